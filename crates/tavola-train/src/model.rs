//! The nets as they are trained: f32, plain loops that the compiler turns into vector code.
//!
//! First layer: a sum of rows, one for each input that is on. Second: 32 units, of which 26 go through the
//! bend again and six lead straight to the outputs. Third: six logits, softmax, the exclusive outcome classes.

use tavola_engine::Outcomes;
use tavola_engine::simd::{dense, train};

use crate::random::Random;

/// Units of the first layer.
pub const WIDTH: usize = train::WIDTH;
/// Units of the second layer.
pub const MIDDLE: usize = 32;
/// Units of the second layer that are bent; the rest are logits already.
pub const BENT: usize = 26;
/// Outcome classes.
pub const CLASSES: usize = 6;

/// Rows, biases, second layer, its biases, third layer.
pub const PARTS: usize = 5;

/// A vector of first-layer sums.
pub type Sums = [f32; WIDTH];

/// One net in training.
#[derive(Debug, Clone, PartialEq)]
pub struct Model {
    /// First-layer weights, a row for each input.
    pub rows: Vec<Sums>,
    /// First-layer biases.
    pub bias: Box<Sums>,
    /// Second-layer weights by first-layer unit.
    pub middle: Box<[[f32; MIDDLE]; WIDTH]>,
    /// Second-layer biases.
    pub middle_bias: [f32; MIDDLE],
    /// Third-layer weights by bent unit.
    pub last: [[f32; 8]; BENT],
}

/// A first-layer sum beyond this, either way, is drawn back by lessons: the finished nets count in 16 bits that wrap at
/// ±16, and beyond ±1 a sum says nothing more.
const ROOM: f32 = 6.0;
/// How strongly.
const PULL: f32 = 0.01;
/// What each class is worth, in points.
const POINTS: [f32; CLASSES] = [1.0, 2.0, 3.0, -1.0, -2.0, -3.0];
/// How much the square of the error in points counts beside the cross entropy: plays are chosen by points. With 6 unseen
/// equities were off by 22.6 thousandths after a lesson in which cross entropy alone came to 23.1.
const EQUITY_WEIGHT: f32 = 4.0;

/// What [`Model::learn`] keeps of a forward pass.
struct Pass {
    sums: Sums,
    bent: Sums,
    slope: Sums,
    middle: [f32; MIDDLE],
    middle_slope: [f32; MIDDLE],
    classes: [f32; CLASSES],
}

/// The bend: t(2 − |t|) on [−1, 1], ±1 outside. Like tanh, but exact in small integers.
#[inline(always)]
fn bend(x: f32) -> f32 {
    let t = x.clamp(-1.0, 1.0);
    t * (2.0 - t.abs())
}

/// Its slope, kept slightly above zero so that no unit is lost for good.
#[inline(always)]
fn slope(x: f32) -> f32 {
    (2.0 - 2.0 * x.abs()).max(0.02)
}

/// `sums += weights * by`.
#[inline(always)]
fn multiply_add<const N: usize>(sums: &mut [f32; N], weights: &[f32; N], by: f32) {
    for (sum, weight) in sums.iter_mut().zip(weights) {
        *sum = by.mul_add(*weight, *sum);
    }
}

#[inline(always)]
fn softmax(logits: &[f32; CLASSES]) -> [f32; CLASSES] {
    let top = logits.iter().copied().fold(f32::MIN, f32::max);
    let powers = logits.map(|logit| (logit - top).exp());
    let total: f32 = powers.iter().sum();
    powers.map(|power| power / total)
}

impl Model {
    /// A net that knows nothing: small random weights.
    #[must_use]
    pub fn new(rows: usize, random: &mut Random) -> Self {
        let mut noise = |size: f32| (random.unit() * 2.0 - 1.0) * size;
        let mut middle = Box::new([[0.0; MIDDLE]; WIDTH]);
        for weights in middle.iter_mut() {
            *weights = std::array::from_fn(|_| noise(0.08));
        }
        let mut last = [[0.0; 8]; BENT];
        for weights in &mut last {
            *weights = std::array::from_fn(|class| if class < CLASSES { noise(0.2) } else { 0.0 });
        }
        Self {
            rows: (0..rows).map(|_| std::array::from_fn(|_| noise(0.08))).collect(),
            bias: Box::new([0.0; WIDTH]),
            middle,
            middle_bias: [0.0; MIDDLE],
            last,
        }
    }

