//! The files of the page, embedded in the binary.

use axum::{
    http::{
        HeaderMap, StatusCode,
        header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH},
    },
    response::{IntoResponse, Response},
};
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::web::{errors::AppError, http::address::Path};

#[derive(RustEmbed)]
#[folder = "web/"]
struct Web;

/// Files that browsers look for at the root.
const AT_THE_ROOT: [&str; 4] = ["favicon.ico", "manifest.webmanifest", "robots.txt", "sw.js"];

/// `GET /static/{path}`.
pub(crate) async fn get(Path(path): Path<String>, headers: HeaderMap) -> Result<Response, AppError> {
    let file = Web::get(&path).ok_or(AppError::NotFound)?;
    Ok(answer(file, kind(&path), &headers))
}

/// `GET /{file}` for the few files that have to be there.
pub(crate) async fn at_the_root(Path(name): Path<String>, headers: HeaderMap) -> Result<Response, AppError> {
    let known = AT_THE_ROOT.contains(&name.as_str());
    let file = known.then(|| Web::get(&name)).flatten().ok_or(AppError::NotFound)?;
    Ok(answer(file, kind(&name), &headers))
}

/// What the device's page needs to open without a network.
const BOARD_FILES: [&str; 13] = [
    "js/device/",
    "js/page/words.js",
    "js/page/socket.js",
    "js/page/dom.js",
    "js/page/theme.js",
    "css/tokens.css",
    "css/base.css",
    "css/device.css",
    "i18n/en/board.ftl",
    "i18n/it/board.ftl",
    "icons/icon.svg",
    "icons/icon-192.png",
    "board.webmanifest",
];

/// The device's service worker: the file with its list and a version that changes with any file of the list.
pub(crate) fn worker() -> Response {
    let mut files: Vec<String> = Web::iter().map(String::from).collect();
    files.retain(|file| BOARD_FILES.iter().any(|wanted| file.starts_with(wanted)));
    files.sort();
    let hashes = files.iter().filter_map(|file| Web::get(file)).map(|file| file.metadata.sha256_hash());
    let version = hashes.fold([0u8; 32], |mut all, hash| {
        // Turned by one between files, so that their order counts.
        all.rotate_left(1);
        all.iter_mut().zip(hash).for_each(|(all, byte)| *all ^= byte);
        all
    });
    let version: String = version[..8].iter().map(|byte| format!("{byte:02x}")).collect();
    let list = serde_json::to_string(&files).unwrap_or_default();
    let source = Web::get("board-worker.js").map(|file| String::from_utf8_lossy(&file.data).into_owned());
    let source =
        source.unwrap_or_default().replace("VERSION_OF_THE_FILES", &version).replace("[\"LIST_OF_FILES\"]", &list);
    ([(CACHE_CONTROL, "no-cache"), (CONTENT_TYPE, "text/javascript; charset=utf-8")], source).into_response()
}

/// The file, unless the browser has this very version of it.
fn answer(file: EmbeddedFile, kind: &'static str, headers: &HeaderMap) -> Response {
    let hash: String = file.metadata.sha256_hash()[..12].iter().map(|byte| format!("{byte:02x}")).collect();
    let etag = format!("W/\"{hash}\"");
    let caching = [(ETAG, etag.clone()), (CACHE_CONTROL, "no-cache".to_owned())];
    if headers.get(IF_NONE_MATCH).and_then(|have| have.to_str().ok()) == Some(&etag) {
        return (StatusCode::NOT_MODIFIED, caching).into_response();
    }
    (caching, [(CONTENT_TYPE, kind)], file.data).into_response()
}

/// What a file is, by the end of its name: each kind of file that the page has, and what nobody knows as bytes.
fn kind(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, end)| end) {
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        // Fluent's texts, and the declarations of the protocol, which are read by people.
        "ftl" | "ts" | "txt" => "text/plain; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webmanifest" => "application/manifest+json",
        _ => UNKNOWN,
    }
}

const UNKNOWN: &str = "application/octet-stream";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_the_page_is_served_as_what_it_is() {
        let unknown: Vec<_> = Web::iter().filter(|path| kind(path) == UNKNOWN).collect();
        assert_eq!(unknown, Vec::<String>::new());
        assert_eq!(kind("js/wire.d.ts"), "text/plain; charset=utf-8");
    }
}
