//! How the view is made.

use std::collections::BTreeMap;

use tavola_base::Time;

use super::{
    CallView, DivisionView, DrawState, DrawView, LatePlaceView, LogLine, MatchView, OfficialTable, Readiness,
    StageSheet, TournamentStage, TournamentView, TournamentViewer, You,
};
use crate::format::bracket::{MatchState, Stage};
use crate::ids::{MatchId, Round};
use crate::result::money::Cents;
use crate::ruling::{Remedy, Ruling};
use crate::stream::command::{Office, Presence};
use crate::stream::entry::{Entry, EntryState, Person};
use crate::stream::left::LeftUndone;
use crate::stream::play::{AtTable, Phase, TableNumber};
use crate::stream::state::{DivisionState, Match, Tournament};

impl Tournament {
    /// What a viewer sees of the tournament at that time.
    #[must_use]
    pub fn view(&self, viewer: &TournamentViewer, now: Time) -> TournamentView {
        let you = self.you(viewer);
        let official = !you.offices.is_empty();
        let tables = self.official_tables(now);
        TournamentView {
            stage: self.stage,
            settings: self.settings.clone(),
            commitment: self.commitment,
            seed: self.seed,
            officials: self.offices.iter().cloned().collect(),
            committee: self.committee.clone(),
            divisions: self.divisions_in_order().map(|division| self.division_view(division, official, now)).collect(),
            entries: self.entries.iter().filter_map(|entry| entry_view(entry, &you)).collect(),
            matches: self
                .matches
                .iter()
                .filter(|game| self.shows(game, official))
                .map(|g| self.match_view(g, now))
                .collect(),
            calls: self.call_views(&tables, now),
            tables,
            announcements: self.announcements.iter().filter(|(_, stands)| *stands).map(|(a, _)| a.clone()).collect(),
            rulings: self
                .rulings
                .iter()
                .filter(|ruling| official || self.shows_ruling(ruling, &you))
                .cloned()
                .collect(),
            left: if official { self.left_undone() } else { LeftUndone::default() },
            log: if official { self.log_lines() } else { Vec::new() },
            ratings: self.ratings(),
            you,
            next_deadline: self.next_deadline(),
        }
    }

    fn divisions_in_order(&self) -> impl Iterator<Item = &DivisionState> {
        let mut divisions: Vec<&DivisionState> = self.divisions.values().collect();
        divisions.sort_by_key(|division| division.division.precedence);
        divisions.into_iter()
    }

    fn you(&self, viewer: &TournamentViewer) -> You {
        let TournamentViewer::Person { player } = viewer else { return You::default() };
        let offices: Vec<Office> =
            self.offices.iter().filter(|(_, person)| person == player).map(|(office, _)| *office).collect();
        let entrants: Vec<_> =
            self.entries.iter().filter(|entry| entry.is_of(player)).map(|entry| entry.entrant).collect();
        let plays = |game: &&Match| entrants.iter().any(|&entrant| game.chair(entrant).is_some());
        let open = self.matches.iter().filter(|game| !game.is_gone && game.is_undecided() && self.shows(game, false));
        You {
            player: Some(player.clone()),
            offices,
            on_committee: self.committee.iter().any(|member| member.person == *player),
            matches: open.filter(plays).map(|game| game.fixture.id).collect(),
            entrants,
        }
    }

    fn shows(&self, game: &Match, official: bool) -> bool {
        let draw = self.division_of(game).map_or(DrawState::Entries, |division| division.draw);
        !game.is_gone && (official || draw == DrawState::Published)
    }

    fn shows_ruling(&self, ruling: &Ruling, you: &You) -> bool {
        let is_public = match ruling.remedy {
            Remedy::PenaltyPoints { .. }
            | Remedy::LossOfGame { .. }
            | Remedy::LossOfMatch
            | Remedy::Disqualify
            | Remedy::Ban => true,
            Remedy::Stands
            | Remedy::LegalPlay
            | Remedy::RollAgain
            | Remedy::VoidDoubles
            | Remedy::GiveTime { .. }
            | Remedy::ReplaceClock
            | Remedy::ReplaceEquipment
            | Remedy::MixDice
            | Remedy::RemoveSpectator
            | Remedy::Warning
            | Remedy::Settled => false,
        };
        let sides = self.sides_of(ruling).into_iter();
        let sits = you
            .player
            .as_ref()
            .is_some_and(|player| ruling.appeal.as_ref().is_some_and(|appeal| appeal.members.contains(player)));
        is_public || sits || sides.chain(ruling.about).any(|entrant| you.entrants.contains(&entrant))
    }

