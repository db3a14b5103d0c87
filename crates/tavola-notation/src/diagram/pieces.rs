//! What moves: checkers, dice, cube, and arrows for plays.

use std::fmt::Write as _;

use tavola_rules::{Board, Cube, CubeValue, Die, OfferStep, Play, Roll, Setup, Side, Step};

use super::geometry::{BAR_X, CUBE, DIE, EDGE, Geometry, MIDDLE, Place, RADIUS, Spot, TRAY, at};
use super::ink::{Ink, N};
use super::numerals::{self, Size};
use super::theme::{Paint, Theme};
use super::{Arrow, ArrowKind, Diagram};
use crate::situation::Waiting;

/// Draws all of it.
pub(super) fn draw(ink: &mut Ink, geometry: &Geometry, diagram: &Diagram<'_>) {
    let board = diagram.situation.board;
    for side in Side::BOTH {
        checkers(ink, geometry, diagram.theme, &board, side);
    }
    for arrow in &diagram.arrows {
        arrows(ink, geometry, diagram, arrow);
    }
    if let Waiting::Play(roll) = diagram.situation.waiting {
        dice(ink, geometry, diagram.theme, diagram.situation.on_roll, roll);
    }
    cube(ink, geometry, diagram);
}

/// White's are the light ones.
const fn paint(theme: Theme, side: Side) -> &'static Paint {
    match side {
        Side::White => &theme.colours().light,
        Side::Black => &theme.colours().dark,
    }
}

/// Every place with the checkers of `side` that stand on it.
fn places(board: &Board, side: Side) -> Vec<(Place, u8)> {
    let setup = Setup::from(*board);
    let sign = if side == Side::White { 1 } else { -1 };
    let points =
        (1..=24).zip(setup.points).map(|(point, count)| (Place::Point(point), (count * sign).max(0).unsigned_abs()));
    let rest = [(Place::Bar(side), setup.bar[side]), (Place::Off(side), setup.off[side])];
    points.chain(rest).filter(|(_, count)| *count > 0).collect()
}

fn checkers(ink: &mut Ink, geometry: &Geometry, theme: Theme, board: &Board, side: Side) {
    let paint = paint(theme, side);
    for (place, count) in places(board, side) {
        let shown = count.min(Geometry::shown(place));
        for index in 0..shown {
            let spot = geometry.spot(place, index);
            if matches!(place, Place::Off(_)) {
                edge(ink, spot, paint)
            } else {
                disc(ink, spot, paint)
            }
            let is_numbered = count > shown && index + 1 == shown;
            if theme.has_patterns() && side == Side::Black && !is_numbered && !matches!(place, Place::Off(_)) {
                cross(ink, spot, paint);
            }
        }
        let tray = at(geometry.tray_x(), geometry.edge_of(side));
        let (text, size) = (count.to_string(), Size { high: 17.0, bold: 2.6 });
        match place {
            Place::Off(_) => {
                numerals::write(ink, &text, tray, Size { high: 13.5, bold: 2.4 }, theme.colours().frame_text)
            }
            _ if count > shown => numerals::write(ink, &text, geometry.spot(place, count - 1), size, paint.text),
            _ => {}
        }
    }
}

/// A checker from above: its shadow on the cloth, the disc with its rim, a soft ring.
fn disc(ink: &mut Ink, spot: Spot, paint: &Paint) {
    let inner = RADIUS - 1.5;
    ink.circle(at(spot.x, spot.y + RADIUS * 0.09), inner + 0.8, &"opacity=\".22\"");
    let body = format!("fill=\"{}\" stroke=\"{}\" stroke-width=\"2.4\"", paint.disc, paint.rim);
    ink.circle(spot, inner, &body);
    ink.circle(spot, inner * 0.68, &format_args!("fill=\"none\" stroke=\"{}\" stroke-width=\"3\"", paint.ring));
}

/// A checker on its edge, in the tray.
fn edge(ink: &mut Ink, spot: Spot, paint: &Paint) {
    let width = TRAY - 14.0;
    let body = format!("fill=\"{}\" stroke=\"{}\" stroke-width=\"1.6\"", paint.disc, paint.rim);
    ink.rect(at(spot.x - width / 2.0, spot.y - EDGE / 2.0 + 1.0), at(width, EDGE - 2.0), 3.5, &body);
    let line = format!("M{} {}h{}", N(spot.x - width / 2.0 + 4.0), N(spot.y), N(width - 8.0));
    ink.path(&line, &format_args!("stroke=\"{}\" stroke-width=\"2\"", paint.ring));
}

