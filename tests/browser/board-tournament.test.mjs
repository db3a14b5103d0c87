// A match of an event on the device at its table: filled from the draw, ruled over from the desk, posted by itself.
// @ts-check
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { confirmBoth, enterResult, press, running, sent, startGame } from "./board.mjs";
import { Club, eventually, keep } from "./club.mjs";
import { appoint, draw, importList, openEvent, send, view } from "./director.mjs";

/** @import { Page } from "playwright-core" */

/** @type {Club} */
let club;
before(async () => {
  club = await Club.open();
});
after(() => club.close());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Waits until the event's only match is so. @param {Page} desk @param {string} event @param {(game: any) => boolean} so */
function match(desk, event, so) {
  return eventually(`${so}`, async () => (await view(desk, event)).matches[0], so);
}

// rule: TRN-18, CLK-03, CLK-10, TRN-21, MAT-01, MAT-02
test("a whole 3-point match with clock, Crawford game, a penalty and confirmation is handed to the desk", { timeout: 200_000 }, async () => {
  const desk = await club.person({ viewport: { width: 1440, height: 900 } });
  const event = await openEvent(desk, { name: "Two at a table", length: "3", tables: "2" });
  await appoint(desk, event);
  await importList(desk, event, "name\nAda\nCarlo\n");
  await draw(desk, event);
  assert.equal((await send(desk, event, { type: "call_next" })).status, 200);
  const called = await match(desk, event, (game) => game.status.phase.type === "called");
  const names = Object.fromEntries((await view(desk, event)).entries.map((/** @type {any} */ entry) => [entry.entrant, entry.name]));
  const [upper, lower] = called.seats.map((/** @type {any} */ seat) => ({ id: seat.entrant, name: names[seat.entrant] }));

  // The QR code at the table leads to the match that is called there, set up from the draw.
  await desk.goto(`${event}/desk/devices`);
  const link = (await desk.locator("figure.code img").first().getAttribute("alt")) ?? "";
  await keep(desk, "devices-codes");
  assert.equal((await fetch(link.replace(/t=.*/, "t=00"))).status, 403);
  const phone = await club.person(PHONE);
  await phone.goto(link);
  await phone.getByRole("button", { name: "Take the clock over here" }).click();
  await phone.locator(".near .who", { hasText: upper.name }).waitFor();
  await phone.locator(".length", { hasText: "3" }).waitFor();

  // Without a clock until the director orders one, in mid-game: nobody has a point yet, so each has three points' time.
  await startGame(phone);
  await phone.locator("[data-phase=running]").waitFor();
  await match(desk, event, (game) => game.status.phase.type === "playing");
  const settings = { mode: "simple_delay", bank_per_point: 120_000, delay: 120_000 };
  assert.equal((await send(desk, event, { type: "order_clock", match: called.id, settings, reason: "slow" })).status, 200);
  await phone.locator("[data-phase=stopped]").waitFor();
  await phone.locator(".near .time", { hasText: "6:00" }).waitFor();
  await phone.click("#stop");
  await phone.locator("dialog").getByRole("button", { name: upper.name }).first().click();
  await running(phone, "near");
  await press(phone, "near");
  await press(phone, "far");

  // The desk sees score and times, and gives time.
  await desk.goto(`${event}/desk`);
  await desk.locator("[data-device]", { hasText: /0–0 · ▶ 6:00 \| 6:00 · in progress/ }).waitFor();
  await keep(desk, "devices-desk");
  await desk.goto(`${event}/desk/match/${called.id}`);
  await desk.locator("#device summary").click();
  await desk.locator("#device-seconds").fill("30");
  await desk.locator("#device-reason").fill("the clock stood");
  await desk.locator("#device button").click();
  await phone.locator(".near .time", { hasText: "6:30" }).waitFor();

  // The upper one wins two: the Crawford game. A penalty point for the lower one, then they win a game, and the last.
  await enterResult(phone, upper.name, "2");
  await confirmBoth(phone);
  await phone.locator(".cube.locked", { hasText: "Crawford" }).waitFor();
  await match(desk, event, (game) => game.status.sides[0].points === 2);
  const rule = { type: "rule", match: called.id, about: upper.id, clause: "TRN-21", reason: "spoke during play", remedy: { type: "penalty_points", points: 1 } };
  assert.equal((await send(desk, event, rule)).status, 200);
  await phone.locator(".far .points", { hasText: "1" }).waitFor();
  await startGame(phone, "far");
  assert.equal(await phone.locator(".double").count(), 0);
  await enterResult(phone, lower.name, null);
  await confirmBoth(phone);
  await match(desk, event, (game) => game.status.sides[1].points === 2);

  // Whoever calls the director stands among what is to be decided, with how long ago, until it goes on.
  await desk.goto(`${event}/desk`);
  await desk.locator("[data-card][data-state='playing']").waitFor();
  await phone.click("#stop");
  await phone.getByRole("button", { name: "Call the director" }).click();
  await desk.locator("[data-card][data-state='disputed']", { hasText: "The director was called at" }).waitFor();
  await desk.locator("[data-state='disputed'] [data-device]", { hasText: /director called 0:\d\d/ }).waitFor();
  await keep(desk, "devices-called");
  await startGame(phone, "near");
  await desk.locator("[data-card][data-state='playing']").waitFor();
  await press(phone, "near");
  await enterResult(phone, lower.name, "1");
  await phone.click(".near .confirm");
  assert.equal((await match(desk, event, () => true)).status.phase.type, "playing");
  await phone.click(".far .confirm");

  const ended = await match(desk, event, (game) => game.status.phase.type === "ended");
  assert.deepEqual(ended.status.phase.report, { winner: lower.id, score: [3, 2], how: "played" });
  assert.equal(ended.status.phase.source.type, "scoreboard");
  await phone.locator(".banner", { hasText: "On the bracket" }).waitFor();
  await sent(club, phone);
  await keep(phone, "device-posted");
  await phone.context().close();
  await desk.context().close();
  assert.deepEqual(club.errors.filter((error) => !error.includes("net::ERR")), []);
});
