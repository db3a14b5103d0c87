//! The worth of a position with the cube, from its outcomes alone: Janowski's interpolation, for money and matches.

use std::sync::Arc;

use super::efficiency::CubeEfficiency;
use super::payoffs::{Level, Payoffs};
use crate::equity::CubefulEquity;
use crate::met::MatchEquityTable;
use crate::net::ClassValues;
use crate::outcomes::Outcomes;
use crate::stakes::{CubeHolder, Stakes, Terms};

/// What a player can expect: points in units of the stakes' cube for money, the chance to win in a match.
///
/// Only worths of one [`CubeGame`] compare; the opponent's is [`CubeGame::others_worth`].
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd, Default)]
pub struct CubefulValue(pub f32);

impl CubefulValue {
    /// The bare number.
    #[must_use]
    pub const fn value(self) -> f32 {
        self.0
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

/// The cube during a game: how often it has been turned since the stakes were named, and who may turn it, seen by
/// the player on roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct CubeState {
    /// Doublings since the stakes were named: 0 is their cube.
    pub level: u8,
    /// Who may turn it.
    pub owner: CubeHolder,
}

impl CubeState {
    /// The same seen by the opponent.
    #[must_use]
    pub const fn flipped(self) -> Self {
        Self { level: self.level, owner: self.owner.flipped() }
    }

    /// After a double of the player on roll is taken; seen by the doubler.
    #[must_use]
    pub const fn after_take(self) -> Self {
        Self { level: self.level + 1, owner: CubeHolder::Opponent }
    }
}

/// A game at given stakes with all its ends valued; seen by the player on roll. Cheap to clone.
#[derive(Debug, Clone)]
pub struct CubeGame {
    stakes: Stakes,
    payoffs: Arc<Payoffs>,
    /// The same seen by the opponent, for play that changes sides roll by roll.
    others: Arc<Payoffs>,
}

impl CubeGame {
    /// The game at `stakes`, a match valued by the shared table.
    #[must_use]
    pub fn new(stakes: &Stakes) -> Self {
        Self::with_table(stakes, MatchEquityTable::shared())
    }

    /// The game at `stakes`, a match valued by `table`.
    #[must_use]
    pub fn with_table(stakes: &Stakes, table: &MatchEquityTable) -> Self {
        let payoffs = Payoffs::of(stakes, table);
        let others = payoffs.flipped();
        Self { stakes: *stakes, payoffs: Arc::new(payoffs), others: Arc::new(others) }
    }

    /// The stakes.
    #[must_use]
    pub const fn stakes(&self) -> &Stakes {
        &self.stakes
    }

    /// Whether worths are chances to win a match; else they are points.
    #[must_use]
    pub const fn is_match(&self) -> bool {
        matches!(self.stakes.terms, Terms::Match { .. })
    }

    /// The same game seen by the opponent.
    #[must_use]
    pub fn flipped(&self) -> Self {
        Self { stakes: self.stakes.flipped(), payoffs: Arc::clone(&self.others), others: Arc::clone(&self.payoffs) }
    }

    /// The cube as the stakes have it.
    #[must_use]
    pub const fn cube(&self) -> CubeState {
        let owner = match self.stakes.terms {
            Terms::Match { crawford: true, .. } => CubeHolder::Nobody,
            _ => self.stakes.owner,
        };
        CubeState { level: 0, owner }
    }

    /// Whether the player on roll may double and it could be of use: in a match not with a dead cube.
    #[must_use]
    pub fn may_double(&self, cube: CubeState) -> bool {
        let open = matches!(cube.owner, CubeHolder::Centred | CubeHolder::Own);
        open && match &*self.payoffs {
            Payoffs::Money { .. } => cube.level < 20,
            Payoffs::Match(levels) => !level(levels, cube.level).own_dead,
        }
    }

