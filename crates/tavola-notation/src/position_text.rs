//! A position as text with a board of letters: written as eXtreme Gammon exports it, read from XG and from gnubg.
//!
//! The one on roll is X, at the bottom, in every text of XG; the id on the first line says all there is to say, and
//! the rest is for people. [`read_position_text`](crate::read_position_text) reads such texts.

pub(crate) mod lines;
pub(crate) mod read;

use std::fmt::Write as _;

use tavola_rules::{BySide, CubeOwner, Side};

use crate::situation::{Contest, NotSayable, Situation, Waiting};
use crate::xgid::Xgid;

/// How many checkers stand one above the other before a number says how many there are.
pub(crate) const ROWS: i8 = 5;
/// The points of the upper half from left to right, and of the lower.
pub(crate) const UPPER: [[u8; 6]; 2] = [[13, 14, 15, 16, 17, 18], [19, 20, 21, 22, 23, 24]];
pub(crate) const LOWER: [[u8; 6]; 2] = [[12, 11, 10, 9, 8, 7], [6, 5, 4, 3, 2, 1]];

/// The moment as eXtreme Gammon's text.
///
/// # Errors
/// If an XGID cannot say it.
pub fn write_position_text(situation: &Situation, names: &BySide<String>) -> Result<String, NotSayable> {
    let id = Xgid::try_from(situation)?;
    let (x, o) = (situation.on_roll, situation.on_roll.opponent());
    let one_line = |side| names[side].split_whitespace().collect::<Vec<_>>().join(" ");
    let mut text = format!("{id}\n\nX:{}   O:{}\n", one_line(x), one_line(o));
    let won = situation.contest.won();
    let _ = write!(text, "Score is X:{} O:{} ", won[x], won[o]);
    let _ = match situation.contest {
        Contest::Match { length, .. } => writeln!(text, "{length} pt.(s) match."),
        Contest::Money { jacoby, beavers, .. } => {
            let rules = [(jacoby, " Jacoby"), (beavers, " Beaver")];
            let rules: String = rules.into_iter().filter(|(holds, _)| *holds).map(|(_, name)| name).collect();
            let comma = if rules.is_empty() { "" } else { "," };
            writeln!(text, "Unlimited Game{comma}{rules}")
        }
    };
    text.push_str(&board(situation));
    let seen = situation.position();
    let _ = write!(text, "Pip count  X: {}  O: {} X-O: {}-{}", seen.own_pips(), seen.opponent_pips(), won[x], won[o]);
    if let Contest::Match { length, crawford_game, .. } = situation.contest {
        let _ = write!(text, "/{length}{}", if crawford_game { " Crawford" } else { "" });
    }
    let owner = situation.cube.owner.side().map_or("", |side| if side == x { ", X own cube" } else { ", O own cube" });
    let _ = writeln!(text, "\nCube: {}{owner}", situation.cube.value);
    let _ = match situation.waiting {
        Waiting::Play(roll) => writeln!(text, "X to play {roll}"),
        Waiting::Answer(_) => {
            writeln!(text, "{} to answer the double", if situation.to_act() == x { 'X' } else { 'O' })
        }
        Waiting::RollOrDouble | Waiting::Resignation { .. } => writeln!(text, "X on roll, cube action"),
    };
    Ok(text)
}

/// The board alone, with the cube beside its owner's half where it has been turned.
fn board(situation: &Situation) -> String {
    let mut text = String::from(" +13-14-15-16-17-18------19-20-21-22-23-24-+\n");
    for row in 1..=ROWS {
        row_of(&mut text, situation, UPPER, row, Half::Upper);
    }
    text.push_str(" |                  |BAR|                  |\n");
    for row in (1..=ROWS).rev() {
        row_of(&mut text, situation, LOWER, row, Half::Lower);
    }
    text.push_str(" +12-11-10--9--8--7-------6--5--4--3--2--1-+\n");
    text
}

#[derive(Clone, Copy, PartialEq)]
enum Half {
    Upper,
    Lower,
}

/// One row of checkers, counted from the edge.
fn row_of(text: &mut String, situation: &Situation, points: [[u8; 6]; 2], row: i8, half: Half) {
    let seen = situation.position();
    let on = |point: &u8| cell(seen.counts()[usize::from(*point)], row);
    let [left, right] = points.map(|points| points.iter().map(on).collect::<String>());
    // A hit checker waits on the half in which it enters, nearest to the middle first.
    let waits = match half {
        Half::Upper => i8::try_from(seen.own_bar()).unwrap_or(i8::MAX),
        Half::Lower => -i8::try_from(seen.opponent_bar()).unwrap_or(i8::MAX),
    };
    let bar = cell(waits, ROWS + 1 - row);
    let _ = writeln!(text, " |{left}|{bar}|{right}|{}", cube(situation, row, half));
}

/// Three characters: a checker, the number of those that do not fit, or nothing.
fn cell(checkers: i8, row: i8) -> String {
    let count = checkers.unsigned_abs();
    match row {
        ROWS if count > ROWS.unsigned_abs() => format!("{count:^3}"),
        _ if count < row.unsigned_abs() => "   ".to_owned(),
        _ => (if checkers > 0 { " X " } else { " O " }).to_owned(),
    }
}

/// The cube in three rows beside its owner's edge.
fn cube(situation: &Situation, row: i8, half: Half) -> String {
    let own = if situation.on_roll == Side::White { CubeOwner::White } else { CubeOwner::Black };
    let place = if situation.cube.owner == own { Half::Lower } else { Half::Upper };
    if situation.cube.owner == CubeOwner::Middle || half != place {
        return String::new();
    }
    match row {
        1 | 3 => " +---+".to_owned(),
        2 => format!(" |{:^3}|", situation.cube.value.to_string()),
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests;
