//! `/account/password`, `/account/codes`: the keys that one thinks of, and those that one keeps on paper.

use axum::{
    extract::State,
    response::{IntoResponse, Redirect, Response},
};
use serde::Deserialize;

use super::{
    proof::{Halt, answer, proven},
    refused, seen, weak,
};
use crate::{
    app::App,
    store::{RowWrite, TicketKind, What},
    web::{
        accounts::{End, Ends},
        http::{body::Form, guard::Visitor},
        page_data::Reader,
        pages,
        passwords::Password,
    },
};

/// `GET /account/password`: the form for another password.
pub(crate) async fn password_form(State(app): State<App>, visitor: Visitor, reader: Reader) -> Response {
    answer("/account", shown_password(&app, &visitor, &reader).await)
}

async fn shown_password(app: &App, visitor: &Visitor, reader: &Reader) -> Result<Response, Halt> {
    proven(app, visitor, "/account/password").await?;
    Ok(pages::account_password(reader, &seen(app, visitor, reader).await?).into_response())
}

/// Another password.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewPassword {
    /// There for password managers.
    #[serde(default, rename = "name")]
    _name: String,
    password: String,
    /// That all other browsers are signed out.
    #[serde(default)]
    others: Option<String>,
}

/// `POST /account/password`: this is the password from now on.
pub(crate) async fn password(State(app): State<App>, visitor: Visitor, Form(new): Form<NewPassword>) -> Response {
    answer("/account/password", changed(&app, &visitor, &new).await)
}

async fn changed(app: &App, visitor: &Visitor, new: &NewPassword) -> Result<Response, Halt> {
    let player = proven(app, visitor, "/account/password").await?;
    let (accounts, now) = (app.accounts(), app.now());
    let password = Password::typed(&new.password);
    let name = accounts.name(&player.account).await?;
    accounts.passwords().judge(&password, &name).await?.map_err(weak)?;
    let hash = accounts.passwords().hash(password).await?;
    let rows = vec![
        RowWrite::password(&player.account, &hash, now),
        RowWrite::tickets_void(&player.account, TicketKind::Reset),
    ];
    app.store().write(rows).await?;
    accounts.note(&player.account, What::Password, "", now).await?;
    if new.others.is_some() {
        accounts.end(End { account: player.account, which: Ends::AllBut(player.session) }).await?;
    }
    Ok(Redirect::to("/account").into_response())
}

/// `POST /account/password/remove`: passkeys alone open the account from now on.
pub(crate) async fn remove_password(State(app): State<App>, visitor: Visitor) -> Response {
    answer("/account/password", removed(&app, &visitor).await)
}

async fn removed(app: &App, visitor: &Visitor) -> Result<Response, Halt> {
    let player = proven(app, visitor, "/account/password").await?;
    if app.store().write(vec![RowWrite::password_gone(&player.account)]).await? == 0 {
        return Err(refused("account-last-key", "nothing else would open the account").into());
    }
    app.accounts().note(&player.account, What::PasswordGone, "", app.now()).await?;
    Ok(Redirect::to("/account").into_response())
}

/// `GET /account/codes`: how many are left, and a button for new ones.
pub(crate) async fn codes_form(State(app): State<App>, visitor: Visitor, reader: Reader) -> Response {
    answer("/account", shown_codes(&app, &visitor, &reader).await)
}

async fn shown_codes(app: &App, visitor: &Visitor, reader: &Reader) -> Result<Response, Halt> {
    proven(app, visitor, "/account/codes").await?;
    Ok(pages::account_codes(reader, &seen(app, visitor, reader).await?, &[]).into_response())
}

/// `POST /account/codes`: new codes, shown this once.
pub(crate) async fn codes(State(app): State<App>, visitor: Visitor, reader: Reader) -> Response {
    answer("/account/codes", made(&app, &visitor, &reader).await)
}

async fn made(app: &App, visitor: &Visitor, reader: &Reader) -> Result<Response, Halt> {
    let player = proven(app, visitor, "/account/codes").await?;
    let codes = app.accounts().new_codes(&player.account, app.now()).await?;
    Ok(pages::account_codes(reader, &seen(app, visitor, reader).await?, &codes).into_response())
}
