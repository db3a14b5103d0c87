//! Forms of the desk that are not about a match: announcements, tables, notes, the committee, bots, what links give.

use tavola_base::PlayerId;
use tavola_tournament::{DeskCommand, DivisionId, TournamentCommand, stream::settings::Notes};

use super::{Meant, fields::form};
use crate::web::errors::AppError;

form! {
    /// Everybody is told something.
    Announce {
        text: String,
    }
}

impl Meant for Announce {
    fn into_command(self) -> Result<TournamentCommand, AppError> {
        Ok(DeskCommand::Announce { text: self.text }.into())
    }
}

form! {
    /// How many official tables there are.
    SetTables {
        tables: u32,
    }
}

impl Meant for SetTables {
    fn into_command(self) -> Result<TournamentCommand, AppError> {
        Ok(DeskCommand::SetTables { tables: self.tables }.into())
    }
}

form! {
    /// What is told about the place: where it is, what one wears, anything else. What is left empty is no note.
    SetNotes {
        place: Option<String>,
        dress: Option<String>,
        more: Option<String>,
    }
}

impl Meant for SetNotes {
    fn into_command(self) -> Result<TournamentCommand, AppError> {
        let [venue, dress, more] = [self.place, self.dress, self.more].map(Option::unwrap_or_default);
        Ok(DeskCommand::SetNotes { notes: Notes { venue, dress, more } }.into())
    }
}

form! {
    /// The names of the committee, one a line.
    Committee {
        names: String,
    }
}

form! {
    /// A member of the committee takes their seat.
    TakeSeat {
        member: Option<PlayerId>,
        name: String,
    }
}

form! {
    /// Somebody takes an office.
    TakeOffice {
        name: String,
    }
}

form! {
    /// Bots enter a division.
    Bots {
        division: DivisionId,
        many: u32,
    }
}
