//! The numbers of the articles: named in the texts, kept with what gives them.

use std::collections::BTreeMap;

use crate::web::{files::Web, i18n::Locale};
use serde::Deserialize;

/// All of them, by their names.
#[derive(Debug, Default, Deserialize)]
#[serde(transparent)]
pub(super) struct Numbers(BTreeMap<String, Number>);

/// A number that was measured, rolled out or computed.
/// How it is had again (`of`) is read by `cargo xtask articles`.
#[derive(Debug, Deserialize)]
pub(super) struct Number {
    pub(super) value: f64,
    /// Its standard error, if it has one.
    #[serde(default)]
    pub(super) error: Option<f64>,
    /// So many places are written.
    pub(super) places: usize,
    pub(super) unit: Unit,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Unit {
    Equity,
    Percent,
    Points,
    Count,
    Pips,
    Seconds,
}

/// A text names a number that there is not.
#[derive(Debug, thiserror::Error)]
#[error("there is no number called {0:?}")]
pub(super) struct NoSuchNumber(String);

impl Numbers {
    pub(super) fn read() -> Self {
        let file = Web::get("articles/numbers.json");
        file.and_then(|file| serde_json::from_slice(&file.data).ok()).unwrap_or_default()
    }

    /// A text with its numbers: `{{name}}`.
    pub(super) fn put_into(&self, text: &str, locale: Locale) -> Result<String, NoSuchNumber> {
        let mut parts = text.split("{{");
        let mut whole = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let (name, rest) = part.split_once("}}").unwrap_or((part, ""));
            let number = self.0.get(name.trim()).ok_or_else(|| NoSuchNumber(name.to_owned()))?;
            whole.push_str(&number.written(locale));
            whole.push_str(rest);
        }
        Ok(whole)
    }
}

impl Number {
    /// As the language writes it, with its standard error: equities with their sign, shares in per cent.
    fn written(&self, locale: Locale) -> String {
        let scale = if self.unit == Unit::Percent { 100.0 } else { 1.0 };
        let figure = |value: f64| grouped(&format!("{:.*}", self.places, value.abs() * scale), locale);
        let shown = figure(self.value);
        let is_zero = shown.chars().all(|c| !c.is_ascii_digit() || c == '0');
        let sign = match self.value {
            _ if is_zero => "",
            value if value < 0.0 => "−",
            _ if self.unit == Unit::Equity => "+",
            _ => "",
        };
        let error = self.error.filter(|error| *error > 0.0).map(|error| format!(" ± {}", figure(error)));
        let per_cent = if self.unit == Unit::Percent { "%" } else { "" };
        format!("{sign}{shown}{per_cent}{}", error.unwrap_or_default())
    }
}

/// With the language's sign before the decimals, and thousands set apart.
fn grouped(figure: &str, locale: Locale) -> String {
    let (whole, decimals) = figure.split_once('.').unwrap_or((figure, ""));
    let (point, comma) = if locale.decimal_sign() == "," { (',', '.') } else { ('.', ',') };
    let many = whole.len();
    let apart = whole
        .chars()
        .enumerate()
        .flat_map(|(at, digit)| (at > 0 && (many - at).is_multiple_of(3)).then_some(comma).into_iter().chain([digit]));
    let mut written: String = apart.collect();
    if !decimals.is_empty() {
        written.push(point);
        written.push_str(decimals);
    }
    written
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_the_language_writes_them() {
        let number = |value, error, places, unit| Number { value, error, places, unit };
        let both = |number: &Number| [Locale::ENGLISH, Locale::italian()].map(|locale| number.written(locale));
        assert_eq!(both(&number(10368.0, None, 0, Unit::Count)), ["10,368", "10.368"]);
        assert_eq!(both(&number(0.247, Some(0.0014), 3, Unit::Equity)), ["+0.247 ± 0.001", "+0,247 ± 0,001"]);
        assert_eq!(both(&number(-0.5, None, 1, Unit::Points)), ["−0.5", "−0,5"]);
        assert_eq!(both(&number(0.5241, None, 1, Unit::Percent)), ["52.4%", "52,4%"]);
        assert_eq!(both(&number(-0.0001, None, 3, Unit::Equity)), ["0.000", "0,000"]);
    }
}
