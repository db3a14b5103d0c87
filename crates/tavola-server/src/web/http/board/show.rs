//! `GET /board`, `/board/new`, `/board/{id}`: the device's page. It is the same document for every match, and so are
//! `/board/{id}/screen` and `/board/{id}/overlay`, for whoever only looks.

use maud::Markup;

use crate::web::{page_data::Reader, pages};

/// The page.
pub(crate) async fn get(reader: Reader) -> Markup {
    pages::board(&reader)
}

/// The match on a wall.
pub(crate) async fn screen(reader: Reader) -> Markup {
    pages::board_shown(&reader, pages::Look::Screen)
}

/// The match over the picture of a stream.
pub(crate) async fn overlay(reader: Reader) -> Markup {
    pages::board_shown(&reader, pages::Look::Overlay)
}
