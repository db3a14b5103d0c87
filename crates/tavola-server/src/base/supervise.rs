//! Work in the background that must not end with a panic: it is begun again, and the panic is logged and counted.

use std::{future::Future, panic::AssertUnwindSafe, time::Duration};

use futures_util::FutureExt as _;
use tokio::task::JoinSet;

use crate::app::App;

/// How long after a panic a task is begun again.
const BREATH: Duration = Duration::from_secs(1);

/// Runs a task until it is done, from its beginning again after every panic.
pub(crate) fn supervise<T, R>(app: &App, tasks: &mut JoinSet<()>, name: &'static str, task: T)
where
    T: Fn(App) -> R + Send + 'static,
    R: Future<Output = ()> + Send + 'static,
{
    let app = app.clone();
    metrics::counter!("tavola_task_panics_total", "task" => name).increment(0);
    tasks.spawn(async move {
        while AssertUnwindSafe(task(app.clone())).catch_unwind().await.is_err() {
            panicked(name);
            tokio::select! {
                () = app.stopping() => break,
                () = tokio::time::sleep(BREATH) => {}
            }
        }
    });
}

/// Runs a task at one node of a club at a time: where it is served, from its beginning whenever that comes to this node.
pub(crate) fn supervise_one<T, R>(app: &App, tasks: &mut JoinSet<()>, name: &'static str, task: T)
where
    T: Fn(App) -> R + Clone + Send + 'static,
    R: Future<Output = ()> + Send + 'static,
{
    supervise(app, tasks, name, move |app| {
        let task = task.clone();
        async move {
            loop {
                tokio::select! {
                    () = app.stopping() => return,
                    () = app.nodes().until_serving(name) => {}
                }
                tokio::select! {
                    () = task(app.clone()) => return,
                    () = app.nodes().until_another_serves(name) => tracing::info!(task = name, "another node does it now"),
                }
            }
        }
    });
}

/// Logs and counts the panic of a task. What it was about the panic itself has said.
pub(crate) fn panicked(name: &'static str) {
    tracing::error!(task = name, "a task panicked and is begun again");
    metrics::counter!("tavola_task_panics_total", "task" => name).increment(1);
}

#[cfg(test)]
mod tests {
    use std::sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    };

    use super::*;
    use crate::{base::now::Now, config::Config};

    #[tokio::test]
    async fn a_task_that_panics_is_begun_again() {
        let dir = tempfile::tempdir().unwrap();
        let config = Config { data_dir: dir.path().to_owned(), ..Config::default() };
        let app = App::open(config, Now::system()).await.unwrap();
        let (mut tasks, begun) = (JoinSet::new(), Arc::new(AtomicU32::new(0)));
        let counted = Arc::clone(&begun);
        supervise(&app, &mut tasks, "test", move |_| {
            let nth = counted.fetch_add(1, Ordering::SeqCst);
            async move { assert!(nth > 0, "the first time goes wrong") }
        });
        tasks.join_next().await.unwrap().unwrap();
        assert_eq!(begun.load(Ordering::SeqCst), 2);
    }
}
