//! A challenge to somebody by name, or a match agreed on for an hour to come: what may become of it. A pure state machine.

use serde::{Deserialize, Serialize};
use tavola_base::{Millis, Time};

use crate::{
    base::ids::{AccountId, ChallengeId, StreamId},
    club::table_opening::NewTable,
};

/// How long a challenge waits for its answer.
pub(super) const WAITS: Millis = Millis::seconds(14 * 24 * 3600);
/// How long before its hour both are told, and can sit down.
pub const BEFORE: Millis = Millis::seconds(15 * 60);
/// How long after its hour a match can still be begun.
pub(super) const AFTER: Millis = Millis::seconds(2 * 3600);

/// A challenge.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Challenge {
    /// Its name.
    pub id: ChallengeId,
    /// Who challenges.
    pub from: AccountId,
    /// Whom.
    pub to: AccountId,
    /// What is to be played.
    pub table: NewTable,
    /// When, if not at once.
    pub at: Option<Time>,
    /// Since when.
    pub since: Time,
    /// How it stands.
    pub standing: Standing,
}

/// How a challenge stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Standing {
    /// It waits for an answer.
    Asked,
    /// Both want to play at its hour.
    Agreed {
        /// Whether both have been told that it is near.
        told: Told,
    },
    /// The table is open.
    Begun {
        /// Which.
        table: StreamId,
    },
    /// They would rather not.
    Declined {
        /// Why.
        reason: Reason,
    },
    /// Whoever asked has taken it back, or one of the two can’t come.
    TakenBack,
    /// Nobody has answered, or nobody came.
    Expired,
}

/// Whether something has been told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Told {
    /// Not yet.
    NotYet,
    /// It has.
    Yes,
}

/// Why a challenge is declined.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Default,
    Serialize,
    Deserialize,
    strum::EnumString,
    strum::IntoStaticStr,
    strum::VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Reason {
    /// None is said.
    #[default]
    None,
    /// Another time.
    Later,
    /// They would like a shorter match.
    Shorter,
    /// They would like a longer match.
    Longer,
    /// They would like another clock, or none.
    Clock,
    /// They would like other rules.
    Rules,
}

/// What somebody does about a challenge.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Act {
    /// Says yes; to a match at once by sitting down.
    Accept,
    /// Says no.
    Decline(Reason),
    /// Takes it back, or calls off what was agreed.
    TakeBack,
    /// Sits down at the hour that was agreed on.
    Begin,
}

/// What comes of an act.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Comes {
    /// It stands so from now on.
    Stands(Standing),
    /// The table is to be opened.
    Opens,
}

/// Why an act is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WhyNot {
    /// It is not theirs to do.
    NotTheirs,
    /// It has been answered, taken back, or is over.
    Over,
    /// Its hour has not come.
    TooEarly,
}

impl Challenge {
    /// Until when it waits as it stands.
    #[must_use]
    pub fn due(&self) -> Time {
        match (&self.standing, self.at) {
            (Standing::Agreed { told: Told::NotYet }, Some(at)) => {
                Time::from_millis(at.millis().saturating_sub(BEFORE.number()))
            }
            (Standing::Agreed { told: Told::Yes }, Some(at)) => at + AFTER,
            (_, Some(at)) => at.min(self.since + WAITS),
            (_, None) => self.since + WAITS,
        }
    }

    /// Whether it waits for anything.
    #[must_use]
    pub const fn waits(&self) -> bool {
        matches!(self.standing, Standing::Asked | Standing::Agreed { .. })
    }

    /// The other of the two.
    #[must_use]
    pub fn other(&self, account: &AccountId) -> &AccountId {
        if self.from == *account { &self.to } else { &self.from }
    }

