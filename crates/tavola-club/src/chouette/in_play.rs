//! A game in play: its cubes, the board, what is on offer, who decides.

use std::collections::BTreeSet;

use serde::Serialize;
use tavola_base::{PlayerId, Time};
use tavola_rules::{
    Cube, CubeValue, Game, Jacoby, Offer, OfferStep, Phase, Play, Roll, RuleChoice, RuleSet, Score, Step, Tie, WinKind,
};

use super::duty::CubeAnswer;
use super::edge::{Between, Camp, Edge, EdgeKind, Settled};
use super::ledger::Posting;
use super::line::Line;
use super::rules::ChouetteRules;
use crate::balance::Balance;
use crate::stake::Stake;

/// A game in play.
#[derive(Debug, Clone)]
pub struct InPlay {
    pub(super) number: u32,
    pub(super) the_box: PlayerId,
    pub(super) partner: Option<PlayerId>,
    /// Who decides for the team now.
    pub(super) captain: PlayerId,
    pub(super) first_captain: PlayerId,
    /// Who is out and plays in the place of a captain who has no page open.
    pub(super) stand_in: Option<PlayerId>,
    /// Captains whose cube the box has dropped, in that order.
    pub(super) dropped_captains: Vec<PlayerId>,
    pub(super) stake: Stake,
    pub(super) edges: Vec<Edge>,
    /// The board; over the board only its opening rolls count.
    pub(super) board: Game,
    /// Whether the box has declined to count the equal opening roll that lies on the table.
    pub(super) tie_declined: bool,
    /// Over the board: whether a roll has been entered.
    pub(super) has_rolled: bool,
    pub(super) turn: Turn,
    pub(super) round: Option<Round>,
    pub(super) extras: Extras,
    pub(super) so_far: CubesSoFar,
    pub(super) talk: Talk,
    pub(super) postings: Vec<Posting>,
    /// Over the board: how the game has ended there.
    pub(super) entered: Option<(Camp, WinKind)>,
    /// Whose side has not acted in time.
    pub(super) too_slow: Option<Camp>,
    /// Captains who have not acted in time.
    pub(super) slow: BTreeSet<PlayerId>,
    pub(super) last_turn: Option<LastTurn>,
    /// Since when whoever is to act on the board can act.
    pub(super) since: Time,
    /// Whether the members' time to offer before the captain's roll is over, as noted since then.
    pub(super) fair_is_over: bool,
}

/// What has happened with the cubes in the whole game.
#[derive(Debug, Clone, Default)]
pub(super) struct CubesSoFar {
    /// Whether the box has doubled.
    pub(super) box_doubled: bool,
    /// Members whose cube the box has accepted.
    pub(super) box_accepted: BTreeSet<PlayerId>,
    /// Whether any cube has been taken.
    pub(super) turned: bool,
    /// Members who have offered or accepted a cube.
    pub(super) holders: BTreeSet<PlayerId>,
}

/// Advice, and settlements on offer.
#[derive(Debug, Clone, Default)]
pub(super) struct Talk {
    /// Members whom the captain has asked for the decision that is open.
    pub(super) asked: BTreeSet<PlayerId>,
    /// What was said in this game, the latest of it; plays shown to the captain only until the next roll or play.
    pub(super) advice: Vec<Advice>,
    /// How many pieces of advice were given in this game.
    pub(super) advised: u32,
    pub(super) settlements: Vec<Settlement>,
}

/// The last play on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteLastTurn"))]
pub struct LastTurn {
    /// The box or the team.
    pub camp: Camp,
    /// The roll.
    pub roll: Roll,
    /// The steps, numbered by the mover.
    #[serde(rename = "steps")]
    pub play: Play,
}

/// What has happened with the cubes since the last roll.
#[derive(Debug, Clone, Default)]
pub(super) struct Turn {
    /// Whose turn it is, as far as the cubes have shown over the board.
    pub(super) camp: Option<Camp>,
    /// Cubes offered in this turn.
    pub(super) offered: BTreeSet<Between>,
    /// Whether the box has answered one.
    pub(super) box_has_answered: bool,
    /// Who does not double in this turn.
    pub(super) held: BTreeSet<PlayerId>,
}

/// Cubes on offer, all of the same side and the same step.
#[derive(Debug, Clone)]
pub(super) struct Round {
    /// Who made this step.
    pub(super) by: Camp,
    pub(super) offers: Vec<Offered>,
    /// Members who may still join in; none once that is over.
    pub(super) gathering: Option<Gathering>,
    pub(super) answer_by: Option<Time>,
}

