//! One game as a pure state machine: what may be done now, and what becomes of it.
//!
//! [`Game::may`] says what is in order, [`Game::apply`] does it. Dice come in with the acts; clocks, seats, the
//! score after the game and what is shown to whom are not here.

mod action;
mod free_play;
mod permission;
mod phase;
mod refusal;
mod start;
mod transition;

use serde::{Deserialize, Serialize};

pub use action::{Action, ActionKind, Conduct};
pub use free_play::ImpossiblePlay;
pub use phase::{Early, Phase, Resignation, Tie};
pub use refusal::{Reason, Refusal};
pub use start::{BrokenStart, FirstTurn, Start, StartFault};

use crate::board::Board;
use crate::claim::{self, Turn};
use crate::cube::Cube;
use crate::legal::{LegalPlay, legal_plays};
use crate::outcome::{Ending, GameResult, Outcome, WinKind};
use crate::ruleset::{Knobs, RuleSet};
use crate::score::Score;
use crate::side::{BySide, Side};

/// A game in progress or ended, under its rules and at the score it began with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Game {
    rules: RuleSet,
    score: Score,
    start: Start,
    board: Board,
    cube: Cube,
    phase: Phase,
    /// Turns completed.
    turns: BySide<u16>,
    /// Rolls rolled, equal opening rolls not counted.
    rolls: u32,
    /// Automatic doubles counted.
    automatic: u8,
    resignation: Option<Resignation>,
    /// The cube before the first double made by mistake in the Crawford game.
    before_mistake: Option<Cube>,
}

impl Game {
    /// A game from the ordinary start. The match that `score` belongs to must not be over.
    #[must_use]
    pub const fn new(rules: &RuleSet, score: &Score) -> Self {
        Self::begin(rules, score, Start::STANDARD)
    }

    /// A game from any start (SET-09, SITE-04).
    ///
    /// # Errors
    /// Every rule the start breaks, with its clause.
    pub fn from_start(rules: &RuleSet, score: &Score, start: Start) -> Result<Self, BrokenStart> {
        match start.faults(rules, score) {
            faults if faults.is_empty() => Ok(Self::begin(rules, score, start)),
            faults => Err(BrokenStart(faults)),
        }
    }

    const fn begin(rules: &RuleSet, score: &Score, start: Start) -> Self {
        let phase = match start.turn {
            FirstTurn::OpeningRoll => Phase::OpeningRoll { tie: None },
            FirstTurn::OnRoll { side } => Phase::OnRoll { side },
            FirstTurn::ToPlay { side, roll } => {
                Phase::ToPlay { side, roll, legality: rules.knobs().legality, early: None }
            }
        };
        Self {
            rules: *rules,
            score: *score,
            start,
            board: start.board,
            cube: start.cube,
            phase,
            turns: BySide { white: 0, black: 0 },
            rolls: 0,
            automatic: 0,
            resignation: None,
            before_mistake: None,
        }
    }

    /// The rules it is played under.
    #[must_use]
    pub const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    const fn knobs(&self) -> &Knobs {
        self.rules.knobs()
    }

    /// The score before this game.
    #[must_use]
    pub const fn score(&self) -> &Score {
        &self.score
    }

    /// What it began with; put right if that was wrong (SET-09).
    #[must_use]
    pub const fn start(&self) -> &Start {
        &self.start
    }

    /// The checkers.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The cube as it lies; a cube on offer is in [`Phase::Doubled`].
    #[must_use]
    pub const fn cube(&self) -> Cube {
        self.cube
    }

    /// What it waits for.
    #[must_use]
    pub const fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The resignation that waits for an answer, if any; nothing else goes on meanwhile.
    #[must_use]
    pub const fn resignation(&self) -> Option<Resignation> {
        self.resignation
    }

    /// Turns `side` has completed.
    #[must_use]
    pub fn turns(&self, side: Side) -> u16 {
        self.turns[side]
    }

