//! What can go wrong with a request, and the one place that says which status it gets.

mod body;

use std::collections::BTreeMap;

use axum::http::StatusCode;
use tavola_base::Refusal;
use tavola_base::{Arg, Millis};
use tavola_club::stake::Currency;
use tavola_notation::UnreadablePlay;
use tavola_rules::{BrokenRule, BrokenRules};

pub use body::{ErrorBody, WayBack};
pub(crate) use body::{leads_back, retry_after};

use crate::base::ids::Version;
use crate::store::StoreError;
use crate::web::http::tournament::forms::kinds::Wrong;

/// How many characters of what somebody has written are said back to them.
const LONGEST_QUOTED: usize = 60;

/// Why a request was not answered as asked.
#[derive(Debug, thiserror::Error)]
pub enum AppError {
    /// There is nothing at this address.
    #[error("there is nothing here")]
    NotFound,
    /// The visitor has no cookie of ours, and this needs one.
    #[error("this needs a seat or at least a name")]
    Unknown,
    /// The visitor may not do this.
    #[error("this is not yours to do")]
    Forbidden,
    /// This is for editors.
    #[error("this needs the role of editor")]
    NotAnEditor,
    /// The token is none of ours, has been revoked or is over.
    #[error("this token is not known here: it was revoked, is over, or is none")]
    BadToken,
    /// This is for programs, which act by a token.
    #[error("this needs a token, in the header Authorization: Bearer tvl_…")]
    NoToken,
    /// Too many streams are open by one token.
    #[error("this token has 8 streams open; close one first")]
    TooManyStreams,
    /// The token may not do this.
    #[error("this needs a token of the scope {0}")]
    SmallScope(&'static str),
    /// The stream is not as whoever acts believes it to be; its version.
    #[error("things have moved on: this is version {0} now")]
    Stale(Version),
    /// The request comes from another site's page.
    #[error("the request comes from another site")]
    CrossSite,
    /// The request cannot be understood.
    #[error("{0}")]
    Malformed(String),
    /// A form says something that cannot be read, or leaves something out: told in the reader's language.
    #[error("{}", .0.message)]
    Misread(Box<Refusal>),
    /// The rules or the house refuse it.
    #[error("{}", .0.message)]
    Refused(Box<Refusal>),
    /// Too many requests.
    #[error("too many requests; wait a moment")]
    TooFast,
    /// Too many passwords or codes were tried; how long to wait.
    #[error("too many tries; wait {0}, use a passkey, or a recovery code from another network")]
    TooManyTries(Millis),
    /// Too many new guests from one network.
    #[error("many have just come from where you are; wait a few seconds")]
    TooManyGuests,
    /// Too many tables at which only bots play.
    #[error("enough bots play among themselves; finish or leave one of those tables first")]
    TooManyBots,
    /// Others changed the same thing again and again; trying once more will do.
    #[error("the table was busy; try again")]
    Busy,
    /// The house cannot act: it waits for its database, or gives lost time back.
    #[error("the club cannot write at the moment; try again soon")]
    Away,
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Stored events cannot be read back: a fault of ours.
    #[error("stored events cannot be read back: {0}")]
    Unreadable(String),
    /// A request broke off: a fault of ours.
    #[error("a request broke off: {0}")]
    Broken(String),
    /// What was sent did not come in time.
    #[error("that took too long to come")]
    TooSlow,
    /// What was sent is larger than this address takes.
    #[error("that is larger than this address takes")]
    TooLarge,
    /// The address is there, but not for this method; which ones there are says the header `Allow`.
    #[error("this address does not support that method")]
    WrongMethod,
    /// The stream cannot be read and is set aside; everything else goes on. Why is for whoever runs the club.
    #[error("what is stored of this cannot be read; whoever runs the club has been told")]
    SetAside(String),
}

impl AppError {
    /// A written play that cannot be made: against the rules, or no play at all.
    pub(crate) fn unreadable_play(why: UnreadablePlay) -> Self {
        match why {
            UnreadablePlay::Illegal(illegal) => Self::against_the_rules(&illegal),
            other => Self::Malformed(other.to_string()),
        }
    }

    fn against_the_rules(illegal: &tavola_rules::IllegalPlay) -> Self {
        Self::Refused(Box::new(Refusal {
            clause: Some(illegal.clause()),
            message_key: "refused-rules",
            args: BTreeMap::new(),
            message: illegal.to_string(),
            legal: vec!["play".to_owned()],
        }))
    }

