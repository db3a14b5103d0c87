//! The state of an event: the fold of its events, kept so that each event changes only what it touches.

use std::collections::{BTreeMap, BTreeSet};

use super::agenda::Agenda;
use super::bracket::{Bracket, Feed, Fixture, MatchState, Outcome, Resolved, Seat, Stage};
use super::command::Office;
use super::consolation::Redraw;
use super::division::{Division, DivisionId, Format, Precedence};
use super::entry::Entry;
use super::event::Follows;
use super::ids::{EntrantId, MatchId, Round};
use super::knock_out::KnockOut;
use super::late_places::LatePlaces;
use super::lengths::IsFinal;
use super::play::{Chair, Status, TableNumber};
use super::prize::SoldLot;
use super::register::Register;
use super::ruling::{Ruling, RulingNumber};
use super::settings::{CommitteeMember, Settings, Venue};
use super::swiss::{HalfPoints, customary_rounds};
use super::undo::Inverse;
use super::view::{Announcement, DrawState, DrawnKey, EventStage};
use crate::dice_proof::Digest;
use crate::{PlayerId, Time};

/// A division of the event with its draw and its matches.
#[derive(Debug, Clone, Default)]
pub(super) struct DivisionState {
    pub(super) division: Division,
    pub(super) draw: DrawState,
    /// Lots drawn so far.
    pub(super) keys: Vec<DrawnKey>,
    /// Words the room adds to the next lot.
    pub(super) words: String,
    pub(super) sheet: Option<KnockOut>,
    pub(super) late: LatePlaces,
    pub(super) late_until: Option<Time>,
    pub(super) bracket: Bracket,
    pub(super) results: BTreeMap<MatchId, Outcome>,
    /// What hangs below the main and is redrawn: consolation, last chance, lower bracket.
    pub(super) redraws: Vec<Redraw>,
    /// Matches of each round not decided yet.
    pub(super) undecided: BTreeMap<(Stage, Round), u32>,
    /// The last round of each stage, for the length of finals.
    pub(super) last_round: BTreeMap<Stage, Round>,
    /// Who joined a Swiss late, and what he was given for the rounds he missed.
    pub(super) joined: BTreeMap<EntrantId, HalfPoints>,
    /// The lots of the auction as they were sold.
    pub(super) sold: Vec<SoldLot>,
    /// One-point matches that part equals: winner and loser.
    pub(super) play_offs: Vec<[EntrantId; 2]>,
}

impl DivisionState {
    /// Who sits where, worked out from the beginning; for drawing rounds only.
    pub(super) fn resolved(&self) -> Resolved {
        self.bracket.resolve(&self.results, &self.late)
    }

    /// How many rounds a Swiss has: as said, or as many as a knock-out of those drawn for the first.
    pub(super) fn rounds_planned(&self) -> u32 {
        let Format::Swiss { rounds, .. } = self.division.format else { return 0 };
        let first = self.bracket.fixtures().iter().filter(|fixture| fixture.round == Round::FIRST);
        let drawn = first.flat_map(|fixture| fixture.feeds).filter(|feed| *feed != Feed::Bye).count();
        rounds.unwrap_or_else(|| customary_rounds(drawn))
    }

    /// Whether somebody is in the draw: drawn for it, seated at a late place, or let in later.
    pub(super) fn has(&self, entrant: EntrantId) -> bool {
        let is_drawn = |feed: &Feed| *feed == Feed::Entrant { entrant };
        self.bracket.fixtures().iter().any(|fixture| fixture.feeds.iter().any(is_drawn))
            || self.late.is_taken_by(entrant)
            || self.joined.contains_key(&entrant)
    }

    /// Whether everything drawn is decided.
    pub(super) fn is_all_decided(&self) -> bool {
        self.undecided.values().all(|&many| many == 0)
    }
}

