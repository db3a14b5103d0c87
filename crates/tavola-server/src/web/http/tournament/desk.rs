//! The pages of the desk, for directors and referees.

use axum::extract::State;
use maud::Markup;
use serde::Deserialize;
use tavola_base::Refusal;
use tavola_tournament::ResultCommand;
use tavola_tournament::{MatchId, TournamentCommand, TournamentRefusal, stream::refusal::Reason};

use super::{
    AtDesk,
    forms::{Fields, course},
};
use crate::{
    app::App,
    base::ids::StreamId,
    stream::rooms::Sender,
    web::{
        errors::AppError,
        http::{
            address::{Path, Query},
            guard::Visitor,
        },
        page_data::{Correction, Reader, TournamentData, Undoing},
        pages,
    },
};

/// What is sought.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Sought {
    #[serde(default)]
    q: String,
    #[serde(default)]
    r#match: String,
}

/// `GET /e/{id}/desk`.
pub(crate) async fn board(State(app): State<App>, AtDesk(data): AtDesk, reader: Reader) -> Result<Markup, AppError> {
    let called = super::devices::called(&app, &data).await?;
    Ok(pages::tournament::board(&reader, &TournamentData { called, ..data }))
}

/// `GET /e/{id}/desk/entries`.
pub(crate) async fn entries(
    AtDesk(data): AtDesk,
    Query(sought): Query<Sought>,
    reader: Reader,
) -> Result<Markup, AppError> {
    Ok(pages::tournament::entries(&reader, &data, sought.q.trim()))
}

/// `GET /e/{id}/desk/draw`.
pub(crate) async fn draw(AtDesk(data): AtDesk, reader: Reader) -> Result<Markup, AppError> {
    Ok(pages::tournament::draw(&reader, &data))
}

/// `GET /e/{id}/desk/money`.
pub(crate) async fn money(AtDesk(data): AtDesk, reader: Reader) -> Result<Markup, AppError> {
    Ok(pages::tournament::money(&reader, &data))
}

/// `GET /e/{id}/desk/book`.
pub(crate) async fn book(
    AtDesk(data): AtDesk,
    Query(sought): Query<Sought>,
    reader: Reader,
) -> Result<Markup, AppError> {
    Ok(pages::tournament::book(&reader, &data, sought.q.trim(), sought.r#match.parse().ok()))
}

/// `GET /e/{id}/desk/setup`.
pub(crate) async fn setup(State(app): State<App>, AtDesk(data): AtDesk, reader: Reader) -> Result<Markup, AppError> {
    let data = super::with_keys(&app, data).await?;
    Ok(pages::tournament::setup(&reader, &data))
}

/// Which act would be undone.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Undo {
    undo: Option<u32>,
}

/// `GET /e/{id}/desk/log`: the log; with `?undo=ACT` also what undoing it would touch. Nothing is undone by asking.
pub(crate) async fn log(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    AtDesk(data): AtDesk,
    Query(Undo { undo }): Query<Undo>,
    visitor: Visitor,
    reader: Reader,
) -> Result<Markup, AppError> {
    let undoing = match undo {
        Some(act) => {
            let command = TournamentCommand::Result(ResultCommand::Undo { act, accepting: Vec::new() });
            let refused = app.tournaments().dry_run(&id, &Sender::new(visitor.account), command).await?.err();
            let (touched, refusal) = dry(&reader, refused);
            Some(Undoing { act, touched, refusal })
        }
        None => None,
    };
    Ok(pages::tournament::log(&reader, &data, undoing.as_ref()))
}

/// `GET /e/{id}/desk/match/{number}`: a match; with a result in the query also what correcting it so would touch.
/// Nothing is corrected by asking.
pub(crate) async fn game(
    State(app): State<App>,
    Path((id, number)): Path<(StreamId, u32)>,
    AtDesk(data): AtDesk,
    Query(asked): Query<Fields>,
    visitor: Visitor,
    reader: Reader,
) -> Result<Markup, AppError> {
    let correction = match course::correction(&asked)? {
        Some(result) => {
            let of = MatchId::new(number);
            let command =
                TournamentCommand::Result(ResultCommand::Correct { of, result: result.clone(), accepting: Vec::new() });
            let refused = app.tournaments().dry_run(&id, &Sender::new(visitor.account), command).await?.err();
            let (touched, refusal) = dry(&reader, refused);
            Some(Correction { report: result, touched, refusal })
        }
        None => None,
    };
    let game = data.view.matches.iter().find(|game| game.id.number() == number).ok_or(AppError::NotFound)?;
    let beside = super::devices::beside(&app, &id, game).await?;
    pages::tournament::game(&reader, &data, number, correction.as_ref(), &beside).ok_or(AppError::NotFound)
}

/// What a dry run says: the matches it would touch, or why it cannot be done at all.
fn dry(
    reader: &Reader,
    refused: Option<TournamentRefusal>,
) -> (Vec<tavola_tournament::Touched>, Option<pages::WhyNot>) {
    match refused {
        None => (Vec::new(), None),
        Some(refusal) if refusal.reason == Reason::Touches => (refusal.touched, None),
        Some(refusal) => {
            let said = pages::refusal(reader, &Refusal::of(&refusal));
            (Vec::new(), Some(said.unwrap_or_else(|| pages::WhyNot::plain(refusal.to_string()))))
        }
    }
}
