//! What somebody who opens a table chooses, as JSON or as a page's form, and the terms that follow from it.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use tavola_base::{
    Millis, TableId,
    clock::{ClockMode, ClockSettings},
};
use tavola_club::table::{Pace, SeatPlan, Sitter, SitterKind, Terms, invitation_digest};
use tavola_engine::Level;
use tavola_rules::{BySide, RuleSet, Side};

use crate::{
    base::{ids::InvitationToken, random},
    club::bots::{BotLevel, bot_id},
    web::{errors::AppError, strict},
};

/// What somebody who opens a table chooses.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// Whom to play.
    pub opponent: Opponent,
    /// The rules.
    pub rules: RuleSet,
    /// The clock; without it, none.
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(optional = nullable))]
    pub clock: Option<ClockSettings>,
    /// The side to sit on; drawn if left open.
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(optional = nullable))]
    pub side: Option<Side>,
    /// The name to go by from now on.
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(optional = nullable))]
    pub name: Option<String>,
    /// How long anybody may keep the others waiting; for as long as they like if left out.
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(optional = nullable))]
    pub pace: Option<Pace>,
    /// How strong the bot is; as strong as it can if left out.
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(optional = nullable))]
    pub level: Option<BotLevel>,
}

/// Whom to play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Opponent {
    /// The house's bot.
    Bot,
    /// Whoever gets the invitation.
    Friend,
    /// Nobody: two bots play, whoever likes watches.
    Bots,
}

/// A page's form: every field is text, an empty one is as good as none.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TableForm {
    /// `bot`, `friend` or `bots`.
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
    /// `unhurried`, `steady` or `brisk`.
    pub pace: String,
    /// How strong the bot is: a level's name.
    pub level: String,
}

/// How long anybody may keep the others waiting, as a page offers it: by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum PaceChoice {
    /// For as long as they like; a table waits a week for somebody to sit down.
    Unhurried,
    /// Ten minutes for a decision; five for coming back.
    Steady,
    /// Three minutes for a decision; a minute and a half for coming back.
    Brisk,
}

impl PaceChoice {
    /// The limits. Beside a clock there is none for a decision: the clock is the limit.
    #[must_use]
    pub fn limits(self, clock: Option<&ClockSettings>) -> Pace {
        let [decision, absence] = match self {
            Self::Unhurried => [None, None],
            Self::Steady => [Some(Millis::seconds(600)), Some(Millis::seconds(300))],
            Self::Brisk => [Some(Millis::seconds(180)), Some(Millis::seconds(90))],
        };
        let idle = match self {
            Self::Unhurried => Millis::seconds(7 * 24 * 3600),
            Self::Steady | Self::Brisk => Pace::default().idle,
        };
        Pace { decision: decision.filter(|_| clock.is_none()), absence, idle, ..Pace::default() }
    }
}

impl TryFrom<TableForm> for NewTable {
    type Error = AppError;

