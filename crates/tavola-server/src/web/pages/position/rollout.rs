//! The rollouts of a position: the form that orders one, and what has been counted so far.

use maud::{Markup, html};
use tavola_engine::{CubeAction, CubeAnswer};
use tavola_study::rollout::{CERTAIN, Rolled, RolledCube, RolledLine, RolloutReport};

use super::super::study::{chances_cells, chances_head, right_cube_words, signed_figure, unsigned};
use super::address;
use crate::club::rollouts::{End, MOST_TRIALS, Rolling, RollingState};
use crate::web::i18n::Locale;
use crate::web::page_data::RolloutData;

/// How many trials of each line can be chosen.
const TRIALS: [u32; 4] = [324, 1_296, 5_184, MOST_TRIALS];
/// How many are chosen already.
const USUAL: u32 = 1_296;

/// The form around a table of plays, or beside the cube: `inside` holds the boxes of the plays.
pub(super) fn order(locale: Locale, id: &str, plies: u8, inside: &Markup) -> Markup {
    let say = |name: &str| locale.say(name);
    html! {
        form #rollout-form method="post" action="/position/rollout" {
            input type="hidden" name="id" value=(id);
            input type="hidden" name="plies" value=(plies);
            (inside)
            div.rollout-order {
                button.button.second-button { (say("rollout-begin")) }
                label { (say("rollout-trials")) select name="trials" {
                    @for trials in TRIALS { option value=(trials) selected[trials == USUAL] { (trials) } }
                } }
                label.tick { input type="checkbox" name="until_certain" checked; " " (say("rollout-until-certain")) }
            }
            p.warning.rollout-said #rollout-said role="alert" {}
            small.note { (locale.say_with("rollout-note", &[("errors", deviations(locale).into())])) }
        }
    }
}

/// The form and what has been counted, where the browser's engine draws the table: the script puts the boxes of the plays
/// into its rows.
pub(super) fn beside(locale: Locale, plies: u8, data: &RolloutData) -> Markup {
    html! { div #position-rollout { (order(locale, &data.key, plies, &html! {})) (rollout(locale, data)) } }
}

/// What has been counted. A script puts the next one in its place while one is under way.
#[must_use]
pub fn rollout(locale: Locale, data: &RolloutData) -> Markup {
    let state = data.rolling.as_ref().map(|rolling| rolling.state);
    let is_underway = matches!(state, Some(RollingState::Waits | RollingState::Runs));
    let known = data.report.as_deref().filter(|report| !report.lines.is_empty());
    html! {
        section.rollout #rollout aria-labelledby=[(is_underway || known.is_some()).then_some("rollout-title")] data-id=(data.key) data-underway[is_underway] {
            @if is_underway || known.is_some() { h2 #rollout-title { (locale.say("rollout-title")) } }
            @if let Some(rolling) = &data.rolling { (progress(locale, data, rolling)) }
            @if let Some(report) = known {
                (table(locale, data, report))
                p.rollout-verdict role="status" { (verdict(locale, report)) }
                small.note { (locale.say("rollout-figures")) }
            }
        }
    }
}

fn progress(locale: Locale, data: &RolloutData, rolling: &Rolling) -> Markup {
    let least = rolling
        .report
        .as_deref()
        .map_or(0, |report| report.lines.iter().map(|line| line.trials).max().unwrap_or_default());
    let about = [("done", i64::from(least).into()), ("all", i64::from(rolling.trials).into())];
    let said = match rolling.state {
        RollingState::Waits => locale.say("rollout-waits"),
        RollingState::Runs => locale.say_with("rollout-runs", &about),
        RollingState::Over(End::Trials) => locale.say("rollout-over-trials"),
        RollingState::Over(End::Certain) => locale.say("rollout-over-certain"),
        RollingState::Over(End::Stopped) => locale.say("rollout-over-stopped"),
    };
    let is_underway = !matches!(rolling.state, RollingState::Over(_));
    html! {
        p.study-progress { span.underway[is_underway] { (said) } @if is_underway { progress max=(rolling.trials) value=(least) {} } }
        @if is_underway {
            form #rollout-stop method="post" action="/position/rollout/stop" {
                input type="hidden" name="id" value=(data.key);
                input type="hidden" name="plies" value=(data.plies);
                button.panel-button { (locale.say("rollout-stop")) }
            }
            noscript { p.note { a href={ (address(&data.key, None, data.plies)) "#rollout" } { (locale.say("study-reload-link")) } } }
        }
    }
}

