//! The legal plays of a roll as a graph of single steps, for whoever lets a person move checker by checker.
//!
//! A sequence of steps from the root to a final node is a legal play; every prefix of one is in the graph and
//! nothing else is. So who walks the graph needs no rules.

use std::collections::hash_map::Entry;
use std::ops::RangeInclusive;

use rustc_hash::{FxBuildHasher, FxHashMap};
use serde::{Deserialize, Serialize};

use crate::clause::Clause;
use crate::die::{Die, Roll};
use crate::legal::{Left, LegalPlay, Standing, step_of};
use crate::play::{Play, Step};
use crate::point::{Origin, Target};
use crate::position::Position;

/// All legal step sequences of a roll. Node 0 is where the turn begins.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct StepGraph {
    /// The nodes: checkers moved so far and dice left decide which one a player is at.
    pub nodes: Vec<StepNode>,
}

/// Where a player stands within a turn.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct StepNode {
    /// The steps that can follow; none where the turn is complete.
    pub steps: Vec<StepEdge>,
}

/// A step and the node it leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct StepEdge {
    /// Where the checker stands: 1 to 24, 25 for the bar.
    pub from: Origin,
    /// Where it goes: 1 to 24, 0 for off.
    pub to: Target,
    /// The number used, which may be larger than the way in bearing off.
    pub die: Die,
    /// Whether it hits.
    pub hit: bool,
    /// The index of the node it leads to.
    pub next: usize,
}

impl StepGraph {
    /// The legal sequences of `roll`; a single empty node if nothing can be moved.
    #[must_use]
    pub fn of(position: &Position, roll: Roll) -> Self {
        let start = Standing::at_first(position, roll);
        let index = FxHashMap::with_capacity_and_hasher(USUAL_NODES, FxBuildHasher);
        let mut builder = Builder { index, nodes: Vec::with_capacity(USUAL_NODES) };
        builder.add(&start, start.most());
        Self { nodes: builder.nodes }
    }

    /// How many steps every complete play of the roll has: 0 to 4.
    #[must_use]
    pub fn length(&self) -> usize {
        let first = |&node: &usize| self.nodes[node].steps.first().map(|edge| edge.next);
        std::iter::successors(Some(0), first).skip(1).count()
    }

    /// Whether nothing can be moved at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.nodes.first().is_none_or(|node| node.steps.is_empty())
    }
}

/// For how many nodes there is room from the first: most rolls have no more.
const USUAL_NODES: usize = 100;

struct Builder {
    index: FxHashMap<(Position, Left), usize>,
    nodes: Vec<StepNode>,
}

impl Builder {
    /// Adds a node from which `most` steps are to be made, with all that follows it; its index.
    fn add(&mut self, at: &Standing, most: u8) -> usize {
        let index = self.nodes.len();
        self.nodes.push(StepNode::default());
        if most > 0 {
            let mut steps = Vec::with_capacity(at.next_dice(most).map(|die| at.count(die)).sum());
            for die in at.next_dice(most) {
                steps.extend(at.steps(die).filter_map(|(Step { from, to, hit }, after)| {
                    Some(StepEdge { from, to, die, hit, next: self.node(&after, most - 1)? })
                }));
            }
            self.nodes[index].steps = steps;
        }
        index
    }

    /// The node from which `most` steps are to be made; `None` if fewer can be (MOV-07, MOV-09).
    fn node(&mut self, at: &Standing, most: u8) -> Option<usize> {
        match self.index.entry((at.position, at.left)) {
            Entry::Occupied(known) => return Some(*known.get()),
            Entry::Vacant(_) if !at.allows(most) => return None,
            Entry::Vacant(new) => new.insert(self.nodes.len()),
        };
        Some(self.add(at, most))
    }
}

/// The step of the checker on `from` (25 is the bar) by `die`, or the clause that forbids it by itself.
fn single_step(position: &Position, from: u8, die: Die) -> Result<Step, Clause> {
    let origin_holds = position.counts()[usize::from(from)] > 0;
    let step = step_of(position, from, die.number()).filter(|_| origin_holds).ok_or(Clause::MOV_01)?;
    if position.own_bar() > 0 && step.from != Origin::Bar {
        return Err(Clause::HIT_02);
    }
    match step.to {
        Target::Point(point) if position.is_open(point) => Ok(step),
        Target::Point(_) if step.from == Origin::Bar => Err(Clause::HIT_03),
        Target::Point(_) => Err(Clause::MOV_01),
        Target::Off if !all_are_home(position) => Err(Clause::OFF_01),
        Target::Off if stands_on(position, from.max(die.number())..=6) && from < die.number() => Err(Clause::OFF_03),
        Target::Off if stands_on(position, from + 1..=die.number()) => Err(Clause::OFF_04),
        Target::Off => Ok(step),
    }
}

