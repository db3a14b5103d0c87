//! `GET /t/{id}/commitments.json`: everything committed for a match's dice, to keep from the start.

use axum::{Json, extract::State};
use serde::Serialize;
use tavola_base::{
    TableId,
    dice_proof::{Digest, MatchNumber, Transcript, TranscriptChain},
};
use tavola_club::{Viewer, table::view};
use tavola_rules::BySide;

use crate::{
    app::App,
    base::ids::StreamId,
    web::{
        errors::AppError,
        http::{address::Path, guard::Visitor},
    },
};

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

impl Sealed {
    /// What was committed for a match or a set.
    pub(crate) const fn new(
        table: TableId,
        of: MatchNumber,
        house_commitment: Option<Digest>,
        chains: BySide<Option<TranscriptChain>>,
    ) -> Self {
        Self { v: 1, scheme: Transcript::SCHEME, table, r#match: of, house_commitment, chains }
    }
}

/// The commitments of the table's present match.
pub(crate) async fn get(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    visitor: Visitor,
) -> Result<Json<Sealed>, AppError> {
    let table = app.tables().seen(&id, visitor.account.as_ref()).await?;
    let seen = view(&table.snapshot.state, Viewer::Watcher, table.now).ok_or(AppError::NotFound)?;
    Ok(Json(Sealed::new(seen.id, seen.match_number, seen.dice.house_commitment, seen.dice.chains)))
}
