//! GNUBGID: a position id and a match id with a colon between them.

use std::fmt;
use std::str::FromStr;

use tavola_rules::{Board, BySide, OfferStep, Points, Roll, Side};

use crate::gnubg_match::{GameState, MOST_DOUBLINGS, MOST_POINTS, MatchId, NotAMatchId};
use crate::gnubg_position::{NotAPositionId, PositionId};
use crate::situation::{Contest, NotSayable, Situation, Waiting};

/// Both ids of one moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GnubgId {
    /// The checkers, seen by the player on roll.
    pub position: PositionId,
    /// All the rest.
    pub game: MatchId,
}

impl From<GnubgId> for Situation {
    /// Reads the ids as a moment of a game. That beavers are allowed in money play is gnubg's own default: no id says it.
    fn from(id: GnubgId) -> Self {
        let GnubgId { position, game } = id;
        let won = game.won.map(|points| Points::new(points.into()));
        let contest = match game.length {
            0 => Contest::Money { won, jacoby: game.jacoby, beavers: true },
            length => Contest::Match { length, won, crawford_game: game.crawford_game },
        };
        let waiting = match game {
            MatchId { resigned: Some(kind), turn, .. } => Waiting::Resignation { by: turn.opponent(), kind },
            MatchId { doubled: true, turn, on_roll, .. } if turn == on_roll => Waiting::Answer(OfferStep::Beaver),
            MatchId { doubled: true, .. } => Waiting::Answer(OfferStep::Double),
            MatchId { roll: Some(roll), .. } => Waiting::Play(roll),
            _ => Waiting::RollOrDouble,
        };
        let board = Board::from_view(game.on_roll, &position.position());
        Self { board, on_roll: game.on_roll, waiting, cube: game.cube, contest }
    }
}

impl TryFrom<&Situation> for GnubgId {
    type Error = NotSayable;

    fn try_from(situation: &Situation) -> Result<Self, NotSayable> {
        let Situation { on_roll, cube, contest, .. } = *situation;
        if cube.value.doublings() > MOST_DOUBLINGS {
            return Err(not_sayable("a cube beyond 32768"));
        }
        let (length, crawford_game, jacoby) = match contest {
            Contest::Money { jacoby, .. } => (0, false, jacoby),
            Contest::Match { length, crawford_game, .. } => (length, crawford_game, false),
        };
        let said = Said::of(situation)?;
        let game = MatchId {
            cube,
            on_roll,
            crawford_game,
            state: GameState::Playing,
            turn: said.turn,
            doubled: said.doubled,
            resigned: said.resigned,
            roll: said.roll,
            length: (length <= MOST_POINTS)
                .then_some(length)
                .ok_or_else(|| not_sayable("a match beyond 32767 points"))?,
            won: BySide { white: points(contest.won().white)?, black: points(contest.won().black)? },
            jacoby,
        };
        Ok(Self { position: PositionId::from(&situation.position()), game })
    }
}

/// What is waited for, in the id's words.
struct Said {
    turn: Side,
    doubled: bool,
    resigned: Option<tavola_rules::WinKind>,
    roll: Option<Roll>,
}

impl Said {
    const fn of(situation: &Situation) -> Result<Self, NotSayable> {
        let own = Self { turn: situation.on_roll, doubled: false, resigned: None, roll: None };
        match situation.waiting {
            Waiting::RollOrDouble => Ok(own),
            Waiting::Play(roll) => Ok(Self { roll: Some(roll), ..own }),
            Waiting::Answer(OfferStep::Double) => Ok(Self { doubled: true, turn: own.turn.opponent(), ..own }),
            Waiting::Answer(OfferStep::Beaver) => Ok(Self { doubled: true, ..own }),
            Waiting::Answer(_) => Err(not_sayable("a raccoon or an otter")),
            Waiting::Resignation { by, kind } => Ok(Self { resigned: Some(kind), turn: by.opponent(), ..own }),
        }
    }
}

fn points(points: Points) -> Result<u16, NotSayable> {
    let number = u16::try_from(points.number()).ok().filter(|number| *number <= MOST_POINTS);
    number.ok_or_else(|| not_sayable("a score beyond 32767 points"))
}

const fn not_sayable(what: &'static str) -> NotSayable {
    NotSayable { format: "GNUBGID", what }
}

impl fmt::Display for GnubgId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.position, self.game)
    }
}

/// Why a text is no GNUBGID.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotAGnubgId {
    /// The colon is missing.
    #[error("a GNUBGID is a position id and a match id with a colon between them, not {0:?}")]
    Text(String),
    /// The first half is no position id.
    #[error(transparent)]
    Position(#[from] NotAPositionId),
    /// The second half is no match id.
    #[error(transparent)]
    Match(#[from] NotAMatchId),
}

impl FromStr for GnubgId {
    type Err = NotAGnubgId;

    /// Reads `4HPwATDgc/ABMA:cIkSAAAAAAAA`, with or without `GNUBGID=` or `GNUBGID ` before it.
    fn from_str(text: &str) -> Result<Self, NotAGnubgId> {
        let ids = text.trim().strip_prefix("GNUBGID").unwrap_or(text).trim_start_matches(['=', ' ']).trim();
        let (position, game) = ids.split_once(':').ok_or_else(|| NotAGnubgId::Text(text.to_owned()))?;
        Ok(Self { position: position.parse()?, game: game.parse()? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_waiting_double_belongs_to_the_doubler() {
        let board = Board::START;
        let doubled = Situation { waiting: Waiting::Answer(OfferStep::Double), ..Situation::money(board, Side::White) };
        let id = GnubgId::try_from(&doubled).unwrap();
        assert_eq!((id.game.on_roll, id.game.turn, id.game.doubled), (Side::White, Side::Black, true));
        assert_eq!(Situation::from(id), doubled);
    }

    #[test]
    fn a_prefix_is_no_part_of_the_id() {
        let plain: GnubgId = "4HPwATDgc/ABMA:cIkSAAAAAAAA".parse().unwrap();
        assert_eq!("GNUBGID=4HPwATDgc/ABMA:cIkSAAAAAAAA".parse(), Ok(plain));
        assert_eq!(" GNUBGID 4HPwATDgc/ABMA:cIkSAAAAAAAA\n".parse(), Ok(plain));
        assert!(matches!("4HPwATDgc/ABMA".parse::<GnubgId>(), Err(NotAGnubgId::Text(_))));
    }
}
