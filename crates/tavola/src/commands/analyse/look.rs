//! How deep a match is looked at: so many plies, or as many as the time allows.

use std::fmt;
use std::time::{Duration, Instant};

use tavola_engine::Engine;
use tavola_notation::record::MatchRecord;
use tavola_study::{Depth, Limits, MatchJudgement, MatchReport, deepen_while, judge_match_while};

use super::bar::{Bar, Count};

/// The deepest a time is used for.
const DEEPEST: u8 = 3;

/// How deep to look.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Look {
    /// So many rolls ahead.
    Plies(u8),
    /// As deep as these seconds allow.
    Seconds(f64),
}

impl fmt::Display for Look {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Plies(plies) => write!(f, "{plies} plies"),
            Self::Seconds(seconds) => write!(f, "{seconds} seconds"),
        }
    }
}

impl Look {
    /// The match judged, and the seconds it took.
    pub(super) fn judge(&self, record: &MatchRecord, engine: &Engine, bar: &Bar) -> (MatchReport, f64) {
        let start = Instant::now();
        let judged = match *self {
            Self::Plies(plies) => at(record, engine, plies, bar, None),
            Self::Seconds(seconds) => within(record, engine, Duration::from_secs_f64(seconds), bar),
        };
        let judged = judged.expect("without an end of time a look is finished");
        (MatchReport::of(record, &judged, &Limits::USUAL), start.elapsed().as_secs_f64())
    }
}

/// Looks without looking ahead, then deeper and deeper until the time is over: the deepest look that was finished, and of the
/// last depth the decisions that were most open.
fn within(record: &MatchRecord, engine: &Engine, time: Duration, bar: &Bar) -> Option<MatchJudgement> {
    let end = Instant::now() + time;
    let mut judged = at(record, engine, 0, bar, None)?;
    for plies in 1..DEEPEST {
        match at(record, engine, plies, bar, Some(end)) {
            Some(deeper) => judged = deeper,
            None => return Some(judged),
        }
    }
    deepen_while(record, &mut judged, engine, Depth::of(DEEPEST), &|| Instant::now() < end);
    Some(judged)
}

/// One look; none if the time was over before its end.
fn at(record: &MatchRecord, engine: &Engine, plies: u8, bar: &Bar, end: Option<Instant>) -> Option<MatchJudgement> {
    let all = record.games.iter().map(|game| game.lines.len()).sum::<usize>().max(1);
    let count = Count::default();
    let go_on = || {
        count.tick();
        end.is_none_or(|end| Instant::now() < end)
    };
    if !bar.is_shown() {
        return judge_match_while(record, engine, Depth::of(plies), &go_on);
    }
    // The bar is drawn by this thread while the others judge.
    std::thread::scope(|scope| {
        let judging = scope.spawn(|| judge_match_while(record, engine, Depth::of(plies), &go_on));
        while !judging.is_finished() {
            bar.show(count.get() as f64 / all as f64, plies);
            std::thread::sleep(Duration::from_millis(20));
        }
        judging.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    })
}
