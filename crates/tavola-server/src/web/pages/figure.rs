//! A board in a text: to look at, to play a roll on and hear whether it is legal, or to say what one does with the cube.

use maud::{Markup, html};
use tavola_notation::{Xgid, diagram::Home};

use crate::web::i18n::Locale;
use crate::web::markdown::{Answers, Block, Board, CubeAnswer, Doubles, Task};

/// The parts of a text, boards drawn.
pub(super) fn text(locale: Locale, blocks: &[Block]) -> Markup {
    html! {
        @for block in blocks {
            @match block {
                Block::Text(text) => (maud::PreEscaped(text)),
                Block::Board(board) => (figure(locale, board)),
            }
        }
    }
}

/// The parts of a text for paper: boards to look at, and clauses that lead to their place on the same page.
pub(super) fn printed(blocks: &[Block]) -> Markup {
    let within =
        |text: &str| text.replace("href=\"/rulebook/", "href=\"#").replace("href=\"/rulebook\"", "href=\"#rulebook\"");
    html! {
        @for block in blocks {
            @match block {
                Block::Text(text) => (maud::PreEscaped(within(text))),
                Block::Board(board) => (picture(board)),
            }
        }
    }
}

/// A board as a picture that is there at once, with its caption.
fn picture(board: &Board) -> Markup {
    let Ok(xgid) = Xgid::try_from(&board.situation) else { return html! {} };
    html! {
        figure.figure {
            img src=(address(board, &xgid.to_string())) alt=(board.caption) width="560" height="440";
            figcaption { (board.caption) }
        }
    }
}

/// Where the picture of a board is.
fn address(board: &Board, xgid: &str) -> String {
    let side = if board.home == Some(Home::Left) { "&home=left" } else { "" };
    format!("/position.svg?id={xgid}{side}")
}

/// A board with its caption and what can be done on it.
pub(super) fn figure(locale: Locale, board: &Board) -> Markup {
    let Ok(xgid) = Xgid::try_from(&board.situation) else { return html! {} };
    let xgid = xgid.to_string();
    let say = |name: &str| locale.say(name);
    let task = match board.task {
        Task::Look => "look",
        Task::Play => "play",
        Task::Cube(_) => "cube",
    };
    let home = board.home.map(|home| if home == Home::Left { "left" } else { "right" });
    let id = board.name.as_ref().map(|name| format!("figure-{name}"));
    html! {
        figure.figure id=[id] data-task=(task) data-xgid=(xgid) data-home=[home] {
            tavola-board label=(board.caption) {
                // Until the script draws it, and where there is none.
                img src=(address(board, &xgid)) alt=(board.caption) loading="lazy" width="560" height="440";
            }
            figcaption {
                span { (board.caption) }
                div.figure-acts {
                    @match board.task {
                        Task::Look => {}
                        Task::Play => {
                            button.panel-button type="button" data-does="check" hidden { (say("figure-check")) }
                            button.quiet-button type="button" data-does="back" hidden { (say("figure-back")) }
                            button.quiet-button type="button" data-does="again" hidden { (say("figure-again")) }
                        }
                        Task::Cube(right) => (cube(locale, right)),
                    }
                    a.figure-open href={ "/position?id=" (xgid) } { (say("figure-open")) }
                }
                p.figure-says role="status" {}
            }
        }
    }
}

/// What one can do with the cube, each with what is said of it.
fn cube(locale: Locale, right: CubeAnswer) -> Markup {
    let (does, answer): (&str, &str) = (right.does.into(), right.answer.into());
    let is_double = matches!(right.does, Doubles::Double | Doubles::Redouble);
    let is_passed = right.answer == Answers::Pass;
    let told = ["figure-cube-does-", "figure-cube-then-"].into_iter().zip([does, answer]);
    let told = told.map(|(name, what)| locale.say(&format!("{name}{what}"))).collect::<Vec<_>>().join(" ");
    let choices = [("roll", !is_double), ("take", is_double && !is_passed), ("pass", is_double && is_passed)];
    html! {
        @for (name, is_right) in choices {
            @let verdict = locale.say(if is_right { "figure-right" } else { "figure-wrong" });
            button.panel-button type="button" data-does="cube" hidden data-right=(is_right) data-says={ (verdict) " " (told) } {
                (locale.say(&format!("figure-cube-{name}")))
            }
        }
    }
}
