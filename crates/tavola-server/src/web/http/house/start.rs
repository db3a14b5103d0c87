//! `GET /`: the start page.

use axum::extract::State;
use maud::Markup;

use crate::{
    app::App,
    club::learning,
    store::RoomRow,
    web::{
        errors::AppError,
        http::guard::Visitor,
        page_data::{ListedChouette, ListedTable, Reader, StartData},
        pages,
    },
};

/// The start page with the guest's own tables.
pub(crate) async fn get(State(app): State<App>, visitor: Visitor, reader: Reader) -> Result<Markup, AppError> {
    let rows = match &visitor.account {
        Some(account) => app.store().rooms_of(account).await?,
        None => Vec::new(),
    };
    let browsers = match &visitor.account {
        Some(account) => app.accounts().sessions(account).await?.len(),
        None => 0,
    };
    let own = match &visitor.account {
        Some(account) => learning::own_level(&app, account, &learning::tutored_of(&rows)).await?,
        None => None,
    };
    let (tables, others): (Vec<_>, Vec<_>) = rows.into_iter().partition(|row| row.kind == "table");
    let chouettes = others.into_iter().filter(|row| row.kind == "chouette").filter_map(listed_chouette).collect();
    let tables = tables.into_iter().filter_map(listed).collect();
    Ok(pages::start(&reader, &StartData { tables, chouettes, browsers, own }))
}

fn listed(row: RoomRow) -> Option<ListedTable> {
    let summary = serde_json::from_str(&row.summary).ok()?;
    Some(ListedTable { id: row.id, status: row.status, summary })
}

fn listed_chouette(row: RoomRow) -> Option<ListedChouette> {
    let summary = serde_json::from_str(&row.summary).ok()?;
    Some(ListedChouette { id: row.id, status: row.status, summary })
}
