//! `GET /board`, `/board/new`, `/board/{id}`: the device's page. It is the same document for every match.

use maud::Markup;

use crate::web::{page_data::Reader, pages};

/// The page.
pub(crate) async fn get(reader: Reader) -> Markup {
    pages::board(&reader)
}
