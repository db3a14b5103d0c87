//! Random walks over events of every format: whatever is entered, drawn, called, begun, reported, corrected, undone,
//! withdrawn, postponed and ruled, in any order, nothing is ever held by nobody and the tournament can be played out.
//!
//! A few hundred walks are part of the tests. `TAVOLA_WALKS=10000` walks so many, `TAVOLA_WALK=7` that one and tells it.

mod invariants;
mod moves;

use crate::stream::command::{
    AppealCommand, DeskCommand, DrawCommand, EntryCommand, HouseCommand, ResultCommand, RulingCommand,
};
use tavola_base::clock::ClockSettings;
use tavola_base::{Decider, Millis, PlayerId, Time};
use tavola_rules::Clause;

use super::command::TournamentCommand;
use super::decide::{TournamentActor, TournamentFacts};
use super::division::{Consolation, Division, DivisionId, EntrantKind, Format, LastChance, Recharge, Series, Ties};
use super::entry::Person;
use super::event::TournamentEvent;
use super::play::Report;
use super::refusal::TournamentRefusal;
use super::settings::{CommitteeMember, Rounds, Settings, Venue};
use super::state::Tournament;
use super::view::DrawState;
use crate::format::consolation::Feeding;
use crate::format::lot::{Lot, LotSeed};
use crate::format::swing::{CppSchedule, LossLimit};
use crate::format::swiss::SwissOrder;
use crate::ids::MatchId;
use crate::ruling::{Remedy, RulingNumber};
use crate::{TournamentStream, TournamentViewer};

/// How many walks the tests make, and how many acts each is asked for.
const WALKS: u32 = 250;
const ACTS: usize = 60;

/// One event on its way.
struct Walk {
    event: Tournament,
    seed: LotSeed,
    lot: Lot,
    now: Time,
    events: Vec<TournamentEvent>,
    /// What was done, for who looks for the reason.
    story: Vec<String>,
}

fn formats() -> Vec<Format> {
    let (feeding, rounds) = (Feeding::AllButFinal, 2);
    let swing = |limit| Format::Swing { points: 400, chips: CppSchedule::Steps { first: 100, step: 50 }, limit };
    vec![
        Format::default(),
        Format::KnockOut { consolation: Consolation::None, last_chance: LastChance::None },
        Format::KnockOut { consolation: Consolation::FixedTree { feeding }, last_chance: LastChance::None },
        Format::KnockOut { consolation: Consolation::Usual, last_chance: LastChance::FirstRounds { rounds } },
        Format::DoubleElimination { recharge: Recharge::Played },
        Format::DoubleElimination { recharge: Recharge::None },
        Format::Lives { lives: 2, rounds: None },
        Format::Lives { lives: 3, rounds: Some(3) },
        Format::Swiss { rounds: None, order: SwissOrder::Lot },
        Format::Swiss { rounds: Some(4), order: SwissOrder::Lot },
        Format::RoundRobin { rounds: None },
        Format::RoundRobin { rounds: Some(3) },
        swing(LossLimit::LoserStack),
        swing(LossLimit::Owed),
        Format::DavisCup { ties: Ties::KnockOut, dead: None },
        Format::DavisCup { ties: Ties::Group, dead: None },
    ]
}

impl Walk {
    fn new(number: u32) -> Self {
        let mut bytes = [0; 32];
        bytes[..4].copy_from_slice(&number.to_be_bytes());
        let seed = LotSeed::new(bytes);
        let (now, lot) = (Time::from_millis(1), seed.key("walk", "").lot());
        let mut walk = Self { event: Tournament::default(), seed, lot, now, events: Vec::new(), story: Vec::new() };
        let settings = Box::new(walk.settings());
        walk.must(TournamentCommand::House(HouseCommand::Open { settings }));
        let member = |name: &str| CommitteeMember { person: PlayerId::new(name), name: name.to_owned() };
        let members = ["Carla", "Dario", "Elena"].map(member).to_vec();
        walk.must(TournamentCommand::Desk(DeskCommand::AppointCommittee { members }));
        for id in walk.division_ids() {
            for _ in 0..2 + walk.lot.below(9) {
                walk.enters(&id);
            }
        }
        walk
    }

    fn settings(&mut self) -> Settings {
        let mut divisions = vec![self.division("main")];
        if self.lot.below(3) == 0 {
            divisions.push(self.division("side"));
        }
        let online = self.lot.below(4) == 0;
        Settings {
            divisions,
            venue: if online { Venue::Online } else { Venue::OverTheBoard },
            directors: vec![PlayerId::new("director")],
            tables: if online { 0 } else { u32::try_from(self.lot.below(5)).unwrap() },
            rounds: if self.lot.below(4) == 0 { Rounds::ByTheDirector } else { Rounds::ByThemselves },
            ..Settings::default()
        }
    }

