//! What the page of an analysis is made from.

use tavola_base::dice_proof::MatchNumber;
use tavola_rules::{BySide, Side};

use super::ImportedData;
use crate::club::study::Studied;

/// A match that is studied.
#[derive(Debug, Clone)]
pub struct StudyData {
    /// The address of its page: `/t/{id}/study`.
    pub base: String,
    /// Which match of the table, if not the latest.
    pub of: Option<MatchNumber>,
    /// Where it comes from.
    pub whence: StudyOf,
    /// Who played.
    pub names: BySide<String>,
    /// What is known of it so far.
    pub studied: Studied,
    /// The line that is looked at: game and line, from 0.
    pub at: Option<(usize, usize)>,
    /// The reader's side, if they played.
    pub you: Option<Side>,
    /// Who sits at the bottom of the pictures, and whose chances the graph shows.
    pub bottom: Side,
}

/// Where a match that is studied comes from.
#[derive(Debug, Clone)]
pub enum StudyOf {
    /// It was played at a table: `/t/{id}`.
    Table(String),
    /// It was read from a file.
    Imported(Box<ImportedData>),
    /// It is one cube of a game of a chouette.
    Chouette(OfChouette),
}

/// Which cube of a chouette is studied, and the others.
#[derive(Debug, Clone)]
pub struct OfChouette {
    /// The chouette: `/c/{id}`.
    pub back: String,
    /// Which game, from 1.
    pub game: u32,
    /// Which of its cubes, from 1.
    pub cube: usize,
    /// All cubes of all games that are over.
    pub links: Vec<CubeLink>,
}

/// The way to a cube.
#[derive(Debug, Clone)]
pub struct CubeLink {
    /// Which game, from 1.
    pub game: u32,
    /// Which of its cubes, from 1.
    pub cube: usize,
    /// Who is the box.
    pub the_box: String,
    /// Whose cube it is.
    pub member: String,
}

impl StudyData {
    /// What the addresses have behind the question mark besides the line: nothing, or which match.
    #[must_use]
    pub fn query(&self) -> String {
        match (&self.whence, self.of) {
            (StudyOf::Chouette(of), _) => format!("?game={}&cube={}", of.game, of.cube),
            (_, Some(of)) => format!("?match={}", of.number()),
            (_, None) => String::new(),
        }
    }

    /// The address at which a line is looked at.
    #[must_use]
    pub fn address(&self, at: Option<(usize, usize)>) -> String {
        let query = self.query();
        match at {
            None => format!("{}{query}", self.base),
            Some((game, line)) => {
                let sign = if query.is_empty() { '?' } else { '&' };
                format!("{}{query}{sign}at={}.{}", self.base, game + 1, line + 1)
            }
        }
    }

    /// How deep the report is that there is.
    #[must_use]
    pub fn plies(&self) -> Option<u8> {
        self.studied.report.as_ref().map(|report| report.plies)
    }
}
