//! Who stands where, and what is paid: read out of the results, whatever the format.

use std::collections::{BTreeMap, BTreeSet};

use tavola_rules::MatchLength;

use super::rating::{Rated, Rating, after_match};
use super::tie_break::{Game, Standings, TieBreak};
use crate::format::bracket::{MatchState, Stage};
use crate::format::record::Records;
use crate::format::swiss::HalfPoints;
use crate::ids::{EntrantId, MatchId, Round};
use crate::stream::division::{Format, Series};
use crate::stream::entry::EntryState;
use crate::stream::play::{How, Phase, Report, Status};
use crate::stream::state::{DivisionState, Match, Tournament};
use crate::stream::view::{Prize, RatingLine, Standing, TieBreakValue};

impl Tournament {
    /// The standings of a division: equals share a place.
    #[must_use]
    pub(crate) fn standings(&self, division: &DivisionState) -> Vec<Standing> {
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
                    and_half: rank.and_half,
                    tie_breaks: rank.tie_breaks,
                    stage: rank.stage,
                };
                // Who was disqualified stands behind all others: nobody is first of a tournament without them (TRN-21).
                let order = if entry.state == EntryState::Disqualified { vec![i64::MIN] } else { rank.order };
                (order, standing)
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
            return if let Format::DoubleElimination { .. } = division.division.format {
                double_elimination_ranks(division)
            } else {
                bracket_ranks(division)
            };
        }
        let lives = match &division.division.format {
            Format::Lives { lives, .. } => Some(*lives),
            Format::Swing { .. } => None,
            Format::KnockOut { .. }
            | Format::DoubleElimination { .. }
            | Format::Swiss { .. }
            | Format::RoundRobin { .. }
            | Format::DavisCup { .. } => return self.table_ranks(division),
        };
        let stacks = self.stacks(division);
        let mut ranks = BTreeMap::new();
        for entrant in seated(division) {
            let points = match lives {
                Some(lives) => i64::from(lives) - i64::from(records.of(entrant).lost),
                None => stacks.get(&entrant).map_or(0, |has| has.number()),
            };
            // Who went out later stands higher.
            let order = vec![points.max(0), last_round(division, entrant)];
            ranks.insert(entrant, Rank { order, points, stage: Some(Stage::Rounds), ..Rank::default() });
        }
        ranks
    }

    /// Rounds by points, equals parted by the division's list, and by play-offs whatever the list says.
    fn table_ranks(&self, division: &DivisionState) -> BTreeMap<EntrantId, Rank> {
        let mut list = division.division.parted_by().to_vec();
        if !division.play_offs.is_empty() && !list.contains(&TieBreak::PlayOff) {
            list.push(TieBreak::PlayOff);
        }
        let table = self.table(division);
        let groups = table.ranked(&list);
        let mut ranks = BTreeMap::new();
        for (index, group) in groups.iter().enumerate() {
            let order = vec![-i64::try_from(index).unwrap_or(i64::MAX)];
            for ranked in group {
                let halves = table.score(ranked.entrant).halves();
                let tie_breaks = list.iter().zip(&ranked.values);
                let value = |(by, value): (&TieBreak, &Option<i64>)| TieBreakValue {
                    by: *by,
                    value: value.map(|v| by.points(v)),
                };
                let rank = Rank {
                    order: order.clone(),
                    points: i64::from(halves / 2),
                    and_half: halves % 2 == 1,
                    tie_breaks: tie_breaks.map(value).collect(),
                    stage: Some(Stage::Rounds),
                };
                ranks.insert(ranked.entrant, rank);
            }
        }
        ranks
    }

    /// The matches of rounds as a table of points: one for a win, in a Swiss one for a bye too.
    fn table(&self, division: &DivisionState) -> Standings {
        let resolved = division.resolved();
        let is_swiss = matches!(division.division.format, Format::Swiss { .. });
        let mut table = Standings { play_offs: division.play_offs.clone(), ..Standings::default() };
        table.entrants = seated(division).into_iter().chain(division.joined.keys().copied()).collect();
        table.entrants.sort_unstable();
        table.entrants.dedup();
        table.byes.extend(division.joined.iter().map(|(&entrant, &given)| (entrant, given)));
        for (id, seats, state) in resolved.iter() {
            match state {
                MatchState::Bye { through } if is_swiss => table.byes.push((through, HalfPoints::whole(1))),
                MatchState::Played { winner: Some(winner), .. } => {
                    let [Some(one), Some(other)] = seats.map(crate::format::bracket::Seat::entrant) else { continue };
                    let score = |entrant| if entrant == winner { HalfPoints::whole(1) } else { HalfPoints::ZERO };
                    let points = self.status(id).map_or([0, 0], |status| self.points_that_count(division, status));
                    table.games.push(Game { players: [one, other], scores: [score(one), score(other)], points });
                }
                MatchState::Played { winner: None, .. }
                | MatchState::Waiting
                | MatchState::Ready
                | MatchState::Bye { .. }
                | MatchState::Empty
                | MatchState::NotNeeded => {}
            }
        }
        table
    }

    /// Both players' points, the upper line first; those beyond the length mean nothing (MAT-01).
    fn points_that_count(&self, division: &DivisionState, status: &Status) -> [u32; 2] {
        let is_match = division.division.series == Series::Single
            && !matches!(division.division.format, Format::DavisCup { .. } | Format::Swing { .. });
        let most = if is_match { u32::from(status.length) } else { u32::MAX };
        [0, 1].map(|at: usize| status.sides[at].points.min(most))
    }

    /// What is paid as things stand.
    #[must_use]
    pub(crate) fn prizes(&self, division: &DivisionState) -> Vec<Prize> {
        super::payout::prizes(self, division)
    }
}