    /// Rolls rolled; equal opening rolls are not counted.
    #[must_use]
    pub const fn rolls(&self) -> u32 {
        self.rolls
    }

    /// How the game ended, once it has.
    #[must_use]
    pub const fn result(&self) -> Option<&GameResult> {
        match &self.phase {
            Phase::Over { result } => Some(result),
            _ => None,
        }
    }

    /// The score after this game, once it has ended.
    #[must_use]
    pub fn score_after(&self) -> Option<Score> {
        let outcome = self.result()?.outcome;
        Some(self.score.after_game(outcome.winner, outcome.points(self.knobs())))
    }

    /// Whose act the game waits for; `None` before the opening roll, where it is both's, and after the end.
    #[must_use]
    pub const fn waits_for(&self) -> Option<Side> {
        if let Some(resignation) = self.resignation {
            return Some(resignation.by.opponent());
        }
        match self.phase {
            Phase::OpeningRoll { .. } | Phase::Over { .. } => None,
            Phase::OnRoll { side } | Phase::ToPlay { side, .. } => Some(side),
            Phase::Doubled { offer } => Some(offer.to()),
            Phase::PlayShown { side, .. } => Some(side.opponent()),
        }
    }

    /// The legal plays of the roll on the table, seen by the player who has rolled it; empty in every other phase.
    #[must_use]
    pub fn legal_plays(&self) -> Vec<LegalPlay> {
        match self.phase {
            Phase::ToPlay { side, roll, .. } => legal_plays(&self.board.seen_by(side), roll),
            _ => Vec::new(),
        }
    }

    /// What `side` can resign now, the least first: empty out of time, else up to the most the game can cost.
    #[must_use]
    pub fn resignable(&self, side: Side) -> Vec<WinKind> {
        // Asked first: what the game can still cost takes some computing.
        if self.may(side, ActionKind::Resign).is_err() {
            return Vec::new();
        }
        let most = self.most_to_lose(side);
        WinKind::ALL.into_iter().filter(|&kind| Some(kind) <= most).collect()
    }

    /// The most `side` can claim now, if anything is certain (END-09).
    #[must_use]
    pub fn claimable(&self, side: Side) -> Option<WinKind> {
        self.may(side, ActionKind::Claim).ok()?;
        let accepted = self.with_play_accepted();
        let turn = accepted.turn()?;
        claim::certain_win(&accepted.board, turn, side, self.knobs().backgammon)
    }

    /// The most the game can still cost `side`; `None` where nobody is on turn.
    fn most_to_lose(&self, side: Side) -> Option<WinKind> {
        let accepted = self.with_play_accepted();
        Some(claim::most_to_lose(&accepted.board, accepted.turn()?, side, self.knobs().backgammon))
    }

    const fn turn(&self) -> Option<Turn> {
        match self.phase {
            Phase::OnRoll { side } => Some(Turn::OnRoll(side)),
            Phase::ToPlay { side, roll, .. } => Some(Turn::ToPlay(side, roll)),
            _ => None,
        }
    }

    /// The game ended from outside: by the clock, by absence or by the director. An ended game stays as it is.
    #[must_use]
    pub fn awarded(mut self, winner: Side, kind: WinKind, award: Award) -> Self {
        if self.result().is_none() {
            self.end(winner, kind, award.ending());
        }
        self
    }

    fn end(&mut self, winner: Side, kind: WinKind, ending: Ending) {
        let result = GameResult { outcome: Outcome { winner, kind, cube: self.cube }, ending };
        self.resignation = None;
        self.phase = Phase::Over { result };
    }
}

/// What gives a game to a player without an act on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Award {
    /// The opponent's clock ran out.
    Flag,
    /// The opponent left or was absent.
    Forfeit,
    /// The director ruled.
    Ruling,
}

impl Award {
    const fn ending(self) -> Ending {
        match self {
            Self::Flag => Ending::Flag,
            Self::Forfeit => Ending::Forfeited,
            Self::Ruling => Ending::Adjudicated,
        }
    }
}
