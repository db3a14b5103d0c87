//! `GET /chouettes`: the page on which a chouette is opened.

use maud::Markup;

use crate::{page_data::Reader, pages};

/// The page with every choice.
pub(crate) async fn get(reader: Reader) -> Markup {
    pages::open_chouette(&reader)
}
