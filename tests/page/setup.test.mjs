// A position that is set up: whatever is done to it, each side has fifteen checkers, and its id reads back equal.
// @ts-check

import assert from "node:assert/strict";
import { test } from "node:test";
import { PLACES, countOf } from "../../crates/tavola-server/web/js/board/counts.js";
import { CHECKERS, mirrored, moved, nextRoll, noCheckers, pips, placed, readXgid, startCheckers, taken, xgid } from "../../crates/tavola-server/web/js/position/setup.js";

/** @import { Setup } from "../../crates/tavola-server/web/js/position/setup.js" */

/** Numbers that look random and are the same in every run. @param {number} seed */
function numbers(seed) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** @type {Setup} */
const START = {
  checkers: startCheckers(), turn: "white", roll: null, cube: 1, owner: null, length: 7,
  score: { white: 0, black: 0 }, crawford: false, jacoby: false, beavers: false,
};

/** @param {Setup["checkers"]} checkers @param {"white" | "black"} side */
const sum = (checkers, side) => checkers.reduce((all, _, place) => all + countOf(checkers, place, side), 0);

test("whatever is set up, each side has fifteen checkers and the id reads back equal", () => {
  for (let seed = 1; seed <= 300; seed++) {
    const next = numbers(seed);
    /** @type {Setup} */
    let setup = { ...START, checkers: next(2) ? startCheckers() : noCheckers() };
    for (let act = 0; act < 60; act++) {
      const place = next(PLACES);
      const brush = next(2) ? "white" : "black";
      const acts = [() => placed(setup.checkers, place, brush), () => taken(setup.checkers, place), () => moved(setup.checkers, place, next(PLACES))];
      const checkers = acts[next(acts.length)]?.();
      if (checkers) setup = { ...setup, checkers };
      for (const side of /** @type {const} */ (["white", "black"])) assert.equal(sum(setup.checkers, side), CHECKERS, xgid(setup));
    }
    const length = next(2) * 9;
    setup = {
      ...setup, turn: next(2) ? "white" : "black", roll: next(2) ? [1 + next(6), 1] : null, cube: 2 ** next(7),
      owner: /** @type {const} */ (["white", "black", null])[next(3)] ?? null, length, score: { white: length && next(9), black: length && next(9) },
      crawford: length > 0 && next(2) === 1, jacoby: length === 0 && next(2) === 1, beavers: length === 0 && next(2) === 1,
    };
    assert.deepEqual(readXgid(xgid(setup)), setup);
    assert.deepEqual(mirrored(mirrored(setup)), setup);
    const other = mirrored(setup);
    assert.deepEqual([pips(other.checkers, "white"), pips(other.checkers, "black")], [pips(setup.checkers, "black"), pips(setup.checkers, "white")]);
  }
});

test("the first position has the id all programs give it", () => {
  assert.equal(xgid({ ...START, roll: [1, 3] }), "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10");
  assert.equal(pips(START.checkers, "white"), 167);
});

test("a sixteenth checker is refused, and one on a point of the other side takes its place", () => {
  assert.equal(placed(startCheckers(), 6, "white"), null);
  const checkers = placed(noCheckers(), 6, "black");
  const white = checkers && placed(checkers, 6, "white");
  assert.deepEqual(white && [white[6], white[27]], [1, -15]);
  assert.equal(placed(noCheckers(), 25, "black")?.[25], 1, "on White's bar stands White");
});

test("the rolls go round, none among them", () => {
  /** @type {Setup["roll"]} */
  let roll = null;
  const seen = new Set();
  for (let i = 0; i < 22; i++) {
    seen.add(String(roll));
    roll = nextRoll(roll);
  }
  assert.equal(seen.size, 22);
  assert.equal(roll, null);
});
