//! A rating month by month, as bars with the number of decisions behind each; the same figures stand in the table below.

use maud::{Markup, html};

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 220.0;
const LEFT: f64 = 34.0;
const TOP: f64 = 10.0;
const FOOT: f64 = 24.0;
/// The widest bar.
const WIDEST: f64 = 44.0;
/// Names of months stand apart by at least so much.
const NAME: f64 = 58.0;

/// A bar.
pub(super) struct Bar {
    /// What stands below it.
    pub(super) name: String,
    /// How high it is.
    pub(super) value: f64,
    /// What is said of it.
    pub(super) words: String,
}

/// The bars from left to right, with a scale.
pub(super) fn chart(bars: &[Bar], words: &str, value: &dyn Fn(f64) -> String) -> Markup {
    let most = bars.iter().map(|bar| bar.value).fold(0.0, f64::max);
    let step = step(most);
    let lines = (most / step).ceil().max(1.0);
    let top = lines * step;
    let y = |value: f64| tenth((1.0 - value / top).mul_add(HEIGHT - TOP - FOOT, TOP));
    let each = (WIDTH - LEFT) / bars.len().max(1) as f64;
    let wide = (each * 0.7).min(WIDEST);
    let every = (NAME / each).ceil().max(1.0) as usize;
    html! {
        svg.library-chart viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(words) {
            @for line in 0..=lines as u32 {
                @let at = f64::from(line) * step;
                path.chart-line d={ "M" (LEFT) " " (y(at)) "H" (WIDTH) } {}
                text.chart-scale x=(LEFT - 6.0) y=(y(at)) dy="0.35em" { (value(at)) }
            }
            @for (index, bar) in bars.iter().enumerate() {
                @let x = each.mul_add(index as f64 + 0.5, LEFT);
                rect.chart-bar x=(tenth(x - wide / 2.0)) y=(y(bar.value)) width=(tenth(wide)) height=(tenth(y(0.0) - y(bar.value))) rx="2" { title { (bar.words) } }
                @if index % every == 0 { text.chart-name x=(tenth(x)) y=(HEIGHT - 8.0) { (bar.name) } }
            }
        }
    }
}

/// How far apart the lines of the scale are: some five of them, at round figures.
fn step(most: f64) -> f64 {
    let rough = (most / 4.0).max(0.1);
    let ten = 10.0_f64.powf(rough.log10().floor());
    [1.0, 2.0, 5.0, 10.0].into_iter().map(|by| by * ten).find(|step| *step >= rough).unwrap_or(rough)
}

fn tenth(figure: f64) -> f64 {
    (figure * 10.0).round() / 10.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scale_has_round_figures() {
        for (most, expected) in [(0.0, 0.1), (3.9, 1.0), (8.0, 2.0), (13.0, 5.0), (30.0, 10.0), (170.0, 50.0)] {
            assert!((step(most) - expected).abs() < 1e-9, "{most}: {}", step(most));
        }
    }

    #[test]
    fn no_bar_and_many_bars_are_drawn() {
        let bar = |value| Bar { name: "2009-03".to_owned(), value, words: String::new() };
        for many in [0, 1, 240] {
            let bars: Vec<Bar> = (0..many).map(|index| bar(f64::from(index))).collect();
            let drawn = chart(&bars, "", &|value| value.to_string()).into_string();
            assert_eq!(drawn.matches("<rect").count(), bars.len());
            assert!(!drawn.contains("NaN") && !drawn.contains("inf"), "{drawn}");
        }
    }
}
