//! Entries at the desk: added, approved, brought in from a list, looked up, paid, withdrawn.

use std::collections::BTreeMap;

use maud::{Markup, html};
use tavola_tournament::{
    Cents, DivisionId, EntrantId, EntryCommand,
    format::late_places::LateSeat,
    stream::{
        command::Presence,
        entry::{Charge, Entry, EntryState},
        play::Phase,
        settings::Venue,
        view::{DivisionView, DrawState, MatchView, TournamentStage},
    },
};

use super::act::{self, Act};
use super::words::entry_word;
use super::{Place, Sheet, desk_page, entry_forms, plan};
use crate::web::http::tournament::forms::FormKind;
use crate::web::page_data::{Reader, TournamentData};

/// The entries, those with a word in their name if one is sought.
#[must_use]
pub fn entries(reader: &Reader, data: &TournamentData, sought: &str) -> Markup {
    let sheet = Sheet::new(reader, data);
    let title = sheet.say("tournament-nav-entries");
    desk_page(
        &sheet,
        Place::Entries,
        &title,
        &html! {
            div.desk-head {
                h1 { (title) }
                form.search role="search" {
                    label.hidden for="find" { (sheet.say("tournament-find")) }
                    input #find name="q" type="search" value=(sought) placeholder=(sheet.say("tournament-find")) data-key-focus="/";
                }
            }
            @for division in &sheet.view().divisions { (of_division(&sheet, division, sought)) }
            (keys(&sheet))
        },
    )
}

/// The keys of this page; those of a request only while there is one.
fn keys(sheet: &Sheet<'_>) -> Markup {
    let is_asked = sheet.view().entries.iter().any(|entry| entry.state == EntryState::Requested);
    let of_a_request = [("↓ ↑", "tournament-key-move"), ("c", "tournament-approve"), ("x", "tournament-refuse")];
    let always = [("i", "tournament-add"), ("/", "tournament-find")];
    let of_a_request = of_a_request.into_iter().filter(|_| is_asked);
    act::key_list(sheet, &of_a_request.chain(always).collect::<Vec<_>>())
}

fn of_division(sheet: &Sheet<'_>, division: &DivisionView, sought: &str) -> Markup {
    let id = &division.division.id;
    let sought = sought.to_lowercase();
    let all = sheet.view().entries.iter().filter(|entry| entry.division == *id);
    let found: Vec<&Entry> = all.filter(|entry| entry.name.to_lowercase().contains(&sought)).collect();
    let (asking, others): (Vec<_>, Vec<_>) = found.into_iter().partition(|entry| entry.state == EntryState::Requested);
    html! {
        section.division aria-labelledby={ "entries-" (id) } {
            h2 id={ "entries-" (id) } { (sheet.title(&division.division)) }
            p.note { (plan::format_line(sheet, &division.division)) }
            @if sought.is_empty() {
                div.entry-forms {
                    @if division.takes_entries { (add(sheet, division)) } @else { p.note { (sheet.say("tournament-entries-full")) } }
                    @if division.draw.state == DrawState::Entries { (import(sheet, division)) }
                    @if sheet.view().settings.venue == Venue::Online && division.draw.state == DrawState::Entries { (bots(sheet, division)) }
                }
            }
            @if others.iter().any(|entry| division.division.due(entry) > Cents::ZERO) && sheet.view().stage == TournamentStage::Open {
                div.acts {
                    (Act::new(sheet.say("tournament-pay-all"), EntryCommand::PayAll { division: id.clone() }).about(sheet.title(&division.division)).form(sheet))
                }
            }
            @if !asking.is_empty() {
                h3 { (sheet.say("tournament-requests")) }
                ul.entries { @for entry in asking { li { (request(sheet, division, entry)) } } }
            }
            (missing(sheet, division))
            @if others.is_empty() {
                p.note { (sheet.say(if sought.is_empty() { "tournament-players-none" } else { "tournament-found-none" })) }
            } @else {
                (table(sheet, division, &others))
            }
        }
    }
}

fn add(sheet: &Sheet<'_>, division: &DivisionView) -> Markup {
    let id = &division.division.id;
    let people = division.division.entrants.people();
    let late = division.draw.state != DrawState::Entries;
    let label = sheet.say(if late { "tournament-add-late" } else { "tournament-add" });
    let fields = html! {
        @for index in 0..people {
            (act::field(&format!("add-{id}-{index}"), &sheet.say(if index == 0 { "tournament-name" } else { "tournament-partner" }), &html! {
                input id={ "add-" (id) "-" (index) } name=(if index == 0 { "name" } else { "partner" }) required maxlength="60" autocomplete="off"
                    data-key-focus=[(index == 0).then_some("i")];
            }))
        }
        (act::text(&format!("add-{id}-club"), "club", &sheet.say("tournament-club"), ""))
    };
    act::form(sheet, FormKind::Enter, &[("division", id.to_string())], &fields, &label)
}

