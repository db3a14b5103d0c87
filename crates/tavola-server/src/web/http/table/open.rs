//! `POST /tables`: opens a table.

use axum::{
    Json,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Redirect, Response},
};
use serde::Serialize;
use tavola_base::Decider;
use tavola_club::table::Tables;

use crate::{
    app::App,
    base::ids::StreamId,
    club::{
        bots::{BotLevel, Opened},
        learning,
        table_opening::{ANYBODY, NAMED, NewTable, Opponent, TableForm},
    },
    web::{
        errors::AppError,
        http::{
            body::Body,
            guard::{Visitor, with_cookie},
            lobby,
            visitor::known,
        },
    },
};

/// The table, for programs.
#[derive(Debug, Serialize)]
struct Answer {
    id: StreamId,
    url: String,
    join_url: Option<String>,
    /// In doubles the partner's link, then those of both opponents.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    join_urls: Vec<String>,
}

/// Opens it, and makes the visitor a guest if they are not one yet.
pub(crate) async fn post(
    State(app): State<App>,
    visitor: Visitor,
    body: Body<NewTable, TableForm>,
) -> Result<Response, AppError> {
    let is_form = matches!(body, Body::Form(_));
    let mut new = match body {
        Body::Json(new) => new,
        Body::Form(form) if [ANYBODY, NAMED].contains(&form.opponent.as_str()) => {
            return lobby::seek::by_form(&app, &visitor, form).await;
        }
        Body::Form(form) => form.try_into()?,
    };
    let host = known(&app, &visitor, new.name.as_deref()).await?;
    if new.own_level {
        let tutored = learning::tutored(&app, &host.account).await?;
        let own = learning::own_level(&app, &host.account, &tutored).await?.ok_or_else(AppError::no_own_level)?;
        new.level = Some(BotLevel(own.level));
    }
    let opens = async || app.tables().open(&new, &host.account, &host.name).await;
    let table = if new.opponent == Opponent::Bots {
        let counted = async || {
            let table = opens().await?;
            let opened = Opened { id: table.id.clone(), kind: Tables::STREAM };
            Ok((table, opened))
        };
        app.bot_tables().open(&app, &host.account, counted).await?
    } else {
        opens().await?
    };
    let url = format!("/t/{}", table.id);
    let response = if is_form {
        Redirect::to(&url).into_response()
    } else {
        let links: Vec<String> = table.invitations.iter().map(|token| format!("/join/{token}")).collect();
        let (join_url, join_urls) = match &links[..] {
            [only] => (Some(only.clone()), Vec::new()),
            _ => (None, links),
        };
        (StatusCode::CREATED, Json(Answer { id: table.id, url, join_url, join_urls })).into_response()
    };
    Ok(with_cookie(response, host.set_cookie))
}
