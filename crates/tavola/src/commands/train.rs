//! `tavola train`: from nothing to nets, and how strong they are.

mod duel;
mod measure;
mod met;
mod practice;
mod rolled;
mod searches;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context as _;
use clap::{Args, Subcommand};
use tavola_engine::WithTables;
use tavola_engine::net::{Kind, Nets};
use tavola_train::checkpoint::Checkpoint;
use tavola_train::label::{Gathering, gather, read};
use tavola_train::prune::{PruneLesson, PruneProgress, teach_prune};
use tavola_train::random::Random;
use tavola_train::self_play::Brain;
use tavola_train::teach::{Lesson, teach};
use tavola_train::{export, td::TdRun};

use duel::DuelArguments;
use measure::{CollectArguments, CubeArguments, RefereeArguments};
use met::MetArguments;
use practice::{LoopArguments, PackArguments};
use rolled::{RmsArguments, RolledSetArguments};
use searches::SearchesArguments;

/// Train nets by self-play and measure them.
///
/// A net is named by the checkpoint of a run (.tvc), a folder of finished nets, or `built-in`. gnubg, where it is used,
/// only judges: nothing learns from it.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tavola train td crates/tavola-train/runs/td.json
  tavola train loop runs/practice --threads 2
  tavola train loop runs/practice --from training/checkpoint --threads 2
  tavola train pack runs/practice training/checkpoint
  tavola train gather --nets runs/td/latest.tvc --count 2000000 --seed 1 labels.tvl
  tavola train teach --from runs/td/latest.tvc --out taught.tvc labels.tvl
  tavola train average mean.tvc runs/td/000630000.tvc runs/td/000640000.tvc runs/td/000650000.tvc
  tavola train export taught.tvc crates/tavola-engine/nets
  tavola train prune --nets built-in crates/tavola-engine/nets/prune.net
  tavola train duel built-in runs/td/latest.tvc --pairs 10000
  tavola train duel built-in gnubg --pairs 50000 --threads 2 --results duel.jsonl
  tavola train duel runs/practice/mean.tvc built-in --adjusted --sequential --pairs 20000 --threads 2
  tavola train duel built-in runs/seventh --adjusted --play money --pairs 4000
  tavola train collect --count 2000 contested.jsonl
  tavola train judge contested.jsonl built-in
  tavola train referee contested.jsonl --threads 2 --results rolled.jsonl --minutes 30
  tavola train rolled-set --threads 2 --results training/rolled.jsonl --minutes 30
  tavola train rms training/rolled.jsonl built-in --gnubg 0
  tavola train met tavola.xml --threads 2 --results met.jsonl --minutes 60
  tavola train cube --results cube.jsonl --out crates/tavola-engine/src/cubeful/fitted.rs")]
pub(crate) struct Arguments {
    #[command(subcommand)]
    step: Step,
}

