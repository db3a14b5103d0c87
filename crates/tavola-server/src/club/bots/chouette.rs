//! What a bot does in a chouette, as the box or in the team: the view says what is in order, the engine what is best,
//! and where cubes answered together bind each other, the rules themselves are asked before the bot speaks.

use std::collections::BTreeMap;

use tavola_base::{Decider, PlayerId, Time};
use tavola_club::chouette::{
    BoardCommand, Camp, Chouette, ChouetteAct as Act, ChouetteActor, ChouetteCommand as Command, ChouetteFacts,
    ChouetteStream, ChouetteView, ChouetteViewer, CubeAnswer, CubeCommand, Cubes, DiceCommand, Edge, GameView,
    PartnerCommand, Settlement, TalkCommand, ToAnswer,
};
use tavola_engine::{
    CubeDecision, CubeHolder, Player, Stakes, Terms,
    cubeful::chouette::{BoxDoubles, BoxDuty, MemberCube, MemberDuty, box_answers, box_doubles, member_answer},
};
use tavola_rules::{CubeResponses, Game, Jacoby, OfferStep, Phase, check_play};

use super::{HasBots, Players, Thought, Weight, is_bot};
use crate::store::Awaits;

/// A bot as the box counts an equal opening roll while the stake is not above this.
const PLAYED_ALONG_WITH: u64 = 2;
/// A settlement may miss what a cube is worth by so much of it.
const NEARLY: f32 = 0.05;

/// A command with how much there was to think about.
type Idea = (Command, Weight);

impl HasBots for ChouetteStream {
    fn has_bots(state: &Chouette) -> bool {
        bots(state).next().is_some()
    }

    fn think(players: &Players, state: &Chouette, now: Time) -> Option<Thought<Command>> {
        let seats: Vec<_> = bots(state).map(|bot| Seat::of(state, bot, players.of(bot), now)).collect();
        // Whoever has something to say says it before anybody rolls.
        let spoken = seats.iter().find_map(|seat| Some((seat, seat.speaks()?)));
        let (seat, (command, weight)) = spoken.or_else(|| seats.iter().find_map(|seat| Some((seat, seat.moves()?))))?;
        Some(Thought { bot: seat.bot.clone(), command, weight })
    }
}

/// Whom a chouette waits for that is not over: a bot that may have something to do, or people. It costs no thought to know.
#[must_use]
pub fn awaits(state: &Chouette, now: Time) -> Awaits {
    let is_awaited = bots(state).any(|bot| {
        let view = state.view(&ChouetteViewer::Member(bot.clone()), now);
        let idle = [Act::Join, Act::Leave, Act::StartGame, Act::Close, Act::Pay, Act::Advise, Act::Resign, Act::Claim];
        let cubes_only = [Act::SeekPartner, Act::EndPartnership, Act::RollDie, Act::DrawPartner, Act::AskAdvice];
        let busy = |act: &Act| !idle.contains(act) && !cubes_only.contains(act) && *act != Act::CommitChain;
        is_asked(&view, bot)
            || view.legal.actions.iter().any(busy)
            || !view.legal.answer.is_empty()
            || has_die_to_roll(&view)
    });
    if is_awaited { Awaits::Bot } else { Awaits::Person }
}

fn bots(state: &Chouette) -> impl Iterator<Item = &PlayerId> {
    state.members().keys().filter(|member| is_bot(member))
}

/// Whether the captain has asked a bot what to play, and it has not said.
fn is_asked(view: &ChouetteView, bot: &PlayerId) -> bool {
    let to_play = view.legal.steps.is_some() && view.legal.actions.contains(&Act::Advise);
    let said = |game: &GameView| game.advice.iter().any(|piece| piece.member == *bot && !piece.steps.is_empty());
    to_play && view.game.as_ref().is_some_and(|game| game.asked.contains(bot) && !said(game))
}

