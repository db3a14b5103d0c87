//! Two-sided tables on disk where there is no disk: there are none.

use std::convert::Infallible;

use super::home::HomeBoard;
use super::two_sided::BearoffEquities;

/// A table on disk: in a browser nobody has one.
#[derive(Debug)]
pub struct TableFile(Infallible);

impl TableFile {
    /// The equities of two home boards, the first one's owner on roll.
    #[must_use]
    pub const fn equities(&self, _own: &HomeBoard, _opponent: &HomeBoard) -> Option<BearoffEquities> {
        match self.0 {}
    }
}
