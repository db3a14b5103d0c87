//! Every decision of a match with its alternatives, what was chosen and what that cost.

use rayon::prelude::*;
use tavola_engine::analysis::{Doubling, Loss, answer_loss, doubling_counts, doubling_loss, luck, opening_luck};
use tavola_engine::cubeful::Plies;
use tavola_engine::moves::RankedPlay;
use tavola_engine::{
    CubeAction, CubeAnswer, CubeDecision, CubeGame, CubeLook, CubefulEquity, Engine, Outcomes, Stakes,
};
use tavola_notation::record::{Act, GameRecord, Line, MatchRecord};
use tavola_rules::{Phase, Position, Roll, Side};

/// How deeply decisions are looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Depth {
    /// Of plays.
    pub plays: Plies,
    /// Of the cube.
    pub cubes: Plies,
}

impl Depth {
    /// Both alike.
    #[must_use]
    pub const fn of(plies: u8) -> Self {
        Self { plays: Plies(plies), cubes: Plies(plies) }
    }
}

/// A match with every decision judged.
#[derive(Debug, Clone, PartialEq)]
pub struct MatchJudgement {
    /// How deep that was.
    pub depth: Depth,
    /// The decisions, in the order of the match.
    pub judged: Vec<Judged>,
}

/// One decision.
#[derive(Debug, Clone, PartialEq)]
pub struct Judged {
    /// Of which game, from 0.
    pub game: usize,
    /// Of which of its lines, from 0. A turn in which nobody doubled has two decisions in one line: not to, and the play.
    pub line: usize,
    /// Whose.
    pub by: Side,
    /// What it was.
    pub what: Judgement,
}

/// What was decided.
#[derive(Debug, Clone, PartialEq)]
pub enum Judgement {
    /// A play of a roll.
    Play {
        /// The roll.
        roll: Roll,
        /// The best plays and the one that was made, best first; empty where nothing could be moved.
        candidates: Vec<Candidate>,
        /// Which of them was made; none if it is against the rules.
        chosen: Option<usize>,
        /// How many different positions the roll leads to.
        choices: usize,
        /// What it cost.
        loss: Loss,
        /// The luck of the roll, in units of the cube.
        luck: f32,
    },
    /// Whether to double.
    Doubling {
        /// The decision with its equities, seen by who decides.
        decision: CubeDecision,
        /// Their chances before the roll.
        outcomes: Outcomes,
        /// How deep that look was: after the Crawford game sometimes deeper than was asked for.
        plies: Plies,
        /// What they did.
        did: Doubling,
        /// What it cost.
        loss: Loss,
        /// Whether it counts as a decision: doubles always do, waiting where it was close or wrong.
        counts: bool,
    },
    /// The answer to a double.
    Answer {
        /// The decision with its equities, seen by who doubled.
        decision: CubeDecision,
        /// The doubler's chances before the roll.
        outcomes: Outcomes,
        /// How deep that look was.
        plies: Plies,
        /// What they did.
        did: CubeAnswer,
        /// What it cost.
        loss: Loss,
    },
}

impl Judgement {
    /// What it cost, in units of the cube.
    #[must_use]
    pub const fn loss(&self) -> Loss {
        match self {
            Self::Play { loss, .. } | Self::Doubling { loss, .. } | Self::Answer { loss, .. } => *loss,
        }
    }

    /// By how much the best choice is better than the next, in units of the cube; infinite where there was none.
    fn gap(&self) -> f32 {
        match self {
            Self::Play { candidates, .. } => match candidates.as_slice() {
                [best, next, ..] => best.ranked.equity.value() - next.ranked.equity.value(),
                _ => f32::INFINITY,
            },
            Self::Doubling { decision, .. } => (decision.no_double.value() - decision.doubled().value()).abs(),
            Self::Answer { decision, .. } => (decision.double_take.value() - decision.double_drop.value()).abs(),
        }
    }

