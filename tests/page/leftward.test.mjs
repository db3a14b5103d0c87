// What keeps its direction in a text that runs from right to left.
// @ts-check

import assert from "node:assert/strict";
import { test } from "node:test";
import { Words } from "../../crates/tavola-server/web/js/page/words.js";

test("in a language from right to left plays, rolls and scores keep their direction, and names stand apart", () => {
  const words = new Words("ar", "said = { $text }\nplain = نقلة 24/18*/13 6/5(2).\nscore = { $who }: { $a }–{ $b }\nchosen = { $win ->\n  [gammon] مارس\n *[single] عادي\n}");
  const shown = (/** @type {string} */ name, /** @type {Record<string, string | number>} */ args = {}) => words.say(name, args).replace(/\u2066/g, "[").replace(/\u2068/g, "<").replace(/\u2069/g, "]");
  assert.equal(shown("plain"), "نقلة [24/18*/13 6/5(2)].");
  assert.equal(shown("score", { who: "Ada", a: 3, b: 2 }), "<Ada]: [3–2]");
  assert.equal(shown("said", { text: "6-3: bar/22" }), "<[6-3]: [bar/22]]");
  assert.equal(new Words("ar", "clause = قاعدة (MOV-07)").say("clause").replace(/\u2066/g, "[").replace(/\u2069/g, "]"), "قاعدة ([MOV-07])");
  assert.equal(shown("chosen", { win: "gammon" }), "مارس");
  assert.equal(new Words("it", "said = { $text }").say("said", { text: "6-3: bar/22" }), "6-3: bar/22");
});
