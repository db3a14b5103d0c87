//! Match text (`.mat`, and `.txt` of XG, Snowie, Galaxy, Heroes, GamesGrid and others): two columns of numbered turns.
//!
//! One grammar with many dialects: columns shift, marks of hits and results are missing, dice come in any order. So a row
//! is cut where an act begins, and which column it stands in is found by where the file's right column usually begins.

mod cells;
mod heading;

use tavola_rules::{BySide, Side};

use super::any::MOST_MATCHES;
use super::draft::{Draft, DraftGame, Said, What};
use super::remark::{Place, Remark, Weight};
use super::replay::{Reading, replay};
use super::text::{decoded, expanded};
use cells::{Cell, cells};
use heading::{length, score, tag};

/// Reads match text.
///
/// # Errors
/// If the bytes are no match text at all, or the length is more than can be played.
pub fn read_mat(bytes: &[u8]) -> Result<Reading, NotAMatch> {
    let text = decoded(bytes);
    let mut reader = Reader::default();
    for (index, line) in text.lines().enumerate() {
        reader.line(u32::try_from(index + 1).unwrap_or(u32::MAX), &expanded(line));
    }
    let draft = reader.draft()?;
    replay(draft).map_err(NotAMatch)
}

/// Reads every match of a text, each from the tags before its length to those of the next.
///
/// # Errors
/// If there are too many.
pub(super) fn read_mats(text: &str) -> Result<Vec<Result<Reading, NotAMatch>>, NotAMatch> {
    let lines: Vec<&str> = text.lines().collect();
    let mut starts = starts(&lines);
    if starts.len() > MOST_MATCHES {
        return Err(NotAMatch(format!("a file may hold at most {MOST_MATCHES} matches, not {}", starts.len())));
    }
    starts.push(lines.len());
    let read = |part: &[usize]| {
        let mut reader = Reader::default();
        for (index, line) in lines.iter().enumerate().take(part[1]).skip(part[0]) {
            reader.line(u32::try_from(index + 1).unwrap_or(u32::MAX), &expanded(line));
        }
        replay(reader.draft()?).map_err(NotAMatch)
    };
    Ok(starts.windows(2).map(read).collect())
}

/// Where the matches of a text begin: the first with it, the others with the tags and empty lines before their lengths.
fn starts(lines: &[&str]) -> Vec<usize> {
    let lengths = lines.iter().enumerate().filter(|(_, line)| length(line.trim()).is_some()).map(|(index, _)| index);
    let mut starts = vec![0];
    for at in lengths.skip(1) {
        let is_before = |line: &&&str| line.trim().is_empty() || line.trim_start().starts_with([';', '#']);
        let from = at - lines[..at].iter().rev().take_while(is_before).count();
        // Two lengths with nothing between them are of one match.
        if lines[starts[starts.len() - 1]..from].iter().any(|line| is_game(line.trim())) {
            starts.push(from);
        }
    }
    starts
}

/// Why a file is no match that can be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("this is no match: {0}")]
pub struct NotAMatch(pub String);

#[derive(Debug, Default)]
struct Reader {
    draft: Draft,
    has_length: bool,
    /// Rows of the game being read, each with its cells.
    rows: Vec<Vec<(Place, Cell)>>,
    /// Where the right column's name stands in the score line.
    right_name: usize,
    waits_for_score: bool,
}

impl Reader {
    fn line(&mut self, number: u32, line: &str) {
        let at = Place { line: number, column: 1 };
        let trimmed = line.trim();
        if trimmed.is_empty() {
            return;
        }
        if let Some(comment) = trimmed.strip_prefix([';', '#']) {
            return self.comment(at, comment);
        }
        if let Some(points) = length(trimmed).filter(|_| !self.has_length) {
            self.has_length = true;
            self.draft.length = (points > 0).then_some(points);
            return;
        }
        if is_game(trimmed) {
            self.end_game();
            self.draft.games.push(DraftGame { at, ..DraftGame::default() });
            self.waits_for_score = true;
            return;
        }
        if self.waits_for_score
            && let Some(found) = score(line)
        {
            self.waits_for_score = false;
            return self.score(found);
        }
        self.row(at, line);
    }

