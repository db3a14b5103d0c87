//! The seam between what knows positions (nets, tables, rules of thumb) and what uses the knowledge.

use tavola_rules::Position;

use crate::bearoff::Bearoff;
use crate::net::ClassValues;
use crate::outcomes::Outcomes;

/// Something that estimates how games go on from positions.
pub trait Evaluator: Send + Sync {
    /// Estimates each of `positions`, seen by the player on roll before the dice, into the same place of `out`.
    ///
    /// # Panics
    /// May panic where the slices differ in length.
    fn evaluate(&self, positions: &[Position], out: &mut [Outcomes]);

    /// What each of `positions` is worth about, if games are worth `values` by class: quick, and good enough to choose
    /// the plays that are looked at properly. `None`, with `out` left as it is, from one who cannot do it faster than
    /// [`evaluate`](Self::evaluate).
    ///
    /// # Panics
    /// May panic where `out` is shorter than `positions`.
    fn prune_values(&self, _positions: &[Position], _values: &ClassValues, _out: &mut [f32]) -> Option<()> {
        None
    }

    /// A number that stands for everything this evaluator says: the same position always gets the same answer, and
    /// whoever has the same number gives it too. `None` from one whose answers nobody should keep.
    fn identity(&self) -> Option<u64> {
        None
    }

    /// Estimates one position.
    fn evaluate_one(&self, position: &Position) -> Outcomes {
        let mut out = [Outcomes::default()];
        self.evaluate(std::slice::from_ref(position), &mut out);
        out[0]
    }
}

impl<E: Evaluator + ?Sized> Evaluator for std::sync::Arc<E> {
    fn evaluate(&self, positions: &[Position], out: &mut [Outcomes]) {
        (**self).evaluate(positions, out);
    }

    fn prune_values(&self, positions: &[Position], values: &ClassValues, out: &mut [f32]) -> Option<()> {
        (**self).prune_values(positions, values, out)
    }

    fn identity(&self) -> Option<u64> {
        (**self).identity()
    }
}

impl<E: Evaluator + ?Sized> Evaluator for &E {
    fn evaluate(&self, positions: &[Position], out: &mut [Outcomes]) {
        (**self).evaluate(positions, out);
    }

    fn prune_values(&self, positions: &[Position], values: &ClassValues, out: &mut [f32]) -> Option<()> {
        (**self).prune_values(positions, values, out)
    }

    fn identity(&self) -> Option<u64> {
        (**self).identity()
    }
}

/// An evaluator that knows finished games and bearing off exactly, and leaves the rest to another.
#[derive(Debug, Clone, Copy, Default)]
pub struct WithTables<E>(E);

impl<E: Evaluator> WithTables<E> {
    /// Exact where the shared tables reach; elsewhere as `evaluator` says.
    pub const fn new(evaluator: E) -> Self {
        Self(evaluator)
    }
}

impl<E: Evaluator> Evaluator for WithTables<E> {
    fn evaluate(&self, positions: &[Position], out: &mut [Outcomes]) {
        self.0.evaluate(positions, out);
        for (position, outcomes) in positions.iter().zip(out) {
            if let Some(exact) = finished(position).or_else(|| Bearoff::shared().outcomes(position)) {
                *outcomes = exact;
            }
        }
    }

    fn prune_values(&self, positions: &[Position], values: &ClassValues, out: &mut [f32]) -> Option<()> {
        self.0.prune_values(positions, values, out)
    }

    /// Odd, where that of bare judges is even.
    fn identity(&self) -> Option<u64> {
        self.0.identity().map(|inner| inner | 1)
    }
}

/// The outcome of a game that is over because one side has no checkers in play, seen by the player on roll; `None`
/// while both have some.
///
/// A loser who has borne off loses a single game (END-02); one with a checker on the bar or in the winner's home
/// loses a backgammon (END-04), else a gammon (END-03).
#[must_use]
pub fn finished(position: &Position) -> Option<Outcomes> {
    let board = &position.counts()[..=25];
    if board.iter().all(|&checkers| checkers <= 0) {
        return Some(lost_by(&position.flipped()).flipped());
    }
    board.iter().all(|&checkers| checkers >= 0).then(|| lost_by(position))
}

/// How much the player on roll has lost, their opponent having borne off everything.
fn lost_by(position: &Position) -> Outcomes {
    let far = position.counts()[19..=25].iter().any(|&checkers| checkers > 0);
    match (position.own_off(), far) {
        (0, true) => Outcomes::WIN_BACKGAMMON.flipped(),
        (0, false) => Outcomes::WIN_GAMMON.flipped(),
        _ => Outcomes::WIN.flipped(),
    }
}
