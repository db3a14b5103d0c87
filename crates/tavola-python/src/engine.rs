//! The engine: what Python asks of it.

use std::ops::ControlFlow;

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use rayon::prelude::*;
use tavola_engine::cubeful::Plies;
use tavola_engine::lookahead::outcomes_after;
use tavola_engine::rollout::{BLOCK, Budget, FirstTurn, Length, Seed, Settings, VarianceReduction, WithCube};
use tavola_engine::{CubeGame, Outcomes, finished};
use tavola_notation::Situation;

use crate::asked::{self, Asked};
use crate::numbers;
use crate::position::stakes;
use crate::study::{self, MatchAnalysis};
use crate::told::{CubeDecision, Evaluation, Play, Rollout};
use crate::work::{self, Threads};

const MOST_TRIALS: i64 = 100_000_000;
const MOST_THREADS: i64 = 1024;
/// So many positions are judged between two glances at Ctrl-C.
const TOGETHER: usize = 64;

/// Judges positions, looking `plies` rolls ahead (0 to 4) where a call says nothing else, on `threads` threads (0: one for
/// each processor). The nets are in the package. Every call leaves the interpreter free for other threads.
#[pyclass(frozen, module = "tavola")]
#[derive(Debug)]
pub(crate) struct Engine {
    engine: tavola_engine::Engine,
    plies: Plies,
    threads: Threads,
}

#[pymethods]
impl Engine {
    #[new]
    #[pyo3(signature = (plies=0, threads=0))]
    fn new(plies: i64, threads: i64) -> PyResult<Self> {
        let wanted = usize::try_from(threads).ok().filter(|_| threads <= MOST_THREADS);
        let text = || format!("threads are 0 (one for each processor) to {MOST_THREADS}, not {threads}");
        let wanted = wanted.ok_or_else(|| PyValueError::new_err(text()))?;
        let plies = asked::plies(Some(plies), Plies::ZERO)?;
        Ok(Self { engine: tavola_engine::Engine::default(), plies, threads: Threads::new(wanted) })
    }

    /// How many rolls are looked ahead where a call says nothing else.
    #[getter]
    const fn plies(&self) -> u8 {
        self.plies.0
    }

