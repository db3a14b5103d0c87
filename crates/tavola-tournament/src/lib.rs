//! Tournaments: who meets whom, who goes on, who is paid; and one event as a stream directed from a desk.
//!
//! The algorithms are functions of what has happened and of a lot (`lot`): asked again they give the same, so
//! every draw can be repeated by anybody once its key is published (`docs/draw.md`). A bracket is a graph of
//! fixtures that only grows; who sits where is read out of it with the results, so a corrected result flows on.
#![forbid(unsafe_code)]

pub mod format;
pub mod ids;
pub mod result;
pub mod ruling;
pub mod simulation;
pub mod stream;

pub use format::bracket::{Bracket, Feed, Fixture, MatchState, Need, Outcome, Resolved, Seat, Stage};
pub use format::consolation::{Feeding, NextDraw, Redraw, draw_round};
pub use format::davis_cup::{Member, Rubber};
pub use format::knock_out::{KnockOut, KnockOutRefusal, MainSize};
pub use format::late_places::{LatePlaces, LateSeat};
pub use format::lot::{DrawKey, Lot, LotFault, LotSeed};
pub use format::record::{Meetings, Record, Records};
pub use ids::{EntrantId, LatePlace, MatchId, Place, Round};
pub use result::money::Cents;
pub use ruling::{Remedy, Ruling, RulingNumber, Vote};
pub use stream::TournamentStream;
pub use stream::command::{
    AppealCommand, CallCommand, Clubs, DeskCommand, DrawCommand, EntryCommand, HouseCommand, Office, Presence,
    ResultCommand, RulingCommand, TournamentCommand,
};
pub use stream::decide::{BREAK, POSTPONED, TournamentActor, TournamentFacts, breaks};
pub use stream::division::{Division, DivisionId, Format};
pub use stream::entry::{Entry, EntryState, Person};
pub use stream::event::{
    DeskEvent, DrawEvent, EntryEvent, Fate, Happened as TournamentHappened, MatchEvent, OrderEvent, RulingEvent,
    Touched, TournamentEvent,
};
pub use stream::play::{Phase, Report, Status, TableNumber};
pub use stream::refusal::{Reason, Term, TournamentRefusal};
pub use stream::settings::{CommitteeMember, Settings, Venue};
pub use stream::state::Tournament;
pub use stream::view::{TournamentView, TournamentViewer};
