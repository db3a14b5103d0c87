//! The page everybody may read: what is called, who plays, how it stands. The same for all readers of one language, so
//! that it is made once for each version of the event.

use maud::{Markup, html};
use tavola_tournament::{
    Cents, DeskCommand,
    stream::{
        command::Office,
        division::{Division, DivisionId},
        entry::{Entry, EntryState},
        play::Phase,
        settings::Venue,
        view::{DivisionView, DrawState, MatchView, TournamentStage},
    },
};

use super::act::Act;
use super::pieces::{self, LINES};
use super::tie::{self, Sitting};
use super::{Place, Sheet, act, bracket, page_of, pairings, plan, programme, standing};
use crate::web::http::tournament::forms::FormKind;
use crate::web::page_data::{Reader, TournamentData};

/// The public page; none if a part of it is asked for that is not there.
#[must_use]
pub fn public(reader: &Reader, data: &TournamentData) -> Option<Markup> {
    public_for(reader, data, &[])
}

/// The same for somebody who is entered in these divisions, or has asked to be: it does not ask them to take part.
#[must_use]
pub fn public_for(reader: &Reader, data: &TournamentData, entered: &[DivisionId]) -> Option<Markup> {
    let sheet = Sheet::new(reader, data);
    let view = sheet.view();
    let name = view.settings.name.clone();
    let page = page_of(
        &sheet,
        Place::Public,
        &name,
        &html! {
            header.tournament-title {
                h1 { (name) }
                p.lead { (state(&sheet)) @if let Some(begins) = view.settings.begins { " · " (sheet.time(begins)) } }
            }
            (announcements(&sheet))
            (screens(&sheet))
            (calls(&sheet))
            @for division in &view.divisions { (programme::programme(&sheet, division)) }
            @if !super::calendar::appointments(reader, data, "").is_empty() {
                p.calendar-link { a href=(sheet.at("/calendar.ics")) { (sheet.say("calendar-event")) } }
            }
            @for division in &view.divisions { (division_part(&sheet, division, entered)) }
            (field_of_players(&sheet))
            (about(&sheet))
            (proof(&sheet))
        },
    );
    (!sheet.asked.is_missed()).then_some(page)
}

/// The search, the page for a projector, what hangs on the wall.
fn screens(sheet: &Sheet<'_>) -> Markup {
    let is_paired = sheet.view().matches.iter().any(pairings::is_paired);
    html! {
        div.screens.no-print {
            @if taking_part(sheet).len() > SEARCHED { (search(sheet, "")) }
            p.print-links {
                a href=(sheet.at("/chat")) { (sheet.say("chat-title")) }
                a href=(sheet.at("/projector")) { (sheet.say("tournament-projector")) }
                @if is_paired { a href=(sheet.at("/papers/names")) { (sheet.say("tournament-by-name")) } }
            }
        }
    }
}

/// From how many players on they are looked for instead of looked through.
const SEARCHED: usize = 12;

/// How many are shown of those who are found.
const FOUND: usize = 50;

/// Who has these letters in their name, of those who take part.
#[must_use]
pub fn find(reader: &Reader, data: &TournamentData, sought: &str) -> Markup {
    let sheet = Sheet::new(reader, data);
    let letters = sought.to_lowercase();
    let has = |entry: &&&Entry| entry.name.to_lowercase().contains(&letters);
    let taking_part = taking_part(&sheet);
    let found: Vec<&&Entry> = taking_part.iter().filter(has).take(FOUND + 1).collect();
    let title = sheet.say("tournament-find");
    page_of(
        &sheet,
        Place::Public,
        &title,
        &html! {
            h1 { (title) }
            (search(&sheet, sought))
            @if found.is_empty() { p.note { (sheet.say("tournament-found-none")) } }
            ul.found { @for entry in found.iter().take(FOUND) { li { (sheet.link(entry.entrant)) (plays_next(&sheet, entry)) } } }
            @if found.len() > FOUND { p.note { (sheet.say_with("tournament-find-more", &[("n", i64::try_from(FOUND).unwrap_or(0).into())])) } }
            p { a href=(sheet.at("")) { (sheet.say("tournament-nav-public")) } }
        },
    )
}

