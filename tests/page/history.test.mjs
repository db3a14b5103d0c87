// The page pieces a match's history together from what comes over the line, and never misses an entry.
// @ts-check

import { test } from "node:test";
import assert from "node:assert/strict";
import { withHistory } from "../../crates/tavola-server/web/js/table/history.js";
import { viewOf } from "./helpers.mjs";

/** @import { HistoryView, TableView } from "../../crates/tavola-server/web/js/wire.js" */

/** A house that keeps a history as the server does: entries with the version they came at, some taken away again. */
class House {
  version = 0;
  anew = 0;
  /** @type {{ at: number, entry: any }[]} */
  turns = [];

  /** @param {() => number} chance */
  step(chance) {
    this.version += 1;
    const what = chance();
    if (what < 0.04) [this.turns, this.anew] = [[], this.version];
    else if (what < 0.1 && this.turns.pop()) this.anew = this.version;
    if (what < 0.9) this.turns.push({ at: this.version, entry: { type: "cube", n: this.version } });
  }

  /** @param {number} known the version of the last view on that line, 0 for none @returns {TableView} */
  tell(known) {
    const had = known < this.anew ? 0 : this.turns.filter(({ at }) => at <= known).length;
    const turns = this.turns.slice(known === 0 ? 0 : had).map(({ entry }) => entry);
    const after = known === 0 ? {} : { after: { version: known, games: 0, turns: had } };
    return viewOf({ version: this.version, history: { games: [], turns, ...after } });
  }

  get whole() {
    return this.turns.map(({ entry }) => entry);
  }
}

/** @param {number} seed */
function chances(seed) {
  let state = seed * 2654435761 + 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

test("the whole history is the sum of what came, whatever broke off meanwhile", () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const [house, chance] = [new House(), chances(seed)];
    /** @type {TableView | null} */
    let last = null;
    let line = 0;
    for (let step = 0; step < 120; step += 1) {
      house.step(chance);
      if (chance() < 0.1) line = 0; // the line broke: the new one knows nothing of the page
      if (chance() < 0.3) continue; // several acts with one view
      const view = withHistory(last, house.tell(line));
      assert.ok(view, "a line that goes on from what it sent is always understood");
      [last, line] = [view, house.version];
      assert.deepEqual(view.history.turns, house.whole);
      assert.equal(view.history.after, undefined);
    }
  }
});

test("what does not go on from the last view is not taken", () => {
  const turn = /** @type {any} */ ({ type: "cube" });
  const view = (/** @type {number} */ version, /** @type {HistoryView["after"]} */ after) =>
    viewOf({ version, history: { games: [], turns: [turn], ...(after ? { after } : {}) } });
  const last = view(7, undefined);
  assert.equal(withHistory(null, view(8, { version: 7, games: 0, turns: 1 })), null);
  assert.equal(withHistory(last, view(9, { version: 8, games: 0, turns: 1 })), null, "one between was lost");
  assert.equal(withHistory(last, view(8, { version: 7, games: 0, turns: 2 })), null, "an entry is missing");
  assert.equal(withHistory(last, view(8, { version: 7, games: 1, turns: 1 })), null, "a game is missing");
  assert.equal(withHistory(last, view(8, { version: 7, games: 0, turns: 1 }))?.history.turns.length, 2);
  assert.equal(withHistory(last, view(8, { version: 7, games: 0, turns: 0 }))?.history.turns.length, 1, "the last one was taken back");
});
