//! Cases as files: a stream's commands with times, actors and dice in, its events and final state out.
//!
//! `docs/replay.md` and `replay-chouette.md`, `replay-tournament.md`, `replay-device.md` beside it document the format
//! with an example of each command. JSON in, JSON out; reading files is the caller's business. What all replays have in
//! common is `stage`; each kind of stream has its own file here and one line in [`replay`].
#![forbid(unsafe_code)]

mod chouette;
mod chouette_text;
mod device;
mod device_text;
mod export;
mod export_chouette;
mod read;
mod stage;
mod table;
mod text;
mod tournament;
mod tournament_heading;
mod tournament_text;

use serde_json::Value;

pub use export::{ExportError, export_table};
pub use export_chouette::export_chouette;

/// A file that cannot be replayed at all. A command that is refused is no error: it is in the answer.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// Something in the heading cannot be read.
    #[error("{place}: {what}")]
    Heading {
        /// Which part of the file: `rules`, `seats.white`.
        place: String,
        /// What is wrong, and what would be right.
        what: String,
    },
    /// A step cannot be read.
    #[error("step {number}: {what}")]
    Step {
        /// Which, from 1.
        number: usize,
        /// What is wrong, and what would be right.
        what: String,
    },
}

impl ReplayError {
    fn heading(place: impl Into<String>, what: impl ToString) -> Self {
        Self::Heading { place: place.into(), what: what.to_string() }
    }

    fn step(number: usize, what: impl ToString) -> Self {
        Self::Step { number, what: what.to_string() }
    }
}

/// The streams that can be replayed, by the name in `stream`.
pub const STREAMS: [&str; 4] = ["table", "chouette", "tournament", "device"];

/// Replays a file and answers with `{"v":1,"stream":…,"events":[…],"state":{…},"refusals":[…]}`.
///
/// # Errors
/// The first part of the file that cannot be read, with what would be right.
pub fn replay(file: &Value) -> Result<Value, ReplayError> {
    let heading = file.as_object().ok_or_else(|| ReplayError::heading("file", "it is to be a JSON object"))?;
    if let Some(v) = heading.get("v").filter(|v| v.as_u64() != Some(1)) {
        return Err(ReplayError::heading("v", format!("this program reads version 1, not {v}")));
    }
    match heading.get("stream").map_or(Some("table"), Value::as_str) {
        Some("table") => stage::replay::<table::TableScene>(heading),
        Some("chouette") => stage::replay::<chouette::ChouetteScene>(heading),
        Some("tournament") => stage::replay::<tournament::TournamentScene>(heading),
        Some("device") => stage::replay::<device::DeviceScene>(heading),
        other => {
            let other = other.unwrap_or("something that is no text");
            Err(ReplayError::heading("stream", format!("one of {}, not {other}", STREAMS.join(", "))))
        }
    }
}
