// A double click on a dialog that its first press closes.
// @ts-check

import assert from "node:assert/strict";
import { test } from "node:test";
import { Presses } from "../../crates/tavola-server/web/js/page/after_dialog.js";

test("the second press of a double click on a dialog is not for what stands behind it, any other press is", () => {
  const presses = new Presses();
  const press = (/** @type {number} */ at, x = 100) => ({ x, y: 50, at });
  assert.equal(presses.isLate(press(0), false), false, "there was no dialog");
  assert.equal(presses.isLate(press(1000), true), false, "it is on the dialog");
  assert.equal(presses.isLate(press(1200), false), true, "the dialog is gone");
  assert.equal(presses.isLate(press(1400), false), false, "a third press is a new one");
  presses.isLate(press(2000), true);
  assert.equal(presses.isLate(press(2200, 160), false), false, "somewhere else");
  presses.isLate(press(3000), true);
  assert.equal(presses.isLate(press(3700), false), false, "later");
});
