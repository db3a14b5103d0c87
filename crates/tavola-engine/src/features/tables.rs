//! Small tables over blocked points: which rolls hit from a distance, how many rolls leap a blockade.

/// A set of rolls: bits 0 to 14 the mixed ones, 15 to 20 the doubles.
pub(super) type Rolls = u32;

const MIXED: Rolls = 0x7FFF;

/// How many of the 36 rolls are in the set.
#[inline(always)]
pub(super) const fn of_36(rolls: Rolls) -> u32 {
    2 * (rolls & MIXED).count_ones() + (rolls >> 15).count_ones()
}

const fn mixed_bit(high: usize, low: usize) -> Rolls {
    1 << ((high - 1) * (high - 2) / 2 + low - 1)
}

const fn double_bit(die: usize) -> Rolls {
    1 << (14 + die)
}

/// The rolls that show `die`.
pub(super) static WITH: [Rolls; 7] = with_table();

const fn with_table() -> [Rolls; 7] {
    let mut table = [0; 7];
    let mut die = 1;
    while die <= 6 {
        table[die] = with(die);
        die += 1;
    }
    table
}

const fn with(die: usize) -> Rolls {
    let mut set = double_bit(die);
    let mut other = 1;
    while other <= 6 {
        if other > die {
            set |= mixed_bit(other, die);
        } else if other < die {
            set |= mixed_bit(die, other);
        }
        other += 1;
    }
    set
}

/// Rolls that bring a checker exactly `distance` (1 to 12) on; bit *j* − 1 of `blocked` is the point *j* away.
#[inline(always)]
pub(super) fn hits(distance: usize, blocked: u32) -> Rolls {
    let base = 1usize << (distance - 1);
    HITS[base + (blocked as usize & (base - 1))]
}

static HITS: [Rolls; 4096] = hit_table();

const fn hit_table() -> [Rolls; 4096] {
    let mut table = [0; 4096];
    let mut distance = 1;
    while distance <= 12 {
        let base = 1 << (distance - 1);
        let mut blocked = 0;
        while blocked < base {
            table[base + blocked] = hitting(distance, blocked);
            blocked += 1;
        }
        distance += 1;
    }
    table
}

const fn hitting(distance: usize, blocked: usize) -> Rolls {
    let mut set = if distance <= 6 { with(distance) } else { 0 };
    let mut high = 2;
    while high <= 6 {
        if distance > high && distance - high < high {
            let low = distance - high;
            if blocked >> (high - 1) & 1 == 0 || blocked >> (low - 1) & 1 == 0 {
                set |= mixed_bit(high, low);
            }
        }
        high += 1;
    }
    let mut die = 1;
    while die <= 6 {
        if double_reaches(die, distance, blocked) {
            set |= double_bit(die);
        }
        die += 1;
    }
    set
}

const fn double_reaches(die: usize, distance: usize, blocked: usize) -> bool {
    if !distance.is_multiple_of(die) || distance / die > 4 {
        return false;
    }
    let mut at = die;
    while at < distance {
        if blocked >> (at - 1) & 1 == 1 {
            return false;
        }
        at += die;
    }
    true
}

/// Rolls that bring one of several checkers exactly onto a point: bit *d* − 1 of `from` is a checker *d* (1 to 12) away,
/// bit *j* − 1 of `blocked` the point *j* away from that point. As [`hits`] for each checker, but all at once.
#[inline(always)]
pub(super) fn shots_at(from: u32, blocked: u32) -> Rolls {
    let (near, far) = ((from & 63) as usize, (from >> 6 & 63) as usize);
    let ways = (BY_NEAR[near] | BY_FAR[far]) & OPEN_WAYS[(blocked & 511) as usize];
    let doubles = ways >> 15 & 63 | ways >> 21 & 15 | ways >> 25 & 7;
    DIRECT[near] | ways & MIXED | doubles << 15
}

/// Ways over another point: bits 0 to 14 the mixed rolls played by one checker, then the doubles: six by two steps,
/// four by three, three by four; no others reach so far only.
type Ways = u32;

const fn steps_bit(die: usize, steps: usize) -> Ways {
    let (begin, most) = [(15, 6), (21, 4), (25, 3)][steps - 2];
    if die <= most { 1 << (begin + die - 1) } else { 0 }
}

/// Rolls that hit without a step between, by checkers 1 to 6 away.
static DIRECT: [Rolls; 64] = {
    let mut table = [0; 64];
    let mut from = 0;
    while from < 64 {
        let mut distance = 1;
        while distance <= 6 {
            if from >> (distance - 1) & 1 == 1 {
                table[from] |= with(distance);
            }
            distance += 1;
        }
        from += 1;
    }
    table
};

