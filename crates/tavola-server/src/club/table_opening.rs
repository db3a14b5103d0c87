//! What somebody who opens a table chooses, as JSON or as a page's form, and the terms that follow from it.

mod form;
mod pace;

use serde::{Deserialize, Serialize};
use tavola_base::{Millis, TableId, clock::ClockSettings};
use tavola_club::stake::Stake;
use tavola_club::table::{Pace, SeatPlan, Sitter, SitterKind, Terms, Tutor, Watch, invitation_digest};
use tavola_engine::Level;
use tavola_rules::{BySide, RuleSet, Side};

use crate::{
    base::{ids::InvitationToken, random},
    club::bots::{BotLevel, bot_id},
    web::errors::AppError,
};

pub use form::TableForm;
use pace::WEEK;
pub use pace::{DAYS, PaceChoice};

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
    /// Whether the result counts for the ratings of both: a match between two people only; it does not if left out.
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<bool>"))]
    pub rated: bool,
    /// Who may watch, and how far behind the play; everybody at once if left out.
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<Watch>"))]
    pub watch: Watch,
}

/// What a form has in place of a level where the bot is to be as strong as whoever opens the table.
pub const OWN_LEVEL: &str = "own";

/// What a form has in place of an opponent where somebody is sought in the lobby, or challenged by name.
pub const ANYBODY: &str = "anybody";
/// See [`ANYBODY`].
pub const NAMED: &str = "named";

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

/// The longest bank for a point and the longest delay that a table is opened with.
const LONGEST: Millis = Millis::seconds(36_000);
/// The longest that anybody may be waited for.
pub(crate) const LONGEST_WAIT: Millis = Millis::seconds(7 * 86_400);
/// The most days that anybody has by post.
const LONGEST_POST: Millis = Millis::seconds(30 * 86_400);
/// The shortest wait for a link of the dice: a page believes in one roll a second that fell without it (`guard.js`), so a
/// shorter one would look to it like a house that does not wait.
pub(crate) const LEAST_LINK: Millis = Millis::seconds(1);
/// The shortest of all other waits.
const LEAST_WAIT: Millis = Millis::seconds(1);

/// What a rated match leaves everybody at least: for a decision, for coming back, and on the clock for a game of
/// [`TURNS`] turns. Nobody's rating is taken by a limit that no person can keep.
const LEAST_RATED_DECISION: Millis = Millis::seconds(15);
const LEAST_RATED_ABSENCE: Millis = Millis::seconds(30);
const LEAST_RATED_CLOCK: Millis = Millis::seconds(60);
const TURNS: u64 = 20;

impl NewTable {
    /// A table for two with these rules and nothing else chosen.
    #[must_use]
    pub fn of_rules(rules: RuleSet) -> Self {
        Self {
            opponent: Opponent::Friend,
            rules,
            clock: None,
            side: None,
            name: None,
            pace: None,
            level: None,
            stake: Stake::default(),
            own_level: false,
            tutor: None,
            rated: false,
            watch: Watch::AtOnce,
        }
    }

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
        // Whose days are counted is not hurried by minutes.
        if self.clock.is_some() && self.pace.is_some_and(|pace| pace.post.is_some()) {
            return Err(AppError::clock_times());
        }
        match &self.clock {
            Some(clock) if !sound(clock) => Err(AppError::clock_times()),
            _ if self.rated && !self.leaves_time() => Err(AppError::rated_time()),
            _ => Ok(()),
        }
    }

    /// Whether a person can play within all its limits.
    fn leaves_time(&self) -> bool {
        let pace = self.waits();
        let is_at_least = |limit: Option<Millis>, least| limit.is_none_or(|limit| limit >= least);
        is_at_least(pace.decision, LEAST_RATED_DECISION)
            && is_at_least(pace.absence, LEAST_RATED_ABSENCE)
            && is_at_least(self.clock.map(|clock| clock.bank_per_point + clock.delay.times(TURNS)), LEAST_RATED_CLOCK)
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
            rated: self.rated,
            watch: self.watch,
        }
    }

    /// Unless somebody has chosen otherwise nobody is hurried; a rated match that is adjourned is resumed within a week.
    pub(crate) fn waits(&self) -> Pace {
        let unhurried = || match self.opponent {
            Opponent::Bot | Opponent::Bots => PaceChoice::alone(),
            Opponent::Friend | Opponent::Doubles => PaceChoice::Unhurried.limits(&self.rules, 1),
        };
        let pace = self.pace.unwrap_or_else(unhurried);
        Pace { resume: pace.resume.or(self.rated.then_some(WEEK)), ..pace }
    }
}

