//! `POST /seeks/{id}/join`: plays whoever seeks.

use axum::{extract::State, response::Response};
use serde::{Deserialize, Serialize};

use super::{Reads, to_table};
use crate::{
    app::App,
    base::ids::SeekId,
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

/// Nothing but the act itself.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Join {}

/// Joins, and makes the visitor a guest if they are not one yet.
pub(crate) async fn post(
    State(app): State<App>,
    Path(id): Path<SeekId>,
    visitor: Visitor,
    body: Body<Join, Join>,
) -> Result<Response, AppError> {
    let reads = Reads::of(&body);
    let guest = known(&app, &visitor, None).await?;
    let seated = app.lobby().join(&app, &guest.account, &id).await?;
    Ok(with_cookie(to_table(&seated.table, reads), guest.set_cookie))
}