    /// What the play that was made is worth to who made it, and what may come of it.
    pub(crate) fn standing(&self) -> Option<(CubefulEquity, Outcomes)> {
        let Self::Play { candidates, chosen, .. } = self else { return None };
        let made = candidates.get((*chosen)?)?.ranked;
        Some((made.equity, made.outcomes))
    }
}

/// One of the plays of a roll.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Candidate {
    /// The play with its equity and how it was come by.
    pub ranked: RankedPlay,
    /// What it loses against the best.
    pub loss: Loss,
}

/// Judges every decision of a match. Spreads over the threads of the current pool.
#[must_use]
pub fn judge_match(record: &MatchRecord, engine: &Engine, depth: Depth) -> MatchJudgement {
    judge_match_while(record, engine, depth, &|| true).expect("nobody breaks it off")
}

/// The same as long as `go_on` says so, which is asked before every line by whichever thread judges it; none if it was
/// broken off.
#[must_use]
pub fn judge_match_while(
    record: &MatchRecord,
    engine: &Engine,
    depth: Depth,
    go_on: &(dyn Fn() -> bool + Sync),
) -> Option<MatchJudgement> {
    let judged = all_lines(record).into_par_iter().map(|at| go_on().then(|| judge_at(record, at, engine, depth)));
    let judged: Vec<Vec<Judged>> = judged.collect::<Option<_>>()?;
    Some(MatchJudgement { depth, judged: judged.into_iter().flatten().collect() })
}

/// Judges the lines of a match anew more deeply while `go_on`, those first where the choice is most open; the others stay as
/// they are. Spreads over the threads of the current pool.
pub fn deepen_while(
    record: &MatchRecord,
    judgement: &mut MatchJudgement,
    engine: &Engine,
    depth: Depth,
    go_on: &(dyn Fn() -> bool + Sync),
) {
    let mut lines: Vec<((usize, usize), f32)> = Vec::new();
    for judged in &judgement.judged {
        let (at, gap) = ((judged.game, judged.line), judged.what.gap());
        match lines.last_mut() {
            Some((last, least)) if *last == at => *least = least.min(gap),
            _ => lines.push((at, gap)),
        }
    }
    lines.retain(|(_, gap)| *gap <= OPEN);
    lines.sort_by(|(_, a), (_, b)| a.total_cmp(b));
    let deeper: Vec<Vec<Judged>> = lines
        .into_iter()
        .par_bridge()
        .filter_map(|(at, _)| go_on().then(|| judge_at(record, at, engine, depth)))
        .collect();
    for judged in deeper.into_iter().flatten() {
        let is_same = |old: &&mut Judged| {
            (old.game, old.line, old.by) == (judged.game, judged.line, judged.by)
                && std::mem::discriminant(&old.what) == std::mem::discriminant(&judged.what)
        };
        if let Some(old) = judgement.judged.iter_mut().find(is_same) {
            *old = judged;
        }
    }
}

/// A choice is open that is not clearer than this, in units of the cube.
const OPEN: f32 = 0.1;

/// A match judged line after line, by whoever has but one thread and other things to do between.
#[derive(Debug, Clone, PartialEq)]
pub struct Judging {
    depth: Depth,
    lines: Vec<(usize, usize)>,
    done: usize,
    judged: Vec<Judged>,
}

impl Judging {
    /// Nothing of it judged yet.
    #[must_use]
    pub fn of(record: &MatchRecord, depth: Depth) -> Self {
        Self { depth, lines: all_lines(record), done: 0, judged: Vec::new() }
    }

    /// Judges the next line of `record`, which is the one it began with; does nothing after the last.
    pub fn step(&mut self, record: &MatchRecord, engine: &Engine) {
        let Some(&at) = self.lines.get(self.done) else { return };
        self.judged.extend(judge_at(record, at, engine, self.depth));
        self.done += 1;
    }

    /// How many lines are judged.
    #[must_use]
    pub const fn done(&self) -> usize {
        self.done
    }

