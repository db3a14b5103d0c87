//! `GET /c/{id}`: a chouette's page.

use axum::extract::State;
use maud::Markup;
use tavola_base::PlayerId;
use tavola_club::chouette::Door;

use crate::{
    app::App,
    base::ids::StreamId,
    stream::rooms::Has,
    web::{
        errors::AppError,
        http::{address::Path, guard::Visitor},
        page_data::{ChouetteData, Reader},
        pages,
    },
};

/// The page as the visitor sees it.
pub(crate) async fn get(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    visitor: Visitor,
    reader: Reader,
) -> Result<Markup, AppError> {
    let update = app.chouettes().update(&id, Has::default(), visitor.account.as_ref()).await?;
    let viewer = visitor.account.as_ref().map(|account| PlayerId::new(account.as_str()));
    let is_keeper = viewer.is_some() && update.view.keeper == viewer;
    let invites = is_keeper || update.view.you.is_some() || update.view.door == Door::Open;
    let invitation = if invites { app.store().invitation_of(&id).await? } else { None };
    Ok(pages::chouette(
        &reader,
        &ChouetteData { id, version: update.version, view: update.view, invitation, is_keeper },
    ))
}
