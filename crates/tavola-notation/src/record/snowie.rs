//! Snowie's position line: forty fields between semicolons.
//!
//! Source: three dumps of GamesGrid and Snowie; gnubg's importer takes the two bars for each other.

use tavola_rules::{Board, BySide, Setup, Side};

/// The board of a line that stands where a play should: the position after it, seen by the player on roll.
///
/// Fields: 4 the player on roll (0 left, 1 right), 12 the other's bar, 13 to 36 the points, 37 one's own bar.
pub(crate) fn board_after(line: &str) -> Option<Board> {
    let fields: Vec<&str> = line.split(';').map(str::trim).collect();
    let number = |index: usize| fields.get(index)?.parse::<i8>().ok();
    let on_roll = if number(4)? == 0 { Side::Black } else { Side::White };
    let mut points = [0; 24];
    for (point, field) in points.iter_mut().zip(13..) {
        *point = number(field)?;
    }
    let bar = BySide { white: number(37)?.unsigned_abs(), black: number(12)?.unsigned_abs() };
    let board = Setup::with_the_rest_off(points, bar).board().ok()?;
    Some(Board::from_view(on_roll, &board.seen_by(Side::White)))
}

/// A position as such a line, seen by the player on roll, who is the left one if Black; names, score and dice are left empty.
pub(crate) fn line_after(board: &Board, on_roll: Side) -> String {
    let seen = board.seen_by(on_roll);
    let counts = seen.counts();
    let player = u8::from(on_roll == Side::White);
    let points = counts[1..=24].iter().map(i8::to_string).collect::<Vec<_>>().join(";");
    format!("0;0;0;0;{player};;;0;0;0;1;0;{};{points};{};0;0", counts[0], counts[25])
}
