//! `/passkeys`, `/account/keys`: passkeys made, used, called something else and taken away.

use axum::{
    extract::State,
    http::{HeaderMap, header::HOST},
    response::{IntoResponse, Redirect, Response},
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{
    becomes_a_player, closed, enters_unless_matches_are_left,
    proof::{Halt, Player, answer, proven},
    refused, seen, taken,
};
use crate::{
    app::App,
    store::{NewKey, RowWrite, StoredPasskey, What},
    web::{
        accounts::{
            passkeys::{LONGEST_LABEL, MOST, Made, Maker, Party, PasskeyError, Question},
            tidy_name,
        },
        errors::AppError,
        http::{
            body::{Form, Json},
            guard::Visitor,
            visitor::sound_name,
        },
        page_data::Reader,
        pages,
    },
};

/// Where whoever has just registered goes on.
const AFTER_REGISTERING: &str = "/account/codes";

/// Who wants a passkey.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wish {
    /// The name to register by; none from who is registered.
    #[serde(default)]
    name: Option<String>,
}

/// What the browser has made or answered.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Answer {
    ticket: String,
    credential: Value,
    /// What a new passkey is called; its browser's name if nothing is said.
    #[serde(default)]
    label: String,
    /// That the guest's own matches are left behind.
    #[serde(default)]
    leave: Option<String>,
}

/// Where the page goes on.
#[derive(Debug, Serialize)]
pub(crate) struct Then {
    then: String,
}

pub(crate) fn party(app: &App, headers: &HeaderMap) -> Option<Party> {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    Party::of(app.config(), host)
}

fn party_or_refusal(app: &App, headers: &HeaderMap) -> Result<Party, AppError> {
    party(app, headers).ok_or_else(|| refused("passkey-no-domain", "passkeys need a domain and TLS, or localhost"))
}

/// `POST /passkeys/new`: what the browser is to make.
pub(crate) async fn wish(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    Json(wish): Json<Wish>,
) -> Result<Json<Question>, AppError> {
    let party = party_or_refusal(&app, &headers)?;
    may_ask(&app, &visitor)?;
    let maker = match wish.name {
        Some(name) => newcomer(&app, &visitor, &name).await?,
        None => {
            let player = proven_for_programs(&app, &visitor).await?;
            if app.store().passkeys_of(&player.account).await?.len() >= MOST {
                return Err(refused("passkey-many", "no more passkeys for this account"));
            }
            Maker::Player(player.account)
        }
    };
    let question = app.accounts().ask_for_new_passkey(&party, &maker, app.now()).await;
    question.map(Json).map_err(said)
}

async fn newcomer(app: &App, visitor: &Visitor, name: &str) -> Result<Maker, AppError> {
    sound_name(name)?;
    let name = tidy_name(name).unwrap_or_default();
    super::expect_guest(app, visitor).await?;
    if app.accounts().is_taken(&name).await? { Err(taken()) } else { Ok(Maker::Newcomer(name)) }
}

/// `POST /passkeys`: the browser has made one. A newcomer is a player from now on.
pub(crate) async fn make(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    Json(answer): Json<Answer>,
) -> Result<Response, AppError> {
    let party = party_or_refusal(&app, &headers)?;
    let credential = serde_json::from_value(answer.credential).map_err(|_| said(PasskeyError::Wrong))?;
    let made = app.accounts().take_new_passkey(&party, &answer.ticket, &credential, app.now()).await.map_err(said)?;
    let label = label(&answer.label).unwrap_or_else(|| visitor.browser.clone());
    let Made { maker, handle, key } = made;
    let key = StoredPasskey { name: label, ..key };
    match maker {
        Maker::Newcomer(name) => {
            super::expect_guest(&app, &visitor).await?;
            let new = NewKey::Passkey { handle: &handle, key: &key };
            let then = Json(Then { then: AFTER_REGISTERING.to_owned() }).into_response();
            becomes_a_player(&app, &visitor, &name, new, then).await
        }
        Maker::Player(account) => {
            let player = proven_for_programs(&app, &visitor).await?;
            if player.account != account {
                return Err(AppError::Forbidden);
            }
            let rows = vec![RowWrite::handle(&account, &handle), RowWrite::passkey(&account, &key)];
            app.store().write(rows).await?;
            app.accounts().note(&account, What::KeyAdded, &key.name, app.now()).await?;
            Ok(Json(Then { then: "/account/keys".to_owned() }).into_response())
        }
    }
}