    /// What the opponent has, seen by the player on roll.
    #[must_use]
    pub fn others_worth(&self, worth: CubefulValue) -> CubefulValue {
        match &*self.payoffs {
            Payoffs::Money { .. } => CubefulValue(-worth.0),
            Payoffs::Match(_) => CubefulValue(1.0 - worth.0),
        }
    }

    /// The worth of a double that is passed with the cube at `cube`.
    #[must_use]
    pub fn cash(&self, cube: CubeState) -> CubefulValue {
        CubefulValue(match &*self.payoffs {
            Payoffs::Money { .. } => scale(cube.level),
            Payoffs::Match(levels) => level(levels, cube.level).cash(),
        })
    }

    /// The worth of a game played to its end at `cube`, never turned again.
    #[must_use]
    pub fn without_cube(&self, outcomes: &Outcomes, cube: CubeState) -> CubefulValue {
        CubefulValue(match &*self.payoffs {
            Payoffs::Money { jacoby } if *jacoby && cube.owner == CubeHolder::Centred => {
                scale(cube.level) * (outcomes.win() - outcomes.lose())
            }
            Payoffs::Money { .. } => scale(cube.level) * outcomes.cubeless().value(),
            Payoffs::Match(levels) => Mean::of(outcomes, level(levels, cube.level)).at(outcomes.win()),
        })
    }

    /// What a game played to its end at `cube` is worth by the class it ends in.
    #[must_use]
    pub fn class_values(&self, cube: CubeState) -> ClassValues {
        std::array::from_fn(|class| {
            let mut classes = [0.0; 6];
            classes[class] = 1.0;
            self.without_cube(&Outcomes::from_exclusive(classes), cube).value()
        })
    }

    /// The worth before the roll of the player on roll, who does not double now.
    #[must_use]
    pub fn worth(&self, outcomes: &Outcomes, cube: CubeState, efficiency: CubeEfficiency) -> CubefulValue {
        if cube.owner == CubeHolder::Nobody {
            return self.without_cube(outcomes, cube);
        }
        CubefulValue(match &*self.payoffs {
            Payoffs::Money { jacoby } => {
                let jacoby = *jacoby && cube.owner == CubeHolder::Centred;
                scale(cube.level) * money(outcomes, cube.owner, jacoby, efficiency.0)
            }
            Payoffs::Match(levels) => Ladder { levels, outcomes }.worth(cube, efficiency.0),
        })
    }

    /// `worth` in units of the cube at `cube`: 1 is a cash, −1 a drop. In a match this is EMG.
    #[must_use]
    pub fn normalised(&self, worth: CubefulValue, cube: CubeState) -> CubefulEquity {
        let scale = self.scale(cube);
        CubefulEquity((worth.0 - scale.middle) / scale.unit)
    }

    /// What equities at `cube` come to: points, or chances to win the match.
    #[must_use]
    pub fn scale(&self, cube: CubeState) -> EquityScale {
        match &*self.payoffs {
            Payoffs::Money { .. } => EquityScale { middle: 0.0, unit: scale(cube.level) },
            Payoffs::Match(levels) => {
                let level = level(levels, cube.level);
                let (cash, drop) = (level.cash(), level.drop());
                EquityScale { middle: (cash + drop) / 2.0, unit: (cash - drop) / 2.0 }
            }
        }
    }
}

/// How equities in units of a cube become what is played for.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct EquityScale {
    /// What an equity of 0 is worth: 0 points, or a chance to win the match.
    pub middle: f32,
    /// What one unit more is worth: points of the stakes' cube, or chances of the match.
    pub unit: f32,
}

impl EquityScale {
    /// What an equity is worth.
    #[must_use]
    pub fn worth(self, equity: CubefulEquity) -> CubefulValue {
        CubefulValue(self.unit.mul_add(equity.0, self.middle))
    }
}

/// How many times the stakes' cube is the cube of that level.
fn scale(level: u8) -> f32 {
    (1_u64 << level.min(40)) as f32
}

