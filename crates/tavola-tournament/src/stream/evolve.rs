//! The state after an event. Each event changes what it speaks of and what hangs on that, nothing else.

pub(crate) mod entries;
mod matches;
mod results;
mod rulings;
mod terms;
mod ties;
mod undone;

pub(crate) use entries::same;

use crate::stream::event::{DeskEvent, DrawEvent};
use tavola_base::Time;

use super::agenda::Due;
use super::bounds::TABLES;
use super::division::{DivisionId, Series};
use super::event::{Happened, TournamentEvent};
use super::play::{Chair, OrderedClock, Status};
use super::state::{DivisionState, LogEntry, Match, Tournament};
use super::view::{Announcement, DrawState, DrawnKey, TournamentStage};
use crate::format::bracket::{Fixture, MatchState, Seat, Stage};
use crate::ids::MatchId;

impl Tournament {
    /// The state after `event`.
    #[must_use]
    pub(crate) fn after(mut self, event: &TournamentEvent) -> Self {
        let inverse = self.inverse_of(&event.what);
        let (of, entrant) = event.what.subject();
        let pair = of.and_then(|of| self.pair(of));
        let name = entrant.and_then(|entrant| self.entry(entrant)).map(|entry| entry.name.clone());
        self.log.push(LogEntry {
            at: event.at,
            by: event.by.clone(),
            what: event.what.name(),
            of,
            pair,
            entrant,
            name,
            amount: event.what.amount(),
            result: event.what.result().cloned(),
            follows: event.follows,
            inverse,
            is_undone: false,
        });
        self.apply(&event.what, event.at);
        self
    }

    fn apply(&mut self, what: &Happened, at: Time) {
        match what {
            Happened::Desk(what) => self.apply_desk(what, at),
            Happened::Entry(what) => self.apply_entry(what, at),
            Happened::Draw(what) => self.apply_draw(what, at),
            Happened::Match(what) => self.apply_match(what, at),
            Happened::Order(what) => self.apply_order(what, at),
            Happened::Ruling(what) => self.apply_ruling(what, at),
        }
        if let (Happened::Match(_) | Happened::Order(_), (Some(id), _)) = (what, what.subject()) {
            self.look_at_lateness(id);
        }
    }

    fn apply_desk(&mut self, what: &DeskEvent, at: Time) {
        match what {
            DeskEvent::Opened { settings, commitment } => {
                self.stage = TournamentStage::Open;
                self.commitment = Some(*commitment);
                // A log from before there was a bound may name more.
                self.tables = settings.tables.min(TABLES);
                let director = super::command::Office::Director;
                self.offices.extend(settings.directors.iter().map(|person| (director, person.clone())));
                self.settings = (**settings).clone();
                for division in &settings.divisions {
                    self.add_division(division);
                }
            }
            DeskEvent::DivisionAdded { division } => self.add_division(division),
            DeskEvent::DivisionChanged { division } => {
                if let Some(known) = self.divisions.get_mut(&division.id) {
                    known.division = (**division).clone();
                }
            }
            DeskEvent::SettingsChanged { settings } => self.on_terms((**settings).clone(), at),
            DeskEvent::ClockSet { division, clock } => self.set_clock(division, *clock, &[]),
            DeskEvent::NotesSet { notes } => self.settings.notes = notes.clone(),
            DeskEvent::TablesSet { tables } => self.tables = (*tables).min(TABLES),
            DeskEvent::TableClosed { table } => {
                self.closed_tables.insert(*table);
            }
            DeskEvent::TableOpened { table } => {
                self.closed_tables.remove(table);
            }
            DeskEvent::Appointed { office, person } => {
                self.offices.insert((*office, person.clone()));
            }
            DeskEvent::Dismissed { office, person } => {
                self.offices.remove(&(*office, person.clone()));
            }
            DeskEvent::CommitteeAppointed { members } => self.committee.clone_from(members),
            DeskEvent::Announced { text } => {
                let number = u32::try_from(self.announcements.len() + 1).unwrap_or(u32::MAX);
                self.announcements.push((Announcement { number, at, text: text.clone() }, true));
            }
            DeskEvent::AnnouncementWithdrawn { number } => self.withdraw_announcement(*number),
            DeskEvent::Undone { act } => self.undo(*act, at),
            DeskEvent::Finished { seed } => {
                self.stage = TournamentStage::Finished;
                self.seed = Some(*seed);
            }
        }
    }

