// The line of results: what is written there, and what of it can be no result.
// @ts-check

import assert from "node:assert/strict";
import { test } from "node:test";
import { isResult, isTooMany, meant, read } from "../../crates/tavola-server/web/js/tournament/quick.js";

const board = [
  { id: "11", table: "1", names: "Ada Rossi Bruno Neri" },
  { id: "12", table: "3", names: "Carla Dario" },
];

test("a number or points make a result, which belongs to the desk; a name alone may be anybody's", () => {
  for (const line of ["7", "7 5", "#12", "ada 5", "ada rossi 3"]) assert.equal(isResult(read(line)), true, line);
  for (const line of ["", "ada", "ada rossi", "7up"]) assert.equal(isResult(read(line)), false, line);
  assert.deepEqual(meant(read("7 5").sought, board), [], "no match is at table 7");
  assert.deepEqual(meant(read("3 5").sought, board).map((one) => one.id), ["12"]);
});

test("the loser has fewer points than the match is long", () => {
  assert.deepEqual(["4", "5", "9"].map((points) => isTooMany(points, 5)), [false, true, true]);
  assert.equal(isTooMany(null, 5), false);
  assert.equal(isTooMany("9", Number(undefined)), false, "a Swing's game has no length");
});
