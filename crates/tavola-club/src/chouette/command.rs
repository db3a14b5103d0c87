//! What can be asked of a chouette: one closed enum for members, bots, the keeper of a wooden board and the timer.

mod bounds;
mod company;
mod play;

use serde::Serialize;
use tavola_base::by_topic;

pub use super::act::ChouetteAct;
pub use company::{EntryCommand, HouseCommand, MemberCommand, PartnerCommand, SessionCommand};
pub use play::{BoardCommand, CubeCommand, DiceCommand, TalkCommand};

/// A command to a chouette. Neither time nor dice nor the actor are inside: they come in as facts. Written flat, as the
/// topic's command with its `type`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum ChouetteCommand {
    /// What the house does by itself.
    House(HouseCommand),
    /// What the session needs: its order and stake, the next game, its end.
    Session(SessionCommand),
    /// What is entered of a wooden board, and taken back.
    Entry(EntryCommand),
    /// Who comes, who goes, who has paid whom.
    Member(MemberCommand),
    /// The box's partner.
    Partner(PartnerCommand),
    /// Rolls, and what they are made of.
    Dice(DiceCommand),
    /// What box and captain do on the board.
    Board(BoardCommand),
    /// Cubes: offers, answers, additional ones.
    Cube(CubeCommand),
    /// Advice, and cubes settled by agreement.
    Talk(TalkCommand),
}

by_topic!(
    ChouetteCommand {
        House(HouseCommand),
        Session(SessionCommand),
        Entry(EntryCommand),
        Member(MemberCommand),
        Partner(PartnerCommand),
        Dice(DiceCommand),
        Board(BoardCommand),
        Cube(CubeCommand),
        Talk(TalkCommand),
    }
    earlier {
        "throw_die" => "roll_die",
        "throw_opening" => "roll_opening",
        "thrown" => "rolled",
        "pass" => "drop",
        "concede" => "resign",
        "accept_concession" => "accept_resignation",
        "reject_concession" => "reject_resignation",
    }
);
