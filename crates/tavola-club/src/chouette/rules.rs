//! What a chouette is played by: the rule set of the game, and the knobs only a chouette has.

use serde::{Deserialize, Serialize};
use tavola_rules::{Knobs, Preset, RuleChoice, RuleSet};

use super::unsound::UnsoundRules;

/// A rule that is in force or not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteSwitch"))]
#[serde(rename_all = "snake_case")]
pub enum Switch {
    /// Not in force.
    Off,
    /// In force.
    On,
}

impl Switch {
    /// Whether it is in force.
    #[must_use]
    pub const fn is_on(self) -> bool {
        matches!(self, Self::On)
    }
}

/// How many cubes lie on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteCubes"))]
#[serde(rename_all = "snake_case")]
pub enum Cubes {
    /// One between the box and the team; only takes are individual (CHO-07).
    Single,
    /// One between the box and each member (CHO-11).
    Multiple,
}

/// When the box stays the box after a game that it did not clearly lose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteBoxStays"))]
#[serde(rename_all = "snake_case")]
pub enum BoxStays {
    /// If it beats the captain, whatever else it loses (CHO-12).
    BeatsCaptain,
    /// If it beats the captain and is not behind in money over that game (CHO-13).
    WinsAndLevel,
}

/// Until when members may offer their cubes in a turn of the team.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteOffering"))]
#[serde(rename_all = "snake_case")]
pub enum Offering {
    /// Until the captain rolls.
    #[serde(alias = "until_throw")]
    UntilRoll,
    /// Until the box has answered any cube of this turn (CHO-16).
    UntilAnswered,
}

/// Who may advise the captain (CHO-06).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteConsultation"))]
#[serde(rename_all = "kebab-case")]
pub enum Consultation {
    /// Every member still in the game.
    Free,
    /// Nobody.
    Never,
    /// Every member still in the game, once a cube has been turned.
    AfterCube,
    /// Those who have offered or accepted a cube, and whoever the captain asks.
    CubeHolders,
}

/// Which captains go to the end of the queue when several members refuse the box's cube together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteDeclining"))]
#[serde(rename_all = "snake_case")]
pub enum Declining {
    /// The captain goes; the best placed of those still in takes over at once (CHO-08).
    CaptainOnly,
    /// The captain goes, the next becomes captain and goes too if they have refused, and so on (CHO-20).
    InTurn,
}

/// What becomes of the cube of a member who leaves during a game (CHO-05).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteLeaving"))]
#[serde(rename_all = "snake_case")]
pub enum Leaving {
    /// It plays on under the captain's decisions until the game ends.
    PlaysOn,
    /// It is lost at once, at its present value.
    Loses,
}

/// Whether the captain takes part when the box's partner is drawn by lot (CHO-22).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouettePartnerLot"))]
#[serde(rename_all = "snake_case")]
pub enum PartnerLot {
    /// The others only.
    WithoutCaptain,
    /// The captain too.
    WithCaptain,
}

/// Where the box's partner stands in the queue when the box is lost (CHO-22).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouettePartnerPlace"))]
#[serde(rename_all = "snake_case")]
pub enum PartnerPlace {
    /// Where they stood.
    Kept,
    /// At the end, behind the box they shared.
    End,
}

/// Every knob only a chouette has, set.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ChouetteKnobs {
    /// One cube or many.
    pub cubes: Cubes,
    /// When the box stays.
    pub box_stays: BoxStays,
    /// Until when members may offer in a turn.
    pub offering: Offering,
    /// If all members double together: take enough to be level, beaver if only the captain's is taken (CHO-13).
    pub take_enough: Switch,
    /// If any of the cubes offered together is taken, the captain's is (CHO-14).
    pub captain_first: Switch,
    /// A sole taker among all who were doubled must beaver (CHO-15), unless they are bound to reject (CHO-09).
    pub sole_taker_beavers: Switch,
    /// Five or more: if all but one reject the box's first double, so must the last (CHO-09).
    pub holdout: Switch,
    /// A sole taker of the box's first double accepts additional cubes (CHO-10).
    pub extras: Switch,
    /// Who may advise.
    pub consultation: Consultation,
    /// Which refusing captains go to the end.
    pub declining: Declining,
    /// What becomes of a leaver's cube.
    pub leaving: Leaving,
    /// From how many players on the box may have a partner: 4 or more.
    pub partner_from: u8,
    /// Who takes part in the lot for the partner.
    pub partner_lot: PartnerLot,
    /// Where the partner goes when the box is lost.
    pub partner_place: PartnerPlace,
}