fn is_within_bounds(pace: &Pace) -> bool {
    let spans = [pace.decision, pace.absence, Some(pace.answer), Some(pace.between), Some(pace.link), Some(pace.idle)];
    let post = pace.post.is_none_or(|post| {
        let days = [post.per_turn, post.bank, post.cap, post.grace];
        days.into_iter().all(|days| !days.is_zero() && days <= LONGEST_POST)
    });
    let optional = [pace.per_return, pace.resume].into_iter().flatten().all(|span| span <= LONGEST_WAIT);
    post && optional
        && pace.link >= LEAST_LINK
        && spans.into_iter().flatten().all(|span| (LEAST_WAIT..=LONGEST_WAIT).contains(&span))
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
    use serde_json::{Map, Value, json};
    use tavola_base::clock::ClockMode;
    use tavola_club::table::{Post, WhenAbsent};

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
    fn nobody_is_hurried_unless_a_pace_was_chosen_and_nobody_wins_by_waiting() {
        let friend = |more: &[(&str, &str)]| {
            form(&[&[("opponent", "friend"), ("preset", "match"), ("length", "3")], more].concat()).unwrap().waits()
        };
        let unhurried = friend(&[]);
        assert_eq!((unhurried.decision, unhurried.absent), (None, WhenAbsent::Adjourn));
        let seconds = |pace: Pace| (pace.absence, pace.per_return);
        let live = friend(&[("pace", "live")]);
        assert_eq!(seconds(live), (Some(Millis::seconds(60)), Some(Millis::seconds(30))));
        assert_eq!(live.absent, WhenAbsent::Choose);
        assert_eq!(seconds(friend(&[("pace", "live"), ("length", "7")])).0, Some(Millis::seconds(120)));
        assert_eq!(friend(&[("pace", "post"), ("days", "2")]).post, Some(Post::of_days(2)));
        for wrong in [[("pace", "frantic"), ("days", "1")], [("pace", "post"), ("days", "4")]] {
            assert!(form(&[&[("opponent", "friend"), ("preset", "match")], &wrong[..]].concat()).is_err());
        }
    }

    #[test]
    fn who_plays_live_has_a_clock_and_who_plays_by_post_has_none() {
        let opened = |pace: &str, clock: &str| {
            form(&[("opponent", "friend"), ("preset", "match"), ("pace", pace), ("clock", clock)]).unwrap()
        };
        assert_eq!(opened("live", "none").clock, Some(ClockSettings::USUAL));
        assert_eq!(opened("post", "fischer").clock, None);
        let bot = form(&[("opponent", "bot"), ("preset", "match"), ("pace", "post")]).unwrap();
        assert_eq!(bot.waits(), PaceChoice::alone());
        let both = NewTable { clock: Some(ClockSettings::USUAL), ..opened("post", "none") };
        assert!(both.check().is_err());
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
        for bad in [json!({ "link": 999 }), json!({ "idle": 604_800_001 }), json!({ "decision": 999 })] {
            assert!(matches!(table(bad.clone()).check(), Err(AppError::Misread(_))), "{bad}");
        }
    }

    #[test]
    fn nobody_loses_rating_by_a_limit_that_no_person_can_keep() {
        let refused = |terms: Value, rated: bool| {
            let mut new = json!({ "opponent": "friend", "rules": { "preset": "match" }, "rated": rated });
            new.as_object_mut().unwrap().extend(terms.as_object().unwrap().clone());
            matches!(serde_json::from_value::<NewTable>(new).unwrap().check(), Err(AppError::Misread(_)))
        };
        let clock = |bank: u64, delay: u64| json!({ "clock": { "bank_per_point": bank, "delay": delay } });
        for hurried in [
            json!({ "pace": { "decision": 14_999 } }),
            json!({ "pace": { "absence": 29_999 } }),
            clock(1, 1),
            clock(59_999, 0),
            clock(0, 2_999),
        ] {
            assert!(refused(hurried.clone(), true), "{hurried}");
            assert!(!refused(hurried.clone(), false), "{hurried}");
        }
        for fair in
            [json!({}), json!({ "pace": { "decision": 15_000, "absence": 30_000 } }), clock(60_000, 0), clock(0, 3_000)]
        {
            assert!(!refused(fair.clone(), true), "{fair}");
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
            for locale in Locale::all() {
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
