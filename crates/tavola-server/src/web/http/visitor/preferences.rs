//! `/me/preferences`: a guest's choices, kept for their next browser.

use axum::{extract::State, http::StatusCode};
use serde_json::{Map, Value};

use crate::{
    app::App,
    store::RowWrite,
    web::{
        errors::AppError,
        http::{body::Json, guard::Visitor},
    },
};

/// The most that is kept, in bytes.
const MOST: usize = 4096;

/// What is kept; an empty object if nothing is.
pub(crate) async fn get(State(app): State<App>, visitor: Visitor) -> Result<Json<Value>, AppError> {
    let kept = match &visitor.account {
        Some(account) => app.store().preferences(account).await?,
        None => None,
    };
    let kept = kept.and_then(|body| serde_json::from_str(&body).ok());
    Ok(Json(kept.unwrap_or_else(|| Value::Object(Map::new()))))
}

/// Keeps an object in place of what was kept.
pub(crate) async fn put(
    State(app): State<App>,
    visitor: Visitor,
    Json(choices): Json<Map<String, Value>>,
) -> Result<StatusCode, AppError> {
    let text = Value::Object(choices).to_string();
    if text.len() > MOST {
        return Err(AppError::Malformed("too many preferences".to_owned()));
    }
    app.store().write(vec![RowWrite::preferences(visitor.account()?, &text)]).await?;
    Ok(StatusCode::NO_CONTENT)
}
