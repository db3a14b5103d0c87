// How two wait for each other: one vanishes and the other claims; a match is adjourned, outlives a restart and goes on; by
// post, what was prepared acts while its owner is away.
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

const DAY = 86_400_000;
/** Dice soon, everything else as long as it takes. */
const PATIENT = { decision: null, absence: null, answer: 60_000, between: 1500, link: 2000, idle: 3_600_000 };

/**
 * A table of Ada's and Bea's, both there.
 * @param {object} pace
 * @param {object} [more]
 */
async function table(pace, more = {}) {
  const [ada, bea] = [await club.person(), await club.person()];
  const data = { opponent: "friend", rules: { preset: "match", length: { points: 5 } }, name: "Ada", side: "white", pace: { ...PATIENT, ...pace }, ...more };
  const { id, join_url } = await (await ada.request.post("/tables", { data })).json();
  await bea.request.post(join_url, { data: { name: "Bea" } });
  for (const page of [ada, bea]) {
    await choose(page, { ...HASTE, autoForced: false });
    await listen(page);
    await page.goto(`/t/${id}`);
  }
  return { id, ada, bea };
}

/** @param {Page} page @param {string} id */
const seen = async (page, id) => (await page.request.get(`/t/${id}/view`)).json();

/** Plays until both have acted and somebody is to roll. @param {Page[]} pages @param {string} id */
async function untilBothActed(pages, id) {
  const [page] = /** @type {[Page]} */ (pages);
  await playUntil(pages, async () => {
    const view = await seen(page, id);
    const sides = new Set(view.history.turns.map((/** @type {{ side: string }} */ turn) => turn.side));
    return view.phase.type === "on_roll" && sides.size === 2;
  });
}

test("one vanishes, both pages say so in ten seconds, and the other claims after the countdown", { timeout: 120_000 }, async () => {
  const { id, ada, bea } = await table({ absence: 4000, per_return: 1000, absent: "choose" });
  await untilBothActed([ada, bea], id);
  const gone = Date.now();
  await bea.context().setOffline(true);
  await bea.locator("#line", { hasText: /lost/ }).waitFor({ timeout: 10_000 });
  await ada.locator("#deadline", { hasText: /Bea is away/ }).waitFor();
  assert.ok(Date.now() - gone < 13_000, `noticed after ${Date.now() - gone} ms`);
  await ada.locator('[data-act="adjourn_absence"]').waitFor();
  await keep(ada, "pace-absent");
  await ada.locator('[data-act="claim_absence"]').click();
  await ada.locator("#result", { hasText: /stayed away/ }).waitFor();
  await bea.context().setOffline(false);
  await bea.locator("#result", { hasText: /stayed away/ }).waitFor();
  assert.deepEqual((await seen(ada, id)).phase, (await seen(bea, id)).phase, "both pages agree");
});

test("a match adjourned by agreement outlives a restart and goes on as it stood", { timeout: 120_000 }, async () => {
  const { id, ada, bea } = await table({ absence: 60_000, absent: "choose", per_return: 1000 }, { rated: true });
  await untilBothActed([ada, bea], id);
  await ada.locator("#adjourn").click();
  await bea.locator('[data-act="accept_adjourn"]').waitFor();
  await heard(bea, /Ada offers to adjourn/);
  await bea.keyboard.press("j");
  for (const page of [ada, bea]) await page.locator("#message", { hasText: /adjourned/ }).waitFor();
  await keep(ada, "pace-adjourned");
  const before = await seen(ada, id);
  await club.restart();
  await ada.goto("/");
  await ada.locator(`a[href="/t/${id}"]`, { hasText: /Adjourned: resume/ }).click();
  await ada.locator('[data-act="resume"]').click();
  await bea.locator("#waiting-note", { hasText: /Ada wants to go on/ }).waitFor();
  await bea.locator('[data-act="resume"]').click();
  await ada.locator("#message", { hasText: /adjourned/ }).waitFor({ state: "detached" }).catch(() => undefined);
  const after = await eventually("the match goes on", () => seen(ada, id), (view) => !view.pace.adjourned);
  assert.deepEqual([after.score, after.board, after.dice.house_commitment, after.dice.roll_number], [before.score, before.board, before.dice.house_commitment, before.dice.roll_number]);
});

test("by post, what was prepared acts while its owner is away, and the opponent sees nothing of it before", { timeout: 120_000 }, async () => {
  const post = { per_turn: DAY, bank: 7 * DAY, cap: 14 * DAY, grace: 2 * DAY };
  const { id, ada, bea } = await table({ post });
  await untilBothActed([ada, bea], id);
  const { side } = (await seen(ada, id)).phase;
  const [waits, rolls] = side === "white" ? [bea, ada] : [ada, bea];
  await waits.locator("#waiting-post", { hasText: /7 days/ }).waitFor();
  const before = await seen(rolls, id);
  await waits.keyboard.press("o");
  await waits.locator("#orders-order").selectOption({ label: "If they double: pass" });
  await waits.keyboard.press("Tab");
  await waits.keyboard.press("Enter");
  await waits.locator("#orders-list li", { hasText: /pass/ }).waitFor();
  await keep(waits, "pace-orders");
  await waits.setViewportSize({ width: 390, height: 844 });
  await assertNoSideways(waits, "prepared plays on a phone");
  assert.equal((await seen(rolls, id)).version, before.version);
  await waits.context().setOffline(true);
  await rolls.locator('[data-act="double"]').click();
  await eventually("the double is passed", () => seen(rolls, id), (view) => Number(view.score.points[side]) === 1);
  assert.deepEqual(club.errors.filter((error) => !/ERR_INTERNET|WebSocket|Failed to fetch/.test(error)), []);
  assert.ok((await look(rolls)).acts);
});
