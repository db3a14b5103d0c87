//! What can stand in a field of a form: text, numbers, money, times, choices. Each kind says what would be right.

use jiff::{Timestamp, civil::DateTime, tz::Offset};
use serde::de::{
    DeserializeOwned,
    value::{Error as ValueError, StrDeserializer},
};
use tavola_base::{Millis, PlayerId, Time};
use tavola_rules::CubeValue;
use tavola_tournament::{
    Cents, Division, DivisionId, EntrantId, MatchId, Remedy, Round, RulingNumber, Stage, TableNumber,
    result::prize::Rate, stream::settings::Terms,
};

use super::fields::Said;
use crate::web::{errors::AppError, strict};

/// The most numbers in one field.
const MOST_NUMBERS: usize = 600;
/// The largest amount, number of minutes or percentage that is read, in whole units.
const LARGEST: f64 = 10_000_000.0;

/// Why a text is not of its field's kind: what would be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wrong {
    /// A whole number belongs there.
    Number,
    /// The points of a match.
    Length,
    /// An amount of money.
    Amount,
    /// A percentage.
    Percent,
    /// A number of minutes.
    Minutes,
    /// A date and time.
    Time,
    /// Whole numbers apart by commas.
    Numbers,
    /// One of what the page offers.
    Choice,
}

impl Wrong {
    /// The sentence in the translations, of which `field` and `text` are given.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Number => "form-number",
            Self::Length => "form-length",
            Self::Amount => "form-amount",
            Self::Percent => "form-percent",
            Self::Minutes => "form-minutes",
            Self::Time => "form-time",
            Self::Numbers => "form-numbers",
            Self::Choice => "form-choice",
        }
    }

    /// What would be right, in English.
    pub(crate) const fn right(self) -> &'static str {
        match self {
            Self::Number => "a whole number",
            Self::Length => "a number of points from 1 to 64",
            Self::Amount => "an amount",
            Self::Percent => "a percentage",
            Self::Minutes => "a number of minutes",
            Self::Time => "a date and time",
            Self::Numbers => "a list of whole numbers",
            Self::Choice => "one of the choices",
        }
    }
}

/// What stands in one field.
pub(crate) trait Kind: Sized {
    /// Reads it; `text` is neither blank nor has it blanks around it, times are by a clock that is `zone` from universal
    /// time.
    ///
    /// # Errors
    /// What would be right.
    fn of_text(text: &str, zone: Offset) -> Result<Self, Wrong>;
}

/// What the fields of one name say together.
pub(crate) trait Field: Sized {
    /// Reads them.
    ///
    /// # Errors
    /// Which field is missing, there twice, or cannot be read.
    fn of(name: &'static str, said: &Said<'_>) -> Result<Self, AppError>;
}

/// A field that must be filled in.
impl<K: Kind> Field for K {
    fn of(name: &'static str, said: &Said<'_>) -> Result<Self, AppError> {
        Option::<K>::of(name, said)?.ok_or_else(|| AppError::missing(name))
    }
}

/// A field that may be left empty.
impl<K: Kind> Field for Option<K> {
    fn of(name: &'static str, said: &Said<'_>) -> Result<Self, AppError> {
        if said.many(name) > 1 {
            return Err(AppError::outdated(format!("field {name} is there twice")));
        }
        said.texts(name).next().map(|text| read(name, text, said)).transpose()
    }
}

/// Boxes that are ticked: each once, in their order; none is ticked in an empty list.
#[derive(Debug, Clone)]
pub(crate) struct Checked<K>(pub(crate) Vec<K>);

impl<K: Kind + PartialEq> Field for Checked<K> {
    fn of(name: &'static str, said: &Said<'_>) -> Result<Self, AppError> {
        let mut all = Vec::new();
        for text in said.texts(name) {
            let one = read(name, text, said)?;
            if !all.contains(&one) {
                all.push(one);
            }
        }
        Ok(Self(all))
    }
}

/// Choices one behind the other, of which the first may say that there shall be none: a list if anything is chosen.
#[derive(Debug, Clone)]
pub(crate) struct Ranked<T>(pub(crate) Option<Vec<T>>);

