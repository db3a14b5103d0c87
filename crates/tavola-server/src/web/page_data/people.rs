//! What the pages about players are made from.

use tavola_base::Time;

use crate::{
    club::{
        dice_counts::DiceCounts,
        people::{
            Profile,
            boards::{Board, Listed},
        },
        ratings::{PersonShown, Pool},
    },
    store::PlayedBy,
};

/// The page of all players: a board, a search, whom one follows.
#[derive(Debug, Default)]
pub struct PeopleData {
    /// Which board.
    pub board: Board,
    /// Of which pool.
    pub pool: Pool,
    /// Who stands on it, best first.
    pub listed: Vec<Listed>,
    /// What was searched, as it was written.
    pub find: String,
    /// Who was found.
    pub found: Vec<PersonShown>,
    /// Whom the reader follows.
    pub followed: Vec<PersonShown>,
    /// Whether the reader stands on boards; none for who is no player.
    pub is_listed: Option<bool>,
}

/// How a reader stands to the player whose page they read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Regard {
    /// It is their own page.
    pub own: bool,
    /// They are a player too, and can follow and challenge.
    pub player: bool,
    /// They follow.
    pub follows: bool,
    /// One of the two has blocked the other, and it is the reader.
    pub blocked: bool,
    /// They may see the evidence about fair play.
    pub moderator: bool,
}

/// Which matches are listed, as it was written.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct MatchSearch {
    /// Against whom.
    pub opponent: String,
    /// Points to win.
    pub length: String,
    /// `won` or `lost`.
    pub result: String,
    /// The first day.
    pub since: String,
    /// The last day.
    pub until: String,
}

/// Somebody's matches, a page of them.
#[derive(Debug, Default)]
pub struct MatchList {
    /// The matches with their opponents, the latest first.
    pub matches: Vec<(PlayedBy, PersonShown)>,
    /// How many there are, and how many were won.
    pub count: (usize, usize),
    /// Which page, from 0.
    pub page: u32,
    /// Whether there is a next one.
    pub has_more: bool,
}

/// A player's page.
#[derive(Debug)]
pub struct ProfileData {
    /// The player.
    pub profile: Profile,
    /// What they were called before.
    pub former: Vec<String>,
    /// How the reader stands to them.
    pub regard: Regard,
    /// What was searched.
    pub search: MatchSearch,
    /// What of it could not be read.
    pub wrong: bool,
    /// Their matches.
    pub list: MatchList,
    /// When the page is made.
    pub now: Time,
}

/// Two players against each other.
#[derive(Debug)]
pub struct AgainstData {
    /// The first.
    pub one: PersonShown,
    /// The other.
    pub other: PersonShown,
    /// Points won by the first and by the other in matches of each length: length, matches, won by the first.
    pub lengths: Vec<(u8, usize, usize)>,
    /// Their matches, as the first's.
    pub list: MatchList,
}

/// How the dice fell.
#[derive(Debug)]
pub struct DiceData {
    /// For whom; none for everybody.
    pub person: Option<PersonShown>,
    /// What was counted.
    pub counts: DiceCounts,
}
