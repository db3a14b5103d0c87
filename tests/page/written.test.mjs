// Plays that a text names: which are of the roll that lies on the board before them.
// @ts-check

import assert from "node:assert/strict";
import { test } from "node:test";
import { isOfRoll } from "../../crates/tavola-server/web/js/play/written.js";

test("a play is of a roll if its steps are as long as the dice, allowed or not", () => {
  /** @type {[string, [number, number]][]} */
  const own = [["8/5 6/5", [3, 1]], ["24/18/13", [6, 5]], ["24/13", [6, 5]], ["24/19 13/7", [6, 5]], ["bar/21*/15", [4, 6]], ["13/7(2) 8/2(2)", [6, 6]], ["24/12", [6, 6]], ["4/off 3/off", [6, 5]], ["6/5", [3, 1]]];
  for (const [play, roll] of own) assert.ok(isOfRoll(play, roll), `${play} with ${roll}`);
  /** @type {[string, [number, number] | null][]} */
  const others = [["8/4 6/4", [3, 1]], ["13/7 8/7", [3, 1]], ["8/5 8/5", [3, 1]], ["24/20 24/20", [3, 1]], ["13/5", [3, 1]], ["8/5", null]];
  for (const [play, roll] of others) assert.ok(!isOfRoll(play, roll), `${play} with ${roll}`);
});
