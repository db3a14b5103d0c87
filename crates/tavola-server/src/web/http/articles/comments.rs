//! `POST /articles/{name}/{language}/comments`: what a member says below an article; `/articles/comments`: those that wait,
//! for editors and moderators.

use axum::{
    extract::{FromRequestParts, State},
    http::request::Parts,
    response::{IntoResponse, Redirect, Response},
};
use maud::Markup;
use serde::Deserialize;

use super::may;
use crate::{
    app::App,
    base::ids::{AccountId, StreamId},
    club::articles::comments,
    store::{CommentState, Role, StoredComment},
    web::{
        errors::{AppError, leads_back},
        http::{address::Path, body::Form, guard::Visitor},
        i18n::Locale,
        page_data::{CommentsData, Reader},
        pages,
    },
};

/// So many comments of a kind are shown at once.
const SHOWN: u16 = 100;

/// A comment, as a form has it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CommentForm {
    words: String,
}

/// What is done with one.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Act {
    Show,
    Refuse,
    TakeAway,
}

/// What is done with one, as a form has it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ActForm {
    act: Act,
}

/// Somebody who looks at comments: an editor or a moderator.
#[derive(Debug)]
pub(crate) struct Looker(AccountId);

impl FromRequestParts<App> for Looker {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, AppError> {
        let visitor = Visitor::from_request_parts(parts, app).await?;
        looker(app, &visitor).await
    }
}

async fn looker(app: &App, visitor: &Visitor) -> Result<Looker, AppError> {
    let account = visitor.account.as_ref();
    let is_one = may(app, account, Role::Editor).await? || may(app, account, Role::Moderator).await?;
    account.filter(|_| is_one).cloned().map(Looker).ok_or(AppError::NotAnEditor)
}

/// Writes one below an article.
pub(crate) async fn post(
    State(app): State<App>,
    Path((name, language)): Path<(String, String)>,
    visitor: Visitor,
    Form(form): Form<CommentForm>,
) -> Result<Response, AppError> {
    let language = Locale::of_code(&language).ok_or(AppError::NotFound)?;
    let below = format!("/articles/{name}/{}#comments", language.code());
    let written = match visitor.account() {
        Ok(account) => comments::write(&app, account, &name, language, &form.words).await,
        Err(error) => Err(error),
    };
    Ok(leads_back(&below, written.map(|()| Redirect::to(&below).into_response())))
}

/// Those that wait, and what was decided last.
pub(crate) async fn queue(State(app): State<App>, _looker: Looker, reader: Reader) -> Result<Markup, AppError> {
    let store = app.store();
    let mut counts = [0; 3];
    for (count, state) in counts.iter_mut().zip([CommentState::Waiting, CommentState::Shown, CommentState::Refused]) {
        *count = store.count_comments(state, None).await?;
    }
    let mut decided: Vec<StoredComment> = store.comments_in(CommentState::Shown, SHOWN).await?;
    decided.extend(store.comments_in(CommentState::Refused, SHOWN).await?);
    let data = CommentsData { waiting: store.comments_in(CommentState::Waiting, SHOWN).await?, counts, decided };
    Ok(pages::comments_page(&reader, &data))
}

/// Decides one, or takes one's own away.
pub(crate) async fn act(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    visitor: Visitor,
    Form(form): Form<ActForm>,
) -> Result<Redirect, AppError> {
    let state = match form.act {
        Act::Show => CommentState::Shown,
        Act::Refuse => CommentState::Refused,
        Act::TakeAway => {
            let comment = comments::take_away(&app, &id, visitor.account()?).await?;
            return Ok(Redirect::to(&format!("/articles/{}/{}#comments", comment.name, comment.language)));
        }
    };
    let Looker(by) = looker(&app, &visitor).await?;
    comments::decide(&app, &id, &by, state).await?;
    Ok(Redirect::to("/articles/comments"))
}
