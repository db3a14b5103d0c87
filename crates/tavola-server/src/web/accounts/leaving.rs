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
        library::{self, Found},
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
    let own = app.store().own(account).await?;
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

/// Erases an account: what it played stays, and nobody's name with it.
///
/// # Errors
/// If the database fails, or a table of theirs cannot be read.
pub async fn erase(app: &App, account: &AccountId) -> Result<(), AppError> {
    nameless::everywhere(app, account).await?;
    app.store().write(RowWrite::account_erased(account)).await?;
    app.store().forget_name(account);
    app.accounts().end(End { account: account.clone(), which: Ends::All }).await?;
    Ok(())
}

mod nameless {
    //! Names out of what was played.

    use std::collections::BTreeSet;

    use serde_json::Value;

    use crate::{
        app::App,
        base::ids::{AccountId, StreamId, Version},
        store::{LEFT, RowWrite},
        web::errors::AppError,
    };

    /// Takes an account's names out of every stream it sat at.
    pub(super) async fn everywhere(app: &App, account: &AccountId) -> Result<(), AppError> {
        for room in app.store().all_rooms_of(account).await? {
            let names = events(app, &room, account).await?;
            let Some(summary) = app.store().summary_of(&room).await? else { continue };
            let mut rows: Vec<RowWrite> =
                names.iter().flat_map(|name| RowWrite::library_nameless(&room, name)).collect();
            if let Ok(mut read) = serde_json::from_str::<Value>(&summary) {
                replace(&mut read, &names);
                rows.push(RowWrite::summary_nameless(&room, &read.to_string()));
            }
            app.store().write(rows).await?;
            app.forget_stream(&room);
        }
        Ok(())
    }

    /// The names an account had in a stream's events, which are taken out.
    async fn events(app: &App, stream: &StreamId, account: &AccountId) -> Result<BTreeSet<String>, AppError> {
        let mut names = BTreeSet::new();
        let mut rows = Vec::new();
        for event in app.store().events_after(stream, Version::NONE).await? {
            // Most events name nobody.
            if !event.body.contains(account.as_str()) {
                continue;
            }
            let Ok(mut read) = serde_json::from_str::<Value>(&event.body) else { continue };
            let before = names.len();
            if take_out(&mut read, account, &mut names) || names.len() > before {
                rows.push(RowWrite::event_nameless(stream, event.version.number(), &read.to_string()));
            }
        }
        app.store().write(rows).await?;
        Ok(names)
    }

    /// Takes the name beside an account's id out of a value; whether there was one.
    fn take_out(value: &mut Value, account: &AccountId, names: &mut BTreeSet<String>) -> bool {
        match value {
            Value::Array(list) => {
                list.iter_mut().filter_map(|one| take_out(one, account, names).then_some(())).count() > 0
            }
            Value::Object(fields) => {
                let is_theirs = ["player", "account"]
                    .iter()
                    .any(|key| fields.get(*key).and_then(Value::as_str) == Some(account.as_str()));
                let mut found = false;
                if is_theirs && let Some(Value::String(name)) = fields.get_mut("name") {
                    names.insert(std::mem::replace(name, LEFT.to_owned()));
                    found = true;
                }
                fields.values_mut().fold(found, |found, one| take_out(one, account, names) || found)
            }
            _ => false,
        }
    }

    /// Replaces what is one of those names, wherever it stands.
    fn replace(value: &mut Value, names: &BTreeSet<String>) {
        match value {
            Value::String(text) if names.contains(text) => LEFT.clone_into(text),
            Value::Array(list) => list.iter_mut().for_each(|one| replace(one, names)),
            Value::Object(fields) => fields.values_mut().for_each(|one| replace(one, names)),
            _ => {}
        }
    }

    #[cfg(test)]
    mod tests {
        use serde_json::json;

        use super::*;

        #[test]
        fn of_two_people_one_is_nameless_and_everything_else_is_as_it_was() {
            let mut names = BTreeSet::new();
            let mut event = json!({ "opened": { "white": { "player": "a", "name": "Ada", "kind": "person" },
                "black": { "player": "b", "name": "Bea" }, "name": "Ada" } });
            assert!(take_out(&mut event, &AccountId::new("a"), &mut names));
            assert_eq!(names, BTreeSet::from(["Ada".to_owned()]));
            assert_eq!(event["opened"]["white"]["name"], LEFT);
            assert_eq!(event["opened"]["black"]["name"], "Bea");
            assert_eq!(event["opened"]["name"], "Ada", "not beside their id");
            let mut summary = json!({ "names": { "white": "Ada", "black": "Bea" }, "points": 3 });
            replace(&mut summary, &names);
            assert_eq!(summary, json!({ "names": { "white": LEFT, "black": "Bea" }, "points": 3 }));
        }
    }
}
