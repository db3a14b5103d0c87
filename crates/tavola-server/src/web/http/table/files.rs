//! `GET /t/{id}/match/{format}`: a match of the table as a file: `xg.mat`, `gnubg.mat`, `match.sgf`, `match.txt` or
//! `match.json`.

use axum::{extract::State, response::Response};
use jiff::Timestamp;

use super::proof::Which;
use crate::{
    app::App,
    base::ids::StreamId,
    club::table_files::{match_record, names},
    web::{
        errors::AppError,
        http::{
            address::{Path, Query},
            guard::Visitor,
            studied,
        },
    },
};

/// The match as far as it has been played.
pub(crate) async fn get(
    State(app): State<App>,
    Path((id, format)): Path<(StreamId, String)>,
    Query(which): Query<Which>,
    visitor: Visitor,
) -> Result<Response, AppError> {
    let view = app.tables().view(&id, visitor.account.as_ref()).await?;
    let players = names(&view);
    let events = app.tables().events_seen(&id, visitor.account.as_ref()).await?;
    let begun = events.first().map(|event| i64::try_from(event.at.millis()).unwrap_or(0)).unwrap_or(0);
    let day = Timestamp::from_millisecond(begun).map(|at| at.strftime("%Y.%m.%d").to_string()).unwrap_or_default();
    let record = app.workshop().does(move || match_record(&events, players, &day, which.r#match)).await?;
    let record = record.ok_or(AppError::NotFound)?;
    studied::file(&record, &format, id.as_str())
}
