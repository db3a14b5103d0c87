//! `GET /t/{id}/view`: how a table looks to the visitor, for programs.

use axum::{
    Json,
    extract::{Path, State},
};
use tavola_club::TableView;

use crate::{app::App, errors::AppError, http::guard::Visitor, ids::StreamId};

/// The view, complete.
pub(crate) async fn get(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    visitor: Visitor,
) -> Result<Json<TableView>, AppError> {
    Ok(Json(app.tables().view(&id, visitor.account.as_ref()).await?))
}
