//! Forms of the desk that are not about a match: announcements, tables, notes, the committee, bots, what links give.

use tavola_base::PlayerId;
use tavola_tournament::{
    DeskCommand, DivisionId, TournamentCommand,
    result::{
        penalty::{LateReading, Lateness},
        rating::Ramp,
    },
    stream::settings::{LateDisqualifies, Loses, Notes, Rounds, Surplus, Terms},
};

use super::{
    Meant,
    fields::form,
    kinds::{Choice, KnownTerms, LocalTime, Minutes},
};
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
        languages: Option<String>,
    }
}

impl Meant for SetNotes {
    fn into_command(self) -> Result<TournamentCommand, AppError> {
        let said = [self.place, self.dress, self.more, self.languages];
        let [venue, dress, more, languages] = said.map(Option::unwrap_or_default);
        Ok(DeskCommand::SetNotes { notes: Notes { venue, dress, more, languages } }.into())
    }
}

form! {
    /// What can be set anew while the tournament goes on. The hour stays as it was where none is said.
    ChangeSettings {
        terms: KnownTerms,
        name: String,
        begins: Option<LocalTime>,
        drawn: Choice<Rounds>,
        late_loses: Option<Choice<Loses>>,
        late_disqualifies: Choice<LateDisqualifies>,
        surplus: Choice<Surplus>,
        rating: Choice<Ramp>,
        currency: Option<String>,
        ;
        lateness: LatenessAsked,
    }
}

impl Meant for ChangeSettings {
    fn into_command(self) -> Result<TournamentCommand, AppError> {
        let KnownTerms(before) = self.terms;
        let settings = Terms {
            name: self.name,
            begins: self.begins.map(|begins| begins.0).or(before.begins),
            rounds: self.drawn.0,
            lateness: self.lateness.asked(),
            late_loses: self.late_loses.map(|loses| loses.0),
            late_disqualifies: self.late_disqualifies.0,
            surplus: self.surplus.0,
            rating: self.rating.0,
            currency: self.currency.unwrap_or(before.currency),
        };
        Ok(DeskCommand::ChangeSettings { settings: Box::new(settings) }.into())
    }
}

form! {
    /// How lateness is counted; what is left empty is as usual.
    LatenessAsked {
        grace: Option<Minutes>,
        every: Option<Minutes>,
        reading: Option<Choice<LateReading>>,
    }
}

impl LatenessAsked {
    pub(super) fn asked(self) -> Lateness {
        let usual = Lateness::default();
        Lateness {
            grace: self.grace.map_or(usual.grace, |span| span.0),
            every: self.every.map_or(usual.every, |span| span.0),
            reading: self.reading.map_or(usual.reading, |reading| reading.0),
        }
    }

    /// For a match or a round: as in the tournament where no grace is said.
    pub(super) fn of_its_own(self) -> Option<Lateness> {
        self.grace.is_some().then(|| self.asked())
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
