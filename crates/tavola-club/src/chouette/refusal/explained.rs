//! What is told of a refusal: the clause, the sentence, and what it speaks of.

use std::collections::BTreeMap;

use tavola_base::Explain;
use tavola_base::{Arg, PlayerId};
use tavola_rules::Clause;

use super::ChouetteRefusal;

impl Explain for ChouetteRefusal {
    fn clause(&self) -> Option<Clause> {
        Some(match self {
            Self::DecideFirst | Self::LeavingAlready => Clause::CHO_05,
            Self::OrderKnown | Self::OrderUnknown | Self::NoRollWaited | Self::OrderIncomplete | Self::TooFew => {
                Clause::CHO_01
            }
            Self::NotThePlayer { .. } | Self::CaptainOffers { .. } | Self::NotInTheirPlace => Clause::CHO_02,
            Self::NoPartnerYet { .. }
            | Self::PartnerAlready
            | Self::NoPartnership
            | Self::NotAsked
            | Self::LotTooEarly
            | Self::NotInTheLot(_) => Clause::CHO_22,
            Self::Board(refusal) => refusal.clause,
            Self::BoxOnly(clause) => *clause,
            Self::TieWaits | Self::NoTie | Self::OpeningOver => Clause::CHO_17,
            Self::CubesWait => Clause::CUB_06,
            Self::ExtrasWait | Self::NoExtra => Clause::CHO_10,
            Self::OthersMayOffer { .. } | Self::AnsweredThisTurn => Clause::CHO_16,
            Self::OneCube | Self::OutOfTheGame | Self::NoPart => Clause::CHO_07,
            Self::NothingToOffer | Self::NotYourCube(_) => Clause::CUB_02,
            Self::OfferedAlready(_) | Self::AnsweredAlready | Self::AnswerEach { .. } => Clause::CHO_11,
            Self::CubeExhausted => Clause::CUB_04,
            Self::NothingOffered => Clause::CUB_03,
            Self::ResponseNotEnabled { .. } => Clause::CUB_15,
            Self::Duty(duty) => duty.clause(),
            Self::NoAdvice | Self::AdvisesNobody => Clause::CHO_06,
            Self::TooManySteps => Clause::MOV_05,
            Self::NoGame => Clause::END_01,
            Self::DiceCalled => Clause::IRR_04,
            Self::ChainTooLate => Clause::TRN_22,
            // The stream of a chouette: opened once, closed for good, its timer and its dice the house's.
            Self::HouseOnly
            | Self::PlayerOnly
            | Self::NotOpened
            | Self::OpenedAlready
            | Self::Over
            | Self::NotOver
            | Self::GoesOnAlready
            | Self::DiceMissing
            | Self::NothingDue
            | Self::NothingChanges => return None,
            // What is entered, by whom, and what is taken back.
            Self::OnlyOverTheBoard
            | Self::OnlyOnline
            | Self::BadText
            | Self::TooLarge
            | Self::NotHere(_)
            | Self::JoinedAlready(_)
            | Self::NameTaken { .. }
            | Self::Full { .. }
            | Self::GameInPlay
            | Self::NothingToUndo { .. } => return None,
            // Settlements and payments are agreed among members; the rulebook has none.
            Self::NoSettlement | Self::BadAmount | Self::PaysThemselves | Self::NotClaimable => return None,
            // The order in which links of the dice are opened (`docs/dice.md`).
            Self::NotThatRoll
            | Self::NoOwnChain
            | Self::LinkOpenedAlready
            | Self::BadLink(_)
            | Self::AnotherLog
            | Self::ChainTooLong => return None,
        })
    }

