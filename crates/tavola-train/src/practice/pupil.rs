//! One net that learns: its weights, what Adam remembers, and the running mean that is tested and exported.

use tavola_engine::Outcomes;
use tavola_engine::net::Kind;
use tavola_engine::simd::Level;

use crate::adam::Adam;
use crate::label::Labelled;
use crate::model::Model;

/// Steps between two moves of the mean: moving it costs as much as a step.
const MEAN_EVERY: i32 = 16;

/// A net in practice.
#[derive(Debug)]
pub struct Pupil {
    /// As it is after the last step.
    pub model: Model,
    /// The running mean of its weights.
    pub mean: Model,
    /// What descent remembers.
    pub adam: Adam,
}

/// How a round is learnt from.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Lesson {
    /// Step size.
    pub rate: f32,
    /// Positions in a batch.
    pub batch: usize,
    /// How much of the mean stays at each step.
    pub memory: f32,
}

/// What a lesson showed: squared errors in points before each was learnt from, and how many.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Missed {
    /// Sum of the squared errors.
    pub squares: f64,
    /// Positions.
    pub count: u64,
}

impl Pupil {
    /// Begins with what `model` knows.
    #[must_use]
    pub fn new(model: Model) -> Self {
        Self { mean: model.clone(), adam: Adam::new(model.rows.len()), model }
    }

    /// The same with as many inputs as `rows`, of the new ones nothing known yet.
    #[must_use]
    pub(super) fn widened(self, rows: usize) -> Self {
        Self { model: self.model.widened(rows), mean: self.mean.widened(rows), adam: self.adam.widened(rows) }
    }

    /// Learns `records` of one kind, each once; a rest of less than half a batch is left out.
    pub fn learn(&mut self, kind: Kind, records: &[Labelled], lesson: &Lesson) -> Missed {
        let (mut missed, mut rows) = (Missed::default(), Vec::with_capacity(96));
        for batch in records.chunks(lesson.batch).filter(|batch| batch.len() * 2 >= lesson.batch) {
            Level::best().run(
                #[inline(always)]
                || {
                    for record in batch {
                        rows.clear();
                        kind.layout().all_rows(&record.position, &mut rows);
                        let classes = self.adam.gather(&self.model, &rows, &record.outcomes);
                        missed.add(classes, &record.outcomes);
                    }
                    self.adam.step(&mut self.model, lesson.rate);
                },
            );
            self.remember(lesson.memory);
        }
        missed
    }

    /// Moves the mean towards the weights.
    fn remember(&mut self, memory: f32) {
        let steps = self.adam.memory().2;
        if steps % MEAN_EVERY != 0 {
            return;
        }
        // A young mean forgets faster: it is that of the later part of the run so far.
        let moves = (steps / MEAN_EVERY) as f32;
        let share = (1.0 - memory.powi(MEAN_EVERY)).max(4.0 / (moves + 4.0));
        for (mean, weights) in self.mean.parts_mut().into_iter().zip(self.model.parts()) {
            for (mean, weight) in mean.iter_mut().zip(weights) {
                *mean += share * (weight - *mean);
            }
        }
    }
}

impl Missed {
    #[inline(always)]
    fn add(&mut self, classes: [f32; 6], target: &Outcomes) {
        let off = Outcomes::from_exclusive(classes).cubeless().value() - target.cubeless().value();
        self.squares += f64::from(off).powi(2);
        self.count += 1;
    }

    /// Both together.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Self { squares: self.squares + other.squares, count: self.count + other.count }
    }

    /// Root mean square, in points.
    #[must_use]
    pub fn error(self) -> f64 {
        (self.squares / self.count.max(1) as f64).sqrt()
    }
}
