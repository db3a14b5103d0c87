//! Expert inputs of positions with contact.

use super::shape::{Shape, turned};
use super::tables::{Rolls, WITH, hits, leaps, shots_at, throws};
use super::{BASE_ROWS, MAX_SLOTS};

/// Rows of each slot of one player, in the order [`side_slots`] fills them.
const SIDE: [usize; 21] = [
    64, 64, 64, 64, 64, // made points 1-6, 4-9, 7-12, 13-18, 19-24
    37, 25, 98, // shots, pips at risk, shots by strength of the hitter's board
    111, 37, 37, 37, // leaps: rearmost, next, from the bar, on average from the board
    28, 16, 42, 49, // entering, loose checkers at home, anchor, prime
    12, 25, 25, 40, 64, // buried, timing, gammon, pips, blots at home
];
const LEAD_ROWS: usize = 61;
const SIDE_ROWS: usize = sum(&SIDE);

/// How many expert rows a contact position switches on.
pub const CONTACT_SLOTS: usize = 2 * SIDE.len() + 1;
/// Rows of the contact layout.
pub(super) const ROWS: usize = BASE_ROWS + 2 * SIDE_ROWS + LEAD_ROWS;

const fn sum(sizes: &[usize]) -> usize {
    let mut total = 0;
    let mut index = 0;
    while index < sizes.len() {
        total += sizes[index];
        index += 1;
    }
    total
}

#[inline(always)]
pub(super) fn rows([own, opponent]: &[Shape; 2], out: &mut [u16; MAX_SLOTS]) -> usize {
    let (own_pips, opponent_pips) = (own.totals.pips(), opponent.totals.pips());
    let own_slots = side_slots(own, opponent, own_pips);
    let opponent_slots = side_slots(opponent, own, opponent_pips);
    let mut base = BASE_ROWS;
    for (slot, size) in SIDE.into_iter().enumerate() {
        out[slot] = (base + own_slots[slot]) as u16;
        out[SIDE.len() + slot] = (base + SIDE_ROWS + opponent_slots[slot]) as u16;
        base += size;
    }
    let lead = (own_pips as i32 - opponent_pips as i32).clamp(-120, 120) / 4 + 30;
    out[CONTACT_SLOTS - 1] = (BASE_ROWS + 2 * SIDE_ROWS) as u16 + lead as u16;
    CONTACT_SLOTS
}

#[inline(always)]
fn side_slots(own: &Shape, they: &Shape, pips: usize) -> [usize; SIDE.len()] {
    let window = |from: u32| (own.made >> from & 63) as usize;
    let risk = Risk::of(own, they);
    let their_board = (they.made >> 1 & 63).count_ones() as usize;
    let back = own.totals.back();
    [
        window(1),
        window(4),
        window(7),
        window(13),
        window(19),
        risk.throws,
        risk.pips_lost.min(24),
        risk.throws.div_ceil(3).min(13) * 7 + their_board,
        rear_leaps(own, they),
        next_leaps(own, they),
        leaps(they.made >> 1),
        board_leaps(they),
        their_board * 4 + own.bar().min(3),
        (own.blots() >> 1 & 63).count_ones().min(3) as usize * 4 + they.bar().min(3),
        anchor(own) * 6 + back.min(5),
        prime(own),
        (own.totals.aces() + own.totals.deuces()).min(11),
        timing(own).min(74) / 3,
        own.gammon().min(96) / 4,
        pips.min(239) / 6,
        (own.blots() >> 1 & 63) as usize,
    ]
}

/// What one player stands to lose to the other's next roll.
struct Risk {
    throws: usize,
    pips_lost: usize,
}

impl Risk {
    #[inline(always)]
    fn of(own: &Shape, they: &Shape) -> Self {
        let mut seen = if they.bar() == 0 { Self::from_board(own, they) } else { Self::from_bar(own, they) };
        seen.pips_lost /= 36;
        seen
    }

    /// As the opponent numbers the points: his checkers come from above.
    #[inline(always)]
    fn from_board(own: &Shape, they: &Shape) -> Self {
        let (mut all, mut pips_lost) = (0, 0);
        let (mut blots, made) = (turned(own.blots()), turned(own.made));
        while blots != 0 {
            let place = blots.trailing_zeros();
            blots &= blots - 1;
            let rolls = shots_at(they.any >> 1 >> place, made >> 1 >> place);
            all |= rolls;
            pips_lost += throws(rolls) * place as usize;
        }
        Self { throws: throws(all), pips_lost }
    }

