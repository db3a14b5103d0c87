//! What becomes of a command to an event: who may ask for it, whether it is in order, what happens.

mod appeals;
mod auction;
mod calls;
mod desk;
mod draws;
mod due;
mod entries;
mod people;
mod results;
mod rulings;
mod ties;
mod undo;

use crate::stream::command::HouseCommand;
pub use calls::{BREAK, POSTPONED, breaks};
pub(crate) use results::accepted;

use tavola_base::{Arg, PlayerId, Time};

use super::command::{Office, TournamentCommand};
use super::division::DivisionId;
use super::entry::Entry;
use super::event::{Follows, Happened, TournamentEvent};
use super::refusal::{Reason, TournamentRefusal};
use super::state::{DivisionState, Match, Tournament};
use super::view::{TournamentStage, is_shown};
use crate::format::lot::LotSeed;
use crate::ids::{EntrantId, MatchId};

/// Who acts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TournamentActor {
    /// Somebody with an account. What they may do follows from their offices and entries.
    Person(PlayerId),
    /// The house: opening, timer, the system's tables.
    House,
}

/// What is known when a command is decided.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TournamentFacts {
    /// The time.
    pub now: Time,
    /// Who acts.
    pub actor: TournamentActor,
    /// The seed of the tournament's lots, which only the house knows until the tournament is over.
    pub seed: Option<LotSeed>,
}

impl TournamentFacts {
    /// The house's facts.
    #[must_use]
    pub const fn house(now: Time, seed: Option<LotSeed>) -> Self {
        Self { now, actor: TournamentActor::House, seed }
    }

    /// Somebody's facts.
    #[must_use]
    pub const fn of(now: Time, person: PlayerId) -> Self {
        Self { now, actor: TournamentActor::Person(person), seed: None }
    }
}

pub(crate) type Judged = Result<Vec<Happened>, TournamentRefusal>;

/// The events a command leads to.
pub(crate) fn decide(
    state: &Tournament,
    command: TournamentCommand,
    facts: &TournamentFacts,
) -> Result<Vec<TournamentEvent>, TournamentRefusal> {
    let by = match &facts.actor {
        TournamentActor::Person(person) => Some(person.clone()),
        TournamentActor::House => None,
    };
    let happened = state.judge(command, facts).map_err(|refusal| state.named(refusal, facts))?;
    let event = |(index, what)| {
        let follows = if index == 0 { Follows::Act } else { Follows::Consequence };
        TournamentEvent { at: facts.now, by: by.clone(), follows, what }
    };
    Ok(happened.into_iter().enumerate().map(event).collect())
}

impl Tournament {
    fn judge(&self, command: TournamentCommand, facts: &TournamentFacts) -> Judged {
        match (self.stage, &command) {
            (TournamentStage::Unopened, TournamentCommand::House(HouseCommand::Open { .. })) => {}
            (TournamentStage::Unopened, _) => return Err(Reason::NotOpened.into()),
            (_, TournamentCommand::House(HouseCommand::Open { .. })) => return Err(Reason::OpenedAlready.into()),
            (TournamentStage::Finished, _) => return Err(Reason::Over.into()),
            (TournamentStage::Open, _) => {}
        }
        self.bounded(&command, facts.now)?;
        match command {
            TournamentCommand::House(HouseCommand::Tick) => {
                facts.house_only()?;
                self.tick(facts)
            }
            TournamentCommand::House(HouseCommand::Open { settings }) => Self::open(*settings, facts),
            TournamentCommand::Desk(command) => self.judge_desk(command, facts),
            TournamentCommand::Entry(command) => self.judge_entry(command, facts),
            TournamentCommand::Draw(command) => self.judge_draw(command, facts),
            TournamentCommand::Call(command) => self.judge_call(command, facts),
            TournamentCommand::Result(command) => self.judge_result(command, facts),
            TournamentCommand::Ruling(command) => self.judge_ruling(command, facts),
            TournamentCommand::Appeal(command) => self.judge_appeal(command, facts),
        }
    }

    /// A refusal that calls people by their names, as far as whoever acts may know them.
    fn named(&self, mut refusal: TournamentRefusal, facts: &TournamentFacts) -> TournamentRefusal {
        for arg in refusal.args.values_mut() {
            if let Arg::Player(player) = &*arg
                && let Some(name) = self.member_name(player)
            {
                *arg = Arg::name(name);
            }
        }
        let Some(Arg::Number(number)) = refusal.args.get("entrant") else { return refusal };
        let entry = u32::try_from(*number).ok().and_then(|number| self.entry(EntrantId::new(number)));
        let is_own = |entry: &Entry| matches!(&facts.actor, TournamentActor::Person(person) if entry.is_of(person));
        match entry.filter(|entry| self.is_official(facts) || is_shown(entry) || is_own(entry)) {
            Some(entry) => refusal.with("entrant", Arg::name(&entry.name)),
            None => refusal,
        }
    }

