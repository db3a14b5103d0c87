//! Text and bytes to rules types and back: move text, ids, board lines, whole matches, and pictures; one format a file.
//!
//! Whether a play is legal, and what counts make a board, is asked of tavola-rules; nothing is decided here.
#![forbid(unsafe_code)]

mod any;
mod bits;
mod counts;
pub mod diagram;
mod fibs_board;
mod gnubg_board;
mod gnubg_id;
mod gnubg_match;
mod gnubg_position;
mod move_text;
mod ogid;
mod position_text;
mod read_play;
pub mod record;
mod situation;
mod snowie_position;
mod xgid;

pub use any::{NotAPosition, Written, read_pasted, read_written};
pub use counts::{NotCounts, read_counts};
pub use fibs_board::{FibsBoard, NotAFibsBoard};
pub use gnubg_board::{GnubgBoard, GnubgQuestion, NotAGnubgBoard};
pub use gnubg_id::{GnubgId, NotAGnubgId};
pub use gnubg_match::{GameState, MatchId, NotAMatchId};
pub use gnubg_position::{NotAPositionId, PositionId};
pub use move_text::MoveText;
pub use ogid::{NotAnOgid, Ogid, TurnLetter};
pub use position_text::read::{NotAPositionText, PositionReading, read_position_text};
pub use position_text::write_position_text;
pub use read_play::{UnreadablePlay, read_play};
pub use situation::{Contest, NotSayable, Situation, Waiting};
pub use snowie_position::{NotASnowieLine, SnowieLine};
pub use xgid::{NotAnXgid, Xgid};

#[cfg(test)]
pub(crate) mod laws;
