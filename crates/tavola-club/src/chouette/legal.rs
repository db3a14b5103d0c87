//! What somebody may do now, found by asking the same judge that decides.

use std::collections::BTreeMap;

use serde::Serialize;
use tavola_base::dice_proof::RollNumber;
use tavola_base::{Explain, PlayerId, Time};
use tavola_rules::{ActionKind, AutomaticDoubles, Clause, Die, OfferStep, StepGraph, WinKind};

use super::command::{
    BoardCommand, ChouetteAct, ChouetteCommand, CubeCommand, DiceCommand, EntryCommand, MemberCommand, PartnerCommand,
    SessionCommand, TalkCommand,
};
use super::decide::{ChouetteActor, ChouetteFacts};
use super::duty::CubeAnswer;
use super::edge::Camp;
use super::in_play::InPlay;
use super::refusal::ChouetteRefusal;
use super::state::{Chouette, Stage};

/// What a viewer may do.
#[derive(Debug, Clone, PartialEq, Default, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct ChouetteLegal {
    /// The commands in order.
    pub actions: Vec<ChouetteAct>,
    /// The cubes that may be offered, named as `double` names them.
    pub offer: Vec<PlayerId>,
    /// The cubes to be answered, with the answers that each may get; duties over all of them come on top.
    pub answer: Vec<ToAnswer>,
    /// The legal plays as a graph of steps, while the viewer is to play or may show a play to whoever is.
    pub steps: Option<StepGraph>,
    /// What can be resigned.
    pub resign: Vec<WinKind>,
    /// What can be claimed.
    pub claim: Vec<WinKind>,
    /// Why a command that one might expect is not in order: the clause.
    pub why_not: BTreeMap<ChouetteAct, Clause>,
}

/// A cube to be answered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteToAnswer"))]
pub struct ToAnswer {
    /// Which, named as `answer` names it.
    pub cube: PlayerId,
    /// What was offered.
    pub step: OfferStep,
    /// The stake if it is accepted.
    pub asked: tavola_rules::CubeValue,
    /// The stake that is lost by refusing.
    pub refused: tavola_rules::CubeValue,
    /// The answers that the rules have.
    pub answers: Vec<CubeAnswer>,
}

impl Chouette {
    /// What `person` may do at `now`.
    pub(super) fn legal(&self, person: &PlayerId, now: Time) -> ChouetteLegal {
        let dice = Some([Die::ALL[0], Die::ALL[1]]);
        let facts = ChouetteFacts { dice, ..ChouetteFacts::new(now, ChouetteActor::Player(person.clone())) };
        let mut legal = ChouetteLegal::default();
        for command in self.plain_commands() {
            let Some(act) = command.act() else { continue };
            match self.judge(command, &facts) {
                Ok(_) => legal.actions.push(act),
                Err(refusal) if speaks_of_the_moment(&refusal) => {}
                Err(refusal) => legal.why_not.extend(refusal.clause().map(|clause| (act, clause))),
            }
        }
        self.legal_dice(person, &mut legal);
        if let Some(game) = self.game() {
            self.legal_in_game(game, person, &mut legal);
        }
        legal.actions.sort();
        legal
    }

    /// The commands that need no data, and those whose data is found here.
    fn plain_commands(&self) -> Vec<ChouetteCommand> {
        let wooden = self.is_over_the_board();
        let mut commands = vec![
            MemberCommand::Join { name: None }.into(),
            MemberCommand::Leave.into(),
            DiceCommand::RollDie { die: wooden.then_some(Die::ALL[0]) }.into(),
            PartnerCommand::SeekPartner.into(),
            PartnerCommand::AcceptPartner.into(),
            PartnerCommand::DeclinePartner.into(),
            PartnerCommand::EndPartnership.into(),
            SessionCommand::StartGame.into(),
            DiceCommand::RollOpening { link: None }.into(),
            BoardCommand::CountTie.into(),
            BoardCommand::DeclineTie.into(),
            DiceCommand::Roll { link: None }.into(),
            BoardCommand::Challenge.into(),
            BoardCommand::AcceptPlay.into(),
            CubeCommand::Double { cubes: None }.into(),
            CubeCommand::Hold.into(),
            CubeCommand::Take.into(),
            CubeCommand::Drop.into(),
            CubeCommand::Beaver.into(),
            CubeCommand::Raccoon.into(),
            CubeCommand::Otter.into(),
            CubeCommand::GiveExtra.into(),
            CubeCommand::DeclineExtra.into(),
            TalkCommand::Advise { text: "…".to_owned(), steps: Vec::new() }.into(),
            TalkCommand::Say { text: "…".to_owned() }.into(),
            BoardCommand::AcceptResignation.into(),
            BoardCommand::RejectResignation.into(),
            TalkCommand::AcceptSettlement { cube: None }.into(),
            TalkCommand::DeclineSettlement { cube: None }.into(),
            SessionCommand::Close.into(),
        ];
        if wooden {
            // Where nothing is doubled by it, an equal roll is merely rolled again.
            if self.settings.rules.game_knobs().automatic_doubles != AutomaticDoubles::None {
                commands.push(EntryCommand::Tie { die: Die::ALL[0] }.into());
            }
            commands.push(EntryCommand::Rolled.into());
            commands.push(EntryCommand::Result { winner: Camp::Box, kind: WinKind::Single }.into());
            commands.push(EntryCommand::Undo { steps: 1 }.into());
            commands.push(SessionCommand::SetOrder { order: self.joined.clone() }.into());
            commands.push(SessionCommand::SetStake { stake: self.stake.clone() }.into());
        }
        if let (Stage::Seeking { asked: None, .. }, false) = (&self.stage, wooden) {
            commands.push(PartnerCommand::DrawPartner { member: None }.into());
        }
        commands
    }

