//! All legal plays of a roll, each resulting position once (MOV, HIT, OFF).
//!
//! Nothing is searched twice and nothing is compared: the ways in which two different sequences of steps can
//! end in the same position are few and known, so each is walked once.
//!
//! * Two different numbers, no bearing off in sight: a play is a pair (checker `a` moves the high die, checker
//!   `b` the low one). Two pairs give the same position only where one checker runs both numbers, over one
//!   intermediate point or the other; unless a blot is hit on the way these are one play.
//! * A double: a play is a multiset of steps, and taking them from the furthest checker down makes each once,
//!   bar and bearing off included.
//! * Two different numbers with bearing off in sight (at most one checker outside the home board): few plays;
//!   both orders are walked and told apart by a key of the home board.
//!
//! The slow enumerator that proves this lives in the tests, written from the clauses alone.

mod change;
mod double;
mod pair;
mod places;
mod standing;

use crate::die::Roll;
use crate::play::{Play, Step};
use crate::point::{Origin, Target};
use crate::position::Position;
use double::Double;
use pair::Pair;
use places::Places;
pub(crate) use standing::{Left, Standing};

/// One legal play and where it leads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LegalPlay {
    /// The steps, in an order in which they can be made.
    pub play: Play,
    /// The position after it, still seen by the player who made it; [`Position::flipped`] puts the opponent on roll.
    pub result: Position,
}

/// All legal plays of `roll`, distinct by resulting position; empty if nothing can be moved (MOV-10).
///
/// The order is fixed for a position and roll but has no meaning.
#[must_use]
pub fn legal_plays(position: &Position, roll: Roll) -> Vec<LegalPlay> {
    let mut plays = Vec::new();
    generate(position, roll, |route, result| {
        let play = named_steps(position, route);
        plays.push(LegalPlay { play, result });
    });
    plays
}

/// Adds the position after each legal play of `roll` to `results`, still seen by the mover; none if nothing can be moved.
///
/// Allocates nothing while `results` has room. The order is that of [`legal_plays`].
pub fn legal_results(position: &Position, roll: Roll, results: &mut Vec<Position>) {
    generate(position, roll, |_, result| results.push(result));
}

/// The legal play of `roll` after which the position is `result`, still seen by the mover; `None` if there is none.
#[must_use]
pub fn legal_play_to(position: &Position, roll: Roll, result: &Position) -> Option<Play> {
    let mut play = None;
    generate(position, roll, |route, reached| {
        if reached == *result {
            play = Some(named_steps(position, route));
        }
    });
    play
}

/// A checker's index and the number it moves.
type Half = (u8, u8);

fn named_steps(position: &Position, route: &[Half]) -> Play {
    let mut now = *position;
    route
        .iter()
        .filter_map(|&(from, die)| {
            let step = step_of(&now, from, die)?;
            now = now.after_step(step);
            Some(step)
        })
        .fold(Play::NONE, |play, step| play.followed_by(step).unwrap_or(play))
}

/// The step of the checker on index `from` by `die`, or `None` where no such origin exists.
pub(crate) fn step_of(position: &Position, from: u8, die: u8) -> Option<Step> {
    let to = Target::new(from.saturating_sub(die))?;
    let hit = matches!(to, Target::Point(point) if position.on(point) == -1);
    Some(Step { from: Origin::new(from)?, to, hit })
}

#[inline]
fn generate(position: &Position, roll: Roll, mut found: impl FnMut(&[Half], Position)) {
    let places = Places::of(position);
    let (high, low) = (roll.high().number(), roll.low().number());
    if roll.is_double() {
        Double { places, die: high, found: &mut found, begin: 0 }.generate(*position);
        return;
    }
    let pair = Pair { position: *position, places, high, low };
    match position.own_bar() {
        0 if pair.may_bear_off() => pair.bearing_off(&mut found),
        0 => pair.running(&mut found),
        1 => pair.entering_one(&mut found),
        _ => pair.entering_more(&mut found),
    }
}
