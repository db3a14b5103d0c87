//! How long rounds will take: from the length of their matches, the tables there are, and the pace seen so far.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tavola_base::{Millis, Time};
use tavola_rules::MatchLength;

use super::play::{How, Phase};
use super::state::{DivisionState, Tournament};
use super::view::{DrawState, RoundEstimate};
use crate::format::bracket::Stage;
use crate::ids::Round;

/// How fast the room plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "PaceOfTheRoom"))]
pub struct Pace {
    /// A match takes this long for each point of its length.
    pub per_point: Millis,
    /// Between the end of one match and the first roll of the next at the same table.
    pub between: Millis,
}

impl Default for Pace {
    /// Seven and a half minutes a point, ten between matches.
    fn default() -> Self {
        Self { per_point: Millis::seconds(450), between: Millis::seconds(600) }
    }
}

impl Pace {
    /// The pace that finished matches show: their length and how long they took. The given one where there are none.
    #[must_use]
    pub fn seen(self, finished: impl IntoIterator<Item = (MatchLength, Millis)>) -> Self {
        let add = |(points, time): (u64, Millis), (length, took): (MatchLength, Millis)| {
            (points + u64::from(length.points()), time + took)
        };
        let (points, time) = finished.into_iter().fold((0, Millis::ZERO), add);
        match time.number().checked_div(points) {
            Some(per_point) => Self { per_point: Millis::new(per_point), ..self },
            None => self,
        }
    }

    /// How long one match of that length takes.
    #[must_use]
    pub fn of_match(self, length: MatchLength) -> Millis {
        self.per_point.times(length.points().into())
    }
}

/// A round to be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct RoundLoad {
    /// How many matches.
    pub matches: u32,
    /// Of what length.
    pub length: MatchLength,
}

/// When each of these rounds will be over, one after another on so many tables from `start`.
#[must_use]
pub fn ends(rounds: &[RoundLoad], tables: u32, pace: Pace, start: Time) -> Vec<Time> {
    let mut now = start;
    let end = |load: &RoundLoad| {
        let waves = load.matches.div_ceil(tables.max(1));
        now = now + (pace.of_match(load.length) + pace.between).times(waves.into());
        now
    };
    rounds.iter().map(end).collect()
}

impl Tournament {
    /// How fast a division plays: as its finished matches show, before that as it was set up.
    pub(crate) fn pace(&self, division: &DivisionState) -> Pace {
        let finished = division.bracket.fixtures().iter().filter_map(|fixture| {
            let game = self.game(fixture.id)?;
            let (Phase::Ended { report, at, .. }, Some(began)) = (&game.status.phase, game.status.began) else {
                return None;
            };
            let is_whole = report.how == How::Played && game.status.legs.is_empty() && game.status.rubbers.is_empty();
            is_whole.then_some((game.match_length()?, at.since(began)))
        });
        let plan = Pace { per_point: division.division.per_point, between: Millis::seconds(600) };
        plan.seen(finished)
    }

    /// When the rounds drawn so far should be over, one after another at the tables that are open.
    pub(crate) fn round_estimates(&self, division: &DivisionState, now: Time) -> Vec<RoundEstimate> {
        if division.draw != DrawState::Published {
            return Vec::new();
        }
        let mut open: BTreeMap<(Round, Stage), (u32, MatchLength)> = BTreeMap::new();
        for game in division.bracket.fixtures().iter().filter_map(|fixture| self.game(fixture.id)) {
            if let (true, Some(length)) = (game.is_undecided(), game.match_length()) {
                let load = open.entry((game.fixture.round, game.fixture.stage)).or_insert((0, length));
                *load = (load.0 + 1, load.1.max(length));
            }
        }
        let tables = self.tables.saturating_sub(u32::try_from(self.closed_tables.len()).unwrap_or(0));
        let tables = if tables == 0 { u32::MAX } else { tables };
        let loads: Vec<RoundLoad> = open.values().map(|&(matches, length)| RoundLoad { matches, length }).collect();
        let ends = ends(&loads, tables, self.pace(division), now);
        let line = |((&(round, stage), &(matches, _)), ends)| RoundEstimate { stage, round, matches, ends };
        open.iter().zip(ends).map(line).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn length(points: u8) -> MatchLength {
        MatchLength::new(points).unwrap()
    }

    #[test]
    fn with_too_few_tables_a_round_is_played_in_waves() {
        let pace = Pace { per_point: Millis::seconds(480), between: Millis::seconds(240) };
        let rounds = [8, 4, 2].map(|matches| RoundLoad { matches, length: length(7) });
        let minutes: Vec<_> =
            ends(&rounds, 5, pace, Time::default()).into_iter().map(|time| time.millis() / 60_000).collect();
        assert_eq!(minutes, [120, 180, 240], "two waves of an hour, then one each");
    }

    #[test]
    fn the_pace_is_learnt_from_finished_matches() {
        let seen = Pace::default().seen([(length(7), Millis::seconds(2800)), (length(5), Millis::seconds(2000))]);
        assert_eq!(seen.of_match(length(9)), Millis::seconds(3600));
        assert_eq!(Pace::default().seen([]), Pace::default());
    }
}
