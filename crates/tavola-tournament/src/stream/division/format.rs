//! How a division is played.

use serde::{Deserialize, Serialize};

use crate::format::bracket::Stage;
use crate::format::consolation::Feeding;
use crate::format::davis_cup::DeadRubbers;
use crate::format::double_elimination::Ending;
use crate::format::swing::CppSchedule;
use crate::format::swing::LossLimit;
use crate::format::swiss::SwissOrder;

/// How the losers of a knock-out go on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Consolation {
    /// Not at all.
    None,
    /// In a bracket redrawn round by round, byes and rematches balanced (TRN-09).
    Redraw {
        /// Which rounds feed it.
        #[serde(default)]
        feeding: Feeding,
    },
    /// In a tree printed beforehand, byes steered away from those who had one.
    FixedTree {
        /// Which rounds feed it.
        #[serde(default)]
        feeding: Feeding,
    },
    /// The usual: redrawn, all but the final feeding it.
    #[default]
    #[serde(rename = "usual")]
    Usual,
}

impl Consolation {
    /// Which rounds feed it, if there is one.
    #[must_use]
    pub const fn feeding(self) -> Option<Feeding> {
        match self {
            Self::None => None,
            Self::Usual => Some(Feeding::AllButFinal),
            Self::Redraw { feeding } | Self::FixedTree { feeding } => Some(feeding),
        }
    }
}

/// Whether there is a last chance, and who has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum LastChance {
    /// There is none.
    #[default]
    None,
    /// Who loses in the first rounds of the consolation.
    FirstRounds {
        /// How many of them.
        rounds: u32,
    },
}

/// What becomes of the winner of the lower bracket when they have beaten the undefeated one once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Recharge {
    /// They play once more: nobody is out with one loss.
    #[default]
    Played,
    /// They have won.
    None,
}

impl Recharge {
    /// How the bracket ends with it.
    #[must_use]
    pub const fn ending(self) -> Ending {
        match self {
            Self::Played => Ending::FinalAndRecharge,
            Self::None => Ending::Final,
        }
    }
}

/// How the ties of a Davis Cup follow each other (DAV-03).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ties {
    /// A knock-out: a tie ends when it is decided.
    #[default]
    KnockOut,
    /// Every pair meets every other: all five results count.
    Group,
}

/// How a division is played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Format {
    /// One bracket, and what its losers still play.
    KnockOut {
        /// How its losers go on.
        #[serde(default)]
        consolation: Consolation,
        /// Whether the consolation's losers go on once more.
        #[serde(default)]
        last_chance: LastChance,
    },
    /// Who has lost twice is out.
    DoubleElimination {
        /// Whether the last two play once more if the undefeated one loses.
        #[serde(default)]
        recharge: Recharge,
    },
    /// Rounds among those who have lives left; a loss costs one.
    Lives {
        /// How many everybody has.
        lives: u32,
        /// After so many rounds the best by lives is first; without it until one is left.
        #[serde(default)]
        rounds: Option<u32>,
    },
    /// So many rounds, equals against equals, nobody twice against the same.
    Swiss {
        /// How many; without it as many as a knock-out of that size would have.
        #[serde(default)]
        rounds: Option<u32>,
        /// How equals are paired.
        #[serde(default)]
        order: SwissOrder,
    },
    /// Everybody against everybody.
    RoundRobin {
        /// The first so many rounds of it only.
        #[serde(default)]
        rounds: Option<u32>,
    },
    /// Victory points change hands by single games until one holds all (SWG).
    Swing {
        /// What everybody begins with.
        points: u32,
        /// Chips a point, round by round.
        chips: CppSchedule,
        /// What can be lost at most.
        #[serde(default)]
        limit: LossLimit,
    },
    /// Pairs against pairs, five matches a tie (DAV).
    DavisCup {
        /// How ties follow each other.
        #[serde(default)]
        ties: Ties,
        /// Whether all five are played after the decision (DAV-03); without it in groups only.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        dead: Option<DeadRubbers>,
    },
}

impl Default for Format {
    fn default() -> Self {
        Self::KnockOut { consolation: Consolation::Usual, last_chance: LastChance::None }
    }
}

impl Format {
    /// Whether a stage is part of it.
    #[must_use]
    pub const fn plays(&self, stage: Stage) -> bool {
        match (self, stage) {
            (
                Self::KnockOut { .. } | Self::DoubleElimination { .. } | Self::DavisCup { ties: Ties::KnockOut, .. },
                Stage::Main,
            )
            | (Self::DoubleElimination { .. }, Stage::Lower | Stage::Finals) => true,
            (Self::KnockOut { consolation, .. }, Stage::Consolation) => consolation.feeding().is_some(),
            (Self::KnockOut { consolation, last_chance }, Stage::LastChance) => {
                consolation.feeding().is_some() && !matches!(last_chance, LastChance::None)
            }
            (_, Stage::Rounds) => !self.is_bracket(),
            (Self::KnockOut { .. }, Stage::Lower | Stage::Finals)
            | (Self::DoubleElimination { .. }, Stage::Consolation | Stage::LastChance)
            | (
                Self::DavisCup { ties: Ties::KnockOut, .. },
                Stage::Consolation | Stage::LastChance | Stage::Lower | Stage::Finals,
            )
            | (
                Self::Lives { .. }
                | Self::Swiss { .. }
                | Self::RoundRobin { .. }
                | Self::Swing { .. }
                | Self::DavisCup { ties: Ties::Group, .. },
                Stage::Main | Stage::Consolation | Stage::LastChance | Stage::Lower | Stage::Finals,
            ) => false,
        }
    }

    /// Whether it is one bracket with what hangs below it, and not rounds in which all play.
    #[must_use]
    pub const fn is_bracket(&self) -> bool {
        match self {
            Self::KnockOut { .. } | Self::DoubleElimination { .. } => true,
            Self::DavisCup { ties, .. } => matches!(ties, Ties::KnockOut),
            Self::Lives { .. } | Self::Swiss { .. } | Self::RoundRobin { .. } | Self::Swing { .. } => false,
        }
    }
}