    fn add_division(&mut self, division: &super::division::Division) {
        let state = DivisionState { division: division.clone(), ..DivisionState::default() };
        self.divisions.insert(division.id.clone(), state);
    }

    fn withdraw_announcement(&mut self, number: u32) {
        if let Some((_, stands)) = self.announcements.iter_mut().find(|(known, _)| known.number == number) {
            *stands = false;
        }
    }

    fn apply_draw(&mut self, what: &DrawEvent, at: Time) {
        match what {
            DrawEvent::WordsAdded { division, words } => {
                if let Some(known) = self.divisions.get_mut(division) {
                    known.words.clone_from(words);
                }
            }
            DrawEvent::Drawn { division, name, key, sheet, fixtures, until } => {
                self.forget_draw(division);
                let Some(known) = self.divisions.get_mut(division) else { return };
                known.keys.push(DrawnKey { name: name.clone(), words: known.words.clone(), key: *key });
                known.draw = DrawState::Drawn;
                known.late_until = *until;
                known.late = sheet.as_ref().map(crate::format::knock_out::KnockOut::late_places).unwrap_or_default();
                known.sheet.clone_from(sheet);
                let lines = sheet.iter().flat_map(|sheet| sheet.fixtures(Stage::Main));
                let all: Vec<Fixture> = lines.chain(fixtures.iter().copied()).collect();
                self.add_fixtures(division, &all, at);
            }
            DrawEvent::DrawDiscarded { division } => {
                self.forget_draw(division);
                if let Some(known) = self.divisions.get_mut(division) {
                    known.draw = DrawState::Entries;
                    known.sheet = None;
                    known.late = crate::format::late_places::LatePlaces::default();
                    known.late_until = None;
                }
            }
            DrawEvent::DrawPublished { division } => {
                let Some(known) = self.divisions.get_mut(division) else { return };
                known.draw = DrawState::Published;
                let until = known.late_until.filter(|_| known.late.open().next().is_some());
                let ids: Vec<MatchId> = known.bracket.fixtures().iter().map(|fixture| fixture.id).collect();
                if let Some(until) = until {
                    self.agenda.set(Due::CutOff(division.clone()), until);
                }
                ids.into_iter().for_each(|id| self.remember_call(id, at));
                self.late_places_changed(division, Vec::new(), at);
            }
            DrawEvent::RoundDrawn { division, name, key, fixtures } => {
                self.agenda.clear(&Due::Draw(division.clone()));
                let Some(known) = self.divisions.get_mut(division) else { return };
                known.keys.push(DrawnKey { name: name.clone(), words: String::new(), key: *key });
                self.add_fixtures(division, fixtures, at);
                self.look_for_draw(division, at);
            }
            DrawEvent::LatePlaceFilled { division, place, entrant } => {
                let Some(known) = self.divisions.get_mut(division) else { return };
                known.late.fill(*place, *entrant);
                self.late_places_changed(division, vec![*place], at);
            }
            DrawEvent::LatePlaceClosed { division, place } => {
                let Some(known) = self.divisions.get_mut(division) else { return };
                known.late.close(*place);
                self.late_places_changed(division, vec![*place], at);
            }
            DrawEvent::CutOff { division } => {
                let Some(known) = self.divisions.get_mut(division) else { return };
                let open: Vec<_> = known.late.open().collect();
                known.late.cut_off();
                self.late_places_changed(division, open, at);
            }
        }
    }

