//! Who leaves rated matches again and again waits before the next one, and is told so before they leave.
//!
//! What counts is how rated matches between two people end, those by post apart; it is written with the event that ends
//! them. Casual matches, bots and matches by post stay open to everybody.

mod record;

use tavola_base::{Arg, Millis, Refusal, Time};
use tavola_club::table::{Cause, Opened, SitterKind, Table};
use tavola_rules::Side;

use record::{GIVEN_UP, LEFT, NEVER_BEGUN};
pub use record::{Outcome, Record, Wait};

use crate::{
    base::{
        ids::{AccountId, StreamId},
        now::Now,
    },
    club::{cases, study::MatchKey},
    store::{AccountKind, Restricted, Restriction, RowWrite, Store, StoreError},
    web::errors::AppError,
};

/// At most so many rated matches of somebody rest at once.
pub const MOST_ADJOURNED: usize = 3;
/// So long after an outage of the server nobody is blamed.
const AFTER_OUTAGE: Millis = Millis::seconds(600);
/// A match that is given up before so many decisions of both was given up at once.
const HARDLY_BEGUN: u64 = 10;
/// To a table that waits for no longer than that one is called, and comes or does not.
const CALLED: Millis = Millis::seconds(600);
/// Who lets so long a time of a decision run out has left: a tenth of the match's time, within these bounds.
const SILENCE: (Millis, Millis) = (Millis::seconds(30), Millis::seconds(180));

/// Who may play rated matches.
#[derive(Debug)]
pub struct Conduct {
    store: Store,
    now: Now,
}

/// Whether somebody may begin a rated match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MayPlay {
    /// They may.
    Yes,
    /// A moderator has decided that they may not for a while.
    Restricted(Restriction),
    /// They have left too many.
    Waits(Wait),
    /// Too many of theirs rest.
    Adjourned,
}

impl Conduct {
    /// The conduct of everybody in a store.
    #[must_use]
    pub const fn new(store: Store, now: Now) -> Self {
        Self { store, now }
    }

    /// Where somebody stands.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn record(&self, account: &AccountId) -> Result<Record, StoreError> {
        let outcomes = self.store.outcomes(account).await?;
        if outcomes.iter().all(|outcome| outcome.weight == 0) {
            return Ok(Record { of: outcomes.len().min(30), ..Record::default() });
        }
        let joined = self.store.joined(account).await?.unwrap_or_default();
        Ok(Record::of(&outcomes, joined, self.now.time()))
    }

    /// Whether somebody may begin a rated match now.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn may_play_rated(&self, account: &AccountId) -> Result<MayPlay, StoreError> {
        let now = self.now.time();
        if let Some(restriction) = self.store.restricted(account, Restricted::RatedPlay, now).await? {
            return Ok(MayPlay::Restricted(restriction));
        }
        if let Some(wait) = self.record(account).await?.waits(now) {
            return Ok(MayPlay::Waits(wait));
        }
        let rest = self.store.adjourned_rated(account, None).await?;
        Ok(if rest >= MOST_ADJOURNED { MayPlay::Adjourned } else { MayPlay::Yes })
    }

    /// Lets pass only who may begin a rated match now: people, no programs.
    ///
    /// # Errors
    /// Why they may not, and until when; if the database fails.
    pub async fn expect_rated_allowed(&self, account: &AccountId) -> Result<(), AppError> {
        if self.store.account_kind(account).await? == Some(AccountKind::Bot) {
            return Err(AppError::plainly("rated-not-bots", "only a match between two people counts for ratings"));
        }
        match self.may_play_rated(account).await? {
            MayPlay::Yes => Ok(()),
            MayPlay::Restricted(restriction) => Err(cases::refused("rated-restricted", &restriction)),
            MayPlay::Waits(wait) => Err(waits(&wait, self.now.time())),
            MayPlay::Adjourned => {
                Err(AppError::plainly("rated-adjourned", "resume one of your adjourned rated matches first"))
            }
        }
    }

    /// Lets pass only where nobody has too many rated matches that rest.
    ///
    /// # Errors
    /// That somebody has; if the database fails.
    pub async fn expect_few_rest(&self, people: &[AccountId]) -> Result<(), AppError> {
        for account in people {
            if self.store.adjourned_rated(account, None).await? >= MOST_ADJOURNED {
                return Err(AppError::plainly("rated-adjourned-full", "one of you has three adjourned rated matches"));
            }
        }
        Ok(())
    }

    /// Lets pass only two of whom no rated match against each other rests.
    ///
    /// # Errors
    /// That one does; if the database fails.
    pub async fn expect_none_rests(&self, one: &AccountId, other: &AccountId) -> Result<(), AppError> {
        match self.store.adjourned_rated(one, Some(other)).await? {
            0 => Ok(()),
            _ => Err(AppError::plainly("rated-adjourned-pair", "resume your adjourned rated match against them first")),
        }
    }
}

