// The engine in the browser: a match against the bot with the network cut, gone on with after a reload, taken along and
// analysed; and positions looked at without the server.
// @ts-check
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";

import { Club, binary, eventually } from "./club.mjs";
import { HASTE, choose, look, playUntil } from "./player.mjs";

/** @import { Page } from "playwright-core" */

/** @type {Club} */
let club;
before(async () => {
  club = await Club.open({ whole: true });
});
after(() => club.close());

/** Only what no missing network explains. */
const faults = () => club.errors.filter((error) => !/net::ERR|Failed to fetch/.test(error));

/** The page, kept by the browser, with the network cut. @param {import("playwright-core").BrowserContextOptions} [options] */
async function cut(options = {}) {
  const page = await club.person({ acceptDownloads: true, ...options });
  await choose(page, HASTE);
  await page.goto("/offline");
  await page.locator("#offline-form:visible").waitFor();
  await page.locator("#offline-kept:visible").waitFor();
  await page.context().setOffline(true);
  await page.reload();
  await page.locator("#offline-form:visible").waitFor();
  return page;
}

/** @param {Page} page @param {string} level @param {string} length */
async function begin(page, level, length) {
  await page.locator(`#levels input[value="${level}"]`).check({ force: true });
  await page.locator("#offline-length").selectOption(length);
  await page.locator("#offline-form button").click();
  await page.locator("#board .board-svg").waitFor();
}

/** The games as the page keeps them. @param {Page} page */
const events = (page) => page.evaluate(() => JSON.parse(localStorage.getItem("tavola.offline") ?? "{}").events?.length ?? 0);

test("a match against the bot with the network cut: played on after a reload, taken along, analysed", { timeout: 300_000 }, async () => {
  const page = await cut();
  await begin(page, "beginner", "1");
  await playUntil([page], async () => (await look(page)).moves.length >= 6);
  const [moves, known] = [(await look(page)).moves, await events(page)];
  await page.reload();
  await page.locator("#board .board-svg").waitFor();
  await eventually("the moves are all there again", async () => (await look(page)).moves, (now) => now.length >= moves.length);
  assert.deepEqual((await look(page)).moves.slice(0, moves.length), moves);
  assert.ok((await events(page)) >= known);
  await playUntil([page], async () => (await look(page)).over, { limit: 200_000 });

  const [download] = await Promise.all([page.waitForEvent("download"), page.locator('#result a[href$="gnubg.mat"]').click()]);
  const report = execFileSync(binary, ["convert", "--report", await download.path()], { encoding: "utf8" });
  assert.match(report, /1 game, \d+ plays/);
  assert.doesNotMatch(report, /note|mended|left out/);

  await page.locator('#result a[href$="/study"]').click();
  await page.locator("#offline-report .study-summary").waitFor();
  await page.locator("#decision .study-board svg").waitFor();
  await eventually("it has looked two rolls ahead", () => page.locator("#offline-progress").textContent(), (text) => /Looked 2 rolls ahead/.test(text ?? ""), 120_000);
  const first = await page.locator("#decision h2").textContent();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await eventually("another line is shown", () => page.locator("#decision h2").textContent(), (text) => text !== first && /^1\.2 /.test(text ?? ""));
  await page.locator("#offline-back").click();
  await page.locator("#board:visible").waitFor();
  assert.deepEqual(faults(), []);
  await page.context().close();
});

