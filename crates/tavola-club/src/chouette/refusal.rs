//! Why a command to a chouette is refused: the clause, the sentence, and what it speaks of.

use std::collections::BTreeMap;

use tavola_rules::{Clause, OfferStep};

use super::duty::Duty;
use crate::dice_proof::LinkMismatch;
use crate::{Explain, PlayerId};

/// A command refused. [`Explain::clause`] names the rule, if it is one.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ChouetteRefusal {
    /// Only the house may do this.
    #[error("only the house does this")]
    HouseOnly,
    /// The house acts for nobody.
    #[error("a player does this, not the house")]
    PlayerOnly,
    /// The stream's first command opens it.
    #[error("the chouette has not been opened")]
    NotOpened,
    /// It is opened once.
    #[error("the chouette has been opened already")]
    OpenedAlready,
    /// The session is over.
    #[error("the session is over")]
    Over,
    /// One goes on elsewhere when the session is over.
    #[error("the session is not over")]
    NotOver,
    /// The same people go on in one other chouette.
    #[error("the same people go on in another chouette already")]
    GoesOnAlready,
    /// The act belongs to a wooden board.
    #[error("this is entered over the board; here the system sees it itself")]
    OnlyOverTheBoard,
    /// The act belongs to the system's board.
    #[error("this is done on the wooden board and not entered")]
    OnlyOnline,
    /// No dice came with the command.
    #[error("the dice for this throw are missing")]
    DiceMissing,
    /// Names are 1 to 64 characters, advice up to 500.
    #[error("the text is empty or too long")]
    BadText,
    /// Whoever acts has not joined.
    #[error("{0} has not joined")]
    NotHere(PlayerId),
    /// Whoever joins has joined.
    #[error("{0} has joined already")]
    JoinedAlready(PlayerId),
    /// No more can join.
    #[error("no more than {most} can join")]
    Full {
        /// The most.
        most: usize,
    },
    /// Something must be decided first.
    #[error("one leaves between decisions: something of yours is still to be answered")]
    DecideFirst,
    /// He goes when the game ends.
    #[error("you have said that you leave: you go when the game is over")]
    LeavingAlready,
    /// The order is known.
    #[error("the order has been decided")]
    OrderKnown,
    /// The order is not known.
    #[error("the order has not been decided")]
    OrderUnknown,
    /// Whoever throws need not.
    #[error("no throw of yours is waited for")]
    NoThrowWaited,
    /// The order entered is incomplete.
    #[error("the order must name everybody who has joined once")]
    OrderIncomplete,
    /// Too few players.
    #[error("a chouette is played by three or more")]
    TooFew,
    /// A game is being played.
    #[error("a game is being played")]
    GameInPlay,
    /// No game is being played.
    #[error("no game is being played")]
    NoGame,
    /// Whoever acts has no part in this game, or none any more.
    #[error("you have no part in this game, or none any more")]
    NoPart,
    /// The act is the box's, by that clause.
    #[error("this is for the box to decide")]
    BoxOnly(Clause),
    /// The act belongs to whoever moves for the side.
    #[error("{player} throws, moves and decides for this side")]
    NotThePlayer {
        /// Who does.
        player: PlayerId,
    },
    /// Too few for a partner.
    #[error("the box may have a partner from {from} players on")]
    NoPartnerYet {
        /// From how many.
        from: u8,
    },
    /// The box has a partner, or nobody can be one.
    #[error("the box has a partner already")]
    PartnerAlready,
    /// There is no partnership.
    #[error("there is no partnership of yours")]
    NoPartnership,
    /// Somebody else is asked.
    #[error("you are not asked to be the partner now")]
    NotAsked,
    /// The lot comes after everybody has been asked.
    #[error("a partner is drawn by lot when everybody has been asked and nobody wanted")]
    LotTooEarly,
    /// The lot cannot fall on this member.
    #[error("{0} takes no part in the lot")]
    NotInTheLot(PlayerId),
    /// The board refuses.
    #[error("{0}")]
    Board(tavola_rules::Refusal),
    /// More steps than dice.
    #[error("a play has four steps at most")]
    TooManySteps,
    /// An equal throw waits for the box.
    #[error("the box decides first whether the equal throw doubles the stake")]
    TieWaits,
    /// No equal throw waits for the box.
    #[error("no equal throw waits to be counted")]
    NoTie,
    /// The opening throws are over.
    #[error("the game has begun; equal throws at the opening came before")]
    OpeningOver,
    /// Cubes must be answered first.
    #[error("the cubes on offer must be answered first")]
    CubesWait,
    /// Additional cubes must be decided first.
    #[error("whoever dropped decides first about additional cubes")]
    ExtrasWait,
    /// Members must be given the chance to offer.
    #[error("other members may still offer their cubes: {}", names(.waiting))]
    OthersMayOffer {
        /// Who.
        waiting: Vec<PlayerId>,
    },
    /// Nobody offers after an answer.
    #[error("the box has answered; nobody offers until the next throw")]
    AnsweredThisTurn,
    /// Only the captain offers the single cube.
    #[error("{captain} alone offers the team's cube")]
    CaptainOffers {
        /// The captain.
        captain: PlayerId,
    },
    /// There is one cube for all.
    #[error("there is one cube: it is offered to all, and answered for all alike by the box")]
    OneCube,
    /// None of the cubes may be offered.
    #[error("you have no cube that you may offer")]
    NothingToOffer,
    /// One of the cubes named may not be offered.
    #[error("the cube of {0} is not yours to offer")]
    NotYourCube(PlayerId),
    /// It has been offered in this turn.
    #[error("the cube of {0} has been offered in this turn; nobody is asked twice")]
    OfferedAlready(PlayerId),
    /// The cube shows the largest value.
    #[error("the cube shows the largest value there is")]
    CubeExhausted,
    /// Nothing was offered to this player.
    #[error("nothing has been offered to you")]
    NothingOffered,
    /// He has answered.
    #[error("you have answered; nobody is asked twice")]
    AnsweredAlready,
    /// The answer does not fit what was offered.
    #[error("answer every cube offered to you, and no other: {}", names(.offered))]
    AnswerEach {
        /// The cubes offered.
        offered: Vec<PlayerId>,
    },
    /// The rules do not have the answer here.
    #[error("this answer is not the next step that the rules have{}", next_step(*.next))]
    ResponseNotEnabled {
        /// The step that could come next.
        next: Option<OfferStep>,
    },
    /// A duty.
    #[error("{0}")]
    Duty(Duty),
    /// No additional cube is his to give.
    #[error("no additional cube is yours to give now")]
    NoExtra,
    /// Nobody may advise.
    #[error("the rules of this table allow you no advice now")]
    NoAdvice,
    /// The box's side is no part of the team.
    #[error("the team's members advise their captain; the box plays alone")]
    AdvisesNobody,
    /// A member who is out has no advice.
    #[error("whoever is out of the game gives no advice")]
    OutOfTheGame,
    /// No such settlement.
    #[error("no settlement of such a cube is yours to make or answer")]
    NoSettlement,
    /// The amount is impossible.
    #[error("the amount is impossible")]
    BadAmount,
    /// Nothing can be taken back.
    #[error("so many entries cannot be taken back; there are {acts}")]
    NothingToUndo {
        /// How many can.
        acts: usize,
    },
    /// Nothing is due.
    #[error("nothing is due")]
    NothingDue,
    /// Nothing would change.
    #[error("nothing would change")]
    NothingChanges,
    /// A throw has been called.
    #[error("the dice are on their way")]
    DiceCalled,
    /// The link is for another throw.
    #[error("that throw has not been called, or has fallen")]
    NotThatThrow,
    /// The chain is not his to commit or to open.
    #[error("only box and captain have a chain, and open their own")]
    NoOwnChain,
    /// The chain comes too late, or twice.
    #[error("a chain is committed once, before the first throw of its set")]
    ChainTooLate,
    /// The link is open.
    #[error("the link of this throw has been opened")]
    LinkOpenedAlready,
    /// The link is wrong.
    #[error("{0}")]
    BadLink(LinkMismatch),
}

