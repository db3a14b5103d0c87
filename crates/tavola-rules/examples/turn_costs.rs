//! What a turn costs to judge, to be counted by callgrind: `turn_costs SUBJECT ROUNDS` asks the same questions about the
//! turns of the same games so many times, once more for a hash of all answers, and prints how many turns there are. What
//! a turn costs is the difference between two numbers of rounds.

use std::hint::black_box;

use tavola_rules::{
    Board, Cube, FirstTurn, Game, LegalPlay, Play, Position, Preset, Roll, RuleSet, Score, Side, Start, Step,
    StepGraph, Target, check_play, legal_plays,
};

/// How many games: a third of them played at random, the others with some sense.
const GAMES: u64 = 30;

/// A turn: what is seen by who rolls, the roll and the play.
struct Turn {
    position: Position,
    roll: Roll,
    play: Play,
}

type Subject = (&'static str, fn(&Turn) -> u64);

const SUBJECTS: [Subject; 5] = [
    ("graphs", graph),
    ("checks", |turn| check(turn, &turn.play)),
    ("refusals", |turn| check(turn, &one_pip_short(&turn.play))),
    ("resignations", |turn| of_both(turn, |game, side| game.resignable(side).len())),
    ("claims", |turn| {
        of_both(turn, |game, side| game.claimable(side).map_or(0, |kind| usize::from(kind.multiplier())))
    }),
];

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let subject = SUBJECTS.into_iter().find(|(name, _)| words.first().is_some_and(|word| word == name));
    let rounds = words.get(1).and_then(|word| word.parse::<u32>().ok());
    let (Some((name, ask)), Some(rounds)) = (subject, rounds) else {
        println!("usage: turn_costs {} ROUNDS", SUBJECTS.map(|(name, _)| name).join("|"));
        return;
    };
    let turns: Vec<Turn> = (0..GAMES).flat_map(game).collect();
    let answers = turns.iter().fold(0, |sum, turn| u64::wrapping_add(31_u64.wrapping_mul(sum), ask(turn)));
    for _ in 0..rounds {
        for turn in &turns {
            black_box(ask(black_box(turn)));
        }
    }
    println!("{name}: {} turns, answers {answers:016x}", turns.len());
}

fn graph(turn: &Turn) -> u64 {
    let graph = StepGraph::of(&turn.position, turn.roll);
    let edges = graph.nodes.iter().flat_map(|node| &node.steps);
    edges.fold(graph.nodes.len() as u64, |sum, edge| sum.wrapping_mul(31).wrapping_add(edge.next as u64))
}

fn check(turn: &Turn, play: &Play) -> u64 {
    match check_play(&turn.position, turn.roll, play) {
        Ok(legal) => legal.play.steps().len() as u64,
        Err(illegal) => {
            10 + u64::from(illegal.clause().id().bytes().fold(0_u32, |sum, byte| 3 * sum + u32::from(byte)))
        }
    }
}

/// The play with its last step one pip shorter; the same where nothing can be moved.
fn one_pip_short(play: &Play) -> Play {
    let mut steps: Vec<Step> = play.steps().to_vec();
    if let Some(step) = steps.last_mut() {
        step.to = Target::new(step.to.number() + 1).unwrap_or(step.to);
    }
    Play::new(&steps).unwrap_or(*play)
}

/// What both sides are told while the roll is awaited and while it is played.
fn of_both(turn: &Turn, ask: impl Fn(&Game, Side) -> usize) -> u64 {
    let rules = RuleSet::preset(Preset::Money);
    let side = Side::White;
    let board = Board::from_view(side, &turn.position);
    let begins = [FirstTurn::OnRoll { side }, FirstTurn::ToPlay { side, roll: turn.roll }];
    let games = begins.into_iter().filter_map(|turn| {
        Game::from_start(&rules, &Score::start(&rules), Start { board, cube: Cube::START, turn }).ok()
    });
    games.flat_map(|game| Side::BOTH.map(|side| ask(&game, side) as u64)).fold(0, |sum, count| 4 * sum + count)
}

fn game(number: u64) -> Vec<Turn> {
    let mut wander = number;
    let mut pick = move |below: usize| {
        wander = wander.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (wander >> 33) as usize % below
    };
    let rolls: Vec<Roll> = (0..36).map(|both| Roll::new(die(both / 6), die(both % 6))).collect();
    let (mut turns, mut position) = (Vec::new(), Position::START);
    while position.opponent_off() < 15 {
        let roll = rolls[pick(36)];
        let plays = legal_plays(&position, roll);
        let first = if plays.is_empty() { 0 } else { pick(plays.len()) };
        let chosen =
            if number.is_multiple_of(3) { plays.get(first) } else { plays.iter().min_by_key(|play| risk(play)) };
        let play = chosen.map_or(Play::NONE, |legal| legal.play);
        turns.push(Turn { position, roll, play });
        position = play.result(&position).flipped();
    }
    turns
}

fn die(index: usize) -> tavola_rules::Die {
    tavola_rules::Die::ALL[index]
}

/// Blots that can be hit, then pips that are not yet at home: the fewer the better.
fn risk(play: &LegalPlay) -> (i32, i32) {
    let counts = play.result.counts();
    let back = counts[..=25].iter().position(|&checkers| checkers < 0).unwrap_or(25);
    let blots = counts[back..=24].iter().filter(|&&checkers| checkers == 1).count() as i32;
    let hits = i32::from(play.result.opponent_bar());
    let outside = (7..).zip(&counts[7..=24]).map(|(point, &checkers)| (point - 6) * i32::from(checkers.max(0)));
    (2 * blots - hits, outside.sum::<i32>() - i32::from(play.result.own_off()))
}
