//! The form of a page in which one chooses how to play.

use serde::Deserialize;
use serde_json::{Map, Value, json};
use tavola_base::{
    Millis,
    clock::{ClockMode, ClockSettings},
};
use tavola_club::{
    stake::Stake,
    table::{Tutor, Watch},
};
use tavola_rules::{MatchLength, RuleChoice, RuleSet};
use tavola_study::Limits;

use super::{DAYS, NewTable, OWN_LEVEL, PaceChoice};
use crate::{
    club::chouette_opening::written_stake,
    web::{errors::AppError, http::tournament::forms::kinds::Wrong, strict},
};

/// A page's form: every field is text, an empty one is as good as none.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TableForm {
    /// `bot`, `friend`, `doubles` or `bots`; `anybody` seeks in the lobby, `named` challenges somebody.
    pub opponent: String,
    /// The preset's name.
    pub preset: String,
    /// Points to play to; none in money play.
    pub length: String,
    /// `on` or `off`.
    pub jacoby: String,
    /// `take_or_drop`, `beaver`, `raccoon` or `otter`.
    pub responses: String,
    /// `none` or how many at most.
    pub automatic_doubles: String,
    /// `on` or `off`.
    pub crawford: String,
    /// `on` or `off`.
    pub holland: String,
    /// `none` or `tavola-reale`.
    pub doubling_limit: String,
    /// `only_with_none_off` or `even_with_some_off`.
    pub backgammon: String,
    /// `void` or `stands`.
    pub premature_roll: String,
    /// `strict` or `called`.
    pub legality: String,
    /// `none`, `simple_delay`, `bronstein` or `fischer`.
    pub clock: String,
    /// Minutes of bank for each point.
    pub minutes_per_point: String,
    /// Seconds of delay for each turn.
    pub delay_seconds: String,
    /// `white`, `black`, or empty to draw.
    pub side: String,
    /// The name to go by from now on.
    pub name: String,
    /// `unhurried`, `live` or `post`.
    pub pace: String,
    /// By post: days for each turn.
    pub days: String,
    /// How strong the bot is: a level's name.
    pub level: String,
    /// What a point is worth in money play, as one writes it: `2.50`.
    pub worth: String,
    /// In what: a currency's code; empty for points.
    pub currency: String,
    /// From which mark on the tutor asks first: `doubtful`, `error`, `blunder`, `whopper`, or `on` for the usual one; empty for no tutor.
    pub tutor: String,
    /// `on` if the result counts for ratings; empty if not.
    pub rated: String,
    /// Of a seek: how far the opponent's rating may be from one's own; empty for any.
    pub range: String,
    /// Of a challenge: the player's name.
    pub whom: String,
    /// Who may watch: `at_once`, `one_turn`, `three_turns`, `three_minutes` or `nobody`; empty for the first.
    pub watch: String,
}

impl TryFrom<TableForm> for NewTable {
    type Error = AppError;

    fn try_from(form: TableForm) -> Result<Self, AppError> {
        let pace = match form.pace.as_str() {
            "" => PaceChoice::Unhurried,
            name => name.parse().map_err(|_| AppError::wrong_in_a_field("pace", name, Wrong::Choice))?,
        };
        let clock = match pace {
            PaceChoice::Unhurried => form.clock()?,
            PaceChoice::Live => Some(form.clock()?.unwrap_or(ClockSettings::USUAL)),
            PaceChoice::Post => None,
        };
        let days = form.days()?;
        form.check_length()?;
        let rules: RuleChoice =
            strict::of_value(form.rules()).map_err(|error| AppError::Malformed(error.to_string()))?;
        let rules = RuleSet::new(rules).map_err(|broken| AppError::broken_rules(&broken))?;
        let mut chosen = json!({
            "opponent": form.opponent,
            "rules": rules,
            "clock": clock,
            "pace": if form.is_against_a_bot() { PaceChoice::alone() } else { pace.limits(&rules, days) },
        });
        if form.level == OWN_LEVEL {
            chosen["own_level"] = json!(true);
        }
        let level = if form.level == OWN_LEVEL { String::new() } else { form.level.clone() };
        for (name, value) in [("side", &form.side), ("name", &form.name), ("level", &level)] {
            if !value.trim().is_empty() {
                chosen[name] = json!(value);
            }
        }
        if let Some(stake) = form.stake()? {
            chosen["stake"] = json!(stake);
        }
        let watch = Watch::ALL.into_iter().find(|watch| watch.name() == form.watch);
        if watch.is_none() && !form.watch.is_empty() {
            return Err(AppError::wrong_in_a_field("watch", &form.watch, Wrong::Choice));
        }
        chosen["watch"] = json!(watch.unwrap_or_default());
        if let Some(tutor) = form.tutor()? {
            chosen["tutor"] = json!(tutor);
        }
        if is_ticked("rated", &form.rated)? {
            chosen["rated"] = json!(true);
        }
        strict::of_value(chosen).map_err(|error| AppError::Malformed(error.to_string()))
    }
}

