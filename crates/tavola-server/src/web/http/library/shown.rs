//! `GET /study/m/{id}` and below: the analysis of a match that was read from a file, for its owner; `GET /study/s/{token}` and
//! below: the same, for those who have the link.

use axum::{Json, extract::State, response::Response};
use maud::Markup;
use tavola_rules::Side;
use tokio::sync::watch;

use super::manage::own_match;
use crate::{
    app::App,
    base::ids::{ImportId, InvitationToken, Version},
    club::{
        library::{self, Brought, brought, original},
        study::{MatchKey, Studied},
    },
    store::LibraryMatch,
    web::{
        errors::AppError,
        http::{
            address::{Path, Query},
            guard::Visitor,
            studied::{self, Asked, StudyState, attachment},
        },
        page_data::{ImportedData, OwnerData, Reader, StudyData, StudyOf},
    },
};

/// The page for the owner.
pub(crate) async fn get(
    State(app): State<App>,
    Path(id): Path<ImportId>,
    Query(asked): Query<Asked>,
    visitor: Visitor,
    reader: Reader,
) -> Result<Markup, AppError> {
    let key = MatchKey::Imported(id.clone());
    let listed = own_match(&app, &id, &visitor).await?;
    // A step is answered without reading the file again.
    if let Some(studied) = app.studies().at(&key, Version::NONE).filter(|_| asked.is_part()) {
        let data = data(format!("/study/m/{id}"), id, &listed, studied.borrow().clone(), asked.line());
        return Ok(asked.page(&reader, &data));
    }
    let found = brought(&app, &key).await?.ok_or(AppError::NotFound)?;
    let file = original(&app, &found.listed).await?.map(|(file, _)| file.name).unwrap_or_default();
    let owner = OwnerData { own: found.listed.own, share: app.store().share_of(&key.stored()).await?, file };
    let data = page_data(&app, format!("/study/m/{id}"), id, found, Some(owner), &asked).await?;
    studied::waits(&app, &key, &visitor, &data);
    Ok(asked.page(&reader, &data))
}

/// The page for those who have the link.
pub(crate) async fn get_shared(
    State(app): State<App>,
    Path(token): Path<InvitationToken>,
    Query(asked): Query<Asked>,
    reader: Reader,
) -> Result<Markup, AppError> {
    let (id, found) = shared(&app, &token).await?;
    let data = page_data(&app, format!("/study/s/{token}"), id, found, None, &asked).await?;
    Ok(asked.page(&reader, &data))
}

async fn page_data(
    app: &App,
    base: String,
    id: ImportId,
    found: Brought,
    owner: Option<OwnerData>,
    asked: &Asked,
) -> Result<StudyData, AppError> {
    let Brought { listed, record, remarks, .. } = found;
    let studied = app.studies().of(app, MatchKey::Imported(id.clone()), Version::NONE, record)?;
    let studied = studied::looked_at(studied).await;
    let you = listed.own.side().filter(|_| owner.is_some());
    let whence = StudyOf::Imported(Box::new(ImportedData { id: id.clone(), owner, remarks }));
    Ok(StudyData { whence, you, ..data(base, id, &listed, studied, asked.line()) })
}

/// What everybody sees of a match.
fn data(base: String, id: ImportId, listed: &LibraryMatch, studied: Studied, at: Option<(usize, usize)>) -> StudyData {
    StudyData {
        base,
        of: None,
        whence: StudyOf::Imported(Box::new(ImportedData { id, owner: None, remarks: Vec::new() })),
        names: listed.names.clone(),
        studied,
        at,
        you: None,
        // Seen by whoever brought it; without them, by the player whom the file names first.
        bottom: listed.own.side().unwrap_or(Side::Black),
    }
}

/// How far the judging has come.
pub(crate) async fn state(
    State(app): State<App>,
    Path(id): Path<ImportId>,
    visitor: Visitor,
) -> Result<Json<StudyState>, AppError> {
    own_match(&app, &id, &visitor).await?;
    studied::still_looks(&app, &MatchKey::Imported(id.clone()), &visitor);
    Ok(studied::state(&judged(&app, id).await?))
}

/// The same for those who have the link.
pub(crate) async fn state_shared(
    State(app): State<App>,
    Path(token): Path<InvitationToken>,
) -> Result<Json<StudyState>, AppError> {
    let id = shared_id(&app, &token).await?;
    Ok(studied::state(&judged(&app, id).await?))
}

/// The report as a file.
pub(crate) async fn report(
    State(app): State<App>,
    Path(id): Path<ImportId>,
    visitor: Visitor,
) -> Result<Response, AppError> {
    own_match(&app, &id, &visitor).await?;
    studied::report(judged(&app, id.clone()).await?, id.as_str(), None).await
}

/// The same for those who have the link.
pub(crate) async fn report_shared(
    State(app): State<App>,
    Path(token): Path<InvitationToken>,
) -> Result<Response, AppError> {
    let id = shared_id(&app, &token).await?;
    studied::report(judged(&app, id.clone()).await?, id.as_str(), None).await
}

/// The match in a format that can be written, or the file as it came: `original`.
pub(crate) async fn file(
    State(app): State<App>,
    Path((id, format)): Path<(ImportId, String)>,
    visitor: Visitor,
) -> Result<Response, AppError> {
    let found = owned(&app, &id, &visitor).await?;
    if format == "original" {
        let (file, bytes) = original(&app, &found.listed).await?.ok_or(AppError::NotFound)?;
        let name = if file.name.is_empty() { "match.txt".to_owned() } else { file.name };
        return Ok(attachment("application/octet-stream", &name, bytes));
    }
    studied::file(&found.record, &format, id.as_str())
}

/// The match in a format that can be written, for those who have the link.
pub(crate) async fn file_shared(
    State(app): State<App>,
    Path((token, format)): Path<(InvitationToken, String)>,
) -> Result<Response, AppError> {
    let (id, found) = shared(&app, &token).await?;
    studied::file(&found.record, &format, id.as_str())
}

/// What is known of a match; begins to judge it if nobody has.
async fn judged(app: &App, id: ImportId) -> Result<watch::Receiver<Studied>, AppError> {
    let key = MatchKey::Imported(id);
    if let Some(studied) = app.studies().at(&key, Version::NONE) {
        return Ok(studied);
    }
    let (version, record) = library::record(app, &key).await?.ok_or(AppError::NotFound)?;
    app.studies().of(app, key, version, record)
}

/// A match of the visitor's own library; of others nobody is told that they are there.
async fn owned(app: &App, id: &ImportId, visitor: &Visitor) -> Result<Brought, AppError> {
    own_match(app, id, visitor).await?;
    brought(app, &MatchKey::Imported(id.clone())).await?.ok_or(AppError::NotFound)
}

async fn shared_id(app: &App, token: &InvitationToken) -> Result<ImportId, AppError> {
    let key = app.store().shared(token).await?.and_then(|key| MatchKey::of_stored(&key));
    match key {
        Some(MatchKey::Imported(id)) => Ok(id),
        Some(MatchKey::Table(..) | MatchKey::Chouette(..)) | None => Err(AppError::NotFound),
    }
}

async fn shared(app: &App, token: &InvitationToken) -> Result<(ImportId, Brought), AppError> {
    let id = shared_id(app, token).await?;
    let found = brought(app, &MatchKey::Imported(id.clone())).await?.ok_or(AppError::NotFound)?;
    Ok((id, found))
}
