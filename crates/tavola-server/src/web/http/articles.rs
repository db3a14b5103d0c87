//! `GET /articles`: the articles, each on a page, and as a feed. Who writes them: `write`; what is said below them: `comments`.

pub(crate) mod comments;
mod feed;
pub(crate) mod write;

use std::sync::Arc;

use axum::{
    extract::State,
    response::{IntoResponse, Redirect, Response},
};
use maud::Markup;

pub(crate) use feed::get as feed;

use crate::{
    app::App,
    base::ids::AccountId,
    club::articles::{for_reader, shown},
    store::Role,
    web::{
        articles::Article,
        errors::AppError,
        http::{
            address::{Path, Query},
            guard::Visitor,
        },
        i18n::Locale,
        page_data::{ArticleData, ArticlesData, Reader},
        pages::{self, Shelf},
    },
};

/// The list.
pub(crate) async fn list(
    State(app): State<App>,
    Query(shelf): Query<Shelf>,
    visitor: Visitor,
    reader: Reader,
) -> Result<Markup, AppError> {
    let all = for_reader(&shown(&app).await?, pages::language(&reader));
    let writes = may(&app, visitor.account.as_ref(), Role::Editor).await?;
    Ok(pages::articles_page(&reader, &ArticlesData { all, writes }, &shelf))
}

/// An article in the reader's language; where it is in others only, the way to the first of them.
///
/// # Errors
/// If there is none of that name.
pub(crate) async fn show(
    State(app): State<App>,
    Path(name): Path<String>,
    visitor: Visitor,
    reader: Reader,
) -> Result<Response, AppError> {
    let (all, locale) = (shown(&app).await?, pages::language(&reader));
    let mut named = all.iter().filter(|one| one.name == name);
    let first = named.clone().next().ok_or(AppError::NotFound)?;
    match named.find(|one| one.language == locale) {
        Some(article) => Ok(page(&app, &visitor, &reader, &all, article).await?.into_response()),
        None => Ok(Redirect::to(&first.own_address()).into_response()),
    }
}

/// An article in one language, whatever the reader's is.
///
/// # Errors
/// If there is none of that name in it.
pub(crate) async fn show_in(
    State(app): State<App>,
    Path((name, language)): Path<(String, String)>,
    visitor: Visitor,
    reader: Reader,
) -> Result<Markup, AppError> {
    let all = shown(&app).await?;
    let article = all.iter().find(|one| one.name == name && one.language.code() == language);
    let article = article.ok_or(AppError::NotFound)?;
    // Whoever changes the language leaves for the address of all languages.
    let reader = Reader { path: article.address(), ..reader }.reading(article.language);
    page(&app, &visitor, &reader, &all, article).await
}

async fn page(
    app: &App,
    visitor: &Visitor,
    reader: &Reader,
    all: &[Arc<Article>],
    article: &Arc<Article>,
) -> Result<Markup, AppError> {
    let account = visitor.account.as_ref();
    let (name, code) = (&article.name, article.language.code());
    let edit = match &article.member {
        Some(member) => {
            let role = if account == Some(&member.account) { Role::Editor } else { Role::Administrator };
            may(app, account, role).await?.then(|| member.id.clone())
        }
        None => None,
    };
    let languages = Locale::all().filter(|locale| {
        let is_in = |one: &Arc<Article>| one.name == *name && one.language == *locale;
        all.iter().any(is_in)
    });
    let data = ArticleData {
        article: Arc::clone(article),
        all: for_reader(all, article.language),
        languages: languages.collect(),
        edit,
        comments: app.store().comments_below(name, code, account).await?,
        reader: account.cloned(),
    };
    Ok(pages::article_page(reader, &data))
}

/// Whether somebody may what a role may.
pub(crate) async fn may(app: &App, account: Option<&AccountId>, role: Role) -> Result<bool, AppError> {
    match account {
        Some(account) => Ok(app.accounts().may(account, role).await?),
        None => Ok(false),
    }
}

/// The newest for the start page.
pub(crate) async fn newest(app: &App, locale: Locale) -> Result<Vec<Arc<Article>>, AppError> {
    let mut all = for_reader(&shown(app).await?, locale);
    all.truncate(3);
    Ok(all)
}
