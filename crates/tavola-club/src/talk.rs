//! How much is said at once, at a table and in a chouette.

/// What somebody says has at most so many characters.
pub(crate) const LONGEST_TEXT: usize = 500;
/// A play that is shown has at most so many steps.
pub(crate) const MOST_STEPS: usize = 4;
