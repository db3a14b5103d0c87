//! What is done about accounts by the minute and by the hour: names become anybody's again, old sessions, tickets and cases go,
//! whoever wanted to be erased is, and guests who do not come back are forgotten.

use std::time::Duration;

use tavola_base::Millis;

use super::{freshness::LONGEST, leaving};
use crate::{app::App, club::cases, store::RowWrite, web::errors::AppError};

/// How often it is done, and how many times before what takes longer is done too.
const OFTEN: Duration = Duration::from_secs(60);
const SELDOM: u32 = 60;

/// How long a name that was left is nobody else's.
pub const RESERVED: Millis = Millis::seconds(365 * 24 * 3600);

/// A guest who has sat down nowhere is forgotten after so long unseen, any other after the second time.
pub const GUEST: Millis = Millis::seconds(90 * 24 * 3600);
/// A guest who has is forgotten after so long unseen.
pub const GUEST_WITH_MATCHES: Millis = Millis::seconds(365 * 24 * 3600);

/// Does it until the server stops.
pub(crate) async fn run(app: App) {
    let mut times = 0_u32;
    loop {
        tokio::select! {
            () = app.stopping() => return,
            () = tokio::time::sleep(OFTEN) => {}
        }
        if let Err(error) = tidy(&app).await {
            tracing::warn!(%error, "accounts could not be tidied");
        }
        if times.is_multiple_of(SELDOM)
            && let Err(error) = forget(&app).await
        {
            tracing::warn!(%error, "old guests and cases could not be forgotten");
        }
        times = times.wrapping_add(1);
    }
}

/// Does once what is done by the minute.
///
/// # Errors
/// If the database fails.
pub async fn tidy(app: &App) -> Result<(), AppError> {
    let now = app.now();
    let over = [
        RowWrite::former_names_free(now.less(RESERVED)),
        RowWrite::sessions_over(now.less(LONGEST)),
        RowWrite::tickets_forgotten(now),
    ];
    app.store().write(over.into()).await?;
    let leaving = app.store().to_be_erased(now).await?;
    if leaving.is_empty() { Ok(()) } else { leaving::erase(app, &leaving).await }
}

/// Does once what is done by the hour.
///
/// # Errors
/// If the database fails.
pub async fn forget(app: &App) -> Result<(), AppError> {
    let now = app.now();
    let gone = app.store().guests_gone(now.less(GUEST), now.less(GUEST_WITH_MATCHES)).await?;
    if !gone.is_empty() {
        leaving::erase(app, &gone).await?;
    }
    cases::forget_old(app).await
}
