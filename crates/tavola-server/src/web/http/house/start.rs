//! `GET /`: the start page.

use axum::{
    extract::State,
    response::{IntoResponse, Redirect, Response},
};

use crate::{
    app::App,
    base::ids::AccountId,
    club::{
        learning,
        vacations::{self, Vacation},
    },
    store::{RoomRow, Status},
    web::{
        errors::AppError,
        http::{articles, guard::Visitor, lobby},
        page_data::{ListedChouette, ListedTable, Reader, StartData, Whose},
        pages,
    },
};

/// The start page with the guest's own tables; whoever is called to a table is taken there.
pub(crate) async fn get(State(app): State<App>, visitor: Visitor, reader: Reader) -> Result<Response, AppError> {
    if let Some(account) = &visitor.account {
        if let Some(seated) = app.lobby().called(account, app.now()) {
            return Ok(Redirect::to(&format!("/t/{}", seated.table)).into_response());
        }
        app.lobby().here().loaded(account, app.now());
    }
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
    let mut tables: Vec<_> = tables.into_iter().filter_map(listed).collect();
    let vacation = by_post(&app, visitor.account.as_ref(), &mut tables).await?;
    let choices = match &visitor.account {
        Some(account) => Some(app.lobby().choices(&app, account).await?),
        None => None,
    };
    let lobby = lobby::seen_by(&app, visitor.account.as_ref()).await?;
    let articles = articles::newest(&app, pages::language(&reader)).await?;
    let data = StartData { tables, chouettes, browsers, own, lobby, choices, vacation, articles };
    Ok(pages::start(&reader, &data).into_response())
}

/// Whose turn it is in matches by post, and the vacation of whoever plays any.
async fn by_post(
    app: &App,
    account: Option<&AccountId>,
    tables: &mut [ListedTable],
) -> Result<Option<Vacation>, AppError> {
    let Some(account) = account else { return Ok(None) };
    let is_slow = |table: &&mut ListedTable| table.status == Status::Playing && table.summary.post.is_some();
    let mut vacation = None;
    for table in tables.iter_mut().filter(is_slow) {
        let Some((waits_for, _)) = table.summary.post else { continue };
        let Ok(snapshot) = app.tables().snapshot(&table.id).await else { continue };
        let place = snapshot.state.opened().and_then(|opened| opened.place_of(account.as_str()));
        table.turn = place.map(|place| if place.side == waits_for { Whose::Own } else { Whose::Others });
        if vacation.is_none() {
            vacation = Some(vacations::of(app, account).await?);
        }
    }
    Ok(vacation)
}

fn listed(row: RoomRow) -> Option<ListedTable> {
    let summary = serde_json::from_str(&row.summary).ok()?;
    Some(ListedTable { turn: None, id: row.id, status: row.status, summary })
}

fn listed_chouette(row: RoomRow) -> Option<ListedChouette> {
    let summary = serde_json::from_str(&row.summary).ok()?;
    Some(ListedChouette { id: row.id, status: row.status, summary })
}
