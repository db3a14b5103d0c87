//! Match text as XG and as GNU Backgammon write it.

use std::fmt::Write;

use tavola_rules::{Board, Crawford, Jacoby, Length, Play, Side};

use super::snowie::line_after;
use super::{Act, GameRecord, Line, MatchRecord};
use crate::move_text::MoveText;
use crate::situation::NotSayable;

/// Whose way of writing match text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MatDialect {
    /// eXtreme Gammon: `Bar/22`, `6/Off`, `13/11(2)`, `Cannot Move`, tags.
    Xg,
    /// GNU Backgammon: `25/22`, `6/0`, an entry a step.
    Gnubg,
}

/// How wide the left column is.
const LEFT: usize = 38;
/// Where the left column begins.
const MARGIN: usize = 5;

/// The match as text.
///
/// # Errors
/// If a game does not begin with the ordinary position, for which match text has no words.
pub fn write_mat(record: &MatchRecord, dialect: MatDialect) -> Result<String, NotSayable> {
    let mut text = String::new();
    heading(&mut text, record, dialect);
    let points = match record.rules.knobs().length {
        Length::Points(length) => length.points(),
        Length::Unlimited => 0,
    };
    let _ = writeln!(text, " {points} point match");
    for (index, game) in record.games.iter().enumerate() {
        if *game.start.board() != Board::START {
            return Err(NotSayable {
                format: "match text",
                what: "a game that begins from a position set up on purpose",
            });
        }
        let _ = writeln!(text, "\n Game {}", index + 1);
        write_game(&mut text, record, game, dialect);
    }
    Ok(match dialect {
        MatDialect::Xg => text.replace('\n', "\r\n"),
        MatDialect::Gnubg => text,
    })
}

/// The tags: the players of XG's stand for the right and the left column.
fn heading(text: &mut String, record: &MatchRecord, dialect: MatDialect) {
    let mut tag = |name: &str, value: &str| {
        let _ = writeln!(text, "; [{name} \"{}\"]", one_line(value));
    };
    for (name, value) in &record.tags {
        tag(name, value);
    }
    if dialect == MatDialect::Xg {
        tag("Player 1", &record.players.white);
        tag("Player 2", &record.players.black);
        tag("Variation", "Backgammon");
    }
    let knobs = record.rules.knobs();
    match knobs.length {
        Length::Points(_) => tag("Crawford", if knobs.crawford == Crawford::On { "On" } else { "Off" }),
        Length::Unlimited => {
            tag("Jacoby", if knobs.jacoby == Jacoby::On { "On" } else { "Off" });
            let beavers = knobs.responses != tavola_rules::CubeResponses::TakeOrDrop;
            tag("Beaver", if beavers { "On" } else { "Off" });
        }
    }
    text.push('\n');
}

/// A name or a value without what would end its line.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn write_game(text: &mut String, record: &MatchRecord, game: &GameRecord, dialect: MatDialect) {
    let won = |side: Side| game.start.score().won(side);
    let left = format!("{} : {}", one_line(&record.players.black), won(Side::Black));
    let right = format!("{} : {}", one_line(&record.players.white), won(Side::White));
    let _ = writeln!(text, " {left:<width$} {right}", width = MARGIN + LEFT - 1);
    let mut rows = rows(game, dialect);
    let end = ending(record, game, dialect);
    // An end on the right stands in the last row, if there is room: gnubg reads on in that row.
    let winner = game.result().map(|result| result.outcome.winner);
    match rows.last_mut() {
        Some([Some(_), right @ None]) if winner == Some(Side::White) => *right = end.map(|end| format!(" {end}")),
        _ => {
            rows.extend(end.map(|end| if winner == Some(Side::Black) { [Some(end), None] } else { [None, Some(end)] }))
        }
    }
    let is_end = |cell: &Option<String>| cell.as_deref().is_some_and(|cell| cell.starts_with("Wins"));
    for (number, row) in rows.iter().enumerate() {
        let [left, right] = row.each_ref().map(Option::as_deref).map(Option::unwrap_or_default);
        let number = if row.iter().any(is_end) { " ".repeat(4) } else { format!("{:>3})", number + 1) };
        let _ = writeln!(text, "{}", format!("{number} {left:<LEFT$} {right}").trim_end());
    }
}

/// `Wins 2 points and the match`; nothing while the game goes on.
fn ending(record: &MatchRecord, game: &GameRecord, dialect: MatDialect) -> Option<String> {
    let points = game.result()?.outcome.points(record.rules.knobs()).number();
    let word = if points == 1 || dialect == MatDialect::Xg { "point" } else { "points" };
    let is_all = game.end.score_after().is_some_and(|score| score.winner().is_some());
    Some(format!("Wins {points} {word}{}", if is_all { " and the match" } else { "" }))
}

/// The acts in rows of two: Black's on the left. A new row begins where the columns come round.
fn rows(game: &GameRecord, dialect: MatDialect) -> Vec<[Option<String>; 2]> {
    let mut rows: Vec<[Option<String>; 2]> = Vec::new();
    for (index, line) in game.lines.iter().enumerate() {
        let after_beaver = index > 0 && matches!(game.lines[index - 1].act, Act::Beaver | Act::Raccoon);
        let Some(cell) = cell(line, dialect).filter(|_| !(after_beaver && line.act == Act::Take)) else { continue };
        match (line.by, rows.last_mut()) {
            (Side::White, Some(row @ [_, None])) => row[1] = Some(cell),
            (Side::White, _) => rows.push([None, Some(cell)]),
            (Side::Black, _) => rows.push([Some(cell), None]),
        }
    }
    rows
}

/// What stands for an act; nothing for a resignation, which only the result tells.
fn cell(line: &Line, dialect: MatDialect) -> Option<String> {
    Some(match line.act {
        Act::Play { roll, play } => format!("{roll}: {}", played(&play, dialect)).trim_end().to_owned(),
        Act::Illegal { roll, after } => format!("{roll}: Illegal play ({})", line_after(&after, line.by.opponent())),
        Act::Roll { roll } if dialect == MatDialect::Xg => format!("{roll}: ????"),
        Act::Roll { roll } => format!("{roll}:"),
        Act::Double => format!(" Doubles => {}", line.before.cube().value.doubled()?.number()),
        Act::Take => " Takes".to_owned(),
        Act::Drop => " Drops".to_owned(),
        Act::Beaver => " Beavers".to_owned(),
        Act::Raccoon => " Raccoons".to_owned(),
        Act::Resign { .. } => return None,
    })
}

fn played(play: &Play, dialect: MatDialect) -> String {
    match dialect {
        MatDialect::Xg if play.is_empty() => "Cannot Move".to_owned(),
        MatDialect::Xg => MoveText(play).to_string().replace("bar", "Bar").replace("off", "Off"),
        MatDialect::Gnubg => {
            let step = |step: &tavola_rules::Step| {
                format!("{}/{}{}", step.from.number(), step.to.number(), if step.hit { "*" } else { "" })
            };
            play.steps().iter().map(step).collect::<Vec<_>>().join(" ")
        }
    }
}
