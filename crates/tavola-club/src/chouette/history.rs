//! Every game as it went, from the events: rolls and plays, cubes with their answers, captains, payments.
//!
//! What nobody else may know is not in it: no answer before all have answered, no advice; nor the making of the dice.

use serde::Serialize;
use tavola_base::PlayerId;

use super::event::{AnswerSource, ChouetteEvent, CubeEvent, GameEvent, Happened, MemberEvent, SessionEvent, TalkEvent};
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
            if let Happened::Game(GameEvent::GameStarted { number, line, team, .. }) = &event.what {
                let (line, team) = (line.clone(), team.clone());
                games.push(Self { number: *number, line, team, events: Vec::new() });
                plays = true;
            }
            let Some(game) = games.last_mut().filter(|_| plays && is_of_the_game(&event.what)) else { continue };
            plays = !matches!(event.what, Happened::Game(GameEvent::GameEnded { .. }));
            game.events.push(event.clone());
        }
        games
    }
}

/// The events that stand, without entries taken back.
fn standing(events: &[ChouetteEvent]) -> Vec<&ChouetteEvent> {
    let mut stand: Vec<&ChouetteEvent> = Vec::new();
    for event in events {
        let Happened::Session(SessionEvent::Undone { steps }) = event.what else {
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
    match what {
        Happened::Session(_) | Happened::Presence(_) | Happened::Line(_) | Happened::Dice(_) => false,
        Happened::Member(what) => match what {
            MemberEvent::Joined { .. }
            | MemberEvent::Leaving { .. }
            | MemberEvent::Stayed { .. }
            | MemberEvent::LeftCubes { .. }
            | MemberEvent::Left { .. } => true,
            MemberEvent::Claimed { .. } | MemberEvent::ClaimGranted { .. } | MemberEvent::ClaimRefused { .. } => false,
        },
        Happened::Game(what) => match what {
            GameEvent::GameStarted { .. }
            | GameEvent::Acted { .. }
            | GameEvent::TieDeclined
            | GameEvent::CaptainChanged { .. }
            | GameEvent::StoodIn { .. }
            | GameEvent::ResultEntered { .. }
            | GameEvent::TooSlow { .. }
            | GameEvent::GameEnded { .. } => true,
            GameEvent::Rolled | GameEvent::FairOver => false,
        },
        Happened::Cube(what) => match what {
            CubeEvent::Doubled { .. } | CubeEvent::CubesAnswered { .. } | CubeEvent::ExtraAnswered { .. } => true,
            // That nobody answered is told; what it came to follows when all have answered.
            CubeEvent::Answered { source, .. } => matches!(source, AnswerSource::Silence),
            CubeEvent::Held { .. } | CubeEvent::GatheringOver { .. } | CubeEvent::ExtrasAsked { .. } => false,
        },
        Happened::Talk(what) => match what {
            TalkEvent::SettlementAgreed { .. } => true,
            TalkEvent::AdviceAsked { .. }
            | TalkEvent::AskingTakenBack { .. }
            | TalkEvent::Advised { .. }
            | TalkEvent::AdviceAgreed { .. }
            | TalkEvent::Said { .. }
            | TalkEvent::SettlementOffered { .. }
            | TalkEvent::SettlementDeclined { .. } => false,
        },
    }
}
