// A game by keyboard alone, heard and named on the way.
// @ts-check

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Club, eventually } from "./club.mjs";
import { HASTE, choose, heard, listen, look, playUntil, type } from "./player.mjs";

/** @import { Page } from "playwright-core" */

/** @type {Club} */
let club;
before(async () => {
  club = await Club.open();
});
after(() => club.close());

/** Tabs until the element with that text has the focus. @param {Page} page @param {RegExp} text */
async function tabTo(page, text) {
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press("Tab");
    const now = await page.evaluate(() => document.activeElement?.textContent ?? "");
    if (text.test(now)) return;
  }
  assert.fail(`the keyboard does not reach ${text}`);
}

/** Goes on until it is our turn to move checkers, with a choice. @param {Page} page */
async function ourTurn(page) {
  await playUntil([page], async () => {
    const now = await look(page);
    return now.turn && !now.acts.includes("no_move") && !now.acts.includes("done");
  });
}

// rule: SITE-01
test("a game is played by keyboard alone", { timeout: 200_000 }, async () => {
  const page = await club.person({ viewport: { width: 1280, height: 800 } });
  await choose(page, { ...HASTE, autoForced: false, autoPass: true });
  await listen(page);
  await page.goto("/");
  await tabTo(page, /^Play the bot$/);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/t\//);
  await page.locator("#bottom .name").waitFor();

  await ourTurn(page);
  await page.keyboard.press("m");
  const plays = page.locator("#plays");
  await plays.waitFor();
  const first = (await plays.locator(".choice").first().innerText()).replace(/^1\. /, "");
  await page.keyboard.press("Escape");

  await type(page, first.replaceAll("bar", "25").replaceAll("off", "0"));
  await page.locator('[data-act="done"][aria-disabled="false"]').waitFor();
  await page.keyboard.press("Shift+U");
  await page.locator('[data-act="done"][aria-disabled="true"]').waitFor({ state: "attached" });

  await page.keyboard.press("g");
  const label = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
  const focused = (/** @type {RegExp} */ name) => eventually(`${name} has the focus`, label, (now) => name.test(now));
  await focused(/^point 6, /);
  await page.keyboard.press("ArrowRight");
  await focused(/^point 5, /);
  await page.keyboard.press("ArrowUp");
  await focused(/^point 20, /);

  await page.keyboard.press("?");
  await page.locator("#help").waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("q");

  await playUntil([page], async () => (await look(page)).games > 0 || (await look(page)).over);
  for (const sentence of [/^Game 1\.$/, /; (\d+ plays|one play)\.$/, /^Tavola (rolled \d-\d and played|plays) /, /^Your home board: /, /^Your turn/, / (wins?|lose) /, /^Score /]) await heard(page, sentence);
  assert.deepEqual(club.errors, []);
});

test("every point is one element with a name, and what it can do", { timeout: 60_000 }, async () => {
  const page = await club.person();
  await choose(page, { ...HASTE, autoForced: false });
  await page.goto("/");
  await page.getByRole("button", { name: "Play the bot" }).click();
  await page.locator("#bottom .name").waitFor();
  const board = page.getByRole("group", { name: /^Board/ });
  await board.getByRole("button", { name: /^point 24, / }).waitFor();
  for (let number = 1; number <= 24; number++) {
    assert.equal(await board.getByRole("button", { name: new RegExp(`^point ${number}, `) }).count(), 1);
  }
  await ourTurn(page);
  assert.ok((await board.getByRole("button", { name: /; (move to \d+|bear off)/ }).count()) > 0);
  assert.equal(await page.getByRole("log").count(), 1);
  const unnamed = await page.evaluate(() =>
    [...document.querySelectorAll("button, a, input, select")].filter((element) => {
      const labels = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels?.length : 0;
      return element.checkVisibility() && !labels && !element.textContent?.trim() && !element.getAttribute("aria-label");
    }).map((element) => element.outerHTML),
  );
  assert.deepEqual(unnamed, []);
});
