//! What becomes due when nobody acts in time.

use tavola_base::clock::LagRule;
use tavola_base::{Millis, PlayerId, Time};
use tavola_rules::{Action, Phase};

use super::Judged;
use crate::chouette::duty::CubeAnswer;
use crate::chouette::edge::{Between, Camp};
use crate::chouette::event::{AnswerSource, CubeEvent, GameEvent, Happened, LineEvent};
use crate::chouette::in_play::{Extras, InPlay, Round};
use crate::chouette::refusal::ChouetteRefusal;
use crate::chouette::state::{Chouette, Stage};

/// What somebody who is away has at least once it is their turn.
const GRACE: Millis = Millis::seconds(5);

/// When a running house asks what is due: what a member has sent in time may arrive so much later as a clock gives back
/// (CLK-12). Links, the opening roll and the end of the captain's wait are nobody's word: they come at once.
pub(in crate::chouette) fn wakes_at(state: &Chouette) -> Option<Time> {
    if let Some(by_itself) = state.links_due().or_else(|| state.opening_due()) {
        return Some(by_itself);
    }
    let words = state.word_due().map(|at| at + LagRule::PUBLISHED.most);
    state.fair_due().into_iter().chain(words).min()
}

/// When something next falls due, if ever.
pub(in crate::chouette) fn next_deadline(state: &Chouette) -> Option<Time> {
    if let Some(links) = state.links_due() {
        return Some(links);
    }
    state.fair_due().into_iter().chain(state.word_due()).min()
}

impl Chouette {
    /// When something falls due because nobody has said a word.
    fn word_due(&self) -> Option<Time> {
        match &self.stage {
            Stage::Ordering { roll, until } => self.earliest(*until, &roll.to_roll()),
            Stage::Seeking { asked, until, .. } => self.earliest(*until, asked.as_slice()),
            Stage::Playing(game) => self.game_deadline(game),
            Stage::Unopened | Stage::Gathering | Stage::Between | Stage::Closed => None,
        }
    }

    /// When the captain need wait for other members' offers no longer.
    fn fair_due(&self) -> Option<Time> {
        self.game().and_then(|game| self.fair_chance_of(game)).map(|(until, _)| until)
    }

    /// From when somebody who has no page open is waited for no longer.
    fn absent_from(&self, person: &PlayerId) -> Option<Time> {
        let absence = self.settings.pace.absence.filter(|_| !self.is_over_the_board())?;
        self.away.get(person).map(|&gone| gone + absence)
    }

    /// The deadline for all, or the moment at which the first of those waited for counts as absent.
    fn earliest(&self, until: Option<Time>, waited_for: &[PlayerId]) -> Option<Time> {
        waited_for.iter().filter_map(|person| self.absent_from(person)).chain(until).min()
    }

    /// Whether somebody is late: the time is over for all, or for them.
    fn is_late(&self, person: &PlayerId, until: Option<Time>, now: Time) -> bool {
        until.is_some_and(|until| until <= now) || self.absent_from(person).is_some_and(|from| from <= now)
    }

    fn game_deadline(&self, game: &InPlay) -> Option<Time> {
        if let Some(round) = &game.round {
            let gathering = round.gathering.as_ref().filter(|gathering| !gathering.silent.is_empty());
            let until = gathering.and_then(|gathering| gathering.until);
            return until.or_else(|| self.earliest(round.answer_by, &self.still_to_answer(game, round)));
        }
        if let Extras::Asked { silent, until, .. } = &game.extras {
            return self.earliest(*until, &silent.iter().cloned().collect::<Vec<_>>());
        }
        let turn = self.settings.pace.turn.filter(|_| !self.is_over_the_board()).map(|turn| game.since + turn);
        let waited = if game.tie_waits() {
            game.the_box.clone()
        } else if let Some(side) = game.board.waits_for() {
            game.player(side.into(), self.queue())
        } else {
            return self.opening_due();
        };
        // Whoever went away long ago still has a moment when it becomes their turn.
        let absent = self.absent_from(&waited).map(|from| from.max(game.since + GRACE));
        [turn, absent].into_iter().flatten().min()
    }

