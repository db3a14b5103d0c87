//! The record of a match's dice, read from a table's events.

use tavola_base::TableId;
use tavola_base::dice_proof::{
    Digest, MatchNumber, RollNumber, RollPurpose, Transcript, TranscriptChain, TranscriptLink, TranscriptRoll,
};
use tavola_rules::{Action, BySide, Die, Side};

use super::event::{Happening, TableEvent};
use super::log::line_of;
use super::pair::{Partner, joined};
use super::state::Opened;

/// What fell in each game of a table, in order; in an opening roll White's die first, else the higher.
#[must_use]
pub fn rolls_by_game<'a>(events: impl IntoIterator<Item = &'a TableEvent>) -> Vec<Vec<(Die, Die)>> {
    let mut games: Vec<Vec<(Die, Die)>> = Vec::new();
    for event in events {
        let fell = match &event.what {
            Happening::GameStarted { .. } => {
                games.push(Vec::new());
                continue;
            }
            Happening::Acted { action: Action::RollOpening { white, black }, .. } => (*white, *black),
            Happening::Acted { action: Action::Roll { roll } | Action::RollEarly { roll }, .. } => {
                (roll.high(), roll.low())
            }
            _ => continue,
        };
        if let Some(game) = games.last_mut() {
            game.push(fell);
        }
    }
    games
}

/// The transcript of match `of` of a table, as far as it has been played; `None` before both seats have committed
/// their chains, or where the dice were not made of commitments.
#[must_use]
pub fn transcript<'a>(events: impl IntoIterator<Item = &'a TableEvent>, of: MatchNumber) -> Option<Transcript> {
    let mut reading = Reading { now: MatchNumber::FIRST, ..Reading::default() };
    for event in events {
        reading.read(event, of);
    }
    reading.transcript(of)
}

impl Opened {
    /// The chain that a seat has committed to for this match.
    #[must_use]
    pub fn chain(&self, side: Side) -> Option<TranscriptChain> {
        self.seats[side].chain.map(|chain| chain.committed)
    }
}

#[derive(Default)]
struct Reading {
    now: MatchNumber,
    table: TableId,
    /// Of each side number 1's and number 2's.
    names: BySide<[String; 2]>,
    players: BySide<String>,
    commitment: Option<Digest>,
    secret: Option<Digest>,
    chains: BySide<Option<TranscriptChain>>,
    number: RollNumber,
    links: BySide<Option<TranscriptLink>>,
    seen: BySide<Option<Digest>>,
    log: Option<Vec<String>>,
    kept: Vec<(u32, Digest)>,
    rolls: Vec<TranscriptRoll>,
}

impl Reading {
    fn read(&mut self, event: &TableEvent, of: MatchNumber) {
        self.gather(&event.what, of);
        if let Some(log) = self.log.as_mut().filter(|_| self.now == of) {
            log.extend(line_of(&event.what, self.number));
            let lines = u32::try_from(log.len()).unwrap_or(u32::MAX);
            self.kept.extend(event.kept.map(|digest| (lines, digest)));
        }
    }

    fn gather(&mut self, what: &Happening, of: MatchNumber) {
        match what {
            Happening::Opened { terms, commitment } => {
                self.table = terms.table.clone();
                self.commit(of, *commitment);
            }
            Happening::RematchAgreed { commitment } => {
                self.now = self.now.next();
                self.commit(of, *commitment);
            }
            Happening::Seated { side, sitter, partner } => *self.name(*side, *partner) = sitter.name.clone(),
            Happening::Unseated { side, partner } => self.name(*side, *partner).clear(),
            _ if self.now != of => {}
            Happening::GotReady { side, chain, partner: _ } => {
                self.chains[*side] = *chain;
            }
            Happening::MatchStarted { .. } => {
                let name = |side| joined(self.names[side].iter().map(String::as_str)).unwrap_or_default();
                self.players = BySide::from_fn(name);
                self.log = Some(Vec::new());
            }
            Happening::RollCalled { number, .. } => {
                self.number = *number;
                (self.links, self.seen) = (BySide::default(), BySide::default());
            }
            Happening::LinkOpened { side, link, source, seen, .. } => {
                self.seen[*side] = *seen;
                self.links[*side] = Some(TranscriptLink { link: *link, source: *source });
            }
            Happening::Acted { action: Action::RollOpening { white, black }, .. } => {
                self.fell(RollPurpose::Opening, (*white, *black))
            }
            Happening::Acted { action: Action::Roll { roll } | Action::RollEarly { roll }, .. } => {
                self.fell(RollPurpose::Turn, (roll.high(), roll.low()))
            }
            Happening::DiceOpened { secret } => self.secret = Some(*secret),
            Happening::Acted { .. }
            | Happening::TakenBack { .. }
            | Happening::RolledAgain { .. }
            | Happening::GameStarted { .. }
            | Happening::AnswerMissed { .. }
            | Happening::Decided { .. }
            | Happening::GameEnded { .. }
            | Happening::NextGameWanted { .. }
            | Happening::MatchEnded { .. }
            | Happening::RematchOffered { .. }
            | Happening::RematchDeclined { .. }
            | Happening::Left { .. }
            | Happening::PartnerLeft { .. }
            | Happening::DicePassed { .. }
            | Happening::Advised { .. }
            | Happening::Disconnected { .. }
            | Happening::Connected { .. }
            | Happening::Overdue { .. }
            | Happening::AdjournOffered { .. }
            | Happening::AdjournDeclined { .. }
            | Happening::Adjourned { .. }
            | Happening::ResumeWanted { .. }
            | Happening::TakenUp
            | Happening::Rested { .. }
            | Happening::TimeGiven { .. }
            | Happening::Resumed { .. }
            | Happening::ClockStopped { .. }
            | Happening::ClockStarted
            | Happening::ClockOrdered { .. }
            | Happening::Ruled { .. }
            | Happening::Closed => {}
        }
    }

    fn name(&mut self, side: Side, partner: Partner) -> &mut String {
        let [first, second] = &mut self.names[side];
        match partner {
            Partner::First => first,
            Partner::Second => second,
        }
    }

    fn commit(&mut self, of: MatchNumber, commitment: Option<Digest>) {
        if self.now == of {
            self.commitment = commitment;
        }
    }

    fn fell(&mut self, purpose: RollPurpose, dice: (Die, Die)) {
        if let BySide { white: Some(white), black: Some(black) } = self.links {
            let (number, links, seen) = (self.number, BySide { white, black }, self.seen);
            self.rolls.push(TranscriptRoll { number, purpose, links, seen, dice });
        }
    }

    fn transcript(self, of: MatchNumber) -> Option<Transcript> {
        let BySide { white: Some(white), black: Some(black) } = self.chains else { return None };
        let transcript = Transcript {
            v: 2,
            scheme: Transcript::SCHEME.to_owned(),
            table: self.table,
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
