//! What is asked of a position: its text, and what stands in fields beside it.

use serde::Deserialize;
use tavola_notation::{Contest, Situation, Waiting, read_pasted};
use tavola_rules::{BySide, Cube, CubeOwner, CubeValue, Points, Side};

use crate::web::page_data::WrongPosition;

/// The longest text that is read, in bytes: a board of letters with everything around it.
const LONGEST: usize = 8 * 1024;
/// The longest match that can be set up: longer than any that is played.
pub(crate) const LONGEST_MATCH: u16 = 99;

/// What is asked for. Fields that are left out or empty are as the text says.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Asked {
    /// The position: an id, or a pasted board.
    pub(super) id: String,
    /// The roll to be played.
    pub(super) roll: String,
    /// How many rolls are looked ahead.
    pub(super) plies: Option<u8>,
    /// On which side home lies in a picture: `left`, or on the right.
    pub(super) home: String,
    /// `here` if the engine in the reader's browser looks at it.
    pub(super) look: String,
    /// Whose turn it is: `white` or `black`.
    turn: String,
    /// What the cube shows.
    cube: String,
    /// Whose it is: `middle`, `white` or `black`.
    owner: String,
    /// Points to win the match; 0 in money play.
    length: String,
    /// White's points, and Black's.
    white: String,
    black: String,
    /// Boxes that are ticked say `on`: the Crawford game of a match, the rules of money play.
    crawford: String,
    jacoby: String,
    beavers: String,
}

impl Asked {
    /// The position that is meant.
    pub(crate) fn situation(&self) -> Result<Situation, WrongPosition> {
        let mut now = read(&self.id)?;
        now.on_roll = side(&self.turn).unwrap_or(now.on_roll);
        let roll = self.roll.trim();
        if !roll.is_empty() {
            now.waiting = Waiting::Play(roll.parse().map_err(|_| WrongPosition::Roll)?);
        }
        now.cube = self.cube(now.cube)?;
        now.contest = self.contest(now.contest)?;
        Ok(now)
    }

    fn cube(&self, said: Cube) -> Result<Cube, WrongPosition> {
        let value = match self.cube.trim() {
            "" => said.value,
            text => text.parse().ok().and_then(CubeValue::new).ok_or(WrongPosition::Cube)?,
        };
        let owner = match self.owner.trim() {
            "middle" => CubeOwner::Middle,
            text => side(text).map_or(said.owner, CubeOwner::from),
        };
        Ok(Cube { value, owner })
    }

    fn contest(&self, said: Contest) -> Result<Contest, WrongPosition> {
        if self.length.trim().is_empty() {
            return Ok(said);
        }
        let is_ticked = |text: &str| text == "on";
        let length: u16 = self.length.trim().parse().map_err(|_| WrongPosition::Score)?;
        if length == 0 {
            let (jacoby, beavers) = (is_ticked(&self.jacoby), is_ticked(&self.beavers));
            return Ok(Contest::Money { won: BySide::default(), jacoby, beavers });
        }
        let points = |text: &str| match text.trim() {
            "" => Some(0),
            text => text.parse().ok().filter(|won: &u16| *won < length),
        };
        let (white, black) = points(&self.white).zip(points(&self.black)).ok_or(WrongPosition::Score)?;
        if length > LONGEST_MATCH {
            return Err(WrongPosition::Score);
        }
        let won = BySide { white, black }.map(|won| Points::new(won.into()));
        Ok(Contest::Match { length, won, crawford_game: is_ticked(&self.crawford) })
    }
}

/// The position a text says.
pub(crate) fn read(text: &str) -> Result<Situation, WrongPosition> {
    if text.len() > LONGEST {
        return Err(WrongPosition::TooLong);
    }
    read_pasted(text).map(|read| read.situation).map_err(|wrong| WrongPosition::Text(wrong.to_string()))
}

fn side(text: &str) -> Option<Side> {
    match text.trim() {
        "white" => Some(Side::White),
        "black" => Some(Side::Black),
        _ => None,
    }
}
