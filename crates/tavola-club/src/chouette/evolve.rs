//! What an event makes of the state. Nothing is judged here: that was done when the event was decided.

mod game;

use std::sync::Arc;

use tavola_base::{Millis, PlayerId, Time};
use tavola_rules::Die;

use super::claim::Claim;
use super::event::{ChouetteEvent, GameEvent, Happened, LineEvent, MemberEvent, PresenceEvent, SessionEvent};
use super::in_play::{Extras, InPlay};
use super::ledger::Posting;
use super::line::Line;
use super::log::line_of;
use super::order::OrderRoll;
use super::outcome::ChouetteResult;
use super::state::{Chouette, GameRecord, Member, Presence, Settings, Stage};

impl Chouette {
    /// The state after `event`.
    pub(super) fn after(mut self, event: &ChouetteEvent) -> Self {
        self.version += 1;
        if let Happened::Session(SessionEvent::Undone { steps }) = event.what {
            return self.undone(steps);
        }
        if self.is_over_the_board() || matches!(event.what, Happened::Session(SessionEvent::Opened { .. })) {
            self.journal.push_back_mut(event.clone());
        }
        // The log has its head before its first line.
        if let Happened::Dice(what) = &event.what {
            self.dice.follow(what, event.at);
        }
        self.write_log(&event.what);
        if let (Some(log), Some(digest)) = (&mut self.dice.log, event.kept) {
            log.digest = digest;
        }
        self.post(event.what.postings());
        self.follow(&event.what, event.at);
        self.note_news(event);
        self
    }

    fn follow(&mut self, what: &Happened, at: Time) {
        match what {
            Happened::Session(what) => self.follow_session(what),
            Happened::Member(what) => self.follow_member(what),
            Happened::Presence(what) => self.follow_presence(what, at),
            Happened::Line(what) => self.follow_line(what),
            Happened::Game(what) => self.follow_game(what, at),
            Happened::Cube(what) => self.in_game(|game| game.follow_cubes(what, at)),
            Happened::Talk(what) => self.in_game(|game| game.follow_talk(what)),
            Happened::Dice(_) => {}
        }
    }

    /// What everybody sees of an act stands in the dice log.
    fn write_log(&mut self, what: &Happened) {
        let called = |id: &PlayerId| self.members.get(id).map_or_else(String::new, |member| member.name.clone());
        if let Happened::Game(GameEvent::GameStarted { line, team, .. }) = what {
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

    /// What is paid in a game stands in its record and in the ledger.
    fn post(&mut self, postings: Vec<Posting>) {
        let Self { stage: Stage::Playing(game), ledger, .. } = self else { return };
        for posting in &postings {
            ledger.post(posting, &game.stake);
        }
        game.postings.extend(postings);
    }

    fn in_game(&mut self, follow: impl FnOnce(&mut InPlay)) {
        if let Stage::Playing(game) = &mut self.stage {
            follow(game);
        }
    }

    fn follow_session(&mut self, what: &SessionEvent) {
        match what {
            SessionEvent::Opened { settings } => self.open(settings),
            SessionEvent::StakeSet { stake } => self.stake = stake.clone(),
            SessionEvent::Paid { currency, payment } => self.ledger.pay(currency, payment),
            // Taken back before anything else is looked at.
            SessionEvent::Undone { steps: _ } => {}
            SessionEvent::Closed => self.stage = Stage::Closed,
            SessionEvent::GoesOn { chouette, accounts } => {
                (self.sequel, self.accounts) = (Some(chouette.clone()), *accounts);
            }
        }
    }

    fn open(&mut self, settings: &Settings) {
        self.stake = settings.stake.clone();
        // Whoever owes something from another session has a name here, and may come or not.
        let named =
            |(id, name): (&PlayerId, &String)| (id.clone(), Member { name: name.clone(), presence: Presence::Gone });
        self.members.extend(settings.carried.names.iter().map(named));
        self.ledger.carry(&settings.carried);
        self.settings = settings.clone();
        self.stage = Stage::Gathering;
    }

    fn follow_member(&mut self, what: &MemberEvent) {
        match what {
            MemberEvent::Joined { member, name } => self.join(member, name),
            MemberEvent::Stayed { member } => self.set_presence(member, Presence::Here),
            MemberEvent::Leaving { member } => {
                self.set_presence(member, Presence::Leaving);
                self.in_game(|game| game.no_longer_silent(member));
            }
            MemberEvent::LeftCubes { member, postings: _ } => {
                self.in_game(|game| game.lose_cubes(member));
                // The line changes with the end of the game, which a box without cubes brings about.
                if self.game().is_some_and(|game| game.the_box == *member) {
                    self.set_presence(member, Presence::Leaving);
                }
            }
            MemberEvent::Left { member, line } => self.see_off(member, line.as_ref()),
            MemberEvent::Claimed { person, name, seat } => {
                self.claims.retain(|claim| claim.person != *person);
                self.claims.push(Claim { person: person.clone(), name: name.clone(), seat: seat.clone() });
            }
            MemberEvent::ClaimGranted { person, seat } => {
                self.claims.retain(|claim| claim.person != *person && claim.seat != *seat);
                self.claimed.insert(person.clone(), seat.clone());
            }
            MemberEvent::ClaimRefused { person } => self.claims.retain(|claim| claim.person != *person),
        }
    }

    fn see_off(&mut self, member: &PlayerId, line: Option<&Line>) {
        let box_went = self.line.as_ref().is_some_and(|line| line.the_box == *member);
        self.depart(member);
        self.line = line.cloned();
        match self.stage {
            Stage::Between | Stage::Seeking { .. } if self.line.is_none() => self.stage = Stage::Gathering,
            Stage::Seeking { .. } if box_went || !self.may_have_partner() => self.stage = Stage::Between,
            Stage::Unopened
            | Stage::Gathering
            | Stage::Ordering { .. }
            | Stage::Between
            | Stage::Seeking { .. }
            | Stage::Playing(_)
            | Stage::Closed => {}
        }
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
            Stage::Playing(game) => {
                game.dropped_captains.retain(|id| id != member);
                game.stand_in.take_if(|stand_in| stand_in == member);
            }
            Stage::Unopened | Stage::Gathering | Stage::Between | Stage::Seeking { .. } | Stage::Closed => {}
        }
    }

    /// Who has a page open, and time given back.
    fn follow_presence(&mut self, what: &PresenceEvent, at: Time) {
        match what {
            PresenceEvent::Disconnected { member } => {
                self.away.insert(member.clone(), at);
            }
            PresenceEvent::Connected { member } => {
                self.away.remove(member);
                // Whoever is back can be waited for again.
                self.in_game(|game| game.slow.retain(|slow| slow != member));
            }
            PresenceEvent::Resumed { down } => self.give_back(*down),
        }
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
            Stage::Unopened | Stage::Gathering | Stage::Between | Stage::Closed => {}
        }
    }

