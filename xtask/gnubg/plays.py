"""Lists the legal plays of positions as GNU Backgammon sees them. Runs inside gnubg (-p).

TAVOLA_IN holds lines `POSITION-ID ROLL` or `POSITION-ID depthN`; TAVOLA_OUT receives one JSON object a line:
{"id", "roll", "positions": [...]}, the position ids after each play with the opponent on roll, sorted; or
{"id", "depth", "count"}, the number of lines of plays.
gnubg tells each play as text; the checkers are moved here, so nothing of Tavola's takes part.
"""
import json
import os

import gnubg

for line in [
    "set threads 1",
    "set automatic game off",
    "set automatic roll off",
    "set automatic move off",
    "set automatic bearoff off",
    "set evaluation chequerplay evaluation plies 0",
    "new session",
]:
    gnubg.command(line)


def place(text):
    """The index of a point in gnubg's board: 0 to 23, 24 for the bar, None for off."""
    return {"bar": 24, "off": None}[text] if text in ("bar", "off") else int(text) - 1


def after(board, move):
    """The position id after `move`, the opponent on roll; `board` is gnubg's (opponent, own)."""
    other, own = list(board[0]), list(board[1])
    for part in move.split():
        count = 1
        if part.endswith(")"):
            part, number = part[:-1].split("(")
            count = int(number)
        stops = part.split("/")
        for _ in range(count):
            own[place(stops[0])] -= 1
            for stop in stops[1:]:
                if stop.endswith("*") and other[23 - place(stop[:-1])] == 1:
                    other[23 - place(stop[:-1])] = 0
                    other[24] += 1
            last = place(stops[-1].rstrip("*"))
            if last is not None:
                own[last] += 1
    return gnubg.positionid((tuple(own), tuple(other)))


def plays(position, roll):
    gnubg.command("set gnubgid %s:cAkHAAAAAAAE" % position)
    gnubg.command("set dice %s %s" % (roll[0], roll[1]))
    board = gnubg.positionfromid(position)
    try:
        hints = gnubg.hint(10000)["hint"]
    except (TypeError, KeyError, RuntimeError, ValueError):
        hints = []
    return sorted(set(after(board, hint["move"]) for hint in hints))


def perft(position, depth):
    """How many different lines of plays of that length begin here, over all 21 rolls.

    A turn without a legal play is one; a finished game has none.
    """
    if (position, depth) not in counted:
        if depth == 0:
            return 1
        own_and_other = gnubg.positionfromid(position)
        over = any(sum(checkers) == 0 for checkers in own_and_other)
        rolls = [] if over else ["%d%d" % (high, low) for high in range(1, 7) for low in range(1, high + 1)]
        passed = after(gnubg.positionfromid(position), "")
        results = [result for roll in rolls for result in plays(position, roll) or [passed]]
        counted[position, depth] = len(results) if depth == 1 else sum(perft(result, depth - 1) for result in results)
    return counted[position, depth]


def answer(position, task):
    if task.startswith("depth"):
        return {"id": position, "depth": int(task[5:]), "count": perft(position, int(task[5:]))}
    return {"id": position, "roll": task, "positions": plays(position, task)}


counted = {}
with open(os.environ["TAVOLA_IN"]) as questions, open(os.environ["TAVOLA_OUT"], "w") as answers:
    for question in questions:
        answers.write(json.dumps(answer(*question.split())) + "\n")
        answers.flush()
