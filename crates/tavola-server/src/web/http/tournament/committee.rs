//! `POST /e/{id}/committee`: appoints the committee from a list of names, one a line (TRN-02).

use axum::{
    extract::State,
    response::{IntoResponse, Redirect, Response},
};
use tavola_base::PlayerId;
use tavola_tournament::{DeskCommand, TournamentCommand, stream::settings::CommitteeMember};

use super::forms::{Fields, desk::Committee};
use crate::{
    app::App,
    base::ids::StreamId,
    club::tournament::by_name,
    stream::rooms::Sender,
    web::{
        errors::{AppError, leads_back},
        http::{address::Path, body::Form, guard::Visitor},
    },
};

/// Appoints it. Members go by their names, and the director enters their votes, until they take their seats by link.
pub(crate) async fn post(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Response {
    let otherwise = format!("/e/{id}/desk/setup");
    let back = fields.back(&otherwise);
    let done = appoint(&app, &id, visitor, &fields).await;
    leads_back(back, done.map(|()| Redirect::to(back).into_response()))
}

async fn appoint(app: &App, id: &StreamId, visitor: Visitor, fields: &Fields) -> Result<(), AppError> {
    let Committee { names } = fields.read()?;
    let names = names.lines().map(str::trim).filter(|name| !name.is_empty());
    let sitting = super::seen(app, id, visitor.account.as_ref()).await?.view.committee;
    // Who has taken their seat keeps it.
    let members = names.map(|name| {
        let seated = sitting.iter().find(|member| member.name == name).cloned();
        seated.unwrap_or_else(|| CommitteeMember { person: PlayerId::new(by_name(name)), name: name.to_owned() })
    });
    let command = TournamentCommand::Desk(DeskCommand::AppointCommittee { members: members.collect() });
    app.tournaments().command(id, &Sender::new(visitor.account), fields.command_id(), command).await?;
    Ok(())
}
