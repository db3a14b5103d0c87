//! Advice to the captain, and cubes settled by agreement.

use tavola_base::PlayerId;
use tavola_rules::{Action, Play, Step};

use super::Judged;
use crate::balance::Balance;
use crate::chouette::edge::{Camp, Edge, EdgeKind};
use crate::chouette::event::{Happened, TalkEvent};
use crate::chouette::in_play::{Advice, InPlay, Settlement};
use crate::chouette::ledger::{Posting, PostingCause};
use crate::chouette::refusal::ChouetteRefusal;
use crate::chouette::rules::Consultation;
use crate::chouette::state::Chouette;
use crate::talk::{LONGEST_TEXT, MOST_STEPS};

impl Chouette {
    /// Whether a member may advise the captain now (CHO-06).
    pub(in crate::chouette) fn may_advise(&self, game: &InPlay, member: &PlayerId) -> Result<(), ChouetteRefusal> {
        if game.plays_the_box(member) {
            return if game.partner.is_some() { Ok(()) } else { Err(ChouetteRefusal::AdvisesNobody) };
        }
        if game.camp_of(member) != Some(Camp::Team) || !game.is_in(member) {
            return Err(ChouetteRefusal::OutOfTheGame);
        }
        let allowed = *member == game.captain
            || match self.settings.rules.knobs().consultation {
                Consultation::Free => true,
                Consultation::Never => false,
                Consultation::AfterCube => game.so_far.turned,
                Consultation::CubeHolders => game.so_far.holders.contains(member) || game.talk.asked.contains(member),
            };
        if allowed { Ok(()) } else { Err(ChouetteRefusal::NoAdvice) }
    }

    pub(super) fn advise(&self, person: &PlayerId, text: String, steps: Vec<Step>) -> Judged {
        let game = self.playing()?;
        self.may_advise(game, person)?;
        let empty = text.trim().is_empty() && steps.is_empty();
        if empty || text.chars().count() > LONGEST_TEXT || steps.len() > MOST_STEPS {
            return Err(ChouetteRefusal::BadText);
        }
        if !steps.is_empty() && !self.is_over_the_board() {
            let camp = if game.plays_the_box(person) { Camp::Box } else { Camp::Team };
            let play = Play::new(&steps).ok_or(ChouetteRefusal::TooManySteps)?;
            game.board.apply(camp.side(), Action::Play { play })?;
        }
        Ok(vec![Happened::Talk(TalkEvent::Advised { member: person.clone(), text, steps })])
    }

    pub(super) fn ask_advice(&self, person: &PlayerId, member: &PlayerId) -> Judged {
        let game = self.playing()?;
        if game.captain != *person {
            return Err(ChouetteRefusal::NotThePlayer { player: game.captain.clone() });
        }
        if !game.is_in(member) || member == person {
            return Err(ChouetteRefusal::OutOfTheGame);
        }
        let by_asking = self.settings.rules.knobs().consultation == Consultation::CubeHolders;
        if !by_asking {
            self.may_advise(game, member)?;
        }
        Ok(vec![Happened::Talk(TalkEvent::AdviceAsked { member: member.clone() })])
    }

    /// What the captain has asked can be taken back while the decision is open.
    pub(super) fn take_back_asking(&self, person: &PlayerId, member: &PlayerId) -> Judged {
        let game = self.playing()?;
        if game.captain != *person {
            return Err(ChouetteRefusal::NotThePlayer { player: game.captain.clone() });
        }
        if !game.talk.asked.contains(member) {
            return Err(ChouetteRefusal::NothingChanges);
        }
        Ok(vec![Happened::Talk(TalkEvent::AskingTakenBack { member: member.clone() })])
    }

