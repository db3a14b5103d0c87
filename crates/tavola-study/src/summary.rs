//! What the decisions of a player come to.

use serde::{Deserialize, Serialize};
use tavola_engine::analysis::{ErrorTally, Loss};
use tavola_rules::Side;

use crate::judge::{Judgement, MatchJudgement};

/// From which loss on a decision is doubtful, an error, a blunder, a whopper; in units of the cube.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Limits {
    /// The name under which these limits are known.
    pub name: &'static str,
    /// From here on doubtful.
    pub doubtful: f32,
    /// An error.
    pub error: f32,
    /// A blunder.
    pub blunder: f32,
    /// And beyond a blunder.
    pub whopper: f32,
}

impl Limits {
    /// As XG and Galaxy mark them, with BackgammonDB's steps below and above.
    pub const USUAL: Self = Self { name: "xg", doubtful: 0.01, error: 0.02, blunder: 0.08, whopper: 0.16 };
    /// As gnubg 1.07 does.
    pub const GNUBG: Self =
        Self { name: "gnubg 1.07", doubtful: 0.03, error: 0.06, blunder: 0.12, whopper: f32::INFINITY };

    /// Which mark a loss gets, if any.
    #[must_use]
    pub fn mark(&self, loss: Loss) -> Option<Mark> {
        let steps = [self.doubtful, self.error, self.blunder, self.whopper];
        Mark::ALL.into_iter().zip(steps).rev().find(|(_, step)| loss.value() >= *step).map(|(mark, _)| mark)
    }
}

/// How bad a decision is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// Hardly.
    Doubtful,
    /// An error.
    Error,
    /// A blunder.
    Blunder,
    /// Beyond a blunder.
    Whopper,
}

impl Mark {
    /// All, the least first.
    pub const ALL: [Self; 4] = [Self::Doubtful, Self::Error, Self::Blunder, Self::Whopper];
}

/// One player's decisions added up.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Summary {
    /// What counts as a decision, and what was lost: PR and gnubg's rate follow from it.
    pub errors: ErrorTally,
    /// All plays, forced ones and dances too.
    pub plays: u32,
    /// Luck of all rolls, in units of the cube.
    pub luck: f64,
    /// How many decisions got each mark: doubtful, error, blunder, whopper.
    pub marks: [u32; 4],
}

impl Summary {
    /// What `side` decided in a match.
    #[must_use]
    pub fn of(judged: &MatchJudgement, side: Side, limits: &Limits) -> Self {
        let mut sum = Self::default();
        for one in judged.judged.iter().filter(|one| one.by == side) {
            sum.add(&one.what, limits);
        }
        sum
    }

    fn add(&mut self, what: &Judgement, limits: &Limits) {
        match what {
            Judgement::Play { chosen, choices, luck, loss, .. } => {
                self.plays += 1;
                self.luck += f64::from(*luck);
                // What a play against the rules is worth nobody knows: it is no decision, and none that lost nothing.
                if chosen.is_some() {
                    self.errors.add_play(*choices, *loss);
                }
            }
            Judgement::Doubling { decision, did, .. } => self.errors.add_doubling(decision, *did),
            Judgement::Answer { decision, did, .. } => self.errors.add_answer(decision, *did),
        }
        if let Some(mark) = limits.mark(what.loss()) {
            self.marks[mark as usize] += 1;
        }
    }
}
