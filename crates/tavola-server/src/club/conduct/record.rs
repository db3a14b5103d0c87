//! What the endings of somebody's matches come to: a pure function of them, so that a wait is never lost nor reckoned twice.

use tavola_base::{Millis, Time};

/// How a rated live match has ended for a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Outcome {
    /// When.
    pub at: Time,
    /// How much it counts as left, in hundredths; 0 for one that was played.
    pub weight: u8,
}

/// What a match counts that was left.
pub(super) const LEFT: u8 = 100;
/// What one counts to whose first act somebody did not come.
pub(super) const NEVER_BEGUN: u8 = 80;
/// What one counts that was given up at once.
pub(super) const GIVEN_UP: u8 = 70;

/// So many of the last matches count.
const COUNTED: usize = 30;
/// Who has left so many, and so large a part of those that count, waits.
const MANY: u32 = 4;
const PART: u32 = 40;
/// So many left one after the other are enough.
const IN_A_ROW: usize = 6;
const MINUTE: Millis = Millis::seconds(60);
const DAY: Millis = Millis::seconds(24 * 3600);
const WEEK: Millis = Millis::seconds(7 * 24 * 3600);
/// The first wait, in minutes, and the longest.
const FIRST: u64 = 10;
const LONGEST: u64 = 3 * 24 * 60;
/// So many hours after a wait the next is a first one again.
const FORGIVEN: u64 = 72;

/// A time in which somebody plays no rated match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wait {
    /// From when on.
    pub from: Time,
    /// Until when.
    pub until: Time,
    /// How many of how many matches were left that led to it.
    pub left: usize,
    /// Of how many.
    pub of: usize,
}

/// Where somebody stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Record {
    /// The last wait, whether it is over or not.
    pub wait: Option<Wait>,
    /// How many matches since were left.
    pub left: usize,
    /// Of how many.
    pub of: usize,
    /// How long they would wait if they left the next one; none if that one is not enough.
    pub next: Option<Millis>,
}

impl Record {
    /// What so many endings come to, the first first, for an account of that age.
    #[must_use]
    pub fn of(outcomes: &[Outcome], joined: Time, now: Time) -> Self {
        let mut course = Course { joined, waits: Vec::new(), since: Vec::new() };
        for outcome in outcomes {
            course.take(*outcome);
        }
        let (wait, left, of) = (course.waits.last().copied(), course.left(), course.since.len());
        course.take(Outcome { at: now, weight: LEFT });
        let next = course.since.is_empty().then(|| course.waits.last()).flatten();
        Self { wait, left, of, next: next.map(|wait| wait.until.since(wait.from)) }
    }

    /// The wait that is not over yet.
    #[must_use]
    pub fn waits(&self, now: Time) -> Option<Wait> {
        self.wait.filter(|wait| now < wait.until)
    }
}

struct Course {
    joined: Time,
    waits: Vec<Wait>,
    /// Those that count since the last wait.
    since: Vec<Outcome>,
}

impl Course {
    fn take(&mut self, outcome: Outcome) {
        self.since.push(outcome);
        let more = self.since.len().saturating_sub(COUNTED);
        self.since.drain(..more);
        if outcome.weight > 0 && self.is_enough(outcome.at) {
            let wait = self.next_wait(outcome.at);
            self.waits.push(wait);
            self.since.clear();
        }
    }

    fn left(&self) -> usize {
        self.since.iter().filter(|outcome| outcome.weight > 0).count()
    }

    fn is_enough(&self, at: Time) -> bool {
        let week = at.less(WEEK);
        let lately = self.waits.iter().filter(|wait| wait.from > week).count();
        let many = [MANY, MANY, 3, 3].get(lately).copied().unwrap_or(2);
        let part = if lately >= 3 || at.since(self.joined) < DAY { 30 } else { PART };
        let (bad, all) = (self.since.iter().map(|outcome| u32::from(outcome.weight)).sum::<u32>(), self.since.len());
        let row = IN_A_ROW - lately.min(3);
        let all_left = all >= row && self.since.iter().rev().take(row).all(|outcome| outcome.weight > 0);
        all_left || bad >= (part * u32::try_from(all).unwrap_or(u32::MAX)).max(many * 100)
    }

