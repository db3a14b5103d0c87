//! The progressive consolation as a balanced redraw: who loses in the main enters round by round, byes go to those
//! who have had none, and early rematches are avoided (TRN-09).
//!
//! The same draw serves the last chance, which is fed by the consolation, and the lower bracket of a double
//! elimination. What is drawn are fixtures fed by losers and winners of earlier ones, so a corrected result flows on.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::bracket::{Bracket, Feed, Fixture, MatchState, Need, Resolved, Seat, Stage};
use super::knock_out::KnockOut;
use super::late_places::LatePlaces;
use super::lot::Lot;
use super::matching::{Cost, Levels, least};
use super::record::{Meetings, Records};
use crate::ids::{EntrantId, MatchId, Place, Round};

/// Which rounds of the bracket above send their losers down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Feeding {
    /// All but the final: the finalist is paid where they are.
    #[default]
    AllButFinal,
    /// All, the final included: double elimination.
    All,
    /// So many from the first.
    First {
        /// How many.
        rounds: u32,
    },
}

impl Feeding {
    /// How many of `rounds` rounds feed.
    #[must_use]
    pub fn of(self, rounds: usize) -> usize {
        match self {
            Self::AllButFinal => rounds.saturating_sub(1),
            Self::All => rounds,
            Self::First { rounds: first } => (first as usize).min(rounds),
        }
    }
}

/// A bracket that is redrawn round by round from the losers of another.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Redraw {
    /// The stage whose losers enter.
    pub from: Stage,
    /// The stage they enter.
    pub into: Stage,
    /// How many losers each feeding round sends, as planned when it began.
    pub drops: Vec<u32>,
}

/// One round as it is planned.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct PlannedRound {
    /// How many enter it from above just before.
    pub entering: u32,
    /// How many matches it has.
    pub matches: u32,
    /// How many byes, none or one.
    pub byes: u32,
}

/// What a redrawn bracket needs next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NextDraw {
    /// These matches must be over first; none listed: the rounds above are not drawn yet.
    Wait {
        /// The matches' numbers.
        matches: Vec<MatchId>,
    },
    /// A round can be drawn.
    Draw {
        /// The round, from 1.
        round: Round,
        /// Who is in it.
        pool: Vec<Pooled>,
    },
    /// It is over.
    Over {
        /// Who has won it, if anybody was left.
        winner: Option<EntrantId>,
    },
}

/// Whether one comes from above or has won here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Arrival {
    /// They have just dropped from the bracket above.
    Dropped,
    /// They were here already.
    Survived,
}

/// One of those among whom a round is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pooled {
    /// The entry's number in the tournament, from 1.
    pub entrant: EntrantId,
    /// Where they come from.
    pub feed: Feed,
    /// Whether they have just dropped.
    pub arrival: Arrival,
    /// Their byes so far, those in the main included.
    pub byes: u32,
    /// The matches they have played.
    pub played: u32,
    /// The quarter of the main in which they were drawn, from 0.
    pub quarter: u32,
}

/// A round as drawn, entrants and their feeds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DrawnRound {
    /// Who meets whom.
    pub pairs: Vec<[Pooled; 2]>,
    /// Who has the bye.
    pub bye: Option<Pooled>,
}

impl Redraw {
    /// The consolation of a main bracket (or its lower bracket, if all rounds feed), once its late places are settled.
    #[must_use]
    pub fn of_main(main: &KnockOut, late: &LatePlaces, feeding: Feeding, into: Stage) -> Self {
        let resolved = Bracket::new(main.fixtures(Stage::Main)).resolve(&BTreeMap::new(), late);
        let has_loser = |id| resolved.loser(id) == Seat::Open;
        let losers =
            |round: Round| (0..main.matches_in(round)).filter(|&index| has_loser(main.id(round, index))).count();
        let rounds = feeding.of(main.rounds());
        let drops = (0..rounds).map(|index| count(losers(Round::at(index)))).collect();
        Self { from: Stage::Main, into, drops }
    }

    /// The last chance fed by the first `rounds` rounds of this bracket.
    #[must_use]
    pub fn last_chance(&self, rounds: usize) -> Self {
        let drops = self.plan().into_iter().take(rounds).map(|round| round.matches).collect();
        Self { from: self.into, into: Stage::LastChance, drops }
    }

    /// The rounds as they will be if nobody leaves.
    #[must_use]
    pub fn plan(&self) -> Vec<PlannedRound> {
        let (mut rounds, mut alive, mut entering) = (Vec::new(), 0, 0);
        for (index, &drop) in self.drops.iter().enumerate() {
            alive += drop;
            entering += drop;
            while alive > self.target(index) {
                let (matches, byes) = (alive / 2, alive % 2);
                rounds.push(PlannedRound { entering, matches, byes });
                (alive, entering) = (matches + byes, 0);
            }
        }
        rounds
    }

