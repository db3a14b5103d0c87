//! A match of whichever format: what it is, is seen at its first bytes.

use super::json::read_json;
use super::mat::{NotAMatch, read_mat};
use super::replay::Reading;
use super::sgf::read_sgf;
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
    if text.trim_start().starts_with('{') {
        return read_json(text.as_bytes());
    }
    let mut rest = text.trim_start().strip_prefix('(').map(str::trim_start);
    if rest.take_if(|rest| rest.starts_with(';')).is_some() { read_sgf(bytes) } else { read_mat(bytes) }
}