impl ChouetteKnobs {
    const fn of(preset: Preset) -> Self {
        const GALORE: ChouetteKnobs = ChouetteKnobs {
            cubes: Cubes::Single,
            box_stays: BoxStays::BeatsCaptain,
            offering: Offering::UntilRoll,
            take_enough: Switch::Off,
            captain_first: Switch::Off,
            sole_taker_beavers: Switch::Off,
            holdout: Switch::Off,
            extras: Switch::Off,
            consultation: Consultation::Free,
            declining: Declining::CaptainOnly,
            leaving: Leaving::PlaysOn,
            partner_from: 8,
            partner_lot: PartnerLot::WithoutCaptain,
            partner_place: PartnerPlace::Kept,
        };
        match preset {
            Preset::ChouetteClub => Self {
                cubes: Cubes::Multiple,
                box_stays: BoxStays::WinsAndLevel,
                offering: Offering::UntilAnswered,
                take_enough: Switch::On,
                captain_first: Switch::On,
                sole_taker_beavers: Switch::On,
                consultation: Consultation::CubeHolders,
                declining: Declining::InTurn,
                ..GALORE
            },
            Preset::Money | Preset::Match | Preset::TavolaReale | Preset::Tournament | Preset::ChouetteGalore => GALORE,
        }
    }
}

/// What a chouette's maker chose: the game's rules, and the chouette's knobs turned away from the preset.
/// Loose: [`ChouetteRules::new`] is the gate.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ChouetteChoice {
    /// The preset, `chouette-galore` or `chouette-club`, with the knobs of the game turned away from it.
    pub game: RuleChoice,
    /// See [`ChouetteKnobs::cubes`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cubes: Option<Cubes>,
    /// See [`ChouetteKnobs::box_stays`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub box_stays: Option<BoxStays>,
    /// See [`ChouetteKnobs::offering`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offering: Option<Offering>,
    /// See [`ChouetteKnobs::take_enough`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub take_enough: Option<Switch>,
    /// See [`ChouetteKnobs::captain_first`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub captain_first: Option<Switch>,
    /// See [`ChouetteKnobs::sole_taker_beavers`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sole_taker_beavers: Option<Switch>,
    /// See [`ChouetteKnobs::holdout`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub holdout: Option<Switch>,
    /// See [`ChouetteKnobs::extras`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub extras: Option<Switch>,
    /// See [`ChouetteKnobs::consultation`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub consultation: Option<Consultation>,
    /// See [`ChouetteKnobs::declining`]; unless set, by the number of cubes: one `captain_only`, many `in_turn`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub declining: Option<Declining>,
    /// See [`ChouetteKnobs::leaving`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leaving: Option<Leaving>,
    /// See [`ChouetteKnobs::partner_from`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub partner_from: Option<u8>,
    /// See [`ChouetteKnobs::partner_lot`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub partner_lot: Option<PartnerLot>,
    /// See [`ChouetteKnobs::partner_place`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub partner_place: Option<PartnerPlace>,
}

impl ChouetteChoice {
    /// The preset as it is.
    #[must_use]
    pub const fn of(preset: Preset) -> Self {
        Self {
            game: RuleChoice::of(preset),
            cubes: None,
            box_stays: None,
            offering: None,
            take_enough: None,
            captain_first: None,
            sole_taker_beavers: None,
            holdout: None,
            extras: None,
            consultation: None,
            declining: None,
            leaving: None,
            partner_from: None,
            partner_lot: None,
            partner_place: None,
        }
    }

