//! A table in the browser: one person against the bot, by the club's own decider, its events kept by the page.

use serde::{Deserialize, Serialize};
use tavola_base::bounds::FOR_EVER;
use tavola_base::decider::{Decider, Refusal};
use tavola_base::dice_proof::{DiceSource, MatchNumber, TableSecret, Transcript};
use tavola_base::{PlayerId, TableId, Time};
use tavola_bot::decide;
use tavola_club::stake::Stake;
use tavola_club::table::{
    Actor, Pace, SeatPlan, Sitter, SitterKind, Table, TableCommand, TableEvent, TableFacts, Tables, Terms, Watch,
    narrow, transcript, view,
};
use tavola_club::{TableView, Viewer};
use tavola_engine::{Level, Player};
use tavola_notation::record::{MatDialect, MatchRecord, write_json, write_mat, write_sgf};
use tavola_rules::{BySide, Length, MatchLength, Preset, RuleChoice, RuleSet, Side};
use tavola_study::lookback::TableRecord;
use tavola_study::table::{finished_games, match_record};

use crate::ask::Wrong;

/// The person's side.
const YOU: Side = Side::White;
/// The most events that are taken back from the page.
const MOST_EVENTS: usize = 20_000;

/// How a table is opened: who plays, for what, with which secret.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// Its name.
    id: String,
    /// The bot's level.
    level: String,
    /// Points to win; none for money play.
    points: Option<u8>,
    /// 64 hexadecimal digits from which, with the player's chain, the dice are made.
    secret: String,
    /// The names of the person and of the bot.
    names: [String; 2],
    /// Milliseconds since 1970.
    now: u64,
}

/// A table as the page has kept it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kept {
    level: String,
    secret: String,
    /// The version of the events.
    format: u32,
    events: Vec<String>,
    now: u64,
}

/// What has changed.
#[derive(Debug, Serialize)]
pub(crate) struct Update {
    version: usize,
    /// What the page is to keep: the version of the events, and those that are new.
    format: u32,
    kept: Vec<String>,
    /// What led to it, as the page is told.
    events: Vec<TableEvent>,
    view: TableView,
}

/// What came of a command.
#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Outcome {
    /// It was done.
    Update(Box<Update>),
    /// It was refused.
    Refused(Box<Refusal>),
    /// There was nothing to do.
    Rests,
}

/// A table with its bot.
#[derive(Debug)]
pub struct Seats {
    table: Table,
    events: Vec<TableEvent>,
    secret: TableSecret,
    bot: Player,
}

impl Seats {
    /// Opens a table.
    ///
    /// # Errors
    /// If the level, the length or the secret is none.
    pub(crate) fn open(opening: &Opening) -> Result<(Self, Update), Wrong> {
        let mut seats = Self {
            table: Table::default(),
            events: Vec::new(),
            secret: secret(&opening.secret)?,
            bot: Player::at(level(&opening.level)?),
        };
        let terms = Box::new(terms(opening)?);
        match seats.submitted(Actor::House, TableCommand::Open { terms }, opening.now)? {
            Outcome::Update(update) => Ok((seats, *update)),
            Outcome::Refused(refusal) => Err(Wrong { wrong: "table", detail: refusal.message }),
            Outcome::Rests => Err(Wrong::of("table")),
        }
    }

    /// Takes a table back as the page has kept it.
    ///
    /// # Errors
    /// If an event is none.
    pub(crate) fn restored(kept: &Kept) -> Result<(Self, Update), Wrong> {
        if kept.events.len() > MOST_EVENTS {
            return Err(Wrong::of("too_long"));
        }
        let unreadable = |why: String| Wrong { wrong: "kept", detail: why };
        let read = |event: &String| Tables::read(kept.format, event).map_err(|why| unreadable(why.to_string()));
        let events: Vec<TableEvent> = kept.events.iter().map(read).collect::<Result<_, _>>()?;
        let table = events.iter().fold(Table::default(), Tables::evolve);
        let seats = Self { table, events, secret: secret(&kept.secret)?, bot: Player::at(level(&kept.level)?) };
        let update = seats.update(seats.events.len(), kept.now)?;
        Ok((seats, update))
    }

    /// Does what the person wants, or says why not.
    pub(crate) fn act(&mut self, command: TableCommand, now: u64) -> Result<Outcome, Wrong> {
        self.submitted(Actor::Seat(YOU), command, now)
    }

    /// Lets the bot do one thing.
    pub(crate) fn bot(&mut self, now: u64) -> Result<Outcome, Wrong> {
        match decide(&self.bot, &self.table, Time::from_millis(now)) {
            None => Ok(Outcome::Rests),
            Some(decision) => self.submitted(Actor::Seat(decision.side), decision.command, now),
        }
    }

    /// Does what has fallen due.
    pub(crate) fn due(&mut self, now: u64) -> Result<Outcome, Wrong> {
        match Tables::next_deadline(&self.table) {
            Some(at) if at.millis() <= now => self.submitted(Actor::House, TableCommand::Tick, now),
            _ => Ok(Outcome::Rests),
        }
    }

