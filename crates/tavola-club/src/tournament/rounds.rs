//! Rounds in which all play who still do: Swiss, lives, Swing; and everybody against everybody.

use std::collections::{BTreeMap, BTreeSet};

use super::bracket::{Feed, Fixture, Need, Stage};
use super::division::Format;
use super::ids::{EntrantId, MatchId, Place, Round};
use super::lot::Lot;
use super::matching::{Levels, least};
use super::play::{Phase, Report};
use super::record::Records;
use super::state::{DivisionState, Match, Tournament};
use super::swing::{self, Chips, LossLimit, SwingPlayer};

/// Who meets whom in a round, and who sits out.
pub(super) struct Pairing {
    pub(super) pairs: Vec<[EntrantId; 2]>,
    pub(super) bye: Option<EntrantId>,
}

/// A round as fixtures numbered from `first`, the bye last.
pub(super) fn fixtures(drawn: &Pairing, round: Round, first: MatchId) -> Vec<Fixture> {
    let seated = |entrant: EntrantId| Feed::Entrant { entrant };
    let pairs = drawn.pairs.iter().map(|pair| pair.map(seated));
    let all = pairs.chain(drawn.bye.map(|entrant| [seated(entrant), Feed::Bye]));
    all.enumerate()
        .map(|(index, feeds)| {
            let id = first.plus(u32::try_from(index).unwrap_or(u32::MAX));
            Fixture { id, stage: Stage::Rounds, round, place: Place::at(index), feeds, need: Need::Always }
        })
        .collect()
}

/// All rounds in which everybody meets everybody once, by the circle method; with an odd number one sits out.
pub(super) fn round_robin(drawn: &[EntrantId], rounds: Option<u32>, first: MatchId) -> Vec<Fixture> {
    let mut ring: Vec<Option<EntrantId>> = drawn.iter().copied().map(Some).collect();
    if ring.len() % 2 == 1 {
        ring.push(None);
    }
    let many = ring.len().saturating_sub(1).min(rounds.map_or(usize::MAX, |rounds| rounds as usize));
    let mut all = Vec::new();
    for index in 0..many {
        let mut pairing = Pairing { pairs: Vec::new(), bye: None };
        for at in 0..ring.len() / 2 {
            match (ring[at], ring[ring.len() - 1 - at]) {
                (Some(a), Some(b)) => pairing.pairs.push([a, b]),
                (a, b) => pairing.bye = a.or(b),
            }
        }
        let next = first.plus(u32::try_from(all.len()).unwrap_or(u32::MAX));
        all.extend(fixtures(&pairing, Round::at(index), next));
        ring[1..].rotate_right(1);
    }
    all
}

/// What an entrant of a Swing has, by the games played so far (SWG-04, SWG-05).
pub(super) type Stacks = BTreeMap<EntrantId, Chips>;

impl Tournament {
    /// Whether a division of rounds goes on after that round.
    pub(super) fn goes_on(&self, division: &DivisionState, last: Round) -> bool {
        let entrants = self.entrants_in(division).len();
        match &division.division.format {
            Format::Swiss { rounds } => last.number() < rounds.unwrap_or_else(|| usual_rounds(entrants)),
            Format::Lives { rounds, .. } => {
                rounds.is_none_or(|rounds| last.number() < rounds) && self.alive(division).len() > 1
            }
            Format::Swing { .. } => self.alive(division).len() > 1,
            _ => false,
        }
    }

    /// Who still plays, with what ranks him: wins, lives, nothing.
    pub(super) fn alive(&self, division: &DivisionState) -> Vec<EntrantId> {
        let entrants = self.entrants_in(division);
        match &division.division.format {
            Format::Lives { lives, .. } => {
                let records = Records::new(&division.resolved());
                entrants.into_iter().filter(|&entrant| records.of(entrant).lost < *lives).collect()
            }
            Format::Swing { .. } => {
                let stacks = self.stacks(division);
                entrants.into_iter().filter(|entrant| stacks.get(entrant).is_some_and(|has| has.goes_on())).collect()
            }
            _ => entrants,
        }
    }

