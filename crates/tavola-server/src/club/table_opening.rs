//! What somebody who opens a table chooses, as JSON or as a page's form, and the terms that follow from it.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use tavola_base::{
    Millis, TableId,
    clock::{ClockMode, ClockSettings},
};
use tavola_club::stake::Stake;
use tavola_club::table::{Pace, SeatPlan, Sitter, SitterKind, Terms, Tutor, invitation_digest};
use tavola_engine::Level;
use tavola_rules::{BySide, MatchLength, RuleChoice, RuleSet, Side};
use tavola_study::Limits;

use crate::{
    base::{ids::InvitationToken, random},
    club::bots::{BotLevel, bot_id},
    club::chouette_opening::written_stake,
    web::{errors::AppError, http::tournament::forms::kinds::Wrong, strict},
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
    /// What a point is worth in money play; a point if left out.
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<Stake>"))]
    pub stake: Stake,
    /// The bot is as strong as whoever opens the table, by their judged matches; `level` is left out then.
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<bool>"))]
    pub own_level: bool,
    /// A tutor against a bot; none if left out.
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(optional = nullable))]
    pub tutor: Option<Tutor>,
}

/// What a form has in place of a level where the bot is to be as strong as whoever opens the table.
pub const OWN_LEVEL: &str = "own";

/// Whom to play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Opponent {
    /// The house's bot.
    Bot,
    /// Whoever gets the invitation.
    Friend,
    /// Two, in consultation doubles: one's partner and both opponents come by an invitation each.
    Doubles,
    /// Nobody: two bots play, whoever likes watches.
    Bots,
}

