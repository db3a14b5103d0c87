//! The ways through what is there to study, the same on each of its pages.

use maud::{Markup, html};

use crate::web::i18n::Locale;

/// Where one is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// One's own matches.
    Library,
    /// What they come to.
    Statistics,
    /// A position of one's own.
    Position,
    /// Trees of variations.
    Variations,
    /// What every score is worth.
    Scores,
    /// The opening book.
    Openings,
    /// Matches played at two tables with the same dice.
    Duplicates,
}

/// Every place with its address and the name it goes by.
const PLACES: &[(Place, &str, &str)] = &[
    (Place::Library, "/study", "nav-library"),
    (Place::Statistics, "/study/statistics", "statistics-title"),
    (Place::Position, "/position", "nav-position"),
    (Place::Variations, "/variations", "variations-title"),
    (Place::Scores, "/met", "met-chances"),
    (Place::Openings, "/openings", "nav-openings"),
    (Place::Duplicates, "/duplicates", "nav-duplicates"),
];

/// The links, the present place marked.
pub(super) fn study_nav(locale: Locale, here: Place) -> Markup {
    html! {
        nav.study-nav aria-label=(locale.say("nav-study")) {
            @for (place, address, name) in PLACES {
                a href=(address) aria-current=[(*place == here).then_some("page")] { (locale.say(name)) } " "
            }
        }
    }
}
