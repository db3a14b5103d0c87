// A table with a tutor: it asks before a bad play, shows the best plays, and takes back; with and without a script.
// @ts-check

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Club, eventually, keep } from "./club.mjs";
import { act, assertNoSideways, choose, HASTE, heard, listen, look, type } from "./player.mjs";

/** @import { Page } from "playwright-core" */

/** @type {Club} */
let club;
before(async () => {
  club = await Club.open();
});
after(() => club.close());

/** A table with a tutor who asks from a loss of 0.001 on: there is always such a play. @param {Page} page */
async function opens(page) {
  const data = { opponent: "bot", rules: { preset: "match", length: { points: 5 } }, level: "beginner", side: "white", tutor: { limit: 1 } };
  const { id } = await (await page.request.post("/tables", { data })).json();
  return id;
}

/** @typedef {{ from: number, to: number, die: number, next: number }} Edge */

/** All plays of the roll that lies there, each as steps. @param {Page} page @param {string} id */
async function plays(page, id) {
  const { legal } = await (await page.request.get(`/t/${id}/view`)).json();
  /** @type {Map<number, { from: number, to: number }[]>} */
  const ends = new Map();
  const walk = (/** @type {number} */ node, /** @type {{ from: number, to: number }[]} */ steps) => {
    const edges = /** @type {Edge[]} */ (legal.steps.nodes[node].steps);
    if (edges.length === 0) ends.set(node, steps);
    for (const { from, to, next } of edges) walk(next, [...steps, { from, to }]);
  };
  walk(0, []);
  return [...ends.values()];
}

/** A play that the tutor asks about, and one it does not. @param {Page} page @param {string} id */
async function badAndGood(page, id) {
  const found = [];
  for (const steps of await plays(page, id)) {
    const { loss, warns } = await (await page.request.post(`/t/${id}/tutor`, { data: { command: { type: "play", steps } } })).json();
    found.push({ steps, loss, warns });
  }
  found.sort((a, b) => a.loss - b.loss);
  const [good, bad] = [found[0], found.at(-1)];
  assert.ok(good && bad && bad.warns && good.loss === 0, JSON.stringify(found));
  return { bad, good };
}

/** Plays on until it is one's turn to play with a choice. @param {Page} page */
const toPlay = (page) => eventually("there is something to play", async () => {
  const now = await look(page);
  if (now.turn) return true;
  await act(page, () => "t", () => false);
  return false;
}, Boolean, 60_000);

/** @param {{ from: number, to: number }[]} steps */
const written = (steps) => steps.map(({ from, to }) => `${from === 25 ? "bar" : from}/${to === 0 ? "off" : to}`).join(" ");

test("by keys alone: a bad play is asked about, a hint is shown, and what was played is taken back", { timeout: 120_000 }, async () => {
  const page = await club.person();
  await choose(page, { ...HASTE, autoForced: false });
  await listen(page);
  const id = await opens(page);
  await page.goto(`/t/${id}`);
  await page.locator("#tutor-note").getByText("Nothing has been taken back").waitFor();
  await toPlay(page);
  const { bad, good } = await badAndGood(page, id);
  // The bot may have opened the game.
  const played = async () => (await look(page)).moves.length;
  const before = await played();
  await type(page, written(bad.steps));
  await page.keyboard.press("Enter");
  const dialog = page.locator("#tutor-asks[open]");
  await dialog.waitFor();
  assert.match((await dialog.locator("#tutor-costs").textContent()) ?? "", /^This play loses \d\.\d{3}\.$/);
  await keep(page, "tutor-asks");
  assert.equal(await played(), before, "nothing was sent");
  const text = (await dialog.textContent()) ?? "";
  for (const { to } of good.steps) assert.ok(!text.includes(`/${to}`), "what is better is not told before it is asked for");
  // Choose again, then a hint: the play with its arrows, which can be played.
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" }).catch(() => {});
  await eventually("the dialog is closed", () => page.locator("#tutor-asks[open]").count(), (now) => now === 0);
  await page.keyboard.press("Shift+U");
  await page.keyboard.press("h");
  await page.locator("#hints .choice").first().waitFor();
  assert.ok((await page.locator("#hints .choice").count()) > 1);
  await keep(page, "tutor-hint");
  // The bad play after all, and back again.
  await type(page, written(bad.steps));
  await page.keyboard.press("Enter");
  await dialog.waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  while ((await focused()) !== "Play it") await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await eventually("it was played", async () => (await played()) > before);
  // Nothing is taken back while the bot is about to roll.
  await eventually("it is one's own turn again, and the play can be taken back", async () => {
    const { turn, acts } = await look(page);
    const own = turn || acts.some((one) => ["roll", "take", "no_move"].includes(one));
    return own && (await page.locator("#take-back:not([disabled])").count()) > 0;
  });
  await page.keyboard.press("z");
  await heard(page, /Taken back/);
  await eventually("the board is as it was", async () => (await played()) === before);
  await page.locator("#tutor-note").getByText("Taken back once").waitFor();
  await toPlay(page);
  await type(page, written(good.steps));
  await page.keyboard.press("Enter");
  await eventually("a good play is not asked about", async () => (await played()) > before);
  assert.equal(await page.locator("#tutor-asks[open]").count(), 0);
  assert.match((await page.locator("#title").textContent()) ?? "", /With tutor/);
  assert.deepEqual(club.errors, []);
});

