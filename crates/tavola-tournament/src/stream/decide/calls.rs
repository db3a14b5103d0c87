//! Calls in order of precedence (TRN-06, TRN-07), lateness (TRN-12 to TRN-14), breaks and leaving the room (TRN-11,
//! TRN-15).

use crate::stream::command::CallCommand;
use tavola_base::{Millis, Time};

use super::{Judged, TournamentFacts};
use crate::MatchState;
use crate::format::bracket::Stage;
use crate::ids::{EntrantId, MatchId, Round};
use crate::stream::division::DivisionId;
use crate::stream::event::{Happened, MatchEvent};
use crate::stream::play::{AtTable, Chair, Phase, PhaseKind, TableNumber};
use crate::stream::refusal::{Reason, TournamentRefusal};
use crate::stream::state::{Match, Tournament};
use crate::stream::taken::Taken;

/// How long a break is (TRN-11).
pub const BREAK: Millis = Millis::seconds(10 * 60);
/// By how much a match is postponed (TRN-13).
pub const POSTPONED: Millis = Millis::seconds(60 * 60);

/// A match in these has not begun.
const NOT_BEGUN: [PhaseKind; 2] = [PhaseKind::Planned, PhaseKind::Called];

/// How many breaks a player has in a match of that length (TRN-11).
#[must_use]
pub const fn breaks(length: u8) -> u32 {
    if length < 13 { 1 } else { 2 }
}

/// Which matches are meant: those of a division, a stage, a round; of all where nothing is said.
struct Meant {
    division: Option<DivisionId>,
    stage: Option<Stage>,
    round: Option<Round>,
}

impl Meant {
    fn is(&self, game: &Match) -> bool {
        self.division.as_ref().is_none_or(|id| game.division == *id)
            && self.stage.is_none_or(|stage| game.fixture.stage == stage)
            && self.round.is_none_or(|round| game.fixture.round == round)
    }
}

impl Tournament {
    pub(super) fn judge_call(&self, command: CallCommand, facts: &TournamentFacts) -> Judged {
        match command {
            CallCommand::Break { of, entrant } => self.take_break(of, entrant, facts),
            CallCommand::Return { of, entrant } => self.come_back(of, entrant, facts),
            CallCommand::Arrive { of, entrant, member } if self.is_tie(of) => {
                self.member_arrives(of, entrant, member, facts)
            }
            CallCommand::Absent { of, entrant, member } if self.is_tie(of) => {
                self.member_absent(of, entrant, member, facts)
            }
            CallCommand::Arrive { of, entrant, .. } => self.arrive(of, entrant, facts),
            CallCommand::Absent { of, entrant, .. } => self.absent(of, entrant, facts),
            CallCommand::Start { of } => self.start(of, facts),
            CallCommand::StartAll => self.start_all(facts),
            CallCommand::TableMade { of, table, rubber } => {
                facts.house_only()?;
                if !self.is_online() {
                    return Err(Reason::OnlineOnly.into());
                }
                let game = self.phase_of(of, &[PhaseKind::Called, PhaseKind::Playing])?;
                if let Some(rubber) = rubber
                    && !self.rubbers_to_play(of).contains(&rubber)
                {
                    return Err(self.not_this_rubber(game));
                }
                Ok(vec![Happened::Match(MatchEvent::TableMade { of, table, rubber })])
            }
            CallCommand::LeaveRoom { of, entrant } => {
                self.officials_only(facts)?;
                let game = self.undisputed(of)?;
                self.for_entrant(game, entrant, facts)?;
                self.is_there(game, entrant)?;
                Ok(vec![Happened::Match(MatchEvent::LeftRoom { of, entrant })])
            }
            CallCommand::Schedule { of, division, stage, round, at } => {
                self.director_only(facts)?;
                let matches = self.meant(of, &Meant { division, stage, round })?;
                Ok(vec![MatchEvent::Scheduled { matches, begins: at }.into()])
            }
            CallCommand::SetLateness { of, division, stage, round, lateness } => {
                self.director_only(facts)?;
                let matches = self.meant(of, &Meant { division, stage, round })?;
                Ok(vec![MatchEvent::LatenessSet { matches, lateness }.into()])
            }
            CallCommand::Call { of, table } => {
                self.director_only(facts)?;
                let table = self.table_for(of, table)?;
                if self.lacks_second_table(of) {
                    return self.second_table(of, table);
                }
                self.checked_call(of)?;
                Ok(vec![self.call(self.known_match(of)?, table)])
            }
            CallCommand::CallNext => {
                self.director_only(facts)?;
                self.call_next()
            }
            CallCommand::Postpone { of } => {
                self.director_only(facts)?;
                self.postpone(of, facts)
            }
        }
    }

