//! `GET /join/{token}`: what one is invited to.

use axum::{
    extract::{Path, State},
    response::{IntoResponse, Redirect, Response},
};

use crate::{
    app::App,
    errors::AppError,
    http::guard::Visitor,
    ids::InvitationToken,
    page_data::{JoinData, Reader},
    pages,
};

/// The page with the seat to take; who sits there already is taken to the table.
pub(crate) async fn get(
    State(app): State<App>,
    Path(token): Path<InvitationToken>,
    visitor: Visitor,
    reader: Reader,
) -> Result<Response, AppError> {
    let id = app.store().invited_to(&token).await?.ok_or(AppError::NotFound)?;
    let view = app.tables().view(&id, visitor.account.as_ref()).await?;
    if view.you.is_some() {
        return Ok(Redirect::to(&format!("/t/{id}")).into_response());
    }
    Ok(pages::join(&reader, &JoinData { token, view }).into_response())
}