fn table(locale: Locale, data: &RolloutData, report: &RolloutReport) -> Markup {
    let say = |name: &str| locale.say(name);
    let best = report.lines.first();
    let difference = |line: &RolledLine| {
        let best = best.filter(|best| best.what != line.what)?;
        Some((line.equity - best.equity, 1.96 * best.joint_error(line)))
    };
    html! {
        div.study-scroll tabindex="0" { table.study-candidates {
            thead { tr {
                th scope="col" { @if report.cube.is_some() { (say("study-cube")) } @else { (say("study-play")) } }
                th.number scope="col" { (say("study-equity")) } th.number scope="col" title=(say("rollout-interval-note")) { "± 95 %" }
                th.number scope="col" { (say("study-difference")) } th.number scope="col" title=(say("rollout-interval-note")) { "± 95 %" }
                th.number scope="col" title=(say("rollout-error-note")) { (say("rollout-error")) }
                th.number scope="col" { (say("rollout-trials-head")) }
                (chances_head(locale))
            } }
            tbody {
                @for line in &report.lines { tr {
                    th scope="row" { bdi { @match &line.next {
                        Some(next) => a href=(address(next, None, data.plies)) { (name(locale, line)) },
                        None => (name(locale, line)),
                    } } }
                    td.number { (signed_figure(locale, line.equity)) } td.number { (figure(locale, line.interval())) }
                    @match difference(line) {
                        Some((behind, interval)) => { td.number { (signed_figure(locale, behind)) } td.number { (figure(locale, interval)) } }
                        None => { td {} td {} }
                    }
                    td.number { (figure(locale, line.error)) }
                    td.number { (line.trials) }
                    (chances_cells(locale, &line.chances))
                } }
                @if let Some(cube) = &report.cube { tr {
                    th scope="row" { (say("study-double-drop")) }
                    td.number { (signed_figure(locale, cube.double_drop)) } td {}
                    @match best { Some(waiting) => { td.number { (signed_figure(locale, cube.double_drop - waiting.equity)) } } None => { td {} } }
                    td {} td {} td {} @for _ in 0..6 { td {} }
                } }
            }
        } }
    }
}

fn name(locale: Locale, line: &RolledLine) -> String {
    match &line.what {
        Rolled::Play(play) => play.clone(),
        Rolled::NoDouble => locale.say("study-no-double"),
        Rolled::DoubleTake => locale.say("study-double-take"),
    }
}

/// A standard error, an interval, a difference without its sign: as many decimals as an equity.
fn figure(locale: Locale, figure: f32) -> String {
    unsigned(locale, f64::from(figure), 3)
}

/// What follows from the figures, and whether that is certain.
fn verdict(locale: Locale, report: &RolloutReport) -> String {
    if let Some(cube) = &report.cube {
        return cube_verdict(locale, cube, report.is_certain);
    }
    let [best, next, ..] = report.lines.as_slice() else { return locale.say("rollout-alone") };
    let behind = best.equity - next.equity;
    let errors = behind / best.joint_error(next).max(f32::EPSILON);
    let about = [
        ("best", name(locale, best).into()),
        ("next", name(locale, next).into()),
        ("behind", figure(locale, behind).into()),
        ("errors", unsigned(locale, f64::from(errors.min(99.0)), 1).into()),
        ("needed", deviations(locale).into()),
    ];
    locale.say_with(if report.is_certain { "rollout-certain" } else { "rollout-uncertain" }, &about)
}

fn cube_verdict(locale: Locale, cube: &RolledCube, is_certain: bool) -> String {
    let right = right_cube_words(locale, cube.action, cube.answer);
    let is_plain = !matches!((cube.action, cube.answer), (CubeAction::Unavailable, CubeAnswer::Take));
    let sure = locale.say(if is_certain { "rollout-cube-certain" } else { "rollout-cube-uncertain" });
    if is_plain { format!("{right} {sure}") } else { sure }
}

fn deviations(locale: Locale) -> String {
    unsigned(locale, f64::from(CERTAIN), 2)
}
