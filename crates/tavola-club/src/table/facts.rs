//! What is known when a command to a table is decided: the time, who acts, the dice.

use serde::{Deserialize, Serialize};
use tavola_base::dice_proof::DiceSource;
use tavola_base::{Millis, Time};
use tavola_rules::Side;

use super::seating::Sitter;

/// Who sends a command, as the server knows them.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Actor {
    /// A known person or bot; the table knows whether and where they sit.
    Player(Sitter),
    /// Whoever sits on that side; of a pair whoever has the dice in hand.
    Seat(Side),
    /// Somebody who only looks on.
    Watcher,
    /// The director of the event the table belongs to.
    Director,
    /// The server itself: opening tables, timer, presence.
    House,
}

/// What is known when a command is decided.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableFacts {
    /// The server's time when the command came in.
    pub now: Time,
    /// Who acts.
    pub actor: Actor,
    /// The dice.
    pub dice: DiceSource,
    /// How much of the time until `now` was the network's, as the server measured it (CLK-12).
    pub lag: Millis,
}

impl TableFacts {
    /// Facts without dice and without network delay.
    #[must_use]
    pub const fn new(now: Time, actor: Actor) -> Self {
        Self { now, actor, dice: DiceSource::None, lag: Millis::ZERO }
    }

    /// The same facts with dice.
    #[must_use]
    pub fn with_dice(mut self, dice: DiceSource) -> Self {
        self.dice = dice;
        self
    }

    /// The same facts with network delay.
    #[must_use]
    pub const fn with_lag(mut self, lag: Millis) -> Self {
        self.lag = lag;
        self
    }
}
