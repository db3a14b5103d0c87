//! What every score is worth: the match equity table, take points, gammon values, and all of them at one score.

use maud::{Markup, html};
use tavola_engine::{PointsAway, cubeful::CubeEfficiency};
use tavola_rules::CubeValue;
use tavola_study::score::{AtScore, USUAL, chance_after_crawford, match_chance};

use super::study::unsigned;
use super::study_nav::{Place, study_nav};
use super::{Frame, language, page};
use crate::web::i18n::Locale;
use crate::web::page_data::{MetData, MetPart, Reader};

/// How far from the end of the match the tables reach, in points.
pub const FARTHEST: u32 = 15;
/// What the cube shows before it is turned, in the tables.
pub const CUBES: [u64; 3] = [1, 2, 4];

const PARTS: [MetPart; 3] = [MetPart::Chances, MetPart::TakePoints, MetPart::Gammons];

/// One of the tables, and one score in all of them.
#[must_use]
pub fn met(reader: &Reader, data: &MetData) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    let title = format!("{} · Tavola", say(heading(data.part)));
    let frame = Frame { title: &title, styles: &["pages", "study", "position"], script: None };
    page(
        reader,
        &frame,
        &html! {
            div.study-page.met-page {
                (study_nav(locale, Place::Scores))
                nav.met-parts aria-label=(say("met-parts")) {
                    @for part in PARTS { a.step aria-current=[(part == data.part).then_some("page")] href=(address(part, data.score, data.cube)) { (say(heading(part))) } }
                }
                h1 { (say(heading(data.part))) }
                p { (locale.say_with(lead(data.part), &[("cube", number(data.cube.number())), ("doubled", number(2 * data.cube.number()))])) }
                (choice(locale, data))
                @if let Some(score) = data.score { (at_score(locale, score)) }
                @match data.part {
                    MetPart::Chances => { (chances(locale, data)) (after_crawford(locale, data)) }
                    MetPart::TakePoints => {
                        (take_points(locale, data, CubeEfficiency::DEAD, "met-dead"))
                        (take_points(locale, data, CubeEfficiency::LIVE, "met-live"))
                        (take_points(locale, data, USUAL, "met-usual"))
                    }
                    MetPart::Gammons => (gammons(locale, data)),
                }
                p.note { (say("met-source")) }
            }
        },
    )
}

const fn heading(part: MetPart) -> &'static str {
    match part {
        MetPart::Chances => "met-chances",
        MetPart::TakePoints => "met-take-points",
        MetPart::Gammons => "met-gammons",
    }
}

const fn lead(part: MetPart) -> &'static str {
    match part {
        MetPart::Chances => "met-chances-lead",
        MetPart::TakePoints => "met-take-points-lead",
        MetPart::Gammons => "met-gammons-lead",
    }
}

fn number(number: u64) -> fluent_bundle::FluentValue<'static> {
    i64::try_from(number).unwrap_or(i64::MAX).into()
}

/// The address of a table with a score that is looked at.
fn address(part: MetPart, score: Option<(PointsAway, PointsAway)>, cube: CubeValue) -> String {
    let path = match part {
        MetPart::Chances => "/met",
        MetPart::TakePoints => "/met/take-points",
        MetPart::Gammons => "/met/gammons",
    };
    let score = score.map(|(own, other)| format!("own={}&other={}&", own.points(), other.points())).unwrap_or_default();
    format!("{path}?{score}cube={cube}")
}

fn points() -> impl Iterator<Item = PointsAway> {
    (1..=FARTHEST).filter_map(PointsAway::new)
}

/// Which score and cube.
fn choice(locale: Locale, data: &MetData) -> Markup {
    let say = |name: &str| locale.say(name);
    let action = address(data.part, None, data.cube);
    let action = action.split('?').next().unwrap_or_default();
    let away = |name: &str, label: &str, chosen: Option<PointsAway>| {
        html! { label { (say(label)) select name=(name) {
            option value="" selected[chosen.is_none()] { "–" }
            @for away in points() { option value=(away.points()) selected[chosen == Some(away)] { (away.points()) } }
        } } }
    };
    html! {
        form.met-choice method="get" action=(action) {
            (away("own", "met-own", data.score.map(|score| score.0)))
            (away("other", "met-other", data.score.map(|score| score.1)))
            label { (say("position-cube")) select name="cube" {
                @for cube in CUBES { option value=(cube) selected[data.cube.number() == cube] { (cube) } }
            } }
            button.button { (say("met-show")) }
        }
    }
}

