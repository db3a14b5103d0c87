//! `GET /rules`: the rules for players.

use maud::Markup;

use crate::{page_data::Reader, pages};

/// The page.
pub(crate) async fn get(reader: Reader) -> Markup {
    pages::rules(&reader)
}
