//! `/articles/write`: what editors write: begun, looked at, saved, published, withdrawn, translated, deleted.

use std::sync::Arc;

use axum::{
    extract::{FromRequestParts, State},
    http::{StatusCode, request::Parts},
    response::{IntoResponse, Redirect, Response},
};
use maud::Markup;
use serde::Deserialize;

use super::may;
use crate::{
    app::App,
    base::ids::StreamId,
    club::articles::{
        Editor, Fate, Saved, day,
        draft::{self, Draft, Wrong},
        languages, names,
    },
    store::{ArticleText, CommentState, Role, StoredArticle},
    web::{
        articles::Article,
        errors::{AppError, leads_back},
        http::{
            address::{Path, Query},
            body::Form,
            guard::Visitor,
        },
        i18n::Locale,
        page_data::{Reader, WritingData, WritingsData},
        pages,
    },
};

/// The longest form that is read, in bytes: a text ten times too long is still refused in words, and nothing of it lost.
pub(crate) const LONGEST_FORM: usize = 4 * 1024 * 1024;

/// What can have been done to an article, as its page says it.
const SAID: [&str; 6] = ["saved", "published", "scheduled", "withdrawn", "translated", "begun"];

impl FromRequestParts<App> for Editor {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, AppError> {
        let visitor = Visitor::from_request_parts(parts, app).await?;
        let account = visitor.account.ok_or(AppError::NotAnEditor)?;
        if !may(app, Some(&account), Role::Editor).await? {
            return Err(AppError::NotAnEditor);
        }
        let is_administrator = may(app, Some(&account), Role::Administrator).await?;
        Ok(Self { account, is_administrator })
    }
}

/// A new article, as a form has it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewForm {
    title: String,
    language: String,
}

/// In which language an article shall be there too.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TranslateForm {
    language: String,
}

/// What is looked at.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Asked {
    /// An earlier version, whose text is put into the form.
    version: Option<i64>,
    #[serde(default)]
    said: String,
}

/// What is done with a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Act {
    Preview,
    Save,
    Publish,
    Withdraw,
    Delete,
}

/// A text, as a form has it.
#[derive(Debug, Deserialize)]
pub(crate) struct TextForm {
    act: Act,
    version: i64,
    #[serde(flatten)]
    draft: Draft,
}

/// Their own articles; everybody's for administrators.
pub(crate) async fn list(State(app): State<App>, editor: Editor, reader: Reader) -> Result<Markup, AppError> {
    let of = Some(&editor.account).filter(|_| !editor.is_administrator);
    let data = WritingsData {
        articles: app.store().articles_of(of).await?,
        waiting: app.store().count_comments(CommentState::Waiting, None).await?,
        today: day(app.now()).to_string(),
        editor: editor.account,
    };
    Ok(pages::writings_page(&reader, &data))
}

/// Begins one.
pub(crate) async fn begin(
    State(app): State<App>,
    editor: Editor,
    Form(form): Form<NewForm>,
) -> Result<Response, AppError> {
    let language = Locale::of_code(&form.language).ok_or_else(|| AppError::outdated("no such language".to_owned()))?;
    if !app.limits().may_write(&editor.account, app.now()) {
        return Err(AppError::TooFast);
    }
    let begun = app.articles().begin(&app, &editor, &form.title, language).await;
    let begun = begun.map(|id| Redirect::to(&format!("/articles/write/{id}?said=begun")).into_response());
    Ok(leads_back("/articles/write", begun))
}

/// Begins a translation.
pub(crate) async fn translate(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    editor: Editor,
    Form(form): Form<TranslateForm>,
) -> Result<Response, AppError> {
    let language = Locale::of_code(&form.language).ok_or_else(|| AppError::outdated("no such language".to_owned()))?;
    let begun = app.articles().translate(&app, &editor, &id, language).await;
    let begun = begun.map(|id| Redirect::to(&format!("/articles/write/{id}?said=translated")).into_response());
    Ok(leads_back(&format!("/articles/write/{id}"), begun))
}

