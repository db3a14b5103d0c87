//! Reports and what becomes of them: a queue for moderators, decisions with reason and end, an appeal to somebody else.
//!
//! Nobody judges their own case, nor the same case twice; whoever is restricted is told so, why and until when.

mod case;
mod host;
mod kept;

use std::collections::BTreeSet;

use jiff::Timestamp;
use tavola_base::{Arg, Millis, Refusal, Time};

use crate::{
    app::App,
    base::ids::{AccountId, StreamId},
    club::{
        notices::{Address, Decision as ToldDecision, Notice},
        talk,
    },
    store::{LogLine, Restricted, Restriction, Role, RowWrite, StoredLine},
    stream::rooms::Kind,
    web::{
        accounts::{End, Ends},
        errors::AppError,
    },
};

pub use case::{Case, Complaint, Decision, Evidence, Reason, Stage, Verdict};
pub use host::{closing, reopening};
pub use kept::{KEPT, exported, forget_old, without_names};

/// So many of the last lines go with a report.
const LINES: usize = 20;
/// So many of somebody's own cases are shown to them.
const OWN: u16 = 50;
/// So many reports somebody can make in a day.
const MOST_A_DAY: i64 = 10;
/// How long what is written to moderators, and by them, may be, in letters.
pub const LONGEST_WORDS: usize = 1_000;
const DAY: Millis = Millis::seconds(86_400);
/// As long as an account is closed that nobody has said a time for.
pub const FOR_EVER: Time = Time::from_millis(253_402_300_799_000);

/// Reports a line or a person: the last lines and the version of the stream go with it.
///
/// # Errors
/// If there is no such person there, it was reported already or too much today, or the database fails.
pub async fn report<K: Kind>(
    app: &App,
    stream: &StreamId,
    reporter: &AccountId,
    complaint: Complaint,
) -> Result<(), AppError> {
    let Complaint { line, seat, reason, words } = complaint;
    let words = tidy(&words)?;
    let live = K::rooms(app).existing(stream).await?;
    let lines = talk::lines::<K>(app, stream, reporter).await?;
    let about = match line {
        Some(number) => lines.iter().find(|line| line.number == number).map(|line| line.account.clone()),
        None => K::seats(&live.state).into_iter().find(|(place, _)| Some(place) == seat.as_ref()).map(|(_, who)| who),
    };
    let about = about.ok_or(AppError::NotFound)?;
    if about == *reporter || app.store().account_name(&about).await?.is_none() {
        return Err(AppError::plainly("report-oneself", "choose another person to report"));
    }
    let now = app.now();
    if app.store().is_reported(reporter, &about, stream).await? {
        return Err(AppError::plainly("report-twice", "you have reported them here already"));
    }
    let yesterday = Time::from_millis(now.millis().saturating_sub(DAY.number()));
    if app.store().reports_by(reporter, yesterday).await? >= MOST_A_DAY {
        return Err(AppError::plainly("report-too-many", "you have reported as much as you can in a day"));
    }
    let last = lines.len().saturating_sub(LINES);
    let case = Case {
        id: StreamId::fresh(),
        reporter: reporter.clone(),
        stream: stream.clone(),
        kind: K::STREAM.to_owned(),
        stage: Stage::Open,
        opened: now,
        reason,
        words,
        line,
        lines: lines.iter().skip(last).map(|line| evidence(line, &about)).collect(),
        version: live.version.number(),
        decision: None,
        appeal: None,
        second: None,
        about,
    };
    let log = LogLine { at: now, by: reporter.clone(), act: "reported".to_owned(), body: reason.name().to_owned() };
    let rows = vec![RowWrite::moderated(&case.id, &log), RowWrite::case(&case.clone().stored())];
    app.store().write(rows).await?;
    call_moderators(app, &case).await;
    Ok(())
}

fn evidence(line: &StoredLine, about: &AccountId) -> Evidence {
    Evidence {
        number: line.number,
        name: line.name.clone(),
        theirs: line.account == *about,
        phrase: line.phrase.clone(),
        text: line.text.clone(),
        at: line.at,
    }
}

/// A case.
///
/// # Errors
/// [`AppError::NotFound`] if there is none; if the database fails.
pub async fn case(app: &App, id: &StreamId) -> Result<Case, AppError> {
    Case::read(app.store().case(id).await?.ok_or(AppError::NotFound)?)
}

/// Those that wait, then those that were decided last.
///
/// # Errors
/// If the database fails.
pub async fn queue(app: &App, most: u16) -> Result<Vec<Case>, AppError> {
    app.store().cases(most).await?.into_iter().map(Case::read).collect()
}

/// Those that an account has reported, and those about it that were decided.
///
/// # Errors
/// If the database fails.
pub async fn own(app: &App, account: &AccountId) -> Result<Vec<Case>, AppError> {
    let all = app.store().cases_of(account, OWN).await?.into_iter().map(Case::read);
    let all = all.collect::<Result<Vec<_>, _>>()?;
    Ok(all.into_iter().filter(|case| case.reporter == *account || case.weighs()).collect())
}