    /// The one match that is meant, or those not called yet that are; at least one.
    fn meant(&self, of: Option<MatchId>, meant: &Meant) -> Result<Vec<MatchId>, TournamentRefusal> {
        if let Some(of) = of {
            return self.phase_of(of, &NOT_BEGUN).map(|game| vec![game.fixture.id]);
        }
        let planned = |game: &&Match| !game.is_gone && matches!(game.status.phase, Phase::Planned);
        let waiting = self.matches.iter().filter(planned).filter(|game| meant.is(game));
        let matches: Vec<MatchId> = waiting.map(|game| game.fixture.id).collect();
        if matches.is_empty() { Err(Reason::NothingToSchedule.into()) } else { Ok(matches) }
    }

    fn postpone(&self, of: MatchId, facts: &TournamentFacts) -> Judged {
        let game = self.phase_of(of, &NOT_BEGUN)?;
        if game.status.postponed {
            return Err(Reason::PostponedOnce.of("match", of));
        }
        let until = game.status.scheduled.unwrap_or(facts.now) + POSTPONED;
        Ok(vec![MatchEvent::Postponed { of, until }.into()])
    }

    /// A match in one of these phases, and not in dispute.
    pub(super) fn phase_of(&self, of: MatchId, phases: &[PhaseKind]) -> Result<&Match, TournamentRefusal> {
        let game = self.undisputed(of)?;
        if phases.contains(&PhaseKind::from(&game.status.phase)) {
            return Ok(game);
        }
        Err(game.not_in_that_phase())
    }

    /// A match of a published draw whose players are known: nothing else can be quarrelled about, ruled on or ended.
    pub(super) fn is_meant_to_be_played(&self, game: &Match) -> Result<(), TournamentRefusal> {
        game.is_to_be_played()?;
        self.checked_published(game)
    }

    /// Nothing is played before its draw is published.
    fn checked_published(&self, game: &Match) -> Result<(), TournamentRefusal> {
        if self.is_published(game) { Ok(()) } else { Err(Reason::NotPublished.of("match", game.fixture.id)) }
    }

    fn checked_call(&self, of: MatchId) -> Result<(), TournamentRefusal> {
        let game = self.phase_of(of, &[PhaseKind::Planned])?;
        if game.is_ready() {
            self.checked_published(game)?;
        }
        if let MatchState::Played { .. } = game.state {
            return Err(Reason::IsOver.of("match", of));
        }
        game.is_to_be_played()?;
        self.nobody_is_elsewhere(game)
    }

    /// Both of a match are called to no other and play no other.
    pub(super) fn nobody_is_elsewhere(&self, game: &Match) -> Result<(), TournamentRefusal> {
        let taken = self.taken_beside(game.fixture.id);
        let busy = game.pair().into_iter().flatten().find(|entrant| self.is_busy(*entrant, &taken));
        busy.map_or(Ok(()), |entrant| Err(Reason::Busy.of("entrant", entrant)))
    }

    pub(super) fn table_for(
        &self,
        of: MatchId,
        table: Option<TableNumber>,
    ) -> Result<Option<TableNumber>, TournamentRefusal> {
        if self.is_online() {
            return Ok(None);
        }
        let Some(table) = table else {
            let free = self.free_tables(&self.taken()).next();
            return if free.is_none() && self.tables > 0 { Err(Reason::NoFreeTable.into()) } else { Ok(free) };
        };
        self.known_table(table)?;
        match self.taken().at(table) {
            Some(taken) if taken != of => Err(Reason::TableTaken.of("table", table).with("match", taken)),
            _ => Ok(Some(table)),
        }
    }

    /// The official tables in use at which nobody plays, the lowest number first.
    fn free_tables(&self, taken: &Taken) -> impl Iterator<Item = TableNumber> {
        (1..=self.tables).map(TableNumber::new).filter(|table| self.is_free_table(*table, taken))
    }

    pub(super) fn call(&self, game: &Match, table: Option<TableNumber>) -> Happened {
        let others = || self.free_tables(&self.taken()).find(|free| Some(*free) != table);
        let second = table.filter(|_| self.is_tie(game.fixture.id)).and_then(|_| others());
        Self::called_to(game, [table, second])
    }