/// A match: its fixture, who sits there by now, and how far it is.
#[derive(Debug, Clone)]
pub(super) struct Match {
    pub(super) fixture: Fixture,
    pub(super) division: DivisionId,
    pub(super) seats: [Seat; 2],
    pub(super) state: MatchState,
    /// The matches fed by this one.
    pub(super) feeds: Vec<MatchId>,
    pub(super) status: Status,
    /// The points of both as they stood when its result came, while it has one.
    pub(super) stood: Option<[u32; 2]>,
    /// The act by which its players changed last, or it was taken back to its beginning; 0 if never.
    pub(super) changed: u32,
    /// Whether a redraw has taken it away.
    pub(super) is_gone: bool,
}

impl Match {
    /// Both entrants, if they are known.
    pub(super) fn pair(&self) -> Option<[EntrantId; 2]> {
        Some([self.seats[0].entrant()?, self.seats[1].entrant()?])
    }

    /// On which seat an entrant sits.
    pub(super) fn chair(&self, entrant: EntrantId) -> Option<Chair> {
        Chair::BOTH.into_iter().find(|chair| self.seats[chair.index()].entrant() == Some(entrant))
    }

    /// Whether it could be played now: both known and no result.
    pub(super) fn is_ready(&self) -> bool {
        !self.is_gone && self.state == MatchState::Ready
    }

    /// Whether it is called or being played.
    pub(super) fn is_on(&self) -> bool {
        !self.is_gone && self.status.phase.is_on()
    }
}

/// One act in the log.
#[derive(Debug, Clone)]
pub(super) struct LogEntry {
    pub(super) at: Time,
    pub(super) by: Option<PlayerId>,
    pub(super) what: &'static str,
    pub(super) of: Option<MatchId>,
    pub(super) entrant: Option<EntrantId>,
    pub(super) follows: Follows,
    pub(super) inverse: Option<Inverse>,
    pub(super) is_undone: bool,
}

/// The key by which matches that can be called are ordered (TRN-07).
pub(super) type CallOrder = (Precedence, Option<Time>, u8, Round, MatchId);

/// An event: the fold of its events.
#[derive(Debug, Clone, Default)]
pub struct Tournament {
    pub(super) stage: EventStage,
    pub(super) settings: Settings,
    pub(super) commitment: Option<Digest>,
    pub(super) seed: Option<Digest>,
    pub(super) offices: BTreeSet<(Office, PlayerId)>,
    pub(super) committee: Vec<CommitteeMember>,
    pub(super) announcements: Vec<(Announcement, bool)>,
    /// By number, the first at 0.
    pub(super) entries: Vec<Entry>,
    pub(super) register: Register,
    pub(super) banned: BTreeSet<String>,
    pub(super) divisions: BTreeMap<DivisionId, DivisionState>,
    /// By number, the first at 0.
    pub(super) matches: Vec<Match>,
    pub(super) tables: u32,
    pub(super) closed_tables: BTreeSet<TableNumber>,
    /// Matches that can be called, in the order in which they are.
    pub(super) callable: BTreeSet<CallOrder>,
    pub(super) rulings: Vec<Ruling>,
    pub(super) log: Vec<LogEntry>,
    pub(super) agenda: Agenda,
}

impl Tournament {
    /// What the event was opened with.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// How far it is.
    #[must_use]
    pub const fn stage(&self) -> EventStage {
        self.stage
    }

    /// Everybody who has entered or asked to, by number.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Who has which office.
    pub fn offices(&self) -> impl Iterator<Item = &(Office, PlayerId)> {
        self.offices.iter()
    }

    /// Who directs the event.
    pub fn directors(&self) -> impl Iterator<Item = &PlayerId> {
        self.offices.iter().filter(|(office, _)| *office == Office::Director).map(|(_, person)| person)
    }

    /// The entry of that number.
    #[must_use]
    pub fn entry(&self, entrant: EntrantId) -> Option<&Entry> {
        self.entries.get((entrant.number() as usize).checked_sub(1)?)
    }

    pub(super) fn entry_mut(&mut self, entrant: EntrantId) -> Option<&mut Entry> {
        self.entries.get_mut((entrant.number() as usize).checked_sub(1)?)
    }

