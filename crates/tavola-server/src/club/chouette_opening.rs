//! What somebody who opens a chouette chooses, as JSON or as a page's form, and the settings that follow from it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use tavola_base::{Millis, PlayerId};
use tavola_club::chouette::{Carried, ChouettePace, ChouetteRules, Currency, Door, PlayMode, Settings, Stake, Voice};
use tavola_engine::Level;

use crate::{
    club::bots::BotLevel,
    club::table_opening::{LEAST_LINK, LONGEST_WAIT},
    web::{errors::AppError, http::tournament::forms::kinds::Wrong, strict},
};

/// What somebody who opens a chouette chooses.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewChouette {
    /// The rules: `{"game": {"preset": "chouette-club"}, …}`.
    pub rules: ChouetteRules,
    /// On the system's board, or over a wooden one.
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<PlayMode>"))]
    pub play: PlayMode,
    /// What a point is worth; points if left out.
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<Stake>"))]
    pub stake: Stake,
    /// How long is waited for whom; the house's own measure if left out.
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(optional = nullable))]
    pub pace: Option<ChouettePace>,
    /// Who may join: whoever has the link, or everybody.
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<Door>"))]
    pub door: Door,
    /// Whether the host plays themselves.
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<Host>"))]
    pub host: Host,
    /// Bots that join at once, each with its level.
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<Vec<BotLevel>>"))]
    pub bots: Vec<BotLevel>,
    /// Where they talk by voice: an https link.
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(optional = nullable))]
    pub voice: Option<Voice>,
    /// The name to go by from now on.
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(optional = nullable))]
    pub name: Option<String>,
}

/// Whether whoever opens a chouette plays themselves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Host {
    /// They join first.
    #[default]
    Plays,
    /// They only keep it.
    Keeps,
}

/// The most bots that are let in at once.
pub(super) const MOST_BOTS: usize = 11;

impl NewChouette {
    /// The settings of the chouette, kept by `keeper`.
    ///
    /// # Errors
    /// If the times or the bots are out of all proportion.
    pub fn settings(&self, keeper: PlayerId) -> Result<Settings, AppError> {
        let pace = self.pace.unwrap_or(USUAL);
        let spans = [pace.answer, pace.turn, pace.absence, Some(pace.gather), Some(pace.fair), Some(pace.link)];
        if pace.link < LEAST_LINK || spans.into_iter().flatten().any(|span| span > LONGEST_WAIT) {
            return Err(AppError::time_limit());
        }
        if self.bots.len() > MOST_BOTS || (self.play == PlayMode::OverTheBoard && !self.bots.is_empty()) {
            return Err(AppError::bots(MOST_BOTS));
        }
        Ok(Settings {
            rules: self.rules.clone(),
            play: self.play,
            stake: self.stake.clone(),
            pace,
            keeper: Some(keeper),
            door: self.door,
            voice: self.voice.clone(),
            carried: Carried::default(),
        })
    }
}

/// How long is waited unless somebody chooses otherwise: a minute and a half for a turn, and a moment for members who
/// want to double before the captain rolls.
pub const USUAL: ChouettePace = ChouettePace {
    answer: Some(Millis::seconds(60)),
    gather: Millis::seconds(15),
    fair: Millis::seconds(5),
    turn: Some(Millis::seconds(180)),
    absence: Some(Millis::seconds(60)),
    link: Millis::seconds(2),
};

/// A page's form: every field is text, an empty one is as good as none.
///
/// `preset` and every knob by its name; `play`, `door`, `host`, `name`; `currency` with `worth`, what a point is worth as
/// one writes it (`2.50`), or `unit` in the smallest unit; `answer`, `turn`, `gather`,
/// `fair`, `absence` in seconds, `none` for as long as one likes; `bots` with `level`, or `bots.LEVEL`, counts.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(transparent)]
pub struct ChouetteForm(BTreeMap<String, String>);