#[derive(Debug, Subcommand)]
enum Step {
    /// Learn from self-play by temporal differences, as a configuration file says; continues from the last checkpoint.
    Td {
        /// The configuration (JSON).
        configuration: PathBuf,
    },
    /// Play, label by returns and learn, round by round, in one run that can be stopped at any moment and continues
    /// where it was.
    Loop(LoopArguments),
    /// Write the state of a run, small enough for the repository, so that any machine can continue it.
    Pack(PackArguments),
    /// Play games and label their positions by a 1-ply search; appends to a file.
    Gather(GatherArguments),
    /// Train nets on labelled positions.
    Teach(TeachArguments),
    /// Train the small nets that prune plays before the search, on games of the full nets.
    Prune {
        /// The full nets.
        #[arg(long, default_value = "built-in")]
        nets: String,
        /// How many rolls; all plays of each are learnt from.
        #[arg(long, default_value_t = 2_500_000)]
        rolls: u64,
        /// Seed of weights and games.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// The file to write.
        out: PathBuf,
    },
    /// Make a checkpoint of finished nets, to continue from.
    Thaw {
        /// Nets.
        nets: String,
        /// The checkpoint to write, such as `runs/td/latest.tvc`.
        out: PathBuf,
        /// How many games count as played: where in its schedule the run continues.
        #[arg(long, default_value_t = 0)]
        games: u64,
        /// Seed of the dice from here on.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Take the mean of several checkpoints of one run, weight by weight.
    Average {
        /// The checkpoint to write.
        out: PathBuf,
        /// The checkpoints.
        #[arg(required = true)]
        checkpoints: Vec<PathBuf>,
    },
    /// Round the nets of a checkpoint into files for the engine.
    Export {
        /// The checkpoint.
        checkpoint: PathBuf,
        /// The folder.
        folder: PathBuf,
    },
    /// Play duplicate games, or matches, and print the first player's points per game.
    Duel(DuelArguments),
    /// Collect contested decisions of self-play, judged by gnubg's 2-ply search.
    Collect(CollectArguments),
    /// Print what nets and gnubg lose per contested decision as judged by gnubg, at 0, 1 and 2 plies.
    Judge {
        /// Decisions written by `collect`.
        decisions: PathBuf,
        /// Nets.
        #[arg(required = true)]
        nets: Vec<String>,
    },
    /// Print what nets and gnubg lose per contested decision as judged by our own truncated rollouts, at 0, 1 and 2
    /// plies.
    Referee(RefereeArguments),
    /// Roll out a fixed set of positions to the end, all classes in equal numbers; continues from the file of results.
    RolledSet(RolledSetArguments),
    /// Print how far evaluations of nets are off a set of rolled-out positions, class by class: root mean square and mean.
    Rms(RmsArguments),
    /// Print what searches gain on each other in contested decisions by rollouts to the end, and how long they take.
    Searches(SearchesArguments),
    /// Roll out every score of a match and write our own match equity table; continues from the file of results.
    Met(MetArguments),
    /// Fit cube efficiencies, phase by phase, to our own rollouts of close cube decisions.
    Cube(CubeArguments),
}

#[derive(Debug, Args)]
struct GatherArguments {
    /// Nets that play and label.
    #[arg(long)]
    nets: String,
    /// How many positions.
    #[arg(long)]
    count: u64,
    /// Seed of the games.
    #[arg(long)]
    seed: u64,
    /// Share of games that begin with random plays.
    #[arg(long, default_value_t = 0.1)]
    wild_starts: f32,
    /// Share of plays drawn at random.
    #[arg(long, default_value_t = 0.01)]
    slips: f32,
    /// Share of plays drawn from those nearly as good as the best.
    #[arg(long, default_value_t = 0.2)]
    doubts: f32,
    /// The file to append to.
    out: PathBuf,
}

#[derive(Debug, Args)]
struct TeachArguments {
    /// The checkpoint to start from.
    #[arg(long)]
    from: PathBuf,
    /// The checkpoint to write after each pass.
    #[arg(long)]
    out: PathBuf,
    /// Passes over the positions.
    #[arg(long, default_value_t = 4)]
    passes: u32,
    /// Step size at the beginning.
    #[arg(long, default_value_t = 0.0005)]
    rate: f32,
    /// Step size at the end.
    #[arg(long, default_value_t = 0.00003)]
    last_rate: f32,
    /// Positions of a kind in a batch.
    #[arg(long, default_value_t = 32)]
    batch: u32,
    /// Seed of the shuffling.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Files written by `gather`.
    #[arg(required = true)]
    labels: Vec<PathBuf>,
}

/// Takes the step asked for.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    match &arguments.step {
        Step::Td { configuration } => run_td(configuration)?,
        Step::Loop(arguments) => practice::run(arguments)?,
        Step::Pack(arguments) => practice::pack(arguments)?,
        Step::Gather(arguments) => run_gather(arguments)?,
        Step::Teach(arguments) => run_teach(arguments)?,
        Step::Prune { nets, rolls, seed, out } => run_prune(nets, *rolls, *seed, out)?,
        Step::Thaw { nets, out, games, seed } => run_thaw(nets, out, *games, *seed)?,
        Step::Average { out, checkpoints } => run_average(out, checkpoints)?,
        Step::Export { checkpoint, folder } => run_export(checkpoint, folder)?,
        Step::Duel(arguments) => println!("{}", duel::duel(arguments)?),
        Step::Collect(arguments) => println!("{}", measure::collect(arguments)?),
        Step::Judge { decisions, nets } => {
            measure::judge(decisions, nets)?.iter().for_each(|line| println!("{line}"));
        }
        Step::Referee(arguments) => println!("{}", measure::referee(arguments)?),
        Step::RolledSet(arguments) => println!("{}", rolled::roll_set(arguments)?),
        Step::Searches(arguments) => {
            searches::searches(arguments)?.iter().for_each(|line| println!("{line}"));
        }
        Step::Rms(arguments) => rolled::rms(arguments)?.iter().for_each(|line| println!("{line}")),
        Step::Met(arguments) => println!("{}", met::roll_table(arguments)?),
        Step::Cube(arguments) => println!("{}", measure::cube(arguments)?),
    }
    Ok(ExitCode::SUCCESS)
}

