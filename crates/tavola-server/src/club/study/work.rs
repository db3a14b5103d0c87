//! The judging of one match: at once without looking ahead, then deeply, here or by a worker.

use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};

use tavola_base::Time;
use tavola_notation::record::MatchRecord;
use tavola_study::{Depth, Limits, MatchReport, judge_match_while, report::FORMAT};
use tokio::sync::watch;

use super::{DEEP, Lines, MatchKey, QUICK, Studied, Studies, Underway, waiting};
use crate::{
    app::App,
    club::{
        jobs::{self, Came, Wanted},
        library,
    },
    store::{JobKind, NewJob, NodeRole, RowWrite, StoreError, StoredReport},
};

/// The judging of one match.
pub(super) struct Work {
    pub(super) studies: Studies,
    pub(super) app: App,
    pub(super) key: MatchKey,
    pub(super) number: u64,
    pub(super) record: Arc<MatchRecord>,
    pub(super) tell: watch::Sender<Studied>,
}

impl Work {
    /// Does it, and tells those who wait.
    pub(super) async fn done(self) {
        if let Err(error) = self.deeper_and_deeper().await {
            tracing::error!(%error, "a study could not be kept");
        }
        // Whoever asks again begins again where this one ended early.
        let is_deep = self.tell.borrow().report.as_ref().is_some_and(|report| report.plies >= DEEP);
        if !is_deep {
            self.studies.forget(&self.key, self.number);
        }
        self.tell.send_modify(|studied| studied.underway = None);
        waiting::ended(&self.app, &self.key, self.number, is_deep.then_some(DEEP)).await;
    }

    async fn deeper_and_deeper(&self) -> Result<(), StoreError> {
        let kept = self.kept().await?;
        if let Some(report) = kept {
            let deep = report.plies >= DEEP;
            self.tell.send_modify(|studied| studied.report = Some(Arc::new(report)));
            if deep {
                return self.add_up().await;
            }
        } else {
            self.judged(QUICK).await;
        }
        self.tell.send_modify(|studied| studied.underway = Some(Underway { plies: DEEP, lines: None }));
        // The games of a chouette stand in no library, where a worker would find them.
        if jobs::are_workers(&self.app) && !matches!(self.key, MatchKey::Chouette(..)) {
            let came = self.judged_by_a_worker().await?;
            if came != Came::NobodyThere {
                return Ok(());
            }
        }
        let turn = self.studies.0.turn.acquire().await;
        if let Some(report) = self.judged(DEEP).await {
            drop(turn);
            let was_queued = self.app.store().waits_to_be_judged(&self.key.stored()).await?;
            self.keep(&report, self.app.now()).await?;
            if self.studies.is_latest(&self.key, self.number) {
                waiting::tell(&self.app, &self.key, was_queued).await?;
            }
        }
        Ok(())
    }

    /// Has the match judged by a worker, which keeps the report, and takes it up from there.
    async fn judged_by_a_worker(&self) -> Result<Came, StoreError> {
        let key = self.key.stored();
        let asker = self.app.store().owners_of(&key).await?.into_iter().next();
        let asker = asker.map_or_else(|| key.clone(), |account| account.to_string());
        let name = jobs::analysis_name(&key, self.record.games.len());
        let job = NewJob { kind: JobKind::Analysis, name: &name, body: "{}", asker: &asker };
        let came = jobs::done(&self.app, &job, |progress| {
            let lines = serde_json::from_str::<[usize; 2]>(progress).ok().map(|[done, all]| Lines { done, all });
            self.tell.send_modify(|studied| studied.underway = Some(Underway { plies: DEEP, lines }));
            if self.studies.is_latest(&self.key, self.number) { Wanted::Still } else { Wanted::NoMore }
        });
        let came = came.await?;
        if let Some(report) = self.kept().await?.filter(|report| came == Came::Done && report.plies >= DEEP) {
            self.tell.send_modify(|studied| studied.report = Some(Arc::new(report)));
        }
        Ok(came)
    }

    /// The report that lies in the store, if it is one of this form and of all games.
    async fn kept(&self) -> Result<Option<MatchReport>, StoreError> {
        let stored = self.app.store().report_of(&self.key.stored()).await?;
        let stored = stored.filter(|stored| stored.games == self.record.games.len());
        let report = stored.and_then(|stored| serde_json::from_str::<MatchReport>(&stored.body).ok());
        Ok(report.filter(|report| report.format == FORMAT).map(|report| self.key.nameless(report)))
    }

    /// Keeps a report with what statistics take of it, unless its match has been taken away.
    async fn keep(&self, report: &MatchReport, at: Time) -> Result<(), StoreError> {
        if !self.studies.is_latest(&self.key, self.number) {
            return Ok(());
        }
        let body = serde_json::to_string(report).unwrap_or_default();
        let stored =
            StoredReport { match_key: self.key.stored(), games: self.record.games.len(), plies: report.plies, body };
        let rows = std::iter::once(RowWrite::report(&stored, at)).chain(library::added_up(&self.key, report));
        self.app.store().write(rows.collect()).await.map(drop)
    }

    /// Makes the figures for statistics of a report that was kept, if there are none of this form.
    async fn add_up(&self) -> Result<(), StoreError> {
        let report = self.tell.borrow().report.clone();
        let Some(report) = report else { return Ok(()) };
        let kept = self.app.store().figures_of(&self.key.stored()).await?;
        let is_there = kept.is_some_and(|(games, body)| {
            games == report.games.len() && library::figures(&body).is_some_and(|figures| figures.is_current())
        });
        if is_there {
            return Ok(());
        }
        self.app.store().write(library::added_up(&self.key, &report)).await.map(drop)
    }

    /// Judges the match so deeply, and tells how far it has come; none if the house stops.
    async fn judged(&self, plies: u8) -> Option<Arc<MatchReport>> {
        let (studies, record, tell) = (self.studies.clone(), Arc::clone(&self.record), self.tell.clone());
        let (app, key, number) = (self.app.clone(), self.key.clone(), self.number);
        let judged = tokio::task::spawn_blocking(move || {
            let all = record.games.iter().map(|game| game.lines.len()).sum();
            let begun = AtomicUsize::new(0);
            let go_on = || {
                let done = begun.fetch_add(1, Ordering::Relaxed);
                tell.send_modify(|studied| {
                    studied.underway = Some(Underway { plies, lines: Some(Lines { done, all }) })
                });
                // What is stopped at a worker is forgotten there.
                !app.is_stopping() && (app.nodes().role() == NodeRole::Server || studies.is_latest(&key, number))
            };
            let inner = &studies.0;
            let threads = if plies == QUICK { &inner.quick } else { &inner.threads };
            let judged = threads.install(|| judge_match_while(&record, &inner.engine, Depth::of(plies), &go_on));
            judged.map(|judged| Arc::new(key.nameless(MatchReport::of(&record, &judged, &Limits::USUAL))))
        });
        let report = judged.await.ok().flatten();
        if let Some(report) = &report {
            self.tell.send_modify(|studied| studied.report = Some(Arc::clone(report)));
        }
        report
    }
}
