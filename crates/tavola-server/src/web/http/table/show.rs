//! `GET /t/{id}`: a table's page.

use axum::extract::State;
use maud::Markup;
use tavola_club::{
    TableView,
    table::{Partner, Place, SeatPlan, Tables, view::TableState},
};

use crate::{
    app::App,
    base::ids::{InvitationToken, StreamId},
    club::{
        conduct::{Record, is_watched},
        table::place_kept,
        talk,
    },
    stream::rooms::Has,
    web::{
        errors::AppError,
        http::{address::Path, guard::Visitor, table::rating},
        page_data::{Invitation, Invited, Reader, TableData},
        pages,
    },
};

/// The page as the visitor sees it.
pub(crate) async fn get(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    visitor: Visitor,
    mut reader: Reader,
) -> Result<Markup, AppError> {
    if let Some(account) = &visitor.account {
        app.lobby().came(&app, account, &id).await?;
        reader.is_waiting = app.lobby().is_waiting(account, app.now());
    }
    Ok(pages::table(&reader, &shown(&app, id, &visitor).await?))
}

/// A table as the visitor sees it.
pub(in crate::web::http) async fn shown(app: &App, id: StreamId, visitor: &Visitor) -> Result<TableData, AppError> {
    let update = app.tables().update(&id, Has::default(), visitor.account.as_ref()).await?;
    let invitations = invitations(app, &id, &update.view).await?;
    let talk = Some(talk::view::<Tables>(app, &id, visitor.account.as_ref()).await?);
    let rating = rating::shown(app, &id, visitor).await?;
    let conduct = conduct(app, &id, visitor).await?;
    let clock = app.tables().existing(&id).await?.state.opened().and_then(|opened| opened.terms().clock);
    let (version, view) = (update.version, update.view);
    Ok(TableData { id, version, view, clock, invitations, talk, on_tv: false, rating, conduct })
}

/// Where a visitor stands who sits at a rated table at which it is seen who leaves.
async fn conduct(app: &App, id: &StreamId, visitor: &Visitor) -> Result<Option<Record>, AppError> {
    let table = app.tables().existing(id).await?.state;
    let Some((opened, account)) = table.opened().zip(visitor.account.as_ref()) else { return Ok(None) };
    let sits = opened.place_of(account.as_str()).is_some() && is_watched(opened) && opened.verdict().is_none();
    Ok(if sits { Some(app.conduct().record(account).await?) } else { None })
}

/// The invitations to seats that are free, for whoever opened the table; in the order in which they were made.
async fn invitations(app: &App, id: &StreamId, view: &TableView) -> Result<Vec<Invitation>, AppError> {
    let is_first = view.partner.unwrap_or_default() == Partner::First;
    let is_open = matches!(view.state, TableState::Waiting | TableState::Playing);
    let Some(side) = view.you.filter(|_| is_first && is_open) else { return Ok(Vec::new()) };
    let state = app.tables().existing(id).await?.state;
    let Some(opened) = state.opened() else { return Ok(Vec::new()) };
    let is_host = matches!(opened.terms().plan(Place::first(side)), Some(SeatPlan::Taken { .. }));
    if !is_host {
        return Ok(Vec::new());
    }
    let kept = |token: InvitationToken| {
        let place = place_kept(opened.terms(), &token)?;
        // Who may come later is called by their own partner; the others by whoever has opened the table, before it begins.
        let calls = match opened.terms().plan(place) {
            Some(SeatPlan::Later { .. }) => place.side == side,
            _ => view.state == TableState::Waiting,
        };
        let is_free = calls && opened.sitters().all(|(taken, _)| taken != place);
        let whose = if place.side == side { Invited::Partner } else { Invited::Opponent };
        is_free.then_some(Invitation { token, whose, place })
    };
    let mut found: Vec<_> = app.store().invitations_of(id).await?.into_iter().filter_map(kept).collect();
    found.sort_by_key(|one| (one.whose, one.place.partner));
    Ok(found)
}
