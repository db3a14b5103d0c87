//! Who plays for the bots: one player for each level, and how a bot's name tells its level.

use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use tavola_base::PlayerId;
use tavola_club::table::bot_level;
use tavola_engine::player::Timer;
use tavola_engine::{Level, Player};

/// What every bot's name begins with.
const BOT: &str = "bot:";

/// A bot's level by its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "wire",
    derive(ts_rs::TS),
    ts(type = r#""beginner" | "novice" | "casual" | "intermediate" | "advanced" | "expert" | "full""#)
)]
#[serde(try_from = "String", into = "&'static str")]
pub struct BotLevel(pub Level);

impl TryFrom<String> for BotLevel {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        Level::named(&name).map(Self).ok_or_else(|| format!("no bot plays at the level {name:?}"))
    }
}

impl From<BotLevel> for &'static str {
    fn from(level: BotLevel) -> Self {
        level.0.name()
    }
}

/// One player for each level.
#[derive(Debug, Clone)]
pub struct Players(Vec<Player>);

impl Default for Players {
    fn default() -> Self {
        Self(Level::ALL.map(Player::at).into())
    }
}

impl Players {
    /// One for each level; the full one takes `time` for a play where the choice is open.
    #[must_use]
    pub fn with_time(time: Duration) -> Self {
        if time.is_zero() {
            return Self::default();
        }
        let timer = Timer::new(move || {
            let end = Instant::now() + time;
            Box::new(move || Instant::now() < end)
        });
        Self(Level::ALL.map(|level| Player::at(level).with_timer(timer.clone())).into())
    }

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
    bot_level(bot).and_then(Level::named).unwrap_or(Level::Full)
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
