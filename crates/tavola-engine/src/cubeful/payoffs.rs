//! What each end of the game is worth at each value the cube may reach, seen by the player on roll.

use crate::met::MatchEquityTable;
use crate::stakes::{CubeHolder, Stakes, Terms};

/// Beyond so many doublings a cube is dead in every match.
const MOST_LEVELS: usize = 9;

/// The worth of winning or losing a single game, gammon and backgammon at one value of the cube: points in units
/// of the stakes' cube, or chances to win the match.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Level {
    pub(crate) win: [f32; 3],
    pub(crate) lose: [f32; 3],
    /// The player on roll wins the match with any win at this value: a higher cube is of no use to them.
    pub(crate) own_dead: bool,
    /// The same for the opponent.
    pub(crate) opponent_dead: bool,
}

impl Level {
    pub(crate) fn flipped(&self, mirror: fn(f32) -> f32) -> Self {
        Self {
            win: self.lose.map(mirror),
            lose: self.win.map(mirror),
            own_dead: self.opponent_dead,
            opponent_dead: self.own_dead,
        }
    }

    /// A cash at this value.
    pub(crate) const fn cash(&self) -> f32 {
        self.win[0]
    }

    /// A drop at this value.
    pub(crate) const fn drop(&self) -> f32 {
        self.lose[0]
    }
}

/// All levels from the stakes' cube on; level *k* is the cube turned *k* times more.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Payoffs {
    /// Points: level *k* is 2^k times these.
    Money { jacoby: bool },
    /// Chances: one entry a level, the last one dead for both.
    Match(Vec<Level>),
}

impl Payoffs {
    pub(crate) fn of(stakes: &Stakes, table: &MatchEquityTable) -> Self {
        match stakes.terms {
            Terms::Money { jacoby, .. } => {
                Self::Money { jacoby: jacoby && matches!(stakes.owner, CubeHolder::Centred | CubeHolder::Nobody) }
            }
            Terms::Match { .. } => Self::Match(levels(stakes, table)),
        }
    }

    pub(crate) fn flipped(&self) -> Self {
        match self {
            Self::Money { jacoby } => Self::Money { jacoby: *jacoby },
            Self::Match(levels) => {
                Self::Match(levels.iter().map(|level| level.flipped(|chance| 1.0 - chance)).collect())
            }
        }
    }
}

fn levels(stakes: &Stakes, table: &MatchEquityTable) -> Vec<Level> {
    let Terms::Match { away_own, away_opponent, .. } = stakes.terms else { return Vec::new() };
    let mut levels = Vec::new();
    for doublings in 0..MOST_LEVELS {
        let cube = stakes.cube.number() << doublings;
        let chance = |points: i64| table.after_game(&stakes.terms, points).value();
        let points = |times: u64| i64::try_from(cube * times).unwrap_or(i64::MAX);
        let level = Level {
            win: [1, 2, 3].map(|times| chance(points(times))),
            lose: [1, 2, 3].map(|times| chance(-points(times))),
            own_dead: cube >= u64::from(away_own.points()),
            opponent_dead: cube >= u64::from(away_opponent.points()),
        };
        levels.push(level);
        if level.own_dead && level.opponent_dead {
            break;
        }
    }
    let last = levels.len() - 1;
    levels[last].own_dead = true;
    levels[last].opponent_dead = true;
    levels
}
