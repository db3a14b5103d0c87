//! `GET /t/{id}/commitments.json`: everything committed for a match's dice, to keep from the start.

use axum::{
    Json,
    extract::{Path, State},
};
use serde::Serialize;
use tavola_club::{
    TableId, Viewer,
    dice_proof::{Digest, MatchNumber, Transcript, TranscriptChain},
    table::view,
};
use tavola_rules::BySide;

use crate::{app::App, errors::AppError, ids::StreamId};

/// What a transcript must agree with when it is opened.
#[derive(Debug, Serialize)]
pub(crate) struct Sealed {
    v: u32,
    scheme: &'static str,
    table: TableId,
    r#match: MatchNumber,
    house_commitment: Option<Digest>,
    chains: BySide<Option<TranscriptChain>>,
}

/// The commitments of the table's present match.
pub(crate) async fn get(State(app): State<App>, Path(id): Path<StreamId>) -> Result<Json<Sealed>, AppError> {
    let table = app.tables().existing(&id).await?;
    let seen = view(&table.state, Viewer::Watcher, app.now()).ok_or(AppError::NotFound)?;
    Ok(Json(Sealed {
        v: 1,
        scheme: Transcript::SCHEME,
        table: seen.id,
        r#match: seen.match_number,
        house_commitment: seen.dice.house_commitment,
        chains: seen.dice.chains,
    }))
}
