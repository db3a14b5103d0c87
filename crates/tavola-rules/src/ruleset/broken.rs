//! What can be wrong with a choice of rules.

use std::fmt;

use super::knobs::MatchLength;
use super::preset::Preset;
use crate::Clause;

/// One rule a choice of rules breaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum BrokenRule {
    /// A money preset with a number of points to play to.
    #[error("{0} is played without a limit of points (MAT-01)")]
    LengthInMoneyPlay(Preset),
    /// A match preset without a number of points to play to.
    #[error("{0} is played to an agreed number of points (MAT-01)")]
    MatchWithoutLength(Preset),
    /// Jacoby in a match.
    #[error("the Jacoby rule does not exist in match play (OPT-03)")]
    JacobyInMatch,
    /// Beaver, raccoon or otter in a match.
    #[error("beavers do not exist in match play (OPT-03)")]
    ResponsesInMatch,
    /// Automatic doubles in a match.
    #[error("automatic doubles do not exist in match play (OPT-03)")]
    AutomaticDoublesInMatch,
    /// Holland where no Crawford game is played.
    #[error("the Holland rule speaks of the games after the Crawford game: it needs the Crawford rule (MAT-04)")]
    HollandWithoutCrawford,
    /// A tournament match shorter than 3 points; there is no longest (MAT-01).
    #[error("tournament matches are played to 3 points or more, not {0} (MAT-01)")]
    TournamentLength(MatchLength),
    /// Crawford in money play.
    #[error("the Crawford rule exists in match play only (MAT-02)")]
    CrawfordOutsideMatch,
    /// Holland in money play.
    #[error("the Holland rule exists in match play only (MAT-04)")]
    HollandOutsideMatch,
    /// The `tavola-reale` limit in money play.
    #[error("the tavola-reale limit on doubles exists in match play only (CUB-17)")]
    DoublingLimitOutsideMatch,
    /// Automatic doubles by the box's consent where there is no box.
    #[error("only a chouette has a box to agree to further automatic doubles (CHO-17)")]
    ConsentOutsideChouette,
    /// Called legality under `tavola-reale`.
    #[error("tavola-reale is played with strict legality (IRR-01)")]
    CalledInTavolaReale,
}

impl BrokenRule {
    /// The clause that is broken.
    #[must_use]
    pub const fn clause(self) -> Clause {
        match self {
            Self::LengthInMoneyPlay(_) | Self::MatchWithoutLength(_) | Self::TournamentLength(_) => Clause::MAT_01,
            Self::JacobyInMatch | Self::ResponsesInMatch | Self::AutomaticDoublesInMatch => Clause::OPT_03,
            Self::HollandWithoutCrawford | Self::HollandOutsideMatch => Clause::MAT_04,
            Self::CrawfordOutsideMatch => Clause::MAT_02,
            Self::DoublingLimitOutsideMatch => Clause::CUB_17,
            Self::ConsentOutsideChouette => Clause::CHO_17,
            Self::CalledInTavolaReale => Clause::IRR_01,
        }
    }
}

/// All the rules a choice breaks; never empty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BrokenRules(pub(super) Vec<BrokenRule>);

impl BrokenRules {
    /// The broken rules, at least one.
    #[must_use]
    pub fn rules(&self) -> &[BrokenRule] {
        &self.0
    }
}

impl fmt::Display for BrokenRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().enumerate().try_for_each(|(index, rule)| {
            f.write_str(if index == 0 { "" } else { "; " })?;
            rule.fmt(f)
        })
    }
}

impl std::error::Error for BrokenRules {}
