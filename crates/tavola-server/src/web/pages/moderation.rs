//! What was reported, as moderators see it, and what somebody is told of it on their own page.

use maud::{Markup, html};
use tavola_base::Time;

use super::person::{person, person_address};
use super::talk::words;
use super::{Frame, language, notices::at as moment, page};
use crate::base::ids::AccountId;
use crate::club::cases::{Case, Decision, FOR_EVER, LONGEST_WORDS, Reason, Stage, Verdict};
use crate::club::ratings::{PersonKind, PersonShown};
use crate::store::LogLine;
use crate::web::accounts::LONGEST_NAME;
use crate::web::i18n::Locale;
use crate::web::page_data::Reader;

/// A case with the names of those concerned.
#[derive(Debug, Clone)]
pub struct NamedCase {
    /// The case.
    pub case: Case,
    /// Whom it is about.
    pub about: String,
    /// Who has reported it.
    pub reporter: String,
}

/// A case and everything around it.
#[derive(Debug, Clone)]
pub struct CaseData {
    /// The case.
    pub case: NamedCase,
    /// Whom it is about and who has reported it, as pages show them; the host is nobody.
    pub people: [Option<PersonShown>; 2],
    /// The page where it happened.
    pub at: String,
    /// Whether the reader may decide it now.
    pub may_decide: bool,
    /// What was decided about the same person before.
    pub before: Vec<Case>,
    /// What was done, with the name of who did it.
    pub log: Vec<(String, LogLine)>,
}

/// The queue.
#[must_use]
pub fn moderation(reader: &Reader, cases: &[NamedCase]) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    let (waiting, decided): (Vec<_>, Vec<_>) =
        cases.iter().partition(|one| matches!(one.case.stage, Stage::Open | Stage::Appealed));
    framed(
        reader,
        &say("moderation-title"),
        &html! {
            p { (say("moderation-lead")) }
            h2 { (say("moderation-waiting")) }
            @if waiting.is_empty() { p { (say("moderation-none")) } }
            ul { @for one in waiting { (listed(locale, one)) } }
            @if !decided.is_empty() {
                h2 { (say("moderation-decided")) }
                ul { @for one in decided { (listed(locale, one)) } }
            }
        },
    )
}

fn listed(locale: Locale, one: &NamedCase) -> Markup {
    html! {
        li {
            a href={ "/moderation/" (one.case.id) } dir="auto" { (title(locale, one)) }
            " · " (locale.say(&format!("moderation-stage-{}", one.case.stage.name()))) " · " (moment(one.case.opened))
        }
    }
}

fn title(locale: Locale, one: &NamedCase) -> String {
    let reason = locale.say(&format!("report-reason-{}", one.case.reason.name()));
    locale.say_with("moderation-case", &[("reason", reason.into()), ("name", one.about.as_str().into())])
}

/// The form for whose account is closed.
#[must_use]
pub fn appeal(reader: &Reader) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    framed(
        reader,
        &say("appeal-title"),
        &html! {
            p { (say("appeal-lead")) }
            @if reader.path.ends_with("?sent") { p role="status" { strong { (say("cases-appealed")) } } }
            form.stack method="post" action="/appeal" {
                label for="appeal-name" { (say("start-name")) }
                input #appeal-name name="name" required autocomplete="username" maxlength=(LONGEST_NAME);
                label for="appeal-password" { (say("appeal-key")) }
                input #appeal-password name="password" type="password" required autocomplete="current-password";
                label for="appeal-words" { (say("cases-appeal-words")) }
                textarea #appeal-words name="words" required rows="3" maxlength=(LONGEST_WORDS) dir="auto" aria-describedby="appeal-note" {}
                small.note #appeal-note { (say("cases-appeal-note")) }
                button.button { (say("cases-appeal")) }
            }
        },
    )
}

