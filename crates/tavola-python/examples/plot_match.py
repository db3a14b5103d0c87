"""How a match went: the chances of the player named first, decision by decision, with every error.

    python plot_match.py MATCH [PICTURE.png] [PLIES]

MATCH is a .mat, .txt, .sgf, .xg or .json file. Needs matplotlib.
"""

import sys
from pathlib import Path

import tavola

SIGNS = {"error": ("o", "tab:orange"), "blunder": ("X", "tab:red"), "whopper": ("X", "black")}


def seen_by_first(decision, worth, is_match):
    """What the player named first has, where `worth` is what the one who decides has."""
    if decision.by == 0:
        return worth
    return 1 - worth if is_match else -worth


def plot(analysis, axes):
    """Draws an analysed match: a line for the chances, a sign for each error, a rule where a game begins."""
    is_match = analysis.length is not None
    first, second = (player.name for player in analysis.players)
    worths = [seen_by_first(one, one.worth, is_match) for one in analysis.decisions]
    axes.plot(worths, drawstyle="steps-mid", color="tab:blue", linewidth=1)
    for mark, (sign, colour) in SIGNS.items():
        places = [place for place, one in enumerate(analysis.decisions) if one.mark == mark]
        axes.plot(places, [worths[place] for place in places], sign, color=colour, markersize=6, label=mark)
    for game in analysis.games:
        begin = next((place for place, one in enumerate(analysis.decisions) if one.game == game.number), None)
        if begin is not None:
            axes.axvline(begin, color="lightgrey", zorder=0)
            label = "{}–{}".format(*game.score)
            axes.text(begin, 1.01, label, transform=axes.get_xaxis_transform(), fontsize=8)
    axes.axhline(0.5 if is_match else 0, color="grey", linestyle=":", linewidth=1)
    if is_match:
        axes.set_ylim(0, 1)
    axes.set_xlim(0, max(len(worths) - 1, 1))
    axes.set_xlabel("decision")
    axes.set_ylabel(f"chance of {first} to win the match" if is_match else f"points of {first} in units of the cube")
    ratings = ", ".join(f"{player.name} PR {player.rating:.1f}" for player in analysis.players)
    kind = f"match to {analysis.length}" if is_match else "money"
    axes.set_title(f"{first} – {second}, {kind}\n{ratings}, {analysis.plies} plies", pad=16)
    axes.legend(loc="best", fontsize=8)


def main(arguments):
    if not 1 <= len(arguments) <= 3:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as pyplot

    path = Path(arguments[0])
    picture = Path(arguments[1]) if len(arguments) > 1 else path.with_suffix(".png")
    plies = int(arguments[2]) if len(arguments) > 2 else 1
    try:
        analysis = tavola.analyse_match(path, plies)
    except (OSError, ValueError) as error:
        print(f"plot_match: {error}", file=sys.stderr)
        return 1
    figure, axes = pyplot.subplots(figsize=(11, 5), layout="constrained")
    plot(analysis, axes)
    figure.savefig(picture, dpi=110)
    print(f"{len(analysis.decisions)} decisions: {picture}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