/// Where somebody plays, or whom they meet next.
fn plays_next(sheet: &Sheet<'_>, entry: &Entry) -> Markup {
    html! {
        @if let Some(next) = pairings::of_entrant(sheet, entry.entrant) {
            " · "
            @if let Some(tables) = sheet.tables(&next.tables) { strong { (tables) } " · " }
            (next.name) " – " (next.opponent) " " small { "#" (next.game.id) " · " (sheet.whereabouts_and_length(next.game)) }
            @if let Some(begins) = next.begins { " · " (sheet.time(begins)) }
        }
    }
}

fn search(sheet: &Sheet<'_>, sought: &str) -> Markup {
    html! {
        form.search.fields role="search" action=(sheet.at("/find")) {
            label.hidden for="find-player" { (sheet.say("tournament-find")) }
            input #find-player name="name" type="search" maxlength="64" value=(sought) placeholder=(sheet.say("tournament-find")) enterkeyhint="search";
            button.panel-button { (sheet.say("tournament-find-go")) }
        }
    }
}

fn taking_part<'a>(sheet: &Sheet<'a>) -> Vec<&'a Entry> {
    sheet.view().entries.iter().filter(|entry| entry.state == EntryState::Approved).collect()
}

fn state(sheet: &Sheet<'_>) -> String {
    let view = sheet.view();
    if view.stage == TournamentStage::Finished {
        return sheet.say("tournament-state-finished");
    }
    let (called, playing): (Vec<_>, Vec<_>) = live(sheet).partition(|game| is_called(game));
    for (word, games) in [("tournament-state-playing", playing), ("tournament-state-called", called)] {
        if !games.is_empty() {
            return sheet.say_with(word, &[("n", i64::try_from(games.len()).unwrap_or(0).into())]);
        }
    }
    if !view.matches.is_empty() && view.divisions.iter().all(|division| division.is_over) {
        return sheet.say("tournament-state-played");
    }
    let is_drawn = view.divisions.iter().any(|division| division.draw.state == DrawState::Published);
    sheet.say(if is_drawn { "tournament-state-drawn" } else { "tournament-state-entries" })
}

/// The matches that are called or on.
fn live<'a>(sheet: &Sheet<'a>) -> impl Iterator<Item = &'a MatchView> {
    sheet.view().matches.iter().filter(|game| bracket::is_live(game))
}

const fn is_called(game: &MatchView) -> bool {
    matches!(game.status.phase, Phase::Called { .. })
}

/// The announcements that stand, the latest first.
pub(super) fn announcements(sheet: &Sheet<'_>) -> Markup {
    html! {
        @if !sheet.view().announcements.is_empty() {
            ul.announcements aria-label=(sheet.say("tournament-announcements")) {
                @for announcement in sheet.view().announcements.iter().rev() {
                    li data-call=(announcement.text) {
                        (announcement.text) " " small { (sheet.time(announcement.at)) }
                        @if sheet.view().you.offices.contains(&Office::Director) {
                            (Act::new(sheet.say("tournament-announcement-withdraw"), DeskCommand::WithdrawAnnouncement { number: announcement.number })
                                .class("quiet-button").about(announcement.text.clone()).form(sheet))
                        }
                    }
                }
            }
        }
    }
}

/// How many matches that are on stand on one page.
const CALLS: usize = 200;

