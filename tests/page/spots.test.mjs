// What stands on the board's halves: a press never falls on something else than what was looked at, and is never lost.
// @ts-check

import assert from "node:assert/strict";
import { test } from "node:test";
import { Spots } from "../../crates/tavola-server/web/js/play/spots.js";

/** @param {...[number, string | null]} shown when what stands there; null for nothing */
function standing(...shown) {
  const spots = new Spots();
  for (const [at, id] of shown) spots.stand(new Map(id ? [["right", id]] : []), at);
  return (/** @type {number} */ at) => spots.isGuarded("right", at);
}

test("what takes the place of another thing rests for a moment", () => {
  const isGuarded = standing([0, "roll"], [5000, "drop"]);
  assert.deepEqual([5000, 5999, 6000].map(isGuarded), [true, true, false]);
});

test("what comes back into its own place can be pressed at once", () => {
  assert.equal(standing([0, "roll"], [5000, null], [5100, "roll"])(5100), false);
});

test("the loser’s button for the next game can be pressed at once: nothing has stood there for a while", () => {
  const isGuarded = standing([0, "roll"], [1000, null], [9000, "next_game"]);
  assert.equal(isGuarded(9000), false);
});

test("a double click on what has just gone does not fall on what comes next", () => {
  const isGuarded = standing([0, "roll"], [5000, null], [5200, "accept_play"]);
  assert.deepEqual([5200, 5999, 6000].map(isGuarded), [true, true, false]);
});

test("drawing the same again does not end the rest", () => {
  const isGuarded = standing([0, "roll"], [5000, "drop"], [5300, "drop"], [5400, "drop"]);
  assert.equal(isGuarded(5500), true);
  assert.equal(standing()(0), false);
});
