//! Why a play is worse than the best one, as far as figures say it: the engine's own chances, and differences of the two
//! boards that anybody can count. Nothing is said that was not computed, and nothing is said where the figures are silent.

use serde::{Deserialize, Serialize};
use tavola_engine::CubeGame;
use tavola_rules::{Position, Roll, legal_plays};

use crate::judge::Candidate;

/// A difference between the play that was made and the best one.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(tag = "reason", rename_all = "snake_case")]
pub enum Reason {
    /// It wins fewer games: a share of all, 0 to 1.
    FewerWins {
        /// How many fewer.
        by: f32,
    },
    /// It wins fewer gammons.
    FewerGammons {
        /// How many fewer, a share of all games.
        by: f32,
    },
    /// It loses more gammons.
    MoreGammonsLost {
        /// How many more, a share of all games.
        by: f32,
    },
    /// It leaves more or fewer of the 36 rolls that hit.
    Shots {
        /// After the play that was made.
        made: u8,
        /// After the best.
        best: u8,
    },
    /// The best hits more checkers.
    Hits {
        /// The play that was made.
        made: u8,
        /// The best.
        best: u8,
    },
    /// Points made in the own home board.
    HomePoints {
        /// After the play that was made.
        made: u8,
        /// After the best.
        best: u8,
    },
    /// The longest row of points without a gap.
    Prime {
        /// After the play that was made.
        made: u8,
        /// After the best.
        best: u8,
    },
    /// The best holds a point in the opponent's home board, the other none.
    Anchor,
    /// Checkers borne off.
    Off {
        /// After the play that was made.
        made: u8,
        /// After the best.
        best: u8,
    },
}

/// The least differences worth a sentence: shots of 36, shares of games.
const SHOTS: u8 = 3;
const SHARE: f32 = 0.01;
/// So much of the loss the engine's chances must explain before they are named.
const EXPLAINED: f32 = 0.5;
/// A row of points shorter than this holds nobody back.
const LEAST_PRIME: u8 = 4;
/// The most reasons told.
const MOST: usize = 3;

/// A gammon worth less than this counts for nothing, in units of what a single game decides.
const LEAST_GAMMON: f32 = 0.05;

/// What a gammon adds to a game as it is played for, in units of what a single game decides: 0.5 in money play, 0 at one point.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct GammonValues {
    /// Of one that is won: (G − W) / (W − L).
    pub won: f32,
    /// Of one that is lost: (L − LG) / (W − L).
    pub lost: f32,
}

impl GammonValues {
    /// With the cube as it lies: as long as it is in the middle under Jacoby none counts.
    #[must_use]
    pub fn of(game: &CubeGame) -> Self {
        let [win, gammon, _, lose, lost_gammon, _] = game.class_values(game.cube());
        let single = win - lose;
        Self { won: (gammon - win) / single, lost: (lose - lost_gammon) / single }
    }
}

/// What speaks against the play that was made, what weighs most first; what speaks for it only beside something against it.
/// Gammons are named only where they count.
#[must_use]
pub fn reasons(made: &Candidate, best: &Candidate, gammons: GammonValues) -> Vec<Reason> {
    let mut against = chances(made, best, gammons);
    let (boards, mut favour) = differences(&made.ranked.next.flipped(), &best.ranked.next.flipped());
    against.extend(boards);
    against.truncate(MOST);
    if against.is_empty() {
        return against;
    }
    favour.truncate(1);
    against.extend(favour);
    against
}

/// Which of the engine's chances explain the loss; none where they tell another story than the deeper look.
fn chances(made: &Candidate, best: &Candidate, gammons: GammonValues) -> Vec<Reason> {
    let [seen, better] = [made, best].map(|one| one.ranked.outcomes.cumulative());
    let (won, lost) = (better.win_gammon - seen.win_gammon, seen.lose_gammon - better.lose_gammon);
    // What each costs of the cubeless equity: a game won instead of lost is two units, a gammon twice its value.
    let wins = 2.0 * (better.win - seen.win);
    let (of_won, of_lost) = (2.0 * gammons.won * won, 2.0 * gammons.lost * lost);
    if wins + of_won + of_lost < EXPLAINED * made.loss.value() {
        return Vec::new();
    }
    let mut found = vec![(wins, better.win - seen.win, Reason::FewerWins { by: better.win - seen.win })];
    if gammons.won >= LEAST_GAMMON {
        found.push((of_won, won, Reason::FewerGammons { by: won }));
    }
    if gammons.lost >= LEAST_GAMMON {
        found.push((of_lost, lost, Reason::MoreGammonsLost { by: lost }));
    }
    found.sort_by(|(a, ..), (b, ..)| b.total_cmp(a));
    found.into_iter().filter(|(_, share, _)| *share >= SHARE).map(|(.., reason)| reason).take(2).collect()
}

