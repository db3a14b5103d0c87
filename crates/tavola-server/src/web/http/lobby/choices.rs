//! `POST /lobby/choices`: who may challenge one, and whether one is told when somebody seeks.

use axum::{
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Redirect, Response},
};
use serde::{Deserialize, Serialize};

use crate::{
    app::App,
    club::lobby::{Alerts, ChallengedBy},
    web::{
        errors::AppError,
        http::{body::Body, guard::Visitor, tournament::forms::kinds::Wrong},
    },
};

/// What is chosen.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Chosen {
    /// `anybody`, `registered`, `near` or `nobody`.
    challenged_by: String,
    /// `on`, or nothing.
    #[serde(default)]
    alerts: String,
}

/// Keeps it.
pub(crate) async fn post(
    State(app): State<App>,
    visitor: Visitor,
    body: Body<Chosen, Chosen>,
) -> Result<Response, AppError> {
    let (Body::Json(chosen) | Body::Form(chosen)) = &body;
    let wrong = |_| AppError::wrong_in_a_field("challenged_by", &chosen.challenged_by, Wrong::Choice);
    let by: ChallengedBy = chosen.challenged_by.parse().map_err(wrong)?;
    let alerts = match chosen.alerts.as_str() {
        "" | "off" => Alerts::Off,
        "on" => Alerts::On,
        other => return Err(AppError::wrong_in_a_field("alerts", other, Wrong::Choice)),
    };
    app.lobby().choose(&app, visitor.account()?, by, alerts).await?;
    Ok(match body {
        Body::Json(_) => StatusCode::NO_CONTENT.into_response(),
        Body::Form(_) => Redirect::to("/#lobby").into_response(),
    })
}
