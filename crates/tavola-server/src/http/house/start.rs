//! `GET /`: the start page.

use axum::extract::State;
use maud::Markup;

use crate::{
    app::App,
    errors::AppError,
    http::guard::Visitor,
    page_data::{ListedTable, Reader, StartData},
    pages,
    store::TableRow,
};

/// The start page with the guest's own tables.
pub(crate) async fn get(State(app): State<App>, visitor: Visitor, reader: Reader) -> Result<Markup, AppError> {
    let rows = match &visitor.account {
        Some(account) => app.store().tables_of(account).await?,
        None => Vec::new(),
    };
    let tables = rows.into_iter().filter_map(listed).collect();
    Ok(pages::start(&reader, &StartData { tables }))
}

fn listed(row: TableRow) -> Option<ListedTable> {
    let summary = serde_json::from_str(&row.summary).ok()?;
    Some(ListedTable { id: row.id, status: row.status, summary })
}
