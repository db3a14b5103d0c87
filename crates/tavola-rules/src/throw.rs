//! Dice over the board: which throws count (IRR-04). Online no die ever leans on a checker.

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

/// What the opponent says to throwing again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Consent {
    /// He agrees that the throw does not count.
    Given,
    /// He disputes it.
    Refused,
}

/// What becomes of a throw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ThrowRuling {
    /// It counts.
    Counts,
    /// Both dice are thrown again.
    BothAgain,
    /// Everything stays as it lies, and the director decides.
    NothingIsTouched,
}

/// The ruling on two dice that have come to rest so.
#[must_use]
pub const fn ruling_on_throw(dice: (Lie, Lie), consent: Consent) -> ThrowRuling {
    match (dice, consent) {
        ((Lie::Flat, Lie::Flat), _) => ThrowRuling::Counts,
        (_, Consent::Given) => ThrowRuling::BothAgain,
        (_, Consent::Refused) => ThrowRuling::NothingIsTouched,
    }
}
