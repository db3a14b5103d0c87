//! The form that opens a tournament.

use tavola_tournament::{
    DivisionId, Settings,
    result::rating::Ramp,
    stream::settings::{Loses, Notes, Rounds, Venue},
};

use super::{
    desk::LatenessAsked,
    division::{Details, FeesAsked, Play, new_division},
    fields::form,
    kinds::{Choice, LocalTime},
};
use crate::club::tournament::NewTournament;

form! {
    /// A tournament of one division is opened.
    OpenTournament {
        name: String,
        your_name: Option<String>,
        venue: Option<Choice<Venue>>,
        tables: Option<u32>,
        begins: Option<LocalTime>,
        currency: Option<String>,
        drawn: Option<Choice<Rounds>>,
        late_loses: Option<Choice<Loses>>,
        rating: Option<Choice<Ramp>>,
        place: Option<String>,
        dress: Option<String>,
        ;
        play: Play,
        details: Details,
        fees: FeesAsked,
        lateness: LatenessAsked,
    }
}

form! {
    /// Another tournament like this one is opened.
    OpenAgain {
        name: String,
    }
}

impl OpenTournament {
    /// What is opened, and the name its director goes by.
    pub(crate) fn into_new(self) -> NewTournament {
        let usual = Settings::default();
        let settings = Settings {
            name: self.name,
            venue: self.venue.map_or(usual.venue, |venue| venue.0),
            begins: self.begins.map(|begins| begins.0),
            divisions: vec![new_division(DivisionId::new("main"), self.play, self.details, self.fees)],
            tables: self.tables.unwrap_or_default(),
            lateness: self.lateness.asked(),
            late_loses: self.late_loses.map(|loses| loses.0),
            rounds: self.drawn.map_or(usual.rounds, |rounds| rounds.0),
            rating: self.rating.map_or(usual.rating, |ramp| ramp.0),
            currency: self.currency.unwrap_or_else(|| usual.currency.clone()),
            notes: Notes {
                venue: self.place.unwrap_or_default(),
                dress: self.dress.unwrap_or_default(),
                ..Notes::default()
            },
            ..usual
        };
        NewTournament { settings, name: self.your_name }
    }
}
