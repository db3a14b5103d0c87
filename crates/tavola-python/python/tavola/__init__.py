"""A backgammon engine: positions, plays, cube decisions, rollouts and analysed matches.

>>> import tavola
>>> engine = tavola.Engine(plies=1)
>>> engine.best_plays("4HPwATDgc/ABMA", "31")[0].text
'8/5 6/5'

Everything is seen by the player on roll. Equities are in units of the cube, in a match EMG; chances are six
probabilities that exclude each other: win single, gammon, backgammon, lose single, gammon, backgammon.
"""

from ._tavola import (
    CubeDecision,
    Decision,
    Engine,
    Evaluation,
    GameSummary,
    MatchAnalysis,
    Play,
    PlayerSummary,
    Position,
    Rollout,
    __version__,
    analyse_match,
)

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
