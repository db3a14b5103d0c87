//! `GET /board/{id}/sheet.csv`: the score sheet for spreadsheets.

use std::fmt::Write;

use axum::{
    extract::State,
    http::header::{CONTENT_DISPOSITION, CONTENT_TYPE},
    response::{IntoResponse, Response},
};
use tavola_rules::Side;

use crate::{app::App, errors::AppError, http::address::Path, ids::StreamId};

/// The sheet.
pub(crate) async fn get(State(app): State<App>, Path(id): Path<StreamId>) -> Result<Response, AppError> {
    let view = app.boards().view(&id).await?;
    let mut text = String::from("game,winner,kind,cube,points,white,black,white_left_ms,black_left_ms,crawford\r\n");
    for game in &view.games {
        let left = |side: Side| game.banks.map_or(String::new(), |banks| banks[side].number().to_string());
        let kind = format!("{:?}", game.kind).to_lowercase();
        let _ = write!(
            text,
            "{},{},{kind},{},{},{},{},{},{},{}\r\n",
            game.number,
            quoted(&view.names[game.winner]),
            game.cube,
            game.points,
            game.score.white,
            game.score.black,
            left(Side::White),
            left(Side::Black),
            game.crawford,
        );
    }
    let headers =
        [(CONTENT_TYPE, "text/csv; charset=utf-8"), (CONTENT_DISPOSITION, "attachment; filename=\"score-sheet.csv\"")];
    Ok((headers, text).into_response())
}

/// A field that a spreadsheet takes for text and never for a formula.
fn quoted(text: &str) -> String {
    let guard = if text.starts_with(['=', '+', '-', '@']) { "'" } else { "" };
    format!("\"{guard}{}\"", text.replace('"', "\"\""))
}
