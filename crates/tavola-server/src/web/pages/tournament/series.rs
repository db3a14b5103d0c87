//! A best of three: its matches so far, and in whose direction the one to come is played (MAT-09).

use maud::{Markup, html};
use tavola_tournament::stream::{
    division::Series,
    play::{Chair, Phase},
    view::MatchView,
};

use super::Sheet;

/// Whether a pairing is a best of three.
pub(super) fn is_series(sheet: &Sheet<'_>, game: &MatchView) -> bool {
    sheet.division(&game.division).is_some_and(|one| one.division.series == Series::BestOfThree)
}

/// Its matches; nothing of a pairing that is one match.
pub(super) fn legs(sheet: &Sheet<'_>, game: &MatchView) -> Markup {
    if !is_series(sheet, game) {
        return html! {};
    }
    let is_over = matches!(game.status.phase, Phase::Ended { .. });
    let whose = |chair: Chair| sheet.seat(game, chair.index());
    let next = u32::try_from(game.status.legs.len() + 1).unwrap_or(3);
    html! {
        section.stage aria-labelledby={ "legs-" (game.id) } {
            h3 id={ "legs-" (game.id) } { (sheet.say("tournament-series-best_of_three")) }
            ol.legs {
                @for leg in &game.status.legs {
                    li { (sheet.result(game, &leg.report)) " " span.note { (sheet.say_with("tournament-direction", &[("who", whose(leg.direction).into())])) } }
                }
            }
            @if let (false, Some(direction)) = (is_over, game.status.direction) {
                p { (sheet.say_with("tournament-leg-next", &[("n", next.into()), ("who", whose(direction).into())])) }
            }
        }
    }
}
