//! What happened at a table: the stream's events, version 1.

use serde::{Deserialize, Serialize};
use tavola_base::clock::{ClockSettings, StopReason};
use tavola_base::dice_proof::{Digest, LinkSource, MatchNumber, RollNumber, TranscriptChain};
use tavola_base::{Millis, Time};
use tavola_rules::{Action, Award, BySide, Clause, GameResult, Points, Roll, Side, Step};

use super::pair::Partner;
use super::seating::{Sitter, Terms};

/// An event with the moment it was decided.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct TableEvent {
    /// Milliseconds since 1970, UTC, by the server's clock.
    pub at: Time,
    /// Network delay given back to the side whose clock ran (CLK-12).
    #[serde(default, skip_serializing_if = "Millis::is_zero")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<Millis>"))]
    pub credit: Millis,
    /// The digest of the dice log after it as it was, where a name has been taken out since of what it is made of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub kept: Option<Digest>,
    /// What.
    #[serde(flatten)]
    pub what: Happening,
}

/// What happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Happening {
    /// The table was opened.
    Opened {
        /// On these terms.
        terms: Box<Terms>,
        /// The house's commitment for the first match; none for wooden dice and replays.
        commitment: Option<Digest>,
    },
    /// Somebody sat down.
    Seated {
        /// The side it is about.
        side: Side,
        /// A guest or a bot.
        sitter: Sitter,
        /// Who of a pair.
        #[serde(default, skip_serializing_if = "Partner::is_first")]
        #[cfg_attr(feature = "wire", ts(optional, as = "Option<Partner>"))]
        partner: Partner,
    },
    /// A seat became free before the match.
    Unseated {
        /// The side it is about.
        side: Side,
        /// Who of a pair.
        #[serde(default, skip_serializing_if = "Partner::is_first")]
        #[cfg_attr(feature = "wire", ts(optional, as = "Option<Partner>"))]
        partner: Partner,
    },
    /// A seat is ready.
    GotReady {
        /// The side it is about.
        side: Side,
        /// Its chain, where the dice are made from chains.
        chain: Option<TranscriptChain>,
        /// Who of a pair has brought it, and has the dice.
        #[serde(default, skip_serializing_if = "Partner::is_first")]
        #[cfg_attr(feature = "wire", ts(optional, as = "Option<Partner>"))]
        partner: Partner,
    },
    /// A match began, in money play a session.
    MatchStarted {
        /// Which of this table.
        number: MatchNumber,
    },
    /// A game began.
    GameStarted {
        /// Which of the match, from 1.
        number: u32,
    },
    /// A roll was called for; it falls when both links are open.
    RollCalled {
        /// Its number.
        number: RollNumber,
        /// Whose; none for the opening roll.
        by: Option<Side>,
    },
    /// A link was opened.
    LinkOpened {
        /// For which roll.
        number: RollNumber,
        /// The side it is about.
        side: Side,
        /// The link.
        link: Digest,
        /// By whom.
        source: LinkSource,
        /// The digest of the dice log up to the call, as the seat's page has it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "wire", ts(optional))]
        seen: Option<Digest>,
    },
    /// An act of the game: rolls, plays, the cube, resignations, claims.
    Acted {
        /// Whose; White's for the opening roll, which is both's.
        side: Side,
        /// What, with the dice that fell.
        action: Action,
    },
    /// At a table with a tutor: whoever it helps went back to before their last decision of this game.
    TakenBack {
        /// The side it is about.
        side: Side,
    },
    /// A roll that had fallen before something was taken back was rolled again: the same dice.
    RolledAgain {
        /// Whose.
        side: Side,
        /// Its number when it fell.
        number: RollNumber,
        /// The dice.
        roll: Roll,
    },
    /// A resignation was not answered in time and counts as rejected.
    AnswerMissed {
        /// Who did not answer.
        side: Side,
    },
    /// A game, and with it the match or the session, was decided away from the board.
    Decided {
        /// Who lost.
        loser: Side,
        /// By what.
        cause: Cause,
    },
    /// The game ended.
    GameEnded {
        /// The winner, the kind of win and the points.
        result: GameResult,
        /// What the winner got; none where the match was decided away from the board.
        points: Points,
    },
    /// A player asked for the next game.
    NextGameWanted {
        /// The side it is about.
        side: Side,
    },
    /// The match, or the session, ended.
    MatchEnded {
        /// The winner; none for a money session.
        winner: Option<Side>,
        /// Why the game was decided away from the board.
        cause: Cause,
    },
    /// The house opened its secret of the match.
    DiceOpened {
        /// The secret.
        secret: Digest,
    },
    /// A player offered a rematch.
    RematchOffered {
        /// The side it is about.
        side: Side,
    },
    /// The offer was declined.
    RematchDeclined {
        /// The side it is about.
        side: Side,
    },
    /// Both want another match; they get ready for it anew.
    RematchAgreed {
        /// The house's commitment for it.
        commitment: Option<Digest>,
    },
    /// A player left after the match.
    Left {
        /// The side it is about.
        side: Side,
    },
    /// One of a pair left, and the other plays on.
    PartnerLeft {
        /// The side it is about.
        side: Side,
        /// Who.
        partner: Partner,
    },
    /// The dice of a pair changed hands.
    DicePassed {
        /// The side it is about.
        side: Side,
        /// Who has them now.
        to: Partner,
    },
    /// One of a pair said something to the other, or showed a play. Told to nobody but these two.
    Advised {
        /// The side it is about.
        side: Side,
        /// Who.
        partner: Partner,
        /// The words; at most 500 characters.
        text: String,
        /// The play shown; empty for words alone.
        #[cfg_attr(feature = "wire", ts(type = "{ from: number; to: number; hit?: boolean }[]"))]
        steps: Vec<Step>,
    },
    /// A player's connection was lost.
    Disconnected {
        /// The side it is about.
        side: Side,
        /// Who of a pair.
        #[serde(default, skip_serializing_if = "Partner::is_first")]
        #[cfg_attr(feature = "wire", ts(optional, as = "Option<Partner>"))]
        partner: Partner,
    },
    /// It is back.
    Connected {
        /// The side it is about.
        side: Side,
        /// Who of a pair.
        #[serde(default, skip_serializing_if = "Partner::is_first")]
        #[cfg_attr(feature = "wire", ts(optional, as = "Option<Partner>"))]
        partner: Partner,
    },
    /// A player has been away for as long as the table waits: the opponent may claim the match.
    Overdue {
        /// The side it is about.
        side: Side,
    },
    /// A player offered to adjourn the match.
    AdjournOffered {
        /// The side it is about.
        side: Side,
    },
    /// The offer was declined.
    AdjournDeclined {
        /// The side it is about.
        side: Side,
    },
    /// The match was adjourned: it rests until both want to go on.
    Adjourned {
        /// Who was away too long, if it was for that.
        absent: Option<Side>,
    },
    /// A player wants to go on with the adjourned match.
    ResumeWanted {
        /// The side it is about.
        side: Side,
    },
    /// The adjourned match goes on.
    TakenUp,
    /// Somebody who plays by post is on vacation.
    Rested {
        /// Whose time stands.
        side: Side,
        /// Until when.
        until: Time,
    },
    /// Time was given.
    TimeGiven {
        /// How much to whom.
        time: BySide<Millis>,
        /// For the record; at most 2,000 characters.
        reason: String,
    },
    /// The server had been down; the time does not count.
    Resumed {
        /// How long.
        down: Millis,
    },
    /// The clock was stopped.
    ClockStopped {
        /// Why the clock is stopped.
        reason: StopReason,
    },
    /// It runs again.
    ClockStarted,
    /// A clock was brought in.
    ClockOrdered {
        /// How it is set.
        settings: ClockSettings,
    },
    /// The director spoke.
    Ruled {
        /// Who won by it.
        winner: Side,
        /// For the record; at most 2,000 characters.
        reason: String,
    },
    /// The table is closed for good.
    Closed,
}