/// Knobs that belong to the game on the board.
const OF_THE_GAME: [&str; 6] = ["preset", "jacoby", "responses", "automatic_doubles", "backgammon", "legality"];
/// Knobs of the chouette itself.
const OF_THE_CHOUETTE: [&str; 16] = [
    "cubes",
    "box_stays",
    "offering",
    "take_enough",
    "captain_cube",
    "beaver",
    "sole_taker_beavers",
    "holdout",
    "extras",
    "consultation",
    "declining",
    "captain_after_drop",
    "leaving",
    "partner_from",
    "partner_lot",
    "partner_place",
];

/// What is chosen besides.
const OF_THE_SESSION: [&str; 15] = [
    "play", "door", "host", "voice", "name", "currency", "worth", "unit", "answer", "turn", "gather", "fair",
    "absence", "bots", "level",
];

impl TryFrom<ChouetteForm> for NewChouette {
    type Error = AppError;

    fn try_from(form: ChouetteForm) -> Result<Self, AppError> {
        form.check()?;
        let mut chosen = json!({ "rules": form.rules(), "pace": form.pace()?, "bots": form.bots()? });
        for name in ["play", "door", "host", "voice", "name"] {
            if let Some(value) = form.field(name) {
                chosen[name] = json!(value);
            }
        }
        if let Some(stake) = form.stake()? {
            chosen["stake"] = json!(stake);
        }
        strict::of_value(chosen).map_err(|error| AppError::Malformed(error.to_string()))
    }
}

impl ChouetteForm {
    /// Whether every field is known.
    fn check(&self) -> Result<(), AppError> {
        let is_level = |name: &str| name.strip_prefix("bots.").is_some_and(|level| Level::named(level).is_some());
        let all = [OF_THE_GAME.as_slice(), OF_THE_CHOUETTE.as_slice(), OF_THE_SESSION.as_slice()].concat();
        let another = self.0.keys().find(|name| !all.contains(&name.as_str()) && !is_level(name));
        another.map_or(Ok(()), |name| Err(AppError::outdated(format!("unknown field {name}"))))
    }

    fn field(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(|text| text.trim()).filter(|text| !text.is_empty())
    }

    /// What a point is worth, if anything is said of it.
    fn stake(&self) -> Result<Option<Stake>, AppError> {
        let [currency, worth, unit] = ["currency", "worth", "unit"].map(|name| self.field(name));
        if currency.or(worth).or(unit).is_none() {
            return Ok(None);
        }
        let currency = currency.unwrap_or_default();
        match (worth, unit) {
            (None, Some(unit)) => stake_of_units(unit, currency),
            (worth, _) => written_stake(worth.unwrap_or("1"), currency),
        }
        .map(Some)
    }

    fn knobs(&self, names: &[&str]) -> Map<String, Value> {
        let knob = |name: &&str| Some(((*name).to_owned(), number(self.field(name)?)));
        names.iter().filter_map(knob).collect()
    }

    fn rules(&self) -> Value {
        let mut game = self.knobs(&OF_THE_GAME);
        match self.field("automatic_doubles") {
            None | Some("none" | "first_then_by_consent") => {}
            Some(most) => drop(game.insert("automatic_doubles".into(), json!({ "up_to": number(most) }))),
        }
        let mut rules = self.knobs(&OF_THE_CHOUETTE);
        rules.insert("game".into(), Value::Object(game));
        Value::Object(rules)
    }

    fn pace(&self) -> Result<ChouettePace, AppError> {
        let span = |name: &str, usual: Option<Millis>| match self.field(name) {
            None => Ok(usual),
            Some("none") => Ok(None),
            Some(seconds) => seconds
                .parse::<u32>()
                .map(|seconds| Some(Millis::seconds(seconds.into())))
                .map_err(|_| AppError::wrong_in_a_field("seconds", seconds, Wrong::Number)),
        };
        Ok(ChouettePace {
            answer: span("answer", USUAL.answer)?,
            gather: span("gather", Some(USUAL.gather))?.unwrap_or(Millis::ZERO),
            fair: span("fair", Some(USUAL.fair))?.unwrap_or(Millis::ZERO),
            turn: span("turn", USUAL.turn)?,
            absence: span("absence", USUAL.absence)?,
            link: USUAL.link,
        })
    }

