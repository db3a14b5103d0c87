//! The page of the device beside a wooden board: what the modules under `web/js/device` bring alive.

use maud::{DOCTYPE, Markup, html};

use super::{Frame, head_of_device, language};
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
        html lang=(locale.code()) {
            (head_of_device(&say, &frame))
            body.device-page {
                main #device.device data-words={ "/static/i18n/" (locale.code()) "/board.ftl" } {
                    noscript { p { (say("board-needs-script")) } }
                }
                div #live.hidden role="log" aria-live="assertive" aria-relevant="additions" {}
            }
        }
    }
}
