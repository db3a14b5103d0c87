//! Under which name a match is judged, kept and found.

use tavola_base::dice_proof::MatchNumber;
use tavola_rules::BySide;
use tavola_study::MatchReport;

use crate::base::ids::{ImportId, StreamId};

/// Which match is studied.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum MatchKey {
    /// One of a table's.
    Table(StreamId, MatchNumber),
    /// One cube of a game of a chouette: which game and which of its cubes, from 1.
    Chouette(StreamId, u32, usize),
    /// One that was read from a file.
    Imported(ImportId),
}

impl MatchKey {
    /// Who played a match of the club is called by the name they have when it is read: no report of one keeps any.
    pub(super) fn nameless(&self, report: MatchReport) -> MatchReport {
        match self {
            Self::Table(..) | Self::Chouette(..) => report.named(&BySide::default()),
            Self::Imported(_) => report,
        }
    }

    /// The key as the store has it.
    #[must_use]
    pub fn stored(&self) -> String {
        match self {
            Self::Table(table, number) => format!("table/{table}/{}", number.number()),
            Self::Chouette(chouette, game, cube) => format!("chouette/{chouette}/{game}/{cube}"),
            Self::Imported(id) => format!("import/{id}"),
        }
    }

    /// The key that the store has so; none if it is none.
    #[must_use]
    pub fn of_stored(text: &str) -> Option<Self> {
        let mut parts = text.split('/');
        let key = match (parts.next()?, parts.next()?) {
            ("table", table) => {
                let number = serde_json::from_str(parts.next()?).ok()?;
                Self::Table(StreamId::new(table), number)
            }
            ("chouette", chouette) => {
                let (game, cube) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
                Self::Chouette(StreamId::new(chouette), game, cube)
            }
            ("import", id) => Self::Imported(ImportId::new(id)),
            _ => return None,
        };
        parts.next().is_none().then_some(key)
    }

    /// The address of its analysis.
    #[must_use]
    pub fn address(&self) -> String {
        match self {
            Self::Table(table, number) => format!("/t/{table}/study?match={}", number.number()),
            Self::Chouette(chouette, game, cube) => format!("/c/{chouette}/study?game={game}&cube={cube}"),
            Self::Imported(id) => format!("/study/m/{id}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_comes_back_from_the_store_and_nothing_else_is_one() {
        let keys = [
            MatchKey::Table(StreamId::fresh(), MatchNumber::FIRST),
            MatchKey::Chouette(StreamId::fresh(), 3, 2),
            MatchKey::Imported(ImportId::fresh()),
        ];
        for key in keys {
            assert_eq!(MatchKey::of_stored(&key.stored()), Some(key));
        }
        for text in
            ["", "table", "table/a", "table/a/x", "table/a/1/2", "import", "import/a/b", "chouette/a/1", "other/a"]
        {
            assert_eq!(MatchKey::of_stored(text), None, "{text}");
        }
    }
}
