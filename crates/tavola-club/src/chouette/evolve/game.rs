//! Events within a game.

use tavola_base::{PlayerId, Time};
use tavola_rules::{Action, Cube, CubeOwner, Offer, OfferStep};

use crate::chouette::duty::CubeAnswer;
use crate::chouette::edge::{Between, Camp, Edge, EdgeKind, Settled};
use crate::chouette::event::{CubeEvent, TalkEvent};
use crate::chouette::in_play::{Advice, Extras, Gathering, InPlay, LastTurn, Offered, Round, Settlement, Turn};
use crate::chouette::outcome::{CaptainCause, ChouetteResult, CubeResult};
use crate::chouette::state::GameRecord;

/// So much talk is kept of a game.
const MOST_TALK: usize = 50;

impl InPlay {
    /// Cubes: offers, answers, additional ones.
    pub(super) fn follow_cubes(&mut self, what: &CubeEvent, at: Time) {
        match what {
            CubeEvent::Doubled { by, camp, cubes, others, gather_until, answer_by } => {
                self.offer(by, *camp, cubes, others);
                if let Some(round) = &mut self.round {
                    round.answer_by = *answer_by;
                    if let Some(gathering) = &mut round.gathering {
                        gathering.until = *gather_until;
                    }
                }
            }
            CubeEvent::Held { member } => {
                self.turn.held.insert(member.clone());
                self.no_longer_silent(member);
            }
            CubeEvent::GatheringOver { answer_by } => {
                if let Some(round) = &mut self.round {
                    (round.gathering, round.answer_by) = (None, *answer_by);
                }
            }
            CubeEvent::Answered { member, answers, source: _ } => self.answered(member, answers),
            CubeEvent::CubesAnswered { results, postings: _, answer_by } => {
                self.cubes_answered(results, *answer_by, at);
            }
            CubeEvent::ExtrasAsked { taker, givers, price, until } => {
                let silent = givers.iter().cloned().collect();
                self.extras = Extras::Asked { taker: taker.clone(), silent, price: *price, until: *until };
            }
            CubeEvent::ExtraAnswered { member, paid } => self.extra_answered(member, paid.is_some()),
        }
    }

    /// Advice, and cubes settled by agreement.
    pub(super) fn follow_talk(&mut self, what: &TalkEvent) {
        match what {
            TalkEvent::AdviceAsked { member } => {
                self.talk.asked.insert(member.clone());
            }
            TalkEvent::Advised { member, text, steps } => {
                self.talk.advised += 1;
                let (number, member) = (self.talk.advised, member.clone());
                let (text, steps) = (text.clone(), steps.clone());
                self.talk.advice.push(Advice { number, member, text, steps, agreed: Vec::new() });
            }
            TalkEvent::AskingTakenBack { member } => {
                self.talk.asked.remove(member);
            }
            TalkEvent::AdviceAgreed { member, number } => {
                let piece = self.talk.advice.iter_mut().find(|piece| piece.number == *number);
                piece.into_iter().for_each(|piece| piece.agreed.push(member.clone()));
            }
            // What is said to everybody is the chouette's, not the game's.
            TalkEvent::Said { member: _, text: _ } => {}
            TalkEvent::SettlementOffered { by, cube, points } => {
                self.talk.settlements.retain(|offer| offer.cube != *cube);
                self.talk.settlements.push(Settlement { by: by.clone(), cube: cube.clone(), points: *points });
            }
            TalkEvent::SettlementDeclined { cube } => self.talk.settlements.retain(|offer| offer.cube != *cube),
            TalkEvent::SettlementAgreed { cube, posting: _ } => self.settle(cube, Settled::Agreed),
        }
    }

    /// Over the board: the dice were rolled.
    pub(super) fn rolled(&mut self) {
        self.has_rolled = true;
        self.another_position();
        self.next_roll();
    }

    /// Who was to act on the board did not in time.
    pub(super) fn was_too_slow(&mut self, camp: Camp) {
        self.too_slow = Some(camp);
        self.slow.insert(self.leader().clone());
    }

    pub(super) fn act(&mut self, camp: Camp, action: Action, at: Time) {
        let roll = self.roll();
        let Ok(board) = self.board.apply(camp.side(), action) else { return };
        self.board = board;
        self.waits_from(at);
        if !matches!(action, Action::Resign { .. } | Action::AcceptResignation | Action::RejectResignation) {
            self.another_position();
        }
        match action {
            Action::RollOpening { .. } | Action::CountTie => {
                let cube = self.board.cube();
                self.tie_declined = false;
                self.edges.iter_mut().for_each(|edge| edge.cube = cube);
                self.next_roll();
            }
            Action::Roll { .. } => self.next_roll(),
            Action::Play { play } => {
                self.last_turn = roll.map(|roll| LastTurn { camp, roll, play });
                self.shown_plays_are_old();
            }
            Action::Double
            | Action::Take
            | Action::Drop
            | Action::Beaver
            | Action::Raccoon
            | Action::Otter
            | Action::Challenge
            | Action::AcceptPlay
            | Action::Resign { .. }
            | Action::AcceptResignation
            | Action::RejectResignation
            | Action::Claim { .. }
            | Action::RollEarly { .. }
            | Action::DoubleEarly
            | Action::DoubleByMistake
            | Action::AnnulDoubles
            | Action::CorrectStart => {}
        }
    }