    /// The match of that number.
    pub(super) fn game(&self, id: MatchId) -> Option<&Match> {
        let found = self.matches.get((id.number() as usize).checked_sub(1)?)?;
        (!found.is_gone).then_some(found)
    }

    pub(super) fn game_mut(&mut self, id: MatchId) -> Option<&mut Match> {
        self.matches.get_mut((id.number() as usize).checked_sub(1)?).filter(|found| !found.is_gone)
    }

    /// Who sits at that match, the upper line first, once both are known.
    #[must_use]
    pub fn pair(&self, id: MatchId) -> Option<[EntrantId; 2]> {
        self.game(id)?.pair()
    }

    /// How that match stands.
    #[must_use]
    pub fn status(&self, id: MatchId) -> Option<&Status> {
        self.game(id).map(|game| &game.status)
    }

    /// The matches that can be called or are being played, by number.
    pub fn open_matches(&self) -> impl Iterator<Item = MatchId> + '_ {
        self.matches.iter().filter(|game| game.is_ready()).map(|game| game.fixture.id)
    }

    /// How many matches there are, those taken away by redraws included.
    #[must_use]
    pub const fn match_count(&self) -> usize {
        self.matches.len()
    }

    /// The version of the stream: how many events there have been.
    #[must_use]
    pub fn version(&self) -> u32 {
        u32::try_from(self.log.len()).unwrap_or(u32::MAX)
    }

    pub(super) fn is_online(&self) -> bool {
        self.settings.venue == Venue::Online
    }

    pub(super) fn next_match(&self) -> MatchId {
        MatchId::FIRST.plus(u32::try_from(self.matches.len()).unwrap_or(u32::MAX))
    }

    pub(super) fn next_entrant(&self) -> EntrantId {
        EntrantId::new(u32::try_from(self.entries.len()).unwrap_or(u32::MAX).saturating_add(1))
    }

    pub(super) fn next_ruling(&self) -> RulingNumber {
        RulingNumber::new(u32::try_from(self.rulings.len()).unwrap_or(u32::MAX).saturating_add(1))
    }

    /// The ruling of that number.
    #[must_use]
    pub fn ruling(&self, number: RulingNumber) -> Option<&Ruling> {
        self.rulings.get((number.number() as usize).checked_sub(1)?)
    }

    pub(super) fn ruling_mut(&mut self, number: RulingNumber) -> Option<&mut Ruling> {
        self.rulings.get_mut((number.number() as usize).checked_sub(1)?)
    }

    /// The division of a match.
    #[must_use]
    pub fn division_at(&self, of: MatchId) -> Option<&Division> {
        self.division_of(self.game(of)?).map(|known| &known.division)
    }

    /// The division of a match.
    pub(super) fn division_of(&self, game: &Match) -> Option<&DivisionState> {
        self.divisions.get(&game.division)
    }

    /// Whether the draw of a match is published.
    pub(super) fn is_published(&self, game: &Match) -> bool {
        self.division_of(game).is_some_and(|division| division.draw == DrawState::Published)
    }

    /// How long a match of that place is planned to be.
    pub(super) fn planned_length(division: &DivisionState, fixture: &Fixture) -> u8 {
        let last = division.sheet.as_ref().map(KnockOut::last);
        let is_final = if last == Some(fixture.id) { IsFinal::Yes } else { IsFinal::No };
        division.division.lengths.of(fixture.stage, fixture.round, is_final)
    }

    /// When a match is called compared to the others (TRN-07).
    pub(super) fn call_order(&self, game: &Match) -> CallOrder {
        let precedence = self.division_of(game).map_or(Precedence::Side, |division| division.division.precedence);
        let stage = match game.fixture.stage {
            Stage::Main | Stage::Finals => 0,
            Stage::Rounds => 1,
            Stage::Lower | Stage::Consolation => 2,
            Stage::LastChance => 3,
        };
        (precedence, game.status.scheduled, stage, game.fixture.round, game.fixture.id)
    }
}
