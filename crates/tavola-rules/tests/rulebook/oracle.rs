//! The slow obvious enumerator: every order of the dice, every checker, straight from the clauses; and the law that
//! the fast generator agrees with it. It shares nothing with the code under test but the types of its questions.

use std::collections::HashSet;

use crate::support::{Wander, positions_from_env};
use tavola_rules::{
    BySide, CHECKERS, Clause, IllegalPlay, Origin, Play, Position, Roll, Setup, Side, Step, StepGraph, Target,
    check_play, legal_play_to, legal_plays, legal_results,
};

/// Counts of checkers: one's own by own points (25 is the bar, 0 is off), the opponent's by their.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Checkers {
    own: [u8; 26],
    theirs: [u8; 26],
}

impl Checkers {
    fn of(position: &Position) -> Self {
        let mut checkers = Self { own: [0; 26], theirs: [0; 26] };
        for point in tavola_rules::Point::all() {
            let signed = position.on(point);
            let (index, count) = (usize::from(point.number()), signed.unsigned_abs());
            if signed > 0 {
                checkers.own[index] = count;
            } else {
                checkers.theirs[25 - index] = count;
            }
        }
        checkers.own[25] = position.own_bar();
        checkers.own[0] = position.own_off();
        checkers.theirs[25] = position.opponent_bar();
        checkers.theirs[0] = position.opponent_off();
        checkers
    }

    /// The checker on `from` moved by `number`, if the clauses on a single move allow it.
    fn moved(&self, from: usize, number: usize) -> Option<Self> {
        let bar_is_first = self.own[25] == 0 || from == 25;
        if self.own[from] == 0 || !bar_is_first {
            return None;
        }
        let mut after = self.clone();
        after.own[from] -= 1;
        if from > number {
            let to = from - number;
            match self.theirs[25 - to] {
                0 => {}
                1 => {
                    after.theirs[25 - to] = 0;
                    after.theirs[25] += 1;
                }
                _ => return None,
            }
            after.own[to] += 1;
        } else {
            let all_are_home = self.own[7..=25].iter().all(|&checkers| checkers == 0);
            let none_stands_higher = self.own[from + 1..=25].iter().all(|&checkers| checkers == 0);
            if !all_are_home || !(from == number || none_stands_higher) {
                return None;
            }
            after.own[0] += 1;
        }
        Some(after)
    }
}

/// A checker moved: from where, by which number, and whether it hit.
type Move = (usize, usize, bool);

/// A sequence of moves played to its end, and where it led.
#[derive(Clone)]
struct Sequence {
    moves: Vec<Move>,
    end: Checkers,
}

impl Sequence {
    /// Whether it begins with those steps, whatever numbers and hits they are.
    fn begins_with(&self, steps: &[Step]) -> bool {
        let same = |(step, &(from, number, _)): (&Step, &Move)| {
            usize::from(step.from.number()) == from && usize::from(step.to.number()) == from.saturating_sub(number)
        };
        steps.len() <= self.moves.len() && steps.iter().zip(&self.moves).all(same)
    }
}

/// Plays the numbers in this order, as long as any checker can move the next one.
fn play_on(now: &Sequence, numbers: &[usize], sequences: &mut Vec<Sequence>) {
    let mut moved = false;
    if let [number, rest @ ..] = numbers {
        for from in 1..=25 {
            let Some(end) = now.end.moved(from, *number) else { continue };
            moved = true;
            let hit = end.theirs[25] > now.end.theirs[25];
            play_on(&Sequence { moves: [&now.moves[..], &[(from, *number, hit)]].concat(), end }, rest, sequences);
        }
    }
    if !moved {
        sequences.push(now.clone());
    }
}

/// Every position the roll may lead to; none where nothing can be moved.
fn results(position: &Position, roll: Roll) -> HashSet<Checkers> {
    sequences(position, roll).into_iter().map(|sequence| sequence.end).collect()
}

