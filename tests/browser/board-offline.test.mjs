// The device where the network fails in every way a network can: what is installed opens and plays, what is pressed is
// kept, and afterwards the server has it all.
// @ts-check
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { Between } from "./between.mjs";
import { PHONE, begin, confirmBoth, enterResult, kept, press, running, says, seen, sent, share, startGame, takeOver, touch } from "./board.mjs";
import { Club, PATIENCE, eventually } from "./club.mjs";

/** @import { Page } from "playwright-core" */

/** @type {Club} */
let club;
/** @type {Between} */
let between;
before(async () => {
  club = await Club.open();
  between = await Between.open(club.url);
});
after(async () => {
  between.close();
  await club.close();
});

/** A phone on which the device's page is installed. */
async function installed() {
  between.way = "open";
  const page = await club.person({ ...PHONE, baseURL: between.url });
  await page.goto("/board");
  await page.waitForSelector(".setup-form");
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === "activated");
  return page;
}

/** Only what no failing network explains. */
const faults = () => club.errors.filter((error) => !/net::ERR|status of 50\d/.test(error));

test("a gateway without a server and a hotel's network do not take the place of the page", async () => {
  const page = await installed();
  await begin(page, { length: "5" });
  await share(page);
  for (const way of /** @type {const} */ (["gateway", "hotel", "gone", "hotel"])) {
    between.way = way;
    await page.reload();
    await running(page, "near");
  }
  await press(page, "near");
  between.way = "open";
  await page.reload();
  await running(page, "far");
  await says(page, "All sent");
  await sent(club, page);
  await page.context().close();
  assert.deepEqual(faults(), []);
});

test("the server is away for a whole match, the tab is killed in it, and afterwards the server has every line", async () => {
  let page = await installed();
  await begin(page, { length: "3" });
  await share(page);
  between.way = "gone";
  for (const half of /** @type {const} */ (["near", "far", "near"])) await press(page, half);
  await enterResult(page, "Ada", "2");
  await confirmBoth(page);
  // What the phone shows is kept.
  await page.waitForSelector(".start_game");
  const [context, address] = [page.context(), page.url()];
  await page.close();
  page = await context.newPage();
  await page.goto(address);
  await startGame(page, "far");
  await running(page, "far");
  await enterResult(page, "Ada", null);
  await confirmBoth(page);
  await page.waitForSelector("[data-phase=match_over]");
  between.way = "open";
  await says(page, "All sent");
  await sent(club, page);
  assert.equal((await seen(club, page)).winner, "white");
  await context.close();
  assert.deepEqual(faults(), []);
});

test("a newer version of the page waits until no match is open, and is whole then", async () => {
  const page = await installed();
  await begin(page, { length: "5" });
  between.way = "newer";
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration("/board");
    await registration?.update();
  });
  await page.waitForFunction(async () => Boolean((await navigator.serviceWorker.getRegistration("/board"))?.waiting));
  await press(page, "near");
  await page.click("#menu");
  await page.getByRole("button", { name: "All matches" }).click();
  await page.getByRole("heading", { name: "Newer match" }).waitFor();
  between.way = "gone";
  await page.locator(".kept").first().click();
  await press(page, "far");
  await page.reload();
  await running(page, "near");
  await page.context().close();
  assert.deepEqual(faults(), []);
});

test("with the server away the device speaks the language chosen last, and keeps those that were chosen, no others", async () => {
  const page = await installed();
  await page.context().addCookies([{ name: "tavola_lang", value: "ja", url: between.url }]);
  await page.goto("/board");
  await page.waitForSelector(".setup-form");
  between.way = "gone";
  await page.reload();
  await page.waitForSelector(".setup-form");
  assert.equal(await page.locator("html").getAttribute("lang"), "ja");
  assert.match((await page.locator(".setup-form").textContent()) ?? "", /\p{Script=Han}/u);
  const kept = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname).filter((path) => path.includes("/i18n/")).sort();
  });
  assert.deepEqual(kept, ["en", "ja"].map((code) => `/static/i18n/${code}/board.ftl`));
  await page.context().close();
  assert.deepEqual(faults(), []);
});

test("what the browser does not keep has not happened, and the phone says so", async () => {
  const page = await installed();
  await begin(page, { length: "5" });
  const before = (await kept(page)).length;
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    Object.assign(window, { emptied: () => (IDBObjectStore.prototype.put = put) });
  });
  await touch(page, "near");
  await says(page, "did not save it");
  await running(page, "near");
  assert.equal((await kept(page)).length, before);
  await page.evaluate(() => /** @type {any} */ (window).emptied());
  await press(page, "near");
  assert.equal((await kept(page)).length, before + 1);
  await page.context().close();
  assert.deepEqual(faults(), []);
});

test("two phones take the clock over at the same moment: one has it, and every press is in one log", async () => {
  const first = await installed();
  await begin(first, { length: "5" });
  const link = await share(first);
  /** @type {Page[]} */
  const others = [];
  for (const _ of [1, 2]) {
    const page = await club.person(PHONE);
    await page.goto(link);
    await running(page, "near");
    others.push(page);
  }
  await Promise.all(others.map(takeOver));
  const all = [first, ...others];
  await first.locator(".take-over").waitFor();
  await eventually("both have taken it over", () => seen(club, first), (now) => now.lease.epoch >= 3);
  /** Those who think that they have the clock: the earlier one for as long as it has not heard of the later one. @type {Page[]} */
  let holders = [];
  const until = Date.now() + PATIENCE;
  do {
    holders = [];
    for (const page of others) if ((await page.locator(".take-over").count()) === 0) holders.push(page);
  } while (holders.length !== 1 && Date.now() < until);
  const [holder] = holders;
  assert.ok(holder && holders.length === 1, `${holders.length} hold the clock`);
  await press(holder, "near");
  for (const page of all) await running(page, "far");
  const view = await seen(club, first);
  assert.deepEqual([view.lease.epoch, view.conflicts], [3, []]);
  for (const page of all) await page.context().close();
  assert.deepEqual(faults(), []);
});
