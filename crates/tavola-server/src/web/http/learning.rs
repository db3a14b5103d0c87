//! `GET /quiz`, `POST /quiz`: one's own errors as questions; `GET /daily`, `POST /daily`: the position of the day. What is
//! right is told with the answer and never before.

use axum::{
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Redirect, Response},
};
use maud::Markup;
use serde::Deserialize;
use tavola_study::question::{Answer, NoAnswer, Question};

use crate::{
    app::App,
    base::ids::AccountId,
    club::learning::{self, daily},
    store::RowWrite,
    web::{
        errors::AppError,
        http::{
            address::Query,
            body::Form,
            guard::{Visitor, with_cookie},
            visitor::known,
        },
        page_data::{Answered, DailyData, QuizData, Reader, Share, WrongAnswer},
        pages,
    },
};

/// The longest answer, in bytes: four steps of two checkers each have room in it.
const LONGEST: usize = 80;

/// What is done about a card.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct QuizForm {
    /// Which card; none for what concerns all.
    #[serde(default)]
    card: String,
    /// `answer`, `skip`, `retire` or `reset`.
    act: String,
    /// The answer.
    #[serde(default)]
    answer: String,
}

/// The card that is due.
pub(crate) async fn quiz(State(app): State<App>, visitor: Visitor, reader: Reader) -> Result<Markup, AppError> {
    let Some(account) = &visitor.account else { return Ok(pages::quiz(&reader, &QuizData::default())) };
    learning::gather(&app, account).await?;
    Ok(pages::quiz(&reader, &quiz_data(&app, account, None).await?))
}

async fn quiz_data(app: &App, account: &AccountId, answered: Option<Answered>) -> Result<QuizData, AppError> {
    let now = app.now();
    let (counts, next) = app.store().card_counts(account, now).await?;
    let asked = if answered.is_some() { None } else { learning::due(app, account).await? };
    let own = learning::own_level(app, account, &learning::tutored(app, account).await?).await?;
    Ok(QuizData { counts, next, now, asked, answered, own, wrong: None })
}

/// An answer, or what else is done about a card.
pub(crate) async fn answer(
    State(app): State<App>,
    visitor: Visitor,
    reader: Reader,
    Form(form): Form<QuizForm>,
) -> Result<Response, AppError> {
    let account = visitor.account()?;
    let back = || Redirect::to("/quiz").into_response();
    if form.act == "reset" {
        learning::reset(&app, account).await?;
        return Ok(back());
    }
    let mut card = learning::named(&app, account, &form.card).await?;
    match form.act.as_str() {
        "skip" => learning::skipped(&app, account, card).await?,
        "retire" => learning::retired(&app, account, &card).await?,
        "answer" => {
            let given = match read(&card.body.question, &form.answer) {
                Ok(given) => given,
                // The card stays: who has written a play wrongly has not answered yet.
                Err(why) => {
                    let wrong = Some(wrong(&form.answer, why));
                    let data = QuizData { asked: Some(card), wrong, ..quiz_data(&app, account, None).await? };
                    return Ok(asks_again(data.wrong.as_ref(), pages::quiz(&reader, &data)));
                }
            };
            let marked = learning::judged(&app, &card.body.question, given).await?;
            learning::answered(&app, account, &mut card, &marked).await?;
            let answered = Answered { card, marked, given: form.answer.trim().to_owned() };
            let data = quiz_data(&app, account, Some(answered)).await?;
            return Ok(pages::quiz(&reader, &data).into_response());
        }
        other => return Err(AppError::outdated(format!("act: {other:?} is answer, skip, retire or reset"))),
    }
    Ok(back())
}

fn wrong(text: &str, why: AppError) -> WrongAnswer {
    WrongAnswer { text: text.trim().chars().take(LONGEST).collect(), why }
}

/// The page with the same question once more, and the status of what was refused.
fn asks_again(wrong: Option<&WrongAnswer>, page: Markup) -> Response {
    let status = wrong.map_or(StatusCode::BAD_REQUEST, |wrong| wrong.why.status());
    (status, page).into_response()
}

/// The answer that was written.
fn read(question: &Question, text: &str) -> Result<Answer, AppError> {
    if text.len() > LONGEST {
        return Err(AppError::outdated("an answer is a play, double, wait, take or drop".to_owned()));
    }
    question.read(text).map_err(|wrong| match wrong {
        NoAnswer::Play(why) => AppError::unreadable_play(why),
        NoAnswer::Other => AppError::outdated(wrong.to_string()),
    })
}

