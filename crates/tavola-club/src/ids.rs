//! The names of tables and players, and how such names are made. No meaning is read out of them.

use serde::{Deserialize, Serialize};

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
        #[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "string"))]
        #[serde(transparent)]
        pub struct $name(String);

        impl $name {
            /// The identifier with that text.
            #[must_use]
            pub fn new(text: impl Into<String>) -> Self {
                Self(text.into())
            }

            /// The text.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}
pub(crate) use id;

id!(
    /// A table: the name of its stream. Dice are bound to it.
    TableId
);
id!(
    /// Whoever can sit at a table: a guest, a member, a bot.
    PlayerId
);
