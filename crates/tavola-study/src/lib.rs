//! What one learns from a match: every decision judged, errors, luck, rates.
//!
//! A [`MatchRecord`](tavola_notation::record::MatchRecord) comes in, from a file or from the club; [`judge_match`] says of
//! every line what else there was and what it cost, [`Summary`] adds that up for each player.
#![forbid(unsafe_code)]

pub mod chouette;
pub mod figures;
pub mod intended;
mod judge;
mod kind;
pub mod lookback;
pub mod openings;
pub mod position;
pub mod question;
pub mod reason;
pub mod report;
pub mod rollout;
pub mod score;
mod summary;
pub mod table;
pub mod variations;

pub use judge::{
    Candidate, Depth, Judged, Judgement, Judging, MatchJudgement, deepen_while, judge_match, judge_match_while,
};
pub use kind::PositionKind;
pub use report::MatchReport;
pub use summary::{Limits, Mark, Summary};
