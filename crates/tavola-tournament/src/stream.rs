//! One tournament as a stream directed from a desk: commands, events, state, view.

pub(crate) mod agenda;
pub mod bounds;
pub mod command;
pub mod csv;
pub(crate) mod decide;
pub mod division;
pub(crate) mod earlier;
pub mod entry;
pub mod event;
pub(crate) mod evolve;
pub mod left;
pub(crate) mod next_round;
pub(crate) mod personal;
pub mod play;
pub(crate) mod reason;
pub mod refusal;
pub(crate) mod register;
pub(crate) mod rounds;
pub mod schedule;
pub(crate) mod seating;
pub(crate) mod series;
pub mod settings;
pub(crate) mod state;
pub(crate) mod taken;
pub(crate) mod term;
pub(crate) mod tie;
mod tie_lateness;
pub mod tie_status;
pub(crate) mod undo;
pub mod view;
#[cfg(test)]
pub(crate) mod walks;

use std::borrow::Cow;

use tavola_base::decider::Decides;
use tavola_base::personal::Personal;
use tavola_base::stored::Unreadable;
use tavola_base::{Decider, Time};

use crate::{Tournament, TournamentCommand, TournamentEvent, TournamentFacts, TournamentRefusal};

/// The event's stream.
#[derive(Debug, Clone, Copy)]
pub struct TournamentStream;

impl Decider for TournamentStream {
    const STREAM: &'static str = "tournament";
    const VERSION: u32 = 3;
    const DECIDES: Decides = Decides::NowAndThenLong;

    type State = Tournament;
    type Command = TournamentCommand;
    type Event = TournamentEvent;
    type Facts = TournamentFacts;
    type Refusal = TournamentRefusal;

    fn decide(
        state: &Tournament,
        command: TournamentCommand,
        facts: &TournamentFacts,
    ) -> Result<Vec<TournamentEvent>, TournamentRefusal> {
        decide::decide(state, command, facts)
    }

    fn evolve(state: Tournament, event: &TournamentEvent) -> Tournament {
        state.after(event)
    }

    fn personal(state: &Tournament, event: &mut TournamentEvent, visit: &mut dyn FnMut(Personal<'_>)) {
        personal::personal(state, &mut event.what, visit);
    }

    fn next_deadline(state: &Tournament) -> Option<Time> {
        state.next_deadline()
    }

    fn upcast(format: u32, body: &str) -> Result<Cow<'_, str>, Unreadable> {
        if format < 2 { earlier::to_version_2(body) } else { Ok(Cow::Borrowed(body)) }
    }
}
