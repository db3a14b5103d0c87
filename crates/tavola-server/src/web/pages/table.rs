//! The table's page: what the modules under `web/js/table` bring alive.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use tavola_rules::Side;

use super::{Frame, dice, head, language, language_form, mark, plain};
use crate::web::i18n::Locale;
use crate::web::page_data::{Reader, TableData};

/// A table.
#[must_use]
pub fn table(reader: &Reader, data: &TableData) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    let names = Side::BOTH.map(|side| data.view.seats[side].name.clone().unwrap_or_else(|| say("table-unnamed")));
    let title = format!("{} – {} · Tavola", names[0], names[1]);
    let frame = Frame { title: &title, styles: &["board", "table"], script: Some("table/app") };
    html! {
        (DOCTYPE)
        html lang=(locale.code()) {
            (head(&say, &frame))
            body.table-page {
                a.skip href="#board" { (say("skip")) }
                (bar(locale))
                main #table.table data-words={ "/static/i18n/" (locale.code()) "/table.ftl" } {
                    h1.hidden { (say("table-title")) ": " span #names { (names[0]) " – " (names[1]) } }
                    section #top.player {}
                    (board(locale))
                    section #bottom.player {}
                    (panel(locale, reader, data))
                }
                noscript { (plain::table(locale, data)) }
                div #live.hidden role="log" aria-live="assertive" aria-relevant="additions" {}
                (dialogs(locale, reader))
                script #view type="application/json" { (view_json(data)) }
            }
        }
    }
}

/// The view as the script reads it, with nothing in it that could end the element.
fn view_json(data: &TableData) -> PreEscaped<String> {
    PreEscaped(serde_json::to_string(&data.view).unwrap_or_default().replace('<', "\\u003c"))
}

fn bar(locale: Locale) -> Markup {
    html! {
        header.table-head {
            a.brand href="/" aria-label="Tavola" { (mark()) span { "Tavola" } }
            p #title.title {}
            p #line.line role="status" { }
            div.tools {
                button #settings-open.tool type="button" { (locale.say("table-settings")) }
                button #help-open.tool type="button" aria-keyshortcuts="?" { (locale.say("table-help")) }
            }
        }
    }
}

fn board(locale: Locale) -> Markup {
    html! {
        div.board-area {
            tavola-board #board label=(locale.say("board-label")) {
                div #slot-left.slot data-slot="left" {}
                div #slot-right.slot data-slot="right" {}
            }
            p #message.message {}
            p #deadline.deadline {}
        }
    }
}

fn panel(locale: Locale, reader: &Reader, data: &TableData) -> Markup {
    let say = |name: &str| locale.say(name);
    let tool = |id: &str, name: &str| html! { button id=(id) .panel-button type="button" hidden { (say(name)) } };
    html! {
        aside #panel.panel aria-label=(say("table-title")) {
            (dice::warning(locale))
            (invitation(locale, reader, data))
            section #result.result hidden aria-label=(say("table-result")) {
                p #result-text {} p #result-score {}
                button #decline.panel-button type="button" hidden { (say("act-decline_rematch")) }
            }
            p #onward hidden { a.button href="/" { (say("table-onward")) } }
            (dice::checked(locale))
            div.panel-acts {
                (tool("plays-open", "table-plays"))
                (tool("last-open", "table-last"))
                button #flip.panel-button type="button" { (say("table-flip")) }
                (tool("claim-open", "table-claim"))
                (tool("resign-open", "table-resign"))
                (tool("leave", "table-leave"))
            }
            section.moves-part aria-labelledby="moves-title" {
                h2 #moves-title { (say("table-moves")) }
                ol #moves.moves tabindex="0" aria-labelledby="moves-title" {}
            }
            section #games-part hidden {
                h2 #games-title { (say("table-games")) }
                table.games aria-labelledby="games-title" {
                    thead { tr {
                        th scope="col" { (say("table-game")) } th scope="col" { (say("table-winner")) }
                        th scope="col" { (say("table-how")) } th scope="col" { (say("table-points")) }
                        th scope="col" { (say("table-score")) }
                    } }
                    tbody #games {}
                }
            }
            p.panel-links {
                a #proof href={ "/t/" (data.id) "/proof.json" } hidden { (say("table-proof")) }
                a href={ "/verify?table=" (data.id) } { (say("nav-dice")) }
                a href="/rules" { (say("nav-rules")) }
            }
        }
    }
}

/// The friend's link, while a seat is free. Shown to nobody but the host, who alone is sent it.
fn invitation(locale: Locale, reader: &Reader, data: &TableData) -> Markup {
    let link = data.invitation.as_ref().map(|token| format!("{}/join/{token}", reader.origin));
    html! {
        section #invite.invite hidden[link.is_none()] aria-labelledby="invite-title" {
            @if link.is_some() {
                h2 #invite-title { (locale.say("table-invite")) }
                p { (locale.say("table-invite-note")) }
            }
            div.copy-row hidden[link.is_none()] {
                input #invite-link readonly value=(link.as_deref().unwrap_or_default())
                    aria-label=(locale.say("table-invite"));
                button #invite-copy.panel-button type="button" { (locale.say("table-copy")) }
            }
            p #invite-said.note role="status" {}
        }
    }
}

fn dialogs(locale: Locale, reader: &Reader) -> Markup {
    let say = |name: &str| locale.say(name);
    let dialog = |id: &str, title: &str, body: Markup| super::dialog::dialog(locale, id, title, &body);
    html! {
        (dialog("settings", "table-settings", html! { div #settings-body {} (language_form(locale, reader)) }))
        (dialog("help", "table-help", html! { dl #help-keys.keys {} }))
        (dialog("resign", "resign-title", html! { p.note { (say("resign-note")) } ul.choices {} }))
        (dialog("plays", "plays-title", html! { p #plays-count {} p.note { (say("plays-note")) } ul.choices {} }))
    }
}
