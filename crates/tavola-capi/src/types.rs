//! The plain structures that cross the border, and the gates from them to the engine's types.

use std::ffi::c_char;

use tavola_engine::cubeful::Plies;
use tavola_engine::moves::RankedPlay;
use tavola_engine::{
    CubeAction, CubeAnswer, CubeGame, CubeHolder, CubeLook, Evaluation, Outcomes, PointsAway, Stakes, Terms, finished,
};
use tavola_notation::{MoveText, read_counts};
use tavola_rules::{CubeValue, Position};

use crate::border::{Refused, TavolaStatus};

/// Room for the text of a play, the ending zero included.
pub const TAVOLA_PLAY_TEXT: usize = 64;
/// How many rolls can be looked ahead.
const MOST_PLIES: u32 = 4;
/// The longest match.
const LONGEST_MATCH: u32 = 64;

/// Checkers as the player on roll sees them.
///
/// `counts[0]` is the opponent's bar, 1 to 24 the points numbered by the player on roll, 25 their own bar, 26 what they
/// have borne off, 27 what the opponent has. Own checkers are positive, the opponent's negative, each at most 15 in all.
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TavolaPosition {
    /// The counts: see above.
    pub counts: [i8; 28],
}

impl TavolaPosition {
    pub(crate) fn position(&self) -> Result<Position, Refused> {
        let counts = self.counts.map(i64::from);
        read_counts(&counts).map_err(|error| Refused::new(TavolaStatus::BadPosition, error.to_string()))
    }

    /// A position in which there is something to decide.
    pub(crate) fn open(&self) -> Result<Position, Refused> {
        let position = self.position()?;
        match finished(&position) {
            None => Ok(position),
            Some(_) => Err(Refused::new(TavolaStatus::GameOver, "the game is over: a player has no checker left")),
        }
    }
}

impl From<&Position> for TavolaPosition {
    fn from(position: &Position) -> Self {
        let mut counts = [0; 28];
        counts.copy_from_slice(&position.counts()[..28]);
        Self { counts }
    }
}

/// Who may turn the cube, seen by the player on roll.
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TavolaCubeOwner {
    /// Both: it lies in the middle.
    Centred = 0,
    /// The player on roll.
    Own = 1,
    /// The opponent.
    Opponent = 2,
    /// Nobody: the game is played without a cube.
    Nobody = 3,
}

/// What is played for, seen by the player on roll. `tavola_stakes_money` fills in the usual.
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TavolaStakes {
    /// What the cube shows: a power of two from 1 to 2^48.
    pub cube: u64,
    /// Who may turn it: a value of `TavolaCubeOwner`.
    pub cube_owner: i32,
    /// How many points the player on roll needs to win the match, 1 to 64; 0 here and below for money play.
    pub away_own: u32,
    /// How many points the opponent needs, 1 to 64.
    pub away_opponent: u32,
    /// Match: 1 in the Crawford game, in which nobody may double, else 0.
    pub crawford: i32,
    /// Money: 1 if gammons count only once the cube has been turned (Jacoby), else 0.
    pub jacoby: i32,
    /// Money: 1 if a doubled player may beaver, else 0.
    pub beavers: i32,
}

impl TavolaStakes {
    pub(crate) fn game(&self) -> Result<CubeGame, Refused> {
        self.stakes().map(|stakes| CubeGame::new(&stakes))
    }

    fn stakes(&self) -> Result<Stakes, Refused> {
        let cube = CubeValue::new(self.cube)
            .ok_or_else(|| bad_stakes(format!("a cube shows a power of two up to 2^48, not {}", self.cube)))?;
        let owner = match self.cube_owner {
            0 => CubeHolder::Centred,
            1 => CubeHolder::Own,
            2 => CubeHolder::Opponent,
            3 => CubeHolder::Nobody,
            other => return Err(bad_stakes(format!("cube_owner is a TavolaCubeOwner, 0 to 3, not {other}"))),
        };
        Ok(Stakes { cube, owner, terms: self.terms()? })
    }

