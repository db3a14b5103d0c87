//! `/account/name`, `/account/browsers/end`: what one is called, and where one is at home.

use axum::{
    extract::State,
    response::{IntoResponse, Redirect, Response},
};
use serde::Deserialize;
use tavola_base::Millis;

use super::{
    proof::{Halt, answer, player, proven},
    refused, seen, taken,
};
use crate::{
    app::App,
    store::What,
    web::{
        accounts::{End, Ends, tidy_name},
        errors::{AppError, leads_back},
        http::{body::Form, guard::Visitor, visitor::sound_name},
        page_data::Reader,
        pages,
    },
};

/// How often somebody can be called something else, and in which time.
const CHANGES: (usize, Millis) = (3, Millis::seconds(30 * 24 * 3600));

/// `GET /account/name`: the form for another name.
pub(crate) async fn name_form(State(app): State<App>, visitor: Visitor, reader: Reader) -> Response {
    answer("/account", shown_name(&app, &visitor, &reader).await)
}

async fn shown_name(app: &App, visitor: &Visitor, reader: &Reader) -> Result<Response, Halt> {
    proven(app, visitor, "/account/name").await?;
    Ok(pages::account_name(reader, &seen(app, visitor, reader).await?).into_response())
}

/// Another name.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewName {
    name: String,
}

/// `POST /account/name`: the name from now on; the one before leads to it for a time.
pub(crate) async fn name(State(app): State<App>, visitor: Visitor, Form(new): Form<NewName>) -> Response {
    answer("/account/name", renamed(&app, &visitor, &new.name).await)
}

async fn renamed(app: &App, visitor: &Visitor, name: &str) -> Result<Response, Halt> {
    sound_name(name)?;
    let player = proven(app, visitor, "/account/name").await?;
    let (most, within) = CHANGES;
    let lately = app.now().less(within);
    let former = app.store().former_names(&player.account).await?;
    if former.iter().filter(|one| one.left >= lately).count() >= most {
        return Err(refused("account-name-often", "names can be changed three times in thirty days").into());
    }
    let (before, name) = (app.accounts().name(&player.account).await?, tidy_name(name).unwrap_or_default());
    if !app.accounts().change_name(&player.account, &name, app.now()).await? {
        return Err(taken().into());
    }
    app.accounts().note(&player.account, What::Name, &before, app.now()).await?;
    Ok(Redirect::to("/account").into_response())
}

/// One of the browsers on one's page.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Browser {
    browser: String,
}

/// `POST /account/browsers/end`: it is signed out.
pub(crate) async fn end_browser(State(app): State<App>, visitor: Visitor, Form(which): Form<Browser>) -> Response {
    leads_back("/account", ended(&app, &visitor, &which.browser).await)
}

async fn ended(app: &App, visitor: &Visitor, browser: &str) -> Result<Response, AppError> {
    let player = player(app, visitor).await?;
    // One that has ended meanwhile is ended.
    if let Some(session) = app.accounts().browser_called(&player.account, browser).await? {
        app.accounts().end(End { account: player.account, which: Ends::One(session) }).await?;
    }
    Ok(Redirect::to("/account").into_response())
}
