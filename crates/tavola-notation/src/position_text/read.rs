//! Reads a position from text with an id, a board of letters, or both: what eXtreme Gammon and gnubg export or show.

use tavola_rules::{BrokenSetup, BySide, Cube, CubeOwner, CubeValue, Points, Roll, Side};

use super::lines::{self, Lettered};
use crate::gnubg_id::{GnubgId, NotAGnubgId};
use crate::record::{Place, Remark, Weight};
use crate::situation::{Contest, Situation, Waiting};
use crate::xgid::{NotAnXgid, Xgid};

/// The longest text that is looked at, in bytes.
const LONGEST: usize = 64 * 1024;

/// A position that was found in a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PositionReading {
    /// The moment.
    pub situation: Situation,
    /// What had to be taken as usual, since the text does not say it.
    pub remarks: Vec<Remark>,
}

/// Why a text holds no position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotAPositionText {
    /// It is longer than any such text.
    #[error("a text with a position has at most {LONGEST} bytes, not {0}")]
    TooLong(usize),
    /// There is neither an id nor a board.
    #[error("there is no XGID, no Position ID and no board of letters in it")]
    Nothing,
    /// An XGID that is none.
    #[error("line {line}: {cause}")]
    Xgid {
        /// The line.
        line: u32,
        /// What is wrong.
        cause: NotAnXgid,
    },
    /// A Position ID or Match ID that is none.
    #[error("line {line}: {cause}")]
    GnubgId {
        /// The line.
        line: u32,
        /// What is wrong.
        cause: NotAGnubgId,
    },
    /// A board without its middle row.
    #[error("line {line}: the board that begins here has no row with BAR")]
    NoBar {
        /// The board's first line.
        line: u32,
    },
    /// A board without its lower edge.
    #[error("line {line}: the board that begins here has no lower edge")]
    NoEnd {
        /// The board's first line.
        line: u32,
    },
    /// A row that is not six points, the bar and six points.
    #[error("{at}: a row of the board has six points, the bar and six points between four upright strokes")]
    Row {
        /// Where a stroke is missing.
        at: Place,
    },
    /// Something that is no checker.
    #[error("{at}: on a board stand X, O and numbers from 6 to 15, not {found:?}")]
    Cell {
        /// Where it stands.
        at: Place,
        /// What stands there.
        found: String,
    },
    /// Checkers that cannot stand so.
    #[error("{at}: {what}")]
    Column {
        /// Where.
        at: Place,
        /// What is wrong.
        what: &'static str,
    },
    /// Counts that make no board.
    #[error("line {line}: {cause}")]
    Checkers {
        /// The board's first line.
        line: u32,
        /// Every rule they break.
        cause: BrokenSetup,
    },
    /// The id says one thing and the board another.
    #[error("line {line}: the board shows other checkers than the id")]
    Contradiction {
        /// The board's first line.
        line: u32,
    },
}

/// Reads the first position in a text.
///
/// An id says everything; the board beside it must then show the same checkers. Without an id the board is read, X is
/// White, and what XG's English lines and gnubg's say of score, cube and roll; what they do not say is remarked.
///
/// # Errors
/// If there is none, it cannot be, or id and board contradict each other.
pub fn read_position_text(text: &str) -> Result<PositionReading, NotAPositionText> {
    if text.len() > LONGEST {
        return Err(NotAPositionText::TooLong(text.len()));
    }
    let lines: Vec<&str> = text.lines().collect();
    let board = lines::find(&lines)?;
    if let Some((line, id)) = word_after(&lines, "XGID=") {
        let cause = |cause| NotAPositionText::Xgid { line, cause };
        let situation = *id.parse::<Xgid>().map_err(cause)?.situation();
        return agreed(situation, situation.on_roll, board);
    }
    if let (Some((line, position)), Some((_, game))) =
        (word_after(&lines, "Position ID:"), word_after(&lines, "Match ID"))
    {
        let id = format!("{position}:{}", game.trim_start_matches([' ', ':']));
        let cause = |cause| NotAPositionText::GnubgId { line, cause };
        return agreed(id.parse::<GnubgId>().map_err(cause)?.into(), Side::White, board);
    }
    board.ok_or(NotAPositionText::Nothing).map(|board| by_letters(&lines, &board))
}