    /// What comes of an act.
    ///
    /// # Errors
    /// If it is not theirs, too early, or too late.
    pub fn decide(&self, who: &AccountId, act: Act, now: Time) -> Result<Comes, WhyNot> {
        if *who != self.from && *who != self.to {
            return Err(WhyNot::NotTheirs);
        }
        let is_asked = *who == self.to;
        match (&self.standing, act) {
            (Standing::Asked, Act::Accept | Act::Decline(_)) if !is_asked => Err(WhyNot::NotTheirs),
            (Standing::Asked, Act::Accept) => Ok(match self.at {
                None => Comes::Opens,
                Some(_) => Comes::Stands(Standing::Agreed { told: Told::NotYet }),
            }),
            (Standing::Asked, Act::Decline(reason)) => Ok(Comes::Stands(Standing::Declined { reason })),
            (Standing::Asked, Act::TakeBack) if is_asked => Err(WhyNot::NotTheirs),
            (Standing::Asked | Standing::Agreed { .. }, Act::TakeBack) => Ok(Comes::Stands(Standing::TakenBack)),
            (Standing::Agreed { .. }, Act::Begin) if self.at.is_some_and(|at| now + BEFORE < at) => {
                Err(WhyNot::TooEarly)
            }
            (Standing::Agreed { .. }, Act::Begin) => Ok(Comes::Opens),
            _ => Err(WhyNot::Over),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::club::lobby::quick;

    const NOW: Time = Time::from_millis(1_000_000_000);
    const WEEK: Millis = Millis::seconds(7 * 24 * 3600);

    fn challenge(at: Option<Time>, standing: Standing) -> Challenge {
        let (from, to) = (AccountId::new("ada"), AccountId::new("bea"));
        Challenge { id: ChallengeId::fresh(), from, to, table: quick(5).unwrap(), at, since: NOW, standing }
    }

    fn decide(challenge: &Challenge, who: &str, act: Act) -> Result<Comes, WhyNot> {
        challenge.decide(&AccountId::new(who), act, NOW)
    }

    #[test]
    fn whoever_is_asked_answers_whoever_asked_takes_back_and_nobody_else_does_anything() {
        let asked = challenge(None, Standing::Asked);
        assert_eq!(decide(&asked, "bea", Act::Accept), Ok(Comes::Opens));
        assert_eq!(decide(&asked, "ada", Act::Accept), Err(WhyNot::NotTheirs));
        assert_eq!(decide(&asked, "bea", Act::TakeBack), Err(WhyNot::NotTheirs));
        assert_eq!(decide(&asked, "ada", Act::TakeBack), Ok(Comes::Stands(Standing::TakenBack)));
        for act in [Act::Accept, Act::Decline(Reason::Later), Act::TakeBack, Act::Begin] {
            assert_eq!(decide(&asked, "eve", act), Err(WhyNot::NotTheirs));
        }
        let declined = challenge(None, Standing::Declined { reason: Reason::Later });
        assert_eq!(decide(&declined, "bea", Act::Accept), Err(WhyNot::Over));
        assert!(!declined.waits());
    }

    #[test]
    fn what_is_agreed_on_for_an_hour_begins_then_and_either_may_call_it_off() {
        let at = NOW + WEEK;
        let agreed = |at| challenge(Some(at), Standing::Agreed { told: Told::NotYet });
        assert_eq!(
            decide(&challenge(Some(at), Standing::Asked), "bea", Act::Accept),
            Ok(Comes::Stands(Standing::Agreed { told: Told::NotYet }))
        );
        assert_eq!(decide(&agreed(at), "ada", Act::Begin), Err(WhyNot::TooEarly));
        assert_eq!(decide(&agreed(NOW + BEFORE), "ada", Act::Begin), Ok(Comes::Opens));
        for who in ["ada", "bea"] {
            assert_eq!(decide(&agreed(at), who, Act::TakeBack), Ok(Comes::Stands(Standing::TakenBack)));
        }
        assert_eq!(agreed(at).due() + BEFORE, at);
        assert_eq!(challenge(Some(at), Standing::Asked).due(), at);
    }
}
