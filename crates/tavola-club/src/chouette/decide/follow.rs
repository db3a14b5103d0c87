//! What follows from an act by the rules: the order, the fate of cubes, another captain, the end of the game.

use tavola_base::{PlayerId, Time};
use tavola_rules::{Ending, Outcome, WinKind};

use super::Draft;
use crate::balance::Balance;
use crate::chouette::duty::CubeAnswer;
use crate::chouette::edge::{Camp, Edge, EdgeKind, Settled};
use crate::chouette::event::{CubeEvent, GameEvent, Happened, LineEvent, MemberEvent};
use crate::chouette::in_play::{Extras, InPlay, Offered, Round};
use crate::chouette::ledger::{Posting, PostingCause};
use crate::chouette::line::Line;
use crate::chouette::outcome::{BoxFate, CaptainCause, ChouetteResult, CubeResult};
use crate::chouette::rules::{BoxStays, CaptainAfterDrop, Declining, ExtraCubes, PartnerPlace};
use crate::chouette::state::{Chouette, Presence, Stage};

impl Draft<'_> {
    /// Adds everything that follows from the last act.
    pub(super) fn follow_up(&mut self) {
        while let Some(next) = self.state.next(self.events.last().map(|event| &event.what), self.now) {
            self.push(next);
        }
    }
}

impl Chouette {
    fn next(&self, last: Option<&Happened>, now: Time) -> Option<Happened> {
        match &self.stage {
            Stage::Ordering { roll, .. } if roll.to_roll().is_empty() => {
                self.line_rolled(roll).map(|line| Happened::Line(LineEvent::OrderDecided { line }))
            }
            Stage::Seeking { asked: None, declined, .. }
                if matches!(last, Some(Happened::Line(LineEvent::PartnerDeclined { .. }))) =>
            {
                let queue = self.line.iter().flat_map(|line| &line.queue);
                let next = queue.into_iter().find(|id| !declined.contains(id));
                let asked = |member: &PlayerId| {
                    Happened::Line(LineEvent::PartnerAsked { member: member.clone(), until: self.answer_until(now) })
                };
                Some(next.map_or(Happened::Line(LineEvent::NobodyWanted), asked))
            }
            Stage::Playing(game) => self.next_in_game(game, last, now),
            Stage::Unopened
            | Stage::Gathering
            | Stage::Ordering { .. }
            | Stage::Between
            | Stage::Seeking { .. }
            | Stage::Closed => None,
        }
    }

    fn next_in_game(&self, game: &InPlay, last: Option<&Happened>, now: Time) -> Option<Happened> {
        if let Some(round) = game.round.as_ref().filter(|round| round.is_complete()) {
            return Some(self.cubes_answered(game, round, now));
        }
        if let Some(change) = self.captain_change(game, last) {
            return Some(change);
        }
        if let Some(change) = self.stand_in(game, last).or_else(|| self.back_again(game)) {
            return Some(change);
        }
        if let Some(
            Happened::Member(MemberEvent::LeftCubes { member, .. })
            | Happened::Game(GameEvent::CaptainChanged { captain: member, .. }),
        ) = last
            && let Some(leaver) = self.left_without_cubes(game, member)
        {
            return Some(Happened::Member(MemberEvent::Left { line: self.line_without(&leaver), member: leaver }));
        }
        let over = game.board_winner().is_some() || (game.round.is_none() && !game.edges.iter().any(Edge::is_open));
        if over { Some(self.game_ended(game)) } else { self.extras_asked(game, now) }
    }

    /// Whoever has lost their cubes by leaving and stands in the line still.
    fn left_without_cubes(&self, game: &InPlay, hint: &PlayerId) -> Option<PlayerId> {
        let left = |member: &&PlayerId| {
            let posted =
                game.postings.iter().any(|posting| posting.from == **member && posting.cause == PostingCause::Left);
            posted && !game.is_involved(member) && self.presence(member) != Presence::Gone
        };
        std::iter::once(hint).chain(&self.joined).find(left).cloned()
    }

