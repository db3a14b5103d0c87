//! The files of the page, embedded in the binary.

use axum::{
    extract::Path,
    http::{
        HeaderMap, StatusCode,
        header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH},
    },
    response::{IntoResponse, Response},
};
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::errors::AppError;

#[derive(RustEmbed)]
#[folder = "web/"]
struct Web;

/// Files that browsers look for at the root.
const AT_THE_ROOT: [&str; 4] = ["favicon.ico", "manifest.webmanifest", "robots.txt", "sw.js"];

/// `GET /static/{path}`.
pub(crate) async fn get(Path(path): Path<String>, headers: HeaderMap) -> Result<Response, AppError> {
    let file = Web::get(&path).ok_or(AppError::NotFound)?;
    Ok(answer(file, &headers))
}

/// `GET /{file}` for the few files that have to be there.
pub(crate) async fn at_the_root(Path(name): Path<String>, headers: HeaderMap) -> Result<Response, AppError> {
    let known = AT_THE_ROOT.contains(&name.as_str());
    let file = known.then(|| Web::get(&name)).flatten().ok_or(AppError::NotFound)?;
    Ok(answer(file, &headers))
}

/// The file, unless the browser has this very version of it.
fn answer(file: EmbeddedFile, headers: &HeaderMap) -> Response {
    let hash: String = file.metadata.sha256_hash()[..12].iter().map(|byte| format!("{byte:02x}")).collect();
    let etag = format!("W/\"{hash}\"");
    let caching = [(ETAG, etag.clone()), (CACHE_CONTROL, "no-cache".to_owned())];
    if headers.get(IF_NONE_MATCH).and_then(|have| have.to_str().ok()) == Some(&etag) {
        return (StatusCode::NOT_MODIFIED, caching).into_response();
    }
    let kind = file.metadata.mimetype().to_owned();
    let kind = if kind.starts_with("text/") { format!("{kind}; charset=utf-8") } else { kind };
    (caching, [(CONTENT_TYPE, kind)], file.data).into_response()
}
