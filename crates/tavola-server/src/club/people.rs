//! Players as others see them: how well they play, what they have played, where they stand among all.

pub mod boards;
mod performance;

use tavola_base::Time;

use crate::{
    app::App,
    base::ids::AccountId,
    club::ratings::{PersonKind, PersonShown, Pool, Standing},
    store::{RatingChange, StoreError},
    web::accounts::name_key,
};

pub use performance::{LEAST_FOR_INTERVAL, LEAST_SHOWN, Performance, performance, rating_of};

/// How many changes a graph shows.
const GRAPH: u16 = 400;

/// A player as their page shows them.
#[derive(Debug, Clone)]
pub struct Profile {
    /// Who.
    pub account: AccountId,
    /// As everybody sees them.
    pub person: PersonShown,
    /// Since when.
    pub joined: Time,
    /// Where they stand in each pool in which they have played.
    pub standings: Vec<(Pool, Standing)>,
    /// How their rating has moved in the pool they have played most in, the oldest change first.
    pub history: Vec<RatingChange>,
    /// How well they play, by the engine.
    pub performance: Option<Performance>,
}

/// The player of that name, or of that name before; guests have no page.
///
/// # Errors
/// If the database fails.
pub async fn called(app: &App, name: &str) -> Result<Option<AccountId>, StoreError> {
    let key = name_key(name);
    match app.store().player_called(&key).await? {
        Some(account) => Ok(Some(account)),
        None => app.store().formerly_called(&key).await,
    }
}

/// All that a page shows of a player; none if the account is no player's.
///
/// # Errors
/// If the database fails.
pub async fn profile(app: &App, account: &AccountId) -> Result<Option<Profile>, StoreError> {
    let Some(person) = app.ratings().person(account, app.now()).await? else { return Ok(None) };
    if !matches!(person.kind, PersonKind::Player | PersonKind::Bot) {
        return Ok(None);
    }
    let mut standings = Vec::new();
    for pool in [Pool::People, Pool::Correspondence, Pool::Bots] {
        if let Some(standing) = app.ratings().standing(account, pool).await? {
            standings.push((pool, standing));
        }
    }
    let pool = standings.iter().max_by_key(|(_, standing)| standing.matches).map_or(Pool::People, |(pool, _)| *pool);
    let mut history = app.store().rating_history(account, pool, GRAPH).await?;
    history.reverse();
    Ok(Some(Profile {
        account: account.clone(),
        person,
        joined: app.store().joined(account).await?.unwrap_or_default(),
        standings,
        history,
        performance: performance(app, account).await?,
    }))
}