    /// Everybody has answered: duties first, then what becomes of each cube.
    fn cubes_answered(&self, game: &InPlay, round: &Round, now: Time) -> Happened {
        let duty = self.duty_of_members(game, round);
        let main = |offered: &Offered| game.edge(&offered.cube).is_some_and(|edge| edge.kind == EdgeKind::Main);
        let duty_for = |offered: &Offered| duty.as_ref().filter(|(cube, ..)| *cube == offered.cube);
        let answer = |offered: &Offered| {
            let given = offered.answer.unwrap_or(CubeAnswer::Drop);
            duty_for(offered).map_or(given, |(_, answer, _)| *answer)
        };
        // The single cube is redoubled for all who play on as soon as the captain does it.
        let raises = |offered: &&Offered| main(offered) && answer(offered).step().is_some();
        let raised = round.offers.iter().find(raises).map(answer).filter(|_| self.has_one_cube());
        // The captain's cube first, then as the queue stands, in whatever order they were offered.
        let place = |offered: &&Offered| game.edges.iter().position(|edge| edge.between == offered.cube);
        let mut offers: Vec<&Offered> = round.offers.iter().collect();
        offers.sort_by_key(place);
        let results: Vec<_> = offers
            .into_iter()
            .map(|offered| {
                let own = answer(offered);
                let answer = raised.filter(|_| main(offered) && own.plays_on()).unwrap_or(own);
                let value = match answer {
                    CubeAnswer::Take => offered.offer.asked,
                    CubeAnswer::Drop => offered.offer.refused,
                    CubeAnswer::Beaver | CubeAnswer::Raccoon | CubeAnswer::Otter => {
                        offered.offer.raised().map_or(offered.offer.asked, |raised| raised.asked)
                    }
                };
                let duty = duty_for(offered).map(|(.., duty)| duty.clone());
                CubeResult { cube: offered.cube.clone(), answer, duty, value }
            })
            .collect();
        let dropped = results.iter().filter(|result| !result.answer.plays_on());
        let postings = dropped.filter_map(|result| {
            let edge = game.edge(&result.cube)?;
            let points = i64::try_from(result.value.number()).ok().map(Balance::whole)?;
            let (from, to) = (edge.end(round.by.opponent()).clone(), edge.end(round.by).clone());
            Some(Posting { from, to, points, cause: PostingCause::Dropped })
        });
        Happened::Cube(CubeEvent::CubesAnswered {
            postings: postings.collect(),
            results,
            answer_by: self.answer_until(now),
        })
    }

    /// Another captain, where the present one is out, leaves or does not act.
    fn captain_change(&self, game: &InPlay, last: Option<&Happened>) -> Option<Happened> {
        let cube = game.main_of(&game.captain)?;
        let why = match (cube.settled, last) {
            (Some(_), Some(Happened::Member(MemberEvent::LeftCubes { .. }))) => CaptainCause::Left,
            (Some(Settled::Box), _) => CaptainCause::Declined,
            (Some(Settled::Team), _) => CaptainCause::CubeDropped,
            (Some(Settled::Agreed), _) => CaptainCause::Settled,
            (None, Some(Happened::Member(MemberEvent::Leaving { member }))) if *member == game.captain => {
                CaptainCause::Left
            }
            (None, Some(Happened::Game(GameEvent::TooSlow { camp: Camp::Team }))) => CaptainCause::TooSlow,
            (None, _) => return None,
        };
        let queue = match (why, last) {
            (CaptainCause::Declined, Some(Happened::Cube(CubeEvent::CubesAnswered { results, .. })))
                if self.settings.rules.knobs().captain_after_drop == CaptainAfterDrop::Stays =>
            {
                self.queue_after_refusal(game, results)
            }
            _ => self.queue().to_vec(),
        };
        let fit = |id: &&PlayerId| game.is_in(id) && **id != game.captain;
        let slow = |id: &&PlayerId| why == CaptainCause::TooSlow && game.slow.contains(*id);
        let here = queue.iter().filter(fit).find(|id| self.is_here(id) && !slow(id));
        let anybody = || queue.iter().find(fit).filter(|_| cube.settled.is_some());
        let captain = here.or_else(anybody)?.clone();
        Some(Happened::Game(GameEvent::CaptainChanged { captain, why, queue }))
    }

    /// Who is out of the game plays for a captain who has gone away and left nobody in it who is there.
    fn stand_in(&self, game: &InPlay, last: Option<&Happened>) -> Option<Happened> {
        let too_slow = matches!(last, Some(Happened::Game(GameEvent::TooSlow { camp: Camp::Team })));
        if !too_slow || !game.is_in(&game.captain) || !self.away.contains_key(&game.captain) {
            return None;
        }
        let is_out = |id: &PlayerId| game.main_of(id).is_some() && game.camp_of(id).is_none();
        let member = self.queue().iter().find(|id| is_out(id) && self.is_there(game, id))?.clone();
        Some(Happened::Game(GameEvent::StoodIn { member: Some(member) }))
    }

