// The contrast of what is read against what it lies on, measured over the design tokens of every theme (WCAG 2 AA).
// @ts-check

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const css = readFileSync(new URL("../../crates/tavola-server/web/css/tokens.css", import.meta.url), "utf8");

/** What a rule says. @param {string} selector as the file writes it */
function rule(selector) {
  const start = css.indexOf(`${selector} {`);
  assert.ok(start >= 0, selector);
  return css.slice(start, css.indexOf("}", start));
}

/** The colours a rule sets. @param {string} selector @param {"light" | "dark"} [look] by which, where there are two */
function tokens(selector, look = "light") {
  const found = rule(selector).matchAll(/--([\w-]+):\s*(?:light-dark\()?(#[0-9a-f]{6})(?:, (#[0-9a-f]{6})\))?/g);
  return Object.fromEntries([...found].map(([, name = "", light = "", dark]) => [name, look === "dark" ? (dark ?? light) : light]));
}

/** The boards one can choose, by the rules that set them. */
const BOARDS = [...css.matchAll(/^(:root, )?\[data-board="\w+"\]/gm)].map(([selector]) => selector);
const LOOKS = /** @type {const} */ (["light", "dark"]);

/** @param {string} colour @returns {number} relative luminance */
function luminance(colour) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** @param {string} a @param {string} b */
function contrast(a, b) {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ["ground", "surface", "sunken", "accent-soft"];
/** What is read, on what, and how strong it must be. @type {[string, readonly string[], number][]} */
const PAGE = [
  ["text", GROUNDS, 4.5],
  ["quiet", GROUNDS, 4.5],
  ["accent", ["ground", "surface", "accent-soft"], 4.5],
  ["on-accent", ["accent", "accent-strong"], 4.5],
  ["warning", ["ground", "surface"], 4.5],
  ["danger", ["ground", "surface", "sunken"], 4.5],
  ["good", ["ground", "surface"], 4.5],
  ["line-strong", ["ground", "surface"], 3],
  ["focus", ["ground", "surface"], 3],
];
/** @type {[string, readonly string[], number][]} */
const BOARD = [
  ["frame-text", ["frame", "frame-light"], 4.5],
  ["light-text", ["light"], 4.5],
  ["dark-text", ["dark"], 4.5],
  ["cube-text", ["cube"], 4.5],
  ["die-light-pip", ["die-light"], 4.5],
  ["die-dark-pip", ["die-dark"], 4.5],
  ["light", ["dark"], 4.5],
  ["trail", ["felt"], 3],
];

/** @param {string} theme @param {Record<string, string>} colours @param {[string, readonly string[], number][]} pairs */
function weak(theme, colours, pairs) {
  return pairs.flatMap(([what, grounds, least]) => grounds.flatMap((on) => {
    const [a, b] = [colours[what], colours[on]];
    assert.ok(a && b, `${theme} lacks ${what} or ${on}`);
    const found = contrast(a, b);
    return found < least ? [`${theme}: ${what} on ${on} ${found.toFixed(2)}, least ${least}`] : [];
  }));
}

test("all that is read can be read, light and dark", () => {
  assert.deepEqual(weak("light", tokens(":root"), PAGE), []);
  assert.deepEqual(weak("dark", tokens(':root[data-look="dark"]'), PAGE), []);
});

test("the dark of the system is the dark one can choose", () => {
  assert.deepEqual(tokens(':root:not([data-look="light"])'), tokens(':root[data-look="dark"]'));
});

test("numbers, pips and checkers stand out on every board, by day and by night", () => {
  assert.equal(BOARDS.length, 6);
  for (const board of BOARDS) for (const look of LOOKS) assert.deepEqual(weak(`${board} ${look}`, tokens(board, look), BOARD), []);
});

test("a board sets all that a board is made of, so that one can stand beside another", () => {
  const names = (/** @type {string} */ board) => [...rule(board).matchAll(/--([\w-]+):/g)].map(([, name]) => name);
  for (const board of BOARDS) assert.deepEqual(names(board), names(BOARDS[0] ?? ""), board);
});

/** How the three kinds of colour blindness see a colour (Viénot, Brettel and Mollon 1999; Machado 2009 for the third), on linear light. */
const BLIND = {
  protan: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deutan: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritan: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

/** @param {string} colour @param {number[][]} by @returns {string} */
function seen(colour, by) {
  const linear = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const parts = by.map((row) => Math.min(1, Math.max(0, row.reduce((sum, weight, nth) => sum + weight * (linear[nth] ?? 0), 0))));
  return `#${parts.map((part) => Math.round(255 * (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055)).toString(16).padStart(2, "0")).join("")}`;
}

/** The better of a checker's face and its rim against what lies under it. @param {Record<string, string>} colours @param {string} checker @param {string} under */
const standsOut = (colours, checker, under) => Math.max(...[checker, `${checker}-rim`].map((part) => contrast(colours[part] ?? "", colours[under] ?? "")));

test("with every kind of colour blindness the checkers differ, from each other and from what they lie on", () => {
  for (const board of BOARDS) for (const look of LOOKS) for (const [kind, by] of Object.entries(BLIND)) {
    const colours = Object.fromEntries(Object.entries(tokens(board, look)).map(([name, colour]) => [name, seen(colour, by)]));
    const where = `${board} ${look} ${kind}`;
    assert.ok(contrast(colours["light"] ?? "", colours["dark"] ?? "") >= 4.5, `${where}: light and dark`);
    assert.ok(contrast(colours["point-a"] ?? "", colours["point-b"] ?? "") >= 1.5, `${where}: the points`);
    for (const under of ["felt", "point-a", "point-b", "well"]) for (const checker of ["light", "dark"]) {
      const found = standsOut(colours, checker, under);
      assert.ok(found >= 2, `${where}: ${checker} on ${under} ${found.toFixed(2)}`);
    }
  }
});

test("boards with inlaid checkers tell light from dark by more than colour", () => {
  for (const board of BOARDS) {
    const value = (/** @type {string} */ name) => Number(new RegExp(`--${name}: ([\\d.]+)`).exec(rule(board))?.[1]);
    const ornaments = ["crossed", "turned", "rosette"].map(value);
    assert.ok(ornaments.every(Number.isFinite), board);
    if (/panno|marmo|lacca|chiaro/.test(board)) assert.ok(ornaments.some((strength) => strength > 0), board);
  }
});
