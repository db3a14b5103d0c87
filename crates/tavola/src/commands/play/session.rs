//! A table of one person and the house's bot, kept in memory: the club's own decider, with dice from sealed secrets.

use std::time::Instant;

use anyhow::Context as _;
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use tavola_base::dice_proof::{DiceSource, MatchNumber, TableSecret, Transcript};
use tavola_base::{Decider as _, PlayerId, TableId, Time};
use tavola_club::table::{
    Actor, Pace, SeatPlan, Sitter, SitterKind, Table, TableCommand, TableEvent, TableFacts, TableRefusal, Tables,
    Terms, transcript, view,
};
use tavola_club::{TableView, Viewer};
use tavola_engine::{Level, Player};
use tavola_rules::{BySide, RuleSet, Side};
use tavola_server::club::bots;

use super::narrate;

/// The person's side.
pub(super) const YOU: Side = Side::White;

/// A table in memory.
pub(super) struct Session {
    table: Table,
    events: Vec<TableEvent>,
    secret: TableSecret,
    bot: Player,
    begun: Instant,
}

impl Session {
    /// Opens a table under these rules with both seats taken.
    pub(super) fn open(rules: RuleSet, level: Level, seed: Option<u64>) -> anyhow::Result<Self> {
        let mut key = [0; 32];
        match seed {
            Some(seed) => StdRng::seed_from_u64(seed).fill(&mut key),
            None => rand::rng().fill(&mut key),
        }
        let mut session = Self {
            table: Table::default(),
            events: Vec::new(),
            secret: TableSecret::new(key),
            bot: Player::at(level),
            begun: Instant::now(),
        };
        let command = TableCommand::Open { terms: Box::new(terms(rules)) };
        session.submit(Actor::House, command)?.context("the table cannot be opened")?;
        Ok(session)
    }

    /// What the person sees.
    pub(super) fn view(&self) -> TableView {
        view(&self.table, Viewer::Seat(YOU), self.now()).expect("the table was opened")
    }

    /// Lets the bot do whatever it has to do.
    pub(super) fn let_the_bot_act(&mut self) -> anyhow::Result<()> {
        while let Some(decision) = bots::decide(&self.bot, &self.table, self.now()) {
            self.submit(Actor::Seat(decision.side), decision.command)?.context("the bot did something impossible")?;
        }
        Ok(())
    }

    /// Does what the person wants, or says why not.
    pub(super) fn act(&mut self, command: TableCommand) -> anyhow::Result<Result<(), TableRefusal>> {
        self.submit(Actor::Seat(YOU), command)
    }

    /// Ends the match as lost, so that its dice can be opened.
    pub(super) fn give_up(&mut self) -> anyhow::Result<()> {
        if self.act(TableCommand::ResignMatch)?.is_err() {
            self.act(TableCommand::Leave)?.ok();
        }
        Ok(())
    }

    /// The record of the dice so far.
    pub(super) fn transcript(&self) -> Option<Transcript> {
        transcript(&self.events, MatchNumber::FIRST)
    }

    fn submit(&mut self, actor: Actor, command: TableCommand) -> anyhow::Result<Result<(), TableRefusal>> {
        let facts = TableFacts::new(self.now(), actor).with_dice(DiceSource::Sealed(self.secret.clone()));
        let events = match Tables::decide(&self.table, command, &facts) {
            Ok(events) => events,
            Err(refusal) => return Ok(Err(refusal)),
        };
        for event in events {
            self.table = Tables::evolve(std::mem::take(&mut self.table), &event);
            if let Some(line) = narrate::event(&event) {
                println!("{line}");
            }
            self.events.push(event);
        }
        Ok(Ok(()))
    }

    fn now(&self) -> Time {
        Time::from_millis(u64::try_from(self.begun.elapsed().as_millis()).unwrap_or(u64::MAX))
    }
}

/// Nobody is hurried in the terminal.
fn terms(rules: RuleSet) -> Terms {
    let sitter = |player: &str, name: &str, kind| SeatPlan::Taken {
        sitter: Sitter { player: PlayerId::new(player), name: name.to_owned(), kind },
    };
    let seats =
        BySide { white: sitter("you", "You", SitterKind::Person), black: sitter("bot", "Bot", SitterKind::Bot) };
    Terms {
        pace: Pace { decision: None, absence: None, ..Pace::default() },
        ..Terms::new(TableId::new("terminal"), rules, seats)
    }
}
