// The whole book as two files for paper, A4: `node tests/browser/tools/book-pdf.mjs FOLDER`, or `cargo xtask book-pdf`. Chromium
// numbers the pages; the contents get theirs from how many pages each part takes when it is printed alone.
// @ts-check
import assert from "node:assert/strict";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { Club } from "../club.mjs";

/** @import { Page } from "playwright-core" */

const folder = process.argv[2] ?? "target/book";

/** The book is one page; whatever is no part of it is left out. */
const PARTS = ".book-whole > :is(.book-cover, .book-paper-contents, .chapter)";

/** How many pages a file has. @param {Buffer} pdf */
const pagesOf = (pdf) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** @param {Page} page */
const print = (page) => page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });

/** Pictures are there, and what leads out of the book is text: who holds a sheet of paper can follow nothing. @param {Page} page */
async function ready(page) {
  const missing = await page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    for (const link of document.querySelectorAll("main a[href^='/']")) link.removeAttribute("href");
    const ids = new Set([...document.querySelectorAll("[id]")].map(({ id }) => id));
    const lost = [...document.querySelectorAll("main a[href^='#']")].map((link) => link.getAttribute("href") ?? "").filter((href) => !ids.has(decodeURIComponent(href.slice(1))));
    return [...lost, ...[...document.querySelectorAll("main img")].filter((image) => /** @type {HTMLImageElement} */ (image).naturalWidth === 0).map((image) => image.getAttribute("src"))];
  });
  assert.deepEqual(missing, [], "places and pictures that are not there");
}

/** Leaves one part, or all. @param {Page} page @param {number | null} part */
const only = (page, part) => page.locator(PARTS).evaluateAll((all, part) => all.forEach((one, index) => one.toggleAttribute("hidden", part !== null && part !== index)), part);

/** A part that ends in a few lines on a page of their own is set a little tighter, if that saves the page. @param {Page} page @param {string} id @param {number} pages */
async function tightened(page, id, pages) {
  const part = page.locator(".book-whole > .chapter").and(page.locator(`[id="${id}"]`));
  if (pages < 2 || (await part.count()) === 0) return pages;
  await part.evaluate((one) => one.setAttribute("data-tight", ""));
  const tight = pagesOf(await print(page));
  if (tight >= pages) await part.evaluate((one) => one.removeAttribute("data-tight"));
  return Math.min(tight, pages);
}

/** Writes into the contents on which page each part begins. @param {Page} page */
async function number(page) {
  const parts = await page.locator(PARTS).evaluateAll((all) => all.map(({ id }) => id));
  let next = 1;
  for (const [index, id] of parts.entries()) {
    await only(page, index);
    const pages = await tightened(page, id, pagesOf(await print(page)));
    if (id) await page.evaluate(([id, at]) => document.querySelector(`.book-paper-contents a[href="#${id}"]`)?.setAttribute("data-page", `${at}`), [id, next]);
    next += pages;
  }
  await only(page, null);
  return next - 1;
}

const club = await Club.open();
try {
  await mkdir(folder, { recursive: true });
  for (const [language, locale] of [["en", "en-GB"], ["it", "it-IT"]]) {
    const page = await club.person({ locale: locale ?? "en-GB", viewport: { width: 900, height: 1200 } });
    await page.goto("/rules/whole");
    await ready(page);
    const counted = await number(page);
    const pdf = await print(page);
    assert.equal(pagesOf(pdf), counted, "the parts are as many pages together as each alone");
    const file = join(folder, `tavola-${language}.pdf`);
    await writeFile(file, pdf);
    console.log(`${file}: ${counted} pages, ${Math.round(pdf.length / 1024)} KiB`);
    await page.context().close();
  }
  assert.deepEqual(club.errors, []);
} finally {
  await club.close();
}
