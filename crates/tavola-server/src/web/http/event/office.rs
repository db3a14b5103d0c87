//! `/e/{id}/office/{key}`: a director's or referee's link, and what it does.

use axum::{
    extract::State,
    response::{IntoResponse, Redirect, Response},
};
use maud::Markup;
use tavola_base::PlayerId;
use tavola_tournament::TournamentCommand;

use super::written::{self, Fields};
use crate::{
    app::App,
    base::{ids::StreamId, random},
    web::{
        errors::AppError,
        http::{
            address::Path,
            body::Form,
            guard::{Visitor, with_cookie},
            visitor::known,
        },
        page_data::Reader,
        pages,
    },
};

/// What one is invited to.
pub(crate) async fn get(
    State(app): State<App>,
    Path((id, key)): Path<(StreamId, String)>,
    visitor: Visitor,
    reader: Reader,
) -> Result<Markup, AppError> {
    let office = app.events().office_of(&app, &id, &key).await?;
    let data = super::seen(&app, &id, visitor.account.as_ref()).await?;
    Ok(pages::event::join_desk(&reader, &data, office, &key))
}

/// Takes the office.
pub(crate) async fn post(
    State(app): State<App>,
    Path((id, key)): Path<(StreamId, String)>,
    visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Result<Response, AppError> {
    let office = app.events().office_of(&app, &id, &key).await?;
    let guest = known(&app, &visitor, Some(written::needed(&fields, "name")?)).await?;
    let command = TournamentCommand::Appoint { office, person: PlayerId::new(guest.account.as_str()) };
    match app.events().by_house(&id, &format!("office-{}", random::hex(8)), command).await {
        // Who follows his link again has the office already.
        Ok(_) | Err(AppError::Refused(_)) => {}
        Err(error) => return Err(error),
    }
    let response = Redirect::to(&format!("/e/{id}/desk")).into_response();
    Ok(with_cookie(response, guest.set_cookie))
}
