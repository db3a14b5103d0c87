//! Commands about the session and whoever is in it: what the house does, what is entered of a wooden board, who comes and
//! goes, who becomes the box's partner.

use serde::{Deserialize, Serialize};
use strum::VariantNames;
use tavola_base::{Millis, PlayerId, TableId};
use tavola_rules::{Die, WinKind};

use crate::balance::Balance;
use crate::chouette::edge::Camp;
use crate::chouette::state::Settings;
use crate::stake::{Currency, Stake};

/// What the house does by itself.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteHouseCommand"))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum HouseCommand {
    /// Open the chouette. The house only; the stream's first command.
    Open {
        /// All settings.
        settings: Box<Settings>,
    },
    /// The same people go on in another chouette. The house only, once the session is over.
    GoOn {
        /// In which.
        chouette: TableId,
    },
    /// Whatever is due now. The house only: the timer.
    Tick,
    /// A member has the page open again. The house only.
    Connected {
        /// The member's account.
        member: PlayerId,
    },
    /// A member has no page open any more. The house only.
    Disconnected {
        /// The member's account.
        member: PlayerId,
    },
    /// No server ran for so long: whoever is waited for gets the time back. The house only.
    Resumed {
        /// How long.
        down: Millis,
    },
}

/// What the session needs: its order and stake, the next game, its end.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteSessionCommand"))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum SessionCommand {
    /// Over the board: enter the order that was rolled, box first. It must name everybody who has joined once.
    SetOrder {
        /// Box, captain, queue.
        order: Vec<PlayerId>,
    },
    /// Between games: from now on play for this stake.
    SetStake {
        /// What a point is worth.
        stake: Stake,
    },
    /// Begin the next game.
    StartGame,
    /// End the session. Between games only; payments can still be recorded.
    Close,
}

/// What is entered of a wooden board, and taken back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteEntryCommand"))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum EntryCommand {
    /// Over the board: box and captain have rolled the same at the opening.
    Tie {
        /// What both rolled, for the record.
        #[serde(default = "one")]
        die: Die,
    },
    /// Over the board: the dice were rolled; a new chance to offer cubes has come.
    Rolled,
    /// Over the board: the game has ended on the board.
    Result {
        /// Who won.
        winner: Camp,
        /// Single, gammon or backgammon.
        kind: WinKind,
    },
    /// Over the board: take back the last entries.
    Undo {
        /// How many: 1 or more.
        #[serde(default = "one_step")]
        steps: u32,
    },
}

/// Who comes, who goes, who has paid whom.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteMemberCommand"))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum MemberCommand {
    /// Join, at the end of the queue; or stay after all, having announced to leave.
    Join {
        /// The name to show; without it the identifier.
        #[serde(default)]
        name: Option<String>,
    },
    /// Leave: at once if nothing is at stake, else when the game ends.
    Leave,
    /// Record that money was handed over outside.
    Pay {
        /// To whom.
        to: PlayerId,
        /// In which currency.
        currency: Currency,
        /// How much, in its smallest unit.
        amount: Balance,
    },
    /// Over the board: a seat that the keeper has entered is one's own; the keeper decides about it.
    ClaimSeat {
        /// The seat.
        seat: PlayerId,
        /// What one goes by; without it the identifier.
        #[serde(default)]
        name: Option<String>,
    },
    /// The keeper gives whoever has claimed a seat that seat.
    GrantClaim {
        /// The account that has claimed it.
        person: PlayerId,
    },
    /// The keeper does not.
    RefuseClaim {
        /// The account that has claimed it.
        person: PlayerId,
    },
}

/// The box's partner.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouettePartnerCommand"))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum PartnerCommand {
    /// The box looks for a partner; the queue is asked one by one, the captain first.
    SeekPartner,
    /// Whoever is asked becomes the partner.
    AcceptPartner,
    /// Whoever is asked does not want to.
    DeclinePartner,
    /// Nobody wanted: one is drawn by lot.
    DrawPartner {
        /// Over the board: on whom the lot fell.
        #[serde(default)]
        member: Option<PlayerId>,
    },
    /// Box or partner: from now on without each other.
    EndPartnership,
}

const fn one() -> Die {
    Die::ALL[0]
}

const fn one_step() -> u32 {
    1
}
