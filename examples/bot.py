#!/usr/bin/env python3
"""A bot for a Tavola club: the Python standard library and nothing else.

    TAVOLA_TOKEN=tvl_… python3 bot.py http://127.0.0.1:8080            plays wherever it has a seat
    … bot.py http://127.0.0.1:8080 --seek 5 --rated                    seeks somebody for a match to 5 in the lobby
    … bot.py http://127.0.0.1:8080 --open 5                            opens one and says how to join
    … bot.py http://127.0.0.1:8080 --join TOKEN                        joins one

It plays a legal play that hits as often as it can, takes what is offered and never doubles.
The token needs me:read, challenge:write and play.
"""

import argparse, json, os, random, sys, time, urllib.error, urllib.request, uuid

SILENCE = 20  # The club says something at least every 7 s.


class Club:
    def __init__(self, address, token):
        self.root, self.token = address.rstrip("/") + "/api/v1", token

    def open(self, path, body=None):
        headers = {"Authorization": "Bearer " + self.token, "Content-Type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        return urllib.request.urlopen(urllib.request.Request(self.root + path, data, headers), timeout=SILENCE)

    def ask(self, path, body=None):
        """An answer's status and JSON; waits where the club says so."""
        while True:
            try:
                with self.open(path, body) as answer:
                    return answer.status, json.load(answer)
            except urllib.error.HTTPError as error:
                problem = json.load(error)
                if error.code not in (429, 503):
                    return error.code, problem
                time.sleep(problem.get("retry_after", 1))
            except (OSError, ValueError):
                time.sleep(1)

    def events(self):
        """What happens where one has a place, for ever: after a break everything is told again."""
        pause = 1
        while True:
            try:
                with self.open("/events") as stream:
                    for line in stream:
                        pause = 1
                        yield json.loads(line)
            except urllib.error.HTTPError as error:
                if error.code not in (429, 503):
                    raise
            except (OSError, ValueError):
                pass
            time.sleep(pause)
            pause = min(30, pause * 2)


def plays(graph, node=0):
    """Every way through the graph of legal steps."""
    edges = graph["nodes"][node]["steps"]
    if not edges:
        yield []
    for edge in edges:
        for rest in plays(graph, edge["next"]):
            yield [{"from": edge["from"], "to": edge["to"], "hit": edge["hit"]}] + rest


def choose(view):
    """The command to send now, or None where others are to act."""
    actions = view["legal"]["actions"]
    if "play" in actions:
        hits = lambda play: (sum(step["hit"] for step in play), random.random())
        return {"type": "play", "steps": max(plays(view["legal"]["steps"]), key=hits)}
    names = ("ready", "accept_resignation", "roll", "take", "accept_play", "next_game")
    return next(({"type": name} for name in names if name in actions), None)


def act(club, table):
    """Acts at a table for as long as it is one's turn; True if its match is over."""
    while True:
        status, view = club.ask(f"/tables/{table}")
        if status != 200:
            sys.exit(f"{status} {view.get('detail')}")
        if view["state"] in ("over", "closed"):
            points = view["score"]["points"]
            print(f"over {table} {points['white']}-{points['black']}", flush=True)
            return True
        command = choose(view)
        if command is None:
            return False
        body = {"command_id": uuid.uuid4().hex, "command": command, "expected": view["version"]}
        status, answer = club.ask(f"/tables/{table}/acts", body)
        if status not in (200, 409):  # 409: things have moved on, and are looked at again.
            sys.exit(f"{status} {answer.get('detail')}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("club")
    parser.add_argument("--seek", type=int, metavar="POINTS")
    parser.add_argument("--open", type=int, metavar="POINTS")
    parser.add_argument("--rated", action="store_true")
    parser.add_argument("--join", metavar="TOKEN")
    parser.add_argument("--once", action="store_true", help="stop after one match")
    options = parser.parse_args()
    club, over = Club(options.club, os.environ["TAVOLA_TOKEN"]), set()
    rules = {"preset": "match", "length": {"points": options.seek or options.open or 1}}
    wish = {"opponent": "friend", "rules": rules, "rated": options.rated}
    if options.seek:
        status, sought = club.ask("/seeks", {"table": wish})
        print(f"seeking {sought.get('seek', '')}" if status == 200 else sought["detail"], flush=True)
    if options.open:
        status, table = club.ask("/tables", wish)
        print(f"open {table['join_url'].rsplit('/', 1)[1]}" if status == 201 else table["detail"], flush=True)
    if options.join:
        status, table = club.ask(f"/join/{options.join}", {})
        print(f"joined {table['id']}" if status == 200 else table["detail"], flush=True)
    for event in club.events():
        if event["type"] == "place" and event["kind"] == "table" and event["id"] not in over:
            if act(club, event["id"]):
                over.add(event["id"])
                if options.once:
                    return


if __name__ == "__main__":
    main()