/// The form with what is stored, or with what stood there before.
pub(crate) async fn show(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    Query(asked): Query<Asked>,
    editor: Editor,
    reader: Reader,
) -> Result<Markup, AppError> {
    let kept = app.articles().open(&app, &editor, &id).await?;
    let mut draft = Draft::of(&kept);
    if let Some(version) = asked.version {
        let text = app.store().article_version(&id, version).await?.ok_or(AppError::NotFound)?;
        draft = Draft { day: draft.day, name: draft.name, ..Draft::of(&StoredArticle { text, ..kept.clone() }) };
    }
    let wrong = if draft.body.is_empty() { Vec::new() } else { draft::look(&draft.tidied(), &names(&app).await?).1 };
    let data = WritingData {
        said: SAID.into_iter().find(|said| *said == asked.said),
        is_unsaved: asked.version.is_some(),
        ..around(&app, kept, draft, wrong).await?
    };
    Ok(pages::writing_page(&reader, &data))
}

/// Does with a text what its writer wants.
pub(crate) async fn post(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    editor: Editor,
    reader: Reader,
    Form(form): Form<TextForm>,
) -> Result<Response, AppError> {
    if !app.limits().may_write(&editor.account, app.now()) {
        return Err(AppError::TooFast);
    }
    let fate = match form.act {
        Act::Preview => return preview(&app, &editor, &id, &reader, &form.draft, form.version).await,
        Act::Delete => {
            let deleted = app.articles().delete(&app, &editor, &id).await;
            let deleted = deleted.map(|()| Redirect::to("/articles/write").into_response());
            return Ok(leads_back(&format!("/articles/write/{id}"), deleted));
        }
        Act::Save => Fate::Kept,
        Act::Publish => Fate::Published,
        Act::Withdraw => Fate::Withdrawn,
    };
    let saved = app.articles().save(&app, &editor, &id, form.version, &form.draft, fate).await?;
    let (status, data) = match saved {
        Saved::Done(kept) => {
            let said = match fate {
                Fate::Published if kept.day > day(app.now()).to_string() => "scheduled",
                Fate::Published => "published",
                Fate::Withdrawn => "withdrawn",
                Fate::Kept => "saved",
            };
            return Ok(Redirect::to(&format!("/articles/write/{id}?said={said}")).into_response());
        }
        Saved::Newer(kept) => {
            let writer = app.accounts().name(&kept.writer).await?;
            let data = around(&app, kept, form.draft.tidied(), Vec::new()).await?;
            (StatusCode::CONFLICT, WritingData { newer: Some(writer), is_unsaved: true, ..data })
        }
        Saved::Wrong(kept, wrong) => {
            let is_unsaved = Draft::of(&kept) != form.draft.tidied();
            let data = around(&app, kept, form.draft.tidied(), wrong).await?;
            (StatusCode::UNPROCESSABLE_ENTITY, WritingData { is_unsaved, said: Some("wrong"), ..data })
        }
    };
    Ok((status, pages::writing_page(&reader, &data)).into_response())
}

/// How a text will look; nothing is stored. Whoever saves afterwards still says which version they had read.
async fn preview(
    app: &App,
    editor: &Editor,
    id: &StreamId,
    reader: &Reader,
    written: &Draft,
    version: i64,
) -> Result<Response, AppError> {
    let kept = app.articles().open(app, editor, id).await?;
    let draft = written.tidied();
    let (document, wrong) = draft::look(&draft, &names(app).await?);
    let article = Article {
        name: kept.name.clone(),
        language: Locale::of_code(&kept.language).unwrap_or_default(),
        date: draft.day.parse().unwrap_or_else(|_| day(app.now())),
        author: app.accounts().name(&kept.account).await?,
        member: None,
        tags: draft::tags(&draft.text().tags),
        document,
    };
    let is_unsaved = Draft::of(&kept) != draft;
    let data = around(app, StoredArticle { version, ..kept }, draft, wrong).await?;
    let data = WritingData { preview: Some(Arc::new(article)), is_unsaved, ..data };
    Ok(pages::writing_page(reader, &data).into_response())
}

/// The form with what stands around it.
async fn around(app: &App, kept: StoredArticle, draft: Draft, wrong: Vec<Wrong>) -> Result<WritingData, AppError> {
    let there = languages(app, &kept.name).await?;
    let named = app.store().articles_named(&kept.name).await?;
    Ok(WritingData {
        original: named.into_iter().next().filter(|first| first.id != kept.id && first.text != ArticleText::default()),
        missing: Locale::all().filter(|locale| !there.contains(locale)).collect(),
        versions: app.store().article_versions(&kept.id).await?,
        today: day(app.now()).to_string(),
        said: None,
        is_unsaved: false,
        preview: None,
        newer: None,
        draft,
        wrong,
        kept,
    })
}
