// Two people at a wooden board with a phone beside it, as far as the tests need them.
// @ts-check

/** @import { Page } from "playwright-core" */
/** @import { Club } from "./club.mjs" */

import { isDeepStrictEqual } from "node:util";
import { eventually } from "./club.mjs";

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** @typedef {"near" | "far"} Half */

/** Sets a match up and begins its first game. @param {Page} page @param {Record<string, string>} [fields] */
export async function begin(page, fields = {}) {
  await page.goto("/board");
  for (const [name, value] of Object.entries({ white: "Ada", black: "Carlo", length: "3", ...fields })) await page.fill(`[name=${name}]`, value);
  await page.click("form button[type=submit]");
  await startGame(page, "near");
  await running(page, "near");
}

/** Begins a game; with a clock that half rolled the higher die. @param {Page} page @param {Half} [half] */
export async function startGame(page, half) {
  await page.click(".start_game");
  if (half) await page.click(`.${half} .opening`);
}

/** @param {Page} page @param {Half} half */
export const running = (page, half) => page.waitForSelector(`.${half}.on-turn`);

/** Touches a press area. @param {Page} page @param {Half} half */
export const touch = (page, half) => page.locator(`.${half} .press`).dispatchEvent("pointerdown");

/** Ends a turn, and sees that it is ended. @param {Page} page @param {Half} half */
export async function press(page, half) {
  await page.waitForTimeout(300);
  await touch(page, half);
  await running(page, half === "near" ? "far" : "near");
}

/** Enters who has won the game. @param {Page} page @param {string} name @param {string | null} cube */
export async function enterResult(page, name, cube) {
  await page.click("#stop");
  await page.click("dialog .main");
  await page.click(`.result-form label:has-text("${name}")`);
  if (cube) await page.click(`.result-form label:has([value='${cube}'])`);
  await page.click(".result-form button[type=submit]");
}

/** @param {Page} page */
export async function confirmBoth(page) {
  await page.click(".near .confirm");
  await page.click(".far .confirm");
}

/** The log as the browser has kept it. @param {Page} page @returns {Promise<any[]>} */
export const kept = (page) =>
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

/** The name of the match a page shows. @param {Page} page */
export const matchOf = (page) => new URL(page.url()).pathname.split("/").at(-1) ?? "";

/** The server's log of the match a page shows. @param {Club} club @param {Page} page @returns {Promise<any[]>} */
export async function served(club, page) {
  return (await (await fetch(`${club.url}/board/${matchOf(page)}/log?after=0`)).json()).entries;
}

/** Waits until the server has the log the page has kept, and gives it. @param {Club} club @param {Page} page @returns {Promise<any[]>} */
export async function sent(club, page) {
  const both = async () => ({ here: await kept(page), there: await served(club, page) });
  const { here } = await eventually("the server has the device's log", both, ({ here, there }) => isDeepStrictEqual(here, there));
  return here;
}

/** What everybody sees of the match a page shows. @param {Club} club @param {Page} page @returns {Promise<any>} */
export const seen = async (club, page) => (await fetch(`${club.url}/board/${matchOf(page)}/view`)).json();

/** Waits until the status line says so. @param {Page} page @param {string} text */
export const says = (page, text) => page.locator(".status", { hasText: text }).waitFor();

/** Takes the clock over from another device: held, and said once more. @param {Page} page */
export async function takeOver(page) {
  const hold = page.locator(".take-over");
  await hold.dispatchEvent("pointerdown");
  const yes = page.getByRole("button", { name: "Take it over" });
  await yes.waitFor();
  await hold.dispatchEvent("pointerup");
  await yes.click();
}

/** Hands the match over to the server and gives its link. @param {Page} page */
export async function share(page) {
  await page.click("#menu");
  await page.getByRole("button", { name: "Hand over" }).click();
  const link = await page.locator(".link", { hasText: "#" }).textContent();
  await page.getByRole("button", { name: "Close" }).click();
  await says(page, "All sent");
  return link ?? "";
}

/** @param {any[]} log @param {string} type */
export const of = (log, type) => log.filter((entry) => entry.act.type === type);