    /// How many there are.
    #[must_use]
    pub const fn all(&self) -> usize {
        self.lines.len()
    }

    /// The whole, once every line is judged.
    #[must_use]
    pub fn judged(&self) -> Option<MatchJudgement> {
        (self.done == self.lines.len()).then(|| MatchJudgement { depth: self.depth, judged: self.judged.clone() })
    }
}

/// Game and line of every line, in the order of the match.
fn all_lines(record: &MatchRecord) -> Vec<(usize, usize)> {
    let games = record.games.iter().enumerate();
    games.flat_map(|(game, record)| (0..record.lines.len()).map(move |line| (game, line))).collect()
}

fn judge_at(record: &MatchRecord, (game, line): (usize, usize), engine: &Engine, depth: Depth) -> Vec<Judged> {
    let judged = record.games.get(game).map(|record| judge_line(record, line, engine, depth));
    judged.into_iter().flatten().map(|(by, what)| Judged { game, line, by, what }).collect()
}

/// The decisions of a line.
fn judge_line(game: &GameRecord, index: usize, engine: &Engine, depth: Depth) -> Vec<(Side, Judgement)> {
    let line = &game.lines[index];
    let one = |what: Judgement| vec![(line.by, what)];
    let turn =
        |played| waited(game, index, engine, depth).into_iter().chain([played]).map(|what| (line.by, what)).collect();
    match line.act {
        Act::Play { roll, play } => {
            let next = play.result(&line.before.board().seen_by(line.by)).flipped();
            turn(judge_play(line, (roll, luck_of(game, index, roll, engine)), Some(&next), engine, depth))
        }
        Act::Illegal { roll, .. } => {
            turn(judge_play(line, (roll, luck_of(game, index, roll, engine)), None, engine, depth))
        }
        Act::Double => one(judge_doubling(line, Doubling::Doubled, engine, depth)),
        Act::Take => judge_answer(game, index, CubeAnswer::Take, engine, depth).map_or_else(Vec::new, one),
        Act::Drop => judge_answer(game, index, CubeAnswer::Drop, engine, depth).map_or_else(Vec::new, one),
        Act::Beaver => judge_answer(game, index, CubeAnswer::Beaver, engine, depth).map_or_else(Vec::new, one),
        Act::Roll { .. } | Act::Raccoon | Act::Resign { .. } => Vec::new(),
    }
}

/// What a line's player sees, and what they play for.
pub(crate) fn seen(line: &Line) -> (Position, CubeGame) {
    let game = &line.before;
    let stakes = Stakes::seen_by(line.by, game.rules(), game.score(), game.cube());
    (game.board().seen_by(line.by), CubeGame::new(&stakes))
}

/// The decision not to double before a roll that was played; none where nobody could, or on the first roll.
fn waited(game: &GameRecord, index: usize, engine: &Engine, depth: Depth) -> Option<Judgement> {
    if index == 0 && opens(game) {
        return None;
    }
    let has_doubled = |line: &Line| matches!(line.act, Act::Take | Act::Beaver | Act::Raccoon | Act::Double);
    if index > 0 && has_doubled(&game.lines[index - 1]) {
        return None;
    }
    let judged = judge_doubling(&game.lines[index], Doubling::Waited, engine, depth);
    let is_one = |decision: &CubeDecision| decision.action != CubeAction::Unavailable;
    matches!(&judged, Judgement::Doubling { decision, .. } if is_one(decision)).then_some(judged)
}

pub(crate) fn judge_doubling(line: &Line, did: Doubling, engine: &Engine, depth: Depth) -> Judgement {
    let (position, stakes) = seen(line);
    let CubeLook { decision, outcomes, plies } = engine.cube_look(&position, &stakes, depth.cubes);
    let loss = doubling_loss(&decision, did);
    let counts = doubling_counts(&decision, did);
    Judgement::Doubling { decision, outcomes, plies, did, loss, counts }
}