/// Who is called and who plays, table by table.
fn calls(sheet: &Sheet<'_>) -> Markup {
    let mut live: Vec<&MatchView> = live(sheet).collect();
    live.sort_by_key(|game| (game.status.table, game.id));
    let (called, playing): (Vec<_>, Vec<_>) = live.into_iter().partition(|game| is_called(game));
    html! {
        @for (title, name, games) in [("tournament-called", "called", &called), ("tournament-playing", "playing", &playing)] {
            @if !games.is_empty() {
                @let (_, shown, links) = pieces::lines(sheet, name, games, CALLS);
                section.calls aria-labelledby=(title) {
                    h2 id=(title) { (sheet.say(title)) }
                    (links)
                    ul { @for game in shown { @for sitting in tie::sittings(sheet, game) {
                        li data-call=[called_aloud(sheet, game, sitting)] { (call(sheet, game, sitting)) }
                    } } }
                }
            }
        }
    }
}

/// What is said aloud when a match is called.
fn called_aloud(sheet: &Sheet<'_>, game: &MatchView, sitting: Sitting) -> Option<String> {
    if !is_called(game) {
        return None;
    }
    let place = sheet.tables(sitting.table.as_slice()).unwrap_or_else(|| sheet.say("tournament-called"));
    Some(format!("{place}: {}", sitting.pairing(sheet, game)))
}

fn call(sheet: &Sheet<'_>, game: &MatchView, sitting: Sitting) -> Markup {
    html! {
        strong.table-no {
            @match (game.status.tables().last(), sitting.table) {
                (Some(table), _) => a href={ "/t/" (table) } { (sheet.say("tournament-watch")) },
                (None, Some(table)) => (sheet.say_with("tournament-table", &[("n", table.number().into())])),
                (None, None) => "–",
            }
        }
        @if sitting.rubber.is_some() {
            p { (sitting.pairing(sheet, game)) }
            small { (sheet.say("tournament-tie")) " " (game.id) ": " (sheet.pairing(game)) " · " (sheet.whereabouts_and_length(game)) }
        } @else {
            (bracket::node(sheet, game))
            small { (sheet.whereabouts_and_length(game)) }
        }
    }
}

fn division_part(sheet: &Sheet<'_>, division: &DivisionView, entered: &[DivisionId]) -> Markup {
    let id = &division.division.id;
    html! {
        section.division id=(id) aria-labelledby={ (id) "-title" } {
            div.division-head {
                h2 id={ (id) "-title" } { (division_title(sheet, division)) }
                p.note { (plan::format_line(sheet, &division.division)) }
                @if division.draw.state == DrawState::Published && !division.stages.is_empty() {
                    p.print-links {
                        a href={ (sheet.at("/print/")) (id) "?paper=a4" } { (sheet.say("tournament-print-a4")) }
                        a href={ (sheet.at("/print/")) (id) "?paper=poster" } { (sheet.say("tournament-print-poster")) }
                        a href={ (sheet.at("/print/")) (id) "?paper=blank" } { (sheet.say("tournament-print-blank")) }
                    }
                }
            }
            @if division.draw.state == DrawState::Entries {
                p { (sheet.say("tournament-not-drawn")) }
                @if entered.contains(id) {
                    p { (sheet.say("tournament-entered")) " " a href=(sheet.at("/me")) { (sheet.say("tournament-nav-me")) } }
                } @else if sheet.view().stage == TournamentStage::Open { (enter(sheet, division)) }
            } @else if !pieces::shows(sheet, division) {
                (pieces::elsewhere(sheet, division))
            } @else {
                @let rounds = !division.division.format.is_bracket();
                @if rounds { (standing::standings(sheet, division)) }
                (bracket::sheets(sheet, division))
                (tie::ties(sheet, division))
                @if !rounds && division.is_over { (standing::standings(sheet, division)) }
                (standing::prizes(sheet, division))
            }
        }
    }
}

/// A division's name where there are several, else what it shows.
pub(super) fn division_title(sheet: &Sheet<'_>, division: &DivisionView) -> String {
    if sheet.has_divisions() || division.division.name.is_some() {
        sheet.title(&division.division)
    } else {
        sheet.say("tournament-the-draw")
    }
}

