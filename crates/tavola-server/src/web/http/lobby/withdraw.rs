//! `POST /seeks/withdraw`: takes a seek back.

use axum::{
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Redirect, Response},
};
use serde::{Deserialize, Serialize};

use crate::{
    app::App,
    base::ids::SeekId,
    web::{
        errors::AppError,
        http::{body::Body, guard::Visitor},
    },
};

/// Which; without it what one waits for now.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Withdraw {
    #[serde(default)]
    id: Option<SeekId>,
}

/// Takes it back; one that is gone already is taken back too.
pub(crate) async fn post(
    State(app): State<App>,
    visitor: Visitor,
    body: Body<Withdraw, Withdraw>,
) -> Result<Response, AppError> {
    let (Body::Json(which) | Body::Form(which)) = &body;
    app.lobby().withdraw(&app, visitor.account()?, which.id.as_ref()).await?;
    Ok(match body {
        Body::Json(_) => StatusCode::NO_CONTENT.into_response(),
        Body::Form(_) => Redirect::to("/#lobby").into_response(),
    })
}
