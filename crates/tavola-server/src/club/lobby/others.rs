//! What the lobby must know of people that others decide: ratings, blocks, conduct.

use super::seek::{Facts, Rated, Seek};
use crate::{
    app::App,
    base::ids::AccountId,
    club::{conduct::MayPlay, ratings::PersonKind},
    web::errors::AppError,
};

/// What somebody counts as who has no rating yet.
const NEWCOMER: f64 = 1500.0;

/// What matters of somebody who might be met.
pub(super) async fn facts(app: &App, account: &AccountId) -> Result<Facts, AppError> {
    let person = app.ratings().person(account, app.now()).await?.unwrap_or_default();
    let is_guest = person.kind == PersonKind::Guest;
    let may = !is_guest && app.conduct().may_play_rated(account).await? == MayPlay::Yes;
    let rated = if may { Rated::May } else { Rated::MayNot };
    let rating = person.rating.map_or(NEWCOMER, |shown| shown.rating.points());
    Ok(Facts { rating, rated })
}

/// Lets pass only who may begin a rated match now.
pub(super) async fn expect_rated(app: &App, account: &AccountId) -> Result<(), AppError> {
    app.conduct().expect_rated_allowed(account).await?;
    match facts(app, account).await?.rated {
        Rated::May => Ok(()),
        Rated::MayNot => Err(AppError::lobby("lobby-not-rated", "you can’t play for rating now")),
    }
}

/// Whether a rated match of two rests, adjourned.
pub(super) async fn rests_between(app: &App, both: [&AccountId; 2]) -> Result<bool, AppError> {
    Ok(app.store().adjourned_rated(both[0], Some(both[1])).await? > 0)
}

/// Whether one of two wants nothing of the other.
pub(super) async fn is_blocked(app: &App, one: &AccountId, other: &AccountId) -> Result<bool, AppError> {
    Ok(app.store().is_blocked(one, other).await?)
}

/// Whether somebody who has just come, and is not even a guest yet, may join a seek.
pub(super) async fn is_open_to_newcomers(app: &App, seek: &Seek) -> Result<bool, AppError> {
    let own = facts(app, &seek.account).await?;
    Ok(seek.is_open_to(own, Facts { rating: NEWCOMER, rated: Rated::MayNot }))
}
