//! Stored deadlines come due here; and here the time in which the house could not act is given back.

use std::{future::Future, panic::AssertUnwindSafe, time::Duration};

use futures_util::FutureExt as _;
use jiff::Timestamp;
use tavola_base::{Millis, Time};
use tokio::task::{JoinError, JoinSet};

use crate::{
    app::App,
    base::{supervise::panicked, trouble::Trouble},
    store::{Aside, Deadline, Outage, RowWrite},
    stream::{folding, nodes},
    web::errors::AppError,
};

/// How often deadlines are looked at, and so the most by which one is late.
const LOOK: Duration = Duration::from_millis(200);
/// How long after a failure they are looked at again.
const BREATH: Duration = Duration::from_secs(1);
/// How many deadlines are asked for at a time.
const AT_ONCE: u16 = 1_000;
/// How many streams are worked at side by side. They share a few connections, and none may wait for one for so long that it
/// gives up; yet many of their appends go into one transaction.
const SIDE_BY_SIDE: usize = 256;

/// Notes the time since the last sign of life as an outage and gives every outage back in every
/// stream that is being played at, while the house's time stands. Done before anything else looks at one.
///
/// # Errors
/// If the database fails; the next start goes on where this one stopped.
pub async fn settle_outages(app: &App) -> Result<(), AppError> {
    if app.nodes().are_several() {
        return nodes::beat(app).await;
    }
    let (store, clock) = (app.store(), app.clock());
    let last = store.last_alive().await?;
    let behind = last.map_or(Millis::ZERO, |last| clock.not_before(last));
    if !behind.is_zero() {
        tracing::warn!(%behind, "the machine's clock is behind the club's last sign of life; the club goes on from there");
    }
    clock.stand_at(app.now());
    if let Some(began) = last {
        note_outage(app, began, app.now()).await?;
    }
    settle_noted(app).await?;
    store.write(vec![RowWrite::alive(app.now())]).await?;
    clock.go_on();
    Ok(())
}

/// Notes a time in which the club could not act, if there was one, and takes up what can be read again after it.
pub(crate) async fn note_outage(app: &App, began: Time, ended: Time) -> Result<(), AppError> {
    let store = app.store();
    if ended > began {
        store.write(vec![RowWrite::outage(began, ended)]).await?;
    }
    // Streams that were set aside have missed every outage since; those not settled yet they will be given with the others.
    let first = store.outages().await?.into_iter().map(|outage| outage.began).min();
    take_up(app, first.unwrap_or(began)).await
}

/// Counts and tells a time in which the running club could not act, once it was given back.
pub(crate) fn count_outage(began: Time, ended: Time) {
    let moment = |at: Time| Timestamp::from_millisecond(i64::try_from(at.millis()).unwrap_or(i64::MAX));
    let [from, until] = [began, ended].map(|at| moment(at).unwrap_or(Timestamp::MAX));
    tracing::warn!(out = %ended.since(began), %from, %until, "the house could not act; the time was given back");
    metrics::counter!("tavola_outages_total").increment(1);
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
    for aside in app.store().aside().await?.into_iter().filter(|aside| !aside.is_closed) {
        if folding::whole(app.store(), &aside.kind, &aside.stream).await.is_ok() {
            take_up_one(app, &aside, until).await?;
        }
    }
    Ok(())
}

async fn take_up_one(app: &App, aside: &Aside, until: Time) -> Result<(), AppError> {
    let store = app.store();
    store.write(vec![RowWrite::taken_up(&aside.stream)]).await?;
    tracing::info!(stream = %aside.stream, kind = aside.kind, "a stream that was set aside can be read again");
    let Some(rooms) = app.rooms_of(&aside.kind).filter(|_| until > aside.since) else { return Ok(()) };
    let began = store.lost_since(aside.since).await?;
    match rooms.resume(&aside.stream, Outage { began, ended: until }).await {
        Err(error) if !error.is_the_streams_own() => Err(error),
        Ok(_) | Err(_) => Ok(()),
    }
}

/// Looks once more at streams that are set aside and have been asked for since, now and then: a disk that was bad for a
/// moment is forgotten without a start. What can be read is taken up, and the time since then given back.
///
/// # Errors
/// If the database fails; the next asking tries again.
pub async fn look_again(app: &App) -> Result<(), AppError> {
    let wanted = app.store().to_look_at_again();
    if wanted.is_empty() {
        return Ok(());
    }
    app.store().distrust_readers();
    let is_wanted = |aside: &Aside| !aside.is_closed && wanted.contains(&aside.stream);
    for aside in app.store().aside().await?.into_iter().filter(is_wanted) {
        if folding::whole(app.store(), &aside.kind, &aside.stream).await.is_ok() {
            // Nobody acts there before the time is given back.
            let _still = app.clock().still().await;
            take_up_one(app, &aside, app.now()).await?;
        }
    }
    Ok(())
}