    /// So many may be alive before the next drop: more play a round first.
    fn target(&self, index: usize) -> u32 {
        self.drops.get(index + 1).copied().unwrap_or(1)
    }

    /// What comes next, given all that has been drawn and played. `above` says whether the bracket above still goes on,
    /// `is_in` who has not left: nobody else is drawn, so that no walk-over goes to somebody by lot.
    #[must_use]
    pub fn next(
        &self,
        bracket: &Bracket,
        resolved: &Resolved,
        above: Above,
        is_in: &dyn Fn(EntrantId) -> bool,
    ) -> NextDraw {
        let is_there = |feed: Feed| known(resolved, feed).is_some_and(is_in);
        let mut alive: Vec<(Feed, Arrival)> = Vec::new();
        let mut round = Round::FIRST;
        for index in 0..self.drops.len() {
            let dropping = fixtures_of(bracket, self.from, Round::at(index));
            if dropping.is_empty() && above == Above::GoesOn {
                return NextDraw::Wait { matches: Vec::new() };
            }
            let open = undecided(&dropping, resolved);
            if !open.is_empty() {
                return NextDraw::Wait { matches: open };
            }
            alive.iter_mut().for_each(|(_, arrival)| *arrival = Arrival::Survived);
            let losers = dropping.iter().map(|fixture| Feed::Loser { of: fixture.id });
            alive.extend(losers.filter(|&feed| is_there(feed)).map(|feed| (feed, Arrival::Dropped)));
            let later = later_drops(bracket, self.from, Round::at(index));
            loop {
                let drawn = fixtures_of(bracket, self.into, round);
                let is_drawn = !drawn.is_empty() && !drawn.iter().any(|f| f.feeds.iter().any(&later));
                if !is_drawn && count(alive.len()) <= self.target(index) {
                    break;
                }
                if !is_drawn {
                    return NextDraw::Draw { round, pool: self.pool(&alive, bracket, resolved) };
                }
                let open = undecided(&drawn, resolved);
                if !open.is_empty() {
                    return NextDraw::Wait { matches: open };
                }
                let winners = drawn.iter().map(|fixture| Feed::Winner { of: fixture.id });
                alive = winners.filter(|&feed| is_there(feed)).map(|feed| (feed, Arrival::Survived)).collect();
                round = round.next();
            }
        }
        NextDraw::Over { winner: alive.first().and_then(|(feed, _)| known(resolved, *feed)) }
    }

    /// The first drawn round that a change of that match's result touches: if it has not begun, it can be drawn anew
    /// with everything after it ([`Bracket::remove`]); if it has, the corrected entrants take their places in it.
    #[must_use]
    pub fn first_touched(&self, bracket: &Bracket, changed: MatchId) -> Option<Round> {
        let touched: BTreeSet<MatchId> = bracket.touched_by(changed).into_iter().collect();
        let here = bracket.fixtures().iter().filter(|fixture| fixture.stage == self.into);
        here.filter(|fixture| touched.contains(&fixture.id)).map(|fixture| fixture.round).min()
    }

    fn pool(&self, alive: &[(Feed, Arrival)], bracket: &Bracket, resolved: &Resolved) -> Vec<Pooled> {
        let records = Records::new(resolved);
        let quarters = quarters(bracket, resolved);
        let pooled = |&(feed, arrival): &(Feed, Arrival)| {
            let entrant = known(resolved, feed)?;
            let record = records.of(entrant);
            let quarter = quarters.get(&entrant).copied().unwrap_or(0);
            Some(Pooled { entrant, feed, arrival, byes: record.byes, played: record.played(), quarter })
        };
        alive.iter().filter_map(pooled).collect()
    }
}

/// Whether the bracket above a redrawn one will still have rounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Above {
    /// It will.
    GoesOn,
    /// It is over.
    Over,
}

/// Draws a round: the bye by lot among those with the fewest, the rest so that, in this order of weight, nobody meets
/// again, who dropped meets who was here, nobody meets their own quarter of the main, equal numbers of matches meet.
#[must_use]
pub fn draw_round(pool: &[Pooled], meetings: &Meetings, lot: &mut Lot) -> DrawnRound {
    let mut pool = pool.to_vec();
    pool.sort_unstable_by_key(|pooled| pooled.entrant);
    let bye = if pool.len() % 2 == 1 { Some(pool.remove(bye(&pool, lot))) } else { None };
    let met: Vec<Vec<(EntrantId, u32)>> = pool.iter().map(|pooled| meetings.of(pooled.entrant).to_vec()).collect();
    let levels = Levels::new(CAPS, pool.len() / 2);
    let cost = |a: usize, b: usize| {
        let (one, other) = (&pool[a], &pool[b]);
        let times = met[a].iter().find(|(entrant, _)| *entrant == other.entrant).map_or(0, |(_, times)| *times);
        levels.cost(values(one, other, times))
    };
    let pairs = least(pool.len(), cost, Some(bound(&pool, &levels)), lot);
    DrawnRound { pairs: pairs.into_iter().map(|pair| pair.map(|index| pool[index])).collect(), bye }
}

