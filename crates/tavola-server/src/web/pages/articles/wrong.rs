//! What is wrong with a text, in plain words.

use crate::club::articles::draft::{LONGEST_BODY, LONGEST_LEAD, LONGEST_NAME, LONGEST_TITLE, MOST_TAGS, Wrong};
use crate::web::i18n::Locale;
use crate::web::markdown::{DEEPEST, MOST_BOARDS};

/// How many signs of what was written are said back.
const QUOTED: usize = 80;

/// One fault as its writer is told of it.
pub(super) fn words(locale: Locale, wrong: &Wrong) -> String {
    let most =
        |name: &str, most: usize| locale.say_with(name, &[("most", i64::try_from(most).unwrap_or(i64::MAX).into())]);
    let what = |name: &str, what: &str| {
        let short: String = what.chars().take(QUOTED).collect();
        let short = if short.len() < what.len() { format!("{short}…") } else { short };
        locale.say_with(name, &[("what", short.into())])
    };
    match wrong {
        Wrong::Title => locale.say("write-wrong-title"),
        Wrong::TitleLong => most("write-wrong-title-long", LONGEST_TITLE),
        Wrong::Lead => locale.say("write-wrong-lead"),
        Wrong::LeadLong => most("write-wrong-lead-long", LONGEST_LEAD),
        Wrong::Body => locale.say("write-wrong-body"),
        Wrong::BodyLong(bytes) => {
            let count = |bytes: usize| i64::try_from(bytes / 1000).unwrap_or(i64::MAX);
            let about = [("n", count(*bytes).into()), ("most", count(LONGEST_BODY).into())];
            locale.say_with("write-wrong-body-long", &about)
        }
        Wrong::Tags => most("write-wrong-tags", MOST_TAGS),
        Wrong::TagLong(tag) => what("write-wrong-tag-long", tag),
        Wrong::Day(day) => what("write-wrong-day", day),
        Wrong::Name => most("write-wrong-name", LONGEST_NAME),
        Wrong::NameTaken(name) => what("write-wrong-name-taken", name),
        Wrong::NameStays => locale.say("write-wrong-name-stays"),
        Wrong::Board(id) => what("write-wrong-board", id),
        Wrong::Figure(name) => what("write-wrong-figure", name),
        Wrong::BesideText(id) => what("write-wrong-beside-text", id),
        Wrong::Boards => most("write-wrong-boards", MOST_BOARDS),
        Wrong::Deep => most("write-wrong-deep", DEEPEST),
        Wrong::Link(link) => what("write-wrong-link", link),
    }
}
