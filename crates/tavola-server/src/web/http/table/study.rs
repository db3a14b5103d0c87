//! `GET /t/{id}/study` and below: a match of the table judged by the engine.

use std::time::Duration;

use axum::{
    Json,
    extract::State,
    http::header::{CONTENT_DISPOSITION, CONTENT_TYPE},
    response::{IntoResponse, Response},
};
use maud::Markup;
use serde::{Deserialize, Serialize};
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
        },
        page_data::{Reader, StudyData},
        pages,
    },
};

/// How long a page waits for the first look, so that it need not be asked for twice.
const PATIENCE: Duration = Duration::from_millis(900);

/// What is looked at.
#[derive(Debug, Deserialize)]
pub(crate) struct Asked {
    /// Which match of the table; the latest that has begun if left out.
    r#match: Option<MatchNumber>,
    /// Which line: `2.14`, game and line from 1.
    at: Option<String>,
    /// The part that is wanted; the whole page if left out.
    part: Option<Part>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Part {
    /// The line that is looked at.
    Decision,
}

/// How far it has come.
#[derive(Debug, Serialize)]
pub(crate) struct StudyState {
    /// How deep the report is that there is.
    plies: Option<u8>,
    /// How deep the next one will be; none if there will be none.
    next: Option<u8>,
    /// How many lines of it are done, and how many there are.
    done: usize,
    all: usize,
}

/// The page.
pub(crate) async fn get(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    Query(asked): Query<Asked>,
    visitor: Visitor,
    reader: Reader,
) -> Result<Markup, AppError> {
    let view = app.tables().view(&id, visitor.account.as_ref()).await?;
    let mut studied = studied(&app, &id, asked.r#match).await?;
    tokio::time::timeout(PATIENCE, studied.wait_for(|studied| studied.report.is_some())).await.ok();
    let studied = studied.borrow().clone();
    let data = StudyData {
        base: format!("/t/{id}/study"),
        of: asked.r#match,
        back: format!("/t/{id}"),
        names: names(&view),
        studied,
        at: asked.at.as_deref().and_then(line_numbers),
        you: view.you,
        bottom: view.you.unwrap_or(Side::White),
    };
    Ok(match asked.part {
        None => pages::study(&reader, &data),
        Some(Part::Decision) => pages::study_decision(&reader, &data),
    })
}

/// How far the judging has come.
pub(crate) async fn state(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    Query(asked): Query<Asked>,
) -> Result<Json<StudyState>, AppError> {
    let studied = studied(&app, &id, asked.r#match).await?.borrow().clone();
    let lines = studied.underway.and_then(|underway| underway.lines);
    Ok(Json(StudyState {
        plies: studied.report.map(|report| report.plies),
        next: studied.underway.map(|underway| underway.plies),
        done: lines.map_or(0, |lines| lines.done),
        all: lines.map_or(0, |lines| lines.all),
    }))
}

/// The report as a file, as deep as there is one.
pub(crate) async fn report(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    Query(asked): Query<Asked>,
) -> Result<Response, AppError> {
    let mut studied = studied(&app, &id, asked.r#match).await?;
    tokio::time::timeout(PATIENCE, studied.wait_for(|studied| studied.report.is_some())).await.ok();
    let report = studied.borrow().report.clone().ok_or(AppError::Busy)?;
    let text = serde_json::to_string(&*report).map_err(|error| AppError::Broken(error.to_string()))?;
    let name = format!("attachment; filename=\"tavola-{id}-analysis.json\"");
    Ok(([(CONTENT_TYPE, "application/json".to_owned()), (CONTENT_DISPOSITION, name)], text).into_response())
}

/// What is known of a match of a table; begins to judge it if nobody has.
async fn studied(app: &App, id: &StreamId, of: Option<MatchNumber>) -> Result<watch::Receiver<Studied>, AppError> {
    let table = app.tables().existing(id).await?;
    let latest = table.state.opened().map_or(MatchNumber::FIRST, tavola_club::table::Opened::match_number);
    let key = |of: MatchNumber| MatchKey::Table(id.clone(), of);
    if let Some(studied) = app.studies().at(&key(of.unwrap_or(latest)), table.version) {
        return Ok(studied);
    }
    let (version, of, record) = library::table_record(app, id, of).await?.ok_or(AppError::NotFound)?;
    app.studies().of(app, key(of), version, record)
}

/// `2.14`, from 1, as game and line from 0.
fn line_numbers(text: &str) -> Option<(usize, usize)> {
    let (game, line) = text.split_once('.')?;
    let number = |text: &str| text.parse::<usize>().ok()?.checked_sub(1);
    Some((number(game)?, number(line)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_numbered_from_one() {
        assert_eq!(line_numbers("2.14"), Some((1, 13)));
        for wrong in ["", "2", "0.1", "1.0", "1.-1", "a.b", "1.2.3", "99999999999999999999.1"] {
            assert_eq!(line_numbers(wrong), None, "{wrong}");
        }
    }
}