fn import(sheet: &Sheet<'_>, division: &DivisionView) -> Markup {
    if !act::offers(sheet, FormKind::Import) {
        return html! {};
    }
    let id = &division.division.id;
    html! {
        details id={ "import-" (id) } {
            summary { (sheet.say("tournament-import")) }
            p.note { (sheet.say("tournament-import-note")) }
            (list_form(sheet, id, ""))
        }
    }
}

/// The form for a list, with these lines in it.
pub(super) fn list_form(sheet: &Sheet<'_>, id: &DivisionId, lines: &str) -> Markup {
    let fields = html! {
        (act::field(&format!("file-{id}"), &sheet.say("tournament-list-file"), &html! {
            // Without a name it is not sent: the script writes what is in it into the list.
            input id={ "file-" (id) } type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" data-into={ "csv-" (id) };
        }))
        (act::field(&format!("csv-{id}"), &sheet.say("tournament-list"), &html! {
            textarea id={ "csv-" (id) } name="list" rows="6" required placeholder="Ada\nBea" { (lines) }
        }))
        (act::choice(&format!("wrong-{id}"), "wrong_lines", &sheet.say("tournament-wrong-lines"), &[
            ("refuse".to_owned(), sheet.say("tournament-wrong-lines-refuse")), ("leave_out".to_owned(), sheet.say("tournament-wrong-lines-leave_out")),
        ]))
    };
    act::form(sheet, FormKind::Import, &[("division", id.to_string())], &fields, &sheet.say("tournament-import-go"))
}

fn bots(sheet: &Sheet<'_>, division: &DivisionView) -> Markup {
    if !act::is_a_directors(sheet) {
        return html! {};
    }
    let id = &division.division.id;
    html! {
        form.fields method="post" action=(sheet.at("/bots")) {
            (act::hidden("division", id.as_str()))
            (act::sent_to(&sheet.reader.path))
            (act::field(&format!("bots-{id}"), &sheet.say("tournament-bots"), &html! {
                input.short id={ "bots-" (id) } name="many" type="number" min="1" max="64" value="4";
            }))
            button.panel-button { (sheet.say("tournament-bots-go")) }
        }
    }
}

fn request(sheet: &Sheet<'_>, division: &DivisionView, entry: &Entry) -> Markup {
    let takes_entries = division.takes_entries;
    let entrant = entry.entrant;
    html! {
        article.card tabindex="0" data-card="" aria-label=(sheet.name(entrant)) {
            strong { (sheet.name(entrant)) }
            div.acts {
                @if takes_entries { (Act::new(sheet.say("tournament-approve"), EntryCommand::Approve { entrant }).key("c").class("button").about(sheet.name(entrant)).form(sheet)) }
                (Act::new(sheet.say("tournament-refuse"), EntryCommand::RefuseEntry { entrant }).key("x").about(sheet.name(entrant)).form(sheet))
            }
        }
    }
}

/// The act by which each has withdrawn, where it can be taken back.
fn withdrawals(sheet: &Sheet<'_>) -> BTreeMap<EntrantId, u32> {
    if !act::is_a_directors(sheet) {
        return BTreeMap::new();
    }
    let lines = sheet.view().log.iter().filter(|line| line.what == "entrant_out" && line.can_be_undone);
    lines.filter_map(|line| Some((line.entrant?, line.act))).collect()
}

fn table(sheet: &Sheet<'_>, division: &DivisionView, entries: &[&Entry]) -> Markup {
    let withdrawals = withdrawals(sheet);
    html! {
        div.scroll {
            table.standings.entered {
                thead { tr {
                    th scope="col" { "#" }
                    th scope="col" { (sheet.say("tournament-player")) }
                    th scope="col" { (sheet.say("tournament-club")) }
                    th scope="col" { (sheet.say("tournament-state")) }
                    th scope="col" { (sheet.say("tournament-paid")) }
                    th scope="col" { span.hidden { (sheet.say("tournament-acts")) } }
                } }
                tbody { @for entry in entries { (row(sheet, division, entry, withdrawals.get(&entry.entrant).copied())) } }
            }
        }
    }
}

