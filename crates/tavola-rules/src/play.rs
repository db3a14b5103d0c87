//! What a player does with a roll: up to four steps of single dice.

use crate::point::{Origin, Point, Target};
use crate::position::{OPPONENT_BAR, OWN_OFF, Position};

/// One checker moved by one die.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Step {
    /// Where the checker stood.
    pub from: Origin,
    /// Where it went.
    pub to: Target,
    /// Whether it hit a blot there; read as "no" where it is left out.
    #[serde(default)]
    pub hit: bool,
}

/// A turn's steps in the order they are made; empty where nothing could be moved.
///
/// `==` means the same steps in the same order. Two plays are *the same for the engine* if
/// [`Play::result`] is equal (MOV-13), and *written alike* if their notation is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "Step[]"))]
#[serde(try_from = "Vec<Step>", into = "Vec<Step>")]
pub struct Play {
    steps: [Step; 4],
    len: u8,
}

const NO_STEP: Step = Step { from: Origin::Bar, to: Target::Off, hit: false };

impl Play {
    /// The play that moves nothing.
    pub const NONE: Self = Self { steps: [NO_STEP; 4], len: 0 };

    /// The play of these steps, or `None` for more than four.
    #[must_use]
    pub fn new(steps: &[Step]) -> Option<Self> {
        steps.iter().try_fold(Self::NONE, |play, &step| play.followed_by(step))
    }

    /// This play with one more step, or `None` after four.
    #[must_use]
    pub fn followed_by(mut self, step: Step) -> Option<Self> {
        *self.steps.get_mut(usize::from(self.len))? = step;
        self.len += 1;
        Some(self)
    }

    /// The steps, first to last.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps[..usize::from(self.len)]
    }

    /// Whether nothing is moved.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The position after the play, still seen by the player who made it.
    ///
    /// The steps are taken as they are: whether they are legal is [`legal_plays`](crate::legal_plays)' business.
    #[must_use]
    pub fn result(&self, before: &Position) -> Position {
        self.steps().iter().fold(*before, |position, &step| position.after_step(step))
    }
}

impl TryFrom<Vec<Step>> for Play {
    type Error = TooManySteps;

    fn try_from(steps: Vec<Step>) -> Result<Self, TooManySteps> {
        Self::new(&steps).ok_or(TooManySteps(steps.len()))
    }
}

impl From<Play> for Vec<Step> {
    fn from(play: Play) -> Self {
        play.steps().to_vec()
    }
}

/// More steps than any roll allows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a play has at most 4 steps, not {0}")]
pub struct TooManySteps(pub usize);

impl Position {
    /// The position after one checker has been moved, hit included; still seen by its mover.
    #[must_use]
    pub fn after_step(mut self, step: Step) -> Self {
        self.0[usize::from(step.from.number())] -= 1;
        match step.to {
            Target::Off => self.0[OWN_OFF] += 1,
            Target::Point(point) => {
                let place = &mut self.0[usize::from(point.number())];
                if step.hit {
                    *place = 0;
                    self.0[OPPONENT_BAR] -= 1;
                }
                self.0[usize::from(point.number())] += 1;
            }
        }
        self
    }

    /// Whether a checker may land on `point`: empty, own, or a single opposing checker (MOV-01).
    #[must_use]
    pub const fn is_open(&self, point: Point) -> bool {
        self.on(point) >= -1
    }
}
