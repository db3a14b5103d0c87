//! Forms about draws and times: words from the room, a draw, the hour of a round or a match.

use tavola_tournament::{CallCommand, Clubs, DivisionId, DrawCommand, MainSize, MatchId, TournamentCommand};

use super::{
    Meant,
    desk::LatenessAsked,
    fields::form,
    kinds::{Choice, LocalTime, StageRound},
};
use crate::web::errors::AppError;

form! {
    /// Words from the room go into the lot.
    AddWords {
        division: DivisionId,
        words: String,
    }
}

impl Meant for AddWords {
    fn into_command(self) -> Result<TournamentCommand, AppError> {
        Ok(DrawCommand::AddWords { division: self.division, words: self.words }.into())
    }
}

form! {
    /// A division is drawn.
    DrawDivision {
        division: DivisionId,
        late_places: Option<u32>,
        until: Option<LocalTime>,
        size: Option<Choice<MainSize>>,
        clubs: Option<Choice<Clubs>>,
    }
}

impl Meant for DrawDivision {
    fn into_command(self) -> Result<TournamentCommand, AppError> {
        Ok(DrawCommand::Draw {
            division: self.division,
            late_places: self.late_places.unwrap_or_default(),
            until: self.until.map(|until| until.0),
            size: self.size.map_or_else(MainSize::default, |size| size.0),
            clubs: self.clubs.map_or_else(Clubs::default, |clubs| clubs.0),
        }
        .into())
    }
}

form! {
    /// A round gets its hour.
    ScheduleRound {
        division: DivisionId,
        round: StageRound,
        begins: LocalTime,
    }
}

impl Meant for ScheduleRound {
    fn into_command(self) -> Result<TournamentCommand, AppError> {
        Ok(CallCommand::Schedule {
            of: None,
            division: Some(self.division),
            stage: Some(self.round.stage),
            round: Some(self.round.round),
            at: self.begins.0,
        }
        .into())
    }
}

form! {
    /// Lateness in a round is counted otherwise than in the tournament.
    LatenessOfRound {
        division: DivisionId,
        round: StageRound,
        ;
        lateness: LatenessAsked,
    }
}

impl Meant for LatenessOfRound {
    fn into_command(self) -> Result<TournamentCommand, AppError> {
        Ok(CallCommand::SetLateness {
            of: None,
            division: Some(self.division),
            stage: Some(self.round.stage),
            round: Some(self.round.round),
            lateness: self.lateness.of_its_own(),
        }
        .into())
    }
}

form! {
    /// Lateness at a match is counted otherwise than in the tournament.
    LatenessOfMatch {
        of as "match": MatchId,
        ;
        lateness: LatenessAsked,
    }
}

impl Meant for LatenessOfMatch {
    fn into_command(self) -> Result<TournamentCommand, AppError> {
        let (division, stage, round) = (None, None, None);
        let lateness = self.lateness.of_its_own();
        Ok(CallCommand::SetLateness { of: Some(self.of), division, stage, round, lateness }.into())
    }
}

form! {
    /// A match gets its hour.
    ScheduleMatch {
        of as "match": MatchId,
        begins: LocalTime,
    }
}

impl Meant for ScheduleMatch {
    fn into_command(self) -> Result<TournamentCommand, AppError> {
        let (division, stage, round) = (None, None, None);
        Ok(CallCommand::Schedule { of: Some(self.of), division, stage, round, at: self.begins.0 }.into())
    }
}
