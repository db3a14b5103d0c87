//! Pages that are the same for many readers: made once for each version of what they show, and kept compressed.

use std::{
    collections::HashMap,
    io::Write,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
};

use axum::body::Bytes;
use flate2::{Compression, write::GzEncoder};
use sha2::{Digest, Sha256};
use tokio::sync::OnceCell;

use crate::{
    errors::AppError,
    ids::{StreamId, Version},
    memory::forget_half,
};

/// How many pages are kept before those not asked for of late are forgotten.
const KEPT: usize = 2_000;

/// Which page.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Key {
    /// Of which stream.
    pub stream: StreamId,
    /// In which language.
    pub language: &'static str,
    /// At which address, with what makes a difference of its query: nothing that anybody can make up.
    pub path: String,
}

/// A page as it is answered.
#[derive(Debug)]
pub struct Page {
    /// Its mark, by which a browser asks whether it has changed.
    pub etag: String,
    /// The document.
    pub plain: Bytes,
    /// The same, compressed.
    pub compressed: Bytes,
}

/// One version of a page, made by whoever asks for it first.
type Made = Arc<OnceCell<Option<Arc<Page>>>>;

/// A page that is kept.
#[derive(Debug)]
struct Kept {
    at: Version,
    made: Made,
    /// The number of the asking for it that was the last.
    asked: u64,
}

/// The pages that have been made.
#[derive(Debug, Default)]
pub struct Rendered {
    pages: Mutex<HashMap<Key, Kept>>,
    asked: AtomicU64,
}

impl Rendered {
    /// A page at a version: the one that is there, or made now. Who asks meanwhile waits for it. None if there is none.
    ///
    /// # Errors
    /// If it cannot be made.
    pub async fn page(
        &self,
        key: Key,
        version: Version,
        make: impl AsyncFnOnce() -> Result<Option<String>, AppError>,
    ) -> Result<Option<Arc<Page>>, AppError> {
        let made = self.cell(&key, version);
        let page = made.get_or_try_init(async || match make().await? {
            Some(text) => compressed(text).await.map(Some),
            None => Ok(None),
        });
        let page = page.await?.clone();
        if page.is_none() {
            // Nothing is remembered of what there is not: anybody can ask for as much of it as he likes.
            self.pages().remove(&key);
        }
        Ok(page)
    }

    fn cell(&self, key: &Key, version: Version) -> Made {
        let asked = self.asked.fetch_add(1, Ordering::Relaxed);
        let mut pages = self.pages();
        if pages.len() >= KEPT && !pages.contains_key(key) {
            forget_half(&mut pages, |kept| kept.asked);
        }
        let kept = pages.entry(key.clone()).or_insert_with(|| Kept { at: version, made: Made::default(), asked });
        if kept.at < version {
            (kept.at, kept.made) = (version, Made::default());
        }
        kept.asked = asked;
        Arc::clone(&kept.made)
    }

    fn pages(&self) -> MutexGuard<'_, HashMap<Key, Kept>> {
        self.pages.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The page, compressed off the threads that answer.
async fn compressed(text: String) -> Result<Arc<Page>, AppError> {
    let page = tokio::task::spawn_blocking(move || page_of(text)).await;
    page.map(Arc::new).map_err(|error| AppError::Broken(error.to_string()))
}

fn page_of(text: String) -> Page {
    let mark: String = Sha256::digest(text.as_bytes())[..12].iter().map(|byte| format!("{byte:02x}")).collect();
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    let compressed = encoder.write_all(text.as_bytes()).and_then(|()| encoder.finish()).unwrap_or_default();
    Page { etag: format!("W/\"{mark}\""), plain: Bytes::from(text), compressed: Bytes::from(compressed) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_page_is_made_once_for_each_version() {
        let rendered = Rendered::default();
        let key = Key { stream: StreamId::new("e"), language: "en", path: "/e/e".to_owned() };
        let made = AtomicU64::new(0);
        let page = async |version| {
            let make = async || {
                made.fetch_add(1, Ordering::Relaxed);
                Ok(Some(format!("version {version}")))
            };
            rendered.page(key.clone(), version, make).await.unwrap().unwrap()
        };
        let first = page(Version::new(1)).await;
        assert_eq!(page(Version::new(1)).await.etag, first.etag);
        let next = page(Version::new(2)).await;
        assert_ne!(next.etag, first.etag);
        assert_eq!(next.plain, Bytes::from("version 2"));
        assert_eq!(made.into_inner(), 2);
    }

    #[tokio::test]
    async fn pages_there_are_not_leave_nothing_and_the_others_have_a_bound() {
        let rendered = Rendered::default();
        let key = |n: usize| Key { stream: StreamId::new("e"), language: "en", path: format!("/e/e/player/{n}") };
        for n in 0..10 {
            assert!(rendered.page(key(n), Version::new(1), async || Ok(None)).await.unwrap().is_none());
        }
        assert!(rendered.pages().is_empty());
        for n in 0..KEPT + 10 {
            rendered.cell(&key(n), Version::new(1));
            rendered.cell(&key(0), Version::new(1));
        }
        let pages = rendered.pages();
        assert!(pages.len() <= KEPT && pages.contains_key(&key(0)) && pages.contains_key(&key(KEPT + 9)));
    }
}
