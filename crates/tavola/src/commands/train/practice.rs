//! `tavola train loop` and `pack`: runs of practice on disk, their clock and their log.

use std::fs::OpenOptions;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::Context as _;
use clap::Args;
use serde_json::json;
use tavola_train::checkpoint::Checkpoint;
use tavola_train::export;
use tavola_train::practice::{Plan, Progress, State, round};
use tavola_train::random::Random;

use super::load;

/// A run, and how long to continue it.
#[derive(Debug, Args)]
pub(super) struct LoopArguments {
    /// The folder of the run: its plan `run.json` (written if there is none), its state, its log and the mean of its
    /// nets, `mean.tvc`. If it has a state, the run continues from there.
    folder: PathBuf,
    /// What a new run starts from: nets, or a folder written by `pack`, whose plan is used too.
    #[arg(long, default_value = "built-in")]
    from: String,
    /// Positions to learn in all, in a new plan.
    #[arg(long)]
    positions: Option<u64>,
    /// Step size at the beginning, in a new plan.
    #[arg(long)]
    rate: Option<f32>,
    /// Seed of games, in a new plan.
    #[arg(long)]
    seed: Option<u64>,
    /// How many games at the same time.
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Stop after this many hours.
    #[arg(long)]
    hours: Option<f64>,
}

/// A run, and where to write its state.
#[derive(Debug, Args)]
pub(super) struct PackArguments {
    /// The folder of the run.
    run: PathBuf,
    /// The folder to write to.
    out: PathBuf,
}

const PLAN: &str = "run.json";
const STATE: &str = "state.tvs";
const PACKED: &str = "packed.tvs";

/// Begins a run or goes on with it.
pub(super) fn run(arguments: &LoopArguments) -> anyhow::Result<()> {
    let folder = &arguments.folder;
    std::fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    let plan = plan(arguments)?;
    let mut state = state(arguments)?;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(arguments.threads.max(1)).build()?;
    let start = Instant::now();
    let in_time = || arguments.hours.is_none_or(|hours| start.elapsed().as_secs_f64() < hours * 3600.0);
    let (mut since, mut before) = (Instant::now(), state.positions);
    while state.positions < plan.positions && in_time() {
        let progress = pool.install(|| round(&plan, &mut state));
        if state.rounds.is_multiple_of(plan.save_every) {
            keep(folder, &plan, &state, before)?;
            let rate = (state.positions - before) as f64 / since.elapsed().as_secs_f64();
            log(folder, &progress, rate)?;
            (since, before) = (Instant::now(), state.positions);
        }
    }
    keep(folder, &plan, &state, before)
}

/// Writes the state of a run packed, with its plan.
pub(super) fn pack(arguments: &PackArguments) -> anyhow::Result<()> {
    let PackArguments { run, out } = arguments;
    std::fs::create_dir_all(out).with_context(|| out.display().to_string())?;
    Plan::load(&run.join(PLAN))?.save(&out.join(PLAN))?;
    let state = State::load(&run.join(STATE))?;
    state.save_packed(&out.join(PACKED))?;
    println!("{}", json!({ "rounds": state.rounds, "positions": state.positions }));
    Ok(())
}

/// The plan of the folder; else that of the run it goes on from, or the usual one as changed by the arguments.
fn plan(arguments: &LoopArguments) -> anyhow::Result<Plan> {
    let path = arguments.folder.join(PLAN);
    if path.exists() {
        return Plan::load(&path).with_context(|| path.display().to_string());
    }
    let packed = Path::new(&arguments.from).join(PLAN);
    let mut plan = if packed.exists() { Plan::load(&packed)? } else { Plan::default() };
    plan.positions = arguments.positions.unwrap_or(plan.positions);
    plan.rate.0 = arguments.rate.unwrap_or(plan.rate.0);
    plan.seed = arguments.seed.unwrap_or(plan.seed);
    plan.save(&path)?;
    Ok(plan)
}

fn state(arguments: &LoopArguments) -> anyhow::Result<State> {
    let (own, packed) = (arguments.folder.join(STATE), Path::new(&arguments.from).join(PACKED));
    for path in [own, packed] {
        if path.exists() {
            return State::load(&path).with_context(|| path.display().to_string());
        }
    }
    Ok(State::begin(export::brain(&load(&arguments.from)?)))
}

/// Keeps the state and the mean; the mean stays whenever the plan's distance is passed.
fn keep(folder: &Path, plan: &Plan, state: &State, before: u64) -> anyhow::Result<()> {
    state.save(&folder.join(STATE))?;
    let mut mean = Checkpoint { brain: state.mean(), random: Random::new(plan.seed), games: state.rounds * plan.games };
    mean.save(&folder.join("mean.tvc"))?;
    let [now, then] = [state.positions, before].map(|positions| positions / plan.keep_every.max(1));
    if now > then {
        mean.save(&folder.join(format!("mean-{:05}M.tvc", state.positions / 1_000_000)))?;
    }
    Ok(())
}

/// One line on the screen and in the log.
fn log(folder: &Path, progress: &Progress, positions_a_second: f64) -> anyhow::Result<()> {
    let mut line = json!(progress);
    line["positions_a_second"] = json!(positions_a_second.round());
    println!("{line}");
    let path = folder.join("log.jsonl");
    let mut file = OpenOptions::new().create(true).append(true).open(&path)?;
    writeln!(file, "{line}").with_context(|| path.display().to_string())
}
