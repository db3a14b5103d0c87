//! A bracket: fixtures fed by entrants, late places, winners and losers of earlier fixtures; and who sits where once
//! some of them are played.
//!
//! The graph only grows (a redraw adds fixtures), and a fixture is fed by earlier ones only. Nothing that can be read
//! out of the results is stored, so a corrected result changes everything after it at once.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::late_places::{LatePlaces, LateSeat};
use crate::ids::{EntrantId, LatePlace, MatchId, Place, Round};

/// Which part of a division a fixture belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// The main bracket, of those who have not lost.
    Main,
    /// The consolation, of those who lost in the main.
    Consolation,
    /// The last chance, of those who lost early in the consolation.
    LastChance,
    /// The lower bracket of a double elimination.
    Lower,
    /// The last rounds after parallel brackets, groups or rounds: a final, quarter-finals of the best.
    Finals,
    /// Rounds in which all play: Swiss, lives, round robin, Swing.
    Rounds,
}

/// Where one seat of a fixture gets its entrant from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Feed {
    /// The draw put them here.
    Entrant {
        /// The entry's number in the tournament, from 1.
        entrant: EntrantId,
    },
    /// A place kept for a late arrival.
    Late {
        /// The late place's number, from 1.
        place: LatePlace,
    },
    /// Nobody: a bye.
    Bye,
    /// The winner of an earlier fixture.
    Winner {
        /// The match's number in the tournament, from 1.
        of: MatchId,
    },
    /// The loser of an earlier fixture.
    Loser {
        /// The match's number in the tournament, from 1.
        of: MatchId,
    },
}

impl Feed {
    /// The fixture it comes from, if it comes from one.
    #[must_use]
    pub const fn of(self) -> Option<MatchId> {
        match self {
            Self::Winner { of } | Self::Loser { of } => Some(of),
            Self::Entrant { .. } | Self::Late { .. } | Self::Bye => None,
        }
    }
}

/// When a fixture is played at all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Need {
    /// Always.
    #[default]
    Always,
    /// Only if the second seat wins that fixture: the recharge of a double elimination.
    SecondWins {
        /// The match's number in the tournament, from 1.
        of: MatchId,
    },
}

/// One match to be played: two seats and where they are filled from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Fixture {
    /// Its number in the tournament.
    pub id: MatchId,
    /// The part it belongs to.
    pub stage: Stage,
    /// Its round there.
    pub round: Round,
    /// Its place in the round, from the top of the sheet.
    pub place: Place,
    /// Where its seats are filled from.
    pub feeds: [Feed; 2],
    /// Whether it is played in every case.
    #[serde(default)]
    pub need: Need,
}

/// How a fixture ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "BracketOutcome"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Outcome {
    /// One has won; the other goes where losers go.
    Won {
        /// The winner's number.
        winner: EntrantId,
    },
    /// One has won; the other leaves the tournament (disqualified, withdrawn) and drops nowhere.
    WonOpponentOut {
        /// The winner's number.
        winner: EntrantId,
    },
    /// Both leave the tournament.
    BothOut,
}

/// Who sits on a seat, as far as is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Seat {
    /// Not known yet.
    Open,
    /// Nobody will.
    Nobody,
    /// This one.
    Known {
        /// The entry's number in the tournament, from 1.
        entrant: EntrantId,
    },
}

impl Seat {
    /// Who sits there, if it is known.
    #[must_use]
    pub const fn entrant(self) -> Option<EntrantId> {
        match self {
            Self::Known { entrant } => Some(entrant),
            Self::Open | Self::Nobody => None,
        }
    }

    fn of(entrant: Option<EntrantId>) -> Self {
        entrant.map_or(Self::Nobody, |entrant| Self::Known { entrant })
    }
}

/// How far a fixture is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum MatchState {
    /// At least one seat is not known yet.
    Waiting,
    /// Both are known: it can be called.
    Ready,
    /// Nobody came for one seat: the other goes on without playing.
    Bye {
        /// Who goes on.
        through: EntrantId,
    },
    /// Nobody sits there at all.
    Empty,
    /// It is not played: what would have made it necessary has not happened.
    NotNeeded,
    /// It has a result.
    Played {
        /// Who won, if anybody did.
        winner: Option<EntrantId>,
        /// Who lost, if anybody did.
        loser: Option<EntrantId>,
        /// Who goes where losers go.
        drops: Option<EntrantId>,
    },
}

/// The fixtures of a division in the order in which they were made.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Bracket {
    fixtures: Vec<Fixture>,
}

impl Bracket {
    /// The bracket of these fixtures, each fed by earlier ones only, their numbers rising.
    #[must_use]
    pub const fn new(fixtures: Vec<Fixture>) -> Self {
        Self { fixtures }
    }

    /// Adds fixtures, each fed by earlier ones only, their numbers rising.
    pub fn extend(&mut self, more: impl IntoIterator<Item = Fixture>) {
        self.fixtures.extend(more);
    }