/// The answer to the double before it; none if what was answered is a beaver.
fn judge_answer(game: &GameRecord, index: usize, did: CubeAnswer, engine: &Engine, depth: Depth) -> Option<Judgement> {
    let double = game.lines.get(index.checked_sub(1)?).filter(|line| line.act == Act::Double)?;
    Some(judge_answer_to(double, did, engine, depth))
}

/// The answer to a double.
pub(crate) fn judge_answer_to(double: &Line, did: CubeAnswer, engine: &Engine, depth: Depth) -> Judgement {
    let (position, stakes) = seen(double);
    let CubeLook { decision, outcomes, plies } = engine.cube_look(&position, &stakes, depth.cubes);
    Judgement::Answer { decision, outcomes, plies, did, loss: answer_loss(&decision, did) }
}

/// The luck of the roll of a line; of an opening roll it is also luck to have won it.
fn luck_of(game: &GameRecord, index: usize, roll: Roll, engine: &Engine) -> f32 {
    let (position, stakes) = seen(&game.lines[index]);
    if index == 0 && opens(game) && !roll.is_double() {
        return opening_luck(engine, &position, roll, &stakes, LUCK);
    }
    luck(engine, &position, roll, &stakes, LUCK)
}

/// Whether the game begins with the opening roll.
fn opens(game: &GameRecord) -> bool {
    matches!(game.start.phase(), Phase::OpeningRoll { .. })
}

/// How many of the best plays are told, besides the one that was made.
const TOLD: usize = 8;
/// How many of the best are looked at as deeply as asked, whatever a shallow look thinks of them: all that are told, so that
/// every row of a list has the same depth and compares with the others.
const DEEP: usize = TOLD;
/// How deep the luck of a roll is told. Twenty-one rolls deeper would cost more than all decisions together, and luck told by
/// any fair measure adds up to nothing over many rolls; the field tells it without looking ahead (gnubg's `LuckNormal`).
const LUCK: Plies = Plies::ZERO;

