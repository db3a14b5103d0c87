//! Offering cubes and answering them.

use std::collections::BTreeMap;

use tavola_base::{PlayerId, Time};
use tavola_rules::{Action, ActionKind, CubeResponses, OfferStep, Phase};

use super::{Judged, Wanted};
use crate::balance::Balance;
use crate::chouette::duty::{CubeAnswer, Duty};
use crate::chouette::edge::{Between, Camp, Edge, EdgeKind};
use crate::chouette::event::{AnswerSource, CubeEvent, GameEvent, Happened};
use crate::chouette::in_play::{Extras, InPlay, Offered, Round};
use crate::chouette::ledger::{Posting, PostingCause};
use crate::chouette::refusal::ChouetteRefusal;
use crate::chouette::rules::{Beaver, ExtraCubes, Offering};
use crate::chouette::state::Chouette;

/// A chouette's cubes go no higher than 2 to this power, so that the accounts of a long session stay exact.
const MOST_DOUBLINGS: u8 = 24;

/// An answer as it was given.
pub(super) enum Given<'a> {
    /// The same to everything.
    All(CubeAnswer),
    /// One to each cube.
    Each(&'a BTreeMap<PlayerId, CubeAnswer>),
}

impl Chouette {
    pub(super) fn double(&self, person: &PlayerId, cubes: Option<&[PlayerId]>, now: Time) -> Judged {
        let game = self.playing()?;
        let (camp, may) = self.offers_of(game, person)?;
        let chosen = match cubes {
            None => may.iter().map(|edge| edge.between.clone()).collect(),
            Some(names) => self.pick(game, person, camp, &may, names)?,
        };
        if chosen.is_empty() {
            return Err(self.nothing_to_offer(game, person, camp));
        }
        let shown = matches!(game.board.phase(), Phase::PlayShown { .. });
        let accepted = shown.then_some(Happened::Game(GameEvent::Acted { camp, action: Action::AcceptPlay }));
        let doubled = self.doubled(game, person, camp, chosen, now);
        Ok(accepted.into_iter().chain([doubled]).collect())
    }

    fn doubled(&self, game: &InPlay, by: &PlayerId, camp: Camp, cubes: Vec<Between>, now: Time) -> Happened {
        let others = if camp == Camp::Team { self.could_join(game, by) } else { Vec::new() };
        let began = game.round.as_ref().and_then(|round| round.gathering.as_ref());
        let waits = !self.is_over_the_board() && !self.settings.pace.gather.is_zero() && !others.is_empty();
        let gather_until = match began {
            Some(gathering) => gathering.until,
            None => waits.then(|| now + self.settings.pace.gather),
        };
        let answer_by = self.answer_until(gather_until.unwrap_or(now));
        Happened::Cube(CubeEvent::Doubled { by: by.clone(), camp, cubes, others, gather_until, answer_by })
    }

