//! `GET /api`: how a program begins.

use axum::{http::header::CONTENT_TYPE, response::IntoResponse};
use maud::Markup;

use crate::web::{page_data::Reader, pages};

/// The page.
pub(crate) async fn get(reader: Reader) -> Markup {
    pages::api(&reader)
}

/// A whole bot, as it lies in the project.
pub(crate) async fn bot() -> impl IntoResponse {
    ([(CONTENT_TYPE, "text/plain; charset=utf-8")], include_str!("../../../../../../examples/bot.py"))
}
