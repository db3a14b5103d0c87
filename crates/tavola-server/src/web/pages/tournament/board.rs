//! The board of the desk: a line for results, the hall table by table, what is to be called and what is done.

use maud::{Markup, html};
use tavola_tournament::{
    CallCommand, DrawCommand,
    stream::{
        settings::Venue,
        view::{DivisionView, DrawState, TournamentStage},
    },
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
            (papers(&sheet))
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
                data-nothing=(sheet.say("tournament-quick-nothing")) data-tables=(sheet.say("tournament-quick-tables"))
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

/// What is printed for the hall, and the page for its screen.
fn papers(sheet: &Sheet<'_>) -> Markup {
    html! {
        p.print-links {
            a href=(sheet.at("/projector")) { (sheet.say("tournament-projector")) }
            a href=(sheet.at("/papers/names")) { (sheet.say("tournament-by-name")) }
            a href=(sheet.at("/papers/slips")) { (sheet.say("tournament-slips")) }
            a href=(sheet.at("/papers/score")) { (sheet.say("tournament-score-sheets")) }
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
        } @else {
            @for division in &view.divisions { @if division.draw.state == DrawState::Drawn { (to_publish(sheet, division)) } }
            @if view.matches.is_empty() { (to_draw(sheet)) }
            @else if !view.left.forbids() { (end::the_end(sheet)) }
        }
    }
}

/// Nothing is drawn: first the players, then the draw.
fn to_draw(sheet: &Sheet<'_>) -> Markup {
    let entered = sheet.view().entries.iter().filter(|entry| entry.is_in()).count();
    let (entries, draw) = (sheet.at("/desk/entries"), sheet.at("/desk/draw"));
    html! {
        section.invite data-next="draw" {
            @if entered < 2 {
                p.lead { (sheet.say("tournament-desk-empty")) }
                p.acts { a.button href=(entries) { (sheet.say("tournament-nav-entries")) } }
            } @else {
                p.lead { (sheet.say_with("tournament-desk-to-draw", &[("n", i64::try_from(entered).unwrap_or(0).into())])) }
                p.acts {
                    a.button href=(draw) { (sheet.say("tournament-nav-draw")) }
                    a.panel-button href=(entries) { (sheet.say("tournament-nav-entries")) }
                }
            }
        }
    }
}

/// A draw that only directors see: nothing of it is called before everybody can.
fn to_publish(sheet: &Sheet<'_>, division: &DivisionView) -> Markup {
    let publish = DrawCommand::PublishDraw { division: division.division.id.clone() };
    html! {
        section.invite data-next="publish" {
            p.lead { (sheet.say_with("tournament-desk-to-publish", &[("what", sheet.title(&division.division).into())])) }
            div.acts {
                (Act::new(sheet.say("tournament-publish"), publish).class("button").form(sheet))
                a.panel-button href=(sheet.at("/desk/draw")) { (sheet.say("tournament-nav-draw")) }
            }
        }
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