    /// The knobs this choice comes to, sound or not.
    #[must_use]
    pub fn knobs(&self) -> ChouetteKnobs {
        let preset = ChouetteKnobs::of(self.game.preset);
        let cubes = self.cubes.unwrap_or(preset.cubes);
        let declining = match cubes {
            Cubes::Single => Declining::CaptainOnly,
            Cubes::Multiple => Declining::InTurn,
        };
        ChouetteKnobs {
            cubes,
            box_stays: self.box_stays.unwrap_or(preset.box_stays),
            offering: self.offering.unwrap_or(preset.offering),
            take_enough: self.take_enough.unwrap_or(preset.take_enough),
            captain_first: self.captain_first.unwrap_or(preset.captain_first),
            sole_taker_beavers: self.sole_taker_beavers.unwrap_or(preset.sole_taker_beavers),
            holdout: self.holdout.unwrap_or(preset.holdout),
            extras: self.extras.unwrap_or(preset.extras),
            consultation: self.consultation.unwrap_or(preset.consultation),
            declining: self.declining.unwrap_or(declining),
            leaving: self.leaving.unwrap_or(preset.leaving),
            partner_from: self.partner_from.unwrap_or(preset.partner_from),
            partner_lot: self.partner_lot.unwrap_or(preset.partner_lot),
            partner_place: self.partner_place.unwrap_or(preset.partner_place),
        }
    }
}

/// The rules of a chouette that passed the gate.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(as = "ChouetteChoice"))]
#[serde(try_from = "ChouetteChoice", into = "ChouetteChoice")]
pub struct ChouetteRules {
    choice: ChouetteChoice,
    game: RuleSet,
    knobs: ChouetteKnobs,
}

impl ChouetteRules {
    /// The rules chosen, if they are sound.
    ///
    /// # Errors
    /// What is wrong with them, with the clause.
    pub fn new(choice: ChouetteChoice) -> Result<Self, UnsoundRules> {
        let game = RuleSet::new(choice.game).map_err(|broken| UnsoundRules::Game(broken.to_string()))?;
        let knobs = choice.knobs();
        if !matches!(choice.game.preset, Preset::ChouetteGalore | Preset::ChouetteClub) {
            return Err(UnsoundRules::NoChouette(choice.game.preset));
        }
        if knobs.extras.is_on() && knobs.cubes == Cubes::Multiple {
            return Err(UnsoundRules::ExtrasWithManyCubes);
        }
        if knobs.partner_from < 4 {
            return Err(UnsoundRules::PartnerTooEarly(knobs.partner_from));
        }
        Ok(Self { choice, game, knobs })
    }

    /// The choice they come from.
    #[must_use]
    pub const fn choice(&self) -> &ChouetteChoice {
        &self.choice
    }

    /// The rules of the game on the board.
    #[must_use]
    pub const fn game(&self) -> &RuleSet {
        &self.game
    }

    /// The game's knobs.
    #[must_use]
    pub const fn game_knobs(&self) -> &Knobs {
        self.game.knobs()
    }

    /// The chouette's knobs.
    #[must_use]
    pub const fn knobs(&self) -> &ChouetteKnobs {
        &self.knobs
    }
}

impl Default for ChouetteRules {
    fn default() -> Self {
        let choice = ChouetteChoice::of(Preset::ChouetteGalore);
        Self { game: RuleSet::preset(Preset::ChouetteGalore), knobs: choice.knobs(), choice }
    }
}

impl TryFrom<ChouetteChoice> for ChouetteRules {
    type Error = UnsoundRules;

    fn try_from(choice: ChouetteChoice) -> Result<Self, UnsoundRules> {
        Self::new(choice)
    }
}

impl From<ChouetteRules> for ChouetteChoice {
    fn from(rules: ChouetteRules) -> Self {
        rules.choice
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_reads_back_and_unsound_ones_are_refused() {
        let text = r#"{"game":{"preset":"chouette-galore","responses":"beaver"},"extras":"on"}"#;
        let rules: ChouetteRules = serde_json::from_str(text).unwrap();
        assert_eq!(serde_json::to_string(&rules).unwrap(), text);
        assert!(rules.knobs().extras.is_on());
        for bad in [
            r#"{"game":{"preset":"money"}}"#,
            r#"{"game":{"preset":"chouette-club"},"extras":"on"}"#,
            r#"{"game":{"preset":"chouette-club"},"partner_from":3}"#,
            r#"{"game":{"preset":"chouette-club","length":{"points":5}}}"#,
            r#"{"game":{"preset":"chouette-club"},"cube":"single"}"#,
        ] {
            assert!(serde_json::from_str::<ChouetteRules>(bad).is_err(), "{bad}");
        }
    }
}