/// `POST /passkeys/ask`: a question to any passkey of the browser's.
pub(crate) async fn ask(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Json<Question>, AppError> {
    let party = party_or_refusal(&app, &headers)?;
    may_ask(&app, &visitor)?;
    app.accounts().ask_for_passkey(&party, app.now()).await.map(Json).map_err(said)
}

/// `POST /passkeys/answer`: the player who has that passkey is here; or shows who they are, where they are already.
pub(crate) async fn answered(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    Json(answer): Json<Answer>,
) -> Result<Response, AppError> {
    let party = party_or_refusal(&app, &headers)?;
    let credential = serde_json::from_value(answer.credential).map_err(|_| said(PasskeyError::Wrong))?;
    let known = app.accounts().know_by_passkey(&party, &answer.ticket, &credential, app.now()).await;
    let player = known.map_err(said)?;
    if let (Some(account), Some(session)) = (&visitor.account, &visitor.session)
        && *account == player
    {
        app.accounts().proved(session, app.now()).await?;
        return Ok(Json(Then { then: "/account".to_owned() }).into_response());
    }
    if let Some(then) = closed(&app, &player).await? {
        return Ok(Json(Then { then }).into_response());
    }
    let then = Json(Then { then: "/".to_owned() }).into_response();
    enters_unless_matches_are_left(&app, &visitor, &player, answer.leave.as_deref(), then).await
}

/// `GET /account/keys`: the passkeys one has.
pub(crate) async fn list(State(app): State<App>, visitor: Visitor, reader: Reader) -> Response {
    answer("/account", listed(&app, &visitor, &reader).await)
}

async fn listed(app: &App, visitor: &Visitor, reader: &Reader) -> Result<Response, Halt> {
    let player = proven(app, visitor, "/account/keys").await?;
    let keys = app.store().passkeys_of(&player.account).await?;
    Ok(pages::account_keys(reader, &seen(app, visitor, reader).await?, &keys).into_response())
}

/// One of one's passkeys.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Named {
    credential: String,
    #[serde(default)]
    label: String,
}

/// `POST /account/keys/rename`: it is called something else.
pub(crate) async fn rename(State(app): State<App>, visitor: Visitor, Form(named): Form<Named>) -> Response {
    answer("/account/keys", renamed(&app, &visitor, &named).await)
}

async fn renamed(app: &App, visitor: &Visitor, named: &Named) -> Result<Response, Halt> {
    let player = proven(app, visitor, "/account/keys").await?;
    let Some(label) = label(&named.label) else {
        return Err(refused("name-missing", "that name has no letter that can be shown").into());
    };
    app.store().write(vec![RowWrite::passkey_renamed(&player.account, &named.credential, &label)]).await?;
    Ok(Redirect::to("/account/keys").into_response())
}

/// `POST /account/keys/remove`: it opens the account no longer.
pub(crate) async fn remove(State(app): State<App>, visitor: Visitor, Form(named): Form<Named>) -> Response {
    answer("/account/keys", removed(&app, &visitor, &named.credential).await)
}

async fn removed(app: &App, visitor: &Visitor, credential: &str) -> Result<Response, Halt> {
    let player = proven(app, visitor, "/account/keys").await?;
    let keys = app.store().passkeys_of(&player.account).await?;
    let Some(key) = keys.into_iter().find(|key| key.credential == credential) else {
        return Ok(Redirect::to("/account/keys").into_response());
    };
    if app.store().write(vec![RowWrite::passkey_gone(&player.account, credential)]).await? == 0 {
        return Err(refused("account-last-key", "nothing else would open the account").into());
    }
    app.accounts().note(&player.account, What::KeyGone, &key.name, app.now()).await?;
    Ok(Redirect::to("/account/keys").into_response())
}

/// What a passkey can be called; none if nothing can be seen of it.
fn label(text: &str) -> Option<String> {
    let seen: String = text.chars().filter(|c| !c.is_control()).take(LONGEST_LABEL).collect();
    let seen = seen.trim();
    (!seen.is_empty()).then(|| seen.to_owned())
}

/// A program, or a page's script, is told where the person has to go.
async fn proven_for_programs(app: &App, visitor: &Visitor) -> Result<Player, AppError> {
    match proven(app, visitor, "/account/keys").await {
        Ok(player) => Ok(player),
        Err(Halt::Wrong(error)) => Err(error),
        Err(Halt::Prove(_)) => Err(refused("account-prove-first", "show at /account/prove who you are")),
    }
}

fn may_ask(app: &App, visitor: &Visitor) -> Result<(), AppError> {
    if app.limits().may_ask_for_a_passkey(visitor.network, app.now()) { Ok(()) } else { Err(AppError::TooFast) }
}

fn said(error: PasskeyError) -> AppError {
    let message = error.to_string();
    match error {
        PasskeyError::App(error) => error,
        PasskeyError::Late => refused("passkey-late", &message),
        PasskeyError::Unknown => refused("passkey-unknown", &message),
        PasskeyError::Wrong => refused("passkey-wrong", &message),
    }
}
