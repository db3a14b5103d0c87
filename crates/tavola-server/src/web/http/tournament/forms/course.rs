//! Forms about a match while it goes on: its table, its score, its result, what is wrong at the table.

use tavola_rules::WinKind;
use tavola_tournament::{
    CallCommand, EntrantId, MatchId, Report, ResultCommand, Rubber, RulingCommand, TableNumber, TournamentCommand,
    stream::{command::Noticed, play::How},
};

use super::{
    Meant,
    fields::{Fields, form},
    kinds::{Choice, Cube},
};
use crate::web::errors::AppError;

form! {
    /// A match is called; without a table to the first that is free.
    Call {
        of as "match": MatchId,
        table: Option<TableNumber>,
    }
}

impl Meant for Call {
    fn into_command(self) -> Result<TournamentCommand, AppError> {
        Ok(CallCommand::Call { of: self.of, table: self.table }.into())
    }
}

form! {
    /// The score as it stands, the upper line of the sheet first.
    NoteScore {
        of as "match": MatchId,
        upper: u32,
        lower: u32,
    }
}

impl Meant for NoteScore {
    fn into_command(self) -> Result<TournamentCommand, AppError> {
        Ok(ResultCommand::Score { of: self.of, score: [self.upper, self.lower] }.into())
    }
}

form! {
    /// What a result says: who has won, what the loser had by then, and how it ended.
    Outcome {
        winner: EntrantId,
        loser_points: Option<u32>,
        winner_points: Option<u32>,
        length: Option<u32>,
        how: Option<Choice<How>>,
        kind: Option<Choice<WinKind>>,
        cube: Option<Cube>,
        rubber: Option<Choice<Rubber>>,
    }
}

impl Outcome {
    /// The result; the winner has all the points of the match, where no others are said.
    fn report(self) -> Report {
        let won = self.winner_points.or(self.length).unwrap_or(0);
        let score = self.loser_points.map(|lost| [won, lost]);
        Report {
            score,
            how: self.how.map_or_else(How::default, |how| how.0),
            kind: self.kind.map(|kind| kind.0),
            cube: self.cube.map(|cube| cube.0),
            rubber: self.rubber.map(|rubber| rubber.0),
            ..Report::won_by(self.winner)
        }
    }
}

form! {
    /// A match has its result.
    HandIn {
        of as "match": MatchId,
        ;
        outcome: Outcome,
    }
}

impl Meant for HandIn {
    fn into_command(self) -> Result<TournamentCommand, AppError> {
        Ok(ResultCommand::Result { of: self.of, result: self.outcome.report() }.into())
    }
}

/// The correction that a match's page asks about in its address; none if nobody is said to have won.
///
/// # Errors
/// If something is there twice or cannot be read.
pub(crate) fn correction(asked: &Fields) -> Result<Option<Report>, AppError> {
    if asked.text("winner").is_none() {
        return Ok(None);
    }
    asked.read_of_query::<Outcome>().map(|outcome| Some(outcome.report()))
}

form! {
    /// A clock is brought in.
    OrderClock {
        of as "match": MatchId,
        reason: String,
    }
}

impl Meant for OrderClock {
    fn into_command(self) -> Result<TournamentCommand, AppError> {
        Ok(RulingCommand::OrderClock { of: self.of, settings: None, reason: self.reason }.into())
    }
}

form! {
    /// A match has a referee of its own; without a name none any more.
    NameReferee {
        of as "match": MatchId,
        referee: Option<String>,
    }
}

impl Meant for NameReferee {
    fn into_command(self) -> Result<TournamentCommand, AppError> {
        Ok(RulingCommand::NameReferee { of: self.of, name: self.referee }.into())
    }
}

form! {
    /// A match was played to a wrong length.
    WrongLength {
        of as "match": MatchId,
        noted: Option<u8>,
        upper: u32,
        lower: u32,
    }
}

impl Meant for WrongLength {
    fn into_command(self) -> Result<TournamentCommand, AppError> {
        let (score, noticed) = ([self.upper, self.lower], Noticed::default());
        Ok(RulingCommand::WrongLength { of: self.of, noted: self.noted, score, noticed }.into())
    }
}

form! {
    /// Equipment is replaced.
    ReplaceEquipment {
        of as "match": MatchId,
        what: String,
    }
}

impl Meant for ReplaceEquipment {
    fn into_command(self) -> Result<TournamentCommand, AppError> {
        Ok(RulingCommand::ReplaceEquipment { of: self.of, what: self.what }.into())
    }
}

form! {
    /// The director is called.
    Dispute {
        of as "match": MatchId,
        text: String,
    }
}

impl Meant for Dispute {
    fn into_command(self) -> Result<TournamentCommand, AppError> {
        Ok(RulingCommand::Dispute { of: self.of, text: self.text }.into())
    }
}
