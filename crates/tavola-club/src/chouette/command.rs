//! What can be asked of a chouette: one closed enum for members, bots, the keeper of a wooden board and the timer.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tavola_rules::{Die, Step, WinKind};

pub use super::act::ChouetteAct;
use super::balance::Balance;
use super::duty::CubeAnswer;
use super::edge::Camp;
use super::ledger::{Currency, Stake};
use super::state::Settings;
use tavola_base::bounds::{LISTED, NAME, TEXT, are_few, are_names, fits, is_name};
use tavola_base::dice_proof::{ChainLength, Digest, MatchNumber, RollNumber};
use tavola_base::{Millis, PlayerId, TableId};

/// A command to a chouette. Neither time nor dice nor the actor are inside: they come in as facts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ChouetteCommand {
    /// Open the chouette. The house only; the stream's first command.
    Open {
        /// All settings.
        settings: Box<Settings>,
    },
    /// Join, at the end of the queue; or stay after all, having announced to leave.
    Join {
        /// The name to show; without it the identifier.
        #[serde(default)]
        name: Option<String>,
    },
    /// Leave: at once if nothing is at stake, else when the game ends.
    Leave,
    /// Roll one's die for the order.
    #[serde(alias = "throw_die")]
    RollDie {
        /// Over the board: what fell.
        #[serde(default)]
        die: Option<Die>,
    },
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
    /// Begin the next game.
    StartGame,
    /// Box or captain: roll one die each for the first turn.
    #[serde(alias = "throw_opening")]
    RollOpening {
        /// The link of one's own chain for this roll; it can also be opened afterwards.
        #[serde(default)]
        link: Option<Digest>,
    },
    /// Over the board: box and captain have rolled the same at the opening.
    Tie {
        /// What both rolled, for the record.
        #[serde(default = "one")]
        die: Die,
    },
    /// The box: the equal opening roll just made doubles the stake too.
    CountTie,
    /// The box: it does not.
    DeclineTie,
    /// Roll the dice.
    Roll {
        /// The link of one's own chain for this roll; it can also be opened afterwards.
        #[serde(default)]
        link: Option<Digest>,
    },
    /// The page of the box or of the captain commits its chain for the dice, before the game's first roll.
    CommitChain {
        /// For which set of dice.
        set: MatchNumber,
        /// The chain's end.
        anchor: Digest,
        /// How many links it has.
        length: ChainLength,
    },
    /// Open one's link of a roll that was called.
    OpenLink {
        /// Of which roll of the set.
        number: RollNumber,
        /// The link.
        link: Digest,
        /// The digest of one's dice log up to this call; a page that keeps no log leaves it out.
        #[serde(default)]
        #[cfg_attr(feature = "wire", ts(optional))]
        seen: Option<Digest>,
    },
    /// Over the board: the dice were rolled; a new chance to offer cubes has come.
    #[serde(alias = "thrown")]
    Rolled,
    /// Play the roll and end the turn.
    Play {
        /// The steps in order, points numbered by the mover (25 the bar, 0 off); none where nothing can be moved.
        #[cfg_attr(feature = "wire", ts(type = "{ from: number; to: number; hit?: boolean }[]"))]
        steps: Vec<Step>,
    },
    /// Ask for a legal play instead of the one shown (called legality).
    Challenge,
    /// Let the play shown stand (called legality).
    AcceptPlay,
    /// Offer one's cubes: the box those of some or all members, a member their own, the captain the single cube.
    Double {
        /// Which, named by the member, of additional cubes by who gave them; without it all one may offer.
        #[serde(default)]
        cubes: Option<Vec<PlayerId>>,
    },
    /// Say that one does not double in this turn, so that nobody waits.
    Hold,
    /// Answer everything that has been offered to oneself as one decision.
    Answer {
        /// For each cube, named by the member, of additional cubes by who gave them.
        answers: BTreeMap<PlayerId, CubeAnswer>,
    },
    /// Accept all that has been offered to oneself.
    Take,
    /// Refuse all that has been offered to oneself.
    #[serde(alias = "pass")]
    Drop,
    /// Answer doubles by doubles.
    Beaver,
    /// Answer beavers by doubles.
    Raccoon,
    /// Answer raccoons by doubles.
    Otter,
    /// Pay the sole taker and give them an additional cube.
    GiveExtra,
    /// Do not.
    DeclineExtra,
    /// The captain asks a member for advice.
    AskAdvice {
        /// The member's account.
        member: PlayerId,
    },
    /// Advise the captain.
    Advise {
        /// In words.
        #[serde(default)]
        text: String,
        /// By a play to be shown on the board.
        #[serde(default)]
        #[cfg_attr(feature = "wire", ts(type = "{ from: number; to: number; hit?: boolean }[]"))]
        steps: Vec<Step>,
    },
    /// Box or captain: offer to lose the game so, on every cube that still plays.
    #[serde(alias = "concede")]
    Resign {
        /// What is offered.
        kind: WinKind,
    },
    /// Accept a resignation.
    #[serde(alias = "accept_concession")]
    AcceptResignation,
    /// Reject a resignation.
    #[serde(alias = "reject_concession")]
    RejectResignation,
    /// Box or captain: claim a win that no roll can change any more.
    Claim {
        /// What is claimed.
        kind: WinKind,
    },
    /// Over the board: the game has ended on the board.
    Result {
        /// Who won.
        winner: Camp,
        /// Single, gammon or backgammon.
        kind: WinKind,
    },
    /// Offer to settle a cube for so many points, halves included.
    OfferSettlement {
        /// Which cube, named as in an answer; a member with one cube needs no name.
        #[serde(default)]
        cube: Option<PlayerId>,
        /// What oneself would receive; below zero: pay.
        points: Balance,
    },
    /// Accept the settlement offered for a cube.
    AcceptSettlement {
        /// Which cube.
        #[serde(default)]
        cube: Option<PlayerId>,
    },
    /// Decline or withdraw it.
    DeclineSettlement {
        /// Which cube.
        #[serde(default)]
        cube: Option<PlayerId>,
    },
    /// Record that money was handed over outside.
    Pay {
        /// To whom.
        to: PlayerId,
        /// In which currency.
        currency: Currency,
        /// How much, in its smallest unit.
        amount: Balance,
    },
    /// Over the board: take back the last entries.
    Undo {
        /// How many: 1 or more.
        #[serde(default = "one_step")]
        steps: u32,
    },
    /// End the session. Between games only; payments can still be recorded.
    Close,
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

