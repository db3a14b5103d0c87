// What nobody may do to a match beside a wooden board by accident or by a link, and what waits for no one: a flag that
// falls while the phone is off, one that has to be called, overtime; each with nobody acting until the page itself offers it.
// @ts-check
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { PHONE, begin, kept, matchOf, of, press, running, says, seen, served, share, takeOver } from "./board.mjs";
import { Club, eventually } from "./club.mjs";

/** @import { Page } from "playwright-core" */

/** @type {Club} */
let club;
before(async () => {
  club = await Club.open();
});
after(() => club.close());

/** Keeps what a page looks like, on a phone upright and on a small one lying down. @param {Page} page @param {string} name */
async function looks(page, name) {
  const folder = process.env.TAVOLA_SCREENSHOTS;
  for (const [width, height] of /** @type {[number, number][]} */ ([[568, 320], [390, 844]])) {
    await page.setViewportSize({ width, height });
    const beyond = () => page.evaluate(() => {
      const buttons = [...document.querySelectorAll(".notice button, dialog button")];
      return buttons.map((button) => button.getBoundingClientRect()).filter((box) => box.left < 0 || box.right > innerWidth + 1 || box.top < 0 || box.bottom > innerHeight + 1).length;
    });
    await eventually(`${name} has no buttons beyond ${width}×${height}`, beyond, (many) => many === 0, 5000);
    if (folder) await page.screenshot({ path: `${folder}/${name}-${width}.png` });
  }
}

/** A match to one point with a bank of so many seconds, opened again after the page was closed for so long. @param {string} flag @param {number} away in milliseconds */
async function offFor(flag, away) {
  const first = await club.person(PHONE);
  await first.clock.install();
  await first.goto("/board");
  await first.selectOption("[name=flag]", flag);
  await fill(first, { white: "Ada", black: "Carlo", length: "1", minutes: "0.5", delay: "2" });
  const [context, address] = [first.context(), first.url()];
  await first.waitForTimeout(1100);
  await first.close();
  const page = await context.newPage();
  await page.clock.install();
  await page.clock.fastForward(away);
  await page.goto(address);
  return page;
}

/** @param {Page} page @param {Record<string, string>} fields */
async function fill(page, fields) {
  for (const [name, value] of Object.entries(fields)) await page.fill(`[name=${name}]`, value);
  await page.click("form button[type=submit]");
  await page.click(".start_game");
  await page.click(".near .opening");
  await running(page, "near");
}

// rule: CLK-10
test("a phone that was off for longer than the rest of the bank asks whether that time counts, and gives it back", { timeout: 60_000 }, async () => {
  const page = await offFor("loss", 60_000);
  await page.locator(".notice", { hasText: /off for 1:[0-5]\d, and Ada’s flag fell meanwhile/ }).waitFor();
  await looks(page, "gap-asked");
  assert.equal(of(await kept(page), "flag_fell").length, 0);
  await page.getByRole("button", { name: "Give the time back" }).click();
  await running(page, "near");
  await press(page, "near");
  await page.context().close();
});

// rule: CLK-02, CLK-10
test("if that time counts the flag has fallen, at its instant", { timeout: 60_000 }, async () => {
  const page = await offFor("loss", 60_000);
  await page.getByRole("button", { name: "It counts" }).click();
  await page.waitForSelector("[data-phase=flagged]");
  await page.click(".near .confirm");
  await page.click(".far .confirm");
  await page.locator(".banner", { hasText: "Carlo wins the match on time" }).waitFor();
  await page.context().close();
});

/** A match to one point with seconds on the clock, and nobody who acts. @param {string} flag */
async function seconds(flag) {
  const page = await club.person(PHONE);
  await page.addInitScript(() => {
    // When the flag was first offered to be called, by the page's own clock.
    const look = new MutationObserver(() => {
      if (!document.querySelector(".far .call_flag")?.checkVisibility()) return;
      Object.assign(window, { offered: Date.now() });
      look.disconnect();
    });
    look.observe(document, { childList: true, subtree: true, attributes: true });
  });
  await page.goto("/board");
  await page.selectOption("[name=flag]", flag);
  await page.locator("[name=minutes]").evaluate((input) => input.setAttribute("min", "0.01"));
  await page.locator("[name=minutes]").evaluate((input) => input.setAttribute("step", "0.01"));
  await fill(page, { white: "Ada", black: "Carlo", length: "1", minutes: "0.03", delay: "1" });
  return page;
}

// rule: CLK-01, CLK-02
test("delay and bank run out with nobody acting: the flag falls by itself", { timeout: 60_000 }, async () => {
  const page = await seconds("loss");
  await page.waitForSelector("[data-phase=flagged]");
  const log = await kept(page);
  const [opening, fell] = [of(log, "opening")[0], of(log, "flag_fell")[0]];
  assert.equal(fell.at - opening.at, 1000 + 1800);
  await page.context().close();
});