    /// Takes away the fixtures of which `gone` says so: a redraw that is made anew.
    pub fn remove(&mut self, gone: impl Fn(&Fixture) -> bool) {
        self.fixtures.retain(|fixture| !gone(fixture));
    }

    /// All fixtures in the order in which they were made.
    #[must_use]
    pub fn fixtures(&self) -> &[Fixture] {
        &self.fixtures
    }

    /// The fixture of that number.
    #[must_use]
    pub fn fixture(&self, id: MatchId) -> Option<&Fixture> {
        let at = self.fixtures.binary_search_by_key(&id, |fixture| fixture.id).ok()?;
        self.fixtures.get(at)
    }

    /// The fixtures of a stage, as on the sheet: round by round, from the top.
    #[must_use]
    pub fn stage(&self, stage: Stage) -> Vec<&Fixture> {
        let mut of: Vec<_> = self.fixtures.iter().filter(|fixture| fixture.stage == stage).collect();
        of.sort_by_key(|fixture| (fixture.round, fixture.place));
        of
    }

    /// The number after the last.
    #[must_use]
    pub fn free_id(&self) -> MatchId {
        self.fixtures.last().map_or(MatchId::FIRST, |fixture| fixture.id.next())
    }

    /// Every fixture that a change of that one's result can touch, in the order in which they were made.
    #[must_use]
    pub fn touched_by(&self, changed: MatchId) -> Vec<MatchId> {
        let mut touched = BTreeSet::from([changed]);
        let mut list = Vec::new();
        for fixture in &self.fixtures {
            let needs = match fixture.need {
                Need::Always => None,
                Need::SecondWins { of } => Some(of),
            };
            if fixture.feeds.iter().filter_map(|feed| feed.of()).chain(needs).any(|of| touched.contains(&of)) {
                touched.insert(fixture.id);
                list.push(fixture.id);
            }
        }
        list
    }

    /// Who sits where after these results, with these late places.
    #[must_use]
    pub fn resolve(&self, results: &BTreeMap<MatchId, Outcome>, late: &LatePlaces) -> Resolved {
        let mut resolved = Resolved::default();
        for fixture in &self.fixtures {
            let seats = fixture.feeds.map(|feed| resolved.seat_of(feed, late));
            let state = match resolved.is_needed(fixture.need) {
                None => MatchState::Waiting,
                Some(Needed::No) => MatchState::NotNeeded,
                Some(Needed::Yes) => state(seats, results.get(&fixture.id).copied()),
            };
            if results.contains_key(&fixture.id) && !matches!(state, MatchState::Played { .. }) {
                resolved.stale.push(fixture.id);
            }
            resolved.matches.insert(fixture.id, (seats, state));
        }
        resolved
    }
}

fn state(seats: [Seat; 2], outcome: Option<Outcome>) -> MatchState {
    match seats {
        [Seat::Open, _] | [_, Seat::Open] => MatchState::Waiting,
        [Seat::Nobody, Seat::Nobody] => MatchState::Empty,
        [Seat::Nobody, Seat::Known { entrant }] | [Seat::Known { entrant }, Seat::Nobody] => {
            MatchState::Bye { through: entrant }
        }
        [Seat::Known { entrant: first }, Seat::Known { entrant: second }] => {
            outcome.and_then(|outcome| played(first, second, outcome)).unwrap_or(MatchState::Ready)
        }
    }
}

/// The state of a match between two with that outcome; none if the winner is neither of them.
fn played(first: EntrantId, second: EntrantId, outcome: Outcome) -> Option<MatchState> {
    let (winner, drop) = match outcome {
        Outcome::BothOut => return Some(MatchState::Played { winner: None, loser: None, drops: None }),
        Outcome::Won { winner } => (winner, true),
        Outcome::WonOpponentOut { winner } => (winner, false),
    };
    let loser = match winner {
        w if w == first => second,
        w if w == second => first,
        _ => return None,
    };
    Some(MatchState::Played { winner: Some(winner), loser: Some(loser), drops: drop.then_some(loser) })
}

enum Needed {
    Yes,
    No,
}

/// Who sits where and how far each fixture is.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Resolved {
    matches: BTreeMap<MatchId, ([Seat; 2], MatchState)>,
    stale: Vec<MatchId>,
}

impl Resolved {
    /// Who sits at that fixture.
    #[must_use]
    pub fn seats(&self, id: MatchId) -> [Seat; 2] {
        self.matches.get(&id).map_or([Seat::Open; 2], |(seats, _)| *seats)
    }

    /// How far that fixture is.
    #[must_use]
    pub fn state(&self, id: MatchId) -> MatchState {
        self.matches.get(&id).map_or(MatchState::Waiting, |(_, state)| *state)
    }

