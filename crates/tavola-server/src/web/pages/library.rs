//! One's matches: bringing files, searching, and the list, newest first.

mod chart;
mod outcomes;
mod search;
mod statistics;

use std::{cmp::Reverse, collections::BTreeMap};

use jiff::Timestamp;
use maud::{Markup, html};
use tavola_base::Time;
use tavola_rules::Side;
use tavola_study::figures::{MatchFigures, Tally};

use super::study::unsigned;
use super::study_nav::{Place, study_nav};
use super::{Frame, language, page};
use crate::club::library::{figures, import::plain};
use crate::store::{LibraryMatch, ListedMatch, Own};
use crate::web::files;
use crate::web::i18n::{Locale, isolated};
use crate::web::page_data::{LibraryData, Reader};

pub(super) use outcomes::remarks;
pub use statistics::statistics;

/// The page of the library.
#[must_use]
pub fn library(reader: &Reader, data: &LibraryData) -> Markup {
    let locale = language(reader);
    let title = format!("{} · Tavola", locale.say("library-title"));
    let frame = Frame { title: &title, styles: &["pages", "study", "library"], script: Some("study/library") };
    let is_empty = data.matches.listed.is_empty() && data.search.is_empty();
    page(
        reader,
        &frame,
        &html! {
            div.study-page.library #library data-words=(files::address(&format!("i18n/{}/library.ftl", locale.code()))) {
                (study_nav(locale, Place::Library))
                h1 { (locale.say("library-title")) }
                @if is_empty && data.outcomes.is_empty() { p.lead { (locale.say("library-empty")) } }
                (outcomes::section(locale, &data.outcomes))
                (bring(locale, is_empty))
                @if !is_empty { (search::section(locale, data)) }
                (list(locale, data))
            }
        },
    )
}

