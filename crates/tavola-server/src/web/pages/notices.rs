//! What one has been told, the choices of how, and the bell on every page.

use fluent_bundle::FluentValue;
use maud::{Markup, html};
use tavola_base::Time;

use super::{Frame, language, page};
use crate::club::notices::{Answer, Choices, Kind, Notice, Way};
use crate::web::files;
use crate::web::i18n::Locale;
use crate::web::page_data::{NoticesData, Reader, ShownNotice};

/// More is shown as so many and more.
const MOST_COUNTED: u32 = 99;

/// The bell: how many notices one has not seen, and the way to them. Nothing for who has no account.
pub(super) fn bell(reader: &Reader) -> Markup {
    let locale = language(reader);
    let Some(unseen) = reader.unseen else { return html! {} };
    html! {
        a.bell href="/notices" data-unseen=(unseen) data-none=(locale.say("bell-none")) data-one=(locale.say_with("bell-many", &[("n", 1.into())]))
            data-many=(locale.say("bell-some")) aria-label=(spoken(locale, unseen)) aria-keyshortcuts="Shift+N" {
            (bell_drawn())
            span.bell-count aria-hidden="true" hidden[unseen == 0] { (counted(unseen)) }
        }
        script type="module" src=(files::address("js/page/bell.js")) {}
    }
}

fn spoken(locale: Locale, unseen: u32) -> String {
    if unseen == 0 { locale.say("bell-none") } else { locale.say_with("bell-many", &[("n", unseen.into())]) }
}

fn counted(unseen: u32) -> String {
    if unseen > MOST_COUNTED { format!("{MOST_COUNTED}+") } else { unseen.to_string() }
}

fn bell_drawn() -> Markup {
    html! {
        svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" {
            path d="M12 3a6 6 0 0 0-6 6v4l-1.6 3.2h15.2L18 13V9a6 6 0 0 0-6-6Z" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round" {}
            path d="M9.8 19a2.3 2.3 0 0 0 4.4 0" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" {}
        }
    }
}

/// The page of one's notices.
#[must_use]
pub fn notices(reader: &Reader, data: &NoticesData) -> Markup {
    let locale = language(reader);
    let title = locale.say("notices-title");
    let frame =
        Frame { title: &format!("{title} · Tavola"), styles: &["pages", "notices"], script: Some("notices/app") };
    page(
        reader,
        &frame,
        &html! {
            div.narrow {
                h1 { (title) }
                (list(locale, data))
                @if data.choices.is_some() { (devices(locale, data)) }
                @if let Some(chosen) = &data.choices { (choices(locale, data, chosen)) (calendar(locale, data)) }
            }
        },
    )
}

/// The switch for push to this device: the script shows what this browser can do.
fn devices(locale: Locale, data: &NoticesData) -> Markup {
    let say = |name: &str| locale.say(name);
    html! {
        section.notice-devices #devices data-key=(data.push_key) aria-labelledby="devices-title" {
            h2 #devices-title { (say("push-title")) }
            p { (say("push-why")) }
            noscript { p.note { (say("push-script")) } }
            p #push-state.note role="status" data-on=(say("push-on")) data-denied=(say("push-denied")) data-never=(say("push-never")) data-failed=(say("push-failed")) data-home=(say("push-home")) {}
            button #push-start.button.second-button type="button" hidden { (say("push-start")) }
            button #push-end.button.second-button type="button" hidden { (say("push-end")) }
        }
    }
}

fn list(locale: Locale, data: &NoticesData) -> Markup {
    let (new, old): (Vec<_>, Vec<_>) = data.notices.iter().partition(|notice| !notice.is_seen);
    html! {
        div #notices-list aria-live="polite" {
            @if data.notices.is_empty() {
                p.lead { (locale.say("notices-none")) }
                p { a.button href="/" { (locale.say("notices-play")) } }
            }
            @if !new.is_empty() {
                (items(locale, data.now, &new))
                form method="post" action="/notices" {
                    input type="hidden" name="until" value=(data.now.millis());
                    button.button.second-button name="act" value="see_all" { (locale.say("notices-see-all")) }
                }
            }
            @if !old.is_empty() {
                h2 #notices-earlier { (locale.say("notices-earlier")) }
                (items(locale, data.now, &old))
            }
        }
    }
}

