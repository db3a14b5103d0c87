//! `GET /join/{token}`: what one is invited to.

use axum::{
    extract::State,
    response::{IntoResponse, Redirect, Response},
};
use tavola_base::Decider;
use tavola_club::{
    TableView,
    chouette::ChouetteStream,
    table::{SeatPlan, Terms, invitation_digest},
};
use tavola_rules::Side;

use crate::{
    app::App,
    base::ids::{InvitationToken, StreamId},
    web::{
        errors::AppError,
        http::{address::Path, guard::Visitor},
        page_data::{JoinChouetteData, JoinData, Reader},
        pages,
    },
};

/// The page with the seat to take; who sits there already is taken to the table.
pub(crate) async fn get(
    State(app): State<App>,
    Path(token): Path<InvitationToken>,
    visitor: Visitor,
    reader: Reader,
) -> Result<Response, AppError> {
    let id = app.store().invited_to(&token).await?.ok_or(AppError::NotFound)?;
    if app.store().kind_of(&id).await?.as_deref() == Some(ChouetteStream::STREAM) {
        return show_chouette(&app, &reader, token, &id, &visitor).await;
    }
    let view = app.tables().view(&id, visitor.account.as_ref()).await?;
    if view.you.is_some() {
        return Ok(Redirect::to(&format!("/t/{id}")).into_response());
    }
    let state = app.tables().existing(&id).await?.state;
    let inviter = state.opened().map(|opened| inviter(opened.terms(), &token, &view)).unwrap_or_default();
    Ok(pages::join(&reader, &JoinData { token, inviter, view }).into_response())
}

/// What whoever invites is called: who was to sit opposite the seat kept for the invitation, by the name they go by now.
fn inviter(terms: &Terms, token: &InvitationToken, view: &TableView) -> String {
    let digest = invitation_digest(token.as_str());
    let is_kept =
        |side: &Side| matches!(&terms.seats[*side], SeatPlan::Invited { invitation } if *invitation == digest);
    let Some(host) = Side::BOTH.into_iter().find(is_kept).map(Side::opponent) else { return String::new() };
    let planned = match &terms.seats[host] {
        SeatPlan::Taken { sitter } => sitter.name.clone(),
        SeatPlan::Open | SeatPlan::Invited { .. } => String::new(),
    };
    view.seats[host].name.clone().unwrap_or(planned)
}

async fn show_chouette(
    app: &App,
    reader: &Reader,
    token: InvitationToken,
    id: &StreamId,
    visitor: &Visitor,
) -> Result<Response, AppError> {
    let view = app.chouettes().view(id, visitor.account.as_ref()).await?;
    if view.you.is_some() {
        return Ok(Redirect::to(&format!("/c/{id}")).into_response());
    }
    Ok(pages::join_chouette(reader, &JoinChouetteData { token, id: id.clone(), view }).into_response())
}
