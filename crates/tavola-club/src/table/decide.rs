//! From a command to events. Each file here answers one group of commands.

mod act;
mod adjourn;
mod dice;
mod ending;
mod house;
mod pair;
mod seats;
mod take_back;

use tavola_base::Millis;
use tavola_rules::{Clause, Side};

use super::command::TableCommand;
use super::event::{Cause, Happening, TableEvent};
use super::evolve::evolve;
use super::facts::{Actor, TableFacts};
use super::legal::{Outlook, legal_commands};
use super::pair::Place;
use super::refusal::{TableRefusal, WhyNot};
use super::state::{Opened, Stage, Table};

type Decided = Result<(), WhyNot>;

/// The events of a command, or why it is refused.
pub(super) fn decide(
    table: &Table,
    command: TableCommand,
    facts: &TableFacts,
) -> Result<Vec<TableEvent>, TableRefusal> {
    if !command.is_bounded() {
        return Err(TableRefusal { why: WhyNot::TooLong, legal: legal_for(table, facts) });
    }
    let mut draft = Draft { table: table.clone(), events: Vec::new(), facts, credit: Millis::ZERO };
    match draft.carry_out(command) {
        Ok(()) => Ok(draft.events),
        Err(why) => Err(TableRefusal { why, legal: legal_for(table, facts) }),
    }
}

fn legal_for(table: &Table, facts: &TableFacts) -> Vec<super::CommandName> {
    let Some(opened) = table.opened() else { return Vec::new() };
    let place = opened.place(&facts.actor).ok();
    legal_commands(opened, place, facts.now, &Outlook::of(opened, place.map(|place| place.side)))
}

/// Events being decided, and the table they lead to.
struct Draft<'a> {
    table: Table,
    events: Vec<TableEvent>,
    facts: &'a TableFacts,
    /// Given back with the next event.
    credit: Millis,
}

