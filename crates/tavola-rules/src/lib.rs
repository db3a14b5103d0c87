//! The rules of backgammon: positions, legal plays, cube, scores, games. Nothing random, timed or stored.
//!
//! [`Game`] is one game as a state machine: [`Game::legal_actions`] says what is in order, [`Game::apply`] does it or
//! refuses with the [`Clause`] of the rulebook it would break. Under it lie the parts: [`Position`] and [`Board`]
//! (what stands where, seen by the side on roll or from fixed sides), [`legal_plays`], [`check_play`] and
//! [`StepGraph`] (what a roll allows), [`Cube`] and [`Offer`], [`RuleSet`], [`Score`], [`Outcome`], and
//! [`certain_win`] (what no dice can change any more). Dice come in as arguments.
//!
//! ```
//! use tavola_rules::{Action, Clause, Die, Game, Preset, RuleSet, Score, Side};
//!
//! let rules = RuleSet::preset(Preset::Match);
//! let game = Game::new(&rules, &Score::start(&rules));
//! let [white, black] = [3, 1].map(|number| Die::new(number).expect("1 to 6"));
//! let game = game.apply(Side::White, Action::RollOpening { white, black })?;
//!
//! let refusal = game.apply(Side::White, Action::Double).expect_err("the dice have been rolled");
//! assert_eq!(refusal.clause, Clause::CUB_02);
//!
//! let play = game.legal_plays()[0].play;
//! let game = game.apply(Side::White, Action::Play { play })?;
//! let game = game.apply(Side::Black, Action::Double)?;
//! let game = game.apply(Side::White, Action::Drop)?;
//! assert_eq!(game.score_after().map(|score| score.won(Side::Black).number()), Some(1));
//! # Ok::<(), tavola_rules::Refusal>(())
//! ```
#![forbid(unsafe_code)]

mod board;
mod claim;
mod clause;
mod cube;
mod die;
mod game;
mod legal;
mod numbering;
mod outcome;
mod play;
mod point;
mod position;
mod race;
mod roll;
mod ruleset;
mod score;
mod setup;
mod sheet;
mod side;
mod steps;

pub use board::Board;
pub use claim::{Turn, certain_win, most_to_lose};
pub use clause::Clause;
pub use cube::{Cube, CubeOwner, CubeValue, NotACubeValue, Offer, OfferStep};
pub use die::{Die, NotADie, NotARoll, Roll};
pub use game::{
    Action, ActionKind, Award, BrokenStart, Conduct, Early, FirstTurn, Game, ImpossiblePlay, Phase, Reason, Refusal,
    Resignation, Start, StartFault, Tie,
};
pub use legal::{LegalPlay, legal_play_to, legal_plays, legal_results};
pub use numbering::{AbsolutePoint, HomeHand, Row, Spot};
pub use outcome::{Ending, GameResult, Outcome, Points, WinKind};
pub use play::{Play, Step, TooManySteps};
pub use point::{NotAPoint, Origin, Point, Target};
pub use position::{CHECKERS, Position};
pub use roll::{Consent, Lie, RollRuling, ruling_on_roll};
pub use ruleset::{
    AutomaticDoubles, AutomaticLimit, BackgammonRule, BrokenRule, BrokenRules, Crawford, CubeResponses, DoublingLimit,
    Holland, Jacoby, Knobs, Legality, Length, MatchLength, NotAMatchLength, NotAnAutomaticLimit, PrematureRoll, Preset,
    RuleChoice, RuleSet,
};
pub use score::{Away, CrawfordState, Score};
pub use setup::{BrokenSetup, Setup, SetupFault};
pub use sheet::{
    Leg, LengthRuling, Noticed, ResignedMatch, ScoreRuling, ScoreSheet, length_that_counts, score_that_counts,
};
pub use side::{BySide, Side, higher_roll};
pub use steps::{IllegalPlay, StepEdge, StepGraph, StepNode, check_play};
