//! `GET /openings` and below: the opening book.

use maud::Markup;
use tavola_rules::Roll;
use tavola_study::openings::{FirstPlay, OpeningBook};

use crate::web::{
    errors::AppError,
    http::address::Path,
    page_data::Reader,
    pages::{self, OpeningData},
};

/// All first rolls.
pub(crate) async fn get(reader: Reader) -> Markup {
    pages::openings(&reader, &OpeningData::FirstRolls(OpeningBook::shared()))
}

/// The plays of a first roll.
pub(crate) async fn roll(Path(roll): Path<String>, reader: Reader) -> Result<Markup, AppError> {
    let book = OpeningBook::shared();
    let decision = book.first(read(&roll)?).ok_or(AppError::NotFound)?;
    Ok(pages::openings(&reader, &OpeningData::Decision(book, decision)))
}

/// The replies to a play.
pub(crate) async fn play(Path((roll, play)): Path<(String, String)>, reader: Reader) -> Result<Markup, AppError> {
    let first = first_play(&roll, &play)?;
    Ok(pages::openings(&reader, &OpeningData::Replies(OpeningBook::shared(), &first)))
}

/// The plays of a reply.
pub(crate) async fn reply(
    Path((roll, play, reply)): Path<(String, String, String)>,
    reader: Reader,
) -> Result<Markup, AppError> {
    let book = OpeningBook::shared();
    let first = first_play(&roll, &play)?;
    let decision = book.decision(Some(&first), read(&reply)?).ok_or(AppError::NotFound)?;
    Ok(pages::openings(&reader, &OpeningData::Decision(book, decision)))
}

/// `31` as a roll.
fn read(text: &str) -> Result<Roll, AppError> {
    text.parse().map_err(|_| AppError::NotFound)
}

/// A first play whose replies the book has.
fn first_play(roll: &str, play: &str) -> Result<FirstPlay, AppError> {
    let roll = read(roll)?;
    let plays = OpeningBook::shared().first_plays();
    plays.into_iter().find(|first| first.roll == roll && first.slug() == play).ok_or(AppError::NotFound)
}
