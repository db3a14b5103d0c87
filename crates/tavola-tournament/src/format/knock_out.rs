//! The main knock-out: a draw by lot in a bracket whose byes are spread evenly (TRN-08), some of them kept for late
//! arrivals (TRN-10).

use serde::{Deserialize, Serialize};
use tavola_rules::Clause;

use super::bracket::{Feed, Fixture, Need, Stage};
use super::late_places::LatePlaces;
use crate::ids::{EntrantId, LatePlace, MatchId, Place, Round};

/// How large the sheet is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum MainSize {
    /// The smallest power of two that holds the entries.
    #[default]
    Fitting,
    /// Twice that, so that there are late places where the entries are a power of two themselves.
    Doubled,
}

/// Why no bracket can be drawn so.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum KnockOutRefusal {
    /// Fewer than two.
    #[error("a bracket needs two entrants")]
    TooFew,
    /// The same entrant twice.
    #[error("entrant {0} is in the draw twice")]
    Twice(EntrantId),
    /// More late places than the bracket has byes.
    #[error(
        "the bracket has {byes} byes, so no more late places than that; with a power of two choose the doubled size"
    )]
    LatePlaces {
        /// How many byes there are.
        byes: usize,
    },
    /// The doubled size without need: its byes would meet each other.
    #[error("only a power of two of entries can have the doubled size")]
    NotDoubled,
}

impl KnockOutRefusal {
    /// The clause it rests on.
    #[must_use]
    pub const fn clause(self) -> Clause {
        match self {
            Self::TooFew | Self::Twice(_) => Clause::TRN_08,
            Self::LatePlaces { .. } | Self::NotDoubled => Clause::TRN_10,
        }
    }
}

/// A drawn knock-out: who stands on each line of the sheet. Its fixtures follow from that.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct KnockOut {
    /// The number of its first match; the others follow, round by round from the top.
    pub first: MatchId,
    /// The lines of the sheet from the top: entrants, late places, byes. Two lines are a match of the first round.
    pub lines: Vec<Feed>,
}

impl KnockOut {
    /// Puts entrants, in drawn order, on the lines of the sheet; the first `late` byes from the top are late places.
    ///
    /// # Errors
    /// If that cannot be drawn.
    pub fn draw(drawn: &[EntrantId], late: usize, size: MainSize, first: MatchId) -> Result<Self, KnockOutRefusal> {
        if drawn.len() < 2 {
            return Err(KnockOutRefusal::TooFew);
        }
        let mut sorted = drawn.to_vec();
        sorted.sort_unstable();
        if let Some(twice) = sorted.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(KnockOutRefusal::Twice(twice[0]));
        }
        let lines = match size {
            MainSize::Fitting => drawn.len().next_power_of_two(),
            MainSize::Doubled if drawn.len().is_power_of_two() => drawn.len() * 2,
            MainSize::Doubled => return Err(KnockOutRefusal::NotDoubled),
        };
        let byes = lines - drawn.len();
        if late > byes {
            return Err(KnockOutRefusal::LatePlaces { byes });
        }
        Ok(Self { first, lines: seated(drawn, late, lines) })
    }

    /// How many lines the sheet has, a power of two.
    #[must_use]
    pub fn size(&self) -> usize {
        self.lines.len()
    }

    /// How many rounds it has.
    #[must_use]
    pub fn rounds(&self) -> usize {
        self.size().ilog2() as usize
    }

    /// How many matches a round has on the sheet, byes included.
    #[must_use]
    pub fn matches_in(&self, round: Round) -> usize {
        self.size() >> round.number()
    }

    /// How many late places it was drawn with.
    #[must_use]
    pub fn late_places(&self) -> LatePlaces {
        LatePlaces::kept(self.lines.iter().filter(|line| matches!(line, Feed::Late { .. })).count())
    }

    /// The number of the match at `index` (from 0) of a round.
    #[must_use]
    pub fn id(&self, round: Round, index: usize) -> MatchId {
        let before = self.size() - (self.size() >> round.index());
        self.first.plus(number(before + index))
    }

    /// The round and the index in it (from 0) of a match; none if it is not of this bracket.
    #[must_use]
    pub fn at(&self, id: MatchId) -> Option<(Round, usize)> {
        let mut index = (id.number().checked_sub(self.first.number())?) as usize;
        for round in (0..self.rounds()).map(Round::at) {
            let matches = self.matches_in(round);
            if index < matches {
                return Some((round, index));
            }
            index -= matches;
        }
        None
    }

    /// The match of the final.
    #[must_use]
    pub fn last(&self) -> MatchId {
        self.id(Round::at(self.rounds() - 1), 0)
    }

    /// The line on which an entrant or late place stands, from 0.
    #[must_use]
    pub fn line(&self, feed: Feed) -> Option<usize> {
        self.lines.iter().position(|&line| line == feed)
    }

    /// What stands beside that line in the first round.
    #[must_use]
    pub fn beside(&self, line: usize) -> Option<Feed> {
        self.lines.get(line ^ 1).copied()
    }

    /// All its fixtures, round by round from the top.
    #[must_use]
    pub fn fixtures(&self, stage: Stage) -> Vec<Fixture> {
        let mut fixtures = Vec::with_capacity(self.size());
        for round in (0..self.rounds()).map(Round::at) {
            for index in 0..self.matches_in(round) {
                let feeds = [2 * index, 2 * index + 1].map(|line| self.feed(round, line));
                let (id, place) = (self.id(round, index), Place::at(index));
                fixtures.push(Fixture { id, stage, round, place, feeds, need: Need::Always });
            }
        }
        fixtures
    }

    fn feed(&self, round: Round, line: usize) -> Feed {
        if round == Round::FIRST {
            return self.lines[line];
        }
        Feed::Winner { of: self.id(Round::at(round.index() - 1), line) }
    }
}