fn items(locale: Locale, now: Time, notices: &[&ShownNotice]) -> Markup {
    html! {
        ul.notice-list role="list" {
            @for notice in notices {
                li.notice.new[!notice.is_seen] data-key=(notice.key) {
                    a href={ "/notices/" (notice.key) } {
                        strong { (sentence(locale, notice, now)) }
                        span { (locale.say(&format!("notice-kind-{}", notice.notice.kind().name()))) " · " (at(notice.at)) }
                    }
                    @if !notice.is_seen {
                        form method="post" action="/notices" {
                            input type="hidden" name="key" value=(notice.key);
                            button.quiet-button name="act" value="see" aria-label=(locale.say_with("notices-see-this", &[("what", sentence(locale, notice, now).into())])) { (locale.say("notices-see")) }
                        }
                    }
                }
            }
        }
    }
}

/// A moment by UTC; the page's script says it by the reader's own clock.
pub(super) fn at(time: Time) -> Markup {
    let Ok(at) = i64::try_from(time.millis()).map(jiff::Timestamp::from_millisecond) else { return html! {} };
    let Ok(at) = at else { return html! {} };
    html! { time datetime=(at.strftime("%Y-%m-%dT%H:%M:%SZ").to_string()) { (at.strftime("%Y-%m-%d %H:%M").to_string()) " UTC" } }
}

/// What a notice says, in one sentence.
pub(crate) fn sentence(locale: Locale, shown: &ShownNotice, now: Time) -> String {
    let who: FluentValue<'_> = shown.person.clone().unwrap_or_else(|| locale.say("notice-somebody")).into();
    let text = |text: &str| FluentValue::from(text.to_owned());
    match &shown.notice {
        Notice::YourTurn { .. } => locale.say_with("notice-turn", &[("who", who)]),
        Notice::TimeShort { until, .. } => locale.say_with("notice-time", &[("who", who), left(*until, now)]),
        Notice::Challenge { length, .. } => locale.say_with("notice-challenge", &[("who", who), points(*length)]),
        Notice::ChallengeAnswered { answer: Answer::Accepted, .. } => {
            locale.say_with("notice-accepted", &[("who", who)])
        }
        Notice::ChallengeAnswered { answer: Answer::Declined, .. } => {
            locale.say_with("notice-declined", &[("who", who)])
        }
        Notice::Seek { length, .. } => locale.say_with("notice-seek", &[("who", who), points(*length)]),
        Notice::Appointment { with, begins, .. } if with.is_some() => {
            locale.say_with("notice-appointment", &[("who", who), minutes(*begins, now)])
        }
        Notice::Appointment { begins, .. } => locale.say_with("notice-hour", &[minutes(*begins, now)]),
        Notice::Adjourned { .. } => locale.say_with("notice-adjourned", &[("who", who)]),
        Notice::ToResume { until: None, .. } => locale.say_with("notice-resume", &[("who", who)]),
        Notice::ToResume { until: Some(until), .. } => {
            locale.say_with("notice-resume-by", &[("who", who), left(*until, now)])
        }
        Notice::AnalysisReady { opponent: Some(opponent), .. } => {
            locale.say_with("notice-analysis-of", &[("who", text(opponent))])
        }
        Notice::AnalysisReady { opponent: None, .. } => locale.say("notice-analysis"),
        Notice::AnalysesReady { .. } => locale.say("notice-analyses"),
        Notice::TournamentCall { name, number, opponent, board, .. } => {
            let called = [("name", text(name)), ("number", (*number).into()), ("who", text(opponent))];
            match board {
                Some(board) => {
                    locale.say_with("notice-call-at", &[called.as_slice(), &[("board", text(board))]].concat())
                }
                None => locale.say_with("notice-call", &called),
            }
        }
        Notice::Moderation { decision, .. } => locale.say(&format!("notice-decision-{}", named(decision))),
        Notice::Report { .. } => locale.say("notice-report"),
        Notice::Account { change, .. } => locale.say(&format!("notice-account-{}", named(change))),
    }
}

