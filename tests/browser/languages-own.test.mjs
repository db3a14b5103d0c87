// Languages of a club's own: a folder is all it takes. Two of them nobody speaks: in one every sentence is longer and has
// accents, so that what is not translated stands out; the other is written from right to left.
// @ts-check

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { Club, eventually } from "./club.mjs";
import { importList, openEvent } from "./director.mjs";
import { assertButtonsHold, assertNoSideways, made, opened } from "./player.mjs";

/** @import { Page } from "playwright-core" */

/** @type {Club} */
let club;
/** @type {string} */
let folder;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), "tavola-languages-"));
  if (process.env.TAVOLA_PSEUDO) await cp(process.env.TAVOLA_PSEUDO, folder, { recursive: true });
  else execFileSync("cargo", ["xtask", "words", "--pseudo", folder]);
  // A language the program does not speak, as somebody begins it: its name and a few sentences.
  await mkdir(join(folder, "eo"));
  await writeFile(join(folder, "eo", "language.ftl"), "language-name = Esperanto\n");
  await writeFile(join(folder, "eo", "pages.ftl"), "start-bot = Ludi kontraŭ la roboto\n");
  club = await Club.open({ languages: folder });
});
after(async () => {
  await club.close();
  await rm(folder, { recursive: true });
});

/** The pages that are looked at, with something on each. @param {Page} page */
async function places(page) {
  await page.request.post("/me/name", { data: { name: "Ӂ" } });
  const table = await made(page, "/tables", { opponent: "bot", rules: { preset: "match", length: { points: 5 } }, level: "beginner" });
  const chouette = await made(page, "/chouettes", { rules: { game: { preset: "chouette-club" } } });
  await page.goto("/");
  const event = await openEvent(page, { name: "Ӂ" });
  await importList(page, event, "name\nӁӁ\nӁӁӁ\n");
  return ["/", table, chouette, event, `${event}/desk`, `${event}/desk/book`, "/board", "/people", "/study", "/position", "/openings", "/login", "/register", "/lessons", "/verify", "/account", "/notices"];
}

test("a language is a folder: it stands in the menu, is spoken where it has words, and English where not", { timeout: 60_000 }, async () => {
  const page = await club.person({ locale: "eo" });
  await page.goto("/");
  assert.equal(await page.locator("html").getAttribute("lang"), "eo");
  assert.match((await page.locator("details.language summary").textContent()) ?? "", /Esperanto/);
  await page.getByRole("button", { name: "Ludi kontraŭ la roboto" }).waitFor();
  await page.getByRole("button", { name: "Open the table" }).waitFor();
  assert.ok((await page.locator("details.language button").allTextContents()).length > 27, "beside all others");
  assert.deepEqual(club.errors, []);
});

/** Words without accents on the page, names left out. What says in which language it is is meant to be in that one. @param {Page} page */
const english = (page) => page.evaluate(() => {
  const NAMES = /^(?:Tavola|Alba|Brio|Cino|Dora|Elmo|Fosca|Gino|Ilda|Lapo|Mina|Nilo|Olga|Pico|Rita)$/;
  const plain = (/** @type {string | null} */ text) => (text?.match(/(?<![\p{L}\d/.@-])[A-Za-z]*[aeiou][a-z]*(?![\p{L}/@])/gu) ?? []).filter((word) => !NAMES.test(word));
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const at = node.parentElement;
    if (!at?.checkVisibility() || at.closest("script, style, code, pre, kbd, svg, output.mono, [translate=no], [lang]:not(html)")) continue;
    const words = plain(node.textContent);
    if (words.length > 0) found.push(`${at.tagName}.${at.className}: ${words.join(" ")}`);
  }
  for (const one of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")) {
    if (!one.checkVisibility() || one.closest("[lang]:not(html), [translate=no]")) continue;
    for (const name of ["aria-label", "title", "placeholder", "alt"]) {
      const words = plain(one.getAttribute(name));
      if (words.length > 0) found.push(`${one.tagName} ${name}: ${words.join(" ")}`);
    }
  }
  return found;
});

test("in a longer language nothing is left in English, runs out of its page or is cut off on a button", { timeout: 120_000 }, async () => {
  const page = await club.person({ viewport: { width: 390, height: 844 } });
  const all = await places(page);
  await page.context().addCookies([{ name: "tavola_lang", value: "en-XA", url: club.url }]);
  /** @type {{ path: string, plain: string[] }[]} */
  const found = [];
  for (const path of all) {
    await opened(page, path);
    assert.equal(await page.locator("html").getAttribute("lang"), "en-XA");
    await assertNoSideways(page, path);
    await assertButtonsHold(page, path);
    // What the page's script writes comes a moment later.
    await eventually("nothing is in English", () => english(page), (plain) => plain.length === 0, 3000)
      .catch(async () => found.push({ path, plain: await english(page) }));
  }
  assert.deepEqual(found, []);
  assert.deepEqual(club.errors, []);
});

test("from right to left the page is turned and the board is not", { timeout: 120_000 }, async () => {
  const page = await club.person({ viewport: { width: 390, height: 844 } });
  const [, table = "", ...others] = await places(page);
  const place = async (/** @type {number} */ number) => (await page.locator(`.place[data-place="${number}"]`).boundingBox())?.x ?? NaN;
  /** @type {number[][]} */
  const seen = [];
  for (const language of ["en", "ar-XB"]) {
    await page.context().addCookies([{ name: "tavola_lang", value: language, url: club.url }]);
    await page.goto(table);
    await page.locator("#bottom .name").waitFor();
    seen.push([await place(1), await place(6), await place(7), await place(24)]);
  }
  assert.deepEqual(seen[1], seen[0], "point by point the board is where it was");
  for (const path of [table, ...others]) {
    await opened(page, path);
    assert.equal(await page.evaluate(() => getComputedStyle(document.body).direction), "rtl", path);
    await assertNoSideways(page, path);
    await assertButtonsHold(page, path);
  }
  assert.deepEqual(club.errors, []);
});