    fn try_from(form: TableForm) -> Result<Self, AppError> {
        let clock = form.clock()?;
        let pace = match form.pace.as_str() {
            "" => PaceChoice::Unhurried,
            name => name.parse().map_err(|_| AppError::Malformed(format!("there is no pace {name:?}")))?,
        };
        let mut chosen = json!({
            "opponent": form.opponent,
            "rules": form.rules(),
            "clock": clock,
            "pace": pace.limits(clock.as_ref()),
        });
        for (name, value) in [("side", &form.side), ("name", &form.name), ("level", &form.level)] {
            if !value.trim().is_empty() {
                chosen[name] = json!(value);
            }
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

    fn clock(&self) -> Result<Option<ClockSettings>, AppError> {
        let mode = match self.clock.as_str() {
            "" | "none" => return Ok(None),
            "simple_delay" => ClockMode::SimpleDelay,
            "bronstein" => ClockMode::Bronstein,
            "bronstein_prefunded" => ClockMode::BronsteinPrefunded,
            "fischer" => ClockMode::Fischer,
            other => return Err(AppError::Malformed(format!("there is no clock mode {other:?}"))),
        };
        let usual = ClockSettings::USUAL;
        let bank_per_point = span(&self.minutes_per_point, 60_000.0, usual.bank_per_point)?;
        Ok(Some(ClockSettings { mode, bank_per_point, delay: span(&self.delay_seconds, 1000.0, usual.delay)? }))
    }
}

/// A whole number if it is one, else the text, so that whoever reads it says what is wrong with it.
fn number(text: &str) -> Value {
    text.trim().parse::<u64>().map_or_else(|_| json!(text), |number| json!(number))
}

fn span(text: &str, unit: f64, usual: Millis) -> Result<Millis, AppError> {
    if text.trim().is_empty() {
        return Ok(usual);
    }
    let number: Option<f64> = text.trim().replace(',', ".").parse().ok();
    let number = number.filter(|number| (0.0..=600.0).contains(number));
    let number = number.ok_or_else(|| AppError::Malformed(format!("{text:?} is not a time for a clock")))?;
    Ok(Millis::new((number * unit).round() as u64))
}

/// The longest bank for a point and the longest delay that a table is opened with.
const LONGEST: Millis = Millis::seconds(36_000);
/// The longest that anybody may be waited for.
pub(crate) const LONGEST_WAIT: Millis = Millis::seconds(7 * 86_400);
/// The shortest wait for a link of the dice: a page believes in one roll a second that fell without it (`guard.js`), so a
/// shorter one would look to it like a house that does not wait.
pub(crate) const LEAST_LINK: Millis = Millis::seconds(1);

impl NewTable {
    /// Whether the clock is one that can be played with, and everybody is waited for within bounds.
    ///
    /// # Errors
    /// If a time is out of all proportion.
    pub fn check(&self) -> Result<(), AppError> {
        if self.pace.as_ref().is_some_and(|pace| !is_within_bounds(pace)) {
            return Err(AppError::Malformed("that time limit is too long or too short".to_owned()));
        }
        let sound = |clock: &ClockSettings| {
            clock.bank_per_point <= LONGEST && clock.delay <= LONGEST && !(clock.bank_per_point + clock.delay).is_zero()
        };
        match &self.clock {
            Some(clock) if !sound(clock) => {
                Err(AppError::Malformed("these clock settings are out of range".to_owned()))
            }
            _ => Ok(()),
        }
    }

    /// The terms of the table, with the host's seat drawn if they left it open.
    #[must_use]
    pub fn terms(&self, table: TableId, host: Sitter, invitation: Option<&InvitationToken>) -> Terms {
        let side = self.side.unwrap_or_else(|| if random::below(2) == 0 { Side::White } else { Side::Black });
        let seats = BySide::from_fn(|seat| match (self.opponent, seat == side) {
            (Opponent::Bots, _) => SeatPlan::Taken { sitter: bot(seat, self.level) },
            (_, true) => SeatPlan::Taken { sitter: host.clone() },
            (Opponent::Bot, false) => SeatPlan::Taken { sitter: bot(seat, self.level) },
            (Opponent::Friend, false) => invitation
                .map_or(SeatPlan::Open, |token| SeatPlan::Invited { invitation: invitation_digest(token.as_str()) }),
        });
        Terms { table, rules: self.rules, seats, clock: self.clock, pace: self.waits(), beginning: None }
    }

    /// Unless somebody has chosen otherwise nobody is hurried.
    fn waits(&self) -> Pace {
        self.pace.unwrap_or_else(|| PaceChoice::Unhurried.limits(self.clock.as_ref()))
    }
}

fn is_within_bounds(pace: &Pace) -> bool {
    let spans = [pace.decision, pace.absence, Some(pace.answer), Some(pace.between), Some(pace.link), Some(pace.idle)];
    pace.link >= LEAST_LINK && spans.into_iter().flatten().all(|span| !span.is_zero() && span <= LONGEST_WAIT)
}

/// The house's bot for a side, as strong as it can unless it is to be weaker.
#[must_use]
pub fn bot(side: Side, level: Option<BotLevel>) -> Sitter {
    let level = level.map_or(Level::Full, |BotLevel(level)| level);
    let number = match side {
        Side::White => 1,
        Side::Black => 2,
    };
    Sitter { player: bot_id(level, number), name: "Tavola".to_owned(), kind: SitterKind::Bot }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form(fields: &[(&str, &str)]) -> Result<NewTable, AppError> {
        let fields: Map<String, Value> = fields.iter().map(|(name, value)| ((*name).into(), json!(value))).collect();
        NewTable::try_from(serde_json::from_value::<TableForm>(Value::Object(fields)).unwrap())
    }

    #[test]
    fn a_form_with_a_preset_and_a_length_is_enough() {
        let table = form(&[("opponent", "bot"), ("preset", "match"), ("length", "5")]).unwrap();
        assert_eq!(table.opponent, Opponent::Bot);
        assert_eq!(table.rules.match_length().unwrap().points(), 5);
        assert!(table.clock.is_none());
    }

    #[test]
    fn every_knob_of_the_form_is_heard() {
        let table = form(&[
            ("opponent", "friend"),
            ("preset", "money"),
            ("jacoby", "off"),
            ("responses", "otter"),
            ("automatic_doubles", "2"),
            ("legality", "called"),
            ("clock", "bronstein"),
            ("minutes_per_point", "1.5"),
            ("delay_seconds", "8"),
            ("side", "black"),
            ("name", "Ada"),
        ])
        .unwrap();
        let clock = table.clock.unwrap();
        assert_eq!(
            (clock.mode, clock.bank_per_point.number(), clock.delay.number()),
            (ClockMode::Bronstein, 90_000, 8_000)
        );
        let rules = serde_json::to_value(table.rules).unwrap();
        assert_eq!(rules["automatic_doubles"], json!({ "up_to": 2 }));
        assert_eq!(rules["legality"], json!("called"));
        assert_eq!(table.side, Some(Side::Black));
    }

    #[test]
    fn nobody_is_hurried_unless_a_pace_was_chosen_and_never_beside_a_clock() {
        let friend = |more: &[(&str, &str)]| {
            form(&[&[("opponent", "friend"), ("preset", "match"), ("length", "3")], more].concat()).unwrap().waits()
        };
        let unhurried = friend(&[]);
        assert_eq!((unhurried.decision, unhurried.absence), (None, None));
        let brisk = friend(&[("pace", "brisk")]);
        assert_eq!((brisk.decision, brisk.absence), (Some(Millis::seconds(180)), Some(Millis::seconds(90))));
        let clocked = friend(&[("pace", "brisk"), ("clock", "simple_delay")]);
        assert_eq!((clocked.decision, clocked.absence), (None, Some(Millis::seconds(90))));
        assert!(form(&[("opponent", "friend"), ("preset", "match"), ("pace", "frantic")]).is_err());
    }

    #[test]
    fn the_bot_is_as_strong_as_was_chosen() {
        let seated = |level: &str| {
            let table = form(&[("opponent", "bot"), ("preset", "match"), ("level", level)]).unwrap();
            bot(Side::Black, table.level).player.as_str().to_owned()
        };
        assert_eq!((seated("casual").as_str(), seated("").as_str()), ("bot:casual:2", "bot:full:2"));
        assert!(form(&[("opponent", "bot"), ("preset", "match"), ("level", "grandmaster")]).is_err());
    }

    #[test]
    fn a_program_may_choose_how_long_is_waited_within_bounds() {
        let table = |pace: Value| {
            let new = json!({ "opponent": "friend", "rules": { "preset": "money" }, "pace": pace });
            serde_json::from_value::<NewTable>(new).unwrap()
        };
        let short = table(json!({ "decision": 1_500, "absence": null }));
        assert!(short.check().is_ok());
        assert_eq!((short.waits().decision, short.waits().absence), (Some(Millis::new(1_500)), None));
        assert_eq!(short.waits().answer, Pace::default().answer);
        for bad in [json!({ "link": 999 }), json!({ "idle": 604_800_001 }), json!({ "decision": 0 })] {
            assert!(matches!(table(bad.clone()).check(), Err(AppError::Malformed(_))), "{bad}");
        }
    }

    #[test]
    fn what_makes_no_sense_is_refused_with_the_reason() {
        for fields in [
            vec![("opponent", "bot"), ("preset", "chess")],
            vec![("opponent", "bot"), ("preset", "match"), ("length", "many")],
            vec![("opponent", "bot"), ("preset", "match"), ("jacoby", "on")],
            vec![("opponent", "bot"), ("preset", "match"), ("clock", "sundial")],
            vec![("opponent", "bot"), ("preset", "match"), ("clock", "fischer"), ("delay_seconds", "-4")],
            vec![("opponent", "the pope"), ("preset", "match")],
        ] {
            let error = form(&fields).unwrap_err();
            assert!(matches!(error, AppError::Malformed(_)), "{fields:?}");
        }
    }
}
