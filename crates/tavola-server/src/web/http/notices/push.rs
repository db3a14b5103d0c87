//! `/push`: the devices that are told by push.

use axum::{extract::State, http::StatusCode};
use serde::{Deserialize, Serialize};

use crate::{
    app::App,
    club::push::is_sound_endpoint,
    store::{RowWrite, Subscription},
    web::{
        errors::AppError,
        http::{body::Json, guard::Visitor},
    },
};

/// A device, as its browser describes it.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Device {
    endpoint: String,
    key: String,
    auth: String,
}

/// `POST /push`: this device is told from now on, in the language of its browser.
pub(crate) async fn post(
    State(app): State<App>,
    visitor: Visitor,
    Json(device): Json<Device>,
) -> Result<StatusCode, AppError> {
    let account = visitor.account()?;
    let Device { endpoint, key, auth } = device;
    if !is_sound_endpoint(&endpoint) {
        return Err(AppError::Malformed("that is no endpoint of a push service".to_owned()));
    }
    let device = Subscription::new(account, &endpoint, (&key, &auth), visitor.locale.code());
    let device = device.ok_or_else(|| AppError::Malformed("nothing can be encrypted for those keys".to_owned()))?;
    let rows = vec![RowWrite::subscription(&device, app.now()), RowWrite::subscriptions_bounded(account)];
    app.store().write(rows).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A device that is told no longer.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Ended {
    endpoint: String,
}

/// `POST /push/end`: this device is told no longer.
pub(crate) async fn end(
    State(app): State<App>,
    visitor: Visitor,
    Json(Ended { endpoint }): Json<Ended>,
) -> Result<StatusCode, AppError> {
    let id = Subscription::id_of(&endpoint);
    app.store().write(vec![RowWrite::own_unsubscribed(visitor.account()?, &id)]).await?;
    Ok(StatusCode::NO_CONTENT)
}