    /// Who has not answered the cubes on offer.
    fn still_to_answer(&self, game: &InPlay, round: &Round) -> Vec<PlayerId> {
        let open = round.offers.iter().filter(|offered| offered.answer.is_none());
        let edges = open.filter_map(|offered| game.edge(&offered.cube));
        edges.map(|edge| self.answerer(game, edge, round.by.opponent()).clone()).collect()
    }

    /// What is due at `now`.
    pub(super) fn due(&self, now: Time) -> Judged {
        if next_deadline(self).is_none_or(|deadline| now < deadline) {
            return Err(ChouetteRefusal::NothingDue);
        }
        if self.word_due().is_none_or(|word| now < word) {
            return Ok(vec![Happened::Game(GameEvent::FairOver)]);
        }
        match &self.stage {
            Stage::Ordering { roll, .. } => {
                let line = self.line_rolled(roll).ok_or(ChouetteRefusal::NothingDue)?;
                Ok(vec![Happened::Line(LineEvent::OrderDecided { line })])
            }
            Stage::Seeking { asked: Some(member), .. } => {
                Ok(vec![Happened::Line(LineEvent::PartnerDeclined { member: member.clone() })])
            }
            Stage::Playing(game) => Ok(self.due_in_game(game, now)),
            Stage::Seeking { asked: None, .. }
            | Stage::Unopened
            | Stage::Gathering
            | Stage::Between
            | Stage::Closed => Err(ChouetteRefusal::NothingDue),
        }
    }

    fn due_in_game(&self, game: &InPlay, now: Time) -> Vec<Happened> {
        if let Some(round) = &game.round {
            let gathers = round
                .gathering
                .as_ref()
                .is_some_and(|gathering| !gathering.silent.is_empty() && gathering.until.is_some());
            return if gathers {
                vec![Happened::Cube(CubeEvent::GatheringOver { answer_by: self.answer_until(now) })]
            } else {
                self.silent_answers(game, round, now)
            };
        }
        if let Extras::Asked { silent, until, .. } = &game.extras {
            return silent
                .iter()
                .filter(|member| self.is_late(member, *until, now))
                .map(|member| Happened::Cube(CubeEvent::ExtraAnswered { member: member.clone(), paid: None }))
                .collect();
        }
        if game.tie_waits() {
            return vec![Happened::Game(GameEvent::TieDeclined)];
        }
        let camp = game.board.waits_for().map_or(Camp::Box, Camp::from);
        match (game.board.resignation(), game.board.phase()) {
            (Some(_), _) => vec![Happened::acted(camp, Action::RejectResignation)],
            (None, Phase::PlayShown { .. }) => vec![Happened::acted(camp, Action::AcceptPlay)],
            (
                None,
                Phase::OpeningRoll { .. }
                | Phase::OnRoll { .. }
                | Phase::Doubled { .. }
                | Phase::ToPlay { .. }
                | Phase::Over { .. },
            ) => vec![Happened::Game(GameEvent::TooSlow { camp })],
        }
    }

    /// Whoever has not answered follows the captain, if they have answered for themselves; else they drop.
    fn silent_answers(&self, game: &InPlay, round: &Round, now: Time) -> Vec<Happened> {
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
            if !self.is_late(person, round.answer_by, now) {
                continue;
            }
            let merely = self.answer_fits(game, person, edge, offered, by_silence).is_ok();
            let answer = (offered.cube.clone(), if merely { by_silence } else { CubeAnswer::Beaver });
            match silent.iter_mut().find(|(id, _)| id == person) {
                Some((_, answers)) => answers.push(answer),
                None => silent.push((person.clone(), vec![answer])),
            }
        }
        let answered =
            |(member, answers)| Happened::Cube(CubeEvent::Answered { member, answers, source: AnswerSource::Silence });
        silent.into_iter().map(answered).collect()
    }
}
