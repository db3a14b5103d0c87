//! The engine for C and whatever can call C: positions, plays, cube decisions, rollouts. No match files, no clock.
//!
//! The functions are those of `include/tavola.h`, which cbindgen makes of this crate; `examples/best.c` uses them, and
//! `docs/library.md` says how it is built and linked. No panic and no unchecked number crosses the border: every function
//! looks at its pointers and counts first, and answers with a [`TavolaStatus`].
#![expect(unsafe_code, reason = "pointers come from outside, and names are exported")]

mod border;
mod judge;
mod position;
mod rollout;
mod types;

pub use border::{TavolaStatus, tavola_last_error, tavola_version};
pub use judge::{TavolaEngine, tavola_best_plays, tavola_cube, tavola_engine_free, tavola_engine_new, tavola_evaluate};
pub use position::{
    tavola_position_from_counts, tavola_position_from_id, tavola_position_id, tavola_position_start,
    tavola_stakes_money,
};
pub use rollout::{
    TavolaProgress, TavolaRollout, TavolaRolloutSettings, tavola_rollout, tavola_rollout_settings_usual,
};
pub use types::{
    TAVOLA_PLAY_TEXT, TavolaChances, TavolaCubeAction, TavolaCubeAnswer, TavolaCubeDecision, TavolaCubeOwner,
    TavolaEvaluation, TavolaPlay, TavolaPosition, TavolaStakes,
};
