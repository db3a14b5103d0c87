//! The board of letters in a text: where it stands, and what stands on it.

use tavola_rules::{Board, BySide, Setup, Side};

use super::read::NotAPositionText;
use crate::record::Place;

/// How the points above are numbered, by the number at the left edge.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Heading {
    /// 13: X's numbers, home on the right.
    X,
    /// 12: O's numbers, X's home on the right.
    O,
    /// 24: X's numbers, home on the left.
    XLeft,
    /// 1: O's numbers, X's home on the left.
    OLeft,
}

impl Heading {
    /// Whose numbers these are: gnubg writes those of the player on roll, XG always X's.
    pub(super) const fn numbered_for(self) -> char {
        match self {
            Self::X | Self::XLeft => 'X',
            Self::O | Self::OLeft => 'O',
        }
    }

    fn of(line: &str) -> Option<Self> {
        let plain: String = line.chars().filter(|letter| !letter.is_whitespace()).collect();
        let known = [
            ("+13-14-15-16-17-18------19-20-21-22-23-24-+", Self::X),
            ("+12-11-10--9--8--7-------6--5--4--3--2--1-+", Self::O),
            ("+24-23-22-21-20-19------18-17-16-15-14-13-+", Self::XLeft),
            ("+-1--2--3--4--5--6-------7--8--9-10-11-12-+", Self::OLeft),
        ];
        known.into_iter().find(|(text, _)| plain.starts_with(text)).map(|(_, heading)| heading)
    }

    /// The point of X's numbering in a column from the left.
    const fn point(self, half: HalfOf, column: u8) -> u8 {
        let from_home = match self {
            Self::X | Self::O => 11 - column,
            Self::XLeft | Self::OLeft => column,
        };
        match half {
            HalfOf::Lower => from_home + 1,
            HalfOf::Upper => 24 - from_home,
        }
    }
}

#[derive(Clone, Copy)]
enum HalfOf {
    Upper,
    Lower,
}

/// A board of letters that was found in a text.
#[derive(Debug, Clone, Copy)]
pub(super) struct Lettered {
    pub(super) heading: Heading,
    /// Its first line, from 1.
    pub(super) line: u32,
    /// The checkers: X is White.
    pub(super) board: Board,
}

/// The first board in the lines; none where there is none.
///
/// # Errors
/// If it breaks off, holds something that is no checker, or too many of them.
pub(super) fn find(lines: &[&str]) -> Result<Option<Lettered>, NotAPositionText> {
    let found = lines.iter().enumerate().find_map(|(index, line)| Some((index, Heading::of(line)?)));
    let Some((index, heading)) = found else { return Ok(None) };
    let line = number(index);
    let rows = &lines[index + 1..];
    let middle = rows.iter().take(7).position(|row| row.contains("BAR"));
    let middle = middle.ok_or(NotAPositionText::NoBar { line })?;
    let end = rows.iter().skip(middle).take(8).position(|row| row.trim_start().starts_with('+'));
    let end = middle + end.ok_or(NotAPositionText::NoEnd { line })?;
    let mut setup = Counts::default();
    let read = |range: std::ops::Range<usize>| -> Result<Vec<Row>, NotAPositionText> {
        range.map(|row| Row::of(rows[row], line + 1 + number(row) - 1)).collect()
    };
    let (upper, mut lower) = (read(0..middle)?, read(middle + 1..end)?);
    lower.reverse();
    for (half, rows) in [(HalfOf::Upper, &upper), (HalfOf::Lower, &lower)] {
        for column in 0..12 {
            let cells: Vec<&Cell> = rows.iter().map(|row| &row.points[usize::from(column)]).collect();
            let count = counted(&cells)?;
            setup.points[usize::from(heading.point(half, column)) - 1] = count;
        }
        let bar: Vec<&Cell> = rows.iter().map(|row| &row.bar).filter(|cell| cell.what != What::Nothing).collect();
        let waits = counted(&bar)?;
        let side = if waits > 0 { Side::White } else { Side::Black };
        setup.bar[side] = setup.bar[side].saturating_add(waits.unsigned_abs());
    }
    let board = Setup::with_the_rest_off(setup.points, setup.bar).board();
    let board = board.map_err(|cause| NotAPositionText::Checkers { line, cause })?;
    Ok(Some(Lettered { heading, line, board }))
}

/// A line's number, from 1.
pub(super) fn number(index: usize) -> u32 {
    u32::try_from(index + 1).unwrap_or(u32::MAX)
}

#[derive(Default)]
struct Counts {
    points: [i8; 24],
    bar: BySide<u8>,
}

/// What stands in three characters of a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum What {
    Nothing,
    X,
    O,
    Number(i8),
}

#[derive(Debug, Clone, Copy)]
struct Cell {
    at: Place,
    what: What,
}

/// A row between its bars.
struct Row {
    points: Vec<Cell>,
    bar: Cell,
}

impl Row {
    fn of(line: &str, number: u32) -> Result<Self, NotAPositionText> {
        let letters: Vec<char> = line.chars().collect();
        let start = letters.iter().position(|letter| *letter == '|');
        let start = start.ok_or(NotAPositionText::Row { at: Place { line: number, column: 1 } })? + 1;
        let bars = [start + 18, start + 22, start + 41];
        if let Some(bar) = bars.into_iter().find(|bar| letters.get(*bar) != Some(&'|')) {
            return Err(NotAPositionText::Row { at: place(number, bar) });
        }
        let cell = |from: usize| Cell::of(&letters[from..from + 3], place(number, from));
        let halves = (0..6).map(|column| start + 3 * column).chain((0..6).map(|column| start + 23 + 3 * column));
        Ok(Self { points: halves.map(cell).collect::<Result<_, _>>()?, bar: cell(start + 19)? })
    }
}

fn place(line: u32, index: usize) -> Place {
    Place { line, column: number(index) }
}

impl Cell {
    fn of(letters: &[char], at: Place) -> Result<Self, NotAPositionText> {
        let text: String = letters.iter().collect();
        let what = match text.trim() {
            "" => What::Nothing,
            "X" | "x" => What::X,
            "O" | "o" => What::O,
            // XG writes 6 to 15 so; gnubg goes on with A for 10.
            number => match number.parse().ok().or_else(|| i8::from_str_radix(number, 16).ok()) {
                Some(count @ 6..=15) => What::Number(count),
                _ => return Err(NotAPositionText::Cell { at, found: number.to_owned() }),
            },
        };
        Ok(Self { at, what })
    }
}

/// How many checkers stand in a column whose cells come from the edge inward: X's positive, O's negative.
fn counted(cells: &[&Cell]) -> Result<i8, NotAPositionText> {
    let (mut sign, mut count, mut said, mut ended) = (0_i8, 0_i8, None, false);
    for cell in cells {
        let wrong = |what| Err(NotAPositionText::Column { at: cell.at, what });
        let of = match cell.what {
            What::Nothing => {
                ended = true;
                continue;
            }
            What::X => 1,
            What::O => -1,
            What::Number(number) => {
                if said.replace(number).is_some() {
                    return wrong("a second number");
                }
                continue;
            }
        };
        if ended {
            return wrong("a checker above a gap");
        }
        if sign == -of {
            return wrong("both players on one point");
        }
        (sign, count) = (of, count.saturating_add(1));
    }
    match (sign, said, cells.first()) {
        (0, Some(_), Some(cell)) => {
            Err(NotAPositionText::Column { at: cell.at, what: "a number of nobody's checkers" })
        }
        _ => Ok(sign.saturating_mul(said.unwrap_or(count))),
    }
}
