//! A consolation as a tree that can be printed beforehand.

use super::bracket::{Feed, Fixture, Need, Stage};
use super::consolation::Feeding;
use super::ids::{MatchId, Place, Round};
use super::knock_out::KnockOut;

/// The tree below a sheet: the first losers meet, then each drop meets those who are left, turned round so that early
/// rematches are avoided. Its matches are numbered after those of the sheet.
#[must_use]
pub(super) fn below(sheet: &KnockOut, feeding: Feeding) -> Vec<Fixture> {
    let mut tree = Tree { next: sheet.last().next(), round: Round::FIRST, fixtures: Vec::new() };
    let mut alive: Vec<Feed> = Vec::new();
    let rounds = feeding.of(sheet.rounds());
    for round in (0..rounds).map(Round::at) {
        let matches = sheet.matches_in(round);
        let dropping = |index| Feed::Loser { of: sheet.id(round, index) };
        if round == Round::FIRST {
            alive = (0..matches).map(dropping).collect();
        } else {
            let drops: Vec<Feed> = (0..matches).rev().map(dropping).collect();
            alive = tree.play(alive.into_iter().zip(drops).map(|(here, drop)| [here, drop]).collect());
        }
        let next = if round.index() + 1 < rounds { matches / 2 } else { 1 };
        while alive.len() > next.max(1) {
            alive = tree.play(alive.chunks_exact(2).map(|pair| [pair[0], pair[1]]).collect());
        }
    }
    tree.fixtures
}

struct Tree {
    next: MatchId,
    round: Round,
    fixtures: Vec<Fixture>,
}

impl Tree {
    /// One round of these pairs; its winners.
    fn play(&mut self, pairs: Vec<[Feed; 2]>) -> Vec<Feed> {
        let round = self.round;
        self.round = round.next();
        let mut winners = Vec::with_capacity(pairs.len());
        for (index, feeds) in pairs.into_iter().enumerate() {
            let id = self.next;
            self.next = id.next();
            let (stage, place, need) = (Stage::Consolation, Place::at(index), Need::Always);
            self.fixtures.push(Fixture { id, stage, round, place, feeds, need });
            winners.push(Feed::Winner { of: id });
        }
        winners
    }
}
