// Looking back: every line of every game can be reached, shows the board after it, and has an address and ids.
// @ts-check

import assert from "node:assert/strict";
import { test } from "node:test";
import { Lookback, addressIn, searchOf } from "../../crates/tavola-server/web/js/table/lookback.js";
import { moveRows } from "../../crates/tavola-server/web/js/play/panel.js";
import { diceLeft } from "../../crates/tavola-server/web/js/play/scene.js";
import { afterSteps, beforeSteps, countsOf } from "../../crates/tavola-server/web/js/board/counts.js";

/** @import { TableRecord } from "../../crates/tavola-server/web/js/wire.js" */

/** @type {import("../../crates/tavola-server/web/js/wire.js").Setup} */
const START = { points: [-2, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, -5, 5, 0, 0, 0, -3, 0, -5, 0, 0, 0, 0, 2], bar: { white: 0, black: 0 }, off: { white: 0, black: 0 } };

/** @param {string} id */
const moment = (id) => ({ board: START, cube: 1, owner: "middle", enabled: true, xgid: `XGID=${id}`, gnubg: null });

/** A record of two games with so many lines. @param {number[]} lines */
const record = (...lines) =>
  /** @type {TableRecord} */ (/** @type {unknown} */ ({
    games: lines.map((many, game) => ({
      match: 1, number: game + 1, score: { white: 0, black: 0 }, crawford: false, result: null, end: moment(`${game}.end`),
      lines: Array.from({ length: many }, (_, line) => ({
        record: { type: "turn", side: line % 2 ? "black" : "white", roll: [3, 1], steps: [], text: "" }, before: moment(`${game}.${line}`),
      })),
    })),
  }));

test("one steps over the ends of games, and no further than the record goes", () => {
  let at = new Lookback(record(2, 3), 0, 0);
  const seen = [at.address];
  for (let next = at.step(1); next; next = at.step(1)) seen.push((at = next).address);
  assert.deepEqual(seen.map(({ game, line }) => `${game}.${line}`), ["1.0", "1.1", "1.2", "2.0", "2.1", "2.2", "2.3"]);
  assert.equal(at.isAtEnd, true);
  let back = 0;
  for (let next = at.step(-1); next; next = at.step(-1)) (at = next), back++;
  assert.equal(back, seen.length - 1);
  assert.equal(at.isAtStart, true);
});

test("an address leads to its line, and one beyond the record to its end", () => {
  for (const address of [{ match: 1, game: 1, line: 2 }, { match: 1, game: 2, line: 0 }]) {
    const read = addressIn(searchOf(address));
    assert.deepEqual(read, address);
    assert.deepEqual(Lookback.open(record(2, 3), address).address, address);
  }
  assert.deepEqual(Lookback.open(record(2, 3), { match: 9, game: 9, line: 99 }).address, { match: 1, game: 2, line: 3 });
  assert.equal(addressIn("?from=7"), null);
  assert.deepEqual(addressIn("?game=x&move=-4"), { match: 1, game: 1, line: 0 });
});

test("the ids are those of the decision that is shown", () => {
  const two = record(2, 3);
  assert.equal(new Lookback(two, 0, 2).ids.xgid, "XGID=0.1");
  assert.equal(new Lookback(two, 0, 0).ids.xgid, "XGID=0.0");
  assert.equal(new Lookback(two, 1, 3).ids.gnubg, null);
});

test("both players' lines stand beside each other in the order in which they were made", () => {
  const turn = (/** @type {"white" | "black"} */ side) => ({ side, kind: "play", roll: null, steps: [], value: 0 });
  const rows = moveRows([turn("black"), turn("white"), turn("white"), turn("black"), turn("black"), turn("white")], "white");
  assert.deepEqual(rows.map(({ left, right }) => [left, right]), [[null, 0], [1, null], [2, 3], [null, 4], [5, null]]);
});

test("a double lies there as four dice, of which each is played once", () => {
  assert.deepEqual(diceLeft([6, 3], [1, 0]), { values: [6, 3], shares: [0, 1] });
  assert.deepEqual([0, 1, 2, 3, 4].map((played) => diceLeft([4, 4], [Math.min(2, played), Math.max(0, played - 2)]).shares.filter((share) => share === 1).length), [4, 3, 2, 1, 0]);
});

test("steps taken back lead to where they began, hits included", () => {
  const before = countsOf(START);
  before[20] = -1;
  before[19] = -4;
  for (const steps of [[{ from: 24, to: 20, hit: true }], [{ from: 13, to: 7, hit: false }, { from: 7, to: 6, hit: false }], [{ from: 24, to: 20, hit: true }, { from: 20, to: 15, hit: false }]]) {
    // A count may be a negative nought.
    assert.deepEqual(beforeSteps(afterSteps(before, "white", steps), "white", steps).map((count) => count + 0), before.map((count) => count + 0));
  }
});
