//! `POST /e/{id}/command`: puts a command to a tournament, as JSON or as a page's form. Before an act of weight a form is
//! answered by the question (428), and sends itself again with `sure`.

use axum::{
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Redirect, Response},
};
use maud::Markup;
use tavola_tournament::{EntryCommand, TournamentCommand, TournamentStream};

use super::{
    forms::{self, Fields},
    list_words,
};
use crate::{
    app::App,
    base::ids::{AccountId, StreamId},
    stream::rooms::Sender,
    web::{
        errors::{AppError, leads_back},
        http::{
            address::Path,
            body::Body,
            guard::{Visitor, with_cookie},
            stream::{self, Order},
            visitor::known,
        },
        page_data::Reader,
        pages::{
            self,
            tournament::{Sent, may_ask},
        },
    },
};

/// Puts it to the tournament.
pub(crate) async fn post(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    visitor: Visitor,
    reader: Reader,
    body: Body<Order<TournamentCommand>, Fields>,
) -> Result<Response, AppError> {
    match body {
        Body::Json(order) => Ok(stream::put::<TournamentStream>(&app, &id, &visitor, order).await?.into_response()),
        Body::Form(fields) => {
            let back = fields.back(&format!("/e/{id}")).to_owned();
            Ok(leads_back(&back, send(&app, &id, visitor, &reader, &fields).await))
        }
    }
}

/// Does what a form means, or asks first.
async fn send(
    app: &App,
    id: &StreamId,
    visitor: Visitor,
    reader: &Reader,
    fields: &Fields,
) -> Result<Response, AppError> {
    let command = list_words::understood(forms::command(fields)?, pages::language(reader));
    // Who enters becomes a guest; everybody else has been here before.
    let guest = match &command {
        TournamentCommand::Entry(EntryCommand::Enter { people, .. }) if visitor.account.is_none() => {
            let name = people.first().map(|person| person.name.as_str());
            Some(known(app, &visitor, name).await?)
        }
        _ => None,
    };
    let account = guest.as_ref().map(|guest| guest.account.clone()).or(visitor.account);
    let otherwise = if guest.is_some() { format!("/e/{id}/me") } else { format!("/e/{id}") };
    let sent = Sent { fields, back: fields.back(&otherwise) };
    if let Some(asks) = asked_first(app, id, (account.as_ref(), reader), &sent, &command).await? {
        return Ok((StatusCode::PRECONDITION_REQUIRED, asks).into_response());
    }
    let left = super::left_out::of(app, id, (account.as_ref(), reader), &command).await?;
    app.tournaments().command(id, &Sender::new(account.clone()), fields.command_id(), command).await?;
    if let Some(left) = left {
        let data = super::seen(app, id, account.as_ref()).await?;
        return Ok(pages::tournament::left_out(reader, &data, &left, sent.back).into_response());
    }
    let back = if guest.is_some() { otherwise.as_str() } else { fields.back(&otherwise) };
    let response = Redirect::to(back).into_response();
    Ok(with_cookie(response, guest.and_then(|guest| guest.set_cookie)))
}

/// The page that asks before an act of weight, unless the form says that it has been asked, or the act would be refused.
async fn asked_first(
    app: &App,
    id: &StreamId,
    (account, reader): (Option<&AccountId>, &Reader),
    sent: &Sent<'_>,
    command: &TournamentCommand,
) -> Result<Option<Markup>, AppError> {
    if !may_ask(command) || sent.fields.text("sure").is_some() {
        return Ok(None);
    }
    let data = super::seen(app, id, account).await?;
    let Some(page) = pages::tournament::sure(reader, &data, command, sent) else { return Ok(None) };
    let would = app.tournaments().dry_run(id, &Sender::new(account.cloned()), command.clone()).await?;
    Ok(would.is_ok().then_some(page))
}
