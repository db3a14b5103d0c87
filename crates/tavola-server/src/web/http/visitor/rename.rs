//! `POST /me/name`: goes by another name from now on.

use axum::{
    Json,
    extract::State,
    response::{IntoResponse, Redirect, Response},
};
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::known;
use crate::{
    app::App,
    web::{
        errors::AppError,
        http::{
            body::Body,
            guard::{Visitor, with_cookie},
        },
    },
};

/// The name.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Name {
    name: String,
}

/// Takes it, made fit to be shown.
pub(crate) async fn post(
    State(app): State<App>,
    visitor: Visitor,
    body: Body<Name, Name>,
) -> Result<Response, AppError> {
    let (name, is_form) = match body {
        Body::Json(body) => (body.name, false),
        Body::Form(body) => (body.name, true),
    };
    let guest = known(&app, &visitor, Some(&name)).await?;
    let response =
        if is_form { Redirect::to("/").into_response() } else { Json(json!({ "name": guest.name })).into_response() };
    Ok(with_cookie(response, guest.set_cookie))
}
