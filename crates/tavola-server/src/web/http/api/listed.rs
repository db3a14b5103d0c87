//! What anybody may look for: tables, chouettes and tournaments that are open to all, the match that is on; and what one was
//! told oneself.

use axum::extract::State;
use serde::Serialize;
use serde_json::Value;
use tavola_base::Time;

use crate::{
    app::App,
    base::ids::StreamId,
    store::Status,
    web::{
        errors::AppError,
        http::{body::Json, guard::Visitor, notices::named},
    },
};

/// A chouette that everybody may join.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub(crate) struct ApiOpenChouette {
    /// What is put behind `/join/` to join it.
    token: String,
    /// Names, games, rules, stake.
    #[cfg_attr(feature = "wire", ts(type = "unknown"))]
    summary: Value,
}

/// A table that anybody may watch.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub(crate) struct ApiOpenTable {
    /// Its name in addresses.
    id: StreamId,
    /// Names, score, length, rules.
    #[cfg_attr(feature = "wire", ts(type = "unknown"))]
    summary: Value,
}

/// A tournament that is to begin or under way.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub(crate) struct ApiOpenTournament {
    /// Its name in addresses.
    id: StreamId,
    /// What it is called.
    name: String,
    /// How many take part.
    players: usize,
    /// Whether it has begun.
    begun: bool,
}

/// The match that is on.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub(crate) struct ApiTv {
    /// The table; none if nobody plays.
    table: Option<StreamId>,
}

/// What one was told.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub(crate) struct ApiNotice {
    /// Its name.
    key: String,
    /// What kind of news it is: `turn`, `challenge`, `seek`, …
    kind: &'static str,
    /// About whom, if about somebody.
    person: Option<String>,
    /// The page it leads to.
    url: String,
    /// When it was told.
    at: Time,
    /// Whether it was seen.
    seen: bool,
}

pub(super) async fn chouettes(State(app): State<App>) -> Result<Json<Vec<ApiOpenChouette>>, AppError> {
    let open = app.chouettes().open_to_all().await?;
    let listed = open.into_iter().map(|one| ApiOpenChouette {
        token: one.invitation.to_string(),
        summary: serde_json::to_value(&one.summary).unwrap_or(Value::Null),
    });
    Ok(Json(listed.collect()))
}

pub(super) async fn tables(State(app): State<App>) -> Result<Json<Vec<ApiOpenTable>>, AppError> {
    let lists = app.lobby().lists(&app).await?;
    let listed = lists.tables.iter().map(|(id, summary)| ApiOpenTable {
        id: id.clone(),
        summary: serde_json::to_value(summary).unwrap_or(Value::Null),
    });
    Ok(Json(listed.collect()))
}

pub(super) async fn tournaments(State(app): State<App>) -> Result<Json<Vec<ApiOpenTournament>>, AppError> {
    let lists = app.lobby().lists(&app).await?;
    let listed = lists.tournaments.iter().map(|one| ApiOpenTournament {
        id: one.id.clone(),
        name: one.summary.name.clone(),
        players: one.summary.players,
        begun: one.status != Status::Waiting,
    });
    Ok(Json(listed.collect()))
}

pub(super) async fn tv(State(app): State<App>) -> Result<Json<ApiTv>, AppError> {
    Ok(Json(ApiTv { table: app.tv().on(&app).await? }))
}

pub(super) async fn notices(State(app): State<App>, visitor: Visitor) -> Result<Json<Vec<ApiNotice>>, AppError> {
    let mut notices = Vec::new();
    for told in app.notices().of(visitor.account()?).await? {
        let shown = named(&app, told).await?;
        notices.push(ApiNotice {
            kind: shown.notice.kind().name(),
            url: shown.notice.address().as_str().to_owned(),
            person: shown.person,
            at: shown.at,
            seen: shown.is_seen,
            key: shown.key,
        });
    }
    Ok(Json(notices))
}
