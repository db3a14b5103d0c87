// What the page does by itself, and what it never does.
// @ts-check

import assert from "node:assert/strict";
import { test } from "node:test";
import { automatic, isRace, isShutOut } from "../../crates/tavola-server/web/js/play/automation.js";
import { acts } from "../../crates/tavola-server/web/js/play/acts.js";
import { moveForced } from "../../crates/tavola-server/web/js/play/movement.js";
import { Player } from "../../crates/tavola-server/web/js/play/player.js";
import * as turns from "../../crates/tavola-server/web/js/play/turn.js";
import { graphOf, model, settings, sixThree, startCheckers, viewOf, wordsOf } from "./helpers.mjs";

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

// A table was stuck so: two on the bar, a 31 that could be entered in one way only, which was chosen from the list while
// the page was entering by itself. The last step stood there twice, and no Done was taken.
test("whoever chooses or undoes while a forced turn is played by itself has it stopped, and no step is made twice", async () => {
  const only = graphOf([
    [{ from: 25, to: 24, die: 1, hit: true, next: 1 }, { from: 25, to: 22, die: 3, next: 2 }],
    [{ from: 25, to: 22, die: 3, next: 3 }],
    [{ from: 25, to: 24, die: 1, hit: true, next: 3 }],
    [],
  ]);
  const checkers = startCheckers();
  [checkers[25], checkers[24], checkers[13]] = [2, -1, 5];
  const turn = turns.newTurn("white", [3, 1], only, checkers);
  const play = /** @type {import("../../crates/tavola-server/web/js/wire.js").StepEdge[]} */ (turns.forced(turn));
  assert.equal(play.length, 2);
  /** @param {(player: Player, shown: number) => void} meanwhile */
  const moved = async (meanwhile) => {
    const player = new Player();
    player.turn = turn;
    let shown = 0;
    const board = { speed: 0, show: () => meanwhile(player, ++shown) };
    const page = /** @type {any} */ ({ player, board, sounds: { play() {} }, settings, words: wordsOf("en") });
    return { end: await moveForced(page, model(), play), player };
  };
  const alone = await moved(() => {});
  assert.deepEqual(turns.stepsMade(alone.end ?? turn), turns.stepsMade(turns.playOut(turn, play)));
  const chosen = await moved((player, shown) => shown === 1 && player.set(turns.playOut(turn, play)));
  assert.equal(chosen.end, null);
  assert.equal(chosen.player.turn?.path.length, 2);
  const undone = await moved((player, shown) => shown === 2 && player.turn && player.set(turns.undo(player.turn)));
  assert.equal(undone.end, null);
  assert.equal(undone.player.turn?.path.length, 1);
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
