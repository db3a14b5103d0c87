// A person at a table, as far as the tests need one: sees what can be done, does it, listens.
// @ts-check

/** @import { Page } from "playwright-core" */

import assert from "node:assert/strict";
import { eventually } from "./club.mjs";

/** Settings that let a test go as fast as the page allows, without touching what it proves. */
export const HASTE = { speed: "none", confirmDouble: false };

/** @param {Page} page @param {Record<string, unknown>} settings */
export const choose = (page, settings) =>
  page.addInitScript((kept) => {
    if (!localStorage.getItem("tavola-settings")) localStorage.setItem("tavola-settings", JSON.stringify(kept));
  }, settings);

/** What stands at the table now, read from the page as a person reads it. @param {Page} page */
export const look = (page) =>
  page.evaluate(() => {
    const shown = (/** @type {Element} */ element) => element.getAttribute("aria-disabled") !== "true";
    return {
      acts: [...document.querySelectorAll("[data-act]")].filter(shown).map((element) => element.getAttribute("data-act") ?? ""),
      message: document.getElementById("message")?.textContent ?? "",
      games: document.querySelectorAll("#games tr").length,
      moves: [...document.querySelectorAll("#moves .move-text")].map((element) => element.textContent ?? ""),
      over: document.getElementById("result")?.hidden === false,
      turn: document.querySelector("#plays-open:not([hidden], :disabled)") !== null,
    };
  });

/** @param {Page} page @param {string} text */
export async function type(page, text) {
  for (const key of text) await page.keyboard.press(key === " " ? "Space" : key);
  await page.keyboard.press("Enter");
}

/**
 * Does the next thing with the keyboard: rolls, plays the first legal play, ends the turn, answers the cube.
 * @param {Page} page
 * @param {(offer: Awaited<ReturnType<typeof look>>) => "t" | "p"} answer to a double
 * @param {(now: Awaited<ReturnType<typeof look>>) => boolean} doubles
 * @returns {Promise<string>} what was done; "" if there was nothing to do
 */
export async function act(page, answer, doubles) {
  const now = await look(page);
  const can = (/** @type {string} */ id) => now.acts.includes(id);
  if (can("take")) return press(page, answer(now));
  if (can("accept_resignation")) return press(page, "t");
  if (can("double") && doubles(now)) return press(page, "d");
  if (can("done")) return press(page, "Enter", "done");
  if (now.turn && !can("no_move")) {
    await type(page, "1");
    return "played";
  }
  if (can("roll")) return press(page, "Enter", "roll");
  if (can("next_game")) return press(page, "Enter", "next_game");
  return "";
}

/** @param {Page} page @param {string} key @param {string} [name] */
async function press(page, key, name = key) {
  await page.keyboard.press(key);
  return name;
}

/**
 * Goes on until something is so.
 * @param {Page[]} pages whoever has something to do does it
 * @param {() => Promise<boolean>} enough
 * @param {{ answer?: () => "t" | "p", doubles?: (now: Awaited<ReturnType<typeof look>>) => boolean, limit?: number }} [how]
 */
export async function playUntil(pages, enough, { answer = () => "t", doubles = () => false, limit = 150_000 } = {}) {
  const end = Date.now() + limit;
  while (!(await enough())) {
    assert.ok(Date.now() < end, `no end in sight: ${JSON.stringify(await Promise.all(pages.map(look)))}`);
    const done = [];
    for (const page of pages) done.push(await act(page, answer, doubles));
    if (done.every((what) => what === "")) await pages[0]?.waitForTimeout(40);
  }
}

/** Everything said in the live region is kept from now on. @param {Page} page */
export const listen = (page) =>
  page.addInitScript(() => {
    /** @type {string[]} */
    const said = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const change of changes) {
        if (change.target instanceof Element && change.target.id === "live") {
          for (const node of change.addedNodes) said.push(node.textContent ?? "");
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });

/** @param {Page} page @returns {Promise<string[]>} */
export const said = (page) => page.evaluate(() => /** @type {{ said?: string[] }} */ (/** @type {unknown} */ (window)).said ?? []);

/** Waits until a sentence has been said. @param {Page} page @param {RegExp} sentence */
export async function heard(page, sentence) {
  const all = await eventually(`${sentence} was said`, () => said(page), (texts) => texts.some((text) => sentence.test(text)));
  return all.findLast((text) => sentence.test(text)) ?? "";
}

/** @param {Page} page @param {string} where */
export async function assertNoSideways(page, where) {
  const wide = () => page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const outside = [...document.querySelectorAll("body *")].filter((element) => element.getBoundingClientRect().right > width + 1);
    return [`${document.documentElement.scrollWidth} over ${width}`, ...outside.map((element) => `${element.tagName}#${element.id}: ${element.textContent?.slice(0, 40)}`)];
  });
  // What is laid out anew after a change of the size takes a moment.
  await eventually(`${where} cannot be scrolled sideways`, wide, (outside) => outside.length === 0, 5000);
}

/** What is written on a button stands on it whole. @param {Page} page @param {string} where */
export async function assertButtonsHold(page, where) {
  const clipped = await page.evaluate(() => {
    const isClipped = (/** @type {Element} */ one) => one.clientWidth > 0 && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 4);
    const all = [...document.querySelectorAll("button, summary, a.button, [role=button]:not(.place)")].filter((one) => one.checkVisibility());
    return all.filter(isClipped).map((one) => `${one.id || one.className}: ${one.textContent?.trim().slice(0, 60)} (${one.scrollWidth}×${one.scrollHeight} in ${one.clientWidth}×${one.clientHeight})`);
  });
  assert.deepEqual(clipped, [], `every button holds its words: ${where}`);
}

/** Opens a table or a chouette without its form, and gives its address. @param {Page} page @param {string} path @param {unknown} data */
export const made = async (page, path, data) => /** @type {string} */ ((await (await page.request.post(path, { data })).json()).url);

/**
 * Opens a page; again where the page before was just going elsewhere by itself. Gives its status, asked for again where
 * a page that names itself anew as it begins lets Playwright lose the answer.
 * @param {Page} page @param {string} path
 */
export async function opened(page, path) {
  for (let more = 4; ; more -= 1) {
    try {
      return ((await page.goto(path)) ?? (await page.request.get(path))).status();
    } catch (error) {
      if (more === 0) throw error;
    }
  }
}
