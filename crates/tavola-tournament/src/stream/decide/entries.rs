//! Entries: asked for, let in or refused without reasons (TRN-03), taken back, bought again, paid.

use crate::stream::command::{EntryCommand, WrongLines};
use tavola_base::Arg;

use super::people::Written;
use super::{Judged, TournamentActor, TournamentFacts};
use crate::format::bracket::Stage;
use crate::format::swiss::late_join;
use crate::ids::{EntrantId, LatePlace, Round};
use crate::result::money::Cents;
use crate::result::prize::SoldLot;
use crate::stream::bounds::in_list;
use crate::stream::csv::{List, Listed, WrongLine, nobody_left, read_list, refused_lines};
use crate::stream::division::{DivisionId, Format};
use crate::stream::entry::{Charge, Entry, EntryState, Person};
use crate::stream::event::{Banned, DrawEvent, EntryEvent, Happened, Leaving, MatchEvent};
use crate::stream::evolve::same;
use crate::stream::play::{Report, Source};
use crate::stream::refusal::{Reason, TournamentRefusal};
use crate::stream::register::Register;
use crate::stream::state::{DivisionState, Match, Tournament};
use crate::stream::view::DrawState;
use crate::{Feed, MatchState};

/// The lines of a list read so far.
#[derive(Default)]
struct Listing {
    entries: Vec<Entry>,
    register: Register,
}

impl Listing {
    fn push(&mut self, entry: Entry) {
        self.register.note(&entry);
        self.entries.push(entry);
    }

    fn entry(&self, entrant: EntrantId) -> Option<&Entry> {
        let first = self.entries.first()?.entrant.number();
        self.entries.get(entrant.number().checked_sub(first)? as usize)
    }
}

impl Tournament {
    pub(super) fn judge_entry(&self, command: EntryCommand, facts: &TournamentFacts) -> Judged {
        match command {
            EntryCommand::Enter { division, people, name } => self.enter(&division, people, name, facts),
            EntryCommand::Approve { entrant } => self.approve(entrant, facts),
            EntryCommand::RefuseEntry { entrant } => {
                self.director_only(facts)?;
                self.in_state(entrant, EntryState::Requested)?;
                Ok(vec![Happened::Entry(EntryEvent::EntryRefused { entrant })])
            }
            EntryCommand::Withdraw { entrant } => self.withdraw(entrant, facts),
            EntryCommand::Import { division, csv, wrong } => self.import(&division, &csv, wrong, facts),
            EntryCommand::Rebuy { entrant } => self.rebuy(entrant, facts),
            EntryCommand::PayAll { division } => self.pay_all(&division, facts),
            EntryCommand::Pay { entrant, charge, amount } => self.pay(entrant, charge, amount, facts),
            EntryCommand::JoinPool { entrant, pool } => self.join_pool(entrant, pool, facts),
            EntryCommand::SellLot { division, players, buyer, price, bought_back } => {
                self.director_only(facts)?;
                self.sell_lot(division, SoldLot { players, buyer, price, bought_back })
            }
            EntryCommand::PlayOff { division, winner, loser } => {
                self.director_only(facts)?;
                self.play_off(division, winner, loser)
            }
            EntryCommand::Amend { entrant, number, name, club, rating } => {
                self.amend(entrant, number, Written { name, club }, rating, facts)
            }
            EntryCommand::Substitute { entrant, number, name, club } => {
                self.substitute(entrant, number, Written { name, club }, facts)
            }
            EntryCommand::Refund { entrant, amount } => self.refund(entrant, amount, facts),
            EntryCommand::Waive { entrant, amount } => self.waive(entrant, amount, facts),
            EntryCommand::Nominate { entrant, first } => self.nominate(entrant, first, facts),
            EntryCommand::CheckIn { entrant, presence } => {
                self.officials_only(facts)?;
                self.in_state(entrant, EntryState::Approved)?;
                Ok(vec![Happened::Entry(EntryEvent::CheckedIn { entrant, presence })])
            }
        }
    }

    fn enter(
        &self,
        division: &DivisionId,
        people: Vec<Person>,
        name: Option<String>,
        facts: &TournamentFacts,
    ) -> Judged {
        let known = self.division(division)?;
        let mut people = people;
        let by_director = self.director_only(facts).is_ok();
        if let (TournamentActor::Person(player), false) = (&facts.actor, by_director)
            && let Some(first) = people.first_mut()
        {
            first.player = Some(player.clone());
        }
        let entry = self.checked_entry(known, people, name, &Listing::default())?;
        if !by_director {
            return Ok(vec![Happened::Entry(EntryEvent::Entered { entry: Box::new(entry) })]);
        }
        let entrant = entry.entrant;
        let entered =
            Happened::Entry(EntryEvent::Entered { entry: Box::new(Entry { state: EntryState::Approved, ..entry }) });
        Ok(std::iter::once(entered).chain(self.late_place(known, entrant, None)?).collect())
    }