impl Draft<'_> {
    fn push(&mut self, what: Happening) {
        let event = TableEvent { at: self.facts.now, credit: std::mem::take(&mut self.credit), kept: None, what };
        self.table = evolve(std::mem::take(&mut self.table), &event);
        self.events.push(event);
    }

    fn opened(&self) -> Result<&Opened, WhyNot> {
        self.table.opened().ok_or(WhyNot::NotOpened)
    }

    fn carry_out(&mut self, command: TableCommand) -> Decided {
        if let TableCommand::Open { terms } = command {
            return self.open(*terms);
        }
        if self.opened()?.is_closed() {
            return Err(WhyNot::Closed);
        }
        match command {
            TableCommand::Open { .. } => Err(WhyNot::OpenedAlready),
            TableCommand::TakeSeat { side, invitation } => self.take_seat(side, invitation.as_deref()),
            TableCommand::Seat { side, sitter, partner } => self.show_to_seat(Place { side, partner }, sitter),
            TableCommand::Ready { anchor, length } => self.ready(anchor, length),
            TableCommand::Leave => self.leave(),
            TableCommand::NextGame => self.next_game(),
            TableCommand::OfferRematch => self.offer_rematch(),
            TableCommand::AcceptRematch => self.accept_rematch(),
            TableCommand::DeclineRematch => self.decline_rematch(),
            TableCommand::Roll { link } => self.call_roll(link),
            TableCommand::OpenLink { number, link, seen } => self.open_link(number, link, seen),
            TableCommand::RollEarly => self.roll_early(),
            TableCommand::Play { steps } => self.play(&steps),
            TableCommand::ResignMatch => self.resign_match(),
            TableCommand::ClaimAbsence => self.claim_absence(),
            TableCommand::AdjournAbsence => self.adjourn_absence(),
            TableCommand::OfferAdjourn => self.offer_adjourn(),
            TableCommand::AcceptAdjourn => self.accept_adjourn(),
            TableCommand::DeclineAdjourn => self.decline_adjourn(),
            TableCommand::Resume => self.resume(),
            TableCommand::Rest { side, until } => self.rest(side, until),
            TableCommand::Tick => self.tick(),
            TableCommand::TakeBack => self.take_back(),
            TableCommand::TakeDice => self.take_dice(),
            TableCommand::GiveDice => self.give_dice(),
            TableCommand::Advise { text, steps } => self.advise(text, steps),
            TableCommand::Connected { side, partner } => self.connected(Place { side, partner }),
            TableCommand::Disconnected { side, partner } => self.disconnected(Place { side, partner }),
            TableCommand::Resumed { down } => self.resumed(down),
            TableCommand::GiveTime { time, reason } => self.give_time(time, reason),
            TableCommand::StopClock { reason } => self.stop_clock(reason),
            TableCommand::StartClock => self.start_clock(),
            TableCommand::OrderClock { settings } => self.order_clock(settings),
            TableCommand::AwardMatch { winner, reason } => self.award_match(winner, reason),
            plain => self.plain_act(&plain),
        }
    }

    /// Where the actor sits.
    fn place(&self) -> Result<Place, WhyNot> {
        self.opened()?.place(&self.facts.actor)
    }

    /// The actor's side, for which they act: of a pair whoever has the dice in hand.
    fn side(&self) -> Result<Side, WhyNot> {
        let Place { side, partner } = self.place()?;
        if self.opened()?.seats[side].holder == partner { Ok(side) } else { Err(WhyNot::PartnerHasDice) }
    }

    fn only_house(&self) -> Decided {
        if self.facts.actor == Actor::House { Ok(()) } else { Err(WhyNot::NotAllowed) }
    }

    fn is_official(&self) -> bool {
        matches!(self.facts.actor, Actor::House | Actor::Director)
    }

    fn only_officials(&self) -> Decided {
        if self.is_official() { Ok(()) } else { Err(WhyNot::NotAllowed) }
    }

    /// What a clause gives to the director, for whom the house may act.
    fn officials_by(&self, clause: Clause) -> Decided {
        if self.is_official() { Ok(()) } else { Err(WhyNot::OfficialsOnly(clause)) }
    }

    /// A match is being played, pauses between games included.
    fn in_match(&self) -> Decided {
        self.in_course()?;
        if self.opened()?.is_adjourned() { Err(WhyNot::Adjourned) } else { Ok(()) }
    }

    /// A match has begun and is not over; it may be adjourned.
    fn in_course(&self) -> Decided {
        match self.opened()?.stage {
            Stage::Playing | Stage::Between { .. } => Ok(()),
            Stage::Gathering { .. } => Err(WhyNot::NotBegun),
            Stage::Over { cause, .. } => Err(WhyNot::MatchOver(cause)),
            Stage::Closed => Err(WhyNot::Closed),
        }
    }

    /// The actor's side, in a game being played, with time left; network delay is given back here (CLK-12).
    fn side_in_game(&mut self) -> Result<Side, WhyNot> {
        let side = self.side()?;
        self.in_match()?;
        let opened = self.opened()?;
        if opened.stage != Stage::Playing {
            return Err(WhyNot::NoGame);
        }
        if opened.decide_by().is_some_and(|by| by <= self.facts.now) {
            return Err(WhyNot::TimeIsUp(Cause::TooSlow));
        }
        let credit = match opened.clock() {
            None => Millis::ZERO,
            Some(clock) => {
                let credit = clock.credit(side, self.facts.lag, self.facts.now);
                let flag = if clock.running() == Some(side) {
                    clock.falls_at().map(|at| at + credit)
                } else {
                    clock.callable_at()
                };
                if flag.is_some_and(|at| at <= self.facts.now) {
                    return Err(WhyNot::TimeIsUp(Cause::Flag));
                }
                credit
            }
        };
        self.credit = credit;
        Ok(side)
    }
}

impl Opened {
    /// Where the actor sits.
    pub(super) fn place(&self, actor: &Actor) -> Result<Place, WhyNot> {
        let place = match actor {
            Actor::Seat(side) => Some(Place { side: *side, partner: self.seats[*side].holder }),
            Actor::Player(sitter) => self.place_of(sitter.player.as_str()),
            Actor::Watcher | Actor::Director | Actor::House => None,
        };
        place.filter(|place| self.seats[place.side].sitter(place.partner).is_some()).ok_or(WhyNot::NotSeated)
    }
}
