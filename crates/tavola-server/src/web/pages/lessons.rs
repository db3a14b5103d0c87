//! The lessons: the path, and each lesson with its boards, one after the other.

use maud::{Markup, PreEscaped, html};
use serde_json::json;
use tavola_rules::Side;

use super::about::{About, page_about};
use super::{Frame, language};
use crate::web::files;
use crate::web::i18n::Locale;
use crate::web::lessons::{CubeAct, LESSONS, Lesson, Step, Task, lesson};
use crate::web::page_data::Reader;

const STYLES: &[&str] = &["pages", "board", "book"];

/// The path.
#[must_use]
pub(crate) fn lessons(reader: &Reader) -> Markup {
    let locale = language(reader);
    let title = locale.say("lessons-title");
    let frame = Frame { title: &format!("{title} · Tavola"), styles: STYLES, script: Some("lessons") };
    let lead = locale.say("lessons-lead");
    let about = About { description: &lead, path: "/lessons", ..About::default() };
    let main = html! {
        div.book-contents {
            h1 { (title) }
            p.lead { (lead) }
            ol.chapters.lessons data-done=(locale.say("lessons-done")) {
                @for one in LESSONS.iter() {
                    li data-lesson=(one.id) {
                        a href={ "/lessons/" (one.id) } { (locale.say(&format!("lesson-{}-title", one.id))) }
                        p { (locale.say(&format!("lesson-{}-lead", one.id))) }
                    }
                }
            }
            p { a href="/rules" { (locale.say("book-title")) } }
        }
    };
    page_about(reader, &frame, &about, &main)
}

/// A lesson; none of that name.
#[must_use]
pub(crate) fn lesson_page(reader: &Reader, id: &str) -> Option<Markup> {
    let locale = language(reader);
    let (place, one) = lesson(id)?;
    let part = |part: &str| locale.say(&format!("lesson-{id}-{part}"));
    let (title, lead) = (part("title"), part("lead"));
    let frame = Frame { title: &format!("{title} · Tavola"), styles: STYLES, script: Some("lessons") };
    let path = format!("/lessons/{id}");
    let about = About { description: &lead, path: &path, ..About::default() };
    let after = LESSONS.get(place + 1);
    let main = html! {
        article.rules.lesson data-lesson=(id) data-words=(files::address(&format!("i18n/{}/table.ftl", locale.code()))) {
            p.note { a href="/lessons" { (locale.say("lessons-title")) } " · " (place + 1) "/" (LESSONS.len()) }
            h1 { (title) }
            p.lead { (lead) }
            @for (at, step) in one.steps.iter().enumerate() { (board(locale, one, step, at)) }
            section.lesson-over {
                h2 tabindex="-1" { (locale.say("lesson-over")) }
                p {
                    @match after {
                        Some(after) => { a.button href={ "/lessons/" (after.id) } { (locale.say(&format!("lesson-{}-title", after.id))) } }
                        None => {
                            form method="post" action="/tables" {
                                input type="hidden" name="opponent" value="bot";
                                input type="hidden" name="preset" value="match";
                                input type="hidden" name="length" value="1";
                                input type="hidden" name="level" value="beginner";
                                button.button { (locale.say("lesson-play")) }
                            }
                        }
                    }
                }
            }
        }
    };
    Some(page_about(reader, &frame, &about, &main))
}

/// A board with its task and the ways to answer.
fn board(locale: Locale, lesson: &Lesson, step: &Step, at: usize) -> Markup {
    let part = |part: &str| locale.say(&format!("lesson-{}-{}-{part}", lesson.id, step.id));
    let (task, id) = (part("task"), step.id_of_position());
    let (kind, right) = answer(&step.task);
    let data = json!({ "xgid": id, "kind": kind, "right": right, "steps": step.steps(), "boards": step.right_boards(),
        "you": if step.situation().to_act() == Side::White { "white" } else { "black" } });
    let is_asked = !matches!(step.task, Task::Show);
    html! {
        section.lesson-step aria-labelledby={ "step-" (step.id) } {
            h2 #{ "step-" (step.id) } tabindex="-1" { (at + 1) "/" (lesson.steps.len()) }
            p.lesson-task { (task) }
            div.lesson-board {
                tavola-board label=(task) { img src={ "/position.svg?id=" (id) } alt=(task) loading="lazy" width="560" height="440"; }
            }
            @if matches!(step.task, Task::Any | Task::Play { .. }) { p.note { (locale.say("lesson-how")) } }
            p.figure-says role="status" {}
            div.figure-acts { (acts(locale, &step.task)) }
            @if is_asked {
                noscript { details { summary { (locale.say("lesson-answer")) } p { (part("right")) } } }
            }
            script type="application/json" { (PreEscaped(data.to_string().replace('<', "\\u003c"))) }
            @if is_asked { template data-says="right" { (part("right")) } template data-says="wrong" { (part("wrong")) } }
        }
    }
}

/// The kind of a task and its answer, for the script.
fn answer(task: &Task) -> (&'static str, serde_json::Value) {
    match task {
        Task::Show => ("show", json!(null)),
        Task::Any => ("any", json!(null)),
        Task::Play { .. } => ("play", json!(null)),
        Task::Pass => ("pass", json!("none")),
        Task::Point { right } => ("point", json!(right)),
        Task::Cube { right } => ("cube", json!(<&str>::from(*right))),
        Task::Count { right } => ("count", json!(right.to_string())),
    }
}

/// The ways to answer; a script brings them alive.
fn acts(locale: Locale, task: &Task) -> Markup {
    let choice = |value: &str| html! { button.panel-button type="button" data-answer=(value) hidden { (locale.say(&format!("lesson-say-{value}"))) } };
    html! {
        @match task {
            Task::Show | Task::Point { .. } => {}
            Task::Any | Task::Play { .. } => {
                button.panel-button type="button" data-does="done" hidden { (locale.say("lesson-done")) }
                button.quiet-button type="button" data-does="back" hidden { (locale.say("figure-back")) }
            }
            Task::Pass => { (choice("none")) (choice("some")) }
            Task::Cube { right: CubeAct::Double | CubeAct::Roll } => { (choice("double")) (choice("roll")) }
            Task::Cube { right: CubeAct::Take | CubeAct::Drop } => { (choice("take")) (choice("drop")) }
            Task::Count { .. } => {
                form.lesson-count hidden {
                    label { (locale.say("lesson-number")) " " input name="answer" inputmode="numeric" pattern="[0-9]*" size="4" autocomplete="off"; }
                    button.panel-button { (locale.say("lesson-done")) }
                }
            }
        }
        button.panel-button type="button" data-does="on" hidden { (locale.say("lesson-on")) }
    }
}