impl TableForm {
    fn rules(&self) -> Value {
        let mut rules = Map::from_iter([("preset".to_owned(), json!(self.preset))]);
        let knobs = [
            ("jacoby", &self.jacoby),
            ("responses", &self.responses),
            ("crawford", &self.crawford),
            ("holland", &self.holland),
            ("doubling_limit", &self.doubling_limit),
            ("backgammon", &self.backgammon),
            ("premature_roll", &self.premature_roll),
            ("legality", &self.legality),
        ];
        for (knob, value) in knobs.into_iter().filter(|(_, value)| !value.is_empty()) {
            rules.insert(knob.to_owned(), json!(value));
        }
        if !self.length.is_empty() {
            rules.insert("length".to_owned(), json!({ "points": number(&self.length) }));
        }
        match self.automatic_doubles.as_str() {
            "" => None,
            "none" | "first_then_by_consent" => rules.insert("automatic_doubles".into(), json!(self.automatic_doubles)),
            most => rules.insert("automatic_doubles".into(), json!({ "up_to": number(most) })),
        };
        Value::Object(rules)
    }

    /// By post: days for each turn, three unless chosen.
    fn days(&self) -> Result<u8, AppError> {
        let days = if self.days.is_empty() { Some(3) } else { self.days.parse().ok() };
        let days = days.filter(|days| DAYS.contains(days));
        days.ok_or_else(|| AppError::wrong_in_a_field("days", &self.days, Wrong::Choice))
    }

    fn is_against_a_bot(&self) -> bool {
        matches!(self.opponent.as_str(), "bot" | "bots")
    }

    fn check_length(&self) -> Result<(), AppError> {
        let points: Option<u8> = self.length.trim().parse().ok();
        let is_right = self.length.is_empty() || points.is_some_and(|points| MatchLength::try_from(points).is_ok());
        if is_right { Ok(()) } else { Err(AppError::wrong_in_a_field("length", &self.length, Wrong::Length)) }
    }

    /// The tutor, if there is one; of those who play nobody but a bot.
    fn tutor(&self) -> Result<Option<Tutor>, AppError> {
        let limits = Limits::USUAL;
        let limit = match self.tutor.as_str() {
            "" | "none" => return Ok(None),
            "on" | "blunder" => limits.blunder,
            "doubtful" => limits.doubtful,
            "error" => limits.error,
            "whopper" => limits.whopper,
            other => return Err(AppError::wrong_in_a_field("tutor", other, Wrong::Choice)),
        };
        Ok(Some(Tutor { limit: (limit * 1000.0).round() as u16 }))
    }

    /// What a point is worth, if it is anything but a point.
    fn stake(&self) -> Result<Option<Stake>, AppError> {
        let [worth, currency] = [&self.worth, &self.currency].map(|text| text.trim());
        if currency.is_empty() && matches!(worth, "" | "1") {
            return Ok(None);
        }
        written_stake(if worth.is_empty() { "1" } else { worth }, currency).map(Some)
    }

    fn clock(&self) -> Result<Option<ClockSettings>, AppError> {
        let mode = match self.clock.as_str() {
            "" | "none" => return Ok(None),
            "simple_delay" => ClockMode::SimpleDelay,
            "bronstein" => ClockMode::Bronstein,
            "bronstein_prefunded" => ClockMode::BronsteinPrefunded,
            "fischer" => ClockMode::Fischer,
            other => return Err(AppError::wrong_in_a_field("clock", other, Wrong::Choice)),
        };
        let usual = ClockSettings::USUAL;
        let bank_per_point =
            span(("per_point", Wrong::Minutes), &self.minutes_per_point, 60_000.0, usual.bank_per_point)?;
        Ok(Some(ClockSettings {
            mode,
            bank_per_point,
            delay: span(("delay", Wrong::Number), &self.delay_seconds, 1000.0, usual.delay)?,
        }))
    }
}

/// Whether a box of a form is ticked.
fn is_ticked(field: &str, text: &str) -> Result<bool, AppError> {
    match text {
        "" | "off" => Ok(false),
        "on" => Ok(true),
        other => Err(AppError::wrong_in_a_field(field, other, Wrong::Choice)),
    }
}

/// A whole number if it is one, else the text, so that whoever reads it says what is wrong with it.
fn number(text: &str) -> Value {
    text.trim().parse::<u64>().map_or_else(|_| json!(text), |number| json!(number))
}

fn span((field, wrong): (&str, Wrong), text: &str, unit: f64, usual: Millis) -> Result<Millis, AppError> {
    if text.trim().is_empty() {
        return Ok(usual);
    }
    let number: Option<f64> = text.trim().replace(',', ".").parse().ok();
    let number = number.filter(|number| (0.0..=600.0).contains(number));
    let number = number.ok_or_else(|| AppError::wrong_in_a_field(field, text, wrong))?;
    Ok(Millis::new((number * unit).round() as u64))
}
