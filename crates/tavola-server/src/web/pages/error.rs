//! What one sees when something is not there or does not work: what happened, and one thing to do.

use maud::{Markup, html};
use tavola_base::Arg;
use tavola_base::Refusal;

use super::clause::{self, WhyNot};
use super::{Frame, language, page};
use crate::web::errors::AppError;
use crate::web::i18n::Locale;
use crate::web::page_data::{ErrorData, Reader};

/// The page for an error.
#[must_use]
pub fn error(reader: &Reader, data: &ErrorData) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    let (title, note) = match data.status {
        _ if data.error.code == "set_aside" => (say("error-aside"), WhyNot::plain(say("error-aside-note"))),
        _ if data.error.code == "not_an_editor" => {
            (say("error-not-an-editor"), WhyNot::plain(say("error-not-an-editor-note")))
        }
        404 => (say("error-404"), WhyNot::plain(say("error-404-note"))),
        401 | 403 => (say("error-403"), WhyNot::plain(say("error-403-note"))),
        _ => (say("error-other"), reason(reader, data)),
    };
    let frame = Frame { title: &format!("{title} · Tavola"), styles: &["pages"], script: None };
    page(
        reader,
        &frame,
        &html! {
            section.narrow {
                h1 { (title) }
                p.lead { (note) }
                @if let Some(clause) = data.error.refusal.as_deref().and_then(|refused| refused.clause) { (clause::behind(locale, clause)) }
                @if let Some(back) = &data.back {
                    p { a.button href=(back) { (say("error-back")) } }
                } @else if let Some(table) = table_of(&reader.path) {
                    p { a.button href=(table) { (say(if table.starts_with("/e/") { "error-event" } else { "error-table" })) } }
                } @else {
                    p { a.button href="/" { (say("error-home")) } }
                }
            }
        },
    )
}

/// The table at which a command was refused: there one goes on.
fn table_of(path: &str) -> Option<&str> {
    path.strip_suffix("/command").filter(|table| ["/t/", "/e/"].iter().any(|kind| table.starts_with(kind)))
}

/// The refusal in the reader's language, else what every language says of such an error. What the server says in English
/// is for programs.
fn reason(reader: &Reader, data: &ErrorData) -> WhyNot {
    let said = data.error.refusal.as_deref().and_then(|refused| refusal(reader, refused));
    said.unwrap_or_else(|| WhyNot::plain(said_of(language(reader), data.error.code)))
}

/// Why something was refused, beside the field it was written in.
pub(super) fn why(reader: &Reader, error: &AppError) -> WhyNot {
    let body = error.body();
    let said = body.refusal.as_deref().and_then(|refused| refusal(reader, refused));
    said.unwrap_or_else(|| WhyNot::plain(said_of(language(reader), body.code)))
}

/// What is said of errors that have no refusal.
fn said_of(locale: Locale, code: &str) -> String {
    if code == "away" {
        return locale.say("refused-away");
    }
    let key = format!("error-{}", code.replace('_', "-"));
    let said = locale.say(&key);
    if said == key { locale.say("error-malformed") } else { said }
}

/// What a refusal speaks of under this name: terms and fields in the reader's language, numbers and people's names as they
/// are.
fn spoken(locale: Locale, name: &str, arg: &Arg) -> String {
    match arg {
        Arg::Name(field_name) if name == "field" => field(locale, field_name),
        Arg::Term(term) => self::term(locale, term),
        Arg::Noted(what, remark) => format!("{} ({})", spoken(locale, name, what), spoken(locale, name, remark)),
        Arg::List(list) => list.iter().map(|one| spoken(locale, name, one)).collect::<Vec<_>>().join(", "),
        // No page is told whose identifier it is.
        Arg::Player(_) => locale.say("tournament-somebody"),
        Arg::Number(_) | Arg::Name(_) => arg.to_string(),
    }
}

