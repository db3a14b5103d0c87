//! Who stands where, and what is paid: read out of the results, whatever the format.

use std::collections::BTreeMap;

use super::bracket::{MatchState, Stage};
use super::division::Format;
use super::ids::{EntrantId, Round};
use super::play::{How, Phase};
use super::rating::{Ramp, Rated, Rating, after_match};
use super::record::Records;
use super::state::{DivisionState, Match, Tournament};
use super::view::{Prize, RatingLine, Standing};

impl Tournament {
    /// The standings of a division: equals share a place.
    #[must_use]
    pub(super) fn standings(&self, division: &DivisionState) -> Vec<Standing> {
        if division.keys.is_empty() {
            return Vec::new();
        }
        let records = Records::new(&division.resolved());
        let ranks = self.ranks(division, &records);
        let mut standings: Vec<(Vec<i64>, Standing)> = self
            .entries
            .iter()
            .filter(|entry| entry.division == division.division.id && ranks.contains_key(&entry.entrant))
            .map(|entry| {
                let record = records.of(entry.entrant);
                let rank = ranks.get(&entry.entrant).cloned().unwrap_or_default();
                let standing = Standing {
                    place: 0,
                    entrant: entry.entrant,
                    won: record.won,
                    lost: record.lost,
                    byes: record.byes,
                    points: rank.points,
                    stage: rank.stage,
                };
                (rank.order, standing)
            })
            .collect();
        standings.sort_by(|(one, a), (other, b)| other.cmp(one).then(a.entrant.cmp(&b.entrant)));
        let mut place = 0;
        let mut before: Option<Vec<i64>> = None;
        for (index, (order, standing)) in standings.iter_mut().enumerate() {
            if before.as_ref() != Some(order) {
                place = u32::try_from(index + 1).unwrap_or(u32::MAX);
                before = Some(order.clone());
            }
            standing.place = place;
        }
        standings.into_iter().map(|(_, standing)| standing).collect()
    }

    fn ranks(&self, division: &DivisionState, records: &Records) -> BTreeMap<EntrantId, Rank> {
        if division.division.format.is_bracket() {
            return bracket_ranks(division);
        }
        let stacks = self.stacks(division);
        let seated = division.bracket.fixtures().iter().flat_map(|fixture| fixture.feeds);
        let mut ranks = BTreeMap::new();
        for feed in seated {
            let super::bracket::Feed::Entrant { entrant } = feed else { continue };
            let record = records.of(entrant);
            let points = match &division.division.format {
                Format::Swing { .. } => stacks.get(&entrant).map_or(0, |has| has.number()),
                Format::Lives { lives, .. } => i64::from(*lives) - i64::from(record.lost),
                Format::Swiss { .. } => i64::from(record.won + record.byes),
                _ => i64::from(record.won),
            };
            let order = match &division.division.format {
                // Who went out later stands higher.
                Format::Swing { .. } | Format::Lives { .. } => vec![points.max(0), last_round(division, entrant)],
                Format::RoundRobin { .. } | Format::DavisCup { .. } => {
                    self.round_robin_order(division, entrant, points)
                }
                _ => vec![points, self.buchholz(division, records, entrant)],
            };
            ranks.insert(entrant, Rank { order, points, stage: Some(Stage::Rounds) });
        }
        ranks
    }

    /// The points of all one's opponents.
    fn buchholz(&self, division: &DivisionState, records: &Records, entrant: EntrantId) -> i64 {
        let _ = division;
        let met = records.meetings.of(entrant);
        met.iter().map(|(other, times)| i64::from(*times) * i64::from(records.of(*other).won)).sum()
    }

    /// Wins, then wins against those with as many, then points won less points lost.
    fn round_robin_order(&self, division: &DivisionState, entrant: EntrantId, won: i64) -> Vec<i64> {
        let resolved = division.resolved();
        let records = Records::new(&resolved);
        let (mut direct, mut difference) = (0, 0);
        for (id, seats, state) in resolved.iter() {
            let MatchState::Played { winner: Some(winner), loser: Some(loser), .. } = state else { continue };
            if winner != entrant && loser != entrant {
                continue;
            }
            let other = if winner == entrant { loser } else { winner };
            if i64::from(records.of(other).won) == won && winner == entrant {
                direct += 1;
            }
            let _ = seats;
            if let Some(status) = self.status(id) {
                let chair = self.game(id).and_then(|game| game.chair(entrant));
                if let Some(chair) = chair {
                    let own = i64::from(status.sides[chair.index()].points);
                    difference += own - i64::from(status.sides[chair.other().index()].points);
                }
            }
        }
        vec![won, direct, difference]
    }

    /// What is paid as things stand.
    #[must_use]
    pub(super) fn prizes(&self, division: &DivisionState) -> Vec<Prize> {
        super::payout::prizes(self, division)
    }
}

#[derive(Debug, Clone, Default)]
struct Rank {
    /// What ranks, the most important first, more being better.
    order: Vec<i64>,
    points: i64,
    stage: Option<Stage>,
}

