// What the page does by itself, and what it never does.
// @ts-check

import assert from "node:assert/strict";
import { test } from "node:test";
import { automatic, isRace, isShutOut } from "../../crates/tavola-server/web/js/play/automation.js";
import { acts } from "../../crates/tavola-server/web/js/play/acts.js";
import * as turns from "../../crates/tavola-server/web/js/play/turn.js";
import { graphOf, model, settings, sixThree, startCheckers, viewOf } from "./helpers.mjs";

const legal = (/** @type {object} */ changes) => ({ ...viewOf().legal, ...changes });

test("no roll by itself while doubling is legal", () => {
  assert.equal(automatic(model(), null, settings), null);
});

test("where no double is possible the page rolls, if asked to", () => {
  const now = model({ legal: legal({ actions: ["roll"] }) });
  assert.equal(automatic(now, null, settings)?.what, "roll");
  assert.equal(automatic(now, null, { ...settings, autoRoll: false, fastForward: false }), null);
});

test("a wholly forced turn is played, part of one never", () => {
  const only = graphOf([[{ from: 13, to: 10, die: 3, next: 1 }], [{ from: 10, to: 4, die: 6, next: 2 }], []]);
  const forced = turns.newTurn("white", [6, 3], only, startCheckers());
  assert.equal(automatic(model(), forced, settings)?.what, "play");
  assert.equal(automatic(model(), forced, { ...settings, autoForced: false }), null);
  const begun = turns.moveFrom(forced, 13, "left");
  assert.equal(automatic(model(), begun, settings), null);
  assert.equal(automatic(model(), turns.newTurn("white", [6, 3], sixThree, startCheckers()), settings), null);
});

test("with no legal move the page goes on after a pause one can see", () => {
  const nothing = turns.newTurn("white", [6, 6], graphOf([[]]), startCheckers());
  const next = automatic(model(), nothing, settings);
  assert.equal(next?.what, "no_move");
  assert.ok(next.after >= 500);
});

test("bearing off by itself is off at first and takes only checkers off", () => {
  const checkers = new Array(28).fill(0);
  checkers[6] = 2;
  checkers[26] = 13;
  checkers[24] = -2;
  checkers[27] = -13;
  const graph = graphOf([[{ from: 6, to: 0, die: 6, next: 1 }, { from: 6, to: 1, die: 5, next: 2 }], [{ from: 6, to: 1, die: 5, next: 3 }, { from: 6, to: 0, die: 5, next: 4 }], [], [], []]);
  const turn = turns.newTurn("white", [6, 5], graph, checkers);
  const now = { ...model(), checkers };
  assert.equal(automatic(now, turn, settings), null);
  const next = automatic(now, turn, { ...settings, autoBearOff: true });
  assert.equal(next?.what === "play" && next.steps.every((step) => step.to === 0), true);
});

test("a race and a closed board are told from the counts", () => {
  assert.equal(isRace({ ...model(), checkers: startCheckers() }), false);
  const checkers = new Array(28).fill(0);
  checkers[25] = 1;
  for (let place = 19; place <= 24; place++) checkers[place] = -2;
  assert.equal(isShutOut({ ...model(), checkers }), true);
  checkers[20] = -1;
  assert.equal(isShutOut({ ...model(), checkers }), false);
});

test("roll and double stand on different halves; take and pass together", () => {
  const on_roll = acts(model(), null);
  assert.deepEqual(on_roll.map((act) => [act.id, act.slot]), [["double", "left"], ["roll", "right"]]);
  const offered = acts(model({ legal: legal({ actions: ["take", "drop", "beaver"] }) }), null);
  assert.deepEqual(offered.map((act) => act.id), ["take", "drop", "beaver"]);
});

test("done is enabled only for a complete play, undo only when something was moved", () => {
  const turn = turns.newTurn("white", [6, 3], sixThree, startCheckers());
  const enabled = (/** @type {turns.Turn | null} */ now) => acts(model(), now).filter((act) => act.enabled).map((act) => act.id);
  assert.deepEqual(enabled(turn), []);
  const first = turns.moveFrom(turn, 24, "left");
  assert.deepEqual(enabled(first), ["undo"]);
  assert.deepEqual(enabled(first && turns.moveFrom(first, 18, "left")), ["undo", "done"]);
});
