//! A rating over time, as a line; the same figures stand in a table below it, for the ear and for copying.

use maud::{Markup, html};

use super::super::table_rating::{decimals, signed};
use super::matches::day;
use crate::store::RatingChange;
use crate::web::i18n::Locale;
use crate::web::page_data::ProfileData;

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 220.0;
const LEFT: f64 = 48.0;
const TOP: f64 = 12.0;
const FOOT: f64 = 24.0;

/// How many lines the table shows, the latest.
const ROWS: usize = 50;

/// The graph with its table.
pub(super) fn section(locale: Locale, data: &ProfileData) -> Markup {
    let say = |name: &str| locale.say(name);
    let history = &data.profile.history;
    html! {
        section aria-labelledby="graph-title" {
            h2 #graph-title { (say("profile-graph")) }
            (line(history, &words(locale, history)))
            details {
                summary { (say("profile-graph-table")) }
                div.people-scroll tabindex="0" role="region" aria-label=(say("profile-graph-table")) { table {
                    thead { tr {
                        th scope="col" { (say("library-day")) }
                        th.number scope="col" { (say("rating-title")) }
                        th.number scope="col" { (say("ranking-gain")) }
                    } }
                    tbody { @for change in history.iter().rev().take(ROWS) { tr {
                        td { (day(change.at)) }
                        td.number { (decimals(locale, change.after.points())) }
                        td.number { (signed(locale, change.after.points() - change.before.points())) }
                    } } }
                } }
            }
        }
    }
}

/// What the graph says, for those who do not see it.
fn words(locale: Locale, history: &[RatingChange]) -> String {
    let points = |change: Option<&RatingChange>| change.map_or(1500.0, |change| change.after.points());
    let all = || history.iter().map(|change| change.after.points());
    let about = [
        ("matches", i64::try_from(history.len()).unwrap_or(i64::MAX).into()),
        ("now", decimals(locale, points(history.last())).into()),
        ("most", decimals(locale, all().fold(f64::MIN, f64::max)).into()),
        ("least", decimals(locale, all().fold(f64::MAX, f64::min)).into()),
    ];
    locale.say_with("profile-graph-words", &about)
}

fn line(history: &[RatingChange], words: &str) -> Markup {
    let points: Vec<f64> = history
        .first()
        .map(|first| first.before.points())
        .into_iter()
        .chain(history.iter().map(|change| change.after.points()))
        .collect();
    let (low, high) = bounds(&points);
    let x = |index: usize| tenth(index as f64 / (points.len().max(2) - 1) as f64 * (WIDTH - LEFT - 8.0) + LEFT);
    let y = |value: f64| tenth((high - value) / (high - low) * (HEIGHT - TOP - FOOT) + TOP);
    let path: Vec<String> = points.iter().enumerate().map(|(at, value)| format!("{} {}", x(at), y(*value))).collect();
    let step = (high - low) / 4.0;
    html! {
        svg.people-graph viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(words) {
            @for line in 0..=4_u32 {
                @let value = low + step * f64::from(line);
                path.graph-line d={ "M" (LEFT) " " (y(value)) "H" (WIDTH) } {}
                text.graph-scale x=(LEFT - 6.0) y=(y(value)) dy="0.35em" { (format!("{value:.0}")) }
            }
            path.graph-rating d={ "M" (path.join("L")) } {}
        }
    }
}

/// Round figures below and above all.
fn bounds(points: &[f64]) -> (f64, f64) {
    let low = points.iter().copied().fold(f64::MAX, f64::min);
    let high = points.iter().copied().fold(f64::MIN, f64::max);
    let step = if high - low > 160.0 { 100.0 } else { 20.0 };
    let (low, high) = ((low / step).floor() * step, (high / step).ceil() * step);
    if high > low { (low, high) } else { (low - step, high + step) }
}

fn tenth(figure: f64) -> f64 {
    (figure * 10.0).round() / 10.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scale_holds_every_point_and_has_a_height() {
        for points in [vec![1500.0], vec![1500.0, 1509.98], vec![1200.0, 1790.5], vec![1500.0, 1500.0]] {
            let (low, high) = bounds(&points);
            assert!(high > low && points.iter().all(|point| (low..=high).contains(point)), "{low} {high}");
        }
    }
}
