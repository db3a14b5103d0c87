//! `GET /t/{id}/match/{format}`: a match of the table as a file: `xg.mat`, `gnubg.mat` or `match.sgf`.

use axum::{
    extract::State,
    http::header::{CONTENT_DISPOSITION, CONTENT_TYPE},
    response::{IntoResponse, Response},
};
use jiff::Timestamp;
use tavola_notation::record::{MatDialect, write_mat, write_sgf};

use super::proof::Which;
use crate::{
    app::App,
    base::ids::StreamId,
    club::table_files::{match_record, names},
    web::{
        errors::AppError,
        http::address::{Path, Query},
    },
};

/// The match as far as it has been played.
pub(crate) async fn get(
    State(app): State<App>,
    Path((id, format)): Path<(StreamId, String)>,
    Query(which): Query<Which>,
) -> Result<Response, AppError> {
    let view = app.tables().view(&id, None).await?;
    let players = names(&view);
    let events = app.tables().events(&id).await?;
    let begun = events.first().map(|event| i64::try_from(event.at.millis()).unwrap_or(0)).unwrap_or(0);
    let day = Timestamp::from_millisecond(begun).map(|at| at.strftime("%Y.%m.%d").to_string()).unwrap_or_default();
    let record = app.workshop().does(move || match_record(&events, players, &day, which.r#match)).await?;
    let record = record.ok_or(AppError::NotFound)?;
    let written = match format.as_str() {
        "xg.mat" => write_mat(&record, MatDialect::Xg),
        "gnubg.mat" => write_mat(&record, MatDialect::Gnubg),
        "match.sgf" => write_sgf(&record),
        _ => return Err(AppError::NotFound),
    };
    let text = written.map_err(|why| AppError::Malformed(why.to_string()))?;
    let ending = if format.ends_with("sgf") { "sgf" } else { "mat" };
    let name = format!("attachment; filename=\"tavola-{id}.{ending}\"");
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)], text).into_response())
}
