//! What a reader finds in a file, before the rules have looked at it.

use tavola_rules::{Board, BySide, Roll, Side, WinKind};

use super::remark::{Place, Remark};

/// A file as it is written.
#[derive(Debug, Clone, Default)]
pub(crate) struct Draft {
    pub(crate) players: BySide<String>,
    /// Points to play to; none in money play.
    pub(crate) length: Option<u32>,
    pub(crate) options: Options,
    pub(crate) tags: Vec<(String, String)>,
    pub(crate) games: Vec<DraftGame>,
    /// What the reader itself could not read.
    pub(crate) remarks: Vec<Remark>,
}

/// The rules as far as the file says them.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Options {
    pub(crate) crawford: Option<bool>,
    pub(crate) jacoby: Option<bool>,
    pub(crate) beavers: Option<bool>,
}

/// A game as it is written.
#[derive(Debug, Clone, Default)]
pub(crate) struct DraftGame {
    pub(crate) at: Place,
    /// The score before it.
    pub(crate) won: Option<BySide<u32>>,
    /// Whether it is said to be the Crawford game.
    pub(crate) crawford: Option<bool>,
    /// Where it does not begin with the ordinary position.
    pub(crate) start: Option<Board>,
    /// Who begins there.
    pub(crate) on_roll: Option<Side>,
    pub(crate) said: Vec<Said>,
}

/// One act as it is written.
#[derive(Debug, Clone)]
pub(crate) struct Said {
    pub(crate) at: Place,
    pub(crate) by: Side,
    pub(crate) what: What,
}

#[derive(Debug, Clone)]
pub(crate) enum What {
    Roll {
        roll: Roll,
        moves: Moves,
    },
    /// The value on the cube, where it is said.
    Double {
        to: Option<u32>,
    },
    Take,
    Drop,
    Beaver,
    Raccoon,
    /// `by` gives up; how much is not always said.
    Resigns {
        kind: Option<WinKind>,
    },
    /// `by` has won so many points.
    Wins {
        points: u32,
    },
    /// `by` has lost so many points.
    Loses {
        points: u32,
    },
}

impl What {
    /// Whether it tells how the game ended, and is no act on the board.
    pub(crate) const fn is_end(&self) -> bool {
        matches!(self, Self::Wins { .. } | Self::Loses { .. } | Self::Resigns { .. })
    }
}

/// How a play is written.
#[derive(Debug, Clone)]
pub(crate) enum Moves {
    /// In move text; empty where nothing is written.
    Text(String),
    /// As ways from place to place, seen by who plays: 25 the bar, 0 off.
    Ways(Vec<(u8, u8)>),
    /// As the board it leads to.
    To(Board),
    /// Hidden by the file: the player resigned.
    Hidden,
    /// Against the rules, with the position afterwards as the next player sees it.
    IllegalTo(Board),
}

impl Moves {
    /// The move text of it.
    pub(crate) fn text(&self) -> String {
        match self {
            Self::Text(text) => text.clone(),
            Self::Ways(ways) => ways.iter().map(|(from, to)| format!("{from}/{to}")).collect::<Vec<_>>().join(" "),
            Self::To(_) | Self::Hidden | Self::IllegalTo(_) => String::new(),
        }
    }
}
