//! `POST /board`: a name and the rights for a match. Its log begins with what the device sends, or with the settings
//! given here: an event opens the matches of its draw like this, and the table's QR code leads to them.

use axum::extract::State;
use serde::{Deserialize, Serialize};
use tavola_club::device::{Act, DeviceActor, DeviceSettings};

use crate::{
    app::App,
    base::ids::{CommandId, StreamId},
    club::device::Right,
    web::{errors::AppError, http::body::Json},
};

/// What is known of the match.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct New {
    /// Names, length and clock, if they are fixed beforehand.
    #[serde(default)]
    settings: Option<DeviceSettings>,
}

/// A match that can be written.
#[derive(Debug, Serialize)]
pub(crate) struct Created {
    /// Its name; its page is `/board/{id}`, with the token after `#t=`.
    id: StreamId,
    /// The right to write it.
    token: String,
    /// The right to rule over it.
    desk: String,
}

/// Makes one.
pub(crate) async fn post(State(app): State<App>, Json(new): Json<New>) -> Result<Json<Created>, AppError> {
    let id = StreamId::fresh();
    if let Some(settings) = new.settings {
        let open = Act::Open { settings: Box::new(settings) };
        app.boards().command(&id, DeviceActor::House, CommandId::new("open"), open).await?;
    }
    let (token, desk) = (app.boards().token(&id, Right::Table), app.boards().token(&id, Right::Desk));
    Ok(Json(Created { id, token, desk }))
}
