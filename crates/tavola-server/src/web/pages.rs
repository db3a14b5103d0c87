//! The pages, as plain documents that work without scripts and come alive with them.
//!
//! What is on them is gathered by the handlers (`page_data`); the words are in `i18n`.

mod account;
mod accounts;
mod board;
mod chouette;
mod chouettes;
mod clause;
mod dialog;
mod dice;
mod duplicate;
mod error;
mod history;
mod invite;
mod join;
mod library;
mod met;
mod mini_board;
mod offline;
mod openings;
mod plain;
mod position;
mod question;
mod quiz;
mod rules;
mod rules_chouette;
mod start;
mod study;
mod study_nav;
mod table;
mod terms;
pub mod tournament;
mod tutor;
mod variations;
mod verify;

use maud::{DOCTYPE, Markup, html};

use crate::base::ids::CommandId;

pub use account::{account, login, register};
pub use accounts::accounts;
pub use board::{Look, board, board_shown};
pub use chouette::chouette;
pub use chouettes::{join_chouette, open_chouette};
pub use duplicate::{Compared, duplicate, open_duplicate};
pub use error::{error, refusal};
pub use history::game_history;
pub use join::join;
pub use library::{library, statistics};
pub use met::{CUBES, FARTHEST, met};
pub use offline::offline;
pub use openings::{OpeningData, openings};
pub use position::{
    about as about_position, address as position_address, position, rollout, wrong_words as wrong_position,
};
pub use question::written;
pub use quiz::{daily, quiz};
pub use rules::rules;
pub use rules_chouette::rules_chouette;
pub use start::start;
pub use study::{study, study_decision};
pub use table::table;
pub use tutor::{hint, tutor_asks};
pub use variations::{at_node as variations_address, list as variations_list, variations};
pub use verify::{checker, verify};

use crate::web::accounts::LONGEST_NAME;
use crate::web::files;
use crate::web::i18n::Locale;
use crate::web::page_data::Reader;

/// What is particular to a page's frame.
struct Frame<'a> {
    title: &'a str,
    /// Styles beside those of every page.
    styles: &'a [&'a str],
    /// The module that brings it alive, if any.
    script: Option<&'a str>,
}

/// The language a page is written in for its reader.
pub(crate) fn language(reader: &Reader) -> Locale {
    Locale::negotiate(Some(&reader.cookies), Some(&reader.accept_language))
}

fn head(say: &dyn Fn(&str) -> String, frame: &Frame<'_>) -> Markup {
    let needed = frame.script.map(|script| files::needed(&format!("js/{script}.js"))).unwrap_or_default();
    head_with(say, frame, "manifest.webmanifest", &files::address, &needed)
}

/// The head of the device's page, which is installed by a manifest of its own: its worker keeps the files by their plain
/// addresses.
fn head_of_device(say: &dyn Fn(&str) -> String, frame: &Frame<'_>) -> Markup {
    head_with(say, frame, "board.webmanifest", &|path| format!("/static/{path}"), &[])
}

fn head_with(
    say: &dyn Fn(&str) -> String,
    frame: &Frame<'_>,
    manifest: &str,
    address: &dyn Fn(&str) -> String,
    needed: &[String],
) -> Markup {
    html! {
        head {
            meta charset="utf-8";
            meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
            meta name="description" content=(say("tagline"));
            meta name="theme-color" content="#f4efe6" media="(prefers-color-scheme: light)";
            meta name="theme-color" content="#191613" media="(prefers-color-scheme: dark)";
            title { (frame.title) }
            link rel="icon" href="/static/icons/icon.svg" type="image/svg+xml";
            link rel="apple-touch-icon" href="/static/icons/icon-192.png";
            link rel="manifest" href={ "/static/" (manifest) };
            @for style in ["tokens", "base"].iter().chain(frame.styles) {
                link rel="stylesheet" href=(address(&format!("css/{style}.css")));
            }
            // Sets the chosen theme before anything is drawn.
            script src=(address("js/page/theme.js")) {}
            @if let Some(script) = frame.script {
                @for module in needed { link rel="modulepreload" href=(module); }
                script type="module" src=(address(&format!("js/{script}.js"))) {}
            }
        }
    }
}

/// A page with the house's head and foot.
fn page(reader: &Reader, frame: &Frame<'_>, main: &Markup) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    html! {
        (DOCTYPE)
        html lang=(locale.code()) {
            (head(&say, frame))
            body {
                a.skip href="#main" { (say("skip")) }
                header.site-head {
                    a.brand href="/" { (mark()) "Tavola" }
                    nav aria-label="Tavola" {
                        a href="/chouettes" { (say("chouette-title")) }
                        a href="/events" { (say("tournament-events")) }
                        a href="/study" { (say("nav-study")) }
                        a href="/rules" { (say("nav-rules")) }
                        a href="/verify" { (say("nav-dice")) }
                    }
                    a.site-account href=(if reader.is_player { "/account" } else { "/login" }) {
                        @if let (true, Some(name)) = (reader.is_player, &reader.name) { span.hidden { (say("nav-account")) ": " } (name) } @else { (say("account-nav-login")) }
                    }
                    (language_form(locale, reader))
                }
                main #main { (main) }
                script src=(files::address("js/page/once.js")) {}
            }
        }
    }
}

/// A form's own name for what it sends: sent twice it acts once, and is answered as the first time.
fn acts_once() -> Markup {
    html! { input type="hidden" name="command_id" value=(CommandId::fresh()); }
}

/// The house's mark: a checker on a point.
fn mark() -> Markup {
    html! { img.mark src="/static/icons/icon.svg" alt="" width="28" height="28"; }
}

/// The field for one's own name, with what becomes of it when it is left empty.
fn name_field(reader: &Reader, id: &str) -> Markup {
    let locale = language(reader);
    let most = i64::try_from(LONGEST_NAME).unwrap_or(i64::MAX);
    let known = [("most", most.into()), ("name", reader.name.clone().unwrap_or_default().into())];
    let note = locale.say_with(if reader.name.is_some() { "name-note-known" } else { "name-note" }, &known);
    let note_id = format!("{id}-note");
    html! {
        label for=(id) { (locale.say("start-name")) }
        input id=(id) name="name" autocomplete="nickname" maxlength=(LONGEST_NAME) aria-describedby=(note_id)
            value=[reader.name.as_deref()];
        small.note id=(note_id) { (note) }
    }
}

/// The switch of language: a button for each that is not spoken now.
fn language_form(locale: Locale, reader: &Reader) -> Markup {
    html! {
        form.language method="post" action="/me/language" aria-label=(locale.say("nav-language")) {
            input type="hidden" name="back" value=(reader.path);
            @for other in Locale::ALL {
                @if other != locale {
                    button.quiet-button name="lang" value=(other.code()) lang=(other.code()) { (other.name()) }
                }
            }
        }
    }
}
