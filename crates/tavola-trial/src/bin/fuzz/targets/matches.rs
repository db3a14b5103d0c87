//! Files of matches that other programs have written.

use tavola_notation::record::{
    Extent, MatDialect, Reading, read_json, read_mat, read_record, read_records, read_sgf, read_xg_records, write_json,
    write_mat, write_sgf,
};

use super::{Answer, same, xg_files};
use crate::corpus;

const MATCH: &str = "; [Event \"A day out\"]\n; [Crawford \"On\"]\n\n 5 point match\n\n Game 1\n Ann : 0                   Bo, Jr.: 0\n  1)                        51: 13/8 6/5*\n  2) 62: bar/23 13/7        55: 8/3(2) 6/1*(2)\n  3) 44: Cannot Move         Doubles => 2\n  4)  Takes                 31: 25/22 0/0\n  5) 00:                    21: Illegal play (5;0;0;0;1;Ann;Bo;0;0;0;1;0;0;-2;0;0;0;0;5;0;3;0;0;0;-5;5;0;0;0;-3;0;-5;0;0;0;0;2;0;2;1)\n      Wins 2 points and the match\n";
const SESSION: &str = "; [Jacoby \"On\"]\n; [Beaver \"On\"]\n 0 point match\n Game 1\n Ann : 0   Bo : 0\n 1) 31: 8/5 6/5\t66: ????\n 2)  Doubles => 2\t Beavers\n 3) Raccoons  Drops\n Wins 4 points\n Losses 1 point\n";
const GAMES: &str = "(;FF[4]GM[6]MI[length:5][game:0][ws:0][bs:0]PW[Ann]PB[B\\]o]RU[Crawford]RE[B+2R]\n;AE[a:y]AW[a][b:d]AB[x][y]PL[B]\n;B[53qvsv]C[\\\\]\n;W[62xrmk];B[double];W[double];B[take](;W[11])(;W[22]))\n(;GM[6]MI[length:0]RU[Jacoby];W[drop])";

pub(super) fn mat_files() -> Vec<Vec<u8>> {
    corpus::texts(&[MATCH, SESSION])
}

pub(super) fn sgf_files() -> Vec<Vec<u8>> {
    corpus::texts(&[GAMES])
}

/// Archives of matches, and one with nothing in it.
pub(super) fn xg_files() -> Vec<Vec<u8>> {
    let mut empty = vec![0; 36];
    empty[..4].copy_from_slice(b"RGMH");
    xg_files::archives().into_iter().chain([b"RGMH".to_vec(), empty]).collect()
}

/// Matches as the records of such archives.
pub(super) fn xg_records() -> Vec<Vec<u8>> {
    xg_files::matches()
}

/// Of a file that holds one match, both readers say the same.
pub(super) fn any(input: &[u8]) -> Answer {
    if let Ok(all) = read_records(input)
        && let [only] = &all[..]
        && *only != read_record(input)
    {
        return Err(format!("read_records: {only:?}"));
    }
    told(read_record(input))
}

/// An archive as it is; and as if its checksum were right, so that what is behind it is tried too.
pub(super) fn archive(input: &[u8]) -> Answer {
    let plain = told(read_record(input))?;
    match xg_files::sealed(input) {
        Some(sealed) => Ok(format!("{plain} {}", told(read_record(&sealed))?)),
        None => Ok(plain),
    }
}

pub(super) fn records(input: &[u8]) -> Answer {
    told(read_xg_records(&xg_files::whole(input)))
}

/// What was read is written and read again: whatever could be written is the same match.
fn told(reading: Result<Reading, tavola_notation::record::NotAMatch>) -> Answer {
    let reading = match reading {
        Ok(reading) => reading,
        Err(why) => return Ok(why.to_string()),
    };
    let extent = reading.record.extent();
    // What was mended is not written as it stood.
    if reading.remarks.is_empty() {
        for text in [write_mat(&reading.record, MatDialect::Xg), write_mat(&reading.record, MatDialect::Gnubg)] {
            let Ok(text) = text else { continue };
            same(&extent, read_mat(text.as_bytes()).map(|again| again.record.extent()), &text)?;
        }
        if let Ok(text) = write_sgf(&reading.record) {
            let again = read_sgf(text.as_bytes()).map(|again| again.record.extent());
            same(&extent, again, &text)?;
        }
    }
    Ok(told_apart(&reading))
}

/// Matches of other formats as our own.
pub(super) fn json_files() -> Vec<Vec<u8>> {
    let others = [mat_files(), sgf_files()].concat().into_iter().filter_map(|file| read_record(&file).ok());
    let records = xg_records().into_iter().filter_map(|heads| read_xg_records(&xg_files::whole(&heads)).ok());
    others.chain(records.take(4)).map(|reading| write_json(&reading.record).into_bytes()).collect()
}

/// What was read is written and read again: the same match to the last figure, unless something in it follows from nothing.
pub(super) fn json(input: &[u8]) -> Answer {
    match read_json(input) {
        Ok(reading) => {
            let written = write_json(&reading.record);
            let again = read_json(written.as_bytes()).map(|again| write_json(&again.record));
            same(&written, again, &written)?;
            Ok(told_apart(&reading))
        }
        Err(why) => Ok(why.to_string()),
    }
}

/// What tells readings apart: how much there is, by powers of two, and how the first remarks begin. In letters, without
/// quotation marks: what stands in those and figures do not make an answer another one.
fn told_apart(reading: &Reading) -> String {
    let letter = |many: usize| char::from(b'a' + u8::try_from((many + 1).ilog2()).unwrap_or(25).min(25));
    let Extent { games, plays, unforced, cubes } = reading.record.extent();
    let size: String = [games, plays, unforced, cubes].map(letter).iter().collect();
    let plain = |letter: &char| !letter.is_ascii_digit() && !"\"`".contains(*letter);
    let first = reading.remarks.iter().take(4).map(|remark| remark.what.chars().filter(plain).take(28).collect());
    format!("{size} {}", first.collect::<Vec<String>>().join("; "))
}
