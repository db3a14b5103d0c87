//! The lobby: three buttons, who seeks whom, what goes on. Each part is made entry by entry, for the page and for the line
//! that keeps it up to date.

mod asks;
mod conduct;

use maud::{Markup, html};
use serde::Serialize;
use tavola_base::{Time, clock::ClockSettings};
use tavola_rules::Side;

use super::person::person_in;
use super::start::rules_text;
use crate::base::ids::StreamId;
use crate::club::lobby::{Bond, LobbyChoices, OpenTournament, QUICK, Way, bond};
use crate::club::table::Summary;
use crate::club::table_opening::NewTable;
use crate::store::Status;
use crate::web::i18n::Locale;
use crate::web::page_data::{ListedSeek, LobbyData, Whose};

pub(super) use asks::list as asks;
pub(super) use conduct::at_table as conduct_at_table;

/// A part of the page that changes while it is open.
#[derive(Debug, Clone)]
pub struct Part {
    /// The element's id.
    pub id: &'static str,
    /// Name and markup of each entry, in order.
    pub entries: Vec<(String, String)>,
}

/// What somebody is told who is called to a table.
#[derive(Debug, Serialize)]
pub struct CallWords {
    /// The title of the page that is called.
    title: String,
    /// Who waits.
    text: String,
    /// How long.
    note: String,
    /// The way there.
    go: String,
    /// The way back.
    stay: String,
}

/// Whether a table counts for ratings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum IsRated {
    /// It does.
    Yes,
    /// It does not.
    No,
}

/// What somebody is told whom somebody waits for at a table.
#[must_use]
pub fn lobby_call(locale: Locale, who: &str, is_rated: IsRated) -> CallWords {
    let say = |name: &str| locale.say_with(name, &[("who", who.to_owned().into())]);
    CallWords {
        title: say("lobby-called-title"),
        text: say("lobby-called"),
        note: say(match is_rated {
            IsRated::Yes => "lobby-called-rated",
            IsRated::No => "lobby-called-note",
        }),
        go: say("lobby-called-go"),
        stay: say("lobby-called-stay"),
    }
}

/// The parts of the lobby that change.
#[must_use]
pub fn lobby_parts(locale: Locale, data: &LobbyData) -> Vec<Part> {
    let seeks = data.of(Whose::Others).filter(|seek| seek.way == Way::Chosen || !is_shown_by_a_button(data, seek));
    let lists = &data.lists;
    vec![
        part("lobby-quick", QUICK.map(|length| (length.to_string(), quick_button(locale, data, length)))),
        part("lobby-conduct", conduct::entry(locale, data).map(|entry| ("conduct".to_owned(), entry))),
        part("lobby-own", data.of(Whose::Own).map(|seek| (seek.id.to_string(), own_seek(locale, data, seek)))),
        part("lobby-asks", data.asks.iter().map(|ask| (ask.challenge.id.to_string(), asks::entry(locale, data, ask)))),
        part("lobby-seeks", seeks.map(|seek| (seek.id.to_string(), others_seek(locale, seek)))),
        part("lobby-tables", lists.tables.iter().map(|(id, table)| (id.to_string(), table_entry(locale, id, table)))),
        part(
            "lobby-chouettes",
            lists
                .chouettes
                .iter()
                .map(|open| (open.invitation.to_string(), super::chouettes::open_entry(locale, open))),
        ),
        part(
            "lobby-events",
            lists.tournaments.iter().map(|event| (event.id.to_string(), tournament_entry(locale, event))),
        ),
        part("lobby-here", [("here".to_owned(), here(locale, lists.here))]),
    ]
}

fn part(id: &'static str, entries: impl IntoIterator<Item = (String, Markup)>) -> Part {
    Part { id, entries: entries.into_iter().map(|(key, markup)| (key, markup.into_string())).collect() }
}

