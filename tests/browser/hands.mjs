// A player's hands at the keyboard: looks at the controls that are offered and presses the keys the page names for them.
// @ts-check

import { PATIENCE } from "./club.mjs";

/** @import { Page } from "playwright-core" */

/** How often the page is looked at. */
const GLANCE = 60;

/**
 * The acts offered now, as the page names them; those that are not possible yet are left out.
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
export function offered(page) {
  return page.locator('[data-act][aria-disabled="false"]').evaluateAll((buttons) => buttons.map((button) => button.getAttribute("data-act") ?? ""));
}

/** Whether a turn waits to be played. @param {Page} page */
async function isPlaying(page) {
  return (await page.locator('[data-act="done"]').count()) > 0;
}

/**
 * Does one thing, if there is one to do: answers a cube, plays, rolls, goes on.
 * @param {Page} page
 * @param {{ double?: boolean, take?: boolean }} wish whether to double whenever possible, whether to take
 * @returns {Promise<string>} the last act, or nothing
 */
export async function act(page, { double = false, take = true } = {}) {
  const acts = await offered(page);
  const has = (/** @type {string} */ id) => acts.includes(id);
  if (has("take")) return press(page, take ? "t" : "p", take ? "take" : "drop");
  if (has("accept_concession")) return press(page, "t", "accept_concession");
  if (has("confirm_double")) return press(page, "d", "confirm_double");
  if (double && has("double")) return press(page, "d", "double");
  if (has("done")) return press(page, "Enter", "done");
  if (await isPlaying(page)) {
    await page.keyboard.press("1");
    return press(page, "Enter", "play");
  }
  for (const id of ["pass", "roll", "next_game"]) if (has(id)) return press(page, "Enter", id);
  return "";
}

/** @param {Page} page @param {string} key @param {string} id */
async function press(page, key, id) {
  await page.keyboard.press(key);
  return id;
}

/** Whether the match is over. @param {Page} page */
export async function isOver(page) {
  return (await page.locator("#result:not([hidden])").count()) > 0 && (await offered(page)).includes("offer_rematch");
}

/**
 * Goes on until something is so.
 * @param {() => Promise<boolean>} isSo
 * @param {() => Promise<unknown>} meanwhile
 * @param {number} patience milliseconds
 */
export async function until(isSo, meanwhile, patience = PATIENCE) {
  const end = Date.now() + patience;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`it did not come to that within ${patience} ms`);
    await meanwhile();
    await new Promise((done) => setTimeout(done, GLANCE));
  }
}
