//! One's own errors as questions, and the position of the day.

use maud::{Markup, html};
use tavola_study::question::{Asked, TOLERANCE};

use super::question::{Sends, asked, in_words, told, verdict, words};
use super::study::{unsigned_figure, why};
use super::{Frame, language, page};
use crate::club::learning::{NamedCard, OwnLevel, daily::date};
use crate::web::i18n::Locale;
use crate::web::page_data::{Answered, DailyData, QuizData, Reader, Share, WrongAnswer};

const STYLES: &[&str] = &["pages", "board", "study", "position", "learn"];

/// The card that is due, what was right of the one that was answered, or why there is none.
#[must_use]
pub fn quiz(reader: &Reader, data: &QuizData) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    let title = format!("{} · Tavola", say("quiz-title"));
    let frame = Frame { title: &title, styles: STYLES, script: Some("learn/app") };
    page(
        reader,
        &frame,
        &html! {
            div.study-page #question data-words=(words(locale)) {
                h1 { (say("quiz-title")) }
                (progress(locale, data))
                @if let Some(done) = &data.answered { (answered(locale, done, data)) }
                @else if let Some(card) = &data.asked { (card_asked(reader, card, data.wrong.as_ref())) }
                @else { (nothing(locale, data)) }
                (own_level(locale, data.own.as_ref()))
                @if data.counts.asked + data.counts.retired > 0 { (reset(locale)) }
            }
        },
    )
}