    fn match_view(&self, game: &Match, now: Time) -> MatchView {
        let readiness = match (&game.status.phase, game.state) {
            (Phase::Planned, MatchState::Waiting) => Readiness::Waiting,
            (Phase::Planned, MatchState::Ready) => Readiness::Ready,
            (Phase::Planned, MatchState::Bye { .. }) => Readiness::Bye,
            (Phase::Planned, MatchState::Empty | MatchState::NotNeeded) => Readiness::Empty,
            (Phase::Planned, MatchState::Played { .. })
            | (
                Phase::Called { .. } | Phase::Playing { .. } | Phase::Reported { .. } | Phase::Ended { .. },
                MatchState::Waiting
                | MatchState::Ready
                | MatchState::Bye { .. }
                | MatchState::Empty
                | MatchState::NotNeeded
                | MatchState::Played { .. },
            ) => Readiness::Begun,
        };
        let waits = matches!(game.status.phase, Phase::Planned | Phase::Called { .. });
        let is_tie = self.is_tie(game.fixture.id);
        let late_now = [0, 1].map(|index: usize| {
            let other = game.status.sides[1 - index].at_table;
            if waits && !is_tie && other == AtTable::Absent { self.lateness_cost(game, now).0 } else { 0 }
        });
        MatchView {
            id: game.fixture.id,
            division: game.division.clone(),
            stage: game.fixture.stage,
            round: game.fixture.round,
            place: game.fixture.place,
            seats: game.seats,
            feeds: game.fixture.feeds,
            readiness,
            status: game.status.clone(),
            late_now,
            late_in: if is_tie { self.late_in(game, now) } else { Vec::new() },
            ends: self.ends(game, now),
        }
    }

    /// When a match called or played should end, by estimate: what both still need, at the pace of the division.
    fn ends(&self, game: &Match, now: Time) -> Option<Time> {
        let began = match game.status.phase {
            Phase::Called { at } => at,
            Phase::Playing { since } => since,
            Phase::Planned | Phase::Reported { .. } | Phase::Ended { .. } => return None,
        };
        let end = began + self.pace(self.division_of(game)?).of_match(game.match_length()?);
        Some(end.max(now))
    }

    fn official_tables(&self, now: Time) -> Vec<OfficialTable> {
        let taken = self.taken();
        let table = |number| {
            let table = TableNumber::new(number);
            let of = taken.at(table);
            let free = of.and_then(|id| self.ends(self.game(id)?, now));
            OfficialTable { table, is_open: !self.closed_tables.contains(&table), of, free }
        };
        (1..=self.tables).map(table).collect()
    }

    /// The next calls in order, each at the table that should be free first.
    fn call_views(&self, tables: &[OfficialTable], now: Time) -> Vec<CallView> {
        let mut free: Vec<(Time, Option<TableNumber>)> = tables
            .iter()
            .filter(|table| table.is_open)
            .map(|table| (table.free.unwrap_or(now), Some(table.table)))
            .collect();
        let call = |of: MatchId| {
            free.sort_unstable();
            let (at, table) = free.first().copied().unwrap_or((now, None));
            if let (Some(first), Some(game)) = (free.first_mut(), self.game(of))
                && let Some(division) = self.division_of(game)
            {
                first.0 = at + division.division.estimate(game.status.length);
            }
            CallView { of, table, at }
        };
        self.calls(100).into_iter().map(call).collect()
    }