test("without a script it is asked on a page of its own, on a phone, in Italian", { timeout: 120_000 }, async () => {
  const page = await club.person({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, locale: "it-IT" });
  await page.goto("/");
  await page.locator("#with-tutor").first().check({ force: true });
  await page.locator('form:has(#with-tutor) button.big-button').click();
  await page.waitForURL(/\/t\//);
  const id = page.url().split("/").at(-1) ?? "";
  const next = page.locator('.plain form button[name="type"]').filter({ hasText: /Siediti|Tira/ });
  await eventually("there is something to play", async () => {
    if (await page.locator("#plain-play").count()) return true;
    if (await next.count()) await next.first().click();
    else await page.goto(`/t/${id}`);
    return false;
  }, Boolean, 60_000);
  const found = [];
  for (const steps of await plays(page, id)) {
    const { loss, warns } = await (await page.request.post(`/t/${id}/tutor`, { data: { command: { type: "play", steps } } })).json();
    found.push({ steps, loss, warns });
  }
  const bad = found.sort((a, b) => b.loss - a.loss)[0];
  assert.ok(bad?.warns);
  const options = await page.locator("#plain-play option").evaluateAll((all) => all.map((one) => one.getAttribute("value") ?? ""));
  const play = options.find((value) => same(value, bad.steps)) ?? "";
  await page.locator("#plain-play").selectOption(play);
  await page.locator("form:has(#plain-play) button").click();
  await page.locator("#tutor-anyway").waitFor();
  await keep(page, "tutor-plain");
  await assertNoSideways(page, "what the tutor asks");
  await page.locator("#tutor-show").click();
  await page.locator("#hint-back").waitFor();
  await keep(page, "tutor-plain-hint");
  await assertNoSideways(page, "the tutor's hint");
  await page.locator("#hint-back").click();
  await page.locator("#plain-play").selectOption(play);
  await page.locator("form:has(#plain-play) button").click();
  await page.locator("#tutor-anyway").click();
  await page.locator('.plain button[value="take_back"]').click();
  await eventually("it is to be played again", async () => {
    await page.goto(`/t/${id}`);
    return page.locator("#plain-play").count();
  });
  // A page without a script may be older than its table: a command it sends too late is refused there, and nothing else is.
  const isLate = (/** @type {string} */ error) => error.includes(`/t/${id}/command: `) && error.includes("422");
  assert.deepEqual(club.errors.filter((error) => !isLate(error)), []);
});

/** Whether a written play has these steps, in whatever order. @param {string} text @param {{ from: number, to: number }[]} steps */
const same = (text, steps) => {
  const sorted = (/** @type {string} */ play) => play.replaceAll("*", "").split(" ").sort().join(" ");
  return sorted(text) === sorted(written(steps));
};
