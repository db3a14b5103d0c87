//! `POST /seeks`: seeks somebody to play.

use axum::{
    extract::State,
    response::{IntoResponse, Redirect, Response},
};
use serde::{Deserialize, Serialize};

use super::{Reads, answered, challenge::by_name};
use crate::{
    app::App,
    club::{
        lobby::{Range, Way, Wish, quick},
        table_opening::{NAMED, NewTable, Opponent, TableForm},
    },
    web::{
        errors::AppError,
        http::{
            body::Body,
            guard::{Visitor, with_cookie},
            tournament::forms::kinds::Wrong,
            visitor::known,
        },
    },
};

/// What a program seeks: the length of a quick button, or a table.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewSeek {
    /// The length of a quick button.
    #[serde(default)]
    quick: Option<u8>,
    /// What is to be played; its opponent is a `friend`.
    #[serde(default)]
    table: Option<NewTable>,
    /// How far the opponent's rating may be from one's own.
    #[serde(default)]
    range: Option<u16>,
    /// The name to go by from now on.
    #[serde(default)]
    name: Option<String>,
}

/// A quick button.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct QuickForm {
    quick: String,
}

/// Seeks or challenges somebody on the terms of the form by which tables are opened.
pub(crate) async fn by_form(app: &App, visitor: &Visitor, mut form: TableForm) -> Result<Response, AppError> {
    let whom = (form.opponent == NAMED).then(|| std::mem::take(&mut form.whom));
    let range = Range::written(&form.range)?;
    "friend".clone_into(&mut form.opponent);
    let table: NewTable = form.try_into()?;
    let guest = known(app, visitor, table.name.as_deref()).await?;
    let response = match whom {
        Some(name) => {
            by_name(app, guest.account, &name, table, None).await?;
            Redirect::to("/#lobby").into_response()
        }
        None => {
            let wish = Wish { account: guest.account, way: Way::Chosen, table, range };
            answered(&app.lobby().seek(app, wish).await?, Reads::Pages)
        }
    };
    Ok(with_cookie(response, guest.set_cookie))
}

/// That a table is for two people: bots and pairs are not found by seeks and challenges.
pub(super) fn expect_a_person(table: &NewTable) -> Result<(), AppError> {
    match table.opponent {
        Opponent::Friend => Ok(()),
        Opponent::Bot | Opponent::Bots | Opponent::Doubles => {
            Err(AppError::Malformed("the opponent of a seek or a challenge is a friend".to_owned()))
        }
    }
}

/// Seeks, and makes the visitor a guest if they are not one yet.
pub(crate) async fn post(
    State(app): State<App>,
    visitor: Visitor,
    body: Body<NewSeek, QuickForm>,
) -> Result<Response, AppError> {
    let reads = Reads::of(&body);
    let new = match body {
        Body::Json(new) => new,
        Body::Form(form) => {
            let wrong = || AppError::wrong_in_a_field("quick", &form.quick, Wrong::Choice);
            NewSeek { quick: Some(form.quick.parse().map_err(|_| wrong())?), table: None, range: None, name: None }
        }
    };
    let (way, table) = match (new.quick, new.table) {
        (Some(length), None) => (Way::Quick, quick(length)?),
        (None, Some(table)) => (Way::Chosen, table),
        _ => return Err(AppError::Malformed("say either the length of a quick button or a table".to_owned())),
    };
    expect_a_person(&table)?;
    let range = match new.range {
        None => Range::ANYBODY,
        Some(points) => {
            Range::within(points).ok_or_else(|| AppError::Malformed("that range says nothing".to_owned()))?
        }
    };
    let guest = known(&app, &visitor, new.name.as_deref()).await?;
    let sought = app.lobby().seek(&app, Wish { account: guest.account, way, table, range }).await?;
    Ok(with_cookie(answered(&sought, reads), guest.set_cookie))
}
