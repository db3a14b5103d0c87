// Consultation doubles: four pages at one table, two against two. Partners talk in private, the dice pass from hand to
// hand, one of a pair leaves and the other plays on.
// @ts-check

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Club, eventually, keep } from "./club.mjs";
import { HASTE, assertNoSideways, choose, heard, listen, look, playUntil } from "./player.mjs";

/** @import { Page } from "playwright-core" */

/** @type {Club} */
let club;
before(async () => {
  club = await Club.open();
});
after(() => club.close());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** @param {Page} page @param {string} link @param {string} name */
async function sits(page, link, name) {
  await page.goto(new URL(link).pathname);
  await page.locator('input[name="name"]').fill(name);
  await page.locator('form button.button').first().click();
  await page.waitForURL(/\/t\//);
  await page.locator("#bottom .name").waitFor();
}

/** @param {Page} page @param {string} text */
async function says(page, text) {
  await page.locator("#talk-text").fill(text);
  await page.locator("#talk-form button").click();
}

/** What stands in the list of what partners said. @param {Page} page */
const talk = (page) => page.locator("#talk-list").innerText();

/** Everything a page has been told and shows. @param {Page} page */
const all = (page) => page.evaluate(() => document.documentElement.outerHTML);

test("four play two against two: private talk, dice from hand to hand, one leaves and the other plays on", { timeout: 400_000 }, async () => {
  const ada = await club.person({ viewport: { width: 1440, height: 900 } });
  const bea = await club.person({ ...PHONE, locale: "it-IT" });
  const carla = await club.person({ viewport: { width: 1280, height: 800 }, locale: "it-IT" });
  const dora = await club.person(PHONE);
  const everybody = [ada, bea, carla, dora];
  for (const page of everybody) {
    await choose(page, { ...HASTE, autoForced: false, autoPass: true });
    await listen(page);
  }
  await ada.goto("/");
  await ada.getByLabel("Two against two, by links").check();
  await ada.getByLabel("Points to play to").fill("3");
  await ada.getByLabel("Your name").fill("Ada");
  await ada.getByRole("button", { name: "Open the table" }).click();
  await ada.waitForURL(/\/t\//);
  const links = await eventually("there are three links", () => ada.locator(".invite-link").evaluateAll((fields) => fields.map((field) => /** @type {HTMLInputElement} */ (field).value)), (found) => found.length === 3);
  await keep(ada, "doubles-waiting");
  const [partner = "", first = "", second = ""] = links;
  await bea.goto(new URL(partner).pathname);
  await bea.locator("main", { hasText: /in coppia/ }).waitFor();
  await assertNoSideways(bea, "the invitation");
  await sits(bea, partner, "Bea");
  await eventually("the partner’s link is gone", () => ada.locator("[data-invited]:not([hidden])").count(), (now) => now === 2);
  await sits(carla, first, "Carla");
  await sits(dora, second, "Dora");
  for (const page of everybody) {
    await page.locator("#bottom .name", { hasText: /&/ }).waitFor();
    await page.locator("#pair:not([hidden])").waitFor();
  }
  await ada.locator("#bottom .name", { hasText: "Ada & Bea" }).waitFor();
  await dora.locator("#top .name", { hasText: "Ada & Bea" }).waitFor();

  // What is said is read by two and by nobody else, a watcher included.
  const watcher = await club.person();
  await watcher.goto(new URL(ada.url()).pathname);
  await says(bea, "Attenti al punto otto");
  await ada.locator("#talk-list", { hasText: "Attenti al punto otto" }).waitFor();
  await heard(ada, /^Bea advises: Attenti al punto otto$/);
  await says(dora, "They look nervous");
  await carla.locator("#talk-list", { hasText: "They look nervous" }).waitFor();
  for (const page of [carla, dora, watcher]) assert.ok(!(await all(page)).includes("punto otto"));
  for (const page of [ada, bea, watcher]) assert.ok(!(await all(page)).includes("look nervous"));

  // Who has not the dice shows a play; who has them sees it on the board and plays it.
  const holds = async (/** @type {Page} */ page) => page.locator("#take-dice").isHidden();
  const [hand, other] = (await holds(ada)) ? [ada, bea] : [bea, ada];
  const toPlay = async () => (await look(hand)).turn && !(await look(hand)).acts.includes("no_move");
  await playUntil([carla, dora, hand], toPlay);
  await eventually("the other can move checkers to show a play", () => look(other), (now) => now.turn);
  assert.ok(!(await look(other)).acts.includes("roll"));
  await keep(other, "doubles-adviser");
  await other.keyboard.press("1");
  await other.keyboard.press("Enter");
  await other.locator('[data-act="advise_play"][aria-disabled="false"]').waitFor();
  // A button that has just come is not pressed at once.
  await eventually("the play is shown", async () => {
    await other.keyboard.press("Enter");
    return talk(other);
  }, (text) => /\d\/\d/.test(text));
  await hand.locator('[data-act="play-this"]').first().waitFor();
  await keep(hand, "doubles-shown");
  const moves = (await look(hand)).moves.length;
  await hand.locator('[data-act="play-this"]').first().click();
  await eventually("it was played", () => look(carla), (now) => now.moves.length > moves);

  // The dice go over by a key, and back by a button.
  await other.locator("#take-dice").waitFor();
  await other.keyboard.press("k");
  await hand.locator("#take-dice").waitFor();
  await heard(hand, /(has the dice|ha i dadi)\.$/);
  await hand.locator("#take-dice").click();
  await other.locator("#take-dice").waitFor();

  // One of the pair goes; the other plays on, and nobody has lost anything.
  await hand.locator("#leave-partner").click();
  await other.locator("#give-dice").waitFor({ state: "hidden" });
  await other.locator("#pair-note", { hasText: /(has left|ha lasciato)/ }).waitFor();
  await keep(other, "doubles-partner-left");
  const played = (await look(carla)).moves.length + 100 * (await look(carla)).games;
  await playUntil([other, carla, dora], async () => {
    const now = await look(carla);
    return now.moves.length + 100 * now.games > played + 3 || now.over;
  });
  for (const page of [other, dora]) await assertNoSideways(page, "the table of a pair");
  await keep(dora, "doubles-phone");
  await keep(carla, "doubles-it");
  await playUntil([other, carla, dora], async () => (await look(carla)).over && (await look(other)).over, { limit: 240_000 });
  // Whoever had left comes back for another match.
  await hand.locator("#take-dice").click();
  await other.locator("#take-dice").waitFor();
  for (const page of everybody) assert.ok(!(await page.locator("#dice-warning").isVisible()), await talk(page));
  for (const page of [carla, dora, watcher]) assert.ok(!(await all(page)).includes("punto otto"), "after the match neither");
  assert.deepEqual(club.errors, []);
});