fn number(index: usize) -> u32 {
    u32::try_from(index).unwrap_or(u32::MAX)
}

/// The order in which matches of a first round receive byes, from 0: as far apart as can be.
#[must_use]
pub fn bye_order(matches: usize) -> Vec<usize> {
    let mut order = vec![0];
    while order.len() < matches {
        let last = 2 * order.len() - 1;
        order = order.into_iter().flat_map(|index| [index, last - index]).collect();
    }
    order
}

fn seated(drawn: &[EntrantId], late: usize, lines: usize) -> Vec<Feed> {
    let mut with_bye: Vec<usize> = bye_order(lines / 2).into_iter().take(lines - drawn.len()).collect();
    with_bye.sort_unstable();
    let mut entrants = drawn.iter().map(|&entrant| Feed::Entrant { entrant });
    let mut byes = (0..with_bye.len())
        .map(|index| if index < late { Feed::Late { place: LatePlace::at(index) } } else { Feed::Bye });
    let mut seated = Vec::with_capacity(lines);
    for index in 0..lines / 2 {
        seated.extend(entrants.next());
        let second = if with_bye.binary_search(&index).is_ok() { byes.next() } else { entrants.next() };
        seated.extend(second);
    }
    seated
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::format::bracket::{Bracket, MatchState};

    fn entrants(n: u32) -> Vec<EntrantId> {
        (1..=n).map(EntrantId::new).collect()
    }

    fn drawn(n: u32, late: usize) -> KnockOut {
        KnockOut::draw(&entrants(n), late, MainSize::Fitting, MatchId::FIRST).unwrap()
    }

    #[test]
    fn byes_are_spread_in_mirrored_order() {
        let from_one = |matches| bye_order(matches).into_iter().map(|index| index + 1).collect::<Vec<_>>();
        assert_eq!(from_one(4), [1, 4, 2, 3]);
        assert_eq!(from_one(8), [1, 8, 4, 5, 2, 7, 3, 6]);
        assert_eq!(from_one(16), [1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11]);
    }

    // rule: TRN-08
    #[test]
    fn no_two_byes_meet_and_halves_and_quarters_balance() {
        for n in 2..=300 {
            let main = drawn(n, 0);
            assert_eq!(main.size(), (n as usize).next_power_of_two());
            let is_bye = |line: &Feed| *line == Feed::Bye;
            assert!(main.lines.chunks(2).all(|pair| pair.iter().filter(|line| is_bye(line)).count() < 2), "{n}");
            for part in [2, 4, 8].into_iter().filter(|part| main.size() / part >= 2) {
                let byes: Vec<_> = main
                    .lines
                    .chunks(main.size() / part)
                    .map(|lines| lines.iter().filter(|l| is_bye(l)).count())
                    .collect();
                assert!(byes.iter().max().unwrap() - byes.iter().min().unwrap() <= 1, "{n} {part} {byes:?}");
            }
        }
    }

    // rule: TRN-10
    #[test]
    fn by_l1_two_late_arrivals_take_the_first_late_places_and_the_rest_become_byes() {
        let main = drawn(11, 5);
        let bracket = Bracket::new(main.fixtures(Stage::Main));
        let mut late = main.late_places();
        assert_eq!(late.open().map(LatePlace::number).collect::<Vec<_>>(), [1, 2, 3, 4, 5]);
        let before = bracket.resolve(&BTreeMap::new(), &late);
        let count = |resolved: &crate::Resolved, of: fn(&MatchState) -> bool| {
            (0..8).filter(|&index| of(&resolved.state(main.id(Round::FIRST, index)))).count()
        };
        assert_eq!(count(&before, |state| *state == MatchState::Waiting), 5, "their neighbours wait");
        for (arrival, place) in [(12, 1), (13, 2)] {
            let next = late.next(|_| false).unwrap();
            assert_eq!(next, LatePlace::new(place));
            late.fill(next, EntrantId::new(arrival));
        }
        late.cut_off();
        let after = bracket.resolve(&BTreeMap::new(), &late);
        assert_eq!(count(&after, |state| matches!(state, MatchState::Bye { .. })), 3);
        assert_eq!(count(&after, |state| *state == MatchState::Ready), 5, "drops become 5, 4, 2");
    }

    // rule: TRN-10
    #[test]
    fn by_l3_a_power_of_two_has_no_late_places_unless_the_size_is_doubled_beforehand() {
        let refused = KnockOut::draw(&entrants(16), 1, MainSize::Fitting, MatchId::FIRST).unwrap_err();
        assert_eq!((refused, refused.clause()), (KnockOutRefusal::LatePlaces { byes: 0 }, Clause::TRN_10));
        let doubled = KnockOut::draw(&entrants(16), 16, MainSize::Doubled, MatchId::FIRST).unwrap();
        assert_eq!(doubled.late_places().open().count(), 16);
        assert!(doubled.lines.chunks(2).all(|pair| matches!(pair[1], Feed::Late { .. })), "all sixteen wait");
    }

    // rule: TRN-10
    #[test]
    fn who_buys_himself_in_again_does_not_meet_his_conqueror_if_another_place_is_free() {
        let mut late = LatePlaces::kept(2);
        let conqueror_at_first = |place: LatePlace| place == LatePlace::FIRST;
        assert_eq!(late.next(conqueror_at_first), Some(LatePlace::new(2)));
        late.close(LatePlace::new(2));
        assert_eq!(late.next(conqueror_at_first), Some(LatePlace::FIRST), "not avoidable");
    }

    #[test]
    fn nobody_is_drawn_twice_and_nobody_alone() {
        let twice = [1, 2, 1].map(EntrantId::new);
        let refused = KnockOut::draw(&twice, 0, MainSize::Fitting, MatchId::FIRST);
        assert_eq!(refused, Err(KnockOutRefusal::Twice(EntrantId::new(1))));
        let alone = KnockOut::draw(&twice[..1], 0, MainSize::Fitting, MatchId::FIRST);
        assert_eq!(alone, Err(KnockOutRefusal::TooFew));
    }

    #[test]
    fn a_match_is_found_by_round_and_place_and_back() {
        let main = KnockOut::draw(&entrants(32), 0, MainSize::Fitting, MatchId::new(50)).unwrap();
        for fixture in main.fixtures(Stage::Main) {
            let (round, index) = main.at(fixture.id).unwrap();
            assert_eq!((round, Place::at(index)), (fixture.round, fixture.place));
        }
        assert_eq!(main.at(MatchId::new(49)), None);
        assert_eq!(main.last(), MatchId::new(80));
    }
}
