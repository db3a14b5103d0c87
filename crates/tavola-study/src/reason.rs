//! Why a play is worse than the best one, as far as figures say it: the engine's own chances, and differences of the two
//! boards that anybody can count. Nothing is said that was not computed, and nothing is said where the figures are silent.

use serde::{Deserialize, Serialize};
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

/// What speaks against the play that was made, what weighs most first; what speaks for it only beside something against it.
#[must_use]
pub fn reasons(made: &Candidate, best: &Candidate) -> Vec<Reason> {
    let mut against = chances(made, best);
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
fn chances(made: &Candidate, best: &Candidate) -> Vec<Reason> {
    let [seen, better] = [made, best].map(|one| one.ranked.outcomes.cumulative());
    let explained = best.ranked.outcomes.cubeless().value() - made.ranked.outcomes.cubeless().value();
    if explained < EXPLAINED * made.loss.value() {
        return Vec::new();
    }
    // What each costs of the cubeless equity: a game won instead of lost is two points.
    let mut found = [
        (2.0 * (better.win - seen.win), Reason::FewerWins { by: better.win - seen.win }),
        (better.win_gammon - seen.win_gammon, Reason::FewerGammons { by: better.win_gammon - seen.win_gammon }),
        (seen.lose_gammon - better.lose_gammon, Reason::MoreGammonsLost { by: seen.lose_gammon - better.lose_gammon }),
    ];
    found.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    let share = |reason: &Reason| match reason {
        Reason::FewerWins { by } | Reason::FewerGammons { by } | Reason::MoreGammonsLost { by } => *by,
        _ => 0.0,
    };
    found.into_iter().map(|(_, reason)| reason).filter(|reason| share(reason) >= SHARE).take(2).collect()
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
    use tavola_rules::{Board, BySide, Setup, Side};

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
}
