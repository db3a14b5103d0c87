//! The state of an event: the fold of its events, kept so that each event changes only what it touches.

use std::collections::{BTreeMap, BTreeSet};

use tavola_base::dice_proof::Digest;
use tavola_base::{PlayerId, Time};

use super::agenda::Agenda;
use super::command::Office;
use super::division::{Division, DivisionId, Format, Precedence};
use super::entry::{Entry, EntryState};
use super::event::Follows;
use super::play::{Chair, Report, Status, TableNumber};
use super::register::Register;
use super::settings::{CommitteeMember, Settings, Venue};
use super::undo::Inverse;
use super::view::{Announcement, DrawState, DrawnKey, TournamentStage};
use crate::format::bracket::{Bracket, Feed, Fixture, MatchState, Outcome, Resolved, Seat, Stage};
use crate::format::consolation::Redraw;
use crate::format::knock_out::KnockOut;
use crate::format::late_places::LatePlaces;
use crate::format::lengths::IsFinal;
use crate::format::swiss::{HalfPoints, customary_rounds};
use crate::ids::{EntrantId, MatchId, Round};
use crate::result::money::Cents;
use crate::result::prize::SoldLot;
use crate::ruling::{Ruling, RulingNumber};

/// A division of the tournament with its draw and its matches.
#[derive(Debug, Clone, Default)]
pub(crate) struct DivisionState {
    pub(crate) division: Division,
    pub(crate) draw: DrawState,
    /// Lots drawn so far.
    pub(crate) keys: Vec<DrawnKey>,
    /// Words the room adds to the next lot.
    pub(crate) words: String,
    pub(crate) sheet: Option<KnockOut>,
    pub(crate) late: LatePlaces,
    pub(crate) late_until: Option<Time>,
    pub(crate) bracket: Bracket,
    pub(crate) results: BTreeMap<MatchId, Outcome>,
    /// What hangs below the main and is redrawn: consolation, last chance, lower bracket.
    pub(crate) redraws: Vec<Redraw>,
    /// Matches of each round not decided yet.
    pub(crate) undecided: BTreeMap<(Stage, Round), u32>,
    /// The last round of each stage, for the length of finals.
    pub(crate) last_round: BTreeMap<Stage, Round>,
    /// Who joined a Swiss late, and what they were given for the rounds they missed.
    pub(crate) joined: BTreeMap<EntrantId, HalfPoints>,
    /// The lots of the auction as they were sold.
    pub(crate) sold: Vec<SoldLot>,
    /// One-point matches that part equals: winner and loser.
    pub(crate) play_offs: Vec<[EntrantId; 2]>,
}

impl DivisionState {
    /// Who sits where, worked out from the beginning; for drawing rounds only.
    pub(crate) fn resolved(&self) -> Resolved {
        self.bracket.resolve(&self.results, &self.late)
    }

    /// How many rounds a Swiss has: as said, or as many as a knock-out of those drawn for the first.
    pub(crate) fn rounds_planned(&self) -> u32 {
        let Format::Swiss { rounds, .. } = self.division.format else { return 0 };
        let first = self.bracket.fixtures().iter().filter(|fixture| fixture.round == Round::FIRST);
        let drawn = first.flat_map(|fixture| fixture.feeds).filter(|feed| *feed != Feed::Bye).count();
        rounds.unwrap_or_else(|| customary_rounds(drawn))
    }

    /// Whether somebody is in the draw: drawn for it, seated at a late place, or let in later.
    pub(crate) fn has(&self, entrant: EntrantId) -> bool {
        let is_drawn = |feed: &Feed| *feed == Feed::Entrant { entrant };
        self.bracket.fixtures().iter().any(|fixture| fixture.feeds.iter().any(is_drawn))
            || self.late.is_taken_by(entrant)
            || self.joined.contains_key(&entrant)
    }

    /// Whether everything drawn is decided.
    pub(crate) fn is_all_decided(&self) -> bool {
        self.undecided.values().all(|&many| many == 0)
    }
}

/// A match: its fixture, who sits there by now, and how far it is.
#[derive(Debug, Clone)]
pub(crate) struct Match {
    pub(crate) fixture: Fixture,
    pub(crate) division: DivisionId,
    pub(crate) seats: [Seat; 2],
    pub(crate) state: MatchState,
    /// The matches fed by this one.
    pub(crate) feeds: Vec<MatchId>,
    pub(crate) status: Status,
    /// The points of both as they stood when its result came, while it has one.
    pub(crate) stood: Option<[u32; 2]>,
    /// The act by which its players changed last, or it was taken back to its beginning; 0 if never.
    pub(crate) changed: u32,
    /// Whether a redraw has taken it away.
    pub(crate) is_gone: bool,
}

impl Match {
    /// Both entrants, if they are known.
    pub(crate) fn pair(&self) -> Option<[EntrantId; 2]> {
        Some([self.seats[0].entrant()?, self.seats[1].entrant()?])
    }

    /// On which seat an entrant sits.
    pub(crate) fn chair(&self, entrant: EntrantId) -> Option<Chair> {
        Chair::BOTH.into_iter().find(|chair| self.seats[chair.index()].entrant() == Some(entrant))
    }

    /// Whether it could be played now: both known and no result.
    pub(crate) fn is_ready(&self) -> bool {
        !self.is_gone && self.state == MatchState::Ready
    }

    /// Whether it is called or being played.
    pub(crate) fn is_on(&self) -> bool {
        !self.is_gone && self.status.phase.is_on()
    }
}

