//! A position with cube, score and dice.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use tavola_engine::Stakes;
use tavola_notation::{Contest, FibsBoard, GnubgId, NotSayable, Ogid, PositionId, Situation, Waiting, Xgid};
use tavola_rules::{Board, BySide, Cube, CubeOwner, CubeValue, Points, Roll, Side};

use crate::asked;

/// The longest match.
const LONGEST_MATCH: u16 = 64;

/// What can be said of a position besides its checkers.
const OPTIONS: &str = "dice, cube, cube_owner, match_length, score, crawford, jacoby, beavers";

/// Checkers, cube, score and dice, seen by the player on roll. Cannot be changed; `replace` makes another.
///
/// `value` is a text in any notation (GNU Backgammon's position id, GNUBGID, XGID, OGID, a FIBS board line, a Snowie line, a
/// board of letters), or 26 or 28 whole numbers, or a Position. The numbers are the opponent's bar, the points 1 to 24 as the
/// player on roll numbers them, and their own bar; then perhaps what they and the opponent have borne off. Own checkers are
/// positive, the opponent's negative.
///
/// The options override what the text says. Raises ValueError if that is no position, TypeError if it cannot be one.
#[pyclass(frozen, module = "tavola")]
#[derive(Debug)]
pub(crate) struct Position {
    // In a box: what Python allocates is aligned to 16 bytes, and checkers lie on 32.
    pub(crate) situation: Box<Situation>,
}

impl Position {
    pub(crate) fn of(situation: Situation) -> Self {
        Self { situation: Box::new(situation) }
    }

    fn stakes(&self) -> PyResult<Stakes> {
        stakes(&self.situation)
    }

    /// What makes one question another.
    fn question(&self) -> (tavola_rules::Position, Option<Stakes>, Option<Roll>) {
        (self.situation.position(), self.stakes().ok(), self.situation.roll())
    }
}

/// What is played for, seen by the player on roll.
///
/// # Errors
/// If nothing is.
pub(crate) fn stakes(situation: &Situation) -> PyResult<Stakes> {
    tavola_study::position::stakes(situation).map_err(|error| PyValueError::new_err(error.to_string()))
}

