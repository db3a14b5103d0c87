//! The engine, and what it says of positions, plays and the cube.

use std::panic::catch_unwind;

use tavola_engine::{CubeGame, Engine};
use tavola_rules::{Die, NotADie, Position, Roll};

use crate::border::{Refused, TavolaStatus, answered, is_given, read, read_many};
use crate::types::{TavolaCubeDecision, TavolaEvaluation, TavolaPlay, TavolaPosition, TavolaStakes, plies as depth};

/// An engine: its nets and tables. Nothing in it can be changed, so that many threads may use it at once.
#[derive(Debug)]
pub struct TavolaEngine {
    pub(crate) engine: Engine,
}

/// Makes an engine with the nets that the library carries. It is given back by `tavola_engine_free`. Null only if there is a
/// fault in the library.
///
/// Looks of two plies and more, and rollouts, spread over all processors, or over as many threads as the environment variable
/// RAYON_NUM_THREADS says.
#[unsafe(no_mangle)]
pub extern "C" fn tavola_engine_new() -> *mut TavolaEngine {
    catch_unwind(|| Box::into_raw(Box::new(TavolaEngine { engine: Engine::default() }))).unwrap_or(std::ptr::null_mut())
}

/// Gives an engine back; null is allowed.
///
/// # Safety
/// `engine` is null or comes from `tavola_engine_new`, was not given back before, and nobody uses it any more.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tavola_engine_free(engine: *mut TavolaEngine) {
    if !engine.is_null() {
        // SAFETY: it comes from a box, as the caller promises, and this is the one time it goes back.
        drop(unsafe { Box::from_raw(engine) });
    }
}

/// Judges `count` positions before the dice, all at the same `stakes`, `plies` rolls (0 to 4) looked ahead, into
/// `evaluations`. Nothing is written unless all can be judged. Games that are over are told as they ended.
///
/// # Safety
/// `engine` is null or an engine, `stakes` null or stakes; `positions` and `evaluations` are null or `count` of them.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tavola_evaluate(
    engine: *const TavolaEngine,
    positions: *const TavolaPosition,
    count: usize,
    stakes: *const TavolaStakes,
    plies: u32,
    evaluations: *mut TavolaEvaluation,
) -> TavolaStatus {
    answered(|| {
        // SAFETY: as the caller promises of each.
        let (engine, given, stakes) =
            unsafe { (read(engine, "engine")?, read_many(positions, count, "positions")?, read(stakes, "stakes")?) };
        if count > 0 {
            is_given(evaluations, "evaluations")?;
        }
        let (game, plies) = (stakes.game()?, depth(plies)?);
        let positions = given.iter().map(TavolaPosition::position).collect::<Result<Vec<Position>, Refused>>()?;
        let evaluate = |position| TavolaEvaluation::from(&engine.engine.evaluate(position, &game, plies));
        let judged: Vec<TavolaEvaluation> = positions.iter().map(evaluate).collect();
        for (index, evaluation) in judged.into_iter().enumerate() {
            // SAFETY: not null, and the caller lets us write so many.
            unsafe { evaluations.add(index).write(evaluation) };
        }
        Ok(())
    })
}

/// Ranks the legal plays of the roll `die1`, `die2` (1 to 6 each), best first, the best of them looked at with `plies` rolls
/// (0 to 4).
///
/// `count` gets how many there are, 0 where nothing can be moved; the best of them, at most `capacity`, go to `plays`, which
/// may be null where `capacity` is 0.
///
/// # Safety
/// `engine`, `position` and `stakes` are null or what they are called; `plays` is null or may be written to for `capacity`
/// plays, `count` null or for one number.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tavola_best_plays(
    engine: *const TavolaEngine,
    position: *const TavolaPosition,
    stakes: *const TavolaStakes,
    die1: u8,
    die2: u8,
    plies: u32,
    plays: *mut TavolaPlay,
    capacity: usize,
    count: *mut usize,
) -> TavolaStatus {
    answered(|| {
        // SAFETY: as the caller promises of each.
        let (engine, position, game) = unsafe { question(engine, position, stakes) }?;
        is_given(count, "count")?;
        if capacity > 0 {
            is_given(plays, "plays")?;
        }
        let ranked = engine.best_plays(&position, roll(die1, die2)?, &game, depth(plies)?);
        let told = ranked.first().into_iter().flat_map(|best| ranked.iter().map(|play| TavolaPlay::of(play, best)));
        for (index, play) in told.take(capacity).enumerate() {
            // SAFETY: not null, and within the room that the caller has named.
            unsafe { plays.add(index).write(play) };
        }
        // SAFETY: not null, and the caller lets us write there.
        unsafe { count.write(ranked.len()) };
        Ok(())
    })
}

/// Whether the player on roll doubles and how they are answered, `plies` rolls (0 to 4) looked ahead.
///
/// # Safety
/// `engine`, `position` and `stakes` are null or what they are called; `decision` is null or may be written to.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tavola_cube(
    engine: *const TavolaEngine,
    position: *const TavolaPosition,
    stakes: *const TavolaStakes,
    plies: u32,
    decision: *mut TavolaCubeDecision,
) -> TavolaStatus {
    answered(|| {
        // SAFETY: as the caller promises of each.
        let (engine, position, game) = unsafe { question(engine, position, stakes) }?;
        is_given(decision, "decision")?;
        let look = engine.cube_look(&position, &game, depth(plies)?);
        // SAFETY: not null, and the caller lets us write there.
        unsafe { decision.write((&look).into()) };
        Ok(())
    })
}

/// Engine, position and game of a question in which there is something to decide.
///
/// # Safety
/// Each is null or what it is called.
pub(crate) unsafe fn question<'a>(
    engine: *const TavolaEngine,
    position: *const TavolaPosition,
    stakes: *const TavolaStakes,
) -> Result<(&'a Engine, Position, CubeGame), Refused> {
    // SAFETY: as the caller promises of each.
    let (engine, position, stakes) =
        unsafe { (read(engine, "engine")?, read(position, "position")?, read(stakes, "stakes")?) };
    Ok((&engine.engine, position.open()?, stakes.game()?))
}

fn roll(die1: u8, die2: u8) -> Result<Roll, Refused> {
    let die = |number| {
        Die::try_from(number).map_err(|error: NotADie| Refused::new(TavolaStatus::BadNumber, error.to_string()))
    };
    Ok(Roll::new(die(die1)?, die(die2)?))
}
