//! `GET /chouettes`: the chouettes everybody may join, and the form by which one is opened.

use axum::extract::State;
use maud::Markup;

use crate::{
    app::App,
    web::{errors::AppError, page_data::Reader, pages},
};

/// The list, and the page with every choice.
pub(crate) async fn get(State(app): State<App>, reader: Reader) -> Result<Markup, AppError> {
    Ok(pages::open_chouette(&reader, &app.chouettes().open_to_all().await?))
}
