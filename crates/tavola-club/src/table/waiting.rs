//! How long the two of a match wait for each other beyond a clock: absences counted together, matches adjourned and resumed,
//! matches by post with their days. Terms and state are here; what follows from them is decided elsewhere.

use serde::{Deserialize, Serialize};
use tavola_base::bounds::is_span;
use tavola_base::{Millis, Time};
use tavola_rules::{Action, BySide, Side};

use super::seating::Pace;
use super::state::Opened;

/// What whoever waits for an absent opponent may do once the time for coming back is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum WhenAbsent {
    /// Claim the match. Nothing is adjourned: a tournament has its programme.
    #[default]
    Claim,
    /// Wait, adjourn the match, or claim it.
    Choose,
    /// Wait or adjourn: the match is not won by waiting.
    Adjourn,
}

impl WhenAbsent {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
    pub(super) const fn is_claim(&self) -> bool {
        matches!(self, Self::Claim)
    }
}

/// A match by post: days instead of minutes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Post {
    /// What each turn adds to a player’s time.
    pub per_turn: Millis,
    /// What each begins with.
    pub bank: Millis,
    /// The most that anybody has.
    pub cap: Millis,
    /// How long after a player’s time the server claims the match, if the opponent has not.
    pub grace: Millis,
}

impl Post {
    /// So many days a turn: a week to begin with, never more than two weeks or two turns, two days of grace.
    #[must_use]
    pub const fn of_days(days: u8) -> Self {
        const DAY: Millis = Millis::seconds(86_400);
        let days = days as u64;
        let cap = if 2 * days > 14 { 2 * days } else { 14 };
        Self { per_turn: DAY.times(days), bank: DAY.times(7), cap: DAY.times(cap), grace: DAY.times(2) }
    }

    pub(super) fn is_bounded(self) -> bool {
        [self.per_turn, self.bank, self.cap, self.grace].into_iter().all(is_span)
    }
}

/// A match that rests until both want to go on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Adjourned {
    pub(super) since: Time,
    /// Who was away too long, if it was adjourned for that.
    pub(super) absent: Option<Side>,
    pub(super) wants: BySide<bool>,
}

/// What a match knows of waiting, beside the clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Patience {
    /// What is left to each for being away, where absences are counted together.
    pub(super) away: BySide<Millis>,
    /// What is left to each in a match by post.
    pub(super) post: BySide<Millis>,
    /// Whose time by post runs, and since when.
    pub(super) runs: Option<(Side, Time)>,
    /// Until when each is on vacation.
    pub(super) rests: BySide<Option<Time>>,
    /// Who has done anything in this match.
    pub(super) acted: BySide<bool>,
    /// Who has offered to adjourn.
    pub(super) offer: Option<Side>,
    pub(super) adjourned: Option<Adjourned>,
    /// How often somebody has decided something in this match, rolls that were called for included.
    pub(super) decisions: u64,
    /// Since when absences count: nobody was waited for before.
    pub(super) since: Option<Time>,
    /// When time in which the server was down was given back last.
    pub(super) given_back: Option<Time>,
}

impl Patience {
    /// How it begins with a match.
    pub(super) fn of_match(pace: &Pace, at: Time) -> Self {
        let (away, bank) = (pace.absence.unwrap_or_default(), pace.post.map_or(Millis::ZERO, |post| post.bank));
        Self {
            away: BySide::from_fn(|_| away),
            post: BySide::from_fn(|_| bank),
            since: (!pace.absent.is_claim()).then_some(at),
            ..Self::default()
        }
    }

    /// Charges whoever's time runs until `at`, and stops it.
    fn charge(&mut self, at: Time) {
        if let Some((side, since)) = self.runs.take() {
            self.post[side] = self.post[side].less(at.since(since));
        }
    }

    fn run(&mut self, side: Option<Side>, at: Time) {
        self.charge(at);
        self.runs = side.map(|side| (side, self.rests[side].map_or(at, |until| until.max(at))));
    }

