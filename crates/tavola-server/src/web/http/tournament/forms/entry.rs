//! Forms about who takes part: an entry, a list of them, a lot of the auction, a play-off.

use tavola_tournament::{
    DivisionId, EntrantId, EntryCommand, Person, TournamentCommand, result::prize::Rate, stream::command::WrongLines,
};

use super::{
    Meant,
    fields::form,
    kinds::{Checked, Choice, Money, Percent},
};
use crate::web::errors::AppError;

form! {
    /// Somebody enters, or asks to.
    Enter {
        division: DivisionId,
        name: String,
        partner: Option<String>,
        club: Option<String>,
    }
}

impl Meant for Enter {
    fn into_command(self) -> Result<TournamentCommand, AppError> {
        let first = Person { club: self.club, ..Person::named(self.name) };
        let people = std::iter::once(first).chain(self.partner.map(Person::named)).collect();
        Ok(EntryCommand::Enter { division: self.division, people, name: None }.into())
    }
}

form! {
    /// Everybody on a list enters.
    Import {
        division: DivisionId,
        list: String,
        wrong_lines: Option<Choice<WrongLines>>,
    }
}

impl Meant for Import {
    fn into_command(self) -> Result<TournamentCommand, AppError> {
        let wrong = self.wrong_lines.map(|wrong| wrong.0).unwrap_or_default();
        Ok(EntryCommand::Import { division: self.division, csv: self.list, wrong }.into())
    }
}

form! {
    /// A lot of the auction is sold.
    SellLot {
        division: DivisionId,
        players: Checked<EntrantId>,
        buyer: String,
        price: Money,
        bought_back: Option<Percent>,
    }
}

impl Meant for SellLot {
    fn into_command(self) -> Result<TournamentCommand, AppError> {
        Ok(EntryCommand::SellLot {
            division: self.division,
            players: self.players.0,
            buyer: self.buyer,
            price: self.price.0,
            bought_back: self.bought_back.map_or_else(Rate::default, |share| share.0),
        }
        .into())
    }
}

form! {
    /// Two equals have played one point.
    PlayOff {
        division: DivisionId,
        winner: EntrantId,
        loser: EntrantId,
    }
}

impl Meant for PlayOff {
    fn into_command(self) -> Result<TournamentCommand, AppError> {
        Ok(EntryCommand::PlayOff { division: self.division, winner: self.winner, loser: self.loser }.into())
    }
}
