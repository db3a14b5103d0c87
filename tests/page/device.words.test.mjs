// The device in words: every act has its name in every language, and nothing is left over where nothing was given.
// @ts-check
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { Phone } from "./device.helpers.mjs";
import { withReason } from "../../crates/tavola-server/web/js/device/reason.js";
import { fold } from "../../crates/tavola-server/web/js/device/fold/state.js";
import { actText, undoHint } from "../../crates/tavola-server/web/js/device/fold/undo.js";
import { view } from "../../crates/tavola-server/web/js/device/fold/view.js";
import { Words } from "../../crates/tavola-server/web/js/page/words.js";

const read = (/** @type {string} */ path) => readFileSync(new URL(`../../crates/tavola-server/web/${path}`, import.meta.url), "utf8");
const LANGUAGES = ["en", "it"].map((language) => new Words(language, read(`i18n/${language}/board.ftl`)));
const names = { white: "Ada", black: "Carlo" };
const clock = { mode: "simple_delay", bank_per_point: 180_000, delay: 12_000 };

/** Every act by name, as the wire's types have them. */
const ACTS = [...new Set([.../export type Act = (.*?)\};/s.exec(read("js/wire.d.ts"))?.[1]?.matchAll(/"type": "(\w+)"/g) ?? []].map(([, name]) => name ?? ""))];

test("every act has a sentence in every language, and none shows the name it has in the log", () => {
  assert.ok(ACTS.length > 40, `${ACTS.length}`);
  for (const words of LANGUAGES) {
    for (const type of ACTS.filter((name) => name !== "tick")) {
      const text = actText(words, /** @type {any} */ ({ type, against: "black", side: "white", winner: "white", points: 1, kind: "single", millis: 0, clock, reason: "" }), names);
      assert.ok(text && !text.includes("board-"), `${words.language} ${type}: ${text}`);
      assert.doesNotMatch(text, /_|: *$|: {2}|undefined/, `${words.language} ${type}`);
    }
  }
});

test("a reason stands after a colon, and without one there is no colon", () => {
  assert.equal(withReason("1 for Ada", "late"), "1 for Ada: late");
  for (const none of ["", "  ", null, undefined]) assert.equal(withReason("1 for Ada", none), "1 for Ada");
});

// rule: TRN-18
test("after a penalty undoing takes back the penalty, and says so before and afterwards", async () => {
  const phone = new Phone("table");
  const device = await phone.open("m");
  const settings = { names, length: 7, clock, ordered: null, flag: { rule: "loss" }, crawford: "on", holland: "off", oversight: "players", won: { white: 0, black: 0 }, before: "pre" };
  const acts = /** @type {any[]} */ ([[{ type: "open", settings }, "house"], [{ type: "opening", winner: "white" }, "white"], [{ type: "penalty", against: "black", points: 1, reason: "" }, "white"]]);
  for (const [act, by] of acts) assert.equal(await device.act(act, by), null);
  const [words] = LANGUAGES;
  assert.equal(undoHint(/** @type {any} */ ({ device, words })), "Hold to undo: Penalty against Carlo: 1 point");
  const before = view(fold(device.log.slice(0, 2)), device.now());
  assert.equal(await device.act(/** @type {any} */ ({ type: "undo" }), "black"), null);
  const { version, undone, lease, ...after } = device.view;
  assert.deepEqual({ ...before, ...after }, before);
  assert.equal(words && undone[0] && actText(words, undone[0].act, names), "Penalty against Carlo: 1 point");
  assert.equal(device.view.undo, "opening");
});
