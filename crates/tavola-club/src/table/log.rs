//! What of a table's events stands in its dice log, line by line.

use tavola_base::dice_proof::{RollNumber, RollPurpose, act_text, again, called, fell, side_text, win_text};
use tavola_rules::{Action, Side};

use super::event::{Cause, Happening};

/// The line of an event; none for what is no act of the match, such as a lost connection. `number` is that of the
/// last roll called.
pub(super) fn line_of(what: &Happening, number: RollNumber) -> Option<String> {
    let by = |side: Side, text: &str| Some(format!("{} {text}", side_text(side)));
    match what {
        Happening::GameStarted { number } => Some(format!("game {number}")),
        Happening::RollCalled { number, by: None } => Some(called(*number, RollPurpose::Opening, None)),
        Happening::RollCalled { number, by: Some(side) } => {
            Some(called(*number, RollPurpose::Turn, Some(side_text(*side))))
        }
        Happening::Acted { action: Action::RollOpening { white, black }, .. } => Some(fell(number, (*white, *black))),
        Happening::Acted { action: Action::Roll { roll } | Action::RollEarly { roll }, .. } => {
            Some(fell(number, (roll.high(), roll.low())))
        }
        Happening::Acted { side, action } => by(*side, &act_text(action)?),
        Happening::TakenBack { side } => by(*side, "take_back"),
        Happening::RolledAgain { number, roll, .. } => Some(again(*number, (roll.high(), roll.low()))),
        Happening::AnswerMissed { side } => by(*side, "reject_resignation"),
        Happening::Decided { loser, cause } => by(*loser, &format!("loses {}", cause.text())),
        Happening::GameEnded { result, points } => {
            Some(format!("game over {} {} {points}", side_text(result.outcome.winner), win_text(result.outcome.kind)))
        }
        Happening::MatchEnded { winner, cause } => {
            Some(format!("match over {} {}", winner.map_or("nobody", side_text), cause.text()))
        }
        Happening::Opened { .. }
        | Happening::Seated { .. }
        | Happening::Unseated { .. }
        | Happening::GotReady { .. }
        | Happening::MatchStarted { .. }
        | Happening::LinkOpened { .. }
        | Happening::NextGameWanted { .. }
        | Happening::DiceOpened { .. }
        | Happening::RematchOffered { .. }
        | Happening::RematchDeclined { .. }
        | Happening::RematchAgreed { .. }
        | Happening::Left { .. }
        | Happening::PartnerLeft { .. }
        | Happening::DicePassed { .. }
        | Happening::Advised { .. }
        | Happening::Disconnected { .. }
        | Happening::Connected { .. }
        | Happening::AdjournOffered { .. }
        | Happening::AdjournDeclined { .. }
        | Happening::Adjourned { .. }
        | Happening::ResumeWanted { .. }
        | Happening::TakenUp
        | Happening::Rested { .. }
        | Happening::TimeGiven { .. }
        | Happening::Resumed { .. }
        | Happening::ClockStopped { .. }
        | Happening::ClockStarted
        | Happening::ClockOrdered { .. }
        | Happening::Ruled { .. }
        | Happening::Overdue { .. }
        | Happening::Closed => None,
    }
}

impl Cause {
    /// The cause as the dice log names it.
    const fn text(self) -> &'static str {
        match self {
            Self::Score => "score",
            Self::Flag => "flag",
            Self::TooSlow => "too_slow",
            Self::Absent => "absent",
            Self::Left => "left",
            Self::Resigned => "resigned",
            Self::Ruling => "ruling",
            Self::SessionOver => "session_over",
            Self::Annulled => "annulled",
        }
    }
}
