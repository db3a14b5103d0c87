//! Whole knock-outs with their consolations, played by a rule or by lot: for tests.

use std::collections::BTreeMap;

use super::bracket::{Bracket, Fixture, MatchState, Outcome, Stage};
use super::consolation::{Above, DrawnRound, Feeding, NextDraw, Pooled, Redraw, draw_round};
use super::knock_out::{KnockOut, MainSize};
use super::late_places::LatePlaces;
use super::lot::{Lot, LotSeed};
use super::record::{Meetings, Records};
use crate::ids::{EntrantId, MatchId, Round};

/// Who wins: the first of a pair or the second.
pub(crate) type Referee = fn(&mut Lot, [EntrantId; 2]) -> EntrantId;

/// The entrant with the lower number wins.
pub(crate) fn lower(_: &mut Lot, pair: [EntrantId; 2]) -> EntrantId {
    pair[0].min(pair[1])
}

/// A coin is tossed.
pub(crate) fn coin(lot: &mut Lot, pair: [EntrantId; 2]) -> EntrantId {
    pair[lot.below(2)]
}

pub(crate) fn entrants(n: u32) -> Vec<EntrantId> {
    (1..=n).map(EntrantId::new).collect()
}

pub(crate) fn lot(seed: u32) -> Lot {
    let mut bytes = [0; 32];
    bytes[..4].copy_from_slice(&seed.to_be_bytes());
    LotSeed::new(bytes).key("rehearsal", "").lot()
}

/// One round as it was drawn, with what was known then.
pub(crate) struct Drawing {
    pub(crate) round: Round,
    pub(crate) pool: Vec<Pooled>,
    pub(crate) drawn: DrawnRound,
    pub(crate) meetings: Meetings,
}

/// A main with one redrawn bracket below it.
pub(crate) struct Rehearsal {
    pub(crate) main: KnockOut,
    pub(crate) late: LatePlaces,
    pub(crate) bracket: Bracket,
    pub(crate) results: BTreeMap<MatchId, Outcome>,
    pub(crate) redraw: Redraw,
    pub(crate) drawings: Vec<Drawing>,
    pub(crate) lot: Lot,
    pub(crate) referee: Referee,
}

impl Rehearsal {
    /// `n` entrants in order of number and so many late places, of which as many are taken as arrive.
    pub(crate) fn new(n: u32, late: usize, arrivals: u32, feeding: Feeding, seed: u32) -> Self {
        let main = KnockOut::draw(&entrants(n), late, MainSize::Fitting, MatchId::FIRST).unwrap();
        let mut places = main.late_places();
        for arrival in 0..arrivals {
            let place = places.next(|_| false).unwrap();
            places.fill(place, EntrantId::new(n + 1 + arrival));
        }
        places.cut_off();
        let redraw = Redraw::of_main(&main, &places, feeding, Stage::Consolation);
        let bracket = Bracket::new(main.fixtures(Stage::Main));
        let (results, drawings) = (BTreeMap::new(), Vec::new());
        Self { main, late: places, bracket, results, redraw, drawings, lot: lot(seed), referee: lower }
    }

    /// Plays one match that is ready, drawn by lot, or draws the round that can be drawn; false when all is over.
    pub(crate) fn step(&mut self) -> bool {
        self.go_on(1)
    }

    /// Draws the round that can be drawn, or plays so many of the matches that are ready; false when all is over.
    fn go_on(&mut self, matches: usize) -> bool {
        let resolved = self.bracket.resolve(&self.results, &self.late);
        if let NextDraw::Draw { round, pool } = self.redraw.next(&self.bracket, &resolved, Above::GoesOn, &|_| true) {
            let meetings = Records::new(&resolved).meetings;
            let drawn = draw_round(&pool, &meetings, &mut self.lot);
            self.bracket.extend(drawn.fixtures(self.redraw.into, round, self.bracket.free_id()));
            self.drawings.push(Drawing { round, pool, drawn, meetings });
            return true;
        }
        let mut ready: Vec<_> = resolved.iter().filter(|(_, _, state)| *state == MatchState::Ready).collect();
        self.lot.shuffle(&mut ready);
        for &(id, seats, _) in ready.iter().take(matches) {
            let pair = seats.map(|seat| seat.entrant().unwrap());
            let winner = (self.referee)(&mut self.lot, pair);
            self.results.insert(id, Outcome::Won { winner });
        }
        !ready.is_empty()
    }

    pub(crate) fn play(&mut self) {
        while self.go_on(usize::MAX) {}
    }

    /// Turns the result of that match round and takes back what no longer fits; rounds that it touches are drawn anew.
    pub(crate) fn correct(&mut self, id: MatchId) {
        let resolved = self.bracket.resolve(&self.results, &self.late);
        let MatchState::Played { loser: Some(loser), .. } = resolved.state(id) else { return };
        self.results.insert(id, Outcome::Won { winner: loser });
        if let Some(first) = self.redraw.first_touched(&self.bracket, id) {
            let into = self.redraw.into;
            let is_gone = |fixture: &Fixture| fixture.stage == into && fixture.round >= first;
            self.bracket.remove(is_gone);
            self.drawings.retain(|drawing| drawing.round < first);
            let bracket = &self.bracket;
            self.results.retain(|&id, _| bracket.fixture(id).is_some());
        }
        self.take_back_stale();
    }

    /// Results whose winner no longer plays that match are taken back, until all fit.
    pub(crate) fn take_back_stale(&mut self) {
        loop {
            let resolved = self.bracket.resolve(&self.results, &self.late);
            if resolved.stale().is_empty() {
                return;
            }
            for id in resolved.stale() {
                self.results.remove(id);
            }
        }
    }
}

/// `cargo test --release -p tavola-tournament large_draw -- --ignored --nocapture` prints the time each round's draw takes.
#[test]
#[ignore = "a measurement, not a test"]
#[expect(clippy::disallowed_methods, reason = "it measures")]
fn large_draw_with_consolation_is_timed() {
    for n in [4096, 3000, 1025] {
        let start = std::time::Instant::now();
        let mut rehearsal = Rehearsal::new(n, 0, 0, Feeding::AllButFinal, 1);
        rehearsal.referee = coin;
        println!("{n} main drawn in {:?}", start.elapsed());
        loop {
            let (drawn, start) = (rehearsal.drawings.len(), std::time::Instant::now());
            if !rehearsal.go_on(usize::MAX) {
                break;
            }
            if let Some(last) = rehearsal.drawings.get(drawn) {
                println!("{n} round {} of {} in {:?}", last.round, last.pool.len(), start.elapsed());
            }
        }
    }
}