    fn comment(&mut self, at: Place, comment: &str) {
        let Some((name, value)) = tag(comment) else { return };
        let is_on = match value.to_ascii_lowercase().as_str() {
            "on" | "yes" | "true" | "1" => Some(true),
            "off" | "no" | "false" | "0" => Some(false),
            _ => None,
        };
        match name.to_ascii_lowercase().as_str() {
            "crawford" => self.draft.options.crawford = is_on,
            "jacoby" => self.draft.options.jacoby = is_on,
            "beaver" | "beavers" => self.draft.options.beavers = is_on,
            "variation" if !value.eq_ignore_ascii_case("backgammon") => {
                let what = format!("{value} is not played here: read as backgammon");
                self.draft.remarks.push(Remark { at, weight: Weight::LeftOut, what });
            }
            // The names stand with the score, and in their right order.
            "variation" | "cubelimit" | "player 1" | "player 2" => {}
            _ => self.draft.tags.push((name, value)),
        }
    }

    fn score(&mut self, found: heading::ScoreLine) {
        self.right_name = found.right_column;
        if self.draft.games.len() == 1 {
            self.draft.players = found.names;
        }
        if let Some(game) = self.draft.games.last_mut() {
            game.won = Some(found.won);
        }
    }

    fn row(&mut self, at: Place, line: &str) {
        if self.draft.games.is_empty() {
            // Boxes of free text stand before the first game.
            return;
        }
        let found = cells(at.line, line);
        for (place, what) in &found.unread {
            let what = format!("{what:?} is no roll, no act with the cube and no result");
            self.draft.remarks.push(Remark { at: *place, weight: Weight::LeftOut, what });
        }
        if !found.cells.is_empty() {
            self.rows.push(found.cells);
        }
    }

    /// Gives each cell its side and puts the rows into the game.
    fn end_game(&mut self) {
        let rows = std::mem::take(&mut self.rows);
        let Some(game) = self.draft.games.last_mut() else { return };
        let middle = middle(&rows, self.right_name);
        for row in rows {
            let is_pair = row.len() == 2;
            for (nth, (at, cell)) in row.into_iter().enumerate() {
                let is_right = if is_pair { nth == 1 } else { at.column > middle };
                let by = if is_right { Side::White } else { Side::Black };
                game.said.push(Said { at, by, what: cell.0 });
            }
        }
        answers_in_one_column(&mut game.said);
    }

    fn draft(mut self) -> Result<Draft, NotAMatch> {
        self.end_game();
        if self.draft.games.is_empty() && !self.has_length {
            return Err(NotAMatch("it is neither match text nor SGF nor a file of XG".to_owned()));
        }
        if self.draft.games.is_empty() {
            return Err(NotAMatch("it has no line \"Game 1\"".to_owned()));
        }
        if !self.has_length {
            return Err(NotAMatch("it does not say to how many points (\"7 point match\")".to_owned()));
        }
        Ok(self.draft)
    }
}

/// From which column on a lone cell stands on the right.
fn middle(rows: &[Vec<(Place, Cell)>], right_name: usize) -> u32 {
    let pairs = || rows.iter().filter(|row| row.len() == 2);
    let right = pairs().map(|row| row[1].0.column).min();
    let left = pairs().map(|row| row[0].0.column).max().unwrap_or(6);
    let right = right.unwrap_or_else(|| u32::try_from(right_name).unwrap_or(u32::MAX).max(left + 2));
    left.midpoint(right)
}

/// Some write the answer to a double under the double, in the doubler's column: an answer is the other's.
fn answers_in_one_column(said: &mut [Said]) {
    for index in 1..said.len() {
        let asked = &said[index - 1];
        let is_asked = matches!(asked.what, What::Double { .. } | What::Beaver | What::Raccoon);
        let answers = matches!(said[index].what, What::Take | What::Drop | What::Beaver | What::Raccoon);
        if is_asked && answers {
            said[index].by = said[index - 1].by.opponent();
        }
    }
}

fn is_game(line: &str) -> bool {
    let rest = line.strip_prefix("Game").or_else(|| line.strip_prefix("game")).map(str::trim);
    rest.is_some_and(|number| !number.is_empty() && number.chars().all(|digit| digit.is_ascii_digit()))
}

/// The names as the columns of the file have them: the left one is Black's.
const fn sides<T>(left: T, right: T) -> BySide<T> {
    BySide { white: right, black: left }
}
