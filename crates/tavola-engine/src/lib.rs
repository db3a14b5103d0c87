//! A position to numbers to decisions. No input or output but loading nets and tables.
//!
//! [`Engine`] answers: what a position comes to ([`Engine::evaluate`]), which play of a roll is best
//! ([`Engine::best_plays`]), whether to double and to take ([`Engine::cube_action`]). [`CubeGame`] says what is played
//! for, made of [`Stakes`]; [`Plies`](cubeful::Plies) how many rolls are looked ahead. [`rollout::Rollout`] plays a
//! position out many times, can be watched, broken off and resumed, and gives the same result for the same seed on any
//! number of threads. Everything is seen by the player on roll; each scale of worth has a type of its own ([`equity`]).
//!
//! ```
//! use tavola_engine::cubeful::Plies;
//! use tavola_engine::{CubeAction, CubeAnswer, CubeGame, Engine, Stakes};
//! use tavola_rules::Position;
//!
//! let engine = Engine::default();
//! let game = CubeGame::new(&Stakes::MONEY);
//!
//! let even = engine.evaluate(&Position::START, &game, Plies::ZERO);
//! assert!((0.5..0.55).contains(&even.outcomes.win()), "to have the roll is an advantage");
//!
//! let plays = engine.best_plays(&Position::START, "31".parse()?, &game, Plies(1));
//! let targets: Vec<u8> = plays[0].play.steps().iter().map(|step| step.to.number()).collect();
//! assert_eq!(targets, [5, 5], "31 makes the five-point");
//! assert!(plays[0].equity >= plays[1].equity);
//!
//! let cube = engine.cube_action(&Position::START, &game, Plies::ZERO);
//! assert_eq!((cube.action, cube.answer), (CubeAction::NoDouble, CubeAnswer::Take));
//! # Ok::<(), tavola_rules::NotARoll>(())
//! ```
//!
//! Which names are stable is said in the crate's `README.md`; its examples are whole programs. Work of two plies and more, and
//! rollouts, spread over the threads of the current pool of rayon. A judge of one's own stands behind [`Evaluator`].

pub mod analysis;
pub mod bearoff;
pub mod cubeful;
pub mod engine;
pub mod equity;
mod eval_cache;
pub mod evaluator;
pub mod features;
pub mod heuristic;
pub mod levels;
pub mod lookahead;
pub mod met;
pub mod moves;
pub mod net;
pub mod outcomes;
pub mod player;
pub mod replies;
pub mod rollout;
pub mod search;
pub mod simd;
pub mod stakes;

pub use bearoff::Bearoff;
pub use cubeful::{CubeAction, CubeAnswer, CubeDecision, CubeGame};
pub use engine::{CubeLook, Engine, Evaluation};
pub use equity::{CubefulEquity, CubelessEquity, MatchChance};
pub use evaluator::{Evaluator, WithTables, finished};
pub use heuristic::RulesOfThumb;
pub use levels::Level;
pub use met::MatchEquityTable;
pub use net::Nets;
pub use outcomes::{Cumulative, Outcomes};
pub use player::Player;
pub use search::Search;
pub use stakes::{CubeHolder, PointsAway, Stakes, Terms};