    /// A draw not published yet is made anew: its matches go.
    fn forget_draw(&mut self, division: &DivisionId) {
        let Some(known) = self.divisions.get_mut(division) else { return };
        let ids: Vec<MatchId> = known.bracket.fixtures().iter().map(|fixture| fixture.id).collect();
        known.bracket.remove(|_| true);
        known.results.clear();
        known.undecided.clear();
        known.last_round.clear();
        for id in ids {
            self.forget_call(id);
            self.agenda.clear(&Due::TooLate(id));
            if let Some(game) = self.game_mut(id) {
                game.is_gone = true;
            }
        }
    }

    /// Matches at which those late places are get their players or byes; once all are settled the rounds below begin.
    fn late_places_changed(&mut self, division: &DivisionId, places: Vec<crate::ids::LatePlace>, at: Time) {
        let Some(known) = self.divisions.get_mut(division) else { return };
        if known.late.open().next().is_none() {
            self.agenda.clear(&Due::CutOff(division.clone()));
            if known.redraws.is_empty() {
                known.redraws = known.redraws_below();
            }
        }
        let Some(known) = self.divisions.get(division) else { return };
        let sheet = known.sheet.as_ref();
        let of = |place| {
            let line = sheet?.line(crate::format::bracket::Feed::Late { place })?;
            sheet.map(|sheet| sheet.id(crate::ids::Round::FIRST, line / 2))
        };
        let changed: Vec<MatchId> = places.into_iter().filter_map(of).collect();
        self.settle(changed, at);
        self.look_for_draw(division, at);
    }

    /// Adds matches, links them to those that feed them, and finds out who sits there.
    pub(crate) fn add_fixtures(&mut self, division: &DivisionId, fixtures: &[Fixture], at: Time) {
        let Some(known) = self.divisions.get_mut(division) else { return };
        known.bracket.extend(fixtures.iter().copied());
        for fixture in fixtures {
            *known.undecided.entry((fixture.stage, fixture.round)).or_default() += 1;
            let last = known.last_round.entry(fixture.stage).or_insert(fixture.round);
            *last = (*last).max(fixture.round);
        }
        let plan = known.division.clock;
        let direction = (known.division.series == Series::BestOfThree).then_some(Chair::First);
        let lengths: Vec<u8> = fixtures.iter().map(|fixture| Self::planned_length(known, fixture)).collect();
        for (fixture, length) in fixtures.iter().zip(lengths) {
            let clock = plan.map(|settings| OrderedClock::of(settings, length));
            let status = Status { length, clock, direction, ..Status::default() };
            self.put_match(Match {
                fixture: *fixture,
                division: division.clone(),
                seats: [Seat::Open; 2],
                state: MatchState::Waiting,
                feeds: Vec::new(),
                status,
                stood: None,
                changed: 0,
                is_gone: false,
            });
            let needs = match fixture.need {
                crate::format::bracket::Need::Always => None,
                crate::format::bracket::Need::SecondWins { of } => Some(of),
            };
            for feeding in fixture.feeds.iter().filter_map(|feed| feed.of()).chain(needs) {
                if let Some(game) = self.game_mut(feeding) {
                    game.feeds.push(fixture.id);
                }
            }
        }
        // In reverse, so that the worklist takes the first ones first.
        self.settle(fixtures.iter().rev().map(|fixture| fixture.id), at);
    }

    fn put_match(&mut self, game: Match) {
        let index = (game.fixture.id.number() as usize).saturating_sub(1);
        if index == self.matches.len() {
            self.matches.push(game);
        } else if let Some(known) = self.matches.get_mut(index) {
            *known = game;
        }
    }

    /// Whether a round of this division can be drawn is noted for the timer.
    pub(crate) fn look_for_draw(&mut self, division: &DivisionId, at: Time) {
        let due = Due::Draw(division.clone());
        let by_itself = self.settings.rounds == super::settings::Rounds::ByThemselves;
        let can = by_itself && self.divisions.get(division).is_some_and(|known| self.next_round(known).is_some());
        if can {
            self.agenda.set(due, at);
        } else {
            self.agenda.clear(&due);
        }
    }
}
