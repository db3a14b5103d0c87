//! `GET /nets/{name}`: the files of the nets, for the engine in the browser.

use axum::{
    http::{
        HeaderMap, StatusCode,
        header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH},
    },
    response::{IntoResponse, Response},
};
use tavola_engine::net::files;

use crate::web::{errors::AppError, http::address::Path};

/// A net, unless the browser has it: each ends with a checksum of everything in it.
pub(crate) async fn get(Path(name): Path<String>, headers: HeaderMap) -> Result<Response, AppError> {
    let number = files::NAMES.iter().position(|known| *known == name).ok_or(AppError::NotFound)?;
    let file = files::all()[number];
    let etag = format!("W/\"{}\"", checksum(file));
    let caching = [(ETAG, etag.clone()), (CACHE_CONTROL, "no-cache".to_owned())];
    if headers.get(IF_NONE_MATCH).and_then(|have| have.to_str().ok()) == Some(&etag) {
        return Ok((StatusCode::NOT_MODIFIED, caching).into_response());
    }
    Ok((caching, [(CONTENT_TYPE, "application/octet-stream")], file).into_response())
}

fn checksum(file: &[u8]) -> String {
    file.iter().rev().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// A name that changes with any of the nets.
pub(crate) fn version() -> String {
    files::all().iter().map(|file| checksum(file)[..4].to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_net_is_sent_once_and_what_is_no_net_is_not_found() {
        let first = get(Path("race.net".to_owned()), HeaderMap::new()).await.unwrap();
        assert_eq!(first.status(), StatusCode::OK);
        let mut headers = HeaderMap::new();
        headers.insert(IF_NONE_MATCH, first.headers()[ETAG].clone());
        let again = get(Path("race.net".to_owned()), headers.clone()).await.unwrap();
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
        let other = get(Path("late.net".to_owned()), headers).await.unwrap();
        assert_eq!(other.status(), StatusCode::OK);
        assert_eq!(version().len(), 24);
        assert!(get(Path("../race.net".to_owned()), HeaderMap::new()).await.is_err());
    }
}
