//! Two logs of one match, written by two devices that could not hear each other: both are kept and shown (MAT-05, MAT-07).

use serde::{Deserialize, Serialize};
use tavola_rules::{BySide, ScoreRuling, ScoreSheet, Side, score_that_counts};

use super::act::Keep;
use super::entry::{DeviceId, Entry};
use super::state::DeviceMatch;

/// The other log of a match, from where it parted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Conflict {
    /// The device that wrote it.
    pub device: DeviceId,
    /// The lease it wrote under.
    pub epoch: u32,
    /// Whose phone it is, if a player's.
    pub whose: Option<Side>,
    /// How many lines both logs have in common.
    #[cfg_attr(feature = "wire", ts(type = "number"))]
    pub common: usize,
    /// What it has after them.
    pub entries: Vec<Entry>,
    /// Which log was kept, once that is settled.
    pub settled: Option<Keep>,
}

impl DeviceMatch {
    /// The match as the other log has it.
    #[must_use]
    pub fn as_the_other_log_has_it(&self, conflict: &Conflict) -> Self {
        self.effective()
            .take(conflict.common)
            .chain(&conflict.entries)
            .fold(Self::default(), |state, entry| state.after(entry))
    }

    /// Which of two scores counts: a scoreboard that is the table's own before a player's phone (MAT-07), of two
    /// players' phones the trailer's (MAT-05).
    #[must_use]
    pub fn ruling_on(&self, conflict: &Conflict) -> ScoreRuling {
        let other = self.as_the_other_log_has_it(conflict);
        let (Some(here), Some(there)) = (self.sheet(), other.sheet()) else { return ScoreRuling::Director };
        let whose = self.lease().and_then(|lease| lease.whose);
        match (whose, conflict.whose) {
            _ if here.won == there.won => ScoreRuling::Agreement { won: here.won },
            (None, Some(_)) => ScoreRuling::Scoreboard { won: here.won },
            (Some(_), None) => ScoreRuling::Scoreboard { won: there.won },
            (Some(a), Some(b)) if a != b => {
                let sheets = BySide::from_fn(|side| if side == a { here } else { there });
                score_that_counts(&sheets, None)
            }
            _ => ScoreRuling::Director,
        }
    }

    /// The length and score it shows.
    fn sheet(&self) -> Option<ScoreSheet> {
        let course = self.course()?;
        Some(ScoreSheet { length: Some(course.length), won: BySide::from_fn(|side| course.score.won(side)) })
    }
}
