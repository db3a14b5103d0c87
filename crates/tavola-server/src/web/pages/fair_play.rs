//! Evidence about fair play, as a moderator reads it: what is known, how much of it, what it says either way, and how
//! often such signs deceive. No single figure.

use maud::{Markup, html};

use super::table_rating::decimals;
use super::{Frame, language, page, person};
use crate::club::fair_play::{Alike, Decision, Difficulty, Hard, Hint, LEAST_PEERS, Pace, Points, Report};
use crate::web::i18n::Locale;
use crate::web::page_data::{FairPlayData, Reader};

/// The page.
#[must_use]
pub fn fair_play(reader: &Reader, data: &FairPlayData) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    let heading = locale.say_with("fair-play-of", &[("name", data.person.name.clone().into())]);
    let title = format!("{heading} · Tavola");
    let frame = Frame { title: &title, styles: &["pages", "people"], script: None };
    let report = &data.report;
    page(
        reader,
        &frame,
        &html! {
            div.people-page {
                h1 { (heading) }
                p { (person(reader, &data.person)) }
                p.lead { (say("fair-play-lead")) }
                section aria-labelledby="base-title" { h2 #base-title { (say("fair-play-base-title")) } p { (say("fair-play-base")) } p { (say("fair-play-base-many")) } }
                (hardest(locale, &report.hardest))
                (rates(locale, report))
                (agreement(locale, &report.hard))
                (times(locale, &report.pace))
                (evidence(locale, report))
                (alike(reader, &report.alike))
            }
        },
    )
}

/// The hardest decisions, each with its verdict folded away: a moderator looks at the position first.
fn hardest(locale: Locale, decisions: &[Decision]) -> Markup {
    let say = |name: &str| locale.say(name);
    html! {
        section aria-labelledby="hardest-title" {
            h2 #hardest-title { (say("fair-play-hardest")) }
            p.note { (say("fair-play-hardest-note")) }
            @if decisions.is_empty() { p.people-empty { (say("fair-play-none-judged")) } }
            ol.people-hardest { @for one in decisions { li {
                @if let Some(id) = &one.xgid { a href={ "/position?id=" (id) } { code { (id) } } " " }
                (locale.say_with("fair-play-choices", &[("n", number(one.choices).into())]))
                @if let Some(took) = one.took { ", " (seconds(locale, took)) }
                details {
                    summary { (say("fair-play-verdict")) }
                    p { (locale.say_with("fair-play-lost", &[("loss", format!("{:.3}", one.loss).replace('.', locale.decimal_sign()).into()), ("best", if one.loss < 0.001 { "yes" } else { "no" }.into())])) " "
                        a href=(one.address) { (say("study-open")) } }
                }
            } } }
        }
    }
}

fn rates(locale: Locale, report: &Report) -> Markup {
    let say = |name: &str| locale.say(name);
    let peers = &report.peers;
    html! {
        section aria-labelledby="rates-title" {
            h2 #rates-title { (say("study-rating")) }
            @match &report.performance {
                Some(own) => p {
                    (locale.say_with("fair-play-rate", &[("rate", decimals(locale, own.rating).into()), ("n", i64::try_from(own.decisions).unwrap_or(i64::MAX).into())]))
                    @if let Some(within) = own.within { " ± " (decimals(locale, within)) }
                },
                None => p.people-empty { (say("fair-play-none-judged")) },
            }
            @match (peers.quantile(0.05), peers.quantile(0.5), peers.quantile(0.95)) {
                (Some(low), Some(middle), Some(high)) => {
                    p { (locale.say_with("fair-play-peers", &[("n", number(peers.rates.len()).into()), ("low", decimals(locale, low).into()), ("middle", decimals(locale, middle).into()), ("high", decimals(locale, high).into())])) }
                    @if let Some(own) = &report.performance { p { (locale.say_with("fair-play-as-good", &[("n", number(peers.as_good_as(own.rating)).into())])) } }
                },
                _ => p { (locale.say_with("fair-play-few-peers", &[("n", number(peers.rates.len()).into()), ("least", number(LEAST_PEERS).into())])) },
            }
        }
    }
}

