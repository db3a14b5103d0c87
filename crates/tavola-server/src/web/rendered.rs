//! Pages that are the same for many readers: made once for each version of what they show, and kept compressed.

use std::{
    convert::Infallible,
    io::Write,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use axum::body::Bytes;
use flate2::{Compression, write::GzEncoder};
use quick_cache::{Weighter, unsync::Cache};
use sha2::{Digest, Sha256};
use tokio::sync::OnceCell;

use crate::{
    base::ids::{StreamId, Version},
    web::errors::AppError,
};

/// How many pages are kept about, and how many bytes at most, before those least asked for are forgotten.
const KEPT: usize = 2_000;
const BYTES: u64 = 64 << 20;
/// What a page weighs that is not made yet, in bytes: its place.
const PLACE: u64 = 512;

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
#[derive(Debug, Clone)]
struct Kept {
    at: Version,
    made: Made,
    /// What it holds, in bytes: known once it is made.
    bytes: u64,
}

/// Pages weigh what they hold.
#[derive(Debug, Clone, Copy)]
struct Bytewise;

impl Weighter<Key, Kept> for Bytewise {
    fn weight(&self, _: &Key, kept: &Kept) -> u64 {
        kept.bytes
    }
}

/// The pages that have been made.
#[derive(Debug)]
pub struct Rendered {
    pages: Mutex<Cache<Key, Kept, Bytewise>>,
}

impl Default for Rendered {
    fn default() -> Self {
        Self { pages: Mutex::new(Cache::with_weighter(KEPT, BYTES, Bytewise)) }
    }
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
        match &page {
            Some(page) => self.weigh(&key, page),
            // Nothing is remembered of what there is not: anybody can ask for as much of it as they like.
            None => drop(self.pages().remove(&key)),
        }
        Ok(page)
    }

    /// Forgets every page: a stream was written anew under the version it had.
    pub(crate) fn forget_all(&self) {
        self.pages().clear();
    }

    fn cell(&self, key: &Key, version: Version) -> Made {
        let fresh = || Kept { at: version, made: Made::default(), bytes: PLACE };
        let mut pages = self.pages();
        let Ok(Some(mut kept)) = pages.get_mut_or_insert_with(key, || Ok::<_, Infallible>(fresh())) else {
            return Made::default();
        };
        if kept.at < version {
            *kept = fresh();
        }
        Arc::clone(&kept.made)
    }

    fn weigh(&self, key: &Key, page: &Page) {
        if let Some(mut kept) = self.pages().get_mut(key) {
            kept.bytes = PLACE + (key.path.len() + page.plain.len() + page.compressed.len()) as u64;
        }
    }

    fn pages(&self) -> MutexGuard<'_, Cache<Key, Kept, Bytewise>> {
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
    use std::sync::atomic::{AtomicU64, Ordering};

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
    async fn pages_there_are_not_leave_nothing() {
        let rendered = Rendered::default();
        let key = |n: usize| Key { stream: StreamId::new("e"), language: "en", path: format!("/e/e/player/{n}") };
        for n in 0..10 {
            assert!(rendered.page(key(n), Version::new(1), async || Ok(None)).await.unwrap().is_none());
        }
        assert_eq!(rendered.pages().len(), 0);
    }

    #[tokio::test]
    async fn what_is_kept_has_a_bound_in_bytes_and_what_is_asked_for_often_stays() {
        let rendered = Rendered::default();
        let made = AtomicU64::new(0);
        let page = async |number: usize| {
            let key = Key { stream: StreamId::new("e"), language: "en", path: format!("/e/e?x={number}") };
            let make = async || {
                made.fetch_add(1, Ordering::Relaxed);
                Ok(Some("x".repeat(4 << 20)))
            };
            rendered.page(key, Version::new(1), make).await.unwrap().unwrap()
        };
        for number in 1..40 {
            page(0).await;
            page(number).await;
        }
        // The last one made may be too much; the next one asked for makes room.
        let (weight, one) = (rendered.pages().weight(), 5 << 20);
        assert!(weight <= BYTES + one, "{weight}");
        assert_eq!(made.into_inner(), 40, "the page everybody reads is not made again and again");
    }
}