    fn checked_entry(
        &self,
        division: &DivisionState,
        people: Vec<Person>,
        name: Option<String>,
        before: &Listing,
    ) -> Result<Entry, TournamentRefusal> {
        let plan = &division.division;
        if people.len() != plan.entrants.people() {
            return Err(Reason::PeopleCount.of("division", &plan.id).with("people", plan.entrants.people()));
        }
        let name = name.unwrap_or_else(|| people.iter().map(|p| p.name.trim()).collect::<Vec<_>>().join(" & "));
        let is_bad = |name: &str| name.trim().is_empty() || name.chars().count() > 64;
        if people.iter().any(|person| is_bad(&person.name)) || name.trim().is_empty() {
            return Err(Reason::BadName.into());
        }
        for (at, person) in people.iter().enumerate() {
            let is_other = |other: &Person| same(&other.name) == same(&person.name) || is_same_person(other, person);
            if people[..at].iter().any(is_other) {
                return Err(Reason::TwiceInPair.of("name", Arg::name(&person.name)));
            }
            if self.banned.contains(&same(&person.name)) {
                return Err(Reason::Banned.of("name", Arg::name(&person.name)));
            }
            let stands = |entry: &&Entry| {
                entry.division == plan.id
                    && matches!(entry.state, EntryState::Requested | EntryState::Approved)
                    && entry.people.iter().any(|known| is_same_person(known, person))
            };
            let listed = before.register.of(person).filter_map(|entrant| before.entry(entrant));
            let mut known = self.register.of(person).filter_map(|entrant| self.entry(entrant)).chain(listed);
            let twice = known.find(stands);
            if let Some(known) = twice {
                let refusal = Reason::EnteredTwice.of("name", Arg::name(&person.name)).with("division", &plan.id);
                return Err(refusal.with("again", known.entrant));
            }
        }
        let before = u32::try_from(before.entries.len()).unwrap_or(u32::MAX);
        let entrant = EntrantId::new(self.next_entrant().number().saturating_add(before));
        Ok(Entry {
            entrant,
            division: plan.id.clone(),
            name: name.trim().to_owned(),
            people,
            state: EntryState::Requested,
            rebuy_of: None,
            pools: Vec::new(),
            paid: Cents::ZERO,
            presence: crate::stream::command::Presence::default(),
            waived: Cents::ZERO,
        })
    }

    /// What an entry means for a draw: before it nothing; a draw that keeps no place for it and is not published falls;
    /// after it a bracket gives the next late place (TRN-10), a Swiss lets in until half of its rounds have begun.
    pub(crate) fn late_place(
        &self,
        division: &DivisionState,
        entrant: EntrantId,
        beaten_by: Option<EntrantId>,
    ) -> Result<Option<Happened>, TournamentRefusal> {
        if division.draw == DrawState::Entries {
            return Ok(None);
        }
        let id = &division.division.id;
        let gone = || Reason::TooLateToEnter.of("division", id);
        if division.draw == DrawState::Drawn && division.late.next(|_| false).is_none() {
            return Ok(Some(Happened::Draw(DrawEvent::DrawDiscarded { division: id.clone() })));
        }
        if let Format::Swiss { .. } = division.division.format {
            let begun = division.last_round.get(&Stage::Rounds).map_or(0, |round| round.number());
            let given = late_join(begun, division.rounds_planned()).ok_or_else(gone)?;
            return Ok(Some(Happened::Entry(EntryEvent::LateJoined { division: id.clone(), entrant, given })));
        }
        let sheet = division.sheet.as_ref().ok_or_else(gone)?;
        let would_meet = |place: LatePlace| {
            let beside = sheet.line(Feed::Late { place }).and_then(|line| sheet.beside(line));
            beaten_by.is_some() && beside == beaten_by.map(|entrant| Feed::Entrant { entrant })
        };
        let place = division.late.next(would_meet).ok_or_else(gone)?;
        Ok(Some(Happened::Draw(DrawEvent::LatePlaceFilled { division: id.clone(), place, entrant })))
    }