    /// A form chooses rules that do not go together: the first that is broken, as the reader is told.
    pub(crate) fn broken_rules(broken: &BrokenRules) -> Self {
        let message = broken.to_string();
        let Some(&first) = broken.rules().first() else { return Self::Malformed(message) };
        let (clause, args, legal) = (Some(first.clause()), BTreeMap::new(), Vec::new());
        Self::Misread(Box::new(Refusal { clause, message_key: broken_rule(first), args, message, legal }))
    }

    /// A field of a form that must be filled in is empty or not there; the field's own name.
    pub(crate) fn missing(field: &str) -> Self {
        Self::misread("form-missing", &[("field", field)], format!("{field} is missing"))
    }

    /// What stands in a field of a form is not of its kind; the field's own name.
    pub(crate) fn wrong_in_a_field(field: &str, text: &str, wrong: Wrong) -> Self {
        let text: String = text.chars().take(LONGEST_QUOTED).collect();
        let message = format!("{field}: {text:?} is not {}", wrong.right());
        Self::misread(wrong.key(), &[("field", field), ("text", &text)], message)
    }

    /// A form that this program has not made so: a page of another version, or one that was changed on its way.
    pub(crate) fn outdated(what: String) -> Self {
        Self::misread("form-outdated", &[], what)
    }

    /// A time limit that nobody could play with.
    pub(crate) fn time_limit() -> Self {
        Self::misread("broken-time-limit", &[], "that time limit is too long or too short".to_owned())
    }

    /// Times of a clock that nobody could play with.
    pub(crate) fn clock_times() -> Self {
        Self::misread("broken-clock-times", &[], "these clock settings are out of range".to_owned())
    }

    /// Limits that no person could keep, in a match that counts.
    pub(crate) fn rated_time() -> Self {
        let message = "a rated match leaves at least 15 seconds for a decision, 30 to come back, and a minute a game";
        Self::misread("broken-rated-time", &[], message.to_owned())
    }

    /// Something that is refused in one sentence, which needs nothing filled in.
    pub(crate) fn plainly(message_key: &'static str, message: &str) -> Self {
        let (clause, args, legal) = (None, BTreeMap::new(), Vec::new());
        Self::Refused(Box::new(Refusal { clause, message_key, args, message: message.to_owned(), legal }))
    }

    /// Who plays against people is told nothing by the engine, wherever they ask.
    pub(crate) fn tutor_rests() -> Self {
        Self::Refused(Box::new(Refusal {
            clause: None,
            message_key: "refused-tutor-rests",
            args: BTreeMap::new(),
            message: "you are playing against people: until that is over the tutor says nothing".to_owned(),
            legal: Vec::new(),
        }))
    }

    /// There is nothing to decide that a tutor could help with.
    pub(crate) fn nothing_to_advise() -> Self {
        Self::Refused(Box::new(Refusal {
            clause: None,
            message_key: "refused-nothing-to-advise",
            args: BTreeMap::new(),
            message: "there is nothing for you to decide now".to_owned(),
            legal: Vec::new(),
        }))
    }

    /// Nobody knows how strong somebody is whose matches are not judged.
    pub(crate) fn no_own_level() -> Self {
        Self::Refused(Box::new(Refusal {
            clause: None,
            message_key: "refused-no-own-level",
            args: BTreeMap::new(),
            message: "not enough of your decisions have been analysed yet to choose a level by them".to_owned(),
            legal: Vec::new(),
        }))
    }

    /// An answer to the position of a day that is over.
    pub(crate) fn day_is_over() -> Self {
        Self::Refused(Box::new(Refusal {
            clause: None,
            message_key: "refused-day-is-over",
            args: BTreeMap::new(),
            message: "that position can only be answered on its day".to_owned(),
            legal: Vec::new(),
        }))
    }

    /// No tutor helps the visitor at this table.
    pub(crate) fn no_tutor() -> Self {
        Self::Refused(Box::new(Refusal {
            clause: None,
            message_key: "refused-no-tutor",
            args: BTreeMap::new(),
            message: "this table has no tutor for you".to_owned(),
            legal: Vec::new(),
        }))
    }

    /// More bots than can join a chouette, or any over a wooden board.
    pub(crate) fn bots(most: usize) -> Self {
        let message = format!("at most {most} bots can play, and none over a wooden board");
        Self::misread("broken-bots", &[("most", &most.to_string())], message)
    }

    /// More files or bytes were brought at once than are taken.
    pub(crate) fn too_much_at_once() -> Self {
        let message = "at most 4 MiB and 100 files can be brought at once; bring the others after them".to_owned();
        Self::misread("library-too-much", &[], message)
    }

    /// A form that brings files has none.
    pub(crate) fn no_files() -> Self {
        Self::misread("library-no-files", &[], "choose a file, or paste a match".to_owned())
    }

