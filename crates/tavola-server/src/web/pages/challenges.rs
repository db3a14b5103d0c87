//! The page on which somebody is challenged by name, with what one is asked and has asked.

use maud::{Markup, html};

use super::start::chooser::{Chosen, chooser};
use super::{Frame, language, lobby, page};
use crate::web::page_data::{ChallengesData, Reader};

/// Challenging somebody, and the challenges that wait.
#[must_use]
pub fn challenges(reader: &Reader, data: &ChallengesData) -> Markup {
    let locale = language(reader);
    let title = locale.say("challenges-title");
    let frame = Frame { title: &format!("{title} · Tavola"), styles: &["pages", "lobby"], script: Some("lobby/page") };
    let parts = lobby::lobby_parts(locale, &data.lobby);
    page(
        reader,
        &frame,
        &html! {
            section.lobby {
                h1 { (title) }
                p.lead { (locale.say("challenges-lead")) }
                (lobby::asks(locale, &parts))
            }
            (chooser(locale, reader, &Chosen { opponent: "named", whom: data.whom.as_deref() }))
        },
    )
}