    /// The captain, or another who is still in, has come back: nobody plays in their place any more. A roll that has been
    /// called falls first.
    fn back_again(&self, game: &InPlay) -> Option<Happened> {
        game.stand_in.as_ref().filter(|_| self.dice.called.is_none())?;
        let is_back = |id: &PlayerId| game.is_in(id) && self.is_there(game, id);
        if is_back(&game.captain) {
            return Some(Happened::Game(GameEvent::StoodIn { member: None }));
        }
        let captain = self.queue().iter().find(|id| is_back(id))?.clone();
        let queue = self.queue().to_vec();
        Some(Happened::Game(GameEvent::CaptainChanged { captain, why: CaptainCause::TooSlow, queue }))
    }

    /// Whether somebody stays, has a page open, and has not kept the others waiting in vain in this game.
    fn is_there(&self, game: &InPlay, id: &PlayerId) -> bool {
        self.is_here(id) && !self.away.contains_key(id) && !game.slow.contains(id)
    }

    /// The queue after the captain, and with them perhaps others in turn, has refused the box's cube (CHO-08, CHO-20).
    fn queue_after_refusal(&self, game: &InPlay, results: &[CubeResult]) -> Vec<PlayerId> {
        let Some(mut line) = self.line.clone() else { return Vec::new() };
        let order = line.queue.clone();
        line.to_end(&game.captain);
        if self.settings.rules.knobs().declining == Declining::InTurn {
            let refused =
                |id: &PlayerId| results.iter().any(|result| result.cube.member == *id && !result.answer.plays_on());
            let in_turn = order.iter().filter(|id| **id != game.captain && (game.is_in(id) || refused(id)));
            in_turn.take_while(|id| !game.is_in(id)).for_each(|id| line.to_end(id));
        }
        line.queue
    }

    /// Additional cubes, once the sole taker's own cube lies where it will (CHO-10).
    fn extras_asked(&self, game: &InPlay, now: Time) -> Option<Happened> {
        let Extras::Due { taker, givers, price } = &game.extras else { return None };
        let givers: Vec<_> = givers.iter().filter(|giver| self.is_here(giver)).cloned().collect();
        let called = self.settings.rules.knobs().extras != ExtraCubes::Off && game.round.is_none() && game.is_in(taker);
        (called && !givers.is_empty()).then(|| {
            Happened::Cube(CubeEvent::ExtrasAsked {
                taker: taker.clone(),
                givers,
                price: *price,
                until: self.answer_until(now),
            })
        })
    }

    /// The end of the game: what is paid on cubes that still play, the partner's part, the next line.
    fn game_ended(&self, game: &InPlay) -> Happened {
        let on_board = game.board_winner();
        let (kind, ending) = how_it_ended(game);
        let settles = |edge: &Edge| self.decided(edge, on_board?, kind.unwrap_or(WinKind::Single));
        let mut postings: Vec<_> = game.edges.iter().filter(|edge| edge.is_open()).filter_map(settles).collect();
        let of_box = |posting: &Posting| match (&posting.to, &posting.from) {
            (to, _) if *to == game.the_box => posting.points,
            (_, from) if *from == game.the_box => -posting.points,
            _ => Balance::ZERO,
        };
        let box_points: Balance = game.postings.iter().chain(&postings).map(of_box).sum();
        postings.extend(partners_part(game, box_points));
        let winner = winner_over_the_captain(game, on_board);
        let fate = self.fate(game, winner, box_points);
        let gone: Vec<_> = self.joined.iter().filter(|id| self.presence(id) == Presence::Leaving).cloned().collect();
        let line = gone.iter().fold(self.next_line(game, fate), |line, id| line.and_then(|line| line.without(id)));
        Happened::Game(GameEvent::GameEnded {
            result: ChouetteResult { winner, kind, ending, box_points, fate },
            postings,
            line,
            gone,
        })
    }

    /// What an open cube costs its loser; Jacoby holds for each cube by itself (CHO-18).
    fn decided(&self, edge: &Edge, winner: Camp, kind: WinKind) -> Option<Posting> {
        let outcome = Outcome { winner: winner.side(), kind, cube: edge.cube };
        let points = Balance::of(outcome.points(self.settings.rules.game_knobs()));
        let (from, to) = (edge.end(winner.opponent()).clone(), edge.end(winner).clone());
        (points != Balance::ZERO).then_some(Posting { from, to, points, cause: PostingCause::Decided })
    }