/// Every way to play the roll, step by step; none where nothing can be moved.
fn sequences(position: &Position, roll: Roll) -> Vec<Sequence> {
    let (high, low) = (usize::from(roll.high().number()), usize::from(roll.low().number()));
    let orders = if roll.is_double() { vec![vec![high; 4]] } else { vec![vec![high, low], vec![low, high]] };
    let mut sequences = Vec::new();
    for order in orders {
        play_on(&Sequence { moves: Vec::new(), end: Checkers::of(position) }, &order, &mut sequences);
    }
    // As many numbers as possible; of two that exclude each other, the larger.
    let most = sequences.iter().map(|sequence| sequence.moves.len()).max().unwrap_or(0);
    sequences.retain(|sequence| sequence.moves.len() == most);
    let is_high = |sequence: &Sequence| sequence.moves[0].1 == high;
    if most == 1 && sequences.iter().any(is_high) {
        sequences.retain(is_high);
    }
    sequences.retain(|_| most > 0);
    sequences
}

fn assert_agreement(position: &Position, roll: Roll) {
    let plays = legal_plays(position, roll);
    let fast: HashSet<_> = plays.iter().map(|play| Checkers::of(&play.result)).collect();
    assert_eq!(fast.len(), plays.len(), "a result stands twice: {position:?} {roll}");
    assert!(fast == results(position, roll), "the enumerators differ: {position:?} {roll}");
    assert!(plays.iter().all(|play| play.play.result(position) == play.result), "{position:?} {roll}");
    let mut bare = Vec::new();
    legal_results(position, roll, &mut bare);
    assert!(plays.iter().map(|play| &play.result).eq(&bare), "{position:?} {roll}");
    let named = |result| legal_play_to(position, roll, result).map(|play| play.result(position));
    assert!(plays.iter().all(|play| named(&play.result) == Some(play.result)), "{position:?} {roll}");
}

/// Positions as random play meets them, game after game.
fn by_play(wander: &mut Wander, count: usize, mut visit: impl FnMut(&Position, Roll)) {
    let mut position = Position::START;
    for _ in 0..count {
        let roll = wander.roll();
        visit(&position, roll);
        let plays = legal_plays(&position, roll);
        let next = wander.one_of(&plays).map_or(position, |play| play.result);
        let is_over = next.counts()[1..=25].iter().all(|&checkers| checkers <= 0);
        position = if is_over { Position::START } else { next.flipped() };
    }
}

/// A position strewn over the board: in heaps or singly, near home or anywhere, on the bar, off, and now and then
/// with fewer than fifteen checkers a side.
fn strewn(wander: &mut Wander) -> Position {
    loop {
        let mut points = [0i8; 24];
        let (mut bar, mut off) = (BySide { white: 0, black: 0 }, BySide { white: 0, black: 0 });
        for side in Side::BOTH {
            let reach = [24, 24, 12, 7, 6][wander.below(5)];
            let heap = 1 + wander.below(5);
            let mut left = if wander.below(20) == 0 { 1 + wander.below(15) } else { CHECKERS.into() };
            off[side] = if wander.below(2) == 0 { wander.below(left) as u8 } else { 0 };
            left -= usize::from(off[side]);
            while left > 0 {
                let checkers = (1 + wander.below(heap)).min(left);
                left -= checkers;
                let own = wander.below(reach);
                let (index, sign) = if side == Side::White { (own, 1) } else { (23 - own, -1) };
                if points[index] * sign < 0 || wander.below(25) == 0 {
                    bar[side] += checkers as u8;
                } else {
                    points[index] += sign * checkers as i8;
                }
            }
        }
        if let Ok(board) = (Setup { points, bar, off }).board() {
            return board.seen_by(Side::White);
        }
    }
}

// rule: MOV-07, MOV-08, MOV-09, HIT-04, OFF-03, OFF-04, OFF-08
/// `TAVOLA_POSITIONS` sets how many; a million take a few minutes in release.
#[test]
fn the_fast_generator_agrees_with_the_clauses_on_positions_of_random_play() {
    by_play(&mut Wander::from(1), positions_from_env(10_000) / 2, assert_agreement);
}

