//! `/account/data`, `/account/export`, `/account/leave`: one's data taken along, and the end of an account.

use axum::{
    extract::State,
    response::{IntoResponse, Redirect, Response},
};
use serde::Deserialize;

use super::proof::{Halt, answer, player, proven};
use crate::{
    app::App,
    web::{
        accounts::leaving,
        errors::{AppError, leads_back},
        http::{body::Form, guard::Visitor, studied::attachment},
        page_data::Reader,
        pages,
    },
};

/// `GET /account/data`: what can be had, and where it ends.
pub(crate) async fn show(State(app): State<App>, visitor: Visitor, reader: Reader) -> Result<Response, AppError> {
    player(&app, &visitor).await?;
    Ok(pages::account_data(&reader).into_response())
}

/// `GET /account/export`: everything of one's own, as one file.
pub(crate) async fn export(State(app): State<App>, visitor: Visitor) -> Response {
    answer("/account/data", exported(&app, &visitor).await)
}

async fn exported(app: &App, visitor: &Visitor) -> Result<Response, Halt> {
    let player = proven(app, visitor, "/account/data").await?;
    if !app.limits().may_export(&player.account, app.now()) {
        return Err(AppError::TooFast.into());
    }
    let file = leaving::export(app, &player.account).await?;
    Ok(attachment("application/zip", "tavola.zip", file))
}

/// `GET /account/leave`: what goes and what stays, and the button.
pub(crate) async fn leave_form(State(app): State<App>, visitor: Visitor, reader: Reader) -> Response {
    answer("/account/data", shown(&app, &visitor, &reader).await)
}

async fn shown(app: &App, visitor: &Visitor, reader: &Reader) -> Result<Response, Halt> {
    proven(app, visitor, "/account/leave").await?;
    Ok(pages::account_leave(reader).into_response())
}

/// That somebody is sure.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sure {
    #[serde(rename = "sure")]
    _sure: String,
}

/// `POST /account/leave`: the account is erased in a week.
pub(crate) async fn leave(State(app): State<App>, visitor: Visitor, Form(_): Form<Sure>) -> Response {
    answer("/account/leave", left(&app, &visitor).await)
}

async fn left(app: &App, visitor: &Visitor) -> Result<Response, Halt> {
    let player = proven(app, visitor, "/account/leave").await?;
    leaving::leave(app, &player.account, app.now()).await?;
    Ok(Redirect::to("/account").into_response())
}

/// `POST /account/stay`: it is not, after all.
pub(crate) async fn stay(State(app): State<App>, visitor: Visitor) -> Response {
    leads_back("/account", stayed(&app, &visitor).await)
}

async fn stayed(app: &App, visitor: &Visitor) -> Result<Response, AppError> {
    let player = player(app, visitor).await?;
    leaving::stay(app, &player.account, app.now()).await?;
    Ok(Redirect::to("/account").into_response())
}