    fn fate(&self, game: &InPlay, winner: Camp, box_points: Balance) -> BoxFate {
        let captain_got_out = !game.dropped_captains.is_empty();
        match (self.settings.rules.knobs().box_stays, winner) {
            (_, Camp::Team) => BoxFate::Beaten,
            (_, Camp::Box) if game.is_settled_by_agreement() => BoxFate::Stays,
            (BoxStays::BeatsCaptain, Camp::Box) if captain_got_out => BoxFate::Beaten,
            (BoxStays::WinsAndLevel, Camp::Box) if box_points < Balance::ZERO => BoxFate::Behind,
            (_, Camp::Box) => BoxFate::Stays,
        }
    }

    /// The line after the game (CHO-03, CHO-04, CHO-12, CHO-13, CHO-19).
    fn next_line(&self, game: &InPlay, fate: BoxFate) -> Option<Line> {
        let mut line = self.line.clone()?;
        let partner = line.partner.clone();
        match fate {
            BoxFate::Stays if game.dropped_captains.is_empty() => line.to_end(self.beaten_captain(game)),
            BoxFate::Stays => game.dropped_captains.iter().for_each(|captain| line.to_end(captain)),
            BoxFate::Beaten | BoxFate::Behind => {
                let of_the_team = if game.is_settled_by_agreement() { &game.first_captain } else { &game.captain };
                let heir = game.dropped_captains.first().unwrap_or(of_the_team);
                let next = if line.queue.contains(heir) { Some(heir.clone()) } else { line.captain().cloned() };
                line.hand_over(&next?);
                if let (PartnerPlace::End, Some(partner)) = (self.settings.rules.knobs().partner_place, partner) {
                    line.to_end(&partner);
                }
            }
        }
        Some(line)
    }

    /// The captain whom a box that stays has beaten: where all was settled the first one (CHO-24); so too where their cube
    /// was refused and another stood in for the rest of the game (CHO-08).
    fn beaten_captain<'a>(&self, game: &'a InPlay) -> &'a PlayerId {
        let refused = game.main_of(&game.first_captain).is_some_and(|cube| cube.settled == Some(Settled::Box));
        let temporary = self.settings.rules.knobs().captain_after_drop == CaptainAfterDrop::Temporary && refused;
        if game.is_settled_by_agreement() || temporary { &game.first_captain } else { &game.captain }
    }
}

fn how_it_ended(game: &InPlay) -> (Option<WinKind>, Ending) {
    match (game.board.result(), game.entered, game.too_slow) {
        (Some(result), ..) => (Some(result.outcome.kind), result.ending),
        (None, Some((_, kind)), _) => (Some(kind), Ending::BorneOff),
        (None, None, Some(_)) => (Some(WinKind::Single), Ending::Flag),
        (None, None, None) => (None, Ending::Dropped),
    }
}

/// Who has won between box and captain: by the captain's cube, where that was settled before the end; by that of the
/// first captain, where all cubes were settled by agreement (CHO-24).
fn winner_over_the_captain(game: &InPlay, on_board: Option<Camp>) -> Camp {
    if game.is_settled_by_agreement() {
        let paid = game.points_of(&game.first_captain) > Balance::ZERO;
        return if paid { Camp::Team } else { Camp::Box };
    }
    match game.captains_cube() {
        Some(Settled::Box) => Camp::Box,
        Some(Settled::Team) => Camp::Team,
        Some(Settled::Agreed) if game.points_of(&game.captain) > Balance::ZERO => Camp::Team,
        Some(Settled::Agreed) => Camp::Box,
        None => on_board.unwrap_or(Camp::Box),
    }
}

/// The partner's half of the box's result; an odd remainder of what can be paid stays with the box (CHO-22).
fn partners_part(game: &InPlay, box_points: Balance) -> Option<Posting> {
    let partner = game.partner.clone()?;
    let part = box_points.partners_part(game.stake.smallest());
    let the_box = game.the_box.clone();
    let (from, to) = if part > Balance::ZERO { (the_box, partner) } else { (partner, the_box) };
    (part != Balance::ZERO).then_some(Posting { from, to, points: part.size(), cause: PostingCause::Partner })
}
