//! What one sees when something is not there or does not work: what happened, and one thing to do.

use maud::{Markup, html};

use super::{Frame, language, page};
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
                @if let Some(table) = table_of(&reader.path) {
                    p { a.button href=(table) { (say("error-table")) } }
                } @else {
                    p { a.button href="/" { (say("error-home")) } }
                }
            }
        },
    )
}

/// The table at which a command was refused: there one goes on.
fn table_of(path: &str) -> Option<&str> {
    path.strip_suffix("/command").filter(|table| table.starts_with("/t/"))
}

/// The refusal in the reader's language where we have the sentence, else as the server says it.
fn reason(reader: &Reader, data: &ErrorData) -> String {
    let locale = language(reader);
    let refusal = data.error.refusal.as_deref();
    let clause = refusal.and_then(|refusal| refusal.clause).map(|clause| format!("clause-{clause}"));
    let keys = clause.into_iter().chain(refusal.map(|refusal| refusal.message_key.to_owned()));
    let said = keys.map(|key| (locale.say(&key), key)).find(|(text, key)| text != key).map(|(text, _)| text);
    said.unwrap_or_else(|| data.error.message.clone())
}
