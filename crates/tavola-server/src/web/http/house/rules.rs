//! `GET /rules`: the rules as a book; `GET /rulebook`: its clauses; `GET /rules/check`: whether a play is legal, and by which
//! clause it is not.

use axum::extract::State;
use maud::Markup;
use serde::{Deserialize, Serialize};
use tavola_notation::{Waiting, Xgid};
use tavola_rules::{Clause, Play, check_play};

use crate::{
    app::App,
    web::{
        book::{book, law, search},
        errors::AppError,
        http::address::{Path, Query},
        page_data::Reader,
        pages,
    },
};

/// What is looked for.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Sought {
    #[serde(default)]
    q: String,
}

/// The contents.
pub(crate) async fn contents(Query(sought): Query<Sought>, reader: Reader) -> Markup {
    let locale = pages::language(&reader);
    let found = search(book(locale), law(locale), &sought.q);
    pages::book_contents(&reader, &sought.q, &found)
}

/// A chapter.
///
/// # Errors
/// If there is none of that name.
pub(crate) async fn chapter(Path(name): Path<String>, reader: Reader) -> Result<Markup, AppError> {
    pages::book_chapter(&reader, &name).ok_or(AppError::NotFound)
}

/// Everything on one page.
pub(crate) async fn whole(reader: Reader) -> Markup {
    pages::whole_book(&reader)
}

/// All clauses.
pub(crate) async fn rulebook(reader: Reader) -> Markup {
    pages::rulebook(&reader)
}

/// A clause.
///
/// # Errors
/// If the rulebook has none of that name.
pub(crate) async fn clause(Path(name): Path<String>, reader: Reader) -> Result<Markup, AppError> {
    let clause = Clause::named(&name.to_ascii_uppercase()).ok_or(AppError::NotFound)?;
    Ok(pages::clause_page(&reader, clause))
}

/// The path of lessons.
pub(crate) async fn lessons(reader: Reader) -> Markup {
    pages::lessons(&reader)
}

/// A lesson.
///
/// # Errors
/// If there is none of that name.
pub(crate) async fn lesson(Path(id): Path<String>, reader: Reader) -> Result<Markup, AppError> {
    pages::lesson_page(&reader, &id).ok_or(AppError::NotFound)
}

/// What the house is.
///
/// # Errors
/// If the page is not among the files.
pub(crate) async fn about(State(app): State<App>, reader: Reader) -> Result<Markup, AppError> {
    pages::paper_of_house(&reader, "about", app.config()).ok_or(AppError::NotFound)
}

/// What it keeps of people.
///
/// # Errors
/// If the page is not among the files.
pub(crate) async fn privacy(State(app): State<App>, reader: Reader) -> Result<Markup, AppError> {
    pages::paper_of_house(&reader, "privacy", app.config()).ok_or(AppError::NotFound)
}

/// By what terms one plays.
///
/// # Errors
/// If the page is not among the files.
pub(crate) async fn terms(State(app): State<App>, reader: Reader) -> Result<Markup, AppError> {
    pages::paper_of_house(&reader, "terms", app.config()).ok_or(AppError::NotFound)
}

/// A play on a board.
#[derive(Debug, Deserialize)]
pub(crate) struct Asked {
    /// The XGID, with its roll.
    id: String,
    /// The steps as JSON: `[{"from":13,"to":10}]`; the bar is 25, off is 0.
    steps: String,
}

/// What the rules say of a play.
#[derive(Debug, Serialize)]
pub(crate) struct Checked {
    legal: bool,
    /// By which clause it is not legal.
    clause: Option<Clause>,
    /// In the reader's language.
    text: String,
}

/// Whether a play is legal.
///
/// # Errors
/// If that is no position with a roll, or no play.
pub(crate) async fn check(Query(asked): Query<Asked>, reader: Reader) -> Result<axum::Json<Checked>, AppError> {
    let malformed = |what: &str| AppError::Malformed(what.to_owned());
    let id: Xgid = asked.id.trim().parse().map_err(|_| malformed("id is an XGID with a roll"))?;
    let situation = id.situation();
    let Waiting::Play(roll) = situation.waiting else { return Err(malformed("the id has no roll")) };
    let play: Play = serde_json::from_str(&asked.steps)
        .map_err(|_| malformed("steps are at most four, as [{\"from\":13,\"to\":10}]"))?;
    let locale = pages::language(&reader);
    let checked = match check_play(&situation.position(), roll, &play) {
        Ok(_) => Checked { legal: true, clause: None, text: locale.say("figure-legal") },
        Err(illegal) => {
            let clause = illegal.clause();
            Checked { legal: false, clause: Some(clause), text: pages::clause_says(locale, clause) }
        }
    };
    Ok(axum::Json(checked))
}