    fn log_lines(&self) -> Vec<LogLine> {
        let mut last_of: BTreeMap<MatchId, u32> = BTreeMap::new();
        for (act, entry) in (1..).zip(&self.log) {
            if let Some(id) = entry.of.filter(|_| !entry.is_undone) {
                last_of.insert(id, act);
            }
        }
        let mut end = self.version();
        let mut lines = Vec::with_capacity(self.log.len());
        for (act, entry) in self.log.iter().enumerate().rev().map(|(index, entry)| (as_act(index), entry)) {
            let is_last = entry.of.and_then(|id| last_of.get(&id)).is_none_or(|last| *last <= end);
            let can_be_undone = is_last && self.can_be_undone(act);
            let (at, by, what, of, entrant) = (entry.at, entry.by.clone(), entry.what, entry.of, entry.entrant);
            let (amount, result) = (entry.amount, entry.result.clone());
            let pair = of.and(entry.pair);
            let name = entry
                .name
                .clone()
                .filter(|name| entrant.and_then(|entrant| self.entry(entrant)).is_none_or(|known| known.name != *name));
            lines.push(LogLine {
                act,
                at,
                by,
                what,
                of,
                pair,
                entrant,
                name,
                amount,
                result,
                undone: entry.is_undone,
                can_be_undone,
            });
            if entry.follows.is_act() {
                // The next one before belongs to another act.
                end = act.saturating_sub(1);
            }
        }
        lines.reverse();
        lines
    }

    fn division_view(&self, division: &DivisionState, official: bool, now: Time) -> DivisionView {
        let is_shown = official || division.draw == DrawState::Published;
        let state = if is_shown { division.draw } else { DrawState::Entries };
        let keys = if division.draw == DrawState::Published { division.keys.clone() } else { Vec::new() };
        let is_over = division.draw == DrawState::Published && self.is_over(division);
        DivisionView {
            division: division.division.clone(),
            draw: DrawView { state, keys },
            stages: if is_shown { sheets(division) } else { Vec::new() },
            late: division.late.iter().map(|(place, seat)| LatePlaceView { place, seat }).collect(),
            late_until: division.late_until,
            standings: self.standings(division),
            prizes: self.prizes(division),
            auction: crate::result::payout::auction(self, division),
            schedule: if is_over { Vec::new() } else { self.round_estimates(division, now) },
            most_rounds: self.rounds_too_many(division),
            met_again: if is_shown { self.met_again(division) } else { Vec::new() },
            takes_entries: self.late_place(division, self.next_entrant(), None).is_ok(),
            is_round_due: self.next_round(division).is_some(),
            is_over,
        }
    }

    /// Whether everything in a division is played.
    pub(crate) fn is_over(&self, division: &DivisionState) -> bool {
        division.is_all_decided() && self.next_round(division).is_none() && self.stage != TournamentStage::Unopened
    }
}

fn as_act(index: usize) -> u32 {
    u32::try_from(index).unwrap_or(u32::MAX).saturating_add(1)
}

/// Officials and whoever has entered see all of an entry, others what everybody may see, if anything.
fn entry_view(entry: &Entry, you: &You) -> Option<Entry> {
    if !you.offices.is_empty() || you.entrants.contains(&entry.entrant) {
        return Some(entry.clone());
    }
    is_shown(entry).then(|| for_everybody(entry))
}

/// An entry as everybody may see it: without accounts and payments. Every part is named, so that a new one is shown to
/// nobody before somebody has decided that here.
fn for_everybody(entry: &Entry) -> Entry {
    let Entry { entrant, division, name, people, state, rebuy_of, pools, paid: _, waived: _, presence: _ } =
        entry.clone();
    let person = |Person { name, player: _, club, rating }| Person { name, player: None, club, rating };
    let people = people.into_iter().map(person).collect();
    let (paid, waived, presence) = (Cents::default(), Cents::default(), Presence::default());
    Entry { entrant, division, name, people, state, rebuy_of, pools, paid, waived, presence }
}

/// Whether everybody may see an entry: of whom a draw or a ruling speaks; who has asked or was refused stays private.
pub(crate) const fn is_shown(entry: &Entry) -> bool {
    match entry.state {
        EntryState::Approved | EntryState::Out | EntryState::Disqualified => true,
        EntryState::Requested | EntryState::Refused => false,
    }
}

fn sheets(division: &DivisionState) -> Vec<StageSheet> {
    let mut stages: BTreeMap<Stage, BTreeMap<Round, Vec<_>>> = BTreeMap::new();
    for fixture in division.bracket.fixtures() {
        stages.entry(fixture.stage).or_default().entry(fixture.round).or_default().push((fixture.place, fixture.id));
    }
    let round = |mut matches: Vec<_>| {
        matches.sort_unstable();
        matches.into_iter().map(|(_, id)| id).collect()
    };
    stages
        .into_iter()
        .map(|(stage, rounds)| StageSheet { stage, rounds: rounds.into_values().map(round).collect() })
        .collect()
}
