//! `GET /t/{id}/orders`, `POST /t/{id}/orders`, `POST /t/{id}/orders/cancel`: what somebody has prepared at a table by post.
//! Nobody else is told that there is anything.

use axum::extract::State;
use serde::{Deserialize, Serialize};
use tavola_club::table::{Order, Orders, Prepared, forced_rolls};
use tavola_rules::{Roll, Side};

use crate::{
    app::App,
    base::ids::StreamId,
    club::prepared::{self, Change},
    web::{
        errors::AppError,
        http::{address::Path, body::Json, guard::Visitor},
    },
};

/// What somebody has prepared, and for which rolls of the opponent more can be.
#[derive(Debug, Serialize)]
pub(crate) struct Listed {
    waiting: Vec<Line>,
    void: Vec<Line>,
    forced: Vec<Roll>,
}

#[derive(Debug, Serialize)]
struct Line {
    number: u32,
    order: Order,
}

/// Which order is taken back.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Cancelled {
    number: u32,
}

/// Lists them.
pub(crate) async fn get(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    visitor: Visitor,
) -> Result<axum::Json<Listed>, AppError> {
    let account = visitor.account.as_ref().ok_or(AppError::Forbidden)?;
    let (orders, side) = prepared::of(&app, &id, account).await?;
    listed(&app, &id, &orders, side).await
}

/// Prepares something.
pub(crate) async fn post(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    visitor: Visitor,
    Json(order): Json<Order>,
) -> Result<axum::Json<Listed>, AppError> {
    changed(&app, &id, &visitor, Change::Prepare(order)).await
}

/// Takes something back.
pub(crate) async fn cancel(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    visitor: Visitor,
    Json(Cancelled { number }): Json<Cancelled>,
) -> Result<axum::Json<Listed>, AppError> {
    changed(&app, &id, &visitor, Change::Cancel(number)).await
}

async fn changed(app: &App, id: &StreamId, visitor: &Visitor, change: Change) -> Result<axum::Json<Listed>, AppError> {
    let account = visitor.account.as_ref().ok_or(AppError::Forbidden)?;
    if !app.limits().may_act(&visitor.asker(), app.now()) {
        return Err(AppError::TooFast);
    }
    let orders = prepared::change(app, id, account, change).await?;
    let (_, side) = prepared::of(app, id, account).await?;
    listed(app, id, &orders, side).await
}

async fn listed(app: &App, id: &StreamId, orders: &Orders, side: Side) -> Result<axum::Json<Listed>, AppError> {
    let table = app.tables().existing(id).await?.state;
    let lines = |prepared: &[Prepared]| {
        prepared.iter().map(|one| Line { number: one.number, order: one.order }).collect::<Vec<_>>()
    };
    let forced = table.opened().map(|opened| forced_rolls(opened, side)).unwrap_or_default();
    Ok(axum::Json(Listed { waiting: lines(&orders.waiting), void: lines(&orders.void), forced }))
}
