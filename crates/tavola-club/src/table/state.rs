//! Where a table stands: the fold of its events.

mod dice;

use serde::{Deserialize, Serialize};
use tavola_base::Time;
use tavola_base::clock::{Clock, Runs};
use tavola_base::dice_proof::{DiceLog, Digest, MatchNumber};
use tavola_rules::{BySide, Die, Game, GameResult, Length, Phase, Score, Side, Turn, WinKind, most_to_lose};

pub(super) use self::dice::{CalledRoll, Chain, DiceState};
use super::event::Cause;
use super::history::History;
use super::pair::{Partner, Person, Place, Seat};
use super::seating::{SeatPlan, Sitter, Terms};
use super::tutor::Learning;
use super::waiting::Patience;
use crate::table::view::{GameRecord, TurnRecord};

/// A table; the default is one whose stream has no event yet.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Table(pub(super) Option<Box<Opened>>);

/// A table that has been opened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opened {
    pub(super) version: u64,
    pub(super) terms: Terms,
    pub(super) stage: Stage,
    pub(super) seats: BySide<Seat>,
    pub(super) dice: DiceState,
    /// From the match's beginning on, where the dice are made of commitments.
    pub(super) log: Option<DiceLog>,
    /// What both sides were called when the match began.
    pub(super) players: Option<BySide<String>>,
    pub(super) of: MatchNumber,
    pub(super) score: Score,
    pub(super) clock: Option<Clock>,
    pub(super) waiting: Option<Waiting>,
    pub(super) game_number: u32,
    /// The game being played, or the last one.
    pub(super) game: Option<Game>,
    /// How that game was decided away from the board.
    pub(super) decided: Option<Decided>,
    /// Who won the last match and by what, once it has ended: a table that is closed still says so.
    pub(super) ended: Option<(Option<Side>, Cause)>,
    /// What each side has offered to lose since the last roll and was not let to.
    pub(super) rejected: BySide<Option<WinKind>>,
    /// White's and Black's die of the last opening roll.
    pub(super) opening: Option<BySide<Die>>,
    pub(super) turns: History<TurnRecord>,
    pub(super) games: History<GameRecord>,
    /// Where a tutor helps: what can be taken back.
    pub(super) learning: Learning,
    /// How long the two wait for each other, beside the clock.
    pub(super) patience: Patience,
}

/// How a game was decided away from the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Decided {
    pub(super) cause: Cause,
    /// Whether it had got as far as its first turn: one that had not is no game that was played.
    pub(super) was_begun: bool,
}

/// Where a table stands as a whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum Stage {
    /// Players sit down and get ready.
    Gathering { since: Time },
    /// A game is being played.
    Playing,
    /// A game has ended and the next has not begun.
    Between { since: Time, wants: BySide<bool> },
    /// The match has ended.
    Over { since: Time, winner: Option<Side>, cause: Cause, rematch: Option<Side> },
    /// Nothing more will happen.
    Closed,
}

/// Since when a decision is waited for; `side` is none for the opening roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Waiting {
    pub(super) side: Option<Side>,
    pub(super) since: Time,
}

/// What the timer finds due.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Due {
    /// Nobody came, or nobody wants to go on.
    Close,
    /// The next game begins.
    NextGame,
    /// Nobody asked for another game of money play.
    EndSession,
    /// The opening roll makes itself.
    OpeningRoll,
    /// Links that were not opened.
    Links,
    /// A resignation that was not answered by this side.
    Answer(Side),
    /// This side's time for a decision is over.
    Decision(Side),
    /// This side's flag has fallen.
    Flag(Side),
    /// This side may be claimed to be absent.
    Absence(Side),
    /// Nobody has resumed the adjourned match.
    Resume,
}

impl Table {
    /// The opened table, or `None` before the first event.
    #[must_use]
    pub fn opened(&self) -> Option<&Opened> {
        self.0.as_deref()
    }

    /// How many events the table has.
    #[must_use]
    pub fn version(&self) -> u64 {
        self.opened().map_or(0, |opened| opened.version)
    }
}

impl Opened {
    pub(super) fn new(terms: Terms, commitment: Option<Digest>, at: Time) -> Self {
        let score = terms.first_score();
        let seat = |side| Seat::free(terms.partners[side].as_ref().map(Person::planned));
        Self {
            seats: BySide::from_fn(seat),
            version: 0,
            terms,
            stage: Stage::Gathering { since: at },
            dice: DiceState { commitment, ..DiceState::default() },
            log: None,
            players: None,
            of: MatchNumber::FIRST,
            score,
            clock: None,
            waiting: None,
            game_number: 0,
            game: None,
            decided: None,
            ended: None,
            rejected: BySide::default(),
            opening: None,
            turns: History::default(),
            games: History::default(),
            learning: Learning::default(),
            patience: Patience::default(),
        }
    }

