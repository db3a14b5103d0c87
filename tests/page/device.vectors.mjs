// Holds the page's fold against a random match that the domain has made.
import assert from "node:assert/strict";

import { fallsAt, faceOf, running } from "../../crates/tavola-server/web/js/device/fold/clock.js";
import { decide, empty, take, undoable } from "../../crates/tavola-server/web/js/device/fold/state.js";
import { view } from "../../crates/tavola-server/web/js/device/fold/view.js";

/** @import { State } from "../../crates/tavola-server/web/js/device/fold/state.js" */

/** What is missing on the wire is none. @param {unknown} value @returns {unknown} */
const plain = (value) => JSON.parse(JSON.stringify(value));

/** @param {State} state @param {number} now */
function seen(state, now) {
  const all = view(state, now);
  const clock = state.course?.clock;
  const both = (/** @type {(side: "white" | "black") => number} */ of) => ({ white: of("white"), black: of("black") });
  const told = clock
    ? [
        running(clock),
        clock.turn?.side ?? null,
        both((side) => faceOf(clock, side, now).bank),
        both((side) => faceOf(clock, side, now).delay),
        fallsAt(clock),
      ]
    : null;
  return plain([all.phase, told, all.score, all.crawford, all.cube, undoable(state)?.act.type ?? null]);
}

/** @param {any} match */
export function agrees(match) {
  const state = empty();
  match.steps.forEach((/** @type {any} */ step, /** @type {number} */ index) => {
    if (step.line) {
      take(state, step.line);
      assert.deepEqual(seen(state, step.at), step.seen, `step ${index}: ${JSON.stringify(step.line)}`);
      return;
    }
    const told = `step ${index}: ${JSON.stringify(step.act)} by ${step.by}`;
    const decided = decide(state, step.act, { now: step.at, by: step.by });
    if ("refused" in decided) {
      assert.equal(`board-refused-${decided.refused}`, step.outcome.refused, told);
    } else {
      assert.deepEqual(plain(decided.entries), plain(step.outcome.entries), told);
      for (const entry of decided.entries) take(state, entry);
    }
    assert.deepEqual(seen(state, step.at), step.seen, told);
  });
  assert.deepEqual(plain(view(state, match.end)), match.view);
}