/// What the boards differ in, seen by who played: what speaks against the first, and what for it.
fn differences(made: &Position, best: &Position) -> (Vec<Reason>, Vec<Reason>) {
    let (mut against, mut favour) = (Vec::new(), Vec::new());
    let mut tell = |more_is_good: bool, made: u8, best: u8, reason: Reason| {
        if made != best {
            let list = if (best > made) == more_is_good { &mut against } else { &mut favour };
            list.push(reason);
        }
    };
    let [off, off_best] = [made, best].map(Position::own_off);
    tell(true, off, off_best, Reason::Off { made: off, best: off_best });
    let [hit, hit_best] = [made, best].map(Position::opponent_bar);
    tell(true, hit, hit_best, Reason::Hits { made: hit, best: hit_best });
    let [shots_made, shots_best] = [made, best].map(shots);
    if shots_made.abs_diff(shots_best) >= SHOTS {
        tell(false, shots_made, shots_best, Reason::Shots { made: shots_made, best: shots_best });
    }
    let [home, home_best] = [made, best].map(home_points);
    tell(true, home, home_best, Reason::HomePoints { made: home, best: home_best });
    let [row, row_best] = [made, best].map(prime);
    if row.max(row_best) >= LEAST_PRIME {
        tell(true, row, row_best, Reason::Prime { made: row, best: row_best });
    }
    if has_anchor(best) && !has_anchor(made) {
        against.push(Reason::Anchor);
    }
    (against, favour)
}

/// How many of the 36 rolls let the opponent hit, who is on roll now; `position` is seen by who has just played.
#[must_use]
pub fn shots(position: &Position) -> u8 {
    let theirs = position.flipped();
    let hits =
        |roll: &Roll| legal_plays(&theirs, *roll).iter().any(|legal| legal.play.steps().iter().any(|step| step.hit));
    Roll::all().filter(hits).map(|roll| roll.weight()).sum()
}

fn is_made(position: &Position, point: usize) -> bool {
    position.counts()[point] >= 2
}

fn home_points(position: &Position) -> u8 {
    (1..=6).map(|point| u8::from(is_made(position, point))).sum()
}

fn has_anchor(position: &Position) -> bool {
    (19..=24).any(|point| is_made(position, point))
}

/// The longest row of points that are made.
fn prime(position: &Position) -> u8 {
    let (mut longest, mut row) = (0, 0);
    for point in 1..=24 {
        row = if is_made(position, point) { row + 1 } else { 0 };
        longest = longest.max(row);
    }
    longest
}

#[cfg(test)]
mod tests {
    use tavola_engine::analysis::Loss;
    use tavola_engine::cubeful::Plies;
    use tavola_engine::moves::RankedPlay;
    use tavola_engine::{CubeHolder, CubefulEquity, Outcomes, PointsAway, Stakes, Terms};
    use tavola_rules::{Board, BySide, CubeValue, Setup, Side};

    use super::*;

    /// White's checkers as given, Black's far behind them; the rest are off.
    fn position(white: &[(u8, i8)], black: &[(u8, i8)]) -> Position {
        let mut points = [0; 24];
        for (point, count) in white {
            points[usize::from(point - 1)] += count;
        }
        for (point, count) in black {
            points[usize::from(point - 1)] -= count;
        }
        Setup::with_the_rest_off(points, BySide { white: 0, black: 0 }).board().unwrap().seen_by(Side::White)
    }

    // The numbers every book has: a blot so many points away from a single checker, nothing in between.
    #[test]
    fn shots_are_those_of_the_books() {
        let by_distance =
            [(1, 11), (2, 12), (3, 14), (4, 15), (5, 15), (6, 17), (7, 6), (8, 6), (9, 5), (10, 3), (11, 2), (12, 3)];
        for (distance, expected) in by_distance {
            let blot = 20;
            let position = position(&[(blot, 1)], &[(blot - distance, 1)]);
            assert_eq!(shots(&position), expected, "{distance} away");
        }
        assert_eq!(shots(&Board::START.seen_by(Side::White)), 0, "nothing stands alone at the start");
    }

