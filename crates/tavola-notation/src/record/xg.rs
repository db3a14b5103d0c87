//! eXtreme Gammon's binary files (`.xg`): records of fixed size in a compressed archive.
//!
//! XG's player 1 is the one its text exports put on the left (and call Player 2 in their tags): Black here, as there.
//! Source: the public description at extremegammon.com/XGformat.aspx, put right by `formats.md` 1.9: the position after a
//! move is the mover's, the one before is player 1's.

mod archive;
mod bytes;

use tavola_rules::{Board, BySide, Die, Roll, Setup, Side};

use super::draft::{Draft, DraftGame, Moves, Said, What};
use super::mat::NotAMatch;
use super::remark::{Place, Remark, Weight};
use super::replay::{Reading, replay};
use bytes::Bytes;

/// Bytes of a record.
const RECORD: usize = 2560;
/// The length that means money play.
const MONEY: i32 = 99_999;

/// Reads a file of eXtreme Gammon.
///
/// # Errors
/// If the bytes are no such file, it is damaged, or the length is more than can be played.
pub fn read_xg(bytes: &[u8]) -> Result<Reading, NotAMatch> {
    read_xg_records(&archive::file(bytes, "temp.xg").map_err(NotAMatch)?)
}

/// Reads the records that the archive of such a file holds as `temp.xg`.
///
/// # Errors
/// If there is no game in them, or the length is more than can be played.
pub fn read_xg_records(records: &[u8]) -> Result<Reading, NotAMatch> {
    let mut draft = Draft::default();
    for (index, record) in records.chunks_exact(RECORD).enumerate() {
        let at = Place { line: u32::try_from(index + 1).unwrap_or(u32::MAX), column: 9 };
        self::record(&mut draft, at, Bytes(record));
    }
    if draft.games.is_empty() {
        return Err(NotAMatch("the file of XG holds no game".to_owned()));
    }
    replay(draft).map_err(NotAMatch)
}

fn record(draft: &mut Draft, at: Place, record: Bytes<'_>) {
    match record.u8(8) {
        0 => head(draft, record),
        1 => draft.games.push(game(at, record)),
        2..=4 => {
            let found = match record.u8(8) {
                2 => cube(record),
                3 => play(record).map(|said| vec![said]),
                _ => end(record).map(|said| vec![said]),
            };
            let Some(game) = draft.games.last_mut() else { return };
            match found {
                Ok(said) => game.said.extend(said.into_iter().map(|(by, what)| Said { at, by, what })),
                Err(what) => draft.remarks.push(Remark { at, weight: Weight::LeftOut, what }),
            }
        }
        _ => {}
    }
}

const fn side(player: i32) -> Side {
    if player < 0 { Side::White } else { Side::Black }
}

fn head(draft: &mut Draft, record: Bytes<'_>) {
    let length = record.i32(92);
    let is_on = |at: usize| Some(record.u8(at) != 0);
    draft.length = (length != MONEY).then(|| length.unsigned_abs());
    draft.options.crawford = is_on(100).filter(|_| draft.length.is_some());
    draft.options.jacoby = is_on(101).filter(|_| draft.length.is_none());
    draft.options.beavers = is_on(102);
    draft.players = BySide { white: record.pascal(50), black: record.pascal(9) };
    let event = record.pascal(136);
    if !event.is_empty() {
        draft.tags.push(("Event".to_owned(), event));
    }
    if let Some(date) = record.date(128) {
        draft.tags.push(("EventDate".to_owned(), date));
    }
}

fn game(at: Place, record: Bytes<'_>) -> DraftGame {
    let points = |at: usize| record.i32(at).unsigned_abs();
    let start = board(record, 21, Side::Black).filter(|board| *board != Board::START);
    DraftGame {
        at,
        won: Some(BySide { white: points(16), black: points(12) }),
        crawford: Some(record.u8(20) != 0),
        // Some files leave the first game's position empty.
        start: start.filter(|_| (21..47).any(|at| record.u8(at) != 0)),
        ..DraftGame::default()
    }
}

/// The 26 places from a byte on, seen by `side`: 0 the other's bar, 25 one's own.
fn board(record: Bytes<'_>, at: usize, side: Side) -> Option<Board> {
    let mut points = [0; 24];
    for (index, point) in points.iter_mut().enumerate() {
        *point = record.i8(at + 1 + index);
    }
    let bar = BySide { white: record.i8(at + 25).unsigned_abs(), black: record.i8(at).unsigned_abs() };
    let seen = Setup::with_the_rest_off(points, bar).board().ok()?.seen_by(Side::White);
    Some(Board::from_view(side, &seen))
}

/// One turn's cube: nothing, if it was not turned.
fn cube(record: Bytes<'_>) -> Result<Vec<(Side, What)>, String> {
    if record.i32(16) != 1 {
        return Ok(Vec::new());
    }
    let by = side(record.i32(12));
    let mut said = vec![(by, What::Double { to: None })];
    match record.i32(20) {
        0 => said.push((by.opponent(), What::Drop)),
        1 => said.push((by.opponent(), What::Take)),
        2 => {
            said.push((by.opponent(), What::Beaver));
            match record.i32(28) {
                1 => said.push((by, What::Raccoon)),
                _ => said.push((by, What::Take)),
            }
        }
        other => return Err(format!("the answer {other} to a double is not known")),
    }
    Ok(said)
}

fn play(record: Bytes<'_>) -> Result<(Side, What), String> {
    let by = side(record.i32(64));
    let die = |at: usize| u8::try_from(record.i32(at)).ok().and_then(Die::new);
    let (Some(one), Some(other)) = (die(100), die(104)) else {
        return Err(format!("{} and {} are no dice", record.i32(100), record.i32(104)));
    };
    // Where the position afterwards is left empty, nothing was played: the game was given up at the sight of the roll.
    let is_played = (35..61).any(|at| record.u8(at) != 0);
    let moves = match board(record, 35, by).filter(|_| is_played) {
        Some(after) => Moves::To(after),
        None if is_played => return Err("no board can look like the position after the play".to_owned()),
        None => Moves::Hidden,
    };
    Ok((by, What::Roll { roll: Roll::new(one, other), moves }))
}

fn end(record: Bytes<'_>) -> Result<(Side, What), String> {
    let points = u32::try_from(record.i32(28)).map_err(|_| format!("{} points are won", record.i32(28)))?;
    Ok((side(record.i32(24)), What::Wins { points }))
}
