// Three people in the lobby: a quick button, a seek in the list, a challenge; a closed page takes its seek along.
// @ts-check

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Club, eventually, keep, numbers } from "./club.mjs";
import { HASTE, assertNoSideways, choose, look, playUntil } from "./player.mjs";

/** @import { Page } from "playwright-core" */

/** @type {Club} */
let club;
before(async () => {
  club = await Club.open();
});
after(() => club.close());

const button = (/** @type {Page} */ page, /** @type {number} */ length) => page.locator(`#lobby-quick [data-key="${length}"] button`);

/** Goes to the start page under a name. @param {Page} page @param {string} name */
async function called(page, name) {
  await page.request.post("/me/name", { data: { name } });
  await page.goto("/");
}

test("a newcomer comes to the first roll against somebody who waits", { timeout: 60_000 }, async () => {
  const [ada, bea] = [await club.person(), await club.person({ locale: "it-IT", viewport: { width: 390, height: 844 } })];
  for (const page of [ada, bea]) await choose(page, HASTE);
  await called(ada, "Ada");
  await button(ada, 5).focus();
  await ada.keyboard.press("Enter");
  await ada.locator('.own-seek[data-bond="live"]').waitFor();
  assert.equal(await button(ada, 5).getAttribute("aria-pressed"), "true");
  await keep(ada, "lobby-waiting");

  const begun = Date.now();
  let clicks = 0;
  const click = (/** @type {import("playwright-core").Locator} */ what) => (clicks++, what.click());
  await bea.goto("/");
  await bea.locator('#lobby-quick [data-key="5"] [data-waiting="1"]').waitFor();
  await assertNoSideways(bea, "the lobby on a phone");
  await keep(bea, "lobby-phone");
  await click(button(bea, 5));
  for (const page of [ada, bea]) await page.waitForURL(/\/t\//);
  // The opening roll is anybody's to make.
  await eventually("the opening roll can be made", () => look(bea), (now) => now.acts.includes("roll") || now.turn);
  if ((await look(bea)).acts.includes("roll")) await click(bea.locator('[data-act="roll"]'));
  await playUntil([ada, bea], async () => (await look(ada)).turn || (await look(bea)).turn);
  const seconds = (Date.now() - begun) / 1000;
  console.log(`from opening the start page to the first roll: ${clicks} clicks, ${seconds.toFixed(1)} s`);
  assert.ok(clicks <= 3 && seconds <= 10, `${clicks} clicks, ${seconds} s`);
  for (const page of [ada, bea]) await page.context().close();
});

test("a closed page takes its seek along, and a hidden one is called", { timeout: 60_000 }, async () => {
  const [ada, bea, carl] = [await club.person(), await club.person(), await club.person()];
  await called(ada, "Ada");
  await called(carl, "Carl");
  await button(ada, 7).click();
  await bea.goto("/");
  await bea.locator('#lobby-quick [data-key="7"] [data-waiting="1"]').waitFor();
  await ada.close();
  const closed = Date.now();
  await bea.locator('#lobby-quick [data-key="7"] [data-waiting="0"]').waitFor();
  console.log(`a closed page’s seek is gone after ${Date.now() - closed} ms`);

  // Whoever plays the bot meanwhile is called to the table, whatever page they look at.
  await button(carl, 1).click();
  await carl.locator(".own-seek .meanwhile button").click({ timeout: 12_000 });
  await carl.waitForURL(/\/t\//);
  await button(bea, 1).click();
  await carl.locator("#called-go").click();
  await Promise.all([carl, bea].map((page) => page.locator("#bottom .name").waitFor()));
  await eventually("both sit at one table", () => [carl.url(), bea.url()], ([one, other]) => one === other);
  for (const page of [bea, carl]) await page.context().close();
});

test("a player is challenged by name, declines with a reason, and accepts the next time", { timeout: 60_000 }, async () => {
  const [ada, bea] = [await club.person(), await club.person({ locale: "it-IT" })];
  for (const [page, name] of /** @type {const} */ ([[ada, "Adriana"], [bea, "Beatrix"]])) {
    await page.request.post("/register", { form: { name, password: "seven checkers on the bar" } });
  }
  await bea.goto("/");
  await ada.goto("/challenges?to=Beatrix");
  assert.equal(await ada.locator("#knob-whom").inputValue(), "Beatrix");
  const challenge = async () => {
    await ada.locator("#knob-length").fill("3");
    await ada.locator("form.choose button.button").last().click();
    await ada.waitForURL(/\/#lobby$/);
    await numbers(ada.locator("#lobby-asks .ask"), 1);
  };
  await challenge();
  await bea.locator('.decline select[name="reason"]').selectOption("later");
  await keep(bea, "lobby-challenged");
  await bea.locator(".decline button").click();
  for (const page of [ada, bea]) await numbers(page.locator("#lobby-asks .ask"), 0);
  await ada.goto("/challenges?to=beatrix");
  await challenge();
  await bea.locator(".ask-acts button.button").first().click();
  for (const page of [ada, bea]) await page.waitForURL(/\/t\//);
  for (const page of [ada, bea]) await page.context().close();
});

test("a seek is put in the list by keys, seen at once by others, and joined", { timeout: 60_000 }, async () => {
  const [ada, bea] = [await club.person(), await club.person({ locale: "it-IT" })];
  await called(ada, "Ada");
  await bea.goto("/");
  await ada.locator('[name="opponent"][value="anybody"]').focus();
  await ada.keyboard.press("Space");
  await ada.getByLabel("Points to play to").fill("3");
  await ada.keyboard.press("Enter");
  await ada.locator('.own-seek[data-bond="stored"]').waitFor();
  await numbers(bea.locator("#lobby-seeks .seek"), 1);
  await keep(bea, "lobby-seeks");
  await bea.locator("#lobby-seeks .seek button").click();
  await bea.waitForURL(/\/t\//);
  await numbers(ada.locator(".own-seek"), 0);
  await bea.context().close();
  await ada.context().close();
  assert.deepEqual(club.errors, []);
});
