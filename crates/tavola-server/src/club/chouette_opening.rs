//! What somebody who opens a chouette chooses, as JSON or as a page's form, and the settings that follow from it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use tavola_base::{Millis, PlayerId};
use tavola_club::chouette::{ChouettePace, ChouetteRules, Currency, Door, PlayMode, Settings, Stake};
use tavola_engine::Level;

use crate::{
    club::bots::BotLevel,
    club::table_opening::{LEAST_LINK, LONGEST_WAIT},
    web::{errors::AppError, strict},
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
const MOST_BOTS: usize = 11;

impl NewChouette {
    /// The settings of the chouette, kept by `keeper`.
    ///
    /// # Errors
    /// If the times or the bots are out of all proportion.
    pub fn settings(&self, keeper: PlayerId) -> Result<Settings, AppError> {
        let pace = self.pace.unwrap_or(USUAL);
        let spans = [pace.answer, pace.turn, pace.absence, Some(pace.gather), Some(pace.fair), Some(pace.link)];
        if pace.link < LEAST_LINK || spans.into_iter().flatten().any(|span| span > LONGEST_WAIT) {
            return Err(AppError::Malformed("that time limit is too long or too short".to_owned()));
        }
        if self.bots.len() > MOST_BOTS || (self.play == PlayMode::OverTheBoard && !self.bots.is_empty()) {
            return Err(AppError::Malformed(format!(
                "at most {MOST_BOTS} bots can play, and none over a wooden board"
            )));
        }
        Ok(Settings {
            rules: self.rules.clone(),
            play: self.play,
            stake: self.stake.clone(),
            pace,
            keeper: Some(keeper),
            door: self.door,
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
const OF_THE_SESSION: [&str; 14] = [
    "play", "door", "host", "name", "currency", "worth", "unit", "answer", "turn", "gather", "fair", "absence", "bots",
    "level",
];

impl TryFrom<ChouetteForm> for NewChouette {
    type Error = AppError;

    fn try_from(form: ChouetteForm) -> Result<Self, AppError> {
        form.check()?;
        let mut chosen = json!({ "rules": form.rules(), "pace": form.pace()?, "bots": form.bots()? });
        for name in ["play", "door", "host", "name"] {
            if let Some(value) = form.field(name) {
                chosen[name] = json!(value);
            }
        }
        if ["currency", "worth", "unit"].iter().any(|name| form.field(name).is_some()) {
            let currency = form.field("currency").unwrap_or("points");
            let unit = match form.field("worth") {
                Some(worth) => json!(smallest_units(worth, currency)?),
                None => number(form.field("unit").unwrap_or("1")),
            };
            chosen["stake"] = json!({ "currency": currency, "unit": unit });
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
        another.map_or(Ok(()), |name| Err(AppError::Malformed(format!("unknown field {name}"))))
    }

    fn field(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(|text| text.trim()).filter(|text| !text.is_empty())
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
                .map_err(|_| AppError::Malformed(format!("{seconds:?} is not a number of seconds"))),
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
            Some(text) => text
                .parse::<usize>()
                .ok()
                .filter(|&count| count <= MOST_BOTS)
                .ok_or_else(|| AppError::Malformed(format!("{text:?} is not a number of bots"))),
        };
        let mut levels = Vec::new();
        for level in Level::ALL {
            levels.extend(vec![level.name(); count(&format!("bots.{}", level.name()))?]);
        }
        let level = Level::named(self.field("level").unwrap_or("full"));
        let level = level.ok_or_else(|| AppError::Malformed("there is no such level".to_owned()))?;
        levels.extend(vec![level.name(); count("bots")?]);
        Ok(levels)
    }
}

/// An amount as one writes it in a currency, with a comma or a dot, in its smallest unit.
fn smallest_units(written: &str, currency: &str) -> Result<u32, AppError> {
    let wrong = || AppError::Malformed(format!("{written:?} is not an amount in {currency}"));
    let decimals = usize::from(Currency::try_from(currency.to_owned()).map_err(|_| wrong())?.decimals());
    let (whole, part) = written.split_once(['.', ',']).unwrap_or((written, ""));
    if part.len() > decimals || ![whole, part].iter().all(|text| text.bytes().all(|byte| byte.is_ascii_digit())) {
        return Err(wrong());
    }
    format!("{whole}{part:0<decimals$}").parse().map_err(|_| wrong())
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
        for (worth, currency) in [("1.5", "points"), ("2.505", "EUR"), ("-1", "EUR"), ("x", "EUR"), ("0", "EUR")] {
            assert!(unit(worth, currency).is_err(), "{worth} {currency}");
        }
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
            assert!(matches!(form(&fields).unwrap_err(), AppError::Malformed(_)), "{fields:?}");
        }
    }
}
