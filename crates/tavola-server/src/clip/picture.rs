//! The board in letters, for terminals: `boardstyle` 1 and 2.

use tavola_rules::Side;

use super::board::Seen;

/// How high a point is drawn.
const ROWS: u8 = 5;

/// The board, one line after the other. Style 2 shows its score and dice beside it only in a line below.
pub(super) fn picture(seen: &Seen<'_>) -> Vec<String> {
    let me = seen.side;
    let upper: Vec<u8> = if me == Side::White { (13..=24).collect() } else { (1..=12).rev().collect() };
    let lower: Vec<u8> = if me == Side::White { (1..=12).rev().collect() } else { (13..=24).collect() };
    let mut lines = vec![heads(&upper)];
    lines.extend((1..=ROWS).map(|row| cells(seen, &upper, row)));
    lines.push(format!("v|{:^19}|   |{:^19}|", "", ""));
    lines.extend((1..=ROWS).rev().map(|row| cells(seen, &lower, row)));
    lines.push(heads(&lower));
    let board = &seen.view.board;
    lines.push(format!(
        "   BAR: O-{} X-{}   OFF: O-{} X-{}   Cube: {}   {}",
        board.bar.white,
        board.bar.black,
        board.off.white,
        board.off.black,
        seen.view.cube.value.number(),
        dice(seen),
    ));
    lines
}

fn heads(points: &[u8]) -> String {
    let half = |points: &[u8]| points.iter().map(|point| format!("{point:>2}-")).collect::<String>();
    format!(" +{}-------{}+", half(&points[..6]), half(&points[6..]))
}

fn cells(seen: &Seen<'_>, points: &[u8], row: u8) -> String {
    let cell = |point: &u8| {
        let count = seen.view.board.points[usize::from(*point) - 1];
        let sign = if count > 0 { 'O' } else { 'X' };
        let many = count.unsigned_abs();
        match many {
            _ if many > ROWS && row == ROWS => format!("{many:>2} "),
            _ if many >= row => format!(" {sign} "),
            _ => "   ".to_owned(),
        }
    };
    let half = |points: &[u8]| points.iter().map(cell).collect::<String>();
    format!(" |{} |   | {}|", half(&points[..6]), half(&points[6..]))
}

fn dice(seen: &Seen<'_>) -> String {
    let Some(side) = seen.turn() else { return "The game is over.".to_owned() };
    let name = &seen.names[side];
    match seen.dice(side) {
        Some(roll) => format!("{name} rolled {} {}.", roll.high().number(), roll.low().number()),
        None => format!("turn: {name}"),
    }
}
