//! How long the matches of a division are, stage by stage.

use serde::{Deserialize, Serialize};

use super::bracket::Stage;
use crate::ids::Round;

/// How long the matches of a stage are.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Lengths {
    /// In the main, or in all rounds; the last counts for all later rounds.
    pub main: Vec<u8>,
    /// In the consolation and the lower bracket; without it as in the main's first round.
    pub consolation: Vec<u8>,
    /// In the last chance; without it as in the consolation's first round.
    pub last_chance: Vec<u8>,
    /// In the final of the main; without it as the round before.
    pub r#final: Option<u8>,
}

impl Default for Lengths {
    fn default() -> Self {
        Self { main: vec![7], consolation: Vec::new(), last_chance: Vec::new(), r#final: None }
    }
}

impl Lengths {
    /// All matches to so many points.
    #[must_use]
    pub fn all(points: u8) -> Self {
        Self { main: vec![points], ..Self::default() }
    }

    /// The length of a match; `is_final` says whether it is the last of its stage.
    #[must_use]
    pub fn of(&self, stage: Stage, round: Round, is_final: IsFinal) -> u8 {
        let first = |list: &[u8], otherwise: u8| list.first().copied().unwrap_or(otherwise);
        let at =
            |list: &[u8], otherwise: u8| list.get(round.index()).or_else(|| list.last()).copied().unwrap_or(otherwise);
        let main = first(&self.main, 7);
        let consolation = first(&self.consolation, main);
        match stage {
            Stage::Main | Stage::Rounds if is_final == IsFinal::Yes => {
                self.r#final.unwrap_or_else(|| at(&self.main, 7))
            }
            Stage::Main | Stage::Rounds => at(&self.main, 7),
            Stage::Finals => self.r#final.unwrap_or_else(|| self.main.last().copied().unwrap_or(7)),
            Stage::Consolation | Stage::Lower => at(&self.consolation, main),
            Stage::LastChance => at(&self.last_chance, consolation),
        }
    }

    /// All lengths named, for checking.
    pub(crate) fn named(&self) -> impl Iterator<Item = u8> + '_ {
        self.main.iter().chain(&self.consolation).chain(&self.last_chance).copied().chain(self.r#final)
    }
}

/// Whether a match is the last of its stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum IsFinal {
    /// It is.
    Yes,
    /// It is not.
    No,
}