/// Why an account is closed and until when, and the form against it.
#[must_use]
pub fn closed_account(reader: &Reader, case: &Case, player: &AccountId, secret: &str) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    let decision = case.holds();
    let until = decision.and_then(|decision| decision.until).filter(|until| *until != FOR_EVER);
    let reason = decision.map_or("", |decision| decision.reason.as_str());
    framed(
        reader,
        &say("closed-title"),
        &html! {
            p { (say(if case.is_the_hosts() { "closed-by-host" } else { "closed-by-moderators" })) " "
                @match until {
                    Some(until) => (locale.say_with("cases-until", &[("until", written(until).into())])),
                    None => (say("closed-for-good")),
                }
            }
            @if reason.is_empty() { p { (say("closed-no-reason")) } }
            @else { p { span dir="auto" { (locale.say_with("cases-reason", &[("reason", reason.into())])) } } }
            @if case.stage == Stage::Appealed { p { (say("cases-appealed")) } }
            @if case.stage == Stage::Closed { p { (say("cases-final")) } }
            @if case.may_be_appealed_by(player) {
                form.stack method="post" action={ "/appeal/" (secret) } {
                    label for="appeal-words" { (say("cases-appeal-words")) }
                    textarea #appeal-words name="words" required rows="3" maxlength=(LONGEST_WORDS) dir="auto" aria-describedby="appeal-note" {}
                    small.note #appeal-note { (say("cases-appeal-note")) }
                    button.button { (say("cases-appeal")) }
                }
            }
        },
    )
}

/// A case.
#[must_use]
pub fn moderation_case(reader: &Reader, data: &CaseData) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    let case = &data.case.case;
    framed(
        reader,
        &title(locale, &data.case),
        &html! {
            section.moderation-case {
                @if case.is_the_hosts() { p { (say("moderation-by-host")) " · " (moment(case.opened)) } }
                @else { p { (locale.say_with("moderation-by", &[("name", data.case.reporter.as_str().into())])) " · " (moment(case.opened)) } }
                (people(reader, data))
                @if !case.words.is_empty() { blockquote dir="auto" { (case.words) } }
                h2 { (say("moderation-lines")) }
                @if case.lines.is_empty() { p { (say("moderation-no-lines")) } }
                ol.chat-lines { @for line in &case.lines {
                    li.theirs[line.theirs] {
                        bdi.chat-name { (line.name) } span dir="auto" { (words(locale, &line.phrase, &line.text)) }
                        @if case.line == Some(line.number) { strong { "◀" } }
                        small { (moment(line.at)) }
                    }
                } }
                @if !case.is_the_hosts() { p {
                    a href=(data.at) { (say("moderation-state")) } " "
                    (locale.say_with("moderation-state-note", &[("version", case.version.into())]))
                } }
                @if let Some(appeal) = &case.appeal {
                    h2 { (say("moderation-act-appealed")) }
                    blockquote dir="auto" { (appeal) }
                }
                @if data.may_decide { (decide(locale, case)) }
                @if !data.before.is_empty() {
                    h2 { (say("moderation-before")) }
                    ul { @for one in &data.before { @if let Some(decision) = one.holds() { li { (decided(locale, decision)) } } } }
                }
                h2 { (say("moderation-log")) }
                ol { @for (name, line) in &data.log {
                    li { (moment(line.at)) " · " bdi { (name) } " · " (say(&format!("moderation-act-{}", line.act))) " · " span dir="auto" { (log_words(locale, line)) } }
                } }
            }
        },
    )
}

/// The ways to the pages of those concerned.
fn people(reader: &Reader, data: &CaseData) -> Markup {
    let fair_play = language(reader).say("fair-play-title");
    html! {
        @for one in data.people.iter().flatten() {
            p {
                (person(reader, one))
                @if one.kind == PersonKind::Player { " · " a href={ (person_address(&one.name)) "/fair-play" } { (fair_play) } }
            }
        }
    }
}

/// What stands in the log, the club's own words in the reader's language.
fn log_words(locale: Locale, line: &LogLine) -> String {
    let reason = Reason::ALL.into_iter().find(|reason| line.act == "reported" && reason.name() == line.body);
    if let Some(reason) = reason {
        return locale.say(&format!("report-reason-{}", reason.name()));
    }
    let (first, rest) = line.body.split_once(": ").unwrap_or((&line.body, ""));
    let verdict = Verdict::ALL.into_iter().find(|verdict| line.act.starts_with("decided") && verdict.name() == first);
    verdict.map_or_else(
        || line.body.clone(),
        |verdict| {
            format!("{}: {rest}", locale.say(&format!("verdict-{}", verdict.name()))).trim_end_matches(": ").to_owned()
        },
    )
}