    /// Every fixture with its seats and state, by number.
    pub fn iter(&self) -> impl Iterator<Item = (MatchId, [Seat; 2], MatchState)> + '_ {
        self.matches.iter().map(|(&id, &(seats, state))| (id, seats, state))
    }

    /// Results that no longer fit, because a result before them was corrected.
    #[must_use]
    pub fn stale(&self) -> &[MatchId] {
        &self.stale
    }

    /// Who comes out of that feed.
    #[must_use]
    pub fn seat_of(&self, feed: Feed, late: &LatePlaces) -> Seat {
        match feed {
            Feed::Entrant { entrant } => Seat::Known { entrant },
            Feed::Bye => Seat::Nobody,
            Feed::Late { place } => match late.seat(place) {
                LateSeat::Kept => Seat::Open,
                LateSeat::Taken { by } => Seat::Known { entrant: by },
                LateSeat::Bye => Seat::Nobody,
            },
            Feed::Winner { of } => self.winner(of),
            Feed::Loser { of } => self.loser(of),
        }
    }

    /// Who goes on from that fixture.
    #[must_use]
    pub fn winner(&self, of: MatchId) -> Seat {
        match self.state(of) {
            MatchState::Waiting | MatchState::Ready => Seat::Open,
            MatchState::Empty | MatchState::NotNeeded => Seat::Nobody,
            MatchState::Bye { through } => Seat::Known { entrant: through },
            MatchState::Played { winner, .. } => Seat::of(winner),
        }
    }

    /// Who drops from that fixture.
    #[must_use]
    pub fn loser(&self, of: MatchId) -> Seat {
        match self.state(of) {
            MatchState::Waiting => self.loser_while_waiting(of),
            MatchState::Ready => Seat::Open,
            MatchState::Empty | MatchState::NotNeeded | MatchState::Bye { .. } => Seat::Nobody,
            MatchState::Played { drops, .. } => Seat::of(drops),
        }
    }

    /// A fixture with a seat that stays empty will have no loser, whoever comes to the other.
    fn loser_while_waiting(&self, of: MatchId) -> Seat {
        if self.seats(of).contains(&Seat::Nobody) { Seat::Nobody } else { Seat::Open }
    }

    fn is_needed(&self, need: Need) -> Option<Needed> {
        let Need::SecondWins { of } = need else { return Some(Needed::Yes) };
        match (self.seats(of)[1], self.winner(of)) {
            (_, Seat::Open) => None,
            (second, winner) if second == winner && winner != Seat::Nobody => Some(Needed::Yes),
            _ => Some(Needed::No),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entrant(number: u32) -> Feed {
        Feed::Entrant { entrant: EntrantId::new(number) }
    }

    fn fixture(id: u32, feeds: [Feed; 2]) -> Fixture {
        let (round, place) = (Round::FIRST, Place::FIRST);
        Fixture { id: MatchId::new(id), stage: Stage::Main, round, place, feeds, need: Need::Always }
    }

    fn won(match_id: u32, winner: u32) -> (MatchId, Outcome) {
        (MatchId::new(match_id), Outcome::Won { winner: EntrantId::new(winner) })
    }

    fn four() -> Bracket {
        let of = |id| MatchId::new(id);
        Bracket::new(vec![
            fixture(1, [entrant(1), entrant(2)]),
            fixture(2, [entrant(3), entrant(4)]),
            fixture(3, [Feed::Winner { of: of(1) }, Feed::Winner { of: of(2) }]),
            fixture(4, [Feed::Loser { of: of(1) }, Feed::Loser { of: of(2) }]),
        ])
    }

    // rule: TRN-18
    #[test]
    fn a_corrected_result_changes_everything_after_it() {
        let results = BTreeMap::from([won(1, 1), won(2, 3), won(3, 1), won(4, 4)]);
        let late = LatePlaces::default();
        assert!(four().resolve(&results, &late).stale().is_empty());
        let mut corrected = results;
        corrected.extend([won(1, 2)]);
        let resolved = four().resolve(&corrected, &late);
        assert_eq!(resolved.seats(MatchId::new(3))[0].entrant(), Some(EntrantId::new(2)));
        assert_eq!(resolved.seats(MatchId::new(4))[0].entrant(), Some(EntrantId::new(1)));
        assert_eq!(resolved.stale(), [MatchId::new(3)], "1 won it and no longer plays it; 4 still beat whoever came");
        assert_eq!(four().touched_by(MatchId::new(1)), [MatchId::new(3), MatchId::new(4)]);
    }

    #[test]
    fn who_is_disqualified_drops_nowhere() {
        let out = (MatchId::new(2), Outcome::WonOpponentOut { winner: EntrantId::new(3) });
        let resolved = four().resolve(&BTreeMap::from([won(1, 1), out]), &LatePlaces::default());
        assert_eq!(resolved.state(MatchId::new(4)), MatchState::Bye { through: EntrantId::new(2) });
    }
}