/// Members who may still join in with an offer.
#[derive(Debug, Clone)]
pub(super) struct Gathering {
    /// Who has said nothing yet.
    pub(super) silent: BTreeSet<PlayerId>,
    pub(super) until: Option<Time>,
}

/// One cube on offer.
#[derive(Debug, Clone)]
pub(super) struct Offered {
    pub(super) cube: Between,
    pub(super) offer: Offer,
    pub(super) answer: Option<CubeAnswer>,
}

impl Round {
    /// The step all its offers are.
    pub(super) fn step(&self) -> OfferStep {
        self.offers.first().map_or(OfferStep::Double, |offered| offered.offer.step)
    }

    /// Whether everything has been answered.
    pub(super) fn is_complete(&self) -> bool {
        self.offers.iter().all(|offered| offered.answer.is_some())
    }
}

/// Where the additional cubes of a game stand (CHO-10).
#[derive(Debug, Clone, Default)]
pub(super) enum Extras {
    /// Not called for.
    #[default]
    None,
    /// One alone has taken; they are called for when the exchange of cubes is over.
    Due {
        /// Who has taken.
        taker: PlayerId,
        /// Who has dropped.
        givers: Vec<PlayerId>,
        /// What was lost by dropping.
        price: CubeValue,
    },
    /// Those who dropped decide.
    Asked {
        /// Who has taken.
        taker: PlayerId,
        /// Who has not decided.
        silent: BTreeSet<PlayerId>,
        /// What is paid along with a cube.
        price: CubeValue,
        /// Until when.
        until: Option<Time>,
    },
}

/// Advice to the captain, or between the box and its partner.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteAdvice"))]
pub struct Advice {
    /// Which of this game, from 1.
    pub number: u32,
    /// The member's account.
    pub member: PlayerId,
    /// In words.
    pub text: String,
    /// By a play.
    pub steps: Vec<Step>,
    /// Who agrees.
    pub agreed: Vec<PlayerId>,
}

/// A settlement on offer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteSettlement"))]
pub struct Settlement {
    /// By whom.
    pub by: PlayerId,
    /// For which cube.
    pub cube: Between,
    /// What they would receive.
    pub points: Balance,
}

impl InPlay {
    /// A game at its first roll.
    pub(super) fn begin(
        number: u32,
        line: &Line,
        team: &[PlayerId],
        stake: Stake,
        rules: &ChouetteRules,
    ) -> Option<Self> {
        let captain = team.first()?.clone();
        let main = |member: &PlayerId| Edge::main(line.the_box.clone(), member.clone(), Cube::START);
        Some(Self {
            number,
            the_box: line.the_box.clone(),
            partner: line.partner.clone(),
            first_captain: captain.clone(),
            stand_in: None,
            captain,
            dropped_captains: Vec::new(),
            stake,
            edges: team.iter().map(main).collect(),
            board: Game::new(&on_the_board(rules.game()), &Score::start(rules.game())),
            tie_declined: false,
            has_rolled: false,
            turn: Turn::default(),
            round: None,
            extras: Extras::None,
            so_far: CubesSoFar::default(),
            talk: Talk::default(),
            postings: Vec::new(),
            entered: None,
            too_slow: None,
            slow: BTreeSet::new(),
            last_turn: None,
            since: Time::default(),
            fair_is_over: false,
        })
    }

    /// The board; over a wooden one only its opening rolls are on it.
    #[must_use]
    pub const fn board(&self) -> &Game {
        &self.board
    }

    /// The box.
    #[must_use]
    pub const fn box_of(&self) -> &PlayerId {
        &self.the_box
    }

    /// Who decides for the team now.
    #[must_use]
    pub const fn captain(&self) -> &PlayerId {
        &self.captain
    }

    /// All cubes of the game, those settled included.
    #[must_use]
    pub fn cubes(&self) -> &[Edge] {
        &self.edges
    }

    pub(super) fn edge(&self, between: &Between) -> Option<&Edge> {
        self.edges.iter().find(|edge| edge.between == *between)
    }

    pub(super) fn edge_mut(&mut self, between: &Between) -> Option<&mut Edge> {
        self.edges.iter_mut().find(|edge| edge.between == *between)
    }

    /// The members' own cubes that still play.
    pub(super) fn open_mains(&self) -> impl Iterator<Item = &Edge> {
        self.edges.iter().filter(|edge| edge.is_open_main())
    }

