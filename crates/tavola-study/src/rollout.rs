//! A position rolled out: some of its plays against each other, or doubling against not doubling; what has been counted is
//! kept with the result, so that a later run goes on from there.

use std::ops::ControlFlow;

use serde::{Deserialize, Serialize};
use tavola_engine::cubeful::CubeDecision;
use tavola_engine::rollout::{
    Budget, Comparison, Estimate, FirstTurn, Rollout, Settings, Stopped, Tally, compare_watched,
};
use tavola_engine::{CubeAction, CubeAnswer, CubeGame, Engine, finished};
use tavola_notation::{MoveText, Situation, Waiting};
use tavola_rules::{Play, Position};

use crate::position::{NothingToSay, after, stakes};
use crate::report::Chances;

/// The version of this form. A report of another version is made anew.
pub const FORMAT: u32 = 1;
/// How many plays are rolled out against each other at most.
pub const MOST_PLAYS: usize = 8;
/// A difference is certain when it is so many joint standard errors: by chance alone about once in 100.
pub const CERTAIN: f32 = Comparison::USUAL.deviations;
/// Nothing is certain before so many trials of each.
pub const LEAST_TRIALS: u32 = Comparison::USUAL.least_trials;

/// What is known of a position from rollouts.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct RolloutReport {
    /// [`FORMAT`].
    pub format: u32,
    /// Who judged along the way, and how: trials of another judge are not added to these.
    pub judge: String,
    /// What has been rolled out; plays best first.
    pub lines: Vec<RolledLine>,
    /// What is right with the cube, where that was asked.
    pub cube: Option<RolledCube>,
    /// Whether the best is better than every other with certainty; of the cube, whether action and answer are certain.
    pub is_certain: bool,
}

/// One play, or one way of going on with the cube.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct RolledLine {
    /// What it is.
    pub what: Rolled,
    /// The position after it, the opponent on roll, as XGID; none where that cannot be said.
    pub next: Option<String>,
    /// What it is worth, in units of the cube, seen by the player on roll.
    pub equity: f32,
    /// Its standard error.
    pub error: f32,
    /// How the games ended, seen by the player on roll.
    pub chances: Chances,
    /// How many games were played.
    pub trials: u32,
    /// Sums and sums of squares, to go on from.
    sums: [f64; 7],
    squares: [f64; 7],
}

/// What was rolled out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rolled {
    /// A play, as text.
    Play(String),
    /// Rolling without doubling.
    NoDouble,
    /// Rolling after a double that was taken.
    DoubleTake,
}

/// What is right with the cube, by the rollout.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct RolledCube {
    /// What a drop is worth to the player on roll.
    pub double_drop: f32,
    /// What the player on roll does.
    pub action: CubeAction,
    /// How the other answers.
    pub answer: CubeAnswer,
}

/// How far a rollout goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Extent {
    /// Not beyond so many trials of each line.
    pub trials: u32,
    /// When it ends before.
    pub ends: Ends,
}

/// When a rollout ends before its trials are done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ends {
    /// Never.
    AtItsTrials,
    /// When the difference is certain ([`CERTAIN`]); a play that is certainly worse is left out from then on.
    WhenCertain,
}

/// A rollout of a position that can be run, and run again.
#[derive(Debug, Clone)]
pub struct Job {
    game: CubeGame,
    judge: String,
    extent: Extent,
    is_cube: bool,
    lines: Vec<(Rolled, Option<String>)>,
    rollouts: Vec<Rollout>,
    /// What is known of other plays.
    others: Vec<RolledLine>,
}