test("a running match is not lost: not by another visit, nor by the question before it is given up", { timeout: 120_000 }, async () => {
  const page = await cut({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await begin(page, "full", "5");
  await playUntil([page], async () => (await look(page)).moves.length >= 2);
  const known = await events(page);
  await page.locator("#offline-new-open").click();
  await page.locator("#offline-new [data-close]").click();
  assert.ok((await events(page)) >= known);
  await page.goto("/offline");
  await page.locator("#board .board-svg").waitFor();
  assert.ok((await events(page)) >= known);
  const title = await page.locator("#title").textContent();
  assert.match(title ?? "", /Match to 5/);
  await page.locator("#offline-new-open").click();
  await page.locator("#offline-new button[value=yes]").click();
  await page.locator("#offline-form:visible").waitFor();
  assert.equal(await events(page), 0);
  assert.deepEqual(faults(), []);
  await page.context().close();
});

test("a position is looked at by the browser's engine, with the network and without", { timeout: 120_000 }, async () => {
  const page = await club.person();
  const start = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10";
  await page.goto(`/position?id=${start}&roll=31&plies=1`);
  await page.locator("#position-look tr[data-next]").first().waitFor();
  const server = await page.locator("#position-look tbody tr").allTextContents();
  await eventually("it is kept", () => page.locator("#position").getAttribute("data-kept"), (kept) => kept === "true");
  // The rolls are ways on; with the engine ready the server is asked for the page alone.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null || true);
  await eventually("the ways on are the engine's", async () => {
    await page.goto(`/position?id=${start}&roll=31&plies=1&look=here`);
    await page.locator("#position-look tr[data-next]").first().waitFor();
    return page.locator("#position-look").getAttribute("data-by");
  }, (by) => by === "engine");
  const rows = () => page.locator("#position-look tbody tr").evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent?.trim())));
  const here = await rows();
  await page.goto(`/position?id=${start}&roll=31&plies=1`);
  await page.locator("#position-look tr[data-next]").first().waitFor();
  assert.deepEqual(here, await rows(), "the server and the browser say the same");
  assert.equal(server.length, here.length);

  await page.context().setOffline(true);
  await page.goto(`/position?id=${start}&roll=31&plies=1`);
  await page.locator('#position-look[data-by="engine"] tr[data-next]').first().waitFor();
  assert.deepEqual(await rows(), here);
  await eventually("the board shows the position", () => page.locator("#position-about").textContent(), (text) => /White plays 31|White plays 3-1/.test(text ?? ""));
  await page.locator(".position-rolls a", { hasText: "66" }).click();
  await eventually("another roll is looked at", () => page.locator('#position-look[data-by="engine"] tbody th').first().textContent(), (text) => /24\/18\(2\) 13\/7\(2\)/.test(text ?? ""));
  assert.deepEqual(faults(), []);
  await page.context().close();
});

test("a match of a file is analysed in the browser with the network cut", { timeout: 180_000 }, async () => {
  const page = await cut({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const match = " 1 point match\n Game 1\n Ann : 0                   Bo : 0\n  1) 31: 8/5 6/5              62: 24/18 13/11\n  2) 64: 24/14\n";
  const choose = (/** @type {string} */ name, /** @type {string} */ text) => page.locator("#offline-file").setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
  await choose("list.txt", "bread and milk");
  await eventually("what is no match is said", () => page.locator("#offline-progress").textContent(), (text) => /no match/.test(text ?? ""));
  await page.locator("#offline-back").click();
  await page.locator("#offline-file:visible").waitFor();
  await choose("a.mat", match);
  await page.locator("#offline-report .study-summary").waitFor();
  await eventually("it has looked two rolls ahead", () => page.locator("#offline-progress").textContent(), (text) => /Looked 2 rolls|of 3 lines/.test(text ?? ""), 60_000);
  assert.match((await page.locator("#offline-report").textContent()) ?? "", /Ann/);
  await page.reload();
  await page.locator("#offline-report .study-summary").waitFor();
  assert.deepEqual(faults(), []);
  await page.context().close();
});

test("no page may run WebAssembly, only the worker with the engine", async () => {
  const page = await club.person();
  for (const path of ["/position", "/offline", "/"]) {
    const policy = (await page.request.get(path)).headers()["content-security-policy"] ?? "";
    assert.doesNotMatch(policy, /wasm/, path);
  }
  for (const path of ["/offline/engine.js", "/position/engine.js"]) {
    const answer = await page.request.get(path);
    assert.match(answer.headers()["content-security-policy"] ?? "", /'wasm-unsafe-eval'/);
  }
  const card = JSON.parse(readFileSync("crates/tavola-server/web/engine/tavola.wasm.json", "utf8"));
  const file = await (await page.request.get("/static/engine/tavola.wasm")).body();
  assert.equal(file.length, card.bytes);
  await page.context().close();
});
