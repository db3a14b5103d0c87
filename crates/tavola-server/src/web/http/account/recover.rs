//! `/recover`: back in without one's keys, by a code from paper or by a link.

use axum::{
    extract::State,
    response::{IntoResponse, Redirect, Response},
};
use serde::Deserialize;

use super::{closed, enters, refused};
use crate::{
    app::App,
    base::ids::AccountId,
    web::{
        errors::{AppError, leads_back},
        http::{address::Path, body::Form, guard::Visitor},
        page_data::Reader,
        pages,
    },
};

/// The longest code or link that is looked at, in bytes.
const LONGEST: usize = 128;

/// Where somebody goes who is back in: new keys are what they need.
const THEN: &str = "/account/keys";

/// `GET /recover`: the form.
pub(crate) async fn show(State(app): State<App>, reader: Reader) -> Response {
    pages::recover(&reader, app.mail().is_on()).into_response()
}

/// A name and a code.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Code {
    name: String,
    code: String,
}

/// `POST /recover`: in by a code; every other browser is out.
pub(crate) async fn by_code(State(app): State<App>, visitor: Visitor, Form(code): Form<Code>) -> Response {
    leads_back("/recover", entered_by_code(&app, &visitor, &code).await)
}

async fn entered_by_code(app: &App, visitor: &Visitor, Code { name, code }: &Code) -> Result<Response, AppError> {
    if code.len() > LONGEST {
        return Err(AppError::TooFast);
    }
    let (player, key) = app.accounts().player_named(name).await?;
    app.limits().may_try_a_password(&key, visitor.network, app.now()).map_err(AppError::TooManyTries)?;
    // Of nobody's codes none is right: unknown names take the same way.
    let player = player.unwrap_or_else(|| AccountId::new(""));
    if !app.accounts().use_code(&player, code, app.now()).await? {
        return Err(refused("account-code-wrong", "no player has that name and code"));
    }
    back_in(app, visitor, &player).await
}

/// `GET /recover/{secret}`: a button. What only looks at links, as mail programs do, uses none up.
pub(crate) async fn show_link(
    State(app): State<App>,
    reader: Reader,
    Path(secret): Path<String>,
) -> Result<Response, AppError> {
    if secret.len() > LONGEST || !app.accounts().is_good_link(&secret, app.now()).await? {
        return Err(gone());
    }
    Ok(pages::recover_link(&reader, &secret).into_response())
}

/// `POST /recover/{secret}`: in by a link; every other browser is out.
pub(crate) async fn by_link(State(app): State<App>, visitor: Visitor, Path(secret): Path<String>) -> Response {
    leads_back("/recover", entered_by_link(&app, &visitor, &secret).await)
}

async fn entered_by_link(app: &App, visitor: &Visitor, secret: &str) -> Result<Response, AppError> {
    if secret.len() > LONGEST {
        return Err(AppError::TooFast);
    }
    app.limits().may_try_a_password("", visitor.network, app.now()).map_err(AppError::TooManyTries)?;
    match app.accounts().use_link(secret, app.now()).await? {
        Some(player) => back_in(app, visitor, &player).await,
        None => Err(gone()),
    }
}

async fn back_in(app: &App, visitor: &Visitor, player: &AccountId) -> Result<Response, AppError> {
    if let Some(at) = closed(app, player).await? {
        return Ok(Redirect::to(&at).into_response());
    }
    enters(app, visitor, player, Redirect::to(THEN).into_response()).await
}

fn gone() -> AppError {
    refused("account-link-gone", "that link has been used or is too old")
}
