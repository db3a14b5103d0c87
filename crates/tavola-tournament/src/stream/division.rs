//! A division of a tournament: who may enter it, how it is played, how long its matches are, what it costs.

use std::fmt;

use serde::{Deserialize, Serialize};

pub use super::series::Series;
use crate::format::bracket::Stage;
use crate::format::consolation::Feeding;
use crate::format::davis_cup::DeadRubbers;
use crate::format::double_elimination::Ending;
use crate::format::lengths::Lengths;
use crate::format::swing::{CppSchedule, LossLimit};
use crate::format::swiss::SwissOrder;
use crate::result::money::Cents;
use crate::result::prize::{Fees, PrizeTable, Rate, SidePool};
use crate::result::tie_break::TieBreak;
use tavola_base::Millis;
use tavola_base::clock::ClockSettings;

/// The name of a division in commands and addresses: `main`, `intermediate`, `jackpot`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "string"))]
#[serde(transparent)]
pub struct DivisionId(String);

impl DivisionId {
    /// The division of that name.
    #[must_use]
    pub fn new(name: impl Into<String>) -> Self {
        Self(name.into())
    }

    /// The name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for DivisionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Which divisions come first when tables and players are called (TRN-07).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Precedence {
    /// The Champion division.
    #[default]
    Champion,
    /// The Intermediate division.
    Intermediate,
    /// Further divisions.
    Further,
    /// Side events: jackpots, doubles, last-minute tournaments.
    Side,
}

/// What one entrant is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum EntrantKind {
    /// One player.
    #[default]
    Single,
    /// Two who consult on one side of the board.
    ConsultationDoubles,
    /// Two who are number 1 and number 2 of a Davis Cup pair (DAV-01).
    DavisPair,
}

impl EntrantKind {
    /// How many people one entrant is.
    #[must_use]
    pub const fn people(self) -> usize {
        match self {
            Self::Single => 1,
            Self::ConsultationDoubles | Self::DavisPair => 2,
        }
    }
}

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
            _ => false,
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

/// A Calcutta: players are auctioned, and who bought the best placed is paid.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CalcuttaPlan {
    /// How much of the prices comes back.
    #[serde(default = "whole")]
    pub returned: Rate,
    /// The parts of the owners of the first, the second, …
    #[serde(default = "seventy_thirty")]
    pub parts: Vec<u32>,
}

/// A side pool: an own prize among those who joined it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct DivisionPool {
    /// Its name.
    pub name: String,
    /// What joining costs.
    pub fee: Cents,
    /// How much comes back.
    #[serde(default = "whole")]
    pub returned: Rate,
    /// The parts of the first, the second, …
    #[serde(default = "seventy_thirty")]
    pub parts: Vec<u32>,
}

const fn whole() -> Rate {
    Rate::WHOLE
}

fn seventy_thirty() -> Vec<u32> {
    vec![70, 30]
}

impl DivisionPool {
    /// The pool without its name.
    #[must_use]
    pub fn pool(&self) -> SidePool {
        SidePool { fee: self.fee, returned: self.returned, parts: self.parts.clone() }
    }
}

/// How a division is set up.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Division {
    /// Its name in commands.
    pub id: DivisionId,
    /// Its name to show; without it the one in commands.
    #[serde(default)]
    pub name: Option<String>,
    /// When its matches are called.
    #[serde(default)]
    pub precedence: Precedence,
    /// What one entrant is.
    #[serde(default)]
    pub entrants: EntrantKind,
    /// How it is played.
    #[serde(default)]
    pub format: Format,
    /// How long its matches are.
    #[serde(default)]
    pub lengths: Lengths,
    /// Whether a pairing is one match or several (MAT-09).
    #[serde(default)]
    pub series: Series,
    /// What parts equals in rounds, in that order; without it by custom.
    #[serde(default)]
    pub tie_breaks: Option<Vec<TieBreak>>,
    /// The clock its matches are played with, if any.
    #[serde(default)]
    pub clock: Option<ClockSettings>,
    /// What it costs.
    #[serde(default)]
    pub fees: Fees,
    /// How its prizes are shared; without it by custom.
    #[serde(default)]
    pub prizes: Option<PrizeTable>,
    /// Its side pools.
    #[serde(default)]
    pub pools: Vec<DivisionPool>,
    /// Its auction, if there is one.
    #[serde(default)]
    pub calcutta: Option<CalcuttaPlan>,
    /// How long a point takes, for estimates.
    #[serde(default = "eight_minutes")]
    pub per_point: Millis,
}

const fn eight_minutes() -> Millis {
    Millis::seconds(8 * 60)
}

impl Division {
    /// What parts equals, in that order: as said, or by custom.
    #[must_use]
    pub fn parted_by(&self) -> &[TieBreak] {
        use TieBreak::{Buchholz, DirectEncounter, PointsDifference, SonnebornBerger};
        match (&self.tie_breaks, &self.format) {
            (Some(own), _) => own,
            (None, Format::Swiss { .. }) => &[Buchholz, SonnebornBerger, DirectEncounter],
            (None, _) => &[DirectEncounter, PointsDifference],
        }
    }

    /// The name to show.
    #[must_use]
    pub fn title(&self) -> &str {
        self.name.as_deref().unwrap_or(self.id.as_str())
    }

    /// How long a match to so many points takes, by estimate.
    #[must_use]
    pub fn estimate(&self, length: u8) -> Millis {
        self.per_point.times(length.into())
    }
}
