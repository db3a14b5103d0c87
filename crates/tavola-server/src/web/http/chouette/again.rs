//! `POST /c/{id}/again`: once a session is over, the same people go on in another chouette.

use axum::{
    Json,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Redirect, Response},
};
use serde::{Deserialize, Serialize};

use super::open::Answer;
use crate::{
    app::App,
    base::ids::StreamId,
    web::{
        errors::AppError,
        http::{address::Path, body::Body, guard::Visitor},
    },
};

/// Nothing is to be said.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Nothing {}

/// Opens it, or leads to the one that was opened.
pub(crate) async fn post(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    visitor: Visitor,
    body: Body<Nothing, Nothing>,
) -> Result<Response, AppError> {
    let chouette = app.chouettes().again(&id, visitor.account()?).await?;
    Ok(match body {
        Body::Json(_) => (StatusCode::CREATED, Json(Answer::of(chouette))).into_response(),
        Body::Form(_) => Redirect::to(&format!("/c/{}", chouette.id)).into_response(),
    })
}
