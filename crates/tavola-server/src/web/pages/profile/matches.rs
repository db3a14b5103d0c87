//! Somebody's matches: searched, page by page, each with the ways to watch it again.

use jiff::Timestamp;
use maud::{Markup, html};
use tavola_base::Time;

use super::super::people::against_address;
use super::super::table_rating::{decimals, seal, signed};
use super::super::{language, person, person_address};
use crate::club::people::rating_of;
use crate::club::ratings::{PersonKind, PersonShown};
use crate::store::PlayedBy;
use crate::web::accounts::LONGEST_NAME;
use crate::web::i18n::Locale;
use crate::web::page_data::{MatchList, MatchSearch, ProfileData, Reader};

/// The section of a player's page.
pub(super) fn section(reader: &Reader, data: &ProfileData) -> Markup {
    let locale = language(reader);
    let list = &data.list;
    let is_searched = data.search != MatchSearch::default();
    html! {
        section #matches aria-labelledby="matches-title" {
            h2 #matches-title { (locale.say("library-matches")) }
            @if list.count.0 == 0 && !is_searched { p.people-empty { (locale.say("profile-no-matches")) } }
            @else {
                (search(locale, data))
                @if data.wrong { p role="alert" { (locale.say("profile-search-wrong")) } }
                p { (counted(locale, list)) }
                (against_link(locale, data))
                (table(reader, list))
                (pages(locale, data))
            }
        }
    }
}

fn counted(locale: Locale, list: &MatchList) -> String {
    let number = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
    locale.say_with("profile-counted", &[("n", number(list.count.0).into()), ("won", number(list.count.1).into())])
}

/// Where one opponent is searched, the way to both players' page.
fn against_link(locale: Locale, data: &ProfileData) -> Markup {
    let other = data.list.matches.first().map(|(_, other)| other).filter(|_| !data.search.opponent.is_empty());
    html! {
        @if let Some(other) = other.filter(|other| has_page(other)) {
            @let names = [("one", data.profile.person.name.clone().into()), ("other", other.name.clone().into())];
            p { a href=(against_address(&data.profile.person.name, &other.name)) { (locale.say_with("against-title", &names)) } }
        }
    }
}

