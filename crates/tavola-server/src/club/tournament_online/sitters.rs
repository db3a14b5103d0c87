//! Who sits down at the house's tables for an entry, and for the two pairs of a tie.

use tavola_base::PlayerId;
use tavola_club::table::{Sitter, SitterKind};
use tavola_tournament::{
    Rubber,
    format::davis_cup::{Lineup, Pair},
    stream::entry::Entry,
};

use crate::club::bots::is_bot;

/// Who sits down for an entry; none if nobody in it has an account.
pub(super) fn sitter(entry: &Entry) -> Option<Sitter> {
    let player: &PlayerId = entry.people.iter().find_map(|person| person.player.as_ref())?;
    let kind = if is_bot(player) { SitterKind::Bot } else { SitterKind::Person };
    Some(Sitter { player: player.clone(), name: entry.name.clone(), kind })
}

/// Who sits down for two pairs in one match of their tie; in the doubles number 1 moves for both.
pub(super) fn rubber_sitters(rubber: Rubber, upper: &Entry, lower: &Entry) -> Option<[Sitter; 2]> {
    let lineups = rubber.lineups(Pair { first: 0, second: 1 }, Pair { first: 0, second: 1 });
    let sits = |entry: &Entry, lineup: Lineup<usize>| {
        let (index, whole) = match lineup {
            Lineup::Single(index) => (index, false),
            Lineup::Both(pair) => (pair.first, true),
        };
        let person = entry.people.get(index)?;
        let player = person.player.clone()?;
        let kind = if is_bot(&player) { SitterKind::Bot } else { SitterKind::Person };
        let name = if whole { entry.name.clone() } else { person.name.clone() };
        Some(Sitter { player, name, kind })
    };
    let [one, other] = lineups;
    Some([sits(upper, one)?, sits(lower, other)?])
}
