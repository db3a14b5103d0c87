//! The last matches of a double elimination: the final between the brackets, its recharge, or quarter-finals in which
//! the undefeated meet the fighters.

use serde::{Deserialize, Serialize};

use super::bracket::{Feed, Fixture, MatchState, Need, Resolved, Stage};
use crate::ids::{EntrantId, MatchId, Place, Round};

/// How a double elimination ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "DoubleEliminationEnding"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Ending {
    /// One final between the winners of the brackets.
    Final,
    /// If the winner of the lower bracket wins it, a second: the other has lost only once, too.
    #[default]
    FinalAndRecharge,
    /// When so many are left in each bracket they go on in one knock-out, undefeated against fighters.
    Merged {
        /// How many of each, a power of two.
        of_each: u32,
    },
}

/// The final (and its recharge) between the winner of the upper bracket and that of the lower.
#[must_use]
pub fn finals(upper: Feed, lower: Feed, ending: Ending, first: MatchId) -> Vec<Fixture> {
    let fixture =
        |id, round, feeds, need| Fixture { id, stage: Stage::Finals, round, place: Place::FIRST, feeds, need };
    let last = fixture(first, Round::FIRST, [upper, lower], Need::Always);
    let again = [Feed::Loser { of: first }, Feed::Winner { of: first }];
    let recharge = fixture(first.next(), Round::new(2), again, Need::SecondWins { of: first });
    match ending {
        Ending::FinalAndRecharge => vec![last, recharge],
        Ending::Final | Ending::Merged { .. } => vec![last],
    }
}

/// A knock-out of as many undefeated as fighters: in its first round each undefeated meets a fighter from the other end.
#[must_use]
pub fn merged(undefeated: &[Feed], fighters: &[Feed], first: MatchId) -> Vec<Fixture> {
    let mut fixtures: Vec<Fixture> = Vec::new();
    let mut pairs: Vec<[Feed; 2]> =
        undefeated.iter().zip(fighters.iter().rev()).map(|(&one, &other)| [one, other]).collect();
    let (mut id, mut round) = (first, Round::FIRST);
    while !pairs.is_empty() {
        let mut on = Vec::new();
        for (index, &feeds) in pairs.iter().enumerate() {
            let place = Place::at(index);
            fixtures.push(Fixture { id, stage: Stage::Finals, round, place, feeds, need: Need::Always });
            on.push(Feed::Winner { of: id });
            id = id.next();
        }
        pairs = on.chunks_exact(2).map(|two| [two[0], two[1]]).collect();
        round = round.next();
    }
    fixtures
}

/// Who has won it all: the recharge if it was needed, else the last final.
#[must_use]
pub fn champion(finals: &[Fixture], resolved: &Resolved) -> Option<EntrantId> {
    let needed = finals.iter().rev().find(|fixture| resolved.state(fixture.id) != MatchState::NotNeeded)?;
    resolved.winner(needed.id).entrant()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::format::bracket::{Bracket, Outcome};
    use crate::format::consolation::Feeding;
    use crate::format::knock_out::{KnockOut, MainSize};
    use crate::format::late_places::LatePlaces;
    use crate::format::printed_tree::{TreePlan, below};
    use crate::format::rehearsal::{Referee, coin, entrants, lot, lower};

    fn bracket(n: u32, ending: Ending) -> (Bracket, Vec<Fixture>) {
        let main = KnockOut::draw(&entrants(n), 0, MainSize::Fitting, MatchId::FIRST).unwrap();
        let plan = TreePlan { feeding: Feeding::All, into: Stage::Lower, until: 1 };
        let lower = below(&main, &LatePlaces::default(), plan, main.last().next());
        let mut bracket = Bracket::new(main.fixtures(Stage::Main));
        bracket.extend(lower.fixtures);
        let last = finals(Feed::Winner { of: main.last() }, lower.out[0], ending, bracket.free_id());
        bracket.extend(last.iter().copied());
        (bracket, last)
    }

    fn play(bracket: &Bracket, referee: Referee, seed: u32) -> (Resolved, usize) {
        let (mut results, mut lot, late) = (BTreeMap::new(), lot(seed), LatePlaces::default());
        loop {
            let resolved = bracket.resolve(&results, &late);
            let Some((id, seats, _)) = resolved.iter().find(|(_, _, state)| *state == MatchState::Ready) else {
                return (resolved, results.len());
            };
            let winner = referee(&mut lot, seats.map(|seat| seat.entrant().unwrap()));
            results.insert(id, Outcome::Won { winner });
        }
    }

    #[test]
    fn everybody_but_the_champion_loses_twice_with_a_recharge() {
        for n in 4..=40 {
            let (bracket, last) = bracket(n, Ending::FinalAndRecharge);
            let (resolved, matches) = play(&bracket, coin, n);
            let records = crate::Records::new(&resolved);
            let champion = champion(&last, &resolved).unwrap();
            for entrant in entrants(n) {
                let lost = records.of(entrant).lost;
                assert!(if entrant == champion { lost <= 1 } else { lost == 2 }, "{n}: {entrant} lost {lost}");
            }
            let needed = resolved.state(last[1].id) != MatchState::NotNeeded;
            assert_eq!(matches, 2 * (n as usize) - 2 + usize::from(needed), "{n}");
        }
    }

    #[test]
    fn the_undefeated_needs_no_recharge() {
        let (bracket, last) = bracket(16, Ending::FinalAndRecharge);
        let (resolved, matches) = play(&bracket, lower, 1);
        assert_eq!(champion(&last, &resolved), Some(EntrantId::new(1)));
        assert_eq!((matches, resolved.state(last[1].id)), (30, MatchState::NotNeeded));
    }

    #[test]
    fn four_undefeated_and_four_fighters_meet_in_quarter_finals() {
        let main = KnockOut::draw(&entrants(16), 0, MainSize::Fitting, MatchId::FIRST).unwrap();
        let plan = TreePlan { feeding: Feeding::First { rounds: 2 }, into: Stage::Lower, until: 4 };
        let lower = below(&main, &LatePlaces::default(), plan, main.last().next());
        assert_eq!(lower.out.len(), 4);
        let mut bracket =
            Bracket::new(main.fixtures(Stage::Main).into_iter().filter(|f| f.round < Round::new(3)).collect());
        bracket.extend(lower.fixtures);
        let undefeated: Vec<_> = (0..4).map(|index| Feed::Winner { of: main.id(Round::new(2), index) }).collect();
        bracket.extend(merged(&undefeated, &lower.out, MatchId::new(100)));
        let (resolved, matches) = play(&bracket, coin, 4);
        assert_eq!(matches, 8 + 4 + 4 + 4 + 7);
        assert!(resolved.winner(MatchId::new(106)).entrant().is_some());
    }
}
