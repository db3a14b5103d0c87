//! How large what comes with a command may be: texts, names, lists, spans of time, points. Each kind of stream looks at every one of them before
//! anything is decided (`is_bounded` of its commands); a tournament has more to bound and does so by itself.

use tavola_rules::{Points, Step};

use crate::clock::ClockSettings;
use crate::{Millis, PlayerId};

/// The longest name of anybody or anything.
pub const NAME: usize = 64;
/// The longest text anybody writes.
pub const TEXT: usize = 2000;
/// The most of whatever is listed.
pub const LISTED: usize = 64;

/// The longest span anybody sets, gives or takes, as in a tournament: 30 days.
pub const SPAN: Millis = Millis::seconds(30 * 24 * 60 * 60);
/// As long as nobody waits: what stands where a table is to wait without a limit.
pub const FOR_EVER: Millis = Millis::seconds(100 * 365 * 86_400);
/// The most points that anybody notes or gives.
pub const POINTS: u64 = 1_000_000;

/// Whether a text is no longer than that many characters. What is too long is not counted to its end.
pub fn fits(text: &str, most: usize) -> bool {
    text.chars().take(most + 1).count() <= most
}

/// Whether the name of a player can be one.
pub fn is_name(player: &PlayerId) -> bool {
    fits(player.as_str(), NAME)
}

/// Whether steps may be a play: rules say how many are one, and in sentences of their own.
pub const fn are_few(steps: &[Step]) -> bool {
    steps.len() <= LISTED
}

/// Whether so many names may be told at once.
pub fn are_names(players: &[PlayerId]) -> bool {
    players.len() <= LISTED && players.iter().all(is_name)
}

/// Whether a span is one that somebody waits for.
pub fn is_span(time: Millis) -> bool {
    time <= SPAN
}

/// Whether a clock can be set so.
pub fn is_clock(settings: &ClockSettings) -> bool {
    let ClockSettings { mode: _, bank_per_point, delay } = settings;
    is_span(*bank_per_point) && is_span(*delay)
}

/// Whether points are such as can be noted.
pub const fn are_points(points: Points) -> bool {
    points.number() <= POINTS
}