/// The name of a variant, as texts have it.
fn named(variant: &impl serde::Serialize) -> String {
    let name = serde_json::to_value(variant).ok();
    name.as_ref().and_then(serde_json::Value::as_str).unwrap_or_default().replace('_', "-")
}

/// Title and sentence of a push, in a language by its code.
#[must_use]
pub fn push_words(locale: &str, shown: &ShownNotice, now: Time) -> (String, String) {
    let locale = Locale::of_code(locale).unwrap_or_default();
    let kind = locale.say(&format!("notice-kind-{}", shown.notice.kind().name()));
    (kind, sentence(locale, shown, now))
}

fn points(length: Option<u32>) -> (&'static str, FluentValue<'static>) {
    ("n", length.unwrap_or(0).into())
}

/// Whole hours that are left, begun ones counted.
fn left(until: Time, now: Time) -> (&'static str, FluentValue<'static>) {
    ("hours", i64::try_from(until.since(now).number().div_ceil(3_600_000)).unwrap_or(i64::MAX).into())
}

fn minutes(until: Time, now: Time) -> (&'static str, FluentValue<'static>) {
    ("minutes", i64::try_from(until.since(now).number().div_ceil(60_000)).unwrap_or(i64::MAX).into())
}

fn choices(locale: Locale, data: &NoticesData, chosen: &Choices) -> Markup {
    html! {
        details.notice-choices #choices open[data.has_chosen] {
            summary { (locale.say("notices-choices")) }
            form.stack method="post" action="/notices" {
                table.ways {
                    caption.hidden { (locale.say("notices-choices")) }
                    thead { tr { th scope="col" { (locale.say("notices-about")) } @for way in Way::ALL { th scope="col" { (locale.say(&format!("notices-way-{}", way.name()))) } } } }
                    tbody { @for kind in Kind::ALL { (choice(locale, chosen, kind)) } }
                }
                div.knob {
                    label for="mail-hour" { (locale.say("notices-hour")) }
                    select #mail-hour name="hour" { @for hour in 0..24_u8 { option value=(hour) selected[hour == chosen.hour()] { (format!("{hour:02}:00 UTC")) } } }
                }
                label.check {
                    input type="checkbox" name="turns" value="yes" checked[chosen.mails_turns_at_once()];
                    span { (locale.say("notices-turns")) }
                }
                p.note { (locale.say("notices-mail-note")) " " a href="/account" { (locale.say("notices-mail-where")) } }
                button.button name="act" value="choose" { (locale.say("notices-keep")) }
            }
        }
    }
}

/// One's appointments as a calendar at a secret address.
fn calendar(locale: Locale, data: &NoticesData) -> Markup {
    let say = |name: &str| locale.say(name);
    let act = |act: &str, label: &str| html! { button.button.second-button name="act" value=(act) { (say(label)) } };
    html! {
        section #calendar.calendar aria-labelledby="calendar-title" {
            h2 #calendar-title { (say("calendar-title")) }
            p { (say("calendar-lead")) }
            form.stack method="post" action="/calendar" {
                @if let Some(address) = &data.calendar {
                    label for="calendar-address" { (say("calendar-address")) }
                    input #calendar-address type="url" readonly value=(address);
                    p { a href=(address) { (say("calendar-open")) } }
                    p.note { (say("calendar-secret")) }
                    (act("make", "calendar-other")) (act("revoke", "calendar-revoke"))
                } @else {
                    (act("make", "calendar-make"))
                }
            }
        }
    }
}

fn choice(locale: Locale, choices: &Choices, kind: Kind) -> Markup {
    let (ways, name) = (choices.of(kind), locale.say(&format!("notice-kind-{}", kind.name())));
    html! {
        tr {
            th scope="row" { (name) }
            @for way in Way::ALL {
                @let always = way == Way::Page && kind.must_be_told();
                td {
                    label.way {
                        input type="checkbox" name={ (kind.name()) "-" (way.name()) } value="yes" checked[ways.has(way)] disabled[always];
                        span.hidden { (name) ": " (locale.say(&format!("notices-way-{}", way.name()))) }
                    }
                }
            }
        }
    }
}
