//! Rule sets: a preset of the rulebook and the knobs turned away from it, checked by one gate.
//!
//! What the knobs mean for a game in progress is [`Game`](crate::Game)'s business, for a match [`Score`](crate::Score)'s.

mod broken;
mod knobs;
mod preset;

use serde::{Deserialize, Serialize};

pub use broken::{BrokenRule, BrokenRules};
pub use knobs::{
    AutomaticDoubles, AutomaticLimit, BackgammonRule, Crawford, CubeResponses, DoublingLimit, Holland, Jacoby, Knobs,
    Legality, Length, MatchLength, NotAMatchLength, NotAnAutomaticLimit, PrematureRoll,
};
pub use preset::Preset;

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
            (tournament && length.0 < 3, BrokenRule::TournamentLength(length)),
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