/// The entries of a part as they stand on the page.
pub(super) fn entries(parts: &[Part], id: &str) -> Markup {
    let part = parts.iter().find(|part| part.id == id);
    html! { @for (_, markup) in part.into_iter().flat_map(|part| &part.entries) { (maud::PreEscaped(markup)) } }
}

/// Whoever has pressed the button that the viewer is waiting at is met without being joined.
fn is_shown_by_a_button(data: &LobbyData, seek: &ListedSeek) -> bool {
    data.own_live().is_some_and(|own| own.way == Way::Quick && own.table.rules == seek.table.rules)
}

/// A button that seeks a match of that length, or takes the seek back.
fn quick_button(locale: Locale, data: &LobbyData, length: u8) -> Markup {
    let is_of = |seek: &&ListedSeek| {
        seek.way == Way::Quick && seek.table.rules.match_length().is_some_and(|points| points.points() == length)
    };
    let is_pressed = data.own_live().as_ref().is_some_and(is_of);
    let waiting: Vec<&ListedSeek> = data.of(Whose::Others).filter(is_of).collect();
    let note = match (is_pressed, &waiting[..]) {
        (true, _) => locale.say("lobby-quick-withdraw"),
        (false, []) => locale.say("lobby-quick-nobody"),
        (false, [one]) => locale.say_with("lobby-quick-one", &[("who", one.who.name.clone().into())]),
        (false, more) => locale.say_with("lobby-quick-many", &[("n", many(more.len()))]),
    };
    html! {
        li data-key=(length) {
            form data-lobby method="post" action=(if is_pressed { "/seeks/withdraw" } else { "/seeks" }) {
                @if !is_pressed { input type="hidden" name="quick" value=(length); }
                button.quick-button aria-pressed=(is_pressed.to_string()) data-waiting=(waiting.len()) {
                    strong { (locale.say_with("lobby-points", &[("n", i64::from(length).into())])) }
                    small { (note) }
                }
            }
        }
    }
}

/// What the viewer waits for.
fn own_seek(locale: Locale, data: &LobbyData, seek: &ListedSeek) -> Markup {
    let say = |name: &str| locale.say(name);
    let others = data.of(Whose::Others).filter(|other| seek.bond == Bond::Live && is_near(seek, other)).take(2);
    html! {
        li.own-seek data-key=(seek.id) data-bond=(if seek.bond == Bond::Live { "live" } else { "stored" }) {
            p { strong { (say("lobby-you-seek")) } " " (terms(locale, seek)) }
            @if seek.bond == Bond::Live {
                p.waited { (say("lobby-waited")) " " span data-since=(seek.since.millis()) { (waited(data.now, seek.since)) } }
                @for other in others { (neighbour(locale, other)) }
                form.meanwhile method="post" action="/tables" data-after="8" {
                    input type="hidden" name="opponent" value="bot"; input type="hidden" name="preset" value="match";
                    input type="hidden" name="length" value="3"; input type="hidden" name="level" value="intermediate";
                    button.button.second-button { (say("lobby-meanwhile")) }
                    small.note { (say("lobby-meanwhile-note")) }
                }
            } @else {
                p.note { (say("lobby-stands")) }
            }
            form data-lobby method="post" action="/seeks/withdraw" {
                input type="hidden" name="id" value=(seek.id);
                button.button.second-button { (say("lobby-withdraw")) }
            }
        }
    }
}

/// Whether a seek is for a match with the same clock and another length.
fn is_near(own: &ListedSeek, other: &ListedSeek) -> bool {
    own.way == Way::Quick && other.way == Way::Quick && own.table.rules != other.table.rules
}

/// Somebody waits at another of the three buttons.
fn neighbour(locale: Locale, seek: &ListedSeek) -> Markup {
    let length = seek.table.rules.match_length().map_or(0, |length| length.points());
    let about = [("who", seek.who.name.clone().into()), ("n", i64::from(length).into())];
    html! {
        form.neighbour data-lobby method="post" action={ "/seeks/" (seek.id) "/join" } {
            span { (locale.say_with("lobby-neighbour", &about)) }
            button.button.second-button { (locale.say("lobby-join")) }
        }
    }
}