    #[test]
    fn points_primes_and_anchors_are_counted_as_they_stand() {
        let start = Board::START.seen_by(Side::White);
        assert_eq!((home_points(&start), prime(&start), has_anchor(&start)), (1, 1, true));
        let prime_of_five = position(&[(4, 2), (5, 2), (6, 2), (7, 3), (8, 2)], &[(1, 2)]);
        assert_eq!((home_points(&prime_of_five), prime(&prime_of_five), has_anchor(&prime_of_five)), (3, 5, false));
    }

    #[test]
    fn what_is_the_same_on_both_boards_is_no_reason() {
        let start = Board::START.seen_by(Side::White);
        assert_eq!(differences(&start, &start), (Vec::new(), Vec::new()));
        let (safe, loose) = (position(&[(20, 2)], &[(14, 1)]), position(&[(20, 1), (21, 1)], &[(14, 1)]));
        let (against, favour) = differences(&loose, &safe);
        assert!(against.iter().any(|reason| matches!(reason, Reason::Shots { best: 0, .. })), "{against:?}");
        assert!(against.contains(&Reason::Anchor) && favour.is_empty());
    }

    fn values(terms: Terms, owner: CubeHolder, cube: u64) -> GammonValues {
        let cube = CubeValue::new(cube).unwrap();
        GammonValues::of(&CubeGame::new(&Stakes { cube, owner, terms }))
    }

    fn match_terms(own: u32, other: u32) -> Terms {
        let away = |points| PointsAway::new(points).unwrap();
        Terms::Match { away_own: away(own), away_opponent: away(other), crawford: own == 1 || other == 1 }
    }

    #[test]
    fn a_gammon_is_worth_what_the_score_makes_of_it() {
        let near = |found: GammonValues, won: f32, lost: f32| {
            assert!((found.won - won).abs() < 0.0015 && (found.lost - lost).abs() < 0.0015, "{found:?}");
        };
        let money = |jacoby| Terms::Money { jacoby, beavers: false };
        near(values(money(false), CubeHolder::Centred, 1), 0.5, 0.5);
        near(values(money(true), CubeHolder::Centred, 1), 0.0, 0.0);
        near(values(money(true), CubeHolder::Own, 2), 0.5, 0.5);
        near(values(match_terms(1, 1), CubeHolder::Centred, 1), 0.0, 0.0);
        // Who needs two more in the Crawford game wins the match by a gammon; the other needs none.
        near(values(match_terms(2, 1), CubeHolder::Centred, 1), 1.0, 0.0);
        near(values(match_terms(3, 3), CubeHolder::Opponent, 2), 0.497, 0.497);
        near(values(match_terms(4, 2), CubeHolder::Opponent, 2), 1.0, 0.0);
    }

    #[test]
    fn gammons_are_no_reason_where_they_count_nothing() {
        let candidate = |outcomes: [f32; 6], loss: f32| {
            let play = legal_plays(&Position::START, "31".parse().unwrap())[0];
            let ranked = RankedPlay {
                play: play.play,
                next: play.result.flipped(),
                equity: CubefulEquity(0.0),
                at_sight: CubefulEquity(0.0),
                outcomes: Outcomes::from_exclusive(outcomes),
                plies: Plies(0),
            };
            Candidate { ranked, loss: Loss::of(CubefulEquity(loss), CubefulEquity(0.0)) }
        };
        let best = candidate([0.4, 0.15, 0.0, 0.35, 0.1, 0.0], 0.0);
        let made = candidate([0.43, 0.1, 0.0, 0.3, 0.17, 0.0], 0.1);
        let told = |won, lost| reasons(&made, &best, GammonValues { won, lost });
        assert!(told(0.5, 0.5).iter().any(|one| matches!(one, Reason::MoreGammonsLost { .. })));
        assert!(told(0.5, 0.5).iter().any(|one| matches!(one, Reason::FewerGammons { .. })));
        assert!(!told(1.0, 0.0).iter().any(|one| matches!(one, Reason::MoreGammonsLost { .. })));
        assert!(!told(0.0, 1.0).iter().any(|one| matches!(one, Reason::FewerGammons { .. })));
        let at_one_point = told(0.0, 0.0);
        assert!(at_one_point.iter().all(|one| matches!(one, Reason::FewerWins { .. })), "{at_one_point:?}");
    }
}
