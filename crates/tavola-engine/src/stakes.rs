//! What a game is played for: the cube and the terms around it, seen by the player on roll.

use std::num::NonZeroU32;

use tavola_rules::{CrawfordState, Cube, CubeOwner, CubeResponses, CubeValue, Jacoby, RuleSet, Score, Side};

/// Who may turn the cube, seen by the player on roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CubeHolder {
    /// In the middle: both.
    Centred,
    /// The player on roll.
    Own,
    /// The opponent.
    Opponent,
    /// Nobody: the game is played without a cube.
    Nobody,
}

impl CubeHolder {
    /// The same seen by the other player.
    #[must_use]
    pub const fn flipped(self) -> Self {
        match self {
            Self::Own => Self::Opponent,
            Self::Opponent => Self::Own,
            same => same,
        }
    }
}

/// How many points a player still needs to win the match: 1 or more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PointsAway(NonZeroU32);

impl PointsAway {
    /// One point from the match.
    pub const ONE: Self = Self(NonZeroU32::MIN);

    /// So many points away, or `None` for 0: then the match is over.
    #[must_use]
    pub const fn new(points: u32) -> Option<Self> {
        match NonZeroU32::new(points) {
            Some(points) => Some(Self(points)),
            None => None,
        }
    }

    /// The points needed: 1 or more.
    #[must_use]
    pub const fn points(self) -> u32 {
        self.0.get()
    }

    /// Still away after winning `points`, or `None` if that wins the match.
    #[must_use]
    pub const fn after_winning(self, points: u32) -> Option<Self> {
        Self::new(self.points().saturating_sub(points))
    }
}

/// Whether points or a match are at stake.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Terms {
    /// Points, each worth the same.
    Money {
        /// Gammons count only once the cube has been turned (OPT: Jacoby).
        jacoby: bool,
        /// A doubled player may turn the cube again at once and keep it.
        beavers: bool,
    },
    /// A match to a number of points.
    Match {
        /// The player on roll needs so many.
        away_own: PointsAway,
        /// The opponent needs so many.
        away_opponent: PointsAway,
        /// This is the Crawford game: nobody may double. One away without it means the game is after Crawford.
        crawford: bool,
    },
}

/// Cube and terms together, seen by the player on roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Stakes {
    /// The cube's value.
    pub cube: CubeValue,
    /// Who may turn it.
    pub owner: CubeHolder,
    /// Money or match.
    pub terms: Terms,
}

impl Stakes {
    /// A money game at its beginning, with neither Jacoby nor beavers.
    pub const MONEY: Self = Self {
        cube: CubeValue::ONE,
        owner: CubeHolder::Centred,
        terms: Terms::Money { jacoby: false, beavers: false },
    };

    /// The stakes of a game under `rules` at `score`, seen by `side`.
    #[must_use]
    pub fn seen_by(side: Side, rules: &RuleSet, score: &Score, cube: Cube) -> Self {
        let away = |side| score.away(side).and_then(|away| PointsAway::new(away.points().into()));
        let terms = match (away(side), away(side.opponent())) {
            (Some(away_own), Some(away_opponent)) => {
                let crawford = score.crawford() == CrawfordState::Crawford;
                Terms::Match { away_own, away_opponent, crawford }
            }
            _ => Terms::Money {
                jacoby: rules.knobs().jacoby == Jacoby::On,
                beavers: rules.knobs().responses >= CubeResponses::Beaver,
            },
        };
        let owner = match (cube.owner, side) {
            (CubeOwner::Middle, _) => CubeHolder::Centred,
            (CubeOwner::White, Side::White) | (CubeOwner::Black, Side::Black) => CubeHolder::Own,
            _ => CubeHolder::Opponent,
        };
        Self { cube: cube.value, owner, terms }
    }

    /// The same stakes seen by the opponent.
    #[must_use]
    pub const fn flipped(self) -> Self {
        let terms = match self.terms {
            Terms::Match { away_own, away_opponent, crawford } => {
                Terms::Match { away_own: away_opponent, away_opponent: away_own, crawford }
            }
            money => money,
        };
        Self { cube: self.cube, owner: self.owner.flipped(), terms }
    }

    /// The stakes after the player on roll has doubled and the opponent has taken; still seen by the doubler. A cube
    /// that shows all it can stays as it is.
    #[must_use]
    pub fn after_take(self) -> Self {
        let cube = self.cube.doubled().unwrap_or(self.cube);
        Self { cube, owner: CubeHolder::Opponent, terms: self.terms }
    }

    /// Whether the opponent needs one point, this is not the Crawford game, and the player on roll needs more: losing the
    /// game loses the match, whatever the cube shows.
    #[must_use]
    pub fn is_trailer_after_crawford(&self) -> bool {
        matches!(self.terms, Terms::Match { away_own, away_opponent, crawford: false } if away_opponent.points() == 1 && away_own.points() > 1)
    }

    /// Whether the rules let the player on roll double (CUB-03, MAT: not in the Crawford game).
    #[must_use]
    pub const fn may_double(&self) -> bool {
        let open = matches!(self.owner, CubeHolder::Centred | CubeHolder::Own);
        let crawford = matches!(self.terms, Terms::Match { crawford: true, .. });
        open && !crawford && self.cube.doubled().is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_doubles_in_the_crawford_game() {
        let away = |points| PointsAway::new(points).unwrap();
        let terms = |crawford| Terms::Match { away_own: away(3), away_opponent: away(1), crawford };
        assert!(!Stakes { terms: terms(true), ..Stakes::MONEY }.may_double());
        assert!(Stakes { terms: terms(false), ..Stakes::MONEY }.may_double());
    }

    #[test]
    fn the_cube_goes_to_the_taker_at_twice_its_value() {
        let after = Stakes::MONEY.after_take();
        assert_eq!((after.cube.number(), after.owner), (2, CubeHolder::Opponent));
        assert!(!after.may_double());
        assert!(after.flipped().may_double());
    }
}
