// Every language on a phone and on a desk: nothing runs out of its page, and the language is that of the page and of its words.
// With TAVOLA_SCREENSHOTS=FOLDER more pages are looked at, and what each looks like is kept there.
// @ts-check

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { after, before, test } from "node:test";
import { gzipSync } from "node:zlib";
import { Club, eventually, keep } from "./club.mjs";
import { importList, openEvent } from "./director.mjs";
import { assertButtonsHold, assertNoSideways, made, opened } from "./player.mjs";

/** @import { Page } from "playwright-core" */

const LANGUAGES = readdirSync(new URL("../../crates/tavola-server/web/i18n/", import.meta.url));

/** A phone always; a desk too where it is looked at. */
const SIZES = { phone: { width: 390, height: 844 }, ...(process.env.TAVOLA_SCREENSHOTS ? { desk: { width: 1280, height: 800 } } : {}) };

const MATCH = "5 point match\n\n Game 1\n Ada : 0                          Bo : 0\n  1) 31: 8/5 6/5                  42: 8/4 6/4\n  2) 63: 24/18 13/10              55: 13/3(2)\n";

/** @type {Club} */
let club;
before(async () => {
  club = await Club.open();
});
after(() => club.close());

/** What there is to look at: a table, a chouette, a tournament’s desk, an analysis, and pages to read. @param {Page} page */
async function places(page) {
  await page.request.post("/me/name", { data: { name: "Ada" } });
  const table = await made(page, "/tables", { opponent: "bot", rules: { preset: "match", length: { points: 5 } }, level: "beginner" });
  const chouette = await made(page, "/chouettes", { rules: { game: { preset: "chouette-club" } } });
  await page.goto("/");
  const event = await openEvent(page, { name: "Spring" });
  await importList(page, event, "name\nAda\nBea\nCarl\nDora\n");
  await page.goto("/study");
  await page.locator("#bring details summary").click();
  await page.getByLabel("The match as text").fill(MATCH);
  await page.getByRole("button", { name: "Import" }).click();
  const study = await page.locator("#matches tbody a").first().getAttribute("href");
  const desk = `${event}/desk`;
  if (!process.env.TAVOLA_SCREENSHOTS) return { start: "/", table, desk, device: "/board", study };
  return { start: "/", table, chouette, desk, event, device: "/board", study, rules: "/rules/board", lesson: "/lessons/board", article: "/articles/opening-rolls", login: "/login", people: "/people", quiz: "/quiz", openings: "/openings", position: "/position" };
}

/** The words that were weighed, by their address. @type {Map<string, number>} */
const weighed = new Map();

/** How many bytes of words the page has loaded, compressed: those of its language and no others. @param {Page} page @param {string} language */
async function words(page, language) {
  const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name).filter((name) => name.includes("/i18n/")));
  assert.deepEqual(loaded.filter((path) => !path.includes(`/i18n/${language}/`)), []);
  let sum = 0;
  for (const path of new Set(loaded)) {
    // Chromium asks for Brotli of secure servers alone, so what is sent here says nothing.
    const weight = weighed.get(path) ?? gzipSync(await (await page.request.get(path)).body()).length;
    weighed.set(path, weight);
    sum += weight;
  }
  return sum;
}

test("in every language nothing runs out of its page", { timeout: 1_500_000 }, async () => {
  const page = await club.person();
  const all = await places(page);
  for (const language of LANGUAGES) {
    await page.context().addCookies([{ name: "tavola_lang", value: language, url: club.url }]);
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      for (const [name, path] of Object.entries(all)) {
        // An article's page is in a language it is written in.
        const spoken = name === "article" && language !== "it" ? "en" : language;
        assert.equal(await opened(page, path ?? name), 200, `${name} ${path}`);
        assert.equal(await page.evaluate(() => document.documentElement.lang), spoken, `${path}`);
        await assertNoSideways(page, `${name} in ${language} on a ${size}`);
        await assertButtonsHold(page, `${name} in ${language} on a ${size}`);
        assert.ok((await words(page, spoken)) < 30_000, `the words of ${name} in ${language}`);
        await keep(page, `${name}-${language}-${size}`);
      }
    }
  }
  assert.deepEqual(club.errors, []);
});