#[pymethods]
impl Position {
    #[new]
    #[pyo3(
        signature = (value, **options),
        text_signature = "(value, *, dice=None, cube=1, cube_owner='centred', match_length=None, score=(0, 0), crawford=False, jacoby=False, beavers=False)"
    )]
    fn new(value: &Bound<'_, PyAny>, options: Option<&Bound<'_, PyDict>>) -> PyResult<Self> {
        let situation = asked::situation(value)?;
        match options {
            Some(options) => changed(situation, options),
            None => stakes(&situation).map(|_| situation),
        }
        .map(Self::of)
    }

    /// The start of a game: money, without Jacoby and beavers.
    #[staticmethod]
    fn start() -> Self {
        let contest = Contest::Money { won: BySide::default(), jacoby: false, beavers: false };
        Self::of(Situation { contest, ..Situation::money(Board::START, Side::White) })
    }

    /// The same position with other dice (None: before the roll), cube or score; what is not named stays.
    #[pyo3(
        signature = (**options),
        text_signature = "($self, *, dice=..., cube=..., cube_owner=..., match_length=..., score=..., crawford=..., jacoby=..., beavers=...)"
    )]
    fn replace(&self, options: Option<&Bound<'_, PyDict>>) -> PyResult<Self> {
        options.map_or(Ok(*self.situation), |options| changed(*self.situation, options)).map(Self::of)
    }

    /// The same checkers and cube with the opponent on roll, before the dice.
    fn flipped(&self) -> Self {
        let on_roll = self.situation.on_roll.opponent();
        Self::of(Situation { on_roll, waiting: Waiting::RollOrDouble, ..*self.situation })
    }

    /// The 28 counts: opponent's bar (0 or fewer), points 1 to 24, own bar, own checkers borne off, opponent's (0 or fewer).
    #[getter]
    fn counts(&self) -> Vec<i32> {
        self.situation.position().counts()[..28].iter().map(|&count| count.into()).collect()
    }

    /// Pips to travel: the player on roll, the opponent. A checker on the bar counts 25.
    #[getter]
    fn pips(&self) -> (u16, u16) {
        let position = self.situation.position();
        (position.own_pips(), position.opponent_pips())
    }

    /// The roll to be played, the higher first; None before the roll.
    #[getter]
    fn dice(&self) -> Option<(u8, u8)> {
        self.situation.roll().map(|roll| (roll.high().number(), roll.low().number()))
    }

    /// What the cube shows: a power of two.
    #[getter]
    fn cube(&self) -> u64 {
        self.situation.cube.value.number()
    }

    /// Who may turn it: "centred", "own" or "opponent".
    #[getter]
    fn cube_owner(&self) -> &'static str {
        match self.situation.cube.owner.side() {
            None => "centred",
            Some(side) if side == self.situation.on_roll => "own",
            Some(_) => "opponent",
        }
    }

    /// Points to win the match; None for money.
    #[getter]
    fn match_length(&self) -> Option<u16> {
        match self.situation.contest {
            Contest::Match { length, .. } => Some(length),
            Contest::Money { .. } => None,
        }
    }

    /// Points won so far: the player on roll, the opponent.
    #[getter]
    fn score(&self) -> (u64, u64) {
        let (won, side) = (self.situation.contest.won(), self.situation.on_roll);
        (won[side].number(), won[side.opponent()].number())
    }

    /// Whether this is the Crawford game.
    #[getter]
    fn crawford(&self) -> bool {
        matches!(self.situation.contest, Contest::Match { crawford_game: true, .. })
    }

    /// Money: whether gammons count only once the cube has been turned.
    #[getter]
    fn jacoby(&self) -> bool {
        matches!(self.situation.contest, Contest::Money { jacoby: true, .. })
    }

    /// Money: whether a doubled player may beaver.
    #[getter]
    fn beavers(&self) -> bool {
        matches!(self.situation.contest, Contest::Money { beavers: true, .. })
    }

    /// GNU Backgammon's position id: the checkers only.
    #[getter]
    fn id(&self) -> String {
        PositionId::from(&self.situation.position()).to_string()
    }

    /// GNU Backgammon's position id and match id. ValueError where they cannot say something; of money they do not say whether
    /// beavers are agreed.
    #[getter]
    fn gnubg_id(&self) -> PyResult<String> {
        said(GnubgId::try_from(&*self.situation))
    }

    /// XGID. ValueError where it cannot say something.
    #[getter]
    fn xgid(&self) -> PyResult<String> {
        said(Xgid::try_from(&*self.situation))
    }

    /// OGID. ValueError where it cannot say something; of money it does not say whether Jacoby and beavers are agreed.
    #[getter]
    fn ogid(&self) -> PyResult<String> {
        said(Ogid::try_from(&*self.situation))
    }

    /// A board line of FIBS, the players called You and Opponent. ValueError where it cannot say something.
    #[getter]
    fn fibs_board(&self) -> PyResult<String> {
        let own = |side| if side == self.situation.on_roll { "You" } else { "Opponent" };
        said(FibsBoard::new(&self.situation, &BySide::from_fn(|side| own(side).to_owned())))
    }

    fn __repr__(&self) -> String {
        self.xgid().map_or_else(|_| format!("Position({:?})", self.id()), |xgid| format!("Position({xgid:?})"))
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.question() == other.question()
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.question().hash(&mut hasher);
        hasher.finish()
    }

    /// For pickle and copy: counts and options.
    fn __getnewargs_ex__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyTuple>, Bound<'py, PyDict>)> {
        let options = PyDict::new(py);
        options.set_item("cube", self.cube())?;
        options.set_item("cube_owner", self.cube_owner())?;
        options.set_item("dice", self.dice())?;
        if let Some(length) = self.match_length() {
            options.set_item("match_length", length)?;
            options.set_item("score", self.score())?;
            options.set_item("crawford", self.crawford())?;
        } else {
            options.set_item("jacoby", self.jacoby())?;
            options.set_item("beavers", self.beavers())?;
        }
        Ok((PyTuple::new(py, [self.counts()])?, options))
    }
}

fn said<T: ToString>(written: Result<T, NotSayable>) -> PyResult<String> {
    written.map(|text| text.to_string()).map_err(|error| PyValueError::new_err(error.to_string()))
}

