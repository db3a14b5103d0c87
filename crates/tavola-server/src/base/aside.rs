//! Work that takes its time, done where nobody else waits for it.

use tavola_base::decider::Decides;
use tokio::runtime::{Handle, RuntimeFlavor};

/// Does something; what may take long makes way for the other tasks of its thread. On a runtime of one thread alone, as
/// tests have it, it is done where it is.
pub(crate) fn done<T>(decides: Decides, work: impl FnOnce() -> T) -> T {
    let flavor = Handle::try_current().map(|handle| handle.runtime_flavor());
    match (decides, flavor) {
        (Decides::NowAndThenLong, Ok(RuntimeFlavor::MultiThread)) => tokio::task::block_in_place(work),
        _ => work(),
    }
}

#[cfg(test)]
mod tests {
    use std::{sync::mpsc, time::Duration};

    use super::*;

    /// Whether another task of the only thread runs while such a decision is being made.
    fn others_run(decides: Decides) -> bool {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
        runtime.block_on(async {
            let (tell, told) = mpsc::channel();
            let long = tokio::spawn(async move {
                tokio::spawn(async move { tell.send(()) });
                done(decides, || told.recv_timeout(Duration::from_secs(2)).is_ok())
            });
            long.await.unwrap()
        })
    }

    #[test]
    fn nobody_waits_for_a_decision_that_takes_long() {
        assert!(others_run(Decides::NowAndThenLong));
        assert!(!others_run(Decides::AtOnce), "what is decided at once stays where it is");
        assert_eq!(done(Decides::NowAndThenLong, || 7), 7, "where no runtime is, it is simply done");
    }
}
