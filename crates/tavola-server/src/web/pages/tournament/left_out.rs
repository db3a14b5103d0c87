//! The answer to a list of entries of which some lines were left out: how many were entered, which lines were not and why,
//! and those lines to be put right.

use maud::{Markup, html};
use tavola_tournament::DivisionId;

use super::{Place, Sheet, desk_page, entries};
use crate::web::page_data::{Reader, TournamentData};
use crate::web::pages::clause::linked;

/// What became of a list.
pub(crate) struct LeftOut {
    /// Of which division.
    pub(crate) division: DivisionId,
    /// How many were entered.
    pub(crate) entered: usize,
    /// The lines that were not, each with what is wrong with it, as a reader is told.
    pub(crate) why: String,
    /// Those lines, under the heading if the list has one.
    pub(crate) lines: String,
}

/// The page that says so. `back` is where the list came from.
#[must_use]
pub(crate) fn left_out(reader: &Reader, data: &TournamentData, left: &LeftOut, back: &str) -> Markup {
    // Whoever changes the language here, or sends the rest, is where the list was.
    let reader = Reader { path: back.to_owned(), ..reader.clone() };
    let sheet = Sheet::new(&reader, data);
    let title = sheet.say("tournament-import");
    let entered = i64::try_from(left.entered).unwrap_or(i64::MAX);
    let said = sheet.say_with("tournament-left-out", &[("n", entered.into()), ("lines", left.why.as_str().into())]);
    desk_page(
        &sheet,
        Place::Entries,
        &title,
        &html! {
            h1 { (title) }
            section #left-out {
                p.warning role="alert" { (linked(&said)) }
                (entries::list_form(&sheet, &left.division, &left.lines))
                p { a href=(back) { (sheet.say("tournament-nav-entries")) } }
            }
        },
    )
}
