//! Matches of files as they were brought: the file byte for byte, and the match in it as it is read today.

use std::io::{Read as _, Write as _};

use base64::{Engine as _, prelude::BASE64_STANDARD};
use flate2::{Compression, read::DeflateDecoder, write::DeflateEncoder};
use tavola_notation::record::{MatchRecord, Reading, Remark, read_records};
use tavola_rules::BySide;

use super::import::LONGEST_FILE;
use crate::{
    app::App,
    base::ids::AccountId,
    club::study::MatchKey,
    store::{ImportedFile, LibraryMatch},
    web::errors::AppError,
};

/// The longest name or note of a file that is shown, in characters.
const LONGEST_TEXT: usize = 80;

/// A match of a file.
#[derive(Debug, Clone)]
pub struct Brought {
    /// Whose it is.
    pub account: AccountId,
    /// How their library lists it.
    pub listed: LibraryMatch,
    /// The match.
    pub record: MatchRecord,
    /// What did not fit.
    pub remarks: Vec<Remark>,
}

/// A match that was brought; none if there is none of that key.
///
/// # Errors
/// If the database fails, or the file cannot be read back.
pub async fn brought(app: &App, key: &MatchKey) -> Result<Option<Brought>, AppError> {
    let Some((account, listed)) = app.store().anybodys_match(&key.stored()).await? else { return Ok(None) };
    let Some(file) = file_of(app, &listed).await? else { return Ok(None) };
    let part = listed.part;
    let read = app.workshop().does(move || part_of(&file, part)).await?;
    let Reading { record, remarks } = read.ok_or_else(|| AppError::Unreadable("an imported file".to_owned()))?;
    Ok(Some(Brought { account, listed, record, remarks }))
}

/// The file a match came in, with its bytes.
///
/// # Errors
/// If the database fails, or the file cannot be read back.
pub async fn original(app: &App, listed: &LibraryMatch) -> Result<Option<(ImportedFile, Vec<u8>)>, AppError> {
    let Some(file) = file_of(app, listed).await? else { return Ok(None) };
    let bytes = unpacked(&file.packed).ok_or_else(|| AppError::Unreadable("an imported file".to_owned()))?;
    Ok(Some((file, bytes)))
}

async fn file_of(app: &App, listed: &LibraryMatch) -> Result<Option<ImportedFile>, AppError> {
    match &listed.file {
        Some(id) => Ok(app.store().imported_file(id).await?),
        None => Ok(None),
    }
}

fn part_of(file: &ImportedFile, part: usize) -> Option<Reading> {
    let bytes = unpacked(&file.packed)?;
    let mut reading = read_records(&bytes).ok()?.into_iter().flatten().nth(part)?;
    tidy(&mut reading.record);
    Some(reading)
}

/// Bytes as the store keeps them: text that is shorter than they are, as a rule.
pub(super) fn packed(bytes: &[u8]) -> String {
    let mut packer = DeflateEncoder::new(Vec::new(), Compression::default());
    let packed = packer.write_all(bytes).and_then(|()| packer.finish());
    BASE64_STANDARD.encode(packed.expect("memory takes all that is written"))
}

fn unpacked(text: &str) -> Option<Vec<u8>> {
    let packed = BASE64_STANDARD.decode(text).ok()?;
    let mut bytes = Vec::new();
    DeflateDecoder::new(&packed[..]).take(LONGEST_FILE as u64).read_to_end(&mut bytes).ok()?;
    Some(bytes)
}

/// Names and notes made fit to be shown and kept.
pub(super) fn tidy(record: &mut MatchRecord) {
    record.players = BySide::from_fn(|side| tidy_text(&record.players[side]));
    record.tags.truncate(40);
    for (name, value) in &mut record.tags {
        (*name, *value) = (tidy_text(name), tidy_text(value));
    }
}

/// A text without control characters and marks that turn its direction, and no longer than is shown.
pub(super) fn tidy_text(text: &str) -> String {
    let is_hidden = |c: char| {
        c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
    };
    let visible: String = text.chars().map(|c| if is_hidden(c) { ' ' } else { c }).collect();
    let words = visible.split_whitespace().collect::<Vec<_>>().join(" ");
    words.chars().take(LONGEST_TEXT).collect::<String>().trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_come_back_as_they_were() {
        for bytes in [&b""[..], b"a", &[0, 255, 13, 10, 0], &vec![b'x'; 100_000]] {
            assert_eq!(unpacked(&packed(bytes)).as_deref(), Some(bytes));
        }
        assert!(packed(&vec![b'x'; 100_000]).len() < 1_000);
        assert_eq!(unpacked("?"), None);
    }

    #[test]
    fn a_text_is_made_fit_to_be_shown() {
        assert_eq!(tidy_text("  A\u{0}da\u{202e}  <b> "), "A da <b>");
        assert_eq!(tidy_text(&"x".repeat(500)).len(), LONGEST_TEXT);
    }
}