fn has_die_to_roll(view: &ChouetteView) -> bool {
    use tavola_club::chouette::StageView;
    matches!(&view.stage, StageView::Ordering { to_roll, .. } if view.you.as_ref().is_some_and(|you| to_roll.contains(you)))
}

/// A bot in its place.
struct Seat<'a> {
    bot: &'a PlayerId,
    player: &'a Player,
    state: &'a Chouette,
    view: ChouetteView,
    now: Time,
}

impl<'a> Seat<'a> {
    fn of(state: &'a Chouette, bot: &'a PlayerId, player: &'a Player, now: Time) -> Self {
        Self { bot, player, state, view: state.view(&ChouetteViewer::Member(bot.clone()), now), now }
    }

    fn may(&self, act: Act) -> bool {
        self.view.legal.actions.contains(&act)
    }

    /// What the bot answers, offers or declines.
    fn speaks(&self) -> Option<Idea> {
        if has_die_to_roll(&self.view) {
            return Some((Command::Dice(DiceCommand::RollDie { die: None }), Weight::Formality));
        }
        if self.may(Act::AcceptPartner) {
            return Some((Command::Partner(PartnerCommand::AcceptPartner), Weight::Cube));
        }
        let game = self.view.game.as_ref()?;
        let board = self.state.game()?.board();
        if self.may(Act::DeclineTie) {
            return Some((self.tie(game), Weight::Formality));
        }
        if let Some(offer) = game.settlements.iter().find(|offer| self.is_asked_to_settle(game, offer)) {
            return Some((self.settlement(game, board, offer)?, Weight::Cube));
        }
        if let Some(extras) = game.extras.as_ref().filter(|extras| extras.waiting.contains(self.bot)) {
            return Some((self.extra(game, board, &extras.taker), Weight::Cube));
        }
        if !self.view.legal.answer.is_empty() {
            return self.answers(game, board).map(|command| (command, Weight::Cube));
        }
        if is_asked(&self.view, self.bot) {
            return self.advice(game, board);
        }
        if self.may(Act::Double) && !game.held.contains(self.bot) {
            return self.offers(game, board);
        }
        None
    }

    /// The play that the bot would make for the team.
    fn advice(&self, game: &GameView, board: &Game) -> Option<Idea> {
        let Phase::ToPlay { side, roll, .. } = *board.phase() else { return None };
        let play = self.player.choose_play_for(&board.board().seen_by(side), roll, &self.at_stake(game, side.into()));
        let steps = play.steps().to_vec();
        (!steps.is_empty())
            .then(|| (Command::Talk(TalkCommand::Advise { text: String::new(), steps }), Weight::Play))
            .filter(|(command, _)| self.would(command))
    }

    fn is_asked_to_settle(&self, game: &GameView, offer: &Settlement) -> bool {
        let open = game.cubes.iter().any(|edge| edge.between == offer.cube && edge.is_open());
        let party = offer.cube.member == *self.bot || offer.cube.box_side == *self.bot;
        open && party && offer.by != *self.bot && game.round.is_none() && game.extras.is_none()
    }

    /// Before anybody has moved a higher stake is as good for the one as for the other: once more is played along with,
    /// a stake that runs away is not.
    fn tie(&self, game: &GameView) -> Command {
        let highest = game.cubes.iter().map(|edge| edge.cube.value.number()).max();
        if highest.is_some_and(|value| value <= PLAYED_ALONG_WITH) {
            Command::Board(BoardCommand::CountTie)
        } else {
            Command::Board(BoardCommand::DeclineTie)
        }
    }

