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

use super::forms::{Fields, opening::OpenTournament};
use crate::{
    app::App,
    base::ids::{AccountId, StreamId},
    club::tournament::{NewTournament, TournamentSummary},
    store::RoomRow,
    web::{
        errors::{AppError, leads_back},
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
    match body {
        Body::Json(new) => {
            open(&app, &visitor, &new, |answer| (StatusCode::CREATED, Json(answer)).into_response()).await
        }
        Body::Form(fields) => Ok(leads_back("/events", by_form(&app, &visitor, &fields).await)),
    }
}

async fn by_form(app: &App, visitor: &Visitor, fields: &Fields) -> Result<Response, AppError> {
    let new = fields.read::<OpenTournament>()?.into_new();
    open(app, visitor, &new, |answer| Redirect::to(&answer.desk_url).into_response()).await
}

async fn open(
    app: &App,
    visitor: &Visitor,
    new: &NewTournament,
    answered: impl FnOnce(Answer) -> Response,
) -> Result<Response, AppError> {
    let host = known(app, visitor, new.name.as_deref()).await?;
    let id = app.tournaments().open(new, &host.account).await?;
    let (url, desk_url) = (format!("/e/{id}"), format!("/e/{id}/desk"));
    Ok(with_cookie(answered(Answer { id, url, desk_url }), host.set_cookie))
}
