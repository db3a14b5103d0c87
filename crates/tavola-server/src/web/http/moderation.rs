//! `/moderation`: what was reported, and what becomes of it.

use axum::{
    extract::State,
    response::{IntoResponse, Redirect, Response},
};
use maud::Markup;
use serde::Deserialize;

use crate::{
    app::App,
    base::{
        ids::{AccountId, StreamId},
        secret::digest,
    },
    club::cases::{self, Case, Stage, Verdict},
    store::{Restricted, Role, RowWrite, TicketKind},
    web::{
        errors::AppError,
        http::{account::proved, address::Path, body::Form, guard::Visitor, talk::address},
        page_data::Reader,
        pages::{self, CaseData, NamedCase},
    },
};

/// So many cases of each stage are shown.
const SHOWN: u16 = 100;

/// What a moderator decides, as a page's form has it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DecisionForm {
    verdict: Verdict,
    /// For how many days; empty for the usual.
    #[serde(default)]
    days: String,
    reason: String,
}

/// What somebody says against a decision.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct AppealForm {
    words: String,
}

/// What is said where name and password do not fit.
const WRONG: &str = "account-wrong";

/// What somebody says whose account is closed: they cannot come in.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ClosedForm {
    name: String,
    password: String,
    words: String,
}

/// `GET /appeal`: the form for whose account is closed.
pub(crate) async fn closed_form(reader: Reader) -> Markup {
    pages::appeal(&reader)
}

/// `POST /appeal`: what they say against it, with name and password, or one of their codes: not everybody has a password.
pub(crate) async fn closed(
    State(app): State<App>,
    visitor: Visitor,
    Form(form): Form<ClosedForm>,
) -> Result<Response, AppError> {
    let player = match proved(&app, &visitor, &form.name, &form.password).await {
        Err(AppError::Refused(refusal)) if refusal.message_key == WRONG => {
            by_code(&app, &form).await?.ok_or(AppError::Refused(refusal))?
        }
        proved => proved?,
    };
    let closed = app.store().restricted(&player, Restricted::Everything, app.now()).await?;
    let closed = closed.ok_or_else(|| AppError::plainly("appeal-not-now", "that cannot be appealed"))?;
    cases::appeal(&app, &closed.case, &player, &form.words).await?;
    Ok(Redirect::to("/appeal?sent").into_response())
}

/// `GET /appeal/{secret}`: why an account is closed and until when, for whoever has just shown that it is theirs.
pub(crate) async fn closed_show(
    State(app): State<App>,
    Path(secret): Path<String>,
    reader: Reader,
) -> Result<Markup, AppError> {
    let (player, case) = closed_case(&app, &secret).await?;
    Ok(pages::closed_account(&reader, &case, &player, &secret))
}

/// `POST /appeal/{secret}`: what they say against it.
pub(crate) async fn closed_appeal(
    State(app): State<App>,
    Path(secret): Path<String>,
    Form(form): Form<AppealForm>,
) -> Result<Response, AppError> {
    let (player, case) = closed_case(&app, &secret).await?;
    cases::appeal(&app, &case.id, &player, &form.words).await?;
    app.store().write(vec![RowWrite::tickets_void(&player, TicketKind::Appeal)]).await?;
    Ok(Redirect::to("/appeal?sent").into_response())
}

async fn closed_case(app: &App, secret: &str) -> Result<(AccountId, Case), AppError> {
    let found = app.store().ticket(&digest(secret), TicketKind::Appeal, app.now()).await?;
    let (player, case) =
        found.ok_or_else(|| AppError::plainly("account-link-gone", "that link has been used or is too old"))?;
    Ok((player, cases::case(app, &StreamId::new(case)).await?))
}

/// The player whose code stands in place of the password; it is used up.
async fn by_code(app: &App, form: &ClosedForm) -> Result<Option<AccountId>, AppError> {
    let (Some(player), _) = app.accounts().player_named(&form.name).await? else { return Ok(None) };
    let is_theirs = app.accounts().use_code(&player, &form.password, app.now()).await?;
    Ok(is_theirs.then_some(player))
}

/// The queue.
pub(crate) async fn queue(State(app): State<App>, visitor: Visitor, reader: Reader) -> Result<Markup, AppError> {
    expect_moderator(&app, &visitor).await?;
    let cases = named(&app, cases::queue(&app, SHOWN).await?).await?;
    Ok(pages::moderation(&reader, &cases))
}

/// A case.
pub(crate) async fn show(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    visitor: Visitor,
    reader: Reader,
) -> Result<Markup, AppError> {
    let moderator = expect_moderator(&app, &visitor).await?;
    let case = cases::case(&app, &id).await?;
    let mut log = Vec::new();
    for line in app.store().moderation_log(&id).await? {
        log.push((app.accounts().name(&line.by).await?, line));
    }
    let before: Vec<Case> = cases::own(&app, &case.about)
        .await?
        .into_iter()
        .filter(|other| other.about == case.about && other.id != id && other.stage != Stage::Open)
        .collect();
    let people =
        [app.ratings().person(&case.about, app.now()).await?, app.ratings().person(&case.reporter, app.now()).await?];
    let data = CaseData {
        people,
        may_decide: case.may_be_decided_by(&moderator),
        at: address(&case.kind, &case.stream),
        case: named(&app, vec![case]).await?.remove(0),
        before,
        log,
    };
    Ok(pages::moderation_case(&reader, &data))
}

/// Decides it.
pub(crate) async fn decide(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    visitor: Visitor,
    Form(form): Form<DecisionForm>,
) -> Result<Response, AppError> {
    let moderator = expect_moderator(&app, &visitor).await?;
    let days = match form.days.trim() {
        "" => None,
        days => Some(days.parse().map_err(|_| AppError::Malformed("days is a whole number".to_owned()))?),
    };
    cases::decide(&app, &id, &moderator, form.verdict, days, &form.reason).await?;
    Ok(Redirect::to("/moderation").into_response())
}

/// Says something against a decision: whom it is about.
pub(crate) async fn appeal(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    visitor: Visitor,
    Form(form): Form<AppealForm>,
) -> Result<Response, AppError> {
    cases::appeal(&app, &id, visitor.account()?, &form.words).await?;
    Ok(Redirect::to("/account#cases").into_response())
}

async fn expect_moderator(app: &App, visitor: &Visitor) -> Result<AccountId, AppError> {
    let account = visitor.account()?;
    if app.accounts().may(account, Role::Moderator).await? { Ok(account.clone()) } else { Err(AppError::Forbidden) }
}

/// Cases with the names of those concerned.
pub(crate) async fn named(app: &App, cases: Vec<Case>) -> Result<Vec<NamedCase>, AppError> {
    let mut named = Vec::new();
    for case in cases {
        let about = app.accounts().name(&case.about).await?;
        let reporter = app.accounts().name(&case.reporter).await?;
        named.push(NamedCase { case, about, reporter });
    }
    Ok(named)
}