    /// A match has no stake for each point.
    pub(crate) fn stake_in_a_match() -> Self {
        let message = "a stake per point is for money play, not for a match".to_owned();
        Self::misread("broken-stake-in-match", &[], message)
    }

    /// The name of a currency that is none.
    pub(crate) fn no_currency(text: &str) -> Self {
        let text: String = text.chars().take(LONGEST_QUOTED).collect();
        Self::misread("stake-currency", &[("text", &text)], format!("{text:?} is not a currency"))
    }

    /// An amount has more decimals than its currency.
    pub(crate) fn too_many_decimals(currency: &Currency) -> Self {
        let message = format!("an amount in {currency} has at most {} decimals", currency.decimals());
        Self::misread("stake-decimals", &[("currency", currency.as_str()), ("cents", cents(currency))], message)
    }

    /// A point is worth too little or too much.
    pub(crate) fn stake_out_of_bounds(currency: &Currency) -> Self {
        let message = format!("a point is worth 1 to 1,000,000 of the smallest unit of {currency}");
        Self::misread("stake-bounds", &[("currency", currency.as_str()), ("cents", cents(currency))], message)
    }

    fn misread(message_key: &'static str, about: &[(&'static str, &str)], message: String) -> Self {
        let (clause, legal) = (None, Vec::new());
        let args = about.iter().map(|&(name, value)| (name, Arg::name(value))).collect();
        Self::Misread(Box::new(Refusal { clause, message_key, args, message, legal }))
    }

    /// Whether it concerns this stream alone and is told already: whoever looks after many goes on with the next.
    #[must_use]
    pub const fn is_the_streams_own(&self) -> bool {
        matches!(self, Self::Refused(_) | Self::SetAside(_))
    }

    /// Whether the database alone is to blame, and may do better a moment later.
    #[must_use]
    pub fn may_pass(&self) -> bool {
        matches!(self, Self::Store(error) if error.may_pass())
    }

    /// Whether the club cannot act for want of its database: it cannot be reached, or not be read or written to.
    #[must_use]
    pub fn is_away(&self) -> bool {
        matches!(self, Self::Away) || self.may_pass()
    }

    /// The lobby refuses, with that sentence.
    pub(crate) fn lobby(message_key: &'static str, message: &str) -> Self {
        let (clause, args, legal) = (None, BTreeMap::new(), Vec::new());
        Self::Refused(Box::new(Refusal { clause, message_key, args, message: message.to_owned(), legal }))
    }

    /// The status of the answer.
    #[must_use]
    pub fn status(&self) -> StatusCode {
        match self {
            away if away.is_away() => StatusCode::SERVICE_UNAVAILABLE,
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::Unknown | Self::BadToken | Self::NoToken => StatusCode::UNAUTHORIZED,
            Self::Stale(_) => StatusCode::CONFLICT,
            Self::Forbidden | Self::NotAnEditor | Self::CrossSite | Self::SmallScope(_) => StatusCode::FORBIDDEN,
            Self::Malformed(_) | Self::Misread(_) => StatusCode::BAD_REQUEST,
            Self::Refused(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::TooFast | Self::TooManyTries(_) | Self::TooManyGuests | Self::TooManyBots | Self::TooManyStreams => {
                StatusCode::TOO_MANY_REQUESTS
            }
            Self::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            Self::Busy | Self::SetAside(_) | Self::Store(StoreError::Closed) => StatusCode::SERVICE_UNAVAILABLE,
            Self::Away | Self::Store(_) | Self::Unreadable(_) | Self::Broken(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The kind of error, as programs read it.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            away if away.is_away() => "away",
            Self::NotFound => "not_found",
            Self::Unknown => "unknown",
            Self::Forbidden => "forbidden",
            Self::NotAnEditor => "not_an_editor",
            Self::BadToken | Self::NoToken => "token",
            Self::TooManyStreams => "too_many_streams",
            Self::SmallScope(_) => "scope",
            Self::Stale(_) => "stale",
            Self::CrossSite => "cross_site",
            Self::Malformed(_) | Self::Misread(_) => "malformed",
            Self::Refused(_) => "refused",
            Self::TooFast | Self::TooManyTries(_) => "too_fast",
            Self::TooManyGuests => "too_many_guests",
            Self::TooManyBots => "too_many_bots",
            Self::TooSlow => "too_slow",
            Self::TooLarge => "too_large",
            Self::WrongMethod => "wrong_method",
            Self::Busy => "busy",
            Self::Store(StoreError::Closed) => "closing",
            Self::SetAside(_) => "set_aside",
            Self::Away | Self::Store(_) | Self::Unreadable(_) | Self::Broken(_) => "internal",
        }
    }

    /// The error as programs read it. What went wrong inside is said to the log only.
    #[must_use]
    pub fn body(&self) -> ErrorBody {
        let message = match self {
            away if away.is_away() => Self::Away.to_string(),
            Self::Store(_) | Self::Unreadable(_) | Self::Broken(_) => "something went wrong on our side".to_owned(),
            other => other.to_string(),
        };
        let refusal = match self {
            Self::Refused(refusal) | Self::Misread(refusal) => Some(refusal.clone()),
            Self::TooManyTries(wait) => Some(Box::new(Refusal {
                clause: None,
                message_key: "account-too-many-tries",
                args: BTreeMap::from([("minutes", Arg::Number(wait.number().div_ceil(60_000).max(1)))]),
                message: message.clone(),
                legal: Vec::new(),
            })),
            _ => None,
        };
        ErrorBody { code: self.code(), message, refusal }
    }
}

/// By what a sentence chooses that speaks of amounts.
fn cents(currency: &Currency) -> &'static str {
    match currency.decimals() {
        0 if *currency == Currency::points() => "points",
        0 => "no",
        _ => "yes",
    }
}

