//! `GET /position`: any position looked at by the engine, by its id or as it was pasted; `GET /position.svg`: its picture.

use axum::{
    extract::State,
    http::header::CONTENT_TYPE,
    response::{IntoResponse, Response},
};
use maud::Markup;
use serde::Deserialize;
use tavola_club::table::SitterKind;
use tavola_notation::{Situation, Waiting, diagram::Diagram, read_pasted};
use tavola_rules::Side;

use crate::{
    app::App,
    base::ids::AccountId,
    store::Status,
    web::{
        errors::AppError,
        http::{address::Query, guard::Visitor},
        page_data::{PositionData, Reader, WrongPosition},
        pages,
    },
};

/// The longest text that is read, in bytes: a board of letters with everything around it.
const LONGEST: usize = 8 * 1024;
/// How many rolls are looked ahead unless asked otherwise, and at most.
const USUAL: u8 = 2;
const DEEPEST: u8 = 3;

/// What is asked for.
#[derive(Debug, Deserialize)]
pub(crate) struct Asked {
    /// The position: an id, or a pasted board.
    #[serde(default)]
    id: String,
    /// The roll to be played; that of the id if left out or empty.
    #[serde(default)]
    roll: String,
    /// How many rolls are looked ahead.
    plies: Option<u8>,
}

/// The page.
pub(crate) async fn get(
    State(app): State<App>,
    Query(asked): Query<Asked>,
    visitor: Visitor,
    reader: Reader,
) -> Result<Markup, AppError> {
    let plies = asked.plies.unwrap_or(USUAL).min(DEEPEST);
    let mut data = PositionData { text: asked.id.clone(), roll: asked.roll.clone(), plies, ..PositionData::default() };
    if asked.id.trim().is_empty() {
        return Ok(pages::position(&reader, &data));
    }
    match read(&asked) {
        Err(wrong) => data.wrong = Some(wrong),
        Ok(situation) => {
            data.situation = Some(situation);
            if plays_against_people(&app, visitor.account.as_ref()).await? {
                data.is_playing = true;
            } else {
                let look = app.studies().look(situation, plies).await?;
                match look {
                    Ok(look) => data.look = Some(look),
                    Err(nothing) => data.wrong = Some(WrongPosition::Nothing(nothing)),
                }
            }
        }
    }
    Ok(pages::position(&reader, &data))
}

/// The picture alone.
pub(crate) async fn svg(Query(asked): Query<Asked>) -> Result<Response, AppError> {
    let situation = read(&asked).map_err(|wrong| AppError::Malformed(format!("that is no position: {wrong:?}")))?;
    let picture = Diagram::of(&situation, "").svg();
    Ok(([(CONTENT_TYPE, "image/svg+xml")], picture).into_response())
}

/// The position with its roll.
fn read(asked: &Asked) -> Result<Situation, WrongPosition> {
    if asked.id.len() > LONGEST {
        return Err(WrongPosition::TooLong);
    }
    let mut situation = read_pasted(&asked.id).map_err(|wrong| WrongPosition::Text(wrong.to_string()))?.situation;
    let roll = asked.roll.trim();
    if !roll.is_empty() {
        situation.waiting = Waiting::Play(roll.parse().map_err(|_| WrongPosition::Roll)?);
    }
    Ok(situation)
}

/// Whether somebody sits at a table where people play against each other: until it is over, the engine tells them nothing.
async fn plays_against_people(app: &App, account: Option<&AccountId>) -> Result<bool, AppError> {
    let Some(account) = account else { return Ok(false) };
    let rooms = app.store().rooms_of(account).await?;
    for room in rooms.iter().filter(|room| room.status == Status::Playing) {
        if room.kind == "chouette" {
            return Ok(true);
        }
        if room.kind == "table" {
            let view = app.tables().view(&room.id, Some(account)).await?;
            let people =
                Side::BOTH.into_iter().filter(|side| view.seats[*side].kind == Some(SitterKind::Person)).count();
            if people == 2 {
                return Ok(true);
            }
        }
    }
    Ok(false)
}
