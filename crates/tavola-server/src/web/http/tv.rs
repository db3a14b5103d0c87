//! `GET /tv`: the best match being played now.

use axum::{
    extract::State,
    response::{IntoResponse, Response},
};
use serde::Serialize;

use crate::{
    app::App,
    base::ids::StreamId,
    web::{
        errors::AppError,
        http::{body::Json, guard::Visitor, table::show::shown},
        page_data::{Reader, TableData},
        pages,
    },
};

/// What is on, for programs.
#[derive(Debug, Serialize)]
pub(crate) struct On {
    /// The table; none if nobody plays.
    table: Option<StreamId>,
}

/// The table that is on, as the visitor may see it.
pub(crate) async fn get(State(app): State<App>, visitor: Visitor, reader: Reader) -> Result<Response, AppError> {
    let Some(table) = app.tv().on(&app).await? else { return Ok(pages::tv_empty(&reader).into_response()) };
    let data = TableData { on_tv: true, ..shown(&app, table, &visitor).await? };
    Ok(pages::table(&reader, &data).into_response())
}

/// Which it is: a page that shows another goes on to it.
pub(crate) async fn now(State(app): State<App>) -> Result<Json<On>, AppError> {
    Ok(Json(On { table: app.tv().on(&app).await? }))
}
