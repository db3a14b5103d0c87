//! The engine as tables, analysis, commands and workers use it: one function for each need.

use std::sync::Arc;

use tavola_rules::{Position, Roll};

use crate::cubeful::{CubeAction, CubeDecision, CubeGame, CubeLookahead, CubefulValue, Efficiencies, Plies};
use crate::equity::{CubefulEquity, CubelessEquity};
use crate::evaluator::{Evaluator, WithTables};
use crate::lookahead::outcomes_after;
use crate::moves::{CandidateFilter, MayGoOn, PlayRanking, RankedPlay};
use crate::net::Nets;
use crate::outcomes::Outcomes;
use crate::replies::PruneLimit;
use crate::search::Search;

/// What a position comes to, before the dice, seen by the player on roll.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Evaluation {
    /// The ways the game ends, played out without a cube.
    pub outcomes: Outcomes,
    /// Points without a cube.
    pub cubeless: CubelessEquity,
    /// With the cube, everybody doubling as they should; in units of the cube (EMG in a match).
    pub cubeful: CubefulEquity,
    /// The same as points in units of the stakes' cube, or chance to win the match.
    pub worth: CubefulValue,
}

/// A cube decision with what comes of the game.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CubeLook {
    /// The decision, seen by the player on roll.
    pub decision: CubeDecision,
    /// Their chances before the roll, the game played to its end without the cube.
    pub outcomes: Outcomes,
    /// How many rolls were looked ahead.
    pub plies: Plies,
}

/// Judgement, tables and habits together. Cheap to clone.
#[derive(Clone)]
pub struct Engine {
    evaluator: Arc<dyn Evaluator>,
    efficiencies: Efficiencies,
}

impl std::fmt::Debug for Engine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Engine").field("efficiencies", &self.efficiencies).finish_non_exhaustive()
    }
}

impl Default for Engine {
    /// The best this program has: its own nets and tables.
    fn default() -> Self {
        Self::new(Arc::new(WithTables::new(Arc::clone(Nets::built_in()))))
    }
}

/// How far the cube is looked at by the trailer after the Crawford game.
const AFTER_CRAWFORD: Plies = Plies(2);

impl Engine {
    /// An engine that judges by `evaluator`.
    #[must_use]
    pub fn new(evaluator: Arc<dyn Evaluator>) -> Self {
        Self { evaluator, efficiencies: Efficiencies::default() }
    }

    /// The same engine, holding cubes for so alive.
    #[must_use]
    pub fn with_efficiencies(self, efficiencies: Efficiencies) -> Self {
        Self { efficiencies, ..self }
    }

    /// The judge of positions.
    #[must_use]
    pub fn evaluator(&self) -> &dyn Evaluator {
        &*self.evaluator
    }

    /// How alive cubes are taken to be.
    #[must_use]
    pub const fn efficiencies(&self) -> Efficiencies {
        self.efficiencies
    }

    /// What `position` comes to, `plies` rolls looked ahead.
    #[must_use]
    pub fn evaluate(&self, position: &Position, game: &CubeGame, plies: Plies) -> Evaluation {
        let outcomes = outcomes_after(self.evaluator(), position, plies);
        let worth = self.lookahead().decided(position, game, &[game.cube()], plies).0[0];
        let cubeful = game.normalised(worth, game.cube());
        Evaluation { outcomes, cubeless: outcomes.cubeless(), cubeful, worth }
    }

    /// The plays of `roll`, best first; empty if nothing can be moved.
    #[must_use]
    pub fn best_plays(&self, position: &Position, roll: Roll, game: &CubeGame, plies: Plies) -> Vec<RankedPlay> {
        self.ranking().ranked(position, roll, game, plies)
    }

    /// The same for analysis: the best `deep` plays and the one that leads to `also` (the opponent on roll) are looked at
    /// with `plies` in any case and come first, so that losses between them are of one depth.
    #[must_use]
    pub fn best_plays_looking_at(
        &self,
        position: &Position,
        roll: Roll,
        game: &CubeGame,
        plies: Plies,
        deep: usize,
        also: Option<&Position>,
    ) -> Vec<RankedPlay> {
        self.ranking().ranked_looking_at((position, roll), game, plies, deep, also)
    }

    /// The best play of `roll`: the first of [`best_plays`](Self::best_plays), but without looking ahead poor plays are
    /// pruned; `None` if nothing can be moved.
    #[must_use]
    pub fn best_play(&self, position: &Position, roll: Roll, game: &CubeGame, plies: Plies) -> Option<RankedPlay> {
        // Before a deeper look, evaluating every play costs nothing to speak of, and none is lost by pruning.
        let limit = if plies == Plies::ZERO { PruneLimit::FOR_PLAY } else { PruneLimit::ALL };
        self.ranking().best((position, roll), game, plies, limit)
    }

    /// The best play of `roll` that `search` finds while `may_go_on`: for who has a time and not a depth. Without any time it
    /// is the best at sight; `None` if nothing can be moved.
    #[must_use]
    pub fn best_play_by(
        &self,
        position: &Position,
        roll: Roll,
        game: &CubeGame,
        search: &Search,
        may_go_on: MayGoOn<'_>,
    ) -> Option<RankedPlay> {
        self.ranking().best_by((position, roll), game, search, may_go_on)
    }

    /// Whether the player on roll doubles, and how they are answered.
    ///
    /// The trailer after the Crawford game doubles at once; where a shallow look sees nothing lost by waiting, two rolls are
    /// looked ahead, which shows it.
    #[must_use]
    pub fn cube_action(&self, position: &Position, game: &CubeGame, plies: Plies) -> CubeDecision {
        self.cube_look(position, game, plies).decision
    }

    /// The same with what comes of the game, and how deep the look was.
    #[must_use]
    pub fn cube_look(&self, position: &Position, game: &CubeGame, plies: Plies) -> CubeLook {
        let (decision, outcomes) = self.lookahead().decide(position, game, plies);
        let loses_nothing = decision.action != CubeAction::Unavailable && decision.no_double >= decision.doubled();
        if loses_nothing && plies < AFTER_CRAWFORD && game.stakes().is_trailer_after_crawford() {
            let (decision, outcomes) = self.lookahead().decide(position, game, AFTER_CRAWFORD);
            return CubeLook { decision, outcomes, plies: AFTER_CRAWFORD };
        }
        CubeLook { decision, outcomes, plies }
    }

    fn ranking(&self) -> PlayRanking<&dyn Evaluator> {
        PlayRanking::new(self.evaluator(), self.efficiencies, CandidateFilter::USUAL)
    }

    fn lookahead(&self) -> CubeLookahead<&dyn Evaluator> {
        CubeLookahead::new(self.evaluator(), self.efficiencies)
    }
}
