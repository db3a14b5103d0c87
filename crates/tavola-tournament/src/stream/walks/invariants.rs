//! What must hold after every act of a walk, each law one function.

use std::collections::{BTreeMap, BTreeSet};

use tavola_base::PlayerId;

use super::{Walk, moves};
use crate::format::bracket::MatchState;
use crate::ids::MatchId;
use crate::ruling::RulingState;
use crate::stream::command::{CallCommand, DeskCommand, DrawCommand, ResultCommand, TournamentCommand};
use crate::stream::entry::Entry;
use crate::stream::play::Phase;
use crate::stream::state::Match;
use crate::{Report, TournamentViewer, stream::event::Fate};

impl Walk {
    /// All of them.
    pub(super) fn invariants(&self) {
        self.nobody_is_taken_twice();
        self.what_is_on_can_be_played();
        self.whoever_is_free_can_be_called();
        self.what_is_offered_can_be_done();
        self.seats_are_as_worked_out_from_the_beginning();
        self.no_appeal_is_offered_too_late();
        self.every_appeal_can_end();
        self.the_end_asks_for_what_is_open();
    }

    fn holds(&self, holds: bool, what: impl FnOnce() -> String) {
        if !holds {
            self.fails(&what());
        }
    }

    fn games(&self) -> impl Iterator<Item = &Match> {
        self.event.matches.iter().filter(|game| !game.is_gone)
    }

    /// A ruling in a match or about somebody is open to an appeal for as long as the tournament says, and no longer.
    fn no_appeal_is_offered_too_late(&self) {
        let is_settled = self.event.next_deadline().is_none_or(|at| at > self.now);
        let open = self.event.rulings.iter().filter(|ruling| ruling.state == RulingState::Holds);
        for ruling in open.filter(|ruling| is_settled && (ruling.of.is_some() || ruling.about.is_some())) {
            let until = ruling.at + self.event.settings.appeal;
            self.holds(self.now <= until, || format!("ruling {} could be appealed until {until:?}", ruling.number));
        }
    }

    /// Whoever can't vote, and whoever sits at its match by now: an appeal is decided, or closed with the ruling standing.
    fn every_appeal_can_end(&self) {
        for ruling in self.event.rulings.iter().filter(|ruling| ruling.state == RulingState::Appealed) {
            self.can(&self.way_out(ruling.number));
        }
    }

    /// The event ends when nothing forbids it and all that is left undone is named, and at no other time.
    fn the_end_asks_for_what_is_open(&self) {
        let left = self.event.left_undone();
        let finish = |leaving| self.would(&TournamentCommand::Desk(DeskCommand::Finish { leaving })).is_ok();
        self.holds(finish(left.divisions.clone()) != left.forbids(), || {
            format!("the end is offered wrongly: {left:?}")
        });
        let is_all_done = left.divisions.is_empty() && !left.forbids();
        self.holds(finish(Vec::new()) == is_all_done, || format!("the end without a word about {left:?}"));
    }

    /// No table and no person is in two matches that are on.
    fn nobody_is_taken_twice(&self) {
        let mut taken: BTreeMap<String, MatchId> = BTreeMap::new();
        for game in self.games().filter(|game| game.is_on()) {
            let id = game.fixture.id;
            let names: BTreeSet<String> =
                game.pair().into_iter().flatten().flat_map(|entrant| self.event.names_of(entrant)).collect();
            let table = game.status.official_tables().map(|table| format!("table {table}"));
            for what in names.into_iter().chain(table) {
                let other = taken.insert(what.clone(), id);
                self.holds(other.is_none(), || format!("{what} is taken by match {id} and by {other:?}"));
            }
        }
    }

    /// Who is called or playing is known and takes part; the match can be begun, confirmed, ruled on, ended.
    fn what_is_on_can_be_played(&self) {
        for game in self.games().filter(|game| game.is_on()) {
            let of = game.fixture.id;
            self.holds(game.state == MatchState::Ready, || format!("match {of} is on and {:?}", game.state));
            let are_in =
                game.pair().is_some_and(|pair| pair.iter().all(|e| self.event.entry(*e).is_some_and(Entry::is_in)));
            self.holds(are_in, || format!("match {of} is on without a player"));
            if game.status.dispute.is_some() {
                self.can(&self.stands(of));
                continue;
            }
            match &game.status.phase {
                Phase::Called { .. } => self.can(&TournamentCommand::Call(CallCommand::Start { of })),
                Phase::Reported { .. } => self.can(&TournamentCommand::Result(ResultCommand::Confirm { of })),
                _ => {}
            }
            self.can_end(of);
        }
    }

    fn can_end(&self, of: MatchId) {
        let Some(result) = moves::report(&self.event, of, 0, 1) else { self.fails("nobody can say how it ended") };
        self.can(&TournamentCommand::Result(ResultCommand::Result { of, result }));
    }

    fn can(&self, command: &TournamentCommand) {
        if let Err(why) = self.would(command) {
            self.fails(&format!("{command:?} is offered and refused: {why}"));
        }
    }

