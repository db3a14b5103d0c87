//! What the lobby is made from.

use std::sync::Arc;

use tavola_base::Time;

use crate::{
    base::ids::SeekId,
    club::{
        conduct::{MayPlay, Record},
        lobby::{Bond, Challenge, Lists, Range, Way},
        ratings::PersonShown,
        table_opening::NewTable,
    },
};

/// The lobby as one visitor sees it.
#[derive(Debug, Clone)]
pub struct LobbyData {
    /// When.
    pub now: Time,
    /// Their own seeks and those they may join, the first first.
    pub seeks: Vec<ListedSeek>,
    /// The challenges that wait, from them or to them.
    pub asks: Vec<ListedChallenge>,
    /// Whether they may play for ratings, and where they stand; none who is not registered.
    pub conduct: Option<(MayPlay, Record)>,
    /// What goes on.
    pub lists: Arc<Lists>,
}

/// The page of challenges.
#[derive(Debug, Clone)]
pub struct ChallengesData {
    /// What waits.
    pub lobby: LobbyData,
    /// Whom the form is to challenge.
    pub whom: Option<String>,
}

/// A challenge in the list.
#[derive(Debug, Clone)]
pub struct ListedChallenge {
    /// What the other is called.
    pub who: String,
    /// Who has asked.
    pub whose: Whose,
    /// The challenge.
    pub challenge: Challenge,
}

/// A seek in the list.
#[derive(Debug, Clone)]
pub struct ListedSeek {
    /// Its name.
    pub id: SeekId,
    /// Who seeks.
    pub who: PersonShown,
    /// Whether it is the viewer's own.
    pub whose: Whose,
    /// How it came about.
    pub way: Way,
    /// How long it stands.
    pub bond: Bond,
    /// What is to be played.
    pub table: NewTable,
    /// Whom it is for.
    pub range: Range,
    /// Since when.
    pub since: Time,
}

/// Whose a seek is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Whose {
    /// The viewer's.
    Own,
    /// Somebody else's.
    Others,
}

impl LobbyData {
    /// The live seek of the viewer.
    #[must_use]
    pub fn own_live(&self) -> Option<&ListedSeek> {
        self.seeks.iter().find(|seek| seek.whose == Whose::Own && seek.bond == Bond::Live)
    }

    /// Seeks of that owner.
    pub fn of(&self, whose: Whose) -> impl Iterator<Item = &ListedSeek> {
        self.seeks.iter().filter(move |seek| seek.whose == whose)
    }
}