fn row(sheet: &Sheet<'_>, division: &DivisionView, entry: &Entry, withdrawn: Option<u32>) -> Markup {
    let word = entry_word(entry.state);
    html! {
        tr {
            td { (entry.entrant) }
            th scope="row" { (sheet.link(entry.entrant)) (entry_forms::way_to_match(sheet, entry.entrant)) @if entry.rebuy_of.is_some() { " " small { (sheet.say("tournament-rebuy-mark")) } } }
            td.text { (entry.people.iter().filter_map(|person| person.club.as_deref()).collect::<Vec<_>>().join(", ")) }
            td.text { (sheet.say(word)) @for pool in &entry.pools { " · " (pool) } }
            td { (sheet.amount(entry.paid)) @if entry.waived > Cents::ZERO { " · " (sheet.say("tournament-waived")) " " (sheet.amount(entry.waived)) } }
            td.text {
                (row_acts(sheet, division, entry))
                @if sheet.view().stage == TournamentStage::Open { (entry_forms::change(sheet, entry, division.division.due(entry))) }
                @if let Some(act) = withdrawn {
                    a.quiet-button data-undo="" href={ (sheet.at("/desk/log")) "?undo=" (act) "#confirm" } {
                        (sheet.say("tournament-withdraw-undo")) span.hidden { " " (sheet.name(entry.entrant)) }
                    }
                }
            }
        }
    }
}

fn row_acts(sheet: &Sheet<'_>, division: &DivisionView, entry: &Entry) -> Markup {
    let entrant = entry.entrant;
    let due = division.division.due(entry);
    let act = |word: &str, command: EntryCommand| {
        Act::new(sheet.say(word), command).class("quiet-button").about(sheet.name(entrant))
    };
    html! {
        div.acts {
            @if due > Cents::ZERO && entry.is_in() {
                (act("tournament-pay", EntryCommand::Pay { entrant, charge: Charge::Entry, amount: due }).form(sheet))
            }
            @for pool in division.division.pools.iter().filter(|pool| entry.is_in() && !entry.pools.contains(&pool.name)) {
                (Act::new(sheet.say_with("tournament-join-pool", &[("pool", pool.name.clone().into())]),
                    EntryCommand::JoinPool { entrant, pool: pool.name.clone() }).class("quiet-button").about(sheet.name(entrant)).form(sheet))
            }
            @if entry.people.len() == 2 && division.draw.state == DrawState::Entries {
                (act("tournament-swap-numbers", EntryCommand::Nominate { entrant, first: entry.people[1].name.clone() }).form(sheet))
            }
            @if may_buy_back(sheet, division, entry) {
                (act("tournament-rebuy", EntryCommand::Rebuy { entrant }).form(sheet))
            }
            @if entry.is_in() && sheet.view().stage == TournamentStage::Open { (check_in(sheet, entry)) }
            @if entry.is_in() && sheet.view().stage == TournamentStage::Open {
                (act("tournament-withdraw", EntryCommand::Withdraw { entrant }).form(sheet))
            }
        }
    }
}

/// Who is in the hall is noted by a press, and taken back by another.
fn check_in(sheet: &Sheet<'_>, entry: &Entry) -> Markup {
    let (word, presence) = match entry.presence {
        Presence::NotSeen => ("tournament-check-in", Presence::Here),
        Presence::Here => ("tournament-check-out", Presence::NotSeen),
    };
    let command = EntryCommand::CheckIn { entrant: entry.entrant, presence };
    Act::new(sheet.say(word), command).class("quiet-button").about(sheet.name(entry.entrant)).form(sheet)
}

/// Who of those who have entered is not in the hall yet, once somebody has been noted there: nobody is withdrawn for it.
pub(super) fn missing(sheet: &Sheet<'_>, division: &DivisionView) -> Markup {
    let all = sheet.view().entries.iter().filter(|entry| entry.division == division.division.id && entry.is_in());
    let (here, away): (Vec<&Entry>, Vec<&Entry>) = all.partition(|entry| entry.presence.is_here());
    let number = |many: usize| i64::try_from(many).unwrap_or(0);
    html! {
        @if !here.is_empty() {
            p.check-in id={ "missing-" (division.division.id) } {
                (sheet.say_with("tournament-checked-in", &[("here", number(here.len()).into()), ("all", number(here.len() + away.len()).into())]))
                @if !away.is_empty() {
                    " " (sheet.say("tournament-not-here")) " "
                    @for (index, entry) in away.iter().enumerate() { @if index > 0 { ", " } (sheet.link(entry.entrant)) }
                }
            }
        }
    }
}

/// Whether somebody can buy themselves in again: has lost, once, and a late place is kept.
fn may_buy_back(sheet: &Sheet<'_>, division: &DivisionView, entry: &Entry) -> bool {
    let entrant = entry.entrant;
    let is_lost = |game: &MatchView| {
        let ended = matches!(&game.status.phase, Phase::Ended { report, .. } if report.winner != entrant);
        game.division == entry.division && ended && game.seats.iter().any(|seat| seat.entrant() == Some(entrant))
    };
    let is_again = |other: &Entry| other.rebuy_of == Some(entrant) && other.is_in();
    entry.is_in()
        && division.division.format.is_bracket()
        && division.late.iter().any(|late| late.seat == LateSeat::Kept)
        && sheet.view().matches.iter().any(is_lost)
        && !sheet.view().entries.iter().any(is_again)
}
