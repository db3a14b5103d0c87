// Every page that can be reached by links is without a finding of axe, in both languages, by day and by night, and no wider than a phone.
// A law of the house: a page that is added later is found by its link and looked at too.
// @ts-check

/** @import { Page } from "playwright-core" */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { Club, eventually, keep } from "./club.mjs";
import { appoint, draw, importList, openEvent } from "./director.mjs";
import { look } from "./player.mjs";

const AXE = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Pages for each pattern of address: a second one shows little that the first did not. */
const OF_A_PATTERN = 1;

/** @type {Club} */
let club;
before(async () => {
  club = await Club.open();
});
after(async () => {
  await club.close();
});

/** What an address has in common with others: ids and numbers are left out. @param {string} path */
function pattern(path) {
  const [address, query = ""] = path.split("?");
  const names = [...new URLSearchParams(query).keys()].sort().join("&");
  const segment = (/** @type {string} */ part) => (/^[0-9a-f-]{12,}$|^\d+(-\d+)*$|%|^[A-Za-z0-9_-]{16,}$/.test(part) ? "*" : part);
  return `${(address ?? "").split("/").map(segment).join("/")}?${names}`.replace(/(\/(?:openings|rulebook|rules|lessons|articles(?!\/(?:write|comments)\b)))\/[^?]*/, "$1/*");
}

/** @param {Page} page */
async function findings(page) {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    // @ts-ignore axe is on the page by now
    const result = await globalThis.axe.run(document, { resultTypes: ["violations"] });
    const nodes = (/** @type {any} */ found) => found.nodes.slice(0, 3).map((/** @type {any} */ node) => `${node.html.slice(0, 160)} ${node.any?.[0]?.message ?? ""}`);
    return result.violations.map((/** @type {any} */ found) => `${found.id}: ${nodes(found).join(" | ")}`);
  });
}

/**
 * Reads a page; once more where it has gone on by itself meanwhile.
 * @template T @param {Page} page @param {(page: Page) => Promise<T>} read
 */
async function read(page, read) {
  return read(page).catch(async (error) => {
    if (!String(error).includes("Execution context was destroyed")) throw error;
    await page.waitForLoadState();
    return read(page);
  });
}

/** The addresses of the club that a page leads to. @param {Page} page @returns {Promise<string[]>} */
const leads = (page) =>
  page.locator("a[href]").evaluateAll((links) =>
    links.flatMap((link) => {
      const url = new URL(/** @type {HTMLAnchorElement} */ (link).href);
      const isHere = url.origin === location.origin && !link.closest("[hidden]") && !link.hasAttribute("download");
      return isHere ? [url.pathname + url.search] : [];
    }),
  );

/** By how many pixels a page is wider than its window: sheets are as wide as the paper they are for. @param {Page} page */
const tooWide = (page) =>
  page.evaluate(() => (document.body.matches(".paper") ? 0 : document.documentElement.scrollWidth - document.documentElement.clientWidth));

/** Goes through all pages from some on, and gives what is found on them. @param {Page} page @param {string[]} from @param {string} name @param {RegExp} within */
async function walk(page, from, name, within = /^/) {
  /** @type {string[]} */
  const found = [];
  const seen = new Map();
  const waiting = [...from];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const kind = pattern(path);
    if ((seen.get(kind) ?? 0) >= OF_A_PATTERN) continue;
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
    const answer = await page.goto(path).catch(() => null);
    // Files are no pages.
    if (!answer?.headers()["content-type"]?.includes("text/html")) continue;
    if (answer.status() !== 200) {
      found.push(`${path}: ${answer.status()}`);
      continue;
    }
    found.push(...(await read(page, findings)).map((/** @type {string} */ one) => `${path}: ${one}`));
    const over = await read(page, tooWide);
    if (over > 0) found.push(`${path}: ${over} pixels too wide`);
    if (!(await page.title()).trim()) found.push(`${path}: no title`);
    await keep(page, `axe-${name}-${kind.replace(/\W+/g, "-")}`);
    waiting.push(...(await read(page, leads)).filter((path) => within.test(path)));
  }
  return { found, pages: [...seen.keys()] };
}

