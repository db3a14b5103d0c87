//! A case: what was reported, and what was decided of it.

use serde::{Deserialize, Serialize};
use tavola_base::Time;

use crate::{
    base::ids::{AccountId, StreamId},
    club::notices::Decision as ToldDecision,
    store::{Restricted, StoredCase},
    web::errors::AppError,
};

/// What somebody reports.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Complaint {
    /// The line it is about; a person's whole conduct if left out.
    #[serde(default)]
    pub line: Option<i64>,
    /// The place of the person it is about, where no line is named.
    #[serde(default)]
    pub seat: Option<String>,
    /// What is wrong.
    pub reason: Reason,
    /// In their own words.
    #[serde(default)]
    pub words: String,
}

/// What is wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// Insults, threats, hate.
    Insults,
    /// Advertising, floods, nonsense.
    Spam,
    /// Help from outside in play.
    Cheating,
    /// Leaving, stalling, losing on purpose.
    Unfair,
    /// A name or picture that offends.
    Name,
    /// Anything else.
    Other,
}

impl Reason {
    /// Every reason.
    pub const ALL: [Self; 6] = [Self::Insults, Self::Spam, Self::Cheating, Self::Unfair, Self::Name, Self::Other];

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Insults => "insults",
            Self::Spam => "spam",
            Self::Cheating => "cheating",
            Self::Unfair => "unfair",
            Self::Name => "name",
            Self::Other => "other",
        }
    }
}

/// What a moderator decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// There was nothing wrong.
    Nothing,
    /// A warning.
    Warning,
    /// No free words for a time.
    NoWords,
    /// No rated play for a time.
    NoRated,
    /// The account is closed.
    Closed,
}

impl Verdict {
    /// Every verdict, the mildest first.
    pub const ALL: [Self; 5] = [Self::Nothing, Self::Warning, Self::NoWords, Self::NoRated, Self::Closed];

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::Warning => "warning",
            Self::NoWords => "no_words",
            Self::NoRated => "no_rated",
            Self::Closed => "closed",
        }
    }

    pub(super) const fn told(self) -> ToldDecision {
        match self {
            Self::Nothing => ToldDecision::Lifted,
            Self::Warning => ToldDecision::Warned,
            Self::NoWords => ToldDecision::Silenced,
            Self::NoRated => ToldDecision::Unrated,
            Self::Closed => ToldDecision::Closed,
        }
    }

    pub(super) const fn restricts(self) -> Option<Restricted> {
        match self {
            Self::Nothing | Self::Warning => None,
            Self::NoWords => Some(Restricted::FreeWords),
            Self::NoRated => Some(Restricted::RatedPlay),
            Self::Closed => Some(Restricted::Everything),
        }
    }
}

/// How far a case is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// It waits for a moderator.
    Open,
    /// It is decided.
    Decided,
    /// It waits for another moderator.
    Appealed,
    /// It is decided for good.
    Closed,
}

impl Stage {
    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Decided => "decided",
            Self::Appealed => "appealed",
            Self::Closed => "closed",
        }
    }

    fn of_name(name: &str) -> Self {
        [Self::Open, Self::Decided, Self::Appealed]
            .into_iter()
            .find(|stage| stage.name() == name)
            .unwrap_or(Self::Closed)
    }
}

/// A line as it was when it was reported.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Evidence {
    /// Its number.
    pub number: i64,
    /// Who said it, as they were called.
    pub name: String,
    /// Whether it was whom the report is about.
    pub theirs: bool,
    /// The phrase, if it was one.
    pub phrase: String,
    /// The words, if it was none.
    pub text: String,
    /// When.
    pub at: Time,
}

/// What was decided.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision {
    /// By whom.
    pub by: String,
    /// When.
    pub at: Time,
    /// What.
    pub verdict: Verdict,
    /// Why, in words that the person is told.
    pub reason: String,
    /// Until when it holds, if it holds for a time.
    pub until: Option<Time>,
}

/// Everything of a case that is no column.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Body {
    kind: String,
    reason: Reason,
    words: String,
    line: Option<i64>,
    lines: Vec<Evidence>,
    /// The version at which the stream was: how it stood can be looked up.
    version: i64,
    #[serde(default)]
    decision: Option<Decision>,
    #[serde(default)]
    appeal: Option<String>,
    #[serde(default)]
    second: Option<Decision>,
}

/// A case.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Case {
    /// Its name in addresses.
    pub id: StreamId,
    /// Whom it is about.
    pub about: AccountId,
    /// Who has reported it.
    pub reporter: AccountId,
    /// Where it happened.
    pub stream: StreamId,
    /// Of which kind that is.
    pub kind: String,
    /// How far it is.
    pub stage: Stage,
    /// When it was reported.
    pub opened: Time,
    /// What is wrong.
    pub reason: Reason,
    /// In the reporter's words.
    pub words: String,
    /// The line it is about.
    pub line: Option<i64>,
    /// The last lines.
    pub lines: Vec<Evidence>,
    /// The version at which the stream was.
    pub version: i64,
    /// What was decided first.
    pub decision: Option<Decision>,
    /// What the person says against it.
    pub appeal: Option<String>,
    /// What was decided then.
    pub second: Option<Decision>,
}

impl Case {
    pub(crate) fn read(stored: StoredCase) -> Result<Self, AppError> {
        let body: Body = serde_json::from_str(&stored.body)
            .map_err(|error| AppError::Unreadable(format!("case {}: {error}", stored.id)))?;
        let Body { kind, reason, words, line, lines, version, decision, appeal, second } = body;
        let StoredCase { id, about, reporter, stream, state, opened, .. } = stored;
        let stage = Stage::of_name(&state);
        Ok(Self {
            id,
            about,
            reporter,
            stream,
            kind,
            stage,
            opened,
            reason,
            words,
            line,
            lines,
            version,
            decision,
            appeal,
            second,
        })
    }

    pub(super) fn stored(self) -> StoredCase {
        let Self {
            id,
            about,
            reporter,
            stream,
            kind,
            stage,
            opened,
            reason,
            words,
            line,
            lines,
            version,
            decision,
            appeal,
            second,
        } = self;
        let body = Body { kind, reason, words, line, lines, version, decision, appeal, second };
        let body = serde_json::to_string(&body).expect("texts and numbers are always JSON");
        StoredCase { id, about, reporter, stream, state: stage.name().to_owned(), opened, body }
    }

    /// What holds now: the second decision, else the first.
    #[must_use]
    pub fn holds(&self) -> Option<&Decision> {
        self.second.as_ref().or(self.decision.as_ref())
    }

    /// Whether a moderator may decide it now: it is not their own case and they have not decided it before.
    #[must_use]
    pub fn may_be_decided_by(&self, moderator: &AccountId) -> bool {
        let is_own = self.about == *moderator || self.reporter == *moderator;
        let has_decided = self.decision.as_ref().is_some_and(|first| first.by == moderator.as_str());
        matches!(self.stage, Stage::Open | Stage::Appealed) && !is_own && !has_decided
    }

    /// Whether something was decided that the person was told.
    #[must_use]
    pub fn weighs(&self) -> bool {
        self.decision.as_ref().is_some_and(|first| first.verdict != Verdict::Nothing)
    }

    /// Whether somebody may appeal: whom it is about, once, while what was decided weighs on them.
    #[must_use]
    pub fn may_be_appealed_by(&self, account: &AccountId) -> bool {
        self.stage == Stage::Decided && self.about == *account && self.weighs()
    }
}
