//! `tavola levels`: how much each level errs, measured by the engine itself.

use std::process::ExitCode;

use clap::Args;
use tavola_engine::analysis::{Doubling, ErrorTally, play_loss};
use tavola_engine::cubeful::{CubeAnswer, Plies};
use tavola_engine::rollout::{Seed, TrialDice};
use tavola_engine::{CubeGame, Engine, Level, Player, Stakes, finished};
use tavola_rules::{CubeValue, Position, legal_plays};

/// Measure the error rate of every level of play, one JSON object per line.
///
/// Each level plays money games against itself; every play and cube decision is judged by the full engine. Rates are
/// losses per decision in thousandths of the cube (as gnubg counts) and as a performance rating (as XG counts).
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  tavola levels --games 100 --plies 1")]
pub(crate) struct Arguments {
    /// How many games each level plays.
    #[arg(long, default_value_t = 50)]
    games: u32,
    /// How many plies the judge searches.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(0..=2))]
    plies: u8,
    /// Measure only this level.
    #[arg(long, value_name = "NAME")]
    only: Option<String>,
    /// The seed of the dice.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Measures and prints.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let chosen = |level: &Level| arguments.only.as_ref().is_none_or(|only| only == level.name());
    let levels: Vec<Level> = Level::ALL.into_iter().filter(chosen).collect();
    anyhow::ensure!(!levels.is_empty(), "the levels are: {}", Level::ALL.map(Level::name).join(", "));
    let judge = Engine::default();
    for level in levels {
        let player = Player::at(level);
        let mut tally = ErrorTally::default();
        for game in 0..arguments.games {
            let mut dice = TrialDice::new(Seed(arguments.seed), game);
            play(&player, &judge, Plies(arguments.plies), &mut dice, &mut tally);
        }
        let line = serde_json::json!({
            "level": level.name(),
            "games": arguments.games,
            "judge_plies": arguments.plies,
            "decisions": tally.unforced_plays + tally.cube_decisions,
            "millis_per_decision": tally.millis_per_decision(),
            "performance_rating": tally.performance_rating(),
            "seed": arguments.seed,
        });
        println!("{line}");
    }
    Ok(ExitCode::SUCCESS)
}

/// One game of a player against themselves, every decision judged.
fn play(player: &Player, judge: &Engine, plies: Plies, dice: &mut TrialDice, tally: &mut ErrorTally) {
    let (mut position, mut stakes) = (Position::START, Stakes::MONEY);
    // A cube of weak players may climb for ever; nothing is learnt beyond 64.
    let highest = CubeValue::new(64).unwrap_or(CubeValue::ONE);
    for turn in 0_u32.. {
        if turn > 0 && stakes.cube < highest && !cube_turn(player, judge, plies, &position, &mut stakes, tally) {
            return;
        }
        let roll = dice.roll();
        if !legal_plays(&position, roll).is_empty() {
            let ranked = judge.best_plays(&position, roll, &CubeGame::new(&stakes), plies);
            let next = player.choose_play(&position, roll, &stakes).result(&position).flipped();
            if let Some(loss) = play_loss(&ranked, &next) {
                tally.add_play(ranked.len(), loss);
            }
            position = next;
        } else {
            position = position.flipped();
        }
        if finished(&position).is_some() {
            return;
        }
        stakes = stakes.flipped();
    }
}

/// The cube decision before a roll; whether the game goes on.
fn cube_turn(
    player: &Player,
    judge: &Engine,
    plies: Plies,
    position: &Position,
    stakes: &mut Stakes,
    tally: &mut ErrorTally,
) -> bool {
    if !stakes.may_double() {
        return true;
    }
    let decision = judge.cube_action(position, &CubeGame::new(stakes), plies);
    if !player.wants_double(position, stakes) {
        tally.add_doubling(&decision, Doubling::Waited);
        return true;
    }
    tally.add_doubling(&decision, Doubling::Doubled);
    let answer = player.answer_double(position, stakes);
    tally.add_answer(&decision, answer);
    *stakes = stakes.after_take();
    answer != CubeAnswer::Drop
}
