//! A match of whichever format: what it is, is seen at its first bytes.

use super::json::read_json;
use super::mat::{NotAMatch, read_mat, read_mats};
use super::replay::Reading;
use super::sgf::{read_sgf, read_sgfs};
use super::text::decoded;
use super::xg::read_xg;

/// Reads a match of any format that is known here.
///
/// # Errors
/// If it is of none, or the format's own reader cannot read it.
pub fn read_record(bytes: &[u8]) -> Result<Reading, NotAMatch> {
    if bytes.starts_with(b"RGMH") {
        return read_xg(bytes);
    }
    let text = decoded(bytes);
    match Kind::of(&text) {
        Kind::Json => read_json(text.as_bytes()),
        Kind::Sgf => read_sgf(bytes),
        Kind::Mat => read_mat(bytes),
    }
}

/// How many matches of one file are read.
pub(super) const MOST_MATCHES: usize = 40;

/// Reads every match of a file: match text and SGF may hold several, one after the other. Each is read by itself, so that
/// one which cannot be read hides none of the others; places are those of the whole file.
///
/// # Errors
/// If it holds none, or more than forty.
pub fn read_records(bytes: &[u8]) -> Result<Vec<Result<Reading, NotAMatch>>, NotAMatch> {
    if bytes.starts_with(b"RGMH") {
        return read_xg(bytes).map(|reading| vec![Ok(reading)]);
    }
    let text = decoded(bytes);
    let mut all = match Kind::of(&text) {
        Kind::Json => vec![read_json(text.as_bytes())],
        Kind::Sgf => read_sgfs(&text)?,
        Kind::Mat => read_mats(&text)?,
    };
    // A file of one match that cannot be read is no match, for that reason.
    match all.pop() {
        Some(only) if all.is_empty() => only.map(|reading| vec![Ok(reading)]),
        last => {
            all.extend(last);
            Ok(all)
        }
    }
}

/// What a text looks like.
enum Kind {
    Json,
    Sgf,
    Mat,
}

impl Kind {
    fn of(text: &str) -> Self {
        let text = text.trim_start();
        let is_tree = || text.strip_prefix('(').is_some_and(|rest| rest.trim_start().starts_with(';'));
        if text.starts_with('{') {
            Self::Json
        } else if is_tree() {
            Self::Sgf
        } else {
            Self::Mat
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: &str =
        "; [Event \"A\"]\n 3 point match\n\n Game 1\n Ann : 0   Bo : 0\n  1) 31: 8/5 6/5  62: 24/18 13/11\n";
    const OTHER: &str = "\n; [Event \"B\"]\n 5 point match\n\n Game 1\n Cy : 0   Di : 0\n  1) 42: 8/4 6/4  99: 1/2\n";

    #[test]
    fn each_match_of_a_text_is_read_with_what_stands_before_it() {
        let all = read_records(format!("{ONE}{OTHER}").as_bytes()).unwrap();
        let told: Vec<_> = all
            .iter()
            .flatten()
            .map(|one| (one.record.players.black.as_str(), one.record.tags[0].1.as_str(), one.record.games.len()))
            .collect();
        assert_eq!(told, [("Ann", "A", 1), ("Cy", "B", 1)]);
        let second = all[1].as_ref().unwrap();
        assert_eq!(second.remarks.first().map(|remark| remark.at.line), Some(13), "{:?}", second.remarks);
        assert_eq!(read_records(ONE.as_bytes()).unwrap().len(), 1);
        assert!(read_records(b"hello").is_err());
        assert!(read_records(ONE.repeat(MOST_MATCHES + 1).as_bytes()).is_err());
    }

    #[test]
    fn a_match_that_cannot_be_read_hides_no_other() {
        let all = read_records(format!("{ONE}\n 5 point match\n\n").as_bytes()).unwrap();
        assert!(matches!(all[..], [Ok(_), Err(_)]), "{all:?}");
    }

    #[test]
    fn each_match_of_a_collection_of_sgf_is_read() {
        let tree = |name: &str, game: u32| {
            format!("(;FF[4]GM[6]MI[length:3][game:{game}][ws:0][bs:0]PW[{name}]PB[Bo];W[31hffe])\n")
        };
        let text = [tree("Ann", 0), tree("Ann", 1), tree("Cy", 0)].concat();
        let all = read_records(text.as_bytes()).unwrap();
        let told: Vec<_> =
            all.iter().flatten().map(|one| (one.record.players.black.as_str(), one.record.games.len())).collect();
        assert_eq!(told, [("Ann", 2), ("Cy", 1)]);
    }
}