    fn from_bar(own: &Shape, they: &Shape) -> Self {
        let entering = entering(own);
        let (mut all, mut pips_lost) = (0, 0);
        let mut blots = own.blots();
        while blots != 0 {
            let place = blots.trailing_zeros() as usize;
            blots &= blots - 1;
            let rolls = shots_from_bar(own, they, place, entering);
            all |= rolls;
            pips_lost += throws(rolls) * (25 - place);
        }
        Self { throws: throws(all), pips_lost }
    }
}

/// Rolls by which the opponent of `own` can enter from the bar.
#[inline(always)]
fn entering(own: &Shape) -> Rolls {
    let mut set = 0;
    for (die, rolls) in WITH.iter().enumerate().skip(1) {
        if own.made >> die & 1 == 0 {
            set |= rolls;
        }
    }
    set
}

/// Rolls that hit a blot of `own` on `place` while the opponent has to enter.
#[inline(always)]
fn shots_from_bar(own: &Shape, they: &Shape, place: usize, entering: Rolls) -> Rolls {
    if they.bar() > 1 {
        return if place <= 6 { WITH[place] } else { 0 };
    }
    let mut rolls = if place <= 12 { hits(place, own.made >> 1) } else { 0 };
    let nearest = place.saturating_sub(6).max(1);
    let mut shooters = own.their_any & ((1 << place) - 1) & !((1 << nearest) - 1);
    while shooters != 0 {
        let from = shooters.trailing_zeros() as usize;
        shooters &= shooters - 1;
        rolls |= WITH[place - from] & entering;
    }
    rolls
}

/// Blocked points ahead of a checker of the opponent of `they` on `place`: bit 0 is one point on.
#[inline(always)]
const fn ahead(they: &Shape, place: u32) -> u32 {
    they.made >> (26 - place)
}

#[inline(always)]
fn rear_leaps(own: &Shape, they: &Shape) -> usize {
    let place = 31 - (own.any | 2).leading_zeros();
    let zone = match place {
        19.. => 0,
        13..=18 => 1,
        _ => 2,
    };
    zone * 37 + leaps(ahead(they, place))
}

#[inline(always)]
fn next_leaps(own: &Shape, they: &Shape) -> usize {
    let rear = 31 - (own.any | 2).leading_zeros();
    let place = 31 - (own.any & !(1 << rear) | 2).leading_zeros();
    leaps(ahead(they, place))
}

#[inline(always)]
fn board_leaps(they: &Shape) -> usize {
    (20..=25).map(|place| leaps(ahead(they, place))).sum::<usize>() / 6
}

/// The most advanced anchor in the opponent's home: 0 none, 1 his ace point to 6 his six point (bar point: none).
#[inline(always)]
fn anchor(own: &Shape) -> usize {
    let anchors = own.made & 0x01F8_0000;
    if anchors == 0 { 0 } else { 25 - anchors.trailing_zeros() as usize }
}

/// The longest prime, where it stands and how many checkers it holds: 0 for none of three points or more.
#[inline(always)]
fn prime(own: &Shape) -> usize {
    let three = own.made & own.made >> 1 & own.made >> 2;
    if three == 0 {
        return 0;
    }
    let four = three & own.made >> 3;
    let five = four & own.made >> 4;
    let six = five & own.made >> 5;
    let length = 3 + usize::from(four != 0) + usize::from(five != 0) + usize::from(six != 0);
    let runs = [three, four, five, six][length - 3];
    let start = runs.trailing_zeros() as usize;
    let zone = match start {
        ..=2 => 0,
        3..=4 => 1,
        5..=8 => 2,
        _ => 3,
    };
    let held = (own.their_any & ((1 << start) - 1)).count_ones().min(2) as usize;
    1 + ((length - 3) * 4 + zone) * 3 + held
}

/// Pips a player can still play before the home board must break, checkers behind apart.
#[inline(always)]
fn timing(own: &Shape) -> usize {
    let spare = |place: usize| usize::from(own.board[place - 4].saturating_sub(2)) * (place - 1);
    own.totals.outside() + spare(4) + spare(5) + spare(6)
}
