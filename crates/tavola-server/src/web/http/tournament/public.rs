//! The pages everybody may read. They are made once for each version, language and address, compressed once, and
//! answered with “not changed” to who has them: five hundred watchers cost little more than one.

use std::collections::BTreeSet;

use axum::{
    body::Bytes,
    extract::State,
    http::{
        HeaderMap, StatusCode,
        header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY},
    },
    response::{IntoResponse, Redirect, Response},
};
use maud::Markup;
use serde::Deserialize;
use tavola_tournament::{DivisionId, EntrantId, Entry, EntryState, Person};

use crate::{
    app::App,
    base::ids::{AccountId, StreamId},
    web::{
        errors::AppError,
        http::{
            address::{Path, Query},
            guard::Visitor,
        },
        page_data::{Leaf, Paper, Reader, TournamentData},
        pages,
        rendered::{Key, Page},
    },
};

/// Which part of a page that is too large for one.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Shown {
    #[serde(default)]
    part: String,
}

impl Shown {
    /// What it adds to an address: nothing of what no part is called.
    fn asked(&self, before: &str) -> String {
        let is_name = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || matches!(c, '-' | '_');
        let is_one = !self.part.is_empty() && self.part.len() <= 32 && self.part.chars().all(is_name);
        if is_one { format!("{before}part={}", self.part) } else { String::new() }
    }
}

/// `GET /e/{id}`; a part that is not there leads to the whole page.
pub(crate) async fn get(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    Query(shown): Query<Shown>,
    visitor: Visitor,
    reader: Reader,
    headers: HeaderMap,
) -> Result<Response, AppError> {
    let entered = entered(&app, &id, visitor.account.as_ref()).await?;
    let whole = format!("/e/{id}");
    let part = shown.asked("?");
    let reader = Reader { path: format!("{whole}{part}"), ..reader };
    let make = |data: &TournamentData| pages::tournament::public_for(&reader, data, &entered);
    let made = made_for(&app, &id, (&reader, &entered), &headers, make).await;
    match made {
        Err(AppError::NotFound) if !part.is_empty() => Ok(Redirect::to(&whole).into_response()),
        made => made,
    }
}

/// The divisions that somebody is entered in, or has asked to be.
async fn entered(app: &App, id: &StreamId, account: Option<&AccountId>) -> Result<Vec<DivisionId>, AppError> {
    let Some(account) = account else { return Ok(Vec::new()) };
    let state = app.tournaments().existing(id).await?.state;
    let is_theirs = |entry: &&Entry| {
        let is_one = |person: &Person| person.player.as_ref().is_some_and(|one| one.as_str() == account.as_str());
        let is_meant = matches!(entry.state, EntryState::Requested | EntryState::Approved);
        is_meant && entry.people.iter().any(is_one)
    };
    let divisions = state.entries().iter().filter(is_theirs).map(|entry| entry.division.clone());
    Ok(divisions.collect::<BTreeSet<_>>().into_iter().collect())
}

/// Whom one looks for.
#[derive(Debug, Deserialize)]
pub(crate) struct Sought {
    #[serde(default)]
    name: String,
}

/// `GET /e/{id}/find`: everybody with these letters in their name; not kept, since anybody can make up letters.
pub(crate) async fn find(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    Query(sought): Query<Sought>,
    reader: Reader,
) -> Result<Markup, AppError> {
    let data = super::seen(&app, &id, None).await?;
    let letters: String = sought.name.trim().chars().take(64).collect();
    Ok(pages::tournament::find(&reader, &data, &letters))
}

/// `GET /e/{id}/player/{number}`.
pub(crate) async fn player(
    State(app): State<App>,
    Path((id, number)): Path<(StreamId, u32)>,
    reader: Reader,
    headers: HeaderMap,
) -> Result<Response, AppError> {
    let (entrant, reader) = (EntrantId::new(number), Reader { path: format!("/e/{id}/player/{number}"), ..reader });
    made_once(&app, &id, &reader, &headers, |data| pages::tournament::player(&reader, data, entrant)).await
}

