//! `GET /verify`: the dice checker, and the same as one file to keep.

use maud::Markup;

use crate::web::{page_data::Reader, pages};

/// The page.
pub(crate) async fn get(reader: Reader) -> Markup {
    pages::verify(&reader)
}

/// `GET /verify/tavola-dice.html`: a document that needs nothing else.
pub(crate) async fn checker(reader: Reader) -> Markup {
    pages::checker(&reader)
}
