//! `POST /study/m/{id}`: says which player one is, shares the match or no longer, or takes it away.

use axum::{
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Redirect, Response},
};
use serde::{Deserialize, Serialize};
use serde_json::json;
use tavola_rules::Side;

use crate::{
    app::App,
    base::{
        ids::{ImportId, InvitationToken},
        random,
    },
    club::{library::import, study::MatchKey},
    store::{LibraryMatch, Own, RowWrite},
    web::{
        errors::AppError,
        http::{
            address::Path,
            body::{Body, Json},
            guard::Visitor,
        },
    },
};

/// What is to be done.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wanted {
    act: Act,
    /// With `back`, a form leads back to the library.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    to: Option<Back>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Act {
    /// The account is White.
    White,
    /// The account is Black.
    Black,
    /// It is neither.
    Neither,
    /// Others may see it who have the link.
    Share,
    /// Nobody else sees it any longer.
    Unshare,
    /// It is taken away.
    Remove,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Back {
    Library,
}

/// Does it.
pub(crate) async fn post(
    State(app): State<App>,
    Path(id): Path<ImportId>,
    visitor: Visitor,
    body: Body<Wanted, Wanted>,
) -> Result<Response, AppError> {
    let (wanted, is_form) = match body {
        Body::Json(wanted) => (wanted, false),
        Body::Form(wanted) => (wanted, true),
    };
    let listed = own_match(&app, &id, &visitor).await?;
    let link = done(&app, &visitor, &listed, wanted.act).await?;
    if is_form {
        let is_gone = wanted.act == Act::Remove || wanted.to == Some(Back::Library);
        let to = if is_gone { "/study".to_owned() } else { format!("/study/m/{id}") };
        return Ok(Redirect::to(&to).into_response());
    }
    Ok(match link {
        Some(token) => Json(json!({ "url": format!("/study/s/{token}") })).into_response(),
        None => StatusCode::NO_CONTENT.into_response(),
    })
}

async fn done(
    app: &App,
    visitor: &Visitor,
    listed: &LibraryMatch,
    act: Act,
) -> Result<Option<InvitationToken>, AppError> {
    let account = visitor.account()?;
    match act {
        Act::White => import::claim(app, account, listed, Own::Is(Side::White)).await?,
        Act::Black => import::claim(app, account, listed, Own::Is(Side::Black)).await?,
        Act::Neither => import::claim(app, account, listed, Own::Neither).await?,
        Act::Share => {
            let token = InvitationToken::new(random::hex(16));
            app.store().write(vec![RowWrite::share(&listed.match_key, &token, app.now())]).await?;
            return Ok(app.store().share_of(&listed.match_key).await?);
        }
        Act::Unshare => drop(app.store().write(vec![RowWrite::no_share(&listed.match_key)]).await?),
        Act::Remove => import::remove(app, account, listed).await?,
    }
    Ok(None)
}

/// A match of the visitor's own library; of others nobody is told that they are there.
pub(super) async fn own_match(app: &App, id: &ImportId, visitor: &Visitor) -> Result<LibraryMatch, AppError> {
    let account = visitor.account.as_ref().ok_or(AppError::NotFound)?;
    let key = MatchKey::Imported(id.clone()).stored();
    app.store().library_match(account, &key).await?.ok_or(AppError::NotFound)
}
