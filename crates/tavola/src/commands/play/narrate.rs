//! What happens, in words.

use tavola_club::TableView;
use tavola_club::table::{Happening, TableEvent};
use tavola_notation::MoveText;
use tavola_rules::{Action, Ending, GameResult, Points, Side, WinKind};

use super::session::YOU;

/// A line for an event; none for those nobody needs to hear of.
pub(super) fn event(event: &TableEvent) -> Option<String> {
    match &event.what {
        Happening::GameStarted { number } => Some(format!("\nGame {number}.")),
        Happening::Acted { side, action } => act(*side, action),
        Happening::GameEnded { result, points } if *points > Points::ZERO => Some(end(result, *points)),
        Happening::MatchEnded { winner: Some(winner), .. } => {
            Some(format!("{} the match.", says(*winner, "win", "wins")))
        }
        _ => None,
    }
}

fn act(side: Side, action: &Action) -> Option<String> {
    Some(match action {
        Action::RollOpening { white, black } if white == black => format!("Both roll a {white}: roll again."),
        Action::RollOpening { white, black } => {
            let first = if white > black { Side::White } else { Side::Black };
            format!("You roll a {white}, the bot a {black}: {} first.", says(first, "play", "plays"))
        }
        Action::Roll { roll } => format!("{} {roll}.", says(side, "roll", "rolls")),
        Action::Play { play } if play.is_empty() => format!("{} no legal move.", says(side, "have", "has")),
        Action::Play { play } => format!("{} {}.", says(side, "play", "plays"), MoveText(play)),
        Action::Double => format!("{}.", says(side, "double", "doubles")),
        Action::Take => format!("{}.", says(side, "take", "takes")),
        Action::Drop => format!("{}.", says(side, "pass", "passes")),
        Action::Beaver => format!("{}.", says(side, "beaver", "beavers")),
        Action::Raccoon => format!("{} with a raccoon.", says(side, "answer", "answers")),
        Action::Otter => format!("{} with an otter.", says(side, "answer", "answers")),
        Action::Resign { kind } => format!("{} to resign {}.", says(side, "offer", "offers"), game(*kind)),
        Action::RejectResignation => format!("{} to play on.", says(side, "want", "wants")),
        Action::Claim { kind } => format!("{} {}.", says(side, "claim", "claims"), game(*kind)),
        _ => return None,
    })
}

fn end(result: &GameResult, points: Points) -> String {
    let winner = result.outcome.winner;
    let how = match result.ending {
        Ending::BorneOff => game(result.outcome.kind),
        Ending::Dropped => "the double is passed",
        Ending::Resigned => "resigned",
        Ending::Claimed => "claimed",
        _ => "awarded",
    };
    let word = if points.number() == 1 { "point" } else { "points" };
    format!("{} {points} {word}: {how}.", says(winner, "win", "wins"))
}

/// The score as both have it.
pub(super) fn score(view: &TableView) -> String {
    let points = view.score.points;
    let length = view.score.length.map_or_else(String::new, |length| format!(", to {length}"));
    format!("You {}, bot {}{length}.", points[YOU], points[YOU.opponent()])
}

/// `side` with its verb.
pub(super) fn says(side: Side, you: &str, bot: &str) -> String {
    if side == YOU { format!("You {you}") } else { format!("The bot {bot}") }
}

/// What a game of that size is called.
pub(super) const fn game(kind: WinKind) -> &'static str {
    match kind {
        WinKind::Single => "a single game",
        WinKind::Gammon => "a gammon",
        WinKind::Backgammon => "a backgammon",
    }
}
