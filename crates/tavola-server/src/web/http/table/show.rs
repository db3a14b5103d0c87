//! `GET /t/{id}`: a table's page.

use axum::extract::State;
use maud::Markup;
use tavola_club::table::view::TableState;

use crate::{
    app::App,
    base::ids::StreamId,
    stream::rooms::Has,
    web::{
        errors::AppError,
        http::{address::Path, guard::Visitor},
        page_data::{Reader, TableData},
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
    let update = app.tables().update(&id, Has::default(), visitor.account.as_ref()).await?;
    let waits = update.view.you.is_some() && update.view.state == TableState::Waiting;
    let invitation = if waits { app.store().invitation_of(&id).await? } else { None };
    let data = TableData { id, version: update.version, view: update.view, invitation };
    Ok(pages::table(&reader, &data))
}
