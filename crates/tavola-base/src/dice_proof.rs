//! Dice that can be checked: commitments, chains, rolls, and the transcript that proves them.
//!
//! Before a match the house commits to a secret and each seat to the end of a hash chain. Roll *i* is made from the
//! house's secret and both seats' *i*-th links, which are opened only after the decision to roll; so nobody knows
//! it before, and everybody can recompute it afterwards. `docs/dice.md` has the exact bytes. Randomness itself
//! comes from outside.

mod chain;
mod deposit;
mod digest;
pub mod duplicate;
mod log;
mod log_check;
mod memo;
mod roll;
mod transcript;

pub use chain::{ChainContext, ChainLength, LinkMismatch, OpenedLinks};
pub use deposit::{DepositRefusal, judge_deposit};
pub use digest::{Digest, NotADigest};
pub use log::{DiceLog, LogHead, act_text, again, called, fell, log_after, side_text, step_text, win_text};
pub use memo::ChainMemo;
pub use roll::{DuplicateContext, RollContext, duplicate_roll, house_commitment, roll};
pub use transcript::{
    Fault, LinkSource, RollPurpose, Transcript, TranscriptChain, TranscriptEnding, TranscriptLink, TranscriptRoll,
    Verdict,
};

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use tavola_rules::{BySide, Die, Side};

use crate::TableId;

crate::number!(
    /// Which match of a table: 1 for the first, one more for each rematch. Each has its own secrets.
    #[derive(Default)]
    MatchNumber
);
crate::number!(
    /// Which roll of a match: 1 for the first roll, opening rolls and ties counted.
    #[derive(Default)]
    RollNumber
);

/// What the house keeps for a table: 32 random bytes from which all its secrets there are derived. Never leaves it.
#[derive(Clone, PartialEq, Eq)]
pub struct TableSecret {
    key: [u8; 32],
    escrow: BySide<Option<Digest>>,
    memo: ChainMemo,
}

impl std::fmt::Debug for TableSecret {
    /// Says nothing of the secret, so that no log can.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("TableSecret(..)")
    }
}

impl TableSecret {
    /// The secret of these bytes, which must be random and kept.
    #[must_use]
    pub fn new(key: [u8; 32]) -> Self {
        Self { key, escrow: BySide { white: None, black: None }, memo: ChainMemo::default() }
    }

    /// The same secret, with the chain seed a seat has deposited in case its page is lost.
    #[must_use]
    pub fn with_escrow(mut self, side: Side, seed: Digest) -> Self {
        self.escrow[side] = Some(seed);
        self
    }

    /// The same secret, with what has been computed of its chains before.
    #[must_use]
    pub fn remembering(mut self, memo: ChainMemo) -> Self {
        self.memo = memo;
        self
    }

    /// The end of a chain whose seed the house has.
    #[must_use]
    pub fn anchor(&self, chain: &ChainContext<'_>, seed: Digest, length: ChainLength) -> Digest {
        self.memo.anchor(chain, seed, length)
    }

    /// The link of a roll of a chain whose seed the house has, or `None` beyond the chain.
    #[must_use]
    pub fn link(
        &self,
        chain: &ChainContext<'_>,
        seed: Digest,
        length: ChainLength,
        number: RollNumber,
    ) -> Option<Digest> {
        self.memo.link(chain, seed, length, number)
    }

    fn derived(&self, purpose: &str, table: &TableId, of: MatchNumber, part: &[u8]) -> Digest {
        let mut mac = keyed(&self.key);
        for field in [purpose.as_bytes(), table.as_str().as_bytes(), &of.0.to_be_bytes(), part] {
            digest::fields(field, |bytes| mac.update(bytes));
        }
        Digest::new(mac.finalize().into_bytes().into())
    }

    /// The house's secret for a match; opened when the match is over.
    #[must_use]
    pub fn house_secret(&self, table: &TableId, of: MatchNumber) -> Digest {
        self.derived("tavola-dice-1/house-secret", table, of, &[])
    }

    /// The chain the house draws for a seat without a client of its own.
    #[must_use]
    pub fn house_chain(&self, chain: &ChainContext<'_>) -> Digest {
        self.derived("tavola-dice-1/house-chain", chain.table, chain.of, digest::side_name(chain.side).as_bytes())
    }

    /// The chain seed `side` has deposited, if it has.
    #[must_use]
    pub fn escrow(&self, side: Side) -> Option<Digest> {
        self.escrow[side]
    }
}

pub(crate) fn keyed(key: &[u8]) -> Hmac<Sha256> {
    Hmac::new_from_slice(key).expect("HMAC takes keys of any length")
}

/// What is known from outside about the dice of a command.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DiceSource {
    /// Nothing: the command needs no dice, or is refused for want of them.
    None,
    /// Dice and commitments are told: replay, wooden dice, tests.
    Told(Box<ToldDice>),
    /// They are derived from the house's secret and the links.
    Sealed(TableSecret),
    /// They are derived from the secret of a duplicate alone, by game and roll: the same at each of its tables.
    Duplicate(Digest),
}

/// Dice told from outside, with whatever else the house would have derived.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ToldDice {
    /// What falls: for the opening roll White's die first.
    pub dice: Option<(Die, Die)>,
    /// The house's commitment for a match that is opened.
    pub commitment: Option<Digest>,
    /// The ends of the chains the house draws.
    pub anchors: BySide<Option<Digest>>,
    /// The links the house opens for seats, and where they come from.
    pub links: BySide<Option<(Digest, LinkSource)>>,
    /// The house's secret, opened after a match.
    pub secret: Option<Digest>,
}
