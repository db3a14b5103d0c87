//! What the tutor of a table says where there is no script: whether a decision is meant, and what would be best.

use maud::{Markup, PreEscaped, html};
use tavola_notation::diagram::{Arrow, ArrowKind, Diagram};
use tavola_study::position::{Look, LookedAt};

use super::study::{chances_cells, chances_head, cube_table, signed_figure, unsigned_figure};
use super::{Frame, acts_once, language, page};
use crate::web::i18n::Locale;
use crate::web::page_data::{HintData, Reader, TutorAsks};

/// Asks whether a decision is meant that costs much; what would be better is told only to who asks.
#[must_use]
pub fn tutor_asks(reader: &Reader, asks: &TutorAsks) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    let title = format!("{} · Tavola", say("tutor-title"));
    let frame = Frame { title: &title, styles: &["pages"], script: None };
    let kind = if asks.r#type == "play" { "play" } else { "decision" };
    let table = format!("/t/{}", asks.id);
    let loss = [("loss", unsigned_figure(locale, asks.loss).into()), ("kind", kind.into())];
    page(
        reader,
        &frame,
        &html! {
            h1 { (say("tutor-title")) }
            p role="alert" { (locale.say_with("tutor-costs", &loss)) }
            @if let Some(play) = asks.play.as_deref().filter(|play| !play.is_empty()) { p { strong { (play) } } }
            form.stack method="post" action={ (table) "/command" } {
                (acts_once())
                input type="hidden" name="type" value=(asks.r#type);
                input type="hidden" name="sure" value="yes";
                @if let Some(kind) = &asks.kind { input type="hidden" name="kind" value=(kind); }
                @if let Some(play) = &asks.play { input type="hidden" name="play" value=(play); }
                button.second-button.button #tutor-anyway { (locale.say_with("tutor-anyway", &[("kind", kind.into())])) }
            }
            p { a.button.second-button #tutor-show href={ (table) "/hint" } { (say("tutor-show")) } }
            p { a.button #tutor-again href=(table) { (say("tutor-again")) } }
        },
    )
}

/// The best plays, or what to do with the cube.
#[must_use]
pub fn hint(reader: &Reader, data: &HintData) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    let title = format!("{} · Tavola", say("tutor-hint-title"));
    let frame = Frame { title: &title, styles: &["pages", "study"], script: None };
    let arrows = match &data.look {
        Look::Plays { plays, .. } => {
            plays.first().map(|best| Arrow { play: best.play, kind: ArrowKind::Best }).into_iter().collect()
        }
        Look::Cube(_) => Vec::new(),
    };
    let words = say("position-board");
    let picture = Diagram { below: data.side, arrows, ..Diagram::of(&data.situation, &words) }.svg();
    page(
        reader,
        &frame,
        &html! {
            h1 { (say("tutor-hint-title")) }
            div.study-columns {
                div.study-main { div.study-board { (PreEscaped(picture)) } }
                div.study-side {
                    @match &data.look {
                        Look::Plays { plays, .. } => (best_plays(locale, plays.get(..data.shown).unwrap_or(plays))),
                        Look::Cube(cube) => (cube_table(locale, cube)),
                    }
                    p { a.button #hint-back href={ "/t/" (data.id) } { (say("tutor-back")) } }
                }
            }
        },
    )
}

fn best_plays(locale: Locale, plays: &[LookedAt]) -> Markup {
    let say = |name: &str| locale.say(name);
    html! {
        @if plays.is_empty() { p { (say("study-no-move")) } }
        @else { div.study-scroll tabindex="0" { table.study-candidates {
            thead { tr {
                th scope="col" { "#" } th scope="col" { (say("study-play")) }
                th.number scope="col" { (say("study-equity")) } th.number scope="col" { (say("study-difference")) }
                (chances_head(locale))
            } }
            tbody { @for (index, one) in plays.iter().enumerate() { tr {
                td { (index + 1) } th scope="row" { (one.candidate.play) }
                td.number { (signed_figure(locale, one.candidate.equity)) }
                td.number { @if index > 0 { (signed_figure(locale, -one.candidate.loss)) } }
                (chances_cells(locale, &one.candidate.chances))
            } } }
        } } }
    }
}
