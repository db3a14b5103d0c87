//! `/people`, `/boards`: players as programs read them: who there is, how well they play, what they have played.

use axum::extract::State;
use serde::{Deserialize, Serialize};
use tavola_base::Time;

use crate::{
    app::App,
    base::ids::StreamId,
    club::{
        people::{
            self,
            boards::{self, Board},
        },
        ratings::{PersonKind, PersonShown, Pool},
    },
    store::PlayedSearch,
    web::{
        accounts::{name_key, tidy_name},
        errors::AppError,
        http::{
            address::{Path, Query},
            body::Json,
            guard::Visitor,
            people::{FOUND, listed, player, shown},
        },
    },
};

/// Ratings are kept in ten-thousandths.
const PARTS: f64 = 10_000.0;

/// A player by name.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub(crate) struct ApiPerson {
    /// What they are called.
    name: String,
    /// Whether a program plays.
    bot: bool,
    /// Their rating, if they have played for one.
    rating: Option<f64>,
    /// Whether it is still unsure.
    provisional: bool,
}

impl From<PersonShown> for ApiPerson {
    fn from(person: PersonShown) -> Self {
        Self {
            bot: matches!(person.kind, PersonKind::Bot | PersonKind::HouseBot),
            rating: person.rating.map(|shown| shown.rating.points()),
            provisional: person.rating.is_some_and(|shown| shown.is_provisional),
            name: person.name,
        }
    }
}

/// A player’s page.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub(crate) struct ApiProfile {
    /// Who.
    person: ApiPerson,
    /// Since when they are here.
    joined: Time,
    /// Where they stand in each pool they have played in.
    standings: Vec<ApiStanding>,
    /// How their rating has moved in the pool they have played most in, the oldest change first.
    history: Vec<ApiChange>,
    /// How well they play, by the engine; none where too little was judged.
    performance: Option<ApiPerformance>,
}

/// Where somebody stands in a pool.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub(crate) struct ApiStanding {
    /// `people`, `correspondence` or `bots`.
    pool: &'static str,
    /// The rating, by the formula of FIBS.
    rating: f64,
    /// Points played.
    experience: u32,
    /// Matches played.
    matches: u32,
    /// How far the rating may be off, by Glicko-2.
    deviation: f64,
    /// When it last changed.
    changed: Time,
}

/// What a match did to a rating.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub(crate) struct ApiChange {
    /// The pool.
    pool: &'static str,
    /// Points to win.
    length: u8,
    /// Whether it was won.
    won: bool,
    /// The rating before.
    before: f64,
    /// The rating after.
    after: f64,
    /// When it ended.
    at: Time,
}

/// How well somebody plays.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub(crate) struct ApiPerformance {
    /// 500 times the loss a decision.
    rating: f64,
    /// 95 of 100 times the true figure is within so much.
    within: Option<f64>,
    /// How many decisions it is made of.
    #[cfg_attr(feature = "wire", ts(type = "number"))]
    decisions: u64,
}

/// A line of a board.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub(crate) struct ApiListed {
    /// Who.
    person: ApiPerson,
    /// What their rating has gained in the time.
    gain: f64,
    /// Points played in it.
    #[cfg_attr(feature = "wire", ts(type = "number"))]
    points: u64,
    /// Matches played.
    #[cfg_attr(feature = "wire", ts(type = "number"))]
    matches: u64,
    /// Matches won.
    #[cfg_attr(feature = "wire", ts(type = "number"))]
    won: u64,
    /// 500 times the loss a decision, on the board of errors.
    errors: Option<f64>,
}

/// A match somebody has played.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub(crate) struct ApiPlayed {
    /// The table.
    table: StreamId,
    /// Which match of the table, from 1.
    number: u32,
    /// Against whom.
    opponent: ApiPerson,
    /// Points to win.
    length: u8,
    /// Own points.
    #[cfg_attr(feature = "wire", ts(type = "number"))]
    own: u64,
    /// The opponent’s points.
    #[cfg_attr(feature = "wire", ts(type = "number"))]
    other: u64,
    /// Whether it was won.
    won: bool,
    /// Whether it counted for ratings.
    rated: bool,
    /// What it did to the rating: before and after.
    change: Option<(f64, f64)>,
    /// When it ended.
    ended: Time,
}

/// What two have played.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub(crate) struct ApiAgainst {
    /// By length: length, matches, won by the first.
    lengths: Vec<(u8, usize, usize)>,
    /// The latest matches, as the first’s.
    matches: Vec<ApiPlayed>,
}

