//! The static files of the page: in the binary, in debug builds read from disk.

use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::i18n::Locale;

#[derive(RustEmbed)]
#[folder = "web/"]
struct Files;

/// One of the page's own files, such as `css/base.css`; for programs that put it inside something else.
#[must_use]
pub fn text(path: &str) -> Option<String> {
    Files::get(path).and_then(|file| String::from_utf8(file.data.into_owned()).ok())
}

/// `GET /static/{path}`: a file, or a language's sentences under `i18n/en/table.ftl`.
pub async fn serve(Path(path): Path<String>, headers: HeaderMap) -> Response {
    if let Some(sentences) = sentences(&path) {
        return ([(header::CONTENT_TYPE, "text/plain; charset=utf-8"), REVALIDATE], sentences).into_response();
    }
    match Files::get(&path) {
        Some(file) => answer(&path, &file, &headers),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// Files are asked for again each time and answered with "unchanged": no stale page after an update.
const REVALIDATE: (header::HeaderName, &str) = (header::CACHE_CONTROL, "no-cache");

fn sentences(path: &str) -> Option<&'static str> {
    let (language, file) = path.strip_prefix("i18n/")?.split_once('/')?;
    Locale::of_code(language)?.source(file)
}

fn answer(path: &str, file: &EmbeddedFile, asked: &HeaderMap) -> Response {
    let tag: String = file.metadata.sha256_hash()[..12].iter().map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{tag}\"");
    let known = asked.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    if known == Some(tag.as_str()) {
        return (StatusCode::NOT_MODIFIED, [(header::ETAG, tag)]).into_response();
    }
    let kind = content_type(path).to_owned();
    let headers = [(header::CONTENT_TYPE, kind), (header::ETAG, tag)];
    (headers, [REVALIDATE], file.data.clone().into_owned()).into_response()
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map(|(_, ending)| ending) {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_file_that_is_known_is_not_sent_again() {
        let first = serve(Path("css/tokens.css".to_owned()), HeaderMap::new()).await;
        assert_eq!(first.status(), StatusCode::OK);
        let mut headers = HeaderMap::new();
        headers.insert(header::IF_NONE_MATCH, first.headers()[header::ETAG].clone());
        let again = serve(Path("css/tokens.css".to_owned()), headers).await;
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
    }

    #[tokio::test]
    async fn sentences_are_served_and_nothing_outside_the_folder_is() {
        let found = |path: &str| serve(Path(path.to_owned()), HeaderMap::new());
        assert_eq!(found("i18n/it/table.ftl").await.status(), StatusCode::OK);
        for path in ["i18n/xx/table.ftl", "../Cargo.toml", "css/none.css", "css/../../Cargo.toml"] {
            assert_eq!(found(path).await.status(), StatusCode::NOT_FOUND, "{path}");
        }
    }
}
