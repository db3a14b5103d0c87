//! The names things go by in the store, on the wire and in addresses. No meaning is read out of them.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Defines a newtype over the text of an identifier.
macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(String);

        impl $name {
            /// Takes text that was an identifier before, as the store or an address has it.
            pub fn new(text: impl Into<String>) -> Self {
                Self(text.into())
            }

            /// The identifier as text.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

id!(
    /// A sequence of events with one version number: a table, later a chouette or a tournament.
    StreamId
);
id!(
    /// Somebody who can sit at a table: a guest for now.
    AccountId
);
id!(
    /// A browser in which an account is at home.
    SessionId
);
id!(
    /// Chosen by whoever sends a command, so that sending it twice does it once. At most
    /// [`CommandId::LONGEST`] characters.
    CommandId
);
id!(
    /// The secret part of an invitation link: who has it may take the free seat.
    InvitationToken
);

impl CommandId {
    /// The most characters a command id may have.
    pub const LONGEST: usize = 64;

    /// A fresh one.
    #[must_use]
    pub fn fresh() -> Self {
        Self(uuid::Uuid::now_v7().to_string())
    }

    /// Whether the text may be used: not empty, not too long, plain characters only.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        let plain = |c: char| c.is_ascii_alphanumeric() || "-_:.".contains(c);
        (1..=Self::LONGEST).contains(&self.0.len()) && self.0.chars().all(plain)
    }
}

impl StreamId {
    /// A fresh identifier; later ones sort after earlier ones.
    #[must_use]
    pub fn fresh() -> Self {
        Self(uuid::Uuid::now_v7().simple().to_string())
    }
}

impl AccountId {
    /// A fresh identifier; later ones sort after earlier ones.
    #[must_use]
    pub fn fresh() -> Self {
        Self(uuid::Uuid::now_v7().simple().to_string())
    }
}

/// How many events a stream has; 0 for a stream that does not exist yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Version(i64);

impl Version {
    /// A stream without events.
    pub const NONE: Self = Self(0);

    /// A version from its number. Negative numbers, which no stream ever has, are taken as 0.
    #[must_use]
    pub const fn new(number: i64) -> Self {
        Self(if number < 0 { 0 } else { number })
    }

    /// The number of events.
    #[must_use]
    pub const fn number(self) -> i64 {
        self.0
    }

    /// The version after `events` more events.
    #[must_use]
    pub fn plus(self, events: usize) -> Self {
        Self(self.0.saturating_add(i64::try_from(events).unwrap_or(i64::MAX)))
    }

    /// How many events lie between `earlier` and this version; none if it is not earlier.
    #[must_use]
    pub fn since(self, earlier: Self) -> usize {
        usize::try_from(self.0.saturating_sub(earlier.0)).unwrap_or(0)
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_id_is_short_and_plain() {
        assert!(CommandId::new("0198b1c2-7d").is_sound());
        assert!(!CommandId::new("").is_sound());
        assert!(!CommandId::new("a".repeat(65)).is_sound());
        assert!(!CommandId::new("a\nb").is_sound());
    }

    #[test]
    fn versions_count_events() {
        assert_eq!(Version::NONE.plus(3).since(Version::new(1)), 2);
        assert_eq!(Version::new(1).since(Version::new(5)), 0);
        assert_eq!(Version::new(-7), Version::NONE);
    }
}
