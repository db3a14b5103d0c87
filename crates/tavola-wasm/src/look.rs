//! A position looked at: what `/position` shows, as JSON.

use serde::{Deserialize, Serialize};
use tavola_engine::Engine;
use tavola_notation::{
    Contest, GnubgId, Situation, Waiting, Xgid,
    diagram::{Arrow, ArrowKind, Diagram},
    read_pasted, read_play,
};
use tavola_rules::{Board, Side, StepGraph};
use tavola_study::position::{Look, NothingToSay, look};

use crate::ask::Wrong;

/// The longest text that is read, in bytes.
const LONGEST: usize = 8 * 1024;
/// The most rolls that are looked ahead.
const DEEPEST: u8 = 3;

/// What is to be looked at.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LookAt {
    /// An id or a pasted board; the start of a money game if empty.
    #[serde(default)]
    id: String,
    /// The roll to be played; that of the id if empty.
    #[serde(default)]
    roll: String,
    /// How many rolls are looked ahead; none if nothing but the position itself is asked for.
    plies: Option<u8>,
    /// A play that was made, for the picture.
    #[serde(default)]
    made: String,
    /// A better one.
    #[serde(default)]
    best: String,
    /// Who sits below; the player on roll if left out.
    #[serde(default)]
    below: Option<Side>,
    /// What the picture is called.
    #[serde(default)]
    words: String,
}

/// Whose turn it is, and what is played for.
#[derive(Debug, Serialize)]
struct About {
    on_roll: Side,
    /// `play`, `answer` or `roll`.
    waiting: &'static str,
    roll: Option<String>,
    /// Of a match: its length, what both have won, whether it is the Crawford game.
    contest: Option<Score>,
}

#[derive(Debug, Serialize)]
struct Score {
    length: u16,
    white: u64,
    black: u64,
    crawford: bool,
}

/// What is told of a position.
#[derive(Debug, Serialize)]
pub(crate) struct LookedAt {
    about: About,
    xgid: Option<String>,
    /// The same before the roll.
    before: Option<String>,
    gnubg: Option<String>,
    svg: String,
    /// The legal steps of the roll.
    steps: Option<StepGraph>,
    look: Option<Look>,
}

impl LookAt {
    pub(crate) fn answered(&self, engine: &Engine) -> Result<LookedAt, Wrong> {
        let situation = self.situation()?;
        let plies = self.plies.filter(|_| !self.id.trim().is_empty());
        let looked = plies.map(|plies| look(&situation, engine, plies.min(DEEPEST))).transpose().map_err(nothing)?;
        let picture = Diagram::of(&situation, &self.words);
        let picture = Diagram {
            below: self.below.unwrap_or(picture.below),
            arrows: self.arrows(&situation, looked.as_ref()),
            ..picture
        };
        let before = Situation { waiting: Waiting::RollOrDouble, ..situation };
        let xgid = |situation: &Situation| Xgid::try_from(situation).ok().map(|id| id.to_string());
        Ok(LookedAt {
            about: about(&situation),
            xgid: xgid(&situation),
            before: xgid(&before),
            gnubg: GnubgId::try_from(&situation).ok().map(|id| id.to_string()),
            svg: picture.svg(),
            steps: situation.roll().map(|roll| StepGraph::of(&situation.position(), roll)),
            look: looked,
        })
    }

    fn arrows(&self, situation: &Situation, looked: Option<&Look>) -> Vec<Arrow> {
        let position = situation.position();
        let arrow = |text: &str, kind| {
            let play = read_play(&position, situation.roll()?, text).ok()?;
            (!play.is_empty()).then_some(Arrow { play, kind })
        };
        let best = match looked {
            Some(Look::Plays { plays, .. }) => {
                plays.first().map(|best| Arrow { play: best.play, kind: ArrowKind::Best })
            }
            _ => arrow(&self.best, ArrowKind::Best),
        };
        arrow(&self.made, ArrowKind::Made).into_iter().chain(best).collect()
    }

    fn situation(&self) -> Result<Situation, Wrong> {
        if self.id.len() > LONGEST {
            return Err(Wrong::of("position-wrong-long"));
        }
        let mut situation = if self.id.trim().is_empty() {
            Situation::money(Board::START, Side::White)
        } else {
            let read = read_pasted(&self.id);
            read.map_err(|wrong| Wrong { wrong: "position-wrong", detail: wrong.to_string() })?.situation
        };
        let roll = self.roll.trim();
        if !roll.is_empty() {
            situation.waiting = Waiting::Play(roll.parse().map_err(|_| Wrong::of("position-wrong-roll"))?);
        }
        Ok(situation)
    }
}

const fn nothing(nothing: NothingToSay) -> Wrong {
    Wrong::of(match nothing {
        NothingToSay::GameOver => "position-wrong-game-over",
        NothingToSay::MatchOver => "position-wrong-match-over",
        NothingToSay::NoCrawfordGame => "position-wrong-crawford",
    })
}

fn about(now: &Situation) -> About {
    let contest = match now.contest {
        Contest::Money { .. } => None,
        Contest::Match { length, won, crawford_game } => {
            Some(Score { length, white: won.white.number(), black: won.black.number(), crawford: crawford_game })
        }
    };
    let waiting = match now.waiting {
        Waiting::Play(_) => "play",
        Waiting::Answer(_) => "answer",
        _ => "roll",
    };
    About { on_roll: now.on_roll, waiting, roll: now.roll().map(|roll| roll.to_string()), contest }
}
