//! `/e/{id}/office/{key}`: a director's or referee's link, and what it does.

use axum::{extract::State, response::Response};
use maud::Markup;
use tavola_base::PlayerId;
use tavola_tournament::{DeskCommand, TournamentCommand};

use super::{
    forms::{Fields, desk::TakeOffice},
    keyed,
};
use crate::{
    app::App,
    base::ids::StreamId,
    web::{
        errors::{AppError, leads_back},
        http::{address::Path, body::Form, guard::Visitor},
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
    let office = app.tournaments().office_of(&app, &id, &key).await?;
    let data = super::seen(&app, &id, visitor.account.as_ref()).await?;
    Ok(pages::tournament::join_desk(&reader, &data, office, &key))
}

/// Takes the office; who follows the link again has it already.
pub(crate) async fn post(
    State(app): State<App>,
    Path((id, key)): Path<(StreamId, String)>,
    visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Response {
    let answer = take(&app, &id, &key, &visitor, &fields).await;
    leads_back(&format!("/e/{id}/office/{key}"), answer)
}

async fn take(app: &App, id: &StreamId, key: &str, visitor: &Visitor, fields: &Fields) -> Result<Response, AppError> {
    let TakeOffice { name } = fields.read()?;
    let office = app.tournaments().office_of(app, id, key).await?;
    let state = app.tournaments().existing(id).await?.state;
    let appoint = |person: &PlayerId| {
        let has_it = state.offices().any(|(held, holder)| *held == office && holder == person);
        let command = TournamentCommand::Desk(DeskCommand::Appoint { office, person: person.clone() });
        if has_it { Vec::new() } else { vec![command] }
    };
    keyed::take(app, id, visitor, &name, appoint, &format!("/e/{id}/desk")).await
}
