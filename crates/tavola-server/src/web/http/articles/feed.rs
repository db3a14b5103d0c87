//! `GET /articles/feed.xml`: the articles of a language as an Atom feed.

use std::sync::Arc;

use atom_syndication::{Content, Entry, Feed, FixedDateTime, Link, Person, Text};
use axum::{
    extract::State,
    http::header::CONTENT_TYPE,
    response::{IntoResponse, Response},
};
use serde::Deserialize;
use tavola_base::Time;

use crate::{
    app::App,
    club::articles::shown,
    web::{articles::Article, errors::AppError, http::address::Query, i18n::Locale, page_data::Reader, pages},
};

/// Which language is asked for; the reader's if it is left out.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Asked {
    #[serde(default)]
    lang: String,
}

/// The feed.
///
/// # Errors
/// If the database fails.
pub(crate) async fn get(
    State(app): State<App>,
    Query(asked): Query<Asked>,
    reader: Reader,
) -> Result<Response, AppError> {
    let locale = Locale::of_code(&asked.lang).unwrap_or_else(|| pages::language(&reader));
    let all = shown(&app).await?;
    let own = all.iter().filter(|article| article.language == locale);
    let entries: Vec<Entry> = own.map(|article| entry(&reader, article)).collect();
    let updated = entries.iter().map(|entry| entry.updated).max().unwrap_or_default();
    let address = format!("{}/articles/feed.xml?lang={}", reader.origin, locale.code());
    let feed = Feed {
        title: Text::plain(format!("Tavola · {}", locale.say("articles-title"))),
        id: address.clone(),
        updated,
        lang: Some(locale.code().to_owned()),
        links: vec![link(&address, "self"), link(&format!("{}/articles", reader.origin), "alternate")],
        entries,
        ..Feed::default()
    };
    Ok(([(CONTENT_TYPE, "application/atom+xml; charset=utf-8")], feed.to_string()).into_response())
}

fn entry(reader: &Reader, article: &Arc<Article>) -> Entry {
    let address = format!("{}{}", reader.origin, article.own_address());
    let published = FixedDateTime::parse_from_rfc3339(&format!("{}T00:00:00Z", article.date)).unwrap_or_default();
    let changed = article.member.as_ref().and_then(|member| moment(member.changed));
    let language = article.language.code().to_owned();
    let content = Content {
        lang: Some(language),
        value: Some(sound(&article.document.lead)),
        content_type: Some("text".to_owned()),
        ..Content::default()
    };
    Entry {
        title: Text::plain(sound(&article.document.title)),
        id: address.clone(),
        updated: changed.unwrap_or(published).max(published),
        published: Some(published),
        authors: vec![Person { name: sound(&article.author), ..Person::default() }],
        links: vec![link(&address, "alternate")],
        content: Some(content),
        ..Entry::default()
    }
}

/// A text without signs that no XML may have: one of them, and nobody could read the feed.
fn sound(text: &str) -> String {
    text.chars().filter(|c| !c.is_control() && !matches!(c, '\u{fffe}' | '\u{ffff}')).collect()
}

fn moment(at: Time) -> Option<FixedDateTime> {
    let at = jiff::Timestamp::from_millisecond(i64::try_from(at.millis()).ok()?).ok()?;
    FixedDateTime::parse_from_rfc3339(&at.to_string()).ok()
}

fn link(href: &str, rel: &str) -> Link {
    Link { href: href.to_owned(), rel: rel.to_owned(), ..Link::default() }
}
