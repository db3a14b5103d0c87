//! `/me/sessions`: the browsers in which a guest is at home, and the end of that.

use axum::{
    extract::State,
    http::{HeaderValue, StatusCode, header::SET_COOKIE},
    response::{IntoResponse, Redirect, Response},
};
use serde::{Deserialize, Serialize};
use tavola_base::Time;

use crate::{
    app::App,
    web::{
        accounts::{End, Ends},
        errors::AppError,
        http::{
            body::{Body, Json},
            guard::Visitor,
        },
    },
};

/// A browser, for programs. It has no name that anybody could use.
#[derive(Debug, Serialize)]
pub(crate) struct Listed {
    began: Time,
    /// Whether it is the one that asks.
    here: bool,
}

/// The browsers, the latest first.
pub(crate) async fn get(State(app): State<App>, visitor: Visitor) -> Result<Json<Vec<Listed>>, AppError> {
    let sessions = app.accounts().sessions(visitor.account()?).await?;
    let listed = |session: crate::store::Session| Listed {
        began: session.began,
        here: visitor.session.as_ref() == Some(&session.id),
    };
    Ok(Json(sessions.into_iter().map(listed).collect()))
}

/// Which are to end.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wanted {
    which: Which,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Which {
    /// The one that asks.
    Here,
    /// All others.
    Others,
}

/// `POST /me/sessions/end`: ends them.
pub(crate) async fn end(
    State(app): State<App>,
    visitor: Visitor,
    body: Body<Wanted, Wanted>,
) -> Result<Response, AppError> {
    let (Wanted { which }, is_form) = match body {
        Body::Json(wanted) => (wanted, false),
        Body::Form(wanted) => (wanted, true),
    };
    let account = visitor.account()?.clone();
    let session = visitor.session.ok_or(AppError::Unknown)?;
    let ends = if which == Which::Here { Ends::One(session) } else { Ends::AllBut(session) };
    app.accounts().end(End { account, which: ends }).await?;
    let mut response = if is_form { Redirect::to("/").into_response() } else { StatusCode::NO_CONTENT.into_response() };
    if which == Which::Here {
        for cookie in app.accounts().no_cookie() {
            response.headers_mut().extend(HeaderValue::from_str(&cookie).ok().map(|value| (SET_COOKIE, value)));
        }
    }
    Ok(response)
}
