//! Kinds and expert inputs of several positions at once, field by field, so that the compiler makes vectors of them.
//!
//! What an input means is said where it is said for one position; here the same functions run over arrays. Only shots
//! at blots need a loop of their own, and the rare positions with a checker on the bar are done one by one.

#![expect(clippy::needless_range_loop, reason = "the same place in many arrays: what the compiler makes into vectors")]

use tavola_rules::Position;

use super::contact::{self, CONTACT_SLOTS, Risk, rows_at_risk, shots_at_nearest};
use super::race;
use super::shape::{Masks, Shape, turned};
use super::tables::of_36;
use super::totals::Total;
use super::{MAX_SLOTS, NO_ROW};
use crate::simd::Level;
use crate::simd::columns::{Columns, TABLE_SLOTS, Table, columns, table_to_lists};

/// How many positions are looked at together.
pub(crate) const LANES: usize = 16;

/// Fewer than these are done one by one.
const WORTH_IT: usize = 4;

type Numbers = [u32; LANES];

/// One player's shapes in several positions.
#[derive(Debug, Clone, Copy)]
struct Shapes {
    any: Numbers,
    made: Numbers,
    their_any: Numbers,
    bar: Numbers,
    off: Numbers,
    board: [Numbers; 3],
    pips: Numbers,
    to_home: Numbers,
    outside: Numbers,
    back: Numbers,
    aces: Numbers,
    deuces: Numbers,
    not_home: Numbers,
}

const ZEROS: Numbers = [0; LANES];

impl Shapes {
    const NONE: Self = Self {
        any: ZEROS,
        made: ZEROS,
        their_any: ZEROS,
        bar: ZEROS,
        off: ZEROS,
        board: [ZEROS; 3],
        pips: ZEROS,
        to_home: ZEROS,
        outside: ZEROS,
        back: ZEROS,
        aces: ZEROS,
        deuces: ZEROS,
        not_home: ZEROS,
    };

    #[inline(always)]
    fn get(&self, lane: usize) -> Shape {
        Shape {
            any: self.any[lane],
            made: self.made[lane],
            their_any: self.their_any[lane],
            bar: self.bar[lane],
            off: self.off[lane],
            board: [self.board[0][lane], self.board[1][lane], self.board[2][lane]],
            totals: Total {
                pips: self.pips[lane],
                to_home: self.to_home[lane],
                outside: self.outside[lane],
                back: self.back[lane],
                aces: self.aces[lane],
                deuces: self.deuces[lane],
                not_home: self.not_home[lane],
            },
        }
    }

    #[inline(always)]
    fn put_masks(&mut self, lane: usize, shape: Shape) {
        self.any[lane] = shape.any;
        self.made[lane] = shape.made;
        self.their_any[lane] = shape.their_any;
    }

    /// Counts checkers; `checkers` says how many stand on a place of the player's own numbers, 26 being off.
    #[inline(always)]
    fn counted(mut self, width: usize, checkers: impl Fn(usize, usize) -> u32) -> Self {
        for lane in 0..width {
            let (mut beyond, mut pips) = (0, 0);
            for step in 0..7 {
                beyond += checkers(25 - step, lane);
                pips += beyond;
            }
            let (back, far) = (beyond, pips);
            for step in 0..12 {
                beyond += checkers(18 - step, lane);
                pips += beyond;
            }
            let (away, to_home) = (beyond, pips);
            for step in 0..6 {
                beyond += checkers(6 - step, lane);
                pips += beyond;
            }
            self.bar[lane] = checkers(25, lane);
            self.off[lane] = checkers(26, lane);
            for point in 0..3 {
                self.board[point][lane] = checkers(4 + point, lane);
            }
            self.aces[lane] = checkers(1, lane);
            self.deuces[lane] = checkers(2, lane);
            self.pips[lane] = pips;
            self.to_home[lane] = to_home;
            // Those further back count from their 18 point on, not from the bar point.
            self.outside[lane] = to_home - far - 12 * back;
            self.back[lane] = back;
            self.not_home[lane] = away - checkers(25, lane);
        }
        self
    }
}

