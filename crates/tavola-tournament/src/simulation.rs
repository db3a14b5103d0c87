//! Whole events played by coin flips through the stream, with everything that must hold checked on the way.

use std::collections::BTreeMap;

use tavola_base::{Decider, Millis, PlayerId, Time};
use tavola_rules::{CubeValue, WinKind};

use super::ids::{EntrantId, MatchId};
use super::{TournamentEvent, TournamentStream};
use crate::format::bracket::{MatchState, Seat, Stage};
use crate::format::davis_cup::Rubber;
use crate::format::knock_out::MainSize;
use crate::format::lot::{Lot, LotSeed};
use crate::format::record::Records;
use crate::stream::command::{
    DeskCommand, DrawCommand, EntryCommand, HouseCommand, ResultCommand, TournamentCommand, WrongLines,
};
use crate::stream::decide::TournamentFacts;
use crate::stream::division::{Division, DivisionId, EntrantKind, Format};
use crate::stream::play::Report;
use crate::stream::refusal::TournamentRefusal;
use crate::stream::settings::{CommitteeMember, Settings};
use crate::stream::state::{DivisionState, Tournament};

/// A tournament that plays itself.
#[derive(Debug)]
pub struct Simulation {
    event: Tournament,
    seed: LotSeed,
    coins: Lot,
    now: Time,
    events: Vec<TournamentEvent>,
}

/// What one round was.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RoundPlayed {
    /// Matches played.
    pub matches: usize,
    /// Events that led to.
    pub events: usize,
}

impl Simulation {
    /// A tournament of one division with so many entries, drawn and published.
    ///
    /// # Errors
    /// If such a tournament cannot be drawn.
    pub fn new(format: Format, entries: u32, seed: LotSeed) -> Result<Self, TournamentRefusal> {
        Self::with_late_places(format, entries, 0, seed)
    }

    /// The same with so many late places, kept until they are cut off.
    fn with_late_places(
        format: Format,
        entries: u32,
        late_places: u32,
        seed: LotSeed,
    ) -> Result<Self, TournamentRefusal> {
        let id = DivisionId::new("main");
        let entrants =
            if matches!(format, Format::DavisCup { .. }) { EntrantKind::DavisPair } else { EntrantKind::Single };
        let division = Division { id: id.clone(), format, entrants, ..Division::default() };
        let settings = Settings { divisions: vec![division], ..Settings::default() };
        let (coins, now) = (seed.key("coins", "").lot(), Time::from_millis(1));
        let mut simulation = Self { event: Tournament::default(), seed, coins, now, events: Vec::new() };
        simulation.act(TournamentCommand::House(HouseCommand::Open { settings: Box::new(settings) }))?;
        let member = |name: &str| CommitteeMember { person: PlayerId::new(name), name: name.to_owned() };
        let members = ["Carla", "Dario", "Elena"].map(member).to_vec();
        simulation.act(TournamentCommand::Desk(DeskCommand::AppointCommittee { members }))?;
        let csv = list(entries, entrants);
        simulation.act(TournamentCommand::Entry(EntryCommand::Import {
            division: id.clone(),
            csv,
            wrong: WrongLines::Refuse,
        }))?;
        let until = (late_places > 0).then_some(Time::from_millis(1_000_000_000));
        let size = MainSize::Fitting;
        simulation.act(TournamentCommand::Draw(DrawCommand::Draw {
            division: id.clone(),
            late_places,
            until,
            size,
            clubs: crate::stream::command::Clubs::default(),
        }))?;
        simulation.act(TournamentCommand::Draw(DrawCommand::PublishDraw { division: id }))?;
        simulation.settle()?;
        Ok(simulation)
    }

    /// The tournament as it stands.
    #[must_use]
    pub const fn event(&self) -> &Tournament {
        &self.event
    }

    /// Everything that has happened.
    #[must_use]
    pub fn events(&self) -> &[TournamentEvent] {
        &self.events
    }

    /// Plays every match that can be played now; none when all is over.
    ///
    /// # Errors
    /// If the stream refuses what must be in order.
    pub fn round(&mut self) -> Result<Option<RoundPlayed>, TournamentRefusal> {
        let open: Vec<MatchId> = self.event.open_matches().collect();
        if open.is_empty() {
            return Ok(None);
        }
        let before = self.events.len();
        for &id in &open {
            self.play(id)?;
        }
        self.settle()?;
        Ok(Some(RoundPlayed { matches: open.len(), events: self.events.len() - before }))
    }

    fn play(&mut self, id: MatchId) -> Result<(), TournamentRefusal> {
        let format = self.event.game(id).and_then(|game| self.event.division_of(game)).map(|d| &d.division.format);
        let is_swing = matches!(format, Some(Format::Swing { .. }));
        if matches!(format, Some(Format::DavisCup { .. })) {
            for rubber in Rubber::ALL {
                if self.event.game(id).is_some_and(crate::stream::state::Match::is_ready) {
                    let winner = self.coin(id);
                    let report = Report { rubber: Some(rubber), ..Report::scored(winner, [7, 3]) };
                    self.act(TournamentCommand::Result(ResultCommand::Result { of: id, result: report }))?;
                }
            }
            return Ok(());
        }
        let winner = self.coin(id);
        let result = if is_swing {
            let kind = if self.coins.below(4) == 0 { WinKind::Gammon } else { WinKind::Single };
            let cube = CubeValue::new(1 << self.coins.below(3));
            Report { kind: Some(kind), cube, ..Report::won_by(winner) }
        } else {
            let lost = u32::try_from(self.coins.below(7)).unwrap_or(0);
            Report::scored(winner, [7, lost])
        };
        self.act(TournamentCommand::Result(ResultCommand::Result { of: id, result }))
    }

