//! `GET /t/{id}/rating`: what is said of ratings at a table, as a piece of its page.

use axum::extract::State;
use maud::{Markup, html};

use crate::{
    app::App,
    base::ids::StreamId,
    club::{
        ratings::{Outlook, Shown, outlook, rate_waiting},
        table::viewer,
    },
    web::{
        errors::AppError,
        http::{address::Path, guard::Visitor},
        page_data::Reader,
        pages,
    },
};

/// The piece. Who asks when a match has just ended does not wait for the next look at what waits.
pub(crate) async fn get(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    visitor: Visitor,
    reader: Reader,
) -> Result<Markup, AppError> {
    let table = app.tables().seen(&id, visitor.account.as_ref()).await?.snapshot.state;
    let you = viewer(&table, visitor.account.as_ref()).side();
    let shown = shown(&app, &id, &visitor).await?;
    Ok(shown.map_or_else(|| html! {}, |shown| pages::table_rating(&reader, &id, &shown, you)))
}

/// What is to be said to a visitor, for the piece and for the page it stands on: who watches later learns the end later.
pub(super) async fn shown(app: &App, id: &StreamId, visitor: &Visitor) -> Result<Option<Shown>, AppError> {
    let table = app.tables().seen(id, visitor.account.as_ref()).await?.snapshot.state;
    let shown = outlook(app, id, &table).await?;
    if shown.as_ref().is_some_and(|shown| shown.outlook == Outlook::Waits) {
        rate_waiting(app).await?;
        return Ok(outlook(app, id, &table).await?);
    }
    Ok(shown)
}
