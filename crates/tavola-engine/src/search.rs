//! How hard a play is looked for, by names the field knows: at sight, two rolls ahead, what is still close rolled out.

use crate::cubeful::{CubeGame, Efficiencies, Plies};
use crate::equity::CubefulEquity;
use crate::evaluator::Evaluator;
use crate::moves::{CandidateFilter, MayGoOn, RankedPlay, best_first, own_equity};
use crate::replies::PruneLimit;
use crate::rollout::{Budget, Comparison, FirstTurn, Length, Rollout, Settings, compare};

/// How hard the best play of a roll is looked for.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Search {
    /// How many rolls are looked ahead at most.
    pub plies: Plies,
    /// Which plays are looked at more deeply.
    pub filter: CandidateFilter,
    /// Which plays of each roll are judged within the search.
    pub width: PruneLimit,
    /// Plays still close after that are rolled out against each other, if at all.
    pub rollouts: Option<CloseRollouts>,
}

impl Search {
    /// Without looking ahead: some microseconds.
    pub const AT_SIGHT: Self = Self::ahead(Plies(0));
    /// Two rolls ahead: some two milliseconds.
    pub const WORLD_CLASS: Self = Self::ahead(Plies(2));
    /// The same, and what is still close is rolled out: some tens of milliseconds.
    pub const GRANDMASTER: Self = Self { rollouts: Some(CloseRollouts::USUAL), ..Self::ahead(Plies(2)) };

    /// All that have a name, the quickest first.
    pub const NAMED: [(&str, Self); 3] =
        [("at-sight", Self::AT_SIGHT), ("world-class", Self::WORLD_CLASS), ("grandmaster", Self::GRANDMASTER)];

    /// So many rolls ahead, whatever the time.
    #[must_use]
    pub const fn ahead(plies: Plies) -> Self {
        Self { plies, filter: CandidateFilter::USUAL, width: PruneLimit::IN_SEARCH, rollouts: None }
    }

    /// The one of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::NAMED.into_iter().find_map(|(known, search)| (known == name).then_some(search))
    }
}

/// Short rollouts of the plays that are closest, with the same dice.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CloseRollouts {
    /// At most so many plays.
    pub most: usize,
    /// Not further behind the best than so much, in units of the cube.
    pub within: CubefulEquity,
    /// Trials of each at most; one that is surely worse gets fewer.
    pub trials: u32,
    /// After so many rolls a trial ends with a judgement at sight.
    pub rolls: u16,
}

impl CloseRollouts {
    /// Up to four plays within 0.03: at most 144 trials of five rolls.
    pub const USUAL: Self = Self { most: 4, within: CubefulEquity(0.03), trials: 144, rolls: 5 };

    /// Brings the first of `plays`, which stand in order, into the order that rollouts put them in. Whatever has been rolled
    /// out when `may_go_on` ends decides if every candidate has had its first trials.
    pub(crate) fn decide<E: Evaluator>(
        &self,
        evaluator: &E,
        efficiencies: Efficiencies,
        plays: &mut [RankedPlay],
        game: &CubeGame,
        may_go_on: MayGoOn<'_>,
    ) {
        let Some(best) = plays.first().copied() else { return };
        let is_close = |play: &&RankedPlay| {
            play.plies == best.plies && play.equity.value() >= best.equity.value() - self.within.value()
        };
        let close = plays.iter().take(self.most).take_while(is_close).count();
        if close < 2 {
            return;
        }
        let settings = Settings {
            length: Length::Truncated(self.rolls),
            most_trials: self.trials,
            efficiencies,
            ..Settings::USUAL
        };
        let others = game.flipped();
        let rollout = |play: &RankedPlay| Rollout::new(&play.next, &others, FirstTurn::MayDouble, settings);
        let mut candidates: Vec<Rollout> = plays[..close].iter().map(rollout).collect();
        let is_spent = || !may_go_on();
        compare(&mut candidates, -1.0, evaluator, &Budget::new(&is_spent), Self::COMPARISON);
        if candidates.iter().any(|candidate| candidate.tally().trials() == 0) {
            return;
        }
        for (play, candidate) in plays.iter_mut().zip(&candidates) {
            let rolled = candidate.estimate();
            play.equity = own_equity(game, &others, rolled.worth);
            play.outcomes = rolled.outcomes.flipped();
        }
        best_first(&mut plays[..close]);
    }

    /// A play is given up when it lies two joint standard deviations behind.
    const COMPARISON: Comparison = Comparison { deviations: 2.0, least_trials: 36 };
}