/// How many cards are due, of how many.
fn progress(locale: Locale, data: &QuizData) -> Markup {
    let number = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
    let counts = data.counts;
    let about = [
        ("due", number(counts.due).into()),
        ("all", number(counts.asked).into()),
        ("retired", number(counts.retired).into()),
    ];
    html! { @if counts.asked + counts.retired > 0 { p #quiz-progress role="status" data-due=(counts.due) { (locale.say_with("quiz-progress", &about)) } } }
}

fn card_asked(reader: &Reader, card: &NamedCard, wrong: Option<&WrongAnswer>) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    let sends = Sends { action: "/quiz", fields: &[("card", &card.name), ("act", "answer")] };
    let tolerance = [("loss", unsigned_figure(locale, TOLERANCE).into())];
    html! {
        p.note { (say("quiz-own")) " " (locale.say_with("question-tolerance", &tolerance)) }
        (asked(reader, &card.body.question, &sends, wrong))
        form.question-acts method="post" action="/quiz" {
            input type="hidden" name="card" value=(card.name);
            button.panel-button name="act" value="skip" { (say("quiz-skip")) }
            button.panel-button name="act" value="retire" { (say("quiz-retire")) }
        }
    }
}

fn answered(locale: Locale, done: &Answered, data: &QuizData) -> Markup {
    let say = |name: &str| locale.say(name);
    let body = &done.card.body;
    let made = [("made", in_words(locale, &body.made).into()), ("loss", unsigned_figure(locale, body.lost).into())];
    let is_right = done.marked.is_right();
    html! {
        p.question-verdict #quiz-verdict role="status" data-right=(is_right) { strong { (in_words(locale, &done.given)) } " – " (verdict(locale, &done.marked)) }
        p { (locale.say_with("quiz-made", &made)) }
        @if !body.reasons.is_empty() { p { @for reason in &body.reasons { (why(locale, reason)) " " } } }
        p.note { (locale.say_with("quiz-next", &[("when", wait(locale, done.card.due.since(data.now).number()).into())])) }
        div.question-acts {
            a.button #quiz-next href="/quiz" autofocus { (say("quiz-on")) }
            @if let Some(address) = done.card.address() { a.button.second-button href=(address) { (say("quiz-match")) } }
        }
        (told(locale, &body.question, &done.marked, true))
    }
}

/// A span as one says it: minutes, hours or days.
fn wait(locale: Locale, millis: u64) -> String {
    let minutes = millis.div_ceil(60_000);
    let (unit, many) = match minutes {
        0..=90 => ("minutes", minutes),
        91..=2880 => ("hours", minutes / 60),
        _ => ("days", minutes / 1440),
    };
    locale.say_with("quiz-wait", &[("unit", unit.into()), ("n", i64::try_from(many).unwrap_or(i64::MAX).into())])
}

fn nothing(locale: Locale, data: &QuizData) -> Markup {
    let say = |name: &str| locale.say(name);
    html! {
        @if data.counts.asked == 0 {
            p { (say("quiz-empty")) }
            p { a.button href="/" { (say("table-onward")) } }
        } @else {
            p #quiz-done { (say("quiz-done")) }
            @if let Some(next) = data.next { p.note { (locale.say_with("quiz-next", &[("when", wait(locale, next.since(data.now).number()).into())])) } }
            p { a.button.second-button href="/daily" { (say("daily-title")) } }
        }
    }
}

/// How well the reader plays, and over how many decisions.
fn own_level(locale: Locale, own: Option<&OwnLevel>) -> Markup {
    html! { @if let Some(own) = own { p.note #own-level { (level_words(locale, own)) } } }
}

/// "Your decisions: 9.3 over 812, about as strong as the level Intermediate."
pub(super) fn level_words(locale: Locale, own: &OwnLevel) -> String {
    let rating = format!("{:.1}", own.rating).replace('.', locale.decimal_sign());
    let level = locale.say(&format!("level-{}", own.level.name()));
    locale.say_with(
        "own-level",
        &[("rating", rating.into()), ("n", i64::from(own.decisions).into()), ("level", level.into())],
    )
}

fn reset(locale: Locale) -> Markup {
    html! {
        details.own {
            summary { (locale.say("quiz-reset-title")) }
            p.note { (locale.say("quiz-reset-note")) }
            form method="post" action="/quiz" { button.second-button.button name="act" value="reset" { (locale.say("quiz-reset")) } }
        }
    }
}

/// The position of a day: the question, or what people chose.
#[must_use]
pub fn daily(reader: &Reader, data: &DailyData) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    let title = format!("{} · Tavola", say("daily-title"));
    let frame = Frame { title: &title, styles: STYLES, script: Some("learn/app") };
    let day = date(data.day);
    let sends = Sends { action: "/daily", fields: &[("day", &day)] };
    let tolerance = [("loss", unsigned_figure(locale, TOLERANCE).into())];
    page(
        reader,
        &frame,
        &html! {
            div.study-page #question data-words=(words(locale)) {
                h1 { (say("daily-title")) " · " time datetime=(day) { (day) } }
                @match (&data.question, &data.marked) {
                    (None, _) => { p #daily-empty { (say(if data.day == data.today { "daily-empty" } else { "daily-none" })) } p { a.button href="/" { (say("table-onward")) } } },
                    (Some(question), None) => {
                        p.note { (say("daily-note")) " " (locale.say_with("question-tolerance", &tolerance)) }
                        (asked(reader, question, &sends, data.wrong.as_ref()))
                    },
                    (Some(question), Some(marked)) => {
                        @if let Some(mine) = &data.mine {
                            p.question-verdict #daily-verdict role="status" data-right=(marked.is_right()) { strong { (in_words(locale, mine)) } " – " (verdict(locale, marked)) }
                        }
                        (shares(locale, &data.shares, question.asked, data.mine.as_deref()))
                        (told(locale, question, marked, data.mine.is_some()))
                    },
                }
                p { @if data.has_before { a href={ "/daily?day=" (date(data.day.saturating_sub(1))) } { (say("daily-before")) } }
                    @if data.day < data.today { " " a href="/daily" { (say("daily-today")) } } }
                @if data.question.is_some() { p.note { (say("daily-rule")) } }
            }
        },
    )
}

/// What people chose.
fn shares(locale: Locale, shares: &[Share], asked: Asked, mine: Option<&str>) -> Markup {
    let number = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
    let percent = |share: &Share| (share.chosen * 100 + share.many / 2) / share.many.max(1);
    html! {
        section aria-labelledby="daily-shares-title" {
            h2 #daily-shares-title { (locale.say("daily-shares")) }
            @if shares.is_empty() { p { (locale.say("daily-nobody")) } }
            @else { table.daily-shares #daily-shares {
                thead { tr { th scope="col" { (locale.say(if asked == Asked::Play { "study-play" } else { "daily-answer" })) } th.number scope="col" { (locale.say("daily-chosen")) } th.number scope="col" { "%" } } }
                tbody { @for share in shares {
                    tr .chosen[mine == Some(share.answer.as_str())] {
                        th scope="row" { (in_words(locale, &share.answer)) }
                        td.number { (number(share.chosen)) }
                        td.number { (percent(share)) }
                    }
                } }
            } }
        }
    }
}
