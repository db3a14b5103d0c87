//! What arguments mean: positions, rolls and depths in all the shapes in which Python holds them.

use pyo3::exceptions::{PyTypeError, PyUserWarning, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyString;
use tavola_engine::cubeful::Plies;
use tavola_notation::record::Weight;
use tavola_notation::{Contest, Situation, read_counts, read_pasted};
use tavola_rules::{Board, BySide, Die, Roll, Side};

use crate::numbers::{Rows, rows_of};
use crate::position::Position;

/// How many rolls can be looked ahead.
const MOST_PLIES: u8 = 4;

/// What a position may be given as.
const SHAPES: &str = "a position is a Position, a text (position id, GNUBGID, XGID, OGID, FIBS board line, Snowie line, board \
                      of letters), or 26 or 28 whole numbers";

/// What somebody asks about: one position, or many of which only the checkers count.
pub(crate) enum Asked {
    One(Box<Situation>),
    Many(Vec<tavola_rules::Position>),
}

impl Asked {
    /// What `value` asks about: many if it is an array of two dimensions or holds other things than numbers.
    ///
    /// # Errors
    /// If something in it is no position; of many with its place from 0.
    pub(crate) fn of(value: &Bound<'_, PyAny>) -> PyResult<Self> {
        if is_one(value) {
            return situation(value).map(|one| Self::One(Box::new(one)));
        }
        if let Some(rows) = rows_of(value)? {
            return Self::rows(&rows);
        }
        let Ok(items) = value.try_iter() else { return Err(no_position(value)) };
        let items: Vec<Bound<'_, PyAny>> = items.collect::<PyResult<_>>()?;
        if items.first().is_some_and(|first| first.extract::<i64>().is_ok()) {
            return of_numbers(&items, value).map(|one| Self::One(Box::new(one)));
        }
        let position = |(place, item): (usize, &Bound<'_, PyAny>)| {
            situation(item).map(|one| one.position()).map_err(|error| at(item.py(), place, &error))
        };
        items.iter().enumerate().map(position).collect::<PyResult<_>>().map(Self::Many)
    }

    fn rows(rows: &Rows) -> PyResult<Self> {
        if rows.dimensions == 1 {
            return of_counts(&rows.numbers).map(|one| Self::One(Box::new(one)));
        }
        let position = |(place, counts): (usize, &[i64])| {
            read_counts(counts).map_err(|error| PyValueError::new_err(format!("position {place}: {error}")))
        };
        rows.iter().enumerate().map(position).collect::<PyResult<_>>().map(Self::Many)
    }
}

fn is_one(value: &Bound<'_, PyAny>) -> bool {
    value.is_instance_of::<Position>() || value.is_instance_of::<PyString>()
}

/// The same error, with the place at which it is.
fn at(py: Python<'_>, place: usize, error: &PyErr) -> PyErr {
    PyErr::from_type(error.get_type(py), format!("position {place}: {}", error.value(py)))
}

/// One position, with all that is said of cube and score.
///
/// # Errors
/// If it is none.
pub(crate) fn situation(value: &Bound<'_, PyAny>) -> PyResult<Situation> {
    if let Ok(position) = value.cast::<Position>() {
        return Ok(*position.get().situation);
    }
    if let Ok(text) = value.cast::<PyString>() {
        return of_text(value.py(), &text.to_cow()?);
    }
    match rows_of(value)? {
        Some(rows) if rows.dimensions == 1 => of_counts(&rows.numbers),
        Some(_) => Err(PyValueError::new_err(format!("{SHAPES}; an array of two dimensions holds many positions"))),
        None => {
            let items = value.try_iter().map_err(|_| no_position(value))?;
            of_numbers(&items.collect::<PyResult<Vec<_>>>()?, value)
        }
    }
}

fn of_text(py: Python<'_>, text: &str) -> PyResult<Situation> {
    let reading = read_pasted(text).map_err(|error| PyValueError::new_err(error.to_string()))?;
    for remark in reading.remarks.iter().filter(|remark| remark.weight != Weight::Note) {
        let warning = std::ffi::CString::new(remark.to_string().replace('\0', " ")).unwrap_or_default();
        PyErr::warn(py, &py.get_type::<PyUserWarning>(), &warning, 1)?;
    }
    Ok(reading.situation)
}

fn of_numbers(items: &[Bound<'_, PyAny>], value: &Bound<'_, PyAny>) -> PyResult<Situation> {
    let numbers = items.iter().map(|item| item.extract::<i64>().map_err(|_| no_position(value)));
    of_counts(&numbers.collect::<PyResult<Vec<_>>>()?)
}

/// Counts say nothing of the cube and of rules: money, without Jacoby and beavers, as a bare position id is read.
fn of_counts(counts: &[i64]) -> PyResult<Situation> {
    let position = read_counts(counts).map_err(|error| PyValueError::new_err(error.to_string()))?;
    let contest = Contest::Money { won: BySide::default(), jacoby: false, beavers: false };
    Ok(Situation { contest, ..Situation::money(Board::from_view(Side::White, &position), Side::White) })
}

fn no_position(value: &Bound<'_, PyAny>) -> PyErr {
    let name = value.get_type().name().map_or_else(|_| "something else".to_owned(), |name| name.to_string());
    PyTypeError::new_err(format!("{SHAPES}; not {name}"))
}

/// A roll: a text such as "63", or two numbers.
///
/// # Errors
/// If it is none.
pub(crate) fn roll(value: &Bound<'_, PyAny>) -> PyResult<Roll> {
    if let Ok(text) = value.extract::<String>() {
        return text.parse().map_err(|error: tavola_rules::NotARoll| PyValueError::new_err(error.to_string()));
    }
    let Ok((high, low)) = value.extract::<(i64, i64)>().or_else(|_| value.extract::<[i64; 2]>().map(Into::into)) else {
        return Err(PyTypeError::new_err("a roll is a text such as \"63\" or two numbers such as (6, 3)"));
    };
    let die = |number: i64| u8::try_from(number).ok().and_then(Die::new);
    let rolled = die(high).zip(die(low)).map(Roll::from);
    rolled.ok_or_else(|| PyValueError::new_err(format!("dice show 1 to 6, not {high} and {low}")))
}

/// How many rolls to look ahead; `usual` if nothing is said.
///
/// # Errors
/// If that is too many.
pub(crate) fn plies(wanted: Option<i64>, usual: Plies) -> PyResult<Plies> {
    let Some(wanted) = wanted else { return Ok(usual) };
    let within = u8::try_from(wanted).ok().filter(|plies| *plies <= MOST_PLIES);
    within.map(Plies).ok_or_else(|| PyValueError::new_err(format!("plies are 0 to {MOST_PLIES}, not {wanted}")))
}
