//! The doubling cube: what it shows, whose it is, and how it is offered and answered (CUB).
//!
//! Who may double when is [`Game`](crate::Game)'s business.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::ruleset::CubeResponses;
use crate::side::Side;

/// What the cube shows: a power of two from 1 to 2⁴⁸.
///
/// There is no rule against going higher (CUB-04); 3 × 2⁴⁸ is where a game's points would cease to be exact in
/// every reader of JSON.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "number"))]
#[serde(try_from = "u64", into = "u64")]
pub struct CubeValue {
    log2: u8,
}

impl CubeValue {
    /// The value at the start of a game.
    pub const ONE: Self = Self { log2: 0 };
    /// The largest value the system carries.
    pub const LARGEST: Self = Self { log2: 48 };

    /// The value `number`, or `None` if that is no power of two from 1 to 2⁴⁸.
    #[must_use]
    pub const fn new(number: u64) -> Option<Self> {
        if number.is_power_of_two() && number <= Self::LARGEST.number() {
            Some(Self { log2: number.trailing_zeros() as u8 })
        } else {
            None
        }
    }

    /// The number shown: 1, 2, 4, …
    #[must_use]
    pub const fn number(self) -> u64 {
        1 << self.log2
    }

    /// How often it was doubled from 1: 0 to 48.
    #[must_use]
    pub const fn doublings(self) -> u8 {
        self.log2
    }

    /// Twice as much, or `None` beyond the largest value.
    #[must_use]
    pub const fn doubled(self) -> Option<Self> {
        if self.log2 < Self::LARGEST.log2 { Some(Self { log2: self.log2 + 1 }) } else { None }
    }
}

impl TryFrom<u64> for CubeValue {
    type Error = NotACubeValue;

    fn try_from(number: u64) -> Result<Self, NotACubeValue> {
        Self::new(number).ok_or(NotACubeValue(number))
    }
}

impl From<CubeValue> for u64 {
    fn from(value: CubeValue) -> Self {
        value.number()
    }
}

impl fmt::Display for CubeValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

/// A number that no cube shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a cube shows a power of two up to 2^48, not {0}")]
pub struct NotACubeValue(pub u64);

/// Who may turn the cube.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum CubeOwner {
    /// Both: it lies in the middle.
    Middle,
    /// White alone.
    White,
    /// Black alone.
    Black,
}

impl CubeOwner {
    /// The owner, or `None` in the middle.
    #[must_use]
    pub const fn side(self) -> Option<Side> {
        match self {
            Self::Middle => None,
            Self::White => Some(Side::White),
            Self::Black => Some(Side::Black),
        }
    }

    /// Whether `side` may turn the cube, as far as its place goes (CUB-02).
    #[must_use]
    pub const fn lets(self, side: Side) -> bool {
        matches!((self, side), (Self::Middle, _) | (Self::White, Side::White) | (Self::Black, Side::Black))
    }
}

impl From<Side> for CubeOwner {
    fn from(side: Side) -> Self {
        match side {
            Side::White => Self::White,
            Side::Black => Self::Black,
        }
    }
}

/// The cube as it lies.
///
/// It leaves the middle only by a double that was taken, so `owner` also tells whether one was (OPT-02).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Cube {
    /// What it shows: the stake of a single game.
    pub value: CubeValue,
    /// Whose it is.
    pub owner: CubeOwner,
}

impl Cube {
    /// In the middle, worth 1 (CUB-01).
    pub const START: Self = Self { value: CubeValue::ONE, owner: CubeOwner::Middle };

    /// Whether a double was taken in this game.
    #[must_use]
    pub const fn was_turned(self) -> bool {
        !matches!(self.owner, CubeOwner::Middle)
    }
}

/// Which cube act an offer is; each step after the first answers the one before (CUB-11 to CUB-13).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum OfferStep {
    /// The double itself.
    Double,
    /// The doubled player redoubled at once.
    Beaver,
    /// The doubler doubled the beaver.
    Raccoon,
    /// The beavering player doubled the raccoon.
    Otter,
}

impl OfferStep {
    /// The step that may answer this one, if any.
    #[must_use]
    pub const fn next(self) -> Option<Self> {
        match self {
            Self::Double => Some(Self::Beaver),
            Self::Beaver => Some(Self::Raccoon),
            Self::Raccoon => Some(Self::Otter),
            Self::Otter => None,
        }
    }

    const fn is_in(self, responses: CubeResponses) -> bool {
        match self {
            Self::Double => true,
            Self::Beaver => !matches!(responses, CubeResponses::TakeOrDrop),
            Self::Raccoon => matches!(responses, CubeResponses::Raccoon | CubeResponses::Otter),
            Self::Otter => matches!(responses, CubeResponses::Otter),
        }
    }
}

/// A cube offered and not yet answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Offer {
    /// Who made the first double; they are on roll.
    pub doubler: Side,
    /// How far the doubling has gone.
    pub step: OfferStep,
    /// The stake if this step is accepted.
    pub asked: CubeValue,
    /// The stake that is lost by refusing this step.
    pub refused: CubeValue,
}

impl Offer {
    /// `doubler` offers `cube` at twice its value, or `None` beyond the largest.
    #[must_use]
    pub const fn double(doubler: Side, cube: Cube) -> Option<Self> {
        match cube.value.doubled() {
            Some(asked) => Some(Self { doubler, step: OfferStep::Double, asked, refused: cube.value }),
            None => None,
        }
    }

    /// Who made this step.
    #[must_use]
    pub const fn by(&self) -> Side {
        match self.step {
            OfferStep::Double | OfferStep::Raccoon => self.doubler,
            OfferStep::Beaver | OfferStep::Otter => self.doubler.opponent(),
        }
    }

    /// Who must answer it.
    #[must_use]
    pub const fn to(&self) -> Side {
        self.by().opponent()
    }

    /// The cube once this step is accepted: with the player who was doubled first, whatever followed (CUB-14).
    #[must_use]
    pub fn accepted(&self) -> Cube {
        Cube { value: self.asked, owner: self.doubler.opponent().into() }
    }

    /// The step by which the answering player may double again, if the rules have it (CUB-15).
    #[must_use]
    pub fn response(&self, responses: CubeResponses) -> Option<OfferStep> {
        self.step.next().filter(|step| step.is_in(responses))
    }

    /// The answering player doubles again, whichever step that is; `None` after the otter or beyond the largest value.
    #[must_use]
    pub fn raised(&self) -> Option<Self> {
        Some(Self { step: self.step.next()?, asked: self.asked.doubled()?, refused: self.asked, ..*self })
    }
}
