//! One game of a rollout, from the position to its end or as far as the settings say.

use tavola_rules::{Position, Roll};

use super::dice::TrialDice;
use super::tally::NUMBERS;
use super::{Budget, FirstTurn, Length, Settings, VarianceReduction, WithCube};
use crate::bearoff::Bearoff;
use crate::cubeful::{CubeAction, CubeAnswer, CubeDecision, CubeGame, CubeLookahead, CubeState, CubefulValue, Plies};
use crate::evaluator::{Evaluator, finished};
use crate::outcomes::Outcomes;
use crate::replies::{PruneLimit, Replies};
use crate::stakes::{CubeHolder, Terms};

/// What one trial brought, seen by the player on roll at its beginning; luck subtracted if the settings say so.
#[derive(Debug, Clone, Copy)]
pub(super) struct TrialResult {
    outcomes: Outcomes,
    worth: f32,
}

impl TrialResult {
    pub(super) fn numbers(&self) -> [f64; NUMBERS] {
        let chances = self.outcomes.cumulative();
        [
            chances.win,
            chances.win_gammon,
            chances.win_backgammon,
            chances.lose_gammon,
            chances.lose_backgammon,
            self.outcomes.cubeless().value(),
            self.worth,
        ]
        .map(f64::from)
    }
}

/// Where trials are played: everything they share.
pub(super) struct Table<'a, E> {
    pub(super) evaluator: &'a E,
    pub(super) settings: &'a Settings,
    pub(super) budget: &'a Budget<'a>,
}

/// A cube decision whose two sides are nearer to each other than this is looked at again, in units of the cube.
const CLOSE: f32 = 0.2;

/// A position with what is thought of it, both seen by the player on roll.
#[derive(Clone, Copy)]
struct Judged {
    position: Position,
    outcomes: Outcomes,
}

/// How far a game has come.
struct Course {
    now: Judged,
    game: CubeGame,
    cube: CubeState,
    /// Whether the player on roll is the one the trial is about.
    ours: bool,
    luck: Luck,
}

/// Luck of all rolls so far, seen by the player the trial is about.
#[derive(Default)]
struct Luck {
    outcomes: Outcomes,
    worth: f32,
}

