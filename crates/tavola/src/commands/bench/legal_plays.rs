//! How many rolls and plays are generated a second over contact positions of recorded matches.

use std::time::Instant;

use anyhow::Context as _;
use serde_json::json;
use tavola_notation::PositionId;
use tavola_rules::{Position, Roll, legal_results};

use super::{Measured, Signature};

/// 200 positions, their sources inside.
const POSITIONS: &str = include_str!("contact_positions.txt");

/// Generates all plays of all 21 rolls of every position, again and again.
pub(super) fn run(seconds: f64) -> anyhow::Result<Measured> {
    let positions = positions()?;
    let rolls: Vec<Roll> = Roll::all().collect();
    let mut results = Vec::with_capacity(4096);
    let (begin, mut rounds, mut plays) = (Instant::now(), 0u64, 0u64);
    while begin.elapsed().as_secs_f64() < seconds {
        rounds += 1;
        for position in &positions {
            for roll in &rolls {
                results.clear();
                legal_results(std::hint::black_box(position), *roll, &mut results);
                plays += std::hint::black_box(&results).len() as u64;
            }
        }
    }
    let elapsed = begin.elapsed().as_secs_f64();
    let per_round = (positions.len() * rolls.len()) as u64;
    let rate = |count: u64| (count as f64 / elapsed).round();
    let figures = json!({
        "positions": positions.len(),
        "rolls_per_second": rate(rounds * per_round),
        "plays_per_second": rate(plays),
        "plays_per_roll": plays as f64 / (rounds * per_round) as f64,
        "seconds": elapsed,
    });
    let figures = figures.as_object().cloned().unwrap_or_default();
    Ok(Measured { signature: signature(&positions, &rolls), figures })
}

/// The positions, as their ids stand in the file.
pub(super) fn positions() -> anyhow::Result<Vec<Position>> {
    let lines = POSITIONS.lines().filter(|line| !line.starts_with('#'));
    let read = |line: &str| {
        Ok(line.parse::<PositionId>().with_context(|| format!("a bench position is wrong: {line}"))?.position())
    };
    lines.map(read).collect()
}

/// A hash over every resulting position.
fn signature(positions: &[Position], rolls: &[Roll]) -> String {
    let (mut signature, mut results) = (Signature::default(), Vec::new());
    for position in positions {
        for roll in rolls {
            results.clear();
            legal_results(position, *roll, &mut results);
            for result in &results {
                let begin = position.counts().iter().chain(result.counts()).map(|checkers| checkers.to_ne_bytes()[0]);
                signature.add(begin.chain([roll.high().number(), roll.low().number()]));
            }
        }
    }
    signature.text()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fixed_set_is_two_hundred_contact_positions() {
        let positions = positions().unwrap();
        assert_eq!(positions.len(), 200);
        assert!(positions.iter().all(Position::has_contact));
    }
}
