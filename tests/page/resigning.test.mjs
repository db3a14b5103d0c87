// What is offered to be resigned: nothing that costs no more than less of it.
// @ts-check

import assert from "node:assert/strict";
import { test } from "node:test";
import { costOf, inMoney, worthResigning } from "../../crates/tavola-server/web/js/table/resigning.js";
import { wordsOf } from "./helpers.mjs";

/** @import { Model } from "../../crates/tavola-server/web/js/play/model.js" */
/** @import { WinKind } from "../../crates/tavola-server/web/js/wire.js" */

/** @type {WinKind[]} */
const ALL = ["single", "gammon", "backgammon"];
/** @param {Partial<Model>} more @returns {Model} */
const model = (more) => /** @type {Model} */ ({ you: "white", length: 5, score: { white: 0, black: 0 }, cube: { value: 1, owner: null, enabled: true }, ...more });
/** @param {number} value @param {"white" | "black" | null} owner */
const cube = (value, owner) => ({ value, owner, enabled: true });

// rule: END-08
test("what ends the match anyway is not offered twice", () => {
  assert.deepEqual(worthResigning(model({}), ALL, { preset: "match" }), ALL);
  assert.deepEqual(worthResigning(model({ score: { white: 4, black: 3 } }), ALL, { preset: "match" }), ["single", "gammon"]);
  assert.deepEqual(worthResigning(model({ score: { white: 0, black: 3 }, cube: cube(2, "black") }), ALL, { preset: "match" }), ["single"]);
});

// rule: OPT-02
test("under Jacoby a gammon costs no more than a single game until the cube was turned", () => {
  const money = { length: null };
  assert.deepEqual(worthResigning(model(money), ALL, { preset: "money" }), ["single"]);
  assert.deepEqual(worthResigning(model({ ...money, cube: cube(2, "white") }), ALL, { preset: "money" }), ALL);
  assert.deepEqual(worthResigning(model(money), ALL, { preset: "money", jacoby: "off" }), ALL);
});

test("what a game costs is said in money too where one plays for money", () => {
  const words = wordsOf("en");
  const euro = { length: null, stake: { currency: "EUR", unit: 250 }, cube: cube(2, "white") };
  assert.deepEqual(costOf(model(euro), "gammon", words), { text: "Resign a gammon: 4 points", detail: "10.00 EUR" });
  assert.deepEqual(costOf(model({ ...euro, cube: cube(1, null) }), "single", wordsOf("it")), { text: "Abbandona una partita semplice: 1 punto", detail: "2,50 EUR" });
  assert.deepEqual(costOf(model({ ...euro, stake: { currency: "points", unit: 1 } }), "single", words), { text: "Resign a single game: 2 points" });
  assert.equal(costOf(model({ ...euro, length: 5 }), "single", words).detail, undefined);
});

test("who answers a double or a resignation reads what that is worth in money", () => {
  const euro = { length: null, stake: { currency: "EUR", unit: 250 }, cube: cube(1, null), resignation: null };
  const doubled = /** @type {Model["phase"]} */ ({ kind: "doubled", by: "black", to: "white", asked: 2, refused: 1, step: "double" });
  const { asked, refused } = inMoney(model({ ...euro, phase: doubled }), wordsOf("en"));
  assert.deepEqual([asked, refused], ["2 · 5.00 EUR", "1 · 2.50 EUR"]);
  const resigned = model({ ...euro, cube: cube(2, "white"), phase: { kind: "on_roll", side: "black" }, resignation: { by: "black", win: "gammon" } });
  assert.equal(inMoney(resigned, wordsOf("it")).resigned, "vinci 4 · 10,00 EUR");
  assert.equal(inMoney({ ...resigned, length: 7 }, wordsOf("en")).resigned, "wins 4");
});
