//! Teaching the small nets that pick the plays worth a look: pupils of our own nets, which judge all plays of the
//! rolls of their own games.
//!
//! What counts is the order of the plays of one roll, and that among the better ones; so a pupil learns by how much
//! its worth of a play is off *more than that of the other plays*, and good plays weigh more than bad ones.

use tavola_engine::features::{BASE_ROWS, base_rows};
use tavola_engine::net::{Kind, PRUNE_UNITS as UNITS, PruneNets, PruneWeights};
use tavola_engine::simd::Level;
use tavola_engine::{Evaluator, Outcomes, finished};
use tavola_rules::{Position, legal_results};

use crate::random::Random;

/// How to teach.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PruneLesson {
    /// How many rolls of self-play, all their plays learnt from.
    pub rolls: u64,
    /// Step size at the beginning and at the end; geometric in between.
    pub rate: (f32, f32),
    /// Seed of weights and games.
    pub seed: u64,
    /// Share of plays drawn at random, so that the games see what good play avoids.
    pub slips: f32,
}

/// How far it has come.
#[derive(Debug, Clone, Copy)]
pub struct PruneProgress {
    /// Rolls learnt from.
    pub rolls: u64,
    /// How often lately the play the pupil likes best was the teacher's: 0 to 1.
    pub agreement: f32,
    /// Mean worth lost lately by the pupil's choice, in points by the teacher.
    pub loss: f32,
}

const KINDS: usize = Kind::ALL.len();
const BIAS: usize = BASE_ROWS * UNITS;
const CLASSES: usize = BIAS + UNITS;
const CLASS_BIAS: usize = CLASSES + 6 * UNITS;
const WEIGHTS: usize = CLASS_BIAS + 6;
/// Rolls between two steps of a net.
const BATCH: u64 = 16;
/// Points a game of each class is worth.
const VALUES: [f32; 6] = [1.0, 2.0, 3.0, -1.0, -2.0, -3.0];

/// One pupil with Adam's two moments.
struct Pupil {
    weights: Vec<f32>,
    gradient: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

/// A play as a pupil sees it.
struct Seen {
    kind: usize,
    rows: Vec<u16>,
    sums: [f32; UNITS],
    classes: [f32; 6],
}

#[inline(always)]
fn bend(x: f32) -> f32 {
    let t = x.clamp(-1.0, 1.0);
    t * (2.0 - t.abs())
}

#[inline(always)]
fn slope(x: f32) -> f32 {
    (2.0 - 2.0 * x.abs()).max(0.02)
}

impl Pupil {
    fn new(random: &mut Random) -> Self {
        let mut weights = vec![0.0; WEIGHTS];
        weights[..BIAS].iter_mut().for_each(|weight| *weight = (random.unit() - 0.5) * 0.2);
        weights[CLASSES..CLASS_BIAS].iter_mut().for_each(|weight| *weight = (random.unit() - 0.5) * 0.2);
        let zeros = vec![0.0; WEIGHTS];
        Self { weights, gradient: zeros.clone(), mean: zeros.clone(), square: zeros, steps: 0 }
    }

    #[inline(always)]
    fn see(&self, kind: usize, position: &Position) -> Seen {
        let mut rows = Vec::with_capacity(32);
        base_rows(position, &mut rows);
        let mut sums: [f32; UNITS] = std::array::from_fn(|unit| self.weights[BIAS + unit]);
        for &row in &rows {
            let weights = &self.weights[usize::from(row) * UNITS..][..UNITS];
            sums.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += weight);
        }
        let bent = sums.map(bend);
        let classes = std::array::from_fn(|class| {
            let weights = &self.weights[CLASSES + class * UNITS..][..UNITS];
            self.weights[CLASS_BIAS + class] + bent.iter().zip(weights).map(|(unit, weight)| unit * weight).sum::<f32>()
        });
        Seen { kind, rows, sums, classes }
    }

    /// Adds the uphill direction of the loss, whose slope by class is `errors`.
    #[inline(always)]
    fn learn(&mut self, seen: &Seen, errors: &[f32; 6]) {
        let mut back = [0.0; UNITS];
        for (class, &error) in errors.iter().enumerate() {
            let at = CLASSES + class * UNITS;
            self.gradient[CLASS_BIAS + class] += error;
            let (weights, gradient) = (&self.weights[at..][..UNITS], &mut self.gradient[at..][..UNITS]);
            for (((back, sum), weight), gradient) in back.iter_mut().zip(&seen.sums).zip(weights).zip(gradient) {
                *back += error * weight;
                *gradient += error * bend(*sum);
            }
        }
        back.iter_mut().zip(&seen.sums).for_each(|(back, &sum)| *back *= slope(sum));
        for &row in &seen.rows {
            let gradient = &mut self.gradient[usize::from(row) * UNITS..][..UNITS];
            gradient.iter_mut().zip(&back).for_each(|(sum, back)| *sum += back);
        }
        self.gradient[BIAS..CLASSES].iter_mut().zip(&back).for_each(|(sum, back)| *sum += back);
    }

    /// One step of Adam; the gradient is used up.
    #[inline(always)]
    fn step(&mut self, rate: f32) {
        self.steps += 1;
        let (slow, fast) = (1.0 - 0.9_f32.powi(self.steps), 1.0 - 0.999_f32.powi(self.steps));
        for index in 0..WEIGHTS {
            let gradient = std::mem::take(&mut self.gradient[index]);
            self.mean[index] += 0.1 * (gradient - self.mean[index]);
            self.square[index] += 0.001 * (gradient * gradient - self.square[index]);
            self.weights[index] -= rate * self.mean[index] / slow / ((self.square[index] / fast).sqrt() + 1e-6);
        }
    }

