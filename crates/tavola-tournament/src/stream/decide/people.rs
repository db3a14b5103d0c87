//! What an entry says, written anew; somebody in another's place; money given back or let off.

use tavola_base::Arg;

use super::{Judged, TournamentFacts};
use crate::ids::EntrantId;
use crate::result::money::Cents;
use crate::stream::entry::{Entry, EntryState, Person, RatingBefore};
use crate::stream::event::{EntryEvent, Happened};
use crate::stream::evolve::same;
use crate::stream::refusal::{Reason, TournamentRefusal};
use crate::stream::state::Tournament;

/// What is written of a person.
pub(super) struct Written {
    pub(super) name: String,
    pub(super) club: Option<String>,
}

impl Tournament {
    pub(super) fn amend(
        &self,
        entrant: EntrantId,
        number: u32,
        written: Written,
        rating: Option<u32>,
        facts: &TournamentFacts,
    ) -> Judged {
        self.director_only(facts)?;
        let entry = self.known_entry(entrant)?;
        let before = person_of(entry, number)?;
        let experience = before.rating.map_or(0, |known| known.experience);
        let rating = rating.map(|hundredths| RatingBefore { hundredths, experience });
        let person =
            Person { player: before.player.clone(), club: written.club, rating, ..Person::named(written.name) };
        let (name, people) = self.with_person(entry, number, person)?;
        Ok(vec![Happened::Entry(EntryEvent::Amended { entrant, name, people })])
    }

    pub(super) fn substitute(
        &self,
        entrant: EntrantId,
        number: u32,
        written: Written,
        facts: &TournamentFacts,
    ) -> Judged {
        self.director_only(facts)?;
        let entry = self.can_be_replaced(entrant)?;
        person_of(entry, number)?;
        let person = Person { club: written.club, ..Person::named(written.name) };
        let (name, people) = self.with_person(entry, number, person)?;
        Ok(vec![Happened::Entry(EntryEvent::Substituted { entrant, name, people })])
    }

    /// An entry that stands and has begun no match.
    fn can_be_replaced(&self, entrant: EntrantId) -> Result<&Entry, TournamentRefusal> {
        let entry = self.in_state(entrant, EntryState::Approved)?;
        let has_begun = |game: &&crate::stream::state::Match| {
            !game.is_gone && game.chair(entrant).is_some() && game.status.phase.has_begun()
        };
        match self.matches.iter().find(has_begun) {
            Some(game) => Err(Reason::HasPlayed.of("entrant", entrant).with("match", game.fixture.id)),
            None => Ok(entry),
        }
    }

    /// Whether those who were replaced can play for their entry again.
    pub(super) fn can_play_again(&self, entrant: EntrantId, people: &[Person]) -> Result<(), TournamentRefusal> {
        let entry = self.can_be_replaced(entrant)?;
        let mut replaced = people.iter().zip(1..).filter(|(person, _)| !entry.people.contains(person));
        replaced.try_for_each(|(person, number)| self.with_person(entry, number, person.clone()).map(|_| ()))
    }

    /// Whether nobody of these is called or plays elsewhere while their entry's match is on.
    pub(super) fn nobody_of_them_elsewhere(
        &self,
        entrant: EntrantId,
        people: &[Person],
    ) -> Result<(), TournamentRefusal> {
        let on = self.matches.iter().find(|game| game.is_on() && game.chair(entrant).is_some());
        let Some(taken) = on.map(|game| self.taken_beside(game.fixture.id)) else { return Ok(()) };
        let others = people.iter().flat_map(|person| self.register.of(person)).filter(|other| *other != entrant);
        let busy = others.into_iter().find(|other| self.is_busy(*other, &taken));
        busy.map_or(Ok(()), |other| Err(Reason::Busy.of("entrant", other)))
    }

    /// The people of an entry with another in one's place, and the name to show: their names, unless it has one of its own.
    fn with_person(
        &self,
        entry: &Entry,
        number: u32,
        person: Person,
    ) -> Result<(String, Vec<Person>), TournamentRefusal> {
        let person = Person { name: person.name.trim().to_owned(), ..person };
        if person.name.is_empty() {
            return Err(Reason::BadName.into());
        }
        if self.banned.contains(&same(&person.name)) {
            return Err(Reason::Banned.of("name", Arg::name(&person.name)));
        }
        let is_another = |known: &&Entry| {
            let stands = matches!(known.state, EntryState::Requested | EntryState::Approved);
            let is_theirs = known.entrant == entry.entrant || known.rebuy_of == Some(entry.entrant);
            let has = known.people.iter().any(|other| same(&other.name) == same(&person.name));
            stands && known.division == entry.division && !is_theirs && entry.rebuy_of != Some(known.entrant) && has
        };
        if let Some(known) = self.register.of(&person).filter_map(|known| self.entry(known)).find(is_another) {
            let refusal = Reason::EnteredTwice.of("name", Arg::name(&person.name));
            return Err(refusal.with("division", &entry.division).with("again", known.entrant));
        }
        self.nobody_of_them_elsewhere(entry.entrant, std::slice::from_ref(&person))?;
        let joined = |people: &[Person]| people.iter().map(|one| one.name.as_str()).collect::<Vec<_>>().join(" & ");
        let mut people = entry.people.clone();
        let others = people.iter().zip(1..).filter(|(_, at)| *at != number);
        if others.map(|(other, _)| other).any(|other| same(&other.name) == same(&person.name)) {
            return Err(Reason::TwiceInPair.of("name", Arg::name(&person.name)));
        }
        let had_own_name = same(&joined(&people)) != same(&entry.name);
        if let Some(place) = index(number).and_then(|at| people.get_mut(at)) {
            *place = person;
        }
        let name = if had_own_name { entry.name.clone() } else { joined(&people) };
        Ok((name, people))
    }

    pub(super) fn refund(&self, entrant: EntrantId, amount: Cents, facts: &TournamentFacts) -> Judged {
        self.director_only(facts)?;
        let entry = self.known_entry(entrant)?;
        if amount <= Cents::ZERO || amount > entry.paid {
            return Err(Reason::RefundTooMuch.of("entrant", entrant));
        }
        Ok(vec![Happened::Entry(EntryEvent::Refunded { entrant, amount })])
    }

    /// Nobody who takes part pays, or is let off, more than is still due.
    pub(super) fn at_most_due(&self, entry: &Entry, amount: Cents) -> Result<(), TournamentRefusal> {
        let due = self.division(&entry.division)?.division.due(entry);
        if entry.is_in() && amount > due { Err(Reason::MoreThanDue.of("entrant", entry.entrant)) } else { Ok(()) }
    }

    pub(super) fn waive(&self, entrant: EntrantId, amount: Cents, facts: &TournamentFacts) -> Judged {
        self.director_only(facts)?;
        let entry = self.known_entry(entrant)?;
        if amount <= Cents::ZERO {
            return Err(Reason::BadAmount.into());
        }
        self.at_most_due(entry, amount)?;
        Ok(vec![Happened::Entry(EntryEvent::Waived { entrant, amount })])
    }
}

fn index(number: u32) -> Option<usize> {
    usize::try_from(number.checked_sub(1)?).ok()
}

fn person_of(entry: &Entry, number: u32) -> Result<&Person, TournamentRefusal> {
    let found = index(number).and_then(|at| entry.people.get(at));
    found.ok_or_else(|| Reason::NotOfThePair.of("name", Arg::name(&number.to_string())))
}
