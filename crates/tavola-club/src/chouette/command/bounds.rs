//! How large a command may be: what is too large is refused, whoever sends it.

use tavola_base::bounds::{LISTED, NAME, TEXT, are_few, are_names, fits, is_name};

use super::{
    BoardCommand, ChouetteCommand, CubeCommand, DiceCommand, EntryCommand, HouseCommand, MemberCommand, PartnerCommand,
    SessionCommand, TalkCommand,
};

impl ChouetteCommand {
    /// Whether its texts, lists and times are no larger than such things are: what is too large is refused, whoever sends it.
    #[must_use]
    pub fn is_bounded(&self) -> bool {
        match self {
            Self::House(command) => command.is_bounded(),
            Self::Session(command) => command.is_bounded(),
            Self::Entry(command) => command.is_bounded(),
            Self::Member(command) => command.is_bounded(),
            Self::Partner(command) => command.is_bounded(),
            Self::Dice(command) => command.is_bounded(),
            Self::Board(command) => command.is_bounded(),
            Self::Cube(command) => command.is_bounded(),
            Self::Talk(command) => command.is_bounded(),
        }
    }
}

// What is answered with `true` is bounded by its type; how long no server ran is what it is.

impl HouseCommand {
    fn is_bounded(&self) -> bool {
        match self {
            Self::Open { settings } => settings.is_bounded(),
            Self::GoOn { chouette } => fits(chouette.as_str(), NAME),
            Self::Connected { member } | Self::Disconnected { member } => is_name(member),
            Self::Tick | Self::Resumed { down: _ } => true,
        }
    }
}

impl SessionCommand {
    fn is_bounded(&self) -> bool {
        match self {
            Self::SetOrder { order } => are_names(order),
            Self::SetStake { stake: _ } | Self::StartGame | Self::Close => true,
        }
    }
}

impl EntryCommand {
    const fn is_bounded(&self) -> bool {
        match self {
            Self::Tie { die: _ } | Self::Rolled | Self::Result { winner: _, kind: _ } | Self::Undo { steps: _ } => true,
        }
    }
}

impl MemberCommand {
    fn is_bounded(&self) -> bool {
        match self {
            Self::Join { name } => name.as_ref().is_none_or(|name| fits(name, TEXT)),
            Self::Pay { to, currency: _, amount: _ } => is_name(to),
            Self::ClaimSeat { seat, name } => is_name(seat) && name.as_ref().is_none_or(|name| fits(name, TEXT)),
            Self::GrantClaim { person } | Self::RefuseClaim { person } => is_name(person),
            Self::Leave => true,
        }
    }
}

impl PartnerCommand {
    fn is_bounded(&self) -> bool {
        match self {
            Self::DrawPartner { member } => member.as_ref().is_none_or(is_name),
            Self::SeekPartner | Self::AcceptPartner | Self::DeclinePartner | Self::EndPartnership => true,
        }
    }
}

impl DiceCommand {
    const fn is_bounded(&self) -> bool {
        match self {
            Self::RollDie { die: _ }
            | Self::RollOpening { link: _ }
            | Self::Roll { link: _ }
            | Self::CommitChain { set: _, anchor: _, length: _ }
            | Self::OpenLink { number: _, link: _, seen: _ } => true,
        }
    }
}

impl BoardCommand {
    fn is_bounded(&self) -> bool {
        match self {
            Self::Play { steps } => are_few(steps),
            Self::CountTie
            | Self::DeclineTie
            | Self::Challenge
            | Self::AcceptPlay
            | Self::Resign { kind: _ }
            | Self::AcceptResignation
            | Self::RejectResignation
            | Self::Claim { kind: _ } => true,
        }
    }
}

impl CubeCommand {
    fn is_bounded(&self) -> bool {
        match self {
            Self::Double { cubes } => cubes.as_ref().is_none_or(|cubes| are_names(cubes)),
            Self::Answer { answers } => answers.len() <= LISTED && answers.keys().all(is_name),
            Self::Hold
            | Self::Take
            | Self::Drop
            | Self::Beaver
            | Self::Raccoon
            | Self::Otter
            | Self::GiveExtra
            | Self::DeclineExtra => true,
        }
    }
}

impl TalkCommand {
    fn is_bounded(&self) -> bool {
        match self {
            Self::AskAdvice { member } | Self::TakeBackAsking { member } => is_name(member),
            Self::AgreeToAdvice { number: _ } => true,
            Self::Say { text } => fits(text, TEXT),
            Self::Advise { text, steps } => fits(text, TEXT) && are_few(steps),
            Self::OfferSettlement { cube, points: _ }
            | Self::AcceptSettlement { cube }
            | Self::DeclineSettlement { cube } => cube.as_ref().is_none_or(is_name),
        }
    }
}