    fn next_wait(&self, at: Time) -> Wait {
        let before = self.waits.last();
        let minutes = before.map_or(FIRST, |before| {
            let hours = at.since(before.until).number() / (60 * MINUTE.number());
            let length = plain_minutes(before, self.joined);
            if hours < FORGIVEN { (length * (132 - hours) / 60).max(FIRST) } else { FIRST }
        });
        let from = before.map_or(at, |before| at.max(before.until));
        let length = (minutes * times(from.since(self.joined))).min(LONGEST);
        Wait { from, until: from + MINUTE.times(length), left: self.left(), of: self.since.len() }
    }
}

/// How long a wait was, in minutes, had the account been an old one.
fn plain_minutes(wait: &Wait, joined: Time) -> u64 {
    wait.until.since(wait.from).number() / MINUTE.number() / times(wait.from.since(joined))
}

/// How often as long a young account waits: another is made too easily.
fn times(age: Millis) -> u64 {
    match age {
        young if young < DAY => 3,
        young if young < DAY.times(3) => 2,
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: Time = Time::from_millis(1_800_000_000_000);

    fn endings(weights: &[u8]) -> Vec<Outcome> {
        let at = |nth: usize| START + MINUTE.times(10 * nth as u64);
        weights.iter().enumerate().map(|(nth, weight)| Outcome { at: at(nth), weight: *weight }).collect()
    }

    fn record(weights: &[u8]) -> Record {
        Record::of(&endings(weights), Time::default(), START + MINUTE.times(10 * weights.len() as u64))
    }

    #[test]
    fn four_left_of_ten_are_enough_and_three_are_not() {
        let three = record(&[0, 0, LEFT, 0, 0, LEFT, 0, 0, LEFT]);
        assert_eq!((three.wait, three.left, three.of, three.next), (None, 3, 9, Some(MINUTE.times(10))));
        let four = record(&[0, 0, LEFT, 0, 0, LEFT, 0, 0, LEFT, LEFT]);
        let wait = four.wait.unwrap();
        assert_eq!((wait.until.since(wait.from), wait.left, wait.of), (MINUTE.times(10), 4, 10));
        assert_eq!((four.left, four.of, four.next), (0, 0, None), "with the wait it is over");
        let rare = record(&[0, 0, 0, LEFT, 0, 0, LEFT, 0, 0, LEFT, LEFT]);
        assert_eq!((rare.wait, rare.next), (None, Some(MINUTE.times(10))), "four of eleven are fewer than four of ten");
    }

    #[test]
    fn what_was_left_fades_as_others_are_played() {
        let mut weights = vec![LEFT; 3];
        weights.extend([0; COUNTED]);
        assert_eq!(record(&weights).left, 0);
        assert_eq!(record(&[0; 40]).next, None);
    }

    #[test]
    fn a_wait_that_comes_soon_after_another_is_longer_and_one_that_comes_late_is_not() {
        let mut outcomes = Vec::new();
        let (mut at, mut lengths) = (START, Vec::new());
        for _ in 0..40 {
            outcomes.push(Outcome { at, weight: LEFT });
            let record = Record::of(&outcomes, Time::default(), at);
            if let Some(wait) = record.waits(at) {
                lengths.push(wait.until.since(wait.from).number() / 60_000);
                at = wait.until;
            }
        }
        assert_eq!(lengths[..6], [10, 22, 48, 105, 231, 508]);
        assert_eq!(*lengths.last().unwrap(), LONGEST);
        outcomes.truncate(4);
        let later = START + DAY.times(4);
        outcomes.extend([Outcome { at: later, weight: LEFT }; 4]);
        let wait = Record::of(&outcomes, Time::default(), later).waits(later).unwrap();
        assert_eq!(wait.until.since(wait.from), MINUTE.times(10));
    }

    #[test]
    fn a_young_account_waits_longer() {
        let length = |age: Millis| {
            let wait = Record::of(&endings(&[LEFT; 4]), START.less(age), START).wait.unwrap();
            wait.until.since(wait.from)
        };
        assert_eq!(
            [length(Millis::ZERO), length(DAY.times(2)), length(DAY.times(4))],
            [30, 20, 10].map(|n| MINUTE.times(n))
        );
    }

    #[test]
    fn whoever_does_not_come_to_five_matches_waits_too() {
        assert_eq!(record(&[NEVER_BEGUN; 4]).wait, None);
        assert!(record(&[NEVER_BEGUN; 5]).wait.is_some() && record(&[GIVEN_UP; 6]).wait.is_some());
    }
}
