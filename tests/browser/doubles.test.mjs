// A match to 5 points against the bot, from the first roll to the last, with doubles taken and passed; then its dice.
// @ts-check

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Club, keep } from "./club.mjs";
import { HASTE, assertNoSideways, choose, heard, listen, look, playUntil, said } from "./player.mjs";

/** @type {Club} */
let club;
before(async () => {
  club = await Club.open();
});
after(() => club.close());

/**
 * Asks for another match; the first Enter may still end the showing of the last play.
 * @param {import("playwright-core").Page} page
 */
async function rematch(page) {
  const result = page.locator("#result");
  for (let press = 0; press < 4 && (await result.isVisible()); press++) {
    await page.keyboard.press("Enter");
    await result.waitFor({ state: "hidden", timeout: 5000 }).catch(() => null);
  }
  await result.waitFor({ state: "hidden" });
}

test("a match to 5 against the bot is played from the first roll to the last, with doubles taken and passed", { timeout: 200_000 }, async () => {
  const page = await club.person({ viewport: { width: 1440, height: 900 } });
  await choose(page, HASTE);
  await listen(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Play the bot" }).click();
  await page.waitForURL(/\/t\//);
  await page.locator("#bottom .name").waitFor();
  await keep(page, "match-begins");

  // The first double of each side is taken where we answer, every later one passed; we double once a game.
  const seen = { taken: 0, passed: 0 };
  let doubledIn = -1;
  const count = async () => {
    const all = await said(page);
    seen.taken = all.filter((text) => /^Cube at \d+, owned by/.test(text)).length;
    const games = await page.locator("#games").innerText();
    seen.passed = (games.match(/passed/g) ?? []).length;
  };
  const matchOver = async () => (await look(page)).acts.some((id) => id.endsWith("rematch"));
  for (let match = 0; match < 3 && (seen.taken === 0 || seen.passed === 0); match++) {
    if (match > 0) await rematch(page);
    doubledIn = -1;
    await playUntil([page], matchOver, {
      answer: () => (seen.taken++ === 0 ? "t" : "p"),
      doubles: (now) => {
        if (doubledIn === now.games || now.moves.length < 3) return false;
        doubledIn = now.games;
        return true;
      },
    });
    // What is said and listed comes a moment after the match is over.
    await heard(page, /(wins?|lose) the match/i);
    await count();
  }
  assert.ok(seen.taken > 0 && seen.passed > 0, JSON.stringify(seen));
  await page.locator("#result", { hasText: /(You win|You lose|Tavola wins) the match/ }).waitFor();
  await assertNoSideways(page, "the table");
  await keep(page, "match-over");

  const id = new URL(page.url()).pathname.split("/").at(-1);
  await page.goto(`/verify?table=${id}`);
  await page.locator("#verdict .yes").waitFor();
  await page.locator("#verdict", { hasText: /All \d+ rolls are right/ }).waitFor();
  await keep(page, "dice-verified");
  assert.deepEqual(club.errors, []);
});