    fn follow_line(&mut self, what: &LineEvent) {
        match what {
            LineEvent::DieRolled { member, die, until } => self.order_rolled(member, *die, *until),
            LineEvent::OrderDecided { line } => {
                self.line = Some(line.clone());
                self.stage = Stage::Between;
            }
            LineEvent::PartnerAsked { member, until } => self.ask(member, *until),
            LineEvent::PartnerDeclined { member } => {
                if let Stage::Seeking { asked, declined, until } = &mut self.stage {
                    declined.push(member.clone());
                    (*asked, *until) = (None, None);
                }
            }
            LineEvent::NobodyWanted | LineEvent::LotVoid { dice: _ } => {}
            LineEvent::PartnerFound { member } => {
                self.set_partner(Some(member.clone()));
                self.stage = Stage::Between;
            }
            LineEvent::PartnershipEnded => self.set_partner(None),
        }
    }

    fn order_rolled(&mut self, member: &PlayerId, die: Die, until: Option<Time>) {
        if !matches!(self.stage, Stage::Ordering { .. }) {
            self.stage = Stage::Ordering { roll: OrderRoll::among(self.joined.clone()), until: None };
        }
        if let Stage::Ordering { roll, until: deadline } = &mut self.stage {
            roll.roll(member, die);
            *deadline = until;
        }
    }

    fn ask(&mut self, member: &PlayerId, until: Option<Time>) {
        let declined =
            if let Stage::Seeking { declined, .. } = &mut self.stage { std::mem::take(declined) } else { Vec::new() };
        self.stage = Stage::Seeking { asked: Some(member.clone()), declined, until };
    }

    fn set_partner(&mut self, partner: Option<PlayerId>) {
        if let Some(line) = &mut self.line {
            line.partner = partner;
        }
    }

    fn follow_game(&mut self, what: &GameEvent, at: Time) {
        match what {
            GameEvent::GameStarted { number, line, team, stake } => {
                self.line = Some(line.clone());
                if let Some(captain) = team.first() {
                    self.dice.keep_chains_of(&line.the_box, captain);
                }
                let game = InPlay::begin(*number, line, team, stake.clone(), &self.settings.rules);
                self.stage = game.map_or(Stage::Between, |game| Stage::Playing(Box::new(InPlay { since: at, ..game })));
            }
            GameEvent::Acted { camp, action } => self.in_game(|game| game.act(*camp, *action, at)),
            GameEvent::TieDeclined => self.in_game(|game| game.tie_declined = true),
            GameEvent::Rolled => self.in_game(InPlay::rolled),
            GameEvent::FairOver => self.in_game(|game| game.fair_is_over = true),
            GameEvent::ResultEntered { winner, kind } => self.in_game(|game| game.entered = Some((*winner, *kind))),
            GameEvent::TooSlow { camp } => self.in_game(|game| game.was_too_slow(*camp)),
            GameEvent::CaptainChanged { captain, why, queue } => {
                let Self { stage: Stage::Playing(game), line, .. } = self else { return };
                game.change_captain(captain, *why);
                game.waits_from(at);
                if let Some(line) = line {
                    line.queue.clone_from(queue);
                }
            }
            GameEvent::StoodIn { member } => self.in_game(|game| {
                (game.stand_in, game.too_slow) = (member.clone(), None);
                game.waits_from(at);
            }),
            GameEvent::GameEnded { result, postings: _, line, gone } => self.end_game(result, line.as_ref(), gone),
        }
    }

    fn end_game(&mut self, result: &ChouetteResult, line: Option<&Line>, gone: &[PlayerId]) {
        let Self { stage: Stage::Playing(game), games, dice, .. } = self else { return };
        let set = dice.is_sealed().then_some(dice.set);
        games.push(Arc::new(GameRecord { dice: set, ..game.record(result) }));
        self.line = line.cloned();
        self.stage = if self.line.is_some() { Stage::Between } else { Stage::Gathering };
        for member in gone {
            self.depart(member);
        }
    }
}
