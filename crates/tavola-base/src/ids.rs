//! The names of tables and players, and how such names and numbers are made. No meaning is read out of them.

/// A newtype around a text that names something: `id!(/// A table. TableId);`
#[macro_export]
macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Default, ::serde::Serialize, ::serde::Deserialize)]
        #[cfg_attr(feature = "wire", derive(::ts_rs::TS), ts(type = "string"))]
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

/// A newtype around a number that counts something from 1 and that no arithmetic is done with:
/// `number!(/// A round. Round);`
#[macro_export]
macro_rules! number {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, ::serde::Serialize, ::serde::Deserialize)]
        #[cfg_attr(feature = "wire", derive(::ts_rs::TS), ts(type = "number"))]
        #[serde(transparent)]
        pub struct $name(u32);

        impl $name {
            /// The first of its kind.
            pub const FIRST: Self = Self(1);

            /// The one of that number, counted from 1; 0 stands before the first.
            #[must_use]
            pub const fn new(number: u32) -> Self {
                Self(number)
            }

            /// The number.
            #[must_use]
            pub const fn number(self) -> u32 {
                self.0
            }

            /// The one after this.
            #[must_use]
            pub const fn next(self) -> Self {
                Self(self.0.saturating_add(1))
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(&self.0, f)
            }
        }
    };
}

id!(
    /// A table: the name of its stream. Dice are bound to it.
    TableId
);
id!(
    /// Whoever can sit at a table: a guest, a member, a bot.
    PlayerId
);
