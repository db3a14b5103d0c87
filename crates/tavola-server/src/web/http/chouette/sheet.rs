//! `GET /c/{id}/sheet.csv`: the accounts as a sheet to hand out.

use axum::{
    extract::State,
    http::header::{CONTENT_DISPOSITION, CONTENT_TYPE},
    response::{IntoResponse, Response},
};

use crate::{
    app::App,
    base::ids::StreamId,
    web::{errors::AppError, http::address::Path},
};

/// The sheet.
pub(crate) async fn get(State(app): State<App>, Path(id): Path<StreamId>) -> Result<Response, AppError> {
    let sheet = app.chouettes().existing(&id).await?.state.sheet();
    let headers =
        [(CONTENT_TYPE, "text/csv; charset=utf-8"), (CONTENT_DISPOSITION, "attachment; filename=\"chouette.csv\"")];
    Ok((headers, sheet).into_response())
}
