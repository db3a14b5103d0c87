//! Every game as it went, from the events: rolls and plays, cubes with their answers, captains, payments.
//!
//! What nobody else may know is not in it: no answer before all have answered, no advice; nor the making of the dice.

use serde::Serialize;
use tavola_base::PlayerId;

use super::event::{ChouetteEvent, Happened};
use super::line::Line;

/// One game from its first roll to its settlement; the last one may still be in play.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct GameHistory {
    /// Which, from 1.
    pub number: u32,
    /// The order it began in.
    pub line: Line,
    /// Who played against the box, captain first.
    pub team: Vec<PlayerId>,
    /// What happened, in order; the first is the beginning of the game.
    pub events: Vec<ChouetteEvent>,
}

impl GameHistory {
    /// The games that these events tell of, without what was taken back.
    #[must_use]
    pub fn of(events: &[ChouetteEvent]) -> Vec<Self> {
        let mut games: Vec<Self> = Vec::new();
        let mut plays = false;
        for event in standing(events) {
            if let Happened::GameStarted { number, line, team, .. } = &event.what {
                let (line, team) = (line.clone(), team.clone());
                games.push(Self { number: *number, line, team, events: Vec::new() });
                plays = true;
            }
            let Some(game) = games.last_mut().filter(|_| plays && is_of_the_game(&event.what)) else { continue };
            plays = !matches!(event.what, Happened::GameEnded { .. });
            game.events.push(event.clone());
        }
        games
    }
}

/// The events that stand, without entries taken back.
fn standing(events: &[ChouetteEvent]) -> Vec<&ChouetteEvent> {
    let mut stand: Vec<&ChouetteEvent> = Vec::new();
    for event in events {
        let Happened::Undone { steps } = event.what else {
            stand.push(event);
            continue;
        };
        for _ in 0..steps {
            let act = stand.iter().rposition(|event| event.origin.is_command());
            stand.truncate(act.unwrap_or_default());
        }
    }
    stand
}

/// Whether something belongs to the tale of a game, for everybody's eyes.
const fn is_of_the_game(what: &Happened) -> bool {
    matches!(
        what,
        Happened::GameStarted { .. }
            | Happened::Acted { .. }
            | Happened::TieDeclined
            | Happened::Doubled { .. }
            | Happened::CubesAnswered { .. }
            | Happened::CaptainChanged { .. }
            | Happened::ExtraAnswered { .. }
            | Happened::SettlementAgreed { .. }
            | Happened::ResultEntered { .. }
            | Happened::TooSlow { .. }
            | Happened::Joined { .. }
            | Happened::Leaving { .. }
            | Happened::Stayed { .. }
            | Happened::LeftCubes { .. }
            | Happened::Left { .. }
            | Happened::GameEnded { .. }
    )
}
