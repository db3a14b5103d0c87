//! Whether to double, and how to answer.

use super::model::{CubeGame, CubeState, CubefulValue};
use crate::equity::CubefulEquity;
use crate::stakes::{CubeHolder, Terms};

/// What the player on roll does with the cube.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CubeAction {
    /// They may not, or nothing would come of it.
    Unavailable,
    /// They wait.
    NoDouble,
    /// They turn the cube from the middle.
    Double,
    /// They turn their own cube.
    Redouble,
    /// They would be dropped, but win more by playing on.
    TooGood,
}

/// How the other answers a double, or would.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CubeAnswer {
    /// They play on.
    Take,
    /// They give up.
    Drop,
    /// They turn the cube again and keep it.
    Beaver,
}

/// A cube decision with the equities behind it, seen by the player on roll, in units of the cube before it is turned.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CubeDecision {
    /// Playing on without doubling.
    pub no_double: CubefulEquity,
    /// Doubling, and the opponent takes (without a beaver).
    pub double_take: CubefulEquity,
    /// Doubling, and the opponent passes: 1.
    pub double_drop: CubefulEquity,
    /// The best for the player on roll.
    pub action: CubeAction,
    /// The best for the other, were they doubled.
    pub answer: CubeAnswer,
}

impl CubeDecision {
    /// The decision that follows from the worth of waiting and of being taken; both seen by the player on roll.
    #[must_use]
    pub fn of(game: &CubeGame, cube: CubeState, no_double: CubefulValue, double_take: CubefulValue) -> Self {
        let equity = |worth| game.normalised(worth, cube);
        let (mut no_double, double_take) = (equity(no_double), equity(double_take));
        let double_drop = equity(game.cash(cube));
        let beavers = matches!(game.stakes().terms, Terms::Money { beavers: true, .. });
        let answer = answer(double_take, double_drop, beavers);
        // The trailer after the Crawford game loses the match with the game, whatever the cube shows: waiting is never worth
        // more than a double that is taken (CUB-16).
        if game.stakes().is_trailer_after_crawford() && game.may_double(cube) && answer == CubeAnswer::Take {
            no_double = CubefulEquity(no_double.value().min(double_take.value()));
        }
        let mut decision = Self { no_double, double_take, double_drop, action: CubeAction::Unavailable, answer };
        if game.may_double(cube) {
            decision.action = decision.best_action(cube.owner);
        }
        decision
    }

    /// The same equities with action and answer drawn from them anew; what is unavailable stays so, and nobody beavers
    /// who would not have.
    #[must_use]
    pub fn judged_again(mut self) -> Self {
        self.answer = answer(self.double_take, self.double_drop, self.answer == CubeAnswer::Beaver);
        self.action = match self.action {
            CubeAction::Unavailable => CubeAction::Unavailable,
            CubeAction::Redouble => self.best_action(CubeHolder::Own),
            _ => self.best_action(CubeHolder::Centred),
        };
        self
    }

    /// What doubling is worth if it is answered well.
    #[must_use]
    pub fn doubled(&self) -> CubefulEquity {
        self.after(self.answer)
    }

    /// What doubling is worth with that answer.
    #[must_use]
    pub fn after(&self, answer: CubeAnswer) -> CubefulEquity {
        match answer {
            CubeAnswer::Take => self.double_take,
            CubeAnswer::Drop => self.double_drop,
            CubeAnswer::Beaver => CubefulEquity(2.0 * self.double_take.value()),
        }
    }

    /// What the position is worth if all goes well on both sides.
    #[must_use]
    pub fn best(&self) -> CubefulEquity {
        match self.action {
            CubeAction::Double | CubeAction::Redouble => self.doubled(),
            CubeAction::Unavailable | CubeAction::NoDouble | CubeAction::TooGood => self.no_double,
        }
    }

    /// Whether the player on roll doubles.
    #[must_use]
    pub const fn doubles(&self) -> bool {
        matches!(self.action, CubeAction::Double | CubeAction::Redouble)
    }

    fn best_action(&self, owner: CubeHolder) -> CubeAction {
        if self.doubled().value() >= self.no_double.value() - TIE {
            return if owner == CubeHolder::Own { CubeAction::Redouble } else { CubeAction::Double };
        }
        if self.answer == CubeAnswer::Drop { CubeAction::TooGood } else { CubeAction::NoDouble }
    }
}

/// What rounding leaves between two equities that are the same.
const TIE: f32 = 1e-5;

fn answer(double_take: CubefulEquity, double_drop: CubefulEquity, beavers: bool) -> CubeAnswer {
    if beavers && double_take.value() < 0.0 {
        CubeAnswer::Beaver
    } else if double_take <= double_drop {
        CubeAnswer::Take
    } else {
        CubeAnswer::Drop
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stakes::Stakes;

    fn decide(no_double: f32, double_take: f32, beavers: bool) -> CubeDecision {
        let stakes = Stakes { terms: Terms::Money { jacoby: false, beavers }, ..Stakes::MONEY };
        let game = CubeGame::new(&stakes);
        CubeDecision::of(&game, game.cube(), CubefulValue(no_double), CubefulValue(double_take))
    }

    #[test]
    fn four_kinds_of_decision() {
        let kind = |no_double, double_take| {
            let decision = decide(no_double, double_take, false);
            (decision.action, decision.answer)
        };
        assert_eq!(kind(0.4, 0.3), (CubeAction::NoDouble, CubeAnswer::Take));
        assert_eq!(kind(0.7, 0.8), (CubeAction::Double, CubeAnswer::Take));
        assert_eq!(kind(0.9, 1.2), (CubeAction::Double, CubeAnswer::Drop));
        assert_eq!(kind(1.1, 1.5), (CubeAction::TooGood, CubeAnswer::Drop));
    }

    #[test]
    fn rounding_makes_nobody_too_good() {
        let decision = decide(1.000_000_2, 1.9, false);
        assert_eq!((decision.action, decision.answer), (CubeAction::Double, CubeAnswer::Drop));
    }

    #[test]
    fn a_double_below_evens_is_beavered_where_beavers_are_agreed() {
        assert_eq!(decide(0.1, -0.1, true).answer, CubeAnswer::Beaver);
        assert_eq!(decide(0.1, -0.1, true).doubled(), CubefulEquity(-0.2));
        assert_eq!(decide(0.1, -0.1, false).answer, CubeAnswer::Take);
    }
}