    /// The same net with as many inputs as `rows`, the new ones behind the others and without a word so far.
    #[must_use]
    pub fn widened(mut self, rows: usize) -> Self {
        self.rows.resize(rows.max(self.rows.len()), [0.0; WIDTH]);
        self
    }

    /// First-layer sums of the inputs that are on.
    #[must_use]
    pub fn sums(&self, rows: &[u16]) -> Sums {
        let mut sums = *self.bias;
        self.change(&mut sums, rows, &[]);
        sums
    }

    /// Switches inputs on and off.
    #[inline]
    pub fn change(&self, sums: &mut Sums, on: &[u16], off: &[u16]) {
        train::sum_rows(sums, &self.rows, on, off);
    }

    /// The second layer of bent first-layer sums.
    #[inline(always)]
    fn second(&self, bent: &Sums) -> [f32; MIDDLE] {
        let mut out = self.middle_bias;
        dense::multiply_add(bent, self.middle.as_slice(), &mut out);
        out
    }

    #[inline(always)]
    fn logits(&self, middle: &[f32; MIDDLE]) -> [f32; CLASSES] {
        let mut logits = [0.0f32; 8];
        logits[..CLASSES].copy_from_slice(&middle[BENT..]);
        for (unit, weights) in middle[..BENT].iter().zip(&self.last) {
            let bent = bend(*unit);
            multiply_add(&mut logits, weights, bent);
        }
        std::array::from_fn(|class| logits[class])
    }

    /// Outcomes from first-layer sums.
    #[must_use]
    #[inline]
    pub fn outcomes(&self, sums: &Sums) -> Outcomes {
        let mut bent = [0.0; WIDTH];
        for unit in 0..WIDTH {
            bent[unit] = bend(sums[unit]);
        }
        Outcomes::from_exclusive(softmax(&self.logits(&self.second(&bent))))
    }

    #[inline(always)]
    fn pass(&self, rows: &[u16]) -> Pass {
        let sums = self.sums(rows);
        let middle = {
            let mut bent = [0.0; WIDTH];
            for unit in 0..WIDTH {
                bent[unit] = bend(sums[unit]);
            }
            self.second(&bent)
        };
        Pass {
            sums,
            bent: sums.map(bend),
            slope: sums.map(slope),
            middle_slope: std::array::from_fn(|unit| if unit < BENT { slope(middle[unit]) } else { 1.0 }),
            middle,
            classes: softmax(&self.logits(&middle)),
        }
    }

    /// One step of stochastic gradient descent on the cross entropy to `target`. Returns the loss before it, in nats.
    pub fn learn(&mut self, rows: &[u16], target: &Outcomes, rate: f32) -> f32 {
        let classes = self.step(rows, target, rate);
        target.exclusive().iter().zip(classes).map(|(t, p)| -t * p.max(1e-9).ln()).sum()
    }

    fn step(&mut self, rows: &[u16], target: &Outcomes, rate: f32) -> [f32; CLASSES] {
        let pass = self.pass(rows);
        let error: [f32; 8] =
            std::array::from_fn(
                |class| {
                    if class < CLASSES { target.exclusive()[class] - pass.classes[class] } else { 0.0 }
                },
            );
        let middle_error = self.learn_last(&pass, &error, rate);
        let step = self.learn_middle(&pass, &middle_error, rate);
        multiply_add(&mut self.bias, &step, 1.0);
        train::add_to_rows(&mut self.rows, rows, &step);
        pass.classes
    }

    /// A net with nothing in it.
    #[must_use]
    pub fn zeros(rows: usize) -> Self {
        let mut zeros = Self::new(rows, &mut Random::new(0));
        zeros.weights_mut().for_each(|weight| *weight = 0.0);
        zeros
    }

