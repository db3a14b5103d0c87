//! What never moves: frame, felt, points, bar, trays and their numbers, pips and score on the frame.

use std::fmt::Write as _;

use tavola_rules::Side;

use super::Diagram;
use super::geometry::{
    ABOVE, BAR, BAR_X, BELOW, BOTTOM, EDGE, FIELD, FRAME_Y, Geometry, HALF, HEIGHT, POINT, Spot, TOP, TRAY, WIDTH, at,
};
use super::ink::{Ink, N};
use super::numerals::{self, Size};
use super::theme::Colours;
use crate::situation::Contest;

/// The length of a point's triangle, and half of its width at the edge.
const LENGTH: f32 = HALF * 0.86;
const BASE: f32 = POINT / 2.0 - 1.5;
/// How far the lines of the pattern on dark points stand apart.
const HATCH: f32 = 11.0;

const NUMBER: Size = Size { high: 12.5, bold: 2.1 };
const PIPS: Size = Size { high: 14.5, bold: 2.5 };

/// Draws all of it.
pub(super) fn draw(ink: &mut Ink, geometry: &Geometry, diagram: &Diagram<'_>) {
    let colours = diagram.theme.colours();
    frame(ink, colours);
    fields(ink, colours);
    wells(ink, geometry, colours);
    points(ink, geometry, diagram);
    bar(ink, colours);
    for side in Side::BOTH {
        let y = geometry.edge_of(side);
        let pips = diagram.situation.board.seen_by(side).own_pips().to_string();
        numerals::write(ink, &pips, at(BAR_X, y), PIPS, colours.frame_text);
        score(ink, geometry, diagram, side, y);
    }
}

/// Points won and the length of the match, a C in the Crawford game; in money play the points, if there are any.
fn score(ink: &mut Ink, geometry: &Geometry, diagram: &Diagram<'_>, side: Side, y: f32) {
    let won = diagram.situation.contest.won();
    let text = match diagram.situation.contest {
        // A match to 1 has no other game.
        Contest::Match { length: length @ 2.., crawford_game: true, .. } => format!("{}/{length} C", won[side]),
        Contest::Match { length, .. } => format!("{}/{length}", won[side]),
        Contest::Money { .. } if won.white.number() + won.black.number() == 0 => return,
        Contest::Money { .. } => won[side].to_string(),
    };
    let many = text.chars().fold(0.0, |many, _| many + 1.0_f32);
    let high = NUMBER.high.min(TRAY * 14.0 / (13.0 * many));
    let size = Size { high, ..NUMBER };
    numerals::write(ink, &text, at(geometry.cube_x(), y), size, diagram.theme.colours().frame_text);
}

fn frame(ink: &mut Ink, colours: &Colours) {
    ink.rect(at(0.0, 0.0), at(WIDTH, HEIGHT), 14.0, &format_args!("fill=\"{}\"", colours.frame));
    let grain = format!("fill=\"none\" stroke=\"{}\" stroke-width=\"1.1\" opacity=\".28\"", colours.grain);
    ink.path(&grain_lines(), &grain);
    let edge = format!("fill=\"none\" stroke=\"{}\" stroke-width=\"2\" opacity=\".8\"", colours.frame_deep);
    ink.rect(at(2.5, 2.5), at(WIDTH - 5.0, HEIGHT - 5.0), 12.0, &edge);
}

/// The grain of the wood: long, nearly straight lines along the frame, always the same ones.
fn grain_lines() -> String {
    let mut seed = 7_u64;
    let mut next = || {
        seed = seed * 16807 % 2_147_483_647;
        seed as f32 / 2_147_483_647.0
    };
    let mut lines = String::new();
    for top in [3.0, HEIGHT - FRAME_Y + 2.0] {
        for _ in 0..6 {
            let y = top + 2.0 + next() * (FRAME_Y - 8.0);
            let from = next() * WIDTH * 0.6;
            let to = (from + (0.25 + next() * 0.5) * WIDTH).min(WIDTH - 4.0);
            let bend = y + (next() - 0.5) * 5.0;
            let middle = f32::midpoint(from, to);
            let _ = write!(lines, "M{} {}Q{} {} {} {}", N(from), N(y), N(middle), N(bend), N(to), N(y));
        }
    }
    lines
}

