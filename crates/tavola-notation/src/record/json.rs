//! Our own form of a match: JSON with everything a [`MatchRecord`] holds. `docs/match.md` describes it.
//!
//! What is read is played through the rules and nothing else is believed: the position before each line is not in the
//! file, unless it does not follow from the lines before it.

use serde::{Deserialize, Serialize};
use tavola_rules::{
    Action, Award, Board, BySide, CrawfordState, FirstTurn, Game, Phase, Play, Points, Roll, RuleSet, Score, Side,
    Start, WinKind,
};

use super::mat::NotAMatch;
use super::remark::Place;
use super::replay::Reading;
use super::{Act, GameRecord, Line, MatchRecord};

/// The version of the form.
const VERSION: u32 = 1;
/// The largest file that is read, in bytes; the most games, and the most lines of one.
const LONGEST: usize = 16 * 1024 * 1024;
const MOST_GAMES: usize = 1_000;
const MOST_LINES: usize = 10_000;

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct MatchFile {
    v: u32,
    players: BySide<String>,
    rules: RuleSet,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    tags: Vec<(String, String)>,
    games: Vec<GameFile>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct GameFile {
    won: BySide<Points>,
    crawford: CrawfordState,
    /// Where it does not begin with the opening roll.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    start: Option<Start>,
    lines: Vec<LineFile>,
    /// A win that follows from no line: time, a ruling.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    awarded: Option<Awarded>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Awarded {
    winner: Side,
    kind: WinKind,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct LineFile {
    by: Side,
    act: ActFile,
    /// Line and column of the file it was first read from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    at: Option<(u32, u32)>,
    /// What stood there, where that does not follow from the lines before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    from: Option<Start>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum ActFile {
    Play { roll: Roll, steps: Play },
    Illegal { roll: Roll, after: Board },
    Roll { roll: Roll },
    Double,
    Take,
    Drop,
    Beaver,
    Raccoon,
    Resign { kind: WinKind },
}

impl From<Act> for ActFile {
    fn from(act: Act) -> Self {
        match act {
            Act::Play { roll, play } => Self::Play { roll, steps: play },
            Act::Illegal { roll, after } => Self::Illegal { roll, after },
            Act::Roll { roll } => Self::Roll { roll },
            Act::Double => Self::Double,
            Act::Take => Self::Take,
            Act::Drop => Self::Drop,
            Act::Beaver => Self::Beaver,
            Act::Raccoon => Self::Raccoon,
            Act::Resign { kind } => Self::Resign { kind },
        }
    }
}

impl From<&ActFile> for Act {
    fn from(act: &ActFile) -> Self {
        match *act {
            ActFile::Play { roll, steps: play } => Self::Play { roll, play },
            ActFile::Illegal { roll, after } => Self::Illegal { roll, after },
            ActFile::Roll { roll } => Self::Roll { roll },
            ActFile::Double => Self::Double,
            ActFile::Take => Self::Take,
            ActFile::Drop => Self::Drop,
            ActFile::Beaver => Self::Beaver,
            ActFile::Raccoon => Self::Raccoon,
            ActFile::Resign { kind } => Self::Resign { kind },
        }
    }
}

/// The match as JSON.
#[must_use]
pub fn write_json(record: &MatchRecord) -> String {
    let file = MatchFile {
        v: VERSION,
        players: record.players.clone(),
        rules: record.rules,
        tags: record.tags.clone(),
        games: record.games.iter().map(|game| game_file(record, game)).collect(),
    };
    let mut text = serde_json::to_string(&file).expect("a match has names for all it holds");
    text.push('\n');
    text
}

fn game_file(record: &MatchRecord, game: &GameRecord) -> GameFile {
    let score = game.start.score();
    let mut now = game.start;
    let mut lines = Vec::new();
    for line in &game.lines {
        let has_followed = before(now, line.by, &line.act).is_ok_and(|before| is_alike(&before, &line.before));
        let from = (!has_followed).then(|| start_of(&line.before, line.by, &line.act));
        let at = (line.at != Place::default()).then_some((line.at.line, line.at.column));
        lines.push(LineFile { by: line.by, act: line.act.into(), at, from });
        let stood = if has_followed { before(now, line.by, &line.act).unwrap_or(line.before) } else { line.before };
        now = after(&record.rules, score, stood, line.by, &line.act).unwrap_or(line.before);
    }
    let awarded = game.end.result().filter(|_| now.result().is_none());
    GameFile {
        won: BySide::from_fn(|side| score.won(side)),
        crawford: score.crawford(),
        start: (*game.start.start() != Start::STANDARD).then_some(*game.start.start()),
        lines,
        awarded: awarded.map(|result| Awarded { winner: result.outcome.winner, kind: result.outcome.kind }),
    }
}

/// Whether two games stand alike for what is done next, however often has been rolled in them.
fn is_alike(one: &Game, other: &Game) -> bool {
    let phase = |game: &Game| match *game.phase() {
        Phase::ToPlay { side, roll, .. } => Some((side, Some(roll))),
        Phase::OnRoll { side } => Some((side, None)),
        Phase::Doubled { offer } => Some((offer.to(), None)),
        _ => None,
    };
    (one.board(), one.cube(), phase(one)) == (other.board(), other.cube(), phase(other))
}

/// The moment from which an act follows, set up.
fn start_of(before: &Game, by: Side, act: &Act) -> Start {
    let turn = match act {
        Act::Play { roll, .. } | Act::Illegal { roll, .. } => FirstTurn::ToPlay { side: by, roll: *roll },
        _ => FirstTurn::OnRoll { side: by },
    };
    Start { board: *before.board(), cube: before.cube(), turn }
}

/// The game before an act: with the roll on the table where a roll is played.
fn before(now: Game, by: Side, act: &Act) -> Result<Game, String> {
    let (Act::Play { roll, .. } | Act::Illegal { roll, .. }) = *act else { return Ok(now) };
    if matches!(*now.phase(), Phase::ToPlay { side, roll: lies, .. } if side == by && lies == roll) {
        return Ok(now);
    }
    rolled(now, by, roll)
}

fn rolled(now: Game, by: Side, roll: Roll) -> Result<Game, String> {
    let action = match (now.phase(), by) {
        (Phase::OpeningRoll { .. }, Side::White) => Action::RollOpening { white: roll.high(), black: roll.low() },
        (Phase::OpeningRoll { .. }, Side::Black) => Action::RollOpening { white: roll.low(), black: roll.high() },
        _ => Action::Roll { roll },
    };
    now.apply(by, action).map_err(|refusal| refusal.to_string())
}

/// The game after an act.
fn after(rules: &RuleSet, score: &Score, before: Game, by: Side, act: &Act) -> Result<Game, String> {
    let apply = |action| before.apply(by, action).map_err(|refusal| refusal.to_string());
    match *act {
        Act::Play { play, .. } => apply(Action::Play { play }),
        Act::Illegal { after, .. } if after.is_finished(by) => {
            let kind = WinKind::on(&after, by, rules.knobs().backgammon);
            Ok(before.awarded(by, kind, Award::Ruling))
        }
        Act::Illegal { after, .. } => {
            let turn = FirstTurn::OnRoll { side: by.opponent() };
            let start = Start { board: after, cube: before.cube(), turn };
            Game::from_start(rules, score, start).map_err(|broken| broken.to_string())
        }
        Act::Roll { roll } => rolled(before, by, roll),
        Act::Double => apply(Action::Double),
        Act::Take => apply(Action::Take),
        Act::Drop => apply(Action::Drop),
        Act::Beaver => apply(Action::Beaver),
        Act::Raccoon => apply(Action::Raccoon),
        Act::Resign { kind } => {
            let resigned = before.apply(by, Action::Resign { kind });
            let accepted = resigned.and_then(|game| game.apply(by.opponent(), Action::AcceptResignation));
            Ok(accepted.unwrap_or_else(|_| before.awarded(by.opponent(), kind, Award::Ruling)))
        }
    }
}

/// Reads a match as [`write_json`] writes it.
///
/// # Errors
/// If it is not this form, or of another version: with line and column; or if something in it is against the rules: with
/// the game and the line, counted from 1.
pub fn read_json(bytes: &[u8]) -> Result<Reading, NotAMatch> {
    if bytes.len() > LONGEST {
        return Err(NotAMatch(format!("a match as JSON has at most {LONGEST} bytes, not {}", bytes.len())));
    }
    let file: MatchFile = serde_json::from_slice(bytes).map_err(|error| NotAMatch(error.to_string()))?;
    if file.v != VERSION {
        return Err(NotAMatch(format!("this is version {} of the form; {VERSION} can be read", file.v)));
    }
    if file.games.len() > MOST_GAMES {
        return Err(NotAMatch(format!("a match has at most {MOST_GAMES} games, not {}", file.games.len())));
    }
    let games = file.games.iter().enumerate().map(|(index, game)| {
        game_of(&file.rules, game).map_err(|(line, why)| {
            let line = line.map(|line| format!(".lines[{line}]")).unwrap_or_default();
            NotAMatch(format!("games[{index}]{line}: {why}"))
        })
    });
    let games = games.collect::<Result<_, _>>()?;
    let record = MatchRecord { players: file.players, rules: file.rules, tags: file.tags, games };
    Ok(Reading { record, remarks: Vec::new() })
}

/// A game played again, or the line that does not fit and why.
fn game_of(rules: &RuleSet, file: &GameFile) -> Result<GameRecord, (Option<usize>, String)> {
    if file.lines.len() > MOST_LINES {
        return Err((None, format!("a game has at most {MOST_LINES} lines, not {}", file.lines.len())));
    }
    let score = score_of(rules, file).ok_or_else(|| (None, "this score cannot be played from".to_owned()))?;
    let begun = |start| Game::from_start(rules, &score, start).map_err(|broken| broken.to_string());
    let start = file.start.map_or_else(|| Ok(Game::new(rules, &score)), begun).map_err(|why| (None, why))?;
    let (mut now, mut lines) = (start, Vec::new());
    for (index, line) in file.lines.iter().enumerate() {
        let at_line = |why| (Some(index), why);
        let act = Act::from(&line.act);
        let stands = line.from.map_or(Ok(now), begun).map_err(at_line)?;
        if stands.result().is_some() {
            return Err(at_line("the game is over".to_owned()));
        }
        let before = before(stands, line.by, &act).map_err(at_line)?;
        now = after(rules, &score, before, line.by, &act).map_err(at_line)?;
        let at = line.at.map_or_else(Place::default, |(line, column)| Place { line, column });
        lines.push(Line { at, by: line.by, act, before });
    }
    let end = match &file.awarded {
        Some(_) if now.result().is_some() => return Err((None, "it is won already, and awarded".to_owned())),
        Some(awarded) => now.awarded(awarded.winner, awarded.kind, Award::Ruling),
        None => now,
    };
    Ok(GameRecord { start, lines, end })
}

/// The score before the game, if it is one from which a game begins.
fn score_of(rules: &RuleSet, file: &GameFile) -> Option<Score> {
    let before = [CrawfordState::Pre, CrawfordState::Crawford, CrawfordState::Post];
    let scores = before.into_iter().map(|before| Score::standing(rules, file.won, before));
    scores.into_iter().find(|score| score.crawford() == file.crawford && score.winner().is_none())
}

#[cfg(test)]
mod tests {
    use super::super::read_record;
    use super::*;

    const MATCH: &str = " 3 point match\n Game 1\n Ann : 0                   Bo : 0\n  1)                        31: 8/5 6/5\n  2) 62: 24/18 13/11        55: 8/3(2) 6/1*(2)\n  3) 66:                     Doubles => 2\n  4)  Takes                 21: 13/11 6/5\n  5)  Doubles => 4           Drops\n Wins 2 points\n";

    fn written() -> (MatchRecord, String) {
        let record = read_record(MATCH.as_bytes()).unwrap().record;
        let text = write_json(&record);
        (record, text)
    }

    #[test]
    fn a_match_comes_back_whole() {
        let (record, text) = written();
        assert_eq!(read_record(text.as_bytes()).unwrap(), Reading { record, remarks: Vec::new() });
        assert!(
            text.starts_with("{\"v\":1,\"players\":{\"white\":\"Bo\",\"black\":\"Ann\"}") && !text.contains("from\":{")
        );
    }

    #[test]
    fn the_example_of_the_paper_is_one() {
        let paper = include_str!("../../../../docs/match.md");
        let (_, example) = paper.split_once("```json\n").unwrap();
        let (example, _) = example.split_once("```").unwrap();
        let record = read_json(example.as_bytes()).unwrap().record;
        let result = record.games[0].result().unwrap();
        assert_eq!((record.games[0].lines.len(), result.outcome.winner), (3, Side::Black));
    }

    #[test]
    fn what_stands_against_the_rules_comes_back_as_it_stood() {
        let text = MATCH.replace("62: 24/18 13/11", "62: 24/15      ");
        let reading = read_record(text.as_bytes()).unwrap();
        assert!(reading.record.games[0].lines.iter().any(|line| matches!(line.act, Act::Illegal { .. })));
        let again = read_json(write_json(&reading.record).as_bytes()).unwrap();
        assert_eq!(again.record, reading.record);
    }

    #[test]
    fn what_does_not_fit_is_said_with_its_place() {
        let (_, text) = written();
        let refused = |from: &str, to: &str| {
            assert!(text.contains(from), "{from}");
            read_json(text.replacen(from, to, 1).as_bytes()).unwrap_err().to_string()
        };
        assert!(refused("\"v\":1", "\"v\":2").contains("version 2"));
        assert!(refused("\"v\":1", "\"v\":1,\"w\":1").contains("unknown field `w`, expected"));
        assert!(refused("\"v\":1", "\"v\":1,\"w\":1").contains("line 1 column"));
        assert!(refused("\"act\":\"drop\"", "\"act\":\"beaver\"").contains("games[0].lines[8]: "));
        assert!(refused("\"roll\":[3,1]", "\"roll\":[3,2]").contains("games[0].lines[0]: "));
        assert!(refused("\"crawford\":\"pre\"", "\"crawford\":\"crawford\"").contains("games[0]: this score"));
        assert!(refused("\"roll\":[3,1]", "\"roll\":[7,1]").contains("1 to 6"));
        assert!(read_json(&text.as_bytes()[..100]).unwrap_err().to_string().contains("EOF"));
    }
}
