// The desk without its server: said within ten seconds, nothing typed is lost, and what was sent twice counts once.
// @ts-check

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Club, eventually, keep, numbers } from "./club.mjs";
import { openEvent, send, view } from "./director.mjs";

/** @type {Club} */
let club;
before(async () => {
  club = await Club.open();
});
after(() => club.close());

test("a desk says within ten seconds that the server is gone, and that it is back", { timeout: 120_000 }, async () => {
  const page = await club.person({ viewport: { width: 1280, height: 900 } });
  const event = await openEvent(page, { name: "Away" });
  await page.goto(`${event}/desk`);
  const watcher = await club.person({ viewport: { width: 390, height: 844 }, locale: "it-IT" });
  await watcher.goto(event);
  const banner = page.locator("#away");
  await page.waitForLoadState("networkidle").catch(() => {});
  assert.equal(await banner.isVisible(), false);

  await page.context().setOffline(true);
  const since = Date.now();
  await banner.waitFor({ state: "visible" });
  assert.ok(Date.now() - since <= 10_000, `it took ${Date.now() - since} ms`);
  await page.locator("#announce-text").fill("Dinner at eight");
  // What can't be sent is greyed, and says why all the same.
  const announce = page.getByRole("button", { name: "Announce" });
  assert.equal(await announce.getAttribute("aria-disabled"), "true");
  await announce.click({ force: true });
  await page.locator("#said", { hasText: /still here/ }).waitFor();
  assert.equal(await page.locator("#announce-text").inputValue(), "Dinner at eight");
  await keep(page, "tournament-away");

  await page.context().setOffline(false);
  await banner.waitFor({ state: "hidden" });
  await page.locator("#said", { hasText: "back" }).waitFor();
  assert.equal(await page.locator("#announce-text").inputValue(), "Dinner at eight", "what was typed is there");
  assert.equal(await announce.getAttribute("aria-disabled"), null);

  // The server hears it and its answer is lost: sent again, it counts once.
  let heard = 0;
  await page.route("**/command", async (route) => {
    await route.fetch();
    if (heard++ === 0) await route.abort();
    else await route.fallback();
  });
  await page.getByRole("button", { name: "Announce" }).click();
  await page.locator("#said", { hasText: /still here/ }).waitFor();
  assert.equal(await page.locator("#announce-text").inputValue(), "Dinner at eight");
  await page.getByRole("button", { name: "Announce" }).click();
  await page.locator("#said.done:not(:empty)").waitFor();
  await numbers(page.locator(".announcements li"), 1);
  assert.equal((await view(page, event)).announcements.length, 1);

  // Somebody who only follows is told as well, by the line that breaks.
  await club.restart();
  await eventually("the page of a follower is up to date again", () => watcher.locator("main").innerText(), (text) => text.includes("Dinner at eight"));
  assert.deepEqual(club.errors.filter((error) => !/422|ERR_|Failed to (load|fetch)/.test(error)), []);
});

test("a desk whose server stands still says so", { timeout: 60_000 }, async () => {
  const page = await club.person({ viewport: { width: 1280, height: 900 } });
  const event = await openEvent(page, { name: "Still" });
  await page.goto(`${event}/desk`);
  await page.route("**/health", () => {});
  await page.locator("#away").waitFor({ state: "visible", timeout: 10_000 });
  await page.unroute("**/health");
  await page.locator("#away").waitFor({ state: "hidden" });
});

test("the desk says who is late, and what it costs by now", { timeout: 60_000 }, async () => {
  const page = await club.person({ viewport: { width: 1280, height: 900 } });
  const settings = { name: "Late", tables: 2, divisions: [{ id: "main", lengths: { main: [11] }, format: { type: "knock_out" } }], lateness: { grace: 1000, every: 2000 }, late_loses: "points" };
  const answer = await page.request.post("/events", { data: { settings, name: "Dora" } });
  const { url } = await answer.json();
  await page.goto(`${url}/desk`);
  const does = async (/** @type {object} */ command) => {
    const said = await send(page, url, command);
    assert.equal(said.status, 200, JSON.stringify(said));
  };
  await does({ type: "appoint_committee", members: ["Rita", "Sandro", "Ugo"].map((name) => ({ person: name, name })) });
  await does({ type: "import", division: "main", csv: "name\nAda\nBruno\n" });
  await does({ type: "draw", division: "main" });
  await does({ type: "publish_draw", division: "main" });
  await does({ type: "call_next" });
  const [game] = (await view(page, url)).matches;
  const names = game.seats.map((/** @type {any} */ seat) => (seat.entrant === 1 ? "Ada" : "Bruno"));
  await page.locator(`#match-${game.id}[data-state='called']`).waitFor();
  await does({ type: "absent", match: game.id, entrant: game.seats[1].entrant });
  const label = page.locator(`#match-${game.id}[data-state='late'] p.warning`);
  await label.filter({ hasText: `${names[1]} is late` }).waitFor();
  assert.equal(await label.filter({ hasText: `${names[0]} is late` }).count(), 0);
  await keep(page, "tournament-late");
  // Whoever was missed comes, and is late no more.
  await page.locator(`#match-${game.id} button[data-key='j']`).click();
  await page.locator(`#match-${game.id}[data-state='called']`).waitFor();
  assert.equal(await label.count(), 0);
  const [back] = (await view(page, url)).matches;
  const cost = back.status.sides[0].given;
  if (cost > 0) assert.equal(back.status.sides[1].given, 0, "what lateness costs are points for the other");
});
