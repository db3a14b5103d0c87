//! `/register`, `/login`, `/account`: a guest becomes a player, a player comes back.

pub(crate) mod data;
pub(crate) mod keys;
pub(crate) mod mail;
pub(crate) mod own;
pub(crate) mod passkeys;
pub(crate) mod proof;
pub(crate) mod recover;
pub(crate) mod tokens;
pub(crate) mod vacation;

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
    club::cases,
    store::{NewKey, Restricted, Restriction, Role, Status, What},
    web::{
        accounts::{End, Ends, name_key, passkeys::Party, tidy_name},
        errors::{AppError, leads_back},
        http::{
            body::Form,
            guard::{Visitor, with_cookie},
            moderation,
            visitor::{blocks::MOST_BLOCKED, known, sound_name},
        },
        page_data::{AccountData, KeysData, ListedBrowser, MailData, PasskeysAt, Reader},
        pages,
        passwords::{LONGEST, Password, SHORTEST, Weak},
    },
};

/// How many changes of an account its owner is shown.
const CHANGES_SHOWN: usize = 20;

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
    Ok(match seen(&app, &visitor, &reader).await? {
        AccountData { is_player: true, .. } => Redirect::to("/account").into_response(),
        data => pages::register(&reader, &data).into_response(),
    })
}

/// `GET /login`: the form; a player's own page for who is one already.
pub(crate) async fn login_form(State(app): State<App>, visitor: Visitor, reader: Reader) -> Result<Response, AppError> {
    Ok(match seen(&app, &visitor, &reader).await? {
        AccountData { is_player: true, .. } => Redirect::to("/account").into_response(),
        data => pages::login(&reader, &data).into_response(),
    })
}

/// `GET /account`: what the club knows a visitor by, and where they are at home.
pub(crate) async fn show(State(app): State<App>, visitor: Visitor, reader: Reader) -> Result<Markup, AppError> {
    Ok(pages::account(&reader, &seen(&app, &visitor, &reader).await?))
}

/// What a visitor's own pages say.
async fn seen(app: &App, visitor: &Visitor, reader: &Reader) -> Result<AccountData, AppError> {
    let passkeys = passkeys_at(app, reader);
    let Some(account) = &visitor.account else { return Ok(AccountData { passkeys, ..AccountData::default() }) };
    let (accounts, store) = (app.accounts(), app.store());
    let listed = |session: crate::store::Session| ListedBrowser {
        name: accounts.browser_name(&session.id),
        here: visitor.session.as_ref() == Some(&session.id),
        family: session.family,
        began: session.began,
        seen: session.seen,
    };
    let mut changes = store.account_changes(account).await?;
    changes.truncate(CHANGES_SHOWN);
    Ok(AccountData {
        is_player: store.is_player(account).await?,
        browsers: accounts.sessions(account).await?.into_iter().map(listed).collect(),
        left: left_behind(app, account).await?,
        blocked: store.blocks_of(account, MOST_BLOCKED).await?,
        account: Some(account.clone()),
        cases: moderation::named(app, cases::own(app, account).await?).await?,
        is_moderator: accounts.may(account, Role::Moderator).await?,
        is_editor: accounts.may(account, Role::Editor).await?,
        keys: KeysData {
            has_password: store.password_hash(account).await?.is_some(),
            passkeys: store.passkeys_of(account).await?.len(),
            codes: store.codes_left(account).await?,
        },
        changes,
        former: store.former_names(account).await?,
        mail: MailData { is_on: app.mail().is_on(), mailbox: store.mailbox_of(account).await? },
        passkeys,
        leaving: store.leaves_at(account).await?,
    })
}

/// Whether passkeys can be used where the reader is.
fn passkeys_at(app: &App, reader: &Reader) -> PasskeysAt {
    let host = reader.origin.split_once("://").map_or("", |(_, host)| host);
    if Party::of(app.config(), host).is_some() {
        return PasskeysAt::Here;
    }
    let local = host.strip_prefix("127.0.0.1").or_else(|| host.strip_prefix("[::1]"));
    match local.filter(|_| app.config().public_url.is_none()) {
        Some(port) => PasskeysAt::Elsewhere(format!("http://localhost{port}{}", reader.path)),
        None => PasskeysAt::Nowhere,
    }
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
    app.accounts().passwords().judge(&password, &name).await?.map_err(weak)?;
    expect_guest(app, visitor).await?;
    app.limits().may_try_a_password(&name_key(&name), visitor.network, app.now()).map_err(AppError::TooManyTries)?;
    let hash = app.accounts().passwords().hash(password).await?;
    if app.accounts().is_taken(&name).await? {
        return Err(taken());
    }
    let then = Redirect::to("/account/codes").into_response();
    becomes_a_player(app, visitor, &name, NewKey::Password(&hash), then).await
}

/// That a visitor is no player yet.
async fn expect_guest(app: &App, visitor: &Visitor) -> Result<(), AppError> {
    match &visitor.account {
        Some(account) if app.store().is_player(account).await? => {
            Err(refused("account-registered-already", "this browser is a player's already"))
        }
        _ => Ok(()),
    }
}