fn search(locale: Locale, data: &ProfileData) -> Markup {
    let say = |name: &str| locale.say(name);
    let search = &data.search;
    let choice = |value: &str, name: &str| {
        html! { option value=(value) selected[search.result == value] { (say(name)) } }
    };
    html! {
        details.people-filter open[*search != MatchSearch::default()] {
            summary { (say("profile-filter")) }
            form method="get" action={ (person_address(&data.profile.person.name)) "#matches" } {
                div { label for="opponent" { (say("profile-opponent")) } input #opponent name="opponent" value=(search.opponent) maxlength=(LONGEST_NAME); }
                div { label for="length" { (say("library-length")) } input #length name="length" type="number" min="1" max="64" value=(search.length); }
                div { label for="result" { (say("profile-result")) } select #result name="result" {
                    (choice("", "profile-result-any")) (choice("won", "profile-result-won")) (choice("lost", "profile-result-lost"))
                } }
                div { label for="since" { (say("profile-since")) } input #since name="since" type="date" value=(search.since); }
                div { label for="until" { (say("profile-until")) } input #until name="until" type="date" value=(search.until); }
                button.button.second-button { (say("profile-filter-go")) }
            }
        }
    }
}

/// The list alone.
pub(super) fn table(reader: &Reader, list: &MatchList) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    if list.matches.is_empty() {
        return html! { p.people-empty { (say("profile-none-found")) } };
    }
    html! {
        div.people-scroll tabindex="0" role="region" aria-label=(say("library-matches")) {
            table.people-matches {
                thead { tr {
                    th scope="col" { (say("library-day")) }
                    th scope="col" { (say("profile-opponent")) }
                    th.number scope="col" { (say("library-length")) }
                    th.number scope="col" { (say("library-score")) }
                    th.number scope="col" { (say("rating-title")) }
                    th.number scope="col" { abbr title=(say("study-rating-note")) { (say("study-rating")) } }
                    th scope="col" { (say("profile-ways")) }
                } }
                tbody { @for (one, other) in &list.matches { (row(reader, one, other)) } }
            }
        }
    }
}

fn row(reader: &Reader, one: &PlayedBy, other: &PersonShown) -> Markup {
    let locale = language(reader);
    let of = &one.of;
    let has_won = of.winner == one.own;
    let word = if has_won { "profile-result-won" } else { "profile-result-lost" };
    let rate = one.rate.and_then(|(decisions, loss)| rating_of(decisions.into(), loss));
    let named = PersonShown { rating: None, ..other.clone() };
    html! {
        tr data-match=(of.match_key) {
            td { (day(of.ended)) }
            th scope="row" { (person(reader, &named)) }
            td.number { (of.length) }
            td.number { span.result-word.(if has_won { "won" } else { "lost" }) { (locale.say(word)) } " " (score(locale, one)) }
            td.number { (change(locale, one)) }
            td.number { (rate.map_or_else(|| "–".to_owned(), |rate| decimals(locale, rate))) }
            td.people-ways { (ways(locale, one)) }
        }
    }
}

/// The score; in brackets where the match was won before anybody had the points for it.
fn score(locale: Locale, one: &PlayedBy) -> Markup {
    let of = &one.of;
    let score = format!("{}–{}", of.points[one.own], of.points[one.own.opponent()]);
    html! {
        @if of.points[of.winner] < of.length.into() { abbr title=(locale.say("profile-score-stood")) { "(" (score) ")" } }
        @else { (score) }
    }
}

/// What the match did to the rating, or why nothing.
fn change(locale: Locale, one: &PlayedBy) -> Markup {
    html! {
        @match one.change {
            Some((before, after)) => (signed(locale, (after - before) as f64 / 10_000.0)),
            None if one.of.standing == crate::store::WAITS => abbr title=(locale.say("rating-waits")) { "…" },
            None => abbr title=(locale.say(&format!("rating-not-{}", one.of.standing))) { "–" },
        }
    }
}

/// Watch again, analysis, file, dice.
fn ways(locale: Locale, one: &PlayedBy) -> Markup {
    let (table, number) = (&one.of.table, one.of.number);
    html! {
        a href={ "/t/" (table) } { (locale.say("profile-watch")) } " "
        a href={ "/t/" (table) "/study?match=" (number) } { (locale.say("study-open")) } " "
        a href={ "/t/" (table) "/match/xg.mat?match=" (number) } download { ".mat" } " "
        (seal(locale, table, number))
    }
}

/// The ways to the pages before and after.
fn pages(locale: Locale, data: &ProfileData) -> Markup {
    let page = data.list.page;
    html! {
        p.people-more {
            @if page > 0 { a.button.second-button rel="prev" href=(address(data, page - 1)) { (locale.say("profile-newer")) } " " }
            @if data.list.has_more { a.button.second-button rel="next" href=(address(data, page + 1)) { (locale.say("library-older")) } }
        }
    }
}

fn address(data: &ProfileData, page: u32) -> String {
    let MatchSearch { opponent, length, result, since, until } = &data.search;
    let fields = [("opponent", opponent), ("length", length), ("result", result), ("since", since), ("until", until)];
    let encoded = |text: &str| person_address(text).trim_start_matches("/people/").to_owned();
    let asked = fields.into_iter().filter(|(_, value)| !value.is_empty());
    let asked: String = asked.map(|(name, value)| format!("{name}={}&", encoded(value))).collect();
    format!("{}?{asked}page={page}#matches", person_address(&data.profile.person.name))
}

fn has_page(person: &PersonShown) -> bool {
    matches!(person.kind, PersonKind::Player | PersonKind::Bot)
}

/// A day, by UTC.
pub(super) fn day(at: Time) -> String {
    let at = i64::try_from(at.millis()).ok().and_then(|at| Timestamp::from_millisecond(at).ok());
    at.map(|at| at.strftime("%Y-%m-%d").to_string()).unwrap_or_default()
}
