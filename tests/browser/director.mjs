// A director at their desk, as far as the tests need one: opens events, enters players, plays them out.
// @ts-check

import assert from "node:assert/strict";
import { PATIENCE } from "./club.mjs";

/** @import { Page } from "playwright-core" */

/**
 * Opens an event by the form.
 * @param {Page} page
 * @param {{ name: string, format?: string, online?: boolean, length?: string, tables?: string, fee?: string, kind?: string }} how
 * @returns {Promise<string>} its address
 */
export async function openEvent(page, { name, format, online = false, length = "7", tables = "4", fee }) {
  await page.goto("/events");
  await page.locator("#tournament-name").fill(name);
  await page.locator("#own-name").fill("Dora");
  if (online) await page.locator("#venue").selectOption("online");
  await page.locator("#tables").fill(tables);
  if (format) await page.locator("#format").selectOption({ label: format });
  await page.locator("#lengths").fill(length);
  if (fee) await page.locator("#new-entry").fill(fee);
  await page.getByRole("button", { name: "Open the tournament" }).click();
  await page.waitForURL(/\/e\/[^/]+\/desk$/);
  return new URL(page.url()).pathname.replace(/\/desk$/, "");
}

/** Names a committee by the form on the page of the draw. @param {Page} page @param {string} event */
export async function appoint(page, event) {
  await page.goto(`${event}/desk/draw`);
  await page.locator("#committee-names").fill("Rita\nSandro\nUgo");
  await page.getByRole("button", { name: "Appoint" }).click();
  await page.locator("#committee").waitFor({ state: "detached" });
}

/** Enters a list by the form. @param {Page} page @param {string} event @param {string} csv */
export async function importList(page, event, csv) {
  await page.goto(`${event}/desk/entries`);
  const list = page.locator("details", { hasText: "Import a list" });
  if ((await list.getAttribute("open")) === null) await list.locator("summary").click();
  await page.locator("textarea[name='list']").fill(csv);
  await page.getByRole("button", { name: "Import", exact: true }).click();
}

/** Draws and publishes by the buttons. @param {Page} page @param {string} event */
export async function draw(page, event) {
  await page.goto(`${event}/desk/draw`);
  await page.getByRole("button", { name: "Draw", exact: true }).click();
  page.once("dialog", (asks) => void asks.accept());
  await page.getByRole("button", { name: /Publish the draw/ }).click();
  await page.getByRole("button", { name: /Publish the draw/ }).waitFor({ state: "detached" });
}

/** What is known of the event. @param {Page} page @param {string} event @returns {Promise<any>} */
export const view = (page, event) => page.evaluate((at) => fetch(`${at}/view`).then((answer) => answer.json()), event);

/**
 * Sends a command as a program does.
 * @param {Page} page @param {string} event @param {object} command
 * @returns {Promise<any>}
 */
export const send = (page, event, command) =>
  page.evaluate(
    async ({ event, command }) => {
      const id = Math.random().toString(36).slice(2);
      const answer = await fetch(`${event}/command`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ command_id: id, command }),
      });
      return { status: answer.status, ...(await answer.json()) };
    },
    { event, command },
  );

/** The matches that can be called, as the event orders them. @param {any} seen */
export const toCall = (seen) => seen.calls.map((/** @type {any} */ call) => call.match);

/**
 * Plays matches out as a program until all is over or it is enough. A next round may come by itself a moment after the last
 * result: where there is nothing to do, it looks again.
 * @param {Page} page @param {string} event
 * @param {(game: any, seen: any) => object} result
 * @param {(seen: any) => boolean} enough
 */
export async function playOut(page, event, result, enough = () => false) {
  for (let idle = Date.now(); Date.now() - idle < PATIENCE; ) {
    const seen = await view(page, event);
    if (enough(seen) || seen.divisions.every((/** @type {any} */ division) => division.is_over)) return seen;
    const live = seen.matches.filter((/** @type {any} */ game) => ["called", "playing", "reported"].includes(game.status.phase.type));
    if (live.length === 0 && seen.calls.length === 0) continue;
    if (live.length === 0) {
      const called = await send(page, event, { type: "call_next" });
      assert.equal(called.status, 200, JSON.stringify(called));
    }
    for (const game of live) {
      const answer = await send(page, event, { type: "result", match: game.id, result: result(game, seen) });
      assert.equal(answer.status, 200, JSON.stringify(answer));
    }
    idle = Date.now();
  }
  const seen = await view(page, event);
  const rest = seen.matches.filter((/** @type {any} */ game) => game.status.phase.type !== "ended");
  assert.fail(`nothing left to do, and it is not over: ${JSON.stringify({ rest, divisions: seen.divisions, due: seen.next_deadline })}`);
}

/** The upper line wins. @param {any} game */
export const upperWins = (game) => ({ winner: game.seats[0].entrant, score: [game.status.length, 3] });
