//! `GET /study/statistics`: what all judged matches of the account come to.

use axum::extract::State;
use maud::Markup;

use crate::{
    app::App,
    club::library::{self, Found, statistics::statistics},
    web::{
        errors::AppError,
        http::guard::Visitor,
        page_data::{Reader, StatisticsData},
        pages,
    },
};

/// The page.
pub(crate) async fn get(State(app): State<App>, visitor: Visitor, reader: Reader) -> Result<Markup, AppError> {
    let mut data = StatisticsData::default();
    if let Some(account) = &visitor.account {
        data.has_more_tables = library::find(&app, account).await? == Found::More;
        data.statistics = statistics(&app, account).await?;
    }
    Ok(pages::statistics(&reader, &data))
}
