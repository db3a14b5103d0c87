//! Supervised learning from labelled positions, several times over, the step size falling to nearly nothing.

use tavola_engine::Outcomes;
use tavola_engine::net::Kind;

use crate::adam::Adam;
use crate::label::Labelled;
use crate::random::Random;
use crate::self_play::Brain;

/// How to teach.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Lesson {
    /// Passes over the records.
    pub passes: u32,
    /// Step size at the beginning and at the end; geometric in between.
    pub rate: (f32, f32),
    /// Seed of the shuffling.
    pub seed: u64,
    /// Positions of one kind in a batch.
    pub batch: u32,
}

/// What a pass over the records showed.
#[derive(Debug, Clone, Copy)]
pub struct Pass {
    /// Which pass, from 1.
    pub number: u32,
    /// Root mean square error of the cubeless equity over all records, each before it was learnt from.
    pub error: f32,
    /// The same over the records kept back.
    pub unseen: f32,
}

/// One record in fifty is kept back to measure by.
const KEPT_BACK: usize = 50;

/// Teaches `brain` the records; `tell` hears of every pass.
pub fn teach(brain: &mut Brain, records: &[Labelled], lesson: &Lesson, mut tell: impl FnMut(&Brain, Pass)) {
    let (unseen, seen): (Vec<usize>, Vec<usize>) = (0..records.len()).partition(|index| index % KEPT_BACK == 0);
    let mut order = seen;
    let mut random = Random::new(lesson.seed);
    let steps = order.len() as f32 * lesson.passes as f32;
    let mut rows = Vec::with_capacity(96);
    let mut adams: Vec<Adam> = brain.nets.iter().map(|net| Adam::new(net.rows.len())).collect();
    for number in 1..=lesson.passes {
        shuffle(&mut order, &mut random);
        let mut squares = 0.0f64;
        for (index, &record) in order.iter().enumerate() {
            let done = (order.len() as f32 * (number - 1) as f32 + index as f32) / steps;
            let rate = lesson.rate.0 * (lesson.rate.1 / lesson.rate.0).powf(done);
            let record = &records[record];
            let kind = Kind::of(&record.position);
            let (net, adam) = (&mut brain.nets[kind.index()], &mut adams[kind.index()]);
            rows.clear();
            kind.layout().all_rows(&record.position, &mut rows);
            let classes = Outcomes::from_exclusive(adam.gather(net, &rows, &record.outcomes));
            let off = classes.cubeless().value() - record.outcomes.cubeless().value();
            squares += f64::from(off).powi(2);
            if adam.batch() == lesson.batch {
                adam.step(net, rate);
            }
        }
        let error = (squares / order.len().max(1) as f64).sqrt() as f32;
        let unseen = unseen_error(brain, unseen.iter().map(|&index| &records[index]));
        tell(brain, Pass { number, error, unseen });
    }
}

fn unseen_error<'a>(brain: &Brain, records: impl Iterator<Item = &'a Labelled>) -> f32 {
    let (mut squares, mut count) = (0.0f64, 0);
    for record in records {
        let off = brain.outcomes(&record.position).cubeless().value() - record.outcomes.cubeless().value();
        squares += f64::from(off).powi(2);
        count += 1;
    }
    (squares / f64::from(count.max(1))).sqrt() as f32
}

fn shuffle(order: &mut [usize], random: &mut Random) {
    for index in (1..order.len()).rev() {
        order.swap(index, random.below(index + 1));
    }
}