/// What decided a match or a session.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The points.
    Score,
    /// The loser's flag fell (CLK-02).
    Flag,
    /// The loser took longer for a decision than the table's pace allows.
    TooSlow,
    /// The loser was gone longer than the table's pace allows, and the opponent claimed.
    Absent,
    /// The loser left.
    Left,
    /// The loser gave the match up.
    #[serde(alias = "conceded")]
    Resigned,
    /// The director ruled.
    Ruling,
    /// A money session came to its end between two games.
    SessionOver,
    /// Whoever was waited for had never acted, or an adjourned match was not resumed: it counts for nobody.
    Annulled,
}

impl Cause {
    /// What the game's record says of it.
    pub(super) const fn award(self) -> Award {
        match self {
            Self::Flag => Award::Flag,
            Self::Ruling => Award::Ruling,
            Self::Score
            | Self::TooSlow
            | Self::Absent
            | Self::Left
            | Self::Resigned
            | Self::SessionOver
            | Self::Annulled => Award::Forfeit,
        }
    }

    /// The clause it rests on, if it is a rule of the game.
    #[must_use]
    pub const fn clause(self) -> Option<Clause> {
        match self {
            Self::Score => Some(Clause::MAT_01),
            Self::Flag => Some(Clause::CLK_02),
            Self::Resigned => Some(Clause::MAT_08),
            Self::Ruling => Some(Clause::TRN_01),
            Self::TooSlow | Self::Absent | Self::Left | Self::SessionOver | Self::Annulled => None,
        }
    }
}
