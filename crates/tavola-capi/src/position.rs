//! Positions and stakes from ids and counts, and back to an id.

use std::ffi::c_char;

use tavola_engine::Stakes;
use tavola_notation::{PositionId, Written, read_counts, read_written};
use tavola_rules::Position;

use crate::border::{Refused, TavolaStatus, answered, is_given, read, read_many, read_text};
use crate::types::{TavolaPosition, TavolaStakes};

/// The letters of a position id, and a zero.
const ID_ROOM: usize = 15;

/// The start of a game.
///
/// # Safety
/// `position` is null or may be written to.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tavola_position_start(position: *mut TavolaPosition) -> TavolaStatus {
    answered(|| {
        is_given(position, "position")?;
        // SAFETY: not null, and the caller lets us write there.
        unsafe { position.write((&Position::START).into()) };
        Ok(())
    })
}

/// Reads a position in any notation of one line: a GNU Backgammon position id, a GNUBGID, XGID, OGID, a board line of FIBS
/// or a position line of Snowie.
///
/// `stakes` gets what the text says of cube and score (money play for a bare position id), `dice` two numbers: the roll to
/// be played, or 0 and 0 where none was rolled. Either may be null.
///
/// # Safety
/// `text` is null or ends with a zero; `position`, `stakes` and `dice` (two bytes) are null or may be written to.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tavola_position_from_id(
    text: *const c_char,
    position: *mut TavolaPosition,
    stakes: *mut TavolaStakes,
    dice: *mut u8,
) -> TavolaStatus {
    answered(|| {
        // SAFETY: the caller's text is null or ends with a zero.
        let text = unsafe { read_text(text, "text") }?;
        is_given(position, "position")?;
        let written = read_written(text).map_err(|error| Refused::new(TavolaStatus::BadText, error.to_string()))?;
        let said = match &written {
            Written::Position(_) => Stakes::MONEY,
            Written::Situation(situation) => tavola_study::position::stakes(situation)
                .map_err(|error| Refused::new(TavolaStatus::BadStakes, error.to_string()))?,
        };
        let roll = written.roll().map_or([0, 0], |roll| [roll.high().number(), roll.low().number()]);
        // SAFETY: not null, and the caller lets us write there.
        unsafe {
            position.write((&written.position()).into());
            if !stakes.is_null() {
                stakes.write((&said).into());
            }
            if !dice.is_null() {
                dice.cast::<[u8; 2]>().write(roll);
            }
        }
        Ok(())
    })
}

/// Makes a position of `length` counts laid out as in `TavolaPosition`: 28, or 26 without those borne off, who are then
/// all that are missing to 15.
///
/// # Safety
/// `counts` is null or points to `length` bytes; `position` is null or may be written to.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tavola_position_from_counts(
    counts: *const i8,
    length: usize,
    position: *mut TavolaPosition,
) -> TavolaStatus {
    answered(|| {
        // SAFETY: the caller's counts are null or so many.
        let counts = unsafe { read_many(counts, length, "counts") }?;
        is_given(position, "position")?;
        let counts: Vec<i64> = counts.iter().copied().map(i64::from).collect();
        let made = read_counts(&counts).map_err(|error| Refused::new(TavolaStatus::BadPosition, error.to_string()))?;
        // SAFETY: not null, and the caller lets us write there.
        unsafe { position.write((&made).into()) };
        Ok(())
    })
}

/// Writes the GNU Backgammon position id of a position, 14 letters and a zero, to `text`, which has room for `capacity`
/// bytes: 15 or more.
///
/// # Safety
/// `position` is null or a position; `text` is null or may be written to for `capacity` bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tavola_position_id(
    position: *const TavolaPosition,
    text: *mut c_char,
    capacity: usize,
) -> TavolaStatus {
    answered(|| {
        // SAFETY: the caller's position is null or one.
        let position = unsafe { read(position, "position") }?.position()?;
        is_given(text, "text")?;
        if capacity < ID_ROOM {
            let text = format!("a position id needs {ID_ROOM} bytes with its ending zero, not {capacity}");
            return Err(Refused::new(TavolaStatus::BadNumber, text));
        }
        let id = PositionId::from(&position).to_string();
        for (index, byte) in id.bytes().chain([0]).take(ID_ROOM).enumerate() {
            // SAFETY: not null, and within the room that the caller has named.
            unsafe { text.add(index).write(byte as c_char) };
        }
        Ok(())
    })
}

/// The stakes of a money game at its beginning, with neither Jacoby nor beavers.
///
/// # Safety
/// `stakes` is null or may be written to.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tavola_stakes_money(stakes: *mut TavolaStakes) -> TavolaStatus {
    answered(|| {
        is_given(stakes, "stakes")?;
        // SAFETY: not null, and the caller lets us write there.
        unsafe { stakes.write((&Stakes::MONEY).into()) };
        Ok(())
    })
}
