//! The knobs of a rule set: what each can be set to.

use std::fmt;

use serde::{Deserialize, Serialize};

/// How many points a match is played to: 1 to 64.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub struct MatchLength(pub(super) u8);

impl MatchLength {
    /// The longest match: 64 points, as far as the field's match equity tables reach.
    pub const LONGEST: Self = Self(64);

    /// The length of so many points, or `None` outside 1 to 64.
    #[must_use]
    pub const fn new(points: u8) -> Option<Self> {
        match points {
            1..=64 => Some(Self(points)),
            _ => None,
        }
    }

    /// The points to reach: 1 to 64.
    #[must_use]
    pub const fn points(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for MatchLength {
    type Error = NotAMatchLength;

    fn try_from(points: u8) -> Result<Self, NotAMatchLength> {
        Self::new(points).ok_or(NotAMatchLength(points))
    }
}

impl From<MatchLength> for u8 {
    fn from(length: MatchLength) -> Self {
        length.0
    }
}

impl fmt::Display for MatchLength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A number of points to which no match is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a match is played to 1 to 64 points, not {0}")]
pub struct NotAMatchLength(pub u8);

/// How long is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Length {
    /// Game after game: money play.
    Unlimited,
    /// To that many points: a match (MAT-01).
    Points(MatchLength),
}

/// Whether gammons count only once the cube was turned (OPT-02).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Jacoby {
    /// Gammons always count.
    Off,
    /// Gammons count single until a double was taken.
    On,
}

/// How far doubles may be answered by doubles (CUB-11 to CUB-15). Each step contains those before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum CubeResponses {
    /// A double is taken or dropped, nothing else.
    TakeOrDrop,
    /// It may be answered by a beaver.
    Beaver,
    /// And the beaver by a raccoon.
    Raccoon,
    /// And the raccoon by an otter.
    Otter,
}

/// How many equal opening rolls double the stake (OPT-01).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum AutomaticDoubles {
    /// None.
    None,
    /// The first so many of a game; usually one.
    UpTo(AutomaticLimit),
    /// The first always, each later one if the box agrees (CHO-17).
    FirstThenByConsent,
}

/// How many automatic doubles are counted in a game at most: 1 to 10.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub struct AutomaticLimit(u8);

impl AutomaticLimit {
    /// The usual limit.
    pub const ONE: Self = Self(1);

    /// The limit of so many, or `None` outside 1 to 10.
    #[must_use]
    pub const fn new(most: u8) -> Option<Self> {
        match most {
            1..=10 => Some(Self(most)),
            _ => None,
        }
    }

    /// How many are counted at most: 1 to 10.
    #[must_use]
    pub const fn most(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for AutomaticLimit {
    type Error = NotAnAutomaticLimit;

    fn try_from(most: u8) -> Result<Self, NotAnAutomaticLimit> {
        Self::new(most).ok_or(NotAnAutomaticLimit(most))
    }
}

impl From<AutomaticLimit> for u8 {
    fn from(limit: AutomaticLimit) -> Self {
        limit.0
    }
}

/// A number of automatic doubles nobody agrees on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("1 to 10 automatic doubles may be agreed, not {0}")]
pub struct NotAnAutomaticLimit(pub u8);

/// Whether the game after a player comes to one point short is played without doubling (MAT-02).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Crawford {
    /// The cube is always there.
    Off,
    /// One game without.
    On,
}

/// Whether the trailer must wait for their third turn to double after the Crawford game (MAT-04).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Holland {
    /// They may double at once.
    Off,
    /// They wait.
    On,
}

/// Which doubles a match forbids beyond the Crawford game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum DoublingLimit {
    /// None.
    None,
    /// Those by which a plain win would end the match for the doubler and otherwise would not (CUB-17).
    TavolaReale,
}

/// Who can lose a backgammon.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum BackgammonRule {
    /// Only a player who has borne off no checker (END-04, END-05).
    OnlyWithNoneOff,
    /// Anybody with a checker on the bar or in the winner's home board (END-06).
    EvenWithSomeOff,
}

/// What becomes of a roll rolled before the opponent has ended their turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PrematureRoll {
    /// It is void and repeated (IRR-06).
    Void,
    /// It stands, and the offender cannot double that turn (IRR-07).
    Stands,
}

/// Whether a play must be legal to be completed (IRR-01).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Legality {
    /// Only legal plays can be completed.
    Strict,
    /// Any play stands unless the opponent asks for a legal one.
    Called,
}

/// Every knob of a rule set, set.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Knobs {
    /// How long is played.
    pub length: Length,
    /// Whether gammons need a turned cube.
    pub jacoby: Jacoby,
    /// Beaver, raccoon, otter.
    pub responses: CubeResponses,
    /// Automatic doubles at the opening roll.
    pub automatic_doubles: AutomaticDoubles,
    /// The Crawford rule.
    pub crawford: Crawford,
    /// The Holland rule.
    pub holland: Holland,
    /// The `tavola-reale` limit on the cube.
    pub doubling_limit: DoublingLimit,
    /// Who can lose a backgammon.
    pub backgammon: BackgammonRule,
    /// What becomes of a premature roll.
    pub premature_roll: PrematureRoll,
    /// Whether plays must be legal to be completed.
    pub legality: Legality,
}