    /// Adds the downhill direction of the cross entropy to `target` and of half the squared error in points to `gradient`.
    /// Returns the classes as they are.
    #[inline(always)]
    pub fn gradient(&self, rows: &[u16], target: &Outcomes, gradient: &mut Self) -> [f32; CLASSES] {
        let pass = self.pass(rows);
        let equity = Outcomes::from_exclusive(pass.classes).cubeless().value();
        let missing = EQUITY_WEIGHT * (target.cubeless().value() - equity);
        let error: [f32; 8] = std::array::from_fn(|class| {
            if class >= CLASSES {
                return 0.0;
            }
            let share = pass.classes[class];
            target.exclusive()[class] - share + missing * share * (POINTS[class] - equity)
        });
        let mut middle_error = [0.0; MIDDLE];
        middle_error[BENT..].copy_from_slice(&error[..CLASSES]);
        for (unit, (weights, sums)) in self.last.iter().zip(&mut gradient.last).enumerate() {
            let back: f32 = weights.iter().zip(&error).map(|(weight, error)| weight * error).sum();
            middle_error[unit] = back * pass.middle_slope[unit];
            multiply_add(sums, &error, bend(pass.middle[unit]));
        }
        multiply_add(&mut gradient.middle_bias, &middle_error, 1.0);
        let mut step = [0.0; WIDTH];
        train::gradient(&self.middle, &mut gradient.middle, &pass.bent, &middle_error, &mut step);
        for ((step, slope), sum) in step.iter_mut().zip(&pass.slope).zip(&pass.sums) {
            *step = *step * slope - PULL * (sum - sum.clamp(-ROOM, ROOM));
        }
        multiply_add(&mut gradient.bias, &step, 1.0);
        train::add_to_rows(&mut gradient.rows, rows, &step);
        pass.classes
    }

    /// Third layer; returns the error of each second-layer unit before the bend.
    #[inline]
    fn learn_last(&mut self, pass: &Pass, error: &[f32; 8], rate: f32) -> [f32; MIDDLE] {
        let mut back = [0.0; MIDDLE];
        back[BENT..].copy_from_slice(&error[..CLASSES]);
        for (unit, weights) in self.last.iter_mut().enumerate() {
            let bent = bend(pass.middle[unit]);
            let mut sum = 0.0;
            for class in 0..8 {
                sum += weights[class] * error[class];
                weights[class] += rate * bent * error[class];
            }
            back[unit] = sum * pass.middle_slope[unit];
        }
        back
    }

    /// Second layer; returns the step of each first-layer sum.
    #[inline]
    fn learn_middle(&mut self, pass: &Pass, error: &[f32; MIDDLE], rate: f32) -> Sums {
        let mut step = [0.0; WIDTH];
        train::descend(&mut self.middle, &pass.bent, error, rate, &mut step);
        for (step, slope) in step.iter_mut().zip(&pass.slope) {
            *step *= rate * slope;
        }
        multiply_add(&mut self.middle_bias, error, rate);
        step
    }

    /// All weights in file order, for checkpoints and averages.
    pub fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        self.parts_mut().into_iter().flatten()
    }

    /// The weights in file order, one part after the other.
    #[must_use]
    pub fn parts(&self) -> [&[f32]; PARTS] {
        [
            self.rows.as_flattened(),
            self.bias.as_slice(),
            self.middle.as_flattened(),
            &self.middle_bias,
            self.last.as_flattened(),
        ]
    }

    /// The same, to be changed.
    pub fn parts_mut(&mut self) -> [&mut [f32]; PARTS] {
        [
            self.rows.as_flattened_mut(),
            self.bias.as_mut_slice(),
            self.middle.as_flattened_mut(),
            &mut self.middle_bias,
            self.last.as_flattened_mut(),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn learning_moves_the_answer_to_the_target() {
        let mut model = Model::new(50, &mut Random::new(1));
        let rows = [3, 7, 7, 20];
        let target = Outcomes::from_exclusive([0.5, 0.2, 0.0, 0.2, 0.1, 0.0]);
        let first = model.learn(&rows, &target, 0.05);
        for _ in 0..300 {
            model.learn(&rows, &target, 0.05);
        }
        assert!(model.learn(&rows, &target, 0.05) < first);
        let answer = model.outcomes(&model.sums(&rows));
        for (got, wanted) in answer.exclusive().iter().zip(target.exclusive()) {
            assert!((got - wanted).abs() < 0.02, "{answer:?}");
        }
    }
}
