"""Types of the package; the docstrings are those of the classes themselves."""

import os
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal, Optional, Union, final, overload

# Needs NumPy for the types only; without it the checker knows it as Any.
import numpy as np
import numpy.typing as npt

__version__: str

__all__ = [
    "CubeDecision",
    "Decision",
    "Engine",
    "Evaluation",
    "GameSummary",
    "MatchAnalysis",
    "Play",
    "PlayerSummary",
    "Position",
    "Rollout",
    "__version__",
    "analyse_match",
]

# Six probabilities that exclude each other: win single, gammon, backgammon, lose single, gammon, backgammon; together 1.
_Chances = tuple[float, float, float, float, float, float]
# A text in any notation, 26 or 28 whole numbers (a list, `array.array` or a NumPy array of one dimension), or a Position.
_PositionLike = Union["Position", str, Sequence[int], npt.NDArray[np.integer[Any]]]
# "63" or two numbers.
_Dice = Union[str, tuple[int, int], Sequence[int]]
_Owner = Literal["centred", "own", "opponent"]

@final
class Position:
    """Checkers, cube, score and dice, seen by the player on roll."""

    def __new__(
        cls,
        value: _PositionLike,
        *,
        dice: Optional[_Dice] = ...,
        cube: int = ...,
        cube_owner: _Owner = ...,
        match_length: Optional[int] = ...,
        score: tuple[int, int] = ...,
        crawford: bool = ...,
        jacoby: bool = ...,
        beavers: bool = ...,
    ) -> Position: ...
    @staticmethod
    def start() -> Position: ...
    def replace(
        self,
        *,
        dice: Optional[_Dice] = ...,
        cube: int = ...,
        cube_owner: _Owner = ...,
        match_length: Optional[int] = ...,
        score: tuple[int, int] = ...,
        crawford: bool = ...,
        jacoby: bool = ...,
        beavers: bool = ...,
    ) -> Position: ...
    def flipped(self) -> Position: ...
    @property
    def counts(self) -> list[int]: ...
    @property
    def pips(self) -> tuple[int, int]: ...
    @property
    def dice(self) -> Optional[tuple[int, int]]: ...
    @property
    def cube(self) -> int: ...
    @property
    def cube_owner(self) -> _Owner: ...
    @property
    def match_length(self) -> Optional[int]: ...
    @property
    def score(self) -> tuple[int, int]: ...
    @property
    def crawford(self) -> bool: ...
    @property
    def jacoby(self) -> bool: ...
    @property
    def beavers(self) -> bool: ...
    @property
    def id(self) -> str: ...
    @property
    def gnubg_id(self) -> str: ...
    @property
    def xgid(self) -> str: ...
    @property
    def ogid(self) -> str: ...
    @property
    def fibs_board(self) -> str: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __getnewargs_ex__(self) -> tuple[tuple[list[int]], dict[str, Any]]: ...

@final
class Evaluation:
    """What a position comes to before the dice, seen by the player on roll."""

    @property
    def chances(self) -> _Chances: ...
    @property
    def win(self) -> float: ...
    @property
    def cubeless(self) -> float: ...
    @property
    def equity(self) -> float: ...
    @property
    def worth(self) -> float: ...

@final
class Play:
    """A legal play with what it is worth to the player who makes it."""

    @property
    def text(self) -> str: ...
    @property
    def equity(self) -> float: ...
    @property
    def loss(self) -> float: ...
    @property
    def chances(self) -> _Chances: ...
    @property
    def plies(self) -> int: ...
    @property
    def position(self) -> Position: ...

@final
class CubeDecision:
    """A cube decision, seen by the player on roll, in units of the cube before it is turned."""

    @property
    def action(self) -> Literal["unavailable", "no double", "double", "redouble", "too good"]: ...
    @property
    def answer(self) -> Literal["take", "drop", "beaver"]: ...
    @property
    def no_double(self) -> float: ...
    @property
    def double_take(self) -> float: ...
    @property
    def double_drop(self) -> float: ...
    @property
    def chances(self) -> _Chances: ...

