//! `/account/vacation`: days on which one's own time in matches by post stands.

use axum::{
    extract::State,
    response::{IntoResponse, Redirect, Response},
};
use maud::Markup;
use serde::Deserialize;

use crate::{
    app::App,
    club::vacations,
    web::{
        errors::{AppError, leads_back},
        http::{body::Form, guard::Visitor, tournament::forms::kinds::Wrong},
        page_data::Reader,
        pages,
    },
};

/// `GET /account/vacation`: how many days are left, and the forms that take them.
pub(crate) async fn show(State(app): State<App>, visitor: Visitor, reader: Reader) -> Result<Markup, AppError> {
    Ok(pages::account_vacation(&reader, &vacations::of(&app, visitor.account()?).await?))
}

/// What is done about it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Done {
    act: String,
    #[serde(default)]
    days: String,
}

/// `POST /account/vacation`: begins, extends or ends it.
pub(crate) async fn post(State(app): State<App>, visitor: Visitor, Form(done): Form<Done>) -> Response {
    leads_back("/account/vacation", acted(&app, &visitor, &done).await)
}

async fn acted(app: &App, visitor: &Visitor, done: &Done) -> Result<Response, AppError> {
    let account = visitor.account()?;
    match done.act.as_str() {
        "begin" => {
            let wrong = || AppError::wrong_in_a_field("days", &done.days, Wrong::Choice);
            let days: u8 = done.days.parse().map_err(|_| wrong())?;
            vacations::begin(app, account, days.into()).await?;
        }
        "end" => {
            vacations::end(app, account).await?;
        }
        other => return Err(AppError::outdated(format!("{other:?} is no act"))),
    }
    Ok(Redirect::to("/account/vacation").into_response())
}
