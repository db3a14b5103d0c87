//! What is counted and timed while people play.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use hdrhistogram::Histogram;
use serde_json::{Map, Value, json};

/// A second of a process's time in `/proc`, in ticks; Linux says so on every machine.
const TICKS: f64 = 100.0;
/// So many digits of every time are right.
const DIGITS: u8 = 3;
/// The longest time that is told from a longer one, in microseconds: an hour.
const LONGEST: u64 = 3_600_000_000;
/// What is asked of each histogram, by the name it has in the report.
const QUANTILES: [(&str, f64); 6] =
    [("p50", 0.5), ("p90", 0.9), ("p99", 0.99), ("p99_9", 0.999), ("p99_99", 0.9999), ("max", 1.0)];

/// What is timed, each from the moment at which it was due.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Span {
    /// An act at a table, to the opponent's message.
    Told,
    /// An act at a table, to its acknowledgement, which is when it is on disk.
    Acknowledged,
    /// An act at a table, to a watcher's message.
    Watched,
    /// An act in a chouette, to the message of the first of the others.
    Chouette,
    /// Somebody seeks and is met or stands in the lobby.
    Seek,
    /// A line of a device beside a wooden board, to its receipt.
    Device,
    /// A result entered at the desk of a tournament, to its receipt.
    Desk,
    /// The page of that tournament.
    EventPage,
    /// The start page.
    StartPage,
    /// How late the client itself was.
    Own,
}

impl Span {
    /// Its name in the report, and what it is in words.
    pub(crate) const fn names(self) -> (&'static str, &'static str) {
        match self {
            Self::Told => ("told", "an act to the opponent's message"),
            Self::Acknowledged => ("acknowledged", "an act to its acknowledgement"),
            Self::Watched => ("watched", "an act to a watcher's message"),
            Self::Chouette => ("chouette", "an act in a chouette to another's message"),
            Self::Seek => ("seek", "a seek to its answer"),
            Self::Device => ("device", "a device's line to its receipt"),
            Self::Desk => ("desk", "a result at the desk to its receipt"),
            Self::EventPage => ("event_page", "the tournament's page"),
            Self::StartPage => ("start_page", "the start page"),
            Self::Own => ("client", "the client's own lateness"),
        }
    }
}

/// What everybody together has seen.
#[derive(Debug, Default)]
pub(crate) struct Figures {
    /// From when on it counts; nothing before.
    pub(crate) since: Option<Instant>,
    spans: BTreeMap<Span, Times>,
    /// Acts that are on disk, of whatever kind.
    pub(crate) durable: u64,
    pub(crate) refused: u64,
    pub(crate) broken: u64,
    pub(crate) messages: u64,
    pub(crate) bytes: u64,
    /// What went wrong, the first few.
    pub(crate) complaints: Vec<String>,
}

#[derive(Debug)]
struct Times(Histogram<u64>);

impl Figures {
    /// Begins to count, from nothing.
    pub(crate) fn begin(&mut self) {
        *self =
            Self { since: Some(Instant::now()), complaints: std::mem::take(&mut self.complaints), ..Self::default() };
    }

    /// Notes how long something took from when it was due.
    pub(crate) fn took(&mut self, span: Span, time: Duration) {
        if self.since.is_none() {
            return;
        }
        let times = self.spans.entry(span).or_insert_with(Times::none);
        times.0.saturating_record(u64::try_from(time.as_micros()).unwrap_or(u64::MAX));
        self.durable += u64::from(matches!(span, Span::Acknowledged | Span::Chouette | Span::Device | Span::Desk));
    }

    /// Notes a message of so many bytes.
    pub(crate) fn heard(&mut self, bytes: usize) {
        if self.since.is_some() {
            self.messages += 1;
            self.bytes += bytes as u64;
        }
    }

    /// Notes a line or a request that broke.
    pub(crate) fn broke(&mut self, who: &str, why: &dyn std::fmt::Display) {
        self.broken += 1;
        if self.complaints.len() < 5 {
            self.complaints.push(format!("{who}: {why}"));
        }
    }

    /// How often that was timed.
    pub(crate) fn count(&self, span: Span) -> u64 {
        self.spans.get(&span).map_or(0, |times| times.0.len())
    }

    /// The mean length of a message.
    pub(crate) fn message(&self) -> u64 {
        self.bytes / self.messages.max(1)
    }

    /// Quantiles of all that was timed, in milliseconds, by name.
    pub(crate) fn report(&self) -> Value {
        let spans = self.spans.iter().map(|(span, times)| (span.names().0.to_owned(), times.report()));
        Value::Object(spans.collect())
    }

    /// The same for people to read, a line each.
    pub(crate) fn table(&self) -> String {
        let line = |(span, times): (&Span, &Times)| {
            let at = |part| times.at(part);
            format!(
                "  {:<42} {:>8} times  p50 {:>8.1}  p99 {:>8.1}  p99.9 {:>8.1}  max {:>8.0} ms\n",
                span.names().1,
                times.0.len(),
                at(0.5),
                at(0.99),
                at(0.999),
                at(1.0)
            )
        };
        self.spans.iter().map(line).collect()
    }
}

impl Times {
    fn none() -> Self {
        Self(Histogram::new_with_bounds(1, LONGEST, DIGITS).expect("bounds and digits that are allowed"))
    }

    fn at(&self, part: f64) -> f64 {
        self.0.value_at_quantile(part) as f64 / 1000.0
    }

    fn report(&self) -> Value {
        let mut all: Map<String, Value> =
            QUANTILES.iter().map(|(name, part)| ((*name).to_owned(), json!(self.at(*part)))).collect();
        all.insert("count".to_owned(), json!(self.0.len()));
        Value::Object(all)
    }
}

/// The processor time a process has taken; nothing where the system does not say.
pub(crate) fn processor_time(process: &str) -> Duration {
    let text = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // The name before the closing bracket may hold anything.
    let fields = text.rsplit_once(')').map_or("", |(_, rest)| rest);
    let ticks: u64 = fields.split_whitespace().skip(11).take(2).filter_map(|field| field.parse::<u64>().ok()).sum();
    Duration::from_secs_f64(ticks as f64 / TICKS)
}

/// How many were running or waiting to, on the mean of the last minute.
pub(crate) fn load_average() -> f64 {
    let text = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    text.split(' ').next().and_then(|first| first.parse().ok()).unwrap_or(f64::NAN)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_of_what_was_measured() {
        let mut figures = Figures::default();
        figures.took(Span::Told, Duration::from_secs(9));
        assert_eq!(figures.count(Span::Told), 0, "it does not count yet");
        figures.begin();
        (1..=200).rev().for_each(|number| figures.took(Span::Told, Duration::from_millis(number)));
        let told = &figures.report()["told"];
        assert!((told["p50"].as_f64().unwrap() - 100.0).abs() < 0.2, "{told}");
        assert!((told["p99"].as_f64().unwrap() - 198.0).abs() < 0.2, "{told}");
        assert_eq!(told["count"], 200);
    }

    #[test]
    fn a_process_that_works_takes_time() {
        let (before, begun) = (processor_time("self"), Instant::now());
        while begun.elapsed() < Duration::from_millis(200) {}
        assert!(processor_time("self") > before);
    }
}
