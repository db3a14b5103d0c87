//! Whose clock ran while there was no server: what a life has left behind, and how the next one begins from it.

use tavola_base::{Millis, Time};
use tavola_server::store::{Outage, Store};

use crate::{Failure, hindrance::Hindrance};

/// The signs of life are a second apart, and the house acts for two and a half after the last.
const HEARTBEAT: Millis = Millis::new(2_500);

/// The house's time over its lives.
#[derive(Debug, Default)]
pub(crate) struct Clocks {
    /// By the life before; none before one has ended.
    left: Option<Left>,
    /// When the server of this life answered, by the wall.
    answered: Option<Time>,
    /// The house's time at which this life begins: the same for every stream.
    again: Option<Time>,
    /// What was given back within this life besides.
    within: Millis,
}

/// What is on disk when a life has ended.
#[derive(Debug)]
pub(crate) struct Left {
    /// The house's last sign of life.
    alive: Time,
    /// Outages that had not been given back everywhere.
    unsettled: Vec<Outage>,
}

impl Left {
    /// What is there now.
    pub(crate) async fn read(store: &Store) -> Result<Self, Failure> {
        let alive = store.last_alive().await?.unwrap_or_default();
        let mut unsettled = store.outages().await?;
        // One that has not been given back at all begins at the last sign of life: the next start makes it longer.
        unsettled.retain(|outage| outage.began < alive);
        Ok(Self { alive, unsettled })
    }
}

impl Clocks {
    /// The server answers.
    pub(crate) fn answers(&mut self, at: Time) {
        *self = Self { left: self.left.take(), answered: Some(at), again: None, within: Millis::ZERO };
    }

    /// Looks at what a stream that was running before has been given back in this life, oldest first: what it lost since
    /// the last sign of life of the life before, neither more nor less.
    pub(crate) fn look_at(&mut self, given: &[(Time, Millis)], had: impl Fn(&Outage) -> bool) -> Option<String> {
        let left = self.left.as_ref()?;
        let Some((at, _)) = given.first() else { return Some("lost time was not given back".to_owned()) };
        let again = *self.again.get_or_insert(*at);
        if again != *at {
            return Some(format!("lost time was given back at {at:?}, elsewhere at {again:?}"));
        }
        let (start, later) = given.split_at(given.partition_point(|(other, _)| other == at));
        let lost = left.unsettled.iter().filter(|outage| !had(outage)).map(|outage| outage.ended.since(outage.began));
        let owed = lost.fold(again.since(left.alive), |sum, span| sum + span);
        self.within = self.within.max(sum(later));
        let came = sum(start);
        (came != owed).then(|| format!("{came} given back where {owed} were lost"))
    }

    /// The house's time at which this life begins, if it is known.
    pub(crate) const fn again(&self) -> Option<Time> {
        self.again
    }

    /// A life has ended: the clocks have run as long as the server has answered.
    pub(crate) fn ended(&mut self, left: Left, died: Time, hindrance: Hindrance) -> Option<String> {
        let lived = self.answered.map(|answered| died.since(answered));
        let again = self.again.map(|again| again + self.within);
        let ran = again.map(|again| left.alive.since(again));
        self.left = Some(left);
        let (lived, ran) = lived.zip(ran)?;
        let slack = HEARTBEAT + hindrance.starved;
        let is_wrong = ran > lived + slack || lived > ran + slack + hindrance.done;
        is_wrong.then(|| format!("the clocks ran for {ran} while the server answered for {lived}"))
    }
}

fn sum(given: &[(Time, Millis)]) -> Millis {
    given.iter().fold(Millis::ZERO, |sum, (_, span)| sum + *span)
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn at(millis: u64) -> Time {
        Time::from_millis(millis)
    }

    /// A life that left this sign of life, and a server that answers two seconds later.
    fn after(alive: u64, unsettled: Vec<Outage>) -> Clocks {
        let mut clocks = Clocks::default();
        assert_eq!(clocks.ended(Left { alive: at(alive), unsettled }, at(alive), Hindrance::default()), None);
        clocks.answers(at(alive + 2_000));
        clocks
    }

    fn left(alive: u64) -> Left {
        Left { alive: at(alive), unsettled: Vec::new() }
    }

    #[test]
    fn what_was_lost_is_given_back_to_the_millisecond() {
        let given = |span| [(at(11_500), Millis::new(span))];
        assert_eq!(after(10_000, vec![]).look_at(&given(1_500), |_| false), None);
        for wrong in [0, 1_499, 1_501, 3_000] {
            assert!(after(10_000, vec![]).look_at(&given(wrong), |_| false).is_some(), "{wrong}");
        }
        assert!(after(10_000, vec![]).look_at(&[], |_| false).is_some(), "nothing");
    }

    #[test]
    fn an_outage_that_some_had_been_given_back_is_given_to_the_others() {
        let outage = Outage { began: at(7_000), ended: at(10_000) };
        let late = [(at(12_000), Millis::new(3_000)), (at(12_000), Millis::new(2_000))];
        assert_eq!(after(10_000, vec![outage]).look_at(&late, |_| false), None);
        assert!(after(10_000, vec![outage]).look_at(&late, |_| true).is_some(), "twice is once too often");
    }

    #[test]
    fn clocks_that_ran_before_the_server_answered_are_noticed() {
        let given = [(at(11_500), Millis::new(1_500))];
        for (alive, hindrance, is_wrong) in [
            (15_000, Hindrance::default(), false),
            (19_000, Hindrance::default(), true),
            (19_000, Hindrance { starved: Millis::new(3_000), done: Millis::ZERO }, false),
            (11_700, Hindrance::default(), true),
            (11_700, Hindrance { starved: Millis::ZERO, done: Millis::new(3_000) }, false),
        ] {
            let mut clocks = after(10_000, vec![]);
            assert_eq!(clocks.look_at(&given, |_| false), None);
            let wrong = clocks.ended(left(alive), at(16_000), hindrance);
            assert_eq!(wrong.is_some(), is_wrong, "{alive} {hindrance:?}: {wrong:?}");
        }
    }

    #[test]
    fn what_is_given_back_within_a_life_has_not_run() {
        let given = [(at(11_500), Millis::new(1_500)), (at(19_000), Millis::new(5_000))];
        let mut clocks = after(10_000, vec![]);
        assert_eq!(clocks.look_at(&given, |_| false), None);
        assert_eq!(clocks.ended(left(20_500), at(16_000), Hindrance::default()), None);
    }
}
