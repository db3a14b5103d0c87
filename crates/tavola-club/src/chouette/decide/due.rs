//! What becomes due when nobody acts in time.

use tavola_rules::{Action, Phase};

use super::Judged;
use crate::chouette::duty::CubeAnswer;
use crate::chouette::edge::{Between, Camp};
use crate::chouette::event::{AnswerSource, Happened};
use crate::chouette::in_play::{Extras, InPlay, Round};
use crate::chouette::refusal::ChouetteRefusal;
use crate::chouette::state::{Chouette, Stage};
use crate::{PlayerId, Time};

/// When the timer must next ask what is due, if ever.
pub(in crate::chouette) fn next_deadline(state: &Chouette) -> Option<Time> {
    match &state.stage {
        Stage::Ordering { until, .. } | Stage::Seeking { until, .. } => *until,
        Stage::Playing(game) => state.game_deadline(game),
        _ => None,
    }
}

impl Chouette {
    fn game_deadline(&self, game: &InPlay) -> Option<Time> {
        if let Some(round) = &game.round {
            let gathering = round.gathering.as_ref().filter(|gathering| !gathering.silent.is_empty());
            return gathering.and_then(|gathering| gathering.until).or(round.answer_by);
        }
        if let Extras::Asked { until, .. } = &game.extras {
            return *until;
        }
        let turn = self.settings.pace.turn.filter(|_| !self.is_over_the_board())?;
        let waits = game.board.waits_for().is_some() || game.tie_waits();
        waits.then(|| game.since + turn)
    }

    /// What is due at `now`.
    pub(super) fn due(&self, now: Time) -> Judged {
        if next_deadline(self).is_none_or(|deadline| now < deadline) {
            return Err(ChouetteRefusal::NothingDue);
        }
        match &self.stage {
            Stage::Ordering { throw, .. } => {
                let line = self.line_thrown(throw).ok_or(ChouetteRefusal::NothingDue)?;
                Ok(vec![Happened::OrderDecided { line }])
            }
            Stage::Seeking { asked: Some(member), .. } => {
                Ok(vec![Happened::PartnerDeclined { member: member.clone() }])
            }
            Stage::Playing(game) => Ok(self.due_in_game(game, now)),
            _ => Err(ChouetteRefusal::NothingDue),
        }
    }

    fn due_in_game(&self, game: &InPlay, now: Time) -> Vec<Happened> {
        if let Some(round) = &game.round {
            let gathers = round
                .gathering
                .as_ref()
                .is_some_and(|gathering| !gathering.silent.is_empty() && gathering.until.is_some());
            return if gathers {
                vec![Happened::GatheringOver { answer_by: self.answer_until(now) }]
            } else {
                self.silent_answers(game, round)
            };
        }
        if let Extras::Asked { silent, .. } = &game.extras {
            return silent
                .iter()
                .map(|member| Happened::ExtraAnswered { member: member.clone(), paid: None })
                .collect();
        }
        if game.tie_waits() {
            return vec![Happened::TieDeclined];
        }
        let camp = game.board.waits_for().map_or(Camp::Box, Camp::from);
        match (game.board.concession(), game.board.phase()) {
            (Some(_), _) => vec![Happened::acted(camp, Action::RejectConcession)],
            (None, Phase::PlayShown { .. }) => vec![Happened::acted(camp, Action::AcceptPlay)],
            _ => vec![Happened::TooSlow { camp }],
        }
    }

    /// Whoever has not answered follows the captain, if he has answered for himself; else he drops.
    fn silent_answers(&self, game: &InPlay, round: &Round) -> Vec<Happened> {
        let captains = round.offers.iter().find(|offered| offered.cube.member == game.captain);
        let followed = captains.and_then(|offered| offered.answer).filter(|_| round.by == Camp::Box);
        let by_silence = match followed {
            Some(answer) if answer.plays_on() => CubeAnswer::Take,
            _ => CubeAnswer::Drop,
        };
        let mut silent: Vec<(PlayerId, Vec<(Between, CubeAnswer)>)> = Vec::new();
        for offered in round.offers.iter().filter(|offered| offered.answer.is_none()) {
            let Some(edge) = game.edge(&offered.cube) else { continue };
            let person = self.answerer(game, edge, round.by.opponent());
            let answer = (offered.cube.clone(), by_silence);
            match silent.iter_mut().find(|(id, _)| id == person) {
                Some((_, answers)) => answers.push(answer),
                None => silent.push((person.clone(), vec![answer])),
            }
        }
        let answered = |(member, answers)| Happened::Answered { member, answers, source: AnswerSource::Silence };
        silent.into_iter().map(answered).collect()
    }
}
