//! How the match went, as a line: chances to win it, and to win each game, with the errors on it.

use std::fmt::Write as _;

use maud::{Markup, PreEscaped, html};
use tavola_rules::Side;
use tavola_study::{Mark, MatchReport, report::Standing};

use super::figures::signed;
use super::lists;
use crate::web::i18n::Locale;
use crate::web::page_data::StudyData;

const WIDTH: f32 = 720.0;
const HEIGHT: f32 = 200.0;
/// Room above and below the highest and the lowest, and for the names of the games.
const EDGE: f32 = 8.0;
const FOOT: f32 = 18.0;
/// How far around an error it is pressed, at most and at least: 24 pixels across where the graph is 360 wide.
const FINGER: f32 = 24.0;
const LEAST: f32 = 7.0;

/// A line of the record on the graph.
pub(super) struct Point {
    pub(super) at: (usize, usize),
    pub(super) x: f32,
    standing: Standing,
}

/// The graph; the same figures stand in the list of all lines.
pub(super) fn section(
    locale: Locale,
    data: &StudyData,
    report: &MatchReport,
    points: &[Point],
    at: Option<(usize, usize)>,
) -> Markup {
    let most = report.games.iter().flat_map(|game| &game.lines).filter_map(|line| line.standing);
    let most = most.map(|now| now.worth.abs()).fold(1.0, f32::max);
    let is_match = report.length.is_some();
    let worth = |now: &Standing| if is_match { now.worth } else { f32::midpoint(now.worth / most, 1.0) };
    let who = data.names[data.bottom].clone();
    let key = if is_match { "study-graph-match" } else { "study-graph-money" };
    let here = at.and_then(|at| points.iter().find(|point| point.at >= at));
    html! {
        section.study-graph aria-labelledby="graph-title" {
            h2 #graph-title { (locale.say("study-graph")) }
            svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="group" aria-label=(locale.say("study-graph-note")) {
                (starts(points))
                path.graph-middle d={ "M0 " (height(0.5)) "H" (WIDTH) } {}
                path.graph-game d=(path(points, &|now| now.wins)) {}
                path.graph-match d=(path(points, &worth)) {}
                @if let Some(here) = here { path #here.graph-here d={ "M" (here.x) " 0V" (HEIGHT - FOOT) } {} }
                (errors(locale, data, report, points, &worth))
            }
            p.note { span.graph-key.key-match {} (locale.say_with(key, &[("who", who.clone().into())])) " " span.graph-key.key-game {} (locale.say_with("study-graph-game", &[("who", who.into())])) }
        }
    }
}

/// Every line with a standing, seen by who sits at the bottom, evenly from left to right.
pub(super) fn points(data: &StudyData, report: &MatchReport) -> Vec<Point> {
    let is_match = report.length.is_some();
    let seen = |now: Standing| match (data.bottom, is_match) {
        (Side::White, _) => now,
        (Side::Black, true) => Standing { wins: 1.0 - now.wins, worth: 1.0 - now.worth },
        (Side::Black, false) => Standing { wins: 1.0 - now.wins, worth: -now.worth },
    };
    let lines = report.games.iter().enumerate().flat_map(|(game, report)| {
        let lines = report.lines.iter().enumerate();
        lines.filter_map(move |(line, report)| Some(((game, line), report.standing?)))
    });
    let lines: Vec<_> = lines.collect();
    let step = WIDTH / (lines.len().max(2) - 1) as f32;
    let point = |(index, (at, now)): (usize, ((usize, usize), Standing))| Point {
        at,
        x: tenth(index as f32 * step),
        standing: seen(now),
    };
    lines.into_iter().enumerate().map(point).collect()
}

/// Where a share of 1 stands.
fn height(share: f32) -> f32 {
    tenth((1.0 - share.clamp(0.0, 1.0)).mul_add(HEIGHT - FOOT - 2.0 * EDGE, EDGE))
}

fn tenth(figure: f32) -> f32 {
    (figure * 10.0).round() / 10.0
}

/// One line for each game: between games nothing is joined.
fn path(points: &[Point], value: &dyn Fn(&Standing) -> f32) -> String {
    let mut path = String::new();
    let mut game = None;
    for point in points {
        let letter = if game == Some(point.at.0) { 'L' } else { 'M' };
        game = Some(point.at.0);
        write!(path, "{letter}{} {}", point.x, height(value(&point.standing))).expect("a string takes all");
    }
    path
}

/// Where games begin, with their numbers.
fn starts(points: &[Point]) -> Markup {
    let mut last = None;
    let begins: Vec<&Point> = points.iter().filter(|point| last.replace(point.at.0) != Some(point.at.0)).collect();
    html! {
        @for point in begins {
            path.graph-start d={ "M" (point.x) " 0V" (HEIGHT - FOOT) } {}
            text.graph-number x=(point.x + 3.0) y=(HEIGHT - 4.0) { (point.at.0 + 1) }
        }
    }
}

/// The errors, each a way to its decision.
fn errors(
    locale: Locale,
    data: &StudyData,
    report: &MatchReport,
    points: &[Point],
    worth: &dyn Fn(&Standing) -> f32,
) -> Markup {
    let found = lists::worst(report, None);
    let marked = found.iter().filter_map(|found| {
        let mark = found.decision.mark.filter(|mark| *mark >= Mark::Error)?;
        let point = points.iter().find(|point| point.at >= found.at)?;
        Some((found, mark, point))
    });
    let marked: Vec<_> = marked.collect();
    let places: Vec<(f32, f32)> = marked.iter().map(|(.., point)| (point.x, height(worth(&point.standing)))).collect();
    html! {
        @for (index, (found, mark, point)) in marked.into_iter().enumerate() {
            // By keys the same links are reached in the list beside it.
            a data-at={ (found.at.0 + 1) "." (found.at.1 + 1) } href=(data.address(Some(found.at))) tabindex="-1" aria-label=(name(locale, data, found, mark)) {
                title { (name(locale, data, found, mark)) }
                circle.graph-target cx=(point.x) cy=(places[index].1) r=(target(&places, index)) {}
                circle.graph-error.(lists::mark_class(mark)) .graph-own[found.line.by == data.bottom] cx=(point.x) cy=(height(worth(&point.standing))) r=(radius(mark)) {}
            }
        }
    }
}

/// "Line 1.12, Ada: blunder, −0.120".
fn name(locale: Locale, data: &StudyData, found: &lists::Found<'_>, mark: Mark) -> String {
    let about = [
        ("line", format!("{}.{}", found.at.0 + 1, found.at.1 + 1).into()),
        ("who", data.names[found.line.by].clone().into()),
        ("mark", locale.say(lists::mark_name(mark)).to_lowercase().into()),
        ("loss", signed(locale, -f64::from(found.decision.loss), 3).into()),
    ];
    locale.say_with("study-graph-error", &about)
}

/// How far around its middle an error is pressed: a finger wide on a phone, but never nearer to another than to it.
fn target(places: &[(f32, f32)], index: usize) -> f32 {
    let (x, y) = places[index];
    let others = places.iter().enumerate().filter(|(other, _)| *other != index);
    let nearest = others.map(|(_, at)| (at.0 - x).hypot(at.1 - y) / 2.0).fold(FINGER, f32::min);
    tenth(nearest.max(LEAST))
}

const fn radius(mark: Mark) -> PreEscaped<&'static str> {
    PreEscaped(match mark {
        Mark::Doubtful | Mark::Error => "4",
        Mark::Blunder => "5.5",
        Mark::Whopper => "7",
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_is_pressed_by_a_finger_and_never_nearer_to_another() {
        let places = [(0.0, 50.0), (20.0, 50.0), (300.0, 50.0), (301.0, 50.0)];
        let targets = [0, 1, 2, 3].map(|index| target(&places, index));
        assert_eq!(targets, [10.0, 10.0, LEAST, LEAST]);
        assert_eq!(target(&places[..1], 0), FINGER);
    }
}
