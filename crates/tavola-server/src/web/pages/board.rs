//! The page of the device beside a wooden board: what the modules under `web/js/device` bring alive.

use maud::{DOCTYPE, Markup, html};

use super::{Frame, head, head_of_device, language};
use crate::web::page_data::Reader;

/// The page; the same document for every match, so that it can be kept for use without a network.
#[must_use]
pub fn board(reader: &Reader) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    let title = format!("{} · Tavola", say("board-title"));
    let frame = Frame { title: &title, styles: &["device"], script: Some("device/app") };
    html! {
        (DOCTYPE)
        html lang=(locale.code()) dir=(locale.direction()) {
            (head_of_device(&say, &frame))
            body.device-page {
                main #device.device data-words={ "/static/i18n/" (locale.code()) "/board.ftl" } {
                    h1 { (say("board-title")) }
                    noscript { p { (say("board-needs-script")) } }
                }
                div #live.hidden role="log" aria-live="assertive" aria-relevant="additions" {}
            }
        }
    }
}

/// How a match is shown to whoever only looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Look {
    /// On a wall: the whole window.
    Screen,
    /// Over the picture of a stream: a plate, and nothing else painted.
    Overlay,
}

/// The page of a match for whoever only looks, the same document for every match.
#[must_use]
pub fn board_shown(reader: &Reader, look: Look) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    let title = format!("{} · Tavola", say("board-title"));
    let frame = Frame { title: &title, styles: &["show"], script: Some("device/show") };
    let class = match look {
        Look::Screen => "show-page screen",
        Look::Overlay => "show-page overlay",
    };
    html! {
        (DOCTYPE)
        html lang=(locale.code()) dir=(locale.direction()) {
            (head(&say, &frame))
            body class=(class) {
                main #show.show data-words={ "/static/i18n/" (locale.code()) "/board.ftl" } {
                    h1 { (say("board-title")) }
                    noscript { p { (say("board-needs-script")) } }
                }
            }
        }
    }
}
