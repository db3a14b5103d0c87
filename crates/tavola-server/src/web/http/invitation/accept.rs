//! `POST /join/{token}`: takes the seat one is invited to.

use axum::{
    Json,
    extract::State,
    response::{IntoResponse, Redirect, Response},
};
use serde::{Deserialize, Serialize};
use serde_json::json;
use tavola_base::{Decider, PlayerId};
use tavola_club::{
    chouette::{ChouetteCommand, ChouetteStream, MemberCommand},
    table::TableCommand,
};

use crate::{
    app::App,
    base::ids::{CommandId, InvitationToken},
    stream::rooms::{EntryPath, Sender},
    web::{
        errors::AppError,
        http::{
            address::Path,
            body::Body,
            guard::{Visitor, with_cookie},
            visitor::known,
        },
    },
};

/// The name to go by, if another than before.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Guest {
    name: Option<String>,
    /// The seat of a chouette's book that one says is one's own.
    #[serde(default)]
    seat: Option<PlayerId>,
}

/// Sits down.
pub(crate) async fn post(
    State(app): State<App>,
    Path(token): Path<InvitationToken>,
    visitor: Visitor,
    body: Body<Guest, Guest>,
) -> Result<Response, AppError> {
    let (guest, is_form) = match body {
        Body::Json(guest) => (guest, false),
        // A field left empty is as good as none.
        Body::Form(guest) => (Guest { name: guest.name.filter(|name| !name.trim().is_empty()), ..guest }, true),
    };
    let id = app.store().invited_to(&token).await?.ok_or(AppError::NotFound)?;
    let seat = guest.seat;
    let guest = known(&app, &visitor, guest.name.as_deref()).await?;
    let sender = Sender { way: EntryPath::Invitation, ..Sender::new(Some(guest.account)) };
    let is_chouette = app.store().kind_of(&id).await?.as_deref() == Some(ChouetteStream::STREAM);
    let (url, answer) = if is_chouette {
        let command = ChouetteCommand::Member(match seat {
            Some(seat) => MemberCommand::ClaimSeat { seat, name: None },
            None => MemberCommand::Join { name: None },
        });
        (format!("/c/{id}"), app.chouettes().command(&id, &sender, CommandId::fresh(), command).await)
    } else {
        let command = TableCommand::TakeSeat { side: None, invitation: Some(token.to_string()) };
        (format!("/t/{id}"), app.tables().command(&id, &sender, CommandId::fresh(), command).await)
    };
    // Whoever comes too late is told so, and may look on.
    let url = match &answer {
        Err(AppError::Refused(_)) if is_form => format!("/join/{token}"),
        _ => url,
    };
    // A second press of a browser without a script comes as somebody new, finds the seat taken and would be let in as them,
    // in the place of the first who has it: who has no seat needs no cookie.
    let set_cookie = guest.set_cookie.filter(|_| answer.is_ok());
    let seated = match answer {
        // Who follows their link again sits there already.
        Ok(_) | Err(AppError::Refused(_)) if is_form => Ok(()),
        other => other.map(drop),
    };
    seated?;
    let response = if is_form {
        Redirect::to(&url).into_response()
    } else {
        Json(json!({ "id": id, "url": url })).into_response()
    };
    Ok(with_cookie(response, set_cookie))
}
