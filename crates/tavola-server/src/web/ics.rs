//! Calendar files (RFC 5545): appointments as any calendar program reads them.
//!
//! The library escapes and folds; what it would let through, a line break of another kind, is taken out here.

use icalendar::{Calendar, Component as _, Event, Property};
use jiff::Timestamp;
use tavola_base::Time;

/// Something at a time.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Appointment {
    /// Which one it is, for as long as it is kept: made of our own ids, never of what people write.
    pub id: String,
    /// What it is, in a line.
    pub title: String,
    /// Where there is more of it, as an address.
    pub link: String,
    /// When it begins.
    pub begins: Time,
    /// When it should end; not known of all.
    pub ends: Option<Time>,
}

/// A calendar of that name: `host` is what ids are made unique by, `now` when it was written.
#[must_use]
pub fn written(name: &str, host: &str, appointments: &[Appointment], now: Time) -> String {
    let mut calendar = Calendar::empty();
    // Not `NAME`: the library does not escape it.
    for (key, value) in [
        ("VERSION", "2.0"),
        ("PRODID", "-//Tavola//Tavola//EN"),
        ("CALSCALE", "GREGORIAN"),
        ("METHOD", "PUBLISH"),
        ("X-WR-CALNAME", &one_line(name)),
    ] {
        calendar.append_property(Property::new(key, value));
    }
    for appointment in appointments {
        calendar.push(event(appointment, host, now));
    }
    calendar.to_string()
}

fn event(appointment: &Appointment, host: &str, now: Time) -> Event {
    let Appointment { id, title, link, begins, ends } = appointment;
    let mut event = Event::new();
    event.uid(&format!("{id}@{host}")).summary(&one_line(title)).url(link);
    event.add_property("DTSTAMP", moment(now)).add_property("DTSTART", moment(*begins));
    if let Some(ends) = ends.filter(|ends| ends > begins) {
        event.add_property("DTEND", moment(ends));
    }
    // What is changed later counts up: a minute is fine enough, and fits the number.
    event.add_property("SEQUENCE", (now.millis() / 60_000 % u64::from(u32::MAX / 2)).to_string());
    event.done()
}

/// A moment by UTC, as calendars write it.
fn moment(at: Time) -> String {
    let at = i64::try_from(at.millis()).ok().and_then(|millis| Timestamp::from_millisecond(millis).ok());
    at.unwrap_or(Timestamp::UNIX_EPOCH).strftime("%Y%m%dT%H%M%SZ").to_string()
}

/// A text without anything that could begin another line.
fn one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() || matches!(c, '\u{2028}' | '\u{2029}') { ' ' } else { c }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Time = Time::from_millis(1_800_000_000_000);

    fn of(titles: &[&str]) -> String {
        let one = |(nth, title): (usize, &&str)| Appointment {
            id: format!("one-{nth}"),
            title: (*title).to_owned(),
            link: "https://club.example/e/1".to_owned(),
            begins: NOW,
            ends: Some(NOW + tavola_base::Millis::seconds(3_600)),
        };
        let all: Vec<_> = titles.iter().enumerate().map(one).collect();
        written("Tavola, Club; \"Nord\"", "club.example", &all, NOW)
    }

    #[test]
    fn what_is_written_is_read_back_whatever_people_are_called() {
        let long = "ö".repeat(300);
        let titles = [
            "Ada, Bea; Carl\\n",
            "a\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:forged",
            "BEGIN:VCALENDAR",
            "\u{2028}x\u{85}y\rz",
            &long,
            "",
        ];
        let text = of(&titles);
        let read: Calendar = text.parse().unwrap();
        let shown: Vec<String> =
            read.events().map(|event| event.get_summary().unwrap_or_default().to_owned()).collect();
        let expected: Vec<String> = titles.iter().map(|title| one_line(title)).collect();
        assert_eq!(shown, expected);
        assert_eq!(text.matches("BEGIN:VEVENT\r\n").count(), titles.len());
        assert_eq!(read.get_name(), Some("Tavola, Club; \"Nord\""));
        let uids: std::collections::BTreeSet<&str> = read.events().filter_map(|event| event.get_uid()).collect();
        assert_eq!(uids.len(), titles.len());
    }

    #[test]
    fn every_line_ends_as_the_standard_says_and_is_no_longer_than_75_bytes() {
        let text = of(&["x".repeat(500).as_str(), "日本".repeat(80).as_str(), "a b ".repeat(90).as_str()]);
        assert!(text.ends_with("END:VCALENDAR\r\n"));
        assert!(!text.replace("\r\n", "").contains(['\r', '\n']));
        assert!(text.split("\r\n").all(|line| line.len() <= 75), "{text}");
        assert!(text.contains("DTSTART:20270115T080000Z\r\n"), "{text}");
        assert!(text.contains("DTEND:20270115T090000Z\r\n"));
    }
}
