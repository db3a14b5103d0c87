// Whole matches in the browser: against the bot by keyboard alone, and between two people by invitation.
// @ts-check

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Club, keep } from "./club.mjs";
import { act, isOver, offered, until } from "./hands.mjs";

const MATCH = 240_000;

/** @type {Club} */
let club;
before(async () => {
  club = await Club.open();
});
after(async () => {
  await club.close();
});

/** @param {import("playwright-core").Page} page */
const version = (page) => page.locator("#moves li").count();

test("a match against the bot is played to its end by keyboard alone", { timeout: MATCH }, async () => {
  const page = await club.person();
  await page.goto("/");
  await keep(page, "start");
  await page.locator('form:has(input[name="opponent"][value="bot"]) button').first().press("Enter");
  await page.waitForURL(/\/t\//);
  await page.locator("[data-act]").first().waitFor();
  await keep(page, "table");
  const done = new Set();
  let dropped = false;
  await until(
    () => isOver(page),
    async () => {
      // The second double offered is passed, every other is taken; we double when we may, so cubes go both ways.
      const did = await act(page, { double: done.size > 4, take: dropped || !done.has("take") });
      dropped ||= did === "drop";
      if (did) done.add(did);
    },
    MATCH,
  );
  await keep(page, "over");
  for (const id of ["play", "done", "roll"]) assert.ok(done.has(id), `${id} was never done`);
  assert.notEqual(await page.locator("#result-text").textContent(), "");
  assert.notEqual(await page.locator("#live p").count(), 0, "nothing was said");
  const proof = await page.request.get((await page.locator("#proof").getAttribute("href")) ?? "");
  const transcript = await proof.json();
  assert.ok(transcript.house_secret, "the house's secret is open after the match");
  assert.deepEqual(club.errors, []);
});

test("two people play by invitation; one reloads in mid-turn, one is on a phone", { timeout: MATCH }, async () => {
  const host = await club.person();
  const guest = await club.person({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: "it-IT" });
  await host.goto("/");
  await host.locator('form:has(input[name="opponent"][value="friend"]) button').first().click();
  await host.waitForURL(/\/t\//);
  const link = await host.locator("#invite-link").inputValue();
  await guest.goto(link);
  await keep(guest, "join-phone-italian");
  await guest.locator("form[action^='/join/'] button").click();
  await guest.waitForURL(/\/t\//);
  assert.equal(await guest.locator("html").getAttribute("lang"), "it");
  const both = [host, guest];
  await until(
    async () => (await Promise.all(both.map(version))).every((turns) => turns >= 4),
    async () => void (await Promise.all(both.map((page) => act(page)))),
  );
  await keep(guest, "table-phone-italian");
  await until(
    async () => (await host.locator('[data-act="done"]').count()) > 0,
    async () => void (await act(guest), (await offered(host)).includes("done") || (await actUnlessPlaying(host))),
  );
  const seen = await guest.locator("#moves").textContent();
  await host.reload();
  await host.locator('[data-act="done"]').waitFor();
  assert.equal(await guest.locator("#moves").textContent(), seen);
  const turns = await version(host);
  await until(async () => (await version(guest)) > turns, async () => void (await Promise.all(both.map((page) => act(page)))));
  assert.deepEqual(club.errors, []);
});

/** Does what there is to do but playing. @param {import("playwright-core").Page} page */
async function actUnlessPlaying(page) {
  if ((await page.locator('[data-act="done"]').count()) === 0) await act(page);
}