/// The form by which files are brought: open where there is nothing else yet.
fn bring(locale: Locale, is_open: bool) -> Markup {
    let say = |name: &str| locale.say(name);
    html! {
        section.library-bring aria-labelledby="bring-title" {
            details open[is_open] {
            summary { span #bring-title { (say("library-bring")) } }
            form #bring method="post" action="/study" enctype="multipart/form-data" {
                p.library-drop { (say("library-drop")) }
                div.library-ways {
                    div.knob { label for="bring-files" { (say("library-files")) } input #bring-files type="file" name="files" multiple accept=".mat,.txt,.sgf,.xg,.json"; }
                    div.knob { label for="bring-folder" { (say("library-folder")) } input #bring-folder type="file" name="folder" multiple webkitdirectory; }
                }
                details {
                    summary { (say("library-paste")) }
                    label for="bring-text" { (say("library-paste-label")) }
                    textarea #bring-text name="text" rows="8" spellcheck="false" autocapitalize="off" {}
                }
                button.button { (say("library-import")) }
                p.note { (say("library-formats")) }
            } }
            div #bringing hidden { p role="status" {} progress {} }
        }
    }
}

/// The matches, newest first.
fn list(locale: Locale, data: &LibraryData) -> Markup {
    let say = |name: &str| locale.say(name);
    let matches = &data.matches;
    let asked = asked(&matches.listed);
    html! {
        section #matches aria-labelledby="matches-title" {
            h2 #matches-title { (say("library-matches")) }
            @if data.has_more_tables { p.note { (say("library-more-tables")) } }
            @if matches.listed.is_empty() {
                p { (say(if !data.wrong.is_empty() { "library-not-searched" } else if data.search.is_empty() { "library-none" } else { "library-none-found" })) }
            } @else {
                div.study-scroll tabindex="0" { table.library-list {
                    thead { tr {
                        th scope="col" { (say("library-day")) }
                        th scope="col" { (say("library-players")) }
                        th scope="col" { (say("library-event")) }
                        th.number scope="col" { (say("library-length")) }
                        th.number scope="col" { (say("library-score")) }
                        th.number scope="col" title=(say("study-rating-note")) { (say("study-rating")) }
                    } }
                    tbody { @for (index, (one, address, line)) in matches.listed.iter().enumerate() {
                        (row(locale, one, address, line.as_deref(), asked == Some(index)))
                    } }
                } }
                p.note { (say("library-list-note")) }
                @if let Some(behind) = &matches.behind {
                    @let position = format!("{}.{}", behind.sorted_at.millis(), behind.match_key);
                    p { a.button.second-button rel="next" href=(search::address(&data.search, Some(&position))) { (say("library-older")) } }
                }
            }
            @if data.waiting > 0 { p.note { (locale.say_with("library-waiting", &[("n", count(data.waiting).into())])) } }
        }
    }
}

/// The match of which it is asked which player one is: one only, since the answer is known of all others of that name; the
/// one with the name that stands most often where nothing has been said.
fn asked(listed: &[(ListedMatch, String, Option<String>)]) -> Option<usize> {
    let unknown: Vec<(usize, &LibraryMatch)> = listed
        .iter()
        .enumerate()
        .map(|(index, (one, ..))| (index, &one.of))
        .filter(|(_, of)| of.own == Own::Unknown)
        .collect();
    let mut often: BTreeMap<String, usize> = BTreeMap::new();
    for name in unknown.iter().flat_map(|(_, of)| [&of.names.black, &of.names.white]) {
        *often.entry(plain(name)).or_default() += 1;
    }
    let most = |of: &LibraryMatch| {
        let times = [&of.names.black, &of.names.white].map(|name| often.get(&plain(name)).copied().unwrap_or(0));
        times[0].max(times[1])
    };
    unknown.into_iter().max_by_key(|(index, of)| (most(of), Reverse(*index))).map(|(index, _)| index)
}

fn row(locale: Locale, one: &ListedMatch, address: &str, line: Option<&str>, asks: bool) -> Markup {
    let of = &one.of;
    let judged = one.figures.as_deref().filter(|_| one.judged_games == of.games).and_then(figures);
    let judged = judged.filter(MatchFigures::is_current);
    html! {
        tr {
            td { (day(locale, of.day)) }
            th scope="row" {
                a href=(address) { (name(of, Side::Black)) " – " (name(of, Side::White)) }
                @if let Some(line) = line {
                    " " a.library-line href=(at_line(address, line)) { (locale.say_with("library-at-line", &[("line", line.to_owned().into())])) }
                }
                @if asks { (which_is_you(locale, of, address)) }
            }
            td { (isolated(&of.event)) }
            td.number { (length(locale, of)) }
            td.number { (of.points.black) "–" (of.points.white) }
            td.number {
                @if let Some(judged) = judged { (rating(locale, &judged.sides.black.total())) " – " (rating(locale, &judged.sides.white.total())) }
                @else { abbr title=(locale.say("library-unjudged-note")) { (locale.say("library-unjudged")) } }
            }
        }
    }
}

/// An address with the line at which it is opened.
fn at_line(address: &str, line: &str) -> String {
    let sign = if address.contains('?') { '&' } else { '?' };
    format!("{address}{sign}at={line}")
}

/// A player's name, standing out if it is the account's.
fn name(of: &LibraryMatch, side: Side) -> Markup {
    let name = isolated(&of.names[side]);
    let shown = if name.is_empty() { "?" } else { &name };
    html! { @if of.own == Own::Is(side) { strong { (shown) } } @else { (shown) } }
}

/// The question which of the players one is, with its answers.
fn which_is_you(locale: Locale, of: &LibraryMatch, address: &str) -> Markup {
    html! {
        form.library-own method="post" action=(address) {
            input type="hidden" name="to" value="library";
            span { (locale.say("library-which")) }
            @for side in [Side::Black, Side::White] { " " (own_button(of.names[side].as_str(), side)) }
            " " button.quiet-button name="act" value="neither" { (locale.say("library-neither")) }
        }
    }
}

/// "I am this one."
pub(super) fn own_button(name: &str, side: Side) -> Markup {
    let act = if side == Side::White { "white" } else { "black" };
    html! { button.button.second-button name="act" value=(act) { @if name.is_empty() { "?" } @else { (isolated(name)) } } }
}

fn length(locale: Locale, of: &LibraryMatch) -> String {
    of.length.map_or_else(|| locale.say("library-money"), |length| length.to_string())
}

/// A performance rating, or a dash where nothing was decided.
fn rating(locale: Locale, tally: &Tally) -> String {
    tally.rating().map_or_else(|| "–".to_owned(), |rating| unsigned(locale, rating, 2))
}

fn day(locale: Locale, at: Option<Time>) -> Markup {
    let at = at.and_then(|at| i64::try_from(at.millis()).ok());
    let at = at.and_then(|at| Timestamp::from_millisecond(at).ok());
    html! {
        @match at {
            Some(at) => { @let day = at.strftime("%Y-%m-%d").to_string(); time datetime=(day) { (day) } },
            None => abbr title=(locale.say("library-no-day")) { "–" },
        }
    }
}

fn count(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
