//! What the sentence of a refusal speaks of: typed, so that whoever shows it says it in the reader's language.

use std::fmt;

use serde::Serialize;

use crate::PlayerId;

/// One thing that a sentence speaks of. A text of our own is none of these but a term, so no sentence of one language
/// stands in another.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub enum Arg {
    /// A number.
    Number(u64),
    /// What somebody wrote: a name, a field of a list.
    Name(String),
    /// A player, to be shown by name.
    Player(PlayerId),
    /// A word that every language has its own for, by its name in the translations.
    Term(&'static str),
    /// Something with a remark: `7 (to be replayed)`.
    Noted(
        #[cfg_attr(feature = "wire", ts(type = "Arg"))] Box<Self>,
        #[cfg_attr(feature = "wire", ts(type = "Arg"))] Box<Self>,
    ),
    /// Several.
    List(#[cfg_attr(feature = "wire", ts(type = "Array<Arg>"))] Vec<Self>),
}

impl Arg {
    /// What somebody wrote.
    #[must_use]
    pub fn name(text: &str) -> Self {
        Self::Name(text.to_owned())
    }

    /// Something with a remark.
    #[must_use]
    pub fn noted(what: impl Into<Self>, remark: impl Into<Self>) -> Self {
        Self::Noted(Box::new(what.into()), Box::new(remark.into()))
    }
}

/// As it stands in an English sentence.
impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Name(name) => f.write_str(name),
            Self::Player(player) => player.fmt(f),
            Self::Term(term) => f.write_str(term),
            Self::Noted(what, remark) => write!(f, "{what} ({remark})"),
            Self::List(list) => {
                for (index, one) in list.iter().enumerate() {
                    f.write_str(if index == 0 { "" } else { ", " })?;
                    one.fmt(f)?;
                }
                Ok(())
            }
        }
    }
}

macro_rules! numbers {
    ($($kind:ty),*) => {$(
        impl From<$kind> for Arg {
            fn from(number: $kind) -> Self {
                Self::Number(u64::from(number))
            }
        }
    )*};
}

numbers!(u8, u32, u64);

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(number as u64)
    }
}

impl From<PlayerId> for Arg {
    fn from(player: PlayerId) -> Self {
        Self::Player(player)
    }
}

impl From<&PlayerId> for Arg {
    fn from(player: &PlayerId) -> Self {
        player.clone().into()
    }
}

impl<T: Into<Self>> From<Vec<T>> for Arg {
    fn from(list: Vec<T>) -> Self {
        Self::List(list.into_iter().map(Into::into).collect())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn an_argument_travels_with_its_kind_and_reads_as_english() {
        let touched = vec![Arg::noted(7_u32, Arg::Term("to be replayed")), Arg::noted(9_u32, Arg::Term("drawn anew"))];
        let list = Arg::from(touched);
        assert_eq!(list.to_string(), "7 (to be replayed), 9 (drawn anew)");
        assert_eq!(
            serde_json::to_value(&list).unwrap()["list"][0],
            json!({"noted": [{"number": 7}, {"term": "to be replayed"}]})
        );
        assert_eq!(serde_json::to_value(Arg::name("Anna")).unwrap(), json!({"name": "Anna"}));
        assert_eq!(serde_json::to_value(Arg::from(&PlayerId::new("p1"))).unwrap(), json!({"player": "p1"}));
    }
}
