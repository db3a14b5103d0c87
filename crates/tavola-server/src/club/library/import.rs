//! Files that are brought into the library: read at once, kept byte for byte, and everything the reader says of them handed
//! back. The same bytes are the same match, and so are the same decisions in another file or at one of the club's tables.

use jiff::civil::Date;
use sha2::{Digest as _, Sha256};
use tavola_base::Time;
use tavola_notation::record::{MatchRecord, NotAMatch, Reading, Remark, read_records};
use tavola_rules::{BySide, Side};
use tavola_study::MatchReport;
use tokio::sync::Semaphore;

use super::{
    Found,
    brought::{packed, tidy, tidy_text},
    find,
    found::library_match,
    positions, same, to_be_judged,
};
use crate::{
    app::App,
    base::ids::{AccountId, ImportId},
    club::study::MatchKey,
    store::{ImportedFile, LibraryMatch, Own, RowWrite},
    web::errors::AppError,
};

/// The longest file that is read, in bytes: four times the longest match of XG that was ever seen.
pub const LONGEST_FILE: usize = 2 * 1024 * 1024;
/// How many files an account may have, and how many bytes all together.
pub const MOST_FILES: usize = 2_000;
/// The same in bytes.
pub const MOST_BYTES: u64 = 64 * 1024 * 1024;
/// How many games a match may have, and how many lines all of them.
pub const MOST_GAMES: usize = 400;
/// The same in lines: a match to 25 points has some two thousand.
pub const MOST_LINES: usize = 10_000;
/// How often tables are looked through before files are taken.
const MOST_LOOKS: usize = 3;
/// How many remarks are told of a match.
const MOST_REMARKS: usize = 200;

/// One file is read at a time, whoever brings it.
static TURN: Semaphore = Semaphore::const_new(1);

/// A file as it comes.
#[derive(Debug, Clone)]
pub struct NewFile {
    /// What it is called; empty for what was pasted.
    pub name: String,
    /// What is in it.
    pub bytes: Vec<u8>,
}

/// What became of a file.
#[derive(Debug)]
pub struct FileOutcome {
    /// What it is called.
    pub name: String,
    /// What was in it.
    pub came_to: CameTo,
}

/// What was in a file.
#[derive(Debug)]
pub enum CameTo {
    /// Matches, in its order.
    Matches(Vec<Part>),
    /// The same file as one that is there already.
    Known(Vec<ImportId>),
    /// Nothing is taken of it.
    Refused(WhyNot),
}

/// A match of a file.
#[derive(Debug)]
pub enum Part {
    /// It is in the library now.
    Taken(Box<Taken>),
    /// It was there already, from another file or played here; it counts once.
    Known(Box<LibraryMatch>),
    /// It is not, and why, in the reader's words.
    Refused(WhyNot),
}

/// A match that is in the library now.
#[derive(Debug)]
pub struct Taken {
    /// Its name: its analysis is at `/study/m/{id}`.
    pub id: ImportId,
    /// How it is listed.
    pub listed: LibraryMatch,
    /// What did not fit, the first of it.
    pub remarks: Vec<Remark>,
    /// How much more did not.
    pub more_remarks: usize,
}

/// Why a file or a match of it is not taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WhyNot {
    /// It is empty.
    Empty,
    /// It is longer than any match.
    TooLong,
    /// It is an archive with files in it.
    Archive,
    /// It is the analysis of a match, as this club writes it, and not the match.
    Analysis,
    /// The reader cannot read it, in its own words.
    Unreadable(String),
    /// It has no play.
    NoPlay,
    /// It has more games or lines than any match.
    TooManyLines,
    /// The library is full.
    Full,
}

/// What comes before files are taken: the matches played at the club's tables are in the library, so that a file of one of
/// them is known. Whoever has more of them than are found at once comes here again.
///
/// # Errors
/// If the database fails.
pub async fn begin(app: &App, account: &AccountId) -> Result<(), AppError> {
    for _ in 0..MOST_LOOKS {
        if find(app, account).await? == Found::All {
            break;
        }
    }
    Ok(())
}

