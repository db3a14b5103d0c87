//! What is searched in a library, as it is written in the address.

use jiff::civil::Date;
use serde::Deserialize;
use tavola_base::{Millis, Time};
use tavola_notation::read_pasted;
use tavola_study::{Mark, figures::ErrorKind};

use crate::{
    club::library::position_digits,
    store::LibrarySearch,
    web::page_data::{SearchText, WrongSearch},
};

/// The longest name that is searched, and the longest position, in bytes.
const LONGEST_NAME: usize = 200;
const LONGEST_POSITION: usize = 8 * 1024;

const DAY: Millis = Millis::seconds(24 * 3600);

/// The fields of a search; what is left out or empty is not searched.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Fields {
    player: String,
    event: String,
    from: String,
    to: String,
    position: String,
    kind: String,
    mark: String,
}

impl Fields {
    /// What is searched: as it was written, what of it cannot be read, and as the store searches it.
    pub(crate) fn read(self) -> (SearchText, Vec<WrongSearch>, LibrarySearch) {
        let short = |text: String, most: usize| text.trim().chars().take(most).collect::<String>();
        let text = SearchText {
            player: short(self.player, LONGEST_NAME),
            event: short(self.event, LONGEST_NAME),
            from: short(self.from, LONGEST_NAME),
            to: short(self.to, LONGEST_NAME),
            position: short(self.position, LONGEST_POSITION),
            kind: short(self.kind, LONGEST_NAME),
            mark: short(self.mark, LONGEST_NAME),
        };
        let mut wrong = Vec::new();
        let (from, to) = (day(&text.from, &mut wrong), day(&text.to, &mut wrong));
        let search = LibrarySearch {
            player: text.player.clone(),
            event: text.event.clone(),
            from,
            // The whole day counts.
            to: to.map(|to| to + Millis::new(DAY.number() - 1)),
            position: position(&text.position, &mut wrong),
            error_kind: kind(&text.kind, &mut wrong),
            mark: mark(&text.mark, &mut wrong),
        };
        (text, wrong, search)
    }
}

fn day(text: &str, wrong: &mut Vec<WrongSearch>) -> Option<Time> {
    if text.is_empty() {
        return None;
    }
    let date = text.parse::<Date>().ok().and_then(|date| date.to_zoned(jiff::tz::TimeZone::UTC).ok());
    let at = date.and_then(|date| u64::try_from(date.timestamp().as_millisecond()).ok());
    if at.is_none() {
        wrong.push(WrongSearch::Day(text.chars().take(40).collect()));
    }
    at.map(Time::from_millis)
}

fn position(text: &str, wrong: &mut Vec<WrongSearch>) -> String {
    if text.is_empty() {
        return String::new();
    }
    match read_pasted(text) {
        Ok(read) => position_digits(&read.situation.position()),
        Err(why) => {
            wrong.push(WrongSearch::Position(why.to_string()));
            String::new()
        }
    }
}

fn kind(text: &str, wrong: &mut Vec<WrongSearch>) -> String {
    if !text.is_empty() && text != "cube" && ErrorKind::named(text).is_none() {
        wrong.push(WrongSearch::Choice(text.chars().take(40).collect()));
    }
    text.to_owned()
}

fn mark(text: &str, wrong: &mut Vec<WrongSearch>) -> Option<u8> {
    if text.is_empty() {
        return None;
    }
    let mark = serde_json::from_value::<Mark>(text.into()).ok();
    if mark.is_none() {
        wrong.push(WrongSearch::Choice(text.chars().take(40).collect()));
    }
    mark.map(|mark| mark as u8)
}

/// The line at which a position stands first: `2.14`, from 1.
pub(super) fn line_of(positions: &str, digits: &str) -> Option<String> {
    let mut marks = positions.split(' ').filter_map(|mark| mark.split_once(':'));
    marks.find(|(_, found)| *found == digits).map(|(line, _)| line.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_read_is_told_and_the_rest_is_searched() {
        let fields = Fields {
            from: "2009-03-22".to_owned(),
            to: "22.3.2009".to_owned(),
            position: "hello".to_owned(),
            kind: "cube".to_owned(),
            mark: "enormous".to_owned(),
            ..Fields::default()
        };
        let (text, wrong, search) = fields.read();
        assert_eq!(search.from, Some(Time::from_millis(1_237_680_000_000)));
        assert_eq!((search.to, search.mark, search.error_kind.as_str()), (None, None, "cube"));
        assert!(matches!(&wrong[..], [WrongSearch::Day(_), WrongSearch::Position(_), WrongSearch::Choice(_)]));
        assert_eq!(text.to, "22.3.2009");
    }

    #[test]
    fn a_position_is_the_same_in_every_notation_and_its_line_is_found() {
        let digits = |text: &str| position(text, &mut Vec::new());
        let start = digits("4HPwATDgc/ABMA");
        assert_eq!(digits("XGID=-b----E-C---eE---c-e----B-:0:0:1:63:0:0:0:0:10"), start);
        assert_eq!(line_of(&format!("1.1:ffff 2.14:{start} 3.1:{start} "), &start).as_deref(), Some("2.14"));
        assert_eq!(line_of("1.1:ffff ", &start), None);
    }
}
