//! What happened in a chouette: the stream's events, version 1.

use serde::{Deserialize, Serialize};
use tavola_base::dice_proof::{Digest, LinkSource, MatchNumber, RollNumber, RollPurpose, TranscriptChain};
use tavola_base::{Millis, PlayerId, TableId, Time};
use tavola_rules::{Action, CubeValue, Die, Side, Step, WinKind};

use super::balance::Balance;
use super::duty::CubeAnswer;
use super::edge::{Between, Camp};
use super::ledger::{Currency, Posting, Stake};
use super::line::Line;
use super::outcome::{CaptainCause, ChouetteResult, CubeResult};
use super::payments::Payment;
use super::state::Settings;

/// An event with the moment it was decided.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct ChouetteEvent {
    /// Milliseconds since 1970, UTC, by the server's clock.
    pub at: Time,
    /// Whether it is what was commanded, or what follows from it.
    #[serde(default, skip_serializing_if = "Origin::is_command")]
    pub origin: Origin,
    /// What.
    #[serde(flatten)]
    pub what: Happened,
}

/// Where an event comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteOrigin"))]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// It is the first of its command.
    #[default]
    Command,
    /// It goes along with that, mostly by the rules.
    Consequence,
}

impl Origin {
    /// Whether the event is the first of its command.
    #[must_use]
    pub const fn is_command(&self) -> bool {
        matches!(self, Self::Command)
    }
}

/// What happened. The first event of a command is the act itself, those after it what follows by the rules.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteHappened"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Happened {
    /// The chouette was opened.
    Opened {
        /// All settings.
        settings: Box<Settings>,
    },
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
    /// A die for the order fell.
    #[serde(alias = "die_thrown")]
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
    /// Another stake is played for.
    StakeSet {
        /// What a point is worth.
        stake: Stake,
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
    /// A game began.
    GameStarted {
        /// Which, from 1.
        number: u32,
        /// The order it begins in.
        line: Line,
        /// Who plays against the box, captain first.
        team: Vec<PlayerId>,
        /// For what.
        stake: Stake,
    },
    /// An act on the board: rolls, plays, resignations, claims.
    Acted {
        /// By which side.
        camp: Camp,
        /// What, with the dice that fell.
        action: Action,
    },
    /// The box does not count an equal opening roll.
    TieDeclined,
    /// Over the board: the dice were rolled.
    #[serde(alias = "thrown")]
    Rolled,
    /// Cubes were offered.
    Doubled {
        /// By whom.
        by: PlayerId,
        /// Their side.
        camp: Camp,
        /// Which.
        cubes: Vec<Between>,
        /// Who else may join in.
        others: Vec<PlayerId>,
        /// Until when they are waited for.
        gather_until: Option<Time>,
        /// Until when they are to be answered.
        answer_by: Option<Time>,
    },
    /// A member does not double in this turn.
    Held {
        /// The member's account.
        member: PlayerId,
    },
    /// Nobody else can join in any more: the time for it is over.
    GatheringOver {
        /// Until when the cubes are to be answered.
        answer_by: Option<Time>,
    },
    /// Before the captain's roll nobody else is waited for any more: the time for it is over (CHO-16).
    FairOver,
    /// A player decided about all that had been offered to them.
    Answered {
        /// The member's account.
        member: PlayerId,
        /// Each cube with its answer.
        answers: Vec<(Between, CubeAnswer)>,
        /// Whether they did it themselves.
        source: AnswerSource,
    },
    /// Everybody has answered: what becomes of the cubes.
    CubesAnswered {
        /// One by one.
        results: Vec<CubeResult>,
        /// What is paid.
        postings: Vec<Posting>,
        /// Until when cubes doubled again are to be answered.
        answer_by: Option<Time>,
    },
    /// Somebody else decides for the team from now on.
    CaptainChanged {
        /// The captain's account.
        captain: PlayerId,
        /// Why.
        why: CaptainCause,
        /// The queue as it stands now.
        queue: Vec<PlayerId>,
    },
    /// Those who have dropped may give the sole taker additional cubes.
    ExtrasAsked {
        /// Who has taken alone.
        taker: PlayerId,
        /// Who may give.
        givers: Vec<PlayerId>,
        /// What is paid for it; the cube is worth twice as much.
        price: CubeValue,
        /// Until when.
        until: Option<Time>,
    },
    /// One of them has decided.
    ExtraAnswered {
        /// The member's account.
        member: PlayerId,
        /// What they pay along with the cube; none if they give none.
        paid: Option<Posting>,
    },
    /// The captain asked for advice.
    AdviceAsked {
        /// The member's account.
        member: PlayerId,
    },
    /// A member advised the captain.
    Advised {
        /// The member's account.
        member: PlayerId,
        /// In words.
        text: String,
        /// By a play.
        steps: Vec<Step>,
    },
    /// A settlement was offered.
    SettlementOffered {
        /// By whom.
        by: PlayerId,
        /// For which cube.
        cube: Between,
        /// What they would receive.
        points: Balance,
    },
    /// It was declined or withdrawn.
    SettlementDeclined {
        /// For which cube.
        cube: Between,
    },
    /// It was accepted.
    SettlementAgreed {
        /// For which cube.
        cube: Between,
        /// What is paid; none for nothing.
        posting: Option<Posting>,
    },
    /// Over the board: the game ended on the board.
    ResultEntered {
        /// Who won.
        winner: Camp,
        /// Single, gammon or backgammon.
        kind: WinKind,
    },
    /// Who was to act on the board did not in time.
    TooSlow {
        /// Whose side.
        camp: Camp,
    },
    /// The game ended: everything is settled and the line moves.
    GameEnded {
        /// How.
        result: ChouetteResult,
        /// What is paid now.
        postings: Vec<Posting>,
        /// The line for the next game; none if nobody is left.
        line: Option<Line>,
        /// Who leaves.
        gone: Vec<PlayerId>,
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
    },
    /// The house has committed itself for a set of dice: the next game's, or the next order's or lot's.
    DiceCommitted {
        /// The stream they are bound to.
        of: TableId,
        /// Which set, from 1.
        set: MatchNumber,
        /// What the secret must give.
        commitment: Digest,
    },
    /// A chain has been committed for a side: the box's is White's, the captain's Black's.
    ChainCommitted {
        /// For which side.
        side: Side,
        /// Whose page drew it; none if the house did.
        member: Option<PlayerId>,
        /// The chain.
        chain: TranscriptChain,
    },
    /// A roll was called. It falls when the links of both sides are open.
    #[serde(alias = "throw_called")]
    RollCalled {
        /// Its number in the set.
        number: RollNumber,
        /// By whom.
        by: PlayerId,
        /// What for.
        #[serde(alias = "throw")]
        purpose: RollPurpose,
    },
    /// A side's link was opened.
    LinkOpened {
        /// Of which roll.
        number: RollNumber,
        /// The side it is about.
        side: Side,
        /// The link.
        link: Digest,
        /// Where it came from.
        source: LinkSource,
        /// The digest of the dice log up to the call, as the side's page has it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "wire", ts(optional))]
        seen: Option<Digest>,
    },
    /// The dice fell.
    DiceFell {
        /// Which roll.
        number: RollNumber,
        /// In this order.
        dice: [Die; 2],
    },
    /// The set has served; the house opens its secret.
    DiceOpened {
        /// Which set.
        set: MatchNumber,
        /// The secret.
        secret: Digest,
    },
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

/// Who gave an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteAnswerSource"))]
#[serde(rename_all = "snake_case")]
pub enum AnswerSource {
    /// The player.
    Player,
    /// Their silence: the captain's answer, or a drop.
    Silence,
}
