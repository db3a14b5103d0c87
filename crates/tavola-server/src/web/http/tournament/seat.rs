//! `/e/{id}/seat/{key}`: the committee's link. A member takes their seat with an account and votes themselves from then on.

use axum::{
    extract::State,
    response::{IntoResponse, Redirect, Response},
};
use maud::Markup;
use tavola_base::PlayerId;
use tavola_tournament::{
    AppealCommand, DeskCommand, Office, TournamentCommand, TournamentView, ruling::RulingState,
    stream::settings::CommitteeMember,
};

use super::{
    forms::{Fields, desk::TakeSeat},
    keyed,
};
use crate::{
    app::App,
    base::ids::{AccountId, StreamId},
    club::tournament::goes_by_name,
    web::{
        errors::{AppError, leads_back},
        http::{address::Path, body::Form, guard::Visitor},
        page_data::Reader,
        pages,
    },
};

/// The seats that nobody has taken yet.
pub(crate) async fn get(
    State(app): State<App>,
    Path((id, key)): Path<(StreamId, String)>,
    visitor: Visitor,
    reader: Reader,
) -> Result<Markup, AppError> {
    app.tournaments().opens_seats(&app, &id, &key).await?;
    let data = super::seen(&app, &id, visitor.account.as_ref()).await?;
    Ok(pages::tournament::take_seat(&reader, &data, &key))
}

/// Takes one: on the committee, and in every appeal that is being heard.
pub(crate) async fn post(
    State(app): State<App>,
    Path((id, key)): Path<(StreamId, String)>,
    visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Response {
    let answer = take(&app, &id, &key, &visitor, &fields).await;
    leads_back(&format!("/e/{id}/seat/{key}"), answer)
}

async fn take(app: &App, id: &StreamId, key: &str, visitor: &Visitor, fields: &Fields) -> Result<Response, AppError> {
    let TakeSeat { member, name } = fields.read()?;
    app.tournaments().opens_seats(app, id, key).await?;
    let seat = member.unwrap_or_else(|| PlayerId::new(""));
    let state = app.tournaments().existing(id).await?.state;
    // As a director sees it: all rulings, also those that do not concern the visitor.
    let director = state.offices().find(|(office, _)| *office == Office::Director).map(|(_, person)| person.clone());
    let director = AccountId::new(director.as_ref().map_or("", PlayerId::as_str));
    let view = super::seen(app, id, Some(&director)).await?.view;
    let is_seated =
        |account: &AccountId| view.committee.iter().any(|member| member.person.as_str() == account.as_str());
    if visitor.account.as_ref().is_some_and(is_seated) {
        return Ok(Redirect::to(&format!("/e/{id}/me")).into_response());
    }
    let is_free = goes_by_name(&seat) && view.committee.iter().any(|member| member.person == seat);
    if !is_free {
        return Err(AppError::NotFound);
    }
    let sit = |person: &PlayerId| sitting(&view, &seat, person);
    keyed::take(app, id, visitor, &name, sit, &format!("/e/{id}/me")).await
}

fn sitting(view: &TournamentView, seat: &PlayerId, by: &PlayerId) -> Vec<TournamentCommand> {
    let with_account = |member: &CommitteeMember| CommitteeMember {
        person: if member.person == *seat { by.clone() } else { member.person.clone() },
        name: member.name.clone(),
    };
    let members = view.committee.iter().map(with_account).collect();
    let heard = view.rulings.iter().filter(|ruling| ruling.state == RulingState::Appealed);
    let heard = heard.filter(|ruling| ruling.appeal.as_ref().is_some_and(|appeal| appeal.members.contains(seat)));
    let replaced = heard.map(|ruling| {
        TournamentCommand::Appeal(AppealCommand::ReplaceMember {
            ruling: ruling.number,
            member: seat.clone(),
            by: by.clone(),
            name: view.committee.iter().find(|member| member.person == *seat).map(|member| member.name.clone()),
        })
    });
    replaced.chain([TournamentCommand::Desk(DeskCommand::AppointCommittee { members })]).collect()
}