#[derive(Debug, Clone, Default)]
struct Rank {
    /// What ranks, the most important first, more being better.
    order: Vec<i64>,
    points: i64,
    and_half: bool,
    tie_breaks: Vec<TieBreakValue>,
    stage: Option<Stage>,
}

/// Who was drawn into the rounds of a division.
fn seated(division: &DivisionState) -> BTreeSet<EntrantId> {
    let feeds = division.bracket.fixtures().iter().flat_map(|fixture| fixture.feeds);
    let entrant = |feed| match feed {
        crate::format::bracket::Feed::Entrant { entrant } => Some(entrant),
        _ => None,
    };
    feeds.filter_map(entrant).collect()
}

/// Where two losses end it: the finals, then the undefeated by their round, then by the round of the lower bracket in
/// which one lost for the second time.
fn double_elimination_ranks(division: &DivisionState) -> BTreeMap<EntrantId, Rank> {
    let resolved = division.resolved();
    let mut ranks: BTreeMap<EntrantId, Rank> = BTreeMap::new();
    for fixture in division.bracket.fixtures() {
        let state = resolved.state(fixture.id);
        if state == MatchState::NotNeeded {
            continue;
        }
        for entrant in resolved.seats(fixture.id).into_iter().filter_map(crate::format::bracket::Seat::entrant) {
            let won = i64::from(resolved.winner(fixture.id).entrant() == Some(entrant));
            let has_lost = resolved.loser(fixture.id).entrant() == Some(entrant);
            let round = i64::from(fixture.round.number()) + won;
            let order = match fixture.stage {
                Stage::Finals => vec![3, round],
                Stage::Main if has_lost => vec![1, 0],
                Stage::Main => vec![2, round],
                Stage::Consolation | Stage::LastChance | Stage::Lower | Stage::Rounds => vec![1, round],
            };
            // What is drawn later stands later in the list and counts.
            ranks.insert(entrant, Rank { order, points: won, stage: Some(fixture.stage), ..Rank::default() });
        }
    }
    ranks
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
        for entrant in resolved.seats(fixture.id).into_iter().filter_map(crate::format::bracket::Seat::entrant) {
            let won = match state {
                MatchState::Played { winner, .. } => i64::from(winner == Some(entrant)),
                MatchState::Bye { .. } => 1,
                MatchState::Waiting | MatchState::Ready | MatchState::Empty | MatchState::NotNeeded => 0,
            };
            let order = vec![weight, i64::from(fixture.round.number()) + won];
            let rank = ranks.entry(entrant).or_default();
            let counts = matches!(fixture.stage, Stage::Main | Stage::Finals) || rank.order.first() != Some(&3);
            if counts && order > rank.order {
                *rank = Rank { order, points: won, stage: Some(fixture.stage), ..Rank::default() };
            }
        }
    }
    ranks
}