/// Agreement where people differ, beside that of the opponents in the same matches.
fn agreement(locale: Locale, hard: &[Hard; 2]) -> Markup {
    let say = |name: &str| locale.say(name);
    let percent = |part: f64| (part * 100.0).round() as i64;
    html! {
        section aria-labelledby="agreement-title" {
            h2 #agreement-title { (say("fair-play-agreement")) }
            p.note { (say("fair-play-agreement-note")) }
            ul { @for (who, one) in ["fair-play-player", "fair-play-opponents"].into_iter().zip(hard) { li {
                (say(who)) ": " (locale.say_with("fair-play-found", &[("best", number(one.best).into()), ("all", number(one.all).into())]))
                @match one.interval() {
                    Some((low, high)) => { " " (locale.say_with("fair-play-between", &[("low", percent(low).into()), ("high", percent(high).into())])) },
                    None => { " " (say("fair-play-too-few")) },
                }
            } } }
        }
    }
}

/// Time by difficulty.
fn times(locale: Locale, pace: &[Pace; 2]) -> Markup {
    let say = |name: &str| locale.say(name);
    let cell = |time: Option<(usize, u64)>| match time {
        Some((many, took)) => format!("{} ({many})", seconds(locale, took)),
        None => "–".to_owned(),
    };
    html! {
        section aria-labelledby="times-title" {
            h2 #times-title { (say("fair-play-times")) }
            div.people-scroll tabindex="0" role="region" aria-labelledby="times-title" { table {
                thead { tr { th scope="col" { (say("fair-play-difficulty")) } th.number scope="col" { (say("fair-play-player")) } th.number scope="col" { (say("fair-play-opponents")) } } }
                tbody { @for (at, difficulty) in Difficulty::ALL.into_iter().enumerate() { tr {
                    th scope="row" { (say(&format!("fair-play-{}", difficulty.name()))) }
                    td.number { (cell(pace[0].times[at])) } td.number { (cell(pace[1].times[at])) }
                } } }
            } }
            p.note { (say("fair-play-times-note")) }
        }
    }
}

/// What points which way.
fn evidence(locale: Locale, report: &Report) -> Markup {
    let say = |name: &str| locale.say(name);
    html! {
        section aria-labelledby="evidence-title" {
            h2 #evidence-title { (say("fair-play-evidence")) }
            @for (points, title) in [(Points::Unusual, "fair-play-unusual"), (Points::Usual, "fair-play-usual"), (Points::Open, "fair-play-unknown")] {
                h3 { (say(title)) }
                @let found: Vec<_> = report.evidence.iter().filter(|one| one.points == points).collect();
                @if found.is_empty() { p { (say("fair-play-nothing")) } }
                @else { ul { @for one in found { li { (say(&format!("fair-play-says-{}", one.says))) } } } }
            }
            p { (say("fair-play-steps")) }
        }
    }
}

fn alike(reader: &Reader, alike: &[Alike]) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    html! {
        section aria-labelledby="alike-title" {
            h2 #alike-title { (say("fair-play-alike")) }
            p.note { (say("fair-play-alike-note")) }
            @if alike.is_empty() { p.people-empty { (say("fair-play-nothing")) } }
            @else { ul { @for one in alike { li { (person(reader, &one.person)) ": " (hint(locale, one.hint)) } } } }
        }
    }
}

fn hint(locale: Locale, hint: Hint) -> String {
    match hint {
        Hint::Quick { matches } => locale.say_with("fair-play-quick", &[("n", number(matches).into())]),
        Hint::OneWay { matches } => locale.say_with("fair-play-one-way", &[("n", number(matches).into())]),
    }
}

fn seconds(locale: Locale, millis: u64) -> String {
    format!("{:.1} s", millis as f64 / 1000.0).replace('.', locale.decimal_sign())
}

fn number(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