/// What it is printed on.
#[derive(Debug, Deserialize)]
pub(crate) struct Print {
    #[serde(default)]
    paper: Paper,
    #[serde(default)]
    part: String,
}

/// `GET /e/{id}/print/{division}`.
pub(crate) async fn print(
    State(app): State<App>,
    Path((id, division)): Path<(StreamId, String)>,
    Query(Print { paper, part }): Query<Print>,
    reader: Reader,
    headers: HeaderMap,
) -> Result<Response, AppError> {
    let part = Shown { part }.asked("&");
    let reader = Reader { path: format!("/e/{id}/print/{division}?paper={}{part}", paper.name()), ..reader };
    made_once(&app, &id, &reader, &headers, |data| pages::tournament::print(&reader, data, &division, paper)).await
}

/// `GET /e/{id}/papers/{leaf}`: pairings by name, score slips, a score sheet.
pub(crate) async fn papers(
    State(app): State<App>,
    Path((id, leaf)): Path<(StreamId, Leaf)>,
    reader: Reader,
    headers: HeaderMap,
) -> Result<Response, AppError> {
    let reader = Reader { path: format!("/e/{id}/papers/{}", leaf.name()), ..reader };
    made_once(&app, &id, &reader, &headers, |data| Some(pages::tournament::papers(&reader, data, leaf))).await
}

/// `GET /e/{id}/projector`: for a screen in the hall.
pub(crate) async fn projector(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    reader: Reader,
    headers: HeaderMap,
) -> Result<Response, AppError> {
    let reader = Reader { path: format!("/e/{id}/projector"), ..reader };
    made_once(&app, &id, &reader, &headers, |data| Some(pages::tournament::projector(&reader, data))).await
}

/// `GET /e/{id}/me`: what the visitor themselves has to do; made for them alone.
pub(crate) async fn me(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    visitor: Visitor,
    reader: Reader,
) -> Result<Markup, AppError> {
    let data = super::seen(&app, &id, visitor.account.as_ref()).await?;
    Ok(pages::tournament::me(&reader, &data))
}

async fn made_once(
    app: &App,
    id: &StreamId,
    reader: &Reader,
    headers: &HeaderMap,
    make: impl FnOnce(&TournamentData) -> Option<Markup>,
) -> Result<Response, AppError> {
    made_for(app, id, (reader, &[]), headers, make).await
}

/// The same once for all who are entered in the same divisions.
async fn made_for(
    app: &App,
    id: &StreamId,
    (reader, entered): (&Reader, &[DivisionId]),
    headers: &HeaderMap,
    make: impl FnOnce(&TournamentData) -> Option<Markup>,
) -> Result<Response, AppError> {
    let version = app.tournaments().existing(id).await?.version;
    let path = entered.iter().fold(reader.path.clone(), |path, division| format!("{path}#{division}"));
    let key = Key { stream: id.clone(), language: pages::language(reader).code(), path };
    let made = app.rendered().page(key, version, async || {
        let data = super::seen(app, id, None).await?;
        Ok(make(&data).map(maud::PreEscaped::into_string))
    });
    let page = made.await?.ok_or(AppError::NotFound)?;
    Ok(answer(&page, headers))
}

fn answer(page: &Page, headers: &HeaderMap) -> Response {
    let caching =
        [(ETAG, page.etag.as_str()), (CACHE_CONTROL, "no-cache"), (VARY, "Accept-Encoding, Accept-Language, Cookie")];
    let said = |name| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    if said(IF_NONE_MATCH).split(',').any(|have| have.trim() == page.etag) {
        return (StatusCode::NOT_MODIFIED, caching).into_response();
    }
    let kind = [(CONTENT_TYPE, "text/html; charset=utf-8")];
    if said(ACCEPT_ENCODING).split(',').any(|way| way.trim().starts_with("gzip")) {
        let body: Bytes = page.compressed.clone();
        return (caching, kind, [(CONTENT_ENCODING, "gzip")], body).into_response();
    }
    (caching, kind, page.plain.clone()).into_response()
}