/// The sentence about a rule that is broken.
const fn broken_rule(rule: BrokenRule) -> &'static str {
    match rule {
        BrokenRule::LengthInMoneyPlay(_) => "broken-length-in-money-play",
        BrokenRule::MatchWithoutLength(_) => "broken-match-without-length",
        BrokenRule::JacobyInMatch => "broken-jacoby-in-match",
        BrokenRule::ResponsesInMatch => "broken-responses-in-match",
        BrokenRule::AutomaticDoublesInMatch => "broken-automatic-doubles-in-match",
        BrokenRule::HollandWithoutCrawford => "broken-holland-without-crawford",
        BrokenRule::TournamentLength(_) => "broken-tournament-length",
        BrokenRule::CrawfordOutsideMatch => "broken-crawford-outside-match",
        BrokenRule::HollandOutsideMatch => "broken-holland-outside-match",
        BrokenRule::DoublingLimitOutsideMatch => "broken-doubling-limit-outside-match",
        BrokenRule::ConsentOutsideChouette => "broken-consent-outside-chouette",
        BrokenRule::CalledInTavolaReale => "broken-called-in-tavola-reale",
    }
}

#[cfg(test)]
mod tests {
    use tavola_base::stored::Once;

    use super::*;

    #[test]
    fn a_database_that_is_away_is_a_503_that_says_when_to_come_back_and_a_fault_of_ours_a_500() {
        use axum::{http::header::RETRY_AFTER, response::IntoResponse as _};
        use std::sync::Arc;

        let of = |error: sqlx::Error| AppError::Store(StoreError::Database(Arc::new(error)));
        let broken = std::io::Error::from(std::io::ErrorKind::ConnectionReset);
        for away in [
            of(sqlx::Error::Io(broken)),
            of(sqlx::Error::PoolTimedOut),
            AppError::Store(StoreError::TooLate),
            AppError::Store(StoreError::BrokeOff),
            AppError::Store(StoreError::Unusable { database: "d".to_owned(), reason: "r".to_owned() }),
            AppError::Away,
        ] {
            assert_eq!((away.code(), away.body().message), ("away", AppError::Away.to_string()), "{away}");
            let answer = away.into_response();
            assert_eq!(answer.status(), StatusCode::SERVICE_UNAVAILABLE);
            assert_eq!(answer.headers()[RETRY_AFTER], "2");
        }
        let ours = of(sqlx::Error::RowNotFound).into_response();
        assert_eq!(ours.status(), StatusCode::INTERNAL_SERVER_ERROR);
        assert!(!ours.headers().contains_key(RETRY_AFTER));
    }

    #[test]
    fn an_error_says_everything_once() {
        let refused = AppError::Refused(Box::new(Refusal {
            clause: None,
            message_key: "refused-rules",
            args: BTreeMap::from([("what", Arg::name("it"))]),
            message: "no".to_owned(),
            legal: vec!["play".to_owned()],
        }));
        for error in [refused, AppError::NotFound, AppError::TooFast] {
            let text = serde_json::to_string(&error.body()).unwrap();
            serde_json::from_str::<Once>(&text).unwrap_or_else(|why| panic!("{why}: {text}"));
            let read: serde_json::Value = serde_json::from_str(&text).unwrap();
            assert_eq!(read["message"], error.to_string());
            assert_eq!(read.get("legal").is_some(), matches!(error, AppError::Refused(_)));
        }
    }
}