impl ChouetteCommand {
    /// Whether its texts, lists and times are no larger than such things are: what is too large is refused, whoever sends it.
    #[must_use]
    pub fn is_bounded(&self) -> bool {
        match self {
            Self::Open { settings } => settings.is_bounded(),
            Self::Join { name } => name.as_ref().is_none_or(|name| fits(name, TEXT)),
            Self::SetOrder { order } => are_names(order),
            Self::Double { cubes } => cubes.as_ref().is_none_or(|cubes| are_names(cubes)),
            Self::Answer { answers } => answers.len() <= LISTED && answers.keys().all(is_name),
            Self::Play { steps } => are_few(steps),
            Self::Advise { text, steps } => fits(text, TEXT) && are_few(steps),
            Self::DrawPartner { member } => member.as_ref().is_none_or(is_name),
            Self::OfferSettlement { cube, points: _ }
            | Self::AcceptSettlement { cube }
            | Self::DeclineSettlement { cube } => cube.as_ref().is_none_or(is_name),
            Self::AskAdvice { member } | Self::Connected { member } | Self::Disconnected { member } => is_name(member),
            Self::Pay { to, currency: _, amount: _ } => is_name(to),
            Self::GoOn { chouette } => fits(chouette.as_str(), NAME),
            // What these carry is bounded by its type; how long no server ran is what it is.
            Self::RollDie { die: _ }
            | Self::SetStake { stake: _ }
            | Self::RollOpening { link: _ }
            | Self::Tie { die: _ }
            | Self::Roll { link: _ }
            | Self::CommitChain { set: _, anchor: _, length: _ }
            | Self::OpenLink { number: _, link: _, seen: _ }
            | Self::Resign { kind: _ }
            | Self::Claim { kind: _ }
            | Self::Result { winner: _, kind: _ }
            | Self::Undo { steps: _ }
            | Self::Resumed { down: _ }
            | Self::Leave
            | Self::SeekPartner
            | Self::AcceptPartner
            | Self::DeclinePartner
            | Self::EndPartnership
            | Self::StartGame
            | Self::CountTie
            | Self::DeclineTie
            | Self::Rolled
            | Self::Challenge
            | Self::AcceptPlay
            | Self::Hold
            | Self::Take
            | Self::Drop
            | Self::Beaver
            | Self::Raccoon
            | Self::Otter
            | Self::GiveExtra
            | Self::DeclineExtra
            | Self::AcceptResignation
            | Self::RejectResignation
            | Self::Close
            | Self::Tick => true,
        }
    }
}

const fn one() -> Die {
    Die::ALL[0]
}

const fn one_step() -> u32 {
    1
}
