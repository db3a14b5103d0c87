//! The games of a table from the first to the last, each line with the game as it stood when it was decided: what one
//! looks back at.

use tavola_base::dice_proof::MatchNumber;
use tavola_rules::Game;

use super::TableEvent;
use super::event::Happening;
use super::evolve::evolve;
use super::state::Table;
use crate::table::view::{GameRecord, TurnRecord};

/// One game of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayedGame {
    /// Of which match of the table.
    pub of: MatchNumber,
    /// Which of the match, from 1.
    pub number: u32,
    /// The game before its first roll.
    pub start: Game,
    /// Its lines, first to last.
    pub lines: Vec<PlayedLine>,
    /// The game as it stands after them.
    pub end: Game,
    /// How it ended; none while it is being played.
    pub result: Option<GameRecord>,
}

/// One line of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayedLine {
    /// What was done.
    pub record: TurnRecord,
    /// The game as it stood before.
    pub before: Game,
}

/// All games of a table, in the order in which they were played.
#[must_use]
pub fn played_games<'a>(events: impl IntoIterator<Item = &'a TableEvent>) -> Vec<PlayedGame> {
    let mut games: Vec<PlayedGame> = Vec::new();
    let mut table = Table::default();
    for event in events {
        let before = table.opened().and_then(|opened| opened.game).filter(|_| is_of_a_game(&event.what));
        table = evolve(table, event);
        let Some(opened) = table.opened() else { continue };
        let Some(now) = opened.game else { continue };
        if let Happening::GameStarted { number } = event.what {
            let (start, lines) = (now, Vec::new());
            games.push(PlayedGame { of: opened.of, number, start, lines, end: now, result: None });
        }
        let Some(game) = games.last_mut() else { continue };
        game.end = now;
        let (many, last) = (opened.turns.iter().count(), opened.turns.last());
        if matches!(event.what, Happening::TakenBack { .. }) {
            game.lines.truncate(many);
        }
        // A challenge takes a play away and says so in its place.
        let is_challenged = matches!(last, Some(TurnRecord::Challenged { .. })) && many == game.lines.len();
        if is_challenged && game.lines.last().map(|line| &line.record) != last {
            game.lines.pop();
        }
        if let (Some(before), Some(record)) = (before, last)
            && many > game.lines.len()
        {
            game.lines.push(PlayedLine { record: record.clone(), before });
        }
        if let Happening::GameEnded { .. } = event.what {
            game.result = opened.games.last().filter(|record| record.number == game.number).cloned();
        }
    }
    games
}

/// Whether an event may add a line to a game.
const fn is_of_a_game(what: &Happening) -> bool {
    matches!(what, Happening::Acted { .. } | Happening::AnswerMissed { .. })
}