async fn settle(app: &App, outage: Outage) -> Result<(), AppError> {
    let mut streams = Vec::new();
    for kind in app.rooms().map(|rooms| rooms.kind()) {
        streams.extend(app.store().rooms_playing(kind).await?.into_iter().map(|stream| (kind, stream)));
    }
    tracing::info!(down = %outage.ended.since(outage.began), streams = streams.len(), "giving the time back");
    let resuming = streams.into_iter().map(|(kind, stream)| {
        let app = app.clone();
        async move { app.rooms_of(kind).ok_or(AppError::NotFound)?.resume(&stream, outage).await }
    });
    let mut failed = Ok(());
    side_by_side(SIDE_BY_SIDE, resuming, |done| match done {
        Ok(Ok(_)) => {}
        Ok(Err(error)) if error.is_the_streams_own() => {}
        Ok(Err(AppError::Store(error))) if !error.is_damage() => failed = Err(error),
        // One stream's fault is no reason for the others to wait.
        Ok(Err(error)) => tracing::error!(%error, "the time was not given back in a stream"),
        Err(error) => tracing::error!(%error, "the time was not given back in a stream"),
    })
    .await;
    failed?;
    Ok(app.store().write(vec![RowWrite::outage_settled(outage.began)]).await.map(drop)?)
}

/// Does all tasks, so many at a time, and hands over what each came to.
async fn side_by_side<T, F>(most: usize, tasks: impl Iterator<Item = F>, mut done: impl FnMut(Result<T, JoinError>))
where
    T: Send + 'static,
    F: Future<Output = T> + Send + 'static,
{
    let mut under_way = JoinSet::new();
    for task in tasks {
        if under_way.len() >= most
            && let Some(first) = under_way.join_next().await
        {
            done(first);
        }
        under_way.spawn(task);
    }
    while let Some(next) = under_way.join_next().await {
        done(next);
    }
}

/// Serves deadlines until the server stops.
pub async fn run(app: App) {
    let mut look = tokio::time::interval(LOOK);
    look.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let trouble = Trouble::new("deadlines were not served; trying again", "deadlines are served again");
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
        let serving = async {
            look_again(&app).await?;
            serve(&app).await
        };
        let served = serving.await;
        trouble.note(&served);
        if served.is_err() {
            tokio::time::sleep(BREATH).await;
        }
    }
}

/// Serves what is due now at this node, all of it at once, and says how much that was.
///
/// # Errors
/// If the database fails; the others have been served.
pub async fn serve(app: &App) -> Result<usize, AppError> {
    let due = app.store().due(app.now(), AT_ONCE).await?;
    let due: Vec<Deadline> = due.into_iter().filter(|due| app.nodes().serves(due.stream.as_str())).collect();
    let (count, mut failed) = (due.len(), Ok(()));
    let ringing = due.into_iter().map(|deadline| {
        let app = app.clone();
        async move { ring(&app, deadline).await }
    });
    side_by_side(SIDE_BY_SIDE, ringing, |rung| {
        if let Ok(Err(error)) = rung {
            failed = Err(error);
        }
    })
    .await;
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
        Ok(_) => {
            let late = app.now().since(deadline.due);
            metrics::histogram!("tavola_deadline_late_seconds").record(late.number() as f64 / 1000.0);
            Ok(())
        }
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

#[cfg(test)]
mod tests {
    use std::sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    };

    use super::*;

    #[tokio::test]
    async fn all_is_done_and_never_too_much_at_a_time() {
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let tasks = (0..100).map(|nth| {
            let (now, most) = (Arc::clone(&now), Arc::clone(&most));
            async move {
                most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                tokio::task::yield_now().await;
                now.fetch_sub(1, Ordering::SeqCst);
                assert!(nth != 7, "one of them breaks off");
                nth
            }
        });
        let (mut whole, mut broken_off) = (Vec::new(), 0);
        side_by_side(9, tasks, |done| match done {
            Ok(nth) => whole.push(nth),
            Err(_) => broken_off += 1,
        })
        .await;
        whole.sort_unstable();
        assert_eq!((whole.len(), broken_off, most.load(Ordering::SeqCst)), (99, 1, 9));
    }
}
