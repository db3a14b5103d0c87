//! How fast a visitor may send: a bucket of tokens each, refilled steadily.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

use tavola_club::Time;

/// How many visitors are remembered before those with full buckets are forgotten.
const REMEMBERED: usize = 10_000;

/// How fast, and how many at once.
#[derive(Debug, Clone, Copy)]
pub struct Rate {
    /// Tokens that come back every second.
    pub per_second: u32,
    /// Tokens a full bucket has.
    pub burst: u32,
}

/// The buckets of all visitors.
#[derive(Debug)]
pub struct Limits {
    rate: Rate,
    buckets: Mutex<HashMap<String, Bucket>>,
}

#[derive(Debug, Clone, Copy)]
struct Bucket {
    tokens: f64,
    at: Time,
}

impl Limits {
    /// Buckets that refill at this rate.
    #[must_use]
    pub fn new(rate: Rate) -> Self {
        Self { rate, buckets: Mutex::default() }
    }

    /// Takes a token from a visitor's bucket; false if it is empty.
    pub fn allow(&self, visitor: &str, now: Time) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() > REMEMBERED {
            buckets.retain(|_, bucket| self.filled(*bucket, now) < f64::from(self.rate.burst));
        }
        let full = Bucket { tokens: f64::from(self.rate.burst), at: now };
        let bucket = buckets.entry(visitor.to_owned()).or_insert(full);
        let tokens = self.filled(*bucket, now);
        let allowed = tokens >= 1.0;
        *bucket = Bucket { tokens: if allowed { tokens - 1.0 } else { tokens }, at: now };
        allowed
    }

    fn filled(&self, bucket: Bucket, now: Time) -> f64 {
        let seconds = now.since(bucket.at).number() as f64 / 1000.0;
        (bucket.tokens + seconds * f64::from(self.rate.per_second)).min(f64::from(self.rate.burst))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flood_is_stopped_and_patience_is_rewarded() {
        let limits = Limits::new(Rate { per_second: 2, burst: 3 });
        let at = Time::from_millis;
        let passed = (0..10).filter(|_| limits.allow("ada", at(0))).count();
        assert_eq!(passed, 3);
        assert!(limits.allow("bea", at(0)), "one visitor's flood is not another's");
        assert!(!limits.allow("ada", at(400)));
        assert!(limits.allow("ada", at(1_000)));
        assert!(limits.allow("ada", at(1_001)));
        assert!(!limits.allow("ada", at(1_002)));
    }
}
