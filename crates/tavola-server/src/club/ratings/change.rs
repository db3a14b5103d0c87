//! What a match does to the ratings of its players, by the formula of FIBS: pure, and what is published is tested here.

use tavola_rules::MatchLength;
use tavola_tournament::result::rating::{Ramp, Rating, upset};

use super::{Glicko, Standing};
use tavola_base::Time;

/// The widest gap between two players at which a match counts.
pub const WIDEST_GAP: f64 = 500.0;

/// How many matches of a pair count fully within a week.
pub const FULL_MATCHES: usize = 5;

/// How much of a change counts, in hundredths.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Share(u32);

impl Share {
    /// All of it.
    pub const FULL: Self = Self(100);

    /// Of the next match of a pair that has had so many within a week.
    #[must_use]
    pub const fn after(matches: usize) -> Self {
        match matches {
            0..FULL_MATCHES => Self(100),
            FULL_MATCHES => Self(50),
            6 => Self(25),
            _ => Self(0),
        }
    }

    /// In hundredths.
    #[must_use]
    pub const fn hundredths(self) -> u32 {
        self.0
    }

    /// Whether nothing of it counts.
    #[must_use]
    pub const fn is_nothing(self) -> bool {
        self.0 == 0
    }
}

/// One of the two players of a match.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rival {
    /// The rating they had when the match began: what they were told then is what happens.
    pub start: Rating,
    /// Where they stand when it ends.
    pub now: Standing,
}

/// Whether two ratings are so far apart that a match between them does not count.
#[must_use]
pub fn is_too_far(one: Rating, other: Rating) -> bool {
    (one.points() - other.points()).abs() > WIDEST_GAP
}

/// What winner and loser stand to gain and lose: the second is what is taken from the loser.
#[must_use]
pub fn points(winner: &Rival, loser: &Rival, length: MatchLength, share: Share) -> [f64; 2] {
    let underdog = upset(winner.start, loser.start, length);
    let surprise = if winner.start >= loser.start { underdog } else { 1.0 - underdog };
    let points = u32::from(length.points());
    let change = |rival: &Rival| {
        let speed = Ramp::Original.factor(rival.now.rated.experience.saturating_add(points));
        4.0 * speed * f64::from(points).sqrt() * surprise * f64::from(share.0) / 100.0
    };
    [change(winner), change(loser)]
}

/// Winner and loser after a match that ended at that time.
#[must_use]
pub fn after(winner: &Rival, loser: &Rival, length: MatchLength, share: Share, ended: Time) -> [Standing; 2] {
    let [gain, loss] = points(winner, loser, length, share);
    let rested = |rival: &Rival| rival.now.glicko.rested(ended.since(rival.now.changed));
    let [sure_winner, sure_loser] = Glicko::after_match(rested(winner), rested(loser), length);
    let standing = |rival: &Rival, points: f64, glicko: Glicko| {
        let mut now = rival.now;
        now.rated.rating = now.rated.rating.changed(points);
        now.rated.experience = now.rated.experience.saturating_add(length.points().into());
        Standing { rated: now.rated, matches: now.matches.saturating_add(1), glicko, changed: ended.max(now.changed) }
    };
    [standing(winner, gain, sure_winner), standing(loser, -loss, sure_loser)]
}

#[cfg(test)]
mod tests {
    use tavola_tournament::result::rating::Rated;

    use super::*;

    fn rival(points: i64, experience: u32) -> Rival {
        let start = Rating::whole(points);
        let now = Standing { rated: Rated { rating: start, experience }, ..Standing::new(Time::default()) };
        Rival { start, now }
    }

    fn length(points: u8) -> MatchLength {
        MatchLength::new(points).unwrap()
    }

    /// A rating and an experience.
    type Stands = (i64, u32);