impl<T: DeserializeOwned + PartialEq> Field for Ranked<T> {
    fn of(name: &'static str, said: &Said<'_>) -> Result<Self, AppError> {
        let mut all: Option<Vec<T>> = None;
        for text in said.texts(name) {
            let list = all.get_or_insert_default();
            if text != Self::NONE {
                let Choice(one) = read(name, text, said)?;
                if !list.contains(&one) {
                    list.push(one);
                }
            }
        }
        Ok(Self(all))
    }
}

impl<T> Ranked<T> {
    /// What is chosen for an empty list.
    pub(crate) const NONE: &'static str = "none";
}

fn read<K: Kind>(name: &str, text: &str, said: &Said<'_>) -> Result<K, AppError> {
    K::of_text(text, said.zone()).map_err(|wrong| AppError::wrong_in_a_field(name, text, wrong))
}

impl Kind for String {
    fn of_text(text: &str, _: Offset) -> Result<Self, Wrong> {
        Ok(text.to_owned())
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl Kind for $number {
            fn of_text(text: &str, _: Offset) -> Result<Self, Wrong> {
                text.parse().map_err(|_| Wrong::Number)
            }
        }
    )*};
}

numbers!(u8, u32, i64);

macro_rules! numbered {
    ($($id:ty),*) => {$(
        impl Kind for $id {
            fn of_text(text: &str, zone: Offset) -> Result<Self, Wrong> {
                u32::of_text(text, zone).map(Self::new)
            }
        }
    )*};
}

numbered!(EntrantId, MatchId, RulingNumber, TableNumber);

macro_rules! named {
    ($($id:ty),*) => {$(
        impl Kind for $id {
            fn of_text(text: &str, _: Offset) -> Result<Self, Wrong> {
                Ok(Self::new(text))
            }
        }
    )*};
}

named!(DivisionId, PlayerId);

/// An amount of money, as `12.50` or `12,50`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Money(pub(crate) Cents);

impl Kind for Money {
    fn of_text(text: &str, _: Offset) -> Result<Self, Wrong> {
        Ok(Self(Cents::new(hundredths(text, LARGEST).ok_or(Wrong::Amount)?)))
    }
}

/// A share from 0 to 100 percent, as `90` or `12,5`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Percent(pub(crate) Rate);

impl Kind for Percent {
    fn of_text(text: &str, _: Offset) -> Result<Self, Wrong> {
        let share = hundredths(text, 100.0).and_then(|share| u32::try_from(share).ok());
        share.map(|share| Self(Rate::hundredths(share))).ok_or(Wrong::Percent)
    }
}

/// A span in minutes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Minutes(pub(crate) Millis);

impl Kind for Minutes {
    fn of_text(text: &str, _: Offset) -> Result<Self, Wrong> {
        let minutes = decimal(text, LARGEST).ok_or(Wrong::Minutes)?;
        Ok(Self(Millis::new(whole(minutes * 60_000.0).unsigned_abs())))
    }
}

/// A span in seconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Seconds(pub(crate) Millis);

impl Kind for Seconds {
    fn of_text(text: &str, _: Offset) -> Result<Self, Wrong> {
        let seconds = decimal(text, LARGEST).ok_or(Wrong::Number)?;
        Ok(Self(Millis::new(whole(seconds * 1000.0).unsigned_abs())))
    }
}

/// A decimal number from 0 to `most`, with a point or a comma.
fn decimal(text: &str, most: f64) -> Option<f64> {
    let number: f64 = text.replace(',', ".").parse().ok()?;
    (0.0..=most).contains(&number).then_some(number)
}

fn hundredths(text: &str, most: f64) -> Option<i64> {
    decimal(text, most).map(|number| whole(number * 100.0))
}

#[expect(clippy::cast_possible_truncation, reason = "what is read is bounded far below")]
const fn whole(number: f64) -> i64 {
    number.round() as i64
}

