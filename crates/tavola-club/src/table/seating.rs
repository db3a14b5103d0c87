//! Who sits at a table and on what terms: seats, clock, pace.

use serde::{Deserialize, Serialize};
use tavola_base::Millis;
use tavola_base::bounds::{FOR_EVER, NAME, are_points, fits, is_clock, is_name, is_span};
use tavola_base::clock::ClockSettings;
use tavola_base::dice_proof::Digest;
use tavola_base::{PlayerId, TableId};
use tavola_rules::{BrokenStart, BySide, CrawfordState, Game, Points, RuleSet, Score, Side, Start};

use super::pair::{Partner, Place};
use super::tutor::Tutor;
use super::waiting::{Post, WhenAbsent};
use super::watch::Watch;
use crate::stake::Stake;

/// Somebody who sits down or wants to.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Sitter {
    /// Who it is.
    pub player: PlayerId,
    /// The name shown.
    pub name: String,
    /// Person or program.
    #[serde(default)]
    pub kind: SitterKind,
}

/// Whether a seat is played by a person or by a program; bots are always labelled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SitterKind {
    /// A person.
    #[default]
    Person,
    /// A program.
    Bot,
}

/// What a seat is meant for when the table is opened.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatPlan {
    /// Whoever comes first.
    #[default]
    Open,
    /// Taken from the beginning.
    Taken {
        /// A guest or a bot.
        sitter: Sitter,
    },
    /// Kept for whoever has the invitation.
    Invited {
        /// SHA-256 of the invitation's token, as [`invitation_digest`] makes it: the token itself is in no event.
        invitation: Digest,
    },
    /// Number 2 of a pair may come at any time by the invitation; number 1 need not wait for them.
    Later {
        /// As of [`SeatPlan::Invited`].
        invitation: Digest,
    },
}

impl SeatPlan {
    /// The invitation a seat is kept for, if it is.
    #[must_use]
    pub const fn invitation(&self) -> Option<&Digest> {
        match self {
            Self::Invited { invitation } | Self::Later { invitation } => Some(invitation),
            Self::Open | Self::Taken { .. } => None,
        }
    }
}

/// What is kept of an invitation's token.
#[must_use]
pub fn invitation_digest(token: &str) -> Digest {
    Digest::of_fields(&[b"tavola-invitation", token.as_bytes()])
}

/// How strong a bot is, by its level's name: the middle of `bot:casual:1`. None for people, and for a bot whose id does
/// not tell.
#[must_use]
pub fn bot_level(player: &PlayerId) -> Option<&str> {
    player.as_str().strip_prefix("bot:")?.split_once(':').map(|(level, _)| level)
}

/// How long anybody may keep the others waiting, clock or no clock. What is `None` may last for ever.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Pace {
    /// For one decision; who takes longer loses the match (in money play the game).
    pub decision: Option<Millis>,
    /// For coming back after the connection is lost; then the opponent may claim the match (in money play the game).
    pub absence: Option<Millis>,
    /// For answering a resignation; then it counts as rejected.
    pub answer: Millis,
    /// For making the opening roll, and in a match for asking for the next game; then it happens by itself. In money
    /// play the time for a decision holds for the next game, and the session ends after it.
    pub between: Millis,
    /// For a page to open its link of the dice; then the house opens it.
    pub link: Millis,
    /// For somebody to sit down and for a rematch; then the table is closed.
    pub idle: Millis,
    /// What each return gives back, where the absences of a match are counted together; then `absence` is for all of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional = nullable))]
    pub per_return: Option<Millis>,
    /// What whoever waits may do once an absence was too long.
    #[serde(skip_serializing_if = "WhenAbsent::is_claim")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<WhenAbsent>"))]
    pub absent: WhenAbsent,
    /// For resuming an adjourned match; then it is decided against whoever did not want to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional = nullable))]
    pub resume: Option<Millis>,
    /// Days for each turn, in a match by post.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional = nullable))]
    pub post: Option<Post>,
}

impl Default for Pace {
    fn default() -> Self {
        Self {
            decision: Some(Millis::seconds(180)),
            absence: Some(Millis::seconds(90)),
            answer: Millis::seconds(30),
            between: Millis::seconds(30),
            link: Millis::seconds(2),
            idle: Millis::seconds(24 * 3600),
            per_return: None,
            absent: WhenAbsent::Claim,
            resume: None,
            post: None,
        }
    }
}

/// The terms of a table, fixed when it is opened.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// The name of its stream.
    pub table: TableId,
    /// The rules played.
    pub rules: RuleSet,
    /// What the seats are meant for.
    #[serde(default = "open_seats")]
    pub seats: BySide<SeatPlan>,
    /// Consultation doubles: what the seat beside it is meant for, on each side that a pair plays.
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<BySide<Option<SeatPlan>>>"))]
    pub partners: BySide<Option<SeatPlan>>,
    /// The clock, if one is used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockSettings>,
    /// How long anybody may keep the others waiting.
    #[serde(default)]
    pub pace: Pace,
    /// Where the first match begins, if not at its beginning: a case, a position to be played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional, type = "unknown"))]
    pub beginning: Option<Beginning>,
    /// What a point is worth in money play: the table shows it and moves no money.
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<Stake>"))]
    pub stake: Stake,
    /// A tutor for one person against a bot, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub tutor: Option<Tutor>,
    /// What it is a table of, if the same dice fall at another table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub duplicate: Option<Duplicate>,
    /// Whether the result counts for the ratings of both.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<bool>"))]
    pub rated: bool,
    /// Who may watch, and how far behind the play.
    #[serde(default, skip_serializing_if = "Watch::is_at_once")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<Watch>"))]
    pub watch: Watch,
}

