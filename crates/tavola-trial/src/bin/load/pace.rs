//! When the next act is due: by a schedule that does not wait for answers.

use std::time::{Duration, Instant};

use tavola_trial::chance::Chance;

/// How fast people act.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Pace {
    /// As soon as the last act was acknowledged and told: saturation.
    Saturation,
    /// One act only.
    Once,
    /// One act each so many seconds.
    Even(Duration),
    /// As people think: most acts come soon, some late; so much on the mean.
    People(Duration),
}

/// The longest thought, in means.
const LONGEST: f64 = 8.0;
/// In how many steps chance is divided.
const STEPS: usize = 1 << 20;

impl Pace {
    /// Whether each act waits for the last one's answer.
    pub(crate) const fn is_saturation(self) -> bool {
        matches!(self, Self::Saturation)
    }

    /// When the act after the one that was due then is due itself.
    pub(crate) fn next(self, due: Instant, chance: &mut Chance) -> Instant {
        match self {
            Self::Saturation => Instant::now(),
            Self::Once => due + Duration::from_secs(3600),
            Self::Even(step) => due + step,
            Self::People(mean) => {
                let part = (chance.below(STEPS) + 1) as f64 / STEPS as f64;
                due + mean.mul_f64((-part.ln()).min(LONGEST))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_think_as_long_as_was_said_on_the_mean() {
        let (mut chance, begin) = (Chance::new(7), Instant::now());
        let mut due = begin;
        for _ in 0..10_000 {
            due = Pace::People(Duration::from_secs(3)).next(due, &mut chance);
        }
        let mean = (due - begin).as_secs_f64() / 10_000.0;
        assert!((2.8..3.2).contains(&mean), "{mean}");
    }

    #[test]
    fn what_is_late_does_not_delay_what_comes_after_it() {
        let long_ago = Instant::now() - Duration::from_secs(5);
        let next = Pace::Even(Duration::from_secs(1)).next(long_ago, &mut Chance::new(1));
        assert_eq!(next, long_ago + Duration::from_secs(1));
    }
}
