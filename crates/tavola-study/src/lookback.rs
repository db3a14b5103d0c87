//! The games of a table as a page looks back at them: each line with the board before it and the ids that other
//! programs read.

use serde::Serialize;
use tavola_base::dice_proof::MatchNumber;
use tavola_club::table::{
    PlayedGame, TableEvent, played_games,
    view::{GameRecord, TurnRecord},
};
use tavola_notation::{GnubgId, Situation, Xgid};
use tavola_rules::{BySide, CrawfordState, Cube, CubeOwner, CubeValue, Game, Points, Setup, Side};

/// All games of a table.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct TableRecord {
    /// In the order in which they were played, those of earlier matches first.
    pub games: Vec<RecordedGame>,
}

/// One game.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct RecordedGame {
    /// Of which match of the table: 1, or more after rematches.
    #[serde(rename = "match")]
    pub of: MatchNumber,
    /// Which of the match, from 1.
    pub number: u32,
    /// The score before it.
    pub score: BySide<Points>,
    /// Whether it is the Crawford game.
    pub crawford: bool,
    /// Its lines, first to last.
    pub lines: Vec<RecordedLine>,
    /// How it stands after them.
    pub end: Moment,
    /// How it ended; none while it is being played.
    pub result: Option<GameRecord>,
}

/// One line, and how the game stood before it.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct RecordedLine {
    /// What was done.
    pub record: TurnRecord,
    /// How it stood when it was decided.
    pub before: Moment,
}

/// How a game stands at one moment.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Moment {
    /// The checkers: White's numbering, White's checkers positive.
    pub board: Setup,
    /// What the cube shows.
    pub cube: CubeValue,
    /// Whose it is.
    pub owner: CubeOwner,
    /// Whether there is doubling in this game at all.
    pub enabled: bool,
    /// Its XGID; none before the first roll, after the end, and where the format has no words for it.
    pub xgid: Option<String>,
    /// Its GNUBG id; none in the same cases.
    pub gnubg: Option<String>,
}

impl TableRecord {
    /// The games in a table's events.
    #[must_use]
    pub fn of(events: &[TableEvent]) -> Self {
        Self { games: played_games(events).into_iter().map(RecordedGame::of).collect() }
    }
}

impl RecordedGame {
    fn of(game: PlayedGame) -> Self {
        let score = game.start.score();
        let line = |line: tavola_club::table::PlayedLine| RecordedLine {
            record: line.record,
            before: Moment::of(&line.before),
        };
        Self {
            of: game.of,
            number: game.number,
            score: BySide::from_fn(|side: Side| score.won(side)),
            crawford: score.crawford() == CrawfordState::Crawford,
            lines: game.lines.into_iter().map(line).collect(),
            end: Moment::of(&game.end),
            result: game.result,
        }
    }
}

impl Moment {
    fn of(game: &Game) -> Self {
        let situation = Situation::of_game(game);
        let xgid = situation.as_ref().and_then(|situation| Xgid::try_from(situation).ok());
        let gnubg = situation.as_ref().and_then(|situation| GnubgId::try_from(situation).ok());
        let Cube { value, owner } = game.cube();
        Self {
            board: Setup::from(*game.board()),
            cube: value,
            owner,
            enabled: game.score().crawford() != CrawfordState::Crawford,
            xgid: xgid.map(|id| id.to_string()),
            gnubg: gnubg.map(|id| id.to_string()),
        }
    }
}
