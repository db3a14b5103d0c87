//! What a position is worth, one type for each scale, so that points never meet match chances by accident.

use crate::outcomes::Outcomes;

macro_rules! scale {
    ($(#[$doc:meta])* $name:ident, $opposite:expr) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, PartialOrd, Default)]
        pub struct $name(pub f32);

        impl $name {
            /// The bare number, in the unit the type names.
            #[must_use]
            pub const fn value(self) -> f32 {
                self.0
            }

            /// The same worth seen by the opponent.
            #[must_use]
            pub fn flipped(self) -> Self {
                let opposite: fn(f32) -> f32 = $opposite;
                Self(opposite(self.0))
            }

            /// The greater of two.
            #[must_use]
            pub fn max(self, other: Self) -> Self {
                Self(self.0.max(other.0))
            }

            /// The smaller of two.
            #[must_use]
            pub fn min(self, other: Self) -> Self {
                Self(self.0.min(other.0))
            }
        }
    };
}

scale!(
    /// Expected points of a game played without a cube: −3 to 3.
    CubelessEquity,
    |points| -points
);
scale!(
    /// Expected points with the cube alive, in units of its present value ("normalised"; in a match EMG). A dropped
    /// double is 1.
    CubefulEquity,
    |points| -points
);
scale!(
    /// The chance to win the match: 0 to 1.
    MatchChance,
    |chance| 1.0 - chance
);

impl From<&Outcomes> for CubelessEquity {
    /// One point for a single game, two for a gammon, three for a backgammon.
    fn from(outcomes: &Outcomes) -> Self {
        let [w, wg, wb, l, lg, lb] = *outcomes.exclusive();
        Self((w - l) + 2.0 * (wg - lg) + 3.0 * (wb - lb))
    }
}

impl Outcomes {
    /// Expected points without a cube.
    #[must_use]
    pub fn cubeless(&self) -> CubelessEquity {
        self.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_backgammon_counts_three() {
        assert_eq!(Outcomes::WIN_BACKGAMMON.cubeless(), CubelessEquity(3.0));
        assert_eq!(Outcomes::WIN_GAMMON.flipped().cubeless(), CubelessEquity(-2.0));
    }

    #[test]
    fn what_one_side_has_the_other_lacks() {
        assert_eq!(CubefulEquity(0.5).flipped(), CubefulEquity(-0.5));
        assert_eq!(MatchChance(0.75).flipped(), MatchChance(0.25));
    }
}
