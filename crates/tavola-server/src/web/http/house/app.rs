//! The installed app: its manifest, its service worker, the page it shows without a network; and the choice of a board.

use axum::{
    http::header::{CACHE_CONTROL, CONTENT_TYPE},
    response::{IntoResponse, Response},
};
use maud::Markup;
use serde::Deserialize;
use serde_json::json;

use crate::web::{
    errors::AppError,
    files::{RELEASE, Web, address},
    http::address::Query,
    i18n::Locale,
    page_data::Reader,
    pages,
};

/// In which language something is wanted.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct In {
    lang: Option<String>,
}

impl In {
    fn locale(&self) -> Locale {
        self.lang.as_deref().and_then(Locale::of_code).unwrap_or_default()
    }
}

/// `GET /app.webmanifest`: what the app is called, and where its shortcuts lead.
pub(crate) async fn manifest(Query(wanted): Query<In>) -> Response {
    let locale = wanted.locale();
    let icon = |src: &str, sizes: &str, purpose: &str| {
        let kind = if sizes == "any" { "image/svg+xml" } else { "image/png" };
        json!({ "src": format!("/static/icons/{src}"), "sizes": sizes, "type": kind, "purpose": purpose })
    };
    let shortcut = |name: &str, url: &str| json!({ "name": locale.say(name), "url": url, "icons": [icon("icon-192.png", "192x192", "any")] });
    let manifest = json!({
        "name": "Tavola",
        "short_name": "Tavola",
        "description": locale.say("tagline"),
        "lang": locale.code(),
        "id": "/",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#f4efe6",
        "theme_color": "#5a3922",
        "icons": [
            icon("icon.svg", "any", "any"),
            icon("icon-192.png", "192x192", "any"),
            icon("icon-512.png", "512x512", "any"),
            icon("icon-maskable.png", "512x512", "maskable"),
        ],
        "shortcuts": [
            shortcut("notices-title", "/notices"),
            shortcut("offline-title", "/offline"),
            shortcut("app-clock", "/board"),
            shortcut("nav-study", "/study"),
        ],
        "share_target": {
            "action": "/share",
            "method": "POST",
            "enctype": "multipart/form-data",
            "params": {
                "text": "text",
                "url": "url",
                "files": [{ "name": "files", "accept": [".mat", ".txt", ".sgf", ".xg", ".json", "text/plain", "application/json"] }],
            },
        },
    });
    let kind = [(CONTENT_TYPE, "application/manifest+json"), (CACHE_CONTROL, "no-cache")];
    (kind, manifest.to_string()).into_response()
}

/// `GET /away`: the page for a browser without a network.
pub(crate) async fn away(Query(wanted): Query<In>) -> Markup {
    pages::away(wanted.locale())
}

/// `GET /boards`: the choice of a board.
pub(crate) async fn boards(reader: Reader) -> Markup {
    pages::boards(&reader)
}

/// What the page without a network needs.
const NEEDED: [&str; 6] =
    ["css/tokens.css", "css/base.css", "css/pages.css", "js/page/theme.js", "js/page/away.js", "icons/icon-192.png"];

/// `GET /sw.js`: the worker of the whole club, with the release it belongs to.
pub(crate) async fn worker() -> Result<Response, AppError> {
    let source = Web::get("app-worker.js").ok_or(AppError::NotFound)?;
    let files: Vec<String> = NEEDED.map(address).into_iter().chain(["/static/icons/icon.svg".to_owned()]).collect();
    let languages: Vec<&str> = Locale::all().map(Locale::code).collect();
    let source = String::from_utf8_lossy(&source.data)
        .replace("RELEASE_OF_THE_FILES", &RELEASE)
        .replace("[\"LIST_OF_FILES\"]", &json!(files).to_string())
        .replace("[\"LIST_OF_LANGUAGES\"]", &json!(languages).to_string());
    Ok(([(CACHE_CONTROL, "no-cache"), (CONTENT_TYPE, "text/javascript; charset=utf-8")], source).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_page_without_a_network_needs_is_there() {
        assert!(NEEDED.into_iter().all(|file| Web::get(file).is_some()));
    }

    #[tokio::test]
    async fn the_worker_knows_the_files_and_every_language() {
        let body = worker().await.unwrap().into_body();
        let text = axum::body::to_bytes(body, usize::MAX).await.unwrap();
        let text = String::from_utf8_lossy(&text);
        assert!(!text.contains("LIST_OF_") && !text.contains("RELEASE_OF_"));
        for locale in Locale::all() {
            assert!(text.contains(&format!("\"{}\"", locale.code())), "{}", locale.code());
        }
    }
}
