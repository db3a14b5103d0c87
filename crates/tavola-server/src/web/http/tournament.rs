//! Events: their pages, their desk, what is sent to them, what is taken away from them.

pub(crate) mod again;
pub(crate) mod bots;
pub(crate) mod command;
pub(crate) mod committee;
pub(crate) mod desk;
pub(crate) mod devices;
pub(crate) mod export;
pub(crate) mod forms;
pub(crate) mod hints;
mod keyed;
mod left_out;
pub(crate) mod list_words;
pub(crate) mod office;
pub(crate) mod open;
pub(crate) mod public;
pub(crate) mod seat;

use std::collections::{BTreeMap, BTreeSet};

use axum::{RequestPartsExt, extract::FromRequestParts, http::request::Parts};
use serde::Deserialize;
use tavola_base::PlayerId;
use tavola_tournament::{TournamentView, stream::command::Office};

use crate::{
    app::App,
    base::ids::{AccountId, StreamId},
    stream::rooms::Has,
    web::{
        errors::AppError,
        http::{address::Path, guard::Visitor},
        page_data::TournamentData,
    },
};

/// The tournament as a visitor sees it.
pub(in crate::web::http) async fn seen(
    app: &App,
    id: &StreamId,
    account: Option<&AccountId>,
) -> Result<TournamentData, AppError> {
    let update = app.tournaments().update(id, Has::default(), account).await?;
    let names = names(app, &update.view).await?;
    let (version, view, now) = (update.version, update.view, app.now());
    Ok(TournamentData { id: id.clone(), version, view, now, names, keys: None, called: BTreeMap::new() })
}

/// The tournament as those see it who work at its desk; nobody else comes further.
pub(crate) struct AtDesk(TournamentData);

impl FromRequestParts<App> for AtDesk {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, AppError> {
        let Path(event) = parts.extract::<Path<Event>>().await?;
        let visitor = Visitor::from_request_parts(parts, app).await?;
        let data = seen(app, &event.id, visitor.account.as_ref()).await?;
        if data.view.you.offices.is_empty() { Err(AppError::Forbidden) } else { Ok(Self(data)) }
    }
}

/// The tournament an address names, whatever else it names.
#[derive(Deserialize)]
struct Event {
    id: StreamId,
}

/// The same with the keys to the offices, for directors.
async fn with_keys(app: &App, data: TournamentData) -> Result<TournamentData, AppError> {
    if !data.view.you.offices.contains(&Office::Director) {
        return Ok(data);
    }
    let keys = app.tournaments().keys(app, &data.id).await?;
    Ok(TournamentData { keys, ..data })
}

/// What everybody is called who has done something at the tournament under an account.
async fn names(app: &App, view: &TournamentView) -> Result<BTreeMap<PlayerId, String>, AppError> {
    let officials = view.officials.iter().map(|(_, person)| person);
    let acted = view.log.iter().filter_map(|line| line.by.as_ref());
    let ruled = view.rulings.iter().filter_map(|ruling| ruling.by.as_ref());
    let all: BTreeSet<&PlayerId> = officials.chain(acted).chain(ruled).chain(&view.you.player).collect();
    let mut names = BTreeMap::new();
    for person in all {
        if let Some(name) = app.store().account_name(&AccountId::new(person.as_str())).await? {
            names.insert(person.clone(), name);
        }
    }
    Ok(names)
}
