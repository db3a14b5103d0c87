//! Why a command to a chouette is refused.

mod explained;

use tavola_base::PlayerId;
use tavola_base::dice_proof::LinkMismatch;
use tavola_rules::{Clause, OfferStep};

use super::duty::Duty;

/// A command refused. [`tavola_base::Explain::clause`] names the rule, if it is one.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ChouetteRefusal {
    /// Only the house may do this.
    #[error("only the server can do this")]
    HouseOnly,
    /// The house acts for nobody.
    #[error("only a player can do this")]
    PlayerOnly,
    /// The stream's first command opens it.
    #[error("the chouette has not been opened")]
    NotOpened,
    /// It is opened once.
    #[error("this chouette already exists")]
    OpenedAlready,
    /// The session is over.
    #[error("the session is over")]
    Over,
    /// One goes on elsewhere when the session is over.
    #[error("the session is not over")]
    NotOver,
    /// The same people go on in one other chouette.
    #[error("the same players have already started another chouette")]
    GoesOnAlready,
    /// The act belongs to a wooden board.
    #[error("this is entered only over a wooden board; online the server records it")]
    OnlyOverTheBoard,
    /// The act belongs to the system's board.
    #[error("this happens on the wooden board and is not entered")]
    OnlyOnline,
    /// No dice came with the command.
    #[error("the dice for this roll are missing")]
    DiceMissing,
    /// Names are 1 to 64 characters, advice up to 500.
    #[error("the text is empty or too long")]
    BadText,
    /// A text, list or time is larger than such things are.
    #[error("a text or a list is too long, or a number too large")]
    TooLarge,
    /// Whoever acts has not joined.
    #[error("only members who have joined the chouette can do this, or be paid: {0} has not")]
    NotHere(PlayerId),
    /// Whoever joins has joined.
    #[error("{0} has already joined")]
    JoinedAlready(PlayerId),
    /// Two players of one name could not be told apart.
    #[error("{name} is already in the book: let them in again, or enter another name")]
    NameTaken {
        /// The name.
        name: String,
    },
    /// No more can join.
    #[error("no more than {most} can join")]
    Full {
        /// The most.
        most: usize,
    },
    /// Something must be decided first.
    #[error("answer what is waiting for you first: you can leave between decisions")]
    DecideFirst,
    /// They go when the game ends.
    #[error("you have already said that you are leaving: you go when the game is over")]
    LeavingAlready,
    /// The order is known.
    #[error("the order has already been decided")]
    OrderKnown,
    /// The order is not known.
    #[error("the order has not been decided yet")]
    OrderUnknown,
    /// Whoever rolls need not.
    #[error("it is not your turn to roll")]
    NoRollWaited,
    /// The order entered is incomplete.
    #[error("the order must name every player once")]
    OrderIncomplete,
    /// Too few players.
    #[error("a chouette needs three or more players")]
    TooFew,
    /// A game is being played.
    #[error("a game is in progress")]
    GameInPlay,
    /// No game is being played.
    #[error("no game is in progress")]
    NoGame,
    /// Whoever acts has no part in this game, or none any more.
    #[error("you are not in this game, or no longer")]
    NoPart,
    /// The act is the box's, by that clause.
    #[error("only the box can decide this")]
    BoxOnly(Clause),
    /// The act belongs to whoever moves for the side.
    #[error("{player} rolls, moves and decides for this side")]
    NotThePlayer {
        /// Who does.
        player: PlayerId,
    },
    /// Too few for a partner.
    #[error("the box can have a partner with {from} or more players")]
    NoPartnerYet {
        /// From how many.
        from: u8,
    },
    /// The box has a partner, or nobody can be one.
    #[error("the box already has a partner")]
    PartnerAlready,
    /// There is no partnership.
    #[error("you have no partnership to end")]
    NoPartnership,
    /// Somebody else is asked.
    #[error("it is not your turn to be asked to be the partner")]
    NotAsked,
    /// The lot comes after everybody has been asked.
    #[error("a partner is drawn by lot once everybody has been asked and nobody wanted to")]
    LotTooEarly,
    /// The lot cannot fall on this member.
    #[error("{0} is not in the draw for a partner")]
    NotInTheLot(PlayerId),
    /// The board refuses.
    #[error("{0}")]
    Board(tavola_rules::Refusal),
    /// More steps than dice.
    #[error("a play has at most four steps")]
    TooManySteps,
    /// An equal roll waits for the box.
    #[error("the box decides first whether the tied roll doubles the stake")]
    TieWaits,
    /// No equal roll waits for the box.
    #[error("no tied roll is waiting to be counted")]
    NoTie,
    /// The opening rolls are over.
    #[error("the game has begun; tied opening rolls come before it")]
    OpeningOver,
    /// Cubes must be answered first.
    #[error("the cubes on offer must be answered first")]
    CubesWait,
    /// Additional cubes must be decided first.
    #[error("first those who passed decide about additional cubes")]
    ExtrasWait,
    /// Members must be given the chance to offer.
    #[error("other members can still offer their cubes: {}", names(.waiting))]
    OthersMayOffer {
        /// The members' accounts, in the order of the queue.
        waiting: Vec<PlayerId>,
    },
    /// Nobody offers after an answer.
    #[error("the box has answered; nobody can offer a cube before the next roll")]
    AnsweredThisTurn,
    /// Only the captain offers the single cube.
    #[error("only {captain} can offer the team's cube")]
    CaptainOffers {
        /// The captain.
        captain: PlayerId,
    },
    /// There is one cube for all.
    #[error("there is one cube: it is offered to all, and the box answers for all alike")]
    OneCube,
    /// None of the cubes may be offered.
    #[error("you have no cube to offer")]
    NothingToOffer,
    /// One of the cubes named may not be offered.
    #[error("you can't offer the cube of {0}")]
    NotYourCube(PlayerId),
    /// It has been offered in this turn.
    #[error("the cube of {0} has already been offered this turn")]
    OfferedAlready(PlayerId),
    /// The cube shows the largest value.
    #[error("the cube can't go any higher")]
    CubeExhausted,
    /// Nothing was offered to this player.
    #[error("nothing has been offered to you")]
    NothingOffered,
    /// They have answered.
    #[error("you have already answered")]
    AnsweredAlready,
    /// The answer does not fit what was offered.
    #[error("answer each cube offered to you, and no other: {}", names(.offered))]
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
    /// No additional cube is theirs to give.
    #[error("you have no additional cube to give now")]
    NoExtra,
    /// Nobody may advise.
    #[error("the rules of this table do not let you advise now")]
    NoAdvice,
    /// The box's side is no part of the team.
    #[error("the members of the team advise their captain; the box plays alone")]
    AdvisesNobody,
    /// A member who is out has no advice.
    #[error("players who are out of the game can't advise")]
    OutOfTheGame,
    /// The seat is nobody's to claim.
    #[error("this seat can't be claimed: it is taken, or was not entered by the keeper")]
    NotClaimable,
    /// Whoever plays in the captain's place does not give the captain's game up.
    #[error("you play in the captain's place and can't resign for them")]
    NotInTheirPlace,
    /// No such settlement.
    #[error("that cube is not yours to settle")]
    NoSettlement,
    /// The amount is impossible.
    #[error("that amount is not possible")]
    BadAmount,
    /// One owes oneself nothing.
    #[error("nobody can pay themselves: choose two players")]
    PaysThemselves,
    /// Nothing can be taken back.
    #[error("there are only {acts} entries to undo")]
    NothingToUndo {
        /// How many can.
        acts: usize,
    },
    /// Nothing is due.
    #[error("nothing is due")]
    NothingDue,
    /// Nothing would change.
    #[error("that would change nothing")]
    NothingChanges,
    /// A roll has been called.
    #[error("the dice are about to be rolled")]
    DiceCalled,
    /// The link is for another roll.
    #[error("that roll has not been called, or has already been made")]
    NotThatRoll,
    /// The chain is not their to commit or to open.
    #[error("only box and captain have a chain, and each opens their own")]
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
    #[error("the page has seen a different course of the game from the one recorded here")]
    AnotherLog,
    /// The chain is longer than chains may be.
    #[error("a chain has at most {} links", tavola_base::dice_proof::ChainLength::USUAL.links())]
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