    fn terms(&self) -> Result<Terms, Refused> {
        let is_on = |flag: i32| flag != 0;
        let (own, opponent) = (self.away_own, self.away_opponent);
        match (PointsAway::new(own), PointsAway::new(opponent)) {
            (None, None) if is_on(self.crawford) => Err(bad_stakes("only a match has a Crawford game")),
            (None, None) => Ok(Terms::Money { jacoby: is_on(self.jacoby), beavers: is_on(self.beavers) }),
            (Some(away_own), Some(away_opponent)) if own.max(opponent) <= LONGEST_MATCH => {
                if is_on(self.crawford) && own.min(opponent) != 1 {
                    return Err(bad_stakes("in the Crawford game one player is one point away"));
                }
                if is_on(self.jacoby) || is_on(self.beavers) {
                    return Err(bad_stakes("Jacoby and beavers are for money play, not for a match"));
                }
                Ok(Terms::Match { away_own, away_opponent, crawford: is_on(self.crawford) })
            }
            _ => Err(bad_stakes(format!(
                "in a match both players are 1 to {LONGEST_MATCH} points away, for money both are 0; not {own} and {opponent}"
            ))),
        }
    }
}

impl From<&Stakes> for TavolaStakes {
    fn from(stakes: &Stakes) -> Self {
        let cube_owner = match stakes.owner {
            CubeHolder::Centred => TavolaCubeOwner::Centred,
            CubeHolder::Own => TavolaCubeOwner::Own,
            CubeHolder::Opponent => TavolaCubeOwner::Opponent,
            CubeHolder::Nobody => TavolaCubeOwner::Nobody,
        } as i32;
        let empty = Self {
            cube: stakes.cube.number(),
            cube_owner,
            away_own: 0,
            away_opponent: 0,
            crawford: 0,
            jacoby: 0,
            beavers: 0,
        };
        match stakes.terms {
            Terms::Money { jacoby, beavers } => Self { jacoby: jacoby.into(), beavers: beavers.into(), ..empty },
            Terms::Match { away_own, away_opponent, crawford } => Self {
                away_own: away_own.points(),
                away_opponent: away_opponent.points(),
                crawford: crawford.into(),
                ..empty
            },
        }
    }
}

fn bad_stakes(text: impl Into<String>) -> Refused {
    Refused::new(TavolaStatus::BadStakes, text)
}

/// So many rolls looked ahead, if that can be.
pub(crate) fn plies(plies: u32) -> Result<Plies, Refused> {
    let within = u8::try_from(plies).ok().filter(|_| plies <= MOST_PLIES);
    let text = || Refused::new(TavolaStatus::BadNumber, format!("plies are 0 to {MOST_PLIES}, not {plies}"));
    within.map(Plies).ok_or_else(text)
}

/// Probabilities of the six ways a game ends, each without the others; together 1.
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TavolaChances {
    /// A single game won.
    pub win_single: f32,
    /// A gammon won.
    pub win_gammon: f32,
    /// A backgammon won.
    pub win_backgammon: f32,
    /// A single game lost.
    pub lose_single: f32,
    /// A gammon lost.
    pub lose_gammon: f32,
    /// A backgammon lost.
    pub lose_backgammon: f32,
}

impl From<&Outcomes> for TavolaChances {
    fn from(outcomes: &Outcomes) -> Self {
        let [win_single, win_gammon, win_backgammon, lose_single, lose_gammon, lose_backgammon] = *outcomes.exclusive();
        Self { win_single, win_gammon, win_backgammon, lose_single, lose_gammon, lose_backgammon }
    }
}

/// What a position comes to before the dice, seen by the player on roll.
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TavolaEvaluation {
    /// The ways the game ends, played out without a cube.
    pub chances: TavolaChances,
    /// Points without a cube: -3 to 3.
    pub cubeless: f32,
    /// With the cube, in units of its present value; in a match EMG. A dropped double is 1.
    pub equity: f32,
    /// The same in what is played for: points in units of the cube, or the chance to win the match, 0 to 1.
    pub worth: f32,
}

