//! `/account/mail`, `/mail`, `/recover/mail`: where letters go, and what the links in them do.

use axum::{
    extract::State,
    response::{IntoResponse, Redirect, Response},
};
use serde::Deserialize;

use super::{
    proof::{Halt, answer, player, proven},
    refused, seen,
};
use crate::{
    app::App,
    store::RowWrite,
    web::{
        accounts::{letters::Confirmed, name_key},
        errors::{AppError, leads_back},
        http::{address::Path, body::Form, guard::Visitor},
        mail,
        page_data::Reader,
        pages,
    },
};

/// The longest secret of a link that is looked at, in bytes.
const LONGEST: usize = 128;

/// `GET /account/mail`: the form for an address.
pub(crate) async fn form(State(app): State<App>, visitor: Visitor, reader: Reader) -> Response {
    answer("/account", shown(&app, &visitor, &reader).await)
}

async fn shown(app: &App, visitor: &Visitor, reader: &Reader) -> Result<Response, Halt> {
    expect_mail(app)?;
    proven(app, visitor, "/account/mail").await?;
    Ok(pages::account_mail(reader, &seen(app, visitor, reader).await?).into_response())
}

/// An address.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewAddress {
    address: String,
}

/// `POST /account/mail`: a letter goes there, whose link makes it the address.
pub(crate) async fn post(
    State(app): State<App>,
    visitor: Visitor,
    reader: Reader,
    Form(new): Form<NewAddress>,
) -> Response {
    answer("/account/mail", asked(&app, &visitor, &reader, &new.address).await)
}

async fn asked(app: &App, visitor: &Visitor, reader: &Reader, text: &str) -> Result<Response, Halt> {
    expect_mail(app)?;
    let player = proven(app, visitor, "/account/mail").await?;
    let Some(address) = mail::address(text) else {
        return Err(refused("mail-no-address", "that is no address that letters can be sent to").into());
    };
    if !app.limits().may_have_a_letter_sent(&address, visitor.network, app.now()) {
        return Err(AppError::TooFast.into());
    }
    app.accounts().ask_for_address(&player.account, &address, visitor.locale, app.now()).await?;
    Ok(pages::mail_said(reader, "mail-sent").into_response())
}

/// `POST /account/mail/remove`: no letters come any longer.
pub(crate) async fn remove(State(app): State<App>, visitor: Visitor) -> Response {
    answer("/account/mail", removed(&app, &visitor).await)
}

async fn removed(app: &App, visitor: &Visitor) -> Result<Response, Halt> {
    let player = proven(app, visitor, "/account/mail").await?;
    app.accounts().forget_address(&player.account, app.now()).await?;
    Ok(Redirect::to("/account").into_response())
}

/// Whether mails of notices are wanted.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct News {
    news: Wanted,
}

#[derive(Deserialize, PartialEq, Eq, Clone, Copy)]
#[serde(rename_all = "snake_case")]
enum Wanted {
    On,
    Off,
}

/// `POST /account/mail/news`: mails of notices are wanted or not.
pub(crate) async fn news(State(app): State<App>, visitor: Visitor, Form(news): Form<News>) -> Response {
    leads_back("/account/mail", wanted(&app, &visitor, news.news).await)
}

async fn wanted(app: &App, visitor: &Visitor, wanted: Wanted) -> Result<Response, AppError> {
    let player = player(app, visitor).await?;
    if let Some(mailbox) = app.store().mailbox_of(&player.account).await? {
        let row = match wanted {
            Wanted::On => RowWrite::news_wanted(&player.account),
            Wanted::Off => RowWrite::news_unwanted(&mailbox.stop),
        };
        app.store().write(vec![row]).await?;
    }
    Ok(Redirect::to("/account/mail").into_response())
}

/// `GET /mail/confirm/{secret}`, `GET /mail/undo/{secret}`, `GET /mail/stop/{secret}`: a button. What only looks at links uses
/// none up.
pub(crate) async fn link(
    State(app): State<App>,
    reader: Reader,
    Path((what, secret)): Path<(String, String)>,
) -> Result<Response, AppError> {
    if secret.len() > LONGEST {
        return Err(AppError::NotFound);
    }
    match what.as_str() {
        "confirm" => Ok(pages::confirm_mail(&reader, &secret).into_response()),
        "undo" => Ok(pages::undo_mail(&reader, &secret).into_response()),
        "stop" if app.store().is_stop(&secret).await? => Ok(pages::stop_mail(&reader, &secret).into_response()),
        _ => Err(AppError::NotFound),
    }
}

/// `POST` to the same: what the link is for. Nobody has to be signed in; mail programs unsubscribe so by themselves (RFC
/// 8058).
pub(crate) async fn follow(
    State(app): State<App>,
    visitor: Visitor,
    reader: Reader,
    Path((what, secret)): Path<(String, String)>,
) -> Response {
    leads_back("/account", followed(&app, &visitor, &reader, &what, &secret).await)
}

async fn followed(
    app: &App,
    visitor: &Visitor,
    reader: &Reader,
    what: &str,
    secret: &str,
) -> Result<Response, AppError> {
    if secret.len() > LONGEST {
        return Err(AppError::TooFast);
    }
    app.limits().may_try_a_password("", visitor.network, app.now()).map_err(AppError::TooManyTries)?;
    let said = match what {
        "confirm" => match app.accounts().confirm_address(secret, app.now()).await? {
            Confirmed::Yes => "mail-confirmed",
            Confirmed::TooLate => return Err(refused("account-link-gone", "that link has been used or is too old")),
        },
        "undo" => match app.accounts().undo_address(secret, app.now()).await? {
            Confirmed::Yes => "mail-undone",
            Confirmed::TooLate => return Err(refused("account-link-gone", "that link has been used or is too old")),
        },
        "stop" => {
            app.store().write(vec![RowWrite::news_unwanted(secret)]).await?;
            "mail-stopped"
        }
        _ => return Err(AppError::NotFound),
    };
    Ok(pages::mail_said(reader, said).into_response())
}

/// A name.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Whose {
    name: String,
}

/// `POST /recover/mail`: a link goes to the address of whoever has that name. Everybody is answered alike, at once.
pub(crate) async fn recover(
    State(app): State<App>,
    visitor: Visitor,
    reader: Reader,
    Form(whose): Form<Whose>,
) -> Response {
    leads_back("/recover", recovering(&app, &visitor, &reader, &whose.name).await)
}

async fn recovering(app: &App, visitor: &Visitor, reader: &Reader, name: &str) -> Result<Response, AppError> {
    expect_mail(app)?;
    let key = name_key(name);
    if !app.limits().may_have_a_letter_sent(&key, visitor.network, app.now()) {
        return Err(AppError::TooFast);
    }
    let (app, now) = (app.clone(), app.now());
    // Nobody waits for it: how long it takes says whether there is anybody of that name.
    tokio::spawn(async move {
        if let Err(error) = app.accounts().send_link(&key, now).await {
            tracing::warn!(%error, "a link could not be sent");
        }
    });
    Ok(pages::recover_sent(reader).into_response())
}

fn expect_mail(app: &App) -> Result<(), AppError> {
    if app.mail().is_on() { Ok(()) } else { Err(AppError::NotFound) }
}
