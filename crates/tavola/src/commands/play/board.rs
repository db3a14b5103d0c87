//! The board in characters: the person at the bottom, bearing off to the lower right.

use std::fmt::Write as _;

use tavola_club::TableView;
use tavola_rules::{Board, CubeOwner, Point, Position, Side};

use super::narrate;
use super::session::YOU;

/// Checkers shown on a point before they become a number.
const ROWS: i8 = 5;

/// A half of the board: points from left to right.
type Half = [u8; 6];
const UPPER: [Half; 2] = [[13, 14, 15, 16, 17, 18], [19, 20, 21, 22, 23, 24]];
const LOWER: [Half; 2] = [[12, 11, 10, 9, 8, 7], [6, 5, 4, 3, 2, 1]];

/// The whole board with pips, cube and score.
pub(super) fn drawn(view: &TableView) -> String {
    view.board.board().map_or_else(|broken| broken.to_string(), |board| position(&board, view))
}

/// The board as it would stand, everything else as in the view.
pub(super) fn position(board: &Board, view: &TableView) -> String {
    let seen = board.seen_by(YOU);
    let mut text = String::new();
    let (top, bottom) = (Edge::Top, Edge::Bottom);
    let pips = |pips: u16, off: u8| format!("pips {pips:>3}, off {off}");
    let _ = writeln!(text, "{}   Bot  {}", numbers(UPPER), pips(seen.opponent_pips(), seen.opponent_off()));
    for row in 1..=ROWS {
        let _ = writeln!(text, "{}{}", line(&seen, UPPER, row, top), margin(view, row));
    }
    let _ = writeln!(text, " │                   │   │                   │   {}", narrate::score(view));
    for row in (1..=ROWS).rev() {
        let _ = writeln!(text, "{}{}", line(&seen, LOWER, row, bottom), margin(view, -row));
    }
    let _ = write!(text, "{}   You  {}", numbers(LOWER), pips(seen.own_pips(), seen.own_off()));
    text
}

#[derive(Clone, Copy, PartialEq)]
enum Edge {
    Top,
    Bottom,
}

fn numbers(halves: [Half; 2]) -> String {
    let half = |points: Half| points.map(|point| format!("{point:>3}")).concat();
    let ([left, right], line) = (halves.map(half), "─");
    let edge = |text: String| text.replace(' ', line);
    format!(" ├{}─┼───┼{}─┤", edge(left), edge(right))
}

/// One row of checkers, counted from the edge.
fn line(position: &Position, halves: [Half; 2], row: i8, edge: Edge) -> String {
    let half = |points: Half| points.map(|point| format!("  {}", checker(on(position, point), row))).concat();
    let [left, right] = halves.map(half);
    // A hit checker waits on the half in which it will enter: the bot's at the bottom, yours at the top.
    let waiting = match edge {
        Edge::Top => i8::try_from(position.own_bar()).unwrap_or(i8::MAX),
        Edge::Bottom => i8::try_from(position.opponent_bar()).map_or(i8::MIN, |checkers| -checkers),
    };
    format!(" │{left} │ {} │{right} │", checker(waiting, row))
}

fn on(position: &Position, point: u8) -> i8 {
    Point::new(point).map_or(0, |point| position.on(point))
}

/// What stands on a point in a row: a checker, the count of those that do not fit, or nothing.
fn checker(checkers: i8, row: i8) -> String {
    let count = checkers.unsigned_abs();
    match (count.cmp(&row.unsigned_abs()), row == ROWS && count > ROWS.unsigned_abs()) {
        (_, true) if count > 9 => char::from(b'a' + count - 10).to_string(),
        (_, true) => count.to_string(),
        (std::cmp::Ordering::Less, _) => " ".to_owned(),
        _ if checkers > 0 => "●".to_owned(),
        _ => "○".to_owned(),
    }
}

/// The cube beside its owner's half, or in the middle.
fn margin(view: &TableView, row: i8) -> String {
    let place = match view.cube.owner {
        CubeOwner::Middle => 5,
        CubeOwner::White => {
            if YOU == Side::White {
                -2
            } else {
                2
            }
        }
        CubeOwner::Black => {
            if YOU == Side::Black {
                -2
            } else {
                2
            }
        }
    };
    if row != place || !view.cube.enabled {
        return String::new();
    }
    format!("   [{}] {}", view.cube.value, whose(view.cube.owner))
}

fn whose(owner: CubeOwner) -> &'static str {
    match owner.side() {
        None => "the cube, open to both",
        Some(side) if side == YOU => "your cube",
        Some(_) => "the bot's cube",
    }
}
