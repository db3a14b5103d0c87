//! How long a line takes there and back, measured by pings.

use std::time::Instant;

use tavola_base::Millis;

/// How many bytes the name of a ping has, so that nobody can guess it.
pub(super) const NONCE: usize = 16;

/// What is known of a line's delay. What a ping took is what the player's own acts take; only the answer to the last
/// one counts, and once: a pong that nobody asked for says nothing.
#[derive(Debug, Default)]
pub(super) struct Lag {
    asked: Option<([u8; NONCE], Instant)>,
    measured: Millis,
}

impl Lag {
    /// A ping of that name was sent.
    pub(super) const fn asked(&mut self, nonce: [u8; NONCE], at: Instant) {
        self.asked = Some((nonce, at));
    }

    /// A pong has come.
    pub(super) fn heard(&mut self, nonce: &[u8], at: Instant) {
        if let Some((_, sent)) = self.asked.take_if(|(asked, _)| asked == nonce) {
            let took = at.saturating_duration_since(sent).as_millis();
            self.measured = Millis::new(u64::try_from(took).unwrap_or(u64::MAX));
        }
    }

    /// How long it takes; nothing before the first answer.
    pub(super) const fn measured(&self) -> Millis {
        self.measured
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn only_the_answer_to_the_last_ping_counts_and_once() {
        let start = Instant::now();
        let at = |millis| start + Duration::from_millis(millis);
        let mut lag = Lag::default();
        // Forged: the wall time of 1970, as eight bytes and as sixteen, nothing, another's name.
        for forged in [&[0; 8][..], &[0; NONCE], &[], &[7; NONCE]] {
            lag.heard(forged, at(60_000));
            assert_eq!(lag.measured(), Millis::ZERO);
        }
        lag.asked([1; NONCE], at(0));
        lag.asked([2; NONCE], at(15_000));
        lag.heard(&[1; NONCE], at(15_010));
        assert_eq!(lag.measured(), Millis::ZERO, "the first was not answered in time");
        lag.heard(&[2; NONCE], at(15_040));
        assert_eq!(lag.measured(), Millis::new(40));
        lag.heard(&[2; NONCE], at(16_000));
        assert_eq!(lag.measured(), Millis::new(40), "the same answer again");
    }
}
