// What a first visit costs on a slow phone: `node tests/browser/tools/first-visit.mjs [RUNS]`, or `cargo xtask first-visit`. A cache
// that is empty, a processor four times slower, 150 ms of latency, 1.6 Mbit/s down and 750 kbit/s up; medians of the runs.
// @ts-check
import assert from "node:assert/strict";
import { loadavg } from "node:os";

import { Club } from "../club.mjs";

/** @import { Page } from "playwright-core" */

const RUNS = Number(process.argv[2] ?? 3);
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SLOWER = 4;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
/** What the pages are to keep to. */
const GOAL = { lcp: 1500, bytes: 100_000 };
/** So long nothing more comes, in milliseconds: the page is there. */
const QUIET = 1200;

/** @typedef {{ lcp: number, inp: number, bytes: number, requests: number, of: Record<string, number>, plain: string[], changing: string[] }} Visit */

/** Sees to the largest picture or text and to the slowest answer to a finger, from the first moment on. */
function watch() {
  const seen = { lcp: 0, inp: 0 };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => (seen.lcp = entry.startTime))).observe({ type: "largest-contentful-paint", buffered: true });
  const options = /** @type {PerformanceObserverInit} */ ({ type: "event", durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => (seen.inp = Math.max(seen.inp, entry.duration)))).observe(options);
}

/** @param {Club} club @param {string} path @returns {Promise<Visit>} */
async function visit(club, path) {
  const page = await club.person({ ...PHONE, reducedMotion: null });
  await page.addInitScript(watch);
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  /** @type {Map<string, { kind: string, url: string, headers: Record<string, string> }>} */
  const asked = new Map();
  /** @type {Visit} */
  const seen = { lcp: 0, inp: 0, bytes: 0, requests: 0, of: {}, plain: [], changing: [] };
  let last = Date.now();
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    const headers = Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), value]));
    asked.set(requestId, { kind: type, url: response.url, headers });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const one = asked.get(requestId);
    if (!one) return;
    last = Date.now();
    seen.bytes += encodedDataLength;
    seen.requests += 1;
    seen.of[one.kind] = (seen.of[one.kind] ?? 0) + encodedDataLength;
    const name = new URL(one.url).pathname;
    if (encodedDataLength > 1500 && !/^(br|gzip)$/.test(one.headers["content-encoding"] ?? "") && !/\.(png|wasm)$/.test(name)) seen.plain.push(name);
    if (/^\/static\/[0-9a-f]{16}\//.test(name) && !/immutable/.test(one.headers["cache-control"] ?? "")) seen.changing.push(name);
  });
  await page.goto(path, { waitUntil: "load", timeout: 60_000 });
  while (Date.now() - last < QUIET) await page.waitForTimeout(100);
  seen.lcp = await page.evaluate(() => /** @type {any} */ (globalThis).seen.lcp);
  await touch(page);
  seen.inp = await page.evaluate(() => /** @type {any} */ (globalThis).seen.inp);
  await page.context().close();
  return seen;
}

/** What a newcomer may touch first: a point of a board, a button, or the text. @param {Page} page */
async function touch(page) {
  for (const selector of ["tavola-board .place.can", ".lesson-step:not([hidden]) [data-does=on]", "main summary", "main h1, main h2"]) {
    const found = page.locator(selector).filter({ visible: true }).first();
    if ((await found.count()) === 0) continue;
    await found.tap({ force: true });
    break;
  }
  await page.waitForTimeout(700);
}

/** @param {number[]} numbers */
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const club = await Club.open();
try {
  const host = await club.person();
  await host.goto("/");
  await host.getByRole("button", { name: "Play the bot", exact: true }).click();
  await host.waitForURL(/\/t\//);
  const table = new URL(host.url()).pathname;
  const pages = ["/", "/rules", "/rules/cube", "/lessons", "/lessons/board", "/articles", "/articles/opening-rolls", table, "/rulebook/MOV-07"];
  console.log(`load ${loadavg()[0]?.toFixed(1)}, ${RUNS} visits each, medians\n`);
  console.log("| page | LCP, ms | slowest answer, ms | bytes | html | css | js | other | requests |\n|---|---|---|---|---|---|---|---|---|");
  const missed = [];
  for (const path of pages) {
    /** @type {Visit[]} */
    const visits = [];
    for (let run = 0; run < RUNS; run++) visits.push(await visit(club, path));
    const of = (/** @type {(visit: Visit) => number} */ what) => Math.round(median(visits.map(what)));
    const kind = (/** @type {string} */ name) => of((one) => one.of[name] ?? 0);
    const [lcp, bytes, html, css, js] = [of((one) => one.lcp), of((one) => one.bytes), kind("Document"), kind("Stylesheet"), kind("Script")];
    const name = path === table ? "/t/…" : path;
    console.log(`| ${name} | ${lcp} | ${of((one) => one.inp)} | ${bytes} | ${html} | ${css} | ${js} | ${bytes - html - css - js} | ${of((one) => one.requests)} |`);
    if (lcp > GOAL.lcp) missed.push(`${name}: the largest text or picture after ${lcp} ms`);
    if (bytes > GOAL.bytes) missed.push(`${name}: ${bytes} bytes`);
    missed.push(...(visits[0]?.plain ?? []).map((file) => `${name}: ${file} comes uncompressed`), ...(visits[0]?.changing ?? []).map((file) => `${name}: ${file} is not kept for ever`));
  }
  console.log(missed.length > 0 ? `\nmissed:\n${missed.join("\n")}` : "\nevery page keeps to the goal");
  assert.deepEqual(club.errors, []);
} finally {
  await club.close();
}
