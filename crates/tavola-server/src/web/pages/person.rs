//! Somebody by name, as every page shows them.

use maud::{Markup, html};

use super::{avatar::avatar, language};
use crate::club::ratings::{PersonKind, PersonShown, ShownRating};
use crate::web::i18n::{Locale, isolated};
use crate::web::page_data::Reader;

/// A name with its rating, as a link to their page; guests have none. A bot is marked as one.
#[must_use]
pub fn person(reader: &Reader, person: &PersonShown) -> Markup {
    person_in(language(reader), person)
}

/// The same in a language, where no page of a reader's is made.
pub(super) fn person_in(locale: Locale, person: &PersonShown) -> Markup {
    let name = isolated(&person.name);
    html! {
        span.person {
            (avatar(&person.name)) " "
            @if matches!(person.kind, PersonKind::Guest | PersonKind::HouseBot) { (name) } @else { a href=(person_address(&person.name)) { (name) } }
            @if matches!(person.kind, PersonKind::Bot | PersonKind::HouseBot) { " " span.bot-mark { (locale.say("person-bot")) } }
            @if let Some(shown) = person.rating { " " (rating(locale, shown)) }
        }
    }
}

/// A rating in whole points, with the mark of a provisional one.
#[must_use]
pub(crate) fn rating(locale: Locale, shown: ShownRating) -> Markup {
    let points = shown.rating.points().round();
    html! {
        span.person-rating {
            "(" (format!("{points:.0}"))
            @if shown.is_provisional { abbr title=(locale.say("rating-provisional")) { "?" } }
            ")"
        }
    }
}

/// The address of somebody's page.
#[must_use]
pub fn person_address(name: &str) -> String {
    format!("/people/{}", in_address(name))
}

/// A text as one part of an address.
pub(super) fn in_address(text: &str) -> String {
    let mut address = String::new();
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'~' => address.push(char::from(byte)),
            _ => address.push_str(&format!("%{byte:02X}")),
        }
    }
    address
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_of_any_name_is_one_part_of_a_path() {
        assert_eq!(person_address("Ada"), "/people/Ada");
        assert_eq!(person_address("a/b ?c#.."), "/people/a%2Fb%20%3Fc%23%2E%2E");
        assert_eq!(person_address("Ün"), "/people/%C3%9Cn");
    }

    #[test]
    fn a_guest_has_no_page_and_nobody_writes_marks_into_a_name() {
        let reader = Reader::default();
        let guest = person(&reader, &PersonShown::nameless("<b>Ada")).into_string();
        assert!(!guest.contains("<a") && guest.contains("&lt;b&gt;Ada"), "{guest}");
        let bot = PersonShown { kind: PersonKind::Bot, ..PersonShown::nameless("Bea") };
        assert!(person(&reader, &bot).into_string().contains("href=\"/people/Bea\""));
    }
}