/// Several positions as the nets see them.
#[derive(Debug)]
pub(crate) struct Several {
    /// [`LANES`]: as if it could be another number, so that loops are made into vectors and not written out.
    width: usize,
    masks: [Masks; LANES],
    /// The numbers of the kinds.
    kinds: [u8; LANES],
    slots: [[u16; MAX_SLOTS]; LANES],
}

impl Several {
    /// Nothing yet.
    pub(crate) const NONE: Self =
        Self { width: LANES, masks: [Masks::NONE; LANES], kinds: [0; LANES], slots: [[NO_ROW; MAX_SLOTS]; LANES] };

    /// Looks at up to [`LANES`] positions.
    #[inline(always)]
    pub(crate) fn look(&mut self, level: Level, positions: &[Position]) {
        let width = self.width.min(LANES);
        let mut counts = Columns::NONE;
        columns(level, positions, &mut counts);
        let (mut own, mut opponent) = (Shapes::NONE, Shapes::NONE);
        for (lane, position) in positions.iter().enumerate() {
            let masks = Masks::of(level, position);
            let shapes = masks.shapes();
            own.put_masks(lane, shapes[0]);
            opponent.put_masks(lane, shapes[1]);
            self.masks[lane] = masks;
        }
        let own = own.counted(
            width,
            #[inline(always)]
            |place, lane| i32::from(counts.0[place][lane]).max(0).cast_unsigned(),
        );
        let opponent = opponent.counted(
            width,
            #[inline(always)]
            |place, lane| {
                let index = if place == 26 { 27 } else { 25 - place };
                (-i32::from(counts.0[index][lane])).max(0).cast_unsigned()
            },
        );
        self.kinds = kinds(width, &own, &opponent);
        if positions.len() >= WORTH_IT {
            table_to_lists(level, &contact_rows(width, &own, &opponent), &mut self.slots);
        }
        for lane in 0..positions.len() {
            let (slots, shapes) = (&mut self.slots[lane], [own.get(lane), opponent.get(lane)]);
            if self.kinds[lane] == 0 {
                *slots = [NO_ROW; MAX_SLOTS];
                race::rows(&shapes, slots);
            } else if positions.len() < WORTH_IT {
                contact::rows(&shapes, slots);
            }
        }
    }

    /// Where the checkers of a position stand.
    #[inline(always)]
    pub(crate) const fn masks(&self, lane: usize) -> &Masks {
        &self.masks[lane]
    }

    /// The number of the kind of a position, if it is not over; as [`Kind::of`](crate::net::Kind::of).
    #[inline(always)]
    pub(crate) fn kind(&self, lane: usize) -> usize {
        usize::from(self.kinds[lane])
    }

    /// The expert rows of a position.
    #[inline(always)]
    pub(crate) const fn slots(&self, lane: usize) -> &[u16; MAX_SLOTS] {
        &self.slots[lane]
    }
}

/// The numbers of the kinds.
#[inline(always)]
fn kinds(width: usize, own: &Shapes, opponent: &Shapes) -> [u8; LANES] {
    let mut kinds = [0; LANES];
    for lane in 0..width {
        let contact = own.any[lane] >> 1 >> (own.their_any[lane].trailing_zeros() & 31) != 0;
        let buried = (own.aces[lane] + own.deuces[lane]).max(opponent.aces[lane] + opponent.deuces[lane]);
        let late = buried >= 5 || own.off[lane] + opponent.off[lane] > 0;
        let (least, most) = (own.back[lane].min(opponent.back[lane]), own.back[lane].max(opponent.back[lane]));
        let kind = if least == 0 { 3 } else { 4 };
        let kind = if most >= 4 { 2 } else { kind };
        let kind = if late { 1 } else { kind };
        kinds[lane] = if contact { kind } else { 0 };
    }
    kinds
}