/// `situation` with what `options` say, looked at as a whole.
fn changed(mut situation: Situation, options: &Bound<'_, PyDict>) -> PyResult<Situation> {
    // The kind of contest comes first: what else is said depends on it.
    if let Some(length) = options.get_item("match_length")? {
        situation.contest = contest(&length, situation.contest)?;
    }
    for (name, value) in options {
        change(&mut situation, &name.extract::<String>()?, &value)?;
    }
    stakes(&situation).map(|_| situation)
}

/// The contest of that length; of a match that is a match already its score stays.
fn contest(length: &Bound<'_, PyAny>, before: Contest) -> PyResult<Contest> {
    let (won, crawford_game) = match before {
        Contest::Match { won, crawford_game, .. } => (won, crawford_game),
        Contest::Money { .. } => (BySide::default(), false),
    };
    let Some(length) = length.extract::<Option<i64>>()? else {
        return Ok(match before {
            Contest::Money { .. } => before,
            Contest::Match { .. } => Contest::Money { won: BySide::default(), jacoby: false, beavers: false },
        });
    };
    let within = u16::try_from(length).ok().filter(|length| (1..=LONGEST_MATCH).contains(length));
    let text = || format!("a match is to 1 to {LONGEST_MATCH} points, not {length}; None means money");
    let length = within.ok_or_else(|| PyValueError::new_err(text()))?;
    Ok(Contest::Match { length, won, crawford_game })
}

fn change(situation: &mut Situation, name: &str, value: &Bound<'_, PyAny>) -> PyResult<()> {
    let on_roll = situation.on_roll;
    match (name, &mut situation.contest) {
        ("match_length", _) => {}
        ("dice", _) if value.is_none() => situation.waiting = Waiting::RollOrDouble,
        ("dice", _) => situation.waiting = Waiting::Play(asked::roll(value)?),
        ("cube", _) => situation.cube = Cube { value: cube(value.extract()?)?, ..situation.cube },
        ("cube_owner", _) => {
            situation.cube = Cube { owner: owner(&value.extract::<String>()?, on_roll)?, ..situation.cube }
        }
        ("score", Contest::Match { won, .. }) => *won = score(value, on_roll)?,
        ("crawford", Contest::Match { crawford_game, .. }) => *crawford_game = value.extract()?,
        ("jacoby", Contest::Money { jacoby, .. }) => *jacoby = value.extract()?,
        ("beavers", Contest::Money { beavers, .. }) => *beavers = value.extract()?,
        ("score" | "crawford", Contest::Money { .. }) => {
            return Err(PyValueError::new_err(format!("{name} is for a match: say match_length too")));
        }
        ("jacoby" | "beavers", Contest::Match { .. }) => {
            if value.extract::<bool>()? {
                return Err(PyValueError::new_err(format!("{name} is for money play, not for a match")));
            }
        }
        _ => return Err(PyTypeError::new_err(format!("a position has no option {name:?}; there are {OPTIONS}"))),
    }
    Ok(())
}

fn cube(number: i64) -> PyResult<CubeValue> {
    let value = u64::try_from(number).ok().and_then(CubeValue::new);
    value.ok_or_else(|| PyValueError::new_err(format!("a cube shows a power of two up to 2^48, not {number}")))
}

fn owner(name: &str, on_roll: Side) -> PyResult<CubeOwner> {
    match name {
        "centred" => Ok(CubeOwner::Middle),
        "own" => Ok(on_roll.into()),
        "opponent" => Ok(on_roll.opponent().into()),
        _ => Err(PyValueError::new_err(format!("cube_owner is \"centred\", \"own\" or \"opponent\", not {name:?}"))),
    }
}

fn score(value: &Bound<'_, PyAny>, on_roll: Side) -> PyResult<BySide<Points>> {
    let wrong =
        || PyValueError::new_err("a score is a tuple of two numbers from 0, such as (3, 5), the player on roll first");
    let (own, opponent) = value.extract::<(u32, u32)>().map_err(|_| wrong())?;
    Ok(BySide::from_fn(|side| Points::new(if side == on_roll { own } else { opponent }.into())))
}
