//! A position with a question: the board to play on, the ways to answer without a script, and what was right once it is
//! answered. Nothing that is on the page before the answer tells what is right.

use maud::{Markup, PreEscaped, html};
use tavola_notation::{
    Contest, Situation, Xgid,
    diagram::{Arrow, ArrowKind, Diagram},
};
use tavola_rules::{CubeOwner, Play, Side, StepGraph, legal_plays};
use tavola_study::{
    position::Look,
    question::{Asked, Marked, Question},
};

use super::study::{candidates_table, cube_table, right_cube, unsigned_figure};
use super::study_keys::{QUESTION, keys};
use super::{error::why, language};
use crate::web::files;
use crate::web::i18n::Locale;
use crate::web::page_data::{Reader, WrongAnswer};

/// What a page's form says besides the answer.
pub(super) struct Sends<'a> {
    /// Where to.
    pub(super) action: &'a str,
    /// Fields by name.
    pub(super) fields: &'a [(&'a str, &'a str)],
}

/// A play as a form has it: `24/18 13/11*`, `bar/22`.
#[must_use]
pub fn written(play: &Play) -> String {
    let name = |number: u8| match number {
        25 => "bar".to_owned(),
        0 => "off".to_owned(),
        number => number.to_string(),
    };
    let steps = play.steps().iter().map(|step| {
        format!("{}/{}{}", name(step.from.number()), name(step.to.number()), if step.hit { "*" } else { "" })
    });
    steps.collect::<Vec<_>>().join(" ")
}

/// The files with the words of the script.
pub(super) fn words(locale: Locale) -> String {
    files::address(&format!("i18n/{}/table.ftl", locale.code()))
}

/// The question with its board and its form.
pub(super) fn asked(reader: &Reader, question: &Question, sends: &Sends<'_>, wrong: Option<&WrongAnswer>) -> Markup {
    let locale = language(reader);
    let Some(now) = question.situation() else { return html! {} };
    html! {
        div.study-columns {
            div.study-main {
                (board(locale, &now, Vec::new(), question.asked == Asked::Play))
                (pips(locale, &now))
            }
            div.study-side {
                p.question-asked { strong { (locale.say(match question.asked { Asked::Play => "question-play", Asked::Double => "question-double", Asked::Take => "question-take" })) } }
                p { (stands(locale, &now)) }
                @if let Some(wrong) = wrong { p.warning #answer-wrong role="alert" { (why(reader, &wrong.why)) } }
                (form(locale, question, &now, sends, wrong))
            }
        }
        @if question.asked == Asked::Play { (keys(locale, QUESTION)) }
    }
}

/// The board; the script plays on it.
fn board(locale: Locale, now: &Situation, arrows: Vec<Arrow>, is_played_on: bool) -> Markup {
    let title = locale.say("position-board");
    let below = now.to_act();
    let picture = Diagram { below, arrows, ..Diagram::of(now, &title) };
    let below = if below == Side::White { "white" } else { "black" };
    html! {
        div.study-board #question-board data-below=(below) data-label=(title) { (PreEscaped(picture.svg())) }
        @if is_played_on {
            @if let Some(id) = Xgid::try_from(now).ok() {
                script #question-data type="application/json" { (script_data(&id.to_string(), now)) }
            }
        }
    }
}

/// What the script plays with: nothing in it could end the element.
fn script_data(id: &str, now: &Situation) -> PreEscaped<String> {
    let steps = now.roll().map(|roll| StepGraph::of(&now.position(), roll));
    let data = serde_json::json!({ "xgid": id, "steps": steps });
    PreEscaped(data.to_string().replace('<', "\\u003c"))
}

/// Score and cube, as who is asked sees them.
fn stands(locale: Locale, now: &Situation) -> String {
    let you = now.to_act();
    let number = |value: u64| i64::try_from(value).unwrap_or(i64::MAX);
    let score = match now.contest {
        Contest::Money { .. } => locale.say("question-money"),
        Contest::Match { length, won, crawford_game } => {
            let about = [
                ("length", i64::from(length).into()),
                ("yours", number(won[you].number()).into()),
                ("theirs", number(won[you.opponent()].number()).into()),
                // A match to one point is its Crawford game from the beginning: nobody calls it so.
                ("crawford", if crawford_game && length > 1 { "yes" } else { "no" }.into()),
            ];
            locale.say_with("question-match", &about)
        }
    };
    let whose = match (now.cube.owner, you) {
        (CubeOwner::Middle, _) => "middle",
        (CubeOwner::White, Side::White) | (CubeOwner::Black, Side::Black) => "yours",
        _ => "theirs",
    };
    let cube = [("value", number(now.cube.value.number()).into()), ("whose", whose.into())];
    let roll = now.roll().map(|roll| locale.say_with("question-roll", &[("roll", roll.to_string().into())]));
    let has_cube = !matches!(now.contest, Contest::Match { crawford_game: true, .. });
    let cube = has_cube.then(|| locale.say_with("question-cube", &cube));
    [roll, Some(score), cube].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

fn pips(locale: Locale, now: &Situation) -> Markup {
    let you = now.board.seen_by(now.to_act());
    let about = [("yours", i64::from(you.own_pips()).into()), ("theirs", i64::from(you.opponent_pips()).into())];
    html! { p.note { (locale.say_with("question-pips", &about)) } }
}

fn form(
    locale: Locale,
    question: &Question,
    now: &Situation,
    sends: &Sends<'_>,
    wrong: Option<&WrongAnswer>,
) -> Markup {
    let say = |name: &str| locale.say(name);
    let hidden = || html! { @for (name, value) in sends.fields { input type="hidden" name=(name) value=(value); } };
    let choices: &[(&str, &str)] = match question.asked {
        Asked::Play => &[],
        Asked::Double => &[("double", "question-answer-double"), ("wait", "question-answer-wait")],
        Asked::Take => &[("take", "question-answer-take"), ("drop", "question-answer-drop")],
    };
    html! {
        @if choices.is_empty() {
            form.stack #question-form method="post" action=(sends.action) {
                (hidden())
                p.note #question-hand hidden { (say("question-by-hand")) }
                label for="answer" { (say("question-write")) }
                input #answer name="answer" required maxlength="60" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="13/8 6/5"
                    value=[wrong.map(|wrong| wrong.text.as_str())] aria-invalid=[wrong.map(|_| "true")] aria-describedby=[wrong.map(|_| "answer-wrong")] autofocus[wrong.is_some()];
                div.question-acts {
                    button.button { (say("question-answer")) }
                    button.second-button.button #question-undo type="button" hidden { (say("position-undo")) }
                }
            }
            details {
                summary { (say("question-list")) }
                form method="post" action=(sends.action) {
                    (hidden())
                    ul.question-plays { @for play in all_plays(now) { li { button.panel-button name="answer" value=(play) { (play) } } } }
                }
            }
        } @else {
            form.stack #question-form method="post" action=(sends.action) {
                (hidden())
                div.question-acts { @for (value, name) in choices { button.second-button.button name="answer" value=(value) { (say(name)) } } }
            }
        }
    }
}

