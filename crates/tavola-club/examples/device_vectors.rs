//! Prints random matches beside a wooden board, one JSON object a line: `device_vectors COUNT [SEED] [ACTS]`.
//! The page's script must fold them to the same state, to the millisecond.
#![expect(clippy::unwrap_used, reason = "what it makes itself is sound")]

use std::io::Write;

#[path = "../tests/device/random.rs"]
mod random;

fn main() -> std::io::Result<()> {
    let numbers: Vec<u64> = std::env::args().skip(1).filter_map(|word| word.parse().ok()).collect();
    let (count, seed) = (numbers.first().copied().unwrap_or(100), numbers.get(1).copied().unwrap_or(0));
    let acts = usize::try_from(numbers.get(2).copied().unwrap_or(60)).unwrap_or(60);
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    for nth in 0..count {
        writeln!(out, "{}", random::random_match(seed + nth, acts))?;
    }
    out.flush()
}
