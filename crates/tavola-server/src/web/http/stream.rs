//! What is asked of every kind of stream in the same way: its view, a command, whether a command would be refused.

use axum::extract::State;
use serde::{Deserialize, Serialize};
use tavola_base::{PlayerId, Refusal};

use crate::{
    app::App,
    base::ids::{CommandId, StreamId, Version},
    stream::rooms::{Kind, Sender},
    web::{
        errors::AppError,
        http::{address::Path, body::Json, guard::Visitor},
    },
};

/// A command with its name.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Order<C> {
    command_id: CommandId,
    command: C,
    /// For whom, if for somebody else.
    #[serde(default, rename = "as")]
    on_behalf: Option<PlayerId>,
}

/// A command without a name, because nothing is to be done.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Question<C> {
    command: C,
    /// For whom, if for somebody else.
    #[serde(default, rename = "as")]
    on_behalf: Option<PlayerId>,
}

/// What is answered to a program.
#[derive(Debug, Serialize)]
pub(crate) struct Accepted {
    version: Version,
}

/// Whether a command would be accepted.
#[derive(Debug, Serialize)]
pub(crate) struct Verdict {
    /// Why not; none if it would.
    refusal: Option<Refusal>,
}

/// `GET /t/{id}/view`, `GET /c/{id}/view`: how a stream looks to the visitor, complete, for programs.
pub(crate) async fn view<K: Kind>(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    visitor: Visitor,
) -> Result<Json<K::View>, AppError> {
    Ok(Json(K::rooms(&app).view(&id, visitor.account.as_ref()).await?))
}

/// Puts a visitor's order to a stream.
pub(crate) async fn put<K: Kind>(
    app: &App,
    id: &StreamId,
    visitor: &Visitor,
    order: Order<K::Command>,
) -> Result<Json<Accepted>, AppError> {
    let sender = Sender { on_behalf: order.on_behalf, ..Sender::new(visitor.account.clone()) };
    let version = K::rooms(app).command(id, &sender, order.command_id, order.command).await?;
    Ok(Json(Accepted { version }))
}

/// `POST /t/{id}/would`, `POST /c/{id}/would`: whether a command would be refused, and why. Nothing happens.
pub(crate) async fn would<K: Kind>(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    visitor: Visitor,
    Json(question): Json<Question<K::Command>>,
) -> Result<Json<Verdict>, AppError> {
    let sender = Sender { on_behalf: question.on_behalf, ..Sender::new(visitor.account.clone()) };
    let refusal = K::rooms(&app).would_refuse(&id, &sender, question.command).await?;
    Ok(Json(Verdict { refusal }))
}

/// A seed of a chain.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Deposit {
    seed: tavola_base::dice_proof::Digest,
}

/// `POST /t/{id}/escrow`, `POST /c/{id}/escrow`: leaves the seed of one's dice chain with the house, in case the page
/// is lost. Who does that trusts the house a little more and waits a little less: links it does not open in time are
/// opened from the deposit instead of being replaced by the published default. The record says which it was. A seed that
/// does not lead to the end of the chain the seat has committed to is refused; a second deposit for the same match changes
/// nothing.
pub(crate) async fn escrow<K: Kind>(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    visitor: Visitor,
    Json(deposit): Json<Deposit>,
) -> Result<axum::http::StatusCode, AppError> {
    K::rooms(&app).deposit(&id, visitor.account()?, deposit.seed).await?;
    Ok(axum::http::StatusCode::NO_CONTENT)
}