impl Job {
    /// The rollout of these plays of the situation's roll, or of the cube before it. Goes on from what an earlier report
    /// counted, if the same judge made it.
    ///
    /// # Errors
    /// If there is nothing to decide.
    pub fn new(
        situation: &Situation,
        plays: &[Play],
        extent: Extent,
        engine: &Engine,
        before: Option<&RolloutReport>,
    ) -> Result<Self, NothingToSay> {
        let game = CubeGame::new(&stakes(situation)?);
        let position = situation.position();
        if finished(&position).is_some() {
            return Err(NothingToSay::GameOver);
        }
        let settings = Settings { most_trials: extent.trials, efficiencies: engine.efficiencies(), ..Settings::USUAL };
        let is_cube = !matches!(situation.waiting, Waiting::Play(_));
        let started = if is_cube {
            cube_lines(&position, &game, settings)
        } else {
            play_lines(situation, plays, &game, settings)
        };
        let judge = judge(engine, &settings);
        let known = before.filter(|before| before.format == FORMAT && before.judge == judge);
        let known = known.map(|before| before.lines.as_slice()).unwrap_or_default();
        let (lines, rollouts): (Vec<_>, Vec<_>) = started
            .into_iter()
            .map(|(what, next, rollout)| {
                let tally = known.iter().find(|line| line.what == what).map(RolledLine::tally);
                ((what, next), rollout.resumed(tally.unwrap_or_default()))
            })
            .unzip();
        let is_other = |line: &&RolledLine| lines.iter().all(|(what, _)| *what != line.what);
        let others = known.iter().filter(is_other).cloned().collect();
        Ok(Self { game, judge, extent, is_cube, lines, rollouts, others })
    }

    /// Plays trials on the threads of the current pool until the extent or the budget says stop. `watch` sees the report
    /// after every round.
    pub fn run(&mut self, engine: &Engine, budget: &Budget<'_>, mut watch: impl FnMut(RolloutReport)) -> Stopped {
        let until_certain = self.extent.ends == Ends::WhenCertain;
        let deviations = if until_certain && !self.is_cube { CERTAIN } else { f32::INFINITY };
        let sign = if self.is_cube { 1.0 } else { -1.0 };
        let mut rollouts = std::mem::take(&mut self.rollouts);
        let mut is_settled = false;
        let stopped = compare_watched(
            &mut rollouts,
            sign,
            &engine.evaluator(),
            budget,
            Comparison { deviations, least_trials: LEAST_TRIALS },
            |now| {
                let report = self.report_of(now);
                is_settled = until_certain && self.is_cube && report.is_certain;
                watch(report);
                if is_settled { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            },
        );
        self.rollouts = rollouts;
        if is_settled { Stopped::Precise } else { stopped }
    }

    /// What is known so far.
    #[must_use]
    pub fn report(&self) -> RolloutReport {
        self.report_of(&self.rollouts)
    }

    fn report_of(&self, rollouts: &[Rollout]) -> RolloutReport {
        let estimates: Vec<Estimate> = rollouts.iter().map(Rollout::estimate).collect();
        let mut lines: Vec<RolledLine> = self
            .lines
            .iter()
            .zip(rollouts.iter().zip(&estimates))
            .map(|((what, next), (rollout, estimate))| RolledLine::of(what, next.clone(), rollout.tally(), estimate))
            .filter(|line| line.trials > 0)
            .chain(self.others.iter().cloned())
            .collect();
        if !self.is_cube {
            lines.sort_by(|a, b| b.equity.total_cmp(&a.equity));
        }
        let cube = self.is_cube.then(|| self.decided(&estimates)).flatten();
        let is_certain = match &cube {
            Some(cube) => is_certain_cube(&lines, cube),
            None => is_certain_play(&lines),
        };
        RolloutReport { format: FORMAT, judge: self.judge.clone(), lines, cube, is_certain }
    }

    fn decided(&self, estimates: &[Estimate]) -> Option<RolledCube> {
        let [waiting, doubled] = estimates else { return None };
        let decision = CubeDecision::of(&self.game, self.game.cube(), waiting.worth, doubled.worth);
        let double_drop = decision.double_drop.value();
        Some(RolledCube { double_drop, action: decision.action, answer: decision.answer })
    }
}

impl RolledLine {
    fn of(what: &Rolled, next: Option<String>, tally: &Tally, estimate: &Estimate) -> Self {
        let (trials, &sums, &squares) = tally.parts();
        // After a play it is the opponent who was on roll.
        let (outcomes, sign) = match what {
            Rolled::Play(_) => (estimate.outcomes.flipped(), -1.0),
            Rolled::NoDouble | Rolled::DoubleTake => (estimate.outcomes, 1.0),
        };
        Self {
            what: what.clone(),
            next,
            equity: sign * estimate.equity.value(),
            error: estimate.equity_error,
            chances: (&outcomes).into(),
            trials,
            sums,
            squares,
        }
    }

    const fn tally(&self) -> Tally {
        Tally::from_parts(self.trials, self.sums, self.squares)
    }