/// Takes a file into an account's library.
///
/// # Errors
/// If the database fails.
pub async fn import(app: &App, account: &AccountId, file: NewFile) -> Result<FileOutcome, AppError> {
    let name = tidy_text(&file.name);
    let _turn = TURN.acquire().await.map_err(|_| AppError::Busy)?;
    let came_to = taken(app, account, &name, file.bytes).await?;
    Ok(FileOutcome { name, came_to })
}

async fn taken(app: &App, account: &AccountId, name: &str, bytes: Vec<u8>) -> Result<CameTo, AppError> {
    if let Some(why) = at_first_sight(&bytes) {
        return Ok(CameTo::Refused(why));
    }
    let hash: String = Sha256::digest(&bytes).iter().map(|byte| format!("{byte:02x}")).collect();
    let known = app.store().imported_before(account, &hash).await?;
    if !known.is_empty() {
        let ids = known.iter().filter_map(|key| MatchKey::of_stored(key)).filter_map(|key| match key {
            MatchKey::Imported(id) => Some(id),
            MatchKey::Table(..) | MatchKey::Chouette(..) => None,
        });
        return Ok(CameTo::Known(ids.collect()));
    }
    let brought = app.store().brought(account).await?;
    if brought.files >= MOST_FILES || brought.bytes + bytes.len() as u64 > MOST_BYTES {
        return Ok(CameTo::Refused(WhyNot::Full));
    }
    let size = bytes.len() as u64;
    let read = app.workshop().does(move || read(&bytes)).await?;
    let (packed, readings) = match read {
        Ok(read) => read,
        Err(why) => return Ok(CameTo::Refused(why)),
    };
    let id = ImportId::fresh().to_string();
    let (hash, name, now) = (hash, name.to_owned(), app.now());
    let file = ImportedFile { id, account: account.clone(), hash, name, bytes: size, packed, added_at: now };
    let parts = keep(app, &file, readings).await?;
    Ok(CameTo::Matches(parts))
}

/// What needs no reader to be told.
fn at_first_sight(bytes: &[u8]) -> Option<WhyNot> {
    let archives: [&[u8]; 5] = [b"PK\x03\x04", b"\x1f\x8b", b"Rar!", b"7z\xbc\xaf", b"BZh"];
    if bytes.iter().all(u8::is_ascii_whitespace) {
        Some(WhyNot::Empty)
    } else if bytes.len() > LONGEST_FILE {
        Some(WhyNot::TooLong)
    } else if archives.iter().any(|mark| bytes.starts_with(mark)) {
        Some(WhyNot::Archive)
    } else {
        None
    }
}

type Readings = Vec<Result<Reading, WhyNot>>;

/// The matches of a file, and the file packed; only those that are read count as parts.
fn read(bytes: &[u8]) -> Result<(String, Readings), WhyNot> {
    if bytes.trim_ascii_start().starts_with(b"{") && serde_json::from_slice::<MatchReport>(bytes).is_ok() {
        return Err(WhyNot::Analysis);
    }
    let sound = |reading: Result<Reading, NotAMatch>| {
        let mut reading = reading.map_err(|why| WhyNot::Unreadable(why.0))?;
        tidy(&mut reading.record);
        Ok(reading)
    };
    let readings: Readings =
        read_records(bytes).map_err(|why| WhyNot::Unreadable(why.0))?.into_iter().map(sound).collect();
    let any = readings.iter().flatten().any(|reading| refused(&reading.record).is_none());
    Ok((if any { packed(bytes) } else { String::new() }, readings))
}

/// Why a match that was read is not taken.
fn refused(record: &MatchRecord) -> Option<WhyNot> {
    let lines: usize = record.games.iter().map(|game| game.lines.len()).sum();
    if lines == 0 {
        Some(WhyNot::NoPlay)
    } else if lines > MOST_LINES || record.games.len() > MOST_GAMES {
        Some(WhyNot::TooManyLines)
    } else {
        None
    }
}

