//! `GET /t/{id}/proof.json`: the transcript of a match's dice, for anybody to verify.

use axum::{Json, extract::State};
use serde::Deserialize;
use tavola_base::dice_proof::{MatchNumber, Transcript};
use tavola_club::table::{Opened, transcript};

use crate::{
    app::App,
    base::ids::StreamId,
    web::{
        errors::AppError,
        http::{
            address::{Path, Query},
            guard::Visitor,
        },
    },
};

/// Which match of the table; the latest that has begun if left out.
#[derive(Debug, Deserialize)]
pub(crate) struct Which {
    pub(super) r#match: Option<MatchNumber>,
}

/// The transcript so far; the house's secret is in it once the match is over.
pub(crate) async fn get(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    Query(which): Query<Which>,
    visitor: Visitor,
) -> Result<Json<Transcript>, AppError> {
    let table = app.tables().seen(&id, visitor.account.as_ref()).await?.snapshot;
    let latest = table.state.opened().map_or(MatchNumber::FIRST, Opened::match_number);
    let events = app.tables().events_seen(&id, visitor.account.as_ref()).await?;
    let of = which.r#match.unwrap_or(latest);
    app.workshop().does(move || transcript(&events, of)).await?.map(Json).ok_or(AppError::NotFound)
}
