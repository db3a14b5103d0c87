//! All players: the boards, the search, whom one follows.

use maud::{Markup, html};

use super::table_rating::{decimals, signed};
use super::{Frame, language, page, person, person_address};
use crate::club::people::boards::{Board, LEAST_PEOPLE, LEAST_POINTS, Listed};
use crate::club::ratings::{PersonShown, Pool};
use crate::web::accounts::LONGEST_NAME;
use crate::web::i18n::Locale;
use crate::web::page_data::{PeopleData, Reader};

/// The pools in the order in which they are offered.
const POOLS: [Pool; 3] = [Pool::People, Pool::Correspondence, Pool::Bots];

/// The page.
#[must_use]
pub fn people(reader: &Reader, data: &PeopleData) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    let title = format!("{} · Tavola", say("people-title"));
    let frame = Frame { title: &title, styles: &["pages", "people"], script: None };
    page(
        reader,
        &frame,
        &html! {
            div.people-page {
                h1 { (say("people-title")) }
                (search(reader, data))
                section aria-labelledby="board-title" {
                    h2 #board-title { (say(&format!("ranking-{}", data.board.name()))) }
                    (choices(locale, data))
                    (board(reader, data))
                    p.note { (locale.say_with("ranking-note", &[("points", i64::from(LEAST_POINTS).into()), ("people", i64::from(LEAST_PEOPLE).into())])) }
                    @if let Some(is_listed) = data.is_listed { (listing(locale, if is_listed { Listing::Listed } else { Listing::Unlisted })) }
                }
                @if !data.followed.is_empty() { section aria-labelledby="followed-title" {
                    h2 #followed-title { (say("people-followed")) }
                    (names(reader, &data.followed))
                } }
                p { a href="/dice" { (say("dice-all-title")) } }
            }
        },
    )
}

fn search(reader: &Reader, data: &PeopleData) -> Markup {
    let locale = language(reader);
    html! {
        form.people-search method="get" action="/people" role="search" {
            label for="find" { (locale.say("people-find")) }
            input #find type="search" name="find" value=(data.find) maxlength=(LONGEST_NAME) autocomplete="off";
            button.button { (locale.say("people-find-go")) }
        }
        @if !data.find.is_empty() {
            div role="status" {
                @if data.found.is_empty() { p { (locale.say_with("people-none-found", &[("name", data.find.clone().into())])) } }
                @else { (names(reader, &data.found)) }
            }
        }
    }
}

fn names(reader: &Reader, people: &[PersonShown]) -> Markup {
    html! { ul.people-names { @for one in people { li { (person(reader, one)) } } } }
}

/// The boards and the pools, the present ones marked.
fn choices(locale: Locale, data: &PeopleData) -> Markup {
    html! {
        nav.people-choices aria-label=(locale.say("ranking-choose")) {
            @for board in Board::ALL {
                a href={ "/people?board=" (board.name()) "&pool=" (data.pool.name()) }
                    aria-current=[(*board == data.board).then_some("page")] { (locale.say(&format!("ranking-{}", board.name()))) } " "
            }
        }
        nav.people-choices aria-label=(locale.say("pool-choose")) {
            @for pool in POOLS {
                a href={ "/people?board=" (data.board.name()) "&pool=" (pool.name()) }
                    aria-current=[(pool == data.pool).then_some("page")] { (locale.say(&format!("pool-{}", pool.name()))) } " "
            }
        }
    }
}

fn board(reader: &Reader, data: &PeopleData) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    if data.listed.is_empty() {
        return html! { p.people-empty { (say("ranking-empty")) } };
    }
    html! {
        div.people-scroll tabindex="0" role="region" aria-labelledby="board-title" {
            table.people-board {
                thead { tr {
                    th.number scope="col" { (say("ranking-place")) }
                    th scope="col" { (say("ranking-player")) }
                    @if data.board == Board::Errors { th.number scope="col" { abbr title=(say("study-rating-note")) { (say("study-rating")) } } }
                    @if is_timed(data.board) { th.number scope="col" { (say("ranking-gain")) } }
                    th.number scope="col" { (say("ranking-points-played")) }
                    th.number scope="col" { (say("ranking-matches")) }
                    th.number scope="col" { (say("ranking-won")) }
                } }
                tbody { @for (place, one) in data.listed.iter().enumerate() { (row(reader, place + 1, one, data.board)) } }
            }
        }
    }
}

fn row(reader: &Reader, place: usize, one: &Listed, board: Board) -> Markup {
    let locale = language(reader);
    html! {
        tr {
            td.number { (place) }
            th scope="row" { (person(reader, &one.person)) }
            @if let Some((errors, _)) = one.errors { td.number { (decimals(locale, errors)) } }
            @if is_timed(board) { td.number { (signed(locale, one.row.gain as f64 / 10_000.0)) } }
            td.number { (one.row.points) }
            td.number { (one.row.matches) }
            td.number { (one.row.won) }
        }
    }
}

const fn is_timed(board: Board) -> bool {
    matches!(board, Board::Week | Board::Month | Board::Year)
}

/// Whether somebody stands on boards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Listing {
    Listed,
    Unlisted,
}

/// The choice to stand on no board.
fn listing(locale: Locale, listing: Listing) -> Markup {
    let (note, act, button) = match listing {
        Listing::Listed => ("ranking-listed", "leave", "ranking-leave"),
        Listing::Unlisted => ("ranking-unlisted", "enter", "ranking-enter"),
    };
    html! {
        form.inline method="post" action="/me/boards" {
            p.note { (locale.say(note)) }
            button.button.second-button name="act" value=(act) { (locale.say(button)) }
        }
    }
}

/// The way to what two have played against each other.
#[must_use]
pub(super) fn against_address(one: &str, other: &str) -> String {
    let other = person_address(other);
    format!("{}/against/{}", person_address(one), other.trim_start_matches("/people/"))
}