/// Makes a visitor a player of that name, who is answered with `then`.
async fn becomes_a_player(
    app: &App,
    visitor: &Visitor,
    name: &str,
    key: NewKey<'_>,
    then: Response,
) -> Result<Response, AppError> {
    let guest = known(app, visitor, None).await?;
    if !app.accounts().register(&guest.account, name, key, app.now()).await? {
        return Err(taken());
    }
    app.accounts().note(&guest.account, What::Registered, "", app.now()).await?;
    // What a guest was known by is worth nothing any more, be it as new as the guest.
    if let Some(session) = guest.new_session {
        app.accounts().end(End { account: guest.account.clone(), which: Ends::One(session) }).await?;
    }
    enters(app, visitor, &guest.account, then).await
}

/// `POST /login`: this browser is the player's from now on.
pub(crate) async fn login(State(app): State<App>, visitor: Visitor, Form(entry): Form<Entry>) -> Response {
    leads_back("/login", logged_in(&app, &visitor, &entry).await)
}

async fn logged_in(app: &App, visitor: &Visitor, entry: &Entry) -> Result<Response, AppError> {
    let player = proved(app, visitor, &entry.name, &entry.password).await?;
    if let Some(at) = closed(app, &player).await? {
        return Ok(Redirect::to(&at).into_response());
    }
    let then = Redirect::to("/").into_response();
    enters_unless_matches_are_left(app, visitor, &player, entry.leave.as_deref(), then).await
}

/// Whether a password may be tried under a name: where its player has been before, others' tries do not count.
fn may_try(app: &App, visitor: &Visitor, key: &str, player: Option<&AccountId>) -> Result<(), AppError> {
    let known = visitor
        .device
        .as_deref()
        .filter(|device| player.is_some_and(|player| app.accounts().knows_device(player, device)));
    let tried = match known {
        Some(device) => app.limits().may_try_where_known(device, visitor.network, app.now()),
        None => app.limits().may_try_a_password(key, visitor.network, app.now()),
    };
    tried.map_err(AppError::TooManyTries)
}

/// Signs a player in who has shown who they are, unless this browser's guest still has matches and nobody has said that
/// they are left.
async fn enters_unless_matches_are_left(
    app: &App,
    visitor: &Visitor,
    player: &AccountId,
    leave: Option<&str>,
    then: Response,
) -> Result<Response, AppError> {
    let own = visitor.account.as_ref().filter(|own| *own != player);
    if let Some(own) = own
        && leave.is_none()
        && !app.store().is_player(own).await?
        && left_behind(app, own).await? > 0
    {
        return Err(refused(
            "account-leaves-matches",
            "this browser's guest still has matches; say that they are left",
        ));
    }
    enters(app, visitor, player, then).await
}

/// Signs a player in, by a cookie that is new.
async fn enters(app: &App, visitor: &Visitor, player: &AccountId, then: Response) -> Result<Response, AppError> {
    let cookie = app.accounts().enter(player, &visitor.browser, app.now()).await?;
    leave(app, visitor).await?;
    let device = app.accounts().device_cookie(player);
    Ok(with_cookie(with_cookie(then, Some(cookie)), Some(device)))
}

/// The player of a name who has proved to be it by their password.
pub(crate) async fn proved(app: &App, visitor: &Visitor, name: &str, password: &str) -> Result<AccountId, AppError> {
    let (player, key) = app.accounts().player_named(name).await?;
    if password.len() > LONGEST * 2 {
        return Err(AppError::TooFast);
    }
    may_try(app, visitor, &key, player.as_ref())?;
    let hash = match &player {
        Some(player) => app.store().password_hash(player).await?,
        None => None,
    };
    // Nobody of that name and another password take as long and are answered alike.
    let is_right = app.accounts().passwords().is_right(Password::typed(password), hash).await?;
    player.filter(|_| is_right).ok_or_else(wrong)
}

/// Where somebody goes whose account is closed, by whichever key they come: a page that says why, until when, and takes an
/// appeal. None while it is open.
async fn closed(app: &App, player: &AccountId) -> Result<Option<String>, AppError> {
    if !app.accounts().may(player, Role::Player).await? && closing(app, player).await?.is_none() {
        // The host had closed it before that was a case.
        app.store().write(cases::closing(player, "", app.now())).await?;
    }
    let Some(closing) = closing(app, player).await? else { return Ok(None) };
    let secret = app.accounts().ticket_to_appeal(player, &closing.case, app.now()).await?;
    Ok(Some(format!("/appeal/{secret}")))
}

async fn closing(app: &App, player: &AccountId) -> Result<Option<Restriction>, AppError> {
    Ok(app.store().restricted(player, Restricted::Everything, app.now()).await?)
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
        Weak::Breached => refused("account-password-breached", "that password has been stolen somewhere"),
    }
}

/// That another player bears a name.
pub(crate) fn taken() -> AppError {
    refused("name-taken", "a player bears that name")
}

fn wrong() -> AppError {
    refused("account-wrong", "no player has that name and password")
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
