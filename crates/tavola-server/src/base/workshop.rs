//! Work that keeps a processor busy for long, such as QR codes and transcripts: off the threads that answer, a few pieces at a
//! time.

use std::{sync::Arc, time::Duration};

use tokio::sync::Semaphore;

use crate::web::errors::AppError;

/// How long a piece of work waits for its turn.
const TURN_TIMEOUT: Duration = Duration::from_secs(5);

/// Where such work is done.
#[derive(Debug)]
pub struct Workshop(Arc<Semaphore>);

impl Default for Workshop {
    fn default() -> Self {
        Self(Arc::new(Semaphore::new(std::thread::available_parallelism().map_or(1, usize::from))))
    }
}

impl Workshop {
    /// Does a piece of work when there is room for it.
    ///
    /// # Errors
    /// [`AppError::Busy`] if there is none in time, [`AppError::Broken`] if it broke off.
    pub async fn does<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, AppError> {
        let turn = tokio::time::timeout(TURN_TIMEOUT, Arc::clone(&self.0).acquire_owned()).await;
        let turn = turn.ok().and_then(Result::ok).ok_or(AppError::Busy)?;
        let done = tokio::task::spawn_blocking(move || {
            let _turn = turn;
            work()
        });
        done.await.map_err(|error| AppError::Broken(error.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn work_that_breaks_off_is_an_error_and_gives_its_turn_back() {
        let workshop = Workshop(Arc::new(Semaphore::new(1)));
        let broken = workshop.does(|| assert!(std::hint::black_box(false), "broken on purpose")).await;
        assert!(matches!(broken, Err(AppError::Broken(_))));
        assert_eq!(workshop.does(|| 7).await.unwrap(), 7);
    }
}
