//! What a chouette is played by: the rule set of the game, and the knobs only a chouette has.

mod options;

use serde::{Deserialize, Serialize};
use tavola_rules::{Knobs, Preset, RuleChoice, RuleSet};

use super::unsound::UnsoundRules;
pub use options::{
    Beaver, BoxStays, CaptainAfterDrop, CaptainCube, Consultation, Cubes, Declining, ExtraCubes, Holdout, Leaving,
    Offering, PartnerLot, PartnerPlace, Switch,
};

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
    /// What the box does with the captain's cube among several (CHO-14).
    pub captain_cube: CaptainCube,
    /// Whether a double may be taken without a beaver (CHO-15).
    pub beaver: Beaver,
    /// A sole taker among all who were doubled must beaver (CHO-15), unless they are bound to reject (CHO-09).
    pub sole_taker_beavers: Switch,
    /// Five or more: if all but one reject the box's double, so must the last (CHO-09).
    pub holdout: Holdout,
    /// A sole taker of the box's cube from the middle accepts additional cubes (CHO-10).
    pub extras: ExtraCubes,
    /// Who may advise.
    pub consultation: Consultation,
    /// Which refusing captains go to the end.
    pub declining: Declining,
    /// How long another captain stands after the captain's refusal (CHO-08).
    pub captain_after_drop: CaptainAfterDrop,
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
            captain_cube: CaptainCube::Off,
            beaver: Beaver::May,
            sole_taker_beavers: Switch::Off,
            holdout: Holdout::Off,
            extras: ExtraCubes::Off,
            consultation: Consultation::Free,
            declining: Declining::CaptainOnly,
            captain_after_drop: CaptainAfterDrop::Stays,
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
                captain_cube: CaptainCube::IfAny,
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
    /// See [`ChouetteKnobs::captain_cube`].
    #[serde(default, skip_serializing_if = "Option::is_none", alias = "captain_first")]
    pub captain_cube: Option<CaptainCube>,
    /// See [`ChouetteKnobs::beaver`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub beaver: Option<Beaver>,
    /// See [`ChouetteKnobs::sole_taker_beavers`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sole_taker_beavers: Option<Switch>,
    /// See [`ChouetteKnobs::holdout`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub holdout: Option<Holdout>,
    /// See [`ChouetteKnobs::extras`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub extras: Option<ExtraCubes>,
    /// See [`ChouetteKnobs::consultation`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub consultation: Option<Consultation>,
    /// See [`ChouetteKnobs::declining`]; unless set, by the number of cubes: one `captain_only`, many `in_turn`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub declining: Option<Declining>,
    /// See [`ChouetteKnobs::captain_after_drop`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub captain_after_drop: Option<CaptainAfterDrop>,
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
            captain_cube: None,
            beaver: None,
            sole_taker_beavers: None,
            holdout: None,
            extras: None,
            consultation: None,
            declining: None,
            captain_after_drop: None,
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
            captain_cube: self.captain_cube.unwrap_or(preset.captain_cube),
            beaver: self.beaver.unwrap_or(preset.beaver),
            sole_taker_beavers: self.sole_taker_beavers.unwrap_or(preset.sole_taker_beavers),
            holdout: self.holdout.unwrap_or(preset.holdout),
            extras: self.extras.unwrap_or(preset.extras),
            consultation: self.consultation.unwrap_or(preset.consultation),
            declining: self.declining.unwrap_or(declining),
            captain_after_drop: self.captain_after_drop.unwrap_or(preset.captain_after_drop),
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
        if knobs.extras != ExtraCubes::Off && knobs.cubes == Cubes::Multiple {
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

    /// Every knob of the chouette with its value, chosen or the preset's.
    #[must_use]
    pub fn in_full(&self) -> ChouetteChoice {
        let knobs = self.knobs;
        ChouetteChoice {
            game: self.choice.game,
            cubes: Some(knobs.cubes),
            box_stays: Some(knobs.box_stays),
            offering: Some(knobs.offering),
            take_enough: Some(knobs.take_enough),
            captain_cube: Some(knobs.captain_cube),
            beaver: Some(knobs.beaver),
            sole_taker_beavers: Some(knobs.sole_taker_beavers),
            holdout: Some(knobs.holdout),
            extras: Some(knobs.extras),
            consultation: Some(knobs.consultation),
            declining: Some(knobs.declining),
            captain_after_drop: Some(knobs.captain_after_drop),
            leaving: Some(knobs.leaving),
            partner_from: Some(knobs.partner_from),
            partner_lot: Some(knobs.partner_lot),
            partner_place: Some(knobs.partner_place),
        }
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
        let text = r#"{"game":{"preset":"chouette-galore","responses":"beaver"},"extras":"paid"}"#;
        let rules: ChouetteRules = serde_json::from_str(text).unwrap();
        assert_eq!(serde_json::to_string(&rules).unwrap(), text);
        assert_eq!(rules.knobs().extras, ExtraCubes::Paid);
        let earlier = r#"{"game":{"preset":"chouette-club"},"captain_first":"on","holdout":"on"}"#;
        let knobs = *serde_json::from_str::<ChouetteRules>(earlier).unwrap().knobs();
        assert_eq!((knobs.captain_cube, knobs.holdout), (CaptainCube::IfAny, Holdout::First));
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
