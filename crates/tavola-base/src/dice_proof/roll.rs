//! From secrets to dice: the house's commitment and the roll itself.

use hmac::Mac;
use tavola_rules::{BySide, Die, Side};

use super::digest::fields;
use super::{Digest, MatchNumber, RollNumber, keyed};
use crate::TableId;

/// The house's commitment to its secret for a match, shown before anybody can sit down.
#[must_use]
pub fn house_commitment(table: &TableId, of: MatchNumber, secret: &Digest) -> Digest {
    Digest::of_fields(&[b"tavola-dice-1/house", table.as_str().as_bytes(), &of.number().to_be_bytes(), secret.bytes()])
}

/// What a roll is bound to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RollContext<'a> {
    /// The table.
    pub table: &'a TableId,
    /// The match.
    pub of: MatchNumber,
    /// The roll.
    pub number: RollNumber,
    /// The ends of both chains, as committed.
    pub anchors: BySide<Digest>,
}

/// The two dice of a roll: HMAC-SHA-256 under the house's secret over what the roll is bound to and both links.
///
/// Bytes of 252 and above are passed over, so that each of the six numbers is equally likely. For an opening roll
/// the first die is White's.
#[must_use]
pub fn roll(secret: &Digest, context: &RollContext<'_>, links: &BySide<Digest>) -> (Die, Die) {
    first_two((0u32..).flat_map(|block| stream(secret, context, links, block)))
}

/// What a roll of a duplicate is bound to: the same at each of its tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DuplicateContext<'a> {
    /// The duplicate.
    pub set: &'a TableId,
    /// The match.
    pub of: MatchNumber,
    /// The game of the match, from 1.
    pub game: u32,
    /// The roll of the game, from 1; opening rolls and their repetitions count.
    pub roll: u32,
}

/// The two dice of a roll at every table of a duplicate: of the house's secret alone, by game and roll.
///
/// For an opening roll the first die is White's.
#[must_use]
pub fn duplicate_roll(secret: &Digest, context: &DuplicateContext<'_>) -> (Die, Die) {
    let blocks = (0u32..).flat_map(|block| {
        let all: [&[u8]; 6] = [
            b"tavola-dice-1/duplicate",
            context.set.as_str().as_bytes(),
            &context.of.number().to_be_bytes(),
            &context.game.to_be_bytes(),
            &context.roll.to_be_bytes(),
            &block.to_be_bytes(),
        ];
        authenticated(secret, &all)
    });
    first_two(blocks)
}

/// The first two bytes of a stream that are dice.
fn first_two(bytes: impl Iterator<Item = u8>) -> (Die, Die) {
    let mut dice = bytes.filter_map(die);
    match (dice.next(), dice.next()) {
        (Some(first), Some(second)) => (first, second),
        _ => unreachable!("the stream of bytes has no end"),
    }
}

fn authenticated(secret: &Digest, all: &[&[u8]]) -> [u8; 32] {
    let mut mac = keyed(secret.bytes());
    for field in all {
        fields(field, |bytes| mac.update(bytes));
    }
    mac.finalize().into_bytes().into()
}

fn stream(secret: &Digest, context: &RollContext<'_>, links: &BySide<Digest>, block: u32) -> [u8; 32] {
    let all: [&[u8]; 9] = [
        b"tavola-dice-1/roll",
        context.table.as_str().as_bytes(),
        &context.of.number().to_be_bytes(),
        &context.number.number().to_be_bytes(),
        context.anchors[Side::White].bytes(),
        context.anchors[Side::Black].bytes(),
        links[Side::White].bytes(),
        links[Side::Black].bytes(),
        &block.to_be_bytes(),
    ];
    authenticated(secret, &all)
}

fn die(byte: u8) -> Option<Die> {
    if byte < 252 { Die::new(byte % 6 + 1) } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some_roll(number: u32, secret: u8) -> (Die, Die) {
        let table = TableId::new("t");
        let anchors = BySide { white: Digest::new([1; 32]), black: Digest::new([2; 32]) };
        let links = BySide { white: Digest::new([3; 32]), black: Digest::new([4; 32]) };
        let context = RollContext { table: &table, of: MatchNumber::FIRST, number: RollNumber::new(number), anchors };
        roll(&Digest::new([secret; 32]), &context, &links)
    }

    #[test]
    fn asking_again_gives_the_same_roll() {
        assert_eq!(some_roll(1, 9), some_roll(1, 9));
        assert!((1..20).any(|number| some_roll(number, 9) != some_roll(number, 8)));
    }

    #[test]
    fn bytes_that_would_favour_low_numbers_are_passed_over() {
        let mut counts = [0; 7];
        for byte in 0..=255 {
            counts[die(byte).map_or(0, |die| usize::from(die.number()))] += 1;
        }
        assert_eq!(counts, [4, 42, 42, 42, 42, 42, 42]);
    }

    #[test]
    fn the_thirty_six_rolls_come_equally_often() {
        let mut counts = [[0u32; 6]; 6];
        for number in 0..36_000 {
            let (a, b) = some_roll(number, 5);
            counts[usize::from(a.number()) - 1][usize::from(b.number()) - 1] += 1;
        }
        // 1,000 expected of each; five standard deviations are 156.
        assert!(counts.iter().flatten().all(|&count| count.abs_diff(1000) < 156), "{counts:?}");
    }
}
