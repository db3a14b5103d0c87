//! What is done about accounts by the hour: names become anybody's again, old sessions and tickets go, and who wanted to be
//! erased is.

use std::time::Duration;

use tavola_base::Millis;

use super::{freshness::LONGEST, leaving};
use crate::{app::App, store::RowWrite, web::errors::AppError};

/// How often it is done.
const OFTEN: Duration = Duration::from_secs(60);

/// How long a name that was left is nobody else's.
pub const RESERVED: Millis = Millis::seconds(365 * 24 * 3600);

/// Does it until the server stops.
pub(crate) async fn run(app: App) {
    loop {
        tokio::select! {
            () = app.stopping() => return,
            () = tokio::time::sleep(OFTEN) => {}
        }
        if let Err(error) = tidy(&app).await {
            tracing::warn!(%error, "accounts could not be tidied");
        }
    }
}

/// Does it once.
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
    for account in app.store().to_be_erased(now).await? {
        leaving::erase(app, &account).await?;
    }
    Ok(())
}