    /// What a position comes to before the dice (a roll that is given with it does not count): an Evaluation.
    ///
    /// Many positions (a list, or an array of n × 26 or n × 28 whole numbers) get their six chances each, without the cube:
    /// an array of NumPy, n × 6 of float32, where there is NumPy, else a list of lists. Cube and score do not count there.
    #[pyo3(signature = (positions, plies=None))]
    fn evaluate<'py>(
        &self,
        py: Python<'py>,
        positions: &Bound<'py, PyAny>,
        plies: Option<i64>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let plies = asked::plies(plies, self.plies)?;
        match Asked::of(positions)? {
            Asked::One(situation) => {
                let (position, game) = (situation.position(), CubeGame::new(&stakes(&situation)?));
                let pool = self.threads.pool()?;
                let told = py.detach(|| pool.install(|| self.engine.evaluate(&position, &game, plies)));
                Bound::new(py, Evaluation::of(&told)).map(Bound::into_any)
            }
            Asked::Many(positions) => numbers::chances(py, &self.outcomes(py, &positions, plies)?),
        }
    }

    /// The legal plays of a roll, best first: a list of Play, empty where nothing can be moved.
    ///
    /// `dice` is a text such as "63" or two numbers; without it the roll that the position was given with. `most` limits how
    /// many are told.
    #[pyo3(signature = (position, dice=None, *, plies=None, most=None))]
    fn best_plays(
        &self,
        py: Python<'_>,
        position: &Bound<'_, PyAny>,
        dice: Option<&Bound<'_, PyAny>>,
        plies: Option<i64>,
        most: Option<usize>,
    ) -> PyResult<Vec<Play>> {
        let (situation, game) = question(position)?;
        let plies = asked::plies(plies, self.plies)?;
        let roll = dice.map(asked::roll).transpose()?.or_else(|| situation.roll());
        let roll = roll.ok_or_else(|| PyValueError::new_err("which roll? best_plays(position, \"63\")"))?;
        let pool = self.threads.pool()?;
        let position = situation.position();
        let ranked = py.detach(|| pool.install(|| self.engine.best_plays(&position, roll, &game, plies)));
        let Some(best) = ranked.first() else { return Ok(Vec::new()) };
        ranked.iter().take(most.unwrap_or(usize::MAX)).map(|play| Play::of(py, play, best, &situation)).collect()
    }

    /// Whether the player on roll doubles, and how they are answered: a CubeDecision. A roll that is given with the position
    /// does not count.
    #[pyo3(signature = (position, *, plies=None))]
    fn cube(&self, py: Python<'_>, position: &Bound<'_, PyAny>, plies: Option<i64>) -> PyResult<CubeDecision> {
        let (situation, game) = question(position)?;
        let plies = asked::plies(plies, self.plies)?;
        let (pool, position) = (self.threads.pool()?, situation.position());
        let look = py.detach(|| pool.install(|| self.engine.cube_look(&position, &game, plies)));
        Ok(CubeDecision::of(&look))
    }

    /// Plays a position out many times, before the roll and with the player on roll free to double: a Rollout. Plays on the way
    /// are chosen without looking ahead, whatever the engine's plies.
    ///
    /// `trials` games, rounded up to whole blocks of 36; after `truncate` rolls the engine judges (None: to the end); the same
    /// `seed` gives the same result. `precision` stops earlier, once the error of the equity is below it. `progress` is called
    /// with the Rollout so far after every block; if it returns False, what was reached is returned. Ctrl-C raises
    /// KeyboardInterrupt within a moment.
    #[pyo3(signature = (position, *, trials=1296, truncate=None, seed=1, precision=0.0, cubeful=true, variance_reduction=true, progress=None))]
    #[expect(clippy::too_many_arguments, reason = "arguments with names, as Python has them")]
    fn rollout(
        &self,
        py: Python<'_>,
        position: &Bound<'_, PyAny>,
        trials: i64,
        truncate: Option<i64>,
        seed: u64,
        precision: f32,
        cubeful: bool,
        variance_reduction: bool,
        progress: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Rollout> {
        let (situation, game) = question(position)?;
        if situation.roll().is_some() {
            let text =
                "a rollout begins before the roll: position.replace(dice=None), or roll out the positions after plays";
            return Err(PyValueError::new_err(text));
        }
        let progress = callable(progress)?;
        let settings = Settings {
            cube: if cubeful { WithCube::Cubeful } else { WithCube::Cubeless },
            variance_reduction: match variance_reduction {
                true => VarianceReduction::Lookahead,
                false => VarianceReduction::Off,
            },
            length: length(truncate)?,
            seed: Seed(seed),
            most_trials: self::trials(trials)?,
            precision: self::precision(precision)?,
            ..Settings::USUAL
        };
        let (pool, position) = (self.threads.pool()?, situation.position());
        let play_out = |desk: &work::Desk<'_, _>| {
            let mut rollout = tavola_engine::rollout::Rollout::new(&position, &game, FirstTurn::MayDouble, settings);
            let is_spent = || desk.is_stopped();
            rollout.run(&self.engine.evaluator(), &Budget::new(&is_spent), |rollout| desk.ask(rollout.estimate()));
            rollout.estimate()
        };
        let estimate = work::done(py, &pool, play_out, |py, estimate| {
            let Some(progress) = progress else { return Ok(ControlFlow::Continue(())) };
            goes_on(&progress.call1((Py::new(py, Rollout::of(&estimate))?,))?)
        })?;
        Ok(Rollout::of(&estimate))
    }

    /// Judges every decision of a match in a file (.mat, .txt, .sgf, .xg, .json): a MatchAnalysis.
    ///
    /// `progress` is called with how many lines are judged and how many there are. Ctrl-C raises KeyboardInterrupt. Raises OSError
    /// if the file cannot be read, ValueError if it holds no match.
    #[pyo3(signature = (path, plies=None, *, progress=None))]
    fn analyse_match(
        &self,
        py: Python<'_>,
        path: &Bound<'_, PyAny>,
        plies: Option<i64>,
        progress: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<MatchAnalysis> {
        let plies = asked::plies(plies, self.plies)?;
        study::analysed(py, path, &self.engine, &*self.threads.pool()?, plies, callable(progress)?)
    }

    fn __repr__(&self) -> String {
        format!("Engine(plies={})", self.plies.0)
    }
}

