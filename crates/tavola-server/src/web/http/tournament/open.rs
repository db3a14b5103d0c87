//! `GET /events`, `POST /events`: one's own events, and a new one.

use axum::{
    Json,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Redirect, Response},
};
use maud::Markup;
use serde::Serialize;
use tavola_base::PlayerId;

use super::written::{self, Fields};
use crate::{
    app::App,
    base::ids::{AccountId, StreamId},
    club::tournament::{NewTournament, TournamentSummary},
    store::RoomRow,
    web::{
        errors::AppError,
        http::{
            body::Body,
            guard::{Visitor, with_cookie},
            visitor::known,
        },
        page_data::{ListedTournament, Reader},
        pages,
    },
};

/// The tournament, for programs.
#[derive(Debug, Serialize)]
struct Answer {
    id: StreamId,
    url: String,
    desk_url: String,
}

/// The page with the form.
pub(crate) async fn get(State(app): State<App>, visitor: Visitor, reader: Reader) -> Result<Markup, AppError> {
    let own = match &visitor.account {
        Some(account) => {
            let rows = app.store().rooms_of(account).await?;
            rows.into_iter().filter(|row| row.kind == "tournament").filter_map(|row| listed(row, account)).collect()
        }
        None => Vec::new(),
    };
    Ok(pages::tournament::new(&reader, &own))
}

/// A tournament on the lists of somebody who has to do with it.
pub(crate) fn listed(row: RoomRow, account: &AccountId) -> Option<ListedTournament> {
    let summary: TournamentSummary = serde_json::from_str(&row.summary).ok()?;
    let is_official = summary.officials.contains(&PlayerId::new(account.as_str()));
    Some(ListedTournament { id: row.id, status: row.status, summary, is_official })
}

/// Opens it, and makes the visitor a guest if they are not one yet.
pub(crate) async fn post(
    State(app): State<App>,
    visitor: Visitor,
    body: Body<NewTournament, Fields>,
) -> Result<Response, AppError> {
    let (new, is_form) = match body {
        Body::Json(new) => (new, false),
        Body::Form(fields) => {
            let name = written::plain(&fields, "/name").filter(|name| !name.trim().is_empty()).map(str::to_owned);
            (NewTournament { name, ..written::read::<NewTournament>(&fields)? }, true)
        }
    };
    let host = known(&app, &visitor, new.name.as_deref()).await?;
    let id = app.tournaments().open(&new, &host.account).await?;
    let (url, desk_url) = (format!("/e/{id}"), format!("/e/{id}/desk"));
    let response = if is_form {
        Redirect::to(&desk_url).into_response()
    } else {
        (StatusCode::CREATED, Json(Answer { id, url, desk_url })).into_response()
    };
    Ok(with_cookie(response, host.set_cookie))
}