fn all_are_home(position: &Position) -> bool {
    !stands_on(position, 7..=25)
}

/// Whether an own checker stands on one of those points; 25 is the bar.
fn stands_on(position: &Position, mut points: RangeInclusive<u8>) -> bool {
    points.any(|point| position.counts()[usize::from(point)] > 0)
}

/// Why a play is refused.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "fault", rename_all = "snake_case")]
pub enum IllegalPlay {
    /// A step that the numbers left do not allow by itself.
    #[error("step {number} ({}/{}) is not possible with what is left of the roll ({clause})", .step.from.number(), .step.to.number())]
    Step {
        /// Which step, from 1.
        number: usize,
        /// The step.
        step: Step,
        /// The clause that forbids it.
        clause: Clause,
    },
    /// A step possible by itself, but one that leaves numbers unplayed that could be played.
    #[error("step {number} ({}/{}) would leave a number unplayed that can be played ({clause})", .step.from.number(), .step.to.number())]
    Wasteful {
        /// Which step, from 1.
        number: usize,
        /// The step.
        step: Step,
        /// The clause that forbids it.
        clause: Clause,
    },
    /// The play stops before the numbers are used up, though more can be played.
    #[error("the play is not complete: more of the roll can be played ({clause})")]
    Incomplete {
        /// The clause that asks for more.
        clause: Clause,
    },
}

impl IllegalPlay {
    /// The clause of the rulebook that forbids the play.
    #[must_use]
    pub const fn clause(&self) -> Clause {
        match self {
            Self::Step { clause, .. } | Self::Wasteful { clause, .. } | Self::Incomplete { clause } => *clause,
        }
    }
}

/// Checks a play step by step; hits are found anew, whatever the play says of them.
///
/// # Errors
/// The first step, or the missing end, that breaks a rule, with the clause.
pub fn check_play(position: &Position, roll: Roll, play: &Play) -> Result<LegalPlay, IllegalPlay> {
    let start = Standing::at_first(position, roll);
    let most = start.most();
    let mut at = [Some(Way { standing: start, play: Play::NONE, most }), None];
    for (number, step) in (1..).zip(play.steps()) {
        let next = {
            let mut ways = at.iter().flatten().flat_map(|way| way.after(*step));
            [ways.next(), ways.next()]
        };
        if let [None, _] = next {
            let standings: Vec<Standing> = at.iter().flatten().map(|way| way.standing).collect();
            return Err(refusal(&standings, roll, most, number, *step));
        }
        at = next;
    }
    match at.into_iter().flatten().find(|way| way.most == 0) {
        Some(Way { standing, play, .. }) => Ok(LegalPlay { play, result: standing.position }),
        None => Err(IllegalPlay::Incomplete { clause: completeness_clause(roll, most) }),
    }
}

/// Where a play may have come to: two such places at most, where bearing off could use either number.
#[derive(Clone, Copy)]
struct Way {
    standing: Standing,
    play: Play,
    /// How many steps are still to be made.
    most: u8,
}

impl Way {
    fn after(self, step: Step) -> impl Iterator<Item = Self> {
        self.standing.next_dice(self.most).filter_map(move |die| {
            let most = self.most.checked_sub(1)?;
            let (made, standing) = self.standing.step_from(step.from, die)?;
            let play = self.play.followed_by(made)?;
            (made.to == step.to && standing.allows(most)).then_some(Self { standing, play, most })
        })
    }
}

/// Why `step` cannot follow: the clause against it by itself, or that it leaves numbers unplayed.
fn refusal(at: &[Standing], roll: Roll, most: u8, number: usize, step: Step) -> IllegalPlay {
    let Some(Standing { position, .. }) = at.first().filter(|_| most > 0) else {
        return IllegalPlay::Step { number, step, clause: Clause::MOV_10 };
    };
    let dice: Vec<Die> = at.iter().flat_map(Standing::dice).collect();
    let way = step.from.number().saturating_sub(step.to.number());
    let fits = |die: &&Die| die.number() == way || (step.to == Target::Off && die.number() > way);
    let reasons: Vec<_> = dice.iter().filter(fits).map(|&die| single_step(position, step.from.number(), die)).collect();
    let wasteful = IllegalPlay::Wasteful { number, step, clause: completeness_clause(roll, most) };
    match reasons.first() {
        None => IllegalPlay::Step { number, step, clause: no_number_clause(position, &dice, roll, step) },
        Some(_) if reasons.iter().any(Result::is_ok) => wasteful,
        Some(Err(clause)) => IllegalPlay::Step { number, step, clause: *clause },
        Some(Ok(_)) => wasteful,
    }
}