    /// A settlement is accepted if it gives what the cube is worth to the bot, nearly.
    fn settlement(&self, game: &GameView, board: &Game, offer: &Settlement) -> Option<Command> {
        let edge = game.cubes.iter().find(|edge| edge.between == offer.cube)?;
        let cube = Some(edge.key().clone());
        let camp = if edge.end(Camp::Team) == self.bot { Camp::Team } else { Camp::Box };
        let given = -(offer.points.in_halves() as f32) / 2.0;
        let close_enough = NEARLY * edge.cube.value.number() as f32;
        let fair = self.expects(board, edge, camp).is_some_and(|worth| given + close_enough >= worth);
        let accept = Command::Talk(TalkCommand::AcceptSettlement { cube: cube.clone() });
        Some(if fair && self.would(&accept) { accept } else { Command::Talk(TalkCommand::DeclineSettlement { cube }) })
    }

    /// What a cube is worth to a side as the game stands, in points.
    fn expects(&self, board: &Game, edge: &Edge, camp: Camp) -> Option<f32> {
        let (side, roll) = match *board.phase() {
            Phase::OpeningRoll { .. } => return Some(0.0),
            Phase::OnRoll { side } => (side, None),
            Phase::ToPlay { side, roll, .. } => (side, Some(roll)),
            Phase::PlayShown { side, .. } => (side.opponent(), None),
            _ => return None,
        };
        let (position, stakes) = (board.board().seen_by(side), self.stakes(edge, side.into()));
        let worth = match roll {
            Some(roll) => self.player.expects_of(&position, roll, &stakes),
            None => self.player.expects(&position, &stakes),
        };
        Some(if camp.side() == side { worth } else { -worth })
    }

    /// Whether a command would be accepted.
    fn would(&self, command: &Command) -> bool {
        let facts = ChouetteFacts::new(self.now, ChouetteActor::Player(self.bot.clone()));
        ChouetteStream::decide(self.state, command.clone(), &facts).is_ok()
    }

    /// What the bot does on the board, once nobody of the bots has anything to say.
    fn moves(&self) -> Option<Idea> {
        let game = self.view.game.as_ref()?;
        let board = self.state.game()?.board();
        let camp = if game.box_player == *self.bot {
            Camp::Box
        } else if game.team_player == *self.bot {
            Camp::Team
        } else {
            return None;
        };
        if let Some(resignation) = board.resignation().filter(|_| self.may(Act::AcceptResignation)) {
            let own = board.board().seen_by(camp.side());
            let accepts = self.player.accepts_resignation_for(&own, &self.at_stake(game, camp), resignation.kind);
            return Some((
                if accepts {
                    Command::Board(BoardCommand::AcceptResignation)
                } else {
                    Command::Board(BoardCommand::RejectResignation)
                },
                Weight::Cube,
            ));
        }
        if self.may(Act::RollOpening) {
            return Some((Command::Dice(DiceCommand::RollOpening { link: None }), Weight::Formality));
        }
        match *board.phase() {
            Phase::PlayShown { side, roll, before, play, .. }
                if self.may(Act::Challenge) && check_play(&before.seen_by(side), roll, &play).is_err() =>
            {
                Some((Command::Board(BoardCommand::Challenge), Weight::Formality))
            }
            Phase::ToPlay { roll, .. } if self.may(Act::Play) => {
                let own = board.board().seen_by(camp.side());
                let play = self.player.choose_play_for(&own, roll, &self.at_stake(game, camp));
                let weight = if play.is_empty() { Weight::Formality } else { Weight::Play };
                Some((Command::Board(BoardCommand::Play { steps: play.steps().to_vec() }), weight))
            }
            _ if self.may(Act::Roll) => Some((Command::Dice(DiceCommand::Roll { link: None }), Weight::Formality)),
            _ => None,
        }
    }

