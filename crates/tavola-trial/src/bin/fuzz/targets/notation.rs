//! Positions, matches and plays as people paste them.

use std::fmt::Display;
use std::str::FromStr;

use tavola_notation::{
    FibsBoard, GnubgBoard, GnubgId, MatchId, MoveText, Ogid, PositionId, Situation, TurnLetter, Xgid, read_pasted,
    read_play, write_position_text,
};
use tavola_rules::{BySide, Position, Roll};

use super::{Answer, same, text};
use crate::corpus;

pub(super) fn ids() -> Vec<Vec<u8>> {
    corpus::texts(&[
        "4HPwATDgc/ABMA",
        "4HPwATDgc/ABMA:cIkSAAAAAAAA",
        "cIkSAAAAAAAA",
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:63:0:0:0:0:10",
        "XGID=-a-B--E-B-a-dDB--b-bcb----:1:1:-1:D:0:0:0:5:8",
        "11jjjjjhhhccccc:ooddddd88866666:N0N::W:IW:0:0:7:1:0",
        "OGID=11jjjjjhhhccccc:ooddddd88866666:N0N:63:B",
        "OGID=11ccccchhhjjjjj:66666888dddddoo:N0N:63:B",
        "board:You:other:3:0:1:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:6:2:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:2:0:0:0",
    ])
}

pub(super) fn board_lines() -> Vec<Vec<u8>> {
    corpus::texts(&[
        "board:Anna:Bruno:7:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:6:3:6:3:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:0",
    ])
}

pub(super) fn plays() -> Vec<Vec<u8>> {
    corpus::texts(&[
        "24/18 13/11",
        "4HPwATDgc/ABMA 63 24/18*/15 ",
        "4HPwATDgc/ABMA 11 8/7(2) 6/5*(2)",
        "4HPwATDgc/ABMA 66 bar/24 6/off Cannot Move",
        "24/18-",
    ])
}

fn round<T: FromStr<Err: Display> + Display + PartialEq + std::fmt::Debug>(input: &[u8]) -> Answer {
    match text(input).parse::<T>() {
        Ok(read) => {
            let written = read.to_string();
            same(&read, written.parse(), &written)
        }
        Err(why) => Ok(why.to_string()),
    }
}

pub(super) fn position_id(input: &[u8]) -> Answer {
    round::<PositionId>(input)
}

pub(super) fn gnubg_id(input: &[u8]) -> Answer {
    round::<GnubgId>(input)
}

pub(super) fn match_id(input: &[u8]) -> Answer {
    round::<MatchId>(input)
}

pub(super) fn xgid(input: &[u8]) -> Answer {
    round::<Xgid>(input)
}

pub(super) fn ogid(input: &[u8]) -> Answer {
    let text = text(input);
    let other = Ogid::read(&text, TurnLetter::Other).map(|id| id.to_string());
    match Ogid::read(&text, TurnLetter::ToAct) {
        Ok(read) => {
            let written = read.to_string();
            same(&read, Ogid::read(&written, TurnLetter::ToAct), &written)
        }
        Err(why) => Ok(format!("{why} {}", other.is_ok())),
    }
}

pub(super) fn board_line(input: &[u8]) -> Answer {
    Ok(match text(input).parse::<GnubgBoard>() {
        Ok(board) => written_everywhere(&board.0),
        Err(why) => why.to_string(),
    })
}

pub(super) fn fibs_line(input: &[u8]) -> Answer {
    match text(input).parse::<FibsBoard>() {
        Ok(read) => {
            // What it says of the moment is said again; forced and unused numbers are not.
            let Ok(line) = FibsBoard::new(read.situation(), read.names()) else { return Ok("not sayable".to_owned()) };
            let written = line.to_string();
            same(&line, written.parse(), &written)
        }
        Err(why) => Ok(why.to_string()),
    }
}

pub(super) fn position_texts() -> Vec<Vec<u8>> {
    let id = |id: &str| id.parse::<Xgid>().ok().map(|id| *id.situation());
    let ids = [
        "-b----E-C---eE---c-e----B-:0:0:1:63:0:0:0:0:10",
        "aBB-AG------------cbb-bbbA:2:1:-1:66:3:6:1:7:10",
        "---BADB------------bf---a-:1:1:1:00:4:0:0:7:10",
    ];
    let names = BySide { white: "Anna".to_owned(), black: "Bruno".to_owned() };
    let texts = ids.into_iter().filter_map(id).filter_map(|situation| write_position_text(&situation, &names).ok());
    // With the id and without it, where the board itself is read.
    texts.flat_map(|text| [text.clone(), text.replacen("XGID=", "id ", 1)]).map(String::into_bytes).collect()
}

pub(super) fn position_text(input: &[u8]) -> Answer {
    match read_pasted(&text(input)) {
        Ok(reading) => {
            let names = BySide::default();
            let Ok(written) = write_position_text(&reading.situation, &names) else {
                return Ok("not sayable".to_owned());
            };
            let again = read_pasted(&written).map(|again| again.situation);
            same(&reading.situation, again, &written).map(|read| format!("{read} {}", reading.remarks.len()))
        }
        Err(why) => Ok(why.to_string()),
    }
}

pub(super) fn any(input: &[u8]) -> Answer {
    Ok(match read_pasted(&text(input)) {
        Ok(reading) => written_everywhere(&reading.situation),
        Err(why) => why.to_string(),
    })
}

/// Whatever was read can be written in every notation, or is said to be unsayable there.
fn written_everywhere(situation: &Situation) -> String {
    let gnubg = GnubgId::try_from(situation).map(|id| id.to_string()).is_ok();
    let xgid = Xgid::try_from(situation).map(|id| id.to_string()).is_ok();
    let ogid = Ogid::try_from(situation).map(|id| id.to_string()).is_ok();
    format!("gnubg {gnubg}, xgid {xgid}, ogid {ogid}")
}

/// The play in a position and with a roll named before it, or from the beginning with 6-3.
pub(super) fn play(input: &[u8]) -> Answer {
    let text = text(input);
    let mut words = text.splitn(3, ' ');
    let named = || {
        let position = words.next()?.parse::<PositionId>().ok()?.position();
        let roll = words.next()?.parse::<Roll>().ok()?;
        Some((position, roll, words.next()?.to_owned()))
    };
    let usual = || (Position::START, "63".parse().unwrap_or_else(|_| unreachable!("6-3 is a roll")), text.clone());
    let (position, roll, play) = { named }().unwrap_or_else(usual);
    match read_play(&position, roll, &play) {
        Ok(read) => {
            let written = MoveText(&read).to_string();
            match read_play(&position, roll, &written) {
                Ok(again) if MoveText(&again).to_string() == written => Ok("read".to_owned()),
                other => Err(format!("{written} was read back as {other:?}")),
            }
        }
        Err(why) => Ok(why.to_string()),
    }
}
