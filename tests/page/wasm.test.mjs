// The engine for the browser says what the server's says, to the last bit, and answers whatever it is asked.
// @ts-check
import assert from "node:assert/strict";
import { before, test } from "node:test";

import { engine, scalar } from "./wasm.mjs";

const SEED = Number(process.env["TAVOLA_SEED"] ?? Math.floor(Math.random() * 1_000_000_000));
const COUNT = 3000;

/** @type {(question: object) => any} */
let ask;

before(async () => {
  ask = await engine();
});

test("positions from a seed have the numbers of the scalar kernels, bit for bit", () => {
  const wanted = scalar(SEED, COUNT);
  assert.equal(wanted.length, COUNT);
  assert.deepEqual(ask({ ask: "twin", seed: SEED, count: COUNT }), wanted, `seed ${SEED}`);
});

test("a position is looked at as the server does it", () => {
  const looked = ask({ ask: "look", id: "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10", plies: 1 });
  assert.deepEqual(looked.about, { on_roll: "white", waiting: "play", roll: "31", contest: { length: 7, white: 0, black: 0, crawford: false } });
  const [best] = looked.look.plays.plays;
  assert.equal(best.candidate.play, "8/5 6/5");
  assert.equal(looked.look.plays.choices, 16);
  assert.match(looked.svg, /^<svg/);
  assert.equal(ask({ ask: "look", id: looked.before, plies: 0 }).look.cube.action, "no_double");
});

test("what is no position or no question is answered with what is wrong", () => {
  assert.equal(ask({ ask: "look", id: "x".repeat(9000), plies: 0 }).wrong, "position-wrong-long");
  assert.equal(ask({ ask: "look", id: "nonsense", plies: 0 }).wrong, "position-wrong");
  assert.equal(ask({ ask: "look", id: "4HPwATDgc/ABMA", roll: "77", plies: 0 }).wrong, "position-wrong-roll");
  assert.equal(ask({ ask: "weather" }).wrong, "question");
  assert.equal(ask({ ask: "look", id: "", plies: 0 }).look, null);
});

/** @param {any} graph the legal steps of a roll @returns {object[]} one play of it */
function firstPlay(graph) {
  const steps = [];
  for (let node = 0; graph?.nodes[node]?.steps.length > 0; ) {
    const [{ from, to, hit, next }] = graph.nodes[node].steps;
    steps.push({ from, to, hit });
    node = next;
  }
  return steps;
}

/** What a person at the table does next: whatever goes on with it. @param {any} view @returns {object | null} */
function next({ legal }) {
  const may = (/** @type {string} */ name) => legal.actions.includes(name);
  if (may("play")) return { type: "play", steps: firstPlay(legal.steps) };
  const type = ["ready", "take", "accept_resignation", "roll", "next_game"].find(may);
  return type ? { type } : null;
}

test("a match is played against the bot to its end, taken back as it was kept, taken along and judged", () => {
  const secret = "5e".repeat(32);
  let now = 1_700_000_000_000;
  let { update } = ask({ ask: "open", id: "offline-test", level: "casual", points: 1, secret, names: ["You", "Casual bot"], now });
  const kept = [...update.kept];
  for (let turn = 0; update.view.state !== "over"; turn++) {
    assert.ok(turn < 2000, `the match stalls: ${JSON.stringify(update.view.phase)}`);
    now += 1000;
    let done = ask({ ask: "bot", now });
    if (done === "rests") {
      const command = next(update.view);
      done = command ? ask({ ask: "act", command, now }) : ask({ ask: "due", now: (now += 60_000) });
    }
    assert.ok(done.update, JSON.stringify(done));
    ({ update } = done);
    kept.push(...update.kept);
  }
  assert.equal(update.version, kept.length);
  const { format } = update;
  const again = ask({ ask: "restore", level: "casual", secret, format, events: kept, now });
  assert.deepEqual(again.update.view, update.view);
  assert.ok(ask({ ask: "would", command: { type: "roll" }, now }).refusal.message);
  assert.ok(ask({ ask: "act", command: { type: "roll" }, now }).refused.message);
  assert.equal(ask({ ask: "record" }).games.length, 1);
  assert.equal(ask({ ask: "proof", match: 1 }).rolls.length > 10, true);
  assert.match(ask({ ask: "file", name: "gnubg.mat", day: "2026.11.23" }).text, / 1 point match/);
  assert.equal(ask({ ask: "file", name: "match.exe", day: "2026.11.23" }).wrong, "no_such_file");
  let progress = ask({ ask: "judge", plies: 1 });
  assert.equal(ask({ ask: "report" }).wrong, "no_match", "not before all is judged");
  while (progress.done < progress.all) progress = ask({ ask: "judge_on", lines: 10 });
  const report = ask({ ask: "report" });
  assert.equal(report.plies, 1);
  const plays = report.games[0].lines.flatMap((/** @type {any} */ line) => line.decisions).filter((/** @type {any} */ one) => one.decision === "play");
  for (const { candidates } of plays) assert.ok(new Set(candidates.map((/** @type {any} */ one) => one.plies)).size <= 1, "rows of one list are looked at equally deeply");
  assert.equal(ask({ ask: "judge", plies: 0, record: ask({ ask: "file", name: "match.json", day: "2026.11.23" }).text }).all, progress.all);
});

test("what the page has kept wrongly is refused with what is wrong, and a level that is none too", () => {
  const table = { id: "offline-x", level: "full", points: 3, secret: "00".repeat(32), names: ["a", "b"], now: 1 };
  assert.equal(ask({ ask: "open", ...table, level: "grandmaster" }).wrong, "level");
  assert.equal(ask({ ask: "open", ...table, secret: "zz" }).wrong, "secret");
  assert.equal(ask({ ask: "open", ...table, points: 0 }).wrong, "length");
  assert.equal(ask({ ask: "restore", level: "full", secret: table.secret, format: 999, events: ["{}"], now: 1 }).wrong, "kept");
  assert.equal(ask({ ask: "restore", level: "full", secret: table.secret, format: 1, events: ["nonsense"], now: 1 }).wrong, "kept");
  assert.equal(ask({ ask: "judge", plies: 0, record: "no match at all" }).wrong, "no_match");
});
