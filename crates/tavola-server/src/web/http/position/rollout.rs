//! `GET`, `POST /position/rollout`, `POST /position/rollout/stop`: a position rolled out in the background. Whoever plays
//! against people is told nothing.

use std::{collections::BTreeMap, fmt::Display};

use axum::{
    Json,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Redirect, Response},
};
use maud::Markup;
use serde::{Deserialize, Serialize};
use tavola_base::Refusal;
use tavola_notation::{Situation, Waiting, read_play};
use tavola_rules::Play;
use tavola_study::{
    position::nothing_to_say,
    rollout::{Ends, Extent, MOST_PLAYS, RolloutReport},
};

use super::plays_against_people;
use crate::{
    app::App,
    club::rollouts::{MOST_TRIALS, NotBegun, Order, PositionKey, Rolling},
    web::{
        errors::{AppError, leads_back},
        http::{address::Query, body::Body, guard::Visitor},
        page_data::{Reader, RolloutData},
        pages,
    },
};

/// How many trials of each line a form orders that does not say.
const USUAL_TRIALS: u32 = 1_296;
/// The fewest that can be ordered: one block.
const FEWEST_TRIALS: u32 = 36;

/// Which position.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Which {
    /// The position: any id that is read.
    id: String,
    /// How deep the page around it looks.
    #[serde(default)]
    plies: Option<u8>,
}

/// What is ordered.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Ordered {
    /// The position, with its roll if plays are compared.
    id: String,
    /// The plays of the roll that are compared, as text; none for the cube.
    #[serde(default)]
    plays: Vec<String>,
    /// Trials of each.
    #[serde(default)]
    trials: Option<u32>,
    /// Whether it ends when the difference is certain.
    #[serde(default)]
    until_certain: bool,
    /// How deep the page around it looks.
    #[serde(default)]
    plies: Option<u8>,
}

/// The part of the page that shows it.
pub(crate) async fn get(
    State(app): State<App>,
    Query(asked): Query<Which>,
    visitor: Visitor,
    reader: Reader,
) -> Result<Markup, AppError> {
    allowed(&app, &visitor).await?;
    let situation = situation(&asked.id)?;
    let data = data(&app, &situation, asked.plies).await?;
    Ok(pages::rollout(pages::language(&reader), &data))
}

/// Begins one.
pub(crate) async fn post(
    State(app): State<App>,
    visitor: Visitor,
    body: Body<Ordered, Vec<(String, String)>>,
) -> Result<Response, AppError> {
    let (ordered, is_form) = match body {
        Body::Json(ordered) => (ordered, false),
        Body::Form(pairs) => (of_form(pairs)?, true),
    };
    let back = pages::position_address(&ordered.id, None, ordered.plies.unwrap_or_default()) + "#rollout";
    let begun = begin(&app, &visitor, ordered).await;
    Ok(match (is_form, begun) {
        (true, begun) => leads_back(&back, begun.map(|()| Redirect::to(&back).into_response())),
        (false, begun) => begun.map(|()| StatusCode::ACCEPTED)?.into_response(),
    })
}

/// Stops the visitor's own.
pub(crate) async fn stop(
    State(app): State<App>,
    visitor: Visitor,
    body: Body<Which, Which>,
) -> Result<Response, AppError> {
    let (which, is_form) = match body {
        Body::Json(which) => (which, false),
        Body::Form(which) => (which, true),
    };
    let key = key(&situation(&which.id)?)?;
    if !app.rollouts().stop(&key, &visitor.asker()) {
        return Err(AppError::NotFound);
    }
    let back = pages::position_address(&which.id, None, which.plies.unwrap_or_default()) + "#rollout";
    Ok(if is_form { Redirect::to(&back).into_response() } else { Json(()).into_response() })
}

/// What is known of a position's rollouts, and how far the one under way has come.
pub(super) async fn data(app: &App, situation: &Situation, plies: Option<u8>) -> Result<RolloutData, AppError> {
    let key = key(situation)?;
    let rolling = app.rollouts().at(&key);
    let report = match rolling.as_ref().and_then(|rolling: &Rolling| rolling.report.clone()) {
        Some(report) => Some(report),
        None => {
            let kept = app.store().rollout_of(key.as_str()).await?;
            kept.and_then(|kept| serde_json::from_str::<RolloutReport>(&kept.body).ok()).map(Into::into)
        }
    };
    Ok(RolloutData {
        key: key.as_str().to_owned(),
        plies: plies.unwrap_or_default(),
        situation: *situation,
        rolling,
        report,
    })
}