    /// A vacation until then: one's own time stands. It is over at once where it has ended before.
    pub(super) fn rest(&mut self, side: Side, until: Time, at: Time) {
        self.rests[side] = Some(until);
        if let Some((running, _)) = self.runs.filter(|(running, _)| *running == side) {
            self.run(Some(running), at);
        }
    }

    /// Whoever was away since `gone` is back.
    pub(super) fn is_back(&mut self, side: Side, (gone, at): (Time, Time), (full, per_return): (Millis, Millis)) {
        self.away[side] = (self.away[side].less(at.since(gone)) + per_return).min(full);
    }

    /// The server was down for that long.
    pub(super) fn give_back(&mut self, down: Millis) {
        if let Some((_, since)) = &mut self.runs {
            *since = *since + down;
        }
        if let Some(adjourned) = &mut self.adjourned {
            adjourned.since = adjourned.since + down;
        }
        self.since = self.since.map(|since| since + down);
    }
}

impl Opened {
    /// The time by post after an event.
    pub(super) fn follow_post(&mut self, acted: Option<(Side, Action)>, at: Time) {
        let Some(post) = self.terms.pace.post else { return };
        let side = self.decides();
        if self.patience.runs.map(|(running, _)| running) != side {
            self.patience.run(side, at);
        }
        let Some((side, action)) = acted else { return };
        self.seats[side].is_overdue = false;
        if let Action::Play { .. } = action {
            let left = &mut self.patience.post[side];
            *left = (*left + post.per_turn).min(post.cap);
        }
    }

    /// By post: who is waited for, and when their time is over.
    #[must_use]
    pub fn post_ends(&self) -> Option<(Side, Time)> {
        self.terms.pace.post?;
        let (side, since) = self.patience.runs?;
        Some((side, since + self.patience.post[side]))
    }

    /// When an adjourned match that nobody resumes is decided.
    #[must_use]
    pub fn resume_by(&self) -> Option<Time> {
        Some(self.patience.adjourned?.since + self.terms.pace.resume?)
    }

    /// How often somebody has decided something in this match, rolls that were called for included.
    #[must_use]
    pub const fn decisions(&self) -> u64 {
        self.patience.decisions
    }

    /// Whose decision is waited for in the game, and since when.
    #[must_use]
    pub fn waits_since(&self) -> Option<(Side, Time)> {
        self.waiting.and_then(|waiting| Some((waiting.side?, waiting.since)))
    }

    /// Since when nobody of a side is there; none while somebody is.
    #[must_use]
    pub fn gone_since(&self, side: Side) -> Option<Time> {
        self.seats[side].gone_since()
    }

    /// Whether a side has done anything in this match.
    #[must_use]
    pub fn has_acted(&self, side: Side) -> bool {
        self.patience.acted[side]
    }

    /// Whether the match counts for nobody if a side is waited for in vain: they have done nothing in it yet.
    #[must_use]
    pub fn ends_unplayed(&self, side: Side) -> bool {
        let pace = &self.terms.pace;
        let is_agreed = pace.post.is_some() || !pace.absent.is_claim();
        is_agreed && self.is_match() && !self.has_acted(side)
    }

    /// Whether a side is ready for the match that is to begin.
    #[must_use]
    pub fn is_ready(&self, side: Side) -> bool {
        self.seats[side].is_ready
    }

    /// When time in which the server was down was given back last in this match.
    #[must_use]
    pub const fn given_back(&self) -> Option<Time> {
        self.patience.given_back
    }

    /// By post: until when a side is on vacation, whether that is over or not.
    #[must_use]
    pub fn rests(&self, side: Side) -> Option<Time> {
        self.patience.rests[side]
    }

    /// For whose absence the match rests, if it was adjourned for that.
    #[must_use]
    pub fn adjourned_for(&self) -> Option<Side> {
        self.patience.adjourned?.absent
    }

    /// Whether the match rests until both want to go on.
    #[must_use]
    pub const fn is_adjourned(&self) -> bool {
        self.patience.adjourned.is_some()
    }

    /// Whether players may agree to adjourn here: not where a director has a programme, nor by post, where nobody hurries.
    pub(super) fn may_be_adjourned(&self) -> bool {
        !self.terms.pace.absent.is_claim() && self.terms.pace.post.is_none()
    }
}