    /// The terms it was opened on.
    #[must_use]
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Who sits on `side`: of a pair number 1.
    #[must_use]
    pub const fn sitter(&self, side: Side) -> Option<&Sitter> {
        match side {
            Side::White => self.seats.white.first.sitter.as_ref(),
            Side::Black => self.seats.black.first.sitter.as_ref(),
        }
    }

    /// Everybody who sits here, and where.
    pub fn sitters(&self) -> impl Iterator<Item = (Place, &Sitter)> {
        self.terms.places().filter_map(|(place, _)| Some((place, self.seats[place.side].sitter(place.partner)?)))
    }

    /// Where somebody sits, by their account's name.
    #[must_use]
    pub fn place_of(&self, player: &str) -> Option<Place> {
        self.sitters().find(|(_, sitter)| sitter.player.as_str() == player).map(|(place, _)| place)
    }

    /// What a side is called: by whoever plays it, a pair by both names; none while nobody sits there.
    #[must_use]
    pub fn name(&self, side: Side) -> Option<String> {
        self.seats[side].name()
    }

    /// Who of a side has the dice in hand; the first where one player has it.
    #[must_use]
    pub fn dice_holder(&self, side: Side) -> Partner {
        self.seats[side].holder
    }

    /// Which match of the table is being played, has just ended or is to begin.
    #[must_use]
    pub const fn match_number(&self) -> MatchNumber {
        self.of
    }

    /// The game in progress, or the last one played.
    #[must_use]
    pub const fn game(&self) -> Option<&Game> {
        self.game.as_ref()
    }

    /// The score of the match, games in progress not counted.
    #[must_use]
    pub const fn score(&self) -> &Score {
        &self.score
    }

    /// The clock, if one is used.
    #[must_use]
    pub const fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// Whether nothing more will happen here.
    #[must_use]
    pub const fn is_closed(&self) -> bool {
        matches!(self.stage, Stage::Closed)
    }

    /// Whether a match is in progress, pauses between games included.
    #[must_use]
    pub const fn is_playing(&self) -> bool {
        matches!(self.stage, Stage::Playing | Stage::Between { .. })
    }

    /// Who won the match, and by what, once it is over.
    #[must_use]
    pub const fn verdict(&self) -> Option<(Option<Side>, Cause)> {
        if let Stage::Over { winner, cause, .. } = self.stage { Some((winner, cause)) } else { None }
    }

    /// The games of this match that have ended.
    #[must_use]
    pub fn games(&self) -> impl DoubleEndedIterator<Item = &GameRecord> {
        self.games.iter()
    }

    pub(super) fn is_match(&self) -> bool {
        self.score.length() != Length::Unlimited
    }

    /// The game, while it is being played.
    pub(super) fn live_game(&self) -> Option<&Game> {
        self.game.as_ref().filter(|_| self.stage == Stage::Playing)
    }

    /// Whose decision is waited for in the game; none while dice are on their way.
    #[must_use]
    pub fn decides(&self) -> Option<Side> {
        let game = self.live_game().filter(|_| self.dice.called.is_none() && !self.is_adjourned())?;
        game.waits_for()
    }

    /// Whether the opening roll is to be made.
    pub(super) fn awaits_opening(&self) -> bool {
        self.live_game().is_some_and(|game| matches!(game.phase(), Phase::OpeningRoll { .. }))
            && self.dice.called.is_none()
            && !self.is_adjourned()
    }

    /// Whose clock should run (CLK-04, CLK-07, CLK-08).
    pub(super) fn runs(&self) -> Runs {
        let Some(game) = self.live_game() else { return Runs::Neutral };
        if self.dice.called.is_some() || game.resignation().is_some() || self.is_adjourned() {
            return Runs::Held;
        }
        game.waits_for().map_or(Runs::Neutral, Runs::For)
    }

    /// Which sides' links a called roll still waits for.
    pub(super) fn missing_links(&self) -> Vec<Side> {
        let Some(called) = self.dice.called else { return Vec::new() };
        Side::BOTH.into_iter().filter(|&side| called.links[side].is_none()).collect()
    }

    /// Everything that will fall due if nothing else happens.
    pub(super) fn dues(&self) -> Vec<(Time, Due)> {
        let pace = &self.terms.pace;
        if self.is_adjourned() {
            return self.resume_by().map(|at| (at, Due::Resume)).into_iter().collect();
        }
        match self.stage {
            Stage::Gathering { since } | Stage::Over { since, .. } => vec![(since + pace.idle, Due::Close)],
            Stage::Between { since, .. } => {
                let next = if self.is_match() {
                    (since + pace.between, Due::NextGame)
                } else {
                    (since + pace.decision.unwrap_or(pace.idle), Due::EndSession)
                };
                std::iter::once(next).chain(self.absences()).collect()
            }
            Stage::Playing => self.game_dues().into_iter().chain(self.absences()).collect(),
            Stage::Closed => Vec::new(),
        }
    }