fn fields(ink: &mut Ink, colours: &Colours) {
    let width = 6.0 * POINT;
    let attributes = format!("fill=\"{}\" stroke=\"{}\" stroke-width=\"2\"", colours.felt, colours.frame_deep);
    for x in [FIELD, BAR_X + BAR / 2.0] {
        ink.rect(at(x, TOP), at(width, BOTTOM - TOP), 0.0, &attributes);
    }
}

fn wells(ink: &mut Ink, geometry: &Geometry, colours: &Colours) {
    let attributes = format!("fill=\"{}\" stroke=\"{}\" stroke-width=\"2\"", colours.well, colours.frame_deep);
    let deep = 15.0 * EDGE + 12.0;
    let mut well = |x: f32, y: f32, height: f32| {
        ink.rect(at(x - TRAY / 2.0 + 3.0, y), at(TRAY - 6.0, height), 5.0, &attributes);
    };
    well(geometry.tray_x(), TOP, deep);
    well(geometry.tray_x(), BOTTOM - deep, deep);
    well(geometry.cube_x(), TOP, BOTTOM - TOP);
}

fn points(ink: &mut Ink, geometry: &Geometry, diagram: &Diagram<'_>) {
    let colours = diagram.theme.colours();
    let of = |odd: u8| (1..=24).filter(move |number| number % 2 == odd).map(|number| Triangle::of(geometry, number));
    for (odd, colour) in [(0, colours.point_a), (1, colours.point_b)] {
        let outline: String = of(odd).map(|triangle| triangle.outline()).collect();
        let attributes =
            format!("fill=\"{colour}\" stroke=\"{}\" stroke-width=\"1\" stroke-opacity=\".55\"", colours.point_line);
        ink.path(&outline, &attributes);
    }
    if diagram.theme.has_patterns() {
        let hatch: String = of(1).map(|triangle| triangle.hatch()).collect();
        let attributes = format!("stroke=\"{}\" stroke-width=\"3\" opacity=\".45\"", colours.point_line);
        ink.path(&hatch, &attributes);
    }
    for number in 1..=24 {
        let middle = at(geometry.column_x(number), if number <= 12 { BELOW } else { ABOVE });
        let told = geometry.number_of(diagram.numbers, number).to_string();
        numerals::write(ink, &told, middle, NUMBER, colours.frame_text);
    }
}

/// A point: the middle of its base at the edge, and which way it reaches.
struct Triangle {
    base: Spot,
    reach: f32,
}

impl Triangle {
    fn of(geometry: &Geometry, number: u8) -> Self {
        let (y, reach) = if number <= 12 { (BOTTOM, -1.0) } else { (TOP, 1.0) };
        Self { base: at(geometry.column_x(number), y), reach }
    }

    fn outline(&self) -> String {
        let Spot { x, y } = self.base;
        let tip = y + self.reach * LENGTH;
        let (left, right, round) = (N(x - BASE), N(x + BASE), N(tip + 3.0 * self.reach));
        format!("M{left} {y}L{} {}Q{} {round} {} {}L{right} {y}Z", N(x - 1.2), N(tip), N(x), N(x + 1.2), N(tip))
    }

    /// Lines across, so that dark and light points differ without colours.
    fn hatch(&self) -> String {
        let lines = (1..).map(|line| HATCH * f32::from(line as u8)).take_while(|up| *up < LENGTH - 12.0);
        lines.fold(String::new(), |mut text, up| {
            let half = BASE * (1.0 - up / LENGTH) - 0.5;
            let y = self.base.y + self.reach * up;
            let _ = write!(text, "M{} {}h{}", N(self.base.x - half), N(y), N(2.0 * half));
            text
        })
    }
}

fn bar(ink: &mut Ink, colours: &Colours) {
    let attributes = format!("stroke=\"{}\" stroke-width=\"2\" opacity=\".55\"", colours.frame_deep);
    ink.path(&format!("M{} {TOP}V{BOTTOM}", N(BAR_X)), &attributes);
}