/// Which day.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Day {
    /// As it is written: `2026-11-23`; today if left out.
    #[serde(default)]
    day: String,
}

/// The position of a day: what was right only once it is answered, or the day over.
pub(crate) async fn daily_position(
    State(app): State<App>,
    Query(asked): Query<Day>,
    visitor: Visitor,
    reader: Reader,
) -> Result<Markup, AppError> {
    let today = daily::day_of(app.now());
    let day = if asked.day.is_empty() { today } else { daily::day_named(&asked.day).ok_or(AppError::NotFound)? };
    if day > today {
        return Err(AppError::NotFound);
    }
    Ok(pages::daily(&reader, &daily_data(&app, day, today, visitor.account.as_ref()).await?))
}

async fn daily_data(app: &App, day: u32, today: u32, account: Option<&AccountId>) -> Result<DailyData, AppError> {
    let question = daily::of(app, day).await?.map(|daily| daily.question);
    let mine = match account {
        Some(account) => app.store().daily_answer(day, account).await?,
        None => None,
    };
    let has_before = day > 0 && app.store().daily(day - 1).await?.is_some();
    let mut data = DailyData { day, today, question, mine, has_before, ..DailyData::default() };
    let (Some(question), true) = (&data.question, data.mine.is_some() || day < today) else { return Ok(data) };
    let answers = app.store().daily_answers(day).await?;
    let many: usize = answers.iter().map(|(_, many)| many).sum();
    // Whatever is judged beside it tells what is best; the answers tell what people chose.
    let own = data.mine.clone().or_else(|| answers.first().map(|(answer, _)| answer.clone()));
    let own = own.unwrap_or_else(|| first_answer(question));
    data.marked = Some(learning::judged(app, question, read(question, &own)?).await?);
    data.shares = answers.into_iter().map(|(answer, chosen)| Share { answer, chosen, many }).collect();
    Ok(data)
}

/// Some answer: any will do to look at the position.
fn first_answer(question: &Question) -> String {
    use tavola_study::question::Asked;
    match question.asked {
        Asked::Double => "wait".to_owned(),
        Asked::Take => "take".to_owned(),
        Asked::Play => {
            let now = question.situation();
            let play = now.and_then(|now| Some(tavola_rules::legal_plays(&now.position(), now.roll()?)));
            play.and_then(|plays| plays.first().map(|legal| pages::written(&legal.play))).unwrap_or_default()
        }
    }
}

/// An answer to the position of today.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DailyForm {
    /// The day it is meant for.
    day: String,
    /// The answer.
    answer: String,
}

/// Takes the answer: one from everybody, and none to a day that is over.
pub(crate) async fn daily_answer(
    State(app): State<App>,
    visitor: Visitor,
    reader: Reader,
    Form(form): Form<DailyForm>,
) -> Result<Response, AppError> {
    let day = daily::day_named(&form.day).ok_or(AppError::NotFound)?;
    if day != daily::day_of(app.now()) {
        return Err(AppError::day_is_over());
    }
    let daily = daily::of(&app, day).await?.ok_or(AppError::NotFound)?;
    let given = match read(&daily.question, &form.answer) {
        Ok(given) => given,
        Err(why) => {
            let data = daily_data(&app, day, day, visitor.account.as_ref()).await?;
            let data = DailyData { wrong: Some(wrong(&form.answer, why)), ..data };
            return Ok(asks_again(data.wrong.as_ref(), pages::daily(&reader, &data)));
        }
    };
    let guest = known(&app, &visitor, None).await?;
    let text = canonical(&daily.question, given);
    app.store().write(vec![RowWrite::daily_answer(day, &guest.account, &text)]).await?;
    // Whoever answers twice finds the first answer.
    Ok(with_cookie(Redirect::to("/daily").into_response(), guest.set_cookie))
}

/// An answer as it is counted: a play by its result, however it was written.
fn canonical(question: &Question, answer: Answer) -> String {
    match answer {
        Answer::Double => "double".to_owned(),
        Answer::Wait => "wait".to_owned(),
        Answer::Take => "take".to_owned(),
        Answer::Drop => "drop".to_owned(),
        Answer::Play(play) => {
            let found = question.situation().and_then(|now| {
                let (position, roll) = (now.position(), now.roll()?);
                let next = play.result(&position);
                let plays = tavola_rules::legal_plays(&position, roll);
                plays.iter().find(|legal| legal.play.result(&position) == next).map(|legal| legal.play)
            });
            pages::written(&found.unwrap_or(play))
        }
    }
}
