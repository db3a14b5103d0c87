//! Stored deadlines come due here; and here the time in which no server ran is given back.

use std::time::Duration;

use tavola_club::Time;

use crate::{
    app::App,
    errors::AppError,
    store::{Deadline, Outage, RowWrite},
};

/// How often deadlines are looked at, and so the most by which one is late.
const LOOK: Duration = Duration::from_millis(200);
/// How often a sign of life is left.
const HEARTBEAT: Duration = Duration::from_secs(1);
/// How many deadlines are served at a time.
const AT_ONCE: u16 = 100;
/// A gap in the signs of life that another node's start may leave without anything being down.
const SHARED_GAP_MILLIS: u64 = 2_500;

/// Notes the time since the last sign of life as an outage and gives every outage back in every
/// stream that is being played at. Done before anything else looks at one.
///
/// # Errors
/// If the database fails; the next start goes on where this one stopped.
pub async fn settle_outages(app: &App) -> Result<(), AppError> {
    let (store, now) = (app.store(), app.now());
    if let Some(began) = store.last_alive().await? {
        let gap = now.since(began).number();
        let overlooked = if store.is_shared() { SHARED_GAP_MILLIS } else { 0 };
        if gap > overlooked {
            store.write(vec![RowWrite::outage(began, now)]).await?;
        }
    }
    for outage in store.outages().await? {
        settle(app, outage).await?;
    }
    Ok(store.write(vec![RowWrite::alive(now)]).await.map(drop)?)
}

async fn settle(app: &App, outage: Outage) -> Result<(), AppError> {
    let mut pending = tokio::task::JoinSet::new();
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
        match done.map_err(|error| AppError::Unreadable(error.to_string()))? {
            Ok(_) | Err(AppError::Refused(_)) => {}
            Err(error) => return Err(error),
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
            _ = look.tick() => {
                if let Err(error) = serve(&app).await {
                    tracing::error!(%error, "deadlines were not served; trying again");
                    tokio::time::sleep(HEARTBEAT).await;
                }
            }
        }
    }
}

/// Serves what is due now and says how much that was.
///
/// # Errors
/// If the database fails.
pub async fn serve(app: &App) -> Result<usize, AppError> {
    let due = app.store().due(app.now(), AT_ONCE).await?;
    let count = due.len();
    for deadline in due {
        ring(app, deadline).await?;
    }
    Ok(count)
}

async fn ring(app: &App, deadline: Deadline) -> Result<(), AppError> {
    let rung = match app.rooms_of(&deadline.kind) {
        Some(rooms) => rooms.tick(&deadline.stream, deadline.due).await,
        None => Err(AppError::NotFound),
    };
    match rung {
        Ok(_) => Ok(()),
        Err(error @ AppError::Store(_)) => Err(error),
        Err(error) => {
            // Nothing was due after all, or the stream is beyond reading: it must not be asked for ever.
            tracing::debug!(%error, stream = %deadline.stream, "a deadline came to nothing");
            let row = RowWrite::deadline_done(&deadline.stream, deadline.due);
            Ok(app.store().write(vec![row]).await.map(drop)?)
        }
    }
}

/// Leaves signs of life until the server stops, and a last one then.
pub async fn heartbeat(app: App) {
    let mut beat = tokio::time::interval(HEARTBEAT);
    loop {
        let stopping = tokio::select! {
            () = app.stopping() => true,
            _ = beat.tick() => false,
        };
        if let Err(error) = sign(&app, app.now()).await {
            tracing::error!(%error, "no sign of life could be left");
        }
        if stopping {
            break;
        }
    }
}

async fn sign(app: &App, now: Time) -> Result<(), AppError> {
    Ok(app.store().write(vec![RowWrite::alive(now)]).await.map(drop)?)
}
