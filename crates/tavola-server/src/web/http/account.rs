//! `/register`, `/login`, `/account`: a guest becomes a player, a player comes back.

use std::collections::BTreeMap;

use axum::{
    extract::State,
    response::{IntoResponse, Redirect, Response},
};
use maud::Markup;
use serde::Deserialize;
use tavola_base::{Arg, Refusal};

use crate::{
    app::App,
    base::ids::AccountId,
    store::Status,
    web::{
        accounts::{End, Ends, name_key, tidy_name},
        errors::{AppError, leads_back},
        http::{
            body::Form,
            guard::{Visitor, with_cookie},
            visitor::{known, sound_name},
        },
        page_data::{AccountData, Reader},
        pages,
        passwords::{LONGEST, Password, SHORTEST, Weak},
    },
};

/// A name and a password.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Entry {
    name: String,
    password: String,
    /// That the guest's own matches are left behind.
    #[serde(default)]
    leave: Option<String>,
}

/// `GET /register`: the form; a player's own page for who is one already.
pub(crate) async fn register_form(
    State(app): State<App>,
    visitor: Visitor,
    reader: Reader,
) -> Result<Response, AppError> {
    Ok(match seen(&app, &visitor).await? {
        AccountData { is_player: true, .. } => Redirect::to("/account").into_response(),
        data => pages::register(&reader, &data).into_response(),
    })
}

/// `GET /login`: the form; a player's own page for who is one already.
pub(crate) async fn login_form(State(app): State<App>, visitor: Visitor, reader: Reader) -> Result<Response, AppError> {
    Ok(match seen(&app, &visitor).await? {
        AccountData { is_player: true, .. } => Redirect::to("/account").into_response(),
        data => pages::login(&reader, &data).into_response(),
    })
}

/// `GET /account`: what the club knows a visitor by, and where they are at home.
pub(crate) async fn show(State(app): State<App>, visitor: Visitor, reader: Reader) -> Result<Markup, AppError> {
    Ok(pages::account(&reader, &seen(&app, &visitor).await?))
}

async fn seen(app: &App, visitor: &Visitor) -> Result<AccountData, AppError> {
    let Some(account) = &visitor.account else { return Ok(AccountData::default()) };
    let is_player = app.store().is_player(account).await?;
    let browsers = app.accounts().sessions(account).await?.len();
    Ok(AccountData { is_player, browsers, left: left_behind(app, account).await? })
}

/// How many matches of an account are under way or wait for somebody.
async fn left_behind(app: &App, account: &AccountId) -> Result<usize, AppError> {
    let rooms = app.store().rooms_of(account).await?;
    Ok(rooms.iter().filter(|room| matches!(room.status, Status::Waiting | Status::Playing)).count())
}

/// `POST /register`: the guest becomes a player, seats, matches and all; their cookie is another from now on.
pub(crate) async fn register(State(app): State<App>, visitor: Visitor, Form(entry): Form<Entry>) -> Response {
    leads_back("/register", registered(&app, &visitor, &entry).await)
}

async fn registered(app: &App, visitor: &Visitor, entry: &Entry) -> Result<Response, AppError> {
    sound_name(&entry.name)?;
    let name = tidy_name(&entry.name).unwrap_or_default();
    let password = Password::typed(&entry.password);
    password.expect_strong(&name).map_err(weak)?;
    if let Some(account) = &visitor.account
        && app.store().is_player(account).await?
    {
        return Err(refused("account-registered-already", "this browser is a player's already"));
    }
    if !app.limits().may_try_a_password(&name_key(&name), visitor.network, app.now()) {
        return Err(AppError::TooFast);
    }
    let hash = app.accounts().passwords().hash(password).await?;
    if app.accounts().is_taken(&name).await? {
        return Err(taken());
    }
    let guest = known(app, visitor, None).await?;
    if !app.accounts().register(&guest.account, &name, &hash, app.now()).await? {
        return Err(taken());
    }
    let cookie = match guest.set_cookie {
        Some(cookie) => cookie,
        None => app.accounts().enter(&guest.account, app.now()).await?,
    };
    leave(app, visitor).await?;
    Ok(with_cookie(Redirect::to("/account").into_response(), Some(cookie)))
}

/// `POST /login`: this browser is the player's from now on.
pub(crate) async fn login(State(app): State<App>, visitor: Visitor, Form(entry): Form<Entry>) -> Response {
    leads_back("/login", logged_in(&app, &visitor, &entry).await)
}

async fn logged_in(app: &App, visitor: &Visitor, entry: &Entry) -> Result<Response, AppError> {
    let key = name_key(&entry.name);
    if entry.password.len() > LONGEST * 2 || !app.limits().may_try_a_password(&key, visitor.network, app.now()) {
        return Err(AppError::TooFast);
    }
    let player = app.store().player_called(&key).await?;
    let hash = match &player {
        Some(player) => app.store().password_hash(player).await?,
        None => None,
    };
    // Nobody of that name and another password take as long and are answered alike.
    let is_right = app.accounts().passwords().is_right(Password::typed(&entry.password), hash).await?;
    let Some(player) = player.filter(|_| is_right) else {
        return Err(refused("account-wrong", "no player has that name and password"));
    };
    let own = visitor.account.as_ref().filter(|own| **own != player);
    if let Some(own) = own
        && entry.leave.is_none()
        && !app.store().is_player(own).await?
        && left_behind(app, own).await? > 0
    {
        return Err(refused(
            "account-leaves-matches",
            "this browser's guest still has matches; say that they are left",
        ));
    }
    let cookie = app.accounts().enter(&player, app.now()).await?;
    leave(app, visitor).await?;
    Ok(with_cookie(Redirect::to("/").into_response(), Some(cookie)))
}

/// Ends the session that the browser has had so far: a cookie that somebody else knew is worth nothing any more.
async fn leave(app: &App, visitor: &Visitor) -> Result<(), AppError> {
    if let (Some(account), Some(session)) = (&visitor.account, &visitor.session) {
        app.accounts().end(End { account: account.clone(), which: Ends::One(session.clone()) }).await?;
    }
    Ok(())
}

fn weak(why: Weak) -> AppError {
    match why {
        Weak::Short => refused("account-password-short", "that password has too few characters"),
        Weak::Long => refused("account-password-long", "that password has too many bytes"),
        Weak::Guessed => refused("account-password-guessed", "that password is guessed early"),
    }
}

/// That another player bears a name.
pub(crate) fn taken() -> AppError {
    refused("name-taken", "a player bears that name")
}

fn refused(message_key: &'static str, message: &str) -> AppError {
    let number = |number: usize| Arg::from(number);
    let args = match message_key {
        "account-password-short" => BTreeMap::from([("least", number(SHORTEST))]),
        "account-password-long" => BTreeMap::from([("most", number(LONGEST))]),
        _ => BTreeMap::new(),
    };
    let refusal = Refusal { clause: None, message_key, args, message: message.to_owned(), legal: Vec::new() };
    AppError::Refused(Box::new(refusal))
}