fn last_round(division: &DivisionState, entrant: EntrantId) -> i64 {
    let seated = |round: &Round| {
        division.bracket.fixtures().iter().any(|fixture| {
            fixture.round == *round && fixture.feeds.contains(&crate::format::bracket::Feed::Entrant { entrant })
        })
    };
    let last = division.last_round.get(&Stage::Rounds).copied().unwrap_or(Round::FIRST);
    (1..=last.number()).rev().map(Round::new).find(seated).map_or(0, |round| i64::from(round.number()))
}

impl Tournament {
    /// The last round of a stage in which somebody sits.
    pub(crate) fn last_match_in(&self, division: &DivisionState, stage: Stage, entrant: EntrantId) -> Option<Round> {
        let of_stage = |game: &&Match| !game.is_gone && game.fixture.stage == stage;
        let own = self.matches.iter().filter(|game| game.division == division.division.id).filter(of_stage);
        own.filter(|game| game.chair(entrant).is_some()).map(|game| game.fixture.round).max()
    }

    /// The places in one stage of a division, the best first; of rounds the places as they are.
    pub(crate) fn standings_in(&self, division: &DivisionState, stage: Stage) -> Vec<(u32, EntrantId)> {
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
            for entrant in resolved.seats(fixture.id).into_iter().filter_map(crate::format::bracket::Seat::entrant) {
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
    /// Everybody's rating before and after the tournament, from the matches played man against man in the order in which
    /// they ended; a Swing's games and what was not played do not count.
    #[must_use]
    pub fn ratings(&self) -> Vec<RatingLine> {
        let mut lines: BTreeMap<String, RatingLine> = BTreeMap::new();
        let key = |line: &RatingLine| crate::stream::evolve::same(&line.name);
        let mut ended: Vec<(tavola_base::Time, MatchId, [EntrantId; 2], MatchLength)> =
            self.matches.iter().filter(|game| !game.is_gone).flat_map(rated_results).collect();
        ended.sort_by_key(|(at, id, ..)| (*at, *id));
        for (_, _, [winner, loser], length) in ended {
            let (Some(winner), Some(loser)) = (self.rated(winner), self.rated(loser)) else { continue };
            let before = [&winner, &loser].map(|line| lines.get(&key(line)).map_or(line.after, |known| known.after));
            let after = after_match(before[0], before[1], length, self.settings.rating);
            for (line, after) in [winner, loser].into_iter().zip(after) {
                lines.entry(key(&line)).or_insert(line).after = after;
            }
        }
        lines.into_values().collect()
    }

    /// A single player's rating as they brought it along.
    fn rated(&self, entrant: EntrantId) -> Option<RatingLine> {
        let entry = self.entry(entrant)?;
        let [person] = entry.people.as_slice() else { return None };
        let before = person.rating.map_or_else(Rated::default, |known| Rated {
            rating: Rating::whole(0).changed(f64::from(known.hundredths) / 100.0),
            experience: known.experience,
        });
        Some(RatingLine { entrant, name: person.name.clone(), before, after: before })
    }
}

/// What counts for ratings: a match that was played, or each match of a best of three.
fn rated_results(game: &Match) -> Vec<(tavola_base::Time, MatchId, [EntrantId; 2], MatchLength)> {
    let (Some(pair), Some(length), id) = (game.pair(), game.match_length(), game.fixture.id) else { return Vec::new() };
    let counts = |report: &Report| {
        matches!(report.how, How::Played | How::Resigned | How::Flag)
            && report.kind.is_none()
            && report.rubber.is_none()
    };
    let line = |at: tavola_base::Time, report: &Report| {
        let loser = pair.into_iter().find(|&other| other != report.winner)?;
        counts(report).then_some((at, id, [report.winner, loser], length))
    };
    match &game.status.phase {
        Phase::Ended { report, at, .. } if game.status.legs.is_empty() => line(*at, report).into_iter().collect(),
        Phase::Planned
        | Phase::Called { .. }
        | Phase::Playing { .. }
        | Phase::Reported { .. }
        | Phase::Ended { .. } => game.status.legs.iter().filter_map(|leg| line(leg.at, &leg.report)).collect(),
    }
}
