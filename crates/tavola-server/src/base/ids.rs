//! The names things go by in the store, on the wire and in addresses. No meaning is read out of them.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, de::Error};

/// Defines a newtype over the text of an identifier.
macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
        #[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "string"))]
        #[serde(transparent)]
        pub struct $name(String);

        impl $name {
            /// Takes text that was an identifier before, as the store has it.
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

/// Lets an identifier be read from outside if it has the form of one: what nothing can be called is not looked for.
macro_rules! read_from_outside {
    ($name:ident, $has_form:expr) => {
        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let has_form: fn(&str) -> bool = $has_form;
                let text = String::deserialize(deserializer)?;
                if has_form(&text) { Ok(Self(text)) } else { Err(D::Error::custom("nothing can be called that")) }
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
id!(
    /// A match that was read from a file.
    ImportId
);
id!(
    /// A token in lists and forms; it opens nothing.
    TokenId
);

id!(
    /// A server of a club of several, from its start to its stop.
    NodeId
);

id!(
    /// A wish to play that stands in the lobby.
    SeekId
);
id!(
    /// A challenge to somebody by name.
    ChallengeId
);

read_from_outside!(AccountId, is_command);
read_from_outside!(StreamId, is_stream);
read_from_outside!(ImportId, is_hex);
read_from_outside!(SeekId, is_hex);
read_from_outside!(ChallengeId, is_hex);
read_from_outside!(NodeId, is_hex);
read_from_outside!(TokenId, is_hex);
read_from_outside!(CommandId, is_command);
read_from_outside!(InvitationToken, is_hex);

/// How many hex digits a drawn identifier has.
const DRAWN: usize = 32;
/// The most characters behind them: which match of the event, which table or device of that match.
const LONGEST_TAIL: usize = 64;

fn is_hex(text: &str) -> bool {
    text.len() == DRAWN && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

/// A drawn identifier; tables and devices that an event makes carry the event's, and say whose they are.
fn is_stream(text: &str) -> bool {
    let Some((drawn, tail)) = text.split_at_checked(DRAWN) else { return false };
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || matches!(byte, b'-' | b'_');
    let tail_is_sound = tail.is_empty() || (tail.starts_with('-') && tail.bytes().all(plain));
    is_hex(drawn) && tail.len() <= LONGEST_TAIL && tail_is_sound
}

fn is_command(text: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_:.".contains(c);
    (1..=CommandId::LONGEST).contains(&text.len()) && text.chars().all(plain)
}

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
        is_command(&self.0)
    }
}

impl StreamId {
    /// A fresh identifier; later ones sort after earlier ones.
    #[must_use]
    pub fn fresh() -> Self {
        Self(uuid::Uuid::now_v7().simple().to_string())
    }
}

impl StreamId {
    /// Whether an event has made it: a table or a device of one of its matches.
    #[must_use]
    pub fn is_of_a_tournament(&self) -> bool {
        self.0.len() > DRAWN
    }
}

impl ImportId {
    /// A fresh identifier; later ones sort after earlier ones.
    #[must_use]
    pub fn fresh() -> Self {
        Self(uuid::Uuid::now_v7().simple().to_string())
    }
}

impl SeekId {
    /// A fresh identifier; later ones sort after earlier ones.
    #[must_use]
    pub fn fresh() -> Self {
        Self(uuid::Uuid::now_v7().simple().to_string())
    }
}

impl ChallengeId {
    /// A fresh identifier; later ones sort after earlier ones.
    #[must_use]
    pub fn fresh() -> Self {
        Self(uuid::Uuid::now_v7().simple().to_string())
    }
}

impl NodeId {
    /// A fresh identifier; later ones sort after earlier ones.
    #[must_use]
    pub fn fresh() -> Self {
        Self(uuid::Uuid::now_v7().simple().to_string())
    }
}

impl TokenId {
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
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "number"))]
#[serde(try_from = "i64", into = "i64")]
pub struct Version(i64);

/// A number of events below zero.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a version is a number of events, 0 or more")]
pub struct NotAVersion;

impl TryFrom<i64> for Version {
    type Error = NotAVersion;

    fn try_from(number: i64) -> Result<Self, NotAVersion> {
        if number < 0 { Err(NotAVersion) } else { Ok(Self(number)) }
    }
}

impl From<Version> for i64 {
    fn from(version: Version) -> Self {
        version.0
    }
}

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
    fn only_what_can_be_a_name_is_read_from_outside() {
        let read = |text: &str| serde_json::from_value::<StreamId>(text.into()).is_ok();
        let event = StreamId::fresh();
        for tail in ["", "-7-1800000000000", "-7-1800000000000-12", "-7-leg2-b1", "-12-mixed_doubles-b30"] {
            assert!(read(&format!("{event}{tail}")), "{tail}");
        }
        let long = format!("{event}-{}", "7".repeat(LONGEST_TAIL));
        let (short, capital, wide) = (&event.as_str()[1..], event.as_str().to_uppercase() + "-A", "é".repeat(16));
        for text in ["", "none", "..", short, &capital, &wide, &long, &format!("{event}7"), &format!("{event}-/")] {
            assert!(!read(text), "{text}");
        }
        assert!(serde_json::from_value::<InvitationToken>(event.as_str().into()).is_ok());
        assert!(serde_json::from_value::<InvitationToken>(format!("{event}-7").into()).is_err());
        assert!(serde_json::from_value::<CommandId>("a".repeat(65).into()).is_err());
    }

    #[test]
    fn versions_count_events() {
        assert_eq!(Version::NONE.plus(3).since(Version::new(1)), 2);
        assert_eq!(Version::new(1).since(Version::new(5)), 0);
        assert_eq!(Version::new(-7), Version::NONE);
    }

    #[test]
    fn a_version_below_zero_is_not_taken_from_anybody() {
        assert_eq!(serde_json::from_str::<Version>("7").unwrap(), Version::new(7));
        assert!(serde_json::from_str::<Version>("-5").is_err());
        assert!(serde_json::from_str::<Version>("1.5").is_err());
        assert_eq!(serde_json::to_string(&Version::new(7)).unwrap(), "7");
    }
}
