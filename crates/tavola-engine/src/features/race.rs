//! Expert inputs of races.

use super::shape::Shape;
use super::{BASE_ROWS, MAX_SLOTS};

/// Rows of each slot of one player: pips, checkers home, gammon, crossovers and borne off, gaps and stacks.
const SIDE: [usize; 5] = [100, 64, 64, 128, 64];
const SIDE_ROWS: usize = 100 + 64 + 64 + 128 + 64;
const LEAD_ROWS: usize = 81;
const LEADS: usize = 41;
const JOINT_ROWS: usize = LEADS * 20;

/// How many expert rows a race switches on.
pub const RACE_SLOTS: usize = 2 * SIDE.len() + 2;
/// Rows of the race layout.
pub(super) const ROWS: usize = BASE_ROWS + 2 * SIDE_ROWS + LEAD_ROWS + JOINT_ROWS;

#[inline(always)]
pub(super) fn rows([own, opponent]: &[Shape; 2], out: &mut [u16; MAX_SLOTS]) -> usize {
    let (own_pips, opponent_pips) = (own.totals.pips, opponent.totals.pips);
    let own_slots = side_slots(own, own_pips);
    let opponent_slots = side_slots(opponent, opponent_pips);
    let mut base = BASE_ROWS;
    for (slot, size) in SIDE.into_iter().enumerate() {
        out[slot] = (base + own_slots[slot] as usize) as u16;
        out[SIDE.len() + slot] = (base + SIDE_ROWS + opponent_slots[slot] as usize) as u16;
        base += size;
    }
    let lead = own_pips as i32 - opponent_pips as i32;
    let shared = BASE_ROWS + 2 * SIDE_ROWS;
    out[RACE_SLOTS - 2] = (shared as i32 + lead.clamp(-40, 40) + 40) as u16;
    let scaled = ((lead + 81).clamp(41, 121) - 41) as usize / 2;
    out[RACE_SLOTS - 1] = (shared + LEAD_ROWS + scaled + LEADS * (own_pips as usize / 8).min(19)) as u16;
    RACE_SLOTS
}

#[inline(always)]
fn side_slots(own: &Shape, pips: u32) -> [u32; SIDE.len()] {
    [
        pips.min(199) / 2,
        own.any >> 1 & 63,
        own.gammon().min(63),
        own.totals.not_home.min(7) * 16 + own.off.min(15),
        own.totals.aces.min(7) * 8 + own.totals.deuces.min(7),
    ]
}
