//! The duties of an answer: checked before it is final, and again when all are known (CHO-09, CHO-13 to CHO-15).

use tavola_base::PlayerId;
use tavola_rules::OfferStep;

use crate::chouette::duty::{self, Choice, Circumstances, CubeAnswer, Duty, Earlier, FirstDouble, Scope};
use crate::chouette::edge::{Between, Camp, EdgeKind};
use crate::chouette::in_play::{InPlay, Offered, Round};
use crate::chouette::refusal::ChouetteRefusal;
use crate::chouette::state::Chouette;

impl Chouette {
    /// Duties are checked before an answer is final: the box's always, the last member's to answer.
    pub(super) fn duties_met(
        &self,
        game: &InPlay,
        round: &Round,
        person: &PlayerId,
        answers: &[(Between, CubeAnswer)],
    ) -> Result<(), ChouetteRefusal> {
        if round.step() != OfferStep::Double {
            return Ok(());
        }
        let around = self.circumstances(game, round);
        let answer_of = |offered: &Offered| {
            let given = answers.iter().find(|(cube, _)| *cube == offered.cube).map(|(_, answer)| *answer);
            given.or(offered.answer)
        };
        let choice = |offered| {
            Some(Choice { member: offered_member(offered), offer: offered.offer, answer: answer_of(offered)? })
        };
        let mains = main_offers(game, round);
        let choices: Vec<_> = mains.iter().copied().filter_map(choice).collect();
        if round.by == Camp::Team {
            let for_box = *person == game.the_box && !choices.is_empty();
            return if for_box { Ok(duty::check_box(&choices, &around)?) } else { Ok(()) };
        }
        if choices.len() < mains.len() {
            return Ok(());
        }
        match duty::members_duty(&choices, &around, first_double(game), players(game)) {
            Some((index, _, duty)) if answers.iter().any(|(cube, _)| cube.member == *choices[index].member) => {
                Err(duty.into())
            }
            _ => Ok(()),
        }
    }

    /// What the members' answers must become now that all are known.
    pub(super) fn duty_of_members(&self, game: &InPlay, round: &Round) -> Option<(Between, CubeAnswer, Duty)> {
        if round.by == Camp::Team || round.step() != OfferStep::Double {
            return None;
        }
        let around = self.circumstances(game, round);
        let mains = main_offers(game, round);
        let choice =
            |offered| Some(Choice { member: offered_member(offered), offer: offered.offer, answer: offered.answer? });
        let choices: Vec<_> = mains.iter().copied().filter_map(choice).collect();
        let (index, answer, duty) = duty::members_duty(&choices, &around, first_double(game), players(game))?;
        Some((mains.get(index)?.cube.clone(), answer, duty))
    }

    fn circumstances<'a>(&'a self, game: &'a InPlay, round: &Round) -> Circumstances<'a> {
        let offered = main_offers(game, round).len();
        let all = offered >= 2 && offered == game.open_mains().count();
        let accepted_others = game.so_far.box_accepted.iter().any(|member| *member != game.captain);
        Circumstances {
            knobs: self.settings.rules.knobs(),
            responses: self.responses(),
            captain: &game.captain,
            scope: if all { Scope::Everybody } else { Scope::Some },
            won: game.points_of(&game.the_box),
            earlier: if accepted_others { Earlier::Accepted } else { Earlier::NothingAccepted },
        }
    }
}

fn offered_member(offered: &Offered) -> &PlayerId {
    &offered.cube.member
}

/// The offers of a round that are members' own cubes.
fn main_offers<'a>(game: &InPlay, round: &'a Round) -> Vec<&'a Offered> {
    let main = |offered: &&Offered| game.edge(&offered.cube).is_some_and(|edge| edge.kind == EdgeKind::Main);
    round.offers.iter().filter(main).collect()
}

const fn first_double(game: &InPlay) -> FirstDouble {
    if game.so_far.box_doubled { FirstDouble::No } else { FirstDouble::Yes }
}

/// How many play: the members with a cube, the box, its partner.
fn players(game: &InPlay) -> usize {
    let members = game.edges.iter().filter(|edge| edge.kind == EdgeKind::Main).count();
    members + 1 + usize::from(game.partner.is_some())
}
