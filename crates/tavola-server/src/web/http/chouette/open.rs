//! `POST /chouettes`: opens a chouette.

use axum::{
    Json,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Redirect, Response},
};
use serde::Serialize;
use tavola_base::Decider;
use tavola_club::chouette::ChouetteStream;

use crate::{
    app::App,
    base::ids::StreamId,
    club::{
        bots::Opened,
        chouette::OpenedChouette,
        chouette_opening::{ChouetteForm, Host, NewChouette},
    },
    web::{
        errors::AppError,
        http::{
            body::Body,
            guard::{Visitor, with_cookie},
            visitor::known,
        },
    },
};

/// The chouette, for programs.
#[derive(Debug, Serialize)]
pub(super) struct Answer {
    id: StreamId,
    url: String,
    join_url: String,
}

impl Answer {
    /// Where the chouette is, and where others join.
    pub(super) fn of(chouette: OpenedChouette) -> Self {
        let (url, join_url) = (format!("/c/{}", chouette.id), format!("/join/{}", chouette.invitation));
        Self { id: chouette.id, url, join_url }
    }
}

/// Opens it, and makes the visitor a guest if they are not one yet.
pub(crate) async fn post(
    State(app): State<App>,
    visitor: Visitor,
    body: Body<NewChouette, ChouetteForm>,
) -> Result<Response, AppError> {
    let (new, is_form) = match body {
        Body::Json(new) => (new, false),
        Body::Form(form) => (form.try_into()?, true),
    };
    let host = known(&app, &visitor, new.name.as_deref()).await?;
    let opens = async || app.chouettes().open(&new, &host.account, &host.name).await;
    let chouette = if new.host == Host::Keeps && !new.bots.is_empty() {
        let counted = async || {
            let chouette = opens().await?;
            let opened = Opened { id: chouette.id.clone(), kind: ChouetteStream::STREAM };
            Ok((chouette, opened))
        };
        app.bot_tables().open(&app, &host.account, counted).await?
    } else {
        opens().await?
    };
    let response = if is_form {
        Redirect::to(&format!("/c/{}", chouette.id)).into_response()
    } else {
        (StatusCode::CREATED, Json(Answer::of(chouette))).into_response()
    };
    Ok(with_cookie(response, host.set_cookie))
}
