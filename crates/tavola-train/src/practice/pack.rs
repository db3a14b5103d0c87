//! A state small enough for the repository: what rounding loses is far below what a round of practice moves.
//!
//! `TVS2`, then, deflated (zlib): rounds (u64), positions (u64), nets (u32), and for each net its rows (u32), Adam's
//! steps (u32) and three sets of weights in blocks of 256 as far as they go, in the order of [`Model::parts`]: the mean
//! in 16 bits after a scale (f32) for each block, the net's distance from it in 8 bits likewise, Adam's squares as
//! sixths of powers of two in a byte (0 for none). Adam's directions, ten steps of memory, are left out.

use std::io::{self, Read as _, Write as _};

use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;

use super::pupil::Pupil;
use super::state::{Reader, State, StateError};
use crate::adam::Adam;
use crate::model::Model;

const MAGIC: &[u8; 4] = b"TVS2";
/// Weights that share a scale: a row of the first layer.
const BLOCK: usize = 256;
/// Steps to a doubling of squares, from 1 downwards; what is below 2⁻⁴² Adam does not tell from nothing.
const FINE: f32 = 6.0;

/// The file of a state.
pub(super) fn packed(state: &State) -> io::Result<Vec<u8>> {
    let mut file = ZlibEncoder::new(MAGIC.to_vec(), Compression::best());
    file.write_all(&state.rounds.to_le_bytes())?;
    file.write_all(&state.positions.to_le_bytes())?;
    file.write_all(&(state.pupils.len() as u32).to_le_bytes())?;
    for Pupil { model, mean, adam } in &state.pupils {
        let (_, squares, steps) = adam.memory();
        file.write_all(&(model.rows.len() as u32).to_le_bytes())?;
        file.write_all(&steps.to_le_bytes())?;
        let (mean, model) = (flat(mean), flat(model));
        let rounded = write_scaled::<2>(&mut file, &mean)?;
        let distance: Vec<f32> = model.iter().zip(rounded).map(|(weight, mean)| weight - mean).collect();
        write_scaled::<1>(&mut file, &distance)?;
        file.write_all(&flat(squares).into_iter().map(square_byte).collect::<Vec<u8>>())?;
    }
    file.finish()
}

/// The state of a file.
pub(super) fn unpacked(bytes: &[u8]) -> Result<State, StateError> {
    let mut plain = Vec::new();
    ZlibDecoder::new(bytes.strip_prefix(MAGIC).ok_or(StateError::Foreign)?).read_to_end(&mut plain)?;
    let mut reader = Reader(&plain);
    let (rounds, positions, nets) = (reader.u64()?, reader.u64()?, reader.u32()?);
    let pupils = (0..nets).map(|_| pupil(&mut reader)).collect::<Result<_, _>>()?;
    if reader.0.is_empty() { Ok(State { rounds, positions, pupils }) } else { Err(StateError::Length) }
}

fn pupil(reader: &mut Reader<'_>) -> Result<Pupil, StateError> {
    let (rows, steps) = (reader.rows()?, reader.u32()?);
    let (mut mean, mut squares) = (Model::zeros(rows), Model::zeros(rows));
    read_scaled::<2>(reader, &mut mean)?;
    let mut model = Model::zeros(rows);
    read_scaled::<1>(reader, &mut model)?;
    for (weight, mean) in model.weights_mut().zip(mean.parts().into_iter().flatten()) {
        *weight += mean;
    }
    for square in squares.weights_mut() {
        *square = square_of(reader.take::<1>()?[0]);
    }
    Ok(Pupil { model, mean, adam: Adam::remembering(Model::zeros(rows), squares, steps.cast_signed()) })
}

fn flat(model: &Model) -> Vec<f32> {
    model.parts().concat()
}

/// The greatest whole number of so many bytes.
const fn most<const BYTES: usize>() -> f32 {
    if BYTES == 1 { 127.0 } else { 32_767.0 }
}