/// Writes what was read: the file, its matches, and that they wait to be judged.
async fn keep(app: &App, file: &ImportedFile, readings: Readings) -> Result<Vec<Part>, AppError> {
    let mine = own_names(app, &file.account).await?;
    let (mut parts, mut part) = (Vec::new(), 0);
    let mut fresh: Vec<(LibraryMatch, String)> = Vec::new();
    for reading in readings {
        let reading = match reading {
            Ok(reading) => reading,
            Err(why) => {
                parts.push(Part::Refused(why));
                continue;
            }
        };
        if let Some(why) = refused(&reading.record) {
            parts.push(Part::Refused(why));
        } else {
            let new = listed(file, part, &mine, reading);
            let known = match fresh.iter().find(|old| same::is_same(&new.taken.listed, &new.positions, &old.0, &old.1))
            {
                Some((old, _)) => Some(old.clone()),
                None => same::in_library(app, &file.account, &new.taken.listed, &new.positions).await?,
            };
            parts.push(match known {
                Some(known) => Part::Known(Box::new(known)),
                None => {
                    fresh.push((new.taken.listed.clone(), new.positions));
                    Part::Taken(Box::new(new.taken))
                }
            });
        }
        part += 1;
    }
    if !fresh.is_empty() {
        let of_match = |(one, positions): &(LibraryMatch, String)| {
            [RowWrite::library(&file.account, one), RowWrite::positions(&one.match_key, positions)]
        };
        let mut rows: Vec<RowWrite> = fresh.iter().flat_map(of_match).collect();
        let keys: Vec<String> = fresh.into_iter().map(|(one, _)| one.match_key).collect();
        rows.push(RowWrite::imported_file(file));
        rows.extend(to_be_judged(app, &file.account, &keys).await?);
        app.store().write(rows).await?;
    }
    Ok(parts)
}

/// A match of a file with its positions as the store searches them.
struct New {
    taken: Taken,
    positions: String,
}

fn listed(file: &ImportedFile, part: usize, mine: &[String], reading: Reading) -> New {
    let Reading { record, mut remarks } = reading;
    let id = ImportId::fresh();
    let key = MatchKey::Imported(id.clone()).stored();
    let day = day(&record);
    let listed = LibraryMatch {
        file: Some(file.id.clone()),
        part,
        event: tag(&record, "Event").unwrap_or_default().to_owned(),
        day,
        ..library_match(key, &record, own(mine, &record.players), day.unwrap_or(file.added_at))
    };
    let positions = positions(&record);
    let more_remarks = remarks.len().saturating_sub(MOST_REMARKS);
    remarks.truncate(MOST_REMARKS);
    New { taken: Taken { id, listed, remarks, more_remarks }, positions }
}

/// The names an account goes by, here and elsewhere, in small letters.
async fn own_names(app: &App, account: &AccountId) -> Result<Vec<String>, AppError> {
    let mut names = app.store().aliases(account).await?;
    names.push(plain(&app.accounts().name(account).await?));
    Ok(names)
}

/// Which of the players goes by one of these names; nobody is guessed where both or none do.
fn own(mine: &[String], players: &BySide<String>) -> Own {
    let is_mine = |side: &Side| mine.contains(&plain(&players[*side]));
    let sides: Vec<Side> = Side::BOTH.into_iter().filter(is_mine).collect();
    match sides[..] {
        [side] => Own::Is(side),
        _ => Own::Unknown,
    }
}

/// A name as it is compared: in small letters, without the rating that GamesGrid writes behind it (`nori,1699`).
#[must_use]
pub fn plain(name: &str) -> String {
    let rated = name.rsplit_once(',').filter(|(_, rating)| rating.bytes().all(|byte| byte.is_ascii_digit()));
    rated.map_or(name, |(name, _)| name).trim().to_lowercase()
}

fn tag<'a>(record: &'a MatchRecord, name: &str) -> Option<&'a str> {
    let found = record.tags.iter().find(|(known, _)| known.eq_ignore_ascii_case(name))?;
    Some(found.1.as_str()).filter(|value| !value.is_empty())
}

