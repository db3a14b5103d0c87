//! Pages that are the same for many readers: made once for each version of what they show, and kept compressed.

use std::{
    collections::HashMap,
    io::Write,
    sync::{Arc, Mutex, PoisonError},
};

use axum::body::Bytes;
use flate2::{Compression, write::GzEncoder};
use sha2::{Digest, Sha256};
use tokio::sync::OnceCell;

use crate::{
    errors::AppError,
    ids::{StreamId, Version},
};

/// How many pages are kept before the memory is emptied.
const KEPT: usize = 2_000;

/// Which page.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Key {
    /// Of which stream.
    pub stream: StreamId,
    /// In which language.
    pub language: &'static str,
    /// At which address, with its query.
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

/// The pages that have been made.
#[derive(Debug, Default)]
pub struct Rendered {
    pages: Mutex<HashMap<Key, (Version, Made)>>,
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
        let made = self.cell(key, version);
        let page = made.get_or_try_init(async || make().await.map(|page| page.map(|text| Arc::new(page_of(text)))));
        Ok(page.await?.clone())
    }

    fn cell(&self, key: Key, version: Version) -> Made {
        let mut pages = self.pages.lock().unwrap_or_else(PoisonError::into_inner);
        if pages.len() >= KEPT {
            pages.clear();
        }
        let (at, made) = pages.entry(key).or_insert_with(|| (version, Made::default()));
        if *at < version {
            (*at, *made) = (version, Made::default());
        }
        Arc::clone(made)
    }
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
        let made = std::sync::atomic::AtomicUsize::new(0);
        let page = async |version| {
            let make = async || {
                made.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
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
}