    /// Whoever may advise may agree with what another of their side has advised, once.
    pub(super) fn agree_to_advice(&self, person: &PlayerId, number: u32) -> Judged {
        let game = self.playing()?;
        self.may_advise(game, person)?;
        let theirs = |piece: &&Advice| piece.number == number && self.hears_advice(person, &piece.member);
        let piece = game.talk.advice.iter().find(theirs).ok_or(ChouetteRefusal::NoAdvice)?;
        if piece.member == *person || piece.agreed.contains(person) {
            return Err(ChouetteRefusal::NothingChanges);
        }
        Ok(vec![Happened::Talk(TalkEvent::AdviceAgreed { member: person.clone(), number })])
    }

    pub(super) fn offer_settlement(&self, person: &PlayerId, cube: Option<&PlayerId>, points: Balance) -> Judged {
        let game = self.playing()?;
        game.nothing_waits()?;
        let edge = game.cube_of(person, cube).ok_or(ChouetteRefusal::NoSettlement)?;
        let most = i64::try_from(edge.cube.value.number()).unwrap_or(i64::MAX).saturating_mul(3);
        if points.size() > Balance::whole(most) || points.in_halves() % game.stake.smallest().in_halves() != 0 {
            return Err(ChouetteRefusal::BadAmount);
        }
        Ok(vec![Happened::Talk(TalkEvent::SettlementOffered {
            by: person.clone(),
            cube: edge.between.clone(),
            points,
        })])
    }

    fn settlement<'a>(
        &self,
        game: &'a InPlay,
        person: &PlayerId,
        cube: Option<&PlayerId>,
    ) -> Result<&'a Settlement, ChouetteRefusal> {
        let edge = game.cube_of(person, cube).ok_or(ChouetteRefusal::NoSettlement)?;
        let found = game.talk.settlements.iter().find(|offer| offer.cube == edge.between);
        found.ok_or(ChouetteRefusal::NoSettlement)
    }

    pub(super) fn accept_settlement(&self, person: &PlayerId, cube: Option<&PlayerId>) -> Judged {
        let game = self.playing()?;
        game.nothing_waits()?;
        let offer = self.settlement(game, person, cube)?;
        if offer.by == *person {
            return Err(ChouetteRefusal::NoSettlement);
        }
        let (from, to) = if offer.points > Balance::ZERO { (person, &offer.by) } else { (&offer.by, person) };
        let posting = (offer.points != Balance::ZERO).then(|| Posting {
            from: from.clone(),
            to: to.clone(),
            points: offer.points.size(),
            cause: PostingCause::Agreed,
        });
        Ok(vec![Happened::Talk(TalkEvent::SettlementAgreed { cube: offer.cube.clone(), posting })])
    }

    pub(super) fn decline_settlement(&self, person: &PlayerId, cube: Option<&PlayerId>) -> Judged {
        let game = self.playing()?;
        let offer = self.settlement(game, person, cube)?;
        Ok(vec![Happened::Talk(TalkEvent::SettlementDeclined { cube: offer.cube.clone() })])
    }
}

/// Whoever has joined may speak to everybody.
pub(super) fn say(person: &PlayerId, text: String) -> Judged {
    if text.trim().is_empty() || text.chars().count() > LONGEST_TEXT {
        return Err(ChouetteRefusal::BadText);
    }
    Ok(vec![Happened::Talk(TalkEvent::Said { member: person.clone(), text })])
}

impl InPlay {
    /// The cube of that name that lies at one end with `person`; without a name the only one, a member's own first.
    fn cube_of(&self, person: &PlayerId, name: Option<&PlayerId>) -> Option<&Edge> {
        let theirs =
            |edge: &&Edge| edge.is_open() && (edge.between.member == *person || edge.between.box_side == *person);
        let mut cubes = self.edges.iter().filter(theirs);
        match name {
            Some(name) => cubes.find(|edge| edge.is_called(name, person)),
            None => {
                let own = cubes.clone().find(|edge| edge.kind == EdgeKind::Main && edge.between.member == *person);
                let only = cubes.next().filter(|_| cubes.next().is_none());
                own.or(only)
            }
        }
    }
}