fn others_seek(locale: Locale, seek: &ListedSeek) -> Markup {
    let name = format!("seek-{}", seek.id);
    html! {
        li.seek data-key=(seek.id) {
            form data-lobby method="post" action={ "/seeks/" (seek.id) "/join" } {
                div id=(name) { strong { (person_in(locale, &seek.who)) } span { (terms(locale, seek)) } }
                button.button aria-describedby=(name) { (locale.say("lobby-join")) }
            }
        }
    }
}

/// What a seek is for, in a line.
fn terms(locale: Locale, seek: &ListedSeek) -> String {
    let mut text = table_terms(locale, &seek.table);
    if let Some(points) = seek.range.points() {
        text.push_str(" · ");
        text.push_str(&locale.say_with("lobby-range", &[("n", i64::from(points).into())]));
    }
    text
}

/// What is played and how, in a line.
fn table_terms(locale: Locale, table: &NewTable) -> String {
    let pace = match (&table.clock, bond(table)) {
        (None, _) if table.waits().post.is_some() => by_post(locale, table),
        (Some(clock), _) => clock_text(locale, clock),
        (None, Bond::Stored) => locale.say("lobby-unhurried"),
        (None, Bond::Live) => locale.say("lobby-no-clock"),
    };
    let rated = if table.rated { format!(" · {}", locale.say("rated")) } else { String::new() };
    format!("{} · {pace}{rated}", rules_text(locale, &table.rules))
}

/// By post, with the days for each turn.
fn by_post(locale: Locale, table: &NewTable) -> String {
    const DAY: u64 = 86_400_000;
    let days = table.waits().post.map_or(1, |post| post.per_turn.number().div_ceil(DAY));
    locale.say_with("seek-by-post", &[("n", i64::try_from(days).unwrap_or(i64::MAX).into())])
}

fn clock_text(locale: Locale, clock: &ClockSettings) -> String {
    let minutes = (clock.bank_per_point.number() as f64 / 60_000.0 * 10.0).round() / 10.0;
    let minutes = minutes.to_string().replace('.', locale.decimal_sign());
    let seconds = i64::try_from(clock.delay.number() / 1000).unwrap_or(i64::MAX);
    locale.say_with("lobby-clock", &[("minutes", minutes.into()), ("seconds", seconds.into())])
}