    /// The vectors of docs/ratings.md: winner, loser, length, what the winner gains and the loser loses.
    const VECTORS: [(Stands, Stands, u8, f64, f64); 8] = [
        ((1500, 500), (1500, 500), 1, 2.0, 2.0),
        ((1500, 0), (1500, 0), 1, 9.98, 9.98),
        ((1500, 0), (1500, 1000), 5, 22.1371, 4.4721),
        ((1800, 1000), (1600, 1000), 7, 3.7278, 3.7278),
        ((1600, 1000), (1800, 1000), 7, 6.8552, 6.8552),
        ((1600, 250), (1800, 50), 9, 19.2648, 35.2521),
        ((1650, 120), (1500, 410), 3, 11.1209, 2.9498),
        ((2000, 5000), (1000, 5000), 25, 0.0630, 0.0630),
    ];

    #[test]
    fn the_published_vectors_hold_to_four_decimals() {
        for (winner, loser, points_to, gain, loss) in VECTORS {
            let (winner, loser) = (rival(winner.0, winner.1), rival(loser.0, loser.1));
            let [gained, lost] = points(&winner, &loser, length(points_to), Share::FULL);
            assert!((gained - gain).abs() < 5e-5 && (lost - loss).abs() < 5e-5, "{gained} {lost}");
            let [winner_after, loser_after] = after(&winner, &loser, length(points_to), Share::FULL, Time::default());
            let moved = |rival: &Rival, after: &Standing| after.rated.rating.points() - rival.start.points();
            assert!((moved(&winner, &winner_after) - gain).abs() < 1.1e-4);
            assert!((moved(&loser, &loser_after) + loss).abs() < 1.1e-4);
        }
    }

    #[test]
    fn among_the_experienced_nothing_is_made_or_lost_and_no_change_is_none_or_beyond_its_bound() {
        for gap in (-900_i64..=900).step_by(37) {
            for (one, other, points_to) in [(400, 4000, 1), (0, 10, 7), (395, 400, 25)] {
                let (winner, loser) = (rival(1500 + gap, one), rival(1500, other));
                let [gain, loss] = points(&winner, &loser, length(points_to), Share::FULL);
                let bound = 20.0 * f64::from(points_to).sqrt();
                assert!(gain > 0.0 && gain < bound && loss > 0.0 && loss < bound);
                if one >= 400 && other >= 400 {
                    assert!((gain - loss).abs() < 1e-12);
                    let [up, down] = after(&winner, &loser, length(points_to), Share::FULL, Time::default());
                    let sum = up.rated.rating.stored() + down.rated.rating.stored();
                    assert_eq!(sum, winner.start.stored() + loser.start.stored());
                }
            }
        }
    }

    #[test]
    fn a_pair_counts_fully_five_times_a_week_and_then_less_and_less() {
        let shares: Vec<u32> = (0..9).map(|matches| Share::after(matches).hundredths()).collect();
        assert_eq!(shares, [100, 100, 100, 100, 100, 50, 25, 0, 0]);
        let [gain, _] = points(&rival(1500, 500), &rival(1500, 500), length(1), Share::after(5));
        assert!((gain - 1.0).abs() < 1e-12);
    }

    #[test]
    fn the_order_of_matches_matters() {
        let then = |first: u8, second: u8| {
            let (one, other) = (rival(1500, 900), rival(1500, 900));
            let [up, down] = after(&one, &other, length(first), Share::FULL, Time::default());
            let again = |standing: Standing| Rival { start: standing.rated.rating, now: standing };
            let [down, up] = after(&again(down), &again(up), length(second), Share::FULL, Time::default());
            (up.rated.rating, down.rated.rating)
        };
        assert_ne!(then(1, 25), then(25, 1));
    }

    #[test]
    fn a_match_counts_by_the_ratings_of_its_start() {
        let mut late = rival(1600, 1000);
        let expected = points(&late, &rival(1800, 1000), length(7), Share::FULL);
        late.now.rated.rating = Rating::whole(1900);
        assert_eq!(points(&late, &rival(1800, 1000), length(7), Share::FULL), expected);
    }

    #[test]
    fn more_than_five_hundred_points_apart_nothing_counts() {
        assert!(!is_too_far(Rating::whole(2000), Rating::whole(1500)));
        assert!(is_too_far(Rating::whole(1500), Rating::whole(2001)));
    }
}