impl<E: Evaluator> Table<'_, E> {
    /// Plays trial `number`, or breaks off (`None`) when the budget is spent.
    pub(super) fn play(
        &self,
        position: &Position,
        game: &CubeGame,
        cube: CubeState,
        first: FirstTurn,
        number: u32,
    ) -> Option<TrialResult> {
        let mut dice = TrialDice::new(self.settings.seed, number);
        let cube = match self.settings.cube {
            WithCube::Cubeless => CubeState { owner: CubeHolder::Nobody, ..cube },
            WithCube::Cubeful => cube,
        };
        let now = Judged { position: *position, outcomes: self.evaluator.evaluate_one(position) };
        let mut course = Course { now, game: game.clone(), cube, ours: true, luck: Luck::default() };
        for turn in 0.. {
            if self.budget.is_spent() {
                return None;
            }
            if self.is_over(&course, turn) {
                course.now.know_exactly();
                return Some(course.result(self.judged_worth(&course.game, &course.now, course.cube)));
            }
            let may_double = turn > 0 || first == FirstTurn::MayDouble;
            if let Some(cash) = may_double.then(|| self.double(&mut course)).flatten() {
                return Some(course.result(cash));
            }
            self.roll(&mut course, dice.roll());
        }
        None
    }

    /// Whether the trial ends here: the game is over, the tables know it exactly, or it is long enough.
    fn is_over(&self, course: &Course, turn: u16) -> bool {
        let position = &course.now.position;
        let long_enough = matches!(self.settings.length, Length::Truncated(turns) if turn >= turns);
        let known = || course.is_known_with_cube() && Bearoff::shared().money(position).is_some();
        long_enough || finished(position).is_some() || (turn > 0 && known())
    }

    /// Lets the player on roll double; the cash if they are dropped.
    fn double(&self, course: &mut Course) -> Option<CubefulValue> {
        if !course.game.may_double(course.cube) {
            return None;
        }
        let taken = course.cube.after_take();
        let decision = self.decision(course);
        match (decision.action, decision.answer) {
            (CubeAction::Double | CubeAction::Redouble, CubeAnswer::Drop) => {
                return Some(course.game.cash(course.cube));
            }
            (CubeAction::Double | CubeAction::Redouble, CubeAnswer::Take) => course.cube = taken,
            (CubeAction::Double | CubeAction::Redouble, CubeAnswer::Beaver) => {
                course.cube = CubeState { level: taken.level + 1, ..taken };
            }
            _ => {}
        }
        None
    }

    /// The decision of the player on roll, who may double: at sight, or if that is close as far ahead as the settings say.
    fn decision(&self, course: &Course) -> CubeDecision {
        let Course { now, game, cube, .. } = course;
        let cubes = [*cube, cube.after_take()];
        let efficiencies = self.settings.efficiencies.of(&now.position, game);
        let [waiting, taken] = cubes.map(|cube| game.worth(&now.outcomes, cube, efficiencies.of(cube.owner)));
        let mut decision = CubeDecision::of(game, *cube, waiting, taken);
        let plies = self.settings.cube_plies;
        if plies > Plies::ZERO && (decision.doubled().value() - decision.no_double.value()).abs() < CLOSE {
            let lookahead = CubeLookahead::new(&self.evaluator, self.settings.efficiencies);
            let (worths, _) =
                lookahead.with_prune_limit(PruneLimit::FOR_LUCK).rolled(&now.position, game, &cubes, plies);
            decision = CubeDecision::of(game, *cube, worths[0], worths[1]);
        }
        decision
    }

    /// Rolls, plays and hands the turn over, noting the luck of the roll.
    fn roll(&self, course: &mut Course, roll: Roll) {
        let replies = course.cube.flipped();
        let others = course.game.flipped();
        let next = match self.settings.variance_reduction {
            VarianceReduction::Off => self.best_reply(&course.now.position, &others, replies, roll),
            VarianceReduction::Lookahead => {
                let (next, luck) = self.best_reply_and_luck(course, &others, replies, roll);
                course.luck.add(luck, course.ours);
                next
            }
        };
        course.now = next;
        course.game = others;
        course.cube = replies;
        course.ours = !course.ours;
    }

    /// The best play of `roll`, and by how much the roll is better than the average one for the player on roll. What a
    /// roll is worth is a fair measure as long as it is the same for all rolls: here what its best play by the pruning nets
    /// comes to.
    fn best_reply_and_luck(
        &self,
        course: &Course,
        others: &CubeGame,
        replies: CubeState,
        roll: Roll,
    ) -> (Judged, (Outcomes, f32)) {
        let values = others.class_values(replies);
        let without_cube = |outcomes: &Outcomes| others.without_cube(outcomes, replies).value();
        let (mut mean, mut luck) = ((Outcomes::default(), 0.0), (Outcomes::default(), 0.0));
        Replies::with(|judged| {
            let lists = judged.of_all_rolls(self.evaluator, &course.now.position, &values, PruneLimit::FOR_LUCK);
            for (list, other) in lists.into_iter().zip(Roll::all()) {
                let (position, outcomes) = judged.best(list, without_cube);
                let worth = self.judged_worth(others, &Judged { position, outcomes }, replies);
                let worth = others.others_worth(worth).value();
                let weight = f32::from(other.weight()) / 36.0;
                mean.0.add_weighted(&outcomes.flipped(), weight);
                mean.1 += weight * worth;
                if other == roll {
                    luck = (outcomes.flipped(), worth);
                }
            }
        });
        luck.0.add_weighted(&mean.0, -1.0);
        let reply = self.best_reply(&course.now.position, others, replies, roll);
        (reply, (luck.0, luck.1 - mean.1))
    }

    fn best_reply(&self, position: &Position, others: &CubeGame, cube: CubeState, roll: Roll) -> Judged {
        // Plays are compared as if the cube stayed where it is: quick, and the same for all plays of a roll.
        Replies::with(|replies| {
            let list = replies.add(self.evaluator, (position, roll), &others.class_values(cube), self.settings.plays);
            match self.settings.variance_reduction {
                VarianceReduction::Off => replies.judge(self.evaluator),
                VarianceReduction::Lookahead => replies.judge_in_search(self.evaluator),
            }
            let (position, outcomes) = replies.best(list, |outcomes| others.without_cube(outcomes, cube).value());
            Judged { position, outcomes }
        })
    }

    /// What a position is worth to the player on roll of `game`, who may double: exactly if the tables know.
    fn judged_worth(&self, game: &CubeGame, judged: &Judged, cube: CubeState) -> CubefulValue {
        if cube.owner == CubeHolder::Nobody || finished(&judged.position).is_some() {
            return game.without_cube(&judged.outcomes, cube);
        }
        if let Some(exact) = crate::cubeful::exact(&judged.position, game, &[cube]) {
            return exact[0];
        }
        let efficiencies = self.settings.efficiencies.of(&judged.position, game);
        let worth = |cube: CubeState| game.worth(&judged.outcomes, cube, efficiencies.of(cube.owner));
        crate::cubeful::best_of(game, cube, worth(cube), worth(cube.after_take()))
    }
}

impl Judged {
    /// Puts what the rules or the tables know in the place of the judgement.
    fn know_exactly(&mut self) {
        let exact = finished(&self.position).or_else(|| Bearoff::shared().outcomes(&self.position));
        self.outcomes = exact.unwrap_or(self.outcomes);
    }
}

impl Course {
    /// Whether the tables of few checkers know the worth: for money, or without a cube.
    fn is_known_with_cube(&self) -> bool {
        self.cube.owner == CubeHolder::Nobody || matches!(self.game.stakes().terms, Terms::Money { .. })
    }

    /// The result if the game ends here with that worth for the player on roll.
    fn result(&self, worth: CubefulValue) -> TrialResult {
        let (outcomes, worth) = if self.ours {
            (self.now.outcomes, worth)
        } else {
            (self.now.outcomes.flipped(), self.game.others_worth(worth))
        };
        let mut corrected = outcomes;
        corrected.add_weighted(&self.luck.outcomes, -1.0);
        TrialResult { outcomes: corrected, worth: worth.value() - self.luck.worth }
    }
}

impl Luck {
    /// Adds what the player on roll gained by a roll.
    fn add(&mut self, (outcomes, worth): (Outcomes, f32), ours: bool) {
        if ours {
            self.outcomes.add_weighted(&outcomes, 1.0);
            self.worth += worth;
        } else {
            self.outcomes.add_weighted(&outcomes.flipped(), 1.0);
            self.worth -= worth;
        }
    }
}
