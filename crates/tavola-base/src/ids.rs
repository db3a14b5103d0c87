//! The names of tables and players, and how such names are made. No meaning is read out of them.

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
id!(
    /// A table: the name of its stream. Dice are bound to it.
    TableId
);
id!(
    /// Whoever can sit at a table: a guest, a member, a bot.
    PlayerId
);
