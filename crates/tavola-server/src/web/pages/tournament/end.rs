//! How a tournament is closed at its desk: at its end, or with what is left undone named.

use maud::{Markup, html};
use tavola_tournament::{DeskCommand, stream::division::DivisionId};

use super::Sheet;
use super::act::Act;

/// How the event is closed, once nothing forbids it: at its end, or leaving undone what is named.
pub(super) fn the_end(sheet: &Sheet<'_>) -> Markup {
    let left = &sheet.view().left.divisions;
    html! {
        section.invite {
            @if left.is_empty() {
                p.lead { (sheet.say("tournament-desk-over")) }
                (Act::new(sheet.say("tournament-finish"), DeskCommand::Finish { leaving: Vec::new() }).class("button").form(sheet))
            } @else {
                p.lead { (sheet.say_with("tournament-desk-unplayed", &[("what", names_of(sheet, left).into())])) }
                p.acts { a.button href=(sheet.at("/desk/draw")) { (sheet.say("tournament-nav-draw")) } }
                details #finish-early {
                    summary { (sheet.say("tournament-finish-early")) }
                    (Act::new(sheet.say("tournament-finish"), DeskCommand::Finish { leaving: left.clone() }).form(sheet))
                }
            }
        }
    }
}

/// What divisions are called, one after the other.
pub(super) fn names_of(sheet: &Sheet<'_>, divisions: &[DivisionId]) -> String {
    let names = divisions.iter().filter_map(|id| sheet.division(id)).map(|one| sheet.title(&one.division));
    names.collect::<Vec<_>>().join(", ")
}