fn level(levels: &[Level], index: u8) -> &Level {
    &levels[usize::from(index).min(levels.len() - 1)]
}

/// Mean worth of the games won and of those lost, at one level.
#[derive(Debug, Clone, Copy)]
struct Mean {
    win: f32,
    lose: f32,
}

impl Mean {
    fn of(outcomes: &Outcomes, level: &Level) -> Self {
        let [w, wg, wb, l, lg, lb] = *outcomes.exclusive();
        Self { win: mean([w, wg, wb], level.win), lose: mean([l, lg, lb], level.lose) }
    }

    /// The mean worth at winning probability `p`.
    fn at(self, p: f32) -> f32 {
        between(0.0, self.lose, 1.0, self.win, p)
    }
}

fn mean(chances: [f32; 3], worths: [f32; 3]) -> f32 {
    let all: f32 = chances.iter().sum();
    if all < 1e-7 {
        return worths[0];
    }
    chances.iter().zip(worths).map(|(chance, worth)| chance * worth).sum::<f32>() / all
}

/// The line through two points, at `x`; flat where the points coincide.
fn between(x0: f32, y0: f32, x1: f32, y1: f32, x: f32) -> f32 {
    if x1 - x0 < 1e-7 { y1 } else { y0 + (y1 - y0) * (x - x0) / (x1 - x0) }
}

/// Money equity in units of the cube.
fn money(outcomes: &Outcomes, owner: CubeHolder, jacoby: bool, efficiency: f32) -> f32 {
    const UNIT: Level = Level { win: [1.0, 2.0, 3.0], lose: [-1.0, -2.0, -3.0], own_dead: false, opponent_dead: false };
    let Mean { win, lose } = Mean::of(outcomes, &UNIT);
    let p = outcomes.win();
    // Live take and cash points of a cube that may be turned for ever.
    let total = win - lose + 0.5;
    let (take, cash) = ((-lose - 0.5) / total, (1.0 - lose) / total);
    let dead = if jacoby { 2.0 * p - 1.0 } else { between(0.0, lose, 1.0, win, p) };
    let low = |p: f32| if jacoby { -1.0 } else { between(0.0, lose, take, -1.0, p) };
    let high = |p: f32| if jacoby { 1.0 } else { between(cash, 1.0, 1.0, win, p) };
    let live = match owner {
        CubeHolder::Centred if p < take => low(p),
        CubeHolder::Centred if p > cash => high(p),
        CubeHolder::Centred => between(take, -1.0, cash, 1.0, p),
        CubeHolder::Own if p > cash => between(cash, 1.0, 1.0, win, p),
        CubeHolder::Own => between(0.0, lose, cash, 1.0, p),
        CubeHolder::Opponent if p < take => between(0.0, lose, take, -1.0, p),
        CubeHolder::Opponent => between(take, -1.0, 1.0, win, p),
        CubeHolder::Nobody => dead,
    };
    dead + efficiency * (live - dead)
}

/// A match game: at each level other worths, and at last a cube that is dead for both.
struct Ladder<'a> {
    levels: &'a [Level],
    outcomes: &'a Outcomes,
}

