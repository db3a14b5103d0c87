//! GNU Backgammon's match id: 12 letters for cube, turn, dice and score.

use std::fmt;
use std::str::FromStr;

use tavola_rules::{BySide, Cube, CubeOwner, CubeValue, Die, Roll, Side, WinKind};

use crate::bits::{BitReader, BitWriter, from_base64, to_base64};

/// What a match id says, field by field. gnubg's player 0 is Black, its player 1 White.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MatchId {
    /// The cube: up to 2¹⁵.
    pub cube: Cube,
    /// Who rolls next or has rolled; the doubler, while a double waits for an answer.
    pub on_roll: Side,
    /// Whether this is the Crawford game.
    pub crawford_game: bool,
    /// How far the game is.
    pub state: GameState,
    /// Whose decision is waited for.
    pub turn: Side,
    /// Whether a double waits for an answer.
    pub doubled: bool,
    /// What the player not on turn offers to resign.
    pub resigned: Option<WinKind>,
    /// The roll to be played.
    pub roll: Option<Roll>,
    /// Points to win the match; 0 in money play. Up to 32767.
    pub length: u16,
    /// Points won so far. Up to 32767.
    pub won: BySide<u16>,
    /// Whether Jacoby holds. In a match gnubg writes that it does not.
    pub jacoby: bool,
}

/// How far a game is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GameState {
    /// Not begun.
    None,
    /// In play.
    Playing,
    /// Played to the end.
    Over,
    /// Resigned.
    Resigned,
    /// Ended by a refused double.
    Dropped,
}

impl GameState {
    const ALL: [Self; 5] = [Self::None, Self::Playing, Self::Over, Self::Resigned, Self::Dropped];
}

const WINS: [WinKind; 3] = [WinKind::Single, WinKind::Gammon, WinKind::Backgammon];

/// The most points the 15 bits of a length or a score hold.
pub(crate) const MOST_POINTS: u16 = 0x7FFF;

/// The cube may show at most 2 to this power.
pub(crate) const MOST_DOUBLINGS: u8 = 15;

impl fmt::Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut bits = BitWriter::<9>::new();
        bits.push(self.cube.value.doublings().into(), 4);
        bits.push(self.cube.owner.side().map_or(3, player), 2);
        bits.push(player(self.on_roll), 1);
        bits.push(self.crawford_game.into(), 1);
        bits.push(index_in(&GameState::ALL, self.state), 3);
        bits.push(player(self.turn), 1);
        bits.push(self.doubled.into(), 1);
        bits.push(self.resigned.map_or(0, |kind| index_in(&WINS, kind) + 1), 2);
        bits.push(self.roll.map_or(0, |roll| roll.high().number().into()), 3);
        bits.push(self.roll.map_or(0, |roll| roll.low().number().into()), 3);
        bits.push(self.length.into(), 15);
        bits.push(self.won.black.into(), 15);
        bits.push(self.won.white.into(), 15);
        bits.push((!self.jacoby).into(), 1);
        f.pad(&to_base64(&bits.bytes()))
    }
}

/// Why a text is no match id.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotAMatchId {
    /// Not 12 letters of the Base64 alphabet.
    #[error("a match id is 12 letters, digits, + or /, such as cIkSAAAAAAAA, not {0:?}")]
    Text(String),
    /// A field holds what it cannot mean.
    #[error("the match id's {0} is impossible")]
    Field(&'static str),
}

impl FromStr for MatchId {
    type Err = NotAMatchId;

    fn from_str(text: &str) -> Result<Self, NotAMatchId> {
        let bytes: [u8; 9] = from_base64(text).ok_or_else(|| NotAMatchId::Text(text.to_owned()))?;
        let mut bits = BitReader::new(&bytes);
        let value = CubeValue::new(1 << bits.field(4)).ok_or(NotAMatchId::Field("cube"))?;
        let owner = owner(bits.field(2))?;
        let on_roll = side(bits.field(1));
        let crawford_game = bits.field(1) == 1;
        let state = nth(&GameState::ALL, bits.field(3)).ok_or(NotAMatchId::Field("state of the game"))?;
        let turn = side(bits.field(1));
        let doubled = bits.field(1) == 1;
        let resigned = bits.field(2).checked_sub(1).and_then(|kind| nth(&WINS, kind));
        let roll = roll(bits.field(3), bits.field(3))?;
        let [length, black, white] = [(); 3].map(|()| bits.field(15) as u16);
        let jacoby = bits.field(1) == 0;
        let won = BySide { white, black };
        let cube = Cube { value, owner };
        Ok(Self { cube, on_roll, crawford_game, state, turn, doubled, resigned, roll, length, won, jacoby })
    }
}

