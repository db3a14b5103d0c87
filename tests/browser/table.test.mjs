// A table as people use it beside playing: the bot's strength, looking back, resigning in one's turn, the line, the size.
// @ts-check

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Club, eventually } from "./club.mjs";
import { HASTE, act, choose, look } from "./player.mjs";

/** @import { Page } from "playwright-core" */

/** @type {Club} */
let club;
before(async () => (club = await Club.open()));
after(() => club.close());

/** @param {Page} page @param {string} id */
const press = (page, id) => page.locator(`#${id}`).evaluate((element) => /** @type {HTMLElement} */ (element).click());
/** @param {Page} page @param {string} id */
const text = (page, id) => page.evaluate((id) => document.getElementById(id)?.textContent ?? "", id);

/** Plays until so many lines stand in the list. @param {Page} page @param {number} lines */
async function playsLines(page, lines) {
  await eventually("enough has been played", async () => {
    const now = await look(page);
    if (now.moves.length < lines) await act(page, () => "t", () => false);
    return now.moves.length;
  }, (moves) => moves >= lines, 60_000);
}

/** @param {string} level */
async function againstTheBot(level, settings = {}) {
  const page = await club.person();
  await choose(page, { ...HASTE, autoRoll: false, ...settings });
  await page.goto("/");
  await page.locator(`#levels input[value=${level}]`).evaluate((input) => /** @type {HTMLElement} */ (input).click());
  await page.locator(".hero-acts form button").first().evaluate((button) => /** @type {HTMLElement} */ (button).click());
  await page.waitForURL(/\/t\//);
  return page;
}

test("the bot plays at the strength that was chosen, says so, and the choice is remembered", { timeout: 60_000 }, async () => {
  const page = await againstTheBot("novice");
  await eventually("the bot's strength is shown", () => text(page, "top"), (bar) => bar.includes("novice"));
  await page.goto("/");
  assert.equal(await page.locator("#levels input:checked").getAttribute("value"), "novice");
});

test("one looks back by buttons, by a click on a line and by an address, and comes back", { timeout: 120_000 }, async () => {
  const page = await againstTheBot("beginner");
  await playsLines(page, 5);
  await press(page, "look-open");
  await eventually("the bar is there", () => page.locator("#lookback").isVisible());
  await press(page, "look-back");
  const one = await eventually("the address names the line", () => page.url(), (url) => /game=1&move=\d+$/.test(url));
  assert.match(await text(page, "message"), /^Game 1, \d+ of \d+: /);
  await page.locator('#moves [data-line="2"]').evaluate((cell) => /** @type {HTMLElement} */ (cell).click());
  await eventually("the second line is shown", () => page.url(), (url) => url.endsWith("move=2"));
  assert.equal(await page.locator("#moves [aria-current]").getAttribute("data-line"), "2");
  const watcher = await club.person();
  await watcher.goto(one);
  await eventually("somebody else sees the same line", () => text(watcher, "message"), (message) => message.startsWith("Game 1, "));
  await watcher.setViewportSize({ width: 390, height: 844 });
  assert.equal(await watcher.locator("#look-back").isVisible(), true);
  await eventually("the watcher is counted", () => text(page, "watchers"), (said) => said.includes("1"));
  await page.keyboard.press("Escape");
  await eventually("one is back", () => page.url(), (url) => !url.includes("?"));
  assert.equal(await page.locator("#lookback").isVisible(), false);
});

test("in one's turn a game is resigned with its cost on the button, as soon as the turn is done", { timeout: 120_000 }, async () => {
  const page = await againstTheBot("beginner", { autoForced: false, autoPass: false });
  await eventually("it is one's turn to play", async () => {
    const now = await look(page);
    if (now.acts.includes("roll")) await page.keyboard.press("Enter");
    return now.turn;
  });
  await press(page, "resign-open");
  const first = page.locator("#resign .choices button").first();
  assert.match((await first.textContent()) ?? "", /single game: 1 point/);
  await first.evaluate((button) => /** @type {HTMLElement} */ (button).click());
  await eventually("it is said when it is offered", () => text(page, "message"), (message) => message.includes("END-08"));
  await eventually("the turn is done and the bot has answered", async () => {
    await act(page, () => "t", () => false);
    return look(page);
  }, ({ games, moves }) => games > 0 || moves.some((move) => move.includes("rejected")));
});

test("a double is taken back by Escape", { timeout: 120_000 }, async () => {
  const page = await club.person();
  await choose(page, { speed: "none", autoRoll: false });
  await page.goto("/");
  await page.locator(".hero-acts form button").first().evaluate((button) => /** @type {HTMLElement} */ (button).click());
  await page.waitForURL(/\/t\//);
  await eventually("one may double", async () => {
    const now = await look(page);
    if (!now.acts.includes("double")) await act(page, () => "t", () => false);
    return now.acts.includes("double");
  }, Boolean, 60_000);
  await page.keyboard.press("d");
  await eventually("it asks", async () => (await look(page)).acts, (acts) => acts.includes("confirm_double"));
  await page.keyboard.press("Escape");
  await eventually("it asks no more", async () => (await look(page)).acts, (acts) => !acts.includes("confirm_double") && acts.includes("roll"));
});

test("a page without a network says so, and what was done goes out when it is back", { timeout: 120_000 }, async () => {
  const page = await againstTheBot("beginner");
  await eventually("one is connected", () => text(page, "line"), (line) => line === "Connected");
  await page.evaluate(() => dispatchEvent(new Event("offline")));
  await eventually("it is said at once", () => text(page, "line"), (line) => line.startsWith("Connection lost"), 1000);
  await eventually("and it comes back by itself", () => text(page, "line"), (line) => line === "Connected");
});

test("without a network what can wait waits, what can’t is greyed and says why, and afterwards all is as before", { timeout: 120_000 }, async () => {
  const page = await againstTheBot("beginner");
  await eventually("one is connected", () => text(page, "line"), (line) => line === "Connected");
  const leave = page.locator("#leave");
  const shown = (/** @type {HTMLElement | SVGElement} */ button) => button.removeAttribute("hidden");
  await leave.evaluate(shown);
  // The browser has a network for everything but the line.
  await page.evaluate(() => {
    const Real = WebSocket;
    const Away = function (/** @type {string} */ url) {
      if ("back" in window) return new Real(url);
      const none = Object.assign(new EventTarget(), { readyState: 3, close() {} });
      setTimeout(() => none.dispatchEvent(new Event("close")), 50);
      return none;
    };
    Object.assign(window, { WebSocket: Object.assign(Away, { CONNECTING: 0, OPEN: 1 }) });
    dispatchEvent(new Event("offline"));
  });
  await eventually("it is said", () => text(page, "line"), (line) => line.startsWith("Connection lost"), 1000);
  await eventually("it is greyed", () => leave.getAttribute("aria-disabled"), (now) => now === "true");
  await leave.evaluate(shown);
  await press(page, "leave");
  await eventually("it says why", () => text(page, "message"), (message) => message.startsWith("No connection"));
  await page.evaluate(() => {
    Object.assign(window, { back: true });
    dispatchEvent(new Event("online"));
  });
  await eventually("one is connected again", () => text(page, "line"), (line) => line === "Connected");
  assert.equal(await leave.getAttribute("aria-disabled"), null);
});

test("in Italian, whose words are longer, nothing runs out of the settings and looking back leaves the board where it is", { timeout: 120_000 }, async () => {
  const page = await club.person({ locale: "it-IT" });
  await choose(page, { ...HASTE, autoRoll: false });
  await page.goto("/");
  await page.locator(".hero-acts form button").first().evaluate((button) => /** @type {HTMLElement} */ (button).click());
  await page.waitForURL(/\/t\//);
  await playsLines(page, 4);
  for (const [width, height] of [[1440, 900], [390, 844]]) {
    await page.setViewportSize({ width: Number(width), height: Number(height) });
    await press(page, "settings-open");
    const out = await page.evaluate(() => {
      const box = document.getElementById("settings")?.getBoundingClientRect().right ?? 0;
      return [...document.querySelectorAll("#settings select, #settings input")].filter((one) => one.getBoundingClientRect().right > box).map((one) => one.id);
    });
    assert.deepEqual(out, [], `${width}`);
    await page.keyboard.press("Escape");
  }
  await press(page, "look-open");
  await press(page, "look-back");
  await eventually("a line is shown", () => page.url(), (url) => /move=\d+$/.test(url));
  assert.equal(await page.evaluate(() => scrollY), 0);
});

test("the board takes more than half of every window from 1280 by 800 to 2560 by 1440, and nothing runs out of any", { timeout: 60_000 }, async () => {
  const page = await againstTheBot("beginner");
  for (const [width, height, share] of [[1280, 800, 55], [1366, 768, 55], [1440, 900, 55], [1920, 1080, 55], [2560, 1440, 55], [1024, 768, 50], [820, 1180, 50], [390, 844, 49], [360, 640, 55], [320, 568, 55], [844, 390, 55], [640, 480, 55]]) {
    await page.setViewportSize({ width: Number(width), height: Number(height) });
    const measured = () => page.evaluate(() => {
      const board = document.getElementById("board")?.getBoundingClientRect();
      return { board: board ? (100 * board.width * board.height) / (innerWidth * innerHeight) : 0, across: document.documentElement.scrollWidth - innerWidth, low: (board?.bottom ?? 0) - innerHeight };
    });
    await eventually(`the board takes ${share} % of ${width} by ${height}, and nothing runs out`, measured, ({ board, across, low }) => board >= Number(share) && across <= 0 && low <= 0, 3000);
  }
});