    fn finished(&self) -> PruneWeights {
        let row = |at: usize| std::array::from_fn(|unit| self.weights[at + unit]);
        PruneWeights {
            rows: (0..BASE_ROWS).map(|number| row(number * UNITS)).collect(),
            bias: row(BIAS),
            classes: std::array::from_fn(|class| row(CLASSES + class * UNITS)),
            class_bias: std::array::from_fn(|class| self.weights[CLASS_BIAS + class]),
        }
    }
}

/// Teaches small nets by `teacher` and gives them as a file; `tell` hears how it goes.
pub fn teach_prune(teacher: &impl Evaluator, lesson: &PruneLesson, mut tell: impl FnMut(PruneProgress)) -> Vec<u8> {
    let mut random = Random::new(lesson.seed);
    let mut pupils: [Pupil; KINDS] = std::array::from_fn(|_| Pupil::new(&mut random));
    let (mut results, mut truths) = (Vec::new(), Vec::new());
    let mut position = Position::START;
    let (mut agreed, mut lost) = (0.0, 0.0);
    let level = Level::best();
    for done in 1..=lesson.rolls {
        results.clear();
        legal_results(&position, random.roll(), &mut results);
        if results.is_empty() {
            results.push(position);
        }
        results.iter_mut().for_each(|result| *result = result.flipped());
        truths.resize(results.len(), Outcomes::default());
        teacher.evaluate(&results, &mut truths);
        let truth = |index: usize| truths[index].cubeless().value();
        let best = (0..results.len()).min_by(|&a, &b| truth(a).total_cmp(&truth(b))).unwrap_or(0);
        let liked = level.run(
            #[inline(always)]
            || learn_roll(&mut pupils, &results, &truths),
        );
        agreed += 0.001 * (f32::from(u8::from(liked == best)) - agreed);
        lost += 0.001 * (truth(liked) - truth(best) - lost);
        if done.is_multiple_of(BATCH) {
            let rate = lesson.rate.0 * (lesson.rate.1 / lesson.rate.0).powf(done as f32 / lesson.rolls as f32);
            level.run(
                #[inline(always)]
                || pupils.iter_mut().for_each(|pupil| pupil.step(rate)),
            );
        }
        if done.is_multiple_of(20_000) {
            tell(PruneProgress { rolls: done, agreement: agreed, loss: lost });
        }
        let next = if random.unit() < lesson.slips { random.below(results.len()) } else { best };
        position = if finished(&results[next]).is_some() { Position::START } else { results[next] };
    }
    PruneNets::to_bytes(&pupils.map(|pupil| pupil.finished()))
}

/// Learns from all plays of one roll; returns the place of the one liked best before.
#[inline(always)]
fn learn_roll(pupils: &mut [Pupil; KINDS], results: &[Position], truths: &[Outcomes]) -> usize {
    let seen: Vec<Seen> = results
        .iter()
        .map(|result| {
            let kind = Kind::of(result).index();
            pupils[kind].see(kind, result)
        })
        .collect();
    let worth = |classes: &[f32; 6]| classes.iter().zip(VALUES).map(|(class, value)| class * value).sum::<f32>();
    let truth = |index: usize| truths[index].cubeless().value();
    let best = (0..truths.len()).map(truth).fold(f32::MAX, f32::min);
    let weights: Vec<f32> = (0..truths.len()).map(|index| 0.05 + ((best - truth(index)) / 0.12).exp()).collect();
    let off: Vec<f32> = seen.iter().enumerate().map(|(index, seen)| worth(&seen.classes) - truth(index)).collect();
    let total: f32 = weights.iter().sum();
    let mean = off.iter().zip(&weights).map(|(off, weight)| off * weight).sum::<f32>() / total;
    for (index, seen) in seen.iter().enumerate() {
        let own = off[index] - 0.9 * mean;
        let wanted = truths[index].exclusive();
        let errors = std::array::from_fn(|class| {
            weights[index] * (own * VALUES[class] + 0.3 * (seen.classes[class] - wanted[class]))
        });
        pupils[seen.kind].learn(seen, &errors);
    }
    (0..seen.len()).min_by(|&a, &b| worth(&seen[a].classes).total_cmp(&worth(&seen[b].classes))).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use tavola_engine::heuristic::RulesOfThumb;

    use super::*;

    #[test]
    fn a_pupil_comes_nearer_to_its_teacher_with_every_roll() {
        let lesson = PruneLesson { rolls: 200, rate: (0.01, 0.001), seed: 3, slips: 0.2 };
        let before = PruneLesson { rolls: 0, ..lesson };
        let off = |lesson: &PruneLesson| {
            let pupil = PruneNets::from_bytes(&teach_prune(&RulesOfThumb, lesson, |_| {})).expect("a whole file");
            let mut results = Vec::new();
            legal_results(&Position::START, "31".parse().expect("a roll"), &mut results);
            let results: Vec<Position> = results.iter().map(Position::flipped).collect();
            let mut worths = vec![0.0; results.len()];
            pupil.worths(Level::PLAIN, &results, &VALUES, &mut worths);
            let truth = |position| RulesOfThumb.evaluate_one(position).cubeless().value();
            results.iter().zip(worths).map(|(position, worth)| (worth - truth(position)).abs()).sum::<f32>()
        };
        assert!(off(&lesson) < off(&before));
    }
}
