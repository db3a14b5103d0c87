//! Which round of a division can be drawn next, and its draw: the algorithms are asked, each with a key of its own.

use super::division::{Consolation, Format, LastChance, Recharge};
use super::event::Happened;
use super::rounds;
use super::state::{DivisionState, Tournament};
use super::view::DrawState;
use crate::format::bracket::{Feed, Stage};
use crate::format::consolation::{Above, NextDraw, Pooled, Redraw, draw_round};
use crate::format::double_elimination::finals;
use crate::format::lot::LotSeed;
use crate::format::record::Records;
use crate::ids::{EntrantId, Round};
use crate::stream::event::DrawEvent;

/// A round that can be drawn.
pub(crate) enum NextRound {
    /// Of a bracket that is redrawn.
    Below { into: Stage, round: Round, pool: Vec<Pooled> },
    /// The last matches of a double elimination.
    Finals { feeds: [Feed; 2], recharge: Recharge },
    /// In which all play who still do.
    All { round: Round },
}

impl DivisionState {
    /// The redraws that hang below a main whose late places are settled.
    pub(crate) fn redraws_below(&self) -> Vec<Redraw> {
        let Some(sheet) = &self.sheet else { return Vec::new() };
        if self.late.open().next().is_some() {
            return Vec::new();
        }
        match &self.division.format {
            Format::KnockOut { consolation, last_chance } => {
                let Some(feeding) = consolation.feeding() else { return Vec::new() };
                if matches!(consolation, Consolation::FixedTree { .. }) {
                    return Vec::new();
                }
                let below = Redraw::of_main(sheet, &self.late, feeding, Stage::Consolation);
                let last = match last_chance {
                    LastChance::None => None,
                    LastChance::FirstRounds { rounds } => Some(below.last_chance(*rounds as usize)),
                };
                std::iter::once(below).chain(last).collect()
            }
            Format::DoubleElimination { .. } => {
                let feeding = crate::format::consolation::Feeding::All;
                vec![Redraw::of_main(sheet, &self.late, feeding, Stage::Lower)]
            }
            Format::Lives { .. }
            | Format::Swiss { .. }
            | Format::RoundRobin { .. }
            | Format::Swing { .. }
            | Format::DavisCup { .. } => Vec::new(),
        }
    }

    fn next_below(&self, is_in: &dyn Fn(EntrantId) -> bool) -> Option<NextRound> {
        let resolved = self.resolved();
        // A consolation that withdrawals have ended early sends nobody more into the last chance.
        let mut feeder = Above::GoesOn;
        for redraw in &self.redraws {
            let above = if redraw.from == Stage::Main { Above::Over } else { feeder };
            match redraw.next(&self.bracket, &resolved, above, is_in) {
                NextDraw::Draw { round, pool } => return Some(NextRound::Below { into: redraw.into, round, pool }),
                NextDraw::Wait { .. } => {}
                NextDraw::Over { .. } => {
                    feeder = Above::Over;
                    if let (Stage::Lower, Some(finals)) = (redraw.into, self.finals()) {
                        return Some(finals);
                    }
                }
            }
        }
        None
    }

    /// The finals of a double elimination, once both who play them are known and they are not drawn yet.
    fn finals(&self) -> Option<NextRound> {
        let Format::DoubleElimination { recharge } = self.division.format else { return None };
        let of_stage = |stage| self.bracket.fixtures().iter().filter(move |fixture| fixture.stage == stage);
        if of_stage(Stage::Finals).next().is_some() {
            return None;
        }
        let above = Feed::Winner { of: self.sheet.as_ref()?.last() };
        let lower = of_stage(Stage::Lower).max_by_key(|fixture| fixture.round);
        let below = lower.map_or(Feed::Loser { of: self.sheet.as_ref()?.last() }, |last| Feed::Winner { of: last.id });
        Some(NextRound::Finals { feeds: [above, below], recharge })
    }
}

impl Tournament {
    /// The round of a division that can be drawn now, if any.
    pub(crate) fn next_round(&self, division: &DivisionState) -> Option<NextRound> {
        if division.draw != DrawState::Published {
            return None;
        }
        if division.division.format.is_bracket() {
            let is_in = |entrant| self.entry(entrant).is_some_and(super::entry::Entry::is_in);
            return if division.redraws.is_empty() { None } else { division.next_below(&is_in) };
        }
        let round = division.last_round.get(&Stage::Rounds).copied();
        let last = round.unwrap_or(Round::FIRST);
        (division.is_all_decided() && self.goes_on(division, last)).then(|| NextRound::All { round: last.next() })
    }

    /// Draws a round: the tournament that says so.
    pub(crate) fn draw_round(&self, division: &DivisionState, next: NextRound, seed: LotSeed) -> Happened {
        let name = draw_name(division, &next);
        let key = seed.key(&name, "");
        let first = self.next_match();
        let fixtures = match next {
            NextRound::Below { into, round, pool } => {
                let meetings = Records::new(&division.resolved()).meetings;
                draw_round(&pool, &meetings, &mut key.lot()).fixtures(into, round, first)
            }
            NextRound::Finals { feeds: [upper, lower], recharge } => finals(upper, lower, recharge.ending(), first),
            NextRound::All { round } => {
                let drawn = self.pair_round(division, &mut key.lot());
                rounds::fixtures(&drawn, round, first)
            }
        };
        Happened::Draw(DrawEvent::RoundDrawn { division: division.division.id.clone(), name, key, fixtures })
    }
}

fn draw_name(division: &DivisionState, next: &NextRound) -> String {
    let (stage, round) = match next {
        NextRound::Below { into: Stage::LastChance, round, .. } => ("last chance", *round),
        NextRound::Below { into: Stage::Lower, round, .. } => ("lower", *round),
        NextRound::Below { round, .. } => ("consolation", *round),
        NextRound::Finals { .. } => ("finals", Round::FIRST),
        NextRound::All { round } => ("round", *round),
    };
    let base = format!("{} {stage} {round}", division.division.id);
    // A round drawn anew after a correction has a lot of its own.
    let again = division.keys.iter().filter(|known| known.name.starts_with(&base)).count();
    if again == 0 { base } else { format!("{base} again {again}") }
}

/// Everybody in a division who takes part, by number.
impl Tournament {
    pub(crate) fn entrants_in(&self, division: &DivisionState) -> Vec<EntrantId> {
        let id = &division.division.id;
        self.entries.iter().filter(|entry| entry.division == *id && entry.is_in()).map(|entry| entry.entrant).collect()
    }
}
