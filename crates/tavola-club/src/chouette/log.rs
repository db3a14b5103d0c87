//! What of a chouette's events stands in the dice log of its set, line by line.

use tavola_base::PlayerId;
use tavola_base::dice_proof::{RollNumber, act_text, called, fell};
use tavola_rules::{Die, Side};

use super::duty::CubeAnswer;
use super::edge::Camp;
use super::event::{CubeEvent, DiceEvent, GameEvent, Happened, LineEvent, MemberEvent, TalkEvent};

/// The line of an event; none for what is no act that everybody sees. `name` is what a member is called.
pub(super) fn line_of(what: &Happened, name: impl Fn(&PlayerId) -> String) -> Option<String> {
    match what {
        Happened::Session(_) | Happened::Presence(_) => None,
        Happened::Member(what) => line_of_member(what, name),
        Happened::Line(what) => line_of_order(what, name),
        Happened::Game(what) => line_of_game(what, name),
        Happened::Cube(what) => line_of_cubes(what, name),
        Happened::Talk(what) => line_of_talk(what),
        Happened::Dice(what) => line_of_dice(what, name),
    }
}

fn line_of_member(what: &MemberEvent, name: impl Fn(&PlayerId) -> String) -> Option<String> {
    match what {
        MemberEvent::LeftCubes { member, postings: _ } => Some(format!("left cubes {}", name(member))),
        MemberEvent::Joined { .. }
        | MemberEvent::Stayed { .. }
        | MemberEvent::Leaving { .. }
        | MemberEvent::Left { .. }
        | MemberEvent::Claimed { .. }
        | MemberEvent::ClaimGranted { .. }
        | MemberEvent::ClaimRefused { .. } => None,
    }
}

fn line_of_order(what: &LineEvent, name: impl Fn(&PlayerId) -> String) -> Option<String> {
    match what {
        LineEvent::OrderDecided { line } => Some(format!("order {}", name(&line.the_box))),
        LineEvent::PartnerFound { member } => Some(format!("partner {}", name(member))),
        LineEvent::LotVoid { dice: _ } => Some("lot void".to_owned()),
        LineEvent::DieRolled { .. }
        | LineEvent::PartnerAsked { .. }
        | LineEvent::PartnerDeclined { .. }
        | LineEvent::NobodyWanted
        | LineEvent::PartnershipEnded => None,
    }
}

fn line_of_game(what: &GameEvent, name: impl Fn(&PlayerId) -> String) -> Option<String> {
    let by = |camp: Camp, text: &str| Some(format!("{} {text}", camp_text(camp)));
    match what {
        GameEvent::GameStarted { number, .. } => Some(format!("game {number}")),
        GameEvent::Acted { camp, action } => by(*camp, &act_text(action)?),
        GameEvent::TieDeclined => by(Camp::Box, "decline_tie"),
        GameEvent::TooSlow { camp } => by(*camp, "too_slow"),
        GameEvent::CaptainChanged { captain, .. } => Some(format!("captain {}", name(captain))),
        GameEvent::StoodIn { member: Some(member) } => Some(format!("stands in {}", name(member))),
        GameEvent::StoodIn { member: None } => Some("captain back".to_owned()),
        GameEvent::GameEnded { result, .. } => Some(format!("game over {}", camp_text(result.winner))),
        GameEvent::Rolled | GameEvent::FairOver | GameEvent::ResultEntered { .. } => None,
    }
}

fn line_of_cubes(what: &CubeEvent, name: impl Fn(&PlayerId) -> String) -> Option<String> {
    match what {
        CubeEvent::Doubled { camp, cubes, .. } => Some(format!("{} double {}", camp_text(*camp), cubes.len())),
        CubeEvent::CubesAnswered { results, .. } => {
            let answers: Vec<&str> = results.iter().map(|result| answer_text(result.answer)).collect();
            Some(format!("cubes {}", answers.join(" ")))
        }
        CubeEvent::ExtraAnswered { member, paid: Some(_) } => Some(format!("extra given {}", name(member))),
        CubeEvent::ExtraAnswered { member, paid: None } => Some(format!("extra declined {}", name(member))),
        // Answers are nobody's before all have answered.
        CubeEvent::Answered { .. } => None,
        CubeEvent::Held { .. } | CubeEvent::GatheringOver { .. } | CubeEvent::ExtrasAsked { .. } => None,
    }
}

fn line_of_talk(what: &TalkEvent) -> Option<String> {
    match what {
        TalkEvent::SettlementAgreed { .. } => Some("settled".to_owned()),
        // Advice is the team's alone.
        TalkEvent::AdviceAsked { .. }
        | TalkEvent::AskingTakenBack { .. }
        | TalkEvent::Advised { .. }
        | TalkEvent::AdviceAgreed { .. } => None,
        TalkEvent::Said { .. } => None,
        TalkEvent::SettlementOffered { .. } | TalkEvent::SettlementDeclined { .. } => None,
    }
}

fn line_of_dice(what: &DiceEvent, name: impl Fn(&PlayerId) -> String) -> Option<String> {
    match what {
        DiceEvent::RollCalled { number, by, purpose } => Some(called(*number, *purpose, Some(&name(by)))),
        DiceEvent::DiceFell { number, dice } => Some(fell_in_order(*number, *dice)),
        DiceEvent::DiceOpened { .. } => Some("set over".to_owned()),
        DiceEvent::DiceCommitted { .. } | DiceEvent::ChainCommitted { .. } | DiceEvent::LinkOpened { .. } => None,
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
