//! Expert inputs of positions with contact.

use super::shape::{Shape, turned};
use super::tables::{Rolls, WITH, hits, leaps, of_36, shots_at};
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

/// Rows of the slots of one player that came later, in the order [`plan_slots`] fills them. They stand behind all that
/// were there before, so that a net without them is one with nothing in its last rows.
const PLAN: [usize; 6] = [
    113, 72, 37, // the edge of the prime, back games, rolls that hit twice
    112, 112, 128, // stragglers, what stragglers of the other may still do, clearing from the rear
];
const PLAN_ROWS: usize = sum(&PLAN);
/// Pips until the sides have passed each other by who leads, and whose timing is longer by who has a prime.
const SHARED: [usize; 2] = [75, 100];

/// How many expert rows a contact position switches on.
pub const CONTACT_SLOTS: usize = 2 * SIDE.len() + 1 + 2 * PLAN.len() + SHARED.len();
/// Where the rows that came later begin.
pub(super) const LATER: usize = BASE_ROWS + 2 * SIDE_ROWS + LEAD_ROWS;
/// Rows of the contact layout.
pub(super) const ROWS: usize = LATER + 2 * PLAN_ROWS + sum(&SHARED);

const fn sum(sizes: &[usize]) -> usize {
    let mut total = 0;
    let mut index = 0;
    while index < sizes.len() {
        total += sizes[index];
        index += 1;
    }
    total
}

/// Where the rows of each slot begin, the first at `start`.
const fn bases<const N: usize>(start: usize, sizes: &[usize; N]) -> [u32; N] {
    let mut bases = [start as u32; N];
    let mut slot = 1;
    while slot < N {
        bases[slot] = bases[slot - 1] + sizes[slot - 1] as u32;
        slot += 1;
    }
    bases
}

const BASES: [u32; SIDE.len()] = bases(BASE_ROWS, &SIDE);
const PLAN_BASES: [u32; PLAN.len()] = bases(LATER, &PLAN);
const SHARED_BASES: [u32; SHARED.len()] = bases(LATER + 2 * PLAN_ROWS, &SHARED);

#[inline(always)]
pub(super) fn rows(shapes: &[Shape; 2], out: &mut [u16; MAX_SLOTS]) -> usize {
    let [own, opponent] = shapes;
    let rows = rows_at_risk(shapes, [Risk::of(own, opponent), Risk::of(opponent, own)]);
    out[..CONTACT_SLOTS].copy_from_slice(&rows);
    CONTACT_SLOTS
}

/// The rows where it is known what each player risks. No loop or branch that depends on the position, so that the
/// compiler can do it for many positions at once.
#[inline(always)]
pub(super) fn rows_at_risk([own, opponent]: &[Shape; 2], [own_risk, risk]: [Risk; 2]) -> [u16; CONTACT_SLOTS] {
    let own_slots = side_slots(own, opponent, own_risk);
    let opponent_slots = side_slots(opponent, own, risk);
    let mut out = [0; CONTACT_SLOTS];
    for slot in 0..SIDE.len() {
        out[slot] = (BASES[slot] + own_slots[slot]) as u16;
        out[SIDE.len() + slot] = (BASES[slot] + SIDE_ROWS as u32 + opponent_slots[slot]) as u16;
    }
    let lead = own.totals.pips as i32 - opponent.totals.pips as i32;
    out[2 * SIDE.len()] = (BASE_ROWS + 2 * SIDE_ROWS) as u16 + (lead.clamp(-120, 120) / 4 + 30) as u16;
    let own_plans = plan_slots(own, opponent, own_risk);
    let opponent_plans = plan_slots(opponent, own, risk);
    let later = &mut out[2 * SIDE.len() + 1..];
    for slot in 0..PLAN.len() {
        later[slot] = (PLAN_BASES[slot] + own_plans[slot]) as u16;
        later[PLAN.len() + slot] = (PLAN_BASES[slot] + PLAN_ROWS as u32 + opponent_plans[slot]) as u16;
    }
    let shared = shared_slots(own, opponent, lead);
    for slot in 0..SHARED.len() {
        later[2 * PLAN.len() + slot] = (SHARED_BASES[slot] + shared[slot]) as u16;
    }
    out
}

