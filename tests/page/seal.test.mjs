// What the seal says of a transcript, in the words it is given.
// @ts-check

import assert from "node:assert/strict";
import { test } from "node:test";
import { verdictOf } from "../../crates/tavola-server/web/js/people/seal.js";
import { momentOf } from "../../crates/tavola-server/web/js/table/rating.js";

const WORDS = { honest: "All % rolls fit.", honestOne: "The roll fits.", wrong: "They do not fit.", inPlay: "Still being played." };

test("a seal says how many rolls fit, and in words when they do not", () => {
  assert.deepEqual(verdictOf({ rolls: 43, faults: [], remarks: [] }, WORDS), { kind: "yes", text: "✓ All 43 rolls fit." });
  assert.deepEqual(verdictOf({ rolls: 1, faults: [], remarks: [] }, WORDS), { kind: "yes", text: "✓ The roll fits." });
  assert.deepEqual(verdictOf({ rolls: 43, faults: ["rolls[3].dice: …"], remarks: [] }, WORDS), { kind: "no", text: "✗ They do not fit." });
  assert.equal(verdictOf({ rolls: 3, faults: [], remarks: ["in-play"] }, WORDS).kind, "");
});

test("the piece about ratings is fetched when somebody sits down, the match begins or ends, and at nothing else", () => {
  const seat = (/** @type {string} */ name) => /** @type {any} */ ({ name });
  const at = (/** @type {any} */ state, match = 1, black = "Bea") => momentOf({ seats: { white: seat("Ada"), black: seat(black) }, state, match });
  assert.equal(at("playing"), at("playing"));
  assert.equal(at("over"), at("closed"));
  assert.equal(new Set([at("waiting"), at("playing"), at("over"), at("playing", 2), at("waiting", 1, "")]).size, 5);
});
