//! The fields of a plain page's form as they came: bounded before anything is built of them, each read once, none passed
//! over.

use std::fmt;

use jiff::tz::Offset;
use serde::{
    Deserialize, Deserializer,
    de::{Error, SeqAccess, Visitor},
};
use sha2::{Digest, Sha256};

use super::kinds::Field;
use crate::base::ids::CommandId;
use crate::web::errors::AppError;

/// The most fields a form may have: a box for each entrant of a large division, and a few more.
const MOST_FIELDS: usize = 600;
/// The fields that any form may have beside its own: what a sending of it is called, how far the reader's clock is behind
/// universal time, where to go afterwards.
const OF_ALL: [&str; 3] = ["command_id", "zone", "back"];
/// The fields that make no difference to what is asked.
const SAYS_NOTHING: [&str; 3] = ["command_id", "back", "sure"];

/// The fields of a form in their order: at most [`MOST_FIELDS`].
#[derive(Debug, Clone)]
pub(crate) struct Fields(Vec<(String, String)>);

impl Fields {
    /// The gate for fields that have been read.
    ///
    /// # Errors
    /// If there are too many, in English.
    pub(crate) fn checked(fields: Vec<(String, String)>) -> Result<Self, String> {
        if fields.len() > MOST_FIELDS {
            return Err(format!("a form has at most {MOST_FIELDS} fields"));
        }
        Ok(Self(fields))
    }

    /// Each field with its text, as they came.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, text)| (name.as_str(), text.as_str()))
    }

    /// What is written in a field; none if it is blank or not there.
    pub(crate) fn text(&self, name: &str) -> Option<&str> {
        self.texts(name).next()
    }

    /// What is written in each field of that name, but for blank ones.
    pub(super) fn texts(&self, name: &str) -> impl Iterator<Item = &str> {
        self.iter()
            .filter(move |(field, _)| *field == name)
            .map(|(_, text)| text.trim())
            .filter(|text| !text.is_empty())
    }

    /// What is asked for under this sending: the same form sent twice with the same words is one thing, with other words it
    /// is another. A form that has no name of its own is something new.
    pub(crate) fn command_id(&self) -> CommandId {
        let Some(drawn) = self.text("command_id") else { return CommandId::fresh() };
        let mut words = Sha256::new();
        let said = self.iter().filter(|(name, _)| !SAYS_NOTHING.contains(name));
        for part in std::iter::once(drawn).chain(said.flat_map(|(name, text)| [name, text])) {
            words.update((part.len() as u64).to_be_bytes());
            words.update(part.as_bytes());
        }
        let mark: String = words.finalize()[..16].iter().map(|byte| format!("{byte:02x}")).collect();
        CommandId::new(format!("form-{mark}"))
    }

    /// Where to go when it is done: an address of this house, or where one is anyway.
    pub(crate) fn back<'a>(&'a self, otherwise: &'a str) -> &'a str {
        let ours = |path: &&str| path.starts_with('/') && !path.starts_with("//") && !path.contains('\\');
        self.text("back").filter(ours).unwrap_or(otherwise)
    }

    /// Reads a form of which every field is known.
    ///
    /// # Errors
    /// If a field is not known, is there twice, is missing or cannot be read.
    pub(crate) fn read<F: Form>(&self) -> Result<F, AppError> {
        self.read_beside::<F>(&[])
    }

    /// Reads what an address asks for; names that are not known there are passed over.
    ///
    /// # Errors
    /// If something is there twice, missing or cannot be read.
    pub(crate) fn read_of_query<F: Form>(&self) -> Result<F, AppError> {
        F::read(&Said { fields: self, zone: self.zone() })
    }

    /// The same as [`Self::read`] with `beside` known too.
    pub(super) fn read_beside<F: Form>(&self, beside: &[&str]) -> Result<F, AppError> {
        let own = F::fields();
        self.only(|name| own.contains(&name) || beside.contains(&name))?;
        F::read(&Said { fields: self, zone: self.zone() })
    }

    /// Whether it has no fields but these, and those that any form may have.
    pub(super) fn only(&self, is_known: impl Fn(&str) -> bool) -> Result<(), AppError> {
        let another = self.iter().map(|(name, _)| name).find(|name| !is_known(name) && !OF_ALL.contains(name));
        another.map_or(Ok(()), |name| Err(AppError::outdated(format!("unknown field {name}"))))
    }

    fn zone(&self) -> Offset {
        let behind: Option<i32> = self.text("zone").and_then(|zone| zone.parse().ok());
        let offset = behind.and_then(|behind| Offset::from_seconds(behind.checked_mul(-60)?).ok());
        offset.unwrap_or(Offset::UTC)
    }
}

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Each;

        impl<'de> Visitor<'de> for Each {
            type Value = Fields;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the fields of a form")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut access: A) -> Result<Fields, A::Error> {
                let mut fields = Vec::new();
                while let Some(field) = access.next_element::<(String, String)>()? {
                    fields.push(field);
                    if fields.len() > MOST_FIELDS {
                        break;
                    }
                }
                Fields::checked(fields).map_err(A::Error::custom)
            }
        }

        deserializer.deserialize_seq(Each)
    }
}

