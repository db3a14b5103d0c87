//! A position in any of the notations a person may paste: position id, GNUBGID or XGID, told apart by their look.

use tavola_rules::{Position, Roll};

use crate::gnubg_id::{GnubgId, NotAGnubgId};
use crate::gnubg_position::{NotAPositionId, PositionId};
use crate::situation::Situation;
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
}

/// Reads a position id (no colon), a GNUBGID (one) or an XGID (more, or `XGID=`).
///
/// # Errors
/// What is wrong with it.
pub fn read_written(text: &str) -> Result<Written, NotAPosition> {
    let text = text.trim();
    match text.matches(':').count() {
        0 if !text.starts_with("XGID") => Ok(Written::Position(text.parse::<PositionId>()?.position())),
        1 if !text.starts_with("XGID") => Ok(Written::Situation(text.parse::<GnubgId>()?.into())),
        _ => Ok(Written::Situation(*text.parse::<Xgid>()?.situation())),
    }
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
        assert!(matches!(read_written("hello"), Err(NotAPosition::PositionId(_))));
        assert!(matches!(read_written("a:b"), Err(NotAPosition::GnubgId(_))));
        assert!(matches!(read_written("XGID=a"), Err(NotAPosition::Xgid(_))));
    }
}
