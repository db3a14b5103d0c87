//! Nets in training on disk: every weight as f32, the dice, and how far the run has come.
//!
//! `TVC1`, then games played (u64), the generator (4 × u64), nets (u32), and for each net its rows (u32) and
//! its weights in the order of [`Model::weights_mut`]; all little endian. Written beside and moved into place.

use std::fs;
use std::io;
use std::path::Path;

use crate::model::Model;
use crate::random::Random;
use crate::self_play::Brain;

const MAGIC: &[u8; 4] = b"TVC1";

/// A stop on the way of a training run.
#[derive(Debug, Clone)]
pub struct Checkpoint {
    /// The nets.
    pub brain: Brain,
    /// The dice.
    pub random: Random,
    /// Games (or batches) learnt from.
    pub games: u64,
}

/// Why a checkpoint could not be read.
#[derive(Debug, thiserror::Error)]
pub enum CheckpointError {
    /// The file could not be read.
    #[error("cannot read the checkpoint: {0}")]
    Io(#[from] io::Error),
    /// The file is something else.
    #[error("not a checkpoint of this program")]
    Foreign,
    /// The file ends early or runs on.
    #[error("the checkpoint is cut short or too long")]
    Length,
}

impl Checkpoint {
    /// Writes the checkpoint; a crash leaves the old one.
    ///
    /// # Errors
    /// Where the file cannot be written.
    pub fn save(&mut self, path: &Path) -> io::Result<()> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(self.games.to_le_bytes());
        for word in self.random.state() {
            bytes.extend(word.to_le_bytes());
        }
        bytes.extend((self.brain.nets.len() as u32).to_le_bytes());
        for net in &mut self.brain.nets {
            bytes.extend((net.rows.len() as u32).to_le_bytes());
            for weight in net.weights_mut() {
                bytes.extend(weight.to_le_bytes());
            }
        }
        let beside = path.with_extension("part");
        fs::write(&beside, bytes)?;
        fs::rename(beside, path)
    }

    /// Reads a checkpoint.
    ///
    /// # Errors
    /// Where the file cannot be read or is not a whole checkpoint.
    pub fn load(path: &Path) -> Result<Self, CheckpointError> {
        let bytes = fs::read(path)?;
        let mut reader = Reader(bytes.strip_prefix(MAGIC).ok_or(CheckpointError::Foreign)?);
        let games = reader.u64()?;
        let random = Random::from_state([reader.u64()?, reader.u64()?, reader.u64()?, reader.u64()?]);
        let nets = (0..reader.u32()?).map(|_| reader.net()).collect::<Result<_, _>>()?;
        if !reader.0.is_empty() {
            return Err(CheckpointError::Length);
        }
        Ok(Self { brain: Brain { nets }.split(), random, games })
    }
}

struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], CheckpointError> {
        let (head, rest) = self.0.split_first_chunk().ok_or(CheckpointError::Length)?;
        self.0 = rest;
        Ok(*head)
    }

    fn u64(&mut self) -> Result<u64, CheckpointError> {
        self.take().map(u64::from_le_bytes)
    }

    fn u32(&mut self) -> Result<u32, CheckpointError> {
        self.take().map(u32::from_le_bytes)
    }

    fn net(&mut self) -> Result<Model, CheckpointError> {
        let rows = self.u32()? as usize;
        if rows > usize::from(u16::MAX) {
            return Err(CheckpointError::Length);
        }
        let mut model = Model::new(rows, &mut Random::new(0));
        for weight in model.weights_mut() {
            *weight = f32::from_le_bytes(self.take()?);
        }
        Ok(model)
    }
}
