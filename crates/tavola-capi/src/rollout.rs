//! Rollouts: how they are done, what they say, and a callback that sees how far they have come.

use std::ffi::c_void;
use std::ops::ControlFlow;

use tavola_engine::rollout::{
    BLOCK, Budget, Estimate, FirstTurn, Length, Rollout, Seed, Settings, Stopped, VarianceReduction, WithCube,
};

use crate::border::{Refused, TavolaStatus, answered, is_given, read};
use crate::judge::{TavolaEngine, question};
use crate::types::{TavolaChances, TavolaPosition, TavolaStakes};

const MOST_TRIALS: u32 = 100_000_000;

/// How a rollout is done. `tavola_rollout_settings_usual` fills in the usual.
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TavolaRolloutSettings {
    /// At most so many games, rounded up to whole blocks of 36: 1 to 100,000,000.
    pub trials: u32,
    /// After so many rolls the engine judges, 1 to 65,535; 0 plays to the end.
    pub truncate: u32,
    /// What the dice come from: the same seed gives the same result, on any number of threads.
    pub seed: u64,
    /// Stop once the standard error of the equity is below this; 0 never stops.
    pub precision: f32,
    /// 1 with the cube in play, 0 without.
    pub cubeful: i32,
    /// 1 subtracts luck, which makes the error much smaller; 0 counts results as they fall.
    pub variance_reduction: i32,
}

impl TavolaRolloutSettings {
    pub(crate) fn usual() -> Self {
        let usual = Settings::USUAL;
        Self {
            trials: usual.most_trials,
            truncate: 0,
            seed: usual.seed.0,
            precision: usual.precision,
            cubeful: (usual.cube == WithCube::Cubeful).into(),
            variance_reduction: (usual.variance_reduction == VarianceReduction::Lookahead).into(),
        }
    }

    pub(crate) fn settings(&self) -> Result<Settings, Refused> {
        let bad = |text: String| Refused::new(TavolaStatus::BadNumber, text);
        if !(1..=MOST_TRIALS).contains(&self.trials) {
            return Err(bad(format!("trials are 1 to {MOST_TRIALS}, not {}", self.trials)));
        }
        let truncate = u16::try_from(self.truncate)
            .map_err(|_| bad(format!("truncate is 0 to {} rolls, not {}", u16::MAX, self.truncate)))?;
        if !(self.precision >= 0.0 && self.precision.is_finite()) {
            return Err(bad(format!("precision is 0 or more, not {}", self.precision)));
        }
        let is_on = |flag: i32| flag != 0;
        Ok(Settings {
            cube: if is_on(self.cubeful) { WithCube::Cubeful } else { WithCube::Cubeless },
            variance_reduction: match is_on(self.variance_reduction) {
                true => VarianceReduction::Lookahead,
                false => VarianceReduction::Off,
            },
            length: if truncate == 0 { Length::ToTheEnd } else { Length::Truncated(truncate) },
            seed: Seed(self.seed),
            most_trials: self.trials.next_multiple_of(BLOCK),
            precision: self.precision,
            ..Settings::USUAL
        })
    }
}

/// What a rollout says so far, seen by the player on roll. Errors are standard errors of the mean.
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TavolaRollout {
    /// Games counted.
    pub trials: u32,
    /// The ways they ended.
    pub chances: TavolaChances,
    /// Points without a cube.
    pub cubeless: f32,
    /// The error of `cubeless`.
    pub cubeless_error: f32,
    /// The worth in units of the cube (EMG in a match); with the cube if the rollout was cubeful.
    pub equity: f32,
    /// The error of `equity`.
    pub equity_error: f32,
}

impl From<&Estimate> for TavolaRollout {
    fn from(estimate: &Estimate) -> Self {
        Self {
            trials: estimate.trials,
            chances: (&estimate.outcomes).into(),
            cubeless: estimate.cubeless.value(),
            cubeless_error: estimate.cubeless_error,
            equity: estimate.equity.value(),
            equity_error: estimate.equity_error,
        }
    }
}

/// Sees what a rollout says so far, and gets the pointer given with it. Returns 0 to go on and anything else to break it off.
/// It must not throw.
pub type TavolaProgress = Option<unsafe extern "C" fn(so_far: *const TavolaRollout, user: *mut c_void) -> i32>;

/// 1,296 games with the cube to the end, with variance reduction, from seed 1.
///
/// # Safety
/// `settings` is null or may be written to.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tavola_rollout_settings_usual(settings: *mut TavolaRolloutSettings) -> TavolaStatus {
    answered(|| {
        is_given(settings, "settings")?;
        // SAFETY: not null, and the caller lets us write there.
        unsafe { settings.write(TavolaRolloutSettings::usual()) };
        Ok(())
    })
}

/// Plays a position out many times, the player on roll first free to double, and says in `result` what came of it.
///
/// `progress` (null for none) is called on the calling thread after every block of 36 games, with `user` as it was given;
/// blocks are played several at a time, so that its calls come in bursts. If it breaks the rollout off, the status is
/// TAVOLA_STATUS_CANCELLED and `result` says what was counted.
///
/// # Safety
/// `engine`, `position`, `stakes` and `settings` are null or what they are called; `result` is null or may be written to;
/// `progress` is null or may be called with `user` as long as this function runs.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tavola_rollout(
    engine: *const TavolaEngine,
    position: *const TavolaPosition,
    stakes: *const TavolaStakes,
    settings: *const TavolaRolloutSettings,
    progress: TavolaProgress,
    user: *mut c_void,
    result: *mut TavolaRollout,
) -> TavolaStatus {
    answered(|| {
        // SAFETY: as the caller promises of each.
        let (engine, position, game) = unsafe { question(engine, position, stakes) }?;
        // SAFETY: as above.
        let settings = unsafe { read(settings, "settings") }?.settings()?;
        is_given(result, "result")?;
        let mut rollout = Rollout::new(&position, &game, FirstTurn::MayDouble, settings);
        let watch = |rollout: &Rollout| {
            let so_far = TavolaRollout::from(&rollout.estimate());
            // SAFETY: the caller lets us call it with their pointer while this function runs.
            let answer = progress.map_or(0, |progress| unsafe { progress(&raw const so_far, user) });
            if answer == 0 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        };
        let stopped = rollout.run(&engine.evaluator(), &Budget::UNLIMITED, watch);
        // SAFETY: not null, and the caller lets us write there.
        unsafe { result.write((&rollout.estimate()).into()) };
        match stopped {
            Stopped::Complete | Stopped::Precise => Ok(()),
            Stopped::BrokenOff => Err(Refused::new(TavolaStatus::Cancelled, "the callback broke the rollout off")),
        }
    })
}