const fn player(side: Side) -> u32 {
    match side {
        Side::Black => 0,
        Side::White => 1,
    }
}

const fn side(player: u32) -> Side {
    if player == 0 { Side::Black } else { Side::White }
}

const fn owner(field: u32) -> Result<CubeOwner, NotAMatchId> {
    match field {
        0 => Ok(CubeOwner::Black),
        1 => Ok(CubeOwner::White),
        3 => Ok(CubeOwner::Middle),
        _ => Err(NotAMatchId::Field("owner of the cube")),
    }
}

fn roll(first: u32, second: u32) -> Result<Option<Roll>, NotAMatchId> {
    let die = |field: u32| u8::try_from(field).ok().and_then(Die::new);
    match (first, second, die(first), die(second)) {
        (0, 0, ..) => Ok(None),
        (_, _, Some(first), Some(second)) => Ok(Some(Roll::new(first, second))),
        _ => Err(NotAMatchId::Field("roll")),
    }
}

fn index_in<T: PartialEq>(all: &[T], one: T) -> u32 {
    all.iter().zip(0..).find(|(known, _)| **known == one).map_or(0, |(_, index)| index)
}

fn nth<T: Copy>(all: &[T], index: u32) -> Option<T> {
    usize::try_from(index).ok().and_then(|index| all.get(index)).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_from_gnubgs_manual_read_as_it_says() {
        let id: MatchId = "QYkqASAAIAAA".parse().unwrap();
        assert_eq!((id.cube.value.number(), id.cube.owner), (2, CubeOwner::Black));
        assert_eq!((id.on_roll, id.turn, id.doubled, id.resigned), (Side::White, Side::White, false, None));
        assert_eq!(id.roll, "52".parse().ok());
        assert_eq!((id.length, id.won), (9, BySide { white: 4, black: 2 }));
        assert_eq!((id.state, id.crawford_game), (GameState::Playing, false));
        let id: MatchId = "MIHlAAAAAAAE".parse().unwrap();
        assert_eq!((id.length, id.won, id.on_roll), (7, BySide { white: 0, black: 0 }, Side::Black));
        assert_eq!((id.roll, id.jacoby), ("31".parse().ok(), false));
    }

    #[test]
    fn jacoby_is_the_last_bit_turned_round() {
        assert!("cIkSAAAAAAAA".parse::<MatchId>().unwrap().jacoby);
        assert!(!"cAkHAAAAAAAE".parse::<MatchId>().unwrap().jacoby);
    }

    #[test]
    fn known_ids_are_written_as_they_were_read() {
        for text in ["QYkqASAAIAAA", "MIHlAAAAAAAE", "cIkSAAAAAAAA", "cAkHAAAAAAAE", "cAmgAAAAAAAE"] {
            assert_eq!(text.parse::<MatchId>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn impossible_fields_are_named() {
        let with = |bits: &[(u32, usize)]| {
            let mut writer = BitWriter::<9>::new();
            bits.iter().for_each(|(value, count)| writer.push(*value, *count));
            to_base64(&writer.bytes()).parse::<MatchId>()
        };
        assert_eq!(with(&[(0, 4), (2, 2)]), Err(NotAMatchId::Field("owner of the cube")));
        assert_eq!(with(&[(0, 8), (6, 3)]), Err(NotAMatchId::Field("state of the game")));
        assert_eq!(with(&[(0, 15), (3, 3), (0, 3)]), Err(NotAMatchId::Field("roll")));
        assert_eq!(with(&[(0, 15), (7, 3), (1, 3)]), Err(NotAMatchId::Field("roll")));
        assert!(matches!("short".parse::<MatchId>(), Err(NotAMatchId::Text(_))));
    }
}
