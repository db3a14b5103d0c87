//! `GET /board/{id}/view`: the match as everybody sees it, for programs and the desk.

use axum::{Json, extract::State};
use tavola_club::device::DeviceView;

use crate::{
    app::App,
    base::ids::StreamId,
    web::{errors::AppError, http::address::Path},
};

/// The view.
pub(crate) async fn get(State(app): State<App>, Path(id): Path<StreamId>) -> Result<Json<DeviceView>, AppError> {
    Ok(Json(app.boards().view(&id).await?))
}
