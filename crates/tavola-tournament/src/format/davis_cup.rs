//! Davis Cup ties: two pairs, five matches in three phases (DAV).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// Which pair of a tie.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TeamSide {
    /// The first named.
    A,
    /// The second.
    B,
}

/// A pair: who is its number 1 and who its number 2 (DAV-01).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Pair<P> {
    /// Number 1.
    pub first: P,
    /// Number 2.
    pub second: P,
}

/// One of a pair, by the number they were named with (DAV-01).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "MemberOfPair"))]
#[serde(rename_all = "snake_case")]
pub enum Member {
    /// Number 1.
    First,
    /// Number 2.
    Second,
}

impl Member {
    /// Both, number 1 first.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// Their place among the people of an entry.
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::First => 0,
            Self::Second => 1,
        }
    }
}

/// One of the five matches of a tie (DAV-02).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Rubber {
    /// A's number 1 against B's number 2.
    FirstSecond,
    /// A's number 2 against B's number 1.
    SecondFirst,
    /// Both pairs in consultation.
    Doubles,
    /// The numbers 1.
    Firsts,
    /// The numbers 2.
    Seconds,
}

/// The phase of a tie, 1 to 3; its matches are played at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "TiePhase"))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Number 1 against number 2, twice.
    Crossed,
    /// The doubles.
    Doubles,
    /// Like against like.
    Straight,
}

/// Who sits at a board for a pair.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Lineup<P> {
    /// One of them.
    Single(P),
    /// Both, in consultation.
    Both(Pair<P>),
}

impl Rubber {
    /// The five in the order of play.
    pub const ALL: [Self; 5] = [Self::FirstSecond, Self::SecondFirst, Self::Doubles, Self::Firsts, Self::Seconds];

    /// In which phase it is played.
    #[must_use]
    pub const fn phase(self) -> Phase {
        match self {
            Self::FirstSecond | Self::SecondFirst => Phase::Crossed,
            Self::Doubles => Phase::Doubles,
            Self::Firsts | Self::Seconds => Phase::Straight,
        }
    }

    /// Which members play it for A and for B.
    #[must_use]
    pub const fn members(self) -> [&'static [Member]; 2] {
        const FIRST: &[Member] = &[Member::First];
        const SECOND: &[Member] = &[Member::Second];
        match self {
            Self::FirstSecond => [FIRST, SECOND],
            Self::SecondFirst => [SECOND, FIRST],
            Self::Doubles => [&Member::BOTH, &Member::BOTH],
            Self::Firsts => [FIRST, FIRST],
            Self::Seconds => [SECOND, SECOND],
        }
    }

    /// At which of a tie's two tables it is played, from 0.
    #[must_use]
    pub const fn board(self) -> usize {
        match self {
            Self::FirstSecond | Self::Doubles | Self::Firsts => 0,
            Self::SecondFirst | Self::Seconds => 1,
        }
    }

    /// Who plays it for A and for B.
    #[must_use]
    pub const fn lineups<P: Copy>(self, a: Pair<P>, b: Pair<P>) -> [Lineup<P>; 2] {
        match self {
            Self::FirstSecond => [Lineup::Single(a.first), Lineup::Single(b.second)],
            Self::SecondFirst => [Lineup::Single(a.second), Lineup::Single(b.first)],
            Self::Doubles => [Lineup::Both(a), Lineup::Both(b)],
            Self::Firsts => [Lineup::Single(a.first), Lineup::Single(b.first)],
            Self::Seconds => [Lineup::Single(a.second), Lineup::Single(b.second)],
        }
    }
}

/// Whether matches go on when a tie is decided (DAV-03).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DeadRubbers {
    /// All five are played: the custom in groups, where every point may count.
    Played,
    /// Not after the decision: the custom in a knock-out.
    NotPlayed,
}

/// The results of a tie so far.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "DavisTie"))]
#[serde(transparent)]
pub struct Tie(BTreeMap<Rubber, TeamSide>);

impl Tie {
    /// Notes (or corrects) who has won a match.
    pub fn note(&mut self, rubber: Rubber, winner: TeamSide) {
        self.0.insert(rubber, winner);
    }

