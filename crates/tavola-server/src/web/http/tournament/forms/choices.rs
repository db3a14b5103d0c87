//! What is chosen by a word of ours that stands for several settings: formats, consolations, clocks.

use serde::Deserialize;
use tavola_base::{
    Millis,
    clock::{ClockMode, ClockSettings},
};
use tavola_tournament::{
    Feeding, Format,
    format::{
        swing::{CppSchedule, LossLimit},
        swiss::SwissOrder,
    },
    stream::division::{Consolation, LastChance, Recharge, Ties},
};

/// A format to choose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum FormatChoice {
    /// A knock-out with its consolation.
    Consolation,
    /// The same with a last chance.
    LastChance,
    /// A knock-out alone.
    Only,
    /// Who has lost twice is out.
    DoubleElimination,
    /// Equals against equals.
    Swiss,
    /// Everybody against everybody.
    RoundRobin,
    /// Three lives.
    Lives,
    /// Victory points change hands.
    Swing,
    /// Pairs against pairs.
    DavisCup,
}

impl FormatChoice {
    /// All, in the order in which they are offered.
    pub(crate) const ALL: [Self; 9] = [
        Self::Consolation,
        Self::LastChance,
        Self::Only,
        Self::DoubleElimination,
        Self::Swiss,
        Self::RoundRobin,
        Self::Lives,
        Self::Swing,
        Self::DavisCup,
    ];

    /// The word on the page.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Consolation => "consolation",
            Self::LastChance => "last_chance",
            Self::Only => "only",
            Self::DoubleElimination => "double_elimination",
            Self::Swiss => "swiss",
            Self::RoundRobin => "round_robin",
            Self::Lives => "lives",
            Self::Swing => "swing",
            Self::DavisCup => "davis_cup",
        }
    }

    /// The format, its details by custom.
    pub(super) fn format(self) -> Format {
        let (consolation, last_chance) = (Consolation::Usual, LastChance::None);
        match self {
            Self::Consolation => Format::KnockOut { consolation, last_chance },
            Self::LastChance => Format::KnockOut { consolation, last_chance: LastChance::FirstRounds { rounds: 2 } },
            Self::Only => Format::KnockOut { consolation: Consolation::None, last_chance },
            Self::DoubleElimination => Format::DoubleElimination { recharge: Recharge::default() },
            Self::Swiss => Format::Swiss { rounds: None, order: SwissOrder::default() },
            Self::RoundRobin => Format::RoundRobin { rounds: None },
            Self::Lives => Format::Lives { lives: 3, rounds: None },
            Self::Swing => Format::Swing {
                points: 1000,
                chips: CppSchedule::Steps { first: 100, step: 100 },
                limit: LossLimit::default(),
            },
            Self::DavisCup => Format::DavisCup { ties: Ties::default(), dead: None },
        }
    }
}

/// How a consolation is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum ConsolationChoice {
    /// Redrawn, all but the final feeding it.
    Usual,
    /// Redrawn, all rounds feeding it.
    All,
    /// Redrawn, the first two rounds feeding it.
    First,
    /// In a tree printed beforehand.
    FixedTree,
    /// Not at all.
    None,
}

impl ConsolationChoice {
    /// All, in the order in which they are offered.
    pub(crate) const ALL: [Self; 5] = [Self::Usual, Self::All, Self::First, Self::FixedTree, Self::None];

    /// The word on the page.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Usual => "usual",
            Self::All => "all",
            Self::First => "first",
            Self::FixedTree => "fixed_tree",
            Self::None => "none",
        }
    }

    /// The consolation.
    pub(super) fn consolation(self) -> Consolation {
        match self {
            Self::Usual => Consolation::Usual,
            Self::All => Consolation::Redraw { feeding: Feeding::All },
            Self::First => Consolation::Redraw { feeding: Feeding::First { rounds: 2 } },
            Self::FixedTree => Consolation::FixedTree { feeding: Feeding::default() },
            Self::None => Consolation::None,
        }
    }
}

/// A clock to choose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum ClockChoice {
    /// Two minutes a point.
    Usual,
    /// Three minutes a point.
    Slow,
    /// A delay, with figures of its own.
    Delay,
    /// Bronstein, with figures of its own.
    Bronstein,
    /// Fischer, with figures of its own.
    Fischer,
}

impl ClockChoice {
    /// All, in the order in which they are offered.
    pub(crate) const ALL: [Self; 5] = [Self::Usual, Self::Slow, Self::Delay, Self::Bronstein, Self::Fischer];

    /// The word on the page.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Usual => "usual",
            Self::Slow => "slow",
            Self::Delay => "delay",
            Self::Bronstein => "bronstein",
            Self::Fischer => "fischer",
        }
    }

    /// The choice that such settings came of.
    pub(crate) fn of(settings: ClockSettings) -> Self {
        let [usual, slow] = [Self::Usual, Self::Slow].map(|known| known.settings(ClockSettings::USUAL));
        match settings.mode {
            _ if settings == usual => Self::Usual,
            _ if settings == slow => Self::Slow,
            ClockMode::SimpleDelay => Self::Delay,
            ClockMode::Bronstein | ClockMode::BronsteinPrefunded => Self::Bronstein,
            ClockMode::Fischer => Self::Fischer,
        }
    }

    /// Its settings; `figures` are those of its own, if it has any.
    pub(super) const fn settings(self, figures: ClockSettings) -> ClockSettings {
        match self {
            Self::Delay => ClockSettings { mode: ClockMode::SimpleDelay, ..figures },
            Self::Bronstein => ClockSettings { mode: ClockMode::Bronstein, ..figures },
            Self::Fischer => ClockSettings { mode: ClockMode::Fischer, ..figures },
            Self::Usual => ClockSettings::USUAL,
            Self::Slow => ClockSettings {
                mode: ClockMode::SimpleDelay,
                bank_per_point: Millis::seconds(180),
                delay: Millis::seconds(12),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::http::tournament::forms::kinds::{Choice, Kind as _};

    #[test]
    fn every_choice_is_read_by_its_own_word() {
        let zone = jiff::tz::Offset::UTC;
        for choice in FormatChoice::ALL {
            assert_eq!(Choice::of_text(choice.word(), zone), Ok(Choice(choice)));
        }
        for choice in ConsolationChoice::ALL {
            assert_eq!(Choice::of_text(choice.word(), zone), Ok(Choice(choice)));
        }
        let figures = ClockSettings { bank_per_point: Millis::seconds(90), ..ClockSettings::USUAL };
        for choice in ClockChoice::ALL {
            assert_eq!(Choice::of_text(choice.word(), zone), Ok(Choice(choice)));
            assert_eq!(ClockChoice::of(choice.settings(figures)), choice);
        }
    }
}
