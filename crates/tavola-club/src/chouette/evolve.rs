//! What an event makes of the state. Nothing is judged here: that was done when the event was decided.

mod game;

use std::sync::Arc;

use tavola_base::{Millis, PlayerId, Time};

use super::event::{ChouetteEvent, Happened};
use super::in_play::{Extras, InPlay};
use super::ledger::Posting;
use super::log::line_of;
use super::order::OrderRoll;
use super::state::{Chouette, GameRecord, Member, Presence, Stage};

impl Chouette {
    /// The state after `event`.
    pub(super) fn after(mut self, event: &ChouetteEvent) -> Self {
        self.version += 1;
        if let Happened::Undone { steps } = event.what {
            return self.undone(steps);
        }
        if self.is_over_the_board() || matches!(event.what, Happened::Opened { .. }) {
            self.journal.push_back_mut(event.clone());
        }
        if let Happened::Paid { currency, payment } = &event.what {
            self.ledger.pay(currency, payment);
            return self;
        }
        let logged = self.dice.follow(&event.what, event.at);
        self.write_log(&event.what);
        if logged || self.follow_the_lines(&event.what, event.at) {
            return self;
        }
        let before_the_game = self.follow_the_club(&event.what, event.at);
        if !before_the_game {
            self.follow_the_game(event);
        }
        self
    }

    /// What everybody sees of an act stands in the dice log.
    fn write_log(&mut self, what: &Happened) {
        let called = |id: &PlayerId| self.members.get(id).map_or_else(String::new, |member| member.name.clone());
        if let Happened::GameStarted { line, team, .. } = what {
            let captain = team.first().map_or_else(String::new, called);
            self.dice.players = tavola_rules::BySide { white: called(&line.the_box), black: captain };
        }
        if let Some(log) = &mut self.dice.log
            && let Some(line) = line_of(what, called)
        {
            log.push(line);
        }
    }

    /// The state as it was before the last `steps` acts.
    fn undone(mut self, steps: u32) -> Self {
        let acts =
            self.journal.iter().enumerate().filter(|(_, event)| event.origin.is_command()).map(|(index, _)| index);
        let keep = acts.rev().take(steps as usize).last().unwrap_or(self.journal.len());
        let journal = std::mem::take(&mut self.journal);
        let earlier = journal.iter().take(keep).fold(Self::default(), Self::after);
        Self { version: self.version, ..earlier }
    }

    /// Who has a page open, and time given back. Returns whether the event was about that.
    fn follow_the_lines(&mut self, what: &Happened, at: Time) -> bool {
        match what {
            Happened::Disconnected { member } => {
                self.away.insert(member.clone(), at);
            }
            Happened::Connected { member } => {
                self.away.remove(member);
            }
            Happened::Resumed { down } => self.give_back(*down),
            _ => return false,
        }
        true
    }

    /// Puts everything that is waited for off by the time in which no server ran.
    fn give_back(&mut self, down: Millis) {
        let later = |until: &mut Option<Time>| *until = until.map(|until| until + down);
        self.away.values_mut().for_each(|since| *since = *since + down);
        if let Some(called) = &mut self.dice.called {
            called.at = called.at + down;
        }
        match &mut self.stage {
            Stage::Ordering { until, .. } | Stage::Seeking { until, .. } => later(until),
            Stage::Playing(game) => {
                game.since = game.since + down;
                if let Some(round) = &mut game.round {
                    later(&mut round.answer_by);
                    round.gathering.iter_mut().for_each(|gathering| later(&mut gathering.until));
                }
                if let Extras::Asked { until, .. } = &mut game.extras {
                    later(until);
                }
            }
            _ => {}
        }
    }

