//! The record of a duplicate's dice, and the check of all of it.

use serde::{Deserialize, Serialize};
use tavola_rules::Die;

use super::{Digest, DuplicateContext, MatchNumber, duplicate_roll, house_commitment};
use crate::TableId;

/// The name of the scheme.
pub const SCHEME: &str = "tavola-dice-1/duplicate";

/// What fell at the tables of a duplicate, with the house's secret.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DuplicateTranscript {
    /// [`SCHEME`].
    pub scheme: String,
    /// The duplicate.
    pub set: TableId,
    /// The house's commitment, shown before anybody sat down.
    pub house_commitment: Digest,
    /// The secret, opened when both tables were over.
    pub house_secret: Digest,
    /// Its tables.
    pub tables: Vec<DuplicateRolls>,
}

/// What fell at one table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DuplicateRolls {
    /// The table.
    pub table: TableId,
    /// For each game its rolls as they fell, opening rolls with White's die first.
    pub games: Vec<Vec<(Die, Die)>>,
}

impl DuplicateTranscript {
    /// How many rolls there are.
    #[must_use]
    pub fn rolls(&self) -> usize {
        self.tables.iter().flat_map(|table| &table.games).map(Vec::len).sum()
    }

    /// What is wrong, by its place in the file; nothing if the dice are what the house committed to.
    #[must_use]
    pub fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        if self.scheme != SCHEME {
            faults.push(format!("scheme: it is not {SCHEME}"));
        }
        let of = MatchNumber::FIRST;
        if house_commitment(&self.set, of, &self.house_secret) != self.house_commitment {
            faults.push("house_secret: it does not fit the commitment".to_owned());
        }
        for (index, table) in self.tables.iter().enumerate() {
            for (game, rolls) in (1u32..).zip(&table.games) {
                for (roll, &(a, b)) in (1u32..).zip(rolls) {
                    let context = DuplicateContext { set: &self.set, of, game, roll };
                    let (first, second) = duplicate_roll(&self.house_secret, &context);
                    // A turn's roll has no order; it is recorded higher first.
                    if (a, b) != (first, second) && (a, b) != (second, first) {
                        faults.push(format!(
                            "tables[{index}].games[{}][{}]: {a}-{b}, not {first}-{second}",
                            game - 1,
                            roll - 1
                        ));
                    }
                }
            }
        }
        faults
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_transcript_with_another_roll_or_secret_is_found_out() {
        let (set, secret) = (TableId::new("set"), Digest::new([4; 32]));
        let fell = |game, roll| {
            let context = DuplicateContext { set: &set, of: MatchNumber::FIRST, game, roll };
            duplicate_roll(&secret, &context)
        };
        let games = vec![(1..9).map(|roll| fell(1, roll)).collect(), (1..5).map(|roll| fell(2, roll)).collect()];
        let honest = DuplicateTranscript {
            scheme: SCHEME.to_owned(),
            set: set.clone(),
            house_commitment: house_commitment(&set, MatchNumber::FIRST, &secret),
            house_secret: secret,
            tables: vec![DuplicateRolls { table: TableId::new("t"), games }],
        };
        assert_eq!((honest.rolls(), honest.faults()), (12, Vec::new()));
        let mut other = honest.clone();
        let (a, b) = other.tables[0].games[1][2];
        other.tables[0].games[1][2] = (a, Die::ALL[usize::from(b.number()) % 6]);
        assert_eq!(other.faults().len(), 1);
        assert!(other.faults()[0].starts_with("tables[0].games[1][2]: "), "{:?}", other.faults());
        let other = DuplicateTranscript { house_secret: Digest::new([5; 32]), ..honest.clone() };
        assert!(other.faults()[0].starts_with("house_secret"));
        let other = DuplicateTranscript { scheme: "tavola-dice-1".to_owned(), ..honest };
        assert!(other.faults()[0].starts_with("scheme"));
    }
}
