//! Whole matches: every decision judged, as Python objects.

use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use rayon::ThreadPool;
use tavola_engine::analysis::Doubling;
use tavola_engine::cubeful::Plies;
use tavola_engine::{CubeAction, CubeGame, CubefulEquity, Stakes};
use tavola_notation::record::{Act, GameRecord, Line, MatchRecord, Reading, Weight, read_record};
use tavola_notation::{MoveText, Situation, Xgid};
use tavola_rules::{Length, Side};
use tavola_study::{Depth, Judged, Judgement, Limits, Mark, MatchJudgement, Summary, judge_match_while};

use crate::engine::goes_on;
use crate::told::answer;
use crate::work::{self, Threads};

/// The sides in the order in which files name the players.
const SIDES: [Side; 2] = [Side::Black, Side::White];

/// A judged match.
#[pyclass(frozen, get_all, module = "tavola")]
#[derive(Debug)]
pub(crate) struct MatchAnalysis {
    /// What each player's decisions come to, in the order of the file.
    players: Vec<Py<PlayerSummary>>,
    /// Points to win; None for money.
    length: Option<u16>,
    /// How many rolls were looked ahead.
    plies: u8,
    /// The games, first to last.
    games: Vec<Py<GameSummary>>,
    /// Every decision, in the order of the match.
    decisions: Vec<Py<Decision>>,
    /// What of the file did not fit, as text.
    remarks: Vec<String>,
}

#[pymethods]
impl MatchAnalysis {
    fn __repr__(&self) -> String {
        let players: Vec<_> = self.players.iter().map(|player| player.get().__repr__()).collect();
        format!("MatchAnalysis([{}], {} decisions)", players.join(", "), self.decisions.len())
    }
}

/// What the decisions of a player come to. Losses and luck are in units of the cube (EMG in a match).
#[pyclass(frozen, get_all, module = "tavola")]
#[derive(Debug)]
pub(crate) struct PlayerSummary {
    /// As the file spells it.
    name: String,
    /// Performance rating: 500 times the loss a decision.
    rating: f64,
    /// Plays with something to choose.
    plays: u32,
    /// What they lost.
    play_losses: f64,
    /// Doubles, answers, and not doubling where it was close or wrong.
    cubes: u32,
    /// What they lost.
    cube_losses: f64,
    /// Luck of all rolls.
    luck: f64,
}

#[pymethods]
impl PlayerSummary {
    fn __repr__(&self) -> String {
        format!("PlayerSummary({:?}, rating={:.2}, luck={:+.3})", self.name, self.rating, self.luck)
    }
}

/// One game of a match.
#[pyclass(frozen, get_all, module = "tavola")]
#[derive(Debug)]
pub(crate) struct GameSummary {
    /// From 1.
    number: usize,
    /// Points won before it, in the order of the players.
    score: (u64, u64),
    /// Whether it is the Crawford game.
    crawford: bool,
    /// Who won: 0 or 1; None where the file ends before.
    winner: Option<usize>,
    /// How many points; 0 where nobody has won.
    points: u64,
}

#[pymethods]
impl GameSummary {
    fn __repr__(&self) -> String {
        let won = self.winner.map_or_else(|| "not over".to_owned(), |winner| format!("{} to {winner}", self.points));
        format!("GameSummary({}, score={:?}, {won})", self.number, self.score)
    }
}

/// One decision. Equity, error and luck are in units of the cube (EMG in a match) and seen by who decided.
#[pyclass(frozen, get_all, module = "tavola")]
#[derive(Debug)]
pub(crate) struct Decision {
    /// Of which game, from 1.
    game: usize,
    /// Of which act of it, from 1: a turn in which nobody doubled has two decisions, not to and the play.
    line: usize,
    /// Who decided: 0 for the player whom the file names first, 1 for the other.
    by: usize,
    /// Their name.
    player: String,
    /// "play", "double" (whether to) or "answer".
    kind: &'static str,
    /// The roll of a play, the higher first.
    roll: Option<(u8, u8)>,
    /// What they did: a play, "no double", "double", "take", "drop", "beaver"; "illegal" for a play against the rules.
    chosen: String,
    /// What was best. Empty where nothing could be moved.
    best: String,
    /// What it was worth before they decided, if they decided well.
    equity: f32,
    /// The same in what is played for: their chance to win the match, or points in units of the cube.
    worth: f32,
    /// What their choice lost: 0 or more.
    error: f32,
    /// The luck of the roll of a play; 0 for the cube.
    luck: f32,
    /// How bad that was: None, "doubtful", "error", "blunder" or "whopper".
    mark: Option<&'static str>,
    /// Whether it counts as a decision: forced plays do not, nor does not doubling where nobody would.
    counts: bool,
    /// The position before it, as XGID; None where that cannot say it.
    xgid: Option<String>,
}

