//! Long work of the engine, done by workers where there are any: machines that only judge and roll out. A node puts a job into the
//! queue and follows how far it has come; what comes of it the worker keeps where such things are kept.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use tavola_notation::{MoveText, Situation, Waiting, Xgid, read_play};
use tavola_study::rollout::{Ends, Extent};
use tokio::time::Instant;

use crate::{
    app::App,
    club::rollouts::{Order, PositionKey},
    store::{JobState, NewJob, RowWrite, StoreError},
};

/// How often is looked how far a job has come.
const LOOK: Duration = Duration::from_millis(300);
/// How long there may be no worker before a node does a job itself.
const NO_WORKER: Duration = Duration::from_secs(5);

/// What became of a job.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Came {
    /// It is done, and what came of it is kept.
    Done,
    /// It was laid aside, or taken away: nothing comes of it.
    Nothing,
    /// No worker is there any more: whoever wants it done does it.
    NobodyThere,
}

/// Whether jobs are done by workers.
pub(crate) fn are_workers(app: &App) -> bool {
    app.nodes().workers() > 0
}

/// Has a job done by a worker. `heard` is told how far it has come and says whether it is still wanted.
///
/// # Errors
/// If the database fails.
pub(crate) async fn done(
    app: &App,
    job: &NewJob<'_>,
    mut heard: impl FnMut(&str) -> Wanted,
) -> Result<Came, StoreError> {
    let (kind, name) = (job.kind, job.name);
    let due = app.store().job_due(job.asker, app.now()).await?;
    // One that was laid aside is tried once more by whoever asks for it again.
    app.store().write(vec![RowWrite::job(job, due), RowWrite::job_again(kind, name)]).await?;
    let mut worker_seen = Instant::now();
    loop {
        tokio::time::sleep(LOOK).await;
        let Some(found) = app.store().job(kind, name).await? else { return Ok(Came::Nothing) };
        if are_workers(app) {
            worker_seen = Instant::now();
        }
        let came = match found.state {
            JobState::Done => Came::Done,
            JobState::Dead => return Ok(Came::Nothing),
            JobState::Waits if worker_seen.elapsed() > NO_WORKER => Came::NobodyThere,
            JobState::Waits if heard(&found.progress) == Wanted::Still && !app.is_stopping() => continue,
            // Another node may follow it, or ask for it again: what is stopped is only what nobody wants.
            JobState::Waits if app.is_stopping() => return Ok(Came::Nothing),
            JobState::Waits => Came::Nothing,
        };
        app.store().write(vec![RowWrite::job_gone(kind, name)]).await?;
        return Ok(came);
    }
}

/// Whether a job is wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// It is.
    Still,
    /// Somebody has stopped it.
    NoMore,
}

/// A rollout as a job says it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RolloutJob {
    plays: Vec<String>,
    trials: u32,
    until_certain: bool,
}

impl RolloutJob {
    /// What is ordered; its position is the job's name.
    pub(crate) fn of(order: &Order) -> Self {
        Self {
            plays: order.plays.iter().map(|play| MoveText(play).to_string()).collect(),
            trials: order.extent.trials,
            until_certain: order.extent.ends == Ends::WhenCertain,
        }
    }

    /// The order of a job of that name; none if nobody could have given it.
    pub(crate) fn order(&self, name: &str) -> Option<Order> {
        let situation: Situation = *name.parse::<Xgid>().ok()?.situation();
        let position = situation.position();
        let read = |text: &String| match situation.waiting {
            Waiting::Play(roll) => read_play(&position, roll, text).ok(),
            _ => None,
        };
        let plays = self.plays.iter().map(read).collect::<Option<Vec<_>>>()?;
        let ends = if self.until_certain { Ends::WhenCertain } else { Ends::AtItsTrials };
        let key = PositionKey::of(&situation)?;
        Some(Order { situation, key, plays, extent: Extent { trials: self.trials, ends } })
    }
}

/// The name of the job that judges a match of so many games.
pub(crate) fn analysis_name(match_key: &str, games: usize) -> String {
    format!("{match_key}@{games}")
}

/// The match of a job of that name.
pub(crate) fn analysed(name: &str) -> Option<&str> {
    name.rsplit_once('@').map(|(key, _)| key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rollout_is_ordered_from_its_job_as_it_was_and_from_nothing_else() {
        let id = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10";
        let job = |plays: &[&str]| RolloutJob {
            plays: plays.iter().map(|play| (*play).to_owned()).collect(),
            trials: 1296,
            until_certain: true,
        };
        let order = job(&["8/5 6/5", "24/23 13/10"]).order(id).unwrap();
        assert_eq!((order.key.as_str(), order.plays.len(), order.extent.trials), (id, 2, 1296));
        let text = serde_json::to_string(&RolloutJob::of(&order)).unwrap();
        let again: RolloutJob = serde_json::from_str(&text).unwrap();
        let again = again.order(order.key.as_str()).unwrap();
        assert_eq!((again.situation, again.plays, again.extent), (order.situation, order.plays, order.extent));
        assert!(job(&["24/1"]).order(id).is_none() && job(&[]).order("no id").is_none());
    }

    #[test]
    fn the_name_of_an_analysis_says_which_match() {
        assert_eq!(analysed(&analysis_name("table/0198/1", 7)), Some("table/0198/1"));
        assert_eq!(analysed("table/0198/1"), None);
    }
}
