"""What the package promises: right answers, exceptions that say what would be right, Ctrl-C.

    python -m unittest discover -s tests
"""

import array
import copy
import importlib.util
import os
import pickle
import re
import signal
import subprocess
import sys
import tempfile
import threading
import unittest
from pathlib import Path

import tavola

try:
    import numpy
except ImportError:
    numpy = None

HERE = Path(__file__).resolve().parent
START = "4HPwATDgc/ABMA"
XGID = "XGID=-b----E-C---eE---c-e----B-:0:0:1:63:0:3:0:7:10"
RACE = [0, 0, 0, 2, 2, 2] + [0] * 14 + [-2, -2, -2, 0, 0, 0]
OVER = [0, -15] + [0] * 24

# A short match: a double that is taken, a dance, a redouble that is dropped.
MATCH = """ 3 point match
 Game 1
 Ann : 0                   Bo : 0
  1)                        31: 8/5 6/5
  2) 62: 24/18 13/11        55: 8/3(2) 6/1*(2)
  3) 66:                     Doubles => 2
  4)  Takes                 21: 13/11 6/5
  5)  Doubles => 4           Drops
 Wins 2 points
"""


class Positions(unittest.TestCase):
    def test_every_notation_is_read_as_the_same_position(self):
        start = tavola.Position.start()
        texts = [
            START,
            "4HPwATDgc/ABMA:cIkSAAAAAAAA",
            XGID,
            start.ogid,
            start.fibs_board,
            start.gnubg_id,
            start.xgid,
            start.counts,
            start.counts[:26],
            tuple(start.counts),
            array.array("b", start.counts),
            array.array("q", start.counts),
            start,
        ]
        for text in texts:
            self.assertEqual(tavola.Position(text).counts, start.counts, text)
        self.assertEqual(start.pips, (167, 167))
        self.assertEqual(start.id, START)

    def test_cube_score_and_dice_are_read_and_written(self):
        position = tavola.Position(XGID)
        told = (position.dice, position.cube, position.cube_owner, position.match_length, position.score)
        self.assertEqual(told, ((6, 3), 1, "centred", 7, (0, 3)))
        changed = position.replace(dice=None, cube=4, cube_owner="own", score=(6, 5), crawford=True)
        self.assertEqual((changed.dice, changed.cube, changed.cube_owner, changed.score), (None, 4, "own", (6, 5)))
        self.assertEqual(tavola.Position(changed.xgid), changed)
        self.assertEqual(changed.flipped().cube_owner, "opponent")
        self.assertEqual(changed.flipped().score, (5, 6))
        self.assertEqual(position.replace(), position)
        self.assertNotEqual(position.replace(dice="62"), position)
        self.assertEqual(position.replace(match_length=None).score, (0, 0))
        longer = tavola.Position(START, match_length=7, score=(3, 5)).replace(match_length=9)
        self.assertEqual((longer.match_length, longer.score), (9, (3, 5)))
        with self.assertRaisesRegex(ValueError, "over"):
            tavola.Position("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:8:3:0:7:10")

    def test_positions_are_pickled_copied_and_are_keys(self):
        for position in [tavola.Position(XGID), tavola.Position(RACE, cube=2, cube_owner="opponent", beavers=True)]:
            for twin in [pickle.loads(pickle.dumps(position)), copy.deepcopy(position)]:
                self.assertEqual(twin, position)
                self.assertEqual(hash(twin), hash(position))
        self.assertEqual(repr(tavola.Position(XGID)), f'Position("{XGID}")')

    def test_what_is_no_position_says_what_would_be_one(self):
        wrong = [
            ("hello", ValueError, "14 letters"),
            ("", ValueError, ""),
            ("XGID=a", ValueError, "XGID"),
            ([0] * 25, ValueError, "26 counts .* not 25"),
            ([0] * 26, ValueError, "nobody has a checker"),
            ([1] + RACE[1:], ValueError, "index 0 stands 1; the opponent's bar"),
            ([0, 99] + RACE[2:], ValueError, "from -15 to 15"),
            (array.array("d", RACE), ValueError, "whole numbers"),
            (None, TypeError, "not NoneType"),
            (3, TypeError, "not int"),
            (3.5, TypeError, "not float"),
            ([1.5] * 26, TypeError, "26 or 28 whole numbers; not list"),
            ({"a": 1}, TypeError, "not dict"),
        ]
        for value, error, text in wrong:
            with self.assertRaisesRegex(error, text, msg=repr(value)):
                tavola.Position(value)

    def test_options_that_cannot_be_say_what_could(self):
        wrong = [
            ({"cube": 3}, ValueError, "power of two"),
            ({"cube": -1}, ValueError, "power of two"),
            ({"cube_owner": "me"}, ValueError, "centred"),
            ({"match_length": 0}, ValueError, "1 to 64"),
            ({"match_length": 65}, ValueError, "1 to 64"),
            ({"score": (1, 2)}, ValueError, "match_length"),
            ({"match_length": 5, "score": (5, 0)}, ValueError, "over"),
            ({"match_length": 5, "score": 3}, ValueError, "two numbers"),
            ({"match_length": 5, "score": (-1, 0)}, ValueError, "two numbers"),
            ({"match_length": 5, "crawford": True}, ValueError, "one point away"),
            ({"match_length": 5, "jacoby": True}, ValueError, "money"),
            ({"dice": "77"}, ValueError, "1 to 6"),
            ({"dice": (0, 7)}, ValueError, "1 to 6"),
            ({"dice": 63}, TypeError, "two numbers"),
            ({"colour": "red"}, TypeError, "no option"),
        ]
        for options, error, text in wrong:
            with self.assertRaisesRegex(error, text, msg=repr(options)):
                tavola.Position(START, **options)


