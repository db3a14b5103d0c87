//! `/account/tokens`: the tokens by which a player's programs act: listed, made, revoked.

use std::collections::{BTreeMap, BTreeSet};

use axum::{
    extract::State,
    response::{IntoResponse, Redirect, Response},
};
use maud::Markup;
use serde::Deserialize;
use strum::VariantArray;

use super::{
    proof::{Halt, answer},
    refused,
};
use crate::{
    app::App,
    base::ids::{AccountId, TokenId},
    store::AccountKind,
    web::{
        accounts::tidy_name,
        errors::{AppError, leads_back},
        http::{body::Form, guard::Visitor},
        page_data::{Reader, TokensData},
        pages,
        tokens::Scope,
    },
};

/// A new token as the form has it: a field for each scope.
#[derive(Debug, Deserialize)]
pub(crate) struct Made {
    name: String,
    #[serde(flatten)]
    scopes: BTreeMap<String, String>,
}

/// A token that is to be revoked.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Revoked {
    token: TokenId,
}

/// The page; before it whoever asks shows who they are, since a token opens what they have.
pub(crate) async fn show(State(app): State<App>, visitor: Visitor, reader: Reader) -> Response {
    if owner(&app, &visitor).await.is_err() {
        return Redirect::to("/login").into_response();
    }
    let shown = async {
        let account = fresh_owner(&app, &visitor).await?;
        Ok(page(&app, &reader, &account, None).await?.into_response())
    };
    answer("/account", shown.await)
}

/// Makes a token and shows it, this once.
pub(crate) async fn make(State(app): State<App>, visitor: Visitor, reader: Reader, Form(made): Form<Made>) -> Response {
    let made = async {
        let scopes = made.scopes()?;
        let account = fresh_owner(&app, &visitor).await?;
        let name = tidy_name(&made.name).ok_or_else(|| refused("token-nameless", "a token needs a name"))?;
        let text = app.tokens().issue(&account, &name, &scopes, app.now()).await?;
        let text = text.ok_or_else(|| refused("token-enough", "this account has enough tokens; revoke one first"))?;
        let reader = Reader { path: "/account/tokens".to_owned(), ..reader };
        Ok(page(&app, &reader, &account, Some(text)).await?.into_response())
    };
    answer("/account/tokens", made.await)
}

/// Revokes one.
pub(crate) async fn revoke(State(app): State<App>, visitor: Visitor, Form(revoked): Form<Revoked>) -> Response {
    let done = async {
        let account = owner(&app, &visitor).await?;
        app.tokens().revoke(&revoked.token, &account).await?;
        Ok(Redirect::to("/account/tokens").into_response())
    };
    leads_back("/account/tokens", done.await)
}

/// The same, who has shown of late who they are.
async fn fresh_owner(app: &App, visitor: &Visitor) -> Result<AccountId, Halt> {
    let account = owner(app, visitor).await?;
    let session = visitor.session.as_ref().ok_or(AppError::Unknown)?;
    if app.accounts().is_fresh(session, app.now()).await? {
        Ok(account)
    } else {
        Err(Halt::Prove("/account/tokens".to_owned()))
    }
}

/// Whoever is registered: a guest's tokens would outlive their only way in.
async fn owner(app: &App, visitor: &Visitor) -> Result<AccountId, AppError> {
    let account = visitor.account()?;
    if matches!(app.accounts().kind(account).await?, AccountKind::Player | AccountKind::Bot) {
        Ok(account.clone())
    } else {
        Err(refused("token-guest", "register first; tokens are for players"))
    }
}

async fn page(app: &App, reader: &Reader, account: &AccountId, fresh: Option<String>) -> Result<Markup, AppError> {
    let is_bot = app.accounts().kind(account).await? == AccountKind::Bot;
    Ok(pages::tokens(reader, &TokensData { tokens: app.tokens().of(account).await?, fresh, is_bot }))
}

impl Made {
    /// The scopes that were ticked, at least one.
    fn scopes(&self) -> Result<Vec<Scope>, AppError> {
        let known: BTreeSet<&str> = Scope::VARIANTS.iter().map(|scope| scope.name()).collect();
        if let Some(unknown) = self.scopes.keys().find(|name| !known.contains(name.as_str())) {
            return Err(AppError::Malformed(format!("unknown field {unknown}")));
        }
        let ticked = |scope: &Scope| self.scopes.get(scope.name()).is_some_and(|value| value == "yes");
        let scopes: Vec<Scope> = Scope::VARIANTS.iter().copied().filter(ticked).collect();
        if scopes.is_empty() {
            Err(refused("token-scopeless", "tick at least one thing it may do"))
        } else {
            Ok(scopes)
        }
    }
}
