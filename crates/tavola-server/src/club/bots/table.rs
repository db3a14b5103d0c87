//! The bots at tables; what one of them does, `tavola_bot` decides.

use tavola_base::{PlayerId, Time};
use tavola_bot::{bot_sides, decide_for};
use tavola_club::table::{Sitter, Table, TableCommand, Tables};

use super::{HasBots, Players, Thought};

impl HasBots for Tables {
    fn has_bots(table: &Table) -> bool {
        bot_sides(table).next().is_some()
    }

    fn think(players: &Players, table: &Table, now: Time) -> Option<Thought<TableCommand>> {
        let bot = |side| table.opened().and_then(|opened| opened.sitter(side));
        bot_sides(table).find_map(|side| {
            let bot = bot(side)?.player.clone();
            let (command, weight) = decide_for(players.of(&bot), table, side, now)?;
            Some(Thought { bot, command, weight })
        })
    }
}

/// The bot of that name at a table.
#[must_use]
pub fn sitter(table: &Table, bot: &PlayerId) -> Option<Sitter> {
    let sitter = |side| table.opened().and_then(|opened| opened.sitter(side));
    bot_sides(table).filter_map(sitter).find(|sitter| sitter.player == *bot).cloned()
}
