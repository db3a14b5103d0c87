//! What a link with a key gives to whoever follows it: an office, or a seat on the committee. Which keys there are is said
//! elsewhere.

use axum::response::{IntoResponse, Redirect, Response};
use tavola_base::PlayerId;
use tavola_tournament::TournamentCommand;

use crate::{
    app::App,
    base::{ids::StreamId, random},
    web::{
        errors::AppError,
        http::{
            guard::{Visitor, with_cookie},
            visitor::known,
        },
    },
};

/// The visitor as a guest of the name `name`, for whom the club then does what the link gives, and the way to the page
/// `to`.
///
/// # Errors
/// If the name cannot be shown, or a command is refused.
pub(super) async fn take(
    app: &App,
    id: &StreamId,
    visitor: &Visitor,
    name: &str,
    given: impl FnOnce(&PlayerId) -> Vec<TournamentCommand>,
    to: &str,
) -> Result<Response, AppError> {
    let guest = known(app, visitor, Some(name)).await?;
    for command in given(&PlayerId::new(guest.account.as_str())) {
        app.tournaments().by_house(id, &format!("keyed-{}", random::hex(8)), command).await?;
    }
    Ok(with_cookie(Redirect::to(to).into_response(), guest.set_cookie))
}