    /// A match called to its table, a tie to its two.
    fn called_to(game: &Match, [table, second]: [Option<TableNumber>; 2]) -> Happened {
        let players = game.pair().unwrap_or([EntrantId::FIRST; 2]);
        let (length, clock) = (game.status.length, game.status.clock);
        Happened::Match(MatchEvent::Called { of: game.fixture.id, table, length, players, clock, second })
    }

    /// The matches that can be called now, in the order in which they are (TRN-07), nobody twice.
    pub(crate) fn calls(&self, most: usize) -> Vec<MatchId> {
        let taken = self.taken();
        let mut called = std::collections::BTreeSet::new();
        let mut calls = Vec::new();
        for key in &self.callable {
            if calls.len() == most {
                break;
            }
            let Some(game) = self.game(key.4).filter(|game| game.status.dispute.is_none()) else { continue };
            if !self.is_published(game) || !self.is_free_to_play(game, &taken) {
                continue;
            }
            let pair = game.pair().into_iter().flatten();
            let names: Vec<String> = pair.flat_map(|entrant| self.names_of(entrant)).collect();
            if names.iter().all(|name| !called.contains(name)) {
                called.extend(names);
                calls.push(key.4);
            }
        }
        calls
    }

    /// As many matches as tables are free, in their order. Ties that have one table get their second first.
    fn call_next(&self) -> Judged {
        let mut called: Vec<Happened> = Vec::new();
        if self.is_online() || self.tables == 0 {
            let calls = self.calls(self.callable.len());
            called.extend(calls.iter().filter_map(|id| self.game(*id)).map(|game| Self::called_to(game, [None; 2])));
        } else {
            let taken = self.taken();
            let mut free = self.free_tables(&taken);
            let lacking = self.matches.iter().map(|game| game.fixture.id).filter(|id| self.lacks_second_table(*id));
            for (of, table) in lacking.zip(&mut free) {
                called.push(MatchEvent::SecondTable { of, table }.into());
            }
            let mut free = free.peekable();
            if called.is_empty() && free.peek().is_none() && !self.callable.is_empty() {
                return Err(Reason::NoFreeTable.into());
            }
            for game in self.calls(self.callable.len()).into_iter().filter_map(|id| self.game(id)) {
                let Some(table) = free.next() else { break };
                let second = if self.is_tie(game.fixture.id) { free.next() } else { None };
                called.push(Self::called_to(game, [Some(table), second]));
            }
        }
        if called.is_empty() { Err(Reason::NothingToCall.into()) } else { Ok(called) }
    }

    /// A match begins; one that nobody has called is called with it by the director.
    fn start(&self, of: MatchId, facts: &TournamentFacts) -> Judged {
        let game = self.undisputed(of)?;
        let called = if matches!(game.status.phase, Phase::Planned) && self.director_only(facts).is_ok() {
            let table = self.table_for(of, None)?;
            self.checked_call(of)?;
            Some(self.call(game, table))
        } else {
            self.phase_of(of, &[PhaseKind::Called])?;
            None
        };
        if self.acting(game, facts).is_none() {
            self.officials_only(facts)?;
        }
        // Whoever was missed and plays now has come; at a tie the other match begins.
        let absent =
            game.pair().into_iter().flatten().filter(|&entrant| !self.is_tie(of) && self.is_absent(game, entrant));
        let arrived: Vec<Happened> = absent.map(|entrant| self.arrival(game, entrant, facts.now)).collect();
        Ok(called.into_iter().chain(arrived).chain([Happened::Match(MatchEvent::Started { of })]).collect())
    }

    /// Every called match begins at which nobody is missed and nothing is in dispute.
    fn start_all(&self, facts: &TournamentFacts) -> Judged {
        self.officials_only(facts)?;
        let is_complete = |game: &&Match| {
            let sides = &game.status.sides;
            !game.is_gone && game.status.dispute.is_none() && sides.iter().all(|side| side.at_table != AtTable::Absent)
        };
        let called = self.matches.iter().filter(|game| matches!(game.status.phase, Phase::Called { .. }));
        let begun: Vec<Happened> =
            called.filter(is_complete).map(|game| MatchEvent::Started { of: game.fixture.id }.into()).collect();
        if begun.is_empty() { Err(Reason::NothingToStart.into()) } else { Ok(begun) }
    }

