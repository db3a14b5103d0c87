//! The dice of a chouette on the system's board: one set of commitments for each game, and for each order or lot.
//!
//! A set is to a chouette what a match is to a table: the house commits to a secret; the box's chain is White's, the
//! captain's Black's; each roll takes a link of both, opened after it was called. When the game is over, or the order
//! or the lot has fallen, the secret is opened and the next set committed. So every set is a transcript by itself.

use tavola_base::dice_proof::{
    ChainContext, ChainLength, DiceLog, Digest, LinkSource, LogHead, MatchNumber, OpenedLinks, RollContext, RollNumber,
    RollPurpose, TableSecret, TranscriptChain, TranscriptLink, house_commitment, roll,
};
use tavola_base::{PlayerId, TableId, Time};
use tavola_rules::{BySide, Die, Side};

use super::event::DiceEvent;

/// What the house knows of the dice: the stream they are bound to, and the secret kept for it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SealedDice {
    /// The chouette's stream.
    pub of: TableId,
    /// Its secret.
    pub secret: TableSecret,
}

impl SealedDice {
    pub(super) fn commitment(&self, set: MatchNumber) -> Digest {
        house_commitment(&self.of, set, &self.secret.house_secret(&self.of, set))
    }
}

/// The set in use; before the first commitment there is none, and the dice come from outside.
#[derive(Debug, Clone, Default)]
pub(super) struct DiceSet {
    pub(super) of: TableId,
    pub(super) set: MatchNumber,
    pub(super) commitment: Option<Digest>,
    pub(super) chains: BySide<Option<SetChain>>,
    /// The last roll called.
    pub(super) number: RollNumber,
    pub(super) called: Option<Called>,
    /// Box and captain of the game it serves, by name.
    pub(super) players: BySide<String>,
    /// From the first roll on.
    pub(super) log: Option<DiceLog>,
}

/// A side's chain and how much of it is open.
#[derive(Debug, Clone)]
pub(super) struct SetChain {
    /// Whose page drew it; none if the house did.
    pub(super) owner: Option<PlayerId>,
    pub(super) committed: TranscriptChain,
    pub(super) opened: OpenedLinks,
}

/// A roll that falls when both links are open.
#[derive(Debug, Clone)]
pub(super) struct Called {
    pub(super) by: PlayerId,
    pub(super) purpose: RollPurpose,
    pub(super) at: Time,
    pub(super) links: BySide<Option<TranscriptLink>>,
}

impl DiceSet {
    pub(super) const fn is_sealed(&self) -> bool {
        self.commitment.is_some()
    }

    pub(super) const fn context(&self, side: Side) -> ChainContext<'_> {
        ChainContext { table: &self.of, of: self.set, side }
    }

    /// The sides whose links a called roll still waits for.
    pub(super) fn missing(&self) -> Vec<Side> {
        let Some(called) = &self.called else { return Vec::new() };
        Side::BOTH.into_iter().filter(|&side| called.links[side].is_none()).collect()
    }

    /// The side whose chain somebody's page has drawn.
    pub(super) fn side_of(&self, owner: &PlayerId) -> Option<Side> {
        let theirs = |side: &Side| self.chains[*side].as_ref().is_some_and(|chain| chain.owner.as_ref() == Some(owner));
        Side::BOTH.into_iter().find(theirs)
    }

    /// The chain the house draws for a side without one.
    pub(super) fn house_chain(&self, side: Side, sealed: &SealedDice) -> TranscriptChain {
        let context = self.context(side);
        let anchor = sealed.secret.anchor(&context, sealed.secret.house_chain(&context), ChainLength::USUAL);
        TranscriptChain { source: LinkSource::House, anchor, length: ChainLength::USUAL }
    }

    /// The link the house opens for a side it has drawn the chain of, or whose page is not there.
    pub(super) fn house_link(&self, side: Side, sealed: &SealedDice) -> TranscriptLink {
        let context = self.context(side);
        let published = TranscriptLink { link: context.default_link(self.number), source: LinkSource::Default };
        let Some(chain) = &self.chains[side] else { return published };
        let (seed, source) = match chain.committed.source {
            LinkSource::House => (Some(sealed.secret.house_chain(&context)), LinkSource::House),
            LinkSource::Client | LinkSource::Escrow | LinkSource::Default => {
                (sealed.secret.escrow(side), LinkSource::Escrow)
            }
        };
        seed.and_then(|seed| sealed.secret.link(&context, seed, chain.committed.length, self.number))
            // A deposit that does not fit the chain is worth nothing.
            .filter(|&link| chain.opened.opened(&context, self.number, link).is_ok())
            .map_or(published, |link| TranscriptLink { link, source })
    }

    /// What falls, once both links are open.
    pub(super) fn falls(&self, sealed: &SealedDice) -> Option<[Die; 2]> {
        let links = &self.called.as_ref()?.links;
        let links = BySide { white: links.white?.link, black: links.black?.link };
        let anchor = |side: Side| self.chains[side].as_ref().map(|chain| chain.committed.anchor);
        let anchors = BySide { white: anchor(Side::White)?, black: anchor(Side::Black)? };
        let context = RollContext { table: &self.of, of: self.set, number: self.number, anchors };
        let secret = sealed.secret.house_secret(&self.of, self.set);
        let (first, second) = roll(&secret, &context, &links);
        Some([first, second])
    }

    /// Takes note of an event about the dice.
    pub(super) fn follow(&mut self, what: &DiceEvent, at: Time) {
        match what {
            DiceEvent::DiceCommitted { of, set, commitment } => {
                *self = Self { of: of.clone(), set: *set, commitment: Some(*commitment), ..Self::default() };
            }
            DiceEvent::ChainCommitted { side, member, chain } => {
                let opened = OpenedLinks::committed(chain.anchor, chain.length);
                let owner = member.clone();
                self.chains[*side] = Some(SetChain { owner, committed: *chain, opened });
            }
            DiceEvent::RollCalled { number, by, purpose } => {
                self.number = *number;
                self.log = self.log.take().or_else(|| self.begin_log());
                self.called = Some(Called { by: by.clone(), purpose: *purpose, at, links: BySide::default() });
            }
            DiceEvent::LinkOpened { side, link, source, .. } => self.open(*side, *link, *source),
            DiceEvent::DiceFell { .. } => self.called = None,
            DiceEvent::DiceOpened { .. } => {}
        }
    }

    fn begin_log(&self) -> Option<DiceLog> {
        let chain = |side: Side| self.chains[side].as_ref().map(|chain| chain.committed);
        Some(DiceLog::begin(&LogHead {
            table: &self.of,
            of: self.set,
            commitment: self.commitment?,
            players: BySide { white: &self.players.white, black: &self.players.black },
            chains: BySide { white: chain(Side::White)?, black: chain(Side::Black)? },
        }))
    }

    fn open(&mut self, side: Side, link: Digest, source: LinkSource) {
        let context = ChainContext { table: &self.of, of: self.set, side };
        if let Some(chain) = &mut self.chains[side] {
            chain.opened = chain.opened.opened(&context, self.number, link).unwrap_or(chain.opened);
        }
        if let Some(called) = &mut self.called {
            called.links[side] = Some(TranscriptLink { link, source });
        }
    }

    /// A game has begun: only the chains of its box and its captain count.
    pub(super) fn keep_chains_of(&mut self, the_box: &PlayerId, captain: &PlayerId) {
        for (side, player) in [(Side::White, the_box), (Side::Black, captain)] {
            let theirs = self.chains[side].take().filter(|chain| chain.owner.as_ref() == Some(player));
            self.chains[side] = theirs;
        }
    }
}