/** A table with the bot whose match is over, and its address. @param {Page} page */
async function finished(page) {
  await page.goto("/");
  await page.locator('form:has(input[name="opponent"][value="bot"]) button').first().click();
  await page.waitForURL(/\/t\//);
  const at = new URL(page.url()).pathname;
  await eventually("the match can be resigned", () =>
    page.evaluate(async (path) => {
      const body = { command_id: crypto.randomUUID(), command: { type: "resign_match" } };
      const headers = { "content-type": "application/json" };
      return (await fetch(`${path}/command`, { method: "POST", headers, body: JSON.stringify(body) })).ok;
    }, at),
  );
  await eventually("the match is over", async () => (await look(page)).over);
  return at;
}

/** What a person has who has been here for a while. @param {Page} page */
async function belongings(page) {
  const table = await finished(page);
  const event = await openEvent(page, { name: "Cup of axes" });
  await importList(page, event, "name\nAda\nBea\nCleo\nDina\nEva");
  await page.getByRole("row", { name: /Eva/ }).waitFor();
  await appoint(page, event);
  await draw(page, event);
  return ["/", table, `${table}/study`, `${event}/desk`, event];
}

/** What an editor has: an article in two languages, a draft with everything around it, comments. @param {Page} page */
async function writings(page) {
  const name = "Edith";
  await page.request.post("/register", { form: { name, password: "seven checkers on the bar" } });
  club.tavola(["admin", "--data-dir", club.folder, "grant", name, "editor"]);
  await page.request.post("/articles/write", { form: { title: "Axes", language: "en" } });
  await page.goto("/articles/write");
  const draft = (await page.locator(".writings a").getAttribute("href")) ?? "";
  const body = "## Why\n\n![The opening](figure:start)\n\n`8/5 6/5`\n\n| a | b |\n|---|---|\n| 1 | 2 |";
  const form = { version: "1", title: "Axes", lead: "On axes.", body, name: "axes", tags: "cube, wood", day: "" };
  await page.request.post(draft, { form: { ...form, act: "publish" } });
  await page.request.post(`${draft}/translate`, { form: { language: "it" } });
  for (const words of ["Why axes?", "And why not?"]) await page.request.post("/articles/axes/en/comments", { form: { words } });
  return { draft, wrong: { ...form, version: "2", body: `${body}\n\n![x](nonsense)`, act: "preview" } };
}

test("what editors see has no finding, nor has a preview with faults", { timeout: 120_000 }, async () => {
  const page = await club.person({ viewport: { width: 1440, height: 900 } });
  const { draft, wrong } = await writings(page);
  const storageState = await page.context().storageState();
  const onPhone = await club.person({ storageState, locale: "it-IT", colorScheme: "dark", viewport: { width: 390, height: 844 } });
  const from = ["/articles", "/articles/axes/en", "/articles/comments", draft, `${draft}?version=1`];
  const [english, italian] = await Promise.all([walk(page, from, "editor-en", /^\/articles/), walk(onPhone, from, "editor-it", /^\/articles/)]);
  assert.deepEqual([...english.found, ...italian.found], []);
  for (const one of [page, onPhone]) {
    await one.goto(draft);
    await one.locator("#write-body").fill(wrong.body);
    await one.locator('button[value="preview"]').click();
    await one.locator("#preview").waitFor();
    await keep(one, `axe-preview-${(await one.locator("html").getAttribute("lang")) ?? ""}`);
    assert.deepEqual(await findings(one), []);
    assert.ok((await tooWide(one)) <= 0);
  }
});

test("no page has a finding", { timeout: 300_000 }, async () => {
  const page = await club.person({ viewport: { width: 1440, height: 900 } });
  const from = await belongings(page);
  const storageState = await page.context().storageState();
  const onPhone = await club.person({ storageState, locale: "it-IT", colorScheme: "dark", viewport: { width: 390, height: 844 } });
  const [english, italian] = await Promise.all([walk(page, from, "en"), walk(onPhone, from, "it")]);
  assert.deepEqual([...english.found, ...italian.found], []);
  assert.ok(english.pages.length > 50, `only ${english.pages.length} pages were found`);
});