    fn game_dues(&self) -> Vec<(Time, Due)> {
        let pace = &self.terms.pace;
        if let Some(called) = self.dice.called {
            return vec![(called.at + pace.link, Due::Links)];
        }
        let Some(Waiting { side, since }) = self.waiting else { return Vec::new() };
        let Some(side) = side else {
            // Only dice made of commitments can be rolled by the house.
            let opening = self.dice.commitment.map(|_| (since + pace.between, Due::OpeningRoll));
            return opening.into_iter().collect();
        };
        if self.live_game().is_some_and(|game| game.resignation().is_some()) {
            return vec![(since + pace.answer, Due::Answer(side))];
        }
        let flag = self.clock.as_ref().and_then(Clock::callable_at).map(|at| (at, Due::Flag(side)));
        let decision = self.decide_by().map(|at| (at, Due::Decision(side)));
        let post = self.post_ends().zip(pace.post).map(|((side, at), post)| (at + post.grace, Due::Decision(side)));
        flag.into_iter().chain(decision).chain(post).collect()
    }

    /// When the player waited for loses by the table's pace; never while the clock was stopped by the director.
    pub(super) fn decide_by(&self) -> Option<Time> {
        let stopped = self.clock.as_ref().and_then(Clock::stopped);
        let Waiting { side, since } = self.waiting.filter(|_| stopped.is_none())?;
        side?;
        if self.live_game()?.resignation().is_some() {
            return Some(since + self.terms.pace.answer);
        }
        Some(since + self.terms.pace.decision?)
    }

    /// Who may be claimed to be absent from when on, where that has not been noted.
    fn absences(&self) -> impl Iterator<Item = (Time, Due)> {
        let unnoted = Side::BOTH.into_iter().filter(|&side| !self.seats[side].is_overdue);
        unnoted.filter_map(|side| Some((self.absent_from(side)?, Due::Absence(side))))
    }

    /// What the timer finds due at `now`: the earliest first, but an absence only where nothing else is. It ends nothing,
    /// and matches kept from before it was noted replay as they went.
    pub(super) fn due_at(&self, now: Time) -> Option<Due> {
        let due = self.dues().into_iter().filter(|&(at, _)| at <= now);
        due.min_by_key(|&(at, due)| (matches!(due, Due::Absence(_)), at)).map(|(_, due)| due)
    }

    /// From when on `side` may be claimed to be absent.
    pub(super) fn absent_from(&self, side: Side) -> Option<Time> {
        if self.is_adjourned() {
            return None;
        }
        if self.terms.pace.post.is_some() {
            return self.post_ends().filter(|(slow, _)| *slow == side).map(|(_, at)| at);
        }
        let whole = self.terms.pace.absence?;
        let left = if self.terms.pace.per_return.is_some() { self.patience.away[side] } else { whole };
        let gone = self.seats[side].gone_since()?;
        Some(self.patience.since.map_or(gone, |since| since.max(gone)) + left)
    }

    /// What `loser` loses when the game is decided away from the board: the most it can still cost, since
    /// nobody need accept less (END-08).
    pub(super) fn forfeit(&self, game: &Game, loser: Side) -> WinKind {
        let turn = match *game.phase() {
            Phase::ToPlay { side, roll, .. } => Turn::ToPlay(side, roll),
            Phase::OpeningRoll { .. }
            | Phase::OnRoll { .. }
            | Phase::Doubled { .. }
            | Phase::PlayShown { .. }
            | Phase::Over { .. } => Turn::OnRoll(game.waits_for().unwrap_or(loser)),
        };
        most_to_lose(game.board(), turn, loser, self.terms.rules.knobs().backgammon)
    }

    /// The result of the last game, if it has ended.
    pub(super) fn last_result(&self) -> Option<GameResult> {
        self.game.as_ref().and_then(Game::result).copied()
    }

    /// Where an unseated person could sit down, the seats kept for the invited last.
    pub(super) fn free_places(&self) -> impl Iterator<Item = (Place, &SeatPlan)> {
        let is_free = |(place, _): &(Place, &SeatPlan)| self.seats[place.side].sitter(place.partner).is_none();
        let is_open = |(_, plan): &(Place, &SeatPlan)| **plan == SeatPlan::Open;
        let (open, kept): (Vec<_>, Vec<_>) = self.terms.places().filter(is_free).partition(is_open);
        open.into_iter().chain(kept)
    }
}
