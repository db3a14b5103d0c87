//! How something is told that is done again and again and may go wrong each time: a log that repeats itself hides what else it
//! says.

use std::{
    fmt::Display,
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

/// How often at most it is told that something goes wrong.
const SELDOM: Duration = Duration::from_secs(30);

/// Something that goes wrong now and then: the first time is told, then one of many, and when it works again.
#[derive(Debug)]
pub(crate) struct Trouble {
    what: &'static str,
    over: Option<&'static str>,
    course: Mutex<Course>,
}

#[derive(Debug)]
struct Course {
    /// Since when it has gone wrong each time.
    since: Option<Instant>,
    /// Whether that was told.
    is_known: bool,
    /// When anything of the kind was told last.
    told: Option<Instant>,
    /// How often it has gone wrong since.
    times: u64,
}

impl Trouble {
    /// Something that has not gone wrong yet: what is said when it does, and when that is over.
    pub(crate) const fn new(what: &'static str, over: &'static str) -> Self {
        Self { what, over: Some(over), course: Mutex::new(Course::new()) }
    }

    /// Something of which nobody learns that it works again.
    pub(crate) const fn without_end(what: &'static str) -> Self {
        Self { what, over: None, course: Mutex::new(Course::new()) }
    }

    /// What it came to this time.
    pub(crate) fn note<T, E: Display>(&self, done: &Result<T, E>) {
        match done {
            Ok(_) => self.is_over(),
            Err(error) => self.happened(error),
        }
    }

    /// It has gone wrong.
    pub(crate) fn happened(&self, error: &impl Display) {
        let times = self.course().fails(Instant::now());
        if let Some(times) = times {
            tracing::error!(%error, times, "{}", self.what);
        }
    }

    /// It works.
    pub(crate) fn is_over(&self) {
        let lasted = self.course().works(Instant::now());
        if let Some((over, lasted)) = self.over.zip(lasted) {
            tracing::info!(seconds = lasted.as_secs_f32(), "{over}");
        }
    }

    fn course(&self) -> MutexGuard<'_, Course> {
        self.course.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Course {
    const fn new() -> Self {
        Self { since: None, is_known: false, told: None, times: 0 }
    }

    /// How often it has gone wrong since that was told last, this time included; none if it is not told now.
    fn fails(&mut self, now: Instant) -> Option<u64> {
        self.since.get_or_insert(now);
        self.times += 1;
        if self.told.is_some_and(|told| now.saturating_duration_since(told) < SELDOM) {
            return None;
        }
        (self.told, self.is_known) = (Some(now), true);
        Some(std::mem::take(&mut self.times))
    }

    /// For how long it has gone wrong; none if nobody was told of that.
    fn works(&mut self, now: Instant) -> Option<Duration> {
        let since = self.since.take()?;
        std::mem::take(&mut self.is_known).then(|| now.saturating_duration_since(since))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const QUARTER: Duration = Duration::from_millis(250);

    #[test]
    fn what_fails_four_times_a_second_is_told_twice_a_minute_and_once_when_it_works_again() {
        let (mut course, began) = (Course::new(), Instant::now());
        assert_eq!(course.works(began), None, "it never failed");
        let told: Vec<u64> = (0..400_u32).filter_map(|nth| course.fails(began + nth * QUARTER)).collect();
        assert_eq!(told, [1, 120, 120, 120]);
        assert_eq!(course.works(began + 400 * QUARTER), Some(Duration::from_secs(100)));
        assert_eq!(course.works(began + 401 * QUARTER), None);
    }

    #[test]
    fn what_fails_and_works_in_turns_is_not_told_each_time() {
        let (mut course, began) = (Course::new(), Instant::now());
        let mut told = 0;
        for nth in 0..480_u32 {
            told += usize::from(course.fails(began + nth * QUARTER).is_some());
            told += usize::from(course.works(began + nth * QUARTER).is_some());
        }
        assert_eq!(told, 8, "two minutes");
    }
}