    pub(super) fn in_state(&self, entrant: EntrantId, state: EntryState) -> Result<&Entry, TournamentRefusal> {
        let entry = self.known_entry(entrant)?;
        if entry.state == state {
            return Ok(entry);
        }
        Err(Reason::EntryState.of("entrant", entrant).with("state", entry.state.word()))
    }

    fn approve(&self, entrant: EntrantId, facts: &TournamentFacts) -> Judged {
        self.director_only(facts)?;
        let entry = self.in_state(entrant, EntryState::Requested)?;
        let late = self.late_place(self.division(&entry.division)?, entrant, None)?;
        Ok(std::iter::once(Happened::Entry(EntryEvent::EntryApproved { entrant })).chain(late).collect())
    }

    fn withdraw(&self, entrant: EntrantId, facts: &TournamentFacts) -> Judged {
        let entry = self.known_entry(entrant)?;
        let is_own = matches!(&facts.actor, TournamentActor::Person(person) if entry.is_of(person));
        if self.director_only(facts).is_err() {
            if !is_own {
                return Err(Reason::DirectorOnly.into());
            }
            self.may_leave(entry)?;
        }
        if matches!(entry.state, EntryState::Refused | EntryState::Out | EntryState::Disqualified) {
            self.in_state(entrant, EntryState::Approved)?;
        }
        Ok(self.leave(entrant, Banned::No, Leaving::Withdrawn))
    }

    /// Whether somebody may withdraw of themselves: who has victory points in a Swing plays on (SWG-02).
    fn may_leave(&self, entry: &Entry) -> Result<(), TournamentRefusal> {
        let division = self.division(&entry.division)?;
        let is_swing = matches!(division.division.format, Format::Swing { .. });
        if is_swing && division.draw == DrawState::Published && entry.is_in() {
            return Err(Reason::SwingGoesOn.of("entrant", entry.entrant));
        }
        Ok(())
    }

    /// Somebody leaves: the matches they are called to or play are lost; later ones when they come.
    pub(super) fn leave(&self, entrant: EntrantId, banned: Banned, how: Leaving) -> Vec<Happened> {
        let on = self.matches.iter().filter(|game| game.is_on() && !game.is_gone && game.chair(entrant).is_some());
        let lost = on.filter_map(|game| {
            let winner = game.pair()?.into_iter().find(|&other| other != entrant)?;
            let report = Report { how: how.how(), ..Report::won_by(winner) };
            Some(Happened::Match(MatchEvent::Ended { of: game.fixture.id, report, source: Source::Director }))
        });
        std::iter::once(Happened::Entry(EntryEvent::EntrantOut { entrant, banned, how })).chain(lost).collect()
    }

    fn import(&self, division: &DivisionId, csv: &str, wrong: WrongLines, facts: &TournamentFacts) -> Judged {
        self.director_only(facts)?;
        let known = self.division(division)?;
        if known.draw != DrawState::Entries {
            return Err(Reason::DrawnAlready.of("division", division));
        }
        let mut list = Listing::default();
        let List { listed, wrong: mut broken } = read_list(csv, known.division.entrants.people())?;
        for Listed { line, people } in listed {
            let checked = in_list(&people).and_then(|()| self.checked_entry(known, people, None, &list));
            match checked {
                Ok(entry) => list.push(Entry { state: EntryState::Approved, ..entry }),
                Err(why) => broken.push(WrongLine { line, why }),
            }
        }
        broken.sort_by_key(|wrong| wrong.line);
        if list.entries.is_empty() && wrong == WrongLines::LeaveOut {
            return Err(nobody_left(broken));
        }
        if let Some(refusal) = refused_lines(broken).filter(|_| wrong == WrongLines::Refuse) {
            return Err(refusal);
        }
        if list.entries.is_empty() {
            return Err(Reason::ListEmpty.refusal().in_line(1));
        }
        Ok(list
            .entries
            .into_iter()
            .map(|entry| Happened::Entry(EntryEvent::Entered { entry: Box::new(entry) }))
            .collect())
    }

