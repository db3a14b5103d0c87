//! `GET /challenges`, `POST /challenges`, `POST /challenges/{id}`, `POST /t/{id}/next-week`: challenges by name, and what one
//! does about them.

use axum::{
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Redirect, Response},
};
use serde::{Deserialize, Serialize};
use serde_json::json;
use tavola_base::Time;

use super::{Reads, seek::expect_a_person, seen_by, to_table};
use crate::{
    app::App,
    base::ids::{AccountId, ChallengeId, StreamId},
    club::{
        lobby::{Act, NewChallenge, Reason, Standing},
        table_opening::NewTable,
    },
    web::{
        accounts::name_key,
        errors::AppError,
        http::{
            address::{Path, Query},
            body::{Body, Json},
            guard::{Visitor, with_cookie},
            tournament::forms::kinds::Wrong,
            visitor::known,
        },
        page_data::{ChallengesData, Reader},
        pages,
    },
};

/// Whom the page is to challenge.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct To {
    #[serde(default)]
    to: Option<String>,
}

/// The page.
pub(crate) async fn get(
    State(app): State<App>,
    Query(To { to }): Query<To>,
    visitor: Visitor,
    reader: Reader,
) -> Result<Response, AppError> {
    let lobby = seen_by(&app, visitor.account.as_ref()).await?;
    Ok(pages::challenges(&reader, &ChallengesData { lobby, whom: to }).into_response())
}

/// A challenge, from a program.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct New {
    /// The player's name.
    to: String,
    /// What is to be played; its opponent is a `friend`.
    table: NewTable,
    /// When, if not at once.
    #[serde(default)]
    at: Option<Time>,
}

/// Challenges somebody.
pub(crate) async fn post(State(app): State<App>, visitor: Visitor, Json(new): Json<New>) -> Result<Response, AppError> {
    expect_a_person(&new.table)?;
    let guest = known(&app, &visitor, new.table.name.as_deref()).await?;
    let id = by_name(&app, guest.account, &new.to, new.table, new.at).await?;
    let answer = (StatusCode::CREATED, axum::Json(json!({ "challenge": id }))).into_response();
    Ok(with_cookie(answer, guest.set_cookie))
}

/// Challenges the player of that name.
pub(crate) async fn by_name(
    app: &App,
    from: AccountId,
    to: &str,
    table: NewTable,
    at: Option<Time>,
) -> Result<ChallengeId, AppError> {
    let to = app.store().player_called(&name_key(to)).await?;
    let to = to.ok_or_else(|| AppError::lobby("lobby-no-such-player", "no player has that name"))?;
    if at.is_some_and(|at| at <= app.now()) {
        return Err(AppError::Malformed("that hour is past".to_owned()));
    }
    app.lobby().challenge(app, NewChallenge { from, to, table, at }).await
}

/// What one does about a challenge.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Done {
    /// `accept`, `decline`, `take_back` or `begin`.
    act: String,
    /// Why it is declined.
    #[serde(default)]
    reason: Option<String>,
}

/// Does it.
pub(crate) async fn answer(
    State(app): State<App>,
    Path(id): Path<ChallengeId>,
    visitor: Visitor,
    body: Body<Done, Done>,
) -> Result<Response, AppError> {
    let reads = Reads::of(&body);
    let (Body::Json(done) | Body::Form(done)) = body;
    let act = act(&done)?;
    Ok(match app.lobby().answer(&app, visitor.account()?, &id, act).await? {
        Standing::Begun { table } => to_table(&table, reads),
        _ if reads == Reads::Pages => Redirect::to("/#lobby").into_response(),
        _ => StatusCode::NO_CONTENT.into_response(),
    })
}

fn act(done: &Done) -> Result<Act, AppError> {
    let reason = done.reason.as_deref().unwrap_or_default();
    Ok(match done.act.as_str() {
        "accept" => Act::Accept,
        "take_back" => Act::TakeBack,
        "begin" => Act::Begin,
        "decline" if reason.is_empty() => Act::Decline(Reason::None),
        "decline" => {
            Act::Decline(reason.parse().map_err(|_| AppError::wrong_in_a_field("reason", reason, Wrong::Choice))?)
        }
        other => return Err(AppError::wrong_in_a_field("act", other, Wrong::Choice)),
    })
}

/// Nothing but the act itself.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NextWeek {}

/// Asks the opponent of a table for the same again in a week.
pub(crate) async fn next_week(
    State(app): State<App>,
    Path(table): Path<StreamId>,
    visitor: Visitor,
    body: Body<NextWeek, NextWeek>,
) -> Result<Response, AppError> {
    let id = app.lobby().next_week(&app, visitor.account()?, &table).await?;
    Ok(match body {
        Body::Json(_) => (StatusCode::CREATED, axum::Json(json!({ "challenge": id }))).into_response(),
        Body::Form(_) => Redirect::to("/#lobby").into_response(),
    })
}