    /// The member's part in the game.
    pub(super) fn main_of(&self, member: &PlayerId) -> Option<&Edge> {
        self.edges.iter().find(|edge| edge.kind == EdgeKind::Main && edge.between.member == *member)
    }

    /// Whether the member's own cube still plays.
    pub(super) fn is_in(&self, member: &PlayerId) -> bool {
        self.main_of(member).is_some_and(Edge::is_open)
    }

    /// Which side somebody is on now: those who gave an additional cube stand with the box.
    pub fn camp_of(&self, person: &PlayerId) -> Option<Camp> {
        if *person == self.the_box || self.partner.as_ref() == Some(person) {
            return Some(Camp::Box);
        }
        let at = |camp| self.edges.iter().any(|edge| edge.is_open() && edge.end(camp) == person);
        match (at(Camp::Team), at(Camp::Box)) {
            (true, _) => Some(Camp::Team),
            (false, true) => Some(Camp::Box),
            (false, false) => None,
        }
    }

    /// Whether anything of somebody's is still at stake.
    pub(super) fn is_involved(&self, person: &PlayerId) -> bool {
        self.camp_of(person).is_some()
    }

    /// Who moves for a side: box and captain, while they are in; then the best placed who is.
    pub(super) fn player(&self, camp: Camp, queue: &[PlayerId]) -> PlayerId {
        let first = match camp {
            Camp::Box => &self.the_box,
            Camp::Team => &self.captain,
        };
        if let (Camp::Team, Some(stand_in)) = (camp, &self.stand_in) {
            return stand_in.clone();
        }
        let holds = |person: &PlayerId| self.edges.iter().any(|edge| edge.is_open() && edge.end(camp) == person);
        let next = || queue.iter().find(|person| holds(person));
        if holds(first) { first.clone() } else { next().unwrap_or(first).clone() }
    }

    /// Who decides for the team and for cubes of members who are not there: the captain, or who plays in their place.
    pub(super) fn leader(&self) -> &PlayerId {
        self.stand_in.as_ref().unwrap_or(&self.captain)
    }

    /// Which side somebody plays on now, with cubes of their own or in the captain's place.
    pub(super) fn plays_for(&self, person: &PlayerId) -> Option<Camp> {
        if self.stand_in.as_ref() == Some(person) { Some(Camp::Team) } else { self.camp_of(person) }
    }

    /// Whether somebody is the box or its partner.
    pub(super) fn plays_the_box(&self, person: &PlayerId) -> bool {
        self.the_box == *person || self.partner.as_ref() == Some(person)
    }

    /// How the captain's cube came out: that decides about the box.
    pub(super) fn captains_cube(&self) -> Option<Settled> {
        self.main_of(&self.captain).and_then(|edge| edge.settled)
    }

    /// Whether every member's cube was settled by agreement (CHO-24).
    pub(super) fn is_settled_by_agreement(&self) -> bool {
        let mut mains = self.edges.iter().filter(|edge| edge.kind == EdgeKind::Main);
        mains.all(|edge| edge.settled == Some(Settled::Agreed))
    }

    /// What a person has won in this game so far.
    pub(super) fn points_of(&self, person: &PlayerId) -> Balance {
        let sum = |won: bool| -> Balance {
            let mine = self
                .postings
                .iter()
                .filter(|posting| if won { posting.to == *person } else { posting.from == *person });
            mine.map(|posting| posting.points).sum()
        };
        sum(true) - sum(false)
    }

    /// Whether an equal opening roll waits for the box to count it or not (CHO-17).
    pub(super) const fn tie_waits(&self) -> bool {
        matches!(self.board.phase(), Phase::OpeningRoll { tie: Some(Tie::Offered) }) && !self.tie_declined
    }

    /// The roll that is to be played.
    pub(super) const fn roll(&self) -> Option<Roll> {
        match self.board.phase() {
            Phase::ToPlay { roll, .. } => Some(*roll),
            Phase::OpeningRoll { .. }
            | Phase::OnRoll { .. }
            | Phase::Doubled { .. }
            | Phase::PlayShown { .. }
            | Phase::Over { .. } => None,
        }
    }
}

/// The rules as the board has them: Jacoby holds for each cube by itself (CHO-18), and the board has none.
fn on_the_board(game: &RuleSet) -> RuleSet {
    RuleSet::new(RuleChoice { jacoby: Some(Jacoby::Off), ..*game.choice() }).unwrap_or(*game)
}
