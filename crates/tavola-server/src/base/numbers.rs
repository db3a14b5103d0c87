//! Every number of `/metrics`: its name, what it is, and what it says. How they are counted stands where they are counted.
//!
//! Names go by Prometheus's conventions: `tavola_` first, base units (`_seconds`, `_bytes`), `_total` behind counters.

use metrics::{Unit, counter, describe_counter, describe_gauge, describe_histogram};

use Sort::{Counter, Gauge, Histogram};

/// What sort of number it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sort {
    /// It only grows, until the next start.
    Counter,
    /// It goes up and down.
    Gauge,
    /// How often which values came.
    Histogram,
}

/// One number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Number {
    /// Its name.
    pub name: &'static str,
    /// What sort of number it is.
    pub sort: Sort,
    /// What it says, one sentence.
    pub help: &'static str,
    /// By what it is counted apart, and the values of that which are known before anything is counted.
    pub apart: Option<(&'static str, &'static [&'static str])>,
}

/// All of them, but for those of the process, which `metrics-process` adds: `process_resident_memory_bytes`, ….
pub const NUMBERS: &[Number] = &[
    number(
        "tavola_backup_age_seconds",
        Gauge,
        "How long ago the last backup was taken, by the club or by `tavola backup`; missing where there was none.",
    ),
    apart(
        "tavola_backups_total",
        "came_to",
        &["failed", "taken"],
        "Backups by themselves, by what they came to: taken, failed.",
    ),
    number("tavola_bot_commands_total", Counter, "Commands that bots have sent and that were accepted."),
    number("tavola_bot_think_seconds", Histogram, "How long bots thought about a decision."),
    number("tavola_bot_wait_seconds", Histogram, "How long bots waited for a thread to think on."),
    number("tavola_build_info", Gauge, "Always 1; the label says which version runs."),
    number("tavola_bus_connected", Gauge, "1 while this node reaches NATS, 0 while hints go by the database."),
    number("tavola_bus_word_seconds", Histogram, "How old what another node tells was when it came."),
    number("tavola_bus_words_dropped_total", Counter, "What was not told to other nodes, for want of room to wait."),
    apart(
        "tavola_bus_words_refused_total",
        "reason",
        &[],
        "What came by NATS and was not taken, by why: seal, unknown, old, again.",
    ),
    number("tavola_clip_refused_total", Counter, "Connections of the FIBS client protocol that were refused."),
    apart(
        "tavola_commands_total",
        "result",
        &["accepted", "failed", "refused"],
        "Visitors' commands, by what came of them: accepted, refused, failed.",
    ),
    number("tavola_connections_cut_total", Counter, "Connections that were closed to make room for another network's."),
    number("tavola_connections_refused_total", Counter, "Connections that were refused for want of room."),
    number("tavola_deadline_late_seconds", Histogram, "How late deadlines were served, by the club's time."),
    number("tavola_healthy", Gauge, "1 while the club can write and its timers run, else 0, as /health says."),
    number("tavola_http_request_seconds", Histogram, "How long requests took to be answered."),
    apart("tavola_http_requests_total", "status", &[], "Requests that were answered, by method and status."),
    number("tavola_job_seconds", Histogram, "How long a worker took for a job, by kind."),
    number("tavola_jobs_dead", Gauge, "Jobs that were tried too often and are laid aside."),
    number("tavola_jobs_waiting", Gauge, "Jobs that no worker has taken."),
    number("tavola_letters_waiting", Gauge, "Letters that have not gone out."),
    number("tavola_live_connections", Gauge, "Open WebSocket lines, by what they are for."),
    number("tavola_live_failures_total", Counter, "WebSocket lines that broke off by a fault of the program."),
    number("tavola_live_messages_total", Counter, "Messages sent to pages of tables, chouettes and tournaments."),
    number("tavola_live_update_seconds", Histogram, "From a hint that a stream has moved on until a page was sent it."),
    number("tavola_lobby_messages_total", Counter, "Messages sent to pages of the lobby."),
    number("tavola_matches_waiting", Gauge, "Matches that wait to be judged."),
    number("tavola_nodes", Gauge, "Servers of the club that this node knows of; 0 where there is but one."),
    number("tavola_outages_total", Counter, "Times in which the club could not act, which were given back."),
    apart("tavola_pushes_total", "came_to", &[], "Pushes, by what came of them."),
    number("tavola_store_batch_jobs", Histogram, "How many pieces of work went into one transaction."),
    number(
        "tavola_store_commit_seconds",
        Histogram,
        "How long a transaction took, from its begin until it was on disk.",
    ),
    number("tavola_store_failures_total", Counter, "Pieces of work that the database did not take."),
    number(
        "tavola_store_retries_total",
        Counter,
        "Appends that were tried again because nobody knew what became of them.",
    ),
    number("tavola_store_waiting_jobs", Gauge, "Pieces of work that wait for the writer."),
    number("tavola_streams_loaded", Gauge, "Streams held in memory, by kind."),
    number("tavola_streams_set_aside", Gauge, "Streams that cannot be read and are not closed."),
    number(
        "tavola_submit_conflicts_total",
        Counter,
        "Commands that lost the race for a version and were decided again.",
    ),
    apart("tavola_task_panics_total", "task", &["writer"], "Panics of background tasks, by task."),
    number("tavola_trace_failures_total", Counter, "Batches of spans that the collector did not take."),
    number("tavola_workers", Gauge, "Workers that this node knows of."),
];

/// The bounds of what is measured in seconds: from a tenth of a millisecond to half a minute.
pub const SECONDS: &[f64] =
    &[0.000_1, 0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0];

/// The bounds of how many pieces of work go into one transaction.
pub const JOBS: &[f64] = &[1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0];

/// Tells whoever keeps the numbers what each says. Counters begin at 0: of one that comes with its first count nobody could say
/// that it has grown.
pub(crate) fn describe() {
    for Number { name, sort, help, apart } in NUMBERS {
        let unit = if name.ends_with("_seconds") { Unit::Seconds } else { Unit::Count };
        match sort {
            Counter => {
                describe_counter!(*name, unit, *help);
                match apart {
                    None => counter!(*name).increment(0),
                    Some((by, values)) => values.iter().for_each(|value| counter!(*name, *by => *value).increment(0)),
                }
            }
            Gauge => describe_gauge!(*name, unit, *help),
            Histogram => describe_histogram!(*name, unit, *help),
        }
    }
}

const fn number(name: &'static str, sort: Sort, help: &'static str) -> Number {
    Number { name, sort, help, apart: None }
}

const fn apart(name: &'static str, by: &'static str, values: &'static [&'static str], help: &'static str) -> Number {
    Number { name, sort: Counter, help, apart: Some((by, values)) }
}