    /// A match that waits, whose players are in no other that is on, can be called where a table is free, and be entered
    /// with its result; if a table is not free, somebody plays there.
    fn whoever_is_free_can_be_called(&self) {
        let on: Vec<&Match> = self.games().filter(|game| game.is_on()).collect();
        let busy: BTreeSet<String> =
            on.iter().flat_map(|game| game.pair()).flatten().flat_map(|e| self.event.names_of(e)).collect();
        let taken = on.iter().flat_map(|game| game.status.official_tables()).collect::<BTreeSet<_>>();
        let open = (1..=self.event.tables)
            .map(crate::TableNumber::new)
            .filter(|table| !self.event.closed_tables.contains(table) && !taken.contains(table));
        let has_table = self.event.tables == 0 || open.count() > 0;
        let calls = self.event.calls(usize::MAX);
        for game in self.games().filter(|game| game.is_ready() && game.status.phase == Phase::Planned) {
            let of = game.fixture.id;
            if !self.event.is_published(game) || game.status.dispute.is_some() {
                continue;
            }
            self.can_end(of);
            let pair = game.pair().unwrap_or_else(|| self.fails("ready without players"));
            let are_in = pair.iter().all(|entrant| self.event.entry(*entrant).is_some_and(Entry::is_in));
            self.holds(are_in, || format!("match {of} waits for somebody who has left"));
            let is_free =
                pair.iter().all(|entrant| self.event.names_of(*entrant).iter().all(|name| !busy.contains(name)));
            if is_free && has_table {
                self.can(&TournamentCommand::Call(CallCommand::Call { of, table: None }));
                self.can(&TournamentCommand::Call(CallCommand::Start { of }));
            }
            let first = calls.first();
            self.holds(!is_free || first.is_some(), || format!("match {of} is on no list of those to call"));
        }
    }

    /// Whatever the log, the draws and the ties offer can be done by the director.
    fn what_is_offered_can_be_done(&self) {
        let viewer = TournamentViewer::Person { player: PlayerId::new("director") };
        let view = self.event.view(&viewer, self.now);
        for call in &view.calls {
            let is_free = |table| view.tables.iter().any(|one| one.table == table && one.of.is_none());
            if call.table.map_or(view.tables.is_empty(), is_free) {
                self.can(&TournamentCommand::Call(CallCommand::Call { of: call.of, table: call.table }));
            }
        }
        let every: Vec<MatchId> = self.games().map(|game| game.fixture.id).collect();
        for line in view.log.iter().filter(|line| line.can_be_undone) {
            self.can(&TournamentCommand::Result(ResultCommand::Undo { act: line.act, accepting: every.clone() }));
        }
        for division in self.event.divisions.values() {
            let id = &division.division.id;
            if self.event.next_round(division).is_some() {
                self.can(&TournamentCommand::Draw(DrawCommand::DrawRound { division: id.clone() }));
            }
            for place in division.late.open().filter(|_| division.draw != crate::stream::view::DrawState::Entries) {
                self.can(&TournamentCommand::Draw(DrawCommand::CloseLatePlace { division: id.clone(), place }));
            }
        }
        for game in self.games() {
            let of = game.fixture.id;
            let dead = self
                .event
                .correction(of, None)
                .iter()
                .any(|touched| touched.fate != Fate::Unaffected && self.event.game(touched.of).is_none());
            self.holds(!dead, || format!("correcting match {of} touches one that is gone"));
            for rubber in self.event.rubbers_to_play(of) {
                if game.status.dispute.is_none() && self.event.is_published(game) {
                    let winner = game.pair().unwrap_or_else(|| self.fails("a tie without pairs"))[0];
                    let result = Report { rubber: Some(rubber), ..Report::won_by(winner) };
                    self.can(&TournamentCommand::Result(ResultCommand::Result { of, result }));
                }
            }
        }
    }

    /// What is kept from event to event is what is worked out from all results.
    fn seats_are_as_worked_out_from_the_beginning(&self) {
        for division in self.event.divisions.values() {
            let resolved = division.resolved();
            let mut undecided = 0;
            for (id, seats, state) in resolved.iter() {
                let game = self.event.game(id).unwrap_or_else(|| self.fails("a match of the bracket is gone"));
                self.holds((game.seats, game.state) == (seats, state), || {
                    format!("match {id} is kept as {:?} {:?}, and is {seats:?} {state:?}", game.seats, game.state)
                });
                undecided += u32::from(game.is_undecided());
                let ended = matches!(game.status.phase, Phase::Ended { .. });
                let is_played = matches!(state, MatchState::Played { .. });
                self.holds(ended == is_played, || format!("match {id} is {state:?} and {:?}", game.status.phase));
            }
            let counted: u32 = division.undecided.values().sum();
            self.holds(counted == undecided, || format!("{counted} matches are counted as open, {undecided} are"));
        }
    }
}
