//! `POST /e/{id}/command`: puts a command to an event, as JSON or as a page's form.

use axum::{
    extract::State,
    response::{IntoResponse, Redirect, Response},
};
use tavola_tournament::{TournamentCommand, TournamentStream};

use super::written::{self, Fields};
use crate::{
    app::App,
    base::ids::{CommandId, StreamId},
    stream::rooms::Sender,
    web::{
        errors::AppError,
        http::{
            address::Path,
            body::Body,
            guard::{Visitor, with_cookie},
            stream::{self, Order},
            visitor::known,
        },
    },
};

/// Puts it to the event.
pub(crate) async fn post(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    visitor: Visitor,
    body: Body<Order<TournamentCommand>, Fields>,
) -> Result<Response, AppError> {
    match body {
        Body::Json(order) => Ok(stream::put::<TournamentStream>(&app, &id, &visitor, order).await?.into_response()),
        Body::Form(fields) => {
            let command: TournamentCommand = written::read(&fields)?;
            let command_id = written::plain(&fields, "command_id").map_or_else(CommandId::fresh, CommandId::new);
            // Who enters becomes a guest; everybody else has been here before.
            let guest = match &command {
                TournamentCommand::Enter { people, .. } if visitor.account.is_none() => {
                    let name = people.first().map(|person| person.name.as_str());
                    Some(known(&app, &visitor, name).await?)
                }
                _ => None,
            };
            let account = guest.as_ref().map(|guest| guest.account.clone()).or(visitor.account);
            app.events().command(&id, &Sender::new(account), command_id, command).await?;
            let otherwise = if guest.is_some() { format!("/e/{id}/me") } else { format!("/e/{id}") };
            let back = if guest.is_some() { otherwise.as_str() } else { written::back(&fields, &otherwise) };
            let response = Redirect::to(back).into_response();
            Ok(with_cookie(response, guest.and_then(|guest| guest.set_cookie)))
        }
    }
}