/// Whom one looks for.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Find {
    find: String,
}

/// The players whose names begin so.
pub(super) async fn find(State(app): State<App>, Query(asked): Query<Find>) -> Result<Json<Vec<ApiPerson>>, AppError> {
    let Some(name) = tidy_name(&asked.find) else { return Ok(Json(Vec::new())) };
    let found = app.store().players_beginning(&name_key(&name), FOUND).await?;
    Ok(Json(shown(&app, found).await?.into_iter().map(ApiPerson::from).collect()))
}

/// Of which pool.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct OfPool {
    pool: String,
}

/// A board.
pub(super) async fn board(
    State(app): State<App>,
    Path(board): Path<String>,
    Query(asked): Query<OfPool>,
) -> Result<Json<Vec<ApiListed>>, AppError> {
    let board: Board = board.parse().map_err(|_| AppError::NotFound)?;
    let no_pool = |_| AppError::Malformed("the pool is people, correspondence or bots".to_owned());
    let pool = if asked.pool.is_empty() { Pool::default() } else { asked.pool.parse().map_err(no_pool)? };
    let listed = boards::board(&app, board, pool).await?;
    let listed = listed.into_iter().map(|one| ApiListed {
        person: one.person.into(),
        gain: one.row.gain as f64 / PARTS,
        points: one.row.points,
        matches: one.row.matches,
        won: one.row.won,
        errors: one.errors.map(|(rating, _)| rating),
    });
    Ok(Json(listed.collect()))
}

/// A player.
pub(super) async fn one(State(app): State<App>, Path(name): Path<String>) -> Result<Json<ApiProfile>, AppError> {
    let (account, _) = player(&app, &name).await?;
    let profile = people::profile(&app, &account).await?.ok_or(AppError::NotFound)?;
    let standings = profile.standings.into_iter().map(|(pool, standing)| ApiStanding {
        pool: pool.name(),
        rating: standing.rated.rating.points(),
        experience: standing.rated.experience,
        matches: standing.matches,
        deviation: standing.glicko.deviation,
        changed: standing.changed,
    });
    let history = profile.history.into_iter().map(|change| ApiChange {
        pool: change.pool.name(),
        length: change.length,
        won: change.won,
        before: change.before.points(),
        after: change.after.points(),
        at: change.at,
    });
    let performance = profile.performance.map(|one| ApiPerformance {
        rating: one.rating,
        within: one.within,
        decisions: one.decisions,
    });
    let (person, joined) = (profile.person.into(), profile.joined);
    Ok(Json(ApiProfile { person, joined, standings: standings.collect(), history: history.collect(), performance }))
}

/// Which page.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct OfPage {
    page: u32,
}

/// What a player has played.
pub(super) async fn played(
    State(app): State<App>,
    Path(name): Path<String>,
    Query(asked): Query<OfPage>,
    visitor: Visitor,
) -> Result<Json<Vec<ApiPlayed>>, AppError> {
    let (account, _) = player(&app, &name).await?;
    let search = PlayedSearch { all: visitor.account.as_ref() == Some(&account), ..PlayedSearch::default() };
    let list = listed::of(&app, &account, &search, asked.page.min(listed::MOST_PAGES)).await?;
    Ok(Json(list.matches.into_iter().map(told).collect()))
}

/// What two have played against each other.
pub(super) async fn against(
    State(app): State<App>,
    Path((name, other)): Path<(String, String)>,
    visitor: Visitor,
) -> Result<Json<ApiAgainst>, AppError> {
    let ((account, _), (other, _)) = (player(&app, &name).await?, player(&app, &other).await?);
    let all = visitor.account.as_ref().is_some_and(|own| *own == account || *own == other);
    let search = PlayedSearch { opponent: other.to_string(), all, ..PlayedSearch::default() };
    let list = listed::of(&app, &account, &search, 0).await?;
    let lengths = app.store().lengths_between(&account, &search).await?;
    Ok(Json(ApiAgainst { lengths, matches: list.matches.into_iter().map(told).collect() }))
}

fn told((one, opponent): (crate::store::PlayedBy, PersonShown)) -> ApiPlayed {
    let (own, other) = (one.own, one.own.opponent());
    ApiPlayed {
        number: one.of.number,
        opponent: opponent.into(),
        length: one.of.length,
        own: one.of.points[own],
        other: one.of.points[other],
        won: one.of.winner == own,
        rated: one.change.is_some(),
        change: one.change.map(|(before, after)| (before as f64 / PARTS, after as f64 / PARTS)),
        ended: one.of.ended,
        table: one.of.table,
    }
}