#[inline(always)]
fn side_slots(own: &Shape, they: &Shape, risk: Risk) -> [u32; SIDE.len()] {
    let window = |from: u32| own.made >> from & 63;
    let their_board = board(they);
    [
        window(1),
        window(4),
        window(7),
        window(13),
        window(19),
        risk.rolls,
        risk.pips_lost.min(24),
        risk.rolls.div_ceil(3).min(13) * 7 + their_board,
        rear_leaps(own, they),
        next_leaps(own, they),
        leaps(they.made >> 1),
        board_leaps(they),
        their_board * 4 + own.bar.min(3),
        (own.blots() >> 1 & 63).count_ones().min(3) * 4 + they.bar.min(3),
        anchor(own) * 6 + own.totals.back.min(5),
        prime(own),
        (own.totals.aces + own.totals.deuces).min(11),
        timing(own).min(74) / 3,
        own.gammon().min(96) / 4,
        own.totals.pips.min(239) / 6,
        own.blots() >> 1 & 63,
    ]
}

/// What decides plans: of one player.
#[inline(always)]
fn plan_slots(own: &Shape, they: &Shape, risk: Risk) -> [u32; PLAN.len()] {
    let (back, their_back) = (own.totals.back, they.totals.back);
    let (board, their_board) = (board(own), board(they));
    let anchors = (own.made >> 19 & 63).count_ones().min(2);
    let prime = longest_prime(they).0;
    [
        prime_edge(own),
        (back.min(7) * 3 + anchors) * 3 + u32::from(prime > 0) + u32::from(prime > 4),
        risk.twice,
        (back.min(3) * 7 + their_board) * 4 + stage(own),
        (their_back.min(3) * 7 + board) * 4 + stage(own),
        clearing(own),
    ]
}

/// What decides plans: of both together. `lead` is by how many pips the player on roll is behind.
#[inline(always)]
fn shared_slots(own: &Shape, opponent: &Shape, lead: i32) -> [u32; SHARED.len()] {
    let apart = (rear(own) + rear(opponent)).saturating_sub(25).min(24);
    let race = u32::from(lead > -16) + u32::from(lead > 16);
    let longer = (timing(own) as i32 - timing(opponent) as i32).clamp(-72, 72) / 6 + 12;
    let primes = u32::from(longest_prime(own).0 >= 4) * 2 + u32::from(longest_prime(opponent).0 >= 4);
    [apart * 3 + race, longer.cast_unsigned() * 4 + primes]
}

/// Points made at home.
#[inline(always)]
fn board(own: &Shape) -> u32 {
    (own.made >> 1 & 63).count_ones()
}

/// How far a player is with bearing off: not begun, up to four, up to nine, more.
#[inline(always)]
fn stage(own: &Shape) -> u32 {
    u32::from(own.off > 0) + u32::from(own.off > 4) + u32::from(own.off > 9)
}

/// The place of the rearmost checker, 25 being the bar.
#[inline(always)]
fn rear(own: &Shape) -> u32 {
    31 - (own.any | 2).leading_zeros()
}

/// The place of the next one, if it stands elsewhere.
#[inline(always)]
fn next(own: &Shape) -> u32 {
    31 - (own.any & !(1 << rear(own)) | 2).leading_zeros()
}

/// The longest prime of three points or more: its length (0 for none) and its first point.
#[inline(always)]
fn longest_prime(own: &Shape) -> (u32, u32) {
    let three = own.made & own.made >> 1 & own.made >> 2;
    let four = three & own.made >> 3;
    let five = four & own.made >> 4;
    let six = five & own.made >> 5;
    let longer = u32::from(four != 0) + u32::from(five != 0) + u32::from(six != 0);
    let runs = if four == 0 { three } else { four };
    let runs = if five == 0 { runs } else { five };
    let runs = if six == 0 { runs } else { six };
    (if three == 0 { 0 } else { 3 + longer }, runs.trailing_zeros() & 31)
}

/// How the longest prime holds: its length, how far the foremost checker behind it stands from its edge (bar included),
/// and on how many places there are some; 0 without one.
#[inline(always)]
fn prime_edge(own: &Shape) -> u32 {
    let (length, start) = longest_prime(own);
    let behind = own.their_any & ((1 << start) - 1);
    let foremost = 31 - (behind | 1).leading_zeros();
    let distance = if behind == 0 { 0 } else { (start - foremost).min(6) };
    let row = 1 + ((length.saturating_sub(3) * 7 + distance) * 4 + behind.count_ones().min(3));
    if length == 0 { 0 } else { row }
}

/// Coming home past the other: the two rearmost places, whether they are points, and the gap between them.
#[inline(always)]
fn clearing(own: &Shape) -> u32 {
    let (rear, next) = (rear(own), next(own));
    let place = if rear > 12 { 0 } else { rear.saturating_sub(5) };
    let gap = rear.saturating_sub(next + 1).min(3);
    ((place * 2 + (own.made >> rear & 1)) * 4 + gap) * 2 + (own.made >> next & 1)
}

