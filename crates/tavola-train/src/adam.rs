//! Adam (Kingma and Ba 2015) for nets whose first layer is sparse: a row moves only in batches in which it was on.

use tavola_engine::Outcomes;

use crate::model::{CLASSES, Model};

const MEMORY: f32 = 0.9;
const SQUARES_MEMORY: f32 = 0.999;
const TINY: f32 = 1e-6;

/// What descent remembers of one net.
#[derive(Debug)]
pub struct Adam {
    gradient: Model,
    direction: Model,
    squares: Model,
    touched: Vec<u16>,
    is_touched: Vec<bool>,
    batch: u32,
    steps: i32,
}

impl Adam {
    /// Nothing remembered yet, of a net with so many rows.
    #[must_use]
    pub fn new(rows: usize) -> Self {
        let zeros = Model::zeros(rows);
        Self {
            gradient: zeros.clone(),
            direction: zeros.clone(),
            squares: zeros,
            touched: Vec::new(),
            is_touched: vec![false; rows],
            batch: 0,
            steps: 0,
        }
    }

    /// What is remembered from run to run: mean directions, mean squares, and the number of steps.
    #[must_use]
    pub const fn memory(&self) -> (&Model, &Model, i32) {
        (&self.direction, &self.squares, self.steps)
    }

    /// Goes on with what was [remembered](Self::memory).
    #[must_use]
    pub fn remembering(direction: Model, squares: Model, steps: i32) -> Self {
        let nothing = Self::new(direction.rows.len());
        Self { direction, squares, steps, ..nothing }
    }

    /// The same for a net with more inputs, between two batches.
    #[must_use]
    pub(crate) fn widened(self, rows: usize) -> Self {
        Self::remembering(self.direction.widened(rows), self.squares.widened(rows), self.steps)
    }

    /// Adds one position to the batch. Returns the classes as the net sees them.
    #[inline(always)]
    pub fn gather(&mut self, model: &Model, rows: &[u16], target: &Outcomes) -> [f32; CLASSES] {
        for &row in rows {
            if !std::mem::replace(&mut self.is_touched[usize::from(row)], true) {
                self.touched.push(row);
            }
        }
        self.batch += 1;
        model.gradient(rows, target, &mut self.gradient)
    }

    /// Positions in the batch so far.
    #[must_use]
    pub const fn batch(&self) -> u32 {
        self.batch
    }

    /// Moves the net by the batch and begins the next.
    #[inline(always)]
    pub fn step(&mut self, model: &mut Model, rate: f32) {
        if self.batch == 0 {
            return;
        }
        self.steps = self.steps.saturating_add(1);
        let pace = Pace {
            share: 1.0 / self.batch as f32,
            rate: rate / (1.0 - MEMORY.powi(self.steps)),
            growth: 1.0 / (1.0 - SQUARES_MEMORY.powi(self.steps)),
        };
        let Self { gradient, direction, squares, .. } = self;
        for row in self.touched.drain(..).map(usize::from) {
            pace.walk(&mut model.rows[row], &mut gradient.rows[row], &mut direction.rows[row], &mut squares.rows[row]);
            self.is_touched[row] = false;
        }
        pace.walk(&mut *model.bias, &mut *gradient.bias, &mut *direction.bias, &mut *squares.bias);
        pace.walk(
            model.middle.as_flattened_mut(),
            gradient.middle.as_flattened_mut(),
            direction.middle.as_flattened_mut(),
            squares.middle.as_flattened_mut(),
        );
        pace.walk(
            &mut model.middle_bias,
            &mut gradient.middle_bias,
            &mut direction.middle_bias,
            &mut squares.middle_bias,
        );
        pace.walk(
            model.last.as_flattened_mut(),
            gradient.last.as_flattened_mut(),
            direction.last.as_flattened_mut(),
            squares.last.as_flattened_mut(),
        );
        self.batch = 0;
    }
}

/// One step's factors.
#[derive(Clone, Copy)]
struct Pace {
    share: f32,
    rate: f32,
    growth: f32,
}

impl Pace {
    #[inline(always)]
    fn walk(self, weights: &mut [f32], gradient: &mut [f32], direction: &mut [f32], squares: &mut [f32]) {
        let parts = weights.iter_mut().zip(gradient).zip(direction).zip(squares);
        for (((weight, gradient), direction), square) in parts {
            let slope = *gradient * self.share;
            *gradient = 0.0;
            *direction = MEMORY * *direction + (1.0 - MEMORY) * slope;
            *square = SQUARES_MEMORY * *square + (1.0 - SQUARES_MEMORY) * slope * slope;
            *weight += self.rate * *direction / ((*square * self.growth).sqrt() + TINY);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;

    #[test]
    fn steps_lead_to_the_target() {
        let mut model = Model::new(50, &mut Random::new(1));
        let mut adam = Adam::new(model.rows.len());
        let rows = [3, 7, 7, 20];
        let target = Outcomes::from_exclusive([0.5, 0.2, 0.0, 0.2, 0.1, 0.0]);
        for _ in 0..300 {
            adam.gather(&model, &rows, &target);
            adam.step(&mut model, 0.001);
        }
        let answer = model.outcomes(&model.sums(&rows));
        for (got, wanted) in answer.exclusive().iter().zip(target.exclusive()) {
            assert!((got - wanted).abs() < 0.02, "{answer:?}");
        }
    }
}
