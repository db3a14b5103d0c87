//! `GET /duplicates`: how a duplicate is opened; `POST /duplicates` opens one; `GET /duplicates/{id}`: how it stands and, when
//! both tables are over, what was played at each; `proof.json`: its dice.

use std::time::Duration;

use axum::{
    Json,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Redirect, Response},
};
use maud::Markup;
use serde_json::json;
use tavola_base::{
    TableId,
    dice_proof::{
        MatchNumber,
        duplicate::{DuplicateRolls, DuplicateTranscript, SCHEME},
    },
};
use tavola_club::table::rolls_by_game;

use crate::{
    app::App,
    base::ids::StreamId,
    club::duplicate::{DuplicateForm, DuplicateSet, NewDuplicate},
    web::{
        errors::AppError,
        http::{
            address::Path,
            body::Body,
            guard::{Visitor, with_cookie},
            table::study::studied,
            visitor::known,
        },
        page_data::Reader,
        pages::{self, Compared},
    },
};

/// How long a page waits for the first look at both tables.
const PATIENCE: Duration = Duration::from_millis(900);

/// The page with the form.
pub(crate) async fn open(reader: Reader) -> Markup {
    pages::open_duplicate(&reader)
}

/// Opens it, and makes the visitor a guest if they are not one yet.
pub(crate) async fn post(
    State(app): State<App>,
    visitor: Visitor,
    body: Body<NewDuplicate, DuplicateForm>,
) -> Result<Response, AppError> {
    let (new, is_form) = match body {
        Body::Json(new) => (new, false),
        Body::Form(form) => (form.try_into()?, true),
    };
    let host = known(&app, &visitor, new.name.as_deref()).await?;
    let set = app.tables().open_duplicate(&new, &host.account, &host.name).await?;
    let url = format!("/duplicates/{set}");
    let response = if is_form {
        Redirect::to(&url).into_response()
    } else {
        (StatusCode::CREATED, Json(json!({ "id": set, "url": url }))).into_response()
    };
    Ok(with_cookie(response, host.set_cookie))
}

/// How it stands.
pub(crate) async fn get(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    visitor: Visitor,
    reader: Reader,
) -> Result<Markup, AppError> {
    let set = app.tables().duplicate(&id).await?;
    let compared = if set.secret.is_some() { Some(compared(&app, &set).await?) } else { None };
    Ok(pages::duplicate(&reader, &set, visitor.account.as_ref(), compared.as_ref()))
}

/// What the engine says of both tables; nothing of one at which no game came to its end.
async fn compared(app: &App, set: &DuplicateSet) -> Result<Compared, AppError> {
    let mut both: Compared = [None, None];
    for (table, found) in set.tables.iter().zip(&mut both) {
        let mut studied = match studied(app, &table.id, Some(MatchNumber::FIRST)).await {
            Ok((_, studied)) => studied,
            Err(AppError::NotFound) => continue,
            Err(error) => return Err(error),
        };
        tokio::time::timeout(PATIENCE, studied.wait_for(|studied| studied.report.is_some())).await.ok();
        *found = Some(studied.borrow().clone());
    }
    Ok(both)
}

/// What fell at both tables, with the secret it was made of; only when both are over.
pub(crate) async fn proof(
    State(app): State<App>,
    Path(id): Path<StreamId>,
) -> Result<Json<DuplicateTranscript>, AppError> {
    let set = app.tables().duplicate(&id).await?;
    let duplicate = set.tables[0].duplicate().ok_or(AppError::NotFound)?;
    let house_secret = set.secret.ok_or(AppError::NotFound)?;
    let mut tables = Vec::new();
    for table in &set.tables {
        let games = rolls_by_game(&app.tables().events(&table.id).await?);
        tables.push(DuplicateRolls { table: TableId::new(table.id.as_str()), games });
    }
    let house_commitment = duplicate.commitment;
    let scheme = SCHEME.to_owned();
    Ok(Json(DuplicateTranscript { scheme, set: duplicate.set.clone(), house_commitment, house_secret, tables }))
}
