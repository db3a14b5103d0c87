//! `GET /rules` and `GET /rules/chouette`: the rules for players.

use maud::Markup;

use crate::web::{page_data::Reader, pages};

/// The page.
pub(crate) async fn get(reader: Reader) -> Markup {
    pages::rules(&reader)
}

/// The rules of the chouette.
pub(crate) async fn chouette(reader: Reader) -> Markup {
    pages::rules_chouette(&reader)
}
