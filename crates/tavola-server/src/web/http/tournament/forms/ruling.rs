//! Forms about rulings and appeals.

use tavola_base::PlayerId;
use tavola_rules::Clause;
use tavola_tournament::{
    AppealCommand, EntrantId, MatchId, Remedy, Rubber, RulingCommand, RulingNumber, TournamentCommand,
};

use super::{
    Meant,
    fields::form,
    kinds::{Choice, Minutes},
};
use crate::club::tournament::by_name;
use crate::web::errors::AppError;

form! {
    /// What a ruling says.
    Judgement {
        clause: Choice<Clause>,
        about: Option<EntrantId>,
        remedy: Remedy,
        points: Option<u32>,
        minutes: Option<Minutes>,
        reason: String,
    }
}

impl Judgement {
    /// The ruling in a match, or in one of a tie, or in neither.
    fn in_match(self, of: Option<MatchId>, rubber: Option<Rubber>) -> TournamentCommand {
        let remedy = match (self.remedy, self.points, self.minutes) {
            (Remedy::PenaltyPoints { .. }, Some(points), _) => Remedy::PenaltyPoints { points },
            (Remedy::LossOfGame { .. }, Some(points), _) => Remedy::LossOfGame { points },
            (Remedy::GiveTime { .. }, _, Some(Minutes(time))) => Remedy::GiveTime { time },
            (remedy, ..) => remedy,
        };
        RulingCommand::Rule { of, rubber, about: self.about, clause: self.clause.0, reason: self.reason, remedy }.into()
    }
}

form! {
    /// A ruling in the tournament.
    Rule {
        ;
        judgement: Judgement,
    }
}

impl Meant for Rule {
    fn into_command(self) -> Result<TournamentCommand, AppError> {
        Ok(self.judgement.in_match(None, None))
    }
}

form! {
    /// A ruling in a match.
    RuleInMatch {
        of as "match": MatchId,
        rubber: Option<Choice<Rubber>>,
        ;
        judgement: Judgement,
    }
}

impl Meant for RuleInMatch {
    fn into_command(self) -> Result<TournamentCommand, AppError> {
        Ok(self.judgement.in_match(Some(self.of), self.rubber.map(|rubber| rubber.0)))
    }
}

form! {
    /// Somebody comes for a member of the committee.
    ReplaceMember {
        ruling: RulingNumber,
        member: PlayerId,
        name: String,
    }
}

impl Meant for ReplaceMember {
    fn into_command(self) -> Result<TournamentCommand, AppError> {
        let by = PlayerId::new(by_name(&self.name));
        Ok(AppealCommand::ReplaceMember { ruling: self.ruling, member: self.member, by, name: Some(self.name) }.into())
    }
}

form! {
    /// An appeal is closed without a decision.
    CloseAppeal {
        ruling: RulingNumber,
        reason: String,
    }
}

impl Meant for CloseAppeal {
    fn into_command(self) -> Result<TournamentCommand, AppError> {
        Ok(AppealCommand::CloseAppeal { ruling: self.ruling, reason: self.reason }.into())
    }
}