/// What one player stands to lose to the other's next roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Risk {
    /// Rolls that hit: 0 to 36.
    pub(super) rolls: u32,
    /// Pips lost by hits, on average, rounded down.
    pub(super) pips_lost: u32,
    /// Rolls that hit either of two or more: 0 to 36.
    pub(super) twice: u32,
}

impl Risk {
    #[inline(always)]
    pub(super) fn of(own: &Shape, they: &Shape) -> Self {
        if they.bar == 0 { Self::from_board(own, they) } else { Self::from_bar(own, they) }
    }

    #[inline(always)]
    fn from_board(own: &Shape, they: &Shape) -> Self {
        let (mut all, mut twice, mut pips_lost) = (0, 0, 0);
        let mut blots = turned(own.blots());
        while blots != 0 {
            let (rolls, pips) = shots_at_nearest(blots, own.made, they.any);
            blots &= blots - 1;
            twice |= all & rolls;
            all |= rolls;
            pips_lost += pips;
        }
        Self { rolls: of_36(all), pips_lost: pips_lost / 36, twice: of_36(twice) }
    }

    /// The same while the opponent has to enter first.
    pub(super) fn from_bar(own: &Shape, they: &Shape) -> Self {
        let entering = entering(own);
        let (mut all, mut twice, mut pips_lost) = (0, 0, 0);
        let mut blots = own.blots();
        while blots != 0 {
            let place = blots.trailing_zeros();
            blots &= blots - 1;
            let rolls = shots_from_bar(own, they, place as usize, entering);
            twice |= all & rolls;
            all |= rolls;
            pips_lost += of_36(rolls) * (25 - place);
        }
        Self { rolls: of_36(all), pips_lost: pips_lost / 36, twice: of_36(twice) }
    }
}

/// Rolls that hit the first of `blots`, and how many pips are lost by them in all 36 rolls together. The blots are as
/// the opponent numbers the points: their checkers (`any`) come from above. Nothing where there is no blot.
#[inline(always)]
pub(super) fn shots_at_nearest(blots: u32, made: u32, any: u32) -> (Rolls, u32) {
    let place = blots.trailing_zeros() & 31;
    let rolls = shots_at(any >> 1 >> place, turned(made) >> 1 >> place);
    let rolls = if blots == 0 { 0 } else { rolls };
    (rolls, of_36(rolls) * place)
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
    if they.bar > 1 {
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
fn rear_leaps(own: &Shape, they: &Shape) -> u32 {
    let place = rear(own);
    let zone = 2 - u32::from(place > 12) - u32::from(place > 18);
    zone * 37 + leaps(ahead(they, place))
}

#[inline(always)]
fn next_leaps(own: &Shape, they: &Shape) -> u32 {
    leaps(ahead(they, next(own)))
}

#[inline(always)]
fn board_leaps(they: &Shape) -> u32 {
    let far = leaps(ahead(they, 20)) + leaps(ahead(they, 21)) + leaps(ahead(they, 22));
    (far + leaps(ahead(they, 23)) + leaps(ahead(they, 24)) + leaps(ahead(they, 25))) / 6
}

/// The most advanced anchor in the opponent's home: 0 none, 1 their ace point to 6 their six point (bar point: none).
#[inline(always)]
fn anchor(own: &Shape) -> u32 {
    let anchors = own.made & 0x01F8_0000;
    if anchors == 0 { 0 } else { 25 - anchors.trailing_zeros() }
}

/// The longest prime, where it stands and how many checkers it holds: 0 for none of three points or more.
#[inline(always)]
fn prime(own: &Shape) -> u32 {
    let (length, start) = longest_prime(own);
    let zone = u32::from(start > 2) + u32::from(start > 4) + u32::from(start > 8);
    let held = (own.their_any & ((1 << start) - 1)).count_ones().min(2);
    let prime = 1 + (length.saturating_sub(3) * 4 + zone) * 3 + held;
    if length == 0 { 0 } else { prime }
}

/// Pips a player can still play before the home board must break, checkers behind apart.
#[inline(always)]
fn timing(own: &Shape) -> u32 {
    let [four, five, six] = own.board;
    let spare = four.saturating_sub(2) * 3 + five.saturating_sub(2) * 4 + six.saturating_sub(2) * 5;
    own.totals.outside + spare
}