/// In a bracket: the winner, then by the round of the main in which one lost last; below it by the consolation's.
fn bracket_ranks(division: &DivisionState) -> BTreeMap<EntrantId, Rank> {
    let resolved = division.resolved();
    let mut ranks: BTreeMap<EntrantId, Rank> = BTreeMap::new();
    for fixture in division.bracket.fixtures() {
        let weight = match fixture.stage {
            Stage::Finals => 4,
            Stage::Main => 3,
            Stage::Lower | Stage::Consolation => 2,
            Stage::LastChance | Stage::Rounds => 1,
        };
        let state = resolved.state(fixture.id);
        for entrant in resolved.seats(fixture.id).into_iter().filter_map(super::bracket::Seat::entrant) {
            let won = match state {
                MatchState::Played { winner, .. } => i64::from(winner == Some(entrant)),
                MatchState::Bye { .. } => 1,
                _ => 0,
            };
            let order = vec![weight, i64::from(fixture.round.number()) + won];
            let rank = ranks.entry(entrant).or_default();
            let counts = matches!(fixture.stage, Stage::Main | Stage::Finals) || rank.order.first() != Some(&3);
            if counts && order > rank.order {
                *rank = Rank { order, points: won, stage: Some(fixture.stage) };
            }
        }
    }
    ranks
}

fn last_round(division: &DivisionState, entrant: EntrantId) -> i64 {
    let seated = |round: &Round| {
        division.bracket.fixtures().iter().any(|fixture| {
            fixture.round == *round && fixture.feeds.contains(&super::bracket::Feed::Entrant { entrant })
        })
    };
    let last = division.last_round.get(&Stage::Rounds).copied().unwrap_or(Round::FIRST);
    (1..=last.number()).rev().map(Round::new).find(seated).map_or(0, |round| i64::from(round.number()))
}

impl Tournament {
    /// The places in one stage of a division, the best first; of rounds the places as they are.
    pub(super) fn standings_in(&self, division: &DivisionState, stage: Stage) -> Vec<(u32, EntrantId)> {
        if !division.division.format.is_bracket()
            || matches!(division.division.format, Format::DoubleElimination { .. })
        {
            let all = self.standings(division);
            return all.into_iter().map(|standing| (standing.place, standing.entrant)).collect();
        }
        let resolved = division.resolved();
        let mut reached: BTreeMap<EntrantId, i64> = BTreeMap::new();
        for fixture in division.bracket.fixtures().iter().filter(|fixture| fixture.stage == stage) {
            let winner = resolved.winner(fixture.id).entrant();
            for entrant in resolved.seats(fixture.id).into_iter().filter_map(super::bracket::Seat::entrant) {
                let round = i64::from(fixture.round.number()) + i64::from(winner == Some(entrant));
                let best = reached.entry(entrant).or_default();
                *best = (*best).max(round);
            }
        }
        let mut order: Vec<(i64, EntrantId)> = reached.into_iter().map(|(entrant, round)| (-round, entrant)).collect();
        order.sort_unstable();
        let place = |index: usize| {
            let first = order.iter().position(|(round, _)| *round == order[index].0).unwrap_or(index);
            u32::try_from(first + 1).unwrap_or(u32::MAX)
        };
        (0..order.len()).map(|index| (place(index), order[index].1)).collect()
    }
}

impl Tournament {
    /// Everybody's rating before and after the event, from the matches played man against man in the order in which
    /// they ended; a Swing's games and what was not played do not count.
    #[must_use]
    pub fn ratings(&self) -> Vec<RatingLine> {
        let mut lines: BTreeMap<String, RatingLine> = BTreeMap::new();
        let mut ended: Vec<(crate::Time, &Match)> =
            self.matches.iter().filter_map(|game| Some((rated_at(game)?, game))).collect();
        ended.sort_by_key(|(at, game)| (*at, game.fixture.id));
        for (_, game) in ended {
            let (Some(winner), Some(loser)) = (game.winner().entrant(), loser_of(game)) else { continue };
            let (Some(winner), Some(loser)) = (self.rated(winner), self.rated(loser)) else { continue };
            let Some(length) = game.match_length() else { continue };
            let before = [&winner, &loser].map(|line| lines.get(&line.name).map_or(line.after, |known| known.after));
            let after = after_match(before[0], before[1], length, Ramp::default());
            for (line, after) in [winner, loser].into_iter().zip(after) {
                lines.entry(line.name.clone()).or_insert(line).after = after;
            }
        }
        lines.into_values().collect()
    }

    /// A single player's rating as he brought it along.
    fn rated(&self, entrant: EntrantId) -> Option<RatingLine> {
        let entry = self.entry(entrant)?;
        let [person] = entry.people.as_slice() else { return None };
        let before = person.rating.map_or_else(Rated::default, |known| Rated {
            rating: Rating::whole(0).changed(f64::from(known.hundredths) / 100.0),
            experience: known.experience,
        });
        Some(RatingLine { entrant, name: super::evolve::same(&person.name), before, after: before })
    }
}

/// When a match ended that counts for ratings.
fn rated_at(game: &Match) -> Option<crate::Time> {
    match &game.status.phase {
        Phase::Ended { report, at, .. }
            if matches!(report.how, How::Played | How::Conceded | How::Flag)
                && report.kind.is_none()
                && !game.is_gone =>
        {
            Some(*at)
        }
        _ => None,
    }
}

const fn loser_of(game: &Match) -> Option<EntrantId> {
    match game.state {
        MatchState::Played { loser, .. } => loser,
        _ => None,
    }
}