/// One act in the log.
#[derive(Debug, Clone)]
pub(crate) struct LogEntry {
    pub(crate) at: Time,
    pub(crate) by: Option<PlayerId>,
    pub(crate) what: &'static str,
    pub(crate) of: Option<MatchId>,
    /// Who sat at that match then: a correction may seat others.
    pub(crate) pair: Option<[EntrantId; 2]>,
    pub(crate) entrant: Option<EntrantId>,
    /// What that entrant was called then.
    pub(crate) name: Option<String>,
    pub(crate) amount: Option<Cents>,
    pub(crate) result: Option<Report>,
    pub(crate) follows: Follows,
    pub(crate) inverse: Option<Inverse>,
    pub(crate) is_undone: bool,
}

/// The key by which matches that can be called are ordered (TRN-07).
pub(crate) type CallOrder = (Precedence, Option<Time>, u8, Round, MatchId);

/// An event: the fold of its events.
#[derive(Debug, Clone, Default)]
pub struct Tournament {
    pub(crate) stage: TournamentStage,
    pub(crate) settings: Settings,
    pub(crate) commitment: Option<Digest>,
    pub(crate) seed: Option<Digest>,
    pub(crate) offices: BTreeSet<(Office, PlayerId)>,
    pub(crate) committee: Vec<CommitteeMember>,
    pub(crate) announcements: Vec<(Announcement, bool)>,
    /// By number, the first at 0.
    pub(crate) entries: Vec<Entry>,
    pub(crate) register: Register,
    pub(crate) banned: BTreeSet<String>,
    /// What the entries of those were who were disqualified.
    pub(crate) before_out: BTreeMap<EntrantId, EntryState>,
    pub(crate) divisions: BTreeMap<DivisionId, DivisionState>,
    /// By number, the first at 0.
    pub(crate) matches: Vec<Match>,
    pub(crate) tables: u32,
    pub(crate) closed_tables: BTreeSet<TableNumber>,
    /// Matches that can be called, in the order in which they are.
    pub(crate) callable: BTreeSet<CallOrder>,
    pub(crate) rulings: Vec<Ruling>,
    pub(crate) log: Vec<LogEntry>,
    pub(crate) agenda: Agenda,
}

impl Tournament {
    /// What the tournament was opened with.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// What another tournament like this one is opened with: everything as it is now but name, hour and people.
    #[must_use]
    pub fn settings_for_another(&self, name: String) -> Settings {
        let divisions = self.divisions.values().map(|division| division.division.clone()).collect();
        Settings { name, begins: None, directors: Vec::new(), divisions, tables: self.tables, ..self.settings.clone() }
    }

    /// How far it is.
    #[must_use]
    pub const fn stage(&self) -> TournamentStage {
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

    /// Who directs the tournament.
    pub fn directors(&self) -> impl Iterator<Item = &PlayerId> {
        self.offices.iter().filter(|(office, _)| *office == Office::Director).map(|(_, person)| person)
    }

    /// The entry of that number.
    #[must_use]
    pub fn entry(&self, entrant: EntrantId) -> Option<&Entry> {
        self.entries.get((entrant.number() as usize).checked_sub(1)?)
    }

    pub(crate) fn entry_mut(&mut self, entrant: EntrantId) -> Option<&mut Entry> {
        self.entries.get_mut((entrant.number() as usize).checked_sub(1)?)
    }

    /// The match of that number.
    pub(crate) fn game(&self, id: MatchId) -> Option<&Match> {
        let found = self.matches.get((id.number() as usize).checked_sub(1)?)?;
        (!found.is_gone).then_some(found)
    }

    pub(crate) fn game_mut(&mut self, id: MatchId) -> Option<&mut Match> {
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

    pub(crate) fn is_online(&self) -> bool {
        self.settings.venue == Venue::Online
    }

    pub(crate) fn next_match(&self) -> MatchId {
        MatchId::FIRST.plus(u32::try_from(self.matches.len()).unwrap_or(u32::MAX))
    }

    pub(crate) fn next_entrant(&self) -> EntrantId {
        EntrantId::new(u32::try_from(self.entries.len()).unwrap_or(u32::MAX).saturating_add(1))
    }

    pub(crate) fn next_ruling(&self) -> RulingNumber {
        RulingNumber::new(u32::try_from(self.rulings.len()).unwrap_or(u32::MAX).saturating_add(1))
    }

    /// The ruling of that number.
    #[must_use]
    pub fn ruling(&self, number: RulingNumber) -> Option<&Ruling> {
        self.rulings.get((number.number() as usize).checked_sub(1)?)
    }

    pub(crate) fn ruling_mut(&mut self, number: RulingNumber) -> Option<&mut Ruling> {
        self.rulings.get_mut((number.number() as usize).checked_sub(1)?)
    }

    /// The division of a match.
    #[must_use]
    pub fn division_at(&self, of: MatchId) -> Option<&Division> {
        self.division_of(self.game(of)?).map(|known| &known.division)
    }

    /// The division of a match.
    pub(crate) fn division_of(&self, game: &Match) -> Option<&DivisionState> {
        self.divisions.get(&game.division)
    }

    /// Whether the draw of a match is published.
    pub(crate) fn is_published(&self, game: &Match) -> bool {
        self.division_of(game).is_some_and(|division| division.draw == DrawState::Published)
    }

    /// How long a match of that place is planned to be.
    pub(crate) fn planned_length(division: &DivisionState, fixture: &Fixture) -> u8 {
        let last = division.sheet.as_ref().map(KnockOut::last);
        let is_final = if last == Some(fixture.id) { IsFinal::Yes } else { IsFinal::No };
        division.division.lengths.of(fixture.stage, fixture.round, is_final)
    }

    /// When a match is called compared to the others (TRN-07).
    pub(crate) fn call_order(&self, game: &Match) -> CallOrder {
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