/// Everything about one score.
fn at_score(locale: Locale, (own, other): (PointsAway, PointsAway)) -> Markup {
    let say = |name: &str| locale.say(name);
    let cubes = CUBES.iter().filter_map(|cube| CubeValue::new(*cube));
    let row = |cube: CubeValue| {
        let at = AtScore { own, other, cube };
        let theirs = AtScore { own: other, other: own, cube };
        html! { tr {
            th scope="row" { (cube) " → " (2 * cube.number()) }
            td.number { (share(locale, at.take_point(CubeEfficiency::DEAD))) }
            td.number { (share(locale, at.take_point(CubeEfficiency::LIVE))) }
            td.number { (share(locale, at.take_point(USUAL))) }
            td.number { (share(locale, theirs.take_point(CubeEfficiency::DEAD))) }
            td.number { (value(locale, at.gammon_value())) }
            td.number { (value(locale, theirs.gammon_value())) }
        } }
    };
    let about = [
        ("own", number(own.points().into())),
        ("other", number(other.points().into())),
        ("chance", share(locale, Some(match_chance(own, other))).into()),
    ];
    let is_one_away = own == PointsAway::ONE || other == PointsAway::ONE;
    html! {
        section.met-score #score aria-labelledby="score-title" {
            h2 #score-title { (locale.say_with("met-at-score", &about)) }
            @if is_one_away { p.note { (say("met-one-away")) } }
            div.study-scroll tabindex="0" { table {
                thead { tr {
                    th scope="col" { (say("position-cube")) }
                    th.number scope="col" { (say("met-take-dead")) } th.number scope="col" { (say("met-take-live")) } th.number scope="col" { (say("met-take-usual")) }
                    th.number scope="col" { (say("met-their-take")) }
                    th.number scope="col" { (say("met-gammon-own")) } th.number scope="col" { (say("met-gammon-theirs")) }
                } }
                tbody { @for cube in cubes { (row(cube)) } }
            } }
        }
    }
}

/// A table of all scores: rows what the reader needs, columns what the opponent needs.
fn grid(
    locale: Locale,
    data: &MetData,
    title: &str,
    first: u32,
    cell: &dyn Fn(PointsAway, PointsAway) -> String,
) -> Markup {
    let away = |from: u32| points().filter(move |away| away.points() >= from);
    let is_row = |own: PointsAway| data.score.is_some_and(|score| score.0 == own);
    let is_column = |other: PointsAway| data.score.is_some_and(|score| score.1 == other);
    html! {
        figure.met-grid {
            figcaption { (locale.say(title)) }
            div.met-scroll tabindex="0" role="group" aria-label=(locale.say(title)) { table {
                thead { tr {
                    td.met-corner { (locale.say("met-corner")) }
                    @for other in away(first) { th scope="col" .chosen[is_column(other)] { (other.points()) } }
                } }
                tbody { @for own in away(first) { tr .chosen[is_row(own)] {
                    th scope="row" { (own.points()) }
                    @for other in away(first) {
                        td .chosen[is_column(other)] .met-here[is_row(own) && is_column(other)] {
                            a href={ (address(data.part, Some((own, other)), data.cube)) "#score" } tabindex="-1" { (cell(own, other)) }
                        }
                    }
                } } }
            } }
        }
    }
}

fn chances(locale: Locale, data: &MetData) -> Markup {
    grid(locale, data, "met-chances-grid", 1, &|own, other| share(locale, Some(match_chance(own, other))))
}

fn after_crawford(locale: Locale, data: &MetData) -> Markup {
    let is_here = |own: PointsAway| data.score == Some((own, PointsAway::ONE));
    html! {
        figure.met-grid {
            figcaption { (locale.say("met-after-crawford")) }
            div.met-scroll tabindex="0" role="group" aria-label=(locale.say("met-after-crawford")) { table {
                thead { tr { @for own in points() { th scope="col" .chosen[is_here(own)] { (own.points()) } } } }
                tbody { tr { @for own in points() { td .chosen[is_here(own)] { (share(locale, Some(chance_after_crawford(own)))) } } } }
            } }
        }
    }
}

fn take_points(locale: Locale, data: &MetData, efficiency: CubeEfficiency, title: &str) -> Markup {
    let cell = |own, other| share(locale, AtScore { own, other, cube: data.cube }.take_point(efficiency));
    grid(locale, data, title, 1, &cell)
}

fn gammons(locale: Locale, data: &MetData) -> Markup {
    let cell = |own, other| value(locale, AtScore { own, other, cube: data.cube }.gammon_value());
    grid(locale, data, "met-gammons-grid", 1, &cell)
}

/// A chance in percent; a dash where there is none.
fn share(locale: Locale, chance: Option<f32>) -> String {
    chance.map_or_else(|| "–".to_owned(), |chance| unsigned(locale, f64::from(chance) * 100.0, 1))
}

fn value(locale: Locale, value: Option<f32>) -> String {
    value.map_or_else(|| "–".to_owned(), |value| unsigned(locale, f64::from(value), 2))
}
