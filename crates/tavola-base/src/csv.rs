//! Comma-separated text for spreadsheets, as RFC 4180 has it: the one place where cells are written. What somebody has
//! typed is never taken for a formula; numbers stay numbers.

use std::fmt::{self, Display};

/// A cell of a sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cell(String);

impl Cell {
    /// Text, whoever wrote it. If a spreadsheet could take it for a formula an apostrophe stands before it.
    #[must_use]
    pub fn text(text: impl Into<String>) -> Self {
        let text = text.into();
        Self(if begins_a_formula(&text) { format!("'{text}") } else { text })
    }

    /// A number: digits, a sign and a dot at most. Anything else is written as text.
    #[must_use]
    pub fn number(number: impl Display) -> Self {
        let written = number.to_string();
        if is_number(&written) { Self(written) } else { Self::text(written) }
    }

    /// Nothing.
    #[must_use]
    pub const fn empty() -> Self {
        Self(String::new())
    }

    /// A number, if there is one.
    #[must_use]
    pub fn maybe(number: Option<impl Display>) -> Self {
        number.map_or_else(Self::empty, Self::number)
    }
}

/// As it stands in a line: in quotation marks where it needs them.
impl Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.contains([',', ';', '"', '\n', '\r', '\t']) {
            write!(f, "\"{}\"", self.0.replace('"', "\"\""))
        } else {
            f.write_str(&self.0)
        }
    }
}

/// One line of a sheet with its end.
#[must_use]
pub fn line(cells: impl IntoIterator<Item = Cell>) -> String {
    cells.into_iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join(",") + "\r\n"
}

/// Whether a spreadsheet could take text for a formula: it begins so, after what a spreadsheet drops or does not show.
/// Full-width signs count, since some read them as the narrow ones.
fn begins_a_formula(text: &str) -> bool {
    if text.starts_with(['\t', '\r', '\n']) {
        return true;
    }
    let is_unseen =
        |c: char| c.is_whitespace() || c.is_control() || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}');
    text.trim_start_matches(is_unseen)
        .starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠', '−', '﹢', '﹣', '﹦', '﹫'])
}

fn is_number(text: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
    digits(whole.strip_prefix('-').unwrap_or(whole)) && digits(part)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The cells of one line as a spreadsheet reads them. One more stands before them: a reader passes over an empty line, and
    /// over a byte order mark where a file begins.
    fn read(line: &str) -> Vec<String> {
        let sheet = format!("first,{line}");
        let mut reader = csv::ReaderBuilder::new().has_headers(false).from_reader(sheet.as_bytes());
        let record = reader.records().next().unwrap().unwrap();
        record.iter().skip(1).map(str::to_owned).collect()
    }

    #[test]
    fn what_begins_a_formula_is_guarded_and_a_number_is_not() {
        for hostile in
            ["=1+1", "+1", "-2+3+cmd|' /C calc'!A0", "@SUM(A1)", "\t=1", "\r=1", "＝1+1", "－1", " =1", "\u{feff}=1"]
        {
            assert_eq!(read(&line([Cell::text(hostile)])), [format!("'{hostile}")]);
        }
        for number in [-1, 0, 7] {
            assert_eq!(line([Cell::number(number)]), format!("{number}\r\n"));
        }
        assert_eq!(line([Cell::number("-12.50"), Cell::number("-2+3"), Cell::empty()]), "-12.50,'-2+3,\r\n");
        assert_eq!(line([Cell::text("x, \"y\""), Cell::text("7-3")]), "\"x, \"\"y\"\"\",7-3\r\n");
    }

    proptest! {
        #[test]
        fn any_text_comes_back_as_it_was_and_never_as_a_formula(texts in prop::collection::vec("[-+=@＝\\t\\r\\n ,;\"a1\u{feff}]{0,6}|\\PC{0,12}", 1..4)) {
            let back = read(&line(texts.iter().map(Cell::text)));
            prop_assert_eq!(back.len(), texts.len());
            for (text, cell) in texts.iter().zip(&back) {
                let guarded = format!("'{text}");
                prop_assert!(cell == text || *cell == guarded);
                let shown = cell.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
                prop_assert!(!shown.starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠']), "{}", cell);
                prop_assert!(!cell.starts_with(['\t', '\r', '\n']));
            }
        }
    }
}
