//! `POST /c/{id}/bots`: the keeper lets a bot in. It leaves by the keeper's command `leave` for it.

use axum::{
    Json,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Redirect, Response},
};
use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::{
    app::App,
    base::ids::StreamId,
    club::bots::BotLevel,
    web::{
        errors::AppError,
        http::{address::Path, body::Body, guard::Visitor},
    },
};

/// Which bot.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wanted {
    level: BotLevel,
}

/// Lets it in.
pub(crate) async fn post(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    visitor: Visitor,
    body: Body<Wanted, Wanted>,
) -> Result<Response, AppError> {
    app.chouettes().kept_by(&id, visitor.account()?).await?;
    match body {
        Body::Json(Wanted { level }) => {
            let bot = app.chouettes().let_bot_in(&id, level.0).await?;
            Ok((StatusCode::CREATED, Json(json!({ "id": bot }))).into_response())
        }
        Body::Form(Wanted { level }) => {
            app.chouettes().let_bot_in(&id, level.0).await?;
            Ok(Redirect::to(&format!("/c/{id}")).into_response())
        }
    }
}