/// Somebody waits: why, and how long yet.
fn waits(wait: &Wait, now: Time) -> AppError {
    let minutes = minutes_left(wait, now);
    let number = |number: usize| Arg::Number(u64::try_from(number).unwrap_or(u64::MAX));
    let args =
        [("minutes", Arg::Number(minutes)), ("left", number(wait.left)), ("of", number(wait.of))].into_iter().collect();
    let message = format!("you have left {} of {} rated matches: wait {minutes} min", wait.left, wait.of);
    AppError::Refused(Box::new(Refusal { clause: None, message_key: "rated-waits", args, message, legal: Vec::new() }))
}

/// How many minutes of a wait are left, a begun one counted.
#[must_use]
pub fn minutes_left(wait: &Wait, now: Time) -> u64 {
    wait.until.since(now).number().div_ceil(60_000)
}

/// How a match that has just ended, or was not begun, counts for its players.
#[must_use]
pub fn outcomes(stream: &StreamId, before: &Table, after: &Table, now: Time) -> Vec<RowWrite> {
    let (Some(was), Some(is)) = (before.opened(), after.opened()) else { return Vec::new() };
    if !is_watched(is) {
        return Vec::new();
    }
    let weights = if is.verdict().is_some() && was.verdict().is_none() {
        ended(was, is, now)
    } else if is.is_closed() && !was.is_closed() && was.verdict().is_none() && !was.is_playing() {
        not_begun(was)
    } else {
        return Vec::new();
    };
    let is_outage = was.given_back().is_some_and(|at| now.since(at) < AFTER_OUTAGE);
    let key = MatchKey::Table(stream.clone(), is.match_number()).stored();
    let weights = weights.into_iter().filter(|(_, weight)| *weight == 0 || !is_outage);
    let account = |side: Side| is.sitter(side).map(|sitter| AccountId::new(sitter.player.as_str()));
    weights
        .filter_map(|(side, weight)| Some(RowWrite::outcome(&account(side)?, &key, Outcome { at: now, weight })))
        .collect()
}

/// Whether it is seen how a table's matches end: rated ones of two people who are there at the same time.
#[must_use]
pub fn is_watched(opened: &Opened) -> bool {
    let terms = opened.terms();
    terms.rated
        && terms.pace.post.is_none()
        && terms.partners.iter().all(|(_, partner)| partner.is_none())
        && Side::BOTH.iter().all(|side| opened.sitter(*side).is_some_and(|sitter| sitter.kind == SitterKind::Person))
}

fn ended(was: &Opened, is: &Opened, now: Time) -> Vec<(Side, u8)> {
    let Some((winner, cause)) = is.verdict() else { return Vec::new() };
    let loser = winner.map(Side::opponent);
    let weight = match cause {
        Cause::Score => 0,
        Cause::Absent | Cause::Left => LEFT,
        Cause::Flag | Cause::TooSlow if loser.is_some_and(|loser| is_silent(was, loser, now)) => LEFT,
        Cause::Flag | Cause::TooSlow => 0,
        Cause::Resigned if was.decisions() < HARDLY_BEGUN => GIVEN_UP,
        Cause::Resigned => 0,
        Cause::Annulled => return waited_for(was).map(|side| (side, NEVER_BEGUN)).into_iter().collect(),
        Cause::Ruling | Cause::SessionOver => return Vec::new(),
    };
    Side::BOTH.map(|side| (side, if Some(side) == loser { weight } else { 0 })).into()
}

/// Whether somebody whose time ran out was away, or had let a long time of it pass without acting.
fn is_silent(was: &Opened, loser: Side, now: Time) -> bool {
    let since = was.waits_since().filter(|(side, _)| *side == loser).map(|(_, since)| since);
    was.gone_since(loser).is_some() || since.is_some_and(|since| now.since(since) >= silence(was))
}

fn silence(opened: &Opened) -> Millis {
    let bank = opened.terms().clock.zip(opened.terms().rules.match_length());
    let bank = bank.map_or(Millis::ZERO, |(clock, length)| clock.bank_per_point.times(length.points().into()));
    Millis::new(bank.number() * 2 / 10).clamp(SILENCE.0, SILENCE.1)
}

/// Who was waited for in a match that is annulled because they never acted; nobody where both had agreed to stop.
fn waited_for(was: &Opened) -> Option<Side> {
    if was.is_adjourned() {
        return was.adjourned_for().filter(|side| !was.has_acted(*side));
    }
    let never: Vec<Side> = Side::BOTH.into_iter().filter(|side| !was.has_acted(*side)).collect();
    let away = || never.iter().copied().find(|side| was.gone_since(*side).is_some());
    if let [one] = never[..] { Some(one) } else { away().or_else(|| was.decides()) }
}

/// Who did not come to a table to which both were called.
fn not_begun(was: &Opened) -> Vec<(Side, u8)> {
    if was.terms().pace.idle > CALLED {
        return Vec::new();
    }
    let absent: Vec<Side> = Side::BOTH.into_iter().filter(|side| !was.is_ready(*side)).collect();
    if let [one] = absent[..] { vec![(one, NEVER_BEGUN)] } else { Vec::new() }
}
