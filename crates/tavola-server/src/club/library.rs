//! The matches an account has: those it played at the club's tables, found when somebody looks, and those of files it
//! brought. All are judged in the background, one after the other and nobody's many before another's few; what statistics
//! need is kept beside the report.

mod background;
mod brought;
mod found;
pub mod import;
mod same;
pub mod statistics;

use tavola_base::dice_proof::MatchNumber;
use tavola_notation::{PositionId, record::MatchRecord};
use tavola_rules::Side;
use tavola_study::{
    MatchReport,
    figures::{ErrorKind, MatchFigures, VERSION, marked_errors},
};

use crate::{
    app::App,
    base::ids::{AccountId, StreamId, Version},
    club::{
        study::MatchKey,
        table_files::{finished_games, names},
    },
    store::{LibrarySearch, OwnError, Rate, RowWrite, StoredError, StoredFigures},
    web::errors::AppError,
};

pub use background::{judge_next, run, to_be_judged};
pub use brought::{Brought, brought, original};
pub use found::{Found, find};

/// What the store keeps of a report for statistics and searches, and that the match waits no longer.
pub(crate) fn added_up(key: &MatchKey, report: &MatchReport) -> Vec<RowWrite> {
    let match_key = key.stored();
    let error = |one: tavola_study::figures::MarkedError| StoredError {
        game: one.game,
        line: one.line,
        decision: one.decision,
        side: one.by,
        kind: one.kind.name().to_owned(),
        mark: one.mark as u8,
        loss: (f64::from(one.loss) * 1e6).round() as u64,
    };
    let sums = MatchFigures::of(report);
    let figures = StoredFigures {
        match_key: match_key.clone(),
        version: VERSION,
        games: report.games.len(),
        body: serde_json::to_string(&sums).unwrap_or_default(),
        errors: marked_errors(report).map(error).collect(),
    };
    let mut rows = RowWrite::figures(&figures);
    rows.extend(Side::BOTH.map(|side| RowWrite::match_rate(&match_key, side, &Rate::of(&sums.sides[side].total()))));
    rows.push(RowWrite::judged(&match_key));
    rows
}

/// Figures as the store has them; none if they are of no form that is known.
#[must_use]
pub fn figures(body: &str) -> Option<MatchFigures> {
    serde_json::from_str(body).ok()
}

/// The record of a match with the version it is of: of a table's the games that are over, with the number it has; of an
/// imported one all of them. None if there is none.
///
/// # Errors
/// If the database fails, or the stream of a table cannot be read.
pub async fn record(app: &App, key: &MatchKey) -> Result<Option<(Version, MatchRecord)>, AppError> {
    match key {
        MatchKey::Table(id, of) => {
            let found = table_record(app, id, Some(*of)).await?;
            Ok(found.map(|(version, _, record)| (version, record)))
        }
        // The games of a chouette are in nobody's library: each of them is a match on every cube.
        MatchKey::Chouette(..) => Ok(None),
        MatchKey::Imported(_) => {
            let found = brought(app, key).await?;
            Ok(found.map(|found| (Version::NONE, found.record)))
        }
    }
}

/// The games of a match of a table that are over: of that one, or of the latest that has any.
///
/// # Errors
/// If there is no such table, or it cannot be read.
pub async fn table_record(
    app: &App,
    id: &StreamId,
    of: Option<MatchNumber>,
) -> Result<Option<(Version, MatchNumber, MatchRecord)>, AppError> {
    let version = app.tables().existing(id).await?.version;
    let view = app.tables().view_let_in(id, None).await?;
    let players = names(&view);
    let events = app.tables().events(id).await?;
    let games = app.workshop().does(move || finished_games(&events, players, of)).await?;
    Ok(games.map(|(of, record)| (version, of, record)))
}

/// The errors of an account's own side in all its judged matches, the latest match first and the costliest of each first:
/// from that mark on (0 doubtful to 3 whopper), at most `limit`. Errors whose match or kind this program does not know are
/// left out.
///
/// # Errors
/// If the database fails.
pub async fn own_errors(
    app: &App,
    account: &AccountId,
    least: u8,
    limit: u16,
) -> Result<Vec<(MatchKey, ErrorKind, OwnError)>, AppError> {
    let errors = app.store().own_errors(account, least, limit).await?;
    let known = |one: OwnError| Some((MatchKey::of_stored(&one.match_key)?, ErrorKind::named(&one.error.kind)?, one));
    Ok(errors.into_iter().filter_map(known).collect())
}

/// The report that is kept of a match; none if it has not been judged deeply yet.
///
/// # Errors
/// If the database fails.
pub async fn report(app: &App, key: &MatchKey) -> Result<Option<MatchReport>, AppError> {
    let stored = app.store().report_of(&key.stored()).await?;
    let report = stored.and_then(|stored| serde_json::from_str::<MatchReport>(&stored.body).ok());
    Ok(report.filter(|report| report.format == tavola_study::report::FORMAT))
}

/// The digits by which a position is searched: of the checkers as the player on roll sees them.
#[must_use]
pub fn position_digits(position: &tavola_rules::Position) -> String {
    use sha2::{Digest as _, Sha256};
    let hash = Sha256::digest(PositionId::from(position).to_string());
    hash[..6].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The positions of a match before each act of whoever is on roll, as the store searches them.
#[must_use]
pub fn positions(record: &MatchRecord) -> String {
    use tavola_notation::record::Act;
    let mut text = String::new();
    for (game, games) in record.games.iter().enumerate() {
        for (line, lines) in games.lines.iter().enumerate() {
            if matches!(lines.act, Act::Play { .. } | Act::Illegal { .. } | Act::Roll { .. } | Act::Double) {
                let digits = position_digits(&lines.before.board().seen_by(lines.by));
                text.push_str(&LibrarySearch::position_mark(game, line, &digits));
            }
        }
    }
    text
}