class Judging(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.engine = tavola.Engine()

    def test_the_opening_31_makes_the_five_point(self):
        plays = self.engine.best_plays(START, "31", plies=1)
        self.assertEqual(plays[0].text, "8/5 6/5")
        self.assertEqual(plays[0].loss, 0)
        self.assertEqual(plays[0].position.id, "sGfwATDgc/ABMA")
        self.assertTrue(all(a.equity >= b.equity for a, b in zip(plays, plays[1:]) if a.plies == b.plies))
        self.assertEqual(len(self.engine.best_plays(START, (3, 1), most=2)), 2)
        self.assertEqual(self.engine.best_plays(XGID)[0].text, self.engine.best_plays(XGID, [6, 3])[0].text)

    def test_a_roll_that_moves_nothing_has_no_plays(self):
        shut_out = [0] * 26
        for point in range(19, 25):
            shut_out[point] = -2
        shut_out[25], shut_out[1] = 1, 1
        self.assertEqual(self.engine.best_plays(shut_out, "64"), [])

    def test_chances_make_one_and_the_cube_is_worth_something(self):
        told = self.engine.evaluate(START)
        self.assertAlmostEqual(sum(told.chances), 1, places=5)
        self.assertAlmostEqual(told.win, sum(told.chances[:3]), places=5)
        w, wg, wb, l, lg, lb = told.chances
        self.assertAlmostEqual(told.cubeless, w + 2 * wg + 3 * wb - l - 2 * lg - 3 * lb, places=4)
        in_match = self.engine.evaluate(tavola.Position(START, match_length=5))
        self.assertTrue(0.5 < in_match.worth < 0.6)

    def test_many_positions_get_the_chances_of_each(self):
        items = [START, tavola.Position(XGID), RACE, OVER]
        for plies in (0, 1):
            rows = self.engine.evaluate(items, plies)
            self.assertEqual(len(rows), 4)
            for item, row in zip(items, rows):
                for one, other in zip(self.engine.evaluate(item, plies).chances, row):
                    self.assertAlmostEqual(one, float(other), places=6)
        self.assertEqual(list(map(float, rows[3])), [0, 0, 1, 0, 0, 0])
        self.assertEqual(len(self.engine.evaluate([])), 0)
        self.assertEqual(len(self.engine.evaluate(iter(items))), 4)

    def test_a_wrong_one_of_many_is_named_by_its_place(self):
        with self.assertRaisesRegex(ValueError, "position 1: .*14 letters"):
            self.engine.evaluate([START, "hello"])
        with self.assertRaisesRegex(TypeError, "position 1: .*NoneType"):
            self.engine.evaluate([START, None])

    def test_the_cube_is_decided(self):
        told = self.engine.cube(START)
        self.assertEqual((told.action, told.answer), ("no double", "take"))
        crawford = tavola.Position(START, match_length=5, score=(4, 2), crawford=True)
        self.assertEqual(self.engine.cube(crawford).action, "unavailable")
        self.assertEqual(self.engine.cube(tavola.Position(START, cube=2, cube_owner="opponent")).action, "unavailable")

    def test_wrong_questions_say_what_would_be_right(self):
        engine = self.engine
        wrong = [
            (lambda: engine.cube(OVER), ValueError, "over"),
            (lambda: engine.best_plays(START), ValueError, "which roll"),
            (lambda: engine.best_plays(START, "7"), ValueError, "two digits"),
            (lambda: engine.best_plays(None, "31"), TypeError, "NoneType"),
            (lambda: engine.evaluate(START, plies=9), ValueError, "0 to 4"),
            (lambda: engine.evaluate(None), TypeError, "NoneType"),
            (lambda: engine.rollout(XGID), ValueError, "before the roll"),
            (lambda: engine.rollout(START, trials=0), ValueError, "trials"),
            (lambda: engine.rollout(START, truncate=0), ValueError, "truncate"),
            (lambda: engine.rollout(START, precision=float("nan")), ValueError, "precision"),
            (lambda: engine.rollout(START, progress=3), TypeError, "function"),
            (lambda: engine.rollout(OVER), ValueError, "over"),
            (lambda: tavola.Engine(plies=-1), ValueError, "0 to 4"),
            (lambda: tavola.Engine(threads=-1), ValueError, "threads"),
        ]
        for ask, error, text in wrong:
            with self.assertRaisesRegex(error, text):
                ask()


@unittest.skipIf(numpy is None, "without NumPy")
class Arrays(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.engine = tavola.Engine()

    def test_an_array_of_whole_numbers_of_any_kind_is_read(self):
        counts = tavola.Position.start().counts
        for kind in ["int8", "int16", "int32", "int64"]:
            for width in (26, 28):
                one = numpy.array(counts[:width], dtype=kind)
                self.assertEqual(tavola.Position(one), tavola.Position.start())
                self.assertIsInstance(self.engine.evaluate(one), tavola.Evaluation)
        # Every second row, backwards: not one piece of memory.
        many = numpy.array([counts] * 6, dtype="int16")[::-2]
        told = self.engine.evaluate(many)
        self.assertEqual((told.shape, told.dtype), ((3, 6), numpy.float32))
        numpy.testing.assert_allclose(told.sum(axis=1), 1, atol=1e-5)
        told[0, 0] = 0
        self.assertEqual(self.engine.evaluate(numpy.zeros((0, 26), dtype=int)).shape, (0, 6))
        self.assertEqual(self.engine.evaluate([START, RACE]).shape, (2, 6))
        self.assertEqual(tavola.Position([numpy.int64(count) for count in counts]).id, START)

    def test_arrays_of_another_shape_or_kind_say_what_would_be_right(self):
        wrong = [
            (numpy.zeros((3, 26)), "whole numbers.*astype"),
            (numpy.zeros((3, 27), dtype=int), "position 0: .*26 counts.*not 27"),
            (numpy.zeros((2, 3, 26), dtype=int), "one or two dimensions, not 3"),
            (numpy.zeros((3, 26), dtype=int), "position 0: .*nobody"),
            (numpy.array(RACE, dtype=">i4" if sys.byteorder == "little" else "<i4"), "whole numbers"),
            (numpy.array(RACE) > 0, "whole numbers"),
            (numpy.array(7), "one or two dimensions, not 0"),
        ]
        for value, text in wrong:
            with self.assertRaisesRegex(ValueError, text):
                self.engine.evaluate(value)


class Rollouts(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.engine = tavola.Engine()

    def test_the_same_seed_gives_the_same_result_on_any_number_of_threads(self):
        one, two = tavola.Engine(threads=1), tavola.Engine(threads=2)
        told = [engine.rollout(START, trials=72, truncate=3, seed=7) for engine in (one, two)]
        self.assertEqual(told[0].equity, told[1].equity)
        self.assertEqual(told[0].trials, 72)
        self.assertTrue(0 < told[0].equity_error < 0.1)

    def test_progress_sees_every_block_and_may_have_enough(self):
        seen = []
        told = self.engine.rollout(START, trials=100, truncate=2, progress=lambda now: seen.append(now.trials))
        self.assertEqual((seen, told.trials), ([36, 72, 108], 108))
        told = self.engine.rollout(START, trials=100_000, truncate=2, progress=lambda now: False)
        self.assertTrue(36 <= told.trials < 10_000)

    def test_a_rollout_ends_at_what_progress_has_seen_whatever_is_false(self):
        for enough in [False, 0, ""]:
            for threads in [1, 4]:
                seen = []
                engine = tavola.Engine(threads=threads)
                told = engine.rollout(START, trials=3600, truncate=2, progress=lambda now: seen.append(now) or enough)
                self.assertEqual([(now.trials, now.equity) for now in seen], [(told.trials, told.equity)])

    def test_what_progress_raises_is_raised(self):
        def fails(_):
            raise LookupError("enough")

        with self.assertRaisesRegex(LookupError, "enough"):
            self.engine.rollout(START, trials=100_000, truncate=2, progress=fails)

    def test_other_threads_go_on_meanwhile(self):
        ticks = []
        stop = threading.Event()

        def tick():
            while not stop.wait(0.005):
                ticks.append(1)

        ticker = threading.Thread(target=tick)
        ticker.start()
        self.engine.rollout(START, trials=360, truncate=5)
        stop.set()
        ticker.join()
        self.assertGreater(len(ticks), 2)

    @unittest.skipUnless(hasattr(signal, "SIGINT") and os.name == "posix", "signals of POSIX")
    def test_ctrl_c_breaks_a_rollout_off(self):
        program = (
            "import signal, tavola\n"
            # Whatever started these tests may have had signals ignored.
            "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
            "try:\n"
            "    tavola.Engine().rollout('4HPwATDgc/ABMA', trials=100_000_000, truncate=4,\n"
            "        progress=lambda now: print(now.trials, flush=True))\n"
            "except KeyboardInterrupt:\n"
            "    print('broken off', flush=True)\n"
        )
        with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as child:
            try:
                child.stdout.readline()
                child.send_signal(signal.SIGINT)
                rest, _ = child.communicate(timeout=60)
            finally:
                child.kill()
        self.assertIn("broken off", rest)

    @unittest.skipUnless(hasattr(os, "fork"), "without fork")
    def test_a_forked_process_has_threads_of_its_own(self):
        wanted = self.engine.rollout(START, trials=36, truncate=2).equity
        child = os.fork()
        if child == 0:
            signal.alarm(60)
            is_same = self.engine.rollout(START, trials=36, truncate=2).equity == wanted
            os._exit(0 if is_same else 1)
        self.assertEqual(os.waitpid(child, 0)[1], 0)


class Matches(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.path = Path(folder.name) / "match.mat"
        cls.path.write_text(MATCH)
        cls.analysis = tavola.analyse_match(cls.path, 0)

    def test_a_play_against_the_rules_is_no_decision(self):
        wrong = self.path.with_name("wrong.mat")
        wrong.write_text(
            " 7 point match\n\n Game 1\n Ann : 0                Bo : 0\n  1) 31: 8/5 6/5          63: 24/18 13/10\n"
            "  2) 42: 8/1 6/4          Doubles => 2\n  3)  Drops               Wins 1 point\n"
        )
        plays = [one for one in tavola.analyse_match(wrong, 0).decisions if one.kind == "play"]
        self.assertEqual([one.counts for one in plays], [True, True, False])

    def test_every_decision_says_who_what_and_what_it_cost(self):
        analysis = self.analysis
        self.assertEqual([player.name for player in analysis.players], ["Ann", "Bo"])
        self.assertEqual((analysis.length, analysis.plies, len(analysis.games)), (3, 0, 1))
        self.assertEqual((analysis.games[0].winner, analysis.games[0].points), (0, 2))
        first = analysis.decisions[0]
        self.assertEqual((first.player, first.by, first.kind, first.roll), ("Bo", 1, "play", (3, 1)))
        self.assertEqual((first.chosen, first.best, first.error, first.mark), ("8/5 6/5", "8/5 6/5", 0, None))
        kinds = [(one.player, one.chosen) for one in analysis.decisions if one.kind != "play"]
        for cube in [("Bo", "double"), ("Ann", "take"), ("Ann", "double"), ("Bo", "drop")]:
            self.assertIn(cube, kinds)
        for one in analysis.decisions:
            self.assertTrue(one.error >= 0 and -0.01 <= one.worth <= 1.01, one)
        dance = next(one for one in analysis.decisions if one.roll == (6, 6))
        self.assertEqual((dance.chosen, dance.best, dance.counts), ("", "", False))
        lost = sum(one.error for one in analysis.decisions if one.by == 0 and one.counts)
        ann = analysis.players[0]
        self.assertAlmostEqual(lost, ann.play_losses + ann.cube_losses, places=4)

    def test_an_answer_is_seen_by_who_answers(self):
        double, take = [one for one in self.analysis.decisions if one.game == 1 and one.chosen in ("double", "take")][:2]
        self.assertEqual((double.player, take.player), ("Bo", "Ann"))
        if double.best == "double":
            self.assertAlmostEqual(double.equity, -take.equity, places=5)
            self.assertAlmostEqual(double.worth, 1 - take.worth, places=5)

    def test_progress_counts_lines_and_may_break_off(self):
        seen = []
        tavola.Engine().analyse_match(str(self.path), progress=lambda done, all: seen.append((done, all)))
        self.assertTrue(seen and all(done <= whole for done, whole in seen))

    def test_files_that_are_none_are_named(self):
        with self.assertRaisesRegex(FileNotFoundError, "nowhere.mat"):
            tavola.analyse_match("nowhere.mat")
        no_match = self.path.with_name("no.mat")
        no_match.write_text("hello")
        with self.assertRaisesRegex(ValueError, "no.mat"):
            tavola.analyse_match(no_match)
        with self.assertRaises(TypeError):
            tavola.analyse_match(None)
        with self.assertRaisesRegex(ValueError, "0 to 4"):
            tavola.analyse_match(self.path, 7)

    def test_the_picture_has_every_decision(self):
        spec = importlib.util.spec_from_file_location("plot_match", HERE.parent / "examples" / "plot_match.py")
        plot_match = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(plot_match)
        drawn = []

        class Axes:
            def __getattr__(self, name):
                return lambda *arguments, **options: drawn.append((name, arguments))

        plot_match.plot(self.analysis, Axes())
        line = next(arguments[0] for name, arguments in drawn if name == "plot")
        self.assertEqual(len(line), len(self.analysis.decisions))
        self.assertTrue(all(-0.01 <= worth <= 1.01 for worth in line))


class Papers(unittest.TestCase):
    def test_the_lines_of_the_readme_work(self):
        text = (HERE.parent / "README.md").read_text(encoding="utf-8")
        lines = re.search(r"```python\n(.*?)```", text, re.DOTALL).group(1)
        written = [line for line in lines.splitlines() if line.strip()]
        self.assertLessEqual(len(written), 10)
        done = subprocess.run([sys.executable, "-c", lines], capture_output=True, text=True, timeout=120)
        self.assertEqual(done.returncode, 0, done.stderr)
        for told in ["24/18 13/10", "CubeDecision(\"no double\", \"take\"", "Rollout(trials=72", START + " (167, 167)"]:
            self.assertIn(told, done.stdout)

    def test_the_stubs_have_every_name(self):
        stub = (Path(tavola.__file__).parent / "__init__.pyi").read_text(encoding="utf-8")
        self.assertTrue((Path(tavola.__file__).parent / "py.typed").is_file())
        for name in tavola.__all__:
            self.assertRegex(stub, rf"(?m)^(class|def) {name}\b|^{name}:")
            item = getattr(tavola, name)
            if not isinstance(item, type):
                continue
            body = re.search(rf"(?ms)^class {name}:.*?(?=^@final|^def |\Z)", stub).group(0)
            stubbed = set(re.findall(r"def (\w+)\(", body))
            real = {one for one in vars(item) if not one.startswith("_")}
            self.assertEqual(real, {one for one in stubbed if not one.startswith("_")}, name)
            self.assertTrue(all(vars(item)[one].__doc__ for one in real), name)


if __name__ == "__main__":
    unittest.main()