// rule: MOV-07, MOV-08, MOV-09, HIT-04, OFF-03, OFF-04, OFF-08
#[test]
fn the_fast_generator_agrees_with_the_clauses_on_positions_strewn_at_random() {
    let mut wander = Wander::from(2);
    for _ in 0..positions_from_env(10_000).div_ceil(2) {
        let (position, roll) = (strewn(&mut wander), wander.roll());
        assert_agreement(&position, roll);
    }
}

/// Every way through a graph, and which of its nodes it comes to.
fn walk_all(graph: &StepGraph, node: usize, made: &[Move], ways: &mut Vec<Vec<Move>>, seen: &mut HashSet<usize>) {
    seen.insert(node);
    if graph.nodes[node].steps.is_empty() {
        ways.push(made.to_vec());
    }
    for edge in &graph.nodes[node].steps {
        let (from, number) = (edge.from.number(), edge.die.number());
        assert_eq!(edge.to.number(), from.saturating_sub(number));
        walk_all(graph, edge.next, &[made, &[(from.into(), number.into(), edge.hit)]].concat(), ways, seen);
    }
}

// rule: MOV-07, MOV-08, MOV-09, HIT-04, OFF-03, OFF-04, OFF-08
#[test]
fn the_step_graph_has_every_sequence_of_the_clauses_once_and_no_other() {
    let mut wander = Wander::from(3);
    let mut compare = |position: &Position, roll| {
        let graph = StepGraph::of(position, roll);
        let (mut ways, mut seen) = (Vec::new(), HashSet::new());
        walk_all(&graph, 0, &[], &mut ways, &mut seen);
        assert_eq!(seen.len(), graph.nodes.len(), "a node that nothing leads to: {position:?} {roll}");
        let legal: HashSet<Vec<Move>> = sequences(position, roll).into_iter().map(|sequence| sequence.moves).collect();
        ways.retain(|way| !way.is_empty());
        assert_eq!(ways.len(), legal.len(), "{position:?} {roll}");
        assert!(ways.iter().all(|way| legal.contains(way)), "{position:?} {roll}");
    };
    by_play(&mut Wander::from(4), positions_from_env(2_000) / 2, &mut compare);
    for _ in 0..positions_from_env(2_000) / 2 {
        compare(&strewn(&mut wander), wander.roll());
    }
}

/// A legal play, or one that differs from it by a step left out, added or changed; or steps at random, or one that a
/// number allows by itself.
fn nearly_legal(checkers: &Checkers, sequences: &[Sequence], roll: Roll, wander: &mut Wander) -> Play {
    let origin = |number: usize| Origin::new(number as u8).expect("an origin");
    let target = |number: usize| Target::new(number as u8).expect("a target");
    let step =
        |&(from, number, _): &Move| Step { from: origin(from), to: target(from.saturating_sub(number)), hit: false };
    let random = |wander: &mut Wander| {
        let die = [roll.high(), roll.low(), roll.low(), wander.die()][wander.below(4)];
        (1 + wander.below(25), die.number().into(), false)
    };
    let alone: Vec<Move> = [roll.high(), roll.low()]
        .into_iter()
        .flat_map(|die| (1..=25).map(move |from| (from, usize::from(die.number()), false)))
        .filter(|&(from, number, _)| checkers.moved(from, number).is_some())
        .collect();
    let mut moves = match sequences.len() {
        0 => Vec::new(),
        count => sequences[wander.below(count)].moves.clone(),
    };
    let place = wander.below(moves.len() + 1);
    match wander.below(8) {
        0 | 1 => {}
        5 | 6 => moves = wander.one_of(&alone).into_iter().collect(),
        2 => moves.truncate(place),
        3 if moves.len() < 4 => moves.insert(place, random(wander)),
        4 if place < moves.len() => moves[place] = random(wander),
        _ => moves = (0..1 + wander.below(4)).map(|_| random(wander)).collect(),
    }
    Play::new(&moves.iter().map(step).collect::<Vec<_>>()).expect("at most four steps")
}

/// What the clauses say of a play: that it is legal, or what kind of fault there is in which step, from 1.
#[derive(Debug, PartialEq, Eq)]
enum Verdict {
    Legal,
    Step(usize),
    Wasteful(usize, Clause),
    Incomplete(Clause),
}

