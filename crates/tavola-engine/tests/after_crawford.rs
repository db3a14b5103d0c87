//! After the Crawford game the trailer doubles at the first chance, whatever the score.

use rayon::prelude::*;
use tavola_engine::cubeful::Plies;
use tavola_engine::{CubeGame, CubeHolder, Engine, PointsAway, Stakes, Terms};
use tavola_rules::{CubeValue, Position, Roll};

/// The stakes of a trailer so many points away against one, after the Crawford game.
fn trailing(points: u32) -> Stakes {
    let away = |points| PointsAway::new(points).expect("at least one");
    let terms = Terms::Match { away_own: away(points), away_opponent: away(1), crawford: false };
    Stakes { cube: CubeValue::ONE, owner: CubeHolder::Centred, terms }
}

// rule: CUB-16
#[test]
fn the_trailer_doubles_at_the_first_chance_at_every_score_to_25() {
    let engine = Engine::default();
    let opened = |roll: &Roll| {
        let game = CubeGame::new(&Stakes::MONEY);
        let best =
            engine.best_play(&Position::START, *roll, &game, Plies::ZERO).expect("every opening roll can be played");
        (*roll, best.next)
    };
    let openings: Vec<(Roll, Position)> =
        Roll::all().filter(|roll| !roll.is_double()).collect::<Vec<_>>().iter().map(opened).collect();
    let waits: Vec<(u32, Roll)> = (2..=25_u32)
        .into_par_iter()
        .flat_map_iter(|points| {
            let game = CubeGame::new(&trailing(points));
            let waits = |position: &Position| !engine.cube_action(position, &game, Plies::ZERO).doubles();
            openings.iter().filter(|(_, position)| waits(position)).map(|(roll, _)| (points, *roll)).collect::<Vec<_>>()
        })
        .collect();
    assert_eq!(waits, [], "the trailer waits, so many points away after the opponent has opened so");
}
