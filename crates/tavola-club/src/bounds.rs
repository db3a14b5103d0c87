//! How long what comes with a command may be: texts, names, lists. Each kind of stream looks at every one of them before
//! anything is decided (`is_bounded` of its commands); a tournament has more to bound and does so by itself.

use tavola_rules::Step;

use crate::PlayerId;

/// The longest name of anybody or anything.
pub(crate) const NAME: usize = 64;
/// The longest text anybody writes.
pub(crate) const TEXT: usize = 2000;
/// The most of whatever is listed.
pub(crate) const LISTED: usize = 64;

/// Whether a text is no longer than that many characters. What is too long is not counted to its end.
pub(crate) fn fits(text: &str, most: usize) -> bool {
    text.chars().take(most + 1).count() <= most
}

/// Whether the name of a player can be one.
pub(crate) fn is_name(player: &PlayerId) -> bool {
    fits(player.as_str(), NAME)
}

/// Whether steps may be a play: rules say how many are one, and in sentences of their own.
pub(crate) const fn are_few(steps: &[Step]) -> bool {
    steps.len() <= LISTED
}

/// Whether so many names may be told at once.
pub(crate) fn are_names(players: &[PlayerId]) -> bool {
    players.len() <= LISTED && players.iter().all(is_name)
}
