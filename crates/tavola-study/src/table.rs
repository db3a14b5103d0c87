//! A table's match as other programs read it.

use tavola_base::{Time, dice_proof::MatchNumber};
use tavola_club::TableView;
use tavola_club::table::{
    CommandName, Happening, PlayedGame, PlayedLine, TableEvent, played_games,
    view::{TurnRecord, TurnView},
};
use tavola_notation::record::{Act, GameRecord, Line, MatchRecord, Place};
use tavola_rules::{Board, BySide, Play, Side, check_play};

/// One match of a table as it was played: its latest, or the one of that number; none before its first game.
#[must_use]
pub fn match_record(
    events: &[TableEvent],
    players: BySide<String>,
    day: &str,
    of: Option<MatchNumber>,
) -> Option<MatchRecord> {
    let games = played_games(events);
    let of = of.or(games.last().map(|game| game.of))?;
    let games: Vec<PlayedGame> = games.into_iter().filter(|game| game.of == of).collect();
    let rules = *games.first()?.start.rules();
    let mut tags = vec![("Site".to_owned(), "Tavola".to_owned()), ("EventDate".to_owned(), day.to_owned())];
    if has_tutor(events) {
        tags.push(("Tutor".to_owned(), "played with a tutor".to_owned()));
    }
    Some(MatchRecord { players, rules, tags, games: games.into_iter().map(recorded).collect() })
}

/// Whether the table has a tutor: what was played there was asked about and could be taken back.
#[must_use]
pub fn has_tutor(events: &[TableEvent]) -> bool {
    events.iter().any(|event| matches!(&event.what, Happening::Opened { terms, .. } if terms.tutor.is_some()))
}

/// The games of one match that are over, with its number: of that match, or of the latest that has such a game; none if
/// there is none. Of a game that is being played nothing is told.
#[must_use]
pub fn finished_games(
    events: &[TableEvent],
    players: BySide<String>,
    of: Option<MatchNumber>,
) -> Option<(MatchNumber, MatchRecord)> {
    let games = played_games(events).into_iter().filter(|game| game.end.result().is_some());
    let games: Vec<PlayedGame> = games.filter(|game| of.is_none_or(|of| game.of == of)).collect();
    let latest = games.last()?;
    let (of, rules) = (latest.of, *latest.start.rules());
    let games = games.into_iter().filter(|game| game.of == of).map(recorded).collect();
    Some((of, MatchRecord { players, rules, tags: Vec::new(), games }))
}

/// One match of a table, as far as its games are over.
#[derive(Debug, Clone)]
pub struct FinishedMatch {
    /// Its number.
    pub of: MatchNumber,
    /// Its games that are over.
    pub record: MatchRecord,
    /// When the last of them ended.
    pub ended: Time,
}

/// All matches of a table of which a game is over, first to last.
#[must_use]
pub fn finished_matches(events: &[TableEvent], players: &BySide<String>) -> Vec<FinishedMatch> {
    let games = played_games(events).into_iter().filter(|game| game.end.result().is_some());
    let ends = events.iter().filter(|event| matches!(event.what, Happening::GameEnded { .. })).map(|event| event.at);
    let mut found: Vec<FinishedMatch> = Vec::new();
    for (game, ended) in games.zip(ends) {
        if found.last().is_none_or(|last| last.of != game.of) {
            let (of, rules) = (game.of, *game.start.rules());
            let record = MatchRecord { players: players.clone(), rules, tags: Vec::new(), games: Vec::new() };
            found.push(FinishedMatch { of, record, ended });
        }
        if let Some(last) = found.last_mut() {
            last.record.games.push(recorded(game));
            last.ended = ended;
        }
    }
    found
}

fn recorded(game: PlayedGame) -> GameRecord {
    GameRecord { start: game.start, lines: lines(&game.lines), end: game.end }
}

/// The lines in the order of files: a double that came too early is answered after the play it came too early for (CUB-09).
fn lines(played: &[PlayedLine]) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut early = None;
    for done in played {
        let Some(found) = line(done) else { continue };
        match &done.record {
            TurnRecord::Cube { act: CommandName::DoubleEarly, .. } => early = Some(found),
            TurnRecord::Turn(_) => lines.extend([Some(found), early.take()].into_iter().flatten()),
            _ => lines.push(found),
        }
    }
    lines
}

/// A line as files have it; what was taken back or rejected, none of them tells.
fn line(line: &PlayedLine) -> Option<Line> {
    let (by, act) = match &line.record {
        TurnRecord::Turn(turn) => (turn.side, played(line, turn)?),
        TurnRecord::Cube { side, act, .. } => (*side, turned(*act)?),
        TurnRecord::Challenged { .. }
        | TurnRecord::Rejected { .. }
        | TurnRecord::RolledEarly { .. }
        | TurnRecord::StartCorrected { .. } => return None,
    };
    Some(Line { at: Place::default(), by, act, before: line.before })
}

fn played(line: &PlayedLine, turn: &TurnView) -> Option<Act> {
    let play = Play::new(&turn.steps)?;
    let before = line.before.board().seen_by(turn.side);
    let roll = turn.roll;
    Some(match check_play(&before, roll, &play) {
        Ok(legal) => Act::Play { roll, play: legal.play },
        // Where legality is called, a play against the rules may stand.
        Err(_) => Act::Illegal { roll, after: Board::from_view(turn.side, &play.result(&before)) },
    })
}

const fn turned(act: CommandName) -> Option<Act> {
    match act {
        CommandName::Double | CommandName::DoubleEarly => Some(Act::Double),
        CommandName::Take => Some(Act::Take),
        CommandName::Drop => Some(Act::Drop),
        CommandName::Beaver => Some(Act::Beaver),
        CommandName::Raccoon => Some(Act::Raccoon),
        _ => None,
    }
}

/// The names of those who sit there; the colour where nobody does.
#[must_use]
pub fn names(view: &TableView) -> BySide<String> {
    BySide::from_fn(|side| {
        let colour = if side == Side::White { "White" } else { "Black" };
        view.seats[side].name.clone().unwrap_or_else(|| colour.to_owned())
    })
}
