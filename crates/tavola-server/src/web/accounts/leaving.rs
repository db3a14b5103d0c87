//! Taking one's data along, and leaving for good.

use std::io::{Cursor, Write as _};

use serde_json::{Value, json};
use tavola_base::{Millis, Time};
use tavola_notation::record::{MatDialect, write_mat};
use zip::{ZipWriter, write::SimpleFileOptions};

use super::{End, Ends};
use crate::{
    app::App,
    base::ids::AccountId,
    club::{
        cases,
        library::{self, Found},
        personal,
        study::MatchKey,
    },
    store::{Behind, LibrarySearch, RowWrite, StoreError, What},
    web::errors::AppError,
};

/// How long one has to change one's mind.
pub const REGRET: Millis = Millis::seconds(7 * 24 * 3600);

/// How many matches are listed at once, and given at most.
const PAGE: u16 = 200;
const MOST_MATCHES: usize = 2_000;

/// How often tables are looked through for matches before the rest has to wait.
const MOST_LOOKS: usize = 20;

/// Everything of an account in one file: `tavola.json`, and a .mat for each match.
///
/// # Errors
/// If the database fails, or the file cannot be made.
pub async fn export(app: &App, account: &AccountId) -> Result<Vec<u8>, AppError> {
    for _ in 0..MOST_LOOKS {
        if library::find(app, account).await? == Found::All {
            break;
        }
    }
    let mut own = app.store().own(account).await?;
    own.extend(cases::exported(app, account).await?);
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let written = matches(app, account, &mut zip).await?;
    let about = json!({
        "format": "tavola-account-1",
        "times": "milliseconds since 1970-01-01T00:00:00Z",
        "made_at": app.now().millis(),
        "files_of_matches": written,
        "data": Value::Object(own),
    });
    let text = serde_json::to_string_pretty(&about).map_err(|error| broken(&error))?;
    add(&mut zip, "tavola.json", text.as_bytes())?;
    Ok(zip.finish().map_err(|error| broken(&error))?.into_inner())
}

type Zip = ZipWriter<Cursor<Vec<u8>>>;

/// Writes the matches of an account; how many there were.
async fn matches(app: &App, account: &AccountId, zip: &mut Zip) -> Result<usize, AppError> {
    let (mut written, mut behind) = (0, None::<Behind>);
    loop {
        let page = app.store().library(account, &LibrarySearch::default(), behind.as_ref(), PAGE).await?;
        for listed in &page {
            if let Some(text) = mat(app, &listed.of.match_key).await? {
                written += 1;
                add(zip, &format!("matches/{written:04}.mat"), text.as_bytes())?;
            }
        }
        behind = page.last().map(|last| Behind { sorted_at: last.of.sorted_at, match_key: last.of.match_key.clone() });
        if page.len() < usize::from(PAGE) || written >= MOST_MATCHES {
            return Ok(written);
        }
    }
}

/// A match as a file; none if it cannot be read or written so.
async fn mat(app: &App, key: &str) -> Result<Option<String>, AppError> {
    let Some(key) = MatchKey::of_stored(key) else { return Ok(None) };
    match library::record(app, &key).await {
        Ok(found) => Ok(found.and_then(|(_, record)| write_mat(&record, MatDialect::Xg).ok())),
        Err(error) if error.is_the_streams_own() => Ok(None),
        Err(error) => Err(error),
    }
}

fn add(zip: &mut Zip, name: &str, bytes: &[u8]) -> Result<(), AppError> {
    zip.start_file(name, SimpleFileOptions::default()).map_err(|error| broken(&error))?;
    zip.write_all(bytes).map_err(|error| broken(&error))
}

fn broken(error: &dyn std::fmt::Display) -> AppError {
    AppError::Broken(format!("an export could not be made: {error}"))
}

/// An account is to be erased in a week.
///
/// # Errors
/// If the database fails.
pub async fn leave(app: &App, account: &AccountId, now: Time) -> Result<(), StoreError> {
    app.store().write(vec![RowWrite::leaving(account, now + REGRET)]).await?;
    app.accounts().note(account, What::Leaving, "", now).await
}

/// It is not, after all.
///
/// # Errors
/// If the database fails.
pub async fn stay(app: &App, account: &AccountId, now: Time) -> Result<(), StoreError> {
    if app.store().write(vec![RowWrite::staying(account)]).await? > 0 {
        app.accounts().note(account, What::Staying, "", now).await?;
    }
    Ok(())
}

/// Erases accounts: what they played stays, and nobody's name with it. Asked again after it broke off, it goes on.
///
/// # Errors
/// If the database fails.
pub async fn erase(app: &App, accounts: &[AccountId]) -> Result<(), AppError> {
    for (stream, named) in app.store().naming(accounts).await? {
        personal::leave(app, &stream, &named).await?;
    }
    for account in accounts {
        app.store().write(RowWrite::account_erased(account)).await?;
        app.store().forget_name(account);
        app.accounts().end(End { account: account.clone(), which: Ends::All }).await?;
    }
    app.talk().forget_all();
    Ok(())
}
