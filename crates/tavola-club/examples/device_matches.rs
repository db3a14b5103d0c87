//! Prints random matches beside a wooden board, one JSON object a line: `device_matches COUNT SEED ACTS`. Without numbers
//! it prints the names of every act and every refusal there is, then the cases worked by hand as logs. The page's script
//! must fold them all to the same state, to the millisecond.
#![expect(clippy::unwrap_used, reason = "what it makes itself is sound")]

use std::io::Write;

use serde_json::{Value, json};
use tavola_club::device::{Act, DeviceRefusal};

#[path = "../tests/device/random.rs"]
#[expect(dead_code, reason = "the tests use more of it")]
mod random;

const WORKED: &str = include_str!("../tests/device/worked.jsonl");

fn main() -> std::io::Result<()> {
    let numbers: Vec<u64> = std::env::args().skip(1).filter_map(|word| word.parse().ok()).collect();
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    if let [count, seed, acts] = numbers[..] {
        let acts = usize::try_from(acts).unwrap();
        for seed in seed..seed + count {
            writeln!(out, "{}", random::told_match(seed, acts, random::Told::StepByStep))?;
        }
    } else {
        writeln!(out, "{}", json!({ "acts": Act::NAMES, "refusals": DeviceRefusal::KEYS }))?;
        for case in WORKED.lines() {
            writeln!(out, "{}", worked(serde_json::from_str(case).unwrap()))?;
        }
    }
    out.flush()
}

/// A case worked by hand: its log and the view at its end.
fn worked(mut case: Value) -> Value {
    case["stream"] = json!("device");
    let answer = tavola_replay::replay(&case).unwrap();
    json!({ "case": case["name"], "log": answer["events"], "view": answer["state"] })
}
