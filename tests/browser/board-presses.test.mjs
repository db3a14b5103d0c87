// A press on a board is one press: by Enter, by the space bar, by a key that is held, by the click a screen reader makes.
// @ts-check
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { Club, eventually } from "./club.mjs";
import { HASTE, choose, look, playUntil } from "./player.mjs";

/** @import { Page } from "playwright-core" */
/** @import { TavolaBoard } from "../../crates/tavola-server/web/js/board/element.js" */

/** @type {Club} */
let club;
before(async () => {
  club = await Club.open();
});
after(() => club.close());

/** The ways to press what has the focus. @type {Record<string, (page: Page) => Promise<unknown>>} */
const WAYS = {
  Enter: (page) => page.keyboard.press("Enter"),
  "the space bar": (page) => page.keyboard.press("Space"),
  "a key that is held": async (page) => {
    for (let times = 0; times < 4; times++) await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
  },
  "a screen reader": (page) => page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).click()),
};

/** How much is done on a board: dice that are played, or checkers on points. @param {Page} page @param {string} board */
const done = (page, board) =>
  page.locator(board).evaluate((element) => {
    const scene = /** @type {TavolaBoard} */ (element).scene;
    if (scene?.dice) return scene.dice.shares.filter((share) => share === 0).length;
    return (scene?.checkers ?? []).slice(0, 26).reduce((sum, now) => sum + Math.abs(now), 0);
  });

/**
 * Presses a place that can be pressed, each way, and sees that one thing is done.
 * @param {Page} page
 * @param {{ board?: string, back: () => Promise<unknown>, place?: string }} how
 */
async function pressedOnce(page, { board = "tavola-board", back, place = ".place.can" }) {
  await page.locator(`${board} .place.can`).first().waitFor({ state: "attached" });
  for (const [way, press] of Object.entries(WAYS)) {
    const begun = await done(page, board);
    await page.locator(`${board} ${place}`).last().focus();
    await press(page);
    await eventually(`${way} does something at ${page.url()}`, () => done(page, board), (now) => now > begun);
    await page.waitForTimeout(120);
    assert.equal(await done(page, board), begun + 1, `${way} is one press at ${page.url()}`);
    await back();
    await eventually(`it is as before ${way}`, () => done(page, board), (now) => now === begun);
  }
}

const OPENING = "XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:0:10";

test("on boards in texts and lessons, in the study room, and where a position is set up", { timeout: 120_000 }, async () => {
  const page = await club.person();
  await page.goto("/lessons/moves");
  await pressedOnce(page, { board: "#step-1 ~ .lesson-board tavola-board", back: () => page.locator("#step-1 ~ .figure-acts [data-does=back]").click() });

  await page.goto("/rules/board#figure-direction");
  await page.locator("#figure-direction").scrollIntoViewIfNeeded();
  await pressedOnce(page, { board: "#figure-direction tavola-board", back: () => page.locator("#figure-direction [data-does=again]").click() });

  await page.goto(`/position?id=${encodeURIComponent(OPENING)}`);
  await pressedOnce(page, { board: "#position-board tavola-board", back: () => page.locator("#play-undo").click() });

  await page.locator("#setup > summary").click();
  await page.locator("#setup-clear").click();
  const away = async () => {
    await page.locator('#position-board .place[data-place="4"]').focus();
    await page.keyboard.press("Delete");
  };
  await pressedOnce(page, { board: "#position-board tavola-board", back: away, place: '.place[data-place="4"]' });
  assert.deepEqual(club.errors.splice(0), []);
  await page.context().close();
});

test("at a table", { timeout: 120_000 }, async () => {
  const page = await club.person();
  await choose(page, { ...HASTE, autoForced: false });
  await page.goto("/");
  await page.getByRole("button", { name: "Play the bot", exact: true }).click();
  await page.waitForURL(/\/t\//);
  await playUntil([page], async () => {
    const now = await look(page);
    return now.turn && !now.acts.includes("no_move") && !now.acts.includes("done");
  });
  await pressedOnce(page, { board: "#board", back: () => page.keyboard.press("u") });
  assert.deepEqual(club.errors.splice(0), []);
  await page.context().close();
});