/// What tells dark checkers from light ones without colours.
fn cross(ink: &mut Ink, spot: Spot, paint: &Paint) {
    let reach = (RADIUS - 1.5) * 0.5;
    let line = format!(
        "M{} {}h{}M{} {}v{}",
        N(spot.x - reach),
        N(spot.y),
        N(2.0 * reach),
        N(spot.x),
        N(spot.y - reach),
        N(2.0 * reach)
    );
    ink.path(&line, &format_args!("stroke=\"{}\" stroke-width=\"2.2\" opacity=\".85\"", paint.text));
}

/// Two dice side by side; the four of a double in a square.
fn dice(ink: &mut Ink, geometry: &Geometry, theme: Theme, side: Side, roll: Roll) {
    let middle = geometry.dice(side);
    let (size, step, rows) = match roll.is_double() {
        true => (DIE * 0.8, DIE * 0.8 * 0.55, &[-1.0, 1.0][..]),
        false => (DIE, DIE * 0.6, &[0.0][..]),
    };
    for row in rows {
        for (column, value) in [(-1.0, roll.high()), (1.0, roll.low())] {
            die(ink, at(middle.x + column * step, middle.y + row * step), size, value, paint(theme, side));
        }
    }
}

/// Where pips lie on a die of side 2.
const fn pips(die: Die) -> &'static [(f32, f32)] {
    match die.number() {
        1 => &[(0.0, 0.0)],
        2 => &[(-1.0, -1.0), (1.0, 1.0)],
        3 => &[(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0)],
        4 => &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)],
        5 => &[(-1.0, -1.0), (1.0, -1.0), (0.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
        _ => &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 0.0), (1.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
    }
}

fn die(ink: &mut Ink, middle: Spot, size: f32, value: Die, paint: &Paint) {
    let face = format!("fill=\"{}\" stroke=\"{}\" stroke-width=\"2\"", paint.die, paint.die_line);
    ink.rect(at(middle.x - size / 2.0, middle.y - size / 2.0), at(size, size), size * 0.19, &face);
    for (x, y) in pips(value) {
        let pip = at(middle.x + x * size * 0.27, middle.y + y * size * 0.27);
        ink.circle(pip, size * 0.088, &format_args!("fill=\"{}\"", paint.pip));
    }
}

/// What the cube shows while an offer waits.
fn asked(lies: CubeValue, step: OfferStep) -> CubeValue {
    let turns = match step {
        OfferStep::Double => 1,
        OfferStep::Beaver => 2,
        OfferStep::Raccoon => 3,
        OfferStep::Otter => 4,
    };
    (0..turns).fold(lies, |value, _| value.doubled().unwrap_or(value))
}

/// The cube at its owner's edge, centred with its 64 up, or offered, large, on the bar.
fn cube(ink: &mut Ink, geometry: &Geometry, diagram: &Diagram<'_>) {
    let situation = &diagram.situation;
    let cube = situation.cube;
    let offer = if let Waiting::Answer(step) = situation.waiting { Some(asked(cube.value, step)) } else { None };
    let lies = if cube == Cube::START { 64 } else { cube.value.number() };
    let value = offer.map_or(lies, CubeValue::number);
    let (spot, size) = offer.map_or((geometry.cube(cube.owner), CUBE), |_| (at(BAR_X, MIDDLE), CUBE * 1.1));
    let facing = offer.map_or(cube.owner.side(), |_| Some(situation.to_act()));
    let turn = match facing {
        None => -90,
        Some(side) if geometry.is_below(side) => 0,
        Some(_) => 180,
    };
    let colours = diagram.theme.colours();
    let place = format!("transform=\"translate({} {})rotate({turn})\"", N(spot.x), N(spot.y));
    ink.group(&place, |ink| {
        let half = size / 2.0;
        let side = format!("fill=\"{}\" stroke=\"{}\" stroke-width=\"1.6\"", colours.cube_side, colours.frame_deep);
        ink.rect(at(-half, -half), at(size, size), size * 0.16, &side);
        let face = format!("fill=\"{}\"", colours.cube);
        ink.rect(at(-half + size * 0.06, -half + size * 0.06), at(size * 0.88, size * 0.88), size * 0.2, &face);
        let text = value.to_string();
        let high = size * [0.42, 0.42, 0.32, 0.25, 0.2, 0.16].get(text.len() - 1).copied().unwrap_or(0.13);
        numerals::write(ink, &text, at(0.0, 0.0), Size { high, bold: 2.6 }, colours.cube_text);
    });
}