    fn coin(&mut self, id: MatchId) -> EntrantId {
        let pair = self.event.pair(id).unwrap_or([EntrantId::FIRST; 2]);
        pair[self.coins.below(2)]
    }

    /// What is due is done until nothing is.
    fn settle(&mut self) -> Result<(), TournamentRefusal> {
        while self.event.next_deadline().is_some_and(|at| at <= self.now) {
            self.act(TournamentCommand::House(HouseCommand::Tick))?;
        }
        Ok(())
    }

    fn act(&mut self, command: TournamentCommand) -> Result<(), TournamentRefusal> {
        self.now = self.now + Millis::new(1);
        let facts = TournamentFacts::house(self.now, Some(self.seed));
        for event in TournamentStream::decide(&self.event, command, &facts)? {
            self.event = TournamentStream::evolve(std::mem::take(&mut self.event), &event);
            self.events.push(event);
        }
        Ok(())
    }

    /// What does not hold, though it must; nothing if all is well.
    #[must_use]
    pub fn faults(&self) -> Vec<String> {
        self.event.divisions.values().flat_map(|division| faults(&self.event, division)).collect()
    }
}

/// A list of so many names.
fn list(entries: u32, entrants: EntrantKind) -> String {
    let heading = if entrants.people() == 2 { "name,name2" } else { "name" };
    let line = |number: u32| match entrants.people() {
        2 => format!("\nPlayer {number} a,Player {number} b"),
        _ => format!("\nPlayer {number}"),
    };
    std::iter::once(heading.to_owned()).chain((1..=entries).map(line)).collect()
}

fn faults(event: &Tournament, division: &DivisionState) -> Vec<String> {
    let mut faults = Vec::new();
    let mut check = |holds: bool, what: String| {
        if !holds {
            faults.push(what);
        }
    };
    let resolved = division.resolved();
    for (id, seats, state) in resolved.iter() {
        let same = event.game(id).is_some_and(|game| (game.seats, game.state) == (seats, state));
        check(same, format!("match {id} is kept otherwise than it is worked out"));
    }
    check(division.is_all_decided(), "a match is open though nobody can play it".to_owned());
    check(event.is_over(division), "a round could still be drawn".to_owned());
    let records = Records::new(&resolved);
    let entrants = event.entrants_in(division);
    let losses = |entrant: EntrantId| records.of(entrant).lost;
    let placed = event.standings(division);
    check(placed.len() == entrants.len(), format!("{} of {} are placed", placed.len(), entrants.len()));
    let undefeated = entrants.iter().filter(|&&entrant| losses(entrant) == 0).count();
    match &division.division.format {
        Format::KnockOut { consolation, last_chance } => {
            let most = 1
                + u32::from(consolation.feeding().is_some())
                + u32::from(!matches!(last_chance, crate::stream::division::LastChance::None));
            check(undefeated == 1, format!("{undefeated} have not lost"));
            check(entrants.iter().all(|&entrant| losses(entrant) <= most), "somebody lost too often".to_owned());
            let (played, dropped) = consolation_counts(event, division);
            check(played + 1 == dropped || dropped == 0, format!("{played} matches for {dropped} in the consolation"));
        }
        Format::DoubleElimination { .. } => {
            let out = entrants.iter().filter(|&&entrant| losses(entrant) == 2).count();
            check(out + 1 == entrants.len(), format!("{out} have lost twice"));
        }
        Format::Lives { lives, rounds: None } => {
            let alive = entrants.iter().filter(|&&entrant| losses(entrant) < *lives).count();
            check(alive == 1, format!("{alive} have lives left"));
        }
        Format::Swiss { .. } => {
            let byes = entrants.iter().map(|&entrant| records.of(entrant).byes).max().unwrap_or(0);
            check(byes <= 1, format!("somebody had {byes} byes"));
            let met = entrants.iter().flat_map(|&entrant| records.meetings.of(entrant)).map(|(_, times)| *times).max();
            check(entrants.len() < 16 || met.unwrap_or(0) <= 1, "somebody met the same twice".to_owned());
        }
        Format::RoundRobin { rounds: None } => {
            let all = u32::try_from(entrants.len().saturating_sub(1)).unwrap_or(u32::MAX);
            check(entrants.iter().all(|&e| records.of(e).played() == all), "somebody missed somebody".to_owned());
        }
        Format::Swing { points, .. } => {
            let stacks = event.stacks(division);
            let sum: i64 = stacks.values().map(|has| has.number()).sum();
            let whole = i64::from(*points) * i64::try_from(entrants.len()).unwrap_or(0);
            check(sum == whole, format!("the victory points come to {sum}, not {whole}"));
            check(stacks.values().any(|has| has.number() == whole), "nobody holds them all".to_owned());
        }
        _ => {}
    }
    faults
}

/// Matches played in the consolation, and who was in it.
fn consolation_counts(event: &Tournament, division: &DivisionState) -> (usize, usize) {
    let of_stage = division.bracket.fixtures().iter().filter(|fixture| fixture.stage == Stage::Consolation);
    let mut entrants: BTreeMap<EntrantId, ()> = BTreeMap::new();
    let mut played = 0;
    for game in of_stage.filter_map(|fixture| event.game(fixture.id)) {
        played += usize::from(matches!(game.state, MatchState::Played { .. }));
        entrants.extend(game.seats.into_iter().filter_map(Seat::entrant).map(|entrant| (entrant, ())));
    }
    (played, entrants.len())
}

#[cfg(test)]
mod tests;