fn waited(now: Time, since: Time) -> String {
    let seconds = now.since(since).number() / 1000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

fn table_entry(locale: Locale, id: &StreamId, table: &Summary) -> Markup {
    let name = |side| table.names[side].clone().unwrap_or_else(|| locale.say("table-unnamed"));
    let names = [("white", name(Side::White).into()), ("black", name(Side::Black).into())];
    html! {
        li data-key=(id) {
            a.table-card href={ "/t/" (id) } {
                strong { (locale.say_with("table-against", &names)) }
                span { (super::start::score_text(locale, table)) }
            }
        }
    }
}

fn tournament_entry(locale: Locale, event: &OpenTournament) -> Markup {
    let state = match event.status {
        Status::Waiting => "tournament-state-entries",
        Status::Playing => "tournament-state-drawn",
        Status::Over => "tournament-state-finished",
        Status::Broken => "tournament-state-broken",
    };
    html! {
        li data-key=(event.id) {
            a.table-card href={ "/e/" (event.id) } {
                strong { (event.summary.name) }
                span { (locale.say_with("lobby-players", &[("n", many(event.summary.players))])) }
                span.state { (locale.say(state)) }
            }
        }
    }
}

fn here(locale: Locale, people: usize) -> Markup {
    html! { li data-key="here" { (locale.say_with("lobby-here", &[("n", many(people))])) } }
}

fn many<'a>(number: usize) -> fluent_bundle::FluentValue<'a> {
    i64::try_from(number).unwrap_or(i64::MAX).into()
}

/// The three buttons with what one waits for.
pub(super) fn quick(locale: Locale, parts: &[Part]) -> Markup {
    let clock = clock_text(locale, &ClockSettings::USUAL);
    html! {
        div.quick aria-labelledby="quick-title" role="group" {
            h2 #quick-title { (locale.say("lobby-quick-title")) }
            ul #lobby-quick { (entries(parts, "lobby-quick")) }
            p.note { (locale.say_with("lobby-quick-note", &[("clock", clock.into())])) }
            div role="status" { ul #lobby-conduct { (entries(parts, "lobby-conduct")) } }
            div role="status" { ul #lobby-own tabindex="-1" { (entries(parts, "lobby-own")) } }
            noscript { p.note { (locale.say("lobby-noscript")) } }
        }
    }
}

/// Who seeks whom, and what goes on.
pub(super) fn lobby(locale: Locale, data: &LobbyData, choices: Option<&LobbyChoices>, parts: &[Part]) -> Markup {
    let say = |name: &str| locale.say(name);
    let list = |id: &str, title: &str, none: Option<Markup>| {
        html! {
            section.lobby-list aria-labelledby={ (id) "-title" } {
                h3 id={ (id) "-title" } { (say(title)) }
                ul.table-list id=(id) { (entries(parts, id)) }
                @if let Some(none) = none { div.none { (none) } }
            }
        }
    };
    html! {
        section.lobby #lobby aria-labelledby="lobby-title" {
            header {
                h2 #lobby-title { (say("lobby-title")) }
                ul.here #lobby-here { (entries(parts, "lobby-here")) }
            }
            (asks::list(locale, parts))
            div.lobby-lists {
                (list("lobby-seeks", "lobby-seeks-title", Some(html! { p.note { (say("lobby-seeks-none")) } a href="#choose" data-opponent="anybody" { (say("lobby-seeks-add")) } })))
                (list("lobby-tables", "lobby-tables-title", Some(html! { p.note { (say("lobby-tables-none")) } })))
                (list("lobby-chouettes", "lobby-chouettes-title", Some(html! { p.note { (say("lobby-chouettes-none")) } a href="/chouettes" { (say("chouette-open")) } })))
                (list("lobby-events", "tournament-events", Some(html! { p.note { (say("lobby-events-none")) } a href="/events" { (say("lobby-events-add")) } })))
            }
            (strip(locale, &data.lists.hours))
            @if let Some(choices) = choices { (asks::choices(locale, choices)) }
        }
    }
}

/// When people were here, hour by hour up to now.
fn strip(locale: Locale, hours: &[f32; 24]) -> Markup {
    let most = hours.iter().copied().fold(1.0_f32, f32::max);
    let busiest = hours.iter().enumerate().max_by(|(_, a), (_, b)| a.total_cmp(b)).filter(|(_, people)| **people > 0.0);
    let ago = busiest.map(|(at, _)| 23 - at);
    html! {
        figure.strip {
            svg viewBox="0 0 240 32" preserveAspectRatio="none" aria-hidden="true" {
                @for (at, people) in hours.iter().enumerate() {
                    @let high = (people / most * 30.0).max(1.0);
                    rect x=(at * 10 + 1) width="8" y=(format!("{:.1}", 32.0 - high)) height=(format!("{high:.1}")) rx="1" {}
                }
            }
            figcaption {
                span { (locale.say("lobby-strip-then")) }
                span { @match ago {
                    Some(hours) => (locale.say_with("lobby-strip-busiest", &[("n", many((24 - hours) % 24))])),
                    None => (locale.say("lobby-strip-empty")),
                } }
                span { (locale.say("lobby-strip-now")) }
            }
        }
    }
}
