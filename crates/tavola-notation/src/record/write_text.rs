//! A match as people read it: every line a sentence, with the score and the pips; nothing reads it again.

use std::fmt::Write as _;

use tavola_rules::{Length, Side, WinKind};

use super::{Act, GameRecord, Line, MatchRecord};
use crate::move_text::MoveText;

/// The match as plain text.
#[must_use]
pub fn write_text(record: &MatchRecord) -> String {
    let (black, white) = (&record.players.black, &record.players.white);
    let what = match record.rules.knobs().length {
        Length::Points(length) => format!("match to {}", length.points()),
        Length::Unlimited => "money session".to_owned(),
    };
    let mut text = format!("{} – {}, {what}\n", one_line(black), one_line(white));
    for (name, value) in &record.tags {
        let _ = writeln!(text, "{}: {}", one_line(name), one_line(value));
    }
    for (index, game) in record.games.iter().enumerate() {
        write_game(&mut text, record, index, game);
    }
    text
}

/// A name without what would end its line.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn write_game(text: &mut String, record: &MatchRecord, index: usize, game: &GameRecord) {
    let won = |side| game.start.score().won(side);
    let crawford = if game.is_crawford() { ", Crawford" } else { "" };
    let _ = writeln!(text, "\nGame {}, {}–{}{crawford}", index + 1, won(Side::Black), won(Side::White));
    let wide = Side::BOTH.map(|side| one_line(&record.players[side]).chars().count()).into_iter().max().unwrap_or(0);
    for (number, line) in (1..).zip(&game.lines) {
        let seen = line.before.board().seen_by(line.by);
        let (name, own, other) = (one_line(&record.players[line.by]), seen.own_pips(), seen.opponent_pips());
        let _ = writeln!(text, "{number:>3}. {name:<wide$}  {:<34} pips {own}–{other}", told(line).trim_end());
    }
    let _ = match game.result() {
        None => writeln!(text, "The game is not finished."),
        Some(result) => {
            let points = result.outcome.points(record.rules.knobs());
            let kind = match result.outcome.counted_kind(record.rules.knobs()) {
                WinKind::Single => "a single game",
                WinKind::Gammon => "a gammon",
                WinKind::Backgammon => "a backgammon",
            };
            let noun = if points.number() == 1 { "point" } else { "points" };
            let name = one_line(&record.players[result.outcome.winner]);
            writeln!(text, "{name} wins {kind}, {points} {noun}.")
        }
    };
}

fn told(line: &Line) -> String {
    match line.act {
        Act::Play { roll, play } if play.is_empty() => format!("{roll}: cannot move"),
        Act::Play { roll, play } => format!("{roll}: {}", MoveText(&play)),
        Act::Illegal { roll, .. } => format!("{roll}: played against the rules"),
        Act::Roll { roll } => format!("{roll}: rolled"),
        Act::Double => "doubles".to_owned(),
        Act::Take => "takes".to_owned(),
        Act::Drop => "passes".to_owned(),
        Act::Beaver => "beavers".to_owned(),
        Act::Raccoon => "raccoons".to_owned(),
        Act::Resign { kind: WinKind::Single } => "resigns a single game".to_owned(),
        Act::Resign { kind: WinKind::Gammon } => "resigns a gammon".to_owned(),
        Act::Resign { kind: WinKind::Backgammon } => "resigns a backgammon".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::read_record;
    use super::*;

    #[test]
    fn a_match_is_told_line_by_line() {
        let file = " 3 point match\n Game 1\n Ann : 0                   Bo : 0\n  1)                        31: 8/5 6/5\n  2)  Doubles => 2           Drops\n Wins 1 point\n";
        let record = read_record(file.as_bytes()).unwrap().record;
        let text = write_text(&record);
        let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
        assert_eq!(lines[0], "Ann – Bo, match to 3");
        assert_eq!(lines[2], "Game 1, 0–0");
        assert_eq!(lines[3].split("  ").next(), Some(""));
        assert!(lines[3].starts_with("  1. Bo   31: 8/5 6/5") && lines[3].ends_with("pips 167–167"), "{text}");
        assert!(lines[4].starts_with("  2. Ann  doubles") && lines[5].starts_with("  3. Bo   passes"), "{text}");
        assert_eq!(lines[6], "Ann wins a single game, 1 point.");
    }
}
