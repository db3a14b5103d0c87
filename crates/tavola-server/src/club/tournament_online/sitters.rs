//! Who sits down at the house's tables for an entry, and for the two pairs of a tie.

use tavola_base::PlayerId;
use tavola_club::table::{SeatPlan, Sitter, SitterKind, invitation_digest};
use tavola_tournament::{
    Rubber,
    format::davis_cup::{Lineup, Pair},
    stream::entry::{Entry, Person},
};

use crate::{
    base::{ids::InvitationToken, random},
    club::bots::is_bot,
};

/// Who plays one side.
pub(super) struct Side {
    first: Sitter,
    beside: Beside,
}

/// Who sits beside.
enum Beside {
    /// Nobody: one plays alone.
    Nobody,
    /// Number 2 of the pair.
    Partner(Sitter),
    /// Number 2, who has no account with the tournament: they come by an invitation that number 1 has.
    Later(InvitationToken),
}

impl Side {
    /// What the seat is meant for, and the one beside it.
    pub(super) fn plans(&self) -> (SeatPlan, Option<SeatPlan>) {
        let taken = |sitter: &Sitter| SeatPlan::Taken { sitter: sitter.clone() };
        let beside = match &self.beside {
            Beside::Nobody => None,
            Beside::Partner(sitter) => Some(taken(sitter)),
            Beside::Later(token) => Some(SeatPlan::Later { invitation: invitation_digest(token.as_str()) }),
        };
        (taken(&self.first), beside)
    }

    /// The invitation by which number 2 comes, if they come by one.
    pub(super) const fn invitation(&self) -> Option<&InvitationToken> {
        match &self.beside {
            Beside::Later(token) => Some(token),
            Beside::Nobody | Beside::Partner(_) => None,
        }
    }
}

/// Who sits down for an entry; none if nobody in it has an account.
pub(super) fn side(entry: &Entry) -> Option<Side> {
    of_people(entry, &entry.people)
}

/// Who sits down for two pairs in one match of their tie; in the doubles both.
pub(super) fn rubber_sides(rubber: Rubber, upper: &Entry, lower: &Entry) -> Option<[Side; 2]> {
    let lineups = rubber.lineups(Pair { first: 0, second: 1 }, Pair { first: 0, second: 1 });
    let sits = |entry: &Entry, lineup: Lineup<usize>| match lineup {
        Lineup::Single(index) => Some(Side { first: sitter(entry.people.get(index)?)?, beside: Beside::Nobody }),
        Lineup::Both(_) => side(entry),
    };
    let [one, other] = lineups;
    Some([sits(upper, one)?, sits(lower, other)?])
}

/// People who have an account sit down, each by their own name; a bot does only where no person can, and then alone. Whoever
/// sits alone goes by the entry's name.
fn of_people(entry: &Entry, people: &[Person]) -> Option<Side> {
    let can_sit: Vec<Sitter> = people.iter().filter_map(sitter).collect();
    let is_person = |sitter: &&Sitter| sitter.kind == SitterKind::Person;
    let mut persons = can_sit.iter().filter(is_person).cloned();
    let first = persons.next().or_else(|| can_sit.first().cloned())?;
    let alone = |first: Sitter| Side { first: Sitter { name: entry.name.clone(), ..first }, beside: Beside::Nobody };
    let nameless = people.iter().any(|person| person.player.is_none());
    Some(match persons.next() {
        Some(second) => Side { first, beside: Beside::Partner(second) },
        None if nameless && first.kind == SitterKind::Person => {
            Side { first, beside: Beside::Later(InvitationToken::new(random::hex(16))) }
        }
        None => alone(first),
    })
}

fn sitter(person: &Person) -> Option<Sitter> {
    let player: PlayerId = person.player.clone()?;
    let kind = if is_bot(&player) { SitterKind::Bot } else { SitterKind::Person };
    Some(Sitter { player, name: person.name.clone(), kind })
}
