//! A moment of a game with all that an id can say of it: what the formats have in common.

use tavola_rules::{
    Board, BySide, CrawfordState, Cube, CubeResponses, Game, Jacoby, Length, OfferStep, Phase, Points, Position, Roll,
    Side, WinKind,
};

/// A board, whose turn it is, what is waited for, the cube and the score.
///
/// White is the player an absolute format numbers its points for: gnubg's player 1, XGID's capitals, OGID's Black.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Situation {
    /// The checkers.
    pub board: Board,
    /// Whose roll it is; while a double waits for an answer, the doubler.
    pub on_roll: Side,
    /// What happens next.
    pub waiting: Waiting,
    /// The cube as it lies; a double that waits for an answer has not moved it yet.
    pub cube: Cube,
    /// What is played for.
    pub contest: Contest,
}

impl Situation {
    /// A game of money play just before `on_roll` rolls, cube in the middle.
    #[must_use]
    pub const fn money(board: Board, on_roll: Side) -> Self {
        let contest =
            Contest::Money { won: BySide { white: Points::ZERO, black: Points::ZERO }, jacoby: true, beavers: true };
        Self { board, on_roll, waiting: Waiting::RollOrDouble, cube: Cube::START, contest }
    }

    /// The moment at which a game stands; none before its first roll and after its end. A play that may still be
    /// challenged (IRR-01) is taken as made.
    #[must_use]
    pub fn of_game(game: &Game) -> Option<Self> {
        let (on_roll, waiting) = match (game.resignation(), *game.phase()) {
            (_, Phase::OpeningRoll { .. } | Phase::Over { .. }) => return None,
            (Some(offered), phase) => {
                let on_roll = match phase {
                    Phase::OnRoll { side } | Phase::ToPlay { side, .. } => side,
                    _ => offered.by.opponent(),
                };
                (on_roll, Waiting::Resignation { by: offered.by, kind: offered.kind })
            }
            (None, Phase::OnRoll { side }) => (side, Waiting::RollOrDouble),
            (None, Phase::PlayShown { side, .. }) => (side.opponent(), Waiting::RollOrDouble),
            (None, Phase::ToPlay { side, roll, .. }) => (side, Waiting::Play(roll)),
            (None, Phase::Doubled { offer }) => (offer.doubler, Waiting::Answer(offer.step)),
        };
        Some(Self { board: *game.board(), on_roll, waiting, cube: game.cube(), contest: Contest::of_game(game) })
    }

    /// The checkers as the player on roll sees them.
    #[must_use]
    pub fn position(&self) -> Position {
        self.board.seen_by(self.on_roll)
    }

    /// Whose decision it is: the player on roll, or who answers an offer.
    #[must_use]
    pub const fn to_act(&self) -> Side {
        match self.waiting {
            Waiting::RollOrDouble | Waiting::Play(_) => self.on_roll,
            Waiting::Answer(OfferStep::Beaver | OfferStep::Otter) => self.on_roll,
            Waiting::Answer(OfferStep::Double | OfferStep::Raccoon) => self.on_roll.opponent(),
            Waiting::Resignation { by, .. } => by.opponent(),
        }
    }

    /// The roll to be played, if one has been rolled.
    #[must_use]
    pub const fn roll(&self) -> Option<Roll> {
        match self.waiting {
            Waiting::Play(roll) => Some(roll),
            _ => None,
        }
    }
}

/// What happens next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Waiting {
    /// The player on roll rolls or doubles.
    RollOrDouble,
    /// The player on roll plays this roll.
    Play(Roll),
    /// A cube offer waits for its answer.
    Answer(OfferStep),
    /// An offer to resign waits for its answer (END-08).
    Resignation {
        /// Who would lose.
        by: Side,
        /// How much they offer.
        kind: WinKind,
    },
}

/// What is played for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Contest {
    /// A stake a point, without limit.
    Money {
        /// Points won so far in the session.
        won: BySide<Points>,
        /// Whether Jacoby holds (OPT-02).
        jacoby: bool,
        /// Whether beavers are allowed (CUB-11).
        beavers: bool,
    },
    /// A match.
    Match {
        /// Points to win it: 1 or more.
        length: u16,
        /// Points won so far.
        won: BySide<Points>,
        /// Whether this is the Crawford game (MAT-02).
        crawford_game: bool,
    },
}

impl Contest {
    /// What a game is played for.
    #[must_use]
    pub fn of_game(game: &Game) -> Self {
        let score = game.score();
        let won = BySide::from_fn(|side| score.won(side));
        match score.length() {
            Length::Points(length) => {
                let crawford_game = score.crawford() == CrawfordState::Crawford;
                Self::Match { length: length.points().into(), won, crawford_game }
            }
            Length::Unlimited => {
                let knobs = game.rules().knobs();
                Self::Money {
                    won,
                    jacoby: knobs.jacoby == Jacoby::On,
                    beavers: knobs.responses != CubeResponses::TakeOrDrop,
                }
            }
        }
    }

    /// Points won so far.
    #[must_use]
    pub const fn won(&self) -> BySide<Points> {
        match self {
            Self::Money { won, .. } | Self::Match { won, .. } => *won,
        }
    }
}

/// Something a format has no words for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{format} cannot say {what}")]
pub struct NotSayable {
    /// The format.
    pub format: &'static str,
    /// What it has no words for.
    pub what: &'static str,
}
