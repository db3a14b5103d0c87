//! Text and bytes to rules types and back: move text, GNUBG ids, XGID, OGID; one format a file.
//!
//! Whether a play is legal, and what counts make a board, is asked of tavola-rules; nothing is decided here.
#![forbid(unsafe_code)]

mod any;
mod bits;
mod gnubg_board;
mod gnubg_id;
mod gnubg_match;
mod gnubg_position;
mod move_text;
mod ogid;
mod read_play;
mod situation;
mod xgid;

pub use any::{NotAPosition, Written, read_written};
pub use gnubg_board::{GnubgBoard, GnubgQuestion, NotAGnubgBoard};
pub use gnubg_id::{GnubgId, NotAGnubgId};
pub use gnubg_match::{GameState, MatchId, NotAMatchId};
pub use gnubg_position::{NotAPositionId, PositionId};
pub use move_text::MoveText;
pub use ogid::{NotAnOgid, Ogid, TurnLetter};
pub use read_play::{UnreadablePlay, read_play};
pub use situation::{Contest, NotSayable, Situation, Waiting};
pub use xgid::{NotAnXgid, Xgid};

#[cfg(test)]
mod laws;