    /// Whoever is to act on the board can do so from now on.
    pub(super) const fn waits_from(&mut self, at: Time) {
        (self.since, self.fair_is_over) = (at, false);
    }

    /// A settlement was offered for the position as it was: with another one it is over (CHO-24), and so is the decision
    /// for which the captain has asked (CHO-06).
    fn another_position(&mut self) {
        self.talk.settlements.clear();
        self.talk.asked.clear();
    }

    /// The dice have been rolled: what was said about cubes before is over.
    fn next_roll(&mut self) {
        self.turn = Turn::default();
        self.shown_plays_are_old();
    }

    /// Plays shown to the captain were for a roll that is over. What was said stays, the latest of it.
    fn shown_plays_are_old(&mut self) {
        self.talk.advice.iter_mut().for_each(|piece| piece.steps.clear());
        self.talk.advice.retain(|piece| !piece.text.trim().is_empty());
        let surplus = self.talk.advice.len().saturating_sub(MOST_TALK);
        self.talk.advice.drain(..surplus);
    }

    fn offer(&mut self, by: &PlayerId, camp: Camp, cubes: &[Between], others: &[PlayerId]) {
        if self.turn.camp != Some(camp) {
            self.turn = Turn { camp: Some(camp), ..Turn::default() };
        }
        let offers: Vec<_> = cubes.iter().filter_map(|cube| self.offered(cube, camp)).collect();
        self.turn.offered.extend(cubes.iter().cloned());
        self.another_position();
        if camp == Camp::Team {
            self.so_far.holders.insert(by.clone());
        }
        match &mut self.round {
            Some(round) => round.offers.extend(offers),
            None => {
                let silent = others.iter().cloned().collect();
                let gathering = (camp == Camp::Team).then_some(Gathering { silent, until: None });
                self.round = Some(Round { by: camp, offers, gathering, answer_by: None });
            }
        }
        self.no_longer_silent(by);
    }

    fn offered(&self, cube: &Between, camp: Camp) -> Option<Offered> {
        let offer = Offer::double(camp.side(), self.edge(cube)?.cube)?;
        Some(Offered { cube: cube.clone(), offer, answer: None })
    }

    pub(super) fn no_longer_silent(&mut self, member: &PlayerId) {
        if let Some(gathering) = self.round.as_mut().and_then(|round| round.gathering.as_mut()) {
            gathering.silent.remove(member);
        }
    }

    fn answered(&mut self, member: &PlayerId, answers: &[(Between, CubeAnswer)]) {
        let Some(round) = &mut self.round else { return };
        round.gathering = None;
        for offered in &mut round.offers {
            if let Some((_, answer)) = answers.iter().find(|(cube, _)| *cube == offered.cube) {
                offered.answer = Some(*answer);
            }
        }
        if *member == self.the_box {
            self.turn.box_has_answered = true;
        }
    }

    fn cubes_answered(&mut self, results: &[CubeResult], answer_by: Option<Time>, at: Time) {
        let Some(round) = self.round.take() else { return };
        self.talk.asked.clear();
        let double = round.step() == OfferStep::Double;
        self.note_extras(&round, results);
        self.so_far.box_doubled |= double && round.by == Camp::Box;
        self.waits_from(at);
        let mut raised = Vec::new();
        for offered in &round.offers {
            let Some(result) = results.iter().find(|result| result.cube == offered.cube) else { continue };
            match result.answer {
                CubeAnswer::Take => self.take(&offered.cube, offered.offer.accepted(), round.by),
                CubeAnswer::Drop => {
                    if let Some(edge) = self.edge_mut(&offered.cube) {
                        edge.cube.value = offered.offer.refused;
                    }
                    self.settle(&offered.cube, round.by.into());
                }
                CubeAnswer::Beaver | CubeAnswer::Raccoon | CubeAnswer::Otter => {
                    self.note_holder(&offered.cube, round.by);
                    if let Some(offer) = offered.offer.raised() {
                        raised.push(Offered { cube: offered.cube.clone(), offer, answer: None });
                    }
                }
            }
        }
        if !raised.is_empty() {
            self.round = Some(Round { by: round.by.opponent(), offers: raised, gathering: None, answer_by });
        }
    }