// rule: CLK-02
test("a flag that has to be called is offered to the opponent the moment it falls, with nobody acting", { timeout: 60_000 }, async () => {
  const page = await seconds("when_noticed");
  const mirror = await club.person(PHONE);
  await mirror.goto(await share(page));
  await page.locator(".far .call_flag").waitFor();
  const late = await page.evaluate(() => /** @type {any} */ (window).offered);
  const fell = of(await kept(page), "opening")[0].at + 2800;
  assert.ok(late >= fell && late - fell < 3000, `offered ${late - fell} ms after it fell`);
  assert.equal(of(await kept(page), "press").length, 0);
  await mirror.locator(".far .call_flag").click();
  await page.waitForSelector("[data-phase=flagged]");
  await page.context().close();
  await mirror.context().close();
});

// rule: CLK-02
test("overtime begins and ends with nobody acting", { timeout: 120_000 }, async () => {
  const page = await seconds("overtime");
  await page.locator(".near .time", { hasText: /^0:[56]\d$|^1:00$/ }).waitFor();
  await page.waitForSelector("[data-phase=flagged]", { timeout: 90_000 });
  assert.equal(of(await kept(page), "flag_fell").length, 2);
  await page.context().close();
});

test("a link that brings a log asks, checks it, and never replaces a match by its name alone", { timeout: 60_000 }, async () => {
  const page = await club.person(PHONE);
  await begin(page);
  await share(page);
  await press(page, "near");
  const [id, log, address] = [matchOf(page), await kept(page), page.url()];
  const settings = { names: { white: "Eve", black: "Carlo" }, length: 5 };
  const link = (/** @type {unknown} */ handed) => `/board#take=${encodeURIComponent(typeof handed === "string" ? handed : JSON.stringify(handed))}`;
  const open = { at: 1, by: "house", act: { type: "open", settings } };
  const handed = { v: 1, id, title: "", epoch: 1, token: null, entries: [open] };
  for (const [bad, why] of /** @type {[unknown, string][]} */ ([
    [{ ...handed, entries: [{ at: 1, by: "house", act: { type: "open" } }] }, "That is not a match file"],
    ["{broken", "That is not a match file"],
    [{ ...handed, entries: [1, 2, 3] }, "That is not a match file"],
    [handed, "gives no right"],
  ])) {
    await page.goto("about:blank");
    await page.goto(link(bad));
    await page.locator("[role=alert]", { hasText: why }).waitFor();
  }
  assert.deepEqual(await kept(page), log);
  // Another match is taken up only after a yes.
  await page.goto("about:blank");
  await page.goto(link({ ...handed, id: "invented" }));
  await page.getByText("Eve – Carlo, 0–0 to 5: one entry").waitFor();
  await looks(page, "take-up");
  await page.getByRole("button", { name: "Close" }).click();
  assert.deepEqual(await kept(page), log);
  await page.goto("about:blank");
  await page.goto(link({ ...handed, id: "invented" }));
  await page.getByRole("button", { name: "Accept" }).click();
  await page.locator(".near .who", { hasText: "Eve" }).waitFor();
  await page.goto("about:blank");
  await page.goto(address);
  await running(page, "far");
  await page.context().close();
});

test("the clock is taken over by holding and saying so, not by a touch; not once the result is on the bracket", { timeout: 60_000 }, async () => {
  const page = await club.person(PHONE);
  await begin(page);
  const mirror = await club.person(PHONE);
  await mirror.goto(await share(page));
  await mirror.locator(".take-over").click();
  await mirror.waitForTimeout(900);
  assert.equal(await mirror.locator("dialog").count(), 0);
  await mirror.locator(".take-over").dispatchEvent("pointerdown");
  await mirror.getByRole("button", { name: "Take it over" }).waitFor();
  await looks(mirror, "take-over");
  await mirror.getByRole("button", { name: "Close" }).click();
  assert.equal((await seen(club, page)).lease.epoch, 1);
  await takeOver(mirror);
  await says(page, "watching");
  await page.context().close();
  await mirror.context().close();
});

test("a wrong token never takes the place of a right one, and a match that is not there is said not to be", { timeout: 60_000 }, async () => {
  const page = await club.person(PHONE);
  await begin(page);
  const link = await share(page);
  await page.goto("about:blank");
  await page.goto(link.replace(/t=.*/, `t=${"0".repeat(64)}`));
  await says(page, "gives no right");
  await press(page, "near");
  await page.waitForFunction(() => document.querySelector(".status")?.textContent?.includes("All sent"));
  await eventually("the server has the press", () => served(club, page), (log) => of(log, "press").length === 1);
  // Who never had the right only watches, and is told.
  const stranger = await club.person(PHONE);
  await stranger.goto(link.replace(/t=.*/, "t=wrong"));
  await says(stranger, "gives no right");
  await running(stranger, "far");
  assert.equal(await stranger.locator(".take-over").count(), 0);
  await stranger.goto("about:blank");
  await stranger.goto("/board/unknown#t=x");
  await stranger.getByText("There is no such match").waitFor();
  await page.context().close();
  await stranger.context().close();
});
