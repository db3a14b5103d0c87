//! Tournaments: who meets whom, who goes on, who is paid; and one event as a stream directed from a desk.
//!
//! The algorithms are functions of what has happened and of a lot (`lot`): asked again they give the same, so
//! every draw can be repeated by anybody once its key is published (`docs/draw.md`). A bracket is a graph of
//! fixtures that only grows; who sits where is read out of it with the results, so a corrected result flows on.

mod agenda;
pub mod book;
pub mod bounds;
pub mod bracket;
pub mod command;
pub mod consolation;
mod correction;
pub mod csv;
pub mod davis_cup;
mod decide;
pub mod division;
pub mod double_elimination;
mod earlier;
pub mod entry;
pub mod event;
mod evolve;
mod grounds;
pub mod ids;
pub mod knock_out;
mod late;
pub mod late_places;
pub mod lengths;
pub mod lot;
mod matching;
pub mod money;
mod next_round;
mod payout;
pub mod penalty;
pub mod play;
pub mod printed_tree;
pub mod prize;
pub mod rating;
pub mod record;
pub mod refusal;
mod register;
#[cfg(test)]
mod rehearsal;
pub mod round_robin;
mod rounds;
pub mod ruling;
pub mod schedule;
mod seating;
mod series;
pub mod settings;
pub mod simulation;
mod standings;
mod state;
pub mod swing;
pub mod swiss;
mod taken;
mod tie;
pub mod tie_break;
mod told;
mod undo;
pub mod view;
#[cfg(test)]
mod walks;

pub use bracket::{Bracket, Feed, Fixture, MatchState, Need, Outcome, Resolved, Seat, Stage};
pub use command::{Office, TournamentCommand};
pub use consolation::{Feeding, NextDraw, Redraw, draw_round};
pub use davis_cup::Rubber;
pub use decide::{BREAK, POSTPONED, TournamentActor, TournamentFacts, breaks};
pub use division::{Division, DivisionId, Format};
pub use entry::{Entry, EntryState, Person};
pub use event::{Fate, Happened as TournamentHappened, Touched, TournamentEvent};
pub use ids::{EntrantId, LatePlace, MatchId, Place, Round};
pub use knock_out::{KnockOut, KnockOutRefusal, MainSize};
pub use late_places::{LatePlaces, LateSeat};
pub use lot::{DrawKey, Lot, LotFault, LotSeed};
pub use money::Cents;
pub use play::{Phase, Report, Status, TableNumber};
pub use record::{Meetings, Record, Records};
pub use refusal::{Reason, TournamentRefusal, Word};
pub use ruling::{Remedy, Ruling, RulingNumber, Vote};
pub use settings::{CommitteeMember, Settings, Venue};
pub use state::Tournament;
pub use view::{TournamentView, TournamentViewer};

use std::borrow::Cow;

use crate::decider::Decides;
use crate::stored::Unreadable;
use crate::{Decider, Time};

/// The event's stream.
#[derive(Debug, Clone, Copy)]
pub struct TournamentStream;

impl Decider for TournamentStream {
    const STREAM: &'static str = "tournament";
    const VERSION: u32 = 2;
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

    fn next_deadline(state: &Tournament) -> Option<Time> {
        state.next_deadline()
    }

    fn upcast(format: u32, body: &str) -> Result<Cow<'_, str>, Unreadable> {
        if format < 2 { earlier::to_version_2(body) } else { Ok(Cow::Borrowed(body)) }
    }
}