    /// How many matches a pair has won.
    #[must_use]
    pub fn won(&self, side: TeamSide) -> usize {
        self.0.values().filter(|winner| **winner == side).count()
    }

    /// Who has the majority of five (DAV-03).
    #[must_use]
    pub fn decided(&self) -> Option<TeamSide> {
        [TeamSide::A, TeamSide::B].into_iter().find(|&side| self.won(side) >= 3)
    }

    /// The matches to be played now: those of the earliest phase that is not over, unless nothing hangs on them.
    #[must_use]
    pub fn to_play(&self, dead: DeadRubbers) -> Vec<Rubber> {
        if dead == DeadRubbers::NotPlayed && self.decided().is_some() {
            return Vec::new();
        }
        let open = || Rubber::ALL.into_iter().filter(|rubber| !self.0.contains_key(rubber));
        let Some(phase) = open().map(Rubber::phase).min() else { return Vec::new() };
        open().filter(|rubber| rubber.phase() == phase).collect()
    }

    /// Who has won the tie, once nothing of it is to be played.
    #[must_use]
    pub fn over(&self, dead: DeadRubbers) -> Option<TeamSide> {
        if self.to_play(dead).is_empty() { self.decided() } else { None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // rule: DAV-02
    // rule: DAV-03
    #[test]
    fn dv_01_two_in_phase_one_and_the_doubles_decide_a_tie() {
        let mut tie = Tie::default();
        tie.note(Rubber::FirstSecond, TeamSide::A);
        assert_eq!(tie.to_play(DeadRubbers::NotPlayed), [Rubber::SecondFirst], "the doubles wait for both");
        tie.note(Rubber::SecondFirst, TeamSide::A);
        assert_eq!(tie.to_play(DeadRubbers::NotPlayed), [Rubber::Doubles]);
        tie.note(Rubber::Doubles, TeamSide::A);
        assert_eq!((tie.won(TeamSide::A), tie.won(TeamSide::B)), (3, 0));
        assert_eq!(tie.over(DeadRubbers::NotPlayed), Some(TeamSide::A), "phase 3 is not needed");
        assert_eq!(tie.to_play(DeadRubbers::Played), [Rubber::Firsts, Rubber::Seconds]);
        assert_eq!((tie.over(DeadRubbers::Played), tie.decided()), (None, Some(TeamSide::A)));
    }

    // rule: DAV-03
    #[test]
    fn dv_03_from_nought_two_a_tie_is_turned_round() {
        let mut tie = Tie::default();
        for (rubber, winner) in
            Rubber::ALL.into_iter().zip([TeamSide::B, TeamSide::B, TeamSide::A, TeamSide::A, TeamSide::A])
        {
            assert_eq!(tie.decided(), None);
            tie.note(rubber, winner);
        }
        assert_eq!((tie.won(TeamSide::A), tie.won(TeamSide::B)), (3, 2));
        assert_eq!(tie.over(DeadRubbers::NotPlayed), Some(TeamSide::A));
    }

    // rule: DAV-01
    // rule: DAV-02
    #[test]
    fn dv_06_everybody_meets_both_opponents_once_and_plays_the_doubles() {
        let (a, b) = (Pair { first: "A1", second: "A2" }, Pair { first: "B1", second: "B2" });
        let mut met = BTreeMap::<&str, Vec<&str>>::new();
        let mut boards = BTreeMap::<Phase, usize>::new();
        for rubber in Rubber::ALL {
            *boards.entry(rubber.phase()).or_default() += 1;
            match rubber.lineups(a, b) {
                [Lineup::Single(one), Lineup::Single(other)] => {
                    met.entry(one).or_default().push(other);
                    met.entry(other).or_default().push(one);
                }
                both => assert_eq!(both, [Lineup::Both(a), Lineup::Both(b)]),
            }
        }
        assert!(boards.into_values().eq([2, 1, 2]), "phases 1 and 3 need two boards");
        for (player, others) in [("A1", ["B2", "B1"]), ("A2", ["B1", "B2"]), ("B1", ["A2", "A1"]), ("B2", ["A1", "A2"])]
        {
            assert_eq!(met[player], others);
        }
    }
}