/// The rows of the contact layout, slot by slot.
#[inline(always)]
fn contact_rows(width: usize, own: &Shapes, opponent: &Shapes) -> Table {
    let mut table = [[NO_ROW; LANES]; TABLE_SLOTS];
    let own_risks = risks(width, own, opponent);
    let risks = risks(width, opponent, own);
    for lane in 0..width {
        let rows = rows_at_risk(&[own.get(lane), opponent.get(lane)], [own_risks.get(lane), risks.get(lane)]);
        for slot in 0..CONTACT_SLOTS {
            table[slot][lane] = rows[slot];
        }
    }
    table
}

/// What players risk in several positions.
struct Risks {
    rolls: Numbers,
    pips_lost: Numbers,
    twice: Numbers,
}

impl Risks {
    #[inline(always)]
    fn get(&self, lane: usize) -> Risk {
        Risk { rolls: self.rolls[lane], pips_lost: self.pips_lost[lane], twice: self.twice[lane] }
    }
}

/// What the players of `own` risk; as [`Risk::of`].
#[inline(always)]
fn risks(width: usize, own: &Shapes, they: &Shapes) -> Risks {
    let mut blots = ZEROS;
    let mut entering = 0_u32;
    for lane in 0..width {
        let free = they.bar[lane] == 0;
        blots[lane] = if free { turned(own.get(lane).blots()) } else { 0 };
        entering |= u32::from(!free) << lane;
    }
    let (mut all, mut twice, mut lost) = (ZEROS, ZEROS, ZEROS);
    while blots.iter().fold(0, |any, blots| any | blots) != 0 {
        for lane in 0..width {
            let (rolls, pips) = shots_at_nearest(blots[lane], own.made[lane], they.any[lane]);
            blots[lane] &= blots[lane].wrapping_sub(1);
            twice[lane] |= all[lane] & rolls;
            all[lane] |= rolls;
            lost[lane] += pips;
        }
    }
    let mut risks = Risks { rolls: ZEROS, pips_lost: ZEROS, twice: ZEROS };
    for lane in 0..width {
        risks.rolls[lane] = of_36(all[lane]);
        risks.pips_lost[lane] = lost[lane] / 36;
        risks.twice[lane] = of_36(twice[lane]);
    }
    while entering != 0 {
        let lane = entering.trailing_zeros() as usize;
        entering &= entering - 1;
        let risk = Risk::from_bar(&own.get(lane), &they.get(lane));
        risks.rolls[lane] = risk.rolls;
        risks.pips_lost[lane] = risk.pips_lost;
        risks.twice[lane] = risk.twice;
    }
    risks
}

#[cfg(test)]
mod tests {
    use tavola_rules::{Roll, legal_results};

    use super::*;
    use crate::evaluator::finished;
    use crate::net::Kind;

    #[test]
    fn several_positions_are_seen_as_each_by_itself_on_all_levels() {
        let mut several: Vec<_> = Level::all().map(|level| (level, Several::NONE)).collect();
        let (mut position, mut kinds) = (Position::START, [0; 5]);
        for step in 0..2000_usize {
            let mut results = Vec::new();
            legal_results(&position, Roll::all().nth(step * 5 % 21).expect("there are 21"), &mut results);
            results.iter_mut().for_each(|result| *result = result.flipped());
            let chunk = results.chunks(1 + step % LANES).next().unwrap_or(&[]);
            for (level, several) in &mut several {
                level.run(|| several.look(*level, chunk));
                for (lane, position) in chunk.iter().enumerate().filter(|(_, position)| finished(position).is_none()) {
                    let kind = Kind::of(position);
                    kinds[kind.index()] += 1;
                    let mut slots = [NO_ROW; MAX_SLOTS];
                    kind.layout().expert_rows(position, &mut slots);
                    assert_eq!((several.kind(lane), several.slots(lane)), (kind.index(), &slots), "{level:?}");
                }
            }
            position = results.get(step * 7 % results.len().max(1)).copied().unwrap_or_else(|| position.flipped());
            if finished(&position).is_some() {
                position = Position::START;
            }
        }
        assert!(kinds.iter().all(|&seen| seen > 100), "{kinds:?}");
    }
}