/// What somebody pays who enters, where it costs anything; and the side pools there are.
fn costs(sheet: &Sheet<'_>, division: &Division) -> Markup {
    let fee = division.fees.registration + division.fees.entry;
    html! {
        @if fee > Cents::ZERO { p { (sheet.say_with("tournament-costs", &[("amount", sheet.amount(fee).into())])) } }
        @for pool in &division.pools {
            p.note { (sheet.say_with("tournament-costs-pool", &[("pool", pool.name.clone().into()), ("amount", sheet.amount(pool.fee).into())])) }
        }
    }
}

/// The form with which a player asks to take part.
fn enter(sheet: &Sheet<'_>, division: &DivisionView) -> Markup {
    let people = division.division.entrants.people();
    let id = |what: &str, index: usize| format!("enter-{}-{what}-{index}", division.division.id);
    let fields = html! {
        @for index in 0..people {
            (act::field(&id("name", index), &sheet.say(if index == 0 { "tournament-your-name" } else { "tournament-partner" }), &html! {
                input id=(id("name", index)) name=(if index == 0 { "name" } else { "partner" }) required maxlength="60" autocomplete="name";
            }))
        }
    };
    html! {
        section.enter {
            h3 { (sheet.say("tournament-enter")) }
            (costs(sheet, &division.division))
            p.note { (sheet.say("tournament-enter-note")) }
            (act::form(sheet, FormKind::Enter, &[("division", division.division.id.to_string())], &fields, &sheet.say("tournament-enter-go")))
        }
    }
}

fn field_of_players(sheet: &Sheet<'_>) -> Markup {
    let taking_part = taking_part(sheet);
    let (lines, shown, links) = pieces::lines(sheet, "players", &taking_part, LINES);
    html! {
        section.players aria-labelledby="players-title" {
            h2 #players-title { (sheet.say_with("tournament-players", &[("n", i64::try_from(taking_part.len()).unwrap_or(0).into())])) }
            @if taking_part.is_empty() {
                p.note { (sheet.say("tournament-players-none")) }
            } @else {
                (links)
                ol.player-list start=(lines.start + 1) { @for entry in shown { li { (sheet.link(entry.entrant)) } } }
            }
        }
    }
}

fn about(sheet: &Sheet<'_>) -> Markup {
    let view = sheet.view();
    let notes = &view.settings.notes;
    let lines = [
        ("tournament-notes-venue", &notes.venue),
        ("tournament-notes-dress", &notes.dress),
        ("tournament-notes-more", &notes.more),
        ("tournament-notes-languages", &notes.languages),
    ];
    let committee: Vec<String> = view.committee.iter().map(|member| sheet.member(member)).collect();
    html! {
        @if lines.iter().any(|(_, text)| !text.is_empty()) || !committee.is_empty() {
            section.about aria-labelledby="about-title" {
                h2 #about-title { (sheet.say("tournament-about")) }
                dl {
                    @for (word, text) in lines { @if !text.is_empty() { dt { (sheet.say(word)) } dd { (text) } } }
                    @if !committee.is_empty() { dt { (sheet.say("tournament-committee")) } dd { (committee.join(", ")) } }
                }
            }
        }
        @if view.settings.venue == Venue::Online { p.note { (sheet.say("tournament-online-note")) } }
    }
}

/// What is needed to repeat every draw.
fn proof(sheet: &Sheet<'_>) -> Markup {
    let view = sheet.view();
    let Some(commitment) = &view.commitment else { return html! {} };
    html! {
        details.proof #proof {
            summary { (sheet.say("tournament-proof")) }
            p.note { (sheet.say("tournament-proof-note")) }
            dl.mono {
                dt { (sheet.say("tournament-commitment")) } dd { (commitment) }
                @if let Some(seed) = &view.seed { dt { (sheet.say("tournament-seed")) } dd { (seed) } }
                @for division in &view.divisions {
                    @for drawn in &division.draw.keys {
                        dt { (sheet.say("tournament-draw-key")) " " code lang="en" translate="no" { (drawn.name) } } dd { (drawn.key.value()) @if !drawn.words.is_empty() { " · “" (drawn.words) "”" } }
                    }
                }
            }
        }
    }
}