    /// Which cubes the bot turns; holding where others wait for that.
    fn offers(&self, game: &GameView, board: &Game) -> Option<Idea> {
        let camp = if game.the_box == *self.bot { Camp::Box } else { Camp::Team };
        let mine = |edge: &&Edge| self.view.legal.offer.contains(edge.key());
        let cubes: Vec<&Edge> = game.cubes.iter().filter(|edge| edge.is_open()).filter(mine).collect();
        let judged: Vec<_> = self.judged(board, camp, &cubes);
        let one_for_all = camp == Camp::Box && self.rules().cubes == Cubes::Single;
        let mode = if one_for_all { BoxDoubles::Together } else { BoxDoubles::Separately };
        let turned = box_doubles(&judged, mode);
        let names: Vec<_> =
            cubes.iter().zip(turned).filter(|(_, turns)| *turns).map(|(edge, _)| edge.key().clone()).collect();
        if !names.is_empty() {
            return Some((Command::Cube(CubeCommand::Double { cubes: Some(names) }), Weight::Cube));
        }
        let waited_for = game.round.as_ref().is_some_and(|round| round.joining.contains(self.bot));
        let fair = !self.view.pace.fair.is_zero() && game.team_player != *self.bot;
        (self.may(Act::Hold) && (waited_for || fair)).then_some((Command::Cube(CubeCommand::Hold), Weight::Formality))
    }

    /// The bot's answer to everything that was offered to it: what it likes best of what the rules allow.
    fn answers(&self, game: &GameView, board: &Game) -> Option<Command> {
        let round = game.round.as_ref()?;
        let named = |answer: &ToAnswer| game.cubes.iter().find(|edge| *edge.key() == answer.cube);
        let mut asked: Vec<(&ToAnswer, &Edge)> =
            self.view.legal.answer.iter().filter_map(|answer| Some((answer, named(answer)?))).collect();
        asked.sort_by_key(|(answer, _)| answer.cube != game.captain);
        let edges: Vec<&Edge> = asked.iter().map(|(_, edge)| *edge).collect();
        // Beavers and what follows are judged by whoever doubled first, who is on roll.
        let on_roll = match round.step {
            OfferStep::Double | OfferStep::Raccoon => round.by,
            OfferStep::Beaver | OfferStep::Otter => round.by.opponent(),
        };
        let judged = self.judged(board, on_roll, &edges);
        let wishes = if round.step == OfferStep::Double {
            wishes(&judged, round.by)
        } else {
            vec![judged.iter().map(|cube| after_a_redouble(&cube.decision, round.step)).collect()]
        };
        let drop_all = vec![CubeAnswer::Drop; asked.len()];
        let take_all = vec![CubeAnswer::Take; asked.len()];
        // Where every take is a beaver, what would be taken is beavered.
        let raised = |wish: Vec<CubeAnswer>| {
            let beaver = |answer: &CubeAnswer| if *answer == CubeAnswer::Take { CubeAnswer::Beaver } else { *answer };
            let beavers = wish.iter().map(beaver).collect();
            [wish, beavers]
        };
        let all = wishes.into_iter().chain([drop_all, take_all]);
        let mut commands = all.flat_map(raised).map(|wish| answer(&asked, &wish));
        commands.find(|command| self.would(command))
    }

    /// Who dropped because the double was too strong plays along with the box for the same reason.
    fn extra(&self, game: &GameView, board: &Game, taker: &PlayerId) -> Command {
        let theirs = game.cubes.iter().find(|edge| edge.key() == taker && edge.is_open());
        let before = theirs.map(|edge| Edge { cube: tavola_rules::Cube::START, ..edge.clone() });
        let judged = before.iter().flat_map(|edge| self.judged(board, Camp::Box, &[edge])).next();
        match judged.map(|cube| cube.decision) {
            Some(decision) if decision.double_take > decision.double_drop => Command::Cube(CubeCommand::GiveExtra),
            _ => Command::Cube(CubeCommand::DeclineExtra),
        }
    }

