//! How a match went, as a picture: a player's chances line by line, with the errors on it.

use std::fmt::Write as _;

use maud::{Markup, PreEscaped, html};
use tavola_rules::Side;
use tavola_study::report::{LineReport, Standing};
use tavola_study::{Mark, MatchReport};

const WIDTH: f32 = 960.0;
const HEIGHT: f32 = 220.0;
const LEFT: f32 = 44.0;
const TOP: f32 = 14.0;
const BOTTOM: f32 = HEIGHT - 22.0;

/// A line of the match on the graph.
struct Dot<'a> {
    game: usize,
    x: f32,
    chance: f32,
    line: &'a LineReport,
}

/// What is drawn.
#[derive(Clone, Copy)]
pub(super) enum Chance {
    /// Of winning the game.
    Game,
    /// Of winning the match.
    Match,
}

impl Chance {
    const fn of(self, standing: &Standing) -> f32 {
        match self {
            Self::Game => standing.wins,
            Self::Match => standing.worth,
        }
    }
}

/// The chances of White; nothing where nothing was judged.
pub(super) fn drawn(report: &MatchReport, chance: Chance) -> Option<Markup> {
    let judged =
        report.games.iter().enumerate().flat_map(|(game, games)| games.lines.iter().map(move |line| (game, line)));
    let mut judged: Vec<(usize, &LineReport, f32)> =
        judged.filter_map(|(game, line)| Some((game, line, chance.of(line.standing.as_ref()?)))).collect();
    judged.iter_mut().for_each(|(.., chance)| *chance = chance.clamp(0.0, 1.0));
    let step = (WIDTH - LEFT - 10.0) / judged.len().max(2).saturating_sub(1) as f32;
    let dots: Vec<Dot<'_>> = judged
        .iter()
        .enumerate()
        .map(|(index, &(game, line, chance))| Dot { game, x: LEFT + step * index as f32, chance, line })
        .collect();
    let title = match chance {
        Chance::Game => format!("Chance of {} to win the game", report.players.white.name),
        Chance::Match => format!("Chance of {} to win the match", report.players.white.name),
    };
    (dots.len() > 1).then(|| {
        html! {
            figure {
                figcaption { (title) }
                svg viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) role="img" aria-label=(title) {
                    @for (chance, label) in [(0.0, "0%"), (0.25, "25%"), (0.5, "50%"), (0.75, "75%"), (1.0, "100%")] {
                        path.grid d=(format!("M{LEFT} {y}H{}", WIDTH - 10.0, y = height(chance))) {}
                        text x=(LEFT - 6.0) y=(height(chance) + 4.0) text-anchor="end" { (label) }
                    }
                    (games(&dots))
                    path.chance d=(line(&dots)) {}
                    (errors(&dots))
                }
            }
        }
    })
}

fn height(chance: f32) -> f32 {
    BOTTOM - chance * (BOTTOM - TOP)
}

fn line(dots: &[Dot<'_>]) -> String {
    let mut text = String::new();
    let mut game = None;
    for dot in dots {
        // Between games nothing is joined: another one begins.
        let letter = if game.replace(dot.game) == Some(dot.game) { 'L' } else { 'M' };
        let _ = write!(text, "{letter}{:.1} {:.1}", dot.x, height(dot.chance));
    }
    text
}

/// Where each game begins, with its number.
fn games(dots: &[Dot<'_>]) -> Markup {
    let first = |index: &usize| *index == 0 || dots[*index - 1].game != dots[*index].game;
    html! {
        @for dot in (0..dots.len()).filter(first).map(|index| &dots[index]) {
            path.game d=(format!("M{:.1} {TOP}V{BOTTOM}", dot.x)) {}
            text x=(format!("{:.1}", dot.x + 3.0)) y=(HEIGHT - 6.0) { (dot.game + 1) }
        }
    }
}

/// Errors and worse: White's as a circle, Black's as a square.
fn errors(dots: &[Dot<'_>]) -> Markup {
    let worst = |dot: &&Dot<'_>| {
        dot.line.decisions.iter().filter_map(|decision| decision.mark).max().filter(|mark| *mark >= Mark::Error)
    };
    let marked = dots.iter().filter_map(|dot| Some((dot, worst(&dot)?)));
    let mut shapes = String::new();
    for (dot, mark) in marked {
        let (x, y) = (dot.x, height(dot.chance));
        let (class, size) = match mark {
            Mark::Doubtful | Mark::Error => ("error", 4.0),
            Mark::Blunder => ("blunder", 5.0),
            Mark::Whopper => ("whopper", 6.5),
        };
        let _ = match dot.line.by {
            Side::White => write!(shapes, "<circle class=\"{class}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{size}\"/>"),
            Side::Black => write!(
                shapes,
                "<rect class=\"{class}\" x=\"{:.1}\" y=\"{:.1}\" width=\"{}\" height=\"{}\"/>",
                x - size,
                y - size,
                2.0 * size,
                2.0 * size
            ),
        };
    }
    PreEscaped(shapes)
}
