//! What a game may come to, as probabilities: six exclusive classes, or five cumulative chances as players print them.
//!
//! What they are worth is the business of [`equity`](crate::equity) and [`cubeful`](crate::cubeful).

/// Probabilities of the six ways a game ends, seen by the player on roll. Each way excludes the others; together 1.
///
/// Index order: win single, win gammon, win backgammon, lose single, lose gammon, lose backgammon.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
#[repr(transparent)]
pub struct Outcomes([f32; 6]);

impl Outcomes {
    /// A won single game.
    pub const WIN: Self = Self([1.0, 0.0, 0.0, 0.0, 0.0, 0.0]);
    /// A won gammon.
    pub const WIN_GAMMON: Self = Self([0.0, 1.0, 0.0, 0.0, 0.0, 0.0]);
    /// A won backgammon.
    pub const WIN_BACKGAMMON: Self = Self([0.0, 0.0, 1.0, 0.0, 0.0, 0.0]);

    /// The outcomes of these exclusive probabilities, taken as they are: order as the type says.
    #[must_use]
    pub const fn from_exclusive(classes: [f32; 6]) -> Self {
        Self(classes)
    }

    /// The exclusive probabilities, order as the type says.
    #[must_use]
    pub const fn exclusive(&self) -> &[f32; 6] {
        &self.0
    }

    /// The same game seen by the opponent.
    #[must_use]
    pub const fn flipped(&self) -> Self {
        let [w, wg, wb, l, lg, lb] = self.0;
        Self([l, lg, lb, w, wg, wb])
    }

    /// As cumulative chances.
    #[must_use]
    pub fn cumulative(&self) -> Cumulative {
        let [w, wg, wb, _, lg, lb] = self.0;
        Cumulative {
            win: w + wg + wb,
            win_gammon: wg + wb,
            win_backgammon: wb,
            lose_gammon: lg + lb,
            lose_backgammon: lb,
        }
    }

    /// The probability of winning in any way: 0 to 1.
    #[must_use]
    pub fn win(&self) -> f32 {
        self.0[0] + self.0[1] + self.0[2]
    }

    /// The probability of losing in any way: 0 to 1.
    #[must_use]
    pub fn lose(&self) -> f32 {
        self.0[3] + self.0[4] + self.0[5]
    }

    /// Adds `other`, weighted: for means over rolls.
    pub fn add_weighted(&mut self, other: &Self, weight: f32) {
        for (sum, class) in self.0.iter_mut().zip(other.0) {
            *sum += class * weight;
        }
    }

    /// The same with every class multiplied by `factor`.
    #[must_use]
    pub fn scaled(&self, factor: f32) -> Self {
        Self(self.0.map(|class| class * factor))
    }
}

/// Chances as gnubg and XG print them: a gammon is also a win, a backgammon also a gammon.
///
/// What is not won is lost. All fields lie between 0 and 1.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Cumulative {
    /// Winning in any way.
    pub win: f32,
    /// Winning a gammon or backgammon.
    pub win_gammon: f32,
    /// Winning a backgammon.
    pub win_backgammon: f32,
    /// Losing a gammon or backgammon.
    pub lose_gammon: f32,
    /// Losing a backgammon.
    pub lose_backgammon: f32,
}

impl Cumulative {
    /// As exclusive classes.
    #[must_use]
    pub fn exclusive(&self) -> Outcomes {
        Outcomes([
            self.win - self.win_gammon,
            self.win_gammon - self.win_backgammon,
            self.win_backgammon,
            1.0 - self.win - self.lose_gammon,
            self.lose_gammon - self.lose_backgammon,
            self.lose_backgammon,
        ])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exclusive_to_cumulative_and_back_changes_nothing() {
        let outcomes = Outcomes::from_exclusive([0.375, 0.125, 0.0625, 0.25, 0.125, 0.0625]);
        assert_eq!(outcomes.cumulative().exclusive(), outcomes);
        assert_eq!(outcomes.cumulative().win, outcomes.win());
    }

    #[test]
    fn the_opponent_of_the_opponent_is_oneself() {
        let outcomes = Outcomes::from_exclusive([0.4, 0.1, 0.05, 0.3, 0.1, 0.05]);
        assert_eq!(outcomes.flipped().flipped(), outcomes);
        assert_eq!(outcomes.flipped().win(), outcomes.lose());
    }
}