async fn begin(app: &App, visitor: &Visitor, ordered: Ordered) -> Result<(), AppError> {
    allowed(app, visitor).await?;
    let situation = situation(&ordered.id)?;
    let plays = plays(&situation, &ordered.plays)?;
    if let Some(nothing) = nothing_to_say(&situation) {
        return Err(malformed(nothing));
    }
    let trials = ordered.trials.unwrap_or(USUAL_TRIALS).clamp(FEWEST_TRIALS, MOST_TRIALS);
    let ends = if ordered.until_certain { Ends::WhenCertain } else { Ends::AtItsTrials };
    let order = Order { key: key(&situation)?, situation, plays, extent: Extent { trials, ends } };
    app.rollouts().begin(app, order, visitor.asker()).map_err(refused)
}

/// The plays that are meant, each once.
fn plays(situation: &Situation, texts: &[String]) -> Result<Vec<Play>, AppError> {
    let Waiting::Play(roll) = situation.waiting else {
        return if texts.is_empty() { Ok(Vec::new()) } else { Err(malformed("before a roll there are no plays")) };
    };
    let position = situation.position();
    let mut plays: Vec<Play> = Vec::new();
    for text in texts.iter().take(MOST_PLAYS + 1) {
        let play = read_play(&position, roll, text).map_err(AppError::unreadable_play)?;
        if !plays.iter().any(|other| other.result(&position) == play.result(&position)) {
            plays.push(play);
        }
    }
    match plays.len() {
        0 => Err(refusal("rollout-refused-none", "choose the plays that are rolled out")),
        most if most > MOST_PLAYS => Err(refusal("rollout-refused-many", "that are too many plays at once")),
        _ => Ok(plays),
    }
}

/// What a form says: a box for each play.
fn of_form(pairs: Vec<(String, String)>) -> Result<Ordered, AppError> {
    let mut ordered = Ordered::default();
    let number = |text: &str| text.parse().map_err(|_| malformed(format!("{text:?} is not a number of trials")));
    for (name, value) in pairs {
        match name.as_str() {
            "id" => ordered.id = value,
            "play" => ordered.plays.push(value),
            "trials" => ordered.trials = Some(number(&value)?),
            "plies" => ordered.plies = value.parse().ok(),
            "until_certain" => ordered.until_certain = value == "on",
            other => return Err(malformed(format!("unknown field {other}"))),
        }
    }
    Ok(ordered)
}

async fn allowed(app: &App, visitor: &Visitor) -> Result<(), AppError> {
    if plays_against_people(app, visitor.account.as_ref()).await? {
        return Err(refusal("rollout-refused-playing", "the engine says nothing while you play against somebody"));
    }
    Ok(())
}

fn situation(id: &str) -> Result<Situation, AppError> {
    super::asked::read(id).map_err(|wrong| malformed(format!("that is no position: {wrong:?}")))
}

fn key(situation: &Situation) -> Result<PositionKey, AppError> {
    PositionKey::of(situation).ok_or_else(|| malformed("that position has no XGID"))
}

fn refused(why: NotBegun) -> AppError {
    match why {
        NotBegun::OneOfYours => refusal("rollout-refused-yours", "your last rollout is still under way"),
        NotBegun::HouseIsBusy => refusal("rollout-refused-busy", "the house rolls out enough for others"),
        NotBegun::UnderWay => refusal("rollout-refused-running", "this position is being rolled out already"),
    }
}

fn refusal(message_key: &'static str, message: &str) -> AppError {
    let message = message.to_owned();
    let refusal = Refusal { clause: None, message_key, args: BTreeMap::new(), message, legal: Vec::new() };
    AppError::Refused(Box::new(refusal))
}

fn malformed(what: impl Display) -> AppError {
    AppError::Malformed(what.to_string())
}
