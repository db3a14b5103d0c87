//! The record of a set of dice, read from a chouette's events.

use tavola_base::dice_proof::{
    Digest, MatchNumber, RollNumber, RollPurpose, Transcript, TranscriptChain, TranscriptLink, TranscriptRoll,
};
use tavola_base::{PlayerId, TableId};
use tavola_rules::BySide;

use super::event::{ChouetteEvent, DiceEvent, GameEvent, Happened, MemberEvent};
use super::log::line_of;

/// The transcript of one set of a chouette's dice as far as it has been rolled; `None` before its first roll. Its
/// White is the box's side, its Black the captain's.
#[must_use]
pub fn transcript<'a>(events: impl IntoIterator<Item = &'a ChouetteEvent>, set: MatchNumber) -> Option<Transcript> {
    let mut reading = Reading::default();
    for event in events {
        reading.read(event, set);
    }
    reading.transcript(set)
}

#[derive(Default)]
struct Reading {
    now: MatchNumber,
    of: TableId,
    names: std::collections::BTreeMap<PlayerId, String>,
    players: BySide<String>,
    commitment: Option<Digest>,
    secret: Option<Digest>,
    chains: BySide<Option<TranscriptChain>>,
    number: RollNumber,
    purpose: Option<RollPurpose>,
    links: BySide<Option<TranscriptLink>>,
    seen: BySide<Option<Digest>>,
    log: Option<Vec<String>>,
    kept: Vec<(u32, Digest)>,
    rolls: Vec<TranscriptRoll>,
}

impl Reading {
    fn read(&mut self, event: &ChouetteEvent, wanted: MatchNumber) {
        self.gather(&event.what, wanted);
        if let Some(log) = self.log.as_mut().filter(|_| self.now == wanted) {
            let called = |id: &PlayerId| self.names.get(id).cloned().unwrap_or_default();
            log.extend(line_of(&event.what, called));
            let lines = u32::try_from(log.len()).unwrap_or(u32::MAX);
            self.kept.extend(event.kept.map(|digest| (lines, digest)));
        }
    }

    fn gather(&mut self, what: &Happened, wanted: MatchNumber) {
        match what {
            Happened::Member(MemberEvent::Joined { member, name }) => {
                self.names.insert(member.clone(), name.clone());
            }
            Happened::Game(GameEvent::GameStarted { line, team, .. }) if self.now == wanted => {
                let name = |player: &PlayerId| self.names.get(player).cloned().unwrap_or_default();
                self.players = BySide { white: name(&line.the_box), black: team.first().map(name).unwrap_or_default() };
            }
            Happened::Dice(what) => self.gather_dice(what, wanted),
            Happened::Session(_)
            | Happened::Member(_)
            | Happened::Presence(_)
            | Happened::Line(_)
            | Happened::Game(_)
            | Happened::Cube(_)
            | Happened::Talk(_) => {}
        }
    }

    fn gather_dice(&mut self, what: &DiceEvent, wanted: MatchNumber) {
        if let DiceEvent::DiceCommitted { set, .. } = what {
            self.now = *set;
        }
        if self.now != wanted {
            return;
        }
        match what {
            DiceEvent::DiceCommitted { of, set: _, commitment } => {
                self.of = of.clone();
                self.commitment = Some(*commitment);
            }
            DiceEvent::ChainCommitted { side, member: _, chain } => self.chains[*side] = Some(*chain),
            DiceEvent::RollCalled { number, by: _, purpose } => {
                (self.number, self.purpose) = (*number, Some(*purpose));
                (self.links, self.seen) = (BySide::default(), BySide::default());
                self.log.get_or_insert_default();
            }
            DiceEvent::LinkOpened { number: _, side, link, source, seen } => {
                self.seen[*side] = *seen;
                self.links[*side] = Some(TranscriptLink { link: *link, source: *source });
            }
            DiceEvent::DiceFell { number: _, dice: [first, second] } => {
                if let (Some(purpose), BySide { white: Some(white), black: Some(black) }) = (self.purpose, self.links) {
                    let (number, links, seen) = (self.number, BySide { white, black }, self.seen);
                    self.rolls.push(TranscriptRoll { number, purpose, links, seen, dice: (*first, *second) });
                }
            }
            DiceEvent::DiceOpened { set: _, secret } => self.secret = Some(*secret),
        }
    }

    fn transcript(self, of: MatchNumber) -> Option<Transcript> {
        let BySide { white: Some(white), black: Some(black) } = self.chains else { return None };
        let transcript = Transcript {
            v: 2,
            scheme: Transcript::SCHEME.to_owned(),
            table: self.of,
            of,
            players: self.players,
            house_commitment: self.commitment?,
            house_secret: self.secret,
            chains: BySide { white, black },
            rolls: self.rolls,
            log: Some(self.log.unwrap_or_default()),
            kept: self.kept,
            ending: None,
        };
        Some(Transcript { ending: transcript.ending_of_log(), ..transcript })
    }
}
