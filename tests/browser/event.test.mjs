// Whole tournaments directed from the desk in a browser.
// @ts-check

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Club, keep } from "./club.mjs";
import { appoint, draw, importList, openEvent, playOut, send, view } from "./director.mjs";

/** @type {Club} */
let club;
before(async () => {
  club = await Club.open();
});
after(() => club.close());

const SIX = ["Ada", "Bruno", "Carla", "Dario", "Elena", "Franco"];

test("a Swing of six to its end: the sum of victory points never changes", { timeout: 120_000 }, async () => {
  const page = await club.person({ viewport: { width: 1440, height: 900 } });
  const event = await openEvent(page, { name: "Swing", format: "Swing" });
  await importList(page, event, `name\n${SIX.join("\n")}`);
  await page.getByRole("row", { name: /Franco/ }).waitFor();
  await appoint(page, event);
  await draw(page, event);
  const total = (/** @type {any} */ seen) =>
    seen.divisions[0].standings.reduce((/** @type {number} */ sum, /** @type {any} */ one) => sum + one.points, 0);
  const result = (/** @type {any} */ game, /** @type {any} */ seen) => {
    assert.equal(total(seen), 6000);
    return { winner: game.seats[0].entrant, kind: "gammon", cube: 4 };
  };
  const seen = await playOut(page, event, result);
  assert.ok(seen.divisions[0].is_over);
  assert.equal(seen.divisions[0].standings[0].points, 6000);
  await page.goto(event);
  await keep(page, "event-swing");
  assert.deepEqual(club.errors.filter((error) => !/422/.test(error)), []);
});

test("a Davis Cup tie: five matches in three phases, decided by the majority", { timeout: 120_000 }, async () => {
  const page = await club.person({ viewport: { width: 1440, height: 900 } });
  const event = await openEvent(page, { name: "Coppa Davis", format: "Davis Cup of pairs", length: "5" });
  await importList(page, event, "name,name2\nAda,Bruno\nCarla,Dario");
  await page.getByRole("row", { name: /Carla/ }).waitFor();
  await appoint(page, event);
  await draw(page, event);
  await page.goto(`${event}/desk`);
  await page.keyboard.press("n");
  const card = page.locator(".column.called .card").first();
  await card.waitFor();
  const winners = ["1", "1", "2", "2", "1"];
  for (const key of winners) {
    const tie = page.locator(".card:has(.result-form)").first();
    await tie.locator("input[name='loser']").fill("2");
    await tie.locator("input[name='loser']").press("Escape");
    const version = await page.evaluate(() => document.body.dataset["version"]);
    await page.keyboard.press(key);
    await page.waitForFunction(() => /** @type {HTMLInputElement | null} */ (document.querySelector("input[name='loser']"))?.value !== "2");
    assert.ok(version);
  }
  await page.locator(".column.done .card").first().waitFor();
  await page.goto(event);
  assert.equal(await page.locator("h3", { hasText: /^Tie/ }).count(), 1);
  await keep(page, "event-davis");
  const seen = await view(page, event);
  assert.ok(seen.divisions[0].is_over);
  assert.deepEqual(club.errors.filter((error) => !/422/.test(error)), []);
});

test("an online event of eight bots runs by itself", { timeout: 240_000 }, async () => {
  const page = await club.person({ viewport: { width: 1280, height: 900 } });
  const event = await openEvent(page, { name: "Online", online: true, length: "1", format: "Knock-out only" });
  await page.goto(`${event}/desk/entries`);
  await page.locator("input[name='many']").fill("8");
  await page.getByRole("button", { name: "Let bots in" }).click();
  await page.getByRole("row", { name: /Ilda/ }).waitFor();
  await appoint(page, event);
  await draw(page, event);
  await page.goto(event);
  await page.getByRole("link", { name: "watch" }).first().waitFor({ timeout: 30_000 });
  await keep(page, "event-online");
  await page.getByText("All matches are played").or(page.locator("h3", { hasText: "Standings" })).first().waitFor({ timeout: 200_000 });
  const seen = await view(page, event);
  assert.ok(seen.divisions[0].is_over);
  assert.equal(seen.matches.filter((/** @type {any} */ game) => game.status.online).length, 7);
  await keep(page, "event-online-over");
  assert.deepEqual(club.errors.filter((error) => !/422/.test(error)), []);
});

test("a late answer puts no old page over a new one, and takes nothing that is being written or pressed", { timeout: 120_000 }, async () => {
  const page = await club.person({ viewport: { width: 1280, height: 900 } });
  const event = await openEvent(page, { name: "Late" });
  await importList(page, event, `name\n${SIX.join("\n")}`);
  await page.getByRole("row", { name: /Franco/ }).waitFor();
  await appoint(page, event);
  const late = page.locator("input[name='#/late_places']");
  const said = (/** @type {string} */ text) => send(page, event, { type: "announce", text });

  // What is being written stays, with the caret, while somebody else changes the event; so does a press that has begun.
  const shown = () => page.waitForResponse((answer) => answer.url().endsWith("/desk/draw") && answer.request().method() === "GET");
  await late.fill("2");
  await Promise.all([shown(), said("Coffee is served")]);
  const button = await page.getByRole("button", { name: "Draw", exact: true }).boundingBox();
  assert.ok(button);
  await page.mouse.move(button.x + 5, button.y + 5);
  await page.mouse.down();
  await Promise.all([shown(), said("The bar closes")]);
  await page.waitForTimeout(200);
  assert.equal(await late.inputValue(), "2");
  await page.mouse.up();
  // The draw is refused: late places need a time. What was written is still there.
  await page.locator("#said", { hasText: /./ }).waitFor();
  assert.equal(await late.inputValue(), "2");

  // The page of before is answered after the draw.
  await late.fill("0");
  const answer = await page.request.get(`${event}/desk/draw`);
  const body = await answer.text();
  /** @type {(value?: unknown) => void} */
  let release = () => {};
  const held = new Promise((resolve) => (release = resolve));
  await page.route(/\/desk\/draw$/, async (route) => (await held, route.fulfill({ response: answer, body })), { times: 1 });
  await Promise.all([page.waitForRequest((request) => request.url().endsWith("/desk/draw")), said("Doors open")]);
  await page.getByRole("button", { name: "Draw", exact: true }).click();
  const publish = page.getByRole("button", { name: /Publish the draw/ });
  await publish.waitFor();
  const came = shown();
  release();
  await came;
  await page.waitForTimeout(200);
  assert.ok(await publish.isVisible(), "the new page stays");
  assert.deepEqual(club.errors.filter((error) => !/422/.test(error)), []);
});
