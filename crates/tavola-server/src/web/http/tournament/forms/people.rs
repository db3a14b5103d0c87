//! Forms about an entry that stands: what it says of its people, who plays in whose place, what is paid and given back.

use tavola_tournament::{EntrantId, EntryCommand, TournamentCommand, stream::entry::Charge};

use super::{Meant, fields::form, kinds::Money};
use crate::web::errors::AppError;

form! {
    /// What an entry says of one of its people is written anew.
    Amend {
        entrant: EntrantId,
        number: u32,
        name: String,
        club: Option<String>,
        rating: Option<Money>,
    }
}

impl Meant for Amend {
    fn into_command(self) -> Result<TournamentCommand, AppError> {
        let rating = self.rating.and_then(|rating| u32::try_from(rating.0.number()).ok());
        let Self { entrant, number, name, club, .. } = self;
        Ok(EntryCommand::Amend { entrant, number, name, club, rating }.into())
    }
}

form! {
    /// Somebody plays in another's place.
    Substitute {
        entrant: EntrantId,
        number: u32,
        name: String,
        club: Option<String>,
    }
}

impl Meant for Substitute {
    fn into_command(self) -> Result<TournamentCommand, AppError> {
        let Self { entrant, number, name, club } = self;
        Ok(EntryCommand::Substitute { entrant, number, name, club }.into())
    }
}

form! {
    /// A payment, whole or in part.
    NotePayment {
        entrant: EntrantId,
        amount: Money,
    }
}

impl Meant for NotePayment {
    fn into_command(self) -> Result<TournamentCommand, AppError> {
        Ok(EntryCommand::Pay { entrant: self.entrant, charge: Charge::Entry, amount: self.amount.0 }.into())
    }
}

form! {
    /// Something of what was paid is given back.
    Refund {
        entrant: EntrantId,
        amount: Money,
    }
}

impl Meant for Refund {
    fn into_command(self) -> Result<TournamentCommand, AppError> {
        Ok(EntryCommand::Refund { entrant: self.entrant, amount: self.amount.0 }.into())
    }
}

form! {
    /// Somebody is let off a fee or a part of it.
    Waive {
        entrant: EntrantId,
        amount: Money,
    }
}

impl Meant for Waive {
    fn into_command(self) -> Result<TournamentCommand, AppError> {
        Ok(EntryCommand::Waive { entrant: self.entrant, amount: self.amount.0 }.into())
    }
}
