//! One row cut into its acts.

use tavola_rules::{Die, Roll, WinKind};

use super::super::draft::{Moves, What};
use super::super::remark::Place;
use crate::record::snowie::board_after;

/// An act as a row has it.
#[derive(Debug, Clone)]
pub(super) struct Cell(pub(super) What);

/// What a row holds.
#[derive(Debug, Default)]
pub(super) struct Row {
    pub(super) cells: Vec<(Place, Cell)>,
    pub(super) unread: Vec<(Place, String)>,
}

/// Cuts a row where its acts begin.
pub(super) fn cells(number: u32, line: &str) -> Row {
    let from = body(line);
    let starts: Vec<usize> = starts(&line[from..]).into_iter().map(|start| start + from).collect();
    let mut row = Row::default();
    let place = |byte: usize| {
        let column = line[..byte].chars().count() + 1;
        Place { line: number, column: u32::try_from(column).unwrap_or(u32::MAX) }
    };
    let first = starts.first().copied().unwrap_or(line.len());
    if !line[from..first].trim().is_empty() {
        row.unread.push((place(from), line[from..first].trim().to_owned()));
    }
    for (nth, &start) in starts.iter().enumerate() {
        let end = starts.get(nth + 1).copied().unwrap_or(line.len());
        let text = line[start..end].trim();
        match cell(text) {
            Some(Some(what)) => row.cells.push((place(start), Cell(what))),
            Some(None) => {}
            None => row.unread.push((place(start), text.to_owned())),
        }
    }
    row
}

/// Where a row begins behind its number.
fn body(line: &str) -> usize {
    let Some((number, _)) = line.split_once(')') else { return 0 };
    let digits = number.trim();
    if !digits.is_empty() && digits.chars().all(|c| c.is_ascii_digit()) { number.len() + 1 } else { 0 }
}

/// The words with which an act other than a roll begins, in small letters.
const WORDS: [&str; 13] = [
    "doubles",
    "redoubles",
    "takes",
    "accepts",
    "drops",
    "passes",
    "rejects",
    "beavers",
    "raccoons",
    "wins",
    "losses",
    "resign",
    "loses",
];

/// The bytes at which acts begin; what stands in brackets is no beginning.
fn starts(text: &str) -> Vec<usize> {
    let lower = text.to_ascii_lowercase();
    let bytes = lower.as_bytes();
    let mut found = Vec::new();
    let mut depth = 0_u32;
    for (at, &byte) in bytes.iter().enumerate() {
        match byte {
            b'(' => depth += 1,
            b')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        let is_start = at == 0 || matches!(bytes[at - 1], b' ' | b')');
        if depth > 0 || !is_start || !lower.is_char_boundary(at) {
            continue;
        }
        let rest = &lower[at..];
        let is_roll = matches!(bytes[at..], [a, b, b':', ..] if a.is_ascii_digit() && b.is_ascii_digit());
        if is_roll || WORDS.iter().any(|word| rest.starts_with(word)) {
            found.push(at);
        }
    }
    found
}

/// What a cell says; `Some(None)` where it says that nothing happened, `None` where it cannot be read.
fn cell(text: &str) -> Option<Option<What>> {
    let lower = text.to_ascii_lowercase();
    let word = lower.split_whitespace().next()?;
    let number = || lower.split(|c: char| !c.is_ascii_digit()).find(|digits| !digits.is_empty())?.parse().ok();
    Some(Some(match word {
        "doubles" | "redoubles" => What::Double { to: number() },
        "takes" | "accepts" => What::Take,
        "drops" | "passes" | "rejects" => What::Drop,
        "beavers" => What::Beaver,
        "raccoons" => What::Raccoon,
        "wins" => What::Wins { points: number()? },
        "losses" | "loses" => What::Loses { points: number()? },
        word if word.starts_with("resign") => What::Resigns { kind: kind(&lower) },
        _ => return roll(text),
    }))
}

fn kind(text: &str) -> Option<WinKind> {
    let words = [("backgammon", WinKind::Backgammon), ("gammon", WinKind::Gammon), ("normal", WinKind::Single)];
    words.into_iter().find(|(word, _)| text.contains(word)).map(|(_, kind)| kind)
}

fn roll(text: &str) -> Option<Option<What>> {
    let (dice, rest) = text.split_once(':')?;
    if dice == "00" {
        return Some(None);
    }
    let mut dice = dice.bytes().map(|digit| Die::new(digit.wrapping_sub(b'0')));
    let roll = Roll::new(dice.next()??, dice.next()??);
    Some(Some(What::Roll { roll, moves: moves(rest.trim())? }))
}

fn moves(text: &str) -> Option<Moves> {
    let lower = text.to_ascii_lowercase();
    if let Some(rest) = lower.strip_prefix("illegal play") {
        let line = rest.trim().strip_prefix('(').map(|line| line.trim_end_matches(')'));
        return line.map_or(Some(Moves::Hidden), |line| board_after(line).map(Moves::IllegalTo));
    }
    Some(match lower.as_str() {
        "cannot move" | "can't move" | "no move" | "dances" => Moves::Text("cannot move".to_owned()),
        hidden if hidden.starts_with("???") => Moves::Hidden,
        _ => Moves::Text(text.to_owned()),
    })
}
