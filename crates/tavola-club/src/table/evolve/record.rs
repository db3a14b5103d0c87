//! What an act was, and what the game's record says of it.

use tavola_base::dice_proof::step_text;
use tavola_rules::{Action, Game, Offer, Phase, Play, Roll, Side};

use crate::table::command::CommandName;
use crate::table::event::Happening;
use crate::table::view::{TurnRecord, TurnView};

/// What somebody did in the game by an event; dice that fell are nobody's.
pub(super) const fn acted_of(what: &Happening) -> Option<(Side, Action)> {
    match what {
        Happening::Acted { action: Action::RollOpening { .. } | Action::CountTie, .. } => None,
        Happening::Acted { side, action } => Some((*side, *action)),
        _ => None,
    }
}

/// What the game's record says of an act, if anything.
pub(super) fn record_of(before: &Game, after: &Game, side: Side, action: &Action) -> Option<TurnRecord> {
    let cube = |act, value| Some(TurnRecord::Cube { side, act, value });
    let offered = |game: &Game| match game.phase() {
        Phase::Doubled { offer } => Some(*offer),
        Phase::OpeningRoll { .. }
        | Phase::OnRoll { .. }
        | Phase::ToPlay { .. }
        | Phase::PlayShown { .. }
        | Phase::Over { .. } => None,
    };
    let asked = offered(after).map_or(after.cube().value, |Offer { asked, .. }| asked);
    match action {
        Action::Play { play } => turn_of(before, play).map(TurnRecord::Turn),
        Action::Double | Action::DoubleByMistake => cube(CommandName::Double, asked),
        Action::DoubleEarly => cube(CommandName::DoubleEarly, before.cube().value.doubled()?),
        Action::RollEarly { roll } => Some(TurnRecord::RolledEarly { side, roll: *roll }),
        Action::CorrectStart => Some(TurnRecord::StartCorrected { side }),
        Action::Beaver => cube(CommandName::Beaver, asked),
        Action::Raccoon => cube(CommandName::Raccoon, asked),
        Action::Otter => cube(CommandName::Otter, asked),
        Action::Take => cube(CommandName::Take, after.cube().value),
        Action::Drop => cube(CommandName::Drop, after.cube().value),
        Action::AnnulDoubles => cube(CommandName::AnnulDoubles, after.cube().value),
        Action::RejectResignation => {
            before.resignation().map(|offered| TurnRecord::Rejected { side: offered.by, kind: offered.kind })
        }
        Action::RollOpening { .. }
        | Action::CountTie
        | Action::Roll { .. }
        | Action::Challenge
        | Action::AcceptPlay
        | Action::Resign { .. }
        | Action::AcceptResignation
        | Action::Claim { .. } => None,
    }
}

fn turn_of(before: &Game, play: &Play) -> Option<TurnView> {
    let Phase::ToPlay { side, roll, .. } = *before.phase() else { return None };
    Some(turn_view(side, roll, play))
}

/// A turn as it is shown.
fn turn_view(side: Side, roll: Roll, play: &Play) -> TurnView {
    let text: Vec<String> = play.steps().iter().map(step_text).collect();
    TurnView { side, roll, steps: play.steps().to_vec(), text: text.join(" ") }
}
