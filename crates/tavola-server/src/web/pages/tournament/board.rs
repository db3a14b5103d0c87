//! The board of the desk: a line for results, the hall table by table, what is to be called and what is done.

use maud::{Markup, html};
use tavola_tournament::{
    CallCommand,
    stream::{settings::Venue, view::TournamentStage},
};

use super::act::{self, Act};
use super::{Place, Sheet, appeal, desk_page, end, hall, public};
use crate::web::http::tournament::forms::FormKind;
use crate::web::page_data::{Reader, TournamentData};

/// The board.
#[must_use]
pub fn board(reader: &Reader, data: &TournamentData) -> Markup {
    let sheet = Sheet::new(reader, data);
    let title = sheet.say("tournament-nav-board");
    desk_page(
        &sheet,
        Place::Board,
        &title,
        &html! {
            div.desk-head {
                h1 { (title) }
                (line(&sheet))
                (head_acts(&sheet))
            }
            (appeal::open_appeals(&sheet))
            (next_step(&sheet))
            (hall::hall(&sheet))
            (announce(&sheet))
            (keys(&sheet))
        },
    )
}

/// The line in which a result is written or a player found: the table or a name, the loser's points. The script shows the
/// pairing that is meant; without it the line looks for a player.
fn line(sheet: &Sheet<'_>) -> Markup {
    html! {
        form.search.quick #quick role="search" action=(sheet.at("/desk/entries")) {
            label for="find" { (sheet.say("tournament-quick")) }
            input #find name="q" type="search" autocomplete="off" placeholder=(sheet.say("tournament-quick-example")) data-key-focus="/ r";
            div #quick-found role="status" aria-live="polite" data-none=(sheet.say("tournament-quick-none")) data-which=(sheet.say("tournament-quick-which"))
                data-points=(sheet.say("tournament-loser-points")) data-who=(sheet.say("tournament-who-won")) {}
        }
    }
}

fn head_acts(sheet: &Sheet<'_>) -> Markup {
    let view = sheet.view();
    html! {
        @if view.settings.venue == Venue::OverTheBoard && !view.calls.is_empty() && has_free_table(sheet) {
            div.acts { (Act::new(sheet.say("tournament-call-next"), CallCommand::CallNext).key("n").class("button").form(sheet)) }
        }
    }
}

/// Whether a match can be called to a table now; where there are none, to anywhere.
pub(super) fn has_free_table(sheet: &Sheet<'_>) -> bool {
    let tables = &sheet.view().tables;
    tables.is_empty() || tables.iter().any(|table| table.is_open && table.of.is_none())
}

/// What is to be done first where there are no matches yet.
fn next_step(sheet: &Sheet<'_>) -> Markup {
    let view = sheet.view();
    html! {
        @if view.stage == TournamentStage::Finished {
            p.lead { (sheet.say("tournament-state-finished")) }
        } @else if view.matches.is_empty() {
            section.invite {
                p.lead { (sheet.say("tournament-desk-empty")) }
                p.acts {
                    a.button href=(sheet.at("/desk/entries")) { (sheet.say("tournament-nav-entries")) }
                    @if view.entries.len() > 1 { a.panel-button href=(sheet.at("/desk/draw")) { (sheet.say("tournament-nav-draw")) } }
                }
            }
        } @else if !view.left.forbids() { (end::the_end(sheet)) }
    }
}

fn announce(sheet: &Sheet<'_>) -> Markup {
    html! {
        section.announce aria-labelledby="announce-title" {
            h2 #announce-title { (sheet.say("tournament-announcements")) }
            (public::announcements(sheet))
            (act::form(sheet, FormKind::Announce, &[], &act::field("announce-text", &sheet.say("tournament-announce-what"), &html! {
                input #announce-text name="text" required maxlength="400" data-key-focus="m";
            }), &sheet.say("tournament-announce")))
        }
    }
}

fn keys(sheet: &Sheet<'_>) -> Markup {
    let all = [
        ("↓ ↑", "tournament-key-move"),
        ("c", "tournament-call"),
        ("n", "tournament-call-next"),
        ("s", "tournament-start"),
        ("g", "tournament-start-all"),
        ("1 2", "tournament-key-won"),
        ("a b", "tournament-key-absent"),
        ("h j", "tournament-key-here"),
        ("k", "tournament-confirm"),
        ("e", "tournament-rule"),
        ("m", "tournament-announce"),
        ("r /", "tournament-key-line"),
    ];
    act::key_list(sheet, &all)
}
