//! A race in a match to 5 at 2-2: does one double, and is it a take? `cargo run -p tavola-engine --example cube_decision`.

use tavola_engine::cubeful::Plies;
use tavola_engine::{CubeGame, CubeHolder, Engine, PointsAway, Stakes, Terms};
use tavola_rules::{BrokenSetup, BySide, CubeValue, Setup, Side};

fn main() -> Result<(), BrokenSetup> {
    // White to roll: 44 pips against 52. What is missing to 15 has been borne off.
    let mut points = [0; 24];
    for (point, checkers) in [(2, 2), (3, 2), (5, 2), (6, 4)] {
        points[point - 1] = checkers;
    }
    for (point, checkers) in [(24, 2), (22, 2), (20, 4), (19, 4)] {
        points[point - 1] = -checkers;
    }
    let board = Setup::with_the_rest_off(points, BySide { white: 0, black: 0 }).board()?;
    let position = board.seen_by(Side::White);

    let three = PointsAway::new(3).expect("three is more than none");
    let terms = Terms::Match { away_own: three, away_opponent: three, crawford: false };
    let game = CubeGame::new(&Stakes { cube: CubeValue::ONE, owner: CubeHolder::Centred, terms });

    let decision = Engine::default().cube_action(&position, &game, Plies(2));
    println!("{} pips against {}", position.own_pips(), position.opponent_pips());
    println!("{:?}, {:?}", decision.action, decision.answer);
    println!("no double     {:+.4}", decision.no_double.value());
    println!("double, take  {:+.4}", decision.double_take.value());
    println!("double, drop  {:+.4}", decision.double_drop.value());
    Ok(())
}