/// The word behind a mark, with its line.
fn word_after<'a>(lines: &[&'a str], mark: &str) -> Option<(u32, &'a str)> {
    lines.iter().enumerate().find_map(|(index, line)| {
        let (_, rest) = line.split_once(mark)?;
        let rest = rest.trim_start_matches([' ', ':']);
        let word = rest.split_whitespace().next().unwrap_or_default();
        Some((lines::number(index), word))
    })
}

/// What the id says, if the board beside it shows the same to the player who is X.
fn agreed(situation: Situation, x: Side, board: Option<Lettered>) -> Result<PositionReading, NotAPositionText> {
    match board {
        Some(Lettered { line, board, .. }) if board.seen_by(Side::White) != situation.board.seen_by(x) => {
            Err(NotAPositionText::Contradiction { line })
        }
        _ => Ok(PositionReading { situation, remarks: Vec::new() }),
    }
}

/// What board and lines say without an id.
fn by_letters(lines: &[&str], board: &Lettered) -> PositionReading {
    let mut remarks = Vec::new();
    let mut note = |what: &str| {
        let at = Place { line: board.line, column: 1 };
        remarks.push(Remark { at, weight: Weight::Note, what: what.to_owned() });
    };
    let on_roll = if board.heading.numbered_for() == 'X' { Side::White } else { Side::Black };
    let contest = contest(lines).unwrap_or_else(|| {
        note("neither score nor length is said: taken as money play with Jacoby and beavers");
        Contest::Money { won: BySide::default(), jacoby: true, beavers: true }
    });
    let cube = cube(lines).unwrap_or_else(|| {
        note("no cube is said: taken as centred");
        Cube::START
    });
    let waiting = roll(lines).map_or(Waiting::RollOrDouble, Waiting::Play);
    PositionReading { situation: Situation { board: board.board, on_roll, waiting, cube, contest }, remarks }
}

/// The numbers in a text, in their order.
fn numbers(text: &str) -> impl Iterator<Item = u64> {
    text.split(|letter: char| !letter.is_ascii_digit()).filter_map(|digits| digits.parse().ok())
}

/// `Score is X:3 O:6 7 pt.(s) match.`, `Score is X:0 O:0 Unlimited Game, Jacoby Beaver`.
fn contest(lines: &[&str]) -> Option<Contest> {
    let (_, rest) =
        lines.iter().find_map(|line| line.split_once("X:").filter(|(before, _)| before.contains("core")))?;
    let mut said = numbers(rest);
    let won = BySide { white: Points::new(said.next()?), black: Points::new(said.next()?) };
    if rest.contains("nlimited") {
        let says = |word: &str| rest.contains(word);
        return Some(Contest::Money { won, jacoby: says("Jacoby"), beavers: says("Beaver") });
    }
    let length = u16::try_from(said.next()?).ok().filter(|length| *length > 0)?;
    let crawford_game = lines.iter().any(|line| line.contains("Pip count") && line.contains("Crawford"));
    Some(Contest::Match { length, won, crawford_game })
}

/// `Cube: 2, X own cube`, `(Cube: 1)`.
fn cube(lines: &[&str]) -> Option<Cube> {
    let (_, rest) = lines.iter().find_map(|line| line.split_once("Cube: "))?;
    let value = CubeValue::new(numbers(rest).next()?)?;
    let owner = match rest.split_once(", ").map(|(_, owner)| owner.chars().next()) {
        Some(Some('X')) => CubeOwner::White,
        Some(Some('O')) => CubeOwner::Black,
        _ => CubeOwner::Middle,
    };
    Some(Cube { value, owner })
}

/// `X to play 21`, `Rolled 52`.
fn roll(lines: &[&str]) -> Option<Roll> {
    let after = |mark| lines.iter().find_map(|line| Some(line.split_once(mark)?.1.split_whitespace().next()?.parse()));
    after("X to play ").or_else(|| after("Rolled ")).and_then(Result::ok)
}