    /// The side of somebody at a moment at which they may offer cubes, and the cubes: perhaps none.
    pub(in crate::chouette) fn offers_of<'a>(
        &self,
        game: &'a InPlay,
        person: &PlayerId,
    ) -> Result<(Camp, Vec<&'a Edge>), ChouetteRefusal> {
        let camp = game.camp_of(person).ok_or(ChouetteRefusal::NoPart)?;
        self.moment_to_offer(game, camp)?;
        Ok((camp, self.offerable(game, person, camp)))
    }

    /// Whether this is a moment at which cubes may be offered.
    fn moment_to_offer(&self, game: &InPlay, camp: Camp) -> Result<(), ChouetteRefusal> {
        if matches!(game.extras, Extras::Asked { .. }) {
            return Err(ChouetteRefusal::ExtrasWait);
        }
        if game.tie_waits() {
            return Err(ChouetteRefusal::TieWaits);
        }
        if !self.is_over_the_board() {
            let side = camp.side();
            game.board.may(side, ActionKind::Roll).map_err(|reason| tavola_rules::Refusal {
                clause: reason.clause_for(ActionKind::Double),
                legal: game.board.legal_actions(side),
                reason,
            })?;
        }
        let turn = &game.turn;
        let answered = turn.camp == Some(Camp::Team) && turn.box_has_answered;
        let joins = |round: &Round| round.by == camp && round.step() == OfferStep::Double && round.gathering.is_some();
        match &game.round {
            Some(round) if !joins(round) => Err(ChouetteRefusal::CubesWait),
            _ if camp == Camp::Team && answered && self.settings.rules.knobs().offering == Offering::UntilAnswered => {
                Err(ChouetteRefusal::AnsweredThisTurn)
            }
            _ => Ok(()),
        }
    }

    /// The cubes that somebody may offer now, as far as place and turn go.
    fn offerable<'a>(&self, game: &'a InPlay, person: &PlayerId, camp: Camp) -> Vec<&'a Edge> {
        let fresh =
            |edge: &&Edge| edge.lets(camp) && !is_exhausted(edge) && !self.was_offered(game, camp, &edge.between);
        game.edges.iter().filter(fresh).filter(|edge| self.decides_on(game, edge, person, camp)).collect()
    }

    /// Whether a cube was offered in this turn of `camp`.
    fn was_offered(&self, game: &InPlay, camp: Camp, cube: &Between) -> bool {
        game.turn.camp == Some(camp) && game.turn.offered.contains(cube)
    }

    /// Whether somebody decides about offering that cube: of the team's single cube the captain.
    fn decides_on(&self, game: &InPlay, edge: &Edge, person: &PlayerId, camp: Camp) -> bool {
        if camp == Camp::Team && edge.kind == EdgeKind::Main && self.has_one_cube() {
            return game.captain == *person;
        }
        self.answerer(game, edge, camp) == person
    }

    fn pick(
        &self,
        game: &InPlay,
        person: &PlayerId,
        camp: Camp,
        may: &[&Edge],
        names: &[PlayerId],
    ) -> Result<Vec<Between>, ChouetteRefusal> {
        let find = |name: &PlayerId| {
            let found = may.iter().find(|edge| edge.is_called(name, person));
            let offered = || {
                let named = game.edges.iter().filter(|edge| edge.is_called(name, person));
                named.clone().any(|edge| self.was_offered(game, camp, &edge.between))
            };
            found.map(|edge| edge.between.clone()).ok_or_else(|| {
                if self.has_one_cube() && camp == Camp::Team && game.captain != *person && name == person {
                    ChouetteRefusal::CaptainOffers { captain: game.captain.clone() }
                } else if offered() {
                    ChouetteRefusal::OfferedAlready(name.clone())
                } else if self.has_exhausted(game, person, camp, Some(name)) {
                    ChouetteRefusal::CubeExhausted
                } else {
                    ChouetteRefusal::NotYourCube(name.clone())
                }
            })
        };
        let named = names.iter().map(find).collect::<Result<Vec<_>, _>>()?;
        // The captain's first, then as the queue stands, however they were named.
        let in_order = may.iter().map(|edge| &edge.between);
        let chosen: Vec<Between> = in_order.filter(|cube| named.contains(cube)).cloned().collect();
        let mains = may.iter().filter(|edge| edge.kind == EdgeKind::Main);
        let picked = mains.clone().filter(|edge| chosen.contains(&edge.between)).count();
        if self.has_one_cube() && picked > 0 && picked < mains.count() {
            return Err(ChouetteRefusal::OneCube);
        }
        Ok(chosen)
    }

    /// Why somebody has nothing to offer.
    fn nothing_to_offer(&self, game: &InPlay, person: &PlayerId, camp: Camp) -> ChouetteRefusal {
        let own = |edge: &&Edge| edge.is_open() && self.decides_on(game, edge, person, camp);
        let offered = game.edges.iter().filter(own).find(|edge| self.was_offered(game, camp, &edge.between));
        match offered {
            Some(edge) => ChouetteRefusal::OfferedAlready(edge.key().clone()),
            None if camp == Camp::Team && self.has_one_cube() && game.captain != *person => {
                ChouetteRefusal::CaptainOffers { captain: game.captain.clone() }
            }
            None if self.has_exhausted(game, person, camp, None) => ChouetteRefusal::CubeExhausted,
            None => ChouetteRefusal::NothingToOffer,
        }
    }

    /// Whether a cube that somebody could turn otherwise, that of `name` if one is named, goes no higher.
    fn has_exhausted(&self, game: &InPlay, person: &PlayerId, camp: Camp, name: Option<&PlayerId>) -> bool {
        let meant = |edge: &&Edge| name.is_none_or(|name| edge.is_called(name, person));
        let full = |edge: &&Edge| edge.lets(camp) && is_exhausted(edge);
        game.edges.iter().filter(meant).filter(full).any(|edge| self.decides_on(game, edge, person, camp))
    }

    /// Members who may still offer a cube of their own in this turn of the team, but one.
    pub(in crate::chouette) fn could_join(&self, game: &InPlay, but: &PlayerId) -> Vec<PlayerId> {
        if self.has_one_cube() {
            return Vec::new();
        }
        let may = |member: &&PlayerId| *member != but && self.is_here(member) && !game.turn.held.contains(*member);
        let members = game.open_mains().map(|edge| &edge.between.member).filter(may);
        members.filter(|member| !self.offerable(game, member, Camp::Team).is_empty()).cloned().collect()
    }

    pub(super) fn hold(&self, person: &PlayerId) -> Judged {
        let game = self.playing()?;
        let (camp, may) = self.offers_of(game, person)?;
        if camp == Camp::Box || may.is_empty() {
            return Err(self.nothing_to_offer(game, person, camp));
        }
        if game.turn.held.contains(person) {
            return Err(ChouetteRefusal::AnsweredAlready);
        }
        Ok(vec![Happened::Cube(CubeEvent::Held { member: person.clone() })])
    }

    pub(super) fn answer(&self, person: &PlayerId, given: &Given<'_>) -> Judged {
        let game = self.playing()?;
        let round = game.round.as_ref().ok_or(ChouetteRefusal::NothingOffered)?;
        let open = self.to_answer(game, round, person)?;
        let edges: Vec<_> = open.iter().map(|(edge, _)| *edge).collect();
        let answers = open
            .iter()
            .map(|(edge, offered)| {
                let answer = given.to(edge, &edges, person)?;
                self.answer_fits(game, person, edge, offered, answer)?;
                Ok((edge.between.clone(), answer))
            })
            .collect::<Result<Vec<_>, ChouetteRefusal>>()?;
        self.one_cube_one_answer(game, round, &answers)?;
        self.duties_met(game, round, person, &answers)?;
        Ok(vec![Happened::Cube(CubeEvent::Answered { member: person.clone(), answers, source: AnswerSource::Player })])
    }

    /// What somebody is to answer of a round now: something at least.
    pub(in crate::chouette) fn to_answer<'a>(
        &'a self,
        game: &'a InPlay,
        round: &'a Round,
        person: &'a PlayerId,
    ) -> Result<Vec<(&'a Edge, &'a Offered)>, ChouetteRefusal> {
        let mut asked: Vec<_> = self.asked_of(game, round, person).collect();
        if asked.is_empty() {
            return Err(ChouetteRefusal::NothingOffered);
        }
        asked.retain(|(_, offered)| offered.answer.is_none());
        if asked.is_empty() {
            return Err(ChouetteRefusal::AnsweredAlready);
        }
        everybody_had_a_chance(round)?;
        Ok(asked)
    }

    /// The offers of a round that somebody answers.
    pub(in crate::chouette) fn asked_of<'a>(
        &'a self,
        game: &'a InPlay,
        round: &'a Round,
        person: &'a PlayerId,
    ) -> impl Iterator<Item = (&'a Edge, &'a Offered)> {
        let camp = round.by.opponent();
        let edges = round.offers.iter().filter_map(|offered| Some((game.edge(&offered.cube)?, offered)));
        edges.filter(move |(edge, _)| self.answerer(game, edge, camp) == person)
    }

    /// The answers that the rules have to a cube, whatever else is on offer.
    pub(in crate::chouette) fn answers_to(
        &self,
        game: &InPlay,
        person: &PlayerId,
        edge: &Edge,
        offered: &Offered,
    ) -> Vec<CubeAnswer> {
        let all = [CubeAnswer::Take, CubeAnswer::Drop, CubeAnswer::Beaver, CubeAnswer::Raccoon, CubeAnswer::Otter];
        all.into_iter().filter(|&answer| self.answer_fits(game, person, edge, offered, answer).is_ok()).collect()
    }

    pub(super) fn answer_fits(
        &self,
        game: &InPlay,
        person: &PlayerId,
        edge: &Edge,
        offered: &Offered,
        answer: CubeAnswer,
    ) -> Result<(), ChouetteRefusal> {
        let Some(step) = answer.step() else { return self.take_fits(game, person, edge, offered, answer) };
        let next = offered.offer.response(self.responses());
        if next != Some(step) {
            return Err(ChouetteRefusal::ResponseNotEnabled { next });
        }
        let for_all = self.has_one_cube() && edge.kind == EdgeKind::Main;
        let leads = *person == game.captain || decides_alone(game, &offered.cube);
        if for_all && offered.offer.to() == Camp::Team.side() && !leads {
            return Err(ChouetteRefusal::CaptainOffers { captain: game.captain.clone() });
        }
        if offered.offer.asked.doublings() >= MOST_DOUBLINGS {
            return Err(ChouetteRefusal::CubeExhausted);
        }
        Ok(())
    }

    /// Where every take of a double is a beaver, whoever could beaver does not merely take (CHO-15).
    fn take_fits(
        &self,
        game: &InPlay,
        person: &PlayerId,
        edge: &Edge,
        offered: &Offered,
        answer: CubeAnswer,
    ) -> Result<(), ChouetteRefusal> {
        let called = self.settings.rules.knobs().beaver == Beaver::Must && answer == CubeAnswer::Take;
        let could = || self.answer_fits(game, person, edge, offered, CubeAnswer::Beaver).is_ok();
        if called && could() { Err(Duty::TakersBeaver.into()) } else { Ok(()) }
    }

    pub(in crate::chouette) fn responses(&self) -> CubeResponses {
        self.settings.rules.game_knobs().responses
    }

    /// The box answers the single cube for all members alike.
    fn one_cube_one_answer(
        &self,
        game: &InPlay,
        round: &Round,
        answers: &[(Between, CubeAnswer)],
    ) -> Result<(), ChouetteRefusal> {
        let main = |cube: &Between| game.edge(cube).is_some_and(|edge| edge.kind == EdgeKind::Main);
        let mut of_one = answers.iter().filter(|(cube, _)| main(cube)).map(|(_, answer)| answer);
        let alike = of_one.next().is_none_or(|first| of_one.all(|answer| answer == first));
        if self.has_one_cube() && round.by == Camp::Team && !alike { Err(ChouetteRefusal::OneCube) } else { Ok(()) }
    }

    pub(super) fn answer_extra(&self, person: &PlayerId, wanted: Wanted) -> Judged {
        let game = self.playing()?;
        match &game.extras {
            Extras::Asked { taker, silent, price, .. } if silent.contains(person) => {
                let price = match self.settings.rules.knobs().extras {
                    ExtraCubes::Free => 0,
                    ExtraCubes::Off | ExtraCubes::Paid => price.number(),
                };
                let points = Balance::whole(i64::try_from(price).unwrap_or(i64::MAX));
                let paid = (wanted == Wanted::Yes).then(|| Posting {
                    from: person.clone(),
                    to: taker.clone(),
                    points,
                    cause: PostingCause::ExtraGiven,
                });
                Ok(vec![Happened::Cube(CubeEvent::ExtraAnswered { member: person.clone(), paid })])
            }
            Extras::None | Extras::Due { .. } | Extras::Asked { .. } => Err(ChouetteRefusal::NoExtra),
        }
    }
}