impl Ladder<'_> {
    fn level(&self, index: u8) -> &Level {
        level(self.levels, index)
    }

    fn mean(&self, index: u8) -> Mean {
        Mean::of(self.outcomes, self.level(index))
    }

    fn worth(&self, cube: CubeState, efficiency: f32) -> f32 {
        let p = self.outcomes.win();
        let dead = self.dead(cube, p);
        dead + efficiency * (self.live(cube, p) - dead)
    }

    /// The worth with a cube that is turned no more, save by one who has nothing to lose by it and does it at once.
    fn dead(&self, cube: CubeState, p: f32) -> f32 {
        let level = *self.level(cube.level);
        let kept = self.mean(cube.level).at(p);
        if level.own_dead == level.opponent_dead {
            return kept;
        }
        let turned = self.mean(cube.level + 1).at(p);
        match cube.owner {
            CubeHolder::Own | CubeHolder::Centred if level.opponent_dead => kept.max(turned.min(level.cash())),
            CubeHolder::Opponent | CubeHolder::Centred if level.own_dead => kept.min(turned.max(level.drop())),
            _ => kept,
        }
    }

    /// The worth with a cube turned at exactly the right moment, linear between the points where somebody drops.
    fn live(&self, cube: CubeState, p: f32) -> f32 {
        let Mean { win, lose } = self.mean(cube.level);
        let level = *self.level(cube.level);
        let own = matches!(cube.owner, CubeHolder::Own | CubeHolder::Centred) && !level.own_dead;
        let others = matches!(cube.owner, CubeHolder::Opponent | CubeHolder::Centred) && !level.opponent_dead;
        let (x0, y0) = if others { (self.take_point(cube.level + 1), level.drop()) } else { (0.0, lose) };
        let (x1, y1) = if own { (self.cash_point(cube.level), level.cash()) } else { (1.0, win) };
        if p < x0 {
            between(0.0, lose, x0, y0, p)
        } else if p > x1 {
            between(x1, y1, 1.0, win, p)
        } else {
            between(x0, y0, x1, y1, p)
        }
    }

    /// The winning chance from which the player on roll takes a cube that comes to them at level `index`.
    fn take_point(&self, index: u8) -> f32 {
        let Mean { win, lose } = self.mean(index);
        let drop = self.level(index - 1).drop();
        let (top, worth) = match self.level(index) {
            level if level.own_dead => (1.0, win),
            level => (self.cash_point(index), level.cash()),
        };
        chance_of(top * (drop - lose), worth - lose)
    }

    /// The winning chance from which the opponent drops a cube turned at level `index`.
    fn cash_point(&self, index: u8) -> f32 {
        let Mean { win, lose } = self.mean(index + 1);
        let cash = self.level(index).cash();
        let (bottom, worth) = match self.level(index + 1) {
            level if level.opponent_dead => (0.0, lose),
            level => (self.take_point(index + 2), level.drop()),
        };
        1.0 - chance_of((1.0 - bottom) * (win - cash), win - worth)
    }
}