/// Ways of checkers 1 to 6 away, and 7 to 12 away.
static BY_NEAR: [Ways; 64] = ways_from(0);
static BY_FAR: [Ways; 64] = ways_from(6);

const fn ways_from(beyond: usize) -> [Ways; 64] {
    let mut table = [0; 64];
    let mut from = 0;
    while from < 64 {
        let mut distance = 1;
        while distance <= 6 {
            if from >> (distance - 1) & 1 == 1 {
                table[from] |= ways_over(beyond + distance);
            }
            distance += 1;
        }
        from += 1;
    }
    table
}

const fn ways_over(distance: usize) -> Ways {
    let mut ways = 0;
    let mut high = 2;
    while high <= 6 {
        if distance > high && distance - high < high {
            ways |= mixed_bit(high, distance - high) as Ways;
        }
        high += 1;
    }
    let mut steps = 2;
    while steps <= 4 {
        if distance.is_multiple_of(steps) && distance / steps <= 6 {
            ways |= steps_bit(distance / steps, steps);
        }
        steps += 1;
    }
    ways
}

/// Ways that are open, by the blocked points 1 to 9 away.
static OPEN_WAYS: [Ways; 512] = {
    let mut table = [0; 512];
    let mut blocked = 0;
    while blocked < 512 {
        table[blocked] = open_ways(blocked);
        blocked += 1;
    }
    table
};

const fn open_ways(blocked: usize) -> Ways {
    let mut ways = 0;
    let mut high = 1;
    while high <= 6 {
        let mut low = 1;
        while low < high {
            if is_open(blocked, high) || is_open(blocked, low) {
                ways |= mixed_bit(high, low) as Ways;
            }
            low += 1;
        }
        let mut steps = 2;
        while steps <= 4 && is_open(blocked, (steps - 1) * high) {
            ways |= steps_bit(high, steps);
            steps += 1;
        }
        high += 1;
    }
    ways
}

/// Rolls (0 to 36) that carry a checker seven or more points on; bit *j* − 1 is the blocked point *j* away.
#[inline(always)]
pub(super) fn leaps(blocked: u32) -> u32 {
    LEAPS[(blocked & 0xFFF) as usize]
}

static LEAPS: [u32; 4096] = leap_table();

const fn leap_table() -> [u32; 4096] {
    let mut table = [0; 4096];
    let mut blocked = 0;
    while blocked < 4096 {
        table[blocked] = leaping(blocked);
        blocked += 1;
    }
    table
}

const fn is_open(blocked: usize, away: usize) -> bool {
    away > 12 || blocked >> (away - 1) & 1 == 0
}

const fn leaping(blocked: usize) -> u32 {
    let mut count = 0;
    let mut high = 1;
    while high <= 6 {
        let mut low = 1;
        while low < high {
            let open = is_open(blocked, high + low) && (is_open(blocked, high) || is_open(blocked, low));
            if high + low > 6 && open {
                count += 2;
            }
            low += 1;
        }
        count += double_leaps(blocked, high) as u32;
        high += 1;
    }
    count
}

const fn double_leaps(blocked: usize, die: usize) -> bool {
    let mut step = 1;
    while step <= 4 && is_open(blocked, step * die) {
        if step * die > 6 {
            return true;
        }
        step += 1;
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_shot_counts() {
        assert_eq!([1, 2, 3, 4, 5, 6].map(|d| of_36(hits(d, 0))), [11, 12, 14, 15, 15, 17]);
        assert_eq!([7, 8, 9, 10, 11, 12].map(|d| of_36(hits(d, 0))), [6, 6, 5, 3, 2, 3]);
    }

    #[test]
    fn shots_of_several_checkers_are_those_of_each() {
        let turned = |blocked: u32, distance: u32| blocked.reverse_bits() >> 1 >> (32 - distance);
        for from in 0..4096_u32 {
            for blocked in (0..4096_u32).step_by(7) {
                let each = (1..=12_u32).filter(|distance| from >> (distance - 1) & 1 == 1);
                let rolls = each.fold(0, |rolls, distance| rolls | hits(distance as usize, turned(blocked, distance)));
                assert_eq!(shots_at(from, blocked), rolls, "{from:b} {blocked:b}");
            }
        }
    }

    #[test]
    fn a_full_prime_cannot_be_leapt() {
        assert_eq!(leaps(0b11_1111), 0);
        assert_eq!(leaps(0b01_1111), 11);
        assert_eq!(of_36(MIXED | 0x3F << 15), 36);
    }
}
