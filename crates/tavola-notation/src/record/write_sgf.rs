//! SGF of backgammon as GNU Backgammon writes it.

use std::fmt::Write;

use tavola_rules::{
    Board, BySide, Crawford, CrawfordState, Ending, Jacoby, Length, Origin, Play, Points, Roll, Setup, Side, Target,
};

use super::{Act, GameRecord, MatchRecord};
use crate::situation::NotSayable;

/// The match as SGF: one tree a game.
///
/// # Errors
/// If something was done that SGF has no words for: a play against the rules.
pub fn write_sgf(record: &MatchRecord) -> Result<String, NotSayable> {
    let mut text = String::new();
    for (index, game) in record.games.iter().enumerate() {
        root(&mut text, record, game, index);
        if *game.start.board() != Board::START {
            set_up(&mut text, game);
        }
        for line in &game.lines {
            let act = match line.act {
                Act::Play { roll, play } => steps(line.by, roll, &play),
                Act::Double | Act::Beaver | Act::Raccoon => "double".to_owned(),
                Act::Take => "take".to_owned(),
                Act::Drop => "drop".to_owned(),
                Act::Illegal { .. } => return Err(NotSayable { format: "SGF", what: "a play against the rules" }),
                Act::Roll { roll } => {
                    // Rolled and not played, as gnubg has it: whose turn it is, and the dice.
                    let _ = write!(text, "\n;PL[{}]DI[{}{}]", key(line.by), roll.high().number(), roll.low().number());
                    continue;
                }
                Act::Resign { .. } => continue,
            };
            let _ = write!(text, "\n;{}[{act}]", key(line.by));
        }
        text.push_str(")\n");
    }
    Ok(text)
}

/// The file's colour of a side: its White is gnubg's player 0.
#[must_use]
pub const fn key(side: Side) -> &'static str {
    match side {
        Side::White => "B",
        Side::Black => "W",
    }
}

/// A text as it stands between brackets.
#[must_use]
pub fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace(']', "\\]")
}

fn root(text: &mut String, record: &MatchRecord, game: &GameRecord, index: usize) {
    let knobs = record.rules.knobs();
    let length = match knobs.length {
        Length::Points(length) => length.points(),
        Length::Unlimited => 0,
    };
    let score = game.start.score();
    let won: BySide<Points> = BySide::from_fn(|side| score.won(side));
    let BySide { white, black } = &record.players;
    let _ = write!(
        text,
        "(;FF[4]GM[6]CA[UTF-8]AP[Tavola]MI[length:{length}][game:{index}][ws:{}][bs:{}]",
        won.black, won.white
    );
    let _ = write!(text, "PW[{}]PB[{}]", escaped(black), escaped(white));
    for (tag, key) in [("Event", "EV"), ("Round", "RO"), ("Place", "PC"), ("EventDate", "DT"), ("Annotator", "AN")] {
        if let Some((_, value)) = record.tags.iter().find(|(name, _)| name == tag) {
            let _ = write!(text, "{key}[{}]", escaped(value));
        }
    }
    let is_match = length > 0;
    let rules = [
        (is_match && knobs.crawford == Crawford::On, "Crawford"),
        (score.crawford() == CrawfordState::Crawford, "CrawfordGame"),
        (!is_match && knobs.jacoby == Jacoby::On, "Jacoby"),
    ];
    let rules: Vec<&str> = rules.into_iter().filter_map(|(holds, name)| holds.then_some(name)).collect();
    if !rules.is_empty() {
        let _ = write!(text, "RU[{}]", rules.join(":"));
    }
    if let Some(result) = game.result() {
        let points = result.outcome.points(knobs).number();
        let resigned = if result.ending == Ending::Resigned { "R" } else { "" };
        let _ = write!(text, "RE[{}+{points}{resigned}]", key(result.outcome.winner));
    }
}

/// The position a game begins with.
fn set_up(text: &mut String, game: &GameRecord) {
    let _ = write!(text, "\n;{}", checkers(game.start.board()));
    if let tavola_rules::FirstTurn::OnRoll { side } | tavola_rules::FirstTurn::ToPlay { side, .. } =
        game.start.start().turn
    {
        let _ = write!(text, "PL[{}]", key(side));
    }
}

/// The checkers of a board as properties of a node: an empty board, then both sides' points and bars.
#[must_use]
pub fn checkers(board: &Board) -> String {
    let setup = Setup::from(*board);
    let mut text = "AE[a:y]".to_owned();
    for (side, sign) in [(Side::Black, -1), (Side::White, 1)] {
        let points = setup.points.iter().enumerate().flat_map(|(index, &checkers)| {
            let letter = letter(index + 1);
            std::iter::repeat_n(letter, usize::try_from(checkers * sign).unwrap_or(0))
        });
        let bar = std::iter::repeat_n('y', setup.bar[side].into());
        let letters: String = points.chain(bar).fold(String::new(), |text, letter| text + &format!("[{letter}]"));
        if !letters.is_empty() {
            let _ = write!(text, "A{}{letters}", key(side));
        }
    }
    text
}

/// The letter of a point that White of ours numbers so: the file counts from the other end.
fn letter(point: usize) -> char {
    char::from(b'a' + u8::try_from(24 - point.clamp(1, 24)).unwrap_or(0))
}

/// A roll and how it was played: `31hjqj`.
#[must_use]
pub fn steps(by: Side, roll: Roll, play: &Play) -> String {
    let point = |number: u8| match by {
        Side::White => letter(number.into()),
        Side::Black => letter(usize::from(25 - number)),
    };
    let mut text = format!("{}{}", roll.high().number(), roll.low().number());
    for step in play.steps() {
        text.push(match step.from {
            Origin::Bar => 'y',
            Origin::Point(from) => point(from.number()),
        });
        text.push(match step.to {
            Target::Off => 'z',
            Target::Point(to) => point(to.number()),
        });
    }
    text
}
