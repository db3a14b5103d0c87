//! What somebody who does not hold the clock hears of their wish to enter something.

use serde::Serialize;

/// What became of a wish.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "HeardOfWish"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Heard {
    /// It is in the log.
    Entered,
    /// The device refused it.
    Refused {
        /// The name of the sentence that says why.
        why: String,
    },
    /// The device could not be reached; the wish is taken back.
    Unheard,
}