    /// The levels of the bots: one field with a count for each, or one count and one level for all.
    fn bots(&self) -> Result<Vec<&'static str>, AppError> {
        let count = |name: &str| match self.field(name) {
            None => Ok(0),
            Some(text) => {
                text.parse::<usize>().ok().filter(|&count| count <= MOST_BOTS).ok_or_else(|| AppError::bots(MOST_BOTS))
            }
        };
        let mut levels = Vec::new();
        for level in Level::ALL {
            levels.extend(vec![level.name(); count(&format!("bots.{}", level.name()))?]);
        }
        let asked = self.field("level").unwrap_or("full");
        let level = Level::named(asked).ok_or_else(|| AppError::wrong_in_a_field("level", asked, Wrong::Choice))?;
        levels.extend(vec![level.name(); count("bots")?]);
        Ok(levels)
    }
}

/// What a point is worth as one writes it in a currency, with a comma or a dot; no currency is points.
///
/// # Errors
/// Whether the currency, the amount, its decimals or its size is wrong.
pub(super) fn written_stake(worth: &str, currency: &str) -> Result<Stake, AppError> {
    let currency = currency_named(currency)?;
    let decimals = usize::from(currency.decimals());
    let (whole, part) = worth.split_once(['.', ',']).unwrap_or((worth, ""));
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if whole.is_empty() || !digits(whole) || !digits(part) {
        return Err(AppError::wrong_in_a_field("worth", worth, Wrong::Amount));
    }
    if part.len() > decimals {
        return Err(AppError::too_many_decimals(&currency));
    }
    // What no number can hold is out of bounds as well.
    stake_of(format!("{whole}{part:0<decimals$}").parse().unwrap_or(u32::MAX), currency)
}

/// What a point is worth in the currency's smallest unit.
fn stake_of_units(unit: &str, currency: &str) -> Result<Stake, AppError> {
    let currency = currency_named(currency)?;
    let unit = unit.parse().map_err(|_| AppError::wrong_in_a_field("worth", unit, Wrong::Number))?;
    stake_of(unit, currency)
}

fn stake_of(unit: u32, currency: Currency) -> Result<Stake, AppError> {
    Stake::new(currency.clone(), unit).map_err(|_| AppError::stake_out_of_bounds(&currency))
}

/// The currency as somebody has written its name: a code of three letters in capitals, as it is read everywhere.
fn currency_named(text: &str) -> Result<Currency, AppError> {
    if text.is_empty() {
        return Ok(Currency::points());
    }
    let is_code = text.len() == 3 && text.bytes().all(|byte| byte.is_ascii_alphabetic());
    let name = if is_code { text.to_ascii_uppercase() } else { text.to_owned() };
    Currency::try_from(name).map_err(|_| AppError::no_currency(text))
}

