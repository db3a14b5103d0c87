//! Boards in a text: by an id, or by the name of a figure of the book.

use std::collections::BTreeMap;

use serde::Deserialize;
use tavola_notation::{GnubgId, Situation, Waiting, Xgid, diagram::Home};
use tavola_rules::Clause;

/// A board that stands in a text.
#[derive(Debug, Clone)]
pub(crate) struct Board {
    /// What it is called, if it is a figure of the book.
    pub(crate) name: Option<String>,
    /// What is said below it.
    pub(crate) caption: String,
    /// The moment it shows.
    pub(crate) situation: Situation,
    /// What the reader can do on it.
    pub(crate) task: Task,
    /// On which side home lies, if not where the reader likes it.
    pub(crate) home: Option<Home>,
}

/// What a reader can do on a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Task {
    /// Only look.
    Look,
    /// Play the roll, and hear whether it is legal.
    Play,
    /// Double or roll; what is right, and what the other does.
    Cube(CubeAnswer),
}

/// What is right with the cube.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CubeAnswer {
    /// Of the player on roll.
    #[serde(rename = "do")]
    pub(crate) does: Doubles,
    /// Of the other, once doubled.
    pub(crate) answer: Answers,
}

/// What a player on roll does with the cube.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, strum::IntoStaticStr)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum Doubles {
    /// Doubles.
    Double,
    /// Doubles with a cube that is theirs.
    Redouble,
    /// Rolls: it is too early.
    NoDouble,
    /// Rolls: there is more to win than the other would pay.
    TooGood,
}

/// What a player who is doubled does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, strum::IntoStaticStr)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum Answers {
    /// Plays on for the doubled stake.
    Take,
    /// Gives the game up.
    Pass,
    /// Doubles at once and keeps the cube.
    Beaver,
}

/// The boards that texts call by a name, the same in every language.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(transparent)]
pub(crate) struct Figures(BTreeMap<String, Figure>);

/// A figure of the book.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Figure {
    /// The position with its roll.
    pub(crate) xgid: String,
    /// Where it is from, if one of the sources has it: `000 figure 4`.
    #[serde(default)]
    pub(crate) source: Option<String>,
    /// Whether it shows a board whose home lies on the left.
    #[serde(default)]
    pub(crate) mirror: bool,
    /// Plays of the roll, and what the rules say of them: a clause's page shows the boards on which it is broken.
    #[serde(default, rename = "try")]
    pub(crate) tries: Vec<Try>,
    /// The right use of the cube.
    #[serde(default)]
    pub(crate) cube: Option<CubeAnswer>,
}

/// A play on a figure.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Try {
    /// As it is written.
    #[cfg_attr(not(test), expect(dead_code, reason = "a test makes the play"))]
    pub(crate) play: String,
    /// Whether it is legal.
    #[cfg_attr(not(test), expect(dead_code, reason = "a test asks the rules"))]
    pub(crate) legal: bool,
    /// By which clause it is not.
    #[serde(default)]
    pub(crate) clause: Option<Clause>,
}

/// A picture in a text that is no board.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(crate) enum BoardNotFound {
    /// No figure has that name.
    #[error("there is no figure called {0:?}")]
    NoSuchFigure(String),
    /// The address of a picture is neither a figure's name nor an id.
    #[error("a picture is a board: figure:NAME, an XGID or an id of GNU Backgammon, not {0:?}")]
    NoBoard(String),
}

impl Figures {
    /// All of them, by their names.
    pub(crate) fn all(&self) -> impl Iterator<Item = (&str, &Figure)> {
        self.0.iter().map(|(name, figure)| (name.as_str(), figure))
    }

    /// The board that a picture shows.
    pub(super) fn board(&self, target: &str, caption: String) -> Result<Board, BoardNotFound> {
        let (name, xgid, cube, home) = match target.strip_prefix("figure:") {
            Some(name) => {
                let figure = self.0.get(name).ok_or_else(|| BoardNotFound::NoSuchFigure(name.to_owned()))?;
                (Some(name.to_owned()), figure.xgid.as_str(), figure.cube, figure.mirror.then_some(Home::Left))
            }
            None => (None, target, None, None),
        };
        let not = || BoardNotFound::NoBoard(target.to_owned());
        let situation = situation(&xgid.replace("%20", " ")).ok_or_else(not)?;
        let task = match (situation.waiting, cube) {
            (_, Some(answer)) => Task::Cube(answer),
            (Waiting::Play(_), None) => Task::Play,
            (_, None) => Task::Look,
        };
        Ok(Board { name, caption, situation, task, home })
    }
}

/// The moment that an id says, XGID or GNU Backgammon's, if pages can play on from it.
fn situation(id: &str) -> Option<Situation> {
    let id = id.trim();
    let of_gnubg = || id.parse::<GnubgId>().ok().map(Situation::from);
    let said = id.parse::<Xgid>().ok().map(|id| *id.situation()).or_else(of_gnubg);
    said.filter(|now| Xgid::try_from(now).is_ok())
}