    /// What a member of the committee is called, or who came for one in an appeal.
    fn member_name(&self, player: &PlayerId) -> Option<&str> {
        let appeals = self.rulings.iter().filter_map(|ruling| ruling.appeal.as_ref());
        let mut all = self.committee.iter().chain(appeals.flat_map(|appeal| &appeal.successors));
        all.find(|member| member.person == *player).map(|member| member.name.as_str())
    }

    fn division(&self, id: &DivisionId) -> Result<&DivisionState, TournamentRefusal> {
        self.divisions.get(id).ok_or_else(|| {
            let known: Vec<&DivisionId> = self.divisions.keys().collect();
            Reason::NoDivision.of("division", id).with("known", known)
        })
    }

    fn known_match(&self, id: MatchId) -> Result<&Match, TournamentRefusal> {
        self.game(id).ok_or_else(|| Reason::NoMatch.of("match", id).with("most", self.matches.len()))
    }

    /// A match in which nothing is in dispute.
    fn undisputed(&self, id: MatchId) -> Result<&Match, TournamentRefusal> {
        let game = self.known_match(id)?;
        if game.status.dispute.is_some() { Err(Reason::InDispute.of("match", id)) } else { Ok(game) }
    }

    fn known_entry(&self, entrant: EntrantId) -> Result<&Entry, TournamentRefusal> {
        self.entry(entrant).ok_or_else(|| Reason::NoEntrant.of("entrant", entrant))
    }

    fn has_office(&self, person: &PlayerId, office: Office) -> bool {
        self.offices.contains(&(office, person.clone()))
    }

    /// Only directors, and the house in their name, go on.
    fn director_only(&self, facts: &TournamentFacts) -> Result<(), TournamentRefusal> {
        match &facts.actor {
            TournamentActor::House => Ok(()),
            TournamentActor::Person(person) if self.has_office(person, Office::Director) => Ok(()),
            TournamentActor::Person(_) => Err(Reason::DirectorOnly.into()),
        }
    }

    fn is_official(&self, facts: &TournamentFacts) -> bool {
        match &facts.actor {
            TournamentActor::House => true,
            TournamentActor::Person(person) => {
                [Office::Director, Office::Referee].into_iter().any(|office| self.has_office(person, office))
            }
        }
    }

    /// Directors and referees go on.
    fn officials_only(&self, facts: &TournamentFacts) -> Result<(), TournamentRefusal> {
        if self.is_official(facts) { Ok(()) } else { Err(Reason::OfficialOnly.into()) }
    }

    /// The entrant in this match for whom whoever acts plays.
    fn acting(&self, game: &Match, facts: &TournamentFacts) -> Option<EntrantId> {
        let TournamentActor::Person(person) = &facts.actor else { return None };
        let pair = game.seats.iter().filter_map(|seat| seat.entrant());
        pair.into_iter().find(|&entrant| self.entry(entrant).is_some_and(|entry| entry.is_of(person)))
    }

    /// Officials and the players of this match go on; a player only for themselves.
    fn for_entrant(&self, game: &Match, entrant: EntrantId, facts: &TournamentFacts) -> Result<(), TournamentRefusal> {
        if game.chair(entrant).is_none() {
            return Err(Reason::NotInMatch.of("entrant", entrant).with("match", game.fixture.id));
        }
        if self.is_official(facts) || self.acting(game, facts) == Some(entrant) {
            return Ok(());
        }
        Err(Reason::PlayersOnly.into())
    }
}

impl TournamentFacts {
    fn house_only(&self) -> Result<(), TournamentRefusal> {
        if self.actor == TournamentActor::House { Ok(()) } else { Err(Reason::HouseOnly.into()) }
    }

    /// The seed, checked against what was committed to at the opening.
    fn seed(&self, event: &Tournament) -> Result<LotSeed, TournamentRefusal> {
        let seed = self.seed.ok_or(Reason::NoSeed)?;
        if event.commitment == Some(seed.commitment()) { Ok(seed) } else { Err(Reason::OtherSeed.into()) }
    }
}
