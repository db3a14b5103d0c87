//! A position in any of the notations of one line a person may paste, told apart by their look.

use tavola_rules::{Board, BySide, Position, Roll, Side};

use crate::fibs_board::{FibsBoard, NotAFibsBoard};
use crate::gnubg_id::{GnubgId, NotAGnubgId};
use crate::gnubg_position::{NotAPositionId, PositionId};
use crate::ogid::{NotAnOgid, Ogid, TurnLetter};
use crate::position_text::read::{NotAPositionText, PositionReading, read_position_text};
use crate::record::{Place, Remark, Weight};
use crate::situation::{Contest, Situation};
use crate::snowie_position::{NotASnowieLine, SnowieLine};
use crate::xgid::{NotAnXgid, Xgid};

/// What was written: a bare position, or a whole moment of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Written {
    /// Checkers only, seen by the player on roll.
    Position(Position),
    /// Checkers, cube, score and what is waited for.
    Situation(Situation),
}

impl Written {
    /// The checkers as the player on roll sees them.
    #[must_use]
    pub fn position(&self) -> Position {
        match self {
            Self::Position(position) => *position,
            Self::Situation(situation) => situation.position(),
        }
    }

    /// The roll that was written with it, if any.
    #[must_use]
    pub const fn roll(&self) -> Option<Roll> {
        match self {
            Self::Position(_) => None,
            Self::Situation(situation) => situation.roll(),
        }
    }
}

/// Why a text is no position in any notation; says what is wrong in the notation it looks like.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotAPosition {
    /// It looked like a position id.
    #[error(transparent)]
    PositionId(#[from] NotAPositionId),
    /// It looked like a GNUBGID.
    #[error(transparent)]
    GnubgId(#[from] NotAGnubgId),
    /// It looked like an XGID.
    #[error(transparent)]
    Xgid(#[from] NotAnXgid),
    /// It looked like an OGID.
    #[error(transparent)]
    Ogid(#[from] NotAnOgid),
    /// It looked like a board line of FIBS.
    #[error(transparent)]
    FibsBoard(#[from] NotAFibsBoard),
    /// It looked like a position line of Snowie.
    #[error(transparent)]
    SnowieLine(#[from] NotASnowieLine),
    /// It is a text of several lines.
    #[error(transparent)]
    Text(#[from] NotAPositionText),
}

/// Reads a position id (no colon), a GNUBGID (one), a board line of FIBS (`board:`), a line of Snowie (semicolons), an OGID or
/// an XGID.
///
/// # Errors
/// What is wrong with it.
pub fn read_written(text: &str) -> Result<Written, NotAPosition> {
    let text = text.trim();
    match text.matches(':').count() {
        _ if text.matches(';').count() >= 12 => Ok(Written::Situation(*text.parse::<SnowieLine>()?.situation())),
        _ if is_meant_as_ogid(text) => Ok(Written::Situation(*Ogid::read(text, TurnLetter::ToAct)?.situation())),
        0 if !text.starts_with("XGID") => Ok(Written::Position(text.parse::<PositionId>()?.position())),
        1 if !text.starts_with("XGID") => Ok(Written::Situation(text.parse::<GnubgId>()?.into())),
        _ if text.starts_with("board:") => Ok(Written::Situation(*text.parse::<FibsBoard>()?.situation())),
        _ => Ok(Written::Situation(*text.parse::<Xgid>()?.situation())),
    }
}

/// Reads what a person pastes: a notation of one line, or a text with a board of letters or an id in it.
///
/// # Errors
/// What is wrong with it.
pub fn read_pasted(text: &str) -> Result<PositionReading, NotAPosition> {
    let mut lines = text.lines().filter(|line| !line.trim().is_empty());
    match (lines.next(), lines.next()) {
        (Some(line), None) => Ok(match read_written(line)? {
            Written::Situation(situation) => PositionReading { situation, remarks: Vec::new() },
            Written::Position(position) => {
                let what = "a position id says neither score nor cube: taken as money play, without Jacoby and beavers";
                let situation = bare(&position);
                let remark = Remark { at: Place { line: 1, column: 1 }, weight: Weight::Note, what: what.to_owned() };
                PositionReading { situation, remarks: vec![remark] }
            }
        }),
        _ => Ok(read_position_text(text)?),
    }
}

/// A position of which only the checkers are known: White is on roll, and no rule is played by that was not said.
fn bare(position: &Position) -> Situation {
    let contest = Contest::Money { won: BySide::default(), jacoby: false, beavers: false };
    Situation { contest, ..Situation::money(Board::from_view(Side::White, position), Side::White) }
}

/// Whether it says so, or its third field is a cube as only OGID writes it.
fn is_meant_as_ogid(text: &str) -> bool {
    let cube = text.split(':').nth(2).unwrap_or_default().as_bytes();
    text.starts_with("OGID=") || (cube.len() == 3 && b"NBW".contains(&cube[0]) && cube[1].is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_known_by_its_look() {
        let start = Position::START;
        assert_eq!(read_written("4HPwATDgc/ABMA"), Ok(Written::Position(start)));
        for text in ["4HPwATDgc/ABMA:cIkSAAAAAAAA", "XGID=-b----E-C---eE---c-e----B-:0:0:1:63:0:0:0:0:10"] {
            let written = read_written(text).unwrap();
            assert!(matches!(written, Written::Situation(_)));
            assert_eq!(written.position(), start);
        }
        for text in [
            "OGID=11ccccchhhjjjjj:66666888dddddoo:N0N",
            "11ccccchhhjjjjj:66666888dddddoo:N0N:46:W:IB:2:1:3C:0",
            "board:You:someplayer:3:0:1:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:6:2:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:2:0:0:0",
        ] {
            assert_eq!(read_written(text).unwrap().position(), start);
        }
        let pasted = read_pasted("\n 4HPwATDgc/ABMA \n").unwrap();
        assert_eq!((pasted.situation.position(), pasted.remarks.len()), (start, 1));
        let without = Contest::Money { won: BySide::default(), jacoby: false, beavers: false };
        assert_eq!(pasted.situation.contest, without, "what is not said is not played");
        assert!(matches!(read_pasted("a\nb"), Err(NotAPosition::Text(_))));
        assert!(matches!(read_written("board:a:b"), Err(NotAPosition::FibsBoard(_))));
        assert!(matches!(read_written(&"0;".repeat(39)), Err(NotAPosition::SnowieLine(_))));
        assert!(matches!(read_written("OGID=a:b"), Err(NotAPosition::Ogid(_))));
        assert!(matches!(read_written("hello"), Err(NotAPosition::PositionId(_))));
        assert!(matches!(read_written("a:b"), Err(NotAPosition::GnubgId(_))));
        assert!(matches!(read_written("XGID=a"), Err(NotAPosition::Xgid(_))));
    }
}
