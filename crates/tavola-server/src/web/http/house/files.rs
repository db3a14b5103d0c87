//! Serves the files of the page.

use axum::{
    http::{
        HeaderMap, StatusCode,
        header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY},
    },
    response::{IntoResponse, Response},
};

use super::kept::Kept;
use crate::web::{
    errors::AppError,
    files::{File, RELEASE, Web, with_needed},
    http::{address::Path, guard::OfThePage},
    packed::packed,
};

/// Files that browsers look for at the root.
const AT_THE_ROOT: [&str; 1] = ["favicon.ico"];

/// How long a file of a release may be kept: for ever. Where files are read from the folder while one works on them,
/// they are asked for anew.
const FOR_EVER: &str = if cfg!(debug_assertions) { "no-cache" } else { "public, max-age=31536000, immutable" };

/// `GET /static/{path}`, in this release or, as it is now, in any other.
pub(crate) async fn get(Path(path): Path<String>, headers: HeaderMap) -> Result<Response, AppError> {
    let (release, rest) = path.split_once('/').unwrap_or(("", &path));
    let (path, keep) = match release {
        ours if ours == *RELEASE => (rest, FOR_EVER),
        // A page of an earlier release is still open somewhere.
        another if another.len() == RELEASE.len() && another.bytes().all(|byte| byte.is_ascii_hexdigit()) => {
            (rest, "no-cache")
        }
        _ => (path.as_str(), "no-cache"),
    };
    let file = Web::get(path).ok_or(AppError::NotFound)?;
    if !takes_brotli(&headers) || !is_part(path) {
        return Ok(answer(file, kind(path), keep, &headers));
    }
    let (etag, packed) = (etag(&file), packed(path, file).await?);
    let caching = [(ETAG, etag.clone()), (CACHE_CONTROL, keep.to_owned()), (VARY, "accept-encoding".to_owned())];
    let mut answer = if is_known(&headers, &etag) {
        (StatusCode::NOT_MODIFIED, caching).into_response()
    } else {
        (caching, [(CONTENT_TYPE, kind(path)), (CONTENT_ENCODING, "br")], packed).into_response()
    };
    answer.extensions_mut().insert(OfThePage);
    Ok(answer)
}

/// Whether a file is a part of pages that nobody opens by itself, and small enough to be packed as tightly as it goes.
fn is_part(path: &str) -> bool {
    [".js", ".css", ".ftl"].iter().any(|end| path.ends_with(end))
}

/// Whether the browser reads Brotli.
fn takes_brotli(headers: &HeaderMap) -> bool {
    let said = headers.get(ACCEPT_ENCODING).and_then(|said| said.to_str().ok()).unwrap_or_default();
    said.split(',').any(|one| one.trim() == "br")
}

/// `GET /{file}` for the few files that have to be there.
pub(crate) async fn at_the_root(Path(name): Path<String>, headers: HeaderMap) -> Result<Response, AppError> {
    let known = AT_THE_ROOT.contains(&name.as_str());
    let file = known.then(|| Web::get(&name)).flatten().ok_or(AppError::NotFound)?;
    Ok(answer(file, kind(&name), "no-cache", &headers))
}

/// The device's page itself; what its modules import follows from them.
const BOARD_PAGE: &str = "js/device/app.js";

/// What the device's page needs beside its modules and its words to open without a network.
const BOARD_FILES: [&str; 7] = [
    "js/page/theme.js",
    "css/tokens.css",
    "css/base.css",
    "css/device.css",
    "icons/icon.svg",
    "icons/icon-192.png",
    "board.webmanifest",
];

/// What it reads in each language.
const BOARD_TEXTS: [&str; 1] = ["board"];

fn of_the_board() -> Kept {
    Kept::new(with_needed(BOARD_PAGE).chain(BOARD_FILES.map(str::to_owned)).collect(), &BOARD_TEXTS)
}

/// The device's service worker: the file with its lists and a version that changes with any file of them.
pub(crate) fn worker() -> Response {
    let kept = of_the_board();
    kept.worker("board-worker.js", &kept.version(), |path| format!("/static/{path}"), &[])
}

/// The file, unless the browser has this very version of it.
fn answer(file: File, kind: &'static str, keep: &'static str, headers: &HeaderMap) -> Response {
    let etag = etag(&file);
    let caching = [(ETAG, etag.clone()), (CACHE_CONTROL, keep.to_owned())];
    if is_known(headers, &etag) {
        return (StatusCode::NOT_MODIFIED, caching).into_response();
    }
    (caching, [(CONTENT_TYPE, kind)], file.data).into_response()
}

/// The mark of a file, which changes with it.
fn etag(file: &File) -> String {
    let hash: String = file.sha256[..12].iter().map(|byte| format!("{byte:02x}")).collect();
    format!("W/\"{hash}\"")
}

/// Whether the browser has that version already.
fn is_known(headers: &HeaderMap, etag: &str) -> bool {
    headers.get(IF_NONE_MATCH).and_then(|have| have.to_str().ok()) == Some(etag)
}

/// What a file is, by the end of its name: each kind of file that the page has, and what nobody knows as bytes.
fn kind(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, end)| end) {
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        // Fluent's texts, and the declarations of the protocol, which are read by people.
        "ftl" | "ts" | "txt" => "text/plain; charset=utf-8",
        "md" => "text/markdown; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "json" => "application/json",
        _ => UNKNOWN,
    }
}

const UNKNOWN: &str = "application/octet-stream";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_device_keeps_every_module_that_its_page_asks_for() {
        let kept = of_the_board();
        for file in kept.paths() {
            assert!(Web::get(file).is_some(), "{file}");
        }
        for module in ["js/device/app.js", "js/device/fold/apply.js", "js/page/online.js", "js/page/awake.js"] {
            assert!(kept.files.iter().any(|file| file == module), "{module}");
        }
    }

    #[tokio::test]
    async fn a_file_of_this_release_is_kept_and_of_another_asked_for_again() {
        let kept = async |path: String| {
            let answer = get(Path(path), HeaderMap::new()).await;
            answer.map(|answer| answer.headers()[CACHE_CONTROL].to_str().unwrap().to_owned()).ok()
        };
        let ours = crate::web::files::address("js/table/app.js");
        assert_eq!(kept(ours.trim_start_matches("/static/").to_owned()).await.as_deref(), Some(FOR_EVER));
        assert_eq!(kept("js/table/app.js".to_owned()).await.as_deref(), Some("no-cache"));
        assert_eq!(kept(format!("{}/js/table/app.js", "0".repeat(RELEASE.len()))).await.as_deref(), Some("no-cache"));
        assert_eq!(kept("js/nothing.js".to_owned()).await, None);
    }

    #[test]
    fn every_file_of_the_page_is_served_as_what_it_is() {
        let unknown: Vec<_> = Web::iter().filter(|path| kind(path) == UNKNOWN).collect();
        assert_eq!(unknown, Vec::<String>::new());
        assert_eq!(kind("js/wire.d.ts"), "text/plain; charset=utf-8");
    }
}