fn load(name: &str) -> anyhow::Result<Nets> {
    let path = Path::new(name);
    if name == "built-in" {
        Ok(Nets::built_in().as_ref().clone())
    } else if path.is_dir() {
        let read = |kind: Kind| std::fs::read(path.join(kind.file_name()));
        let files = Kind::ALL.iter().map(|kind| read(*kind)).collect::<Result<Vec<_>, _>>()?;
        Nets::from_files(std::array::from_fn(|index| files[index].as_slice()))
            .map_err(|(kind, error)| anyhow::anyhow!("{}: {error}", kind.file_name()))
    } else {
        Ok(export::nets(&checkpoint(path)?.brain))
    }
}

fn checkpoint(path: &Path) -> anyhow::Result<Checkpoint> {
    Checkpoint::load(path).with_context(|| path.display().to_string())
}

fn run_td(configuration: &Path) -> anyhow::Result<()> {
    let text = std::fs::read_to_string(configuration).with_context(|| configuration.display().to_string())?;
    let run: TdRun = serde_json::from_str(&text).context("the configuration is wrong")?;
    run.run(|progress| println!("{}", serde_json::json!(progress)))?;
    Ok(())
}

fn run_gather(arguments: &GatherArguments) -> anyhow::Result<()> {
    let GatherArguments { nets, count, seed, wild_starts, slips, doubts, out } = arguments;
    let how = Gathering { count: *count, seed: *seed, wild_starts: *wild_starts, slips: *slips, doubts: *doubts };
    gather(&load(nets)?, &how, out, |done| println!("{done} positions"))?;
    Ok(())
}

fn run_teach(arguments: &TeachArguments) -> anyhow::Result<()> {
    let mut records = Vec::new();
    for path in &arguments.labels {
        records.extend(read(path).with_context(|| path.display().to_string())?);
    }
    println!("{} positions", records.len());
    let TeachArguments { passes, rate, last_rate, batch, seed, out, .. } = arguments;
    let lesson = Lesson { passes: *passes, rate: (*rate, *last_rate), seed: *seed, batch: *batch };
    let Checkpoint { mut brain, random, games } = checkpoint(&arguments.from)?;
    let mut written = Ok(());
    teach(&mut brain, &records, &lesson, |brain, pass| {
        println!("pass {}: error {:.5}, on unseen positions {:.5}", pass.number, pass.error, pass.unseen);
        written = Checkpoint { brain: brain.clone(), random: random.clone(), games }.save(out);
    });
    written.with_context(|| out.display().to_string())
}

fn run_prune(nets: &str, rolls: u64, seed: u64, out: &Path) -> anyhow::Result<()> {
    let lesson = PruneLesson { rolls, rate: (0.003, 0.000_05), seed, slips: 0.1 };
    let teacher = WithTables::new(load(nets)?);
    let bytes = teach_prune(&teacher, &lesson, |PruneProgress { rolls, agreement, loss }| {
        println!("{rolls} rolls: {:.1} % of the best plays found, {loss:.4} points lost", 100.0 * agreement);
    });
    std::fs::write(out, bytes).with_context(|| out.display().to_string())
}

fn run_thaw(nets: &str, out: &Path, games: u64, seed: u64) -> anyhow::Result<()> {
    if let Some(folder) = out.parent() {
        std::fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    }
    Checkpoint { brain: export::brain(&load(nets)?), random: Random::new(seed), games }
        .save(out)
        .with_context(|| out.display().to_string())
}

fn run_average(out: &Path, checkpoints: &[PathBuf]) -> anyhow::Result<()> {
    let all = checkpoints.iter().map(|path| checkpoint(path)).collect::<anyhow::Result<Vec<_>>>()?;
    let (random, games) = all.last().map(|last| (last.random.clone(), last.games)).context("no checkpoints")?;
    let brain = Brain::mean(all.into_iter().map(|checkpoint| checkpoint.brain).collect()).context("no checkpoints")?;
    Checkpoint { brain, random, games }.save(out).with_context(|| out.display().to_string())
}

fn run_export(from: &Path, folder: &Path) -> anyhow::Result<()> {
    let brain = checkpoint(from)?.brain;
    for kind in Kind::ALL {
        let path = folder.join(kind.file_name());
        std::fs::write(&path, export::net(&brain, kind).to_bytes()).with_context(|| path.display().to_string())?;
        println!("{}", path.display());
    }
    Ok(())
}
