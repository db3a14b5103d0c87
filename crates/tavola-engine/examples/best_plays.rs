//! The plays of an opening roll, best first, one roll looked ahead: `cargo run -p tavola-engine --example best_plays 31`.

use std::process::ExitCode;

use tavola_engine::cubeful::Plies;
use tavola_engine::{CubeGame, Engine, Stakes};
use tavola_rules::{Position, Roll};

fn main() -> ExitCode {
    let asked = std::env::args().nth(1).unwrap_or_else(|| "31".to_owned());
    let roll: Roll = match asked.parse() {
        Ok(roll) => roll,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::FAILURE;
        }
    };
    let game = CubeGame::new(&Stakes::MONEY);
    let ranked = Engine::default().best_plays(&Position::START, roll, &game, Plies(1));
    let Some(best) = ranked.first() else { return ExitCode::SUCCESS };
    for (rank, play) in (1..).zip(ranked.iter().take(5)) {
        let steps = play.play.steps().iter().map(|step| format!("{}/{}", step.from.number(), step.to.number()));
        let steps: Vec<String> = steps.collect();
        let (equity, loss) = (play.equity.value(), play.loss_against(best).value());
        println!("{rank}. {:<24} {equity:+.4}  loses {loss:.4}", steps.join(" "));
    }
    ExitCode::SUCCESS
}
