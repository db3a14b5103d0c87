//! `GET /c/{id}/games/{number}`: a game of a chouette from its first roll to its settlement.

use axum::extract::State;
use maud::Markup;
use tavola_club::chouette::GameHistory;

use crate::{
    app::App,
    base::ids::StreamId,
    web::{
        errors::AppError,
        http::{address::Path, guard::Visitor},
        page_data::{HistoryData, Reader},
        pages,
    },
};

/// The game as it went.
pub(crate) async fn get(
    State(app): State<App>,
    Path((id, number)): Path<(StreamId, u32)>,
    visitor: Visitor,
    reader: Reader,
) -> Result<Markup, AppError> {
    let view = app.chouettes().view(&id, visitor.account.as_ref()).await?;
    let games = GameHistory::of(&app.chouettes().events(&id).await?);
    let count = games.len();
    let game = games.into_iter().find(|game| game.number == number).ok_or(AppError::NotFound)?;
    Ok(pages::game_history(&reader, &HistoryData { id, view, game, count }))
}
