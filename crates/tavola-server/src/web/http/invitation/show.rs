//! `GET /join/{token}`: what one is invited to.

use axum::{
    extract::State,
    response::{IntoResponse, Redirect, Response},
};
use tavola_base::Decider;
use tavola_club::chouette::ChouetteStream;

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
    Ok(pages::join(&reader, &JoinData { token, view }).into_response())
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
