//! `POST /board`: a name and the rights for a match; its log begins with what the device sends.

use axum::{Json, extract::State};
use serde::Serialize;

use crate::{app::App, boards::Right, ids::StreamId};

/// A match that can be written.
#[derive(Debug, Serialize)]
pub(crate) struct Created {
    /// Its name; its page is `/board/{id}`.
    id: StreamId,
    /// The right to write it.
    token: String,
    /// The right to rule over it.
    desk: String,
}

/// Makes one.
pub(crate) async fn post(State(app): State<App>) -> Json<Created> {
    let id = StreamId::fresh();
    let (token, desk) = (app.boards().token(&id, Right::Table), app.boards().token(&id, Right::Desk));
    Json(Created { id, token, desk })
}