/// Every legal play once, in the order of the checkers: nothing in it tells which is good.
fn all_plays(now: &Situation) -> Vec<String> {
    let Some(roll) = now.roll() else { return Vec::new() };
    let mut plays: Vec<String> = legal_plays(&now.position(), roll).iter().map(|legal| written(&legal.play)).collect();
    plays.sort();
    plays
}

/// What was right: the board with the play that was answered and the best, every figure.
pub(super) fn told(locale: Locale, question: &Question, marked: &Marked, has_answered: bool) -> Markup {
    let Some(now) = question.situation() else { return html! {} };
    let mut arrows = Vec::new();
    if let Look::Plays { plays, .. } = &marked.look {
        let chosen = marked.chosen.filter(|index| has_answered && *index > 0).and_then(|index| plays.get(index));
        arrows.extend(chosen.map(|one| Arrow { play: one.play, kind: ArrowKind::Made }));
        arrows.extend(plays.first().map(|best| Arrow { play: best.play, kind: ArrowKind::Best }));
    }
    html! {
        div.study-columns {
            div.study-main { (board(locale, &now, arrows, false)) p { (stands(locale, &now)) } }
            div.study-side {
                @match &marked.look {
                    Look::Plays { plays, choices, .. } => {
                        @let told: Vec<_> = plays.iter().enumerate().filter(|(index, _)| *index < 6 || marked.chosen == Some(*index)).collect();
                        @let chosen = told.iter().position(|(index, _)| has_answered && marked.chosen == Some(*index));
                        (candidates_table(locale, &told.into_iter().map(|(_, one)| one.candidate.clone()).collect::<Vec<_>>(), chosen, *choices))
                    },
                    Look::Cube(cube) => { p { (right_cube(locale, cube)) } (cube_table(locale, cube)) },
                }
            }
        }
    }
}

/// "Right." or "That loses 0.093."
pub(super) fn verdict(locale: Locale, marked: &Marked) -> String {
    let loss = [("loss", unsigned_figure(locale, marked.loss).into())];
    if marked.loss < 0.0005 {
        locale.say("question-best")
    } else if marked.is_right() {
        locale.say_with("question-right", &loss)
    } else {
        locale.say_with("question-wrong", &loss)
    }
}

/// An answer in words.
pub(super) fn in_words(locale: Locale, answer: &str) -> String {
    match answer {
        "double" | "wait" | "take" | "drop" => locale.say(&format!("question-answer-{answer}")),
        play => play.to_owned(),
    }
}
