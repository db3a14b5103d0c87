//! By which ways an account wants to be told of what.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::Kind;

/// A way to somebody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// The bell on every page.
    Page,
    /// Their devices, where they have switched that on.
    Push,
    /// The daily mail.
    Mail,
}

impl Way {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Page, Self::Push, Self::Mail];

    /// The name, as forms have it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Page => "page",
            Self::Push => "push",
            Self::Mail => "mail",
        }
    }
}

/// The ways of one kind of notice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Ways(Vec<Way>);

impl Ways {
    /// These ways, each once.
    #[must_use]
    pub fn new(mut ways: Vec<Way>) -> Self {
        ways.sort_unstable();
        ways.dedup();
        Self(ways)
    }

    /// Whether this is one of them.
    #[must_use]
    pub fn has(&self, way: Way) -> bool {
        self.0.contains(&way)
    }
}

/// What an account has chosen; what it has not is as usual.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Choices {
    ways: BTreeMap<Kind, Ways>,
    hour: Option<u8>,
    turns: TurnMail,
}

/// When somebody is sent a mail of their turns by post.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TurnMail {
    /// With everything else, once a day.
    #[default]
    Daily,
    /// At once.
    AtOnce,
}

/// The hour of the daily mail for whoever has chosen none, by UTC.
const USUAL_HOUR: u8 = 7;

impl Choices {
    /// These choices; an hour there is not is the usual one.
    #[must_use]
    pub fn new(ways: BTreeMap<Kind, Ways>, hour: Option<u8>) -> Self {
        Self { ways, hour: hour.filter(|hour| *hour < 24), turns: TurnMail::Daily }
    }

    /// The same with mails of turns by post at that time.
    #[must_use]
    pub fn with_turns(self, turns: TurnMail) -> Self {
        Self { turns, ..self }
    }

    /// Whether a turn by post is mailed at once.
    #[must_use]
    pub fn mails_turns_at_once(&self) -> bool {
        self.turns == TurnMail::AtOnce
    }

    /// The ways of a kind. What concerns one's own account and standing is always on the pages.
    #[must_use]
    pub fn of(&self, kind: Kind) -> Ways {
        let mut ways = self.ways.get(&kind).cloned().unwrap_or_else(|| usual(kind));
        if kind.must_be_told() && !ways.has(Way::Page) {
            ways.0.insert(0, Way::Page);
        }
        ways
    }

    /// The hour of the daily mail, by UTC.
    #[must_use]
    pub fn hour(&self) -> u8 {
        self.hour.unwrap_or(USUAL_HOUR)
    }

    /// The same without any mail.
    #[must_use]
    pub fn without_mail(&self) -> Self {
        let ways = Kind::ALL.map(|kind| {
            let left = self.of(kind).0.into_iter().filter(|way| *way != Way::Mail).collect();
            (kind, Ways(left))
        });
        Self { ways: ways.into(), hour: self.hour, turns: self.turns }
    }
}

fn usual(kind: Kind) -> Ways {
    Ways(match kind {
        Kind::Turn | Kind::Time | Kind::Challenge | Kind::Adjourned | Kind::Tournament | Kind::Account => {
            vec![Way::Page, Way::Push, Way::Mail]
        }
        Kind::Answer | Kind::Appointment | Kind::Seek => vec![Way::Page, Way::Push],
        Kind::Moderation => vec![Way::Page, Way::Mail],
        Kind::Analysis => vec![Way::Page],
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_concerns_ones_account_is_on_the_pages_whatever_is_chosen() {
        let none = Kind::ALL.map(|kind| (kind, Ways::new(Vec::new())));
        let choices = Choices::new(none.into(), Some(24));
        assert!(choices.of(Kind::Account).has(Way::Page) && choices.of(Kind::Moderation).has(Way::Page));
        assert!(!choices.of(Kind::Turn).has(Way::Page));
        assert_eq!(choices.hour(), USUAL_HOUR);
    }

    #[test]
    fn choices_are_read_back_and_mail_ends_with_one_act() {
        let choices = Choices::new(BTreeMap::from([(Kind::Turn, Ways::new(vec![Way::Mail, Way::Mail]))]), Some(20));
        let text = serde_json::to_string(&choices).unwrap();
        assert_eq!(serde_json::from_str::<Choices>(&text).unwrap(), choices);
        assert_eq!(serde_json::from_str::<Choices>("{}").unwrap(), Choices::default());
        let without = choices.without_mail();
        assert!(Kind::ALL.iter().all(|kind| !without.of(*kind).has(Way::Mail)));
        assert_eq!(without.hour(), 20);
    }
}