impl Engine {
    /// The chances of many positions.
    fn outcomes(&self, py: Python<'_>, positions: &[tavola_rules::Position], plies: Plies) -> PyResult<Vec<Outcomes>> {
        let judge = |desk: &work::Desk<'_, ()>| {
            let mut outcomes = vec![Outcomes::default(); positions.len()];
            let chunks = positions.par_chunks(TOGETHER).zip(outcomes.par_chunks_mut(TOGETHER));
            chunks.for_each(|(positions, outcomes)| {
                if plies == Plies::ZERO && !desk.is_stopped() {
                    self.engine.evaluator().evaluate(positions, outcomes);
                    return;
                }
                for (position, outcomes) in positions.iter().zip(outcomes) {
                    if !desk.is_stopped() {
                        *outcomes = outcomes_after(self.engine.evaluator(), position, plies);
                    }
                }
            });
            outcomes
        };
        work::done(py, &*self.threads.pool()?, judge, |_, ()| Ok(ControlFlow::Continue(())))
    }
}

/// A position in which there is something to decide, and what is played for.
fn question(value: &Bound<'_, PyAny>) -> PyResult<(Situation, CubeGame)> {
    let situation = asked::situation(value)?;
    if finished(&situation.position()).is_some() {
        return Err(PyValueError::new_err("the game is over: a player has no checker left"));
    }
    Ok((situation, CubeGame::new(&stakes(&situation)?)))
}

pub(crate) fn callable<'a, 'py>(progress: Option<&'a Bound<'py, PyAny>>) -> PyResult<Option<&'a Bound<'py, PyAny>>> {
    match progress {
        Some(other) if !other.is_callable() => Err(PyTypeError::new_err("progress is a function or None")),
        progress => Ok(progress),
    }
}

/// What a callback wants: None goes on, and so does whatever is true; False, 0 and the like break off.
pub(crate) fn goes_on(answer: &Bound<'_, PyAny>) -> PyResult<ControlFlow<()>> {
    let is_enough = !answer.is_none() && !answer.is_truthy()?;
    Ok(if is_enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
}

fn trials(wanted: i64) -> PyResult<u32> {
    let within = u32::try_from(wanted).ok().filter(|_| (1..=MOST_TRIALS).contains(&wanted));
    let text = || format!("trials are 1 to {MOST_TRIALS}, not {wanted}");
    within.map(|trials| trials.next_multiple_of(BLOCK)).ok_or_else(|| PyValueError::new_err(text()))
}

fn length(truncate: Option<i64>) -> PyResult<Length> {
    let Some(rolls) = truncate else { return Ok(Length::ToTheEnd) };
    let within = u16::try_from(rolls).ok().filter(|rolls| *rolls > 0);
    let text = || format!("truncate is 1 to {} rolls or None, not {rolls}", u16::MAX);
    within.map(Length::Truncated).ok_or_else(|| PyValueError::new_err(text()))
}

fn precision(wanted: f32) -> PyResult<f32> {
    let is_one = wanted >= 0.0 && wanted.is_finite();
    is_one.then_some(wanted).ok_or_else(|| PyValueError::new_err(format!("precision is 0 or more, not {wanted}")))
}
