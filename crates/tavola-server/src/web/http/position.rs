//! `GET /position`: any position looked at by the engine, by its id or as it was pasted; `GET /position/state`: what a text
//! is, while a position is set up; `GET /position.svg`: its picture.

mod asked;
pub(crate) mod card;
pub(crate) mod rollout;

use axum::{
    extract::State,
    http::header::CONTENT_TYPE,
    response::{IntoResponse, Response},
};
use maud::Markup;
use serde::Serialize;
use tavola_club::table::SitterKind;
use tavola_notation::{
    GnubgId, Xgid,
    diagram::{Diagram, Home},
};
use tavola_rules::{Side, StepGraph};
use tavola_study::position::nothing_to_say;

pub(crate) use asked::{Asked, LONGEST_MATCH, read};

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

/// How many rolls are looked ahead unless asked otherwise, and at most.
const USUAL: u8 = 2;
const DEEPEST: u8 = 3;

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
    match asked.situation() {
        Err(wrong) => data.wrong = Some(wrong),
        Ok(situation) => {
            data.situation = Some(situation);
            if plays_against_people(&app, visitor.account.as_ref()).await? {
                data.is_playing = true;
            } else if asked.look == "here" && Xgid::try_from(&situation).is_ok() {
                data.wrong = nothing_to_say(&situation).map(WrongPosition::Nothing);
                data.looks_here = data.wrong.is_none();
                if data.looks_here {
                    data.rollout = rollout::data(&app, &situation, Some(plies)).await.ok();
                }
            } else {
                data.rollout = rollout::data(&app, &situation, Some(plies)).await.ok();
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

/// What a text is: said to who is still writing it or setting the position up. The engine is not asked.
#[derive(Debug, Serialize)]
pub(crate) struct Said {
    xgid: Option<String>,
    gnubg: Option<String>,
    about: String,
    wrong: Option<String>,
    steps: Option<StepGraph>,
}

/// What a text is.
pub(crate) async fn state(Query(asked): Query<Asked>, reader: Reader) -> axum::Json<Said> {
    let locale = pages::language(&reader);
    let said = match asked.situation() {
        Err(wrong) => Said {
            xgid: None,
            gnubg: None,
            about: String::new(),
            wrong: Some(pages::wrong_position(locale, &wrong)),
            steps: None,
        },
        Ok(now) => Said {
            xgid: Xgid::try_from(&now).ok().map(|id| id.to_string()),
            gnubg: GnubgId::try_from(&now).ok().map(|id| id.to_string()),
            about: pages::about_position(locale, &now),
            wrong: nothing_to_say(&now).map(|nothing| pages::wrong_position(locale, &WrongPosition::Nothing(nothing))),
            steps: now.roll().map(|roll| StepGraph::of(&now.position(), roll)),
        },
    };
    axum::Json(said)
}

/// The picture alone.
pub(crate) async fn svg(Query(asked): Query<Asked>) -> Result<Response, AppError> {
    let situation =
        asked.situation().map_err(|wrong| AppError::Malformed(format!("that is no position: {wrong:?}")))?;
    let home = if asked.home == "left" { Home::Left } else { Home::Right };
    let picture = Diagram { home, ..Diagram::of(&situation, "") }.svg();
    Ok(([(CONTENT_TYPE, "image/svg+xml")], picture).into_response())
}

/// Whether somebody sits at a table where people play against each other: until it is over, the engine tells them nothing.
pub(crate) async fn plays_against_people(app: &App, account: Option<&AccountId>) -> Result<bool, AppError> {
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