    fn rebuy(&self, entrant: EntrantId, facts: &TournamentFacts) -> Judged {
        let before = self.known_entry(entrant)?;
        let is_own = matches!(&facts.actor, TournamentActor::Person(person) if before.is_of(person));
        if !is_own {
            self.director_only(facts)?;
        }
        let division = self.division(&before.division)?;
        if !division.division.format.is_bracket() {
            return Err(Reason::PlaysOn.of("division", &before.division));
        }
        let lost = self.matches.iter().find(|game| lost(game, &before.division, entrant));
        let Some(lost) = lost else { return Err(Reason::NotBeaten.of("entrant", entrant)) };
        if before.state == EntryState::Disqualified {
            return self.in_state(entrant, EntryState::Approved).map(|_| Vec::new());
        }
        let is_again = |entry: &&Entry| entry.rebuy_of == Some(entrant) && entry.is_in();
        if let Some(again) = self.entries.iter().find(is_again) {
            return Err(Reason::RebuyStands.of("entrant", entrant).with("again", again.entrant));
        }
        let winner = lost.winner().entrant();
        let entry = Entry {
            entrant: self.next_entrant(),
            rebuy_of: Some(entrant),
            state: EntryState::Approved,
            paid: Cents::ZERO,
            presence: crate::stream::command::Presence::default(),
            waived: Cents::ZERO,
            ..before.clone()
        };
        let id = entry.entrant;
        let late = self.late_place(division, id, winner)?;
        Ok(std::iter::once(Happened::Entry(EntryEvent::Entered { entry: Box::new(entry) })).chain(late).collect())
    }

    fn pay(&self, entrant: EntrantId, charge: Charge, amount: Cents, facts: &TournamentFacts) -> Judged {
        self.director_only(facts)?;
        let entry = self.known_entry(entrant)?;
        if let Charge::Pool { pool } = &charge
            && !entry.pools.contains(pool)
        {
            return Err(Reason::NoPool.of("pool", Arg::name(pool)));
        }
        if amount <= Cents::ZERO {
            return Err(Reason::BadAmount.into());
        }
        self.at_most_due(entry, amount)?;
        Ok(vec![Happened::Entry(EntryEvent::Paid { entrant, charge, amount })])
    }

    /// Everybody who still owes something has paid it.
    fn pay_all(&self, division: &DivisionId, facts: &TournamentFacts) -> Judged {
        self.director_only(facts)?;
        let plan = &self.division(division)?.division;
        let owing = self.entries.iter().filter(|entry| entry.division == *division && entry.is_in());
        let paid: Vec<Happened> = owing
            .map(|entry| (entry.entrant, plan.due(entry)))
            .filter(|(_, amount)| *amount > Cents::ZERO)
            .map(|(entrant, amount)| Happened::Entry(EntryEvent::Paid { entrant, charge: Charge::Entry, amount }))
            .collect();
        if paid.is_empty() { Err(Reason::NothingDue.into()) } else { Ok(paid) }
    }

    fn join_pool(&self, entrant: EntrantId, pool: String, facts: &TournamentFacts) -> Judged {
        self.director_only(facts)?;
        let entry = self.in_state(entrant, EntryState::Approved)?;
        let division = self.division(&entry.division)?;
        if !division.division.pools.iter().any(|known| known.name == pool) {
            return Err(Reason::NoPool.of("pool", Arg::name(&pool)));
        }
        if entry.pools.contains(&pool) {
            return Err(Reason::InPool.of("pool", Arg::name(&pool)).with("entrant", entrant));
        }
        Ok(vec![Happened::Entry(EntryEvent::PoolJoined { entrant, pool })])
    }

    fn nominate(&self, entrant: EntrantId, first: String, facts: &TournamentFacts) -> Judged {
        let entry = self.known_entry(entrant)?;
        let is_own = matches!(&facts.actor, TournamentActor::Person(person) if entry.is_of(person));
        if !is_own {
            self.director_only(facts)?;
        }
        if self.division(&entry.division)?.draw != DrawState::Entries {
            return Err(Reason::DrawnAlready.of("division", &entry.division));
        }
        if !entry.people.iter().any(|person| same(&person.name) == same(&first)) {
            return Err(Reason::NotOfThePair.of("name", Arg::name(&first)));
        }
        Ok(vec![Happened::Entry(EntryEvent::Nominated { entrant, first })])
    }
}

fn lost(game: &Match, division: &DivisionId, entrant: EntrantId) -> bool {
    let is_lost = matches!(game.state, MatchState::Played { loser: Some(loser), .. } if loser == entrant);
    !game.is_gone && game.division == *division && is_lost && game.fixture.round >= Round::FIRST
}

pub(super) fn is_same_person(known: &Person, person: &Person) -> bool {
    match (&known.player, &person.player) {
        (Some(known), Some(person)) => known == person,
        _ => same(&known.name) == same(&person.name),
    }
}
