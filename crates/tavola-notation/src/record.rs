//! A match as it was recorded: who played, for what, and every game with each decision and the game as it stood before.
//!
//! The readers (one a format) say what stands in a file; [`mod@replay`] plays it through the rules, and what does not fit is a
//! [`Remark`] with its line and column. Nothing is passed over in silence.

pub(crate) mod any;
pub(crate) mod draft;
mod json;
pub(crate) mod mat;
pub(crate) mod remark;
pub(crate) mod replay;
pub(crate) mod sgf;
pub(crate) mod snowie;
pub(crate) mod text;
mod write_mat;
mod write_sgf;
mod write_text;
pub(crate) mod xg;

use tavola_rules::{Board, BySide, CrawfordState, Game, GameResult, Play, Roll, RuleSet, Side, WinKind};

pub use any::{read_record, read_records};
pub use json::{read_json, write_json};
pub use mat::{NotAMatch, read_mat};
pub use remark::{Place, Remark, Weight};
pub use replay::Reading;
pub use sgf::read_sgf;
pub use write_mat::{MatDialect, write_mat};
pub use write_sgf::write_sgf;

/// The words of SGF, for whatever else is written in it.
pub mod sgf_words {
    pub use super::write_sgf::{checkers, escaped, key, steps};
}
pub use write_text::write_text;
pub use xg::{read_xg, read_xg_records};

/// A match or a money session.
///
/// Black is the player a file names first or puts on the left: gnubg's player 0, XG's lower-case side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchRecord {
    /// The names of both, as the file spells them.
    pub players: BySide<String>,
    /// What was played.
    pub rules: RuleSet,
    /// What the file says besides, by its own names (`Event`, `Site`, `EventDate` and so on), in its order.
    pub tags: Vec<(String, String)>,
    /// The games, first to last.
    pub games: Vec<GameRecord>,
}

/// One game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameRecord {
    /// The game before its first roll.
    pub start: Game,
    /// What was done, first to last.
    pub lines: Vec<Line>,
    /// The game as it stands after that: not over if the file ends in the middle.
    pub end: Game,
}

/// One act of a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// Where the file says it.
    pub at: Place,
    /// Who did it.
    pub by: Side,
    /// What they did.
    pub act: Act,
    /// The game as it stood before: with the roll on the table where a roll was played.
    pub before: Game,
}

/// What a player did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Act {
    /// Played a roll; nothing where nothing could be moved.
    Play {
        /// The roll.
        roll: Roll,
        /// The play.
        play: Play,
    },
    /// Played a roll against the rules, and it stood.
    Illegal {
        /// The roll.
        roll: Roll,
        /// The board afterwards.
        after: Board,
    },
    /// Rolled, and the game ended before the play, or the file hides it.
    Roll {
        /// The roll.
        roll: Roll,
    },
    /// Offered the cube.
    Double,
    /// Took it.
    Take,
    /// Dropped it.
    Drop,
    /// Turned it at once and kept it (CUB-11).
    Beaver,
    /// Doubled the beaver (CUB-12).
    Raccoon,
    /// Gave the game up, and the opponent agreed.
    Resign {
        /// How much was given up.
        kind: WinKind,
    },
}

/// How much there is of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Extent {
    /// Games.
    pub games: usize,
    /// Rolls that were played.
    pub plays: usize,
    /// Of these, those with more than one position to choose from.
    pub unforced: usize,
    /// Doubles, takes, drops and further turns of the cube.
    pub cubes: usize,
}

impl Extent {
    /// Both together.
    #[must_use]
    pub const fn and(self, more: Self) -> Self {
        Self {
            games: self.games + more.games,
            plays: self.plays + more.plays,
            unforced: self.unforced + more.unforced,
            cubes: self.cubes + more.cubes,
        }
    }
}

impl MatchRecord {
    /// Its games, plays and decisions, counted.
    #[must_use]
    pub fn extent(&self) -> Extent {
        let mut extent = Extent { games: self.games.len(), ..Extent::default() };
        for line in self.games.iter().flat_map(|game| &game.lines) {
            match line.act {
                Act::Play { .. } | Act::Illegal { .. } => {
                    extent.plays += 1;
                    extent.unforced += usize::from(line.before.legal_plays().len() > 1);
                }
                Act::Double | Act::Take | Act::Drop | Act::Beaver | Act::Raccoon => extent.cubes += 1,
                Act::Roll { .. } | Act::Resign { .. } => {}
            }
        }
        extent
    }
}

impl GameRecord {
    /// How it ended; none where the file ends before it.
    #[must_use]
    pub const fn result(&self) -> Option<&GameResult> {
        self.end.result()
    }

    /// Whether it is the Crawford game (MAT-02).
    #[must_use]
    pub fn is_crawford(&self) -> bool {
        self.start.score().crawford() == CrawfordState::Crawford
    }
}

#[cfg(test)]
mod laws;
