//! Events about the session and whoever is in it: its opening and its end, who comes and goes, the order, the partner.

use serde::{Deserialize, Serialize};
use strum::VariantNames;
use tavola_base::{Millis, PlayerId, TableId, Time};
use tavola_rules::Die;

use crate::chouette::ledger::Posting;
use crate::chouette::line::Line;
use crate::chouette::payments::Payment;
use crate::chouette::state::Settings;
use crate::stake::{Currency, Stake};

/// The session itself: its opening, its stake, payments, what is taken back, its end.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, VariantNames)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteSessionEvent"))]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum SessionEvent {
    /// The chouette was opened.
    Opened {
        /// All settings.
        settings: Box<Settings>,
    },
    /// Another stake is played for.
    StakeSet {
        /// What a point is worth.
        stake: Stake,
    },
    /// Money was handed over outside.
    Paid {
        /// In which currency.
        currency: Currency,
        /// Who to whom, how much.
        payment: Payment,
    },
    /// Over the board: the last entries are taken back.
    Undone {
        /// How many.
        steps: u32,
    },
    /// The session is over.
    Closed,
    /// The same people go on in another chouette.
    GoesOn {
        /// In which.
        chouette: TableId,
        /// Whether what is open goes with them.
        #[serde(default)]
        accounts: Accounts,
    },
}

/// Where the accounts of a session stay when the same people go on in another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteAccounts"))]
#[serde(rename_all = "snake_case")]
pub enum Accounts {
    /// Here: they are paid where they were made.
    #[default]
    Stay,
    /// They go along; here nothing more is paid.
    CarriedOn,
}

/// Who comes and goes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, VariantNames)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteMemberEvent"))]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum MemberEvent {
    /// Somebody joined.
    Joined {
        /// The member's account.
        member: PlayerId,
        /// The name to show.
        name: String,
    },
    /// Somebody who had announced to leave stays.
    Stayed {
        /// The member's account.
        member: PlayerId,
    },
    /// Somebody announced to leave when the game ends; the captain answers for their cube till then.
    Leaving {
        /// The member's account.
        member: PlayerId,
    },
    /// Somebody left in mid-game and lost their cubes at once.
    LeftCubes {
        /// The member's account.
        member: PlayerId,
        /// What is paid.
        postings: Vec<Posting>,
    },
    /// Somebody is gone.
    Left {
        /// The member's account.
        member: PlayerId,
        /// The line without them; none before the order is known or if nobody is left.
        line: Option<Line>,
    },
    /// Somebody says that a seat of the keeper's book is theirs.
    Claimed {
        /// Their account.
        person: PlayerId,
        /// What they go by.
        name: String,
        /// The seat.
        seat: PlayerId,
    },
    /// The keeper has given it to them: from now on they act for it.
    ClaimGranted {
        /// Their account.
        person: PlayerId,
        /// The seat.
        seat: PlayerId,
    },
    /// The keeper has not.
    ClaimRefused {
        /// Their account.
        person: PlayerId,
    },
}

/// Who has a page open, and time given back.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, VariantNames)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouettePresenceEvent"))]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum PresenceEvent {
    /// A member has no page open any more.
    Disconnected {
        /// The member's account.
        member: PlayerId,
    },
    /// They have again.
    Connected {
        /// The member's account.
        member: PlayerId,
    },
    /// No server ran for so long; whoever is waited for has got the time back.
    Resumed {
        /// How long.
        down: Millis,
    },
}

/// The order, and the box's partner.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, VariantNames)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteLineEvent"))]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum LineEvent {
    /// A die for the order fell.
    DieRolled {
        /// The member's account.
        member: PlayerId,
        /// One to six.
        die: Die,
        /// Until when everybody should have rolled.
        until: Option<Time>,
    },
    /// The order is known.
    OrderDecided {
        /// Box, captain, queue.
        line: Line,
    },
    /// Somebody is asked whether to be the box's partner.
    PartnerAsked {
        /// The member's account.
        member: PlayerId,
        /// Until when.
        until: Option<Time>,
    },
    /// They do not want to.
    PartnerDeclined {
        /// The member's account.
        member: PlayerId,
    },
    /// The lot fell on nobody: two dice have 36 faces, which do not divide evenly by the candidates.
    LotVoid {
        /// What was rolled.
        dice: [Die; 2],
    },
    /// The box has a partner.
    PartnerFound {
        /// The member's account.
        member: PlayerId,
    },
    /// Nobody wants to be the box's partner.
    NobodyWanted,
    /// Box and partner go on without each other.
    PartnershipEnded,
}