@final
class Rollout:
    """What a rollout says, seen by the player on roll. Errors are standard errors of the mean."""

    @property
    def trials(self) -> int: ...
    @property
    def chances(self) -> _Chances: ...
    @property
    def chance_errors(self) -> tuple[float, float, float, float, float]: ...
    @property
    def cubeless(self) -> float: ...
    @property
    def cubeless_error(self) -> float: ...
    @property
    def equity(self) -> float: ...
    @property
    def equity_error(self) -> float: ...

@final
class Engine:
    """Judges positions."""

    def __new__(cls, plies: int = 0, threads: int = 0) -> Engine: ...
    @property
    def plies(self) -> int: ...
    # A text is a sequence too, of texts: it comes first.
    @overload
    def evaluate(  # type: ignore[overload-overlap]
        self, positions: Union[Position, str], plies: Optional[int] = None
    ) -> Evaluation: ...
    # An array of one dimension is one position, of two dimensions many.
    @overload
    def evaluate(self, positions: npt.NDArray[np.integer[Any]], plies: Optional[int] = None) -> Any: ...
    @overload
    def evaluate(self, positions: Sequence[int], plies: Optional[int] = None) -> Evaluation: ...
    @overload
    def evaluate(self, positions: Iterable[_PositionLike], plies: Optional[int] = None) -> npt.NDArray[np.float32]: ...
    def best_plays(
        self,
        position: _PositionLike,
        dice: Optional[_Dice] = None,
        *,
        plies: Optional[int] = None,
        most: Optional[int] = None,
    ) -> list[Play]: ...
    def cube(self, position: _PositionLike, *, plies: Optional[int] = None) -> CubeDecision: ...
    def rollout(
        self,
        position: _PositionLike,
        *,
        trials: int = 1296,
        truncate: Optional[int] = None,
        seed: int = 1,
        precision: float = 0.0,
        cubeful: bool = True,
        variance_reduction: bool = True,
        progress: Optional[Callable[[Rollout], object]] = None,
    ) -> Rollout: ...
    def analyse_match(
        self,
        path: Union[str, os.PathLike[str]],
        plies: Optional[int] = None,
        *,
        progress: Optional[Callable[[int, int], object]] = None,
    ) -> MatchAnalysis: ...

@final
class MatchAnalysis:
    """A judged match."""

    @property
    def players(self) -> list[PlayerSummary]: ...
    @property
    def length(self) -> Optional[int]: ...
    @property
    def plies(self) -> int: ...
    @property
    def games(self) -> list[GameSummary]: ...
    @property
    def decisions(self) -> list[Decision]: ...
    @property
    def remarks(self) -> list[str]: ...

@final
class PlayerSummary:
    """What the decisions of a player come to, in units of the cube."""

    @property
    def name(self) -> str: ...
    @property
    def rating(self) -> float: ...
    @property
    def plays(self) -> int: ...
    @property
    def play_losses(self) -> float: ...
    @property
    def cubes(self) -> int: ...
    @property
    def cube_losses(self) -> float: ...
    @property
    def luck(self) -> float: ...

@final
class GameSummary:
    """One game of a match."""

    @property
    def number(self) -> int: ...
    @property
    def score(self) -> tuple[int, int]: ...
    @property
    def crawford(self) -> bool: ...
    @property
    def winner(self) -> Optional[int]: ...
    @property
    def points(self) -> int: ...

@final
class Decision:
    """One decision, seen by who decided, in units of the cube."""

    @property
    def game(self) -> int: ...
    @property
    def line(self) -> int: ...
    @property
    def by(self) -> int: ...
    @property
    def player(self) -> str: ...
    @property
    def kind(self) -> Literal["play", "double", "answer"]: ...
    @property
    def roll(self) -> Optional[tuple[int, int]]: ...
    @property
    def chosen(self) -> str: ...
    @property
    def best(self) -> str: ...
    @property
    def equity(self) -> float: ...
    @property
    def worth(self) -> float: ...
    @property
    def error(self) -> float: ...
    @property
    def luck(self) -> float: ...
    @property
    def mark(self) -> Optional[Literal["doubtful", "error", "blunder", "whopper"]]: ...
    @property
    def counts(self) -> bool: ...
    @property
    def xgid(self) -> Optional[str]: ...

def analyse_match(
    path: Union[str, os.PathLike[str]],
    plies: int = 2,
    *,
    progress: Optional[Callable[[int, int], object]] = None,
) -> MatchAnalysis: ...
