//! `POST /e/{id}/again`: another tournament with the same settings and divisions, for who directs this one.

use axum::{
    extract::State,
    response::{IntoResponse, Redirect, Response},
};
use tavola_base::PlayerId;

use super::forms::{Fields, opening::OpenAgain};
use crate::{
    app::App,
    base::ids::StreamId,
    club::tournament::NewTournament,
    web::{
        errors::{AppError, leads_back},
        http::{address::Path, body::Form, guard::Visitor},
    },
};

/// Opens it. Entries, hour and officials are its own.
pub(crate) async fn post(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Response {
    leads_back(&format!("/e/{id}/desk/setup"), again(&app, &id, visitor, &fields).await)
}

async fn again(app: &App, id: &StreamId, visitor: Visitor, fields: &Fields) -> Result<Response, AppError> {
    let OpenAgain { name } = fields.read()?;
    let account = visitor.account.ok_or(AppError::Unknown)?;
    let tournament = app.tournaments().existing(id).await?.state;
    let me = PlayerId::new(account.as_str());
    if !tournament.directors().any(|director| *director == me) {
        return Err(AppError::Forbidden);
    }
    let new = NewTournament { settings: tournament.settings_for_another(name), name: None };
    let opened = app.tournaments().open(&new, &account).await?;
    Ok(Redirect::to(&format!("/e/{opened}/desk/setup")).into_response())
}
