//! A table of two sides: a money session or a match, from the first seat taken to the last rematch. A side is one
//! player's, or in consultation doubles a pair's.
//!
//! The game itself is [`tavola_rules::Game`]; here are seats, dice, clock, pace, score and what ends a match.

mod command;
mod decide;
mod event;
mod evolve;
mod facts;
mod history;
mod legal;
mod log;
mod narrow;
mod pair;
mod personal;
mod prepared;
mod proof;
mod record;
mod refusal;
mod seating;
mod state;
mod tutor;
pub mod view;
mod waiting;
mod watch;

pub use command::{CommandName, TableCommand};
pub use event::{Cause, Happening, TableEvent};
pub use facts::{Actor, TableFacts};
pub use narrow::{narrow, view, view_since};
pub use pair::{Partner, Place, Word};
pub use prepared::{
    CannotPrepare, CubeAnswer, Due as OrderDue, LONGEST_CHAIN, Order, Orders, Prepared, TurnStart, Until, forced_rolls,
};
pub use proof::{rolls_by_game, transcript};
pub use record::{PlayedGame, PlayedLine, played_games};
pub use refusal::{TableRefusal, WhyNot};
pub use seating::{Beginning, Duplicate, Pace, SeatPlan, Sitter, SitterKind, Terms, bot_level, invitation_digest};
pub use state::{Opened, Table};
pub use tutor::Tutor;
pub use waiting::{Post, WhenAbsent};
pub use watch::{Behind, Watch};

use tavola_base::Time;
use tavola_base::decider::Decider;
use tavola_base::dice_proof::Digest;
use tavola_base::personal::Personal;

/// The decider of tables.
#[derive(Debug, Clone, Copy)]
pub struct Tables;

impl Decider for Tables {
    const STREAM: &'static str = "table";
    const VERSION: u32 = 2;

    type State = Table;
    type Command = TableCommand;
    type Event = TableEvent;
    type Facts = TableFacts;
    type Refusal = TableRefusal;

    fn decide(table: &Table, command: TableCommand, facts: &TableFacts) -> Result<Vec<TableEvent>, TableRefusal> {
        decide::decide(table, command, facts)
    }

    fn evolve(table: Table, event: &TableEvent) -> Table {
        evolve::evolve(table, event)
    }

    fn personal(table: &Table, event: &mut TableEvent, visit: &mut dyn FnMut(Personal<'_>)) {
        personal::personal(table, event, visit);
    }

    fn dice_log(table: &Table) -> Option<Digest> {
        table.opened()?.log.as_ref().map(|log| log.digest)
    }

    fn keep_dice_log(event: &mut TableEvent, digest: Digest) {
        event.kept = Some(digest);
    }

    fn next_deadline(table: &Table) -> Option<Time> {
        table.opened()?.dues().into_iter().map(|(at, _)| at).min()
    }
}
