//! `tavola bench`: how fast it is, as JSON lines, with a signature of what was computed. One file per subject.

mod engine;
mod legal_plays;

use std::process::ExitCode;

use clap::Args;
use serde::Serialize;

/// Measure speed on one core, one JSON object per line.
///
/// Each line names what was measured, the rate, and a `signature` of the results: it changes only if the behaviour
/// does. Build with --release; the figures of a debug build mean nothing.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tavola bench
  tavola bench --only legal_plays --seconds 5")]
pub(crate) struct Arguments {
    /// Measure only the benchmark of this name.
    #[arg(long, value_name = "NAME")]
    only: Option<String>,
    /// How many seconds to measure each.
    #[arg(long, default_value_t = 3.0)]
    seconds: f64,
}

/// Something that is measured.
struct Bench {
    name: &'static str,
    run: fn(seconds: f64) -> anyhow::Result<Measured>,
}

const BENCHES: [Bench; 9] = [
    Bench { name: "legal_plays", run: legal_plays::run },
    Bench { name: "tables", run: engine::tables },
    Bench { name: "evaluations", run: engine::evaluations },
    Bench { name: "decisions", run: engine::decisions },
    Bench { name: "gnubg_decisions", run: engine::gnubg_decisions },
    Bench { name: "pruned", run: engine::pruned },
    Bench { name: "rollouts", run: engine::rollouts },
    Bench { name: "threads", run: engine::threads },
    Bench { name: "gnubg_speed", run: engine::gnubg_speed },
];

/// A measurement; what is particular to it stands beside name and signature.
#[derive(Serialize)]
struct Measured {
    /// A hash of everything computed, the same on every machine.
    signature: String,
    #[serde(flatten)]
    figures: serde_json::Map<String, serde_json::Value>,
}

/// Measures.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let chosen: Vec<&Bench> =
        BENCHES.iter().filter(|bench| arguments.only.as_ref().is_none_or(|only| only == bench.name)).collect();
    anyhow::ensure!(!chosen.is_empty(), "the benchmarks are: {}", BENCHES.map(|bench| bench.name).join(", "));
    for bench in chosen {
        let measured = (bench.run)(arguments.seconds)?;
        let mut line = serde_json::Map::from_iter([("bench".to_owned(), bench.name.into())]);
        line.extend(measured.figures);
        line.insert("signature".to_owned(), measured.signature.into());
        println!("{}", serde_json::Value::Object(line));
    }
    Ok(ExitCode::SUCCESS)
}

/// A 64-bit hash (FNV-1a) that is the same everywhere and does not depend on the order of what is added.
#[derive(Debug, Clone, Copy, Default)]
struct Signature(u64);

impl Signature {
    fn add(&mut self, bytes: impl IntoIterator<Item = u8>) {
        let hash = bytes
            .into_iter()
            .fold(0xCBF2_9CE4_8422_2325, |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3));
        self.0 = self.0.wrapping_add(hash);
    }

    fn text(self) -> String {
        format!("{:016x}", self.0)
    }
}
