//! `GET /join/{token}`: what one is invited to.

use axum::{
    extract::State,
    response::{IntoResponse, Redirect, Response},
};
use tavola_base::Decider;
use tavola_club::{
    TableView,
    chouette::ChouetteStream,
    table::{Opened, SeatPlan, Terms, invitation_digest},
};
use tavola_rules::Side;

use crate::{
    app::App,
    base::ids::{InvitationToken, StreamId},
    club::table::place_kept,
    web::{
        errors::AppError,
        http::{address::Path, guard::Visitor},
        page_data::{Invited, JoinChouetteData, JoinData, Reader},
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
    let view = app.tables().view_let_in(&id, visitor.account.as_ref()).await?;
    if view.you.is_some() {
        return Ok(Redirect::to(&format!("/t/{id}")).into_response());
    }
    let state = app.tables().existing(&id).await?.state;
    let opened = state.opened().ok_or(AppError::NotFound)?;
    let (inviter, whose) = inviter(opened.terms(), &token, &view);
    let clock = opened.terms().clock;
    let data = JoinData { clock, inviter, whose, may_sit: may_sit(opened, &token), token, view };
    Ok(pages::join(&reader, &data).into_response())
}

/// Whether a seat is free that is kept for nobody else.
fn may_sit(opened: &Opened, token: &InvitationToken) -> bool {
    let digest = invitation_digest(token.as_str());
    let is_theirs = |plan: &SeatPlan| plan.invitation().is_none_or(|kept| *kept == digest);
    let mut free = opened.terms().places().filter(|(place, _)| opened.sitters().all(|(taken, _)| taken != *place));
    free.any(|(_, plan)| is_theirs(plan))
}

/// What whoever invites is called, by the name they go by now, and in doubles what the invited will be to them.
fn inviter(terms: &Terms, token: &InvitationToken, view: &TableView) -> (String, Option<Invited>) {
    let planned = |side: &Side| match &terms.seats[*side] {
        SeatPlan::Taken { sitter } => Some((*side, sitter.name.clone())),
        SeatPlan::Open | SeatPlan::Invited { .. } | SeatPlan::Later { .. } => None,
    };
    // Where both sides were taken from the beginning, one is called by one's own partner.
    let place = place_kept(terms, token);
    let own = place.filter(|place| matches!(terms.plan(*place), Some(SeatPlan::Later { .. }))).map(|place| place.side);
    let mut sides = own.map_or(Side::BOTH.to_vec(), |side| vec![side]).into_iter();
    let Some((host, planned)) = sides.find_map(|side| planned(&side)) else { return (String::new(), None) };
    let seat = &view.seats[host];
    let first = seat.pair.as_ref().map(|pair| pair.people.first().and_then(|person| person.name.clone()));
    let name = first.unwrap_or_else(|| seat.name.clone()).unwrap_or(planned);
    let kept = place.filter(|_| seat.pair.is_some());
    (name, kept.map(|place| if place.side == host { Invited::Partner } else { Invited::Opponent }))
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
