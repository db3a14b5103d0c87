//! The timer, presence, and what the house and the director may do.

use tavola_base::Millis;
use tavola_base::clock::{ClockSettings, StopReason};
use tavola_rules::{BySide, Clause, Side};

use super::{Cause, Decided, Draft, Happening, Place, Stage, WhyNot};
use crate::table::state::Due;

impl Draft<'_> {
    /// Does whatever is due; one thing after the other until nothing is.
    pub(super) fn tick(&mut self) -> Decided {
        self.only_house()?;
        let now = self.facts.now;
        let mut due = self.opened()?.due_at(now).ok_or(WhyNot::NothingDue)?;
        loop {
            self.do_due(due)?;
            match self.opened()?.due_at(now) {
                Some(next) if is_one_act(due, next) => due = next,
                _ => return Ok(()),
            }
        }
    }

    fn do_due(&mut self, due: Due) -> Decided {
        match due {
            Due::Close => {
                self.push(Happening::Closed);
                Ok(())
            }
            Due::NextGame => {
                let number = self.opened()?.game_number + 1;
                self.push(Happening::GameStarted { number });
                Ok(())
            }
            Due::EndSession => self.end_match(None, Cause::SessionOver),
            Due::OpeningRoll => self.call_opening(),
            Due::Links => self.open_missing_links(),
            Due::Answer(side) => {
                self.push(Happening::AnswerMissed { side });
                Ok(())
            }
            Due::Decision(side) => self.lose_waiting(side, Cause::TooSlow),
            Due::Resume => self.not_resumed(),
            Due::Flag(side) => self.lose(side, Cause::Flag),
            Due::Absence(side) => {
                self.push(Happening::Overdue { side });
                Ok(())
            }
        }
    }

    pub(super) fn connected(&mut self, Place { side, partner }: Place) -> Decided {
        self.only_house()?;
        let person = self.opened()?.seats[side].person(partner).filter(|person| !person.has_left);
        person.and_then(|person| person.gone_since).ok_or(WhyNot::NothingChanges)?;
        self.push(Happening::Connected { side, partner });
        Ok(())
    }

    pub(super) fn disconnected(&mut self, Place { side, partner }: Place) -> Decided {
        self.only_house()?;
        let person = self.opened()?.seats[side].person(partner);
        person.filter(|person| person.sitter.is_some() && person.gone_since.is_none()).ok_or(WhyNot::NothingChanges)?;
        self.push(Happening::Disconnected { side, partner });
        Ok(())
    }

    pub(super) fn resumed(&mut self, down: Millis) -> Decided {
        self.only_house()?;
        self.push(Happening::Resumed { down });
        Ok(())
    }

    pub(super) fn give_time(&mut self, time: BySide<Millis>, reason: String) -> Decided {
        self.officials_by(Clause::CLK_10)?;
        self.opened()?.clock().ok_or(WhyNot::NoClock)?;
        self.push(Happening::TimeGiven { time, reason });
        Ok(())
    }

    pub(super) fn stop_clock(&mut self, reason: StopReason) -> Decided {
        self.officials_by(Clause::CLK_09)?;
        let opened = self.opened()?;
        let clock = opened.clock().ok_or(WhyNot::NoClock)?;
        // Who needs the clock stopped in a game for another cause calls the director (CLK-09).
        if reason == StopReason::Break && !matches!(opened.stage, Stage::Between { .. }) {
            return Err(WhyNot::BreakBetweenGames);
        }
        match clock.stopped() {
            Some(_) => Err(WhyNot::NothingChanges),
            None => {
                self.push(Happening::ClockStopped { reason });
                Ok(())
            }
        }
    }

    pub(super) fn start_clock(&mut self) -> Decided {
        self.officials_by(Clause::CLK_09)?;
        self.opened()?.clock().ok_or(WhyNot::NoClock)?.stopped().ok_or(WhyNot::NothingChanges)?;
        self.push(Happening::ClockStarted);
        Ok(())
    }

    pub(super) fn order_clock(&mut self, settings: ClockSettings) -> Decided {
        self.officials_by(Clause::TRN_24)?;
        self.in_match()?;
        self.push(Happening::ClockOrdered { settings });
        Ok(())
    }

    pub(super) fn award_match(&mut self, winner: Side, reason: String) -> Decided {
        self.officials_by(Clause::TRN_19)?;
        self.in_course()?;
        self.push(Happening::Ruled { winner, reason });
        self.lose(winner.opponent(), Cause::Ruling)
    }
}

/// Whether one thing due is done along with the one before it; that somebody is absent is noted by itself.
const fn is_one_act(done: Due, next: Due) -> bool {
    matches!(done, Due::Absence(_)) == matches!(next, Due::Absence(_))
}
