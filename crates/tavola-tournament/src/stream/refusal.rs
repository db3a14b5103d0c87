//! Why a command to a tournament is refused: the clause, the sentence, and the way out.

use std::collections::BTreeMap;
use std::fmt;

use tavola_base::{Arg, Explain};
use tavola_rules::Clause;

use super::event::Touched;
pub use super::reason::Reason;
pub use super::term::Term;

/// The name under which a refusal keeps the line of a list it is about.
const LINE: &str = "line";

/// A command refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub struct TournamentRefusal {
    /// What is wrong.
    pub reason: Reason,
    /// What the sentence speaks of.
    pub args: BTreeMap<&'static str, Arg>,
    /// What a correction would do: the dry run.
    pub touched: Vec<Touched>,
}

impl TournamentRefusal {
    /// With what the sentence speaks of.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.args.insert(name, value.into());
        self
    }

    /// About a line of a list, which is named before the sentence.
    #[must_use]
    pub fn in_line(self, line: usize) -> Self {
        self.with(LINE, line)
    }
}

impl Reason {
    /// What its sentence speaks of, by name.
    #[must_use]
    pub fn args(self) -> Vec<&'static str> {
        let parts = self.text().split('{').skip(1);
        parts.filter_map(|part| part.split_once('}')).map(|(name, _)| name).collect()
    }

    /// A refusal for this reason.
    #[must_use]
    pub const fn refusal(self) -> TournamentRefusal {
        TournamentRefusal { reason: self, args: BTreeMap::new(), touched: Vec::new() }
    }

    /// A refusal for this reason that speaks of something.
    #[must_use]
    pub fn of(self, name: &'static str, value: impl Into<Arg>) -> TournamentRefusal {
        self.refusal().with(name, value)
    }
}

impl From<Reason> for TournamentRefusal {
    fn from(reason: Reason) -> Self {
        reason.refusal()
    }
}

impl fmt::Display for TournamentRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.args.get(LINE) {
            write!(f, "line {line}: ")?;
        }
        let mut rest = self.reason.text();
        while let Some((before, after)) = rest.split_once('{') {
            f.write_str(before)?;
            let Some((name, after)) = after.split_once('}') else { break };
            self.args.get(name).map_or(Ok(()), |arg| arg.fmt(f))?;
            rest = after;
        }
        f.write_str(rest)
    }
}

impl Explain for TournamentRefusal {
    fn clause(&self) -> Option<Clause> {
        self.reason.clause()
    }

    fn message_key(&self) -> &'static str {
        self.reason.key()
    }

    fn args(&self) -> BTreeMap<&'static str, Arg> {
        self.args.clone()
    }

    fn legal(&self) -> Vec<String> {
        self.reason.legal().iter().map(|&name| name.to_owned()).collect()
    }
}
