//! The pages, as plain documents that work without scripts and come alive with them.
//!
//! What is on them is gathered by the handlers (`page_data`); the words are in `i18n`.

mod about;
mod account;
mod accounts;
mod app;
mod articles;
mod avatar;
mod blocks;
mod board;
mod book;
mod challenges;
mod chouette;
mod chouettes;
mod clause;
mod dialog;
mod dice;
mod dice_counts;
mod duplicate;
mod error;
mod fair_play;
mod figure;
mod history;
mod invite;
mod join;
mod lessons;
mod library;
mod lobby;
mod met;
mod mini_board;
mod moderation;
mod notices;
mod offline;
mod openings;
mod papers_of_house;
mod people;
mod person;
mod plain;
mod position;
mod profile;
mod question;
mod quiz;
mod rulebook;
mod start;
mod study;
mod study_keys;
mod study_nav;
mod table;
mod table_rating;
mod talk;
mod terms;
mod tokens;
pub mod tournament;
mod tutor;
mod tv;
mod variations;
mod verify;

use maud::{DOCTYPE, Markup, html};

use crate::base::ids::CommandId;

pub use account::{
    account, account_codes, account_data, account_keys, account_leave, account_mail, account_name, account_password,
    account_prove, account_vacation, confirm_mail, login, mail_said, recover, recover_link, recover_sent, register,
    stop_mail, undo_mail,
};
pub use accounts::accounts;
pub use app::{away, boards};
pub(crate) use articles::{Shelf, article as article_page, articles_page, comments_page, writing_page, writings_page};
pub use avatar::avatar;
pub use blocks::blocks_page;
pub use board::{Look, board, board_shown};
pub(crate) use book::{chapter as book_chapter, contents as book_contents, whole as whole_book};
pub use challenges::challenges;
pub use chouette::chouette;
pub use chouettes::{join_chouette, open_chouette};
pub use clause::WhyNot;
pub(crate) use clause::says as clause_says;
pub use dice_counts::dice_counts;
pub use duplicate::{Compared, duplicate, open_duplicate};
pub use error::{error, refusal};
pub use fair_play::fair_play;
pub use history::game_history;
pub use join::join;
pub(crate) use lessons::{lesson_page, lessons};
pub use library::{library, statistics};
pub use lobby::{CallWords, IsRated, Part, lobby_call, lobby_parts};
pub use met::{CUBES, FARTHEST, met};
pub use moderation::{CaseData, NamedCase, appeal, closed_account, moderation, moderation_case};
pub(crate) use notices::sentence as notice_sentence;
pub use notices::{notices, push_words};
pub use offline::offline;
pub use openings::{OpeningData, openings};
pub(crate) use papers_of_house::{PAPERS, paper_of_house};
pub use people::people;
pub use person::{person, person_address};
pub use position::{
    about as about_position, address as position_address, position, rollout, wrong_words as wrong_position,
};
pub use profile::{against, profile};
pub use question::written;
pub use quiz::{daily, quiz};
pub(crate) use rulebook::{clause as clause_page, rulebook};
pub use start::start;
pub use study::{study, study_decision};
pub use table::table;
pub use table_rating::table_rating;
pub use talk::chat_page;
pub use tokens::{api, tokens};
pub use tutor::{hint, tutor_asks};
pub use tv::tv_empty;
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
    head_about(say, frame, None)
}

/// The head, with what it says of the page to other programs.
fn head_about(say: &dyn Fn(&str) -> String, frame: &Frame<'_>, about: Option<&Markup>) -> Markup {
    let needed = frame.script.map(|script| files::needed(&format!("js/{script}.js"))).unwrap_or_default();
    head_with(say, frame, about, &format!("/app.webmanifest?lang={}", say("language-code")), &files::address, &needed)
}

/// The head of the device's page, which is installed by a manifest of its own: its worker keeps the files by their plain
/// addresses.
fn head_of_device(say: &dyn Fn(&str) -> String, frame: &Frame<'_>) -> Markup {
    head_with(say, frame, None, "/static/board.webmanifest", &|path| format!("/static/{path}"), &[])
}

