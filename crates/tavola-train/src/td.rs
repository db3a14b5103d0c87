//! A run of temporal-difference learning: settings that change on the way, checkpoints, progress.

use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::checkpoint::{Checkpoint, CheckpointError};
use crate::random::Random;
use crate::self_play::{Brain, Settings, Trainer};

/// What a run does, as written in its configuration file.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TdRun {
    /// Seed of weights and dice.
    pub seed: u64,
    /// Games in all.
    pub games: u64,
    /// Step size at the beginning and at the end; geometric in between.
    pub rate: (f32, f32),
    /// λ at the beginning and from `lambda_settles` (a share of the run) on; straight in between.
    pub lambda: (f32, f32),
    /// When λ has reached its second value: 0 to 1.
    pub lambda_settles: f32,
    /// Share of games that begin with random plays.
    pub wild_starts: f32,
    /// Positions of one kind in a batch for Adam; 0, or left out, for plain descent.
    #[serde(default)]
    pub batch: u32,
    /// Games between checkpoints.
    pub checkpoint_every: u64,
    /// Where checkpoints go.
    pub folder: PathBuf,
}

/// Why a run stopped.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// A checkpoint is there but cannot be used.
    #[error(transparent)]
    Checkpoint(#[from] CheckpointError),
    /// A checkpoint could not be written.
    #[error("cannot write a checkpoint: {0}")]
    Write(#[from] io::Error),
}

/// What a run tells on its way.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Progress {
    /// Games so far.
    pub games: u64,
    /// Positions learnt from since the last word.
    pub positions: u64,
    /// Mean loss of these, in nats.
    pub loss: f32,
    /// Step size.
    pub rate: f32,
}

impl TdRun {
    fn settings(&self, games: u64) -> Settings {
        let done = games as f32 / self.games.max(1) as f32;
        let settled = (done / self.lambda_settles.max(1e-6)).min(1.0);
        Settings {
            rate: self.rate.0 * (self.rate.1 / self.rate.0).powf(done),
            lambda: self.lambda.0 + (self.lambda.1 - self.lambda.0) * settled,
            wild_starts: self.wild_starts,
            batch: self.batch,
        }
    }

    /// Where the run keeps its latest state.
    #[must_use]
    pub fn latest(&self) -> PathBuf {
        self.folder.join("latest.tvc")
    }

    /// Runs to the end, from the latest checkpoint if there is one.
    ///
    /// # Errors
    /// Where a checkpoint cannot be read or written.
    pub fn run(&self, mut tell: impl FnMut(Progress)) -> Result<Brain, RunError> {
        std::fs::create_dir_all(&self.folder)?;
        let mut trainer = self.begin()?;
        let (mut positions, mut loss) = (0, 0.0);
        while trainer.games < self.games {
            let settings = self.settings(trainer.games);
            let (count, sum) = trainer.game(&settings);
            positions += count as u64;
            loss += f64::from(sum);
            if trainer.games % self.checkpoint_every == 0 {
                self.save(&trainer, &self.latest())?;
                self.save(&trainer, &self.folder.join(format!("{:09}.tvc", trainer.games)))?;
                let mean = (loss / positions as f64) as f32;
                tell(Progress { games: trainer.games, positions, loss: mean, rate: settings.rate });
                (positions, loss) = (0, 0.0);
            }
        }
        self.save(&trainer, &self.latest())?;
        Ok(trainer.brain)
    }

    fn begin(&self) -> Result<Trainer, CheckpointError> {
        if self.latest().exists() {
            let Checkpoint { brain, random, games } = Checkpoint::load(&self.latest())?;
            let mut trainer = Trainer::new(brain, random);
            trainer.games = games;
            return Ok(trainer);
        }
        let mut random = Random::new(self.seed);
        Ok(Trainer::new(Brain::new(&mut random), random))
    }

    fn save(&self, trainer: &Trainer, path: &Path) -> io::Result<()> {
        let (brain, random) = (trainer.brain.clone(), trainer.random.clone());
        Checkpoint { brain, random, games: trainer.games }.save(path)
    }
}