/// A whole number if it is one, else the text, so that whoever reads it says what is wrong with it.
fn number(text: &str) -> Value {
    text.parse::<u64>().map_or_else(|_| json!(text), |number| json!(number))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_club::chouette::ExtraCubes;

    fn form(fields: &[(&str, &str)]) -> Result<NewChouette, AppError> {
        let fields = fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
        NewChouette::try_from(ChouetteForm(fields.collect()))
    }

    #[test]
    fn a_form_with_a_preset_is_enough() {
        let new = form(&[("preset", "chouette-club"), ("bots", "3")]).unwrap();
        assert_eq!((new.play, new.host, new.bots.len()), (PlayMode::Online, Host::Plays, 3));
        assert_eq!(new.pace, Some(USUAL));
    }

    #[test]
    fn every_field_of_the_form_is_heard() {
        let new = form(&[
            ("preset", "chouette-galore"),
            ("extras", "on"),
            ("partner_from", "6"),
            ("automatic_doubles", "2"),
            ("jacoby", "off"),
            ("play", "over_the_board"),
            ("currency", "EUR"),
            ("unit", "500"),
            ("answer", "none"),
            ("turn", "90"),
            ("door", "open"),
            ("host", "keeps"),
            ("name", "Ada"),
        ])
        .unwrap();
        assert_eq!((new.play, new.host, new.door), (PlayMode::OverTheBoard, Host::Keeps, Door::Open));
        let pace = new.pace.unwrap();
        assert_eq!((pace.answer, pace.turn), (None, Some(Millis::seconds(90))));
        assert!(new.rules.knobs().extras == ExtraCubes::Paid && new.rules.knobs().partner_from == 6);
        assert_eq!(serde_json::to_value(&new.stake).unwrap(), json!({ "currency": "EUR", "unit": 500 }));
    }

    #[test]
    fn what_a_point_is_worth_is_written_with_the_decimals_of_its_currency() {
        let unit = |worth: &str, currency: &str| {
            let new = form(&[("preset", "chouette-club"), ("worth", worth), ("currency", currency)]);
            new.map(|new| serde_json::to_value(&new.stake).unwrap()["unit"].clone())
        };
        assert_eq!(unit("2.50", "EUR").unwrap(), 250);
        assert_eq!(unit("0,5", "CHF").unwrap(), 50);
        assert_eq!(unit("5", "EUR").unwrap(), 500);
        assert_eq!(unit("3", "points").unwrap(), 3);
        assert_eq!(unit("100", "JPY").unwrap(), 100);
        assert_eq!(unit("2.50", "eur").unwrap(), 250, "a code is read in capitals");
        assert_eq!(unit("10000", "EUR").unwrap(), 1_000_000);
    }

    #[test]
    fn a_stake_that_is_none_is_refused_for_its_own_reason() {
        let reason = |worth: &str, currency: &str| {
            let new = form(&[("preset", "chouette-club"), ("worth", worth), ("currency", currency)]);
            match new.unwrap_err() {
                AppError::Misread(refusal) => refusal.message_key,
                other => panic!("{worth} {currency}: {other}"),
            }
        };
        for (worth, currency, key) in [
            ("1.5", "points", "stake-decimals"),
            ("1.5", "", "stake-decimals"),
            ("100.5", "JPY", "stake-decimals"),
            ("2.505", "EUR", "stake-decimals"),
            ("-1", "EUR", "form-amount"),
            ("x", "EUR", "form-amount"),
            (".5", "EUR", "form-amount"),
            ("0", "EUR", "stake-bounds"),
            ("10000.01", "EUR", "stake-bounds"),
            ("99999999999999999999", "EUR", "stake-bounds"),
            ("1000001", "points", "stake-bounds"),
            ("1", "€", "stake-currency"),
            ("1", "E R", "stake-currency"),
            ("0.5", "doubloons", "stake-currency"),
        ] {
            assert_eq!(reason(worth, currency), key, "{worth} {currency}");
        }
        let in_units = form(&[("preset", "chouette-club"), ("unit", "0"), ("currency", "EUR")]).unwrap_err();
        assert!(matches!(in_units, AppError::Misread(refusal) if refusal.message_key == "stake-bounds"));
    }

    #[test]
    fn what_makes_no_sense_is_refused_with_the_reason() {
        for fields in [
            vec![("preset", "money")],
            vec![("preset", "chouette-club"), ("extras", "on"), ("cubes", "multiple")],
            vec![("preset", "chouette-club"), ("bots", "99")],
            vec![("preset", "chouette-club"), ("level", "god"), ("bots", "1")],
            vec![("preset", "chouette-club"), ("answer", "soon")],
        ] {
            let error = form(&fields).unwrap_err();
            let is_misread = matches!(error, AppError::Misread(_));
            assert!(is_misread || matches!(error, AppError::Malformed(_)), "{fields:?}");
            // What somebody may have written is answered in their own language.
            assert_eq!(is_misread, ["bots", "answer"].contains(&fields[fields.len() - 1].0), "{fields:?}");
        }
    }
}