    /// Why a command would be refused; none if it would be done.
    pub(crate) fn would(&self, command: TableCommand, now: u64) -> Option<Refusal> {
        Tables::decide(&self.table, command, &self.facts(Actor::Seat(YOU), now))
            .err()
            .map(|refusal| Refusal::of(&refusal))
    }

    /// The games so far, to look back at.
    pub(crate) fn record(&self) -> TableRecord {
        TableRecord::of(&self.events)
    }

    /// The record of the dice of a match.
    pub(crate) fn proof(&self, of: MatchNumber) -> Option<Transcript> {
        transcript(&self.events, of)
    }

    /// The match as a file: `xg.mat`, `gnubg.mat`, `match.sgf` or `match.json`.
    pub(crate) fn file(&self, name: &str, day: &str) -> Result<String, Wrong> {
        let record = match_record(&self.events, self.names(), day, None).ok_or(Wrong::of("no_game"))?;
        let written = match name {
            "xg.mat" => write_mat(&record, MatDialect::Xg),
            "gnubg.mat" => write_mat(&record, MatDialect::Gnubg),
            "match.sgf" => write_sgf(&record),
            "match.json" => Ok(write_json(&record)),
            _ => return Err(Wrong::of("no_such_file")),
        };
        written.map_err(|why| Wrong { wrong: "not_sayable", detail: why.to_string() })
    }

    /// The games that are over, to be judged.
    pub(crate) fn finished(&self) -> Option<MatchRecord> {
        finished_games(&self.events, self.names(), None).map(|(_, record)| record)
    }

    fn names(&self) -> BySide<String> {
        let sitter = |side| self.table.opened().and_then(|opened| opened.sitter(side));
        BySide::from_fn(|side| sitter(side).map(|sitter| sitter.name.clone()).unwrap_or_default())
    }

    fn facts(&self, actor: Actor, now: u64) -> TableFacts {
        TableFacts::new(Time::from_millis(now), actor).with_dice(DiceSource::Sealed(self.secret.clone()))
    }

    fn submitted(&mut self, actor: Actor, command: TableCommand, now: u64) -> Result<Outcome, Wrong> {
        let before = self.events.len();
        match Tables::decide(&self.table, command, &self.facts(actor, now)) {
            Err(refusal) => Ok(Outcome::Refused(Box::new(Refusal::of(&refusal)))),
            Ok(events) => {
                for event in events {
                    self.table = Tables::evolve(std::mem::take(&mut self.table), &event);
                    self.events.push(event);
                }
                self.update(before, now).map(|update| Outcome::Update(Box::new(update)))
            }
        }
    }

    fn update(&self, since: usize, now: u64) -> Result<Update, Wrong> {
        let view = view(&self.table, Viewer::Seat(YOU), Time::from_millis(now)).ok_or(Wrong::of("table"))?;
        let new = &self.events[since..];
        let kept = new
            .iter()
            .map(|event| Tables::write(event).map_err(|why| Wrong { wrong: "kept", detail: why.to_string() }));
        Ok(Update {
            version: self.events.len(),
            format: Tables::VERSION,
            kept: kept.collect::<Result<_, _>>()?,
            events: new.iter().filter_map(|event| narrow(event, Viewer::Seat(YOU))).collect(),
            view,
        })
    }
}

fn secret(digits: &str) -> Result<TableSecret, Wrong> {
    let mut key = [0; 32];
    let pairs = digits.as_bytes().chunks_exact(2);
    if digits.len() != 64 {
        return Err(Wrong::of("secret"));
    }
    for (byte, pair) in key.iter_mut().zip(pairs) {
        let pair = str::from_utf8(pair).map_err(|_| Wrong::of("secret"))?;
        *byte = u8::from_str_radix(pair, 16).map_err(|_| Wrong::of("secret"))?;
    }
    Ok(TableSecret::new(key))
}

fn level(name: &str) -> Result<Level, Wrong> {
    Level::named(name).ok_or(Wrong::of("level"))
}

/// Nobody is hurried: there is nobody who waits.
fn terms(opening: &Opening) -> Result<Terms, Wrong> {
    let choice = match opening.points {
        None => RuleChoice::of(Preset::Money),
        Some(points) => {
            let length = MatchLength::new(points).ok_or(Wrong::of("length"))?;
            RuleChoice { length: Some(Length::Points(length)), ..RuleChoice::of(Preset::Match) }
        }
    };
    let rules = RuleSet::new(choice).map_err(|why| Wrong { wrong: "rules", detail: why.to_string() })?;
    let [you, bot] = &opening.names;
    let sitter = |player: &str, name: &str, kind| SeatPlan::Taken {
        sitter: Sitter { player: PlayerId::new(player), name: name.to_owned(), kind },
    };
    Ok(Terms {
        table: TableId::new(&opening.id),
        rules,
        seats: BySide { white: sitter("you", you, SitterKind::Person), black: sitter("bot", bot, SitterKind::Bot) },
        partners: BySide::default(),
        clock: None,
        pace: Pace { decision: None, absence: None, idle: FOR_EVER, ..Pace::default() },
        beginning: None,
        stake: Stake::points(),
        tutor: None,
        duplicate: None,
        rated: false,
        watch: Watch::AtOnce,
    })
}
