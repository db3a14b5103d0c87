//! `GET /c/{id}/commitments.json`: everything committed for the set of dice in use, to keep from the start.

use axum::{Json, extract::State};
use tavola_base::TableId;
use tavola_club::chouette::ChouetteViewer;

use crate::{
    app::App,
    base::ids::StreamId,
    web::{
        errors::AppError,
        http::{address::Path, table::commitments::Sealed},
    },
};

/// The commitments of the set in use.
pub(crate) async fn get(State(app): State<App>, Path(id): Path<StreamId>) -> Result<Json<Sealed>, AppError> {
    let state = app.chouettes().existing(&id).await?.state;
    let dice = state.view(&ChouetteViewer::Watcher, app.now()).dice.ok_or(AppError::NotFound)?;
    Ok(Json(Sealed::new(TableId::new(id.as_str()), dice.set, Some(dice.house_commitment), dice.chains)))
}
