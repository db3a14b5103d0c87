//! `GET /api`: how a program begins.

use maud::Markup;

use crate::web::{page_data::Reader, pages};

/// The page.
pub(crate) async fn get(reader: Reader) -> Markup {
    pages::api(&reader)
}
