// A whole match by keyboard between a reader of Arabic and a reader of Japanese, each in their own language: what is seen,
// named and said.
// @ts-check

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Club, keep } from "./club.mjs";
import { HASTE, assertNoSideways, choose, listen, look, playUntil, said } from "./player.mjs";

/** @import { Page } from "playwright-core" */

/** @type {Club} */
let club;
before(async () => {
  club = await Club.open();
});
after(() => club.close());

/** The letters each of them reads. */
const SCRIPTS = { ar: /\p{Script=Arabic}/u, ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u };

/** What is Latin in every language: the players, the program, plays as they are noted, keys. */
const LATIN = /Sami|Yuki|Tavola|\b(?:bar|off|Enter|Esc|Shift|Ctrl|Alt|Tab|XGID|GNU|ID|PR|QR|PDF|SGF|gnubg|OK|LIVE|TV)\b|[A-Z]{1,3}(?![\p{L}])|\.?mat\b/giu;

/** Whether a text has words, none of them in the script of the reader. @param {string} text @param {RegExp} script */
const isForeign = (text, script) => /\p{L}{2}/u.test(text.replace(LATIN, "")) && !script.test(text);

/** Every such name and text on the page. @param {Page} page @param {RegExp} script */
async function foreign(page, script) {
  const names = await page.evaluate(() => {
    const all = [...document.querySelectorAll("button, a, input, select, textarea, summary, [role], [aria-label], label, h1, h2, h3, th, legend, p")];
    const shown = all.filter((one) => one.checkVisibility() && !one.closest("[lang]:not(html), .language"));
    return shown.flatMap((one) => [one.getAttribute("aria-label") ?? "", one.getAttribute("title") ?? "", one.matches("p, label, button, a, h1, h2, h3, th, legend, summary") ? (one.textContent ?? "") : ""]);
  });
  return names.filter((name) => isForeign(name, script));
}

/** Goes by Tab to what is there, and writes where there is something to write. @param {Page} page @param {string} what @param {string} [text] */
async function byKeys(page, what, text) {
  for (let steps = 0; steps < 90; steps += 1) {
    await page.keyboard.press("Tab");
    if (!(await page.evaluate((what) => document.activeElement?.matches(what), what))) continue;
    if (text === undefined) return;
    await page.keyboard.press("Control+A");
    return page.keyboard.type(text);
  }
  assert.fail(`no Tab leads to ${what}`);
}

test("a match of three points in Arabic and in Japanese, by keys alone", { timeout: 300_000 }, async () => {
  const sami = await club.person({ locale: "ar", viewport: { width: 1280, height: 800 } });
  const yuki = await club.person({ locale: "ja-JP", viewport: { width: 390, height: 844 } });
  for (const page of [sami, yuki]) {
    await choose(page, HASTE);
    await listen(page);
  }
  await sami.goto("/");
  assert.deepEqual(await sami.evaluate(() => [document.documentElement.lang, document.documentElement.dir]), ["ar", "rtl"]);
  assert.deepEqual(await foreign(sami, SCRIPTS.ar), [], "the start in Arabic");
  await byKeys(sami, "#choose [name=opponent]");
  await sami.keyboard.press("ArrowDown");
  await sami.locator("input[name=opponent][value=friend]:checked").waitFor();
  await byKeys(sami, "#choose [name=length]", "3");
  await byKeys(sami, "#choose [name=name]", "Sami");
  await sami.keyboard.press("Enter");
  await sami.waitForURL(/\/t\//);
  const link = await sami.locator("#invite-link").inputValue();

  await yuki.goto(new URL(link).pathname);
  assert.equal(await yuki.locator("html").getAttribute("lang"), "ja");
  assert.deepEqual(await foreign(yuki, SCRIPTS.ja), [], "the invitation in Japanese");
  await byKeys(yuki, "input[name=name]", "Yuki");
  await yuki.keyboard.press("Enter");
  await yuki.waitForURL(/\/t\//);
  for (const page of [sami, yuki]) await page.locator("#bottom .name").waitFor();

  const readers = /** @type {const} */ ([[sami, SCRIPTS.ar, "ar"], [yuki, SCRIPTS.ja, "ja"]]);
  const soon = async () => (await look(sami)).moves.length >= 4;
  await playUntil([sami, yuki], soon);
  for (const [page, script, name] of readers) {
    assert.deepEqual(await foreign(page, script), [], `the table in ${name}`);
    assert.equal(await page.locator(".place").count(), await page.locator(".place[aria-label]").count());
    await assertNoSideways(page, name);
    await keep(page, `match-${name}`);
  }
  let offers = 0;
  const matchOver = async (/** @type {Page} */ page) => (await look(page)).acts.some((id) => id.endsWith("rematch"));
  await playUntil([sami, yuki], async () => (await matchOver(sami)) && (await matchOver(yuki)), {
    // One cube is offered, heard and taken.
    doubles: (now) => now.moves.length >= 3 && now.games === 0 && (offers += 1) === 1,
    limit: 250_000,
  });
  for (const [page, script, name] of readers) {
    await page.locator("#result").waitFor();
    assert.deepEqual(await foreign(page, script), [], `the result in ${name}`);
    const all = await said(page);
    assert.ok(all.length > 20, `${all.length} sentences were said in ${name}`);
    assert.deepEqual(all.filter((text) => isForeign(text, script)), [], `said in ${name}`);
    await keep(page, `match-over-${name}`);
  }
  assert.deepEqual(club.errors, []);
});
