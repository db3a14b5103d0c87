//! Pages of the installed app: without a network; and the choice of a board.

use maud::{DOCTYPE, Markup, html};

use super::{Frame, head, language, mark, page};
use crate::web::{files, i18n::Locale, page_data::Reader};

/// What can be done without a network. Nobody's name is on it: it lies in the browser.
#[must_use]
pub fn away(locale: Locale) -> Markup {
    let say = |name: &str| locale.say(name);
    let title = format!("{} · Tavola", say("away-title"));
    let frame = Frame { title: &title, styles: &["pages"], script: Some("page/away") };
    html! {
        (DOCTYPE)
        html lang=(locale.code()) dir=(locale.direction()) {
            (head(&say, &frame))
            body {
                header.site-head { a.brand href="/" { (mark()) "Tavola" } }
                main #main {
                    div.narrow #away {
                        h1 { (say("away-title")) }
                        p.lead { (say("away-lead")) }
                        p { a.button href="/offline" { (say("away-play")) } }
                        p { a href="/board" { (say("away-clock")) } }
                        // The address stays that of the page that was wanted.
                        p { a href="" { (say("away-again")) } }
                    }
                }
            }
        }
    }
}

/// The choice of a board, with one to look at.
#[must_use]
pub fn boards(reader: &Reader) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    let title = say("boards-title");
    let frame = Frame { title: &format!("{title} · Tavola"), styles: &["pages", "board"], script: Some("boards/app") };
    page(
        reader,
        &frame,
        &html! {
            div.stack #boards data-words=(files::address(&format!("i18n/{}/table.ftl", locale.code()))) {
                h1 { (title) }
                p.lead { (say("boards-lead")) }
                noscript { p.note { (say("boards-script")) } }
                div #boards-tiles {}
                p #boards-said.hidden role="status" {}
                tavola-board #boards-shown label=(say("boards-shown")) {}
            }
        },
    )
}
