//! `GET /matches`: one's own matches, page by page.

use axum::extract::State;
use serde::{Deserialize, Serialize};
use tavola_base::Time;
use tavola_rules::BySide;

use crate::{
    app::App,
    club::library::{self, Found},
    store::LibrarySearch,
    web::{
        errors::AppError,
        http::{
            address::Query,
            body::Json,
            guard::Visitor,
            library::list::{behind, matches},
        },
    },
};

/// Where a page begins.
#[derive(Debug, Deserialize)]
pub(super) struct Asked {
    behind: Option<String>,
}

/// A match of one's own.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub(crate) struct ApiMatch {
    /// Where its analysis is read.
    url: String,
    /// Who played.
    names: BySide<String>,
    /// Points won.
    #[cfg_attr(feature = "wire", ts(type = "BySide<number>"))]
    points: BySide<u64>,
    /// Points to win; none in money play.
    #[cfg_attr(feature = "wire", ts(type = "number | null"))]
    length: Option<u64>,
    /// How many games.
    games: usize,
    /// When it was played, else when it came.
    at: Time,
    /// What the next page is asked with.
    behind: String,
}

pub(super) async fn list(
    State(app): State<App>,
    Query(asked): Query<Asked>,
    visitor: Visitor,
) -> Result<Json<Vec<ApiMatch>>, AppError> {
    let account = visitor.account()?;
    let _: Found = library::find(&app, account).await?;
    let after = asked.behind.as_deref().and_then(behind);
    let found = matches(&app, account, &LibrarySearch::default(), after.as_ref()).await?;
    let told = found.listed.into_iter().map(|(one, url, _)| ApiMatch {
        url,
        behind: format!("{}.{}", one.of.sorted_at.millis(), one.of.match_key),
        at: one.of.sorted_at,
        games: one.of.games,
        length: one.of.length,
        points: one.of.points,
        names: one.of.names,
    });
    Ok(Json(told.collect()))
}
