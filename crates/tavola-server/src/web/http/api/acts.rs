//! `POST …/acts`: puts a command to a stream, on the version the program has before it.

use axum::{
    extract::State,
    response::{IntoResponse, Response},
};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::json;
use tavola_base::PlayerId;

use super::problem::Beside;
use crate::{
    app::App,
    base::ids::{CommandId, StreamId, Version},
    stream::rooms::{Kind, Sender},
    web::{
        errors::AppError,
        http::{address::Path, body::Json, guard::Visitor},
    },
};

/// A command of a program.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct ApiAct<C> {
    /// The program's name for it: sent again with the same one it is done once.
    command_id: CommandId,
    /// What is to be done.
    command: C,
    /// The version it was decided on: another is answered with 409 and the present view. Left out, any will do.
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(optional = nullable))]
    expected: Option<Version>,
    /// For whom, if for somebody else: the host of a chouette over the board.
    #[serde(default, rename = "as")]
    #[cfg_attr(feature = "wire", ts(optional = nullable))]
    on_behalf: Option<PlayerId>,
}

/// That it is done and on disk.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub(crate) struct ApiAccepted {
    /// The version it has brought the stream to.
    version: Version,
}

/// Does it.
pub(super) async fn act<K: Kind>(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    visitor: Visitor,
    Json(act): Json<ApiAct<K::Command>>,
) -> Result<Response, AppError>
where
    K::Command: Serialize + DeserializeOwned,
{
    let ApiAct { command_id, command, expected, on_behalf } = act;
    let sender = Sender { on_behalf, expected, ..Sender::new(visitor.account.clone()) };
    match K::rooms(&app).command(&id, &sender, command_id, command).await {
        Ok(version) => Ok(Json(ApiAccepted { version }).into_response()),
        Err(AppError::Stale(version)) => {
            let view = K::rooms(&app).view(&id, visitor.account.as_ref()).await?;
            let mut response = AppError::Stale(version).into_response();
            response.extensions_mut().insert(Beside(json!({ "version": version, "view": view })));
            Ok(response)
        }
        Err(error) => Err(error),
    }
}
