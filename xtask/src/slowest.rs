//! The tests that took longest, read from what the test programs print.

/// How many are named.
const NAMED: usize = 10;

/// A test that passed, and its seconds.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Timed {
    name: String,
    seconds: f64,
}

/// Whether a line of `cargo nextest` says only that a test has passed.
pub(crate) fn is_passed(line: &str) -> bool {
    line.trim_start().starts_with("PASS [")
}

/// The passed tests in a report of `cargo nextest` or of Node's.
pub(crate) fn timed(report: &str) -> Vec<Timed> {
    report.lines().filter_map(|line| of_nextest(line).or_else(|| of_node(line))).collect()
}

/// `PASS [   0.010s] (  1/9) crate name`
fn of_nextest(line: &str) -> Option<Timed> {
    let (seconds, rest) = line.trim_start().strip_prefix("PASS [")?.split_once("s]")?;
    let name = rest.split_once(") ").map_or(rest, |(_, name)| name).trim().to_owned();
    Some(Timed { name, seconds: seconds.trim().parse().ok()? })
}

/// `✔ name (12.5ms)`
fn of_node(line: &str) -> Option<Timed> {
    let (name, time) = line.trim_start().strip_prefix("✔ ")?.rsplit_once(" (")?;
    let milliseconds: f64 = time.strip_suffix("ms)")?.parse().ok()?;
    Some(Timed { name: name.to_owned(), seconds: milliseconds / 1000.0 })
}

/// Prints the ten that took longest.
pub(crate) fn print(mut all: Vec<Timed>) {
    all.sort_by(|a, b| b.seconds.total_cmp(&a.seconds));
    if !all.is_empty() {
        println!("\nslowest:");
    }
    for Timed { name, seconds } in all.iter().take(NAMED) {
        println!("{seconds:>9.1} s  {name}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_from_both_reports() {
        let nextest =
            "        PASS [   1.250s] (  12/1104) tavola-rules::rulebook mov::a_play\n   Summary [ 2.0s] 1 test";
        let node = "  ✔ a game is played by keyboard (27427.5ms)\n✖ not this one (12.0ms)\n";
        let timed = |name: &str, seconds| Timed { name: name.to_owned(), seconds };
        assert_eq!(super::timed(nextest), [timed("tavola-rules::rulebook mov::a_play", 1.25)]);
        assert_eq!(super::timed(node), [timed("a game is played by keyboard", 27.4275)]);
        assert!(is_passed(nextest.lines().next().unwrap()) && !is_passed("Summary"));
    }
}