/// A play as arrows, one a step, over the board as it stands before it.
fn arrows(ink: &mut Ink, geometry: &Geometry, diagram: &Diagram<'_>, arrow: &Arrow) {
    let (situation, colours) = (&diagram.situation, diagram.theme.colours());
    let (colour, dashes) = match arrow.kind {
        ArrowKind::Best => (colours.best, ""),
        ArrowKind::Made => (colours.made, " stroke-dasharray=\"9 8\""),
    };
    let line = format!(
        "fill=\"none\" stroke=\"{colour}\" stroke-width=\"5\" stroke-linecap=\"round\" opacity=\".85\"{dashes}"
    );
    let head = format!("fill=\"{colour}\" opacity=\".85\"");
    for (from, to) in ways(geometry, &situation.board, situation.on_roll, &arrow.play) {
        let bow = Bow::between(from, to);
        ink.path(&bow.line(), &line);
        ink.path(&bow.head(), &head);
    }
}

/// Where each step begins and ends: on the uppermost checker, and where the next one would stand.
fn ways(geometry: &Geometry, board: &Board, side: Side, play: &Play) -> Vec<(Spot, Spot)> {
    let mut position = board.seen_by(side);
    let mut ways = Vec::new();
    for step in play.steps() {
        let (from, to) = (from_place(side, step), to_place(side, step));
        let stands = |board: &Board, place: Place| {
            places(board, side).into_iter().find(|(other, _)| *other == place).map_or(0, |(_, count)| count)
        };
        let before = Board::from_view(side, &position);
        position = position.after_step(*step);
        let after = Board::from_view(side, &position);
        let start = geometry.spot(from, stands(&before, from).saturating_sub(1));
        ways.push((start, geometry.spot(to, stands(&after, to).saturating_sub(1))));
    }
    ways
}

fn from_place(side: Side, step: &Step) -> Place {
    match step.from.number() {
        25 => Place::Bar(side),
        number => Place::Point(whites(side, number)),
    }
}

fn to_place(side: Side, step: &Step) -> Place {
    match step.to.number() {
        0 => Place::Off(side),
        number => Place::Point(whites(side, number)),
    }
}

/// A point in White's numbering.
const fn whites(side: Side, number: u8) -> u8 {
    match side {
        Side::White => number,
        Side::Black => 25 - number,
    }
}

/// A bent line with a head.
struct Bow {
    start: Spot,
    bend: Spot,
    end: Spot,
}

impl Bow {
    fn between(from: Spot, to: Spot) -> Self {
        let (dx, dy) = (to.x - from.x, to.y - from.y);
        let length = dx.hypot(dy).max(1.0);
        let along = |spot: Spot, way: f32| at(spot.x + dx / length * way, spot.y + dy / length * way);
        let (start, end) = (along(from, RADIUS * 0.3), along(to, -RADIUS * 0.55));
        let lift = match dy.abs() < 40.0 {
            true => (if from.y > MIDDLE { -1.0 } else { 1.0 }) * (length * 0.22).min(46.0),
            false => 0.0,
        };
        let bend = at(f32::midpoint(start.x, end.x), f32::midpoint(start.y, end.y) + lift);
        Self { start, bend, end }
    }

    fn line(&self) -> String {
        let Self { start, bend, end } = self;
        format!("M{} {}Q{} {} {} {}", N(start.x), N(start.y), N(bend.x), N(bend.y), N(end.x), N(end.y))
    }

    fn head(&self) -> String {
        let (dx, dy) = (self.end.x - self.bend.x, self.end.y - self.bend.y);
        let length = dx.hypot(dy).max(1.0);
        let (ux, uy) = (dx / length, dy / length);
        let tip = at(self.end.x + ux * 14.0, self.end.y + uy * 14.0);
        let mut line = format!("M{} {}", N(tip.x), N(tip.y));
        for aside in [9.0, -9.0] {
            let _ = write!(line, "L{} {}", N(self.end.x - uy * aside), N(self.end.y + ux * aside));
        }
        line.push('Z');
        line
    }
}