#[pymethods]
impl Decision {
    fn __repr__(&self) -> String {
        format!("Decision({:?}, {:?}, equity={:+.3}, error={:.3})", self.player, self.chosen, self.equity, self.error)
    }
}

/// Judges every decision of a match in a file (.mat, .txt, .sgf, .xg, .json), `plies` rolls looked ahead, with an engine on all
/// processors: a MatchAnalysis. See Engine.analyse_match.
#[pyfunction]
#[pyo3(signature = (path, plies=2, *, progress=None))]
pub(crate) fn analyse_match(
    py: Python<'_>,
    path: &Bound<'_, PyAny>,
    plies: i64,
    progress: Option<&Bound<'_, PyAny>>,
) -> PyResult<MatchAnalysis> {
    let plies = crate::asked::plies(Some(plies), Plies::ZERO)?;
    let progress = crate::engine::callable(progress)?;
    analysed(py, path, &tavola_engine::Engine::default(), &*Threads::default().pool()?, plies, progress)
}

/// Reads and judges.
pub(crate) fn analysed(
    py: Python<'_>,
    path: &Bound<'_, PyAny>,
    engine: &tavola_engine::Engine,
    pool: &ThreadPool,
    plies: Plies,
    progress: Option<&Bound<'_, PyAny>>,
) -> PyResult<MatchAnalysis> {
    let path: PathBuf = path.extract()?;
    let bytes = std::fs::read(&path)
        .map_err(|error| std::io::Error::new(error.kind(), format!("{}: {error}", path.display())))?;
    let reading = read_record(&bytes).map_err(|error| PyValueError::new_err(format!("{}: {error}", path.display())))?;
    let depth = Depth::of(plies.0);
    let lines: usize = reading.record.games.iter().map(|game| game.lines.len()).sum();
    let judge = |desk: &work::Desk<'_, usize>| {
        let begun = AtomicUsize::new(0);
        let go_on = || {
            desk.tell(begun.fetch_add(1, Ordering::Relaxed));
            !desk.is_stopped()
        };
        let judged = judge_match_while(&reading.record, engine, depth, &go_on)?;
        let equities =
            judged.judged.iter().map(|one| Seen::of(&reading.record, one).equity(one, engine, plies)).collect();
        Some((judged, equities))
    };
    let judged = work::done(py, pool, judge, |_, done| match progress {
        Some(progress) => goes_on(&progress.call1((done, lines))?),
        None => Ok(ControlFlow::Continue(())),
    })?;
    let (judged, equities): (MatchJudgement, Vec<CubefulEquity>) =
        judged.ok_or_else(|| PyRuntimeError::new_err("progress has broken the analysis off"))?;
    told(py, &reading, &judged, &equities)
}

fn told(
    py: Python<'_>,
    reading: &Reading,
    judged: &MatchJudgement,
    equities: &[CubefulEquity],
) -> PyResult<MatchAnalysis> {
    let record = &reading.record;
    let player = |side: Side| Py::new(py, PlayerSummary::of(record, judged, side));
    let game = |(index, game): (usize, &GameRecord)| Py::new(py, GameSummary::of(index, game));
    let decision = |(one, equity): (&Judged, &CubefulEquity)| Py::new(py, Decision::of(record, one, *equity));
    Ok(MatchAnalysis {
        players: SIDES.into_iter().map(player).collect::<PyResult<_>>()?,
        length: match record.rules.knobs().length {
            Length::Points(length) => Some(length.points().into()),
            Length::Unlimited => None,
        },
        plies: judged.depth.plays.0,
        games: record.games.iter().enumerate().map(game).collect::<PyResult<_>>()?,
        decisions: judged.judged.iter().zip(equities).map(decision).collect::<PyResult<_>>()?,
        remarks: reading
            .remarks
            .iter()
            .filter(|remark| remark.weight != Weight::Note)
            .map(ToString::to_string)
            .collect(),
    })
}

impl PlayerSummary {
    fn of(record: &MatchRecord, judged: &MatchJudgement, side: Side) -> Self {
        let Summary { errors, luck, .. } = Summary::of(judged, side, &Limits::USUAL);
        Self {
            name: record.players[side].clone(),
            rating: errors.performance_rating(),
            plays: errors.unforced_plays,
            play_losses: errors.play_losses,
            cubes: errors.cube_decisions,
            cube_losses: errors.cube_losses,
            luck,
        }
    }
}