impl From<&Evaluation> for TavolaEvaluation {
    fn from(evaluation: &Evaluation) -> Self {
        Self {
            chances: (&evaluation.outcomes).into(),
            cubeless: evaluation.cubeless.value(),
            equity: evaluation.cubeful.value(),
            worth: evaluation.worth.value(),
        }
    }
}

/// A legal play with what it is worth to the player who makes it.
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TavolaPlay {
    /// The play as people write it, such as "24/18 13/11*", ended by a zero.
    pub text: [c_char; TAVOLA_PLAY_TEXT],
    /// The position after it, the opponent on roll.
    pub next: TavolaPosition,
    /// Its worth with the cube, in units of the cube.
    pub equity: f32,
    /// What it loses against the best play: 0 or more, in units of the cube.
    pub loss: f32,
    /// What comes of it.
    pub chances: TavolaChances,
    /// How many rolls were looked ahead: plays that are clearly worse get fewer than was asked for.
    pub plies: u32,
}

impl TavolaPlay {
    /// A play of a roll whose best is `best`.
    pub(crate) fn of(play: &RankedPlay, best: &RankedPlay) -> Self {
        let mut text: [c_char; TAVOLA_PLAY_TEXT] = [0; TAVOLA_PLAY_TEXT];
        let written = MoveText(&play.play).to_string();
        for (letter, byte) in text[..TAVOLA_PLAY_TEXT - 1].iter_mut().zip(written.bytes()) {
            // Letters, digits and signs of ASCII are the same with a sign and without.
            *letter = byte as c_char;
        }
        Self {
            text,
            next: (&play.next).into(),
            equity: play.equity.value(),
            loss: play.loss_against(best).value(),
            chances: (&play.outcomes).into(),
            plies: play.plies.0.into(),
        }
    }
}

/// What the player on roll does with the cube.
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TavolaCubeAction {
    /// They may not turn it, or nothing would come of it.
    Unavailable = 0,
    /// They roll.
    NoDouble = 1,
    /// They turn the cube from the middle.
    Double = 2,
    /// They turn their own cube.
    Redouble = 3,
    /// They roll, for they win more than a dropped double.
    TooGood = 4,
}

/// How the other answers a double, or would.
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TavolaCubeAnswer {
    /// They play on.
    Take = 0,
    /// They give up.
    Drop = 1,
    /// They turn the cube again and keep it.
    Beaver = 2,
}

/// A cube decision, seen by the player on roll, in units of the cube before it is turned.
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TavolaCubeDecision {
    /// What is best for the player on roll.
    pub action: TavolaCubeAction,
    /// What is best for the other, were they doubled.
    pub answer: TavolaCubeAnswer,
    /// The worth of rolling without a double.
    pub no_double: f32,
    /// The worth of a double that is taken.
    pub double_take: f32,
    /// The worth of a double that is dropped: 1.
    pub double_drop: f32,
    /// The chances before the roll.
    pub chances: TavolaChances,
}

impl From<&CubeLook> for TavolaCubeDecision {
    fn from(look: &CubeLook) -> Self {
        let decision = &look.decision;
        Self {
            action: match decision.action {
                CubeAction::Unavailable => TavolaCubeAction::Unavailable,
                CubeAction::NoDouble => TavolaCubeAction::NoDouble,
                CubeAction::Double => TavolaCubeAction::Double,
                CubeAction::Redouble => TavolaCubeAction::Redouble,
                CubeAction::TooGood => TavolaCubeAction::TooGood,
            },
            answer: match decision.answer {
                CubeAnswer::Take => TavolaCubeAnswer::Take,
                CubeAnswer::Drop => TavolaCubeAnswer::Drop,
                CubeAnswer::Beaver => TavolaCubeAnswer::Beaver,
            },
            no_double: decision.no_double.value(),
            double_take: decision.double_take.value(),
            double_drop: decision.double_drop.value(),
            chances: (&look.outcomes).into(),
        }
    }
}
