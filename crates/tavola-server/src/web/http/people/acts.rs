//! What a player can do on others' pages and on the boards: follow, and leave the boards.

use axum::{
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Redirect, Response},
};
use serde::{Deserialize, Serialize};

use super::player;
use crate::{
    app::App,
    base::ids::AccountId,
    store::RowWrite,
    web::{
        errors::AppError,
        http::{address::Path, body::Body, guard::Visitor},
        pages,
    },
};

/// How many people a player can follow.
pub(crate) const MOST_FOLLOWED: u16 = 200;

/// Whether it begins or ends.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wanted<A> {
    act: A,
}

/// Following.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Following {
    /// It begins.
    Follow,
    /// It ends.
    Unfollow,
}

/// The boards.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Standing {
    /// One stands on them.
    Enter,
    /// One does not.
    Leave,
}

/// The visitor's account, if they are a player.
async fn own<'a>(app: &App, visitor: &'a Visitor) -> Result<&'a AccountId, AppError> {
    let own = visitor.account()?;
    if app.store().is_player(own).await? { Ok(own) } else { Err(AppError::Forbidden) }
}

fn answer<J, F>(body: Body<J, F>, to: &str) -> (Response, J)
where
    F: Into<J>,
{
    match body {
        Body::Json(wanted) => (StatusCode::NO_CONTENT.into_response(), wanted),
        Body::Form(wanted) => (Redirect::to(to).into_response(), wanted.into()),
    }
}

/// `POST /people/{name}/follow`: begins or ends following.
pub(crate) async fn follow(
    State(app): State<App>,
    Path(name): Path<String>,
    visitor: Visitor,
    body: Body<Wanted<Following>, Wanted<Following>>,
) -> Result<Response, AppError> {
    let own = own(&app, &visitor).await?;
    let (account, person) = player(&app, &name).await?;
    let (answer, wanted) = answer(body, &pages::person_address(&person.name));
    let row = match wanted.act {
        Following::Unfollow => RowWrite::unfollow(own, &account),
        Following::Follow if *own == account => {
            return Err(AppError::plainly("people-follow-oneself", "you can’t follow yourself"));
        }
        Following::Follow => {
            let most = usize::from(MOST_FOLLOWED);
            if app.store().followed_by(own, MOST_FOLLOWED).await?.len() >= most {
                return Err(AppError::plainly("people-follow-many", "you follow as many people as you can"));
            }
            RowWrite::follow(own, &account, app.now())
        }
    };
    app.store().write(vec![row]).await?;
    Ok(answer)
}

/// `POST /me/boards`: whether one stands on boards.
pub(crate) async fn boards(
    State(app): State<App>,
    visitor: Visitor,
    body: Body<Wanted<Standing>, Wanted<Standing>>,
) -> Result<Response, AppError> {
    let own = own(&app, &visitor).await?;
    let (answer, wanted) = answer(body, "/people");
    let row = match wanted.act {
        Standing::Enter => RowWrite::listed(own),
        Standing::Leave => RowWrite::unlisted(own, app.now()),
    };
    app.store().write(vec![row]).await?;
    Ok(answer)
}