    /// Pairs a round by lot within what its format wants.
    pub(super) fn pair_round(&self, division: &DivisionState, round: Round, lot: &mut Lot) -> Pairing {
        let mut alive = self.alive(division);
        let records = Records::new(&division.resolved());
        if matches!(division.division.format, Format::Swing { .. }) {
            let player = |&entrant: &EntrantId| SwingPlayer { entrant, sat_out: records.of(entrant).byes };
            let drawn = swing::pair(&alive.iter().map(player).collect::<Vec<_>>(), lot);
            return Pairing { pairs: drawn.pairs, bye: drawn.sits_out };
        }
        let rank = |entrant: EntrantId| match &division.division.format {
            Format::Lives { .. } => records.of(entrant).lost,
            _ => records.of(entrant).won + records.of(entrant).byes,
        };
        let is_swiss = matches!(division.division.format, Format::Swiss { .. });
        let bye = (alive.len() % 2 == 1).then(|| {
            let fewest = alive.iter().map(|&entrant| records.of(entrant).byes).min().unwrap_or(0);
            let mut may: Vec<usize> =
                (0..alive.len()).filter(|&index| records.of(alive[index]).byes == fewest).collect();
            if is_swiss {
                let lowest = may.iter().map(|&index| rank(alive[index])).min().unwrap_or(0);
                may.retain(|&index| rank(alive[index]) == lowest);
            }
            let index = lot.one_of(&may).copied().unwrap_or(0);
            alive.remove(index)
        });
        let levels = Levels::new([15, 63], alive.len() / 2);
        let cost = |a: usize, b: usize| {
            if round == Round::FIRST {
                return 0;
            }
            let met = records.meetings.between(alive[a], alive[b]);
            levels.cost([met, rank(alive[a]).abs_diff(rank(alive[b]))])
        };
        let pairs = least(alive.len(), cost, Some(0), lot);
        Pairing { pairs: pairs.into_iter().map(|pair| pair.map(|index| alive[index])).collect(), bye }
    }

    /// What everybody in a Swing has now.
    pub(super) fn stacks(&self, division: &DivisionState) -> Stacks {
        let Format::Swing { points, chips, limit } = &division.division.format else { return Stacks::new() };
        let id = &division.division.id;
        let entered = self.entries.iter().filter(|entry| entry.division == *id);
        let seated: BTreeSet<EntrantId> = division
            .bracket
            .fixtures()
            .iter()
            .flat_map(|fixture| fixture.feeds)
            .filter_map(|feed| match feed {
                Feed::Entrant { entrant } => Some(entrant),
                _ => None,
            })
            .collect();
        let takes_part = |entrant: &EntrantId| division.keys.is_empty() || seated.contains(entrant);
        let mut stacks: Stacks = entered
            .map(|entry| entry.entrant)
            .filter(takes_part)
            .map(|entrant| (entrant, Chips::new(i64::from(*points))))
            .collect();
        let mut by_round: BTreeMap<Round, Vec<&Match>> = BTreeMap::new();
        for game in division.bracket.fixtures().iter().filter_map(|fixture| self.game(fixture.id)) {
            by_round.entry(game.fixture.round).or_default().push(game);
        }
        for (round, games) in by_round {
            let cpp = chips.at(round);
            for game in games {
                if let (Some(pair), Phase::Ended { report, .. }) = (game.pair(), &game.status.phase) {
                    settle_game(&mut stacks, pair, report, cpp, *limit);
                }
            }
        }
        stacks
    }
}

fn settle_game(stacks: &mut Stacks, pair: [EntrantId; 2], report: &Report, cpp: Chips, limit: LossLimit) {
    let winner = report.winner;
    let loser = if pair[0] == winner { pair[1] } else { pair[0] };
    let has = |entrant| stacks.get(&entrant).copied().unwrap_or_default();
    let points = report.kind.map_or(1, |kind| u32::from(kind.multiplier()));
    let cube = report.cube.map_or(1, |cube| u32::try_from(cube.number()).unwrap_or(u32::MAX));
    let stake = swing::stake(cpp, has(winner), has(loser));
    let settled = swing::settle(points.saturating_mul(cube), stake, has(winner), has(loser), limit);
    stacks.insert(winner, settled.winner);
    stacks.insert(loser, settled.loser);
}

/// As many rounds as a knock-out of that size has.
fn usual_rounds(entrants: usize) -> u32 {
    entrants.next_power_of_two().ilog2().max(1)
}
