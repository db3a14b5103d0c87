//! `GET /me`, `GET /me/playing`: the account of a token, and where it has a place.

use std::collections::BTreeMap;

use axum::extract::State;
use serde::Serialize;
use serde_json::Value;
use tavola_base::{Refusal, Time};

use crate::{
    app::App,
    base::ids::{AccountId, StreamId},
    store::{AccountKind, RoomRow, Status},
    web::{
        errors::AppError,
        http::{body::Json, guard::Visitor},
    },
};

/// Who acts by the token.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub(crate) struct ApiMe {
    /// The account.
    id: AccountId,
    /// Its name.
    name: String,
    /// Whether it is a bot's.
    bot: bool,
    /// What the token may do.
    scopes: Vec<&'static str>,
}

/// A table, chouette or tournament in a list.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub(crate) struct ApiPlace {
    /// `table`, `chouette` or `tournament`.
    kind: String,
    /// Its name in addresses.
    id: StreamId,
    /// `waiting`, `playing`, `over` or `broken`.
    status: &'static str,
    /// When something happened there last.
    updated_at: Time,
    /// Names, score and rules, as lists show them.
    #[cfg_attr(feature = "wire", ts(type = "unknown"))]
    summary: Value,
}

impl From<RoomRow> for ApiPlace {
    fn from(row: RoomRow) -> Self {
        let summary = serde_json::from_str(&row.summary).unwrap_or(Value::Null);
        let status = match row.status {
            Status::Waiting => "waiting",
            Status::Playing => "playing",
            Status::Over => "over",
            Status::Broken => "broken",
        };
        Self { kind: row.kind, id: row.id, status, updated_at: row.updated_at, summary }
    }
}

pub(super) async fn get(State(app): State<App>, visitor: Visitor) -> Result<Json<ApiMe>, AppError> {
    let id = visitor.account()?.clone();
    let scopes = visitor.access.iter().flat_map(|access| access.scopes.iter().map(|scope| scope.name())).collect();
    let name = app.accounts().name(&id).await?;
    Ok(Json(ApiMe { bot: app.accounts().kind(&id).await? == AccountKind::Bot, id, name, scopes }))
}

pub(super) async fn playing(State(app): State<App>, visitor: Visitor) -> Result<Json<Vec<ApiPlace>>, AppError> {
    let rows = app.store().rooms_of(visitor.account()?).await?;
    let alive = rows.into_iter().filter(|row| matches!(row.status, Status::Waiting | Status::Playing));
    Ok(Json(alive.map(ApiPlace::from).collect()))
}

/// Makes the account a bot's for good, which only one without matches can become.
pub(super) async fn become_bot(State(app): State<App>, visitor: Visitor) -> Result<Json<ApiMe>, AppError> {
    if !app.store().become_bot(visitor.account()?).await? {
        return Err(AppError::Refused(Box::new(Refusal {
            clause: None,
            message_key: "bot-has-played",
            args: BTreeMap::new(),
            message: "only an account without matches can become a bot's".to_owned(),
            legal: Vec::new(),
        })));
    }
    get(State(app), visitor).await
}
