//! Rule sets: a preset of the rulebook and the knobs turned away from it, checked by one gate.
//!
//! What the knobs mean for a game in progress is [`Game`](crate::Game)'s business, for a match [`Score`](crate::Score)'s.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Clause;

/// A named set of rules; the columns of the rulebook's table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Preset {
    /// Money play: game after game, no end.
    Money,
    /// A match to an agreed number of points.
    Match,
    /// The Italian game room's match play, with its own limit on the cube and its own backgammon.
    TavolaReale,
    /// A match as the Italian tournament regulations have it.
    Tournament,
    /// A chouette with one cube.
    ChouetteGalore,
    /// A chouette with a cube for each member.
    ChouetteClub,
}

impl Preset {
    /// Every preset, in the rulebook's order.
    pub const ALL: [Self; 6] =
        [Self::Money, Self::Match, Self::TavolaReale, Self::Tournament, Self::ChouetteGalore, Self::ChouetteClub];

    /// The knobs as the preset has them.
    #[must_use]
    pub const fn knobs(self) -> Knobs {
        const MONEY: Knobs = Knobs {
            length: Length::Unlimited,
            jacoby: Jacoby::On,
            responses: CubeResponses::TakeOrDrop,
            automatic_doubles: AutomaticDoubles::None,
            crawford: Crawford::Off,
            holland: Holland::Off,
            doubling_limit: DoublingLimit::None,
            backgammon: BackgammonRule::OnlyWithNoneOff,
            premature_roll: PrematureRoll::Void,
            legality: Legality::Strict,
        };
        const MATCH: Knobs =
            Knobs { length: Length::Points(MatchLength(5)), jacoby: Jacoby::Off, crawford: Crawford::On, ..MONEY };
        match self {
            Self::Money | Self::ChouetteGalore => MONEY,
            Self::Match => MATCH,
            Self::TavolaReale => Knobs {
                crawford: Crawford::Off,
                doubling_limit: DoublingLimit::TavolaReale,
                backgammon: BackgammonRule::EvenWithSomeOff,
                ..MATCH
            },
            Self::Tournament => {
                Knobs { length: Length::Points(MatchLength(7)), premature_roll: PrematureRoll::Stands, ..MATCH }
            }
            Self::ChouetteClub => Knobs {
                responses: CubeResponses::Raccoon,
                automatic_doubles: AutomaticDoubles::FirstThenByConsent,
                ..MONEY
            },
        }
    }

    /// Whether the preset plays matches (an agreed number of points) or money games.
    #[must_use]
    pub const fn plays_to(self) -> Length {
        self.knobs().length
    }

    const fn is_chouette(self) -> bool {
        matches!(self, Self::ChouetteGalore | Self::ChouetteClub)
    }
}

impl fmt::Display for Preset {
    /// The name in the rulebook's table: `tavola-reale`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Money => "money",
            Self::Match => "match",
            Self::TavolaReale => "tavola-reale",
            Self::Tournament => "tournament",
            Self::ChouetteGalore => "chouette-galore",
            Self::ChouetteClub => "chouette-club",
        })
    }
}

/// How many points a match is played to: 1 to 64.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub struct MatchLength(u8);

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

/// How many equal opening throws double the stake (OPT-01).
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

/// Whether the trailer must wait for his third turn to double after the Crawford game (MAT-04).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Holland {
    /// He may double at once.
    Off,
    /// He waits.
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

/// What becomes of a roll thrown before the opponent has ended his turn.
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
    /// Automatic doubles at the opening throw.
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

/// What a table's maker chose: a preset, and the knobs turned away from it. Loose: [`RuleSet::new`] is the gate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct RuleChoice {
    /// The preset.
    pub preset: Preset,
    /// How long is played, unless the preset's usual length.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub length: Option<Length>,
    /// See [`Knobs::jacoby`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub jacoby: Option<Jacoby>,
    /// See [`Knobs::responses`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub responses: Option<CubeResponses>,
    /// See [`Knobs::automatic_doubles`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub automatic_doubles: Option<AutomaticDoubles>,
    /// See [`Knobs::crawford`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub crawford: Option<Crawford>,
    /// See [`Knobs::holland`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub holland: Option<Holland>,
    /// See [`Knobs::doubling_limit`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doubling_limit: Option<DoublingLimit>,
    /// See [`Knobs::backgammon`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub backgammon: Option<BackgammonRule>,
    /// See [`Knobs::premature_roll`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub premature_roll: Option<PrematureRoll>,
    /// See [`Knobs::legality`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub legality: Option<Legality>,
}

