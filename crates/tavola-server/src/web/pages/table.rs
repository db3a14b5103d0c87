//! The table's page: what the modules under `web/js/table` bring alive.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use tavola_rules::Side;

use super::{Frame, dice, head, invite, language, language_form, mark, plain, start, terms};
use crate::web::files;
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
                (bar(locale, data))
                main #table.table data-words=(files::address(&format!("i18n/{}/table.ftl", locale.code()))) {
                    h1.hidden { (say("table-title")) ": " span #names { (names[0]) " – " (names[1]) } }
                    section #top.player {}
                    (board(locale))
                    section #bottom.player {}
                    (panel(locale, reader, data))
                }
                noscript { (plain::table(locale, data)) }
                div #live.hidden role="log" aria-live="assertive" aria-relevant="additions" {}
                (dialogs(locale, reader, data))
                script #view type="application/json" { (view_json(data)) }
            }
        }
    }
}

/// The view as the script reads it, with nothing in it that could end the element.
fn view_json(data: &TableData) -> PreEscaped<String> {
    PreEscaped(serde_json::to_string(&data.view).unwrap_or_default().replace('<', "\\u003c"))
}

fn bar(locale: Locale, data: &TableData) -> Markup {
    html! {
        header.table-head {
            a.brand href="/" aria-label="Tavola" { (mark()) span { "Tavola" } }
            p #title.title data-rules=(start::rules_text(locale, &data.view.rules)) {}
            p #watchers.watchers hidden {}
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
            div.under-board {
                p #message.message {}
                div #slot-below.slot-below {}
            }
            p #deadline.deadline {}
        }
    }
}

/// What one looks back with; the script shows it.
fn lookback(locale: Locale) -> Markup {
    let say = |name: &str| locale.say(name);
    let step = |id: &str, sign: &str, key: Option<&str>| {
        let name = say(id);
        html! { button id=(id) .step type="button" aria-label=(name) title=(name) aria-keyshortcuts=[key] { span aria-hidden="true" { (sign) } } }
    };
    html! {
        div #lookback.lookback hidden role="group" aria-label=(say("look-open")) {
            (step("look-first", "|◀", None)) (step("look-back", "◀", Some("ArrowLeft")))
            (step("look-on", "▶", Some("ArrowRight"))) (step("look-last", "▶|", None))
            button #copy-xgid.panel-button type="button" title=(say("copy-id-note")) { "XGID" }
            button #copy-gnubg.panel-button type="button" title=(say("copy-id-note")) { "GNUBG" }
            button #copy-link.panel-button type="button" { (say("copy-link")) }
            button #look-close.panel-button type="button" aria-keyshortcuts="Escape" { (say("look-close")) }
        }
    }
}

fn panel(locale: Locale, reader: &Reader, data: &TableData) -> Markup {
    let say = |name: &str| locale.say(name);
    let tool = |id: &str, name: &str| html! { button id=(id) .panel-button type="button" { (say(name)) } };
    // In order at some moments only; the script says when.
    let timely = |id: &str, name: &str| html! { button id=(id) .panel-button type="button" disabled { (say(name)) } };
    let rare = |id: &str, name: &str| html! { button id=(id) .panel-button type="button" hidden { (say(name)) } };
    html! {
        aside #panel.panel aria-label=(say("table-title")) {
            (dice::warning(locale))
            (lookback(locale))
            (invitation(locale, reader, data))
            section #result.result hidden aria-label=(say("table-result")) {
                p #result-text {} p #result-score {}
                button #decline.panel-button type="button" hidden { (say("act-decline_rematch")) }
            }
            p #onward hidden { a.button href="/" { (say("table-onward")) } }
            (dice::checked(locale))
            div.panel-acts {
                (timely("plays-open", "table-plays"))
                (timely("last-open", "table-last"))
                (timely("look-open", "look-open"))
                (tool("flip", "table-flip"))
                (timely("resign-open", "table-resign"))
                button #terms-open.panel-button type="button" data-opens="terms" { (say("table-terms")) }
                (rare("claim-open", "table-claim"))
                (rare("leave", "table-leave"))
            }
            section #moves-part.moves-part aria-labelledby="moves-title" {
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
                a #proof href={ "/t/" (data.id) "/proof.json" } target="_blank" hidden { (say("table-proof")) }
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
            @if let Some(link) = &link {
                h2 #invite-title { (locale.say("table-invite")) }
                p { (locale.say("table-invite-note")) }
                (invite::link(locale, "table-invite", link))
            }
        }
    }
}

fn dialogs(locale: Locale, reader: &Reader, data: &TableData) -> Markup {
    let say = |name: &str| locale.say(name);
    let dialog = |id: &str, title: &str, body: Markup| super::dialog::dialog(locale, id, title, &body);
    html! {
        (dialog("settings", "table-settings", html! { div #settings-body {} (language_form(locale, reader)) }))
        (dialog("terms", "table-terms", terms::of_table(locale, &data.view)))
        (dialog("help", "table-help", html! { dl #help-keys.keys {} }))
        (dialog("resign", "resign-title", html! { p.note { (say("resign-note")) } ul.choices {} }))
        (dialog("plays", "plays-title", html! { p #plays-count {} p.note { (say("plays-note")) } ul.choices {} }))
    }
}