/// A moment as the page shows it, by the reader's clock: `2026-11-21T18:05`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct LocalTime(pub(crate) Time);

impl Kind for LocalTime {
    fn of_text(text: &str, zone: Offset) -> Result<Self, Wrong> {
        let read = || {
            let there: DateTime = text.parse().ok().filter(|_| text.contains('T'))?;
            let at = zone.to_timestamp(there).ok().filter(|at| *at >= Timestamp::UNIX_EPOCH)?;
            u64::try_from(at.as_millisecond()).ok()
        };
        read().map(|at| Self(Time::from_millis(at))).ok_or(Wrong::Time)
    }
}

/// Whole numbers apart by commas, semicolons or blanks; at most [`MOST_NUMBERS`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Numbers(pub(crate) Vec<u32>);

impl Kind for Numbers {
    fn of_text(text: &str, _: Offset) -> Result<Self, Wrong> {
        let words = text.split([',', ';', ' ']).filter(|word| !word.is_empty());
        let numbers: Result<Vec<u32>, _> = words.take(MOST_NUMBERS + 1).map(str::parse).collect();
        let numbers = numbers.ok().filter(|numbers| numbers.len() <= MOST_NUMBERS);
        numbers.map(Self).ok_or(Wrong::Numbers)
    }
}

/// The lengths of matches, round by round; each as far as a match's length goes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct MatchLengths(pub(crate) Vec<u8>);

impl Kind for MatchLengths {
    fn of_text(text: &str, zone: Offset) -> Result<Self, Wrong> {
        let Numbers(numbers) = Numbers::of_text(text, zone)?;
        let lengths: Result<Vec<u8>, _> = numbers.into_iter().map(u8::try_from).collect();
        lengths.map(Self).map_err(|_| Wrong::Numbers)
    }
}

/// One of the words of an enum.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Choice<T>(pub(crate) T);

impl<T: DeserializeOwned> Kind for Choice<T> {
    fn of_text(text: &str, _: Offset) -> Result<Self, Wrong> {
        T::deserialize(StrDeserializer::<ValueError>::new(text)).map(Self).map_err(|_| Wrong::Choice)
    }
}

/// The cube of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Cube(pub(crate) CubeValue);

impl Kind for Cube {
    fn of_text(text: &str, _: Offset) -> Result<Self, Wrong> {
        text.parse().ok().and_then(CubeValue::new).map(Self).ok_or(Wrong::Choice)
    }
}

impl Kind for Remedy {
    fn of_text(text: &str, _: Offset) -> Result<Self, Wrong> {
        Self::ALL.into_iter().find(|remedy| remedy.name() == text).ok_or(Wrong::Choice)
    }
}

/// A round of a stage: `main-2`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct StageRound {
    /// Of which stage.
    pub(crate) stage: Stage,
    /// Which, 1 the first.
    pub(crate) round: Round,
}

impl Kind for StageRound {
    fn of_text(text: &str, zone: Offset) -> Result<Self, Wrong> {
        let (stage, round) = text.rsplit_once('-').ok_or(Wrong::Choice)?;
        let Choice(stage) = Choice::of_text(stage, zone)?;
        let round = round.parse().map(Round::new).map_err(|_| Wrong::Choice)?;
        Ok(Self { stage, round })
    }
}

/// What can be set anew of a tournament as it stood when the page was made, in a hidden field.
#[derive(Debug, Clone)]
pub(crate) struct KnownTerms(pub(crate) Terms);

impl Kind for KnownTerms {
    fn of_text(text: &str, _: Offset) -> Result<Self, Wrong> {
        strict::read(text.as_bytes()).map(Self).map_err(|_| Wrong::Choice)
    }
}

/// A division as it stood when the page was made, in a hidden field: what a form changes of it is written over.
#[derive(Debug, Clone)]
pub(crate) struct Plan(pub(crate) Division);

impl Kind for Plan {
    fn of_text(text: &str, _: Offset) -> Result<Self, Wrong> {
        strict::read(text.as_bytes()).map(Self).map_err(|_| Wrong::Choice)
    }
}