/// Two tables at which the same dice fall, game by game and roll by roll, so that what was played can be compared.
///
/// The dice come of the house's secret alone: it commits to it before anybody sits down and opens it when both tables are
/// over.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Duplicate {
    /// Its name.
    pub set: TableId,
    /// The house's commitment to the secret of its first match.
    pub commitment: Digest,
}

impl Sitter {
    /// Whether names are no longer than names are.
    pub(super) fn is_bounded(&self) -> bool {
        let Self { player, name, kind: _ } = self;
        is_name(player) && fits(name, NAME)
    }
}

impl Pace {
    fn is_bounded(&self) -> bool {
        let Self { decision, absence, answer, between, link, idle, per_return, absent: _, resume, post } = *self;
        let spans = [Some(answer), Some(between), Some(link), Some(idle), decision, absence, per_return, resume];
        spans.into_iter().flatten().all(|span| span <= FOR_EVER) && post.is_none_or(Post::is_bounded)
    }
}

impl Terms {
    /// A table with these rules and seats and nothing else agreed: no pairs, no clock, the usual pace, from the beginning.
    #[must_use]
    pub fn new(table: TableId, rules: RuleSet, seats: BySide<SeatPlan>) -> Self {
        Self {
            table,
            rules,
            seats,
            partners: BySide::default(),
            clock: None,
            pace: Pace::default(),
            beginning: None,
            stake: Stake::default(),
            tutor: None,
            duplicate: None,
            rated: false,
            watch: Watch::AtOnce,
        }
    }

    /// Whether a result may count for ratings on these terms: a match from its beginning between two persons, without a tutor
    /// and without dice that fall elsewhere too. Terms of a table that does not count may be what they like.
    pub(super) fn may_be_rated(&self) -> bool {
        let is_bot = |plan: &SeatPlan| matches!(plan, SeatPlan::Taken { sitter } if sitter.kind == SitterKind::Bot);
        let is_alone = self.partners.iter().all(|(_, plan)| plan.is_none());
        let is_plain = self.tutor.is_none() && self.duplicate.is_none() && self.beginning.is_none();
        let is_match = self.rules.match_length().is_some() && self.stake.is_points();
        !self.rated || (is_alone && is_plain && is_match && !self.seats.iter().any(|(_, plan)| is_bot(plan)))
    }

    /// Whether names, spans and points are no larger than such things are.
    pub(super) fn is_bounded(&self) -> bool {
        // Rules and stake are bounded by their types.
        let Self {
            table,
            rules: _,
            seats,
            partners,
            clock,
            pace,
            beginning,
            stake: _,
            tutor,
            duplicate,
            rated: _,
            watch: _,
        } = self;
        let is_seat = |plan: &SeatPlan| match plan {
            SeatPlan::Taken { sitter } => sitter.is_bounded(),
            SeatPlan::Open | SeatPlan::Invited { invitation: _ } | SeatPlan::Later { invitation: _ } => true,
        };
        let begins = beginning.is_none_or(|at| {
            at.score.iter().all(|(_, points)| are_points(*points))
                && at.time_lost.iter().all(|(_, time)| is_span(*time))
        });
        let is_set = clock.as_ref().is_none_or(is_clock) && pace.is_bounded();
        begins
            && is_set
            && tutor.is_none_or(Tutor::is_bounded)
            && fits(table.as_str(), NAME)
            && duplicate.as_ref().is_none_or(|duplicate| fits(duplicate.set.as_str(), NAME))
            && seats.iter().all(|(_, plan)| is_seat(plan))
            && partners.iter().filter_map(|(_, plan)| plan.as_ref()).all(is_seat)
    }

    /// What a place is meant for; none where no pair plays the side.
    #[must_use]
    pub fn plan(&self, place: Place) -> Option<&SeatPlan> {
        match place.partner {
            Partner::First => Some(&self.seats[place.side]),
            Partner::Second => self.partners[place.side].as_ref(),
        }
    }

    /// Every place there is, number 1 before number 2.
    pub fn places(&self) -> impl Iterator<Item = (Place, &SeatPlan)> {
        let places = Partner::BOTH.into_iter().flat_map(|partner| Side::BOTH.map(|side| Place { side, partner }));
        places.filter_map(|place| Some((place, self.plan(place)?)))
    }

    /// The score at which the first match begins.
    #[must_use]
    pub fn first_score(&self) -> Score {
        match self.beginning {
            None => Score::start(&self.rules),
            Some(Beginning { score, crawford, .. }) => Score::standing(&self.rules, score, crawford),
        }
    }

    /// The first game of the first match.
    ///
    /// # Errors
    /// Every rule the beginning breaks, with its clause.
    pub fn first_game(&self) -> Result<Game, BrokenStart> {
        let start = self.beginning.and_then(|beginning| beginning.start).unwrap_or(Start::STANDARD);
        Game::from_start(&self.rules, &self.first_score(), start)
    }
}

/// Where a first match begins that does not begin at its beginning.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Beginning {
    /// The points both have.
    #[serde(default)]
    pub score: BySide<Points>,
    /// `post` if the Crawford game lies behind; else it is found from the score.
    #[serde(default = "before_crawford")]
    pub crawford: CrawfordState,
    /// The first game's checkers, cube and turn, if not the ordinary start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Start>,
    /// What is gone from the banks before the match begins: who came late had their clock running (TRN-14).
    #[serde(default, skip_serializing_if = "nothing_lost")]
    pub time_lost: BySide<Millis>,
}

fn nothing_lost(time: &BySide<Millis>) -> bool {
    *time == BySide::default()
}

const fn before_crawford() -> CrawfordState {
    CrawfordState::Pre
}

fn open_seats() -> BySide<SeatPlan> {
    BySide { white: SeatPlan::Open, black: SeatPlan::Open }
}