impl DrawnRound {
    /// The round as fixtures numbered from `first`, the bye last.
    #[must_use]
    pub fn fixtures(&self, into: Stage, round: Round, first: MatchId) -> Vec<Fixture> {
        let pairs = self.pairs.iter().map(|pair| pair.map(|pooled| pooled.feed));
        let all = pairs.chain(self.bye.map(|pooled| [pooled.feed, Feed::Bye]));
        let fixture = |(index, feeds): (usize, [Feed; 2])| {
            let (id, place) = (first.plus(count(index)), Place::at(index));
            Fixture { id, stage: into, round, place, feeds, need: Need::Always }
        };
        all.enumerate().map(fixture).collect()
    }
}

/// Caps of the levels: meetings, not dropper against survivor, same quarter, difference of matches played.
const CAPS: [u32; 4] = [15, 1, 1, 63];

fn values(one: &Pooled, other: &Pooled, times_met: u32) -> [u32; 4] {
    let same_arrival = u32::from(one.arrival == other.arrival);
    let same_quarter = u32::from(one.quarter == other.quarter);
    [times_met, same_arrival, same_quarter, one.played.abs_diff(other.played)]
}

/// No pairing costs less: as many droppers as there are more of them than survivors (or the other way round) meet
/// their like, and the members of a quarter that has more than half of the pool meet each other.
fn bound(pool: &[Pooled], levels: &Levels<4>) -> Cost {
    let most = |of: &dyn Fn(&Pooled) -> u32| {
        let mut counts = BTreeMap::<u32, usize>::new();
        pool.iter().for_each(|pooled| *counts.entry(of(pooled)).or_default() += 1);
        counts.into_values().max().unwrap_or(0)
    };
    let forced = |many: usize| (2 * many).saturating_sub(pool.len()) / 2;
    let like = forced(most(&|pooled| u32::from(pooled.arrival == Arrival::Dropped)));
    let quarter = forced(most(&|pooled| pooled.quarter));
    let times = |many: usize, cost: Cost| cost * Cost::from(count(many));
    times(like, levels.cost([0, 1, 0, 0])) + times(quarter, levels.cost([0, 0, 1, 0]))
}

/// The index of who has the bye: by lot among those with the fewest so far.
fn bye(pool: &[Pooled], lot: &mut Lot) -> usize {
    let fewest = pool.iter().map(|pooled| pooled.byes).min().unwrap_or(0);
    let with_fewest: Vec<usize> = (0..pool.len()).filter(|&index| pool[index].byes == fewest).collect();
    lot.one_of(&with_fewest).copied().unwrap_or(0)
}

/// In which quarter of the main everybody was drawn.
fn quarters(bracket: &Bracket, resolved: &Resolved) -> BTreeMap<EntrantId, u32> {
    let first = fixtures_of(bracket, Stage::Main, Round::FIRST);
    let quarter = |index: usize| count(index * 4 / first.len().max(1));
    let seated = |(index, fixture): (usize, &&Fixture)| {
        resolved.seats(fixture.id).into_iter().filter_map(Seat::entrant).map(move |entrant| (entrant, quarter(index)))
    };
    first.iter().enumerate().flat_map(seated).collect()
}

fn fixtures_of(bracket: &Bracket, stage: Stage, round: Round) -> Vec<&Fixture> {
    bracket.fixtures().iter().filter(|fixture| fixture.stage == stage && fixture.round == round).collect()
}

fn undecided(fixtures: &[&Fixture], resolved: &Resolved) -> Vec<MatchId> {
    let is_open = |id| matches!(resolved.state(id), MatchState::Waiting | MatchState::Ready);
    fixtures.iter().map(|fixture| fixture.id).filter(|&id| is_open(id)).collect()
}

/// Whether a feed brings a loser of a later round than that one.
fn later_drops(bracket: &Bracket, from: Stage, round: Round) -> impl Fn(&Feed) -> bool {
    let later: BTreeSet<MatchId> =
        bracket.fixtures().iter().filter(|f| f.stage == from && f.round > round).map(|f| f.id).collect();
    move |feed| matches!(feed, Feed::Loser { of } if later.contains(of))
}

fn known(resolved: &Resolved, feed: Feed) -> Option<EntrantId> {
    match feed {
        Feed::Winner { of } => resolved.winner(of).entrant(),
        Feed::Loser { of } => resolved.loser(of).entrant(),
        Feed::Entrant { entrant } => Some(entrant),
        Feed::Late { .. } | Feed::Bye => None,
    }
}

fn count(many: usize) -> u32 {
    u32::try_from(many).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests;