    fn division(&mut self, id: &str) -> Division {
        let formats = formats();
        let format = formats[self.lot.below(formats.len())].clone();
        let entrants = match format {
            Format::DavisCup { .. } => EntrantKind::DavisPair,
            _ if self.lot.below(6) == 0 => EntrantKind::ConsultationDoubles,
            _ => EntrantKind::Single,
        };
        let can_be_series = !matches!(format, Format::DavisCup { .. } | Format::Swing { .. });
        let series = if can_be_series && self.lot.below(4) == 0 { Series::BestOfThree } else { Series::Single };
        let clock = (self.lot.below(4) == 0).then_some(ClockSettings::USUAL);
        Division { id: DivisionId::new(id), format, entrants, series, clock, ..Division::default() }
    }

    fn division_ids(&self) -> Vec<DivisionId> {
        self.event.divisions.keys().cloned().collect()
    }

    /// Somebody of a small town enters, so that divisions share their players.
    fn enters(&mut self, id: &DivisionId) {
        let many = self.event.divisions[id].division.entrants.people();
        let person = |walk: &mut Self| {
            let name = format!("P{}", walk.lot.below(24));
            let player = (walk.lot.below(2) == 0).then(|| PlayerId::new(name.clone()));
            Person { player, ..Person::named(name) }
        };
        let people = (0..many).map(|_| person(self)).collect();
        self.tries(TournamentCommand::Entry(EntryCommand::Enter { division: id.clone(), people, name: None }));
    }

    fn facts(&self, actor: TournamentActor) -> TournamentFacts {
        TournamentFacts { now: self.now, actor, seed: Some(self.seed) }
    }

    fn director() -> TournamentActor {
        TournamentActor::Person(PlayerId::new("director"))
    }

    /// What the director would be told; nothing happens.
    fn would(&self, command: &TournamentCommand) -> Result<Vec<TournamentEvent>, TournamentRefusal> {
        TournamentStream::decide(&self.event, command.clone(), &self.facts(Self::director()))
    }

    fn acts(&mut self, actor: TournamentActor, command: TournamentCommand) -> Result<(), TournamentRefusal> {
        self.now = self.now + Millis::new(1);
        let told = format!("{} {}", self.now.millis(), serde_json::to_string(&command).unwrap());
        let decided = TournamentStream::decide(&self.event, command, &self.facts(actor));
        let why = decided.as_ref().err().map_or_else(String::new, |why| format!(" -- {why}"));
        self.story.push(told + &why);
        for event in decided? {
            self.event = TournamentStream::evolve(std::mem::take(&mut self.event), &event);
            self.story.push(format!("    #{} {}", self.event.version(), serde_json::to_string(&event.what).unwrap()));
            self.events.push(event);
        }
        Ok(())
    }

    /// The director tries something that may be refused.
    fn tries(&mut self, command: TournamentCommand) {
        let _ = self.acts(Self::director(), command);
    }

    /// The house does something that must be in order.
    fn must(&mut self, command: TournamentCommand) {
        if let Err(why) = self.acts(TournamentActor::House, command) {
            self.fails(&why.to_string());
        }
    }

    fn fails(&self, why: &str) -> ! {
        let told = if asked("TAVOLA_WALK").is_some() { self.story.join("\n") } else { String::new() };
        panic!("{why}\n{told}");
    }

    /// Whatever is due is done, and that ends.
    fn settles(&mut self) {
        for ticks in 0.. {
            if self.event.next_deadline().is_none_or(|at| at > self.now) {
                return;
            }
            if ticks > 2000 {
                self.fails("what is due never ends");
            }
            self.must(TournamentCommand::House(HouseCommand::Tick));
        }
    }

    /// Time goes by, more or less, or to the moment when the next thing is due.
    fn waits(&mut self) {
        let next = self.event.next_deadline().filter(|_| self.lot.below(2) == 0);
        let minutes = u64::try_from(self.lot.below(30)).unwrap();
        self.now = next.map_or(self.now, |at| at.max(self.now)) + Millis::seconds(60 * minutes);
    }

