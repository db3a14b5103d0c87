//! The device beside a wooden board: clock, scoreboard and score sheet of one match (CLK, MAT).
//!
//! The stream is a log of what was pressed and when, so that a phone can write it without a network and the server
//! can fold it later to the same state. What is derived from it is never stored: times left, score, Crawford state,
//! the history of games. Checkers and dice are not here; the players have them.

mod act;
mod apply;
mod bounds;
mod conflict;
mod course;
mod decide;
mod entry;
mod heard;
mod judge;
mod kinds;
mod personal;
mod refusal;
mod rule;
mod settings;
mod shown;
mod state;
mod tally;
mod times;
mod view;

pub use act::{Act, ActName, Keep};
pub use bounds::LINES;
pub use conflict::Conflict;
pub use course::{AwardedPoints, BreakTaken, Gap, How, Jump, Paper, Phase, Ruling, SheetLine};
pub use decide::DeviceFacts;
pub use entry::{DeviceActor, DeviceId, Entry, EntryId, Origin, Stamp};
pub use heard::Heard;
pub use refusal::DeviceRefusal;
pub use settings::{BREAK, DeviceSettings, FlagRule, Oversight, breaks_allowed};
pub use state::{DeviceMatch, Lease};
pub use view::{
    BreakView, ComparisonView, ConflictView, DeviceClock, DeviceCube, DevicePhase, DeviceView, GameNow, Irregular,
    Legal, SetupPhase,
};

use tavola_base::personal::Personal;
use tavola_base::{Decider, Time};

/// The stream of one match beside a wooden board.
#[derive(Debug, Clone, Copy)]
pub struct DeviceStream;

impl Decider for DeviceStream {
    const STREAM: &'static str = "device";
    const VERSION: u32 = 2;

    type State = DeviceMatch;
    type Command = Act;
    type Event = Entry;
    type Facts = DeviceFacts;
    type Refusal = DeviceRefusal;

    fn decide(state: &DeviceMatch, act: Act, facts: &DeviceFacts) -> Result<Vec<Entry>, DeviceRefusal> {
        decide::decide(state, act, facts)
    }

    fn evolve(state: DeviceMatch, entry: &Entry) -> DeviceMatch {
        state.after(entry)
    }

    fn personal(_: &DeviceMatch, entry: &mut Entry, visit: &mut dyn FnMut(Personal<'_>)) {
        personal::personal(&mut entry.act, visit);
    }

    fn next_deadline(state: &DeviceMatch) -> Option<Time> {
        state.next_deadline()
    }
}