    /// Chains to commit and links to open: the page does it by itself.
    fn legal_dice(&self, person: &PlayerId, legal: &mut ChouetteLegal) {
        let side = self.dice.side_of(person);
        if side.is_some_and(|side| self.dice.missing().contains(&side)) {
            legal.actions.push(ChouetteAct::OpenLink);
        }
        let free = self.dice.is_sealed() && self.dice.number == RollNumber::default() && self.joined.contains(person);
        if free && side.is_none() && self.chain_side(person).is_some() {
            legal.actions.push(ChouetteAct::CommitChain);
        }
    }

    fn legal_in_game(&self, game: &InPlay, person: &PlayerId, legal: &mut ChouetteLegal) {
        let double = legal.actions.contains(&ChouetteAct::Double);
        if let (true, Ok((_, cubes))) = (double, self.offers_of(game, person)) {
            legal.offer = cubes.iter().map(|edge| edge.key().clone()).collect();
        }
        // Whatever else the duties ask, everything can be dropped: that is what being asked comes to.
        let asked = legal.actions.contains(&ChouetteAct::Drop);
        if let Some(Ok(open)) = game.round.as_ref().filter(|_| asked).map(|round| self.to_answer(game, round, person)) {
            let to_answer = open.into_iter().map(|(edge, offered)| ToAnswer {
                cube: edge.key().clone(),
                step: offered.offer.step,
                asked: offered.offer.asked,
                refused: offered.offer.refused,
                answers: self.answers_to(game, person, edge, offered),
            });
            legal.answer = to_answer.collect();
        }
        let Ok(camp) = self.acts_for(game, person) else {
            legal.steps = self.steps_to_advise(game, person, legal);
            return;
        };
        if game.roll().is_some() && game.board.may(camp.side(), ActionKind::Play).is_ok() {
            legal.steps = game.roll().map(|roll| StepGraph::of(&game.board.board().seen_by(camp.side()), roll));
            legal.actions.push(ChouetteAct::Play);
        }
        if game.stand_in.as_ref() != Some(person) {
            legal.resign = game.board.resignable(camp.side());
        }
        legal.claim = game.board.claimable(camp.side()).into_iter().collect();
        if !legal.resign.is_empty() {
            legal.actions.push(ChouetteAct::Resign);
        }
        if !legal.claim.is_empty() {
            legal.actions.push(ChouetteAct::Claim);
        }
    }
}

impl Chouette {
    /// The steps of a play that somebody can show to whoever plays for their side.
    fn steps_to_advise(&self, game: &InPlay, person: &PlayerId, legal: &ChouetteLegal) -> Option<StepGraph> {
        let side = if game.plays_the_box(person) { Camp::Box } else { Camp::Team }.side();
        let advises = legal.actions.contains(&ChouetteAct::Advise) && !self.is_over_the_board();
        let to_play = advises && game.board.may(side, ActionKind::Play).is_ok();
        game.roll().filter(|_| to_play).map(|roll| StepGraph::of(&game.board.board().seen_by(side), roll))
    }
}

/// Whether a refusal only says that this is not the moment, which nobody wonders about.
const fn speaks_of_the_moment(refusal: &ChouetteRefusal) -> bool {
    matches!(
        refusal,
        ChouetteRefusal::NothingOffered
            | ChouetteRefusal::NoExtra
            | ChouetteRefusal::NotAsked
            | ChouetteRefusal::NoTie
            | ChouetteRefusal::OrderKnown
            | ChouetteRefusal::OrderUnknown
            | ChouetteRefusal::NoPartnership
            | ChouetteRefusal::NoRollWaited
            | ChouetteRefusal::NoGame
            | ChouetteRefusal::DiceCalled
    )
}
