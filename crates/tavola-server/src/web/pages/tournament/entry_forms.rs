//! What can be changed about an entry that stands: what it says of its people, who plays in its place, its money.

use maud::{Markup, html};
use tavola_tournament::{
    Cents, EntrantId, Person,
    stream::{
        entry::{Entry, EntryState},
        play::Phase,
        view::MatchView,
    },
};

use super::act;
use super::{Sheet, bracket, tie};
use crate::web::http::tournament::forms::FormKind;

/// The forms, folded away under the entry's row.
pub(super) fn change(sheet: &Sheet<'_>, entry: &Entry, due: Cents) -> Markup {
    if !act::is_a_directors(sheet) {
        return html! {};
    }
    let entrant = entry.entrant;
    html! {
        details.change id={ "change-" (entrant) } {
            summary { (sheet.say("tournament-change")) span.hidden { " " (sheet.name(entrant)) } }
            @for (person, number) in entry.people.iter().zip(1_u32..) { (amend(sheet, entrant, person, number)) }
            @if entry.state == EntryState::Approved && !has_begun(sheet, entrant) {
                @for (_, number) in entry.people.iter().zip(1_u32..) { (substitute(sheet, entrant, number)) }
            }
            (money(sheet, FormKind::NotePayment, entrant, "tournament-pay", due))
            @if due > Cents::ZERO { (money(sheet, FormKind::Waive, entrant, "tournament-waive", due)) }
            @if entry.paid > Cents::ZERO { (money(sheet, FormKind::Refund, entrant, "tournament-refund", entry.paid)) }
        }
    }
}

fn about(entrant: EntrantId, number: u32) -> [(&'static str, String); 2] {
    [("entrant", entrant.to_string()), ("number", number.to_string())]
}

fn amend(sheet: &Sheet<'_>, entrant: EntrantId, person: &Person, number: u32) -> Markup {
    let id = |what: &str| format!("amend-{entrant}-{number}-{what}");
    let rating = person.rating.map_or_else(String::new, |rating| plain(i64::from(rating.hundredths)));
    let fields = html! {
        (act::field(&id("name"), &sheet.say("tournament-name"), &html! {
            input id=(id("name")) name="name" required maxlength="60" value=(person.name) autocomplete="off";
        }))
        (act::text(&id("club"), "club", &sheet.say("tournament-club"), person.club.as_deref().unwrap_or_default()))
        (act::field(&id("rating"), &sheet.say("tournament-rating"), &html! {
            input.short id=(id("rating")) name="rating" type="number" min="0" step="0.01" value=(rating);
        }))
    };
    act::form(sheet, FormKind::Amend, &about(entrant, number), &fields, &sheet.say("tournament-amend"))
}

fn substitute(sheet: &Sheet<'_>, entrant: EntrantId, number: u32) -> Markup {
    let id = |what: &str| format!("substitute-{entrant}-{number}-{what}");
    let fields = html! {
        (act::field(&id("name"), &sheet.say("tournament-substitute-name"), &html! {
            input id=(id("name")) name="name" required maxlength="60" autocomplete="off";
        }))
        (act::text(&id("club"), "club", &sheet.say("tournament-club"), ""))
    };
    act::form(sheet, FormKind::Substitute, &about(entrant, number), &fields, &sheet.say("tournament-substitute"))
}

fn money(sheet: &Sheet<'_>, kind: FormKind, entrant: EntrantId, word: &str, amount: Cents) -> Markup {
    let id = format!("{}-{entrant}", kind.word());
    let value = if amount > Cents::ZERO { plain(amount.number()) } else { String::new() };
    let input = html! { input.short id=(id) name="amount" type="number" min="0" step="0.01" required value=(value); };
    let field = act::field(&id, &sheet.say("form-field-amount"), &input);
    act::form(sheet, kind, &[("entrant", entrant.to_string())], &field, &sheet.say(word))
}

/// Hundredths as one writes them into a field.
pub(super) fn plain(hundredths: i64) -> String {
    format!("{}.{:02}", hundredths / 100, hundredths % 100)
}

fn games_of<'a>(sheet: &'a Sheet<'_>, entrant: EntrantId) -> impl Iterator<Item = &'a MatchView> {
    sheet.view().matches.iter().filter(move |game| game.seats.iter().any(|seat| seat.entrant() == Some(entrant)))
}

fn has_begun(sheet: &Sheet<'_>, entrant: EntrantId) -> bool {
    games_of(sheet, entrant).any(|game| game.status.phase.has_begun())
}

/// The way to the match somebody plays or will play next, and its table.
pub(super) fn way_to_match(sheet: &Sheet<'_>, entrant: EntrantId) -> Markup {
    let on = games_of(sheet, entrant).find(|game| bracket::is_live(game));
    let next = on.or_else(|| {
        games_of(sheet, entrant).find(|game| game.status.phase == Phase::Planned && bracket::is_to_come(game))
    });
    html! {
        @if let Some(game) = next {
            " " a href={ (sheet.at("/desk/match/")) (game.id) } {
                "#" (game.id)
                @if let Some(tables) = sheet.tables(&tie::tables(sheet, game)) { " · " (tables) }
            }
        }
    }
}
