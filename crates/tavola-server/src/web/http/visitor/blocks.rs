//! `/me/blocks`: with whom a visitor wants nothing to do.

use axum::{
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Redirect, Response},
};
use maud::Markup;
use serde::{Deserialize, Serialize};

use crate::{
    app::App,
    base::ids::AccountId,
    store::RowWrite,
    web::{
        errors::AppError,
        http::{
            body::{Body, Json},
            guard::Visitor,
        },
        page_data::Reader,
        pages,
    },
};

/// How many people an account can block.
pub(crate) const MOST_BLOCKED: usize = 500;

/// Somebody who is blocked, for programs.
#[derive(Debug, Serialize)]
pub(crate) struct Listed {
    person: String,
    name: String,
}

/// `GET /me/blocks`: whom the visitor has blocked, by name. Who has blocked them is told to nobody.
pub(crate) async fn get(State(app): State<App>, visitor: Visitor) -> Result<Json<Vec<Listed>>, AppError> {
    let blocked = app.store().blocks_of(visitor.account()?, MOST_BLOCKED).await?;
    let listed = blocked.into_iter().map(|one| Listed { person: one.account.to_string(), name: one.name });
    Ok(Json(listed.collect()))
}

/// `GET /account/blocks`: the same as a page, each with a button that ends it.
pub(crate) async fn page(State(app): State<App>, visitor: Visitor, reader: Reader) -> Result<Markup, AppError> {
    let blocked = match &visitor.account {
        Some(account) => app.store().blocks_of(account, MOST_BLOCKED).await?,
        None => Vec::new(),
    };
    Ok(pages::blocks_page(&reader, &blocked))
}

/// Who, and whether it begins or ends.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wanted {
    person: String,
    act: Act,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Act {
    /// From now on nothing of theirs.
    Block,
    /// As before.
    Unblock,
}

/// `POST /me/blocks`: begins or ends it. Whom it concerns is not told.
pub(crate) async fn post(
    State(app): State<App>,
    visitor: Visitor,
    body: Body<Wanted, Wanted>,
) -> Result<Response, AppError> {
    let (wanted, answer) = match body {
        Body::Json(wanted) => (wanted, StatusCode::NO_CONTENT.into_response()),
        Body::Form(wanted) => (wanted, Redirect::to("/account/blocks").into_response()),
    };
    let own = visitor.account()?;
    let person = AccountId::new(wanted.person);
    match wanted.act {
        Act::Block => block(&app, own, &person).await?,
        Act::Unblock => drop(app.store().write(vec![RowWrite::unblock(own, &person)]).await?),
    }
    Ok(answer)
}

/// Begins it.
///
/// # Errors
/// If there is nobody to block, or too many are blocked already, or the database fails.
pub(crate) async fn block(app: &App, own: &AccountId, person: &AccountId) -> Result<(), AppError> {
    if own == person {
        return Err(AppError::plainly("block-oneself", "you can’t block yourself"));
    }
    if app.store().account_name(person).await?.is_none() {
        return Err(AppError::NotFound);
    }
    if app.store().blocks_of(own, MOST_BLOCKED).await?.len() >= MOST_BLOCKED {
        return Err(AppError::plainly("block-too-many", "you have blocked as many people as you can"));
    }
    app.store().write(vec![RowWrite::block(own, person, app.now())]).await?;
    Ok(())
}
