// The device's face, measured: what is read from afar, on small and lying screens too, and what stays untouched.
// @ts-check
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { PHONE, begin, confirmBoth, enterResult, press, running, says, share, startGame } from "./board.mjs";
import { Club } from "./club.mjs";

/** @import { Page } from "playwright-core" */

/** What a CSS pixel of such a phone is, in millimetres (390 px are 64.4 mm). */
const MILLIMETRES = 0.165;
/** What is comfortable to read at 1.5 m. */
const COMFORTABLE = 6.5;

/** @type {Club} */
let club;
before(async () => {
  club = await Club.open();
});
after(async () => {
  await club.close();
});

/** How high the capitals, or the digits, of an element truly are on the screen, in millimetres. @param {Page} page @param {string} selector */
const capital = (page, selector) =>
  page.locator(selector).first().evaluate((element, millimetres) => {
    const { font, fontWeight, fontFamily, fontSize } = getComputedStyle(element);
    const context = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
    context.font = font || `${fontWeight} ${fontSize} ${fontFamily}`;
    return context.measureText((element.textContent ?? "").slice(0, 1)).actualBoundingBoxAscent * millimetres;
  }, MILLIMETRES);

/** Whether something is wholly within the window and within what holds it. @param {Page} page @param {string} selector */
const isWhole = (page, selector) =>
  page.locator(selector).evaluateAll((all) =>
    all.every((element) => {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      const inside = left >= -0.5 && top >= -0.5 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
      return width === 0 || height === 0 || (inside && element.scrollWidth <= element.clientWidth + 1);
    }),
  );