/// The day the file says it was played: a year first, then month and day, whatever stands between them. Other orders mean
/// different days in different countries, so that they say nothing.
fn day(record: &MatchRecord) -> Option<Time> {
    let text = tag(record, "EventDate").or_else(|| tag(record, "Date"))?;
    let mut numbers = text.split(|c: char| !c.is_ascii_digit()).filter(|part| !part.is_empty());
    let year = numbers.next().filter(|year| year.len() == 4)?.parse().ok()?;
    let (month, day) = (numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?);
    let date = Date::new(year, month, day).ok().filter(|date| (1970..2200).contains(&date.year()))?;
    let at = date.to_zoned(jiff::tz::TimeZone::UTC).ok()?.timestamp().as_millisecond();
    u64::try_from(at).ok().map(Time::from_millis)
}

/// Says which of the players of a match an account is. Of a name, it is remembered, and said of their other matches in
/// which it stands and nothing has been said.
///
/// # Errors
/// If the database fails.
pub async fn claim(app: &App, account: &AccountId, listed: &LibraryMatch, own: Own) -> Result<(), AppError> {
    let mut rows = vec![RowWrite::own(account, &listed.match_key, own)];
    if let Some(side) = own.side() {
        let name = plain(&listed.names[side]);
        if !name.is_empty() {
            rows.push(RowWrite::alias(account, &name));
            let mine = [name];
            for other in app.store().library_unclaimed(account).await? {
                if let known @ Own::Is(_) = self::own(&mine, &other.names)
                    && other.match_key != listed.match_key
                {
                    rows.push(RowWrite::own(account, &other.match_key, known));
                }
            }
        }
        rows.push(RowWrite::no_alias(account, &plain(&listed.names[side.opponent()])));
    }
    app.store().write(rows).await?;
    Ok(())
}

/// Takes an imported match away, with everything that was said of it.
///
/// # Errors
/// If the database fails.
pub async fn remove(app: &App, account: &AccountId, listed: &LibraryMatch) -> Result<(), AppError> {
    let Some(file) = &listed.file else { return Err(AppError::NotFound) };
    if let Some(key) = MatchKey::of_stored(&listed.match_key) {
        app.studies().drop_match(&key);
    }
    app.store().write(RowWrite::match_removed(account, &listed.match_key, file)).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use tavola_notation::record::read_record;

    use super::*;

    fn record(date: &str) -> MatchRecord {
        let text = format!("; [EventDate \"{date}\"]\n 3 point match\n Game 1\n Ann : 0  Bo : 0\n  1) 31: 8/5 6/5\n");
        read_record(text.as_bytes()).unwrap().record
    }

    #[test]
    fn a_day_is_one_only_where_its_order_is_beyond_doubt() {
        let at = |text| day(&record(text)).map(Time::millis);
        for text in ["2009.03.22", "2009-03-22", "2009-3-22T10:00", "2009/03/22 20:15"] {
            assert_eq!(at(text), Some(1_237_680_000_000), "{text}");
        }
        for text in ["22.03.2009", "03/22/2009", "2009", "2009.13.01", "2009.02.30", "yesterday", ""] {
            assert_eq!(at(text), None, "{text}");
        }
    }

    #[test]
    fn whose_side_it_is_is_said_by_a_name_and_never_guessed() {
        let players = |white: &str, black: &str| BySide { white: white.to_owned(), black: black.to_owned() };
        let mine = ["ada".to_owned(), "ada99".to_owned()];
        assert_eq!(own(&mine, &players("Ada", "Bo")), Own::Is(Side::White));
        assert_eq!(own(&mine, &players("Bo", "ADA99")), Own::Is(Side::Black));
        assert_eq!(own(&mine, &players("Bo,1800", "Ada,1699")), Own::Is(Side::Black));
        assert_eq!(own(&mine, &players("Bo", "Ada,Jr")), Own::Unknown);
        assert_eq!(own(&mine, &players("Ada", "ada99")), Own::Unknown);
        assert_eq!(own(&mine, &players("Cy", "Bo")), Own::Unknown);
    }

    #[test]
    fn archives_and_nothing_are_told_at_first_sight() {
        assert_eq!(at_first_sight(b" \n"), Some(WhyNot::Empty));
        assert_eq!(at_first_sight(b"PK\x03\x04..."), Some(WhyNot::Archive));
        assert_eq!(at_first_sight(&vec![b'a'; LONGEST_FILE + 1]), Some(WhyNot::TooLong));
        assert_eq!(at_first_sight(b" 7 point match"), None);
    }
}