/// What a form calls one of its fields.
fn field(locale: Locale, name: &str) -> String {
    let key = format!("form-field-{}", name.replace('_', "-"));
    let said = locale.say(&key);
    if said == key { locale.say("form-field-other") } else { said }
}

/// The name of a term's translation.
fn term_key(term: &str) -> String {
    let known = |c: char| if c.is_ascii_alphanumeric() { c } else { '-' };
    format!("term-{}", term.chars().map(known).collect::<String>())
}

/// A term in the reader's language; one that a sentence chooses by has none and stays.
fn term(locale: Locale, term: &str) -> String {
    let key = term_key(term);
    let said = locale.say(&key);
    if said == key { term.to_owned() } else { said }
}

/// What a refusal says in the reader's language: its own sentence with what it speaks of, or the clause's; none if there
/// is neither.
#[must_use]
pub fn refusal(reader: &Reader, refusal: &Refusal) -> Option<WhyNot> {
    let locale = language(reader);
    let about: Vec<_> = refusal.args.iter().map(|(name, value)| (*name, spoken(locale, name, value).into())).collect();
    let clause = refusal.clause.map(|clause| format!("clause-{clause}"));
    // These two only say that the rules do not allow it; every other sentence says more than that of its clause.
    let is_told = !["refused-rules", "chouette-board"].contains(&refusal.message_key);
    let own = is_told.then(|| refusal.message_key.to_owned());
    let keys = own.into_iter().chain(clause).chain([refusal.message_key.to_owned()]);
    let said = keys.map(|key| (locale.say_with(&key, &about), key)).find(|(text, key)| text != key)?.0;
    let text = match refusal.args.get("line") {
        Some(line) => {
            locale.say_with("tournament-refused-in-line", &[("line", line.to_string().into()), ("what", said.into())])
        }
        None => said,
    };
    Some(WhyNot { text, clause: refusal.clause })
}

#[cfg(test)]
mod tests {
    use tavola_tournament::{Reason, Term, ruling::Grounds};

    use super::*;

    #[test]
    fn every_sentence_and_every_word_of_a_refused_event_is_in_every_language() {
        let placeholders = |text: &str, open: &str| text.matches(open).count();
        for locale in Locale::all() {
            for reason in Reason::ALL {
                let about: Vec<_> = reason.args().into_iter().map(|name| (name, "7".into())).collect();
                let said = locale.say_with(reason.key(), &about);
                assert_ne!(said, reason.key(), "a sentence of its own");
                assert_eq!(placeholders(&said, "{"), 0, "{said}: speaks only of what it is given");
                assert_eq!(placeholders(&said, "7") > 0, !about.is_empty(), "{said}: says what it is about");
            }
            for known in Term::ALL {
                assert_ne!(locale.say(&term_key(known.text())), term_key(known.text()));
            }
        }
    }

    #[test]
    fn the_grounds_of_the_systems_own_rulings_are_in_every_language() {
        for (locale, grounds) in Locale::all().flat_map(|locale| Grounds::ALL.map(|one| (locale, one))) {
            let about: Vec<_> = grounds.args().map(|(name, value)| (name, value.into())).into_iter().collect();
            let said = locale.say_with(grounds.key(), &about);
            assert_ne!(said, grounds.key(), "a sentence of its own");
            assert!(!said.contains('{') && said.contains('2') != about.is_empty(), "{said}: says what it is about");
        }
    }

    #[test]
    fn lists_of_words_are_told_in_the_readers_language() {
        let italian: Locale = Locale::italian();
        let touched = vec![Arg::noted(7_u32, Term::ToBeReplayed), Arg::noted(9_u32, Term::DrawnAnew)];
        assert_eq!(spoken(italian, "about", &touched.into()), "7 (da rigiocare), 9 (risorteggiato)");
        assert_eq!(spoken(italian, "about", &vec![Term::FirstSecond, Term::Doubles].into()), "1 contro 2, doppio");
        assert_eq!(spoken(italian, "about", &Arg::name("planned")), "planned", "a name is nobody's term");
    }
}