fn verdict(position: &Position, roll: Roll, sequences: &[Sequence], play: &Play) -> Verdict {
    let most = sequences.first().map_or(0, |sequence| sequence.moves.len());
    let asked = match (roll.is_double(), most) {
        (true, _) => Clause::MOV_09,
        (false, 2) => Clause::MOV_07,
        (false, _) => Clause::MOV_08,
    };
    let steps = play.steps();
    let begins = |count: usize| sequences.iter().any(|sequence| sequence.begins_with(&steps[..count]));
    let Some(number) = (1..=steps.len()).find(|&count| !begins(count)) else {
        return if steps.len() == most { Verdict::Legal } else { Verdict::Incomplete(asked) };
    };
    // The step by itself, after the steps before it, with a number that is not used up.
    let (before, step) = (&steps[..number - 1], steps[number - 1]);
    let (high, low) = (usize::from(roll.high().number()), usize::from(roll.low().number()));
    let all = if roll.is_double() { vec![high; 4] } else { vec![high, low] };
    let is_possible = sequences.iter().filter(|sequence| sequence.begins_with(before)).any(|sequence| {
        let mut left = all.clone();
        let mut now = Checkers::of(position);
        for &(from, number, _) in &sequence.moves[..before.len()] {
            left.remove(left.iter().position(|&one| one == number).expect("a number of the roll"));
            now = now.moved(from, number).expect("a move of the sequence");
        }
        let from = usize::from(step.from.number());
        let fits = |number: &usize| from.saturating_sub(*number) == usize::from(step.to.number());
        left.into_iter().filter(fits).any(|number| now.moved(from, number).is_some())
    });
    if is_possible { Verdict::Wasteful(number, asked) } else { Verdict::Step(number) }
}

// rule: MOV-07, MOV-08, MOV-09, MOV-10, HIT-02, OFF-03, OFF-04
#[test]
fn a_play_is_judged_as_the_clauses_judge_it_step_by_step() {
    let mut wander = Wander::from(5);
    let (mut legal, mut wasteful, mut incomplete, mut impossible) = (0, 0, 0, 0);
    let mut compare = |position: &Position, roll| {
        let sequences = sequences(position, roll);
        for _ in 0..10 {
            let play = nearly_legal(&Checkers::of(position), &sequences, roll, &mut wander);
            let judged = match check_play(position, roll, &play) {
                Ok(found) => {
                    let same = |sequence: &&Sequence| sequence.begins_with(play.steps());
                    let hits = |play: &Play| play.steps().iter().map(|step| step.hit).collect::<Vec<_>>();
                    let is_so = |sequence: &Sequence| {
                        sequence.end == Checkers::of(&found.result)
                            && sequence.moves.iter().map(|&(_, _, hit)| hit).eq(hits(&found.play))
                    };
                    let moved = sequences.iter().filter(same).any(is_so);
                    assert!(
                        moved || (sequences.is_empty() && found.result == *position),
                        "{position:?} {roll} {play:?}"
                    );
                    Verdict::Legal
                }
                Err(IllegalPlay::Step { number, .. }) => Verdict::Step(number),
                Err(IllegalPlay::Wasteful { number, clause, .. }) => Verdict::Wasteful(number, clause),
                Err(IllegalPlay::Incomplete { clause }) => Verdict::Incomplete(clause),
            };
            assert_eq!(judged, verdict(position, roll, &sequences, &play), "{position:?} {roll} {play:?}");
            *match judged {
                Verdict::Legal => &mut legal,
                Verdict::Wasteful(..) => &mut wasteful,
                Verdict::Incomplete(_) => &mut incomplete,
                Verdict::Step(_) => &mut impossible,
            } += 1;
        }
    };
    by_play(&mut Wander::from(6), positions_from_env(4_000) / 2, &mut compare);
    let mut strewing = Wander::from(7);
    for _ in 0..positions_from_env(4_000) / 2 {
        compare(&strewn(&mut strewing), strewing.roll());
    }
    println!("{legal} legal, {wasteful} wasteful, {incomplete} incomplete, {impossible} impossible");
    assert!(legal > 1_000 && wasteful > 5 && incomplete > 500 && impossible > 1_000);
}
