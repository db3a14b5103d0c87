//! One position looked at: the plays of a roll, or what to do with the cube before it.

use serde::Serialize;
use tavola_engine::cubeful::Plies;
use tavola_engine::moves::RankedPlay;
use tavola_engine::{CubeGame, CubeHolder, CubeLook, Engine, PointsAway, Stakes, Terms, finished};
use tavola_notation::{Contest, Situation, Waiting, Xgid};
use tavola_rules::{Board, CubeOwner, Play, Roll, Side};

use crate::report::{CandidateReport, CubeReport};

/// How many plays are told of a roll.
const TOLD: usize = 24;
/// How many of the best are looked at as deeply as asked.
const DEEP: usize = 8;

/// What the engine says of a position.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Look {
    /// The plays of the roll, best first.
    Plays {
        /// The roll.
        roll: Roll,
        /// The best of them.
        plays: Vec<LookedAt>,
        /// How many positions the roll leads to.
        choices: usize,
    },
    /// What to do before the roll, seen by the player on roll.
    Cube(CubeReport),
}

/// A play with where it leads.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct LookedAt {
    /// The play in figures.
    pub candidate: CandidateReport,
    /// The play itself.
    pub play: Play,
    /// The position after it, the opponent on roll, as XGID; none where that cannot be said.
    pub next: Option<String>,
}

/// Why nothing can be said of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NothingToSay {
    /// A player has no checker left.
    #[error("the game is over")]
    GameOver,
    /// A player has won the match.
    #[error("the match is over")]
    MatchOver,
    /// The score does not allow a Crawford game.
    #[error("in the Crawford game one player is one point away")]
    NoCrawfordGame,
}

/// What is played for in a situation, seen by the player on roll.
///
/// # Errors
/// If nothing is.
pub fn stakes(situation: &Situation) -> Result<Stakes, NothingToSay> {
    let side = situation.on_roll;
    let owner = match (situation.cube.owner, side) {
        (CubeOwner::Middle, _) => CubeHolder::Centred,
        (CubeOwner::White, Side::White) | (CubeOwner::Black, Side::Black) => CubeHolder::Own,
        _ => CubeHolder::Opponent,
    };
    let terms = match situation.contest {
        Contest::Money { jacoby, beavers, .. } => Terms::Money { jacoby, beavers },
        Contest::Match { length, won, crawford_game: crawford } => {
            let away = |side| {
                let won = u32::try_from(won[side].number()).unwrap_or(u32::MAX);
                PointsAway::new(u32::from(length).saturating_sub(won)).ok_or(NothingToSay::MatchOver)
            };
            let (away_own, away_opponent) = (away(side)?, away(side.opponent())?);
            if crawford && away_own != PointsAway::ONE && away_opponent != PointsAway::ONE {
                return Err(NothingToSay::NoCrawfordGame);
            }
            Terms::Match { away_own, away_opponent, crawford }
        }
    };
    Ok(Stakes { cube: situation.cube.value, owner, terms })
}

/// Why nothing can be said of a situation; none if something can.
#[must_use]
pub fn nothing_to_say(situation: &Situation) -> Option<NothingToSay> {
    let over = finished(&situation.position()).map(|_| NothingToSay::GameOver);
    stakes(situation).err().or(over)
}

/// Looks at a position. Spreads over the threads of the current pool.
///
/// # Errors
/// If there is nothing to decide any more.
pub fn look(situation: &Situation, engine: &Engine, plies: u8) -> Result<Look, NothingToSay> {
    look_with(situation, engine, plies, None)
}

/// The same, a play among those told however bad it is.
///
/// # Errors
/// If there is nothing to decide any more.
pub fn look_with(situation: &Situation, engine: &Engine, plies: u8, play: Option<Play>) -> Result<Look, NothingToSay> {
    let game = CubeGame::new(&stakes(situation)?);
    let position = situation.position();
    if finished(&position).is_some() {
        return Err(NothingToSay::GameOver);
    }
    let Waiting::Play(roll) = situation.waiting else {
        let CubeLook { decision, outcomes, plies } = engine.cube_look(&position, &game, Plies(plies));
        return Ok(Look::Cube(CubeReport::of(&decision, &outcomes, plies)));
    };
    let made = play.map(|play| play.result(&position).flipped());
    let ranked = engine.best_plays_looking_at(&position, roll, &game, Plies(plies), DEEP, made.as_ref());
    let (choices, best) = (ranked.len(), ranked.first());
    let is_told = |(index, ranked): &(usize, &RankedPlay)| *index < TOLD || Some(&ranked.next) == made.as_ref();
    let told = ranked.iter().enumerate().filter(is_told).map(|(_, ranked)| LookedAt {
        candidate: CandidateReport::of(ranked, best.unwrap_or(ranked)),
        play: ranked.play,
        next: after(situation, &ranked.play).map(|next| next.to_string()),
    });
    Ok(Look::Plays { roll, plays: told.collect(), choices })
}

/// The moment after a play, the opponent on roll.
pub(crate) fn after(situation: &Situation, play: &Play) -> Option<Xgid> {
    let side = situation.on_roll;
    let board = Board::from_view(side, &play.result(&situation.position()));
    let next = Situation { board, on_roll: side.opponent(), waiting: Waiting::RollOrDouble, ..*situation };
    Xgid::try_from(&next).ok()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tavola_engine::RulesOfThumb;

    use super::*;

    fn looked_at(id: &str) -> Result<Look, NothingToSay> {
        let situation = *id.parse::<Xgid>().unwrap().situation();
        look(&situation, &Engine::new(Arc::new(RulesOfThumb)), 0)
    }

    #[test]
    fn a_roll_has_its_plays_and_each_leads_to_the_opponent_on_roll() {
        let look = looked_at("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10").unwrap();
        let Look::Plays { plays, choices, .. } = look else { panic!("{look:?}") };
        assert_eq!((choices, plays.len()), (16, 16));
        assert!(plays.windows(2).all(|two| two[0].candidate.loss <= two[1].candidate.loss));
        let made = plays.iter().find(|one| one.candidate.play == "8/5 6/5").unwrap();
        assert_eq!(made.next.as_deref(), Some("XGID=-b---BD-B---eE---c-e----B-:0:0:-1:00:0:0:0:7:10"));
    }

    #[test]
    fn before_the_roll_it_is_the_cube_and_after_the_end_nothing() {
        let start = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10";
        assert!(matches!(looked_at(start), Ok(Look::Cube(_))));
        let crawford = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:3:3:1:7:10";
        assert!(crawford.parse::<Xgid>().is_err() || looked_at(crawford) == Err(NothingToSay::NoCrawfordGame));
        let over = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:7:3:0:7:10";
        assert!(over.parse::<Xgid>().is_err() || looked_at(over) == Err(NothingToSay::MatchOver));
    }
}
