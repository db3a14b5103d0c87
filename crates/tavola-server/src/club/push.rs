//! Web push: what somebody is told goes to their devices while they are not looking. The queue is in the store, so that a
//! restart loses nothing of it; who carries the messages is behind a seam.

mod carrier;
mod message;

use std::time::Duration;

use futures_util::future::join_all;
use tavola_base::{Millis, Time};

pub use carrier::{Carried, Carrier, Https, Nobody, is_sound_endpoint};
pub use message::{Keys, Letter, UnusableKeys, fresh_secret};

use crate::{
    app::App,
    base::trouble::Trouble,
    club::notices::{Kind, Notice, Told},
    store::{Queued, RowWrite, StoreError},
    web::{page_data::ShownNotice, pages::push_words},
};

/// How often the queue is looked at.
const EVERY: Duration = Duration::from_secs(1);
/// How many messages go out at a time.
const AT_A_TIME: u16 = 20;
/// How often one is tried.
const MOST_TRIES: u32 = 5;
/// After how long without a visit a device is told no longer.
const UNSEEN: Millis = Millis::seconds(60 * 86_400);
/// How long after something has been told it is pushed: whoever looks has seen it by then.
pub const MOMENT: Millis = Millis::seconds(2);

/// How urgent a push is, as its service is told (RFC 8030, 5.3).
#[must_use]
pub const fn urgency(kind: Kind) -> &'static str {
    match kind {
        Kind::Time | Kind::Tournament | Kind::Appointment | Kind::Account => "high",
        Kind::Analysis => "very-low",
        _ => "normal",
    }
}

/// How long a push is worth anything.
#[must_use]
pub fn worth(notice: &Notice, now: Time) -> Millis {
    match notice {
        Notice::Seek { .. } => Millis::seconds(300),
        Notice::TournamentCall { .. } => Millis::seconds(1200),
        Notice::Challenge { .. } => Millis::seconds(3600),
        Notice::Appointment { begins, .. } => Millis::new(begins.since(now).number() + 600_000),
        _ => Millis::seconds(12 * 3600),
    }
}

/// Pushes what waits, until the server stops.
pub(crate) async fn run(app: App) {
    let mut swept = None;
    let trouble = Trouble::new("the queue of pushes could not be read", "the queue of pushes can be read again");
    loop {
        tokio::select! {
            () = app.stopping() => return,
            () = tokio::time::sleep(EVERY) => {}
        }
        trouble.note(&serve(&app).await);
        let day = app.now().millis() / 86_400_000;
        if swept != Some(day) {
            swept = Some(day);
            let unseen = Time::from_millis(app.now().millis().saturating_sub(UNSEEN.number()));
            app.store().write(vec![RowWrite::subscriptions_seen_before(unseen)]).await.ok();
        }
    }
}

/// Pushes what is due now.
///
/// # Errors
/// If the database fails.
pub async fn serve(app: &App) -> Result<(), StoreError> {
    let due = app.store().push_due(app.now(), AT_A_TIME).await?;
    let done = join_all(due.iter().map(|queued| push(app, queued))).await;
    let rows: Vec<RowWrite> = done.into_iter().collect::<Result<Vec<_>, _>>()?.into_iter().flatten().collect();
    if !rows.is_empty() {
        app.store().write(rows).await?;
    }
    Ok(())
}

/// What becomes of one message.
async fn push(app: &App, queued: &Queued) -> Result<Vec<RowWrite>, StoreError> {
    let account = &queued.to.account;
    let told = app.notices().one(account, &queued.key).await?.filter(|told| !told.is_seen);
    let Some(told) = told.filter(|_| queued.expires > app.now() && app.notices().listeners(account) == 0) else {
        return Ok(vec![RowWrite::push_done(queued)]);
    };
    let letter = letter(app, queued, told).await?;
    let carried = match letter.request(app.notices().keys(), &contact(app), app.now()) {
        Ok(request) => app.notices().carrier().carry(request).await,
        // Keys that nothing can be encrypted for will not become others.
        Err(UnusableKeys) => Carried::Gone,
    };
    metrics::counter!("tavola_pushes_total", "came_to" => carried.name()).increment(1);
    Ok(match carried {
        Carried::Taken | Carried::Refused => vec![RowWrite::push_done(queued)],
        Carried::Gone => RowWrite::unsubscribed(&queued.to.id).into(),
        Carried::Later if queued.tries + 1 >= MOST_TRIES => vec![RowWrite::push_done(queued)],
        Carried::Later => vec![RowWrite::push_later(queued, app.now() + pause(queued.tries))],
    })
}

/// Half a minute, then longer each time.
fn pause(tries: u32) -> Millis {
    Millis::seconds(30 << (2 * tries.min(5)))
}

async fn letter(app: &App, queued: &Queued, told: Told) -> Result<Letter, StoreError> {
    let person = match told.notice.person() {
        Some(account) => app.store().account_name(account).await?,
        None => None,
    };
    let Told { key, notice, at, is_seen } = told;
    let shown = ShownNotice { key, notice, person, at, is_seen };
    let unseen = app.notices().unseen(&queued.to.account).await?;
    let words = push_words(&queued.to.locale, &shown, app.now());
    let kind = shown.notice.kind();
    Ok(Letter {
        to: queued.to.clone(),
        key: shown.key,
        words,
        unseen,
        urgency: urgency(kind),
        lasts: Millis::new(queued.expires.since(app.now()).number()),
    })
}

/// Whom push services may write to (RFC 8292, 2.1).
fn contact(app: &App) -> String {
    let config = app.config();
    let named = config.contact.clone().or_else(|| config.public_url.clone().filter(|url| url.starts_with("https:")));
    named.unwrap_or_else(|| "mailto:nobody@localhost.invalid".to_owned())
}