/** Whether two elements lie on one another anywhere, but for the air above and below a line. @param {Page} page @param {string} one @param {string} two */
const meet = (page, one, two) =>
  page.evaluate(([one, two]) => {
    const boxes = (/** @type {string} */ selector) => [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect()).filter((box) => box.width > 0);
    return boxes(one ?? "").some((a) => boxes(two ?? "").some((b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 3 && b.top < a.bottom - 3));
  }, [one, two]);

const SIZES = ["390x844", "360x640", "320x568", "844x390", "740x360", "667x331", "568x320", "820x1180", "1180x820"].map((size) => {
  const [width = 0, height = 0] = size.split("x").map(Number);
  return { width, height };
});

// rule: MAT-02, CLK-07
test("on 390×844 points, cube, delay and Crawford are 6.5 mm high and more, and the score is as large as the time", async (here) => {
  const page = await club.person(PHONE);
  await begin(page, { length: "5" });
  const time = await capital(page, ".near .time");
  const delay = await capital(page, ".near .seconds");
  const points = await capital(page, ".near .points");
  await page.waitForTimeout(300);
  await page.click(".near .double");
  await page.locator(".banner", { hasText: "Ada doubles to 2" }).waitFor();
  assert.equal(await page.locator(".cube").textContent(), "2");
  assert.equal(await page.locator(".cube").getAttribute("data-towards"), "far");
  const offered = await capital(page, ".cube");
  await page.click(".far .take");
  const cube = await capital(page, ".cube");
  await enterResult(page, "Ada", null);
  await confirmBoth(page);
  await page.click("#menu");
  await page.getByRole("button", { name: "Correct something" }).click();
  await page.getByRole("button", { name: "The result of a game" }).click();
  await page.getByRole("button", { name: "Game 1" }).click();
  await page.click(".result-form label:has([value=gammon])");
  await page.click(".result-form [type=submit]");
  await page.locator(".cube.locked").waitFor();
  const crawford = await capital(page, ".cube");
  const measured = { time, points, delay, cube, offered, crawford };
  here.diagnostic(JSON.stringify(Object.fromEntries(Object.entries(measured).map(([name, value]) => [name, Number(value.toFixed(1))]))));
  for (const [name, value] of Object.entries(measured)) assert.ok(value >= COMFORTABLE, `${name}: ${value.toFixed(2)} mm`);
  assert.ok(points >= time * 0.9, `points ${points} beside ${time}`);
  await page.locator(".near .needs", { hasText: "needs 1" }).waitFor();
  await page.context().close();
});

test("at nine sizes nothing is cut off or lies on anything else, and the page cannot be pushed", async () => {
  for (const viewport of SIZES) {
    const page = await club.person({ ...PHONE, viewport });
    const where = `${viewport.width}×${viewport.height}`;
    const whole = async (/** @type {string} */ when) => {
      for (const selector of [".time", ".points", ".seconds", ".cube", ".tool-button", ".acts .device-act", ".half"]) assert.ok(await isWhole(page, selector), `${where} ${when}: ${selector} is cut off`);
      for (const [one, two] of [[".press", ".tool-button"], [".press", ".acts .device-act"], [".cube", ".tool-button"], [".cube", ".goal"], [".notices", ".half"], [".seconds", ".time"]]) assert.ok(!(await meet(page, one ?? "", two ?? "")), `${where} ${when}: ${one} on ${two}`);
      const over = await page.evaluate(() => [document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth]);
      assert.deepEqual(over, [0, 0], `${where} ${when}`);
    };
    await begin(page, { length: "5" });
    await whole("running");
    await page.waitForTimeout(300);
    await page.click(".near .double");
    await whole("a double is offered");
    await page.click(".far .take");
    await page.evaluate(() => {
      const now = Date.now;
      Date.now = () => now() + 3_600_000;
    });
    await page.waitForSelector(".notice");
    await whole("with a notice");
    await page.locator(".notice").getByRole("button").click();
    await enterResult(page, "Ada", null);
    await whole("a result waits");
    await confirmBoth(page);
    await page.locator(".games").waitFor({ state: "attached" });
    await whole("between games");
    await page.context().close();
  }
});

test("the sides can be swapped, and the device remembers it", async () => {
  const page = await club.person(PHONE);
  await begin(page);
  await page.click("#menu");
  await page.getByRole("button", { name: "Swap sides" }).click();
  await page.locator(".far.on-turn .who", { hasText: "Ada" }).waitFor();
  await page.reload();
  await page.locator(".far.on-turn .who", { hasText: "Ada" }).waitFor();
  await press(page, "far");
  // The keys are those of whoever sits there.
  await page.waitForTimeout(300);
  await page.keyboard.press("1");
  await running(page, "far");
  await page.context().close();
});

test("a clock is chosen with one touch, the total is told before the match begins, and names and clock come back", async () => {
  const page = await club.person(PHONE);
  await page.goto("/board");
  await page.locator(".total", { hasText: "Each player has 14:00, and 12 s a turn." }).waitFor();
  assert.ok(await isWhole(page, ".begin button"), "Begin is in sight");
  await page.click("[data-preset=doubles]");
  await page.fill("[name=length]", "5");
  await page.locator(".total", { hasText: "Each player has 12:30, and 18 s a turn." }).waitFor();
  for (const [name, value] of Object.entries({ white: "Ada", black: "Carlo" })) await page.fill(`[name=${name}]`, value);
  await page.click("form button[type=submit]");
  await page.locator(".near .time", { hasText: "12:30" }).waitFor();
  await page.goto("/board");
  await page.click("[data-preset=italy]");
  await page.click("[data-preset=last]");
  const values = await Promise.all(["white", "black", "length", "minutes", "delay"].map((name) => page.inputValue(`[name=${name}]`)));
  assert.deepEqual(values, ["Ada", "Carlo", "5", "2.5", "18"]);
  assert.deepEqual(await page.locator("#known-names option").evaluateAll((all) => all.map((one) => one.getAttribute("value"))), ["Ada", "Carlo"]);
  await page.context().close();
});

test("the screen is kept awake from the beginning, on a scoreboard without a clock too, and by one lock", async () => {
  const page = await club.person(PHONE);
  await page.addInitScript(() => {
    const all = (/** @type {any} */ (window).locks = /** @type {{ held: number, most: number }} */ ({ held: 0, most: 0 }));
    const request = async () => {
      await new Promise((resolve) => setTimeout(resolve, 30));
      all.most = Math.max(all.most, ++all.held);
      return Object.assign(new EventTarget(), { released: false, release: async () => void all.held-- });
    };
    Object.defineProperty(navigator, "wakeLock", { value: { request } });
  });
  await page.goto("/board");
  await page.selectOption("[name=clock]", "none");
  await page.fill("[name=length]", "1");
  await page.click("form button[type=submit]");
  await page.waitForFunction(() => /** @type {any} */ (window).locks.held === 1);
  await startGame(page);
  await enterResult(page, "White", null);
  await confirmBoth(page);
  await page.waitForFunction(() => /** @type {any} */ (window).locks.held === 0);
  assert.equal(await page.evaluate(() => /** @type {any} */ (window).locks.most), 1);
  await page.context().close();
});

// rule: CLK-02
test("overtime is told, marked and on the sheet; a flag that nobody noticed lets both play on", async () => {
  const page = await club.person(PHONE);
  await page.goto("/board");
  await page.locator("[name=minutes]").evaluate((input) => input.setAttribute("min", "0.01"));
  await page.locator("[name=minutes]").evaluate((input) => input.setAttribute("step", "0.01"));
  for (const [name, value] of Object.entries({ white: "Ada", black: "Carlo", length: "1", minutes: "0.03", delay: "0" })) await page.fill(`[name=${name}]`, value);
  await page.selectOption("[name=flag]", "overtime");
  await page.click("form button[type=submit]");
  await startGame(page, "near");
  await page.locator(".notice", { hasText: "Ada’s flag has fallen: overtime of 1:00, once." }).waitFor();
  await page.locator(".near .mark", { hasText: "overtime" }).waitFor();
  await press(page, "near");
  await page.locator(".notice", { hasText: "Ada’s flag" }).getByRole("button", { name: "OK" }).click();
  await page.click("#menu");
  await page.getByRole("button", { name: "Score sheet" }).click();
  await page.locator(".sheet li", { hasText: "Ada’s flag has fallen: overtime of 1:00, once." }).waitFor();
  await page.getByRole("button", { name: "Close" }).click();
  await page.context().close();

  const second = await club.person(PHONE);
  await second.goto("/board");
  await second.locator("[name=minutes]").evaluate((input) => input.setAttribute("min", "0.01"));
  await second.locator("[name=minutes]").evaluate((input) => input.setAttribute("step", "0.01"));
  for (const [name, value] of Object.entries({ white: "Ada", black: "Carlo", length: "1", minutes: "0.03", delay: "0" })) await second.fill(`[name=${name}]`, value);
  await second.click("form button[type=submit]");
  await startGame(second, "near");
  await second.getByRole("button", { name: "Nobody noticed: play on" }).click();
  await second.locator(".banner", { hasText: "Nobody noticed the flag. Play on." }).waitFor();
  await second.click("#stop");
  await second.getByRole("button", { name: "Resume: Ada" }).click();
  await running(second, "near");
  await press(second, "near");
  await second.context().close();
});

// rule: MAT-03
test("a double by mistake in the Crawford game stands by one touch once that game is over", async () => {
  const page = await club.person(PHONE);
  await page.goto("/board");
  await page.getByText("Continue a match from paper").click();
  for (const [name, value] of Object.entries({ white: "Ada", black: "Carlo", length: "5", won_white: "4", won_black: "0" })) await page.fill(`[name=${name}]`, value);
  await page.click("form button[type=submit]");
  await startGame(page, "near");
  await enterResult(page, "Carlo", null);
  await confirmBoth(page);
  await page.locator(".far .points", { hasText: "1" }).waitFor();
  await page.click("#menu");
  await page.getByRole("button", { name: "Correct something" }).click();
  await page.getByRole("button", { name: "The cube was turned in the Crawford game" }).click();
  await page.getByRole("button", { name: "Cube 2" }).click();
  await page.locator(".far .points", { hasText: "2" }).waitFor();
  await page.context().close();
});

test("a mirror that hears nothing turns grey and shows its age; locked, a touch is answered", async () => {
  const page = await club.person(PHONE);
  await begin(page);
  const link = await share(page);
  const mirror = await club.person(PHONE);
  await mirror.goto(link);
  await running(mirror, "near");
  await mirror.context().setOffline(true);
  await mirror.locator("body.stale").waitFor();
  await mirror.locator(".near .seconds", { hasText: " s" }).waitFor();
  await mirror.context().setOffline(false);
  await mirror.locator("body:not(.stale)").waitFor();
  await mirror.context().close();
  const lock = page.locator("#lock");
  const row = await lock.boundingBox();
  await lock.dispatchEvent("pointerdown");
  await page.locator("body.locked").waitFor();
  await lock.dispatchEvent("pointerup");
  assert.equal((await lock.boundingBox())?.y, row?.y, "the row of tools stays one row");
  await page.click(".near .double");
  await says(page, "Locked");
  assert.equal(await page.locator(".cube").getAttribute("data-towards"), "middle");
  await page.context().close();
});

test("a projector shows the match as large as the wall, and a stream a plate on a page that paints nothing else", async () => {
  const page = await club.person(PHONE);
  await begin(page, { length: "5" });
  const link = await share(page);
  const { pathname } = new URL(link);
  const wall = await club.person({ viewport: { width: 1920, height: 1080 } });
  await wall.goto(`${pathname}/screen`);
  await wall.locator("[data-side=white].on-turn", { hasText: "Ada" }).waitFor();
  const stream = await club.person({ viewport: { width: 1920, height: 1080 } });
  await stream.goto(`${pathname}/overlay`);
  await stream.locator("[data-side=white].on-turn", { hasText: "Ada" }).waitFor();
  await page.waitForTimeout(300);
  await page.click(".near .double");
  for (const one of [wall, stream]) {
    await one.locator(".banner", { hasText: "Ada doubles to 2" }).waitFor();
    assert.equal(await one.locator("[data-side=black] .cube").textContent(), "2");
    assert.equal(await one.locator("[data-side=black] .needs").textContent(), "needs 5");
    assert.match((await one.locator("[data-side=black] .time").textContent()) ?? "", /^(10:00|9:5\d)$/);
    assert.ok(await isWhole(one, ".player > *:not(:empty)"));
    assert.equal(await one.evaluate(() => document.querySelectorAll("button, input, a").length), 0, "nothing to be pressed");
  }
  assert.ok((await wall.locator("[data-side=black] .points").boundingBox())?.height ?? 0 > 200);
  const painted = await stream.evaluate(() => [document.documentElement, document.body, document.querySelector("main")].map((element) => element && getComputedStyle(element).backgroundColor));
  assert.deepEqual(new Set(painted), new Set(["rgba(0, 0, 0, 0)"]));
  // Without a network it is grey, and says how old it is.
  await stream.context().setOffline(true);
  await stream.locator(".show.stale").waitFor();
  for (const one of [page, wall, stream]) await one.context().close();
});
