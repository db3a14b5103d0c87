//! Forms about how a division is played and what it costs. A form that changes one has the division as it was in a hidden
//! field, and writes over it what it is about.

use tavola_base::{Millis, clock::ClockSettings};
use tavola_tournament::{
    DeskCommand, Division, DivisionId, Format, Stage, TournamentCommand,
    format::{
        davis_cup::DeadRubbers,
        lengths::Lengths,
        swing::{CppSchedule, LossLimit},
        swiss::SwissOrder,
    },
    result::{
        prize::{PrizeLine, PrizeTable, Rate},
        tie_break::TieBreak,
    },
    stream::division::{CalcuttaPlan, DivisionPool, EntrantKind, Precedence, Recharge, Series, Ties},
};

use super::{
    Meant,
    choices::{ClockChoice, ConsolationChoice, FormatChoice},
    fields::form,
    kinds::{Choice, MatchLengths, Minutes, Money, Numbers, Percent, Plan, Ranked, Seconds},
};
use crate::web::errors::AppError;

form! {
    /// Format, lengths and clock of a new division.
    Play {
        format: Choice<FormatChoice>,
        lengths: Option<MatchLengths>,
        lengths_consolation: Option<MatchLengths>,
        entrants: Option<Choice<EntrantKind>>,
        ;
        clock: ClockAsked,
    }
}

form! {
    /// A clock, or none; the figures are of those that have their own.
    ClockAsked {
        clock: Option<Choice<ClockChoice>>,
        clock_minutes: Option<Minutes>,
        clock_seconds: Option<Seconds>,
    }
}

impl ClockAsked {
    fn settings(self) -> Option<ClockSettings> {
        let usual = ClockSettings::USUAL;
        let figures = ClockSettings {
            bank_per_point: self.clock_minutes.map_or(usual.bank_per_point, |span| span.0),
            delay: self.clock_seconds.map_or(usual.delay, |span| span.0),
            ..usual
        };
        self.clock.map(|clock| clock.0.settings(figures))
    }
}

form! {
    /// A division is played with another clock.
    SetClock {
        division: DivisionId,
        ;
        clock: ClockAsked,
    }
}

impl Meant for SetClock {
    fn into_command(self) -> Result<TournamentCommand, AppError> {
        Ok(DeskCommand::SetClock { division: self.division, clock: self.clock.settings() }.into())
    }
}

form! {
    /// What a division costs.
    FeesAsked {
        entry_fee: Option<Money>,
        registration_fee: Option<Money>,
        added: Option<Money>,
        returned: Option<Percent>,
    }
}

impl FeesAsked {
    fn write_over(self, division: &mut Division) {
        let fees = &mut division.fees;
        fees.entry = self.entry_fee.map_or(fees.entry, |fee| fee.0);
        fees.registration = self.registration_fee.map_or(fees.registration, |fee| fee.0);
        fees.added = self.added.map_or(fees.added, |added| added.0);
        fees.returned = self.returned.map_or(fees.returned, |share| share.0);
    }
}

form! {
    /// How a division is played in detail. Without a script a form sends the details of every format: those that the one
    /// chosen does not have say nothing.
    Details {
        series: Option<Choice<Series>>,
        recharge: Option<Choice<Recharge>>,
        order: Option<Choice<SwissOrder>>,
        rounds: Option<u32>,
        points: Option<u32>,
        chips: Option<Numbers>,
        limit: Option<Choice<LossLimit>>,
        ties: Option<Choice<Ties>>,
        dead: Option<Choice<DeadRubbers>>,
        tie_break: Ranked<TieBreak>,
        per_point: Option<Minutes>,
    }
}

impl Details {
    /// Writes them over a division; its tie-breaks are written anew.
    fn write_over(self, division: &mut Division) {
        division.series = self.series.map_or(division.series, |series| series.0);
        division.per_point = self.per_point.map_or(division.per_point, |span| span.0);
        match &mut division.format {
            Format::KnockOut { .. } => {}
            Format::DoubleElimination { recharge } => *recharge = self.recharge.map_or(*recharge, |choice| choice.0),
            Format::Swiss { rounds, order } => {
                *rounds = self.rounds.or(*rounds);
                *order = self.order.map_or(*order, |choice| choice.0);
            }
            Format::RoundRobin { rounds } | Format::Lives { rounds, .. } => *rounds = self.rounds.or(*rounds),
            Format::Swing { points, chips, limit } => {
                *points = self.points.unwrap_or(*points);
                *limit = self.limit.map_or(*limit, |choice| choice.0);
                if let Some(Numbers(cpp)) = self.chips {
                    *chips = CppSchedule::Listed { cpp };
                }
            }
            Format::DavisCup { ties, dead } => {
                *ties = self.ties.map_or(*ties, |choice| choice.0);
                *dead = self.dead.map_or(*dead, |choice| Some(choice.0));
            }
        }
        division.tie_breaks = self.tie_break.0;
    }
}

/// A new division of these parts.
pub(super) fn new_division(id: DivisionId, play: Play, details: Details, fees: FeesAsked) -> Division {
    let usual = Lengths::default();
    let lengths = Lengths {
        main: play.lengths.map_or_else(|| usual.main.clone(), |lengths| lengths.0),
        consolation: play.lengths_consolation.map(|lengths| lengths.0).unwrap_or_default(),
        ..usual
    };
    let mut division = Division {
        id,
        format: play.format.0.format(),
        lengths,
        entrants: play.entrants.map(|kind| kind.0).unwrap_or_default(),
        clock: play.clock.settings(),
        per_point: PER_POINT,
        ..Division::default()
    };
    details.write_over(&mut division);
    fees.write_over(&mut division);
    division
}

