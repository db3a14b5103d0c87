//! TV where nobody plays: a way to a match of two bots.

use maud::{Markup, html};

use super::{Frame, language, page};
use crate::web::page_data::Reader;

/// Nobody plays.
#[must_use]
pub fn tv_empty(reader: &Reader) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    let title = format!("{} · Tavola", say("tv-title"));
    let frame = Frame { title: &title, styles: &["pages"], script: None };
    page(
        reader,
        &frame,
        &html! {
            div.narrow {
                h1 { (say("tv-title")) }
                p { (say("tv-none")) }
                form method="post" action="/tables" {
                    input type="hidden" name="opponent" value="bots";
                    input type="hidden" name="preset" value="match";
                    input type="hidden" name="length" value="5";
                    button.button { (say("tv-bots")) }
                }
            }
        },
    )
}