impl RuleChoice {
    /// The preset as it is.
    #[must_use]
    pub const fn of(preset: Preset) -> Self {
        Self {
            preset,
            length: None,
            jacoby: None,
            responses: None,
            automatic_doubles: None,
            crawford: None,
            holland: None,
            doubling_limit: None,
            backgammon: None,
            premature_roll: None,
            legality: None,
        }
    }

    /// The knobs this choice comes to, sound or not.
    #[must_use]
    pub fn knobs(&self) -> Knobs {
        let preset = self.preset.knobs();
        Knobs {
            length: self.length.unwrap_or(preset.length),
            jacoby: self.jacoby.unwrap_or(preset.jacoby),
            responses: self.responses.unwrap_or(preset.responses),
            automatic_doubles: self.automatic_doubles.unwrap_or(preset.automatic_doubles),
            crawford: self.crawford.unwrap_or(preset.crawford),
            holland: self.holland.unwrap_or(preset.holland),
            doubling_limit: self.doubling_limit.unwrap_or(preset.doubling_limit),
            backgammon: self.backgammon.unwrap_or(preset.backgammon),
            premature_roll: self.premature_roll.unwrap_or(preset.premature_roll),
            legality: self.legality.unwrap_or(preset.legality),
        }
    }

    /// Every rule the choice breaks, in a fixed order; empty if it is sound.
    #[must_use]
    pub fn broken_rules(&self) -> Vec<BrokenRule> {
        let knobs = self.knobs();
        let mut broken = match knobs.length {
            Length::Points(length) => self.broken_in_a_match(&knobs, length),
            Length::Unlimited => self.broken_in_money_play(&knobs),
        };
        let consent = knobs.automatic_doubles == AutomaticDoubles::FirstThenByConsent;
        if consent && !self.preset.is_chouette() {
            broken.push(BrokenRule::ConsentOutsideChouette);
        }
        if knobs.legality == Legality::Called && self.preset == Preset::TavolaReale {
            broken.push(BrokenRule::CalledInTavolaReale);
        }
        broken
    }

    fn broken_in_a_match(&self, knobs: &Knobs, length: MatchLength) -> Vec<BrokenRule> {
        let tournament = self.preset == Preset::Tournament;
        let holland = knobs.holland == Holland::On;
        [
            (self.preset.plays_to() == Length::Unlimited, BrokenRule::LengthInMoneyPlay(self.preset)),
            (knobs.jacoby == Jacoby::On, BrokenRule::JacobyInMatch),
            (knobs.responses != CubeResponses::TakeOrDrop, BrokenRule::ResponsesInMatch),
            (knobs.automatic_doubles != AutomaticDoubles::None, BrokenRule::AutomaticDoublesInMatch),
            (holland && knobs.crawford == Crawford::Off, BrokenRule::HollandWithoutCrawford),
            (tournament && !(3..=25).contains(&length.0), BrokenRule::TournamentLength(length)),
        ]
        .into_iter()
        .filter_map(|(is_broken, rule)| is_broken.then_some(rule))
        .collect()
    }

    fn broken_in_money_play(&self, knobs: &Knobs) -> Vec<BrokenRule> {
        let limit = knobs.doubling_limit == DoublingLimit::TavolaReale;
        [
            (self.preset.plays_to() != Length::Unlimited, BrokenRule::MatchWithoutLength(self.preset)),
            (knobs.crawford == Crawford::On, BrokenRule::CrawfordOutsideMatch),
            (knobs.holland == Holland::On, BrokenRule::HollandOutsideMatch),
            (limit, BrokenRule::DoublingLimitOutsideMatch),
        ]
        .into_iter()
        .filter_map(|(is_broken, rule)| is_broken.then_some(rule))
        .collect()
    }
}

