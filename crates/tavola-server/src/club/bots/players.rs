//! Who plays for the bots: one player for each level, and how a bot's name tells its level.

use tavola_base::PlayerId;
use tavola_engine::{Level, Player};

/// What every bot's name begins with.
const BOT: &str = "bot:";

/// One player for each level.
#[derive(Debug, Clone)]
pub struct Players(Vec<Player>);

impl Default for Players {
    fn default() -> Self {
        Self(Level::ALL.map(Player::at).into())
    }
}

impl Players {
    /// The same player for every bot, whatever its name says.
    #[must_use]
    pub fn only(player: Player) -> Self {
        Self(vec![player])
    }

    /// Who plays for that bot: as well as its name says, or as well as there is.
    #[must_use]
    pub fn of(&self, bot: &PlayerId) -> &Player {
        let level = level_of(bot);
        self.0.iter().find(|player| player.level() == level).unwrap_or(&self.0[0])
    }
}

/// The name of a bot of that level, the `number`th in its room: `bot:casual:2`.
#[must_use]
pub fn bot_id(level: Level, number: usize) -> PlayerId {
    PlayerId::new(format!("{BOT}{}:{number}", level.name()))
}

/// Whether that is a bot.
#[must_use]
pub fn is_bot(player: &PlayerId) -> bool {
    player.as_str().starts_with(BOT)
}

fn level_of(bot: &PlayerId) -> Level {
    let named = bot.as_str().strip_prefix(BOT).and_then(|rest| rest.split(':').next());
    named.and_then(Level::named).unwrap_or(Level::Full)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bots_name_tells_how_it_plays() {
        assert_eq!(bot_id(Level::Casual, 2).as_str(), "bot:casual:2");
        for level in Level::ALL {
            assert!(is_bot(&bot_id(level, 1)));
            assert_eq!(level_of(&bot_id(level, 1)), level);
        }
        assert_eq!(level_of(&PlayerId::new("bot:white")), Level::Full);
        assert!(!is_bot(&PlayerId::new("anna")));
    }
}
