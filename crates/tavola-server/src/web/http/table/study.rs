//! `GET /t/{id}/study` and below: a match of the table judged by the engine.

use axum::{Json, extract::State, response::Response};
use maud::Markup;
use tavola_base::dice_proof::MatchNumber;
use tavola_rules::Side;
use tokio::sync::watch;

use crate::{
    app::App,
    base::ids::StreamId,
    club::{
        library,
        study::{MatchKey, Studied},
        table_files::names,
    },
    web::{
        errors::AppError,
        http::{
            address::{Path, Query},
            guard::Visitor,
            studied::{self, Asked, StudyState},
        },
        page_data::{Reader, StudyData, StudyOf},
    },
};

/// The page.
pub(crate) async fn get(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    Query(asked): Query<Asked>,
    visitor: Visitor,
    reader: Reader,
) -> Result<Markup, AppError> {
    let view = app.tables().view(&id, visitor.account.as_ref()).await?;
    app.tables().expect_all_seen(&id, visitor.account.as_ref()).await?;
    let (key, studied) = studied(&app, &id, asked.r#match).await?;
    let studied = studied::looked_at(studied).await;
    let data = StudyData {
        base: format!("/t/{id}/study"),
        of: asked.r#match,
        whence: StudyOf::Table(format!("/t/{id}")),
        names: names(&view),
        studied,
        at: asked.line(),
        you: view.you,
        bottom: view.you.unwrap_or(Side::White),
    };
    studied::waits(&app, &key, &visitor, &data);
    Ok(asked.page(&reader, &data))
}

/// How far the judging has come.
pub(crate) async fn state(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    Query(asked): Query<Asked>,
    visitor: Visitor,
) -> Result<Json<StudyState>, AppError> {
    app.tables().expect_all_seen(&id, visitor.account.as_ref()).await?;
    let (key, studied) = studied(&app, &id, asked.r#match).await?;
    studied::still_looks(&app, &key, &visitor);
    Ok(studied::state(&studied))
}

/// The report as a file, as deep as there is one.
pub(crate) async fn report(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    Query(asked): Query<Asked>,
    visitor: Visitor,
) -> Result<Response, AppError> {
    app.tables().expect_all_seen(&id, visitor.account.as_ref()).await?;
    let names = names(&app.tables().view_let_in(&id, None).await?);
    studied::report(studied(&app, &id, asked.r#match).await?.1, id.as_str(), Some(names)).await
}

/// What is known of a match of a table, with its key; begins to judge it if nobody has.
pub(in crate::web::http) async fn studied(
    app: &App,
    id: &StreamId,
    of: Option<MatchNumber>,
) -> Result<(MatchKey, watch::Receiver<Studied>), AppError> {
    let table = app.tables().existing(id).await?;
    let latest = table.state.opened().map_or(MatchNumber::FIRST, tavola_club::table::Opened::match_number);
    let key = |of: MatchNumber| MatchKey::Table(id.clone(), of);
    let asked = key(of.unwrap_or(latest));
    if let Some(studied) = app.studies().at(&asked, table.version) {
        return Ok((asked, studied));
    }
    let (version, of, record) = library::table_record(app, id, of).await?.ok_or(AppError::NotFound)?;
    let found = key(of);
    let studied = app.studies().of(app, found.clone(), version, record)?;
    Ok((found, studied))
}
