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
    let studied = studied::looked_at(studied(&app, &id, asked.r#match).await?).await;
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
    Ok(asked.page(&reader, &data))
}

/// How far the judging has come.
pub(crate) async fn state(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    Query(asked): Query<Asked>,
) -> Result<Json<StudyState>, AppError> {
    Ok(studied::state(&studied(&app, &id, asked.r#match).await?))
}

/// The report as a file, as deep as there is one.
pub(crate) async fn report(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    Query(asked): Query<Asked>,
) -> Result<Response, AppError> {
    studied::report(studied(&app, &id, asked.r#match).await?, id.as_str()).await
}

/// What is known of a match of a table; begins to judge it if nobody has.
pub(in crate::web::http) async fn studied(
    app: &App,
    id: &StreamId,
    of: Option<MatchNumber>,
) -> Result<watch::Receiver<Studied>, AppError> {
    let table = app.tables().existing(id).await?;
    let latest = table.state.opened().map_or(MatchNumber::FIRST, tavola_club::table::Opened::match_number);
    let key = |of: MatchNumber| MatchKey::Table(id.clone(), of);
    if let Some(studied) = app.studies().at(&key(of.unwrap_or(latest)), table.version) {
        return Ok(studied);
    }
    let (version, of, record) = library::table_record(app, id, of).await?.ok_or(AppError::NotFound)?;
    app.studies().of(app, key(of), version, record)
}