    /// Cubes with the decision of the camp on roll about each.
    fn judged(&self, board: &Game, on_roll: Camp, cubes: &[&Edge]) -> Vec<MemberCube> {
        let position = board.board().seen_by(on_roll.side());
        let mut known: Vec<(Stakes, CubeDecision)> = Vec::new();
        let mut decision = |stakes: Stakes| {
            if let Some((_, decision)) = known.iter().find(|(same, _)| *same == stakes) {
                return *decision;
            }
            let decision = self.player.cube_decision(&position, &stakes);
            known.push((stakes, decision));
            decision
        };
        let judge = |edge: &&Edge| {
            // Equities are in units of the cube: its value only matters where it cannot be turned any more.
            let stakes = Stakes { cube: tavola_rules::CubeValue::ONE, ..self.stakes(edge, on_roll) };
            MemberCube { value: edge.cube.value, decision: decision(stakes) }
        };
        cubes.iter().map(judge).collect()
    }

    /// All cubes that still play: the box plays for its own, the captain for those of their team.
    fn at_stake(&self, game: &GameView, camp: Camp) -> Vec<Stakes> {
        game.cubes.iter().filter(|edge| edge.is_open()).map(|edge| self.stakes(edge, camp)).collect()
    }

    fn stakes(&self, edge: &Edge, camp: Camp) -> Stakes {
        let knobs = self.view.rules.game_knobs();
        let owner = match edge.owner() {
            None => CubeHolder::Centred,
            Some(owner) if owner == camp => CubeHolder::Own,
            Some(_) => CubeHolder::Opponent,
        };
        let terms =
            Terms::Money { jacoby: knobs.jacoby == Jacoby::On, beavers: knobs.responses >= CubeResponses::Beaver };
        Stakes { cube: edge.cube.value, owner, terms }
    }

    fn rules(&self) -> &tavola_club::chouette::ChouetteKnobs {
        self.view.rules.knobs()
    }
}

/// Answers to doubles, the best first: as each cube likes, then as the duties of a box or of a sole taker would have it.
fn wishes(cubes: &[MemberCube], by: Camp) -> Vec<Vec<CubeAnswer>> {
    let all = |answers: Vec<tavola_engine::CubeAnswer>| answers.into_iter().map(club_answer).collect();
    match by {
        Camp::Team => {
            vec![all(box_answers(cubes, BoxDuty::None)), all(box_answers(cubes, BoxDuty::StayLevel))]
        }
        Camp::Box => [MemberDuty::None, MemberDuty::MustBeaver, MemberDuty::MustDrop]
            .map(|duty| all(cubes.iter().map(|cube| member_answer(cube, duty)).collect()))
            .into(),
    }
}

/// The answer to a cube turned again: the doubler counts what all of it costs them against giving up the double, and turns
/// it once more where playing on wins. What the rules do not have becomes a take.
fn after_a_redouble(decision: &CubeDecision, step: OfferStep) -> CubeAnswer {
    let (take, pass) = (decision.double_take.value(), decision.double_drop.value());
    match step {
        OfferStep::Beaver if take > 0.0 => CubeAnswer::Raccoon,
        OfferStep::Raccoon if take < 0.0 => CubeAnswer::Otter,
        OfferStep::Beaver | OfferStep::Otter if take >= -pass => CubeAnswer::Take,
        OfferStep::Double | OfferStep::Raccoon if take <= pass => CubeAnswer::Take,
        _ => CubeAnswer::Drop,
    }
}

const fn club_answer(answer: tavola_engine::CubeAnswer) -> CubeAnswer {
    match answer {
        tavola_engine::CubeAnswer::Take => CubeAnswer::Take,
        tavola_engine::CubeAnswer::Drop => CubeAnswer::Drop,
        tavola_engine::CubeAnswer::Beaver => CubeAnswer::Beaver,
    }
}

/// The answers as a command; what the rules do not have for a cube becomes a take.
fn answer(asked: &[(&ToAnswer, &Edge)], wish: &[CubeAnswer]) -> Command {
    let each = asked.iter().zip(wish).map(|((to_answer, _), &wish)| {
        let answer = if to_answer.answers.contains(&wish) { wish } else { CubeAnswer::Take };
        (to_answer.cube.clone(), answer)
    });
    Command::Cube(CubeCommand::Answer { answers: each.collect::<BTreeMap<_, _>>() })
}
