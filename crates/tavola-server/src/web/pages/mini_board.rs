//! A small picture of a board, drawn without a script: White at the bottom, their home on the right.

use maud::{Markup, html};
use tavola_rules::{Board, BySide, Setup, Side};

/// Half of a point's width, the radius of a checker, and how far the next on the pile stands.
const HALF: f32 = 5.0;
const RADIUS: f32 = 4.5;
const STEP: f32 = 9.2;
/// The field: where it begins, the bar in its middle, where it ends; the tray is beside it.
const LEFT: f32 = 4.0;
const BAR: f32 = 68.0;
const RIGHT: f32 = 132.0;
const TRAY: f32 = 139.0;
const TOP: f32 = 4.0;
const BOTTOM: f32 = 104.0;
/// So many stand on a point one behind the other; more are a number.
const PILE: u8 = 5;
/// So many on the bar.
const PILE_ON_BAR: u8 = 3;

/// The empty board, once on the page: every picture uses it.
pub(super) fn empty_board() -> Markup {
    let points = |dark: bool| -> String { (1..=24).filter(|point| (point % 2 == 1) == dark).map(triangle).collect() };
    html! {
        svg.mini-board width="0" height="0" aria-hidden="true" {
            symbol #mini-empty viewBox="0 0 146 108" {
                rect.mini-frame width="146" height="108" rx="5" {}
                rect.mini-felt x=(LEFT) y=(TOP) width="60" height="100" {}
                rect.mini-felt x="72" y=(TOP) width="60" height="100" {}
                rect.mini-well x="134.5" y=(TOP) width="9" height="46" rx="2" {}
                rect.mini-well x="134.5" y="58" width="9" height="46" rx="2" {}
                path.mini-point-a d=(points(true)) {}
                path.mini-point-b d=(points(false)) {}
            }
        }
    }
}

/// The board with its checkers; `words` say where they stand.
pub(super) fn picture(board: &Board, words: &str) -> Markup {
    let piles = piles(board);
    let discs = |side| -> String { piles.iter().filter(|pile| pile.side == side).map(Pile::discs).collect() };
    let edges = BySide::from_fn(|side| edges(board, side));
    html! {
        svg.mini viewBox="0 0 146 108" role="img" aria-label=(words) {
            use href="#mini-empty" width="146" height="108" {}
            path.mini-light d=(discs(Side::White)) {}
            path.mini-dark d=(discs(Side::Black)) {}
            path.mini-light d=(edges.white) {}
            path.mini-dark d=(edges.black) {}
            @for pile in piles.iter().filter(|pile| pile.count > pile.shown) {
                text class=(if pile.side == Side::White { "mini-on-light" } else { "mini-on-dark" }) x=(pile.x) y=(pile.top()) dy="0.36em" { (pile.count) }
            }
        }
    }
}

/// Checkers of a side on one place.
struct Pile {
    side: Side,
    x: f32,
    /// Where the first stands, and where the next one stands from it.
    y: f32,
    step: f32,
    count: u8,
    shown: u8,
}

impl Pile {
    /// A circle for each checker shown, as a path.
    fn discs(&self) -> String {
        (0..self.shown).map(|index| disc(self.x, f32::from(index).mul_add(self.step, self.y))).collect()
    }

    /// Where the number of all of them stands: on the last that is shown.
    fn top(&self) -> f32 {
        f32::from(self.shown - 1).mul_add(self.step, self.y)
    }
}

fn piles(board: &Board) -> Vec<Pile> {
    let setup = Setup::from(*board);
    let on_points = (1..=24u8).zip(setup.points).filter(|(_, checkers)| *checkers != 0).map(|(point, checkers)| {
        let side = if checkers > 0 { Side::White } else { Side::Black };
        let (y, step) = if point <= 12 { (BOTTOM - RADIUS - 0.5, -STEP) } else { (TOP + RADIUS + 0.5, STEP) };
        let count = checkers.unsigned_abs();
        Pile { side, x: middle_of(point), y, step, count, shown: count.min(PILE) }
    });
    let on_bar = Side::BOTH.into_iter().filter(|side| setup.bar[*side] > 0).map(|side| {
        // They wait on the half where they enter.
        let (y, step) = if side == Side::White { (45.0, -STEP) } else { (63.0, STEP) };
        let count = setup.bar[side];
        Pile { side, x: BAR, y, step, count, shown: count.min(PILE_ON_BAR) }
    });
    on_points.chain(on_bar).collect()
}

/// Checkers borne off, on edge in their tray.
fn edges(board: &Board, side: Side) -> String {
    let off = Setup::from(*board).off[side];
    let one = |index: u8| {
        let along = f32::from(index) * 3.0;
        let y = if side == Side::White { BOTTOM - 3.0 - along } else { TOP + 0.4 + along };
        format!("M{:.1} {y:.1}h7v2.4h-7z", TRAY - 3.5)
    };
    (0..off).map(one).collect()
}

/// The middle of a point: White's 1 is at the lower right, their 24 at the upper right.
fn middle_of(point: u8) -> f32 {
    let from_right = f32::from(if point <= 12 { point - 1 } else { 24 - point });
    let bar = if from_right > 5.5 { 8.0 } else { 0.0 };
    (from_right * -2.0).mul_add(HALF, RIGHT - HALF - bar)
}

fn triangle(point: u8) -> String {
    let x = middle_of(point);
    let (base, height) = if point <= 12 { (BOTTOM, -43.0) } else { (TOP, 43.0) };
    format!("M{:.1} {base:.1}h10l-5 {height:.1}z", x - HALF)
}

fn disc(x: f32, y: f32) -> String {
    format!("M{:.1} {y:.1}a{RADIUS} {RADIUS} 0 1 0 {d} 0a{RADIUS} {RADIUS} 0 1 0 -{d} 0z", x - RADIUS, d = 2.0 * RADIUS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_start_has_thirty_checkers_where_they_stand() {
        let drawn = picture(&Board::START, "start").into_string();
        // Two quarter turns of arc a checker.
        assert_eq!(drawn.matches("0 1 0").count(), 60);
        assert!(!drawn.contains("<text"), "five on a point are not counted");
        assert!(drawn.contains("aria-label=\"start\""));
        assert_eq!((middle_of(1), middle_of(12), middle_of(13), middle_of(24)), (127.0, 9.0, 9.0, 127.0));
    }

    #[test]
    fn high_piles_the_bar_and_what_is_off_are_shown() {
        let mut points = [0; 24];
        (points[0], points[23]) = (7, -2);
        let setup = Setup::with_the_rest_off(points, BySide { white: 4, black: 0 });
        let drawn = picture(&setup.board().unwrap(), "").into_string();
        assert_eq!(drawn.matches("<text").count(), 2);
        assert_eq!(drawn.matches("h7v2.4").count(), 4 + 13);
    }
}
