//! What a match beside a wooden board is set to: names, length, clock, and which reading of the rules.

use serde::{Deserialize, Serialize};
use tavola_base::Millis;
use tavola_base::clock::ClockSettings;
use tavola_rules::{
    BySide, Crawford, CrawfordState, Holland, Length, MatchLength, Points, Preset, RuleChoice, RuleSet,
};

/// How long a break may be (TRN-11).
pub const BREAK: Millis = Millis::seconds(600);

/// How many breaks each player has in a match of that length (TRN-11).
#[must_use]
pub const fn breaks_allowed(length: MatchLength) -> u8 {
    if length.points() < 13 { 1 } else { 2 }
}

/// What a fallen flag means.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "rule", rename_all = "snake_case")]
pub enum FlagRule {
    /// The match is lost at that moment (CLK-02, I).
    #[default]
    Loss,
    /// It is lost when the opponent says so.
    WhenNoticed,
    /// Each player gets so much once; the second fall loses.
    Overtime {
        /// How much: a minute or two by custom.
        time: Millis,
    },
}

/// Who may rule: give time back, correct results, add penalty points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Oversight {
    /// Two people and a board: they rule themselves.
    #[default]
    Players,
    /// An event's director alone.
    Director,
}

/// What a match is set to before its first game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct DeviceSettings {
    /// The players' names.
    pub names: BySide<String>,
    /// The length, from the draw where there is one.
    pub length: MatchLength,
    /// The clock; without it the device is a scoreboard only.
    #[serde(default)]
    pub clock: Option<ClockSettings>,
    /// The clock the event has ordered, if any (CLK-11).
    #[serde(default)]
    pub ordered: Option<ClockSettings>,
    /// What a fallen flag means.
    #[serde(default)]
    pub flag: FlagRule,
    /// The Crawford rule (MAT-02).
    #[serde(default = "on")]
    pub crawford: Crawford,
    /// The Holland rule (MAT-04), kept only where a clock counts the turns.
    #[serde(default = "off")]
    pub holland: Holland,
    /// Who may rule.
    #[serde(default)]
    pub oversight: Oversight,
    /// The score to begin with: a match continued from paper.
    #[serde(default)]
    pub won: BySide<Points>,
    /// Whether the Crawford game lies behind at that score: `pre` or `post`.
    #[serde(default = "pre")]
    pub before: CrawfordState,
}

const fn on() -> Crawford {
    Crawford::On
}

const fn off() -> Holland {
    Holland::Off
}

const fn pre() -> CrawfordState {
    CrawfordState::Pre
}

impl DeviceSettings {
    /// The rules of a match to `length` under these settings.
    #[must_use]
    pub fn rules(&self, length: MatchLength) -> RuleSet {
        // The Holland rule speaks of what follows a Crawford game: without one it means nothing.
        let holland = if self.crawford == Crawford::On { self.holland } else { Holland::Off };
        let choice = RuleChoice {
            length: Some(Length::Points(length)),
            crawford: Some(self.crawford),
            holland: Some(holland),
            ..RuleChoice::of(Preset::Match)
        };
        RuleSet::new(choice).unwrap_or_else(|_| RuleSet::match_to(length))
    }

    /// Whether names and clock are such as can be used.
    #[must_use]
    pub fn are_sound(&self) -> bool {
        const LONGEST: Millis = Millis::seconds(36_000);
        let named = |name: &String| !name.trim().is_empty() && name.chars().count() <= 64;
        let timed = |clock: &ClockSettings| {
            clock.bank_per_point <= LONGEST && clock.delay <= LONGEST && !clock.bank_per_point.is_zero()
        };
        self.names.iter().all(|(_, name)| named(name)) && self.clock.iter().chain(&self.ordered).all(timed)
    }
}
