//! Why a command to a chouette is refused.

mod explained;

use tavola_rules::{Clause, OfferStep};

use super::duty::Duty;
use crate::PlayerId;
use crate::dice_proof::LinkMismatch;

/// A command refused. [`crate::Explain::clause`] names the rule, if it is one.
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
    #[error("the dice for this roll are missing")]
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
    #[error("it is not your turn to roll")]
    NoThrowWaited,
    /// The order entered is incomplete.
    #[error("the order must name every player once")]
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
    #[error("{player} rolls, moves and decides for this side")]
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
    #[error("the box decides first whether the tied roll doubles the stake")]
    TieWaits,
    /// No equal throw waits for the box.
    #[error("no tied roll is waiting to be counted")]
    NoTie,
    /// The opening throws are over.
    #[error("the game has begun; tied opening rolls come before it")]
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
    #[error("the box has answered; nobody can offer a cube before the next roll")]
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
    #[error("that roll has not been called, or has already been made")]
    NotThatThrow,
    /// The chain is not his to commit or to open.
    #[error("only box and captain have a chain, and open their own")]
    NoOwnChain,
    /// The chain comes too late, or twice.
    #[error("a chain is committed once, before the first roll of its set")]
    ChainTooLate,
    /// The link is open.
    #[error("the link of this roll has been opened")]
    LinkOpenedAlready,
    /// The link is wrong.
    #[error("{0}")]
    BadLink(LinkMismatch),
    /// What the page has seen of the game is not what stands here.
    #[error("the page has seen another game than the one that stands here")]
    AnotherLog,
    /// The chain is longer than chains may be.
    #[error("a chain has at most {} links", crate::dice_proof::ChainLength::USUAL.links())]
    ChainTooLong,
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