    fn is_absent(&self, game: &Match, entrant: EntrantId) -> bool {
        game.chair(entrant).is_some_and(|chair| game.status.sides[chair.index()].at_table == AtTable::Absent)
    }

    fn absent(&self, of: MatchId, entrant: EntrantId, facts: &TournamentFacts) -> Judged {
        let game = self.phase_of(of, &NOT_BEGUN)?;
        let chair = self.can_be_missed(game, entrant, facts)?;
        if game.status.sides[chair.index()].at_table == AtTable::Absent {
            return Err(Reason::AwayAlready.of("entrant", entrant));
        }
        let missed = Happened::Match(MatchEvent::Missed { of, entrant, member: None });
        Ok(begins_when_missed(game, facts.now).into_iter().chain([missed]).collect())
    }

    /// On which seat somebody sits whom their opponent or an official misses.
    pub(super) fn can_be_missed(
        &self,
        game: &Match,
        entrant: EntrantId,
        facts: &TournamentFacts,
    ) -> Result<Chair, TournamentRefusal> {
        let other = game.pair().into_iter().flatten().find(|&other| other != entrant);
        if self.acting(game, facts).is_none() || self.acting(game, facts) != other {
            self.officials_only(facts)?;
        }
        game.chair(entrant).ok_or_else(|| Reason::NotInMatch.of("entrant", entrant).with("match", game.fixture.id))
    }

    fn arrive(&self, of: MatchId, entrant: EntrantId, facts: &TournamentFacts) -> Judged {
        let game = self.phase_of(of, &NOT_BEGUN)?;
        self.for_entrant(game, entrant, facts)?;
        Ok(vec![self.arrival(game, entrant, facts.now)])
    }

    /// Somebody comes: what it costs them if they were missed.
    fn arrival(&self, game: &Match, entrant: EntrantId, now: Time) -> Happened {
        let (points, time) =
            if self.is_absent(game, entrant) { self.lateness_cost(game, now) } else { (0, Millis::ZERO) };
        let of = game.fixture.id;
        Happened::Match(MatchEvent::Arrived { of, entrant, points, time, member: None, rubber: None })
    }

    fn is_there(&self, game: &Match, entrant: EntrantId) -> Result<(), TournamentRefusal> {
        let at_table = game.chair(entrant).map(|chair| game.status.sides[chair.index()].at_table);
        match at_table {
            Some(AtTable::OnBreak { .. } | AtTable::Away { .. }) => Err(Reason::AwayAlready.of("entrant", entrant)),
            Some(AtTable::Expected | AtTable::Absent | AtTable::Here { .. }) | None => Ok(()),
        }
    }

    fn take_break(&self, of: MatchId, entrant: EntrantId, facts: &TournamentFacts) -> Judged {
        let game = self.phase_of(of, &[PhaseKind::Playing])?;
        self.for_entrant(game, entrant, facts)?;
        self.is_there(game, entrant)?;
        let most = breaks(game.status.length);
        let had = game.chair(entrant).map_or(0, |chair| game.status.sides[chair.index()].breaks);
        if had >= most {
            return Err(Reason::NoBreakLeft.of("entrant", entrant).with("breaks", most));
        }
        Ok(vec![Happened::Match(MatchEvent::BreakTaken { of, entrant })])
    }

    fn come_back(&self, of: MatchId, entrant: EntrantId, facts: &TournamentFacts) -> Judged {
        let game = self.known_match(of)?;
        self.for_entrant(game, entrant, facts)?;
        let at_table = game.chair(entrant).map(|chair| game.status.sides[chair.index()].at_table);
        let over = match at_table {
            Some(AtTable::OnBreak { since }) => facts.now.since(since).less(BREAK),
            Some(AtTable::Away { .. }) => Millis::ZERO,
            Some(AtTable::Expected | AtTable::Absent | AtTable::Here { .. }) | None => {
                return Err(Reason::NotAway.of("entrant", entrant));
            }
        };
        Ok(vec![Happened::Match(MatchEvent::Returned { of, entrant, over })])
    }
}

/// That a match was to begin now, where no hour was said: somebody is missed.
pub(super) fn begins_when_missed(game: &Match, now: Time) -> Option<Happened> {
    let matches = vec![game.fixture.id];
    game.status.scheduled.is_none().then(|| MatchEvent::Scheduled { matches, begins: now }.into())
}
