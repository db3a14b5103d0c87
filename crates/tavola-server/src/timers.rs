//! Stored deadlines come due here; and here the time in which the house could not act is given back.

use std::{panic::AssertUnwindSafe, time::Duration};

use futures_util::FutureExt as _;
use tavola_club::{Millis, Time};
use tokio::task::JoinSet;

use crate::{
    app::App,
    errors::AppError,
    folding,
    store::{Deadline, Outage, RowWrite},
    supervise::panicked,
};

/// How often deadlines are looked at, and so the most by which one is late.
const LOOK: Duration = Duration::from_millis(200);
/// How long after a failure they are looked at again.
const BREATH: Duration = Duration::from_secs(1);
/// How many deadlines are served at a time.
const AT_ONCE: u16 = 1_000;

/// Notes the time since the last sign of life as an outage and gives every outage back in every
/// stream that is being played at, while the house's time stands. Done before anything else looks at one.
///
/// # Errors
/// If the database fails; the next start goes on where this one stopped.
pub async fn settle_outages(app: &App) -> Result<(), AppError> {
    let (store, clock) = (app.store(), app.clock());
    let last = store.last_alive().await?;
    let behind = last.map_or(Millis::ZERO, |last| clock.not_before(last));
    if !behind.is_zero() {
        tracing::warn!(%behind, "the machine's clock is behind the club's last sign of life; the club goes on from there");
    }
    clock.stand_at(app.now());
    if let Some(began) = last {
        if app.now() > began {
            store.write(vec![RowWrite::outage(began, app.now())]).await?;
        }
        // Streams that were set aside have missed every outage since; those not settled yet they will be given with the others.
        let first = store.outages().await?.into_iter().map(|outage| outage.began).min();
        take_up(app, first.unwrap_or(began)).await?;
    }
    settle_noted(app).await?;
    store.write(vec![RowWrite::alive(app.now())]).await?;
    clock.go_on();
    Ok(())
}

/// Gives back every outage that has been noted and not settled.
///
/// # Errors
/// If the database fails; then what is left can be settled later.
pub(crate) async fn settle_noted(app: &App) -> Result<(), AppError> {
    for outage in app.store().outages().await? {
        settle(app, outage).await?;
    }
    Ok(())
}

/// Tries once more to read the streams that are set aside: a newer program may be able to. Those that can be read are
/// taken up, and the time since then is given back.
async fn take_up(app: &App, until: Time) -> Result<(), AppError> {
    let store = app.store();
    for aside in store.aside().await?.into_iter().filter(|aside| !aside.is_closed) {
        if folding::whole(store, &aside.kind, &aside.stream).await.is_err() {
            continue;
        }
        store.write(vec![RowWrite::taken_up(&aside.stream)]).await?;
        tracing::info!(stream = %aside.stream, kind = aside.kind, "a stream that was set aside can be read again");
        let Some(rooms) = app.rooms_of(&aside.kind).filter(|_| until > aside.since) else { continue };
        let began = store.lost_since(aside.since).await?;
        match rooms.resume(&aside.stream, Outage { began, ended: until }).await {
            Err(error) if !error.is_the_streams_own() => return Err(error),
            Ok(_) | Err(_) => {}
        }
    }
    Ok(())
}

async fn settle(app: &App, outage: Outage) -> Result<(), AppError> {
    let mut pending = JoinSet::new();
    for kind in app.rooms().map(|rooms| rooms.kind()) {
        for stream in app.store().rooms_playing(kind).await? {
            let app = app.clone();
            pending.spawn(async move {
                let rooms = app.rooms_of(kind).ok_or(AppError::NotFound)?;
                rooms.resume(&stream, outage).await
            });
        }
    }
    tracing::info!(down = %outage.ended.since(outage.began), streams = pending.len(), "giving the time back");
    while let Some(done) = pending.join_next().await {
        match done {
            Ok(Ok(_)) => {}
            Ok(Err(error)) if error.is_the_streams_own() => {}
            Ok(Err(AppError::Store(error))) if !error.is_damage() => return Err(error.into()),
            // One stream's fault is no reason for the others to wait.
            Ok(Err(error)) => tracing::error!(%error, "the time was not given back in a stream"),
            Err(error) => tracing::error!(%error, "the time was not given back in a stream"),
        }
    }
    Ok(app.store().write(vec![RowWrite::outage_settled(outage.began)]).await.map(drop)?)
}

/// Serves deadlines until the server stops.
pub async fn run(app: App) {
    let mut look = tokio::time::interval(LOOK);
    look.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            () = app.stopping() => break,
            _ = look.tick() => {}
        }
        app.vitals().looked();
        // What came due while the house could not act has to be given back first.
        if !app.clock().is_acting() {
            continue;
        }
        if let Err(error) = serve(&app).await {
            tracing::error!(%error, "deadlines were not served; trying again");
            tokio::time::sleep(BREATH).await;
        }
    }
}

/// Serves what is due now, all of it at once, and says how much that was.
///
/// # Errors
/// If the database fails; the others have been served.
pub async fn serve(app: &App) -> Result<usize, AppError> {
    let due = app.store().due(app.now(), AT_ONCE).await?;
    let (count, mut ringing, mut failed) = (due.len(), JoinSet::new(), Ok(()));
    for deadline in due {
        let app = app.clone();
        ringing.spawn(async move { ring(&app, deadline).await });
    }
    while let Some(rung) = ringing.join_next().await {
        failed = failed.and(rung.unwrap_or(Ok(())));
    }
    failed.map(|()| count)
}

async fn ring(app: &App, deadline: Deadline) -> Result<(), AppError> {
    let rung = match app.rooms_of(&deadline.kind) {
        Some(rooms) => AssertUnwindSafe(rooms.tick(&deadline.stream, deadline.due)).catch_unwind().await,
        None => Ok(Err(AppError::NotFound)),
    };
    let rung = rung.unwrap_or_else(|_| {
        panicked("deadline");
        Err(AppError::Unreadable(format!("{}: what is due there panics", deadline.stream)))
    });
    match rung {
        Ok(_) => Ok(()),
        Err(error @ (AppError::Store(_) | AppError::Away | AppError::Busy)) => Err(error),
        // Its deadline stays where it is, for the time when the stream can be read again.
        Err(AppError::SetAside(_)) => Ok(()),
        Err(error) => {
            // Nothing was due after all, or the stream is beyond reading: it must not be asked for ever.
            tracing::debug!(%error, stream = %deadline.stream, "a deadline came to nothing");
            let row = RowWrite::deadline_done(&deadline.stream, deadline.due);
            Ok(app.store().write(vec![row]).await.map(drop)?)
        }
    }
}