/// A page's form: every field is text, an empty one is as good as none.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TableForm {
    /// `bot`, `friend`, `doubles` or `bots`.
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
    /// What a point is worth in money play, as one writes it: `2.50`.
    pub worth: String,
    /// In what: a currency's code; empty for points.
    pub currency: String,
    /// From which mark on the tutor asks first: `doubtful`, `error`, `blunder`, `whopper`, or `on` for the usual one; empty for no tutor.
    pub tutor: String,
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
            name => name.parse().map_err(|_| AppError::wrong_in_a_field("pace", name, Wrong::Choice))?,
        };
        form.check_length()?;
        let rules: RuleChoice =
            strict::of_value(form.rules()).map_err(|error| AppError::Malformed(error.to_string()))?;
        let rules = RuleSet::new(rules).map_err(|broken| AppError::broken_rules(&broken))?;
        let mut chosen = json!({
            "opponent": form.opponent,
            "rules": rules,
            "clock": clock,
            "pace": pace.limits(clock.as_ref()),
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
        if let Some(tutor) = form.tutor()? {
            chosen["tutor"] = json!(tutor);
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
    /// If a time is out of all proportion, or a match has a stake for each point.
    pub fn check(&self) -> Result<(), AppError> {
        if !self.stake.is_points() && self.rules.match_length().is_some() {
            return Err(AppError::stake_in_a_match());
        }
        if self.pace.as_ref().is_some_and(|pace| !is_within_bounds(pace)) {
            return Err(AppError::time_limit());
        }
        let sound = |clock: &ClockSettings| {
            clock.bank_per_point <= LONGEST && clock.delay <= LONGEST && !(clock.bank_per_point + clock.delay).is_zero()
        };
        match &self.clock {
            Some(clock) if !sound(clock) => Err(AppError::clock_times()),
            _ => Ok(()),
        }
    }

    /// How many come by invitation.
    #[must_use]
    pub const fn invited(&self) -> usize {
        match self.opponent {
            Opponent::Bot | Opponent::Bots => 0,
            Opponent::Friend => 1,
            Opponent::Doubles => 3,
        }
    }

    /// The terms of the table, with the host's seat drawn if they left it open. Of three invitations the first is the
    /// partner's.
    #[must_use]
    pub fn terms(&self, table: TableId, host: Sitter, invitations: &[InvitationToken]) -> Terms {
        let kept = |index: usize| {
            invitations
                .get(index)
                .map_or(SeatPlan::Open, |token| SeatPlan::Invited { invitation: invitation_digest(token.as_str()) })
        };
        let side = self.side.unwrap_or_else(|| if random::below(2) == 0 { Side::White } else { Side::Black });
        let seats = BySide::from_fn(|seat| match (self.opponent, seat == side) {
            (Opponent::Bots, _) => SeatPlan::Taken { sitter: bot(seat, self.level) },
            (_, true) => SeatPlan::Taken { sitter: host.clone() },
            (Opponent::Bot, false) => SeatPlan::Taken { sitter: bot(seat, self.level) },
            (Opponent::Friend, false) => kept(0),
            (Opponent::Doubles, false) => kept(1),
        });
        let partners = BySide::from_fn(|seat| match (self.opponent, seat == side) {
            (Opponent::Doubles, true) => Some(kept(0)),
            (Opponent::Doubles, false) => Some(kept(2)),
            (Opponent::Bot | Opponent::Bots | Opponent::Friend, _) => None,
        });
        Terms {
            table,
            rules: self.rules,
            seats,
            partners,
            clock: self.clock,
            pace: self.waits(),
            beginning: None,
            stake: self.stake.clone(),
            tutor: self.tutor,
            duplicate: None,
        }
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
    use crate::web::i18n::Locale;

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
    fn a_point_of_money_play_is_worth_what_was_agreed_and_a_match_has_no_such_stake() {
        let money = |worth: &str, currency: &str| {
            form(&[("opponent", "friend"), ("preset", "money"), ("worth", worth), ("currency", currency)])
        };
        assert_eq!(money("2,50", "EUR").unwrap().stake.written(), "2.50 EUR");
        assert!(money("1", "").unwrap().stake.is_points() && money("", "").unwrap().stake.is_points());
        assert_eq!(money("", "CHF").unwrap().stake.written(), "1.00 CHF");
        assert!(money("2.505", "EUR").is_err());
        let euro = [("opponent", "friend"), ("preset", "match"), ("length", "3"), ("worth", "5"), ("currency", "EUR")];
        assert!(matches!(form(&euro).unwrap().check(), Err(AppError::Misread(_))));
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
            assert!(matches!(table(bad.clone()).check(), Err(AppError::Misread(_))), "{bad}");
        }
    }

    #[test]
    fn rules_that_do_not_go_together_are_told_in_every_language() {
        let broken = |fields: &[(&str, &str)]| match form(&[&[("opponent", "bot")], fields].concat()) {
            Err(AppError::Misread(refusal)) => refusal,
            other => panic!("{fields:?}: {:?}", other.map(|table| table.rules)),
        };
        for fields in [
            &[("preset", "money"), ("length", "5")][..],
            &[("preset", "match"), ("jacoby", "on")],
            &[("preset", "match"), ("responses", "beaver")],
            &[("preset", "match"), ("automatic_doubles", "1")],
            &[("preset", "match"), ("holland", "on"), ("crawford", "off")],
            &[("preset", "tournament"), ("length", "1")],
            &[("preset", "money"), ("crawford", "on")],
            &[("preset", "money"), ("holland", "on")],
            &[("preset", "money"), ("doubling_limit", "tavola-reale")],
            &[("preset", "money"), ("automatic_doubles", "first_then_by_consent")],
            &[("preset", "tavola-reale"), ("legality", "called")],
        ] {
            let refusal = broken(fields);
            assert!(refusal.clause.is_some(), "{fields:?}");
            for locale in Locale::ALL {
                assert_ne!(locale.say(refusal.message_key), refusal.message_key, "{fields:?}");
            }
        }
        assert_eq!(broken(&[("preset", "match"), ("length", "many")]).message_key, "form-length");
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
            assert!(matches!(error, AppError::Malformed(_) | AppError::Misread(_)), "{fields:?}");
        }
    }
}
