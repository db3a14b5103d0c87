//! `/notices`: what one was told, and how one wants to be.

pub(crate) mod live;
pub(crate) mod push;

use std::collections::BTreeMap;

use axum::{
    extract::State,
    response::{IntoResponse, Redirect, Response},
};
use maud::Markup;
use serde::Deserialize;
use tavola_base::Time;

use crate::{
    app::App,
    base::ids::AccountId,
    club::notices::{Choices, Kind, Told, TurnMail, Way, Ways},
    web::{
        errors::AppError,
        http::{
            address::{Path, Query},
            body::Form,
            guard::Visitor,
        },
        page_data::{NoticesData, Reader, ShownNotice},
        pages,
    },
};

/// What the page is asked to show.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Shown {
    #[serde(default)]
    chosen: Option<String>,
}

/// `GET /notices`: the list and the choices.
pub(crate) async fn get(
    State(app): State<App>,
    visitor: Visitor,
    reader: Reader,
    Query(shown): Query<Shown>,
) -> Result<Markup, AppError> {
    let (mut notices, mut choices) = (Vec::new(), None);
    if let Some(account) = &visitor.account {
        for told in app.notices().of(account).await? {
            notices.push(named(&app, told).await?);
        }
        choices = Some(app.notices().choices(account).await?);
    }
    let calendar = match &visitor.account {
        Some(account) => app.store().calendar_of(account).await?,
        None => None,
    };
    let calendar = calendar.map(|token| format!("{}/calendar/{token}.ics", reader.origin));
    let (push_key, now, has_chosen) = (app.notices().keys().public(), app.now(), shown.chosen.is_some());
    Ok(pages::notices(&reader, &NoticesData { notices, choices, push_key, has_chosen, calendar, now }))
}

/// A notice with the name of whom it is about.
pub(crate) async fn named(app: &App, told: Told) -> Result<ShownNotice, AppError> {
    let person = match told.notice.person() {
        Some(account) => app.store().account_name(account).await?,
        None => None,
    };
    let Told { key, notice, at, is_seen } = told;
    Ok(ShownNotice { key, notice, person, at, is_seen })
}

/// `GET /notices/{key}`: seen, and on to where it leads.
pub(crate) async fn open(
    State(app): State<App>,
    Path(key): Path<String>,
    visitor: Visitor,
) -> Result<Redirect, AppError> {
    let account = visitor.account()?;
    // What was taken back meanwhile leads to those that are left.
    let Some(told) = app.notices().one(account, &key).await? else { return Ok(Redirect::to("/notices")) };
    app.notices().see(account, &key).await?;
    Ok(Redirect::to(told.notice.address().as_str()))
}

/// `POST /notices`: seen, or chosen.
pub(crate) async fn post(
    State(app): State<App>,
    visitor: Visitor,
    Form(fields): Form<BTreeMap<String, String>>,
) -> Result<Response, AppError> {
    let account = visitor.account()?;
    let back = acted(&app, account, fields).await?;
    Ok(Redirect::to(back).into_response())
}

async fn acted(app: &App, account: &AccountId, mut fields: BTreeMap<String, String>) -> Result<&'static str, AppError> {
    let act = fields.remove("act").unwrap_or_default();
    let back = match act.as_str() {
        "see" => {
            let key = fields.remove("key").ok_or_else(|| AppError::missing("key"))?;
            app.notices().see(account, &key).await?;
            "/notices"
        }
        "see_all" => {
            let until = fields.remove("until").and_then(|until| until.parse().ok());
            let until = until.map_or_else(|| app.now(), Time::from_millis);
            app.notices().see_all(account, until).await?;
            "/notices"
        }
        "choose" => {
            let choices = chosen(&mut fields);
            only(&fields)?;
            app.notices().choose(account, &choices).await?;
            return Ok("/notices?chosen=yes#choices");
        }
        _ => return Err(AppError::outdated(format!("{act:?} is no act"))),
    };
    only(&fields)?;
    Ok(back)
}

/// The choices of a form: a field for each kind and way that is ticked.
fn chosen(fields: &mut BTreeMap<String, String>) -> Choices {
    let ways = Kind::ALL.map(|kind| {
        let ticked =
            Way::ALL.into_iter().filter(|way| fields.remove(&format!("{}-{}", kind.name(), way.name())).is_some());
        (kind, Ways::new(ticked.collect()))
    });
    let hour = fields.remove("hour").and_then(|hour| hour.parse().ok());
    let turns = if fields.remove("turns").is_some() { TurnMail::AtOnce } else { TurnMail::Daily };
    Choices::new(ways.into(), hour).with_turns(turns)
}

/// A field that no form of ours has is an error that names it.
fn only(rest: &BTreeMap<String, String>) -> Result<(), AppError> {
    rest.keys().next().map_or(Ok(()), |field| Err(AppError::Malformed(format!("unknown field `{field}`"))))
}