    fn message_key(&self) -> &'static str {
        match self {
            Self::HouseOnly => "chouette-house-only",
            Self::PlayerOnly => "chouette-player-only",
            Self::NotOpened => "chouette-not-opened",
            Self::OpenedAlready => "chouette-opened-already",
            Self::Over => "chouette-over",
            Self::NotOver => "chouette-not-over",
            Self::GoesOnAlready => "chouette-goes-on-already",
            Self::OnlyOverTheBoard => "chouette-only-over-the-board",
            Self::OnlyOnline => "chouette-only-online",
            Self::DiceMissing => "chouette-dice-missing",
            Self::BadText => "chouette-bad-text",
            Self::TooLarge => "refused-too-long",
            Self::NotHere(_) => "chouette-not-here",
            Self::JoinedAlready(_) => "chouette-joined-already",
            Self::NameTaken { .. } => "chouette-name-taken",
            Self::Full { .. } => "chouette-full",
            Self::DecideFirst => "chouette-decide-first",
            Self::LeavingAlready => "chouette-leaving-already",
            Self::OrderKnown => "chouette-order-known",
            Self::OrderUnknown => "chouette-order-unknown",
            Self::NoRollWaited => "chouette-no-roll-waited",
            Self::OrderIncomplete => "chouette-order-incomplete",
            Self::TooFew => "chouette-too-few",
            Self::GameInPlay => "chouette-game-in-play",
            Self::NoGame => "chouette-no-game",
            Self::NoPart => "chouette-no-part",
            Self::BoxOnly(_) => "chouette-box-only",
            Self::NotThePlayer { .. } => "chouette-not-the-player",
            Self::NoPartnerYet { .. } => "chouette-no-partner-yet",
            Self::PartnerAlready => "chouette-partner-already",
            Self::NoPartnership => "chouette-no-partnership",
            Self::NotAsked => "chouette-not-asked",
            Self::LotTooEarly => "chouette-lot-too-early",
            Self::NotInTheLot(_) => "chouette-not-in-the-lot",
            Self::Board(_) => "chouette-board",
            Self::TooManySteps => "chouette-too-many-steps",
            Self::TieWaits => "chouette-tie-waits",
            Self::NoTie => "chouette-no-tie",
            Self::OpeningOver => "chouette-opening-over",
            Self::CubesWait => "chouette-cubes-wait",
            Self::ExtrasWait => "chouette-extras-wait",
            Self::OthersMayOffer { .. } => "chouette-others-may-offer",
            Self::AnsweredThisTurn => "chouette-answered-this-turn",
            Self::CaptainOffers { .. } => "chouette-captain-offers",
            Self::OneCube => "chouette-one-cube",
            Self::NothingToOffer => "chouette-nothing-to-offer",
            Self::NotYourCube(_) => "chouette-not-your-cube",
            Self::OfferedAlready(_) => "chouette-offered-already",
            Self::CubeExhausted => "chouette-cube-exhausted",
            Self::NothingOffered => "chouette-nothing-offered",
            Self::AnsweredAlready => "chouette-answered-already",
            Self::AnswerEach { .. } => "chouette-answer-each",
            Self::ResponseNotEnabled { .. } => "chouette-response-not-enabled",
            Self::Duty(duty) => duty.message_key(),
            Self::NoExtra => "chouette-no-extra",
            Self::NoAdvice => "chouette-no-advice",
            Self::AdvisesNobody => "chouette-advises-nobody",
            Self::OutOfTheGame => "chouette-out-of-the-game",
            Self::NotClaimable => "chouette-not-claimable",
            Self::NotInTheirPlace => "chouette-not-in-their-place",
            Self::NoSettlement => "chouette-no-settlement",
            Self::BadAmount => "chouette-bad-amount",
            Self::PaysThemselves => "chouette-pays-themselves",
            Self::NothingToUndo { .. } => "chouette-nothing-to-undo",
            Self::NothingDue => "chouette-nothing-due",
            Self::NothingChanges => "chouette-nothing-changes",
            Self::DiceCalled => "chouette-dice-called",
            Self::NotThatRoll => "chouette-not-that-roll",
            Self::NoOwnChain => "chouette-no-own-chain",
            Self::ChainTooLate => "chouette-chain-too-late",
            Self::LinkOpenedAlready => "chouette-link-opened-already",
            Self::BadLink(_) => "chouette-bad-link",
            Self::AnotherLog => "refused-another-log",
            Self::ChainTooLong => "refused-chain-too-long",
        }
    }

    fn args(&self) -> BTreeMap<&'static str, Arg> {
        let one = |name, value: Arg| BTreeMap::from([(name, value)]);
        match self {
            Self::NotHere(member)
            | Self::JoinedAlready(member)
            | Self::NotInTheLot(member)
            | Self::NotYourCube(member)
            | Self::OfferedAlready(member) => one("member", member.into()),
            Self::NotThePlayer { player } => one("member", player.into()),
            Self::CaptainOffers { captain } => one("member", captain.into()),
            Self::NameTaken { name } => one("name", Arg::name(name)),
            Self::Full { most } => one("most", (*most).into()),
            Self::NoPartnerYet { from } => one("from", (*from).into()),
            Self::OthersMayOffer { waiting } => one("members", players(waiting)),
            Self::AnswerEach { offered } => one("members", players(offered)),
            Self::NothingToUndo { acts } => one("acts", (*acts).into()),
            Self::Board(refusal) => one("reason", Arg::name(&refusal.to_string())),
            Self::Duty(duty) => duty.args(),
            _ => BTreeMap::new(),
        }
    }
}

fn players(of: &[PlayerId]) -> Arg {
    of.iter().collect::<Vec<_>>().into()
}
