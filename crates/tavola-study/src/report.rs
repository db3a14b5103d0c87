//! A judged match as it is kept, sent and shown: names, scores, every line with its position, what it cost and what else
//! there was. Everything that shows an analysis reads this, and nothing else.

mod made;

use serde::{Deserialize, Serialize};
use tavola_engine::{CubeAction, CubeAnswer};
use tavola_rules::{BySide, Ending, Points, Roll, Side, WinKind};

use crate::reason::Reason;
use crate::summary::Mark;

/// The version of this form. A report of another version is made anew.
pub const FORMAT: u32 = 2;

/// A judged match.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct MatchReport {
    /// [`FORMAT`].
    pub format: u32,
    /// How many rolls were looked ahead.
    pub plies: u8,
    /// Points to win; none for money.
    pub length: Option<u64>,
    /// What the record says besides: event, date and so on.
    pub tags: Vec<(String, String)>,
    /// The players and what their decisions come to.
    pub players: BySide<PlayerReport>,
    /// The games, first to last.
    pub games: Vec<GameReport>,
}

/// A player and what their decisions come to.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct PlayerReport {
    /// Their name.
    pub name: String,
    /// Performance rating: 500 times the loss a decision.
    pub rating: f64,
    /// gnubg's rate: thousandths of the cube a decision.
    pub millis: f64,
    /// Plays with something to choose.
    pub plays: u32,
    /// What they lost, in units of the cube.
    pub play_losses: f64,
    /// Decisions about the cube: doubles, answers, and not doubling where it was close or wrong.
    pub cubes: u32,
    /// What they lost, in units of the cube.
    pub cube_losses: f64,
    /// Losses of plays and cube together in what was played for: chances of the match, or points.
    pub losses_worth: f64,
    /// Luck of their rolls, in units of the cube.
    pub luck: f64,
    /// The same in what was played for.
    pub luck_worth: f64,
    /// How many decisions are doubtful, errors, blunders, whoppers.
    pub marks: [u32; 4],
}

/// One game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct GameReport {
    /// The score before it.
    pub score: BySide<Points>,
    /// Whether it is the Crawford game.
    pub crawford: bool,
    /// Its lines, first to last.
    pub lines: Vec<LineReport>,
    /// How it ended; none where the record ends before it.
    pub result: Option<Won>,
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Won {
    /// Who won.
    pub by: Side,
    /// What counted: under Jacoby a single game while the cube was not turned.
    pub kind: WinKind,
    /// Points.
    pub points: Points,
    /// What ended it.
    pub ending: Ending,
}

/// One act of a player.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct LineReport {
    /// Whose.
    pub by: Side,
    /// What it was.
    #[serde(flatten)]
    pub act: ActReport,
    /// The position before it, as XGID.
    pub xgid: Option<String>,
    /// How White stands after it, as far as the engine judged it.
    pub standing: Option<Standing>,
    /// What was decided in it: of a turn in which nobody doubled, first not to, then the play.
    pub decisions: Vec<DecisionReport>,
}

/// What a player did.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "snake_case")]
pub enum ActReport {
    /// Played a roll.
    Play {
        /// The roll.
        roll: Roll,
        /// The play as text; empty where nothing could be moved.
        play: String,
    },
    /// Played it against the rules.
    Illegal {
        /// The roll.
        roll: Roll,
    },
    /// Rolled, and no play followed.
    Roll {
        /// The roll.
        roll: Roll,
    },
    /// Doubled.
    Double,
    /// Took.
    Take,
    /// Dropped.
    Drop,
    /// Beavered.
    Beaver,
    /// Raccooned.
    Raccoon,
    /// Resigned.
    Resign {
        /// How much.
        kind: WinKind,
    },
}

/// How White stands.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Standing {
    /// Their chance to win the game: 0 to 1.
    pub wins: f32,
    /// Their chance to win the match, 0 to 1; with money, points they can expect of this game.
    pub worth: f32,
}

