//! Supervised learning from labelled positions, several times over, the step size falling to nearly nothing.

use tavola_engine::net::Kind;

use crate::label::Labelled;
#[cfg(doc)]
use crate::model::Model;
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
    /// Share of positions at which a row learns at the plain rate; rarer rows learn faster ([`Model::hasten`]).
    pub common: f32,
    /// How much faster at most.
    pub limit: f32,
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
    hasten(brain, records, lesson);
    let mut order = seen;
    let mut random = Random::new(lesson.seed);
    let steps = order.len() as f32 * lesson.passes as f32;
    let mut rows = Vec::with_capacity(96);
    for number in 1..=lesson.passes {
        shuffle(&mut order, &mut random);
        let mut squares = 0.0f64;
        for (index, &record) in order.iter().enumerate() {
            let done = (order.len() as f32 * (number - 1) as f32 + index as f32) / steps;
            let rate = lesson.rate.0 * (lesson.rate.1 / lesson.rate.0).powf(done);
            squares += f64::from(learn(brain, &records[record], rate, &mut rows)).powi(2);
        }
        let error = (squares / order.len().max(1) as f64).sqrt() as f32;
        let unseen = unseen_error(brain, unseen.iter().map(|&index| &records[index]));
        tell(brain, Pass { number, error, unseen });
    }
}

fn hasten(brain: &mut Brain, records: &[Labelled], lesson: &Lesson) {
    let mut counts: Vec<Vec<f32>> = brain.nets.iter().map(|net| vec![0.0; net.rows.len()]).collect();
    let mut totals = vec![0.0f32; brain.nets.len()];
    let mut rows = Vec::with_capacity(96);
    for record in records {
        let kind = Kind::of(&record.position);
        rows.clear();
        kind.layout().all_rows(&record.position, &mut rows);
        totals[kind.index()] += 1.0;
        for &row in &rows {
            counts[kind.index()][usize::from(row)] += 1.0;
        }
    }
    for ((net, mut counts), total) in brain.nets.iter_mut().zip(counts).zip(totals) {
        counts.iter_mut().for_each(|count| *count /= total.max(1.0));
        net.hasten(&counts, lesson.common, lesson.limit);
    }
}

/// Learns one record and returns how far the equity was off.
fn learn(brain: &mut Brain, record: &Labelled, rate: f32, rows: &mut Vec<u16>) -> f32 {
    let kind = Kind::of(&record.position);
    rows.clear();
    kind.layout().all_rows(&record.position, rows);
    brain.nets[kind.index()].learn_equity(rows, &record.outcomes, rate)
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
