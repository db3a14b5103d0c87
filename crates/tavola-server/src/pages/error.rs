//! What one sees when something is not there or does not work: what happened, and one thing to do.

use crate::i18n::Locale;
use maud::{Markup, html};
use tavola_club::Refusal;

use super::{Frame, clause, language, page};
use crate::page_data::{ErrorData, Reader};

/// The page for an error.
#[must_use]
pub fn error(reader: &Reader, data: &ErrorData) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    let (title, note) = match data.status {
        404 => (say("error-404"), say("error-404-note")),
        401 | 403 => (say("error-403"), say("error-403-note")),
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
                @if let Some(table) = table_of(&reader.path) {
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

/// The refusal in the reader's language where we have the sentence, else as the server says it.
fn reason(reader: &Reader, data: &ErrorData) -> String {
    let said = data.error.refusal.as_deref().and_then(|refused| refusal(reader, refused));
    said.unwrap_or_else(|| data.error.message.clone())
}

/// What a refusal speaks of, in the reader's language where that knows it.
fn told(locale: Locale, value: &str) -> String {
    let known = |c: char| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' };
    let key = format!("said-{}", value.chars().map(known).collect::<String>());
    let said = locale.say(&key);
    if said == key { value.to_owned() } else { said }
}

/// What a refusal says in the reader's language: its own sentence with what it speaks of, or the clause's; none if there
/// is neither.
#[must_use]
pub fn refusal(reader: &Reader, refusal: &Refusal) -> Option<String> {
    let locale = language(reader);
    let about: Vec<_> = refusal.args.iter().map(|(name, value)| (*name, told(locale, value).into())).collect();
    let clause = refusal.clause.map(|clause| format!("clause-{clause}"));
    let own = refusal.message_key.starts_with("event-").then(|| refusal.message_key.to_owned());
    let keys = own.into_iter().chain(clause).chain([refusal.message_key.to_owned()]);
    let said = keys.map(|key| (locale.say_with(&key, &about), key)).find(|(text, key)| text != key)?.0;
    let named = refusal.clause.filter(|_| refusal.message_key.starts_with("event-"));
    Some(named.map_or_else(|| said.clone(), |clause| format!("{said} ({clause})")))
}
