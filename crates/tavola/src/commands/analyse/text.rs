//! A judged match in lines: each player's sums and worst errors, and a decision in a few words.

use std::fmt::Write as _;

use tavola_engine::CubeAnswer;
use tavola_rules::Side;
use tavola_study::MatchReport;
use tavola_study::report::{ActReport, CubeReport, Decided, DecisionReport, LineReport, PlayerReport};

use crate::commands::counted;

/// All of it, `worst` errors of each player.
pub(super) fn written(name: &str, report: &MatchReport, worst: usize) -> String {
    let mut text = format!("{name}, {}\n", counted(report.plies, "ply", "plies"));
    for side in [Side::Black, Side::White] {
        let _ = write!(text, "\n{}", sums(&report.players[side]));
        for (game, line, report, decision) in errors(report).into_iter().filter(|one| one.2.by == side).take(worst) {
            let what = told(report, decision);
            let _ = writeln!(text, "  {:.3}  game {}, line {}: {what}", decision.loss, game + 1, line + 1);
        }
    }
    text.push('\n');
    text
}

/// Every marked decision with its game and line, worst first.
pub(super) fn errors(report: &MatchReport) -> Vec<(usize, usize, &LineReport, &DecisionReport)> {
    let mut errors: Vec<_> = report.decisions().filter(|(.., decision)| decision.mark.is_some()).collect();
    errors.sort_by(|a, b| b.3.loss.total_cmp(&a.3.loss));
    errors
}

fn sums(player: &PlayerReport) -> String {
    let PlayerReport { name, rating, millis, plays, play_losses, cubes, cube_losses, luck, marks, .. } = player;
    let [doubtful, errors, blunders, whoppers] = marks;
    format!(
        "{name}: PR {rating:.2} over {} ({}, {}); lost {play_losses:.3} at plays, \
         {cube_losses:.3} at the cube; gnubg's rate {millis:.1}\n  \
         {doubtful} doubtful, {}, {}, {}; luck {luck:+.3}\n",
        counted(plays + cubes, "decision", "decisions"),
        counted(*plays, "play", "plays"),
        counted(*cubes, "cube", "cubes"),
        counted(*errors, "error", "errors"),
        counted(*blunders, "blunder", "blunders"),
        counted(*whoppers, "whopper", "whoppers"),
    )
}

/// A decision with what would have been better.
pub(super) fn told(line: &LineReport, decision: &DecisionReport) -> String {
    match &decision.what {
        Decided::Play { candidates, .. } => {
            let best = candidates.first().map(|best| best.play.as_str()).unwrap_or_default();
            format!("{}, best {best}", act(&line.act))
        }
        Decided::Doubling { doubled: true, cube } => {
            format!("doubled; waiting {:+.3}, taken {:+.3}", cube.no_double, cube.double_take)
        }
        Decided::Doubling { doubled: false, cube } => {
            format!("did not double; waiting {:+.3}, doubling {:+.3}", cube.no_double, doubled(cube))
        }
        Decided::Answer { answer, cube } => {
            let word = match answer {
                CubeAnswer::Take => "took",
                CubeAnswer::Drop => "dropped",
                CubeAnswer::Beaver => "beavered",
            };
            format!("{word}; taking {:+.3}, dropping {:+.3}", -cube.double_take, -cube.double_drop)
        }
    }
}

/// What doubling is worth against the best answer.
pub(super) fn doubled(cube: &CubeReport) -> f32 {
    cube.double_take.min(cube.double_drop)
}

/// What a player did.
pub(super) fn act(act: &ActReport) -> String {
    match act {
        ActReport::Play { roll, play } if play.is_empty() => format!("{roll}: cannot move"),
        ActReport::Play { roll, play } => format!("{roll}: {play}"),
        ActReport::Illegal { roll } => format!("{roll}: an illegal play"),
        ActReport::Roll { roll } => format!("{roll}: no play"),
        ActReport::Double => "doubles".to_owned(),
        ActReport::Take => "takes".to_owned(),
        ActReport::Drop => "drops".to_owned(),
        ActReport::Beaver => "beavers".to_owned(),
        ActReport::Raccoon => "raccoons".to_owned(),
        ActReport::Resign { .. } => "resigns".to_owned(),
    }
}
