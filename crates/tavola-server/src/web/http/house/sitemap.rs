//! `GET /sitemap.xml`: everything that lies open and stays; `GET /robots.txt`: what search engines leave alone, and where
//! the map is.

use axum::{
    extract::State,
    http::header::{CACHE_CONTROL, CONTENT_TYPE},
    response::{IntoResponse, Response},
};
use tavola_rules::Clause;

use crate::{
    app::App,
    club::articles,
    web::{articles::Article, book::CHAPTERS, errors::AppError, files::Web, lessons::LESSONS, page_data::Reader},
};

/// Pages with one address each.
const FIXED: [&str; 17] = [
    "/",
    "/rules",
    "/lessons",
    "/rulebook",
    "/articles",
    "/openings",
    "/met",
    "/position",
    "/events",
    "/chouettes",
    "/people",
    "/tv",
    "/dice",
    "/verify",
    "/about",
    "/privacy",
    "/terms",
];

/// The addresses of all pages that lie open and stay.
///
/// # Errors
/// If the database fails.
pub(crate) async fn get(State(app): State<App>, reader: Reader) -> Result<Response, AppError> {
    let chapters = CHAPTERS.into_iter().map(|name| format!("/rules/{name}"));
    let lessons = LESSONS.iter().map(|lesson| format!("/lessons/{}", lesson.id));
    let clauses = Clause::ALL.iter().map(|clause| format!("/rulebook/{clause}"));
    let shown = articles::shown(&app).await?;
    let articles = shown.iter().map(|article| Article::own_address(article));
    let all = FIXED.into_iter().map(str::to_owned).chain(chapters).chain(lessons).chain(clauses).chain(articles);
    let urls: String = all.map(|path| format!("<url><loc>{}{path}</loc></url>\n", reader.origin)).collect();
    let xml = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n{urls}</urlset>\n"
    );
    Ok(([(CONTENT_TYPE, "application/xml; charset=utf-8")], xml).into_response())
}

/// The file, and where the map is in the house's own words.
pub(crate) async fn robots(reader: Reader) -> Response {
    let file = Web::get("robots.txt").map(|file| String::from_utf8_lossy(&file.data).into_owned()).unwrap_or_default();
    let is_known = reader.origin.split_once("://").is_some_and(|(_, host)| !host.is_empty());
    let map = if is_known { format!("\nSitemap: {}/sitemap.xml\n", reader.origin) } else { String::new() };
    let kind = [(CONTENT_TYPE, "text/plain; charset=utf-8"), (CACHE_CONTROL, "no-cache")];
    (kind, format!("{}{map}", file.trim_end())).into_response()
}
