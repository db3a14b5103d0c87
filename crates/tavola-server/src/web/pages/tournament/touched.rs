//! What a correction or an undoing would touch: every match by name, before it is done.

use maud::{Markup, html};
use tavola_tournament::stream::{
    event::{Fate, Touched},
    play::Phase,
};

use super::Sheet;

/// Every match that would be touched, and how.
pub(super) fn list(sheet: &Sheet<'_>, touched: &[Touched]) -> Markup {
    let touched: Vec<&Touched> = touched.iter().filter(|one| one.fate != Fate::Unaffected).collect();
    html! {
        @if touched.is_empty() {
            p { (sheet.say("tournament-touches-nothing")) }
        } @else {
            p { (sheet.say_with("tournament-touches", &[("n", i64::try_from(touched.len()).unwrap_or(0).into())])) }
            ul.touched {
                @for one in &touched {
                    li data-heavy[weighs(sheet, one)] { "#" (one.of) " " (sheet.pairing_of(one.of)) ": " strong { (sheet.say(fate_word(one.fate))) } }
                }
            }
        }
    }
}

/// Whether something that is called or has been played falls, so that nobody does it without having read so.
fn weighs(sheet: &Sheet<'_>, touched: &Touched) -> bool {
    let is_planned = sheet.matches.get(&touched.of).is_none_or(|game| game.status.phase == Phase::Planned);
    touched.fate != Fate::Unaffected && !is_planned
}

const fn fate_word(fate: Fate) -> &'static str {
    match fate {
        Fate::Unaffected => "tournament-fate-unaffected",
        Fate::RePaired => "tournament-fate-re_paired",
        Fate::Annulled => "tournament-fate-annulled",
        Fate::ToBeReplayed => "tournament-fate-to_be_replayed",
        Fate::Redrawn => "tournament-fate-redrawn",
    }
}
