//! The slow obvious enumerator: every order of the dice, every checker, straight from the clauses; and the law that
//! the fast generator agrees with it. It shares nothing with the code under test but the types of its questions.

use std::collections::HashSet;

use crate::support::{Wander, positions_from_env};
use tavola_rules::{BySide, CHECKERS, Position, Roll, Setup, Side, legal_play_to, legal_plays, legal_results};

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

/// A sequence of moves played to its end: which numbers it used and where it led.
struct Sequence {
    used: Vec<usize>,
    end: Checkers,
}

/// Plays the numbers in this order, as long as any checker can move the next one.
fn play_on(now: &Checkers, numbers: &[usize], used: &[usize], sequences: &mut Vec<Sequence>) {
    let mut moved = false;
    if let [number, rest @ ..] = numbers {
        for after in (1..=25).filter_map(|from| now.moved(from, *number)) {
            moved = true;
            play_on(&after, rest, &[used, &[*number]].concat(), sequences);
        }
    }
    if !moved {
        sequences.push(Sequence { used: used.to_vec(), end: now.clone() });
    }
}

/// Every position the roll may lead to; none where nothing can be moved.
fn results(position: &Position, roll: Roll) -> HashSet<Checkers> {
    let (high, low) = (usize::from(roll.high().number()), usize::from(roll.low().number()));
    let orders = if roll.is_double() { vec![vec![high; 4]] } else { vec![vec![high, low], vec![low, high]] };
    let mut sequences = Vec::new();
    for order in orders {
        play_on(&Checkers::of(position), &order, &[], &mut sequences);
    }
    // As many numbers as possible; of two that exclude each other, the larger.
    let most = sequences.iter().map(|sequence| sequence.used.len()).max().unwrap_or(0);
    sequences.retain(|sequence| sequence.used.len() == most);
    if most == 1 && sequences.iter().any(|sequence| sequence.used == [high]) {
        sequences.retain(|sequence| sequence.used == [high]);
    }
    sequences.into_iter().filter(|_| most > 0).map(|sequence| sequence.end).collect()
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
