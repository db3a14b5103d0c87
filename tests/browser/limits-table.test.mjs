// Every time limit of a table waited out once with nobody acting: both pages show what came of it without being loaded
// again. docs/limits.md lists all limits there are, and the test of each.
// @ts-check

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { Club, eventually, numbers } from "./club.mjs";
import { choose, playUntil } from "./player.mjs";
import { STILL, untouched } from "./still.mjs";

/** @import { Page } from "playwright-core" */

/** @type {Club} */
let club;
/** @type {Page} */
let ada;
/** @type {Page} */
let bea;
before(async () => {
  club = await Club.open();
  [ada, bea] = [await club.person(), await club.person()];
  // Whoever has been at a table is known from then on: the tables below are opened side by side.
  await table({});
});
after(() => club.close());

/** What is waited for is not worth waiting for: dice fall soon, and nothing else ever comes. */
const PATIENT = { decision: null, absence: null, answer: 60_000, between: 1500, link: 2000, idle: 3_600_000 };

/**
 * A table of Ada's with those limits, and their pages.
 * @param {object} pace
 * @param {object} [more]
 * @param {{ joins?: boolean, drops?: (message: any) => boolean }} [how] `drops`: messages of Bea's page that never arrive
 */
async function table(pace, more = {}, { joins = true, drops } = {}) {
  const rules = { preset: "match", length: { points: 3 } };
  const data = { opponent: "friend", rules, name: "Ada", side: "white", pace: { ...PATIENT, ...pace }, ...more };
  const { id, join_url } = await (await ada.request.post("/tables", { data })).json();
  if (joins) await bea.request.post(join_url, { data: { name: "Bea" } });
  const pages = [await ada.context().newPage(), await bea.context().newPage()];
  if (drops) {
    await pages[1]?.routeWebSocket(/\/live/, (line) => {
      const house = line.connectToServer();
      line.onMessage((text) => void (drops(JSON.parse(String(text))) || house.send(text)));
    });
  }
  for (const page of pages) {
    page.setDefaultTimeout(40_000);
    page.on("pageerror", (error) => club.errors.push(`${page.url()}: ${error.stack ?? error.message}`));
    await choose(page, STILL);
    await page.goto(`/t/${id}`);
  }
  const [white, black] = /** @type {[Page, Page]} */ (pages);
  return { id, white, black, stays: await untouched(pages) };
}

/** @param {Page[]} pages @param {RegExp} text */
const told = (pages, text) => Promise.all(pages.map((page) => page.locator("#result", { hasText: text }).waitFor()));

/** @param {Page} page */
const offered = (page) => page.locator('[data-act="accept_resignation"]:not([aria-disabled="true"])');

/** Whoever has won the opening roll plays; then the other may give up. @param {string} id @param {Page[]} pages */
async function oneGivesUp(id, pages) {
  const phase = async () => (await (await ada.request.get(`/t/${id}/view`)).json()).phase;
  await playUntil(pages, async () => (await phase()).type === "on_roll");
  const [white, black] = /** @type {[Page, Page]} */ (pages);
  return (await phase()).side === "white" ? { loser: white, winner: black } : { loser: black, winner: white };
}

/** Offers the least that has not been refused. @param {Page} loser @param {Page} winner */
async function offers(loser, winner) {
  await loser.locator("#resign-open").click();
  await loser.locator("#resign .choice").first().click();
  await offered(winner).waitFor();
}

/** A press in the moment in which a button has changed counts for nothing: once more, then. @param {Page} winner */
const accepts = (winner) =>
  eventually(
    "the offer is accepted",
    async () => {
      // A page in the background shows no frames, for which a click would wait until it is too late.
      await offered(winner).evaluate((button) => button instanceof HTMLElement && button.click(), null, { timeout: 500 }).catch(() => undefined);
      // A button that only rests for a moment is still there.
      return winner.locator('[data-act="accept_resignation"]').count();
    },
    (left) => left === 0,
  );

// They wait side by side.
describe("the limits of a table", { concurrency: 4 }, () => {
  test("nobody rolls, nobody plays: the opening roll falls by itself, and the flag", { timeout: 120_000 }, async () => {
    const clock = { mode: "simple_delay", bank_per_point: 500, delay: 1500 };
    const { white, black, stays } = await table({}, { clock });
    await told([white, black], /on time/);
    await stays();
  });

  test("a decision that takes too long loses the match, and a table nobody wants any more closes", { timeout: 120_000 }, async () => {
    const { white, black, stays } = await table({ decision: 4000, idle: 25_000 });
    await white.locator("#deadline", { hasText: /\d/ }).waitFor();
    await told([white, black], /too long/);
    for (const page of [white, black]) await page.locator("#message", { hasText: "This table is closed" }).waitFor();
    await stays();
  });

  test("a money session in which nobody asks for another game ends", { timeout: 180_000 }, async () => {
    const { id, white, black, stays } = await table({ decision: 30_000 }, { rules: { preset: "money", jacoby: "off" } });
    const { loser, winner } = await oneGivesUp(id, [white, black]);
    await offers(loser, winner);
    await accepts(winner);
    // One could ask for the next game; nobody does.
    await Promise.all([white, black].map((page) => page.locator('[data-act="next_game"]').first().waitFor()));
    await told([white, black], /session is over/i);
    await stays();
  });

  test("a resignation that is not answered counts as rejected; after a game the next begins by itself", { timeout: 120_000 }, async () => {
    const { id, white, black, stays } = await table({ answer: 15_000 }, { rules: { preset: "match", length: { points: 7 } } });
    const pages = [white, black];
    const { loser, winner } = await oneGivesUp(id, pages);
    await offers(loser, winner);
    // Nobody answers.
    await offered(winner).waitFor({ state: "detached" });
    await loser.locator('[data-act="roll"]:not([aria-disabled="true"])').waitFor();
    // Offered more, and accepted; then nobody asks for the next game, and nobody rolls.
    await offers(loser, winner);
    await accepts(winner);
    for (const page of pages) await numbers(page.locator("#games tr"), 1);
    await Promise.any(pages.map((page) => page.locator("#plays-open:enabled:visible").waitFor()));
    await stays();
  });

  test("a link of the dice that does not come is waited for, and then the dice fall without it", { timeout: 120_000 }, async () => {
    const { id, white, black, stays } = await table({ link: 1000 }, {}, { drops: (message) => message.command?.type === "open_link" });
    await Promise.any([white, black].map((page) => page.locator("#plays-open:enabled:visible").waitFor()));
    const proof = await (await ada.request.get(`/t/${id}/proof.json`)).json();
    assert.deepEqual([proof.rolls[0].links.white.source, proof.rolls[0].links.black.source], ["client", "default"]);
    await stays();
  });

  test("whoever stays away for too long may be said to be absent: the button comes by itself", { timeout: 120_000 }, async () => {
    const { white, black, stays } = await table({ absence: 5000, between: 60_000 });
    await white.locator('[data-act="roll"]').first().waitFor();
    await stays();
    await black.close();
    await white.locator("#deadline", { hasText: /Bea is away.*0:0\d/ }).waitFor();
    await white.locator("#claim-open:visible").waitFor();
    await white.locator("#deadline:empty").waitFor({ state: "attached" });
    await white.locator("#claim-open").click();
    await told([white], /stayed away/);
  });

  test("a table at which nobody sits down closes", { timeout: 60_000 }, async () => {
    const { white, stays } = await table({ idle: 6000 }, {}, { joins: false });
    await white.locator("#message", { hasText: "This table is closed" }).waitFor();
    await stays();
  });
});

test("no page had an error meanwhile", () => assert.deepEqual(club.errors, []));