fn decide(locale: Locale, case: &Case) -> Markup {
    let say = |name: &str| locale.say(name);
    html! {
        h2 { (say("moderation-decide")) }
        form #decide.stack method="post" action={ "/moderation/" (case.id) } {
            label for="verdict" { (say("moderation-verdict")) }
            select #verdict name="verdict" {
                @for verdict in Verdict::ALL { option value=(verdict.name()) { (say(&format!("verdict-{}", verdict.name()))) } }
            }
            label for="days" { (say("moderation-days")) }
            input #days name="days" type="number" min="1" max="3650" inputmode="numeric" aria-describedby="days-note";
            small.note #days-note { (say("moderation-days-note")) }
            label for="why" { (say("moderation-reason")) }
            textarea #why name="reason" required rows="3" maxlength=(LONGEST_WORDS) dir="auto" aria-describedby="why-note" {}
            small.note #why-note { (say("moderation-reason-note")) }
            button.button { (say("moderation-done")) }
        }
    }
}

/// What somebody is told of reports on their own page: those they have made, and those about them.
pub(super) fn own_cases(locale: Locale, own: Option<&AccountId>, cases: &[NamedCase]) -> Markup {
    html! {
        @if let Some(own) = own.filter(|_| !cases.is_empty()) {
            h2 #cases { (locale.say("cases-title")) }
            ul.cases { @for one in cases { li { @if one.case.about == *own { (about_you(locale, one, own)) } @else { (reported(locale, one)) } } } }
        }
    }
}

fn reported(locale: Locale, one: &NamedCase) -> Markup {
    let reason = locale.say(&format!("report-reason-{}", one.case.reason.name()));
    let about = [("name", one.about.as_str().into()), ("reason", reason.into())];
    html! {
        span dir="auto" { (locale.say_with("cases-own", &about)) } " "
        @match one.case.holds() {
            Some(decision) => (locale.say_with("cases-own-decided", &[("verdict", verdict(locale, decision).into())])),
            None => (locale.say("cases-own-open")),
        }
    }
}

fn about_you(locale: Locale, one: &NamedCase, own: &AccountId) -> Markup {
    let say = |name: &str| locale.say(name);
    let Some(decision) = one.case.holds() else { return html! {} };
    html! {
        (locale.say_with("cases-about", &[("verdict", verdict(locale, decision).into())]))
        @if let Some(until) = decision.until { " " (locale.say_with("cases-until", &[("until", written(until).into())])) }
        " " span dir="auto" { (locale.say_with("cases-reason", &[("reason", decision.reason.as_str().into())])) }
        @if one.case.stage == Stage::Appealed { p { (say("cases-appealed")) } }
        @if one.case.stage == Stage::Closed { p { (say("cases-final")) } }
        @if one.case.may_be_appealed_by(own) {
            form.stack method="post" action={ "/moderation/" (one.case.id) "/appeal" } {
                @let id = format!("appeal-{}", one.case.id);
                label for=(id) { (say("cases-appeal-words")) }
                textarea id=(id) name="words" required rows="3" maxlength=(LONGEST_WORDS) dir="auto" {}
                small.note { (say("cases-appeal-note")) }
                button.button.second-button { (say("cases-appeal")) }
            }
        }
    }
}

fn decided(locale: Locale, decision: &Decision) -> Markup {
    html! { (moment(decision.at)) " · " (verdict(locale, decision)) " · " span dir="auto" { (decision.reason) } }
}

fn verdict(locale: Locale, decision: &Decision) -> String {
    locale.say(&format!("verdict-{}", decision.verdict.name()))
}

/// A moment as everybody reads it alike.
fn written(at: Time) -> String {
    let moment = jiff::Timestamp::from_millisecond(i64::try_from(at.millis()).unwrap_or(i64::MAX));
    moment.map_or_else(|_| "…".to_owned(), |at| at.strftime("%Y-%m-%d %H:%M UTC").to_string())
}

fn framed(reader: &Reader, title: &str, inside: &Markup) -> Markup {
    let head = format!("{title} · Tavola");
    let frame = Frame { title: &head, styles: &["pages", "people", "talk"], script: Some("page/times") };
    page(reader, &frame, &html! { div.narrow { h1 dir="auto" { (title) } (inside) } })
}
