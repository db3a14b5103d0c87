//! `GET /c/{id}/proof.json`: the transcript of a set of dice, for anybody to verify.

use axum::{Json, extract::State};
use serde::Deserialize;
use tavola_base::dice_proof::{MatchNumber, Transcript};
use tavola_club::chouette::{ChouetteEvent, transcript};

use crate::{
    app::App,
    base::ids::StreamId,
    web::{
        errors::AppError,
        http::address::{Path, Query},
    },
};

/// Which set: a game's is in its record. The latest that has been rolled with if left out.
#[derive(Debug, Deserialize)]
pub(crate) struct Which {
    #[serde(alias = "match")]
    set: Option<MatchNumber>,
}

/// The transcript so far; the house's secret is in it once the set has served.
pub(crate) async fn get(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    Query(Which { set }): Query<Which>,
) -> Result<Json<Transcript>, AppError> {
    let latest = app.chouettes().existing(&id).await?.state.dice_set().ok_or(AppError::NotFound)?;
    let events = app.chouettes().events(&id).await?;
    app.workshop().does(move || found(&events, set, latest)).await?.map(Json).ok_or(AppError::NotFound)
}

fn found(events: &[ChouetteEvent], set: Option<MatchNumber>, latest: MatchNumber) -> Option<Transcript> {
    let before = || MatchNumber::new(latest.number().saturating_sub(1));
    match set {
        Some(set) => transcript(events, set),
        None => transcript(events, latest)
            .filter(|transcript| !transcript.rolls.is_empty())
            .or_else(|| transcript(events, before())),
    }
}
