//! Dice over the board: which rolls count (IRR-04). Online no die ever leans on a checker.

use serde::{Deserialize, Serialize};

/// How a die has come to rest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lie {
    /// Flat on the right-hand half of the board.
    Flat,
    /// On the other half.
    WrongHalf,
    /// On a checker or leaning against one.
    OnChecker,
    /// On the rim or the bar.
    OnRim,
    /// Beside the board.
    Outside,
}

/// What the opponent says to rolling again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Consent {
    /// They agree that the roll does not count.
    Given,
    /// They dispute it.
    Refused,
}

/// What becomes of a roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RollRuling {
    /// It counts.
    Counts,
    /// Both dice are rolled again.
    BothAgain,
    /// Everything stays as it lies, and the director decides.
    NothingIsTouched,
}

/// The ruling on two dice that have come to rest so.
#[must_use]
pub const fn ruling_on_roll(dice: (Lie, Lie), consent: Consent) -> RollRuling {
    match (dice, consent) {
        ((Lie::Flat, Lie::Flat), _) => RollRuling::Counts,
        (_, Consent::Given) => RollRuling::BothAgain,
        (_, Consent::Refused) => RollRuling::NothingIsTouched,
    }
}