    /// Everything that is open is decided and played, and the event is closed.
    fn plays_out(&mut self) {
        for id in self.division_ids() {
            if self.event.divisions[&id].draw == DrawState::Drawn {
                self.must(TournamentCommand::Draw(DrawCommand::PublishDraw { division: id.clone() }));
            }
            self.tries(TournamentCommand::Draw(DrawCommand::CutOff { division: id }));
        }
        for round in 0.. {
            self.settles();
            self.invariants();
            if round > 400 {
                self.fails("it cannot be played out");
            }
            let open: Vec<MatchId> = self.event.open_matches().collect();
            for &of in &open {
                self.is_decided(of);
            }
            let drawn = self.draws_what_waits();
            if open.is_empty() && !drawn {
                break;
            }
        }
        let unfinished = self.event.divisions.values().find(|division| {
            division.draw == DrawState::Published && !(division.is_all_decided() && self.event.is_over(division))
        });
        if let Some(division) = unfinished {
            self.fails(&format!("{} is not over", division.division.id));
        }
        self.settles_what_is_open();
        let leaving = self.event.left_undone().divisions;
        self.must(TournamentCommand::Desk(DeskCommand::Finish { leaving }));
        let again = TournamentStream::fold(&self.events).view(&TournamentViewer::Public, self.now);
        if again != self.event.view(&TournamentViewer::Public, self.now) {
            self.fails("the events folded again are another event");
        }
    }

    /// Disputes about matches that are over are ruled on, and appeals closed: nothing forbids the end any more.
    fn settles_what_is_open(&mut self) {
        let left = self.event.left_undone();
        for of in left.disputes {
            self.must(self.stands(of));
        }
        for ruling in left.appeals {
            let ends = self.way_out(ruling);
            self.must(ends);
        }
    }

    /// What ends an appeal now, whoever has been heard and has voted.
    fn way_out(&self, ruling: RulingNumber) -> TournamentCommand {
        let decide = TournamentCommand::Appeal(AppealCommand::DecideAppeal { ruling });
        let reason = "nobody of the committee is left".to_owned();
        if self.would(&decide).is_ok() {
            decide
        } else {
            TournamentCommand::Appeal(AppealCommand::CloseAppeal { ruling, reason })
        }
    }

    /// The rounds that wait for the director.
    fn draws_what_waits(&mut self) -> bool {
        let waiting: Vec<DivisionId> = self
            .event
            .divisions
            .values()
            .filter(|d| self.event.next_round(d).is_some())
            .map(|d| d.division.id.clone())
            .collect();
        for division in &waiting {
            self.must(TournamentCommand::Draw(DrawCommand::DrawRound { division: division.clone() }));
        }
        !waiting.is_empty()
    }

    /// A match that is open gets its result, after whatever is quarrelled about is ruled on.
    fn is_decided(&mut self, of: MatchId) {
        while self.event.game(of).is_some_and(super::state::Match::is_ready) {
            if self.event.game(of).is_some_and(|game| game.status.dispute.is_some()) {
                self.must(self.stands(of));
            }
            let Some(report) = self.report(of) else { self.fails("nobody can say how it ended") };
            self.must(TournamentCommand::Result(ResultCommand::Result { of, result: report }));
        }
    }

    fn stands(&self, of: MatchId) -> TournamentCommand {
        let (clause, reason, remedy) = (Clause::TRN_21, "so".to_owned(), Remedy::Stands);
        TournamentCommand::Ruling(RulingCommand::Rule {
            of: Some(of),
            rubber: None,
            about: None,
            clause,
            reason,
            remedy,
        })
    }

    /// A result that the match could have.
    fn report(&mut self, of: MatchId) -> Option<Report> {
        let chair = self.lot.below(2);
        moves::report(&self.event, of, chair, self.lot.below(3))
    }
}

/// How many walks are asked for.
fn asked(name: &str) -> Option<u32> {
    std::env::var(name).ok()?.parse().ok()
}

fn walk(number: u32) {
    let mut walk = Walk::new(number);
    for _ in 0..ACTS {
        walk.moves();
        walk.settles();
        walk.invariants();
    }
    walk.plays_out();
    if asked("TAVOLA_WALK").is_some() {
        println!("{}", walk.story.join("\n"));
    }
}

// rule: TRN-07
// rule: TRN-18
#[test]
fn whatever_is_done_nothing_is_held_by_nobody_and_the_tournament_can_be_played_out() {
    if let Some(number) = asked("TAVOLA_WALK") {
        return walk(number);
    }
    let failed: Vec<u32> = (0..asked("TAVOLA_WALKS").unwrap_or(WALKS))
        .filter(|&number| std::panic::catch_unwind(|| walk(number)).is_err())
        .collect();
    assert!(failed.is_empty(), "walks {failed:?} fail: TAVOLA_WALK=NUMBER tells one alone");
}
