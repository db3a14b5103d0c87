//! The state of a run on disk: whole, so that a run broken off goes on to the same bits, or packed for the repository.
//!
//! `TVS1`, then rounds (u64), positions (u64), nets (u32), and for each net its rows (u32), Adam's steps (u32) and four
//! sets of weights as f32 in the order of [`Model::parts`]: the net, the mean, Adam's directions and squares; all
//! little endian. Written beside and moved into place. The packed form is [`pack`]'s business.

use std::fs::File;
use std::io::{self, Write as _};
use std::path::Path;

use tavola_engine::net::Kind;

use super::pack;
use super::pupil::Pupil;
use crate::adam::Adam;
use crate::model::Model;
use crate::self_play::Brain;

const MAGIC: &[u8; 4] = b"TVS1";

/// A run between two rounds.
#[derive(Debug)]
pub struct State {
    /// Rounds done.
    pub rounds: u64,
    /// Positions learnt.
    pub positions: u64,
    /// In the order of [`Kind::ALL`].
    pub pupils: Vec<Pupil>,
}

/// Why a state could not be read.
#[derive(Debug, thiserror::Error)]
pub enum StateError {
    /// The file could not be read.
    #[error("cannot read the state: {0}")]
    Io(#[from] io::Error),
    /// The file is something else, or of nets of other shapes.
    #[error("not the state of a run of this program's nets")]
    Foreign,
    /// The file ends early or runs on.
    #[error("the state is cut short or too long")]
    Length,
}

impl State {
    /// Before the first round, knowing what `brain` knows.
    #[must_use]
    pub fn begin(brain: Brain) -> Self {
        Self { rounds: 0, positions: 0, pupils: brain.nets.into_iter().map(Pupil::new).collect() }
    }

    /// The nets as they are.
    #[must_use]
    pub fn brain(&self) -> Brain {
        Brain { nets: self.pupils.iter().map(|pupil| pupil.model.clone()).collect() }
    }

    /// The running means of their weights: what is tested and exported.
    #[must_use]
    pub fn mean(&self) -> Brain {
        Brain { nets: self.pupils.iter().map(|pupil| pupil.mean.clone()).collect() }
    }

    /// Writes the whole state; a crash leaves the old one.
    ///
    /// # Errors
    /// Where the file cannot be written.
    pub fn save(&self, path: &Path) -> io::Result<()> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(self.rounds.to_le_bytes());
        bytes.extend(self.positions.to_le_bytes());
        bytes.extend((self.pupils.len() as u32).to_le_bytes());
        for Pupil { model, mean, adam } in &self.pupils {
            let (directions, squares, steps) = adam.memory();
            bytes.extend((model.rows.len() as u32).to_le_bytes());
            bytes.extend(steps.to_le_bytes());
            let weights = [model, mean, directions, squares].into_iter().flat_map(Model::parts).flatten();
            bytes.extend(weights.flat_map(|weight| weight.to_le_bytes()));
        }
        write_safely(path, &bytes)
    }

    /// Writes what matters of the state, much smaller: for the repository.
    ///
    /// # Errors
    /// Where the file cannot be written.
    pub fn save_packed(&self, path: &Path) -> io::Result<()> {
        write_safely(path, &pack::packed(self)?)
    }

    /// Reads a state, whole or packed.
    ///
    /// # Errors
    /// Where the file cannot be read or is no state of these nets.
    pub fn load(path: &Path) -> Result<Self, StateError> {
        let bytes = std::fs::read(path)?;
        let state = match bytes.strip_prefix(MAGIC) {
            Some(rest) => read(rest)?,
            None => pack::unpacked(&bytes)?,
        };
        state.with_all_inputs()
    }

    /// The same with all the inputs there are now: a state of fewer goes on with the new ones.
    fn with_all_inputs(self) -> Result<Self, StateError> {
        let fits = |(pupil, kind): (&Pupil, Kind)| {
            let (rows, layout) = (pupil.model.rows.len(), kind.layout());
            rows == layout.rows() || layout.before().is_some_and(|(_, before)| rows == before)
        };
        if self.pupils.len() != Kind::ALL.len() || !self.pupils.iter().zip(Kind::ALL).all(fits) {
            return Err(StateError::Foreign);
        }
        let widened = |(pupil, kind): (Pupil, Kind)| pupil.widened(kind.layout().rows());
        Ok(Self { pupils: self.pupils.into_iter().zip(Kind::ALL).map(widened).collect(), ..self })
    }
}

/// Beside first, to the disk, then into place.
fn write_safely(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let beside = path.with_extension("part");
    let mut file = File::create(&beside)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    std::fs::rename(beside, path)
}

fn read(bytes: &[u8]) -> Result<State, StateError> {
    let mut reader = Reader(bytes);
    let (rounds, positions, nets) = (reader.u64()?, reader.u64()?, reader.u32()?);
    let pupils = (0..nets).map(|_| reader.pupil()).collect::<Result<_, _>>()?;
    if reader.0.is_empty() { Ok(State { rounds, positions, pupils }) } else { Err(StateError::Length) }
}

/// Little-endian numbers one after the other.
pub(super) struct Reader<'a>(pub(super) &'a [u8]);

impl Reader<'_> {
    pub(super) fn take<const N: usize>(&mut self) -> Result<[u8; N], StateError> {
        let (head, rest) = self.0.split_first_chunk().ok_or(StateError::Length)?;
        self.0 = rest;
        Ok(*head)
    }

    pub(super) fn u64(&mut self) -> Result<u64, StateError> {
        self.take().map(u64::from_le_bytes)
    }

    pub(super) fn u32(&mut self) -> Result<u32, StateError> {
        self.take().map(u32::from_le_bytes)
    }

    /// A number of rows that a net can have.
    pub(super) fn rows(&mut self) -> Result<usize, StateError> {
        let rows = self.u32()? as usize;
        if rows <= usize::from(u16::MAX) { Ok(rows) } else { Err(StateError::Foreign) }
    }

    pub(super) fn f32(&mut self) -> Result<f32, StateError> {
        self.take().map(f32::from_le_bytes)
    }

    fn pupil(&mut self) -> Result<Pupil, StateError> {
        let (rows, steps) = (self.rows()?, self.u32()?);
        let (model, mean) = (self.model(rows)?, self.model(rows)?);
        let (directions, squares) = (self.model(rows)?, self.model(rows)?);
        Ok(Pupil { model, mean, adam: Adam::remembering(directions, squares, steps.cast_signed()) })
    }

    fn model(&mut self, rows: usize) -> Result<Model, StateError> {
        let mut model = Model::zeros(rows);
        for weight in model.weights_mut() {
            *weight = self.f32()?;
        }
        Ok(model)
    }
}
