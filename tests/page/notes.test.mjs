// The line under the board: how long a sentence stays there.
// @ts-check

import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { Notes } from "../../crates/tavola-server/web/js/page/notes.js";
import { wordsOf } from "./helpers.mjs";

/** As much of an element as a line of text needs. */
class Place {
  textContent = "";
  /** @type {never[]} */
  children = [];
  classList = { toggle() {} };
  setAttribute() {}
  append() {}
}

const browser = /** @type {{ document?: unknown, window?: unknown }} */ (/** @type {unknown} */ (globalThis));
let place = new Place();

beforeEach(() => {
  place = new Place();
  const places = new Map([["message", place], ["live", new Place()]]);
  browser.document = { getElementById: (/** @type {string} */ id) => places.get(id), createElement: () => new Place() };
  // Nothing goes by itself here.
  browser.window = { setTimeout: () => 0 };
});

afterEach(() => {
  delete browser.document;
  delete browser.window;
});

/** A line that shows its sentence, else what is waited for. */
function line() {
  /** @type {Notes} */
  const notes = new Notes(wordsOf("en"), () => notes.show({ otherwise: "waiting" }));
  return notes;
}

test("a refusal goes as soon as another version is shown", () => {
  const notes = line();
  notes.follow(7);
  notes.refused("refused");
  notes.follow(7);
  assert.equal(place.textContent, "refused", "the same version says nothing new");
  notes.follow(8);
  assert.equal(place.textContent, "waiting");
});

test("what is no refusal stays, also after one", () => {
  const notes = line();
  notes.follow(7);
  notes.refused("refused");
  notes.note("not now");
  notes.follow(8);
  assert.equal(place.textContent, "not now");
});
