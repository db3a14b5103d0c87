//! `POST /t/{id}/tutor` and `GET /t/{id}/hint`: what the tutor of a table says to the one it helps, and to nobody else.

use axum::extract::State;
use maud::Markup;
use serde::{Deserialize, Serialize};
use tavola_base::PlayerId;
use tavola_club::table::{Place, TableCommand, Tables, Tutor};
use tavola_engine::CubeAnswer;
use tavola_notation::Situation;
use tavola_rules::{Game, Play, Side, Step};
use tavola_study::{
    Depth, Limits, Mark,
    intended::{Intended, judge_intended},
    position::{Look, look},
    report::{CandidateReport, CubeReport},
};

use crate::{
    app::App,
    base::ids::{StreamId, Version},
    club::study::DEEP,
    stream::submit::Snapshot,
    web::{
        errors::AppError,
        http::{address::Path, body::Json, guard::Visitor, position::plays_against_people},
        page_data::{HintData, Reader},
        pages,
    },
};

/// What somebody is about to do.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Question {
    command: TableCommand,
}

/// What the tutor says of it: what it would cost, never what would be better.
#[derive(Debug, Clone, Copy, Serialize)]
pub(crate) struct Weighed {
    /// The version of the table it is about.
    version: Version,
    /// What it costs, in units of the cube; none where it is no decision.
    pub(crate) loss: Option<f32>,
    /// How bad that is.
    mark: Option<Mark>,
    /// Whether that is as much as the tutor is to ask about.
    pub(crate) warns: bool,
}

/// What is best, for who asks for it.
#[derive(Debug, Serialize)]
pub(crate) struct Hint {
    /// The version of the table it is about.
    version: Version,
    /// The best plays of the roll, best first; empty where it is about the cube.
    plays: Vec<HintedPlay>,
    /// What to do with the cube, seen by who may double.
    cube: Option<CubeReport>,
}

/// One of the best plays.
#[derive(Debug, Serialize)]
pub(crate) struct HintedPlay {
    /// Its steps, numbered by who plays.
    steps: Vec<Step>,
    /// What it comes to.
    #[serde(flatten)]
    candidate: CandidateReport,
}

/// So many plays are shown as a hint.
const SHOWN: usize = 5;

/// Says what something would cost.
pub(crate) async fn weigh(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    visitor: Visitor,
    Json(question): Json<Question>,
) -> Result<Json<Weighed>, AppError> {
    let helped = helped(&app, &id, &visitor).await?;
    let weighed = helped.weigh(&app, &question.command).await?;
    Ok(Json(weighed))
}

/// Says what is best, for the page of the table.
pub(crate) async fn hint_for_programs(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    visitor: Visitor,
) -> Result<Json<Hint>, AppError> {
    let helped = helped(&app, &id, &visitor).await?;
    let (version, (_, look)) = (helped.version, helped.look(&app).await?);
    Ok(Json(match look {
        Look::Plays { plays, .. } => {
            let shown = plays.into_iter().take(SHOWN);
            let told = |one: tavola_study::position::LookedAt| HintedPlay {
                steps: one.play.steps().to_vec(),
                candidate: one.candidate,
            };
            Hint { version, plays: shown.map(told).collect(), cube: None }
        }
        Look::Cube(cube) => Hint { version, plays: Vec::new(), cube: Some(cube) },
    }))
}

/// The same as a page, for who has no script.
pub(crate) async fn hint(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    visitor: Visitor,
    reader: Reader,
) -> Result<Markup, AppError> {
    let helped = helped(&app, &id, &visitor).await?;
    let (side, (situation, look)) = (helped.side, helped.look(&app).await?);
    Ok(pages::hint(&reader, &HintData { id, side, situation, look, shown: SHOWN }))
}

/// Somebody whom the tutor of a table helps, with the game as it stands.
pub(crate) struct Helped {
    version: Version,
    side: Side,
    game: Game,
    tutor: Tutor,
}

/// Who the tutor of a table helps, if that is the visitor.
///
/// # Errors
/// If the table has no tutor, or none for them; if they play against people elsewhere; if no game is being played.
pub(crate) async fn helped(app: &App, id: &StreamId, visitor: &Visitor) -> Result<Helped, AppError> {
    let snapshot = app.tables().existing(id).await?;
    let account = visitor.account()?;
    let helped = Helped::of(&snapshot, &PlayerId::new(account.as_str()))?;
    if plays_against_people(app, Some(account)).await? {
        return Err(AppError::tutor_rests());
    }
    Ok(helped)
}

impl Helped {
    fn of(snapshot: &Snapshot<Tables>, player: &PlayerId) -> Result<Self, AppError> {
        let opened = snapshot.state.opened().ok_or(AppError::NotFound)?;
        let side = opened.terms().tutored();
        let place = opened.place_of(player.as_str());
        let (Some(tutor), Some(side)) = (opened.terms().tutor, side.filter(|side| place == Some(Place::first(*side))))
        else {
            return Err(AppError::no_tutor());
        };
        let game = opened.game().filter(|_| opened.decides() == Some(side)).ok_or_else(AppError::nothing_to_advise)?;
        Ok(Self { version: snapshot.version, side, game: *game, tutor })
    }

    /// What something would cost.
    pub(crate) async fn weigh(self, app: &App, command: &TableCommand) -> Result<Weighed, AppError> {
        let Self { version, side, game, tutor } = self;
        let nothing = Weighed { version, loss: None, mark: None, warns: false };
        let Some(intended) = intended(command) else { return Ok(nothing) };
        let judged =
            app.studies().tutor(move |engine| judge_intended(&game, side, intended, engine, Depth::of(DEEP))).await?;
        Ok(judged.map_or(nothing, |judged| {
            let loss = judged.loss();
            let warns = loss.value() * 1000.0 >= f32::from(tutor.limit);
            Weighed { version, loss: Some(loss.value()), mark: Limits::USUAL.mark(loss), warns }
        }))
    }

    async fn look(&self, app: &App) -> Result<(Situation, Look), AppError> {
        let situation = Situation::of_game(&self.game).ok_or_else(AppError::nothing_to_advise)?;
        let looked = app.studies().tutor(move |engine| look(&situation, engine, DEEP)).await?;
        looked.map(|look| (situation, look)).map_err(|_| AppError::nothing_to_advise())
    }
}

/// What a command decides, as the engine judges it; none for what is no decision of the game.
fn intended(command: &TableCommand) -> Option<Intended> {
    Some(match command {
        TableCommand::Play { steps } => Intended::Play(Play::new(steps)?),
        TableCommand::Roll { .. } => Intended::Roll,
        TableCommand::Double => Intended::Double,
        TableCommand::Take => Intended::Answer(CubeAnswer::Take),
        TableCommand::Drop => Intended::Answer(CubeAnswer::Drop),
        TableCommand::Beaver => Intended::Answer(CubeAnswer::Beaver),
        _ => return None,
    })
}
