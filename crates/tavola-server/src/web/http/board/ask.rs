//! `POST /board/{id}/ask`: a second phone as a press button; the device that holds the clock enters it.

use axum::extract::State;
use serde::{Deserialize, Serialize};
use tavola_club::device::Heard;

use crate::{
    app::App,
    base::ids::StreamId,
    club::device::{Ask, Right},
    web::{
        errors::AppError,
        http::{address::Path, body::Json},
    },
};

/// The wish.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Wish {
    token: String,
    #[serde(flatten)]
    ask: Ask,
}

/// Passes it on, and says what became of it.
pub(crate) async fn post(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    Json(wish): Json<Wish>,
) -> Result<Json<Heard>, AppError> {
    app.boards().check(&id, Right::Table, &wish.token)?;
    app.boards().ask(&id, wish.ask).await.map(Json)
}
