// The device beside a wooden board: nothing pressed is lost or invented, whatever happens to the phone.
// @ts-check
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { Club } from "./club.mjs";

/** @import { Page } from "playwright-core" */

/** @type {Club} */
let club;
before(async () => {
  club = await Club.open();
});
after(async () => {
  await club.close();
});

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** @param {Page} page @param {Record<string, string>} [fields] */
async function begin(page, fields = {}) {
  await page.goto("/board");
  for (const [name, value] of Object.entries({ white: "Ada", black: "Carlo", length: "3", ...fields })) await page.fill(`[name=${name}]`, value);
  await page.click("form button[type=submit]");
  await page.click(".start_game");
  await page.click(".near .opening");
  await running(page, "near");
}

/** @param {Page} page @param {"near" | "far"} half */
const running = (page, half) => page.waitForSelector(`.${half}.on-turn`);

/** @param {Page} page @param {"near" | "far"} half */
async function press(page, half) {
  await page.waitForTimeout(300);
  await page.locator(`.${half} .press`).dispatchEvent("pointerdown");
  await running(page, half === "near" ? "far" : "near");
}

/** The log as the browser has kept it. @param {Page} page @returns {Promise<any[]>} */
const kept = (page) =>
  page.evaluate(async () => {
    const database = await new Promise((resolve) => {
      const request = indexedDB.open("tavola-board", 1);
      request.onsuccess = () => resolve(request.result);
    });
    const store = database.transaction("entries").objectStore("entries");
    const rows = await new Promise((resolve) => {
      const request = store.getAll();
      request.onsuccess = () => resolve(request.result);
    });
    database.close();
    return rows.map((/** @type {any} */ row) => row.entry);
  });

/** The server's log of the match a page shows. @param {Page} page @returns {Promise<any[]>} */
async function served(page) {
  const id = new URL(page.url()).pathname.split("/").at(-1);
  return (await (await fetch(`${club.url}/board/${id}/log?after=0`)).json()).entries;
}

/** Hands the match over to the server and gives its link. @param {Page} page */
async function share(page) {
  await page.click("#menu");
  await page.getByRole("button", { name: "Hand over" }).click();
  const link = await page.locator(".link").textContent();
  await page.getByRole("button", { name: "Close" }).click();
  await page.waitForFunction(() => document.querySelector(".status")?.textContent?.includes("All sent"));
  return link ?? "";
}

// rule: CLK-10
test("a reload keeps every press and the running time, and shows the gap", async () => {
  const page = await club.person(PHONE);
  await begin(page);
  await press(page, "near");
  const log = await kept(page);
  await page.goto("about:blank");
  await new Promise((resolve) => setTimeout(resolve, 3500));
  await page.goBack();
  await running(page, "far");
  const again = await kept(page);
  assert.deepEqual(again.slice(0, log.length), log);
  const gap = again.at(-1);
  assert.equal(gap.act.type, "gap");
  assert.ok(gap.act.to - gap.act.from > 2500 && gap.act.to - gap.act.from < 20_000);
  await page.getByRole("button", { name: "Give the time back" }).click();
  await page.waitForSelector(".notice", { state: "detached" });
  assert.equal((await kept(page)).at(-1).act.type, "restore");
  await page.context().close();
});

test("installed, it opens and plays with the network off", async () => {
  const page = await club.person(PHONE);
  await page.goto("/board");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(async () => (await caches.keys()).length === 1);
  await page.context().setOffline(true);
  const fresh = await page.context().newPage();
  await begin(fresh);
  await press(fresh, "near");
  await press(fresh, "far");
  await fresh.reload();
  await running(fresh, "near");
  assert.equal((await kept(fresh)).filter((entry) => entry.act.type === "press").length, 2);
  await page.context().close();
});

test("a system clock that is set to another time is told and costs nobody a second", async () => {
  const page = await club.person(PHONE);
  await begin(page);
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 3_600_000;
  });
  await page.waitForSelector(".notice");
  await press(page, "near");
  const log = await kept(page);
  const jump = log.find((entry) => entry.act.type === "jump");
  assert.ok(Math.abs(jump.act.millis - 3_600_000) < 50);
  const [opening, pressed] = [log.find((entry) => entry.act.type === "opening"), log.at(-1)];
  assert.ok(pressed.at - opening.at < 30_000);
  await page.context().close();
});

test("without a network the lines wait, and afterwards the server's log is the device's; a mirror watches and presses", async () => {
  const page = await club.person(PHONE);
  await begin(page);
  const link = await share(page);
  const mirror = await club.person(PHONE);
  await mirror.goto(link);
  await running(mirror, "near");
  await page.context().setOffline(true);
  await press(page, "near");
  await press(page, "far");
  assert.match((await page.locator(".status").textContent()) ?? "", /Offline: 2/);
  await page.context().setOffline(false);
  await page.waitForFunction(() => document.querySelector(".status")?.textContent?.includes("All sent"));
  assert.deepEqual(await served(page), await kept(page));
  await mirror.waitForTimeout(500);
  await mirror.locator(".near .press").dispatchEvent("pointerdown");
  await running(page, "far");
  await running(mirror, "far");
  // Handed over: the second phone goes on, the first one watches, and both have the same log.
  await mirror.getByRole("button", { name: "Take the clock over here" }).click();
  await page.waitForFunction(() => document.querySelector(".status")?.textContent?.includes("watching"));
  await press(mirror, "far");
  await running(page, "near");
  await mirror.waitForFunction(() => document.querySelector(".status")?.textContent?.includes("All sent"));
  const log = await served(page);
  assert.deepEqual(log, await kept(mirror));
  const presses = log.filter((entry) => entry.act.type === "press");
  assert.equal(presses.length, 4);
  const view = await (await fetch(`${club.url}${new URL(page.url()).pathname}/view`)).json();
  const turns = view.used.white + view.used.black;
  const opening = log.find((entry) => entry.act.type === "opening");
  assert.equal(turns, presses.at(-1).at - opening.at);
  await page.context().close();
  await mirror.context().close();
});

// rule: MAT-01, MAT-02
test("a match to three points with clock, Crawford game and confirmation", async () => {
  const page = await club.person(PHONE);
  await begin(page);
  const win = async (/** @type {string} */ name, /** @type {string | null} */ cube) => {
    await page.click("#stop");
    await page.click("dialog .main");
    await page.click(`.result-form label:has-text("${name}")`);
    if (cube) await page.click(`.result-form label:has([value='${cube}'])`);
    await page.click(".result-form button[type=submit]");
    await page.click(".near .confirm");
    await page.click(".far .confirm");
  };
  await press(page, "near");
  await win("Ada", "2");
  await page.waitForSelector(".banner.crawford");
  await page.click(".start_game");
  await page.click(".far .opening");
  assert.equal(await page.locator(".double").count(), 0);
  await win("Carlo", null);
  await page.click(".start_game");
  await page.click(".far .opening");
  await page.click(".far .double");
  await page.click(".near .pass");
  await page.click(".near .confirm");
  await page.click(".far .confirm");
  await page.waitForSelector("[data-phase=ready]");
  await page.click(".start_game");
  await page.click(".near .opening");
  await win("Ada", "1");
  await page.waitForSelector("[data-phase=match_over]");
  assert.match((await page.locator(".banner").textContent()) ?? "", /Ada wins the match/);
  await page.click("#menu");
  await page.getByRole("button", { name: "Score sheet" }).click();
  assert.equal(await page.locator(".sheet-table tbody tr").count(), 4);
  await page.context().close();
  assert.deepEqual(club.errors.filter((error) => !error.includes("net::ERR")), []);
});
