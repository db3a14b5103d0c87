//! Events of a game: the board, its captain, cubes, advice and settlements, and how the dice are made.

use serde::{Deserialize, Serialize};
use strum::VariantNames;
use tavola_base::dice_proof::{Digest, LinkSource, MatchNumber, RollNumber, RollPurpose, TranscriptChain};
use tavola_base::{PlayerId, TableId, Time};
use tavola_rules::{Action, CubeValue, Die, Side, Step, WinKind};

use crate::balance::Balance;
use crate::chouette::duty::CubeAnswer;
use crate::chouette::edge::{Between, Camp};
use crate::chouette::ledger::Posting;
use crate::chouette::line::Line;
use crate::chouette::outcome::{CaptainCause, ChouetteResult, CubeResult};
use crate::stake::Stake;

/// A game on its way: its beginning, the board, its captain, its end.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, VariantNames)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteGameEvent"))]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum GameEvent {
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
    Rolled,
    /// Before the captain's roll nobody else is waited for any more: the time for it is over (CHO-16).
    FairOver,
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
    /// Somebody else decides for the team from now on.
    CaptainChanged {
        /// The captain's account.
        captain: PlayerId,
        /// Why.
        why: CaptainCause,
        /// The queue as it stands now.
        queue: Vec<PlayerId>,
    },
    /// Somebody who is out of the game plays in the place of a captain who has no page open; none: the captain is back.
    StoodIn {
        /// Who.
        member: Option<PlayerId>,
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
}

/// Cubes: offers, answers, additional ones.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, VariantNames)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteCubeEvent"))]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum CubeEvent {
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
}

/// Advice, and cubes settled by agreement.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, VariantNames)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteTalkEvent"))]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum TalkEvent {
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
    /// The captain no longer asks for it.
    AskingTakenBack {
        /// The member's account.
        member: PlayerId,
    },
    /// Somebody of the same side agrees with a piece of advice.
    AdviceAgreed {
        /// Their account.
        member: PlayerId,
        /// Which piece of this game, from 1.
        number: u32,
    },
    /// Somebody said something to everybody.
    Said {
        /// Their account.
        member: PlayerId,
        /// The words.
        text: String,
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
}

/// How the dice of a sealed set are made.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, VariantNames)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteDiceEvent"))]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum DiceEvent {
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