fn head_with(
    say: &dyn Fn(&str) -> String,
    frame: &Frame<'_>,
    about: Option<&Markup>,
    manifest: &str,
    address: &dyn Fn(&str) -> String,
    needed: &[String],
) -> Markup {
    html! {
        head {
            meta charset="utf-8";
            meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
            @match about { Some(about) => (about), None => { meta name="description" content=(say("tagline")); } }
            meta name="theme-color" content="#f4efe6" media="(prefers-color-scheme: light)";
            meta name="theme-color" content="#191613" media="(prefers-color-scheme: dark)";
            title { (frame.title) }
            link rel="icon" href="/static/icons/icon.svg" type="image/svg+xml";
            link rel="apple-touch-icon" href="/static/icons/icon-192.png";
            link rel="manifest" href=(manifest);
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
    page_with(reader, frame, None, main)
}

/// The same, with what its head says of it to other programs.
fn page_with(reader: &Reader, frame: &Frame<'_>, about: Option<&Markup>, main: &Markup) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    html! {
        (DOCTYPE)
        html lang=(locale.code()) dir=(locale.direction()) {
            (head_about(&say, frame, about))
            body {
                a.skip href="#main" { (say("skip")) }
                header.site-head {
                    a.brand href="/" { (mark()) "Tavola" }
                    nav aria-label="Tavola" {
                        a href="/chouettes" { (say("chouette-title")) }
                        a href="/events" { (say("tournament-events")) }
                        a href="/tv" { (say("tv-title")) }
                        a href="/study" { (say("nav-study")) }
                        a href="/people" { (say("nav-people")) }
                        a href="/rules" { (say("nav-rules")) }
                        a href="/verify" { (say("nav-dice")) }
                    }
                    button #install.quiet-button type="button" hidden { (say("app-install")) }
                    (notices::bell(reader))
                    a.site-account href=(if reader.is_player { "/account" } else { "/login" }) {
                        @if let (true, Some(name)) = (reader.is_player, &reader.name) { span.hidden { (say("nav-account")) ": " } (name) } @else { (say("account-nav-login")) }
                    }
                    (language_form(locale, reader))
                }
                main #main { (main) }
                footer.site-foot { nav aria-label=(say("nav-house")) {
                    @for name in PAPERS { a href={ "/" (name) } { (say(&format!("nav-{name}"))) } }
                    a href="/articles" { (say("articles-title")) }
                } }
                script src=(files::address("js/page/once.js")) {}
                (waiting(reader, frame))
                script type="module" src=(files::address("js/page/app.js")) {}
            }
        }
    }
}

/// Whoever waits for company is called from whatever page they look at meanwhile.
fn waiting(reader: &Reader, frame: &Frame<'_>) -> Markup {
    html! {
        @if reader.is_waiting && frame.script != Some("start") {
            script type="module" src=(files::address("js/lobby/meanwhile.js")) {}
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

/// Code and direction of the language that something is written in, if it is another than the page's.
fn foreign(locale: Locale, written: Locale) -> (Option<&'static str>, Option<&'static str>) {
    (written != locale).then(|| (written.code(), written.direction())).unzip()
}

/// That what follows is in English, because the page's language does not have it.
fn not_translated(locale: Locale, written: Locale) -> Markup {
    html! { @if written != locale { p.note { (locale.say("not-translated")) } } }
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

/// The switch of language: the one that is spoken now opens a button for each other, by its own name.
fn language_form(locale: Locale, reader: &Reader) -> Markup {
    html! {
        details.language {
            summary.quiet-button { span.hidden { (locale.say("nav-language")) ": " } (locale.name()) }
            form method="post" action="/me/language" {
                input type="hidden" name="back" value=(reader.path);
                @for other in Locale::all().filter(|other| *other != locale) {
                    button.quiet-button name="lang" value=(other.code()) lang=(other.code()) dir=(other.direction()) { (other.name()) }
                }
            }
        }
    }
}