pub(crate) fn judge_play(
    line: &Line,
    (roll, luck): (Roll, f32),
    next: Option<&Position>,
    engine: &Engine,
    depth: Depth,
) -> Judgement {
    let (position, stakes) = seen(line);
    let ranked = engine.best_plays_looking_at(&position, roll, &stakes, depth.plays, DEEP, next);
    let choices = ranked.len();
    let best = ranked.first();
    let made = next.and_then(|next| ranked.iter().position(|play| play.next == *next));
    let told = |index: &usize| *index < TOLD || Some(*index) == made;
    let candidates: Vec<Candidate> = (0..choices)
        .filter(told)
        .map(|index| Candidate {
            ranked: ranked[index],
            loss: best.map_or_else(Loss::default, |best| ranked[index].loss_against(best)),
        })
        .collect();
    let chosen = made.map(|made| made.min(TOLD));
    let loss = chosen.map_or_else(Loss::default, |chosen| candidates[chosen].loss);
    Judgement::Play { roll, candidates, chosen, choices, loss, luck }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use tavola_engine::RulesOfThumb;
    use tavola_notation::record::{Extent, read_record};

    use super::*;
    use crate::{Limits, Summary};

    /// A short match: a double that is taken, a dance, a redouble that is dropped.
    const MATCH: &str = " 3 point match\n Game 1\n Ann : 0                   Bo : 0\n  1)                        31: 8/5 6/5\n  2) 62: 24/18 13/11        55: 8/3(2) 6/1*(2)\n  3) 66:                     Doubles => 2\n  4)  Takes                 21: 13/11 6/5\n  5)  Doubles => 4           Drops\n Wins 2 points\n";

    fn judged(text: &str) -> (MatchRecord, MatchJudgement) {
        let reading = read_record(text.as_bytes()).unwrap();
        assert_eq!(reading.remarks, []);
        let engine = Engine::new(Arc::new(RulesOfThumb));
        let judged = judge_match(&reading.record, &engine, Depth::of(0));
        (reading.record, judged)
    }

    #[test]
    fn open_choices_are_looked_at_more_deeply_as_long_as_there_is_time() {
        let (record, mut judgement) = judged(MATCH);
        let engine = Engine::new(Arc::new(RulesOfThumb));
        let before = judgement.clone();
        deepen_while(&record, &mut judgement, &engine, Depth::of(1), &|| false);
        assert_eq!(judgement, before);
        deepen_while(&record, &mut judgement, &engine, Depth::of(1), &|| true);
        let whole = judge_match(&record, &engine, Depth::of(1));
        assert_ne!(judgement, before);
        for ((old, new), deep) in before.judged.iter().zip(&judgement.judged).zip(&whole.judged) {
            assert!(new == old || new == deep);
            assert!(old.what.gap() > OPEN || new == deep, "{old:?}");
        }
    }

    #[test]
    fn what_is_broken_off_is_no_judgement_and_what_is_not_is_the_whole() {
        let reading = read_record(MATCH.as_bytes()).unwrap();
        let engine = Engine::new(Arc::new(RulesOfThumb));
        let asked = AtomicUsize::new(0);
        let go_on = |most| asked.fetch_add(1, Ordering::Relaxed) < most;
        assert_eq!(judge_match_while(&reading.record, &engine, Depth::of(0), &|| go_on(3)), None);
        asked.store(0, Ordering::Relaxed);
        let whole = judge_match_while(&reading.record, &engine, Depth::of(0), &|| go_on(usize::MAX));
        assert_eq!(whole, Some(judge_match(&reading.record, &engine, Depth::of(0))));
        assert_eq!(asked.into_inner(), reading.record.games[0].lines.len());
    }

    #[test]
    fn every_decision_is_judged_once() {
        let (record, judged) = judged(MATCH);
        let Extent { plays, cubes, .. } = record.extent();
        let many = |is: fn(&Judgement) -> bool| judged.judged.iter().filter(|one| is(&one.what)).count();
        assert_eq!(many(|what| matches!(what, Judgement::Play { .. })), plays);
        let cube = |what: &Judgement| {
            matches!(what, Judgement::Answer { .. } | Judgement::Doubling { did: Doubling::Doubled, .. })
        };
        assert_eq!(many(cube), cubes);
        // Nobody decides about the cube before the first roll, nor at once after a take; Ann and Bo each wait before a roll.
        assert_eq!(many(|what| matches!(what, Judgement::Doubling { did: Doubling::Waited, .. })), 3);
    }

    #[test]
    fn a_loss_is_what_the_best_play_would_have_been_worth_more() {
        let (_, judged) = judged(MATCH);
        for one in &judged.judged {
            let Judgement::Play { candidates, chosen, choices, loss, .. } = &one.what else { continue };
            let Some(chosen) = *chosen else {
                assert_eq!((*choices, candidates.len()), (0, 0));
                continue;
            };
            let made = candidates[chosen].ranked.equity.value();
            let best = candidates[0].ranked.equity.value();
            assert!((loss.value() - (best - made).max(0.0)).abs() < 1e-6);
        }
    }

    #[test]
    fn what_a_player_lost_is_the_sum_of_their_decisions() {
        let (_, judged) = judged(MATCH);
        for side in Side::BOTH {
            let sum = Summary::of(&judged, side, &Limits::USUAL);
            let losses =
                judged.judged.iter().filter(|one| one.by == side).map(|one| f64::from(one.what.loss().value()));
            assert!((losses.sum::<f64>() - sum.errors.play_losses - sum.errors.cube_losses).abs() < 1e-6);
            assert!(
                (sum.errors.performance_rating() * f64::from(sum.errors.decisions()) / 500.0
                    - sum.errors.play_losses
                    - sum.errors.cube_losses)
                    .abs()
                    < 1e-6
            );
        }
    }
}
