//! Buckets of tokens of one kind, refilled steadily.

use std::{
    cmp::Reverse,
    collections::HashMap,
    hash::{Hash, Hasher},
    mem,
    sync::{Mutex, MutexGuard, PoisonError},
};

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use tavola_base::{Millis, Time};

use super::Cost;
use crate::base::memory::{LIVE_STREAMS, forget_half};

/// How many visitors of a kind are remembered before those with the fullest buckets are forgotten.
const REMEMBERED: usize = 3 * LIVE_STREAMS;
/// What part of a full bucket is taken here before other nodes are told.
const UNTOLD: f64 = 0.125;

/// How many full buckets somebody can come to owe.
const MOST_OWED: f64 = 4.0;

/// How fast, and how many at once.
#[derive(Debug, Clone, Copy)]
pub struct Rate {
    /// Tokens that come back every second.
    pub per_second: f64,
    /// Tokens a full bucket has.
    pub burst: f64,
}

/// Whose a bucket is: a hash, so that addresses and names do not travel between nodes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Who(u64);

impl Who {
    fn of(who: &impl Hash) -> Self {
        let mut digest = Digested(Sha256::new());
        who.hash(&mut digest);
        Self(digest.finish())
    }
}

/// The first bytes of SHA-256, as the same at every node.
struct Digested(Sha256);

impl Hasher for Digested {
    fn write(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    fn finish(&self) -> u64 {
        let digest = self.0.clone().finalize();
        digest.iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte))
    }
}

/// Who hears what is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Told {
    /// Nobody: there is one server.
    Nobody,
    /// The other nodes.
    Others,
}

/// Buckets of one kind.
#[derive(Debug)]
pub(super) struct Buckets {
    rate: Rate,
    told: Told,
    of: Mutex<All>,
}

#[derive(Debug, Default)]
struct All {
    of: HashMap<Who, Bucket>,
    /// From which ones much was taken that nobody was told of.
    due: Vec<Who>,
}

#[derive(Debug, Clone, Copy)]
struct Bucket {
    /// Less than none if nodes have given too much between them.
    tokens: f64,
    at: Time,
    /// What other nodes have not been told.
    untold: Cost,
}

impl Buckets {
    pub(super) fn new(rate: Rate, told: Told) -> Self {
        Self { rate, told, of: Mutex::default() }
    }

    /// Takes what something costs; false if there is too little.
    pub(super) fn take(&self, who: &impl Hash, cost: Cost, now: Time) -> bool {
        let (who, mut all) = (Who::of(who), self.all());
        let bucket = self.bucket(&mut all, who, now);
        // What costs more than a bucket holds is given by a full one.
        if bucket.tokens < cost.tokens().min(self.rate.burst) {
            return false;
        }
        bucket.tokens -= cost.tokens();
        if self.told == Told::Others {
            let was_due = self.is_due(bucket.untold);
            bucket.untold.0 = bucket.untold.0.saturating_add(cost.0);
            if !was_due && self.is_due(bucket.untold) {
                all.due.push(who);
            }
        }
        true
    }

    /// Takes a plain one, or says how long until there is one again.
    pub(super) fn try_one(&self, who: &impl Hash, now: Time) -> Result<(), Millis> {
        if self.take(who, Cost::PLAIN, now) {
            return Ok(());
        }
        let lacks = 1.0 - self.bucket(&mut self.all(), Who::of(who), now).tokens;
        Err(Millis::new((lacks / self.rate.per_second * 1000.0).ceil() as u64))
    }

    /// Takes what another node has given, whether it is there or not. Nobody comes to owe more than a few full buckets.
    pub(super) fn owe(&self, who: Who, cost: Cost, now: Time) {
        let mut all = self.all();
        let bucket = self.bucket(&mut all, who, now);
        bucket.tokens = (bucket.tokens - cost.tokens()).max(-MOST_OWED * self.rate.burst);
    }

    /// What other nodes must hear: who has taken how much.
    pub(super) fn to_be_told(&self) -> Vec<(Who, u32)> {
        let mut all = self.all();
        let due = mem::take(&mut all.due);
        let told = due.into_iter().filter_map(|who| {
            let untold = mem::replace(&mut all.of.get_mut(&who)?.untold, Cost::NOTHING);
            Some((who, untold.0))
        });
        told.collect()
    }

    fn is_due(&self, untold: Cost) -> bool {
        untold.tokens() >= (self.rate.burst * UNTOLD).max(1.0)
    }