impl Given<'_> {
    /// The answer of `person` to that cube, one of `offered`.
    fn to(&self, cube: &Edge, offered: &[&Edge], person: &PlayerId) -> Result<CubeAnswer, ChouetteRefusal> {
        let each = || ChouetteRefusal::AnswerEach { offered: offered.iter().map(|edge| edge.key().clone()).collect() };
        match self {
            Self::All(answer) => Ok(*answer),
            Self::Each(answers) => {
                let known = |name: &PlayerId| offered.iter().any(|edge| edge.is_called(name, person));
                let given = answers.iter().find(|(name, _)| cube.is_called(name, person));
                let given = given.filter(|_| answers.len() == offered.len() && answers.keys().all(known));
                given.map(|(_, answer)| *answer).ok_or_else(each)
            }
        }
    }
}

const fn is_exhausted(edge: &Edge) -> bool {
    edge.cube.value.doublings() >= MOST_DOUBLINGS
}

/// Whether all others have dropped what was offered along with this cube: who is left decides as a captain does.
fn decides_alone(game: &InPlay, cube: &Between) -> bool {
    let mut others = game.round.iter().flat_map(|round| &round.offers).filter(|offered| offered.cube != *cube);
    others.all(|offered| offered.answer == Some(CubeAnswer::Drop))
}

/// The box answers when every member has offered, held, or had time for it (CHO-16). That the time is over is an event, so
/// that an offer made in time and still on its way counts, and every page is told.
fn everybody_had_a_chance(round: &Round) -> Result<(), ChouetteRefusal> {
    let waiting = round.gathering.as_ref().filter(|gathering| gathering.until.is_some());
    match waiting {
        Some(gathering) if !gathering.silent.is_empty() => {
            Err(ChouetteRefusal::OthersMayOffer { waiting: gathering.silent.iter().cloned().collect() })
        }
        _ => Ok(()),
    }
}
