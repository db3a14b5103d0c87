// Two registered players play a rated match to 1: what is at stake, what has changed, the profile, the board, the dice by one press.
// @ts-check

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Club, eventually, keep } from "./club.mjs";
import { HASTE, assertNoSideways, choose, look, playUntil } from "./player.mjs";

/** @type {Club} */
let club;
before(async () => {
  club = await Club.open();
});
after(() => club.close());

test("a rated match changes both ratings, and profile, board and seal say so", { timeout: 90_000 }, async () => {
  const ada = await club.person({ viewport: { width: 1280, height: 800 } });
  const bea = await club.person({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: "it-IT" });
  for (const [page, name] of /** @type {const} */ ([[ada, "Adriana"], [bea, "Beatrix"]])) {
    await choose(page, HASTE);
    await page.request.post("/register", { form: { name, password: "seven checkers on the bar" } });
  }
  const table = { opponent: "friend", rules: { preset: "match", length: { points: 1 } }, rated: true };
  const made = await ada.request.post("/challenges", { data: { to: "Beatrix", table } });
  assert.equal(made.status(), 201, await made.text());
  const { challenge } = await made.json();
  const begun = await bea.request.post(`/challenges/${challenge}`, { data: { act: "accept" }, maxRedirects: 0 });
  const address = begun.headers()["location"] ?? (await begun.json()).table;
  for (const page of [ada, bea]) await page.goto(address);
  await ada.locator("#rating", { hasText: /stand to win 9\.98 or lose 9\.98/ }).waitFor();
  await bea.locator("#rating", { hasText: /vincere 9,98 o perdere 9,98/ }).waitFor({ state: "attached" });
  await playUntil([ada, bea], async () => (await look(ada)).turn || (await look(bea)).turn);

  const id = new URL(ada.url()).pathname;
  const command = { command_id: "given-up", command: { type: "resign_match" } };
  assert.ok((await bea.request.post(`${id}/command`, { data: command })).ok());
  await ada.locator("#rating", { hasText: /1500\.00 → 1509\.98 \(\+9\.98\)/ }).waitFor();
  await bea.locator("#rating", { hasText: /1500,00 → 1490,02/ }).waitFor({ state: "attached" });
  await keep(ada, "rating-changed");
  const seal = ada.locator("#rating .seal-go");
  await seal.focus();
  await ada.keyboard.press("Enter");
  await ada.locator('#rating .seal-said[data-verdict="yes"]', { hasText: /✓/ }).waitFor();

  await bea.goto("/people/Adriana");
  await bea.locator('[data-rating="people"]', { hasText: "1509,98" }).waitFor();
  await bea.locator("svg.people-graph[role=img]").waitFor();
  await assertNoSideways(bea, "a profile on a phone");
  await keep(bea, "profile-phone");
  await bea.locator("#matches .seal-go").click();
  await bea.locator('#matches .seal-said[data-verdict="yes"]').waitFor();
  await bea.locator("form[action$='/follow'] button").click();
  await bea.locator('form[action$="/follow"] [value="unfollow"]').waitFor({ state: "attached" });

  await ada.goto("/people/Adriana/against/Beatrix");
  await ada.locator('.against-score[data-won="1"][data-lost="0"]').waitFor();
  await ada.goto("/people?find=bea");
  await ada.locator('.people-names a[href="/people/Beatrix"]').waitFor();
  await ada.locator(".people-empty").waitFor();
  await keep(ada, "people");
  await ada.goto("/people/Adriana/dice");
  await ada.locator("h1").waitFor();
  await keep(ada, "dice-of-a-player");
  await eventually("no page has complained", () => club.errors.length, (now) => now === 0);
  assert.deepEqual(club.errors, []);
});
