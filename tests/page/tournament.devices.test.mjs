// How a match on its device reads at the desk.
// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { callsOf, left, told } from "../../crates/tavola-server/web/js/tournament/devices.js";

/** @type {any} */
const device = {
  board: "b", score: { white: 3, black: 2 }, banks: { white: 90_000, black: 61_000 }, delay_left: { white: 12_000, black: 5000 },
  running: "black", phase: "running", age: 1000, gap: null, conflict: false,
};
const words = { running: "being played", conflict: "two logs", unheard: "not heard of for", gap: "it was off for", director: "the director is called" };

// rule: CLK-01
test("between two answers the free seconds pass first, then the bank of whose time runs", () => {
  assert.equal(left(device, "black", 4000), 61_000);
  assert.equal(left(device, "black", 8000), 58_000);
  assert.equal(left(device, "white", 8000), 90_000);
  assert.equal(left(device, "black", 900_000), 0);
});

test("a line says score, times, what is going on, and what is wrong", () => {
  assert.equal(told(device, words, 8000), "3–2 · 1:30 | ▶ 0:58 · being played");
  const wrong = { ...device, running: null, phase: "director", age: 60_000, gap: 26_000, conflict: true };
  assert.equal(told(wrong, words, 5000), "3–2 · 1:30 | 1:01 · the director is called · it was off for 0:26 · two logs · not heard of for 1:05");
  assert.equal(told({ ...device, banks: null, delay_left: null, running: null }, words, 0), "3–2 · being played");
});

// rule: TRN-19
test("a called director is told with how long ago, and the page is asked for anew when that changes", () => {
  const called = { ...device, running: null, phase: "director", called: 61_000 };
  assert.equal(told(called, words, 12_000), "3–2 · 1:30 | 1:01 · the director is called 1:13");
  assert.equal(callsOf({ 7: device, 12: called, 3: { ...called, called: 0 } }), "12 3");
  assert.equal(callsOf({ 7: { ...device, called: null } }), "");
});
