//! The laws of the board of letters: what is written is read again, with its id and without.

use proptest::prelude::*;
use tavola_rules::Board;

use super::read::{NotAPositionText, read_position_text};
use super::*;
use crate::laws::{samples, situation, turned};

fn names() -> BySide<String> {
    BySide { white: "Anna".to_owned(), black: "Bo".to_owned() }
}

proptest! {
    #[test]
    fn a_moment_comes_back_from_its_text(situation in situation()) {
        let Ok(text) = write_position_text(&situation, &names()) else { return Ok(()) };
        let reading = read_position_text(&text).unwrap();
        prop_assert_eq!(reading.situation, situation);
        prop_assert_eq!(reading.remarks, vec![]);
    }

    #[test]
    fn without_its_id_too_seen_by_x(mut situation in situation()) {
        if !matches!(situation.waiting, Waiting::Play(_)) {
            situation.waiting = Waiting::RollOrDouble;
        }
        let text = write_position_text(&situation, &names()).unwrap();
        let (_, without) = text.split_once("\n\n").unwrap();
        let reading = read_position_text(without).unwrap();
        prop_assert_eq!(reading.situation, turned(&situation), "{}", text);
        prop_assert_eq!(reading.remarks, vec![]);
    }

    #[test]
    fn no_text_breaks_the_reader(situation in situation(), at in any::<prop::sample::Index>(), letter in any::<char>()) {
        let Ok(text) = write_position_text(&situation, &names()) else { return Ok(()) };
        let mut letters: Vec<char> = text.chars().collect();
        let at = at.index(letters.len());
        letters[at] = letter;
        let changed: String = letters.into_iter().collect();
        drop(read_position_text(&changed));
        drop(read_position_text(&changed.replace("XGID", "id")));
    }
}

#[test]
fn extreme_gammons_own_texts_are_read_and_written() {
    let Some(folder) = samples("xg-text/positions/2025-11-04") else { return };
    let mut read = 0;
    for entry in std::fs::read_dir(folder).unwrap().flatten() {
        let text = String::from_utf8_lossy(&std::fs::read(entry.path()).unwrap()).into_owned();
        let reading = read_position_text(&text).unwrap();
        let ours = write_position_text(&reading.situation, &names()).unwrap();
        // Board, cube and pips as XG has them, whatever its language.
        let board = |text: &str| -> Vec<String> {
            text.lines()
                .filter(|line| line.starts_with([' ']) && line.contains(['|', '+']))
                .map(str::to_owned)
                .collect()
        };
        assert_eq!(board(&ours)[..13], board(&text)[..13], "{}", entry.path().display());
        let score =
            |text: &str| text.lines().find_map(|line| line.split_once("X-O: ").map(|(_, rest)| rest.to_owned()));
        assert_eq!(score(&ours), score(&text));
        read += 1;
    }
    assert!(read > 20);
}

#[test]
fn gnubgs_board_is_read_with_its_ids_and_without() {
    let Some(folder) = samples("gnubg") else { return };
    let text = std::fs::read_to_string(folder.join("match5.txt")).unwrap();
    let boards: Vec<&str> = text.split(" GNU Backgammon  Position ID: ").skip(1).collect();
    assert!(boards.len() > 50);
    for board in boards {
        let with = read_position_text(&format!("Position ID: {board}")).unwrap().situation;
        let (_, letters) = board.split_once("\n").and_then(|(_, rest)| rest.split_once("\n")).unwrap();
        let without = read_position_text(letters).unwrap().situation;
        assert_eq!(without.board, with.board, "{board}");
    }
}

const START: &str = "\
 +13-14-15-16-17-18------19-20-21-22-23-24-+
 | X           O    |   | O              X |
 | X           O    |   | O              X |
 | X           O    |   | O                |
 | X                |   | O                |
 | X                |   | O                |
 |                  |BAR|                  |
 | O                |   | X                |
 | O                |   | X                |
 | O           X    |   | X                |
 | O           X    |   | X              O |
 | O           X    |   | X              O |
 +12-11-10--9--8--7-------6--5--4--3--2--1-+
";

#[test]
fn a_bare_board_is_read_and_what_it_does_not_say_is_remarked() {
    let reading = read_position_text(START).unwrap();
    assert_eq!(reading.situation, Situation::money(Board::START, Side::White));
    assert_eq!(reading.remarks.len(), 2);
}

#[test]
fn what_is_wrong_is_said_with_line_and_column() {
    let refused = |text: &str| read_position_text(text).unwrap_err().to_string();
    assert_eq!(read_position_text("hello"), Err(NotAPositionText::Nothing));
    assert!(refused(&START.replacen(" X           O ", " X           # ", 1)).starts_with("2:15: on a board stand X"));
    assert!(refused(&START.replacen("| X  ", "|    ", 1)).starts_with("3:3: a checker above a gap"));
    assert!(refused(&START.replacen("| X  ", "| O  ", 1)).starts_with("3:3: both players"));
    assert!(refused(&START.replacen("|   |", "   |", 1)).starts_with("2:21: a row of the board"));
    assert!(refused(&START.replace("BAR", "   ")).contains("no row with BAR"));
    assert!(refused(START.split("+12").next().unwrap()).contains("no lower edge"));
    assert!(
        refused(&START.replacen(
            "| X                |   | O                |",
            "| 9                |   | O                |",
            1
        ))
        .contains("SET-01")
    );
    let other = format!("XGID=-b----E-C---eE---c-e---AA-:0:0:1:00:0:0:0:0:10\n{START}");
    assert!(refused(&other).contains("other checkers"));
    assert!(refused("XGID=hello").starts_with("line 1:"));
}
