//! The record of a set of dice, read from a chouette's events.

use tavola_rules::BySide;

use super::event::{ChouetteEvent, Happened};
use crate::dice_proof::{
    Digest, MatchNumber, RollNumber, Throw, Transcript, TranscriptChain, TranscriptLink, TranscriptRoll,
};
use crate::{PlayerId, TableId};

/// The transcript of one set of a chouette's dice as far as it has been thrown; `None` before its first throw. Its
/// White is the box's side, its Black the captain's.
#[must_use]
pub fn transcript<'a>(events: impl IntoIterator<Item = &'a ChouetteEvent>, set: MatchNumber) -> Option<Transcript> {
    let mut reading = Reading::default();
    for event in events {
        reading.read(&event.what, set);
    }
    reading.transcript(set)
}

#[derive(Default)]
struct Reading {
    now: MatchNumber,
    of: TableId,
    names: std::collections::BTreeMap<PlayerId, String>,
    players: BySide<Option<PlayerId>>,
    commitment: Option<Digest>,
    secret: Option<Digest>,
    chains: BySide<Option<TranscriptChain>>,
    number: RollNumber,
    throw: Option<Throw>,
    links: BySide<Option<TranscriptLink>>,
    rolls: Vec<TranscriptRoll>,
}

impl Reading {
    fn read(&mut self, what: &Happened, wanted: MatchNumber) {
        match what {
            Happened::Joined { member, name } => {
                self.names.insert(member.clone(), name.clone());
            }
            Happened::DiceCommitted { of, set, commitment } => {
                self.now = *set;
                if *set == wanted {
                    self.of = of.clone();
                    self.commitment = Some(*commitment);
                }
            }
            _ if self.now != wanted => {}
            Happened::GameStarted { line, team, .. } => {
                self.players = BySide { white: Some(line.the_box.clone()), black: team.first().cloned() };
            }
            Happened::ChainCommitted { side, chain, .. } => self.chains[*side] = Some(*chain),
            Happened::ThrowCalled { number, throw, .. } => {
                (self.number, self.throw, self.links) = (*number, Some(*throw), BySide::default());
            }
            Happened::LinkOpened { side, link, source, .. } => {
                self.links[*side] = Some(TranscriptLink { link: *link, source: *source });
            }
            Happened::DiceFell { dice: [first, second], .. } => {
                if let (Some(throw), BySide { white: Some(white), black: Some(black) }) = (self.throw, self.links) {
                    let (number, links) = (self.number, BySide { white, black });
                    self.rolls.push(TranscriptRoll { number, throw, links, dice: (*first, *second) });
                }
            }
            Happened::DiceOpened { secret, .. } => self.secret = Some(*secret),
            _ => {}
        }
    }

    fn transcript(self, of: MatchNumber) -> Option<Transcript> {
        let BySide { white: Some(white), black: Some(black) } = self.chains else { return None };
        let name = |player: &Option<PlayerId>| {
            player.as_ref().and_then(|player| self.names.get(player)).cloned().unwrap_or_default()
        };
        Some(Transcript {
            v: 1,
            scheme: Transcript::SCHEME.to_owned(),
            table: self.of,
            of,
            players: BySide { white: name(&self.players.white), black: name(&self.players.black) },
            house_commitment: self.commitment?,
            house_secret: self.secret,
            chains: BySide { white, black },
            rolls: self.rolls,
        })
    }
}
