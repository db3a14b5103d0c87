//! What is true of every game at every moment, one predicate each.

use tavola_rules::{
    Action, ActionKind, Board, CHECKERS, CrawfordState, Cube, Ending, Game, Phase, Setup, SetupFault, Side,
};

/// Nobody gains or loses a checker.
pub(crate) fn checkers_are_conserved(board: &Board) -> bool {
    let setup = Setup::from(*board);
    Side::BOTH.into_iter().all(|side| {
        let sign = if side == Side::White { 1 } else { -1 };
        let on_points: i16 = setup.points.iter().map(|&checkers| i16::from((checkers * sign).max(0))).sum();
        on_points + i16::from(setup.bar[side]) + i16::from(setup.off[side]) == i16::from(CHECKERS)
    })
}

/// The gate would let the board through; two boards closed with both sides waiting never come about (HIT-07).
pub(crate) fn board_is_sound(board: &Board) -> bool {
    let faults = Setup::from(*board).faults();
    assert!(!faults.contains(&SetupFault::BothShutOut), "HIT-07: {board:?}");
    faults.is_empty()
}

/// A game that is not over has checkers of both in play, but for a last play still to be accepted.
pub(crate) fn both_are_in_play_or_it_is_over(game: &Game) -> bool {
    match game.phase() {
        Phase::Over { result } => {
            let finished = Side::BOTH.into_iter().find(|&side| game.board().is_finished(side));
            (result.ending == Ending::BorneOff) == finished.is_some()
                && finished.is_none_or(|side| side == result.outcome.winner)
        }
        Phase::PlayShown { side, .. } => !game.board().is_finished(side.opponent()),
        _ => Side::BOTH.into_iter().all(|side| !game.board().is_finished(side)),
    }
}

/// Whoever is waited for can do something; the board never waits for nobody.
pub(crate) fn somebody_can_act(game: &Game) -> bool {
    match game.waits_for() {
        Some(side) => !game.legal_actions(side).is_empty(),
        None => matches!(game.phase(), Phase::OpeningRoll { .. } | Phase::Over { .. }),
    }
}

/// The cube in the middle shows what automatic doubles made of it; turned it shows at least 2.
pub(crate) fn cube_lies_where_it_should(game: &Game) -> bool {
    let Cube { value, .. } = game.cube();
    let automatic = game.rules().knobs().automatic_doubles != tavola_rules::AutomaticDoubles::None;
    game.result().is_some()
        || if game.cube().was_turned() { value.number() >= 2 } else { automatic || value.number() == 1 }
}

/// In the Crawford game the cube turns only by a mistake that can be annulled (MAT-02, MAT-03).
pub(crate) fn crawford_game_has_no_doubling(game: &Game) -> bool {
    game.score().crawford() != CrawfordState::Crawford
        || game.result().is_some()
        || game.cube() == Cube::START
        || game.may(Side::White, ActionKind::AnnulDoubles).is_ok()
        || game.resignation().is_some()
}

/// Text and back is the same game.
pub(crate) fn reads_back_as_written(game: &Game) -> bool {
    let text = serde_json::to_string(game).expect("a game has a text");
    serde_json::from_str::<Game>(&text).is_ok_and(|read| read == *game)
}

/// What a kind of act is said to be, it is when done: no act in order is refused for its kind.
pub(crate) fn permission_means_permission(game: &Game) -> bool {
    let bare = [
        (ActionKind::Double, Action::Double),
        (ActionKind::Take, Action::Take),
        (ActionKind::Drop, Action::Drop),
        (ActionKind::Beaver, Action::Beaver),
        (ActionKind::Raccoon, Action::Raccoon),
        (ActionKind::Otter, Action::Otter),
        (ActionKind::AcceptPlay, Action::AcceptPlay),
        (ActionKind::AcceptResignation, Action::AcceptResignation),
        (ActionKind::RejectResignation, Action::RejectResignation),
        (ActionKind::CountTie, Action::CountTie),
        (ActionKind::DoubleEarly, Action::DoubleEarly),
        (ActionKind::DoubleByMistake, Action::DoubleByMistake),
        (ActionKind::AnnulDoubles, Action::AnnulDoubles),
        (ActionKind::CorrectStart, Action::CorrectStart),
    ];
    Side::BOTH.into_iter().all(|side| {
        bare.iter().all(|&(kind, action)| match (game.may(side, kind), game.apply(side, action)) {
            (Ok(()), Ok(_)) => true,
            (Err(reason), Err(refusal)) => reason == refusal.reason && reason.clause_for(kind) == refusal.clause,
            _ => false,
        })
    })
}