/// A quotient as a chance: 0 to 1, and 0 where there is nothing to divide.
fn chance_of(part: f32, whole: f32) -> f32 {
    if whole.abs() < 1e-7 { 0.0 } else { (part / whole).clamp(0.0, 1.0) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stakes::PointsAway;

    /// Outcomes without gammons.
    fn plain(win: f32) -> Outcomes {
        Outcomes::from_exclusive([win, 0.0, 0.0, 1.0 - win, 0.0, 0.0])
    }

    fn worth(stakes: &Stakes, win: f32, owner: CubeHolder, efficiency: CubeEfficiency) -> f32 {
        CubeGame::new(stakes).worth(&plain(win), CubeState { level: 0, owner }, efficiency).value()
    }

    fn at_score(own: u32, opponent: u32, cube: u64) -> Stakes {
        let away = |points| PointsAway::new(points).unwrap();
        let terms = Terms::Match { away_own: away(own), away_opponent: away(opponent), crawford: false };
        Stakes { cube: tavola_rules::CubeValue::new(cube).unwrap(), owner: CubeHolder::Centred, terms }
    }

    #[test]
    fn the_live_cube_is_taken_at_twenty_and_cashed_at_eighty_percent() {
        let live = |win, owner| worth(&Stakes::MONEY, win, owner, CubeEfficiency::LIVE);
        assert!((live(0.8, CubeHolder::Centred) - 1.0).abs() < 1e-6);
        assert!((live(0.2, CubeHolder::Centred) + 1.0).abs() < 1e-6);
        assert!((live(0.8, CubeHolder::Own) - 1.0).abs() < 1e-6);
        assert!((live(0.2, CubeHolder::Opponent) + 1.0).abs() < 1e-6);
    }

    #[test]
    fn money_equities_agree_with_janowskis_formulas() {
        let x = 0.68;
        for win in [0.3, 0.5, 0.6, 0.7] {
            let total = 2.0 + x / 2.0;
            // At W = L = 1 the mean of dead and live cube is Janowski's own formula.
            let dead = 2.0 * win - 1.0;
            let live_own = -1.0 + 2.5 * win;
            let own = worth(&Stakes::MONEY, win, CubeHolder::Own, CubeEfficiency(x));
            assert!((own - (dead + x * (live_own - dead))).abs() < 1e-5);
            assert!((own - (win * total - 1.0)).abs() < 1e-5);
        }
    }

    #[test]
    fn a_dead_cube_is_no_cube() {
        let dead = worth(&Stakes::MONEY, 0.7, CubeHolder::Centred, CubeEfficiency::DEAD);
        assert!((dead - 0.4).abs() < 1e-6);
    }

    #[test]
    fn owning_beats_sharing_beats_facing_at_every_score() {
        for own in 1..10 {
            for opponent in 1..10 {
                for percent in 1..100_u8 {
                    let win = f32::from(percent) / 100.0;
                    let at = |owner| worth(&at_score(own, opponent, 1), win, owner, CubeEfficiency(0.68));
                    let slack = 1e-5;
                    assert!(at(CubeHolder::Own) >= at(CubeHolder::Centred) - slack, "{own} {opponent} {win}");
                    assert!(at(CubeHolder::Centred) >= at(CubeHolder::Opponent) - slack, "{own} {opponent} {win}");
                }
            }
        }
    }

    #[test]
    fn what_one_player_has_the_other_lacks() {
        for (own, opponent) in [(7, 7), (2, 5), (3, 1), (1, 2)] {
            let game = CubeGame::new(&at_score(own, opponent, 1));
            let outcomes = Outcomes::from_exclusive([0.35, 0.15, 0.02, 0.33, 0.13, 0.02]);
            for owner in [CubeHolder::Centred, CubeHolder::Own, CubeHolder::Opponent] {
                let cube = CubeState { level: 0, owner };
                let one = game.worth(&outcomes, cube, CubeEfficiency(0.7));
                let other = game.flipped().worth(&outcomes.flipped(), cube.flipped(), CubeEfficiency(0.7));
                assert!((one.value() - game.others_worth(other).value()).abs() < 1e-5, "{own} {opponent} {owner:?}");
            }
        }
    }

    #[test]
    fn at_two_away_each_the_game_decides_the_match_whoever_turns_first() {
        let game = CubeGame::new(&at_score(2, 2, 1));
        let doubled = CubeState { level: 1, owner: CubeHolder::Opponent };
        assert!((game.worth(&plain(0.6), doubled, CubeEfficiency(0.68)).value() - 0.6).abs() < 1e-6);
    }

    #[test]
    fn after_crawford_the_trailer_doubles_for_nothing() {
        let game = CubeGame::new(&at_score(4, 1, 1));
        let centred = game.worth(&plain(0.5), game.cube(), CubeEfficiency(0.68)).value();
        let kept = game.without_cube(&plain(0.5), game.cube()).value();
        assert!(centred > kept);
    }

    // rule: OPT-02
    #[test]
    fn under_jacoby_a_centred_cube_makes_gammons_worthless() {
        let outcomes = Outcomes::from_exclusive([0.3, 0.3, 0.0, 0.3, 0.1, 0.0]);
        let stakes = Stakes { terms: Terms::Money { jacoby: true, beavers: false }, ..Stakes::MONEY };
        let game = CubeGame::new(&stakes);
        assert!((game.without_cube(&outcomes, game.cube()).value() - 0.2).abs() < 1e-6);
        let turned = game.cube().after_take();
        assert!((game.without_cube(&outcomes, turned).value() - 2.0 * 0.4).abs() < 1e-6);
    }
}