fn names(ids: &[PlayerId]) -> String {
    ids.iter().map(PlayerId::as_str).collect::<Vec<_>>().join(", ")
}

const fn next_step(next: Option<OfferStep>) -> &'static str {
    match next {
        Some(OfferStep::Beaver) => "; a beaver would be",
        Some(OfferStep::Raccoon) => "; a raccoon would be",
        Some(OfferStep::Otter) => "; an otter would be",
        Some(OfferStep::Double) | None => "",
    }
}

impl From<Duty> for ChouetteRefusal {
    fn from(duty: Duty) -> Self {
        Self::Duty(duty)
    }
}

impl From<tavola_rules::Refusal> for ChouetteRefusal {
    fn from(refusal: tavola_rules::Refusal) -> Self {
        Self::Board(refusal)
    }
}

impl Explain for ChouetteRefusal {
    fn clause(&self) -> Option<Clause> {
        Some(match self {
            Self::DecideFirst | Self::LeavingAlready => Clause::CHO_05,
            Self::OrderKnown | Self::OrderUnknown | Self::NoThrowWaited | Self::OrderIncomplete | Self::TooFew => {
                Clause::CHO_01
            }
            Self::NotThePlayer { .. } | Self::CaptainOffers { .. } => Clause::CHO_02,
            Self::NoPartnerYet { .. }
            | Self::PartnerAlready
            | Self::NoPartnership
            | Self::NotAsked
            | Self::LotTooEarly
            | Self::NotInTheLot(_) => Clause::CHO_22,
            Self::Board(refusal) => refusal.clause,
            Self::BoxOnly(clause) => *clause,
            Self::TieWaits | Self::NoTie | Self::OpeningOver => Clause::CHO_17,
            Self::CubesWait => Clause::CUB_06,
            Self::ExtrasWait | Self::NoExtra => Clause::CHO_10,
            Self::OthersMayOffer { .. } | Self::AnsweredThisTurn => Clause::CHO_16,
            Self::OneCube | Self::OutOfTheGame | Self::NoPart => Clause::CHO_07,
            Self::NothingToOffer | Self::NotYourCube(_) => Clause::CUB_02,
            Self::OfferedAlready(_) | Self::AnsweredAlready | Self::AnswerEach { .. } => Clause::CHO_11,
            Self::CubeExhausted => Clause::CUB_04,
            Self::NothingOffered => Clause::CUB_03,
            Self::ResponseNotEnabled { .. } => Clause::CUB_15,
            Self::Duty(duty) => duty.clause(),
            Self::NoAdvice | Self::AdvisesNobody => Clause::CHO_06,
            Self::TooManySteps => Clause::MOV_05,
            _ => return None,
        })
    }