    fn bucket<'a>(&self, all: &'a mut All, who: Who, now: Time) -> &'a mut Bucket {
        if all.of.len() >= REMEMBERED && !all.of.contains_key(&who) {
            // Those with the emptiest buckets are kept: they would gain most.
            forget_half(&mut all.of, |bucket| Reverse((self.filled(*bucket, now) * 1000.0) as i64));
        }
        let full = Bucket { tokens: self.rate.burst, at: now, untold: Cost::NOTHING };
        let bucket = all.of.entry(who).or_insert(full);
        *bucket = Bucket { tokens: self.filled(*bucket, now), at: now, ..*bucket };
        bucket
    }

    fn filled(&self, bucket: Bucket, now: Time) -> f64 {
        let seconds = now.since(bucket.at).number() as f64 / 1000.0;
        (bucket.tokens + seconds * self.rate.per_second).min(self.rate.burst)
    }

    fn all(&self) -> MutexGuard<'_, All> {
        self.of.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn at(millis: u64) -> Time {
        Time::from_millis(millis)
    }

    fn buckets(per_second: f64, burst: f64) -> Buckets {
        Buckets::new(Rate { per_second, burst }, Told::Others)
    }

    #[test]
    fn a_flood_is_stopped_and_patience_is_rewarded() {
        let buckets = buckets(2.0, 3.0);
        let allow = |who: &'static str, millis| buckets.take(&who, Cost::PLAIN, at(millis));
        let passed = (0..10).filter(|_| allow("ada", 0)).count();
        assert_eq!(passed, 3);
        assert!(allow("bea", 0), "one visitor's flood is not another's");
        assert!(!allow("ada", 400));
        assert!(allow("ada", 1_000));
        assert!(allow("ada", 1_001));
        assert!(!allow("ada", 1_002));
    }

    #[test]
    fn what_costs_more_takes_more_and_can_be_had_by_who_waits() {
        let buckets = buckets(1.0, 10.0);
        assert!(buckets.take(&"ada", Cost::MOST, at(0)));
        assert!(!buckets.take(&"ada", Cost::LITTLE, at(50)));
        assert!(!buckets.take(&"ada", Cost::MOST, at(9_000)));
        assert!(buckets.take(&"ada", Cost::MOST, at(10_000)));
    }

    #[test]
    fn however_many_come_few_are_remembered_and_never_the_emptiest_forgotten() {
        let buckets = buckets(1.0, 3.0);
        while buckets.take(&0, Cost::PLAIN, at(0)) {}
        for who in 1..50_000 {
            buckets.take(&who, Cost::PLAIN, at(0));
        }
        assert!(buckets.all().of.len() <= REMEMBERED);
        assert!(!buckets.take(&0, Cost::PLAIN, at(0)));
    }

    #[test]
    fn who_goes_from_node_to_node_gets_hardly_more_and_pays_it_back() {
        let nodes = [(); 3].map(|()| buckets(1.0, 16.0));
        let (mut passed, mut told) = (0, 0);
        for millis in 0..120_000 {
            for (nth, node) in nodes.iter().enumerate() {
                passed += u32::from(node.take(&"ada", Cost::PLAIN, at(millis)));
                for (who, tenths) in node.to_be_told() {
                    told += 1;
                    let others = nodes.iter().enumerate().filter(|(other, _)| *other != nth);
                    others.for_each(|(_, other)| other.owe(who, Cost(tenths), at(millis)));
                }
            }
        }
        assert!((136..=140).contains(&passed), "{passed} of a burst of 16 and 120 that came back");
        assert!(told < passed, "{told} words");
    }

    #[test]
    fn what_was_given_while_nobody_heard_is_owed() {
        let nodes = [(); 2].map(|()| buckets(1.0, 10.0));
        for node in &nodes {
            while node.take(&"ada", Cost::PLAIN, at(0)) {}
        }
        for (own, other) in [(0, 1), (1, 0)] {
            for (who, tenths) in nodes[own].to_be_told() {
                nodes[other].owe(who, Cost(tenths), at(0));
            }
        }
        assert!(!nodes[0].take(&"ada", Cost::PLAIN, at(10_000)));
        assert_eq!(nodes[1].try_one(&"ada", at(10_000)), Err(Millis::new(1_000)));
        assert!(nodes[0].take(&"ada", Cost::PLAIN, at(11_000)));
    }
}