/// Decides a case, for the first time or after an appeal: what an earlier decision has brought ends.
///
/// # Errors
/// If it is not the moderator's to decide, no reason is given, or the database fails.
pub async fn decide(
    app: &App,
    id: &StreamId,
    moderator: &AccountId,
    verdict: Verdict,
    days: Option<u16>,
    reason: &str,
) -> Result<(), AppError> {
    let mut case = case(app, id).await?;
    if !case.may_be_decided_by(moderator) {
        return Err(AppError::plainly("moderation-not-yours", "that case is for another moderator"));
    }
    let reason = tidy(reason)?;
    if reason.is_empty() {
        return Err(AppError::plainly("moderation-why", "say why: the person is told"));
    }
    let now = app.now();
    let until = verdict.restricts().map(|what| match (what, days) {
        (Restricted::Everything, None) => FOR_EVER,
        (_, days) => now + Millis::seconds(86_400 * u64::from(days.unwrap_or(7).clamp(1, 3650))),
    });
    let decision = Decision { by: moderator.to_string(), at: now, verdict, reason: reason.clone(), until };
    let mut rows = vec![RowWrite::restrictions_lifted(id)];
    if case.is_the_hosts() {
        // From now on it is the moderators' decision that closes it, if it does.
        rows.push(RowWrite::account_reopened(&case.about));
    }
    if let Some((what, ends)) = verdict.restricts().zip(until) {
        let restriction = Restriction { what, ends, reason: reason.clone(), case: id.clone() };
        rows.push(RowWrite::restriction(&case.about, now, &restriction));
    }
    let act = if case.stage == Stage::Appealed { "decided_again" } else { "decided" };
    let log =
        LogLine { at: now, by: moderator.clone(), act: act.to_owned(), body: format!("{}: {reason}", verdict.name()) };
    rows.push(RowWrite::moderated(id, &log));
    if case.stage == Stage::Appealed {
        (case.stage, case.second) = (Stage::Closed, Some(decision));
    } else {
        (case.stage, case.decision) = (Stage::Decided, Some(decision));
    }
    let (about, reporter) = (case.about.clone(), case.reporter.clone());
    rows.push(RowWrite::case(&case.stored()));
    app.store().write(rows).await?;
    if verdict == Verdict::Closed {
        app.accounts().end(End { account: about.clone(), which: Ends::All }).await?;
        app.tokens().cut(&about).await?;
    }
    uncall_moderators(app, id).await;
    // Whom nothing is wrong with is told only if they knew of it.
    if verdict != Verdict::Nothing || act == "decided_again" {
        tell(app, id, &about, verdict.told()).await;
    }
    if !reporter.as_str().is_empty() {
        tell(app, id, &reporter, ToldDecision::Reported).await;
    }
    Ok(())
}

/// Tells all who may decide a case that it waits.
async fn call_moderators(app: &App, case: &Case) {
    for moderator in moderators(app).await.into_iter().filter(|one| case.may_be_decided_by(one)) {
        app.notices().tell(&moderator, Notice::Report { case: case.id.to_string() }).await;
    }
}

/// It waits no longer.
async fn uncall_moderators(app: &App, id: &StreamId) {
    let notice = Notice::Report { case: id.to_string() };
    for moderator in moderators(app).await {
        app.notices().take_back(&moderator, &notice.key()).await;
    }
}

async fn moderators(app: &App) -> BTreeSet<AccountId> {
    let roles = app.store().roles().await.unwrap_or_else(|error| {
        tracing::error!(%error, "the moderators could not be told");
        Vec::new()
    });
    let judges = |role| matches!(role, Role::Moderator | Role::Administrator);
    roles.into_iter().filter(|given| judges(given.role)).map(|given| given.account).collect()
}

/// What was decided stands on their own page, with the reason.
async fn tell(app: &App, id: &StreamId, account: &AccountId, decision: ToldDecision) {
    let at = Address::new("/account#cases");
    app.notices().tell(account, Notice::Moderation { case: id.to_string(), decision, at }).await;
}

/// Says something against a decision: another moderator looks at it.
///
/// # Errors
/// If it is not theirs to appeal, or the database fails.
pub async fn appeal(app: &App, id: &StreamId, account: &AccountId, words: &str) -> Result<(), AppError> {
    let mut case = case(app, id).await?;
    if !case.may_be_appealed_by(account) {
        return Err(AppError::plainly("appeal-not-now", "that cannot be appealed"));
    }
    let words = tidy(words)?;
    let log = LogLine { at: app.now(), by: account.clone(), act: "appealed".to_owned(), body: words.clone() };
    (case.stage, case.appeal) = (Stage::Appealed, Some(words));
    let rows = vec![RowWrite::moderated(id, &log), RowWrite::case(&case.clone().stored())];
    app.store().write(rows).await?;
    call_moderators(app, &case).await;
    Ok(())
}

/// Somebody may not do something now; they are told why, and until when.
pub(crate) fn refused(message_key: &'static str, restriction: &Restriction) -> AppError {
    let until = until(restriction);
    let message = format!("you may not do that until {until}: {}", restriction.reason);
    let args = [("until", until.as_str()), ("reason", restriction.reason.as_str())];
    let args = args.into_iter().map(|(name, value)| (name, Arg::name(value))).collect();
    AppError::Refused(Box::new(Refusal { clause: None, message_key, args, message, legal: Vec::new() }))
}

/// Until when a restriction holds, in words.
#[must_use]
pub fn until(restriction: &Restriction) -> String {
    let until = Timestamp::from_millisecond(i64::try_from(restriction.ends.millis()).unwrap_or(i64::MAX));
    until.map_or_else(|_| "…".to_owned(), |at| at.strftime("%Y-%m-%d %H:%M UTC").to_string())
}

/// Words to and by moderators, fit to be kept.
fn tidy(words: &str) -> Result<String, AppError> {
    let words = talk::tidy(words);
    if words.chars().count() > LONGEST_WORDS {
        return Err(AppError::plainly("report-too-long", "that is too long"));
    }
    Ok(words)
}
