//! Rounds in which all play who still do: Swiss, lives, Swing; and everybody against everybody.

use std::collections::{BTreeMap, BTreeSet};

use super::bounds::ROUNDS;
use super::division::Format;
use super::play::{Phase, Report};
use super::state::{DivisionState, Match, Tournament};
use super::view::DrawState;
use crate::format::bracket::{Feed, Fixture, Need, Stage};
use crate::format::lot::Lot;
use crate::format::record::Records;
use crate::format::round_robin;
use crate::format::swing::{self, Chips, LossLimit, SwingPlayer};
use crate::format::swiss::{self, HalfPoints, NoRoundLeft, Strictness, SwissOrder};
use crate::ids::{EntrantId, MatchId, Place, Round};

/// Who meets whom in a round, and who sits out.
pub(crate) struct Pairing {
    pub(crate) pairs: Vec<[EntrantId; 2]>,
    pub(crate) bye: Option<EntrantId>,
}

/// A round as fixtures numbered from `first`, the bye last.
pub(crate) fn fixtures(drawn: &Pairing, round: Round, first: MatchId) -> Vec<Fixture> {
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
pub(crate) fn round_robin(drawn: &[EntrantId], rounds: Option<u32>, first: MatchId) -> Vec<Fixture> {
    let many = rounds.map_or(usize::MAX, |rounds| rounds as usize);
    let mut all = Vec::new();
    for (index, drawn) in round_robin::rounds(drawn).into_iter().take(many).enumerate() {
        let next = first.plus(u32::try_from(all.len()).unwrap_or(u32::MAX));
        all.extend(fixtures(&Pairing { pairs: drawn.pairs, bye: drawn.bye }, Round::at(index), next));
    }
    all
}

/// What an entrant of a Swing has, by the games played so far (SWG-04, SWG-05).
pub(crate) type Stacks = BTreeMap<EntrantId, Chips>;

impl Tournament {
    /// Whether a division of rounds goes on after that round.
    pub(crate) fn goes_on(&self, division: &DivisionState, last: Round) -> bool {
        let most = match &division.division.format {
            Format::Swiss { .. } => division.rounds_planned(),
            Format::Lives { rounds, .. } => rounds.unwrap_or(ROUNDS),
            Format::Swing { .. } => ROUNDS,
            Format::KnockOut { .. }
            | Format::DoubleElimination { .. }
            | Format::RoundRobin { .. }
            | Format::DavisCup { .. } => return false,
        };
        // Where all but one have left, nobody meets anybody.
        last.number() < most.min(ROUNDS) && self.alive(division).len() > 1
    }

    /// Who still plays, with what ranks them: wins, lives, nothing.
    pub(crate) fn alive(&self, division: &DivisionState) -> Vec<EntrantId> {
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
            Format::KnockOut { .. }
            | Format::DoubleElimination { .. }
            | Format::Swiss { .. }
            | Format::RoundRobin { .. }
            | Format::DavisCup { .. } => entrants,
        }
    }

    /// Pairs a round by lot within what its format wants.
    pub(crate) fn pair_round(&self, division: &DivisionState, lot: &mut Lot) -> Pairing {
        let alive = self.alive(division);
        let records = Records::new(&division.resolved());
        if matches!(division.division.format, Format::Swing { .. }) {
            let player = |&entrant: &EntrantId| SwingPlayer { entrant, sat_out: records.of(entrant).byes };
            let drawn = swing::pair(&alive.iter().map(player).collect::<Vec<_>>(), lot);
            return Pairing { pairs: drawn.pairs, bye: drawn.sits_out };
        }
        let mut players = swiss::players(&division.bracket, &division.resolved(), &alive);
        if let Format::Lives { lives, .. } = &division.division.format {
            for player in &mut players {
                player.score = HalfPoints::whole(lives.saturating_sub(records.of(player.entrant).lost));
            }
        }
        for player in &mut players {
            let given = division.joined.get(&player.entrant).copied().unwrap_or_default();
            player.score = player.score.plus(given);
        }
        let order = match division.division.format {
            Format::Swiss { order, .. } => order,
            Format::KnockOut { .. }
            | Format::DoubleElimination { .. }
            | Format::Lives { .. }
            | Format::RoundRobin { .. }
            | Format::Swing { .. }
            | Format::DavisCup { .. } => SwissOrder::Lot,
        };
        if order != SwissOrder::Lot {
            let places: BTreeMap<EntrantId, u32> =
                self.standings(division).iter().map(|standing| (standing.entrant, standing.place)).collect();
            for player in &mut players {
                player.rank = places.get(&player.entrant).copied().unwrap_or(u32::MAX);
            }
        }
        // Where nobody is left whom somebody has not met, the round is still played, with as few meetings again as can be.
        let strictness = Strictness::AsFarAsPossible;
        match swiss::pair_round(&players, &records.meetings, order, strictness, lot) {
            Ok(drawn) => Pairing { pairs: drawn.pairs, bye: drawn.bye },
            Err(NoRoundLeft) => Pairing { pairs: Vec::new(), bye: None },
        }
    }

    /// The most rounds a Swiss still to be published can have without a second meeting, if it is to have more.
    pub(crate) fn rounds_too_many(&self, division: &DivisionState) -> Option<u32> {
        let Format::Swiss { rounds: Some(planned), .. } = division.division.format else { return None };
        let most = swiss::most_rounds(self.entrants_in(division).len())?;
        (division.draw != DrawState::Published && planned > most).then_some(most)
    }

    /// The matches of a Swiss in which two meet again.
    pub(crate) fn met_again(&self, division: &DivisionState) -> Vec<MatchId> {
        if !matches!(division.division.format, Format::Swiss { .. }) {
            return Vec::new();
        }
        let mut met = BTreeSet::new();
        let is_again =
            |game: &&Match| game.pair().is_some_and(|[one, other]| !met.insert((one.min(other), one.max(other))));
        let in_order = division.bracket.fixtures().iter().filter_map(|fixture| self.game(fixture.id));
        in_order.filter(is_again).map(|game| game.fixture.id).collect()
    }

    /// What everybody in a Swing has now.
    pub(crate) fn stacks(&self, division: &DivisionState) -> Stacks {
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
                Feed::Late { .. } | Feed::Bye | Feed::Winner { .. } | Feed::Loser { .. } => None,
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