/// The place of a side among the players.
const fn place(side: Side) -> usize {
    match side {
        Side::Black => 0,
        Side::White => 1,
    }
}

impl GameSummary {
    fn of(index: usize, game: &GameRecord) -> Self {
        let won = SIDES.map(|side| game.start.score().won(side).number());
        let knobs = game.start.rules().knobs();
        let result = game.result().map(|result| (place(result.outcome.winner), result.outcome.points(knobs).number()));
        Self {
            number: index + 1,
            score: won.into(),
            crawford: game.is_crawford(),
            winner: result.map(|(winner, _)| winner),
            points: result.map_or(0, |(_, points)| points),
        }
    }
}

/// A line as who decides sees it.
struct Seen<'a> {
    line: &'a Line,
    game: CubeGame,
}

impl<'a> Seen<'a> {
    fn of(record: &'a MatchRecord, one: &Judged) -> Self {
        let line = &record.games[one.game].lines[one.line];
        let before = &line.before;
        let stakes = Stakes::seen_by(one.by, before.rules(), before.score(), before.cube());
        Self { line, game: CubeGame::new(&stakes) }
    }

    /// What it is worth to decide well, in units of the cube.
    fn equity(&self, one: &Judged, engine: &tavola_engine::Engine, plies: Plies) -> CubefulEquity {
        match &one.what {
            Judgement::Play { candidates, .. } => candidates.first().map_or_else(
                || {
                    let (others, position) = (self.game.flipped(), self.line.before.board().seen_by(one.by.opponent()));
                    let worth = others.others_worth(engine.evaluate(&position, &others, plies).worth);
                    self.game.normalised(worth, self.game.cube())
                },
                |best| best.ranked.equity,
            ),
            Judgement::Doubling { decision, .. } => decision.best(),
            Judgement::Answer { decision, .. } => decision.after(decision.answer).flipped(),
        }
    }
}

impl Decision {
    fn of(record: &MatchRecord, one: &Judged, equity: CubefulEquity) -> Self {
        let Seen { line, game } = Seen::of(record, one);
        let (chosen, best) = choices(&one.what, line);
        let (roll, luck) = match &one.what {
            Judgement::Play { roll, luck, .. } => (Some((roll.high().number(), roll.low().number())), *luck),
            Judgement::Doubling { .. } | Judgement::Answer { .. } => (None, 0.0),
        };
        Self {
            game: one.game + 1,
            line: one.line + 1,
            by: place(one.by),
            player: record.players[one.by].clone(),
            kind: kind(&one.what),
            roll,
            chosen,
            best,
            equity: equity.value(),
            worth: game.scale(game.cube()).worth(equity).value(),
            error: one.what.loss().value(),
            luck,
            mark: Limits::USUAL.mark(one.what.loss()).map(mark),
            counts: match one.what {
                Judgement::Play { choices, chosen, .. } => choices > 1 && chosen.is_some(),
                Judgement::Doubling { counts, .. } => counts,
                Judgement::Answer { .. } => true,
            },
            xgid: Situation::of_game(&line.before).and_then(|now| Xgid::try_from(&now).ok()).map(|id| id.to_string()),
        }
    }
}

const fn kind(what: &Judgement) -> &'static str {
    match what {
        Judgement::Play { .. } => "play",
        Judgement::Doubling { .. } => "double",
        Judgement::Answer { .. } => "answer",
    }
}

const fn mark(mark: Mark) -> &'static str {
    match mark {
        Mark::Doubtful => "doubtful",
        Mark::Error => "error",
        Mark::Blunder => "blunder",
        Mark::Whopper => "whopper",
    }
}

/// What was chosen and what was best, in words.
fn choices(what: &Judgement, line: &Line) -> (String, String) {
    match what {
        Judgement::Play { candidates, .. } => {
            let made = match &line.act {
                Act::Play { play, .. } => MoveText(play).to_string(),
                _ => "illegal".to_owned(),
            };
            (made, candidates.first().map(|best| MoveText(&best.ranked.play).to_string()).unwrap_or_default())
        }
        Judgement::Doubling { decision, did, .. } => {
            let did = match did {
                Doubling::Waited => "no double",
                Doubling::Doubled => "double",
            };
            let is_right = matches!(decision.action, CubeAction::Double | CubeAction::Redouble);
            (did.to_owned(), if is_right { "double" } else { "no double" }.to_owned())
        }
        Judgement::Answer { decision, did, .. } => (answer(*did).to_owned(), answer(decision.answer).to_owned()),
    }
}