    fn message_key(&self) -> &'static str {
        match self {
            Self::HouseOnly => "chouette-house-only",
            Self::PlayerOnly => "chouette-player-only",
            Self::NotOpened => "chouette-not-opened",
            Self::OpenedAlready => "chouette-opened-already",
            Self::Over => "chouette-over",
            Self::NotOver => "chouette-not-over",
            Self::GoesOnAlready => "chouette-goes-on-already",
            Self::OnlyOverTheBoard => "chouette-only-over-the-board",
            Self::OnlyOnline => "chouette-only-online",
            Self::DiceMissing => "chouette-dice-missing",
            Self::BadText => "chouette-bad-text",
            Self::NotHere(_) => "chouette-not-here",
            Self::JoinedAlready(_) => "chouette-joined-already",
            Self::Full { .. } => "chouette-full",
            Self::DecideFirst => "chouette-decide-first",
            Self::LeavingAlready => "chouette-leaving-already",
            Self::OrderKnown => "chouette-order-known",
            Self::OrderUnknown => "chouette-order-unknown",
            Self::NoThrowWaited => "chouette-no-throw-waited",
            Self::OrderIncomplete => "chouette-order-incomplete",
            Self::TooFew => "chouette-too-few",
            Self::GameInPlay => "chouette-game-in-play",
            Self::NoGame => "chouette-no-game",
            Self::NoPart => "chouette-no-part",
            Self::BoxOnly(_) => "chouette-box-only",
            Self::NotThePlayer { .. } => "chouette-not-the-player",
            Self::NoPartnerYet { .. } => "chouette-no-partner-yet",
            Self::PartnerAlready => "chouette-partner-already",
            Self::NoPartnership => "chouette-no-partnership",
            Self::NotAsked => "chouette-not-asked",
            Self::LotTooEarly => "chouette-lot-too-early",
            Self::NotInTheLot(_) => "chouette-not-in-the-lot",
            Self::Board(_) => "chouette-board",
            Self::TooManySteps => "chouette-too-many-steps",
            Self::TieWaits => "chouette-tie-waits",
            Self::NoTie => "chouette-no-tie",
            Self::OpeningOver => "chouette-opening-over",
            Self::CubesWait => "chouette-cubes-wait",
            Self::ExtrasWait => "chouette-extras-wait",
            Self::OthersMayOffer { .. } => "chouette-others-may-offer",
            Self::AnsweredThisTurn => "chouette-answered-this-turn",
            Self::CaptainOffers { .. } => "chouette-captain-offers",
            Self::OneCube => "chouette-one-cube",
            Self::NothingToOffer => "chouette-nothing-to-offer",
            Self::NotYourCube(_) => "chouette-not-your-cube",
            Self::OfferedAlready(_) => "chouette-offered-already",
            Self::CubeExhausted => "chouette-cube-exhausted",
            Self::NothingOffered => "chouette-nothing-offered",
            Self::AnsweredAlready => "chouette-answered-already",
            Self::AnswerEach { .. } => "chouette-answer-each",
            Self::ResponseNotEnabled { .. } => "chouette-response-not-enabled",
            Self::Duty(duty) => duty.message_key(),
            Self::NoExtra => "chouette-no-extra",
            Self::NoAdvice => "chouette-no-advice",
            Self::AdvisesNobody => "chouette-advises-nobody",
            Self::OutOfTheGame => "chouette-out-of-the-game",
            Self::NoSettlement => "chouette-no-settlement",
            Self::BadAmount => "chouette-bad-amount",
            Self::NothingToUndo { .. } => "chouette-nothing-to-undo",
            Self::NothingDue => "chouette-nothing-due",
            Self::NothingChanges => "chouette-nothing-changes",
            Self::DiceCalled => "chouette-dice-called",
            Self::NotThatThrow => "chouette-not-that-throw",
            Self::NoOwnChain => "chouette-no-own-chain",
            Self::ChainTooLate => "chouette-chain-too-late",
            Self::LinkOpenedAlready => "chouette-link-opened-already",
            Self::BadLink(_) => "chouette-bad-link",
        }
    }

    fn args(&self) -> BTreeMap<&'static str, String> {
        let one = |name, value: &dyn ToString| BTreeMap::from([(name, value.to_string())]);
        match self {
            Self::NotHere(member)
            | Self::JoinedAlready(member)
            | Self::NotInTheLot(member)
            | Self::NotYourCube(member)
            | Self::OfferedAlready(member) => one("member", member),
            Self::NotThePlayer { player } => one("member", player),
            Self::CaptainOffers { captain } => one("member", captain),
            Self::Full { most } => one("most", most),
            Self::NoPartnerYet { from } => one("from", from),
            Self::OthersMayOffer { waiting } => one("members", &names(waiting)),
            Self::AnswerEach { offered } => one("members", &names(offered)),
            Self::NothingToUndo { acts } => one("acts", acts),
            Self::Board(refusal) => one("reason", refusal),
            Self::Duty(duty) => duty.args(),
            _ => BTreeMap::new(),
        }
    }
}
