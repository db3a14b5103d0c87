//! The roles, by name.

mod absent;
mod clumsy;
mod crowd;
mod foreign;
mod full_disk;
mod hostile;
mod promises;
mod slow;

use std::time::Duration;

use tavola_trial::house::{House, Place};

/// Who attacks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Role {
    Hostile,
    Promises,
    Clumsy,
    Absent,
    FullDisk,
    Slow,
    Foreign,
    Crowd,
}

/// All of them.
pub(crate) const ROLES: [Role; 8] =
    [Role::Hostile, Role::Promises, Role::Clumsy, Role::Absent, Role::FullDisk, Role::Slow, Role::Foreign, Role::Crowd];

/// What came of a role.
#[derive(Debug, Default)]
pub(crate) struct Report {
    pub(crate) requests: u64,
    pub(crate) notes: Vec<String>,
    pub(crate) faults: Vec<String>,
}

impl Report {
    /// Something is wrong.
    pub(crate) fn fault(what: impl Into<String>) -> Self {
        Self { faults: vec![what.into()], ..Self::default() }
    }

    /// Nothing was to be found, and why.
    pub(crate) fn note(what: &str) -> Self {
        Self { notes: vec![what.to_owned()], ..Self::default() }
    }

    /// Notes a fault once for each kind, and few of them.
    pub(crate) fn blame(&mut self, what: String) {
        if self.faults.len() < 8 && !self.faults.contains(&what) {
            self.faults.push(what);
        }
    }
}

impl Role {
    /// As it is named on the command line.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Hostile => "hostile-visitor",
            Self::Promises => "lying-house",
            Self::Clumsy => "clumsy-hand",
            Self::Absent => "absent-player",
            Self::FullDisk => "full-disk",
            Self::Slow => "slow-peer",
            Self::Foreign => "foreign-page",
            Self::Crowd => "crowd",
        }
    }

    /// What it does.
    pub(crate) const fn about(self) -> &'static str {
        match self {
            Self::Hostile => "deep forms, large bodies, ids of nothing, odd methods, made-up cookies, floods",
            Self::Promises => "a client that holds the house to what it has promised about the dice",
            Self::Clumsy => "acts at random, doubled, out of order, with wrong keys",
            Self::Absent => "nobody acts: the time limits come in time",
            Self::FullDisk => "the disk is full for some seconds (needs the right to mount a small one)",
            Self::Slow => "heads and bodies that never end, answers nobody reads",
            Self::Foreign => "another site's page sends commands and opens lines",
            Self::Crowd => "10,000 attempts to connect from one address",
        }
    }

    /// Where its house keeps its data.
    pub(crate) const fn place(self) -> Place {
        match self {
            Self::FullDisk => Place::Small,
            _ => Place::Folder,
        }
    }

    /// Plays it.
    pub(crate) async fn play(self, house: &House, time: Duration) -> Report {
        match self {
            Self::Hostile => hostile::play(house, time).await,
            Self::Promises => promises::play(house).await,
            Self::Clumsy => clumsy::play(house, time).await,
            Self::Absent => absent::play(house).await,
            Self::FullDisk => full_disk::play(house, time).await,
            Self::Slow => slow::play(house, time).await,
            Self::Foreign => foreign::play(house).await,
            Self::Crowd => crowd::play(house).await,
        }
    }
}
