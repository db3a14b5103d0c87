// The device's own time, with clocks that the test sets: a changed system clock, sleep, a restart.
import assert from "node:assert/strict";
import { test } from "node:test";

import { decide, empty, fold, take } from "../../crates/tavola-server/web/js/device/fold/state.js";
import { TimeBase } from "../../crates/tavola-server/web/js/device/timebase.js";
import { view } from "../../crates/tavola-server/web/js/device/fold/view.js";

function clocks() {
  const now = { wall: 1_700_000_000_000, steady: 5_000 };
  const pass = (/** @type {number} */ millis) => {
    now.wall += millis;
    now.steady += millis;
  };
  return { now, pass, clocks: { wall: () => now.wall, steady: () => now.steady } };
}

test("the device's time goes on with the steady clock when the system's clock is set", () => {
  const { now, pass, clocks: both } = clocks();
  const time = new TimeBase(both);
  const began = time.now();
  pass(10_000);
  now.wall += 3_600_000;
  assert.deepEqual(time.look(false), { kind: "jump", millis: 3_600_000 });
  assert.equal(time.now() - began, 10_000);
  assert.equal(time.look(false), null);
  // A reload goes on where it was, since the shift is kept.
  const again = new TimeBase(both, time.shift);
  assert.equal(again.now(), time.now());
});

test("time in which the device slept has really passed and is told as a gap", () => {
  const { now, pass, clocks: both } = clocks();
  const time = new TimeBase(both);
  const began = time.now();
  pass(1000);
  now.wall += 240_000;
  assert.deepEqual(time.look(true), { kind: "slept", from: began, to: began + 241_000 });
  assert.equal(time.now() - began, 241_000);
});

test("a clock set back while the device was off never runs the match backwards", () => {
  const { now, clocks: both } = clocks();
  const alive = now.wall;
  now.wall -= 600_000;
  const time = new TimeBase(both);
  assert.deepEqual(time.resume(alive), { kind: "jump", millis: -600_000 });
  assert.equal(time.now(), alive);
});

// rule: CLK-04, CLK-05, CLK-07
test("a whole game is pressed through, and folding its log again gives the same", () => {
  const settings = { names: { white: "Ada", black: "Carlo" }, length: 3, clock: { mode: "simple_delay", bank_per_point: 120_000, delay: 12_000 } };
  /** @type {[number, any, any][]} */
  const acts = [
    [0, { type: "open", settings }, "house"],
    [1000, { type: "opening", winner: "white" }, "white"],
    [21_000, { type: "press" }, "white"],
    [22_000, { type: "double" }, "black"],
    [40_000, { type: "take" }, "white"],
    [41_000, { type: "result", winner: "black", kind: "single" }, "house"],
    [42_000, { type: "confirm" }, "white"],
    [43_000, { type: "confirm" }, "black"],
  ];
  const state = empty();
  /** @type {any[]} */
  const log = [];
  for (const [now, act, by] of acts) {
    const decided = decide(state, act, { now, by });
    assert.ok("entries" in decided, JSON.stringify(act));
    for (const entry of decided.entries) {
      log.push(entry);
      take(state, entry);
    }
  }
  const seen = view(state, 50_000);
  assert.deepEqual(seen.score, { white: 0, black: 2 });
  assert.deepEqual(seen.clock?.banks, { white: 346_000, black: 360_000 });
  assert.equal(seen.crawford, "crawford");
  assert.deepEqual(view(fold(log), 50_000), seen);
});
