//! What long measurements have in common: a file of results to go on from, a time to stop, how many at once.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::Args;
use tavola_engine::{Evaluator, finished};
use tavola_rules::Position;
use tavola_train::random::Random;
use tavola_train::referee::{best, turned_results};

/// How long to measure, and where to keep the results.
#[derive(Debug, Args)]
pub(crate) struct Effort {
    /// PruneLimit results in this file, and continue from those in it.
    #[arg(long, value_name = "FILE")]
    pub(crate) results: Option<PathBuf>,
    /// Stop after this many minutes and report the results so far.
    #[arg(long)]
    minutes: Option<f64>,
    /// How many threads.
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: usize,
}

impl Effort {
    /// Whether there is time left, counted from now.
    pub(crate) fn clock(&self) -> impl Fn() -> bool + Sync + use<> {
        let length = self.minutes.map(|minutes| Duration::from_secs_f64(minutes.clamp(0.0, 1e7) * 60.0));
        let start = Instant::now();
        move || length.is_none_or(|length| start.elapsed() < length)
    }

    /// A pool of that many threads, for work that spreads by itself.
    pub(crate) fn pool(&self) -> anyhow::Result<rayon::ThreadPool> {
        Ok(rayon::ThreadPoolBuilder::new().num_threads(self.threads.max(1)).build()?)
    }
}

/// A number that names what `evaluator` thinks, so that results of different nets are never added up.
pub(crate) fn fingerprint(evaluator: &dyn Evaluator) -> String {
    let (mut random, mut position, mut hash) = (Random::new(1), Position::START, 0xCBF2_9CE4_8422_2325_u64);
    for _ in 0..100 {
        let results = turned_results(&position, random.roll());
        position = if results.is_empty() { position.flipped() } else { results[best(evaluator, &results)] };
        if finished(&position).is_some() {
            position = Position::START;
        }
        for class in evaluator.evaluate_one(&position).exclusive() {
            hash = (hash ^ u64::from((class * 1e5).round() as u32)).wrapping_mul(0x0100_0000_01B3);
        }
    }
    format!("{hash:016x}")
}