/// How long a point takes where nobody says.
const PER_POINT: Millis = Millis::seconds(8 * 60);

/// The command by which a division is as it is now to be.
fn changed(division: Division) -> TournamentCommand {
    DeskCommand::ChangeDivision { division: Box::new(division) }.into()
}

form! {
    /// A division is added.
    AddDivision {
        short_name: DivisionId,
        name: Option<String>,
        precedence: Option<Choice<Precedence>>,
        ;
        play: Play,
        details: Details,
        fees: FeesAsked,
    }
}

impl Meant for AddDivision {
    fn into_command(self) -> Result<TournamentCommand, AppError> {
        let division = Division {
            name: self.name,
            precedence: self.precedence.map(|precedence| precedence.0).unwrap_or_default(),
            ..new_division(self.short_name, self.play, self.details, self.fees)
        };
        Ok(DeskCommand::AddDivision { division: Box::new(division) }.into())
    }
}

form! {
    /// Format, lengths and fees are changed. The lengths below the main are written anew: left empty they are the main's.
    ChangeFormat {
        plan: Plan,
        format: Option<Choice<FormatChoice>>,
        lengths: Option<MatchLengths>,
        lengths_consolation: Option<MatchLengths>,
        ;
        fees: FeesAsked,
    }
}

impl Meant for ChangeFormat {
    fn into_command(self) -> Result<TournamentCommand, AppError> {
        let Plan(mut division) = self.plan;
        if let Some(Choice(format)) = self.format {
            division.format = format.format();
        }
        if let Some(MatchLengths(main)) = self.lengths {
            division.lengths.main = main;
        }
        division.lengths.consolation = self.lengths_consolation.map(|lengths| lengths.0).unwrap_or_default();
        self.fees.write_over(&mut division);
        Ok(changed(division))
    }
}

form! {
    /// The details of how it is played are changed.
    ChangeDetails {
        plan: Plan,
        consolation: Option<Choice<ConsolationChoice>>,
        ;
        details: Details,
    }
}

impl Meant for ChangeDetails {
    fn into_command(self) -> Result<TournamentCommand, AppError> {
        let Plan(mut division) = self.plan;
        if let (Format::KnockOut { consolation, .. }, Some(Choice(choice))) = (&mut division.format, self.consolation) {
            *consolation = choice.consolation();
        }
        self.details.write_over(&mut division);
        Ok(changed(division))
    }
}

form! {
    /// The paid places are written anew, stage by stage; by custom where nothing is said.
    ChangePrizes {
        plan: Plan,
        main: Option<Numbers>,
        consolation: Option<Numbers>,
        last_chance: Option<Numbers>,
        rounds: Option<Numbers>,
    }
}

impl Meant for ChangePrizes {
    fn into_command(self) -> Result<TournamentCommand, AppError> {
        let Plan(division) = self.plan;
        let stages = [
            (Stage::Main, self.main),
            (Stage::Consolation, self.consolation),
            (Stage::LastChance, self.last_chance),
            (Stage::Rounds, self.rounds),
        ];
        let lines: Vec<PrizeLine> = stages
            .into_iter()
            .flat_map(|(stage, parts)| paid_places(stage, &parts.map(|parts| parts.0).unwrap_or_default()))
            .collect();
        let prizes = (!lines.is_empty()).then(|| PrizeTable::new(lines));
        Ok(changed(Division { prizes, ..division }))
    }
}

/// The places that these parts are for. In a knock-out two lose in a semi-final and are both third, four are fifth.
fn paid_places(stage: Stage, parts: &[u32]) -> Vec<PrizeLine> {
    let place = |above: u32| if stage == Stage::Rounds || above < 2 { above + 1 } else { 1 + (1 << above.ilog2()) };
    parts.iter().zip(0..).map(|(&part, above)| PrizeLine { stage, place: place(above), part }).collect()
}

form! {
    /// A side pool is added.
    AddPool {
        plan: Plan,
        name: String,
        fee: Money,
        returned: Option<Percent>,
        parts: Option<Numbers>,
    }
}

impl Meant for AddPool {
    fn into_command(self) -> Result<TournamentCommand, AppError> {
        let Plan(mut division) = self.plan;
        let (returned, parts) = shares(self.returned, self.parts);
        division.pools.push(DivisionPool { name: self.name, fee: self.fee.0, returned, parts });
        Ok(changed(division))
    }
}

form! {
    /// Players are auctioned.
    HoldAuction {
        plan: Plan,
        returned: Option<Percent>,
        parts: Option<Numbers>,
    }
}

impl Meant for HoldAuction {
    fn into_command(self) -> Result<TournamentCommand, AppError> {
        let Plan(division) = self.plan;
        let (returned, parts) = shares(self.returned, self.parts);
        Ok(changed(Division { calcutta: Some(CalcuttaPlan { returned, parts }), ..division }))
    }
}

/// What comes back and how it is split; by custom all of it, as 70 to 30.
fn shares(returned: Option<Percent>, parts: Option<Numbers>) -> (Rate, Vec<u32>) {
    (returned.map_or(Rate::WHOLE, |share| share.0), parts.map_or_else(|| vec![70, 30], |parts| parts.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_paid_places_of_a_knock_out_are_first_second_two_thirds_four_fifths() {
        let places: Vec<u32> =
            paid_places(Stage::Main, &[8, 4, 2, 2, 1, 1, 1, 1, 1]).iter().map(|line| line.place).collect();
        assert_eq!(places, [1, 2, 3, 3, 5, 5, 5, 5, 9]);
        let places: Vec<u32> = paid_places(Stage::Rounds, &[5, 3, 2, 1]).iter().map(|line| line.place).collect();
        assert_eq!(places, [1, 2, 3, 4]);
    }
}
