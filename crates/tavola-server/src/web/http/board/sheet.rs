//! `GET /board/{id}/sheet.csv`: the score sheet for spreadsheets.

use axum::{
    extract::State,
    http::header::{CONTENT_DISPOSITION, CONTENT_TYPE},
    response::{IntoResponse, Response},
};
use tavola_base::csv::{Cell, line};
use tavola_rules::Side;

use crate::{
    app::App,
    base::ids::StreamId,
    web::{errors::AppError, http::address::Path},
};

/// The sheet.
pub(crate) async fn get(State(app): State<App>, Path(id): Path<StreamId>) -> Result<Response, AppError> {
    let view = app.boards().view(&id).await?;
    let heading =
        ["game", "winner", "kind", "cube", "points", "white", "black", "white_left_ms", "black_left_ms", "crawford"];
    let mut text = line(heading.map(Cell::text));
    for game in &view.games {
        let left = |side: Side| Cell::maybe(game.banks.map(|banks| banks[side].number()));
        text += &line([
            Cell::number(game.number),
            Cell::text(view.names[game.winner].clone()),
            Cell::text(format!("{:?}", game.kind).to_lowercase()),
            Cell::number(game.cube),
            Cell::number(game.points),
            Cell::number(game.score.white),
            Cell::number(game.score.black),
            left(Side::White),
            left(Side::Black),
            Cell::text(game.crawford.to_string()),
        ]);
    }
    let headers =
        [(CONTENT_TYPE, "text/csv; charset=utf-8"), (CONTENT_DISPOSITION, "attachment; filename=\"score-sheet.csv\"")];
    Ok((headers, text).into_response())
}
