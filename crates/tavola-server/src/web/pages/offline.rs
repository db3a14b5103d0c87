//! Playing against the bot without a server: the table's page, with the engine in the browser at the other end. What it
//! begins with and the analysis are here; the rest is the table's own.

use maud::{DOCTYPE, Markup, html};

use super::start::level_chips;
use super::table::{self, bar, board, dialogs, panel};
use super::{Frame, dialog, head, language, language_form, mark};
use crate::web::files;
use crate::web::i18n::Locale;
use crate::web::page_data::{Reader, TableData};

/// The lengths of matches that are offered.
const LENGTHS: [u8; 6] = [1, 3, 5, 7, 9, 11];
/// The one that is chosen at first.
const USUAL: u8 = 5;

/// The page; `data` is any table, whose terms the script replaces by those of the game that is played.
#[must_use]
pub fn offline(reader: &Reader, data: &TableData) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    let title = format!("{} · Tavola", say("offline-title"));
    let frame = Frame {
        title: &title,
        styles: &["pages", "board", "table", "study", "offline"],
        script: Some("engine/offline"),
    };
    html! {
        (DOCTYPE)
        html lang=(locale.code()) dir=(locale.direction()) {
            (head(&say, &frame))
            body.table-page.offline-page data-words=(words(locale)) {
                a.skip href="#main" { (say("skip")) }
                (opening(locale, reader))
                div #offline-game hidden {
                    (bar(locale, data, &html! {}))
                    main #table.table data-words=(table::words(locale)) {
                        h1.hidden { (say("offline-title")) ": " span #names {} }
                        section #top.player {}
                        (board(locale, &html! {}))
                        section #bottom.player {}
                        (panel(locale, reader, data))
                    }
                    (dialogs(locale, reader, data))
                }
                (analysis(locale))
                div #live.hidden role="log" aria-live="assertive" aria-relevant="additions" {}
                script #view type="application/json" { "null" }
            }
        }
    }
}

/// The files with the words of the scripts.
fn words(locale: Locale) -> String {
    let file = |name: &str| files::address(&format!("i18n/{}/{name}.ftl", locale.code()));
    ["table", "pace", "study", "offline"].map(file).join(" ")
}

/// What is played, before it begins.
fn opening(locale: Locale, reader: &Reader) -> Markup {
    let say = |name: &str| locale.say(name);
    html! {
        div #offline-opening {
            header.site-head {
                a.brand href="/" { (mark()) "Tavola" }
                nav aria-label="Tavola" { a href="/position" { (say("nav-position")) } a href="/rules" { (say("nav-rules")) } }
                (language_form(locale, reader))
            }
            main #main.offline-main {
                h1 { (say("offline-title")) }
                p { (say("offline-about")) }
                noscript { p.warning { (say("offline-script")) } }
                p #offline-state.note role="status" hidden {}
                form #offline-form.stack hidden {
                    (level_chips(locale, None))
                    label for="offline-length" { (say("offline-length")) }
                    select #offline-length name="length" {
                        @for length in LENGTHS {
                            option value=(length) selected[length == USUAL] { (locale.say_with("offline-match", &[("points", i64::from(length).into())])) }
                        }
                        option value="" { (say("offline-money")) }
                    }
                    button.button { (say("offline-begin")) }
                }
                section #offline-files hidden {
                    h2 { (say("offline-file-title")) }
                    p.note #offline-file-note { (say("offline-file-note")) }
                    label for="offline-file" { (say("offline-file")) }
                    input #offline-file type="file" accept=".mat,.txt,.sgf,.json,text/plain,application/json" aria-describedby="offline-file-note";
                }
                p #offline-kept.note hidden { (say("offline-kept")) }
            }
        }
    }
}

/// The analysis of the games that are over, and the question before a game is given up.
fn analysis(locale: Locale) -> Markup {
    let say = |name: &str| locale.say(name);
    html! {
        main #offline-study.study-page hidden {
            p { button.panel-button #offline-back type="button" { (say("offline-back")) } }
            h1 { (say("study-title")) }
            p #offline-progress.study-progress role="status" {}
            div #offline-report {}
        }
        (dialog::dialog(locale, "offline-new", "offline-new", &html! {
            p { (say("offline-new-sure")) }
            form method="dialog" { button.panel-button value="yes" { (say("offline-new-yes")) } }
        }))
    }
}
