//! Long work: on the engine's own threads, with the interpreter free meanwhile, and broken off by Ctrl-C or a callback.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

/// How long Ctrl-C waits to be seen at most.
const GLANCE: Duration = Duration::from_millis(50);

/// The threads of an engine. They are started when they are needed first, and anew in a process that was forked: of its
/// parent's threads a fork has none.
#[derive(Debug, Default)]
pub(crate) struct Threads {
    wanted: usize,
    started: Mutex<Option<(u32, Arc<ThreadPool>)>>,
}

impl Threads {
    /// So many; 0 means one for each processor.
    pub(crate) fn new(wanted: usize) -> Self {
        Self { wanted, started: Mutex::default() }
    }

    /// The pool of this process.
    ///
    /// # Errors
    /// If the system gives no threads.
    pub(crate) fn pool(&self) -> PyResult<Arc<ThreadPool>> {
        let mut started = self.started.lock().unwrap_or_else(PoisonError::into_inner);
        let own = std::process::id();
        if let Some((process, pool)) = &*started
            && *process == own
        {
            return Ok(Arc::clone(pool));
        }
        let pool = ThreadPoolBuilder::new().num_threads(self.wanted).build();
        let pool = Arc::new(pool.map_err(|error| PyRuntimeError::new_err(format!("no threads: {error}")))?);
        // A parent's pool is never cleared away here: it would wait for threads that are not there.
        std::mem::forget(started.replace((own, Arc::clone(&pool))));
        Ok(pool)
    }
}

/// What work is given: whether to stop, and somebody to tell how far it has come.
pub(crate) struct Desk<'a, N> {
    is_stopped: &'a AtomicBool,
    tell: Sender<News<N>>,
}

/// How far work has come, and where it waits to hear whether to go on, if it does.
struct News<N> {
    what: N,
    answer: Option<Sender<ControlFlow<()>>>,
}

impl<N> Desk<'_, N> {
    /// Whether the work is not wanted any more.
    pub(crate) fn is_stopped(&self) -> bool {
        self.is_stopped.load(Ordering::Relaxed)
    }

    /// Says how far it has come. That nobody listens any more is no fault.
    pub(crate) fn tell(&self, news: N) {
        self.tell.send(News { what: news, answer: None }).ok();
    }

    /// Says how far it has come and waits to hear whether to go on.
    pub(crate) fn ask(&self, news: N) -> ControlFlow<()> {
        let (answer, heard) = channel();
        let sent = self.tell.send(News { what: news, answer: Some(answer) });
        sent.ok().and_then(|()| heard.recv().ok()).unwrap_or(ControlFlow::Break(()))
    }
}

/// Does `work` on the threads of `pool`. `hear` gets its news with the interpreter held and may break it off, which is no
/// error; what it raises, and Ctrl-C, break it off and are raised.
///
/// # Errors
/// What was raised meanwhile.
pub(crate) fn done<N: Send, T: Send>(
    py: Python<'_>,
    pool: &ThreadPool,
    work: impl FnOnce(&Desk<'_, N>) -> T + Send,
    hear: impl FnMut(Python<'_>, N) -> PyResult<ControlFlow<()>>,
) -> PyResult<T> {
    let is_stopped = AtomicBool::new(false);
    let (tell, news) = channel();
    let desk = Desk { is_stopped: &is_stopped, tell };
    std::thread::scope(|scope| {
        // The desk goes with the work: its end closes the channel.
        let worker = scope.spawn(move || {
            let desk = desk;
            pool.install(|| work(&desk))
        });
        let raised = listen(py, &Mutex::new(news), &is_stopped, hear);
        let done = py.detach(|| worker.join());
        raised?;
        done.map_err(|_| PyRuntimeError::new_err("a fault in the engine, please report it"))
    })
}

/// Listens until the work is done.
fn listen<N: Send>(
    py: Python<'_>,
    news: &Mutex<Receiver<News<N>>>,
    is_stopped: &AtomicBool,
    mut hear: impl FnMut(Python<'_>, N) -> PyResult<ControlFlow<()>>,
) -> PyResult<()> {
    let mut raised = Ok(());
    loop {
        let next = py.detach(|| news.lock().unwrap_or_else(PoisonError::into_inner).recv_timeout(GLANCE));
        let (heard, answer) = match next {
            Err(RecvTimeoutError::Disconnected) => return raised,
            // What comes after the end was asked for is not told; who waits for an answer hears that nobody gives one.
            Ok(_) if is_stopped.load(Ordering::Relaxed) => continue,
            Ok(News { what, answer }) => (hear(py, what), answer),
            Err(RecvTimeoutError::Timeout) => (Ok(ControlFlow::Continue(())), None),
        };
        let heard = heard.and_then(|flow| py.check_signals().map(|()| flow));
        let goes_on = matches!(heard, Ok(ControlFlow::Continue(())));
        if let Err(error) = heard {
            raised = raised.and(Err(error));
        }
        if !goes_on {
            is_stopped.store(true, Ordering::Relaxed);
        }
        if let Some(answer) = answer {
            answer.send(if goes_on { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }).ok();
        }
    }
}
