//! Seeds left with the house: only that of the chain which the seat has committed to is of any use to it.

use tavola_rules::Clause;

use super::{ChainContext, Digest, LinkSource, TranscriptChain};
use crate::decider::Explain;

/// Why a seed is not kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum DepositRefusal {
    /// The seat has not committed to a chain of its own, so there is nothing the seed could belong to.
    #[error("a seed is kept once the seat has committed to a chain of its own")]
    NoOwnChain,
    /// Its chain ends elsewhere.
    #[error("the seed does not lead to the end of the chain that the seat has committed to")]
    NotTheSeed,
}

impl Explain for DepositRefusal {
    fn clause(&self) -> Option<Clause> {
        // How dice are made is the house's own matter (`docs/dice.md`).
        None
    }

    fn message_key(&self) -> &'static str {
        match self {
            Self::NoOwnChain => "deposit-no-own-chain",
            Self::NotTheSeed => "deposit-not-the-seed",
        }
    }
}

/// Whether a seed is that of the chain a seat has committed to: `step` applied as often as the chain is long gives its
/// anchor.
///
/// # Errors
/// Why it is not kept.
pub fn judge_deposit(
    chain: &ChainContext<'_>,
    committed: Option<&TranscriptChain>,
    seed: Digest,
) -> Result<(), DepositRefusal> {
    let own = committed.filter(|committed| committed.source == LinkSource::Client).ok_or(DepositRefusal::NoOwnChain)?;
    if chain.anchor(seed, own.length) == own.anchor { Ok(()) } else { Err(DepositRefusal::NotTheSeed) }
}

#[cfg(test)]
mod tests {
    use tavola_rules::Side;

    use super::super::{ChainLength, MatchNumber};
    use super::*;
    use crate::TableId;

    #[test]
    fn only_the_seed_of_the_chain_that_was_committed_is_kept() {
        let table = TableId::new("t");
        let white = ChainContext { table: &table, of: MatchNumber::FIRST, side: Side::White };
        let (seed, length) = (Digest::new([7; 32]), ChainLength::new(40).unwrap());
        let of = |source| TranscriptChain { source, anchor: white.anchor(seed, length), length };
        let judged = |chain: &ChainContext<'_>, committed: Option<TranscriptChain>, seed| {
            judge_deposit(chain, committed.as_ref(), seed)
        };
        assert_eq!(judged(&white, Some(of(LinkSource::Client)), seed), Ok(()));
        assert_eq!(judged(&white, None, seed), Err(DepositRefusal::NoOwnChain));
        assert_eq!(judged(&white, Some(of(LinkSource::House)), seed), Err(DepositRefusal::NoOwnChain));
        let other_seat = ChainContext { side: Side::Black, ..white };
        let rematch = ChainContext { of: MatchNumber::FIRST.next(), ..white };
        for (chain, seed) in
            [(white, Digest::new([8; 32])), (white, white.step(seed)), (other_seat, seed), (rematch, seed)]
        {
            assert_eq!(judged(&chain, Some(of(LinkSource::Client)), seed), Err(DepositRefusal::NotTheSeed));
        }
    }
}