    /// Events of the house: who is there, in which order. Returns whether the event was one.
    fn follow_the_club(&mut self, what: &Happened, at: Time) -> bool {
        match what {
            Happened::Opened { settings } => {
                self.stake = settings.stake.clone();
                self.settings = (**settings).clone();
                self.stage = Stage::Gathering;
            }
            Happened::Joined { member, name } => self.join(member, name),
            Happened::Stayed { member } => self.set_presence(member, Presence::Here),
            Happened::Leaving { member } => {
                self.set_presence(member, Presence::Leaving);
                if let Stage::Playing(game) = &mut self.stage {
                    game.no_longer_silent(member);
                }
            }
            Happened::Left { member, line } => {
                let box_went = self.line.as_ref().is_some_and(|line| line.the_box == *member);
                self.depart(member);
                self.line.clone_from(line);
                match self.stage {
                    Stage::Between | Stage::Seeking { .. } if self.line.is_none() => self.stage = Stage::Gathering,
                    Stage::Seeking { .. } if box_went || !self.may_have_partner() => self.stage = Stage::Between,
                    _ => {}
                }
            }
            Happened::DieRolled { member, die, until } => {
                if !matches!(self.stage, Stage::Ordering { .. }) {
                    self.stage = Stage::Ordering { roll: OrderRoll::among(self.joined.clone()), until: None };
                }
                if let Stage::Ordering { roll, until: deadline } = &mut self.stage {
                    roll.roll(member, *die);
                    *deadline = *until;
                }
            }
            Happened::OrderDecided { line } => {
                self.line = Some(line.clone());
                self.stage = Stage::Between;
            }
            Happened::StakeSet { stake } => self.stake = stake.clone(),
            Happened::Closed => self.stage = Stage::Closed,
            Happened::GoesOn { chouette } => self.sequel = Some(chouette.clone()),
            Happened::GameStarted { number, line, team, stake } => {
                self.line = Some(line.clone());
                if let Some(captain) = team.first() {
                    self.dice.keep_chains_of(&line.the_box, captain);
                }
                let game = InPlay::begin(*number, line, team, stake.clone(), &self.settings.rules);
                self.stage = game.map_or(Stage::Between, |game| Stage::Playing(Box::new(InPlay { since: at, ..game })));
            }
            _ => return self.follow_the_partner(what),
        }
        true
    }

    fn join(&mut self, member: &PlayerId, name: &str) {
        self.members.insert(member.clone(), Member { name: name.to_owned(), presence: Presence::Here });
        self.joined.retain(|id| id != member);
        self.joined.push(member.clone());
        if let Some(line) = &mut self.line {
            line.queue.push(member.clone());
        } else if matches!(self.stage, Stage::Between) {
            self.stage = Stage::Gathering;
        }
    }

    fn set_presence(&mut self, member: &PlayerId, presence: Presence) {
        if let Some(member) = self.members.get_mut(member) {
            member.presence = presence;
        }
    }

    fn depart(&mut self, member: &PlayerId) {
        self.set_presence(member, Presence::Gone);
        self.away.remove(member);
        self.joined.retain(|id| id != member);
        match &mut self.stage {
            Stage::Ordering { roll, .. } => roll.remove(member),
            Stage::Playing(game) => game.dropped_captains.retain(|id| id != member),
            _ => {}
        }
    }

    fn follow_the_partner(&mut self, what: &Happened) -> bool {
        match what {
            Happened::PartnerAsked { member, until } => {
                let declined = match &mut self.stage {
                    Stage::Seeking { declined, .. } => std::mem::take(declined),
                    _ => Vec::new(),
                };
                self.stage = Stage::Seeking { asked: Some(member.clone()), declined, until: *until };
            }
            Happened::PartnerDeclined { member } => {
                if let Stage::Seeking { asked, declined, until } = &mut self.stage {
                    declined.push(member.clone());
                    (*asked, *until) = (None, None);
                }
            }
            Happened::NobodyWanted | Happened::LotVoid { .. } => {}
            Happened::PartnerFound { member } => {
                if let Some(line) = &mut self.line {
                    line.partner = Some(member.clone());
                }
                self.stage = Stage::Between;
            }
            Happened::PartnershipEnded => {
                if let Some(line) = &mut self.line {
                    line.partner = None;
                }
            }
            _ => return false,
        }
        true
    }

    fn follow_the_game(&mut self, event: &ChouetteEvent) {
        let Self { stage: Stage::Playing(game), ledger, line, games, dice, .. } = self else { return };
        let postings = event.what.postings();
        for posting in &postings {
            ledger.post(posting, &game.stake);
        }
        game.postings.extend(postings);
        match &event.what {
            Happened::CaptainChanged { captain, why, queue } => {
                game.change_captain(captain, *why);
                game.waits_from(event.at);
                if let Some(line) = line {
                    line.queue.clone_from(queue);
                }
            }
            Happened::GameEnded { result, line: next, gone, .. } => {
                let set = dice.is_sealed().then_some(dice.set);
                games.push(Arc::new(GameRecord { dice: set, ..game.record(result) }));
                line.clone_from(next);
                let gone = gone.clone();
                self.stage = if self.line.is_some() { Stage::Between } else { Stage::Gathering };
                for member in &gone {
                    self.depart(member);
                }
            }
            what => game.follow(what, event.at),
        }
    }
}

impl Happened {
    /// What is paid along with the event.
    pub(super) fn postings(&self) -> Vec<Posting> {
        match self {
            Self::CubesAnswered { postings, .. }
            | Self::GameEnded { postings, .. }
            | Self::LeftCubes { postings, .. } => postings.clone(),
            Self::ExtraAnswered { paid: posting, .. } | Self::SettlementAgreed { posting, .. } => {
                posting.iter().cloned().collect()
            }
            _ => Vec::new(),
        }
    }
}
