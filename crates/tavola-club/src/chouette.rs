//! A chouette: one box against a team of members, game after game, with its order, its cubes and its accounts.
//!
//! The checkers move by [`tavola_rules::Game`]; here are the line, the cubes between box and members, the duties of
//! those who answer, the settlement of each game and the ledger. Online the board is in the system; over the board
//! cube acts and results are entered, and can be taken back.

mod act;
mod carried;
mod claim;
mod command;
mod decide;
mod dice;
mod duty;
mod edge;
mod event;
mod evolve;
mod history;
mod in_play;
mod ledger;
mod legal;
mod line;
mod log;
mod news;
mod order;
mod outcome;
mod payments;
mod personal;
mod proof;
mod refusal;
mod rules;
mod sheet;
mod state;
#[cfg(test)]
mod tests;
mod unsound;
mod view;
mod voice;

pub use crate::balance::Balance;
pub use crate::stake::{Currency, NotACurrency, NotAStake, Stake};
pub use carried::{Carried, CarriedAccount};
pub use claim::{Claim, is_entered};
pub use command::{
    BoardCommand, ChouetteAct, ChouetteCommand, CubeCommand, DiceCommand, EntryCommand, HouseCommand, MemberCommand,
    PartnerCommand, SessionCommand, TalkCommand,
};
pub use decide::{ChouetteActor, ChouetteFacts};
pub use dice::SealedDice;
pub use duty::{CubeAnswer, Duty};
pub use edge::{Between, Camp, Edge, EdgeKind, Settled};
pub use event::{
    Accounts, AnswerSource, ChouetteEvent, CubeEvent, DiceEvent, GameEvent, Happened as ChouetteHappened, LineEvent,
    MemberEvent, Origin, PresenceEvent, SessionEvent, TalkEvent,
};
pub use history::GameHistory;
pub use in_play::{Advice, InPlay, LastTurn, Settlement};
pub use ledger::{Account, Ledger, Posting, PostingCause};
pub use legal::{ChouetteLegal, ToAnswer};
pub use line::Line;
pub use news::Said;
pub use outcome::{BoxFate, CaptainCause, ChouetteResult, CubeResult};
pub use payments::{Payment, fewest_payments};
pub use proof::transcript;
pub use refusal::ChouetteRefusal;
pub use rules::{
    Beaver, BoxStays, CaptainAfterDrop, CaptainCube, ChouetteChoice, ChouetteKnobs, ChouetteRules, Consultation, Cubes,
    Declining, ExtraCubes, Holdout, Leaving, Offering, PartnerLot, PartnerPlace, Switch,
};
pub use state::{Chouette, ChouettePace, Door, GameRecord, Member, PlayMode, Presence, Settings, Stage};
pub use unsound::UnsoundRules;
pub use view::{
    AccountView, BoardView, ChouetteDiceView, ChouetteView, ChouetteViewer, ExtrasView, GameView, LedgerView,
    MemberView, OfferView, Role, RollView, RoundView, StageView,
};
pub use voice::{NotAVoiceLink, Voice};

use tavola_base::dice_proof::Digest;
use tavola_base::personal::Personal;
use tavola_base::{Decider, Time};

/// The chouette's stream.
#[derive(Debug, Clone, Copy)]
pub struct ChouetteStream;

impl Decider for ChouetteStream {
    const STREAM: &'static str = "chouette";
    const VERSION: u32 = 2;

    type State = Chouette;
    type Command = ChouetteCommand;
    type Event = ChouetteEvent;
    type Facts = ChouetteFacts;
    type Refusal = ChouetteRefusal;

    fn decide(
        state: &Chouette,
        command: ChouetteCommand,
        facts: &ChouetteFacts,
    ) -> Result<Vec<ChouetteEvent>, ChouetteRefusal> {
        decide::decide(state, command, facts)
    }

    fn evolve(state: Chouette, event: &ChouetteEvent) -> Chouette {
        state.after(event)
    }

    fn personal(_: &Chouette, event: &mut ChouetteEvent, visit: &mut dyn FnMut(Personal<'_>)) {
        personal::personal(&mut event.what, visit);
    }

    fn dice_log(state: &Chouette) -> Option<Digest> {
        state.dice.log.as_ref().map(|log| log.digest)
    }

    fn keep_dice_log(event: &mut ChouetteEvent, digest: Digest) {
        event.kept = Some(digest);
    }

    fn next_deadline(state: &Chouette) -> Option<Time> {
        decide::next_deadline(state)
    }

    fn wakes_at(state: &Chouette) -> Option<Time> {
        decide::wakes_at(state)
    }
}
