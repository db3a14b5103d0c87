// The contrast of what is read against what it lies on, measured over the design tokens of every theme (WCAG 2 AA).
// @ts-check

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const css = readFileSync(new URL("../../crates/tavola-server/web/css/tokens.css", import.meta.url), "utf8");

/** The colours a rule sets. @param {string} selector as the file writes it */
function tokens(selector) {
  const start = css.indexOf(`${selector} {`);
  assert.ok(start >= 0, selector);
  const rule = css.slice(start, css.indexOf("}", start));
  return Object.fromEntries([...rule.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map((found) => [found[1] ?? "", found[2] ?? ""]));
}

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

test("numbers, pips and checkers stand out on every board", () => {
  for (const board of [':root, [data-board="noce"]', '[data-board="lavagna"]', '[data-board="chiaro"]']) assert.deepEqual(weak(board, tokens(board), BOARD), []);
});
