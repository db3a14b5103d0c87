//! What of a chouette's events stands in the dice log of its set, line by line.

use tavola_base::dice_proof::{RollNumber, act_text, called, fell};
use tavola_rules::{Die, Side};

use super::duty::CubeAnswer;
use super::edge::Camp;
use super::event::Happened;

/// The line of an event; none for what is no act that everybody sees. `name` is what a member is called.
pub(super) fn line_of(what: &Happened, name: impl Fn(&tavola_base::PlayerId) -> String) -> Option<String> {
    let by = |camp: Camp, text: &str| Some(format!("{} {text}", camp_text(camp)));
    match what {
        Happened::GameStarted { number, .. } => Some(format!("game {number}")),
        Happened::RollCalled { number, by, purpose } => Some(called(*number, *purpose, Some(&name(by)))),
        Happened::DiceFell { number, dice } => Some(fell_in_order(*number, *dice)),
        Happened::Acted { camp, action } => by(*camp, &act_text(action)?),
        Happened::TieDeclined => by(Camp::Box, "decline_tie"),
        Happened::Doubled { camp, cubes, .. } => by(*camp, &format!("double {}", cubes.len())),
        Happened::CubesAnswered { results, .. } => {
            let answers: Vec<&str> = results.iter().map(|result| answer_text(result.answer)).collect();
            Some(format!("cubes {}", answers.join(" ")))
        }
        Happened::CaptainChanged { captain, .. } => Some(format!("captain {}", name(captain))),
        Happened::ExtraAnswered { member, paid: Some(_) } => Some(format!("extra given {}", name(member))),
        Happened::ExtraAnswered { member, paid: None } => Some(format!("extra declined {}", name(member))),
        Happened::SettlementAgreed { .. } => Some("settled".to_owned()),
        Happened::LeftCubes { member, .. } => Some(format!("left cubes {}", name(member))),
        Happened::TooSlow { camp } => by(*camp, "too_slow"),
        Happened::GameEnded { result, .. } => Some(format!("game over {}", camp_text(result.winner))),
        Happened::OrderDecided { line } => Some(format!("order {}", name(&line.the_box))),
        Happened::PartnerFound { member } => Some(format!("partner {}", name(member))),
        Happened::LotVoid { .. } => Some("lot void".to_owned()),
        Happened::DiceOpened { .. } => Some("set over".to_owned()),
        // Answers are nobody's before all have answered, and advice is the team's alone.
        Happened::Answered { .. } | Happened::AdviceAsked { .. } | Happened::Advised { .. } => None,
        Happened::Opened { .. }
        | Happened::Joined { .. }
        | Happened::Stayed { .. }
        | Happened::Leaving { .. }
        | Happened::Left { .. }
        | Happened::DieRolled { .. }
        | Happened::StakeSet { .. }
        | Happened::PartnerAsked { .. }
        | Happened::PartnerDeclined { .. }
        | Happened::NobodyWanted
        | Happened::PartnershipEnded
        | Happened::Rolled
        | Happened::Held { .. }
        | Happened::GatheringOver { .. }
        | Happened::FairOver
        | Happened::ExtrasAsked { .. }
        | Happened::SettlementOffered { .. }
        | Happened::SettlementDeclined { .. }
        | Happened::ResultEntered { .. }
        | Happened::Paid { .. }
        | Happened::Undone { .. }
        | Happened::Closed
        | Happened::GoesOn { .. }
        | Happened::DiceCommitted { .. }
        | Happened::ChainCommitted { .. }
        | Happened::LinkOpened { .. }
        | Happened::Disconnected { .. }
        | Happened::Connected { .. }
        | Happened::Resumed { .. } => None,
    }
}

fn fell_in_order(number: RollNumber, [first, second]: [Die; 2]) -> String {
    fell(number, (first, second))
}

const fn camp_text(camp: Camp) -> &'static str {
    match camp.side() {
        Side::White => "box",
        Side::Black => "team",
    }
}

const fn answer_text(answer: CubeAnswer) -> &'static str {
    match answer {
        CubeAnswer::Take => "take",
        CubeAnswer::Drop => "drop",
        CubeAnswer::Beaver => "beaver",
        CubeAnswer::Raccoon => "raccoon",
        CubeAnswer::Otter => "otter",
    }
}
