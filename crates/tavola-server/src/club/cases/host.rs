//! Accounts that the host closes on the machine itself: each closing is a case, so that it has a reason, can be appealed and
//! is kept no longer than others.

use tavola_base::Time;

use super::{Case, Decision, FOR_EVER, Reason, Stage, Verdict};
use crate::{
    base::ids::{AccountId, StreamId},
    store::{LogLine, Restricted, Restriction, RowWrite, Store},
    web::errors::AppError,
};

/// By which name the host stands in cases, where accounts do otherwise: none has it.
const HOST: &str = "";
/// Of which kind such a case is, where others have the kind of a stream.
const KIND: &str = "host";

impl Case {
    /// Whether the host has brought and decided it.
    #[must_use]
    pub fn is_the_hosts(&self) -> bool {
        self.kind == KIND
    }
}

/// What closes an account for good, by the host.
#[must_use]
pub fn closing(account: &AccountId, reason: &str, now: Time) -> Vec<RowWrite> {
    let host = AccountId::new(HOST);
    let decision = Decision {
        by: HOST.to_owned(),
        at: now,
        verdict: Verdict::Closed,
        reason: reason.to_owned(),
        until: Some(FOR_EVER),
    };
    let case = Case {
        id: StreamId::fresh(),
        about: account.clone(),
        reporter: host.clone(),
        stream: StreamId::new(""),
        kind: KIND.to_owned(),
        stage: Stage::Decided,
        opened: now,
        reason: Reason::Other,
        words: String::new(),
        line: None,
        lines: Vec::new(),
        version: 0,
        decision: Some(decision),
        appeal: None,
        second: None,
    };
    let restriction =
        Restriction { what: Restricted::Everything, ends: FOR_EVER, reason: reason.to_owned(), case: case.id.clone() };
    let body = format!("{}: {reason}", Verdict::Closed.name());
    let log = LogLine { at: now, by: host, act: "decided".to_owned(), body };
    vec![
        RowWrite::account_closed(account, now),
        RowWrite::restriction(account, now, &restriction),
        RowWrite::moderated(&case.id, &log),
        RowWrite::case(&case.stored()),
    ]
}

/// What opens an account again that the host has closed: its cases are over.
///
/// # Errors
/// If the database fails, or a case cannot be read.
pub async fn reopening(store: &Store, account: &AccountId, now: Time) -> Result<Vec<RowWrite>, AppError> {
    let mut rows = vec![RowWrite::account_reopened(account)];
    for stored in store.cases_of(account, 50).await? {
        let mut case = Case::read(stored)?;
        if case.is_the_hosts() && case.stage != Stage::Closed {
            let by = HOST.to_owned();
            let decision = Decision { by, at: now, verdict: Verdict::Nothing, reason: String::new(), until: None };
            let log = LogLine {
                at: now,
                by: AccountId::new(HOST),
                act: "decided_again".to_owned(),
                body: Verdict::Nothing.name().to_owned(),
            };
            (case.stage, case.second) = (Stage::Closed, Some(decision));
            rows.extend([RowWrite::restrictions_lifted(&case.id), RowWrite::moderated(&case.id, &log)]);
            rows.push(RowWrite::case(&case.stored()));
        }
    }
    Ok(rows)
}
