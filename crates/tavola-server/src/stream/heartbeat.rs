//! Signs of life, and what is done when there was a gap between two of them while the server ran: the disk was full, the
//! database away, the machine suspended, its clock set forward. It is an outage like that of a restart.

use std::{
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use crate::{
    app::App,
    base::{
        now::{BEAT, Sign},
        trouble::Trouble,
    },
    store::{RowWrite, StoreError},
    stream::timers,
    web::{errors::AppError, live::notice_the_missing},
};

/// How old the last write and the last look at the deadlines may be in a house that is well.
const WELL: Duration = Duration::from_secs(5);

/// When the house last did what it must do all the time. Told by the machine's own clock, since the house's stands still
/// when it is not well.
#[derive(Debug)]
pub struct Vitals(Mutex<Last>);

#[derive(Debug, Clone, Copy)]
struct Last {
    wrote: Instant,
    looked: Instant,
}

impl Default for Vitals {
    fn default() -> Self {
        let now = Instant::now();
        Self(Mutex::new(Last { wrote: now, looked: now }))
    }
}

impl Vitals {
    /// A sign of life has been written.
    pub fn wrote(&self) {
        self.with(|last| last.wrote = Instant::now());
    }

    /// The deadlines are being looked at.
    pub fn looked(&self) {
        self.with(|last| last.looked = Instant::now());
    }

    /// What is wrong at a moment, in sentences for whoever runs the club; nothing if it is well.
    #[must_use]
    pub fn troubles(&self, at: Instant) -> Vec<String> {
        let last = self.with(|last| *last);
        let ago = |then: Instant| at.saturating_duration_since(then);
        let mut troubles = Vec::new();
        if ago(last.wrote) > WELL {
            let seconds = ago(last.wrote).as_secs();
            troubles.push(format!("The club cannot write: the last write that worked was {seconds} s ago."));
        }
        if ago(last.looked) > WELL {
            let seconds = ago(last.looked).as_secs();
            troubles.push(format!("The timers do not run: deadlines were last looked at {seconds} s ago."));
        }
        troubles
    }

    fn with<T>(&self, at: impl FnOnce(&mut Last) -> T) -> T {
        at(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Leaves signs of life until the server stops, and a last one then.
pub async fn run(app: App) {
    let mut due = tokio::time::interval(BEAT);
    due.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let trouble = Trouble::new("no sign of life could be left", "signs of life are left again");
    loop {
        tokio::select! {
            () = app.stopping() => break,
            _ = due.tick() => {}
        }
        match beat(&app).await {
            Err(AppError::Store(taken @ StoreError::Taken { .. })) => app.give_up(taken),
            beaten => trouble.note(&beaten),
        }
    }
    app.clock().runs_out();
    if let Err(error) = sign(&app).await {
        tracing::error!(%error, "no last sign of life could be left");
    }
}

/// Leaves a sign of life; gives the time since the last one back first if that is too long ago.
///
/// # Errors
/// If the database fails; then the house does not act, and the next sign of life tries again.
pub async fn beat(app: &App) -> Result<(), AppError> {
    if app.clock().is_acting() {
        sign(app).await?;
        if app.clock().beat() == Sign::Steady {
            app.vitals().wrote();
            return Ok(());
        }
    }
    make_up(app).await
}

/// Notes a gap as an outage and gives it back, while nobody acts and no deadline is served.
async fn make_up(app: &App) -> Result<(), AppError> {
    let clock = app.clock();
    let _still = clock.still().await;
    let ended = clock.made_up();
    let began = app.store().last_alive().await?.unwrap_or(ended).min(ended);
    // Only a house that can write goes on: until this row is on disk its time stands.
    app.store().write(vec![RowWrite::outage(began, ended)]).await?;
    clock.stand_at(ended);
    timers::settle_noted(app).await?;
    sign(app).await?;
    clock.go_on();
    app.vitals().wrote();
    timers::count_outage(began, ended);
    // Comings and goings meanwhile could not be noted.
    tokio::spawn(notice_the_missing(app.clone()));
    Ok(())
}

async fn sign(app: &App) -> Result<(), AppError> {
    Ok(app.store().write(vec![RowWrite::alive(app.now())]).await.map(drop)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_house_that_writes_and_looks_is_well() {
        let (vitals, second) = (Vitals::default(), Duration::from_secs(1));
        let now = Instant::now();
        assert_eq!(vitals.troubles(now + 4 * second), Vec::<String>::new());
        let troubles = vitals.troubles(now + 12 * second);
        assert_eq!(troubles.len(), 2, "{troubles:?}");
        assert!(troubles[0].starts_with("The club cannot write: the last write that worked was 1"));
        vitals.wrote();
        assert!(vitals.troubles(now + 4 * second).is_empty());
    }
}
