//! What kinds of acts there are: what is undone, rulings, what stands on record, what the device notes by itself.

use super::act::Act;

impl Act {
    /// Whether [`Act::Undo`] can take it back: whatever somebody has entered, a ruling too. What the device or the server
    /// has noted stays, and so does a result that is on the bracket.
    #[must_use]
    pub const fn can_be_undone(&self) -> bool {
        matches!(self.kind(), Kind::Ruling | Kind::OfTheMatch) && !matches!(self, Self::Post)
    }

    /// Whether it is a ruling: the director's where there is one.
    #[must_use]
    pub fn is_ruling(&self) -> bool {
        self.kind() == Kind::Ruling
    }

    /// Whether it stands among the rulings: one that was made, or what settles a match as one does.
    #[must_use]
    pub fn is_on_record(&self) -> bool {
        self.is_ruling() || matches!(self, Self::Post | Self::Count { .. })
    }

    /// Whether it only notes what the device has noticed by itself: it is never out of place.
    #[must_use]
    pub fn is_noted(&self) -> bool {
        self.kind() == Kind::Noted
    }

    const fn kind(&self) -> Kind {
        match self {
            Self::CorrectResult { .. }
            | Self::AdjustTime { .. }
            | Self::Penalty { .. }
            | Self::Warn { .. }
            | Self::Hold { .. }
            | Self::Release
            | Self::SetLength { .. }
            | Self::BringClock { .. }
            | Self::Absent { .. }
            | Self::Arrived
            | Self::AwardMatch { .. }
            | Self::Restore { .. }
            | Self::PlayOn
            | Self::CubeStands { .. }
            | Self::Settle { .. } => Kind::Ruling,
            Self::Gap { .. } | Self::Jump { .. } | Self::FlagFell { .. } => Kind::Noted,
            Self::Open { .. }
            | Self::Undo
            | Self::ClaimLease { .. }
            | Self::Diverged { .. }
            | Self::Tick
            | Self::Received { .. } => Kind::OfTheLog,
            Self::StartGame
            | Self::Opening { .. }
            | Self::Press
            | Self::Double
            | Self::Take
            | Self::Drop
            | Self::Stop { .. }
            | Self::CallDirector
            | Self::Resume { .. }
            | Self::Resign { .. }
            | Self::Claim { .. }
            | Self::Accept
            | Self::Reject
            | Self::Result { .. }
            | Self::Confirm
            | Self::Compare { .. }
            | Self::TakeBreak
            | Self::EndBreak
            | Self::ResignMatch
            | Self::Withdraw
            | Self::CallFlag
            | Self::Post
            | Self::Count { .. } => Kind::OfTheMatch,
        }
    }
}

/// What an act is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Part of the match: play, results, breaks, what ends it.
    OfTheMatch,
    /// A ruling.
    Ruling,
    /// What the device has noticed by itself.
    Noted,
    /// About the log and not the match.
    OfTheLog,
}
