//! `/variations`: trees of “what if”, kept under an account, each with an address of its own and one for every node.

use axum::{
    Json,
    extract::State,
    http::{
        StatusCode,
        header::{CONTENT_DISPOSITION, CONTENT_TYPE},
    },
    response::{IntoResponse, Redirect, Response},
};
use maud::Markup;
use serde::{Deserialize, Serialize};
use tavola_study::variations::NodeId;

use crate::{
    app::App,
    base::ids::StreamId,
    club::variations::{Change, Changed},
    web::{
        errors::{AppError, leads_back},
        http::{
            address::{Path, Query},
            body::Body,
            guard::{Visitor, with_cookie},
            position,
            visitor::known,
        },
        page_data::{Reader, VariationsData},
        pages,
    },
};

/// Which node is looked at.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct At {
    #[serde(default)]
    at: String,
}

/// A new tree.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewTree {
    /// The position it begins with: any id that is read.
    id: String,
    /// What it is called.
    #[serde(default)]
    name: String,
    /// What is tried first: a roll, a play, `double`.
    #[serde(default)]
    act: String,
}

/// The visitor's own.
pub(crate) async fn list(State(app): State<App>, visitor: Visitor, reader: Reader) -> Result<Markup, AppError> {
    let own = match &visitor.account {
        Some(account) => app.trees().of(&app, account).await?,
        None => Vec::new(),
    };
    Ok(pages::variations_list(&reader, &own))
}

/// Makes one, and the visitor a guest if they are not one yet.
pub(crate) async fn post(
    State(app): State<App>,
    visitor: Visitor,
    body: Body<NewTree, NewTree>,
) -> Result<Response, AppError> {
    let (new, is_form) = match body {
        Body::Json(new) => (new, false),
        Body::Form(new) => (new, true),
    };
    let situation = position::read(&new.id);
    let situation = situation.map_err(|wrong| AppError::Malformed(format!("that is no position: {wrong:?}")))?;
    let owner = known(&app, &visitor, None).await?;
    let name = if new.name.trim().is_empty() { visitor.locale.say("variations-untitled") } else { new.name };
    let (id, at) = app.trees().make(&app, &owner.account, &situation, &name, Some(&new.act)).await?;
    let url = pages::variations_address(&id, at);
    let response = if is_form {
        Redirect::to(&url).into_response()
    } else {
        (StatusCode::CREATED, Json(serde_json::json!({ "id": id, "url": url }))).into_response()
    };
    Ok(with_cookie(response, owner.set_cookie))
}

/// A tree, and one node of it.
pub(crate) async fn show(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    Query(asked): Query<At>,
    visitor: Visitor,
    reader: Reader,
) -> Result<Markup, AppError> {
    let opened = app.trees().open(&app, &id, visitor.account.as_ref()).await?;
    let node = asked.at.parse().map(NodeId).ok().filter(|at| opened.tree.node(*at).is_some());
    let at = node.unwrap_or(NodeId::ROOT);
    let fault = |why: tavola_study::variations::NoVariation| AppError::Unreadable(why.to_string());
    let now = opened.tree.situation(at).map_err(fault)?;
    let is_lost = !asked.at.is_empty() && node.is_none();
    Ok(pages::variations(&reader, &VariationsData { opened, at, now, is_lost }))
}

/// Changes one.
pub(crate) async fn change(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    visitor: Visitor,
    body: Body<Change, Change>,
) -> Result<Response, AppError> {
    let (change, is_form) = match body {
        Body::Json(change) => (change, false),
        Body::Form(change) => (change, true),
    };
    let back = pages::variations_address(&id, NodeId(change.at));
    let changed = match visitor.account() {
        Ok(account) => app.trees().change(&app, &id, account, &change).await,
        Err(error) => Err(error),
    };
    let url = match changed {
        Ok(Changed::At(at)) => pages::variations_address(&id, at),
        Ok(Changed::Gone) => "/variations".to_owned(),
        Err(error) if is_form => return Ok(leads_back(&back, Err(error))),
        Err(error) => return Err(error),
    };
    Ok(if is_form {
        Redirect::to(&url).into_response()
    } else {
        Json(serde_json::json!({ "url": url })).into_response()
    })
}

/// A tree as a file.
pub(crate) async fn file(
    State(app): State<App>,
    Path((id, name)): Path<(StreamId, String)>,
    visitor: Visitor,
) -> Result<Response, AppError> {
    let opened = app.trees().open(&app, &id, visitor.account.as_ref()).await?;
    let (kind, body) = match name.as_str() {
        "tree.sgf" => {
            let fault = |why: tavola_study::variations::NoVariation| AppError::Unreadable(why.to_string());
            ("application/x-go-sgf", opened.tree.sgf(&opened.kept.name).map_err(fault)?)
        }
        "tree.json" => ("application/json", opened.kept.body),
        _ => return Err(AppError::NotFound),
    };
    let disposition = format!("attachment; filename=\"tavola-{name}\"");
    Ok(([(CONTENT_TYPE, kind.to_owned()), (CONTENT_DISPOSITION, disposition)], body).into_response())
}
