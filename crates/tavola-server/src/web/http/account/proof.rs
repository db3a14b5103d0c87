//! `/account/prove`: whoever wants to change what opens their account shows first who they are.

use axum::{
    extract::State,
    response::{IntoResponse, Redirect, Response},
};
use serde::Deserialize;

use super::{refused, wrong};
use crate::{
    app::App,
    base::ids::{AccountId, SessionId},
    store::Role,
    web::{
        accounts::name_key,
        errors::{AppError, leads_back},
        http::{address::Query, body::Form, guard::Visitor},
        page_data::Reader,
        pages,
        passwords::{LONGEST, Password},
    },
};

/// A player at a browser of theirs.
pub(crate) struct Player {
    pub(crate) account: AccountId,
    pub(crate) session: SessionId,
}

/// Why somebody does not get on: something is wrong, or they have to show first who they are.
pub(crate) enum Halt {
    Wrong(AppError),
    Prove(String),
}

impl<E: Into<AppError>> From<E> for Halt {
    fn from(error: E) -> Self {
        Self::Wrong(error.into())
    }
}

/// The answer to a form or a page at `at`.
pub(crate) fn answer(at: &str, answer: Result<Response, Halt>) -> Response {
    let answer = match answer {
        Ok(response) => Ok(response),
        Err(Halt::Prove(then)) => Ok(Redirect::to(&format!("/account/prove?then={then}")).into_response()),
        Err(Halt::Wrong(error)) => Err(error),
    };
    leads_back(at, answer)
}

/// The registered player who asks.
///
/// # Errors
/// If it is nobody, a guest, or an account that is closed.
pub(crate) async fn player(app: &App, visitor: &Visitor) -> Result<Player, AppError> {
    let account = visitor.account()?.clone();
    let session = visitor.session.clone().ok_or(AppError::Unknown)?;
    if !app.accounts().may(&account, Role::Player).await? {
        return Err(AppError::Forbidden);
    }
    Ok(Player { account, session })
}

/// The registered player who asks and has shown of late who they are.
///
/// # Errors
/// Those of [`player`]; [`Halt::Prove`] if it is long ago, and the page `then` is what they come back to.
pub(crate) async fn proven(app: &App, visitor: &Visitor, then: &str) -> Result<Player, Halt> {
    let player = player(app, visitor).await?;
    if app.accounts().is_fresh(&player.session, app.now()).await? {
        Ok(player)
    } else {
        Err(Halt::Prove(then.to_owned()))
    }
}

/// Where somebody goes on.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Then {
    #[serde(default)]
    then: String,
}

/// Pages of one's own account only: nobody is led elsewhere by a link.
pub(super) fn own_page(then: &str) -> &str {
    let is_own = then.strip_prefix("/account/").is_some_and(|rest| rest.bytes().all(|byte| byte.is_ascii_lowercase()));
    if is_own { then } else { "/account" }
}

/// `GET /account/prove`: the form.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    reader: Reader,
    Query(Then { then }): Query<Then>,
) -> Result<Response, AppError> {
    let player = player(&app, &visitor).await?;
    let data = super::seen(&app, &visitor, &reader).await?;
    let has_password = app.store().password_hash(&player.account).await?.is_some();
    Ok(pages::account_prove(&reader, &data, own_page(&then), has_password).into_response())
}

/// The password of whoever is signed in.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Proof {
    #[serde(default)]
    name: String,
    password: String,
    #[serde(default)]
    then: String,
}

/// `POST /account/prove`: by password.
pub(crate) async fn post(State(app): State<App>, visitor: Visitor, Form(proof): Form<Proof>) -> Response {
    let then = own_page(&proof.then).to_owned();
    leads_back(&format!("/account/prove?then={then}"), prove(&app, &visitor, &proof, &then).await)
}

async fn prove(app: &App, visitor: &Visitor, proof: &Proof, then: &str) -> Result<Response, AppError> {
    let player = player(app, visitor).await?;
    let name = app.accounts().name(&player.account).await?;
    // The field is there for password managers; another name in it is a mistake.
    if !proof.name.is_empty() && name_key(&proof.name) != name_key(&name) {
        return Err(refused("account-wrong", "that is not the name of who is signed in"));
    }
    if proof.password.len() > LONGEST * 2 {
        return Err(AppError::TooFast);
    }
    app.limits().may_try_a_password(&name_key(&name), visitor.network, app.now()).map_err(AppError::TooManyTries)?;
    let hash = app.store().password_hash(&player.account).await?;
    if !app.accounts().passwords().is_right(Password::typed(&proof.password), hash).await? {
        return Err(wrong());
    }
    app.accounts().proved(&player.session, app.now()).await?;
    Ok(Redirect::to(then).into_response())
}
