//! What is kept of cases, for how long, and what of them is given to those concerned.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};
use tavola_base::{Millis, Time};

use super::{Case, Decision, Evidence};
use crate::{
    app::App,
    base::ids::{AccountId, StreamId},
    store::{AccountKind, LEFT, RowWrite, StoreError},
    web::errors::AppError,
};

/// How long a case is kept after what was decided in it, and after the end of what that brought.
pub const KEPT: Millis = Millis::seconds(365 * 86_400);
/// How many cases are looked at with one question.
const AT_ONCE: u16 = 200;
/// The most cases that are given to one account.
const MOST: u16 = 20_000;

/// Forgets cases whose time is over, with their log and what they have brought. What waits for a moderator is kept.
///
/// # Errors
/// If the database fails.
pub async fn forget_old(app: &App) -> Result<(), AppError> {
    let long_ago = app.now().less(KEPT);
    let mut behind = None;
    loop {
        let stored = app.store().cases_decided(long_ago, behind.as_ref(), AT_ONCE).await?;
        let Some(last) = stored.last() else { return Ok(()) };
        behind = Some((last.opened, last.id.clone()));
        for stored in stored {
            let id = stored.id.clone();
            let Ok(case) = Case::read(stored) else { continue };
            if ended(app, &case).await?.is_some_and(|at| at < long_ago) {
                app.store().write(RowWrite::case_forgotten(&id)).await?;
            }
        }
    }
}

/// When the last of a decided case was over; none while nothing is decided. Of whoever has left nothing holds any longer.
async fn ended(app: &App, case: &Case) -> Result<Option<Time>, StoreError> {
    let has_left = app.store().account_kind(&case.about).await? == Some(AccountKind::Erased);
    let decided = [&case.decision, &case.second].into_iter().flatten().map(|decision| decision.at).max();
    let until = case.holds().and_then(|decision| decision.until).filter(|_| !has_left);
    Ok(decided.map(|at| until.map_or(at, |until| until.max(at))))
}

/// What an account is given of cases: the reports it has made, and what was decided about it; never who reported it.
///
/// # Errors
/// If the database fails, or a case cannot be read.
pub async fn exported(app: &App, account: &AccountId) -> Result<Map<String, Value>, AppError> {
    let (mut reports, mut decisions) = (Vec::new(), Vec::new());
    for stored in app.store().cases_of(account, MOST).await? {
        let case = Case::read(stored)?;
        if case.reporter == *account {
            reports.push(made(&case, &app.accounts().name(&case.about).await?));
        } else if case.weighs() {
            decisions.push(about(&case));
        }
    }
    let lists = [("reports", reports), ("decisions", decisions)];
    Ok(lists.into_iter().map(|(name, list)| (name.to_owned(), Value::Array(list))).collect())
}

/// A report, for whoever made it: what they wrote and could read, and what came of it.
fn made(case: &Case, about: &str) -> Value {
    json!({
        "about": about,
        "kind": case.kind,
        "stream_id": case.stream,
        "opened_at": case.opened,
        "reason": case.reason.name(),
        "words": case.words,
        "lines": case.lines,
        "stage": case.stage.name(),
        "verdict": case.holds().map(|decision| decision.verdict.name()),
    })
}

/// A case, for whom it is about: neither who reported it nor where, and of what was said their own.
fn about(case: &Case) -> Value {
    let said = |decision: &Decision| json!({ "at": decision.at, "verdict": decision.verdict.name(), "reason": decision.reason, "until": decision.until });
    let own: Vec<&Evidence> = case.lines.iter().filter(|line| line.theirs).collect();
    json!({
        "reason": case.reason.name(),
        "own_lines": own,
        "stage": case.stage.name(),
        "decision": case.decision.as_ref().map(said),
        "appeal": case.appeal,
        "second_decision": case.second.as_ref().map(said),
    })
}

/// The cases of a stream without these names in what was said there.
///
/// # Errors
/// If the database fails.
pub async fn without_names(app: &App, stream: &StreamId, names: &BTreeSet<String>) -> Result<Vec<RowWrite>, AppError> {
    let mut rows = Vec::new();
    for stored in app.store().cases_at(stream).await? {
        let Ok(mut case) = Case::read(stored) else { continue };
        let theirs = case.lines.iter_mut().filter(|line| names.contains(&line.name));
        theirs.for_each(|line| LEFT.clone_into(&mut line.name));
        rows.push(RowWrite::case(&case.stored()));
    }
    Ok(rows)
}
