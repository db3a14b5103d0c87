//! What the forms of a tournament's pages say: one struct for each, its fields named as on the page, and the command that
//! it means. A button without fields has its command in a hidden field, as JSON.
//!
//! Which form it is stands in the hidden field `form` ([`FormKind`]). `desk_walks` holds the pages and the structs together.

pub(crate) mod choices;
pub(crate) mod course;
pub(crate) mod desk;
pub(crate) mod device;
mod division;
mod draw;
mod entry;
mod fields;
pub(crate) mod kinds;
pub(crate) mod opening;
mod people;
mod ruling;

use tavola_tournament::TournamentCommand;

use self::course::{Call, Dispute, HandIn, NameReferee, NoteScore, OrderClock, ReplaceEquipment, WrongLength};
use self::desk::{Announce, ChangeSettings, SetNotes, SetTables};
use self::division::{AddDivision, AddPool, ChangeDetails, ChangeFormat, ChangePrizes, HoldAuction, SetClock};
use self::draw::{AddWords, DrawDivision, LatenessOfMatch, LatenessOfRound, ScheduleMatch, ScheduleRound};
use self::entry::{Enter, Import, PlayOff, SellLot};
pub(crate) use self::fields::{Fields, Form, Said};
use self::people::{Amend, NotePayment, Refund, Substitute, Waive};
use self::ruling::{CloseAppeal, ReplaceMember, Rule, RuleInMatch};
use crate::web::{errors::AppError, strict};

/// A form that means a command.
trait Meant: Form {
    /// The command.
    ///
    /// # Errors
    /// Which field is wrong.
    fn into_command(self) -> Result<TournamentCommand, AppError>;
}

macro_rules! forms {
    ($($form:ident = $word:literal,)*) => {
        /// Which form of a tournament's pages it is.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub(crate) enum FormKind {
            $(#[doc = concat!("[`", stringify!($form), "`].")] $form,)*
        }

        impl FormKind {
            /// All of them.
            pub(crate) const ALL: &'static [Self] = &[$(Self::$form),*];

            /// What the field `form` says.
            pub(crate) const fn word(self) -> &'static str {
                match self {
                    $(Self::$form => $word,)*
                }
            }

            /// The names of its fields.
            #[cfg(test)]
            pub(crate) fn fields(self) -> Vec<&'static str> {
                match self {
                    $(Self::$form => $form::fields(),)*
                }
            }

            fn read(self, fields: &Fields) -> Result<TournamentCommand, AppError> {
                match self {
                    $(Self::$form => fields.read_beside::<$form>(&["form", "sure"])?.into_command(),)*
                }
            }
        }
    };
}

forms! {
    AddDivision = "add_division",
    AddPool = "add_pool",
    AddWords = "add_words",
    Amend = "amend",
    Announce = "announce",
    Call = "call",
    ChangeDetails = "change_details",
    ChangeFormat = "change_format",
    ChangePrizes = "change_prizes",
    ChangeSettings = "change_settings",
    CloseAppeal = "close_appeal",
    Dispute = "dispute",
    DrawDivision = "draw",
    Enter = "enter",
    HandIn = "result",
    HoldAuction = "hold_auction",
    Import = "import",
    LatenessOfMatch = "lateness_of_match",
    LatenessOfRound = "lateness_of_round",
    NameReferee = "name_referee",
    NoteScore = "score",
    OrderClock = "order_clock",
    NotePayment = "note_payment",
    PlayOff = "play_off",
    Refund = "refund",
    ReplaceEquipment = "replace_equipment",
    ReplaceMember = "replace_member",
    Rule = "rule",
    RuleInMatch = "rule_in_match",
    ScheduleMatch = "schedule_match",
    ScheduleRound = "schedule_round",
    SellLot = "sell_lot",
    SetClock = "set_clock",
    SetNotes = "set_notes",
    SetTables = "set_tables",
    Substitute = "substitute",
    Waive = "waive",
    WrongLength = "wrong_length",
}

/// The command that a form of a tournament's pages means: the one its button has, or what its fields say.
///
/// # Errors
/// If it is no form of ours, a field is not known, missing, there twice or cannot be read.
pub(crate) fn command(fields: &Fields) -> Result<TournamentCommand, AppError> {
    if let Some(text) = fields.text("command") {
        fields.only(|name| ["command", "sure"].contains(&name))?;
        return strict::read(text.as_bytes()).map_err(|why| AppError::outdated(why.to_string()));
    }
    let Some(word) = fields.text("form") else { return Err(AppError::missing("form")) };
    let kind = FormKind::ALL.iter().find(|kind| kind.word() == word);
    kind.ok_or_else(|| AppError::outdated(format!("no form is called {word}")))?.read(fields)
}

#[cfg(test)]
mod tests;