/// Writes weights block by block and returns what they will be read as: low bytes of a block first, they are the noise.
fn write_scaled<const BYTES: usize>(file: &mut impl io::Write, weights: &[f32]) -> io::Result<Vec<f32>> {
    let mut rounded = Vec::with_capacity(weights.len());
    for block in weights.chunks(BLOCK) {
        let top = block.iter().fold(0.0f32, |top, weight| top.max(weight.abs()));
        let scale = if top > 0.0 { top / most::<BYTES>() } else { 1.0 };
        let whole: Vec<i16> = block.iter().map(|weight| (weight / scale).round() as i16).collect();
        file.write_all(&scale.to_le_bytes())?;
        for byte in 0..BYTES {
            file.write_all(&whole.iter().map(|whole| whole.to_le_bytes()[byte]).collect::<Vec<u8>>())?;
        }
        rounded.extend(whole.iter().map(|&whole| f32::from(whole) * scale));
    }
    Ok(rounded)
}

fn read_scaled<const BYTES: usize>(reader: &mut Reader<'_>, into: &mut Model) -> Result<(), StateError> {
    let mut all: Vec<&mut f32> = into.weights_mut().collect();
    for block in all.chunks_mut(BLOCK) {
        let scale = reader.f32()?;
        let bytes = reader.0.split_at_checked(BYTES * block.len()).ok_or(StateError::Length)?;
        reader.0 = bytes.1;
        let count = block.len();
        for (index, weight) in block.iter_mut().enumerate() {
            let low = bytes.0[index];
            let whole = match bytes.0.get(count + index) {
                Some(high) => i16::from_le_bytes([low, *high]),
                None => i16::from(low.cast_signed()),
            };
            **weight = f32::from(whole) * scale;
        }
    }
    Ok(())
}

fn square_byte(square: f32) -> u8 {
    if square <= 0.0 { 0 } else { (255.0 + FINE * square.log2()).round().clamp(1.0, 255.0) as u8 }
}

fn square_of(byte: u8) -> f32 {
    if byte == 0 { 0.0 } else { ((f32::from(byte) - 255.0) / FINE).exp2() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;

    fn wavy(rows: usize, random: &mut Random) -> Pupil {
        let mut pupil = Pupil::new(Model::new(rows, random));
        pupil.model.weights_mut().for_each(|weight| *weight += 0.001 * (random.unit() - 0.5));
        let mut squares = Model::new(rows, random);
        squares.weights_mut().for_each(|square| *square = (*square * 0.01).powi(2));
        pupil.adam = Adam::remembering(Model::zeros(rows), squares, 77);
        pupil
    }

    fn farthest(one: &Model, other: &Model) -> f32 {
        let pairs = one.parts().concat().into_iter().zip(other.parts().concat());
        pairs.map(|(a, b)| (a - b).abs()).fold(0.0, f32::max)
    }

    #[test]
    fn a_packed_state_is_read_back_close_to_what_it_was() {
        let mut random = Random::new(6);
        let pupils = vec![wavy(70, &mut random), wavy(60, &mut random)];
        let state = State { rounds: 3, positions: 700, pupils };
        let bytes = packed(&state).expect("memory");
        let back = unpacked(&bytes).expect("what was packed");
        assert_eq!((back.rounds, back.positions), (3, 700));
        for (was, is) in state.pupils.iter().zip(&back.pupils) {
            assert!(farthest(&was.mean, &is.mean) < 1e-5);
            assert!(farthest(&was.model, &is.model) < 1e-5);
            let ((_, was, _), (_, is, steps)) = (was.adam.memory(), is.adam.memory());
            assert_eq!(steps, 77);
            let roots = was.parts().concat().into_iter().zip(is.parts().concat());
            assert!(roots.into_iter().all(|(a, b)| (a.sqrt() - b.sqrt()).abs() <= 0.04 * a.sqrt() + 1e-6));
        }
    }

    #[test]
    fn a_cut_file_is_refused() {
        let state = State { rounds: 0, positions: 0, pupils: Vec::new() };
        let bytes = packed(&state).expect("memory");
        assert!(unpacked(&bytes).is_ok());
        assert!(unpacked(&bytes[..bytes.len() - 6]).is_err());
        assert!(matches!(unpacked(b"something else"), Err(StateError::Foreign)));
    }
}
