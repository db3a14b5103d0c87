//! `GET /t/{id}/record`: all games of a table, line by line, to look back at.

use axum::{Json, extract::State};

use crate::{
    app::App,
    base::ids::StreamId,
    club::table_record::TableRecord,
    web::{
        errors::AppError,
        http::{address::Path, guard::Visitor},
    },
};

/// The games as far as they have been played.
pub(crate) async fn get(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    visitor: Visitor,
) -> Result<Json<TableRecord>, AppError> {
    let events = app.tables().events_seen(&id, visitor.account.as_ref()).await?;
    Ok(Json(app.workshop().does(move || TableRecord::of(&events)).await?))
}