/// One rule a choice of rules breaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum BrokenRule {
    /// A money preset with a number of points to play to.
    #[error("{0} is played without a limit of points (MAT-01)")]
    LengthInMoneyPlay(Preset),
    /// A match preset without a number of points to play to.
    #[error("{0} is played to an agreed number of points (MAT-01)")]
    MatchWithoutLength(Preset),
    /// Jacoby in a match.
    #[error("the Jacoby rule does not exist in match play (OPT-03)")]
    JacobyInMatch,
    /// Beaver, raccoon or otter in a match.
    #[error("beavers do not exist in match play (OPT-03)")]
    ResponsesInMatch,
    /// Automatic doubles in a match.
    #[error("automatic doubles do not exist in match play (OPT-03)")]
    AutomaticDoublesInMatch,
    /// Holland where no Crawford game is played.
    #[error("the Holland rule speaks of the games after the Crawford game: it needs the Crawford rule (MAT-04)")]
    HollandWithoutCrawford,
    /// A tournament match shorter than 3 or longer than 25 points.
    #[error("tournament matches are played to 3 to 25 points, not {0} (MAT-01)")]
    TournamentLength(MatchLength),
    /// Crawford in money play.
    #[error("the Crawford rule exists in match play only (MAT-02)")]
    CrawfordOutsideMatch,
    /// Holland in money play.
    #[error("the Holland rule exists in match play only (MAT-04)")]
    HollandOutsideMatch,
    /// The `tavola-reale` limit in money play.
    #[error("the tavola-reale limit on doubles exists in match play only (CUB-17)")]
    DoublingLimitOutsideMatch,
    /// Automatic doubles by the box's consent where there is no box.
    #[error("only a chouette has a box to agree to further automatic doubles (CHO-17)")]
    ConsentOutsideChouette,
    /// Called legality under `tavola-reale`.
    #[error("tavola-reale is played with strict legality (IRR-01)")]
    CalledInTavolaReale,
}

impl BrokenRule {
    /// The clause that is broken.
    #[must_use]
    pub const fn clause(self) -> Clause {
        match self {
            Self::LengthInMoneyPlay(_) | Self::MatchWithoutLength(_) | Self::TournamentLength(_) => Clause::MAT_01,
            Self::JacobyInMatch | Self::ResponsesInMatch | Self::AutomaticDoublesInMatch => Clause::OPT_03,
            Self::HollandWithoutCrawford | Self::HollandOutsideMatch => Clause::MAT_04,
            Self::CrawfordOutsideMatch => Clause::MAT_02,
            Self::DoublingLimitOutsideMatch => Clause::CUB_17,
            Self::ConsentOutsideChouette => Clause::CHO_17,
            Self::CalledInTavolaReale => Clause::IRR_01,
        }
    }
}

/// All the rules a choice breaks; never empty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BrokenRules(Vec<BrokenRule>);

impl BrokenRules {
    /// The broken rules, at least one.
    #[must_use]
    pub fn rules(&self) -> &[BrokenRule] {
        &self.0
    }
}

impl fmt::Display for BrokenRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().enumerate().try_for_each(|(index, rule)| {
            f.write_str(if index == 0 { "" } else { "; " })?;
            rule.fmt(f)
        })
    }
}

impl std::error::Error for BrokenRules {}

/// Sound rules: what is stored with a match and shown to its players. On the wire it is its [`RuleChoice`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "RuleChoice"))]
#[serde(try_from = "RuleChoice", into = "RuleChoice")]
pub struct RuleSet {
    choice: RuleChoice,
    knobs: Knobs,
}

impl RuleSet {
    /// The rules of a choice.
    ///
    /// # Errors
    /// Every rule the choice breaks, with its clause.
    pub fn new(choice: RuleChoice) -> Result<Self, BrokenRules> {
        match choice.broken_rules() {
            broken if broken.is_empty() => Ok(Self { choice, knobs: choice.knobs() }),
            broken => Err(BrokenRules(broken)),
        }
    }

    /// A preset as it is.
    #[must_use]
    pub const fn preset(preset: Preset) -> Self {
        Self { choice: RuleChoice::of(preset), knobs: preset.knobs() }
    }

    /// An ordinary match of that length.
    #[must_use]
    pub const fn match_to(length: MatchLength) -> Self {
        let length = Length::Points(length);
        let choice = RuleChoice { length: Some(length), ..RuleChoice::of(Preset::Match) };
        Self { choice, knobs: Knobs { length, ..Preset::Match.knobs() } }
    }

    /// What was chosen.
    #[must_use]
    pub const fn choice(&self) -> &RuleChoice {
        &self.choice
    }

    /// Every knob.
    #[must_use]
    pub const fn knobs(&self) -> &Knobs {
        &self.knobs
    }

    /// The match length, or `None` in money play.
    #[must_use]
    pub const fn match_length(&self) -> Option<MatchLength> {
        match self.knobs.length {
            Length::Points(length) => Some(length),
            Length::Unlimited => None,
        }
    }
}

impl TryFrom<RuleChoice> for RuleSet {
    type Error = BrokenRules;

    fn try_from(choice: RuleChoice) -> Result<Self, BrokenRules> {
        Self::new(choice)
    }
}

impl From<RuleSet> for RuleChoice {
    fn from(rules: RuleSet) -> Self {
        rules.choice
    }
}