/// One decision.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct DecisionReport {
    /// What it cost, in units of the cube.
    pub loss: f32,
    /// The same in what was played for: chances of the match, or points.
    pub loss_worth: f32,
    /// How bad that is.
    pub mark: Option<Mark>,
    /// Whether it counts as a decision.
    pub counts: bool,
    /// Of a play with a mark: what the best one has over it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<Reason>,
    /// What it was.
    #[serde(flatten)]
    pub what: Decided,
}

/// What was decided.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "decision", rename_all = "snake_case")]
pub enum Decided {
    /// A play.
    Play {
        /// The best plays and the one that was made, best first.
        candidates: Vec<CandidateReport>,
        /// Which was made.
        chosen: Option<usize>,
        /// How many positions the roll leads to.
        choices: usize,
        /// The luck of the roll, in units of the cube.
        luck: f32,
        /// The same in what was played for.
        luck_worth: f32,
    },
    /// Whether to double.
    Doubling {
        /// Whether they did.
        doubled: bool,
        /// What was right.
        cube: CubeReport,
    },
    /// The answer to a double.
    Answer {
        /// What they answered.
        answer: CubeAnswer,
        /// What was right, seen by the doubler.
        cube: CubeReport,
    },
}

/// One of the plays of a roll.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct CandidateReport {
    /// As text.
    pub play: String,
    /// Its worth in units of the cube, seen by who plays.
    pub equity: f32,
    /// What it loses against the best, both looked at equally deeply.
    pub loss: f32,
    /// How many rolls were looked ahead for that.
    pub plies: u8,
    /// Their chances after it, from the same look.
    pub chances: Chances,
}

/// Chances as gnubg and XG print them: a gammon is also a win, a backgammon also a gammon. 0 to 1.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Chances {
    /// Of winning in any way.
    pub win: f32,
    /// Of winning a gammon or backgammon.
    pub win_gammon: f32,
    /// Of winning a backgammon.
    pub win_backgammon: f32,
    /// Of losing a gammon or backgammon.
    pub lose_gammon: f32,
    /// Of losing a backgammon.
    pub lose_backgammon: f32,
}

/// A cube decision, seen by who may double, in units of the cube before it is turned.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct CubeReport {
    /// Not doubling.
    pub no_double: f32,
    /// Doubling, taken.
    pub double_take: f32,
    /// Doubling, dropped.
    pub double_drop: f32,
    /// What is right.
    pub action: CubeAction,
    /// And the right answer.
    pub answer: CubeAnswer,
    /// How many rolls were looked ahead for that.
    pub plies: u8,
    /// The doubler's chances before the roll, from the same look.
    pub chances: Chances,
}

impl MatchReport {
    /// The same of players who are called so.
    #[must_use]
    pub fn named(mut self, names: &BySide<String>) -> Self {
        for side in [Side::White, Side::Black] {
            self.players[side].name.clone_from(&names[side]);
        }
        self
    }

    /// What a player's result would have been with average rolls: the result less their luck and plus the opponent's, as
    /// gnubg reckons it. Of a match that is over a chance to win it, which may lie beyond 0 and 1; of money play points.
    #[must_use]
    pub fn luck_adjusted(&self, side: Side) -> Option<f64> {
        let won = |side: Side| -> u64 {
            let own = self.games.iter().filter_map(|game| game.result).filter(|won| won.by == side);
            own.map(|won| won.points.number()).sum()
        };
        let result = match self.length {
            None => won(side) as f64 - won(side.opponent()) as f64,
            Some(length) => {
                let last = self.games.last()?;
                let won = last.result?;
                (last.score[won.by].number() + won.points.number() >= length).then_some(())?;
                f64::from(u8::from(won.by == side))
            }
        };
        Some(result - self.players[side].luck_worth + self.players[side.opponent()].luck_worth)
    }

    /// All decisions, with the numbers of their game and line, from 0.
    pub fn decisions(&self) -> impl Iterator<Item = (usize, usize, &LineReport, &DecisionReport)> {
        self.games.iter().enumerate().flat_map(|(game, report)| {
            let lines = report.lines.iter().enumerate();
            lines.flat_map(move |(index, line)| line.decisions.iter().map(move |one| (game, index, line, one)))
        })
    }
}