/// What speaks against a step whose way is none of the numbers left.
fn no_number_clause(position: &Position, left: &[Die], roll: Roll, step: Step) -> Clause {
    let (from, to) = (step.from.number(), step.to.number());
    match step.to {
        _ if to >= from => Clause::SET_02,
        _ if left.is_empty() && roll.is_double() => Clause::MOV_05,
        _ if left.is_empty() => Clause::MOV_02,
        _ if step.from == Origin::Bar => Clause::HIT_03,
        _ if position.own_bar() > 0 => Clause::HIT_02,
        Target::Off if !all_are_home(position) => Clause::OFF_01,
        _ if is_closed_sum(position, left, step) => Clause::MOV_03,
        _ => Clause::MOV_02,
    }
}

/// Whether a checker would go the sum of both numbers over two points that are both closed (MOV-03).
fn is_closed_sum(position: &Position, left: &[Die], step: Step) -> bool {
    let (from, to) = (step.from.number(), step.to.number());
    let [one, other] = left else { return false };
    let is_closed = |die: &Die| position.counts()[usize::from(from - die.number())] < -1;
    from == to + one.number() + other.number() && is_closed(one) && is_closed(other)
}

/// Both numbers can be used (MOV-07), only one (MOV-08), or so many of a double (MOV-09).
const fn completeness_clause(roll: Roll, most: u8) -> Clause {
    match (roll.is_double(), most) {
        (true, _) => Clause::MOV_09,
        (false, 0 | 1) => Clause::MOV_08,
        (false, _) => Clause::MOV_07,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::{legal_plays, legal_results};

    const fn step(&StepEdge { from, to, hit, .. }: &StepEdge) -> Step {
        Step { from, to, hit }
    }

    /// Every result the graph leads to.
    fn results(graph: &StepGraph, position: Position) -> HashSet<Position> {
        let mut seen = HashSet::new();
        let mut open = vec![(0, position)];
        let mut results = HashSet::new();
        while let Some((node, position)) = open.pop() {
            if !seen.insert((node, position)) {
                continue;
            }
            if graph.nodes[node].steps.is_empty() && node != 0 {
                results.insert(position);
            }
            open.extend(graph.nodes[node].steps.iter().map(|edge| (edge.next, position.after_step(step(edge)))));
        }
        results
    }

    /// A stream of numbers good enough to wander through games with.
    fn wander(seed: u64) -> impl FnMut(usize) -> usize {
        let mut state = seed;
        move |below| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as usize % below
        }
    }

    #[test]
    fn plays_and_step_graph_agree_in_random_games() {
        let mut pick = wander(7);
        let rolls: Vec<_> = Roll::all().collect();
        let mut results_of_play = Vec::new();
        for _ in 0..3 {
            let mut position = Position::START;
            while position.own_off() < 15 && position.opponent_off() < 15 {
                for &roll in &rolls[pick(7)..][..7] {
                    let plays = legal_plays(&position, roll);
                    let fast: HashSet<_> = plays.iter().map(|play| play.result).collect();
                    assert_eq!(fast.len(), plays.len(), "a result stands twice: {position:?} {roll}");
                    assert_eq!(fast, results(&StepGraph::of(&position, roll), position), "{position:?} {roll}");
                    results_of_play.clear();
                    legal_results(&position, roll, &mut results_of_play);
                    assert!(plays.iter().map(|play| &play.result).eq(&results_of_play));
                    for &LegalPlay { play, result } in &plays {
                        assert_eq!(play.result(&position), result, "{position:?} {roll} {play:?}");
                    }
                    if let Some(&LegalPlay { play, result }) = plays.first() {
                        assert_eq!(check_play(&position, roll, &play), Ok(LegalPlay { play, result }));
                    }
                }
                let roll = rolls[pick(21)];
                let plays = legal_plays(&position, roll);
                position = if plays.is_empty() { position } else { plays[pick(plays.len())].result }.flipped();
            }
        }
    }

    // rule: MOV-07, MOV-08, MOV-10
    #[test]
    fn a_play_that_wastes_a_number_is_refused_with_its_clause() {
        let step = |from, to| Step {
            from: Origin::new(from).expect("origin"),
            to: Target::new(to).expect("target"),
            hit: false,
        };
        let play = Play::new(&[step(13, 10)]).expect("one step");
        let roll: Roll = "63".parse().expect("roll");
        let refused = check_play(&Position::START, roll, &play).expect_err("half a roll");
        assert_eq!(refused.clause(), Clause::MOV_07);
        let far = Play::new(&[step(24, 15), step(13, 7)]).expect("two steps");
        assert_eq!(check_play(&Position::START, roll, &far).expect_err("the sum at once").clause(), Clause::MOV_02);
        let blocked = Play::new(&[step(6, 1)]).expect("one step");
        let five_two: Roll = "52".parse().expect("roll");
        assert_eq!(
            check_play(&Position::START, five_two, &Play::new(&[step(24, 19)]).expect("one"))
                .expect_err("closed")
                .clause(),
            Clause::MOV_01
        );
        assert!(check_play(&Position::START, five_two, &blocked).is_err());
    }
}