#[cfg(test)]
mod tests {
    use std::{collections::BTreeMap, fs, path::Path};

    use super::*;

    /// Every name that is counted anywhere in the program, with the sort it is counted as, and whether apart by something.
    fn counted_in(folder: &Path, all: &mut BTreeMap<String, (Sort, bool)>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                counted_in(&path, all);
            } else if path.extension().is_some_and(|kind| kind == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                for (word, sort) in [("counter", Counter), ("gauge", Gauge), ("histogram", Histogram)] {
                    let begins = format!("metrics::{word}!(\"");
                    let names = text.split(&begins).skip(1).filter_map(|rest| rest.split_once('"'));
                    let is_apart = |rest: &str| sort == Counter && rest.starts_with(',');
                    all.extend(names.map(|(name, rest)| (name.to_owned(), (sort, is_apart(rest)))));
                }
            }
        }
    }

    #[test]
    fn every_number_that_is_counted_is_described_and_the_other_way_round() {
        let mut counted = BTreeMap::new();
        counted_in(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut counted);
        counted.retain(|name, _| name.starts_with("tavola_"));
        let described: BTreeMap<String, (Sort, bool)> =
            NUMBERS.iter().map(|number| (number.name.to_owned(), (number.sort, number.apart.is_some()))).collect();
        assert_eq!(counted, described);
        assert_eq!(described.len(), NUMBERS.len(), "each stands once");
    }

    /// The names of numbers in a text, without what the exposition puts behind those of histograms.
    fn named_in(text: &str) -> Vec<&str> {
        let words = text.split(|sign: char| !(sign.is_ascii_alphanumeric() || sign == '_'));
        let names = words.filter(|word| word.starts_with("tavola_") || word.starts_with("process_"));
        names.map(|name| ["_bucket", "_sum"].iter().find_map(|end| name.strip_suffix(end)).unwrap_or(name)).collect()
    }

    #[test]
    fn what_dashboard_and_alerts_name_is_counted_and_all_that_is_counted_is_on_the_dashboard() {
        const OF_THE_PROCESS: [&str; 5] = [
            "process_cpu_seconds_total",
            "process_max_fds",
            "process_open_fds",
            "process_resident_memory_bytes",
            "process_start_time_seconds",
        ];
        let ops = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../ops");
        let read = |file: &str| fs::read_to_string(ops.join(file)).unwrap();
        let (dashboard, alerts) = (read("grafana/tavola.json"), read("prometheus/alerts.yml"));
        serde_json::from_str::<serde_json::Value>(&dashboard).unwrap();
        let shown = named_in(&dashboard);
        for name in shown.iter().chain(&named_in(&alerts)) {
            let is_counted = NUMBERS.iter().any(|number| number.name == *name) || OF_THE_PROCESS.contains(name);
            assert!(is_counted, "{name}: nothing counts it");
        }
        // Nobody asks a worker for its numbers.
        let unshown =
            NUMBERS.iter().filter(|number| !shown.contains(&number.name) && number.name != "tavola_job_seconds");
        assert_eq!(unshown.map(|number| number.name).collect::<Vec<_>>(), [""; 0]);
        assert!(alerts.matches("- alert:").count() > 15 && named_in(&alerts).len() > 15);
    }

    #[test]
    fn names_go_by_convention() {
        for Number { name, sort, help, .. } in NUMBERS {
            assert!(name.starts_with("tavola_"), "{name}");
            assert!(name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_'), "{name}");
            assert_eq!(name.ends_with("_total"), *sort == Counter, "{name}: counters, and only they, end in _total");
            for odd in ["_ms", "_millis", "_milliseconds", "_minutes", "_kb", "_count", "_sum", "_bucket"] {
                assert!(!name.ends_with(odd), "{name}: not a base unit, or a name of the exposition's own");
            }
            assert!(help.ends_with('.') && help.len() > 20, "{name}: one sentence");
        }
        assert!(NUMBERS.windows(2).all(|pair| pair[0].name < pair[1].name), "in alphabetical order");
    }
}
