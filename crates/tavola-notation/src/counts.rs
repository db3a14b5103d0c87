//! A position as a row of numbers, as programs hold it: the layout of [`Position::counts`], borne off or not.

use tavola_rules::{BrokenSetup, BySide, CHECKERS, Position, Setup, Side};

/// The places that are always there: the opponent's bar, the points 1 to 24, one's own bar.
const IN_PLAY: usize = 26;
/// With those borne off, one's own and the opponent's.
const WITH_OFF: usize = 28;
const OWN_BAR: usize = 25;

/// Reads 26 counts (the opponent's bar, the points 1 to 24, the bar of the player on roll) or 28 (with the checkers that
/// the player on roll has borne off, then the opponent's).
///
/// The points are numbered by the player on roll, whose checkers are positive; the opponent's are negative, on the bar and
/// borne off too. Of 26 counts, checkers missing to 15 are taken as borne off.
///
/// # Errors
/// What is wrong with the counts.
pub fn read_counts(counts: &[i64]) -> Result<Position, NotCounts> {
    if counts.len() != IN_PLAY && counts.len() != WITH_OFF {
        return Err(NotCounts::Length(counts.len()));
    }
    let mut places = [0_i8; WITH_OFF];
    for (index, (place, &count)) in places.iter_mut().zip(counts).enumerate() {
        let within = i8::try_from(count).ok().filter(|count| (-15..=15).contains(count));
        *place = within.ok_or(NotCounts::Range { index, count })?;
    }
    let of_own = |index: usize| u8::try_from(places[index]).map_err(|_| wrong_sign(index, places[index]));
    let of_opponent = |index: usize| u8::try_from(-places[index]).map_err(|_| wrong_sign(index, places[index]));
    let bar = BySide { white: of_own(OWN_BAR)?, black: of_opponent(0)? };
    let mut points = [0; 24];
    points.copy_from_slice(&places[1..=24]);
    let setup = match counts.len() {
        IN_PLAY => Setup::with_the_rest_off(points, bar),
        _ => Setup { points, bar, off: BySide { white: of_own(IN_PLAY)?, black: of_opponent(IN_PLAY + 1)? } },
    };
    let position = setup.board()?.seen_by(Side::White);
    let [own, opponent] = [position, position.flipped()].map(|seen| {
        let in_play: u8 =
            seen.counts()[1..=OWN_BAR].iter().filter(|count| **count > 0).map(|count| count.unsigned_abs()).sum();
        in_play + seen.own_off()
    });
    if [own, opponent] != [CHECKERS; 2] {
        return Err(NotCounts::Sum { own, opponent });
    }
    Ok(position)
}

const fn wrong_sign(index: usize, count: i8) -> NotCounts {
    NotCounts::Sign { index, count }
}

/// Why a row of numbers is no position. White is the player on roll.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotCounts {
    /// Neither 26 nor 28 of them.
    #[error(
        "a position is 26 counts (opponent's bar, points 1 to 24, own bar) or 28 (with own and opponent's checkers \
         borne off), not {0}"
    )]
    Length(usize),
    /// A count beyond 15 checkers.
    #[error("at index {index} stands {count}; a count is from -15 to 15")]
    Range {
        /// Where, from 0.
        index: usize,
        /// What stands there.
        count: i64,
    },
    /// A bar or tray with checkers of the wrong side.
    #[error("at index {index} stands {count}; {}", of_whom(*index))]
    Sign {
        /// Where, from 0.
        index: usize,
        /// What stands there.
        count: i8,
    },
    /// With those borne off a side has not 15 checkers.
    #[error("with those borne off each side has {CHECKERS} checkers, not {own} and {opponent}")]
    Sum {
        /// The player on roll.
        own: u8,
        /// The opponent.
        opponent: u8,
    },
    /// The counts are impossible.
    #[error("with White on roll: {0}")]
    Setup(#[from] BrokenSetup),
}

const fn of_whom(index: usize) -> &'static str {
    match index {
        0 => "the opponent's bar holds 0 or fewer, for their checkers are negative",
        OWN_BAR => "the bar of the player on roll holds 0 or more",
        IN_PLAY => "what the player on roll has borne off is 0 or more",
        _ => "what the opponent has borne off is 0 or fewer, for their checkers are negative",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn start() -> Vec<i64> {
        Position::START.counts()[..WITH_OFF].iter().map(|&count| i64::from(count)).collect()
    }

    #[test]
    fn with_those_borne_off_each_side_has_fifteen() {
        let mut few = [0; WITH_OFF];
        (few[3], few[20], few[IN_PLAY], few[IN_PLAY + 1]) = (4, -2, 2, -13);
        assert_eq!(read_counts(&few), Err(NotCounts::Sum { own: 6, opponent: 15 }));
        few[IN_PLAY] = 11;
        assert!(read_counts(&few).is_ok());
    }

    #[test]
    fn the_counts_of_a_position_are_read_back_with_those_borne_off_and_without() {
        assert_eq!(read_counts(&start()), Ok(Position::START));
        assert_eq!(read_counts(&start()[..IN_PLAY]), Ok(Position::START));
        let mut race = [0; IN_PLAY];
        (race[3], race[20]) = (4, -2);
        let read = read_counts(&race).unwrap();
        assert_eq!((read.own_off(), read.opponent_off()), (11, 13));
        assert_eq!(read_counts(&read.counts()[..WITH_OFF].iter().map(|&n| i64::from(n)).collect::<Vec<_>>()), Ok(read));
    }

    #[test]
    fn what_is_no_position_is_refused_with_what_would_be_one() {
        assert_eq!(read_counts(&start()[..24]), Err(NotCounts::Length(24)));
        let with = |index: usize, count: i64| {
            let mut counts = start();
            counts[index] = count;
            read_counts(&counts).unwrap_err()
        };
        assert_eq!(with(6, 400), NotCounts::Range { index: 6, count: 400 });
        for (index, count) in [(0, 1), (25, -1), (26, -2), (27, 2)] {
            assert_eq!(with(index, count), NotCounts::Sign { index, count: count as i8 });
        }
        assert!(matches!(with(6, 6), NotCounts::Setup(_)));
        assert!(with(0, 1).to_string().contains("at index 0 stands 1; the opponent's bar"));
    }
}