    fn take(&mut self, cube: &Between, lies: Cube, by: Camp) {
        if let Some(edge) = self.edge_mut(cube) {
            edge.cube = lies;
            self.so_far.turned = true;
        }
        let main = self.edge(cube).is_some_and(|edge| edge.kind == EdgeKind::Main);
        if by == Camp::Team && main {
            self.so_far.box_accepted.insert(cube.member.clone());
        }
        self.note_holder(cube, by);
    }

    /// Whoever accepts or redoubles a cube of the box's may advise from now on (CHO-06).
    fn note_holder(&mut self, cube: &Between, by: Camp) {
        if by == Camp::Box {
            self.so_far.holders.insert(cube.member.clone());
        }
    }

    /// One alone has taken the cube that the box turned from the middle: additional cubes are due if the rules have them.
    fn note_extras(&mut self, round: &Round, results: &[CubeResult]) {
        let from_the_middle = |offered: &Offered| self.edge(&offered.cube).is_some_and(|edge| edge.owner().is_none());
        let doubled = round.by == Camp::Box && round.step() == OfferStep::Double;
        let first = doubled && round.offers.iter().all(from_the_middle);
        let price = round.offers.first().map(|offered| offered.offer.refused);
        let takes = |result: &&CubeResult| result.answer.plays_on();
        let mut takers = results.iter().filter(takes);
        if let (true, Some(price), Some(taker), None) = (first, price, takers.next(), takers.next()) {
            let givers = results.iter().filter(|result| !takes(result)).map(|result| result.cube.member.clone());
            self.extras = Extras::Due { taker: taker.cube.member.clone(), givers: givers.collect(), price };
        }
    }

    fn extra_answered(&mut self, member: &PlayerId, gives: bool) {
        let Extras::Asked { taker, silent, price, .. } = &mut self.extras else { return };
        silent.remove(member);
        if let (true, Some(value)) = (gives, price.doubled()) {
            let between = Between { box_side: member.clone(), member: taker.clone() };
            let cube = Cube { value, owner: CubeOwner::from(Camp::Team.side()) };
            self.edges.push(Edge { kind: EdgeKind::Extra, between, cube, settled: None });
        }
        if matches!(&self.extras, Extras::Asked { silent, .. } if silent.is_empty()) {
            self.extras = Extras::None;
        }
    }

    pub(super) fn lose_cubes(&mut self, member: &PlayerId) {
        let theirs =
            |edge: &&mut Edge| edge.is_open() && (edge.between.member == *member || edge.between.box_side == *member);
        for edge in self.edges.iter_mut().filter(theirs) {
            let winner = if edge.between.member == *member { Camp::Box } else { Camp::Team };
            edge.settled = Some(winner.into());
        }
        self.talk.settlements.retain(|offer| offer.cube.member != *member && offer.cube.box_side != *member);
        self.no_longer_silent(member);
    }

    fn settle(&mut self, cube: &Between, settled: Settled) {
        self.talk.settlements.retain(|offer| offer.cube != *cube);
        if let Some(edge) = self.edge_mut(cube) {
            edge.settled = Some(settled);
        }
    }

    pub(super) fn change_captain(&mut self, captain: &PlayerId, why: CaptainCause) {
        let former = std::mem::replace(&mut self.captain, captain.clone());
        self.stand_in = None;
        if why == CaptainCause::CubeDropped {
            self.dropped_captains.push(former);
        }
        self.talk.asked.remove(captain);
        self.too_slow = None;
    }

    pub(super) fn record(&self, result: &ChouetteResult) -> GameRecord {
        let mut cubes = self.edges.clone();
        for edge in cubes.iter_mut().filter(|edge| edge.is_open()) {
            edge.settled = Some(self.board_winner().unwrap_or(result.winner).into());
        }
        let members = self.edges.iter().flat_map(|edge| [&edge.between.box_side, &edge.between.member]);
        let people = members.chain(self.partner.as_ref());
        GameRecord {
            number: self.number,
            the_box: self.the_box.clone(),
            partner: self.partner.clone(),
            captain: self.first_captain.clone(),
            stake: self.stake.clone(),
            result: *result,
            cubes,
            points: people.map(|person| (person.clone(), self.points_of(person))).collect(),
            postings: self.postings.clone(),
            dice: None,
        }
    }

    /// Who has won on the board.
    pub(in crate::chouette) fn board_winner(&self) -> Option<Camp> {
        let on_board = self.board.result().map(|result| result.outcome.winner.into());
        on_board.or(self.entered.map(|(winner, _)| winner)).or(self.too_slow.map(Camp::opponent))
    }
}