    /// How far its equity reaches to both sides in 95 of 100 rollouts.
    #[must_use]
    pub fn interval(&self) -> f32 {
        1.96 * self.error
    }

    /// The joint standard error of the difference to another.
    #[must_use]
    pub fn joint_error(&self, other: &Self) -> f32 {
        self.error.hypot(other.error)
    }
}

/// The settings and the judge of the first position, to the last bit.
fn judge(engine: &Engine, settings: &Settings) -> String {
    let start = engine.evaluator().evaluate_one(&Position::START).exclusive().map(f32::to_bits);
    let Settings { cube, variance_reduction, length, seed, efficiencies, .. } = settings;
    format!("{cube:?} {variance_reduction:?} {length:?} {seed:?} {efficiencies:?} {start:x?}")
}

type Started = (Rolled, Option<String>, Rollout);

fn cube_lines(position: &Position, game: &CubeGame, settings: Settings) -> Vec<Started> {
    let line = |what, cube| (what, None, Rollout::with_cube(position, game, cube, FirstTurn::Rolls, settings));
    let mut lines = vec![line(Rolled::NoDouble, game.cube())];
    if game.may_double(game.cube()) {
        lines.push(line(Rolled::DoubleTake, game.cube().after_take()));
    }
    lines
}

fn play_lines(situation: &Situation, plays: &[Play], game: &CubeGame, settings: Settings) -> Vec<Started> {
    let (position, others) = (situation.position(), game.flipped());
    let line = |play: &Play| {
        let next = play.result(&position).flipped();
        let rollout = Rollout::new(&next, &others, FirstTurn::MayDouble, settings);
        (Rolled::Play(MoveText(play).to_string()), after(situation, play).map(|id| id.to_string()), rollout)
    };
    plays.iter().take(MOST_PLAYS).map(line).collect()
}

/// Whether the first is better than every other.
fn is_certain_play(lines: &[RolledLine]) -> bool {
    let Some((best, others)) = lines.split_first() else { return false };
    let enough = |line: &RolledLine| line.trials >= LEAST_TRIALS;
    // Where nothing is left to chance, equal plays have no difference and no error.
    let is_worse = |line: &RolledLine| {
        let behind = best.equity - line.equity;
        behind > 0.0 && behind >= CERTAIN * best.joint_error(line)
    };
    !others.is_empty() && enough(best) && others.iter().all(|line| enough(line) && is_worse(line))
}

/// Whether both are certain: to double or not, and to take or not.
fn is_certain_cube(lines: &[RolledLine], cube: &RolledCube) -> bool {
    let [waiting, doubled] = lines else { return false };
    let answer = (doubled.equity - cube.double_drop).abs() >= CERTAIN * doubled.error;
    let action = if cube.answer == CubeAnswer::Drop {
        (waiting.equity - cube.double_drop).abs() >= CERTAIN * waiting.error
    } else {
        (waiting.equity - doubled.equity).abs() >= CERTAIN * waiting.joint_error(doubled)
    };
    waiting.trials.min(doubled.trials) >= LEAST_TRIALS && answer && action
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tavola_engine::{RulesOfThumb, WithTables};
    use tavola_notation::{Xgid, read_play};

    use super::*;

    const OPENING: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:3:0:10";

    fn job(id: &str, plays: &[&str], extent: Extent, before: Option<&RolloutReport>) -> (Job, Engine) {
        let situation = *id.parse::<Xgid>().unwrap().situation();
        let engine = Engine::new(Arc::new(WithTables::new(RulesOfThumb)));
        let read = |text: &&str| read_play(&situation.position(), situation.roll().unwrap(), text).unwrap();
        let plays: Vec<Play> = plays.iter().map(read).collect();
        (Job::new(&situation, &plays, extent, &engine, before).unwrap(), engine)
    }

    #[test]
    fn two_plays_are_rolled_out_until_one_is_certainly_better_and_the_stop_rule_holds() {
        let extent = Extent { trials: 1296, ends: Ends::WhenCertain };
        // Black is off in two rolls but for doubles; 4 and 1 are off in one by 29 rolls of 36, 3 and 2 by 25.
        let id = format!("XGID=---A-A{}c-:0:0:1:21:0:0:3:0:10", "-".repeat(18));
        let (mut job, engine) = job(&id, &["5/2", "5/4 3/1"], extent, None);
        let mut seen = 0;
        let stopped = job.run(&engine, &Budget::UNLIMITED, |_| seen += 1);
        let report = job.report();
        assert_eq!((stopped, report.is_certain), (Stopped::Precise, true), "{report:?}");
        let [best, other] = &report.lines[..] else { panic!("{report:?}") };
        assert_eq!(best.what, Rolled::Play("5/4 3/1".to_owned()));
        assert!(best.equity - other.equity >= CERTAIN * best.joint_error(other));
        assert!(seen >= 4 && (LEAST_TRIALS..1296).contains(&best.trials), "{}", best.trials);
        let kept: RolloutReport = serde_json::from_str(&serde_json::to_string(&report).unwrap()).unwrap();
        let figures = |report: &RolloutReport| -> Vec<_> {
            report.lines.iter().map(|line| (line.what.clone(), line.equity, line.trials)).collect()
        };
        assert_eq!(figures(&kept), figures(&report), "sums may differ in their last bit");
    }

    #[test]
    fn of_two_plays_that_are_worth_the_same_none_is_certainly_better() {
        // Whatever White plays, Black is off next.
        let id = format!("XGID=--A-A-A{}a-:0:0:1:21:0:0:3:0:10", "-".repeat(17));
        let extent = Extent { trials: 180, ends: Ends::WhenCertain };
        let (mut job, engine) = job(&id, &["6/3", "4/1"], extent, None);
        let stopped = job.run(&engine, &Budget::UNLIMITED, |_| {});
        let report = job.report();
        assert_eq!((stopped, report.is_certain), (Stopped::Complete, false), "{report:?}");
        assert_eq!(report.lines[0].equity, report.lines[1].equity);
    }

    #[test]
    fn a_rollout_goes_on_from_what_was_counted_and_keeps_what_is_known_of_other_plays() {
        let extent = |trials| Extent { trials, ends: Ends::AtItsTrials };
        let (mut first, engine) = job(OPENING, &["8/5 6/5", "24/20"], extent(72), None);
        first.run(&engine, &Budget::UNLIMITED, |_| {});
        let (mut more, _) = job(OPENING, &["8/5 6/5"], extent(144), Some(&first.report()));
        more.run(&engine, &Budget::UNLIMITED, |_| {});
        let (mut whole, _) = job(OPENING, &["8/5 6/5"], extent(144), None);
        whole.run(&engine, &Budget::UNLIMITED, |_| {});
        let of = |report: &RolloutReport, play: &str| {
            let line = report.lines.iter().find(|line| line.what == Rolled::Play(play.to_owned())).unwrap();
            (line.trials, line.equity)
        };
        assert_eq!(of(&more.report(), "8/5 6/5"), of(&whole.report(), "8/5 6/5"));
        assert_eq!(of(&more.report(), "24/20"), of(&first.report(), "24/20"));
        let other_judge = RolloutReport { judge: String::new(), ..first.report() };
        let (fresh, _) = job(OPENING, &["8/5 6/5"], extent(144), Some(&other_judge));
        assert!(fresh.report().lines.is_empty(), "trials of another judge are not added to");
    }

    #[test]
    fn a_last_roll_cube_is_doubled_and_dropped_with_certainty() {
        let id = "XGID=aA------------------------:0:0:1:00:0:0:0:0:10";
        let id = id.replace("aA", "-B").replace("---:0:0", "a--:0:0");
        let extent = Extent { trials: 720, ends: Ends::WhenCertain };
        let (mut job, engine) = job(&id, &[], extent, None);
        job.run(&engine, &Budget::UNLIMITED, |_| {});
        let report = job.report();
        let cube = report.cube.unwrap();
        assert_eq!((cube.answer, report.is_certain), (CubeAnswer::Drop, true), "{report:?}");
    }

    #[test]
    fn without_a_cube_to_turn_only_playing_on_is_rolled_out() {
        let crawford = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:6:3:1:7:10";
        let (mut job, engine) = job(crawford, &[], Extent { trials: 36, ends: Ends::AtItsTrials }, None);
        job.run(&engine, &Budget::UNLIMITED, |_| {});
        let report = job.report();
        assert_eq!((report.lines.len(), report.cube), (1, None));
    }
}
