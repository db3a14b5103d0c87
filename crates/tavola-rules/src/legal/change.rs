//! What one step changes in a position, added all at once.

use super::Half;
use super::places::Places;
use crate::position::{OPPONENT_BAR, OWN_BAR, OWN_OFF, Position};

/// What one step changes, as a whole position to add: `[origin][die][hit]`, with room so that an index is a mask.
static CHANGES: Changes = changes();

type Changes = [[[Position; 2]; 8]; 32];

const fn changes() -> Changes {
    let mut all = [[[Position([0; 32]); 2]; 8]; 32];
    let mut from = 1;
    while from <= OWN_BAR {
        let mut die = 1;
        while die <= 6 {
            let to = if from > die { from - die } else { OWN_OFF };
            let [Position(plain), Position(hitting)] = &mut all[from][die];
            plain[from] = -1;
            plain[to] = 1;
            hitting[from] = -1;
            hitting[to] = 2;
            hitting[OPPONENT_BAR] = -1;
            die += 1;
        }
        from += 1;
    }
    all
}

#[derive(Clone, Copy)]
pub(super) enum Landing {
    Plain,
    Hit,
}

impl Landing {
    pub(super) const fn on(places: Places, index: u8) -> Self {
        if places.is_blot(index) { Self::Hit } else { Self::Plain }
    }
}

#[inline]
pub(super) fn moved(position: Position, (from, die): Half, landing: Landing) -> Position {
    let Position(change) = &CHANGES[usize::from(from & 31)][usize::from(die & 7)][landing as usize];
    let mut after = position;
    for (checkers, by) in after.0.iter_mut().zip(change) {
        *checkers = checkers.wrapping_add(*by);
    }
    after
}