/// A form on its way to what it means: its fields, and the reader's clock.
#[derive(Debug)]
pub(crate) struct Said<'a> {
    fields: &'a Fields,
    zone: Offset,
}

impl Said<'_> {
    /// What a field says.
    ///
    /// # Errors
    /// Which field is missing or cannot be read, and what would be right, in the reader's language.
    pub(super) fn field<T: Field>(&self, name: &'static str) -> Result<T, AppError> {
        T::of(name, self)
    }

    /// What is written in the fields of a name, but for blank ones.
    pub(super) fn texts(&self, name: &str) -> impl Iterator<Item = &str> {
        self.fields.texts(name)
    }

    /// How often a field is there, blank or not.
    pub(super) fn many(&self, name: &str) -> usize {
        self.fields.iter().filter(|(field, _)| *field == name).count()
    }

    /// How far the reader's clock is from universal time.
    pub(super) const fn zone(&self) -> Offset {
        self.zone
    }
}

/// What a form says: made by [`form!`](super::form).
pub(crate) trait Form: Sized {
    /// The names of its fields.
    fn fields() -> Vec<&'static str>;

    /// Reads it.
    ///
    /// # Errors
    /// Which field is missing or cannot be read.
    fn read(said: &Said<'_>) -> Result<Self, AppError>;
}

/// Declares a form: a struct, each of whose fields is one of the page's under the same name (or the one given by `as`).
/// Behind a semicolon stand groups of fields that several forms have.
macro_rules! form {
    (
        $(#[$doc:meta])* $form:ident {
            $($field:ident $(as $name:literal)?: $kind:ty,)*
            $(; $($group:ident: $fields:ty,)+)?
        }
    ) => {
        $(#[$doc])*
        #[derive(Debug, Clone)]
        pub(crate) struct $form {
            $(pub(crate) $field: $kind,)*
            $($(pub(crate) $group: $fields,)+)?
        }

        impl $crate::web::http::tournament::forms::Form for $form {
            fn fields() -> Vec<&'static str> {
                let own: Vec<&'static str> = vec![$($crate::web::http::tournament::forms::fields::name!($field $($name)?)),*];
                [own, $($(<$fields as $crate::web::http::tournament::forms::Form>::fields(),)+)?].concat()
            }

            fn read(
                said: &$crate::web::http::tournament::forms::Said<'_>,
            ) -> Result<Self, $crate::web::errors::AppError> {
                Ok(Self {
                    $($field: said.field($crate::web::http::tournament::forms::fields::name!($field $($name)?))?,)*
                    $($($group: <$fields as $crate::web::http::tournament::forms::Form>::read(said)?,)+)?
                })
            }
        }
    };
}

/// A field's name on the page.
macro_rules! name {
    ($field:ident) => {
        stringify!($field)
    };
    ($field:ident $name:literal) => {
        $name
    };
}

pub(super) use form;
pub(super) use name;
