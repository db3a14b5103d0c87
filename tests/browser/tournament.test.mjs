// Whole tournaments directed from the desk in a browser.
// @ts-check

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Club, eventually, keep } from "./club.mjs";
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
  await keep(page, "tournament-swing");
  assert.deepEqual(club.errors.filter((error) => !/422/.test(error)), []);
});

test("a Davis Cup tie: two tables at once, one player missing from draw to result, decided by the majority", { timeout: 120_000 }, async () => {
  const page = await club.person({ viewport: { width: 1440, height: 900 } });
  const event = await openEvent(page, { name: "Coppa Davis", format: "Davis Cup for pairs", length: "5" });
  await importList(page, event, "name,name2\nAda,Bruno\nCarla,Dario");
  await page.getByRole("row", { name: /Carla/ }).waitFor();
  await appoint(page, event);
  await draw(page, event);
  await page.goto(`${event}/desk`);
  await page.keyboard.press("n");
  // Each table has its own match, under the names of who plays there.
  const [first, second] = [page.locator("#match-1"), page.locator("#match-1-2")];
  await first.waitFor();
  await second.waitFor();
  assert.deepEqual(await Promise.all([first, second].map((card) => card.getAttribute("data-table"))), ["1", "2"]);
  const names = async (/** @type {import("playwright-core").Locator} */ card) => (await card.getAttribute("aria-label")) ?? "";
  assert.match(await names(first), /Ada.*Dario|Carla.*Bruno/);
  assert.match(await names(second), /Bruno.*Carla|Dario.*Ada/);
  // Number 1 of the upper pair is missing: their row alone is late.
  await first.getByRole("button", { name: /^Missing/ }).first().click();
  await page.locator("#match-1[data-state='late']").waitFor();
  assert.notEqual(await second.getAttribute("data-state"), "late");
  await keep(page, "tournament-davis-desk");
  // What everybody sees: who plays where, at both tables.
  const hall = await club.person({ viewport: { width: 1440, height: 900 } });
  await hall.goto(`${event}/projector`);
  await hall.locator(".pane").first().waitFor();
  assert.equal(await hall.locator(".pane", { hasText: "Pairings by name" }).locator("li").count(), 4);
  await keep(hall, "tournament-davis-projector");
  await hall.goto(event);
  assert.equal(await hall.locator(".calls li").count(), 2);
  assert.match((await hall.locator(".calls").innerText()).replace(/\s+/g, " "), /Table 1.*Table 2/);
  await hall.goto(`${event}/find?name=ada`);
  await hall.getByText(/Tables 1 and 2/).first().waitFor();
  // The other single is played, and its result told under the name of who played it.
  const decide = async (/** @type {import("playwright-core").Locator} */ card, /** @type {string} */ key) => {
    await card.locator("input[name='loser_points']").fill("2");
    await card.locator("input[name='loser_points']").press("Escape");
    const version = await page.evaluate(() => document.body.dataset["version"]);
    await page.keyboard.press(key);
    await eventually("the result is there", async () => (await view(page, event)).matches[0].status.rubbers?.length ?? 0, (now) => now > done);
    done += 1;
    await page.goto(`${event}/desk`);
    assert.ok(version);
  };
  let done = 0;
  await decide(second, "1");
  // The missing one comes, plays and loses; then doubles and the third phase.
  await page.locator("#match-1").getByRole("button", { name: /^Here/ }).click();
  await page.locator("#match-1:not([data-state='late'])").waitFor();
  await decide(page.locator("#match-1"), "2");
  await decide(page.locator("#match-1"), "1");
  await decide(page.locator("#match-1-2"), "2");
  await decide(page.locator("#match-1"), "1");
  await page.locator(".card[data-state='done']").first().waitFor();
  await page.goto(event);
  assert.equal(await page.locator("h3", { hasText: /^Tie/ }).count(), 1);
  const results = (await page.locator("table.standings td.text").allInnerTexts()).filter((text) => /5–2/.test(text));
  assert.equal(results.length, 5);
  assert.equal(results.filter((text) => /&/.test(text)).length, 1, "only the doubles is won by both");
  await keep(page, "tournament-davis");
  const seen = await view(page, event);
  assert.ok(seen.divisions[0].is_over);
  assert.deepEqual(club.errors.filter((error) => !/422/.test(error)), []);
});

test("an online event of eight bots runs by itself", { timeout: 240_000 }, async () => {
  const page = await club.person({ viewport: { width: 1280, height: 900 } });
  const event = await openEvent(page, { name: "Online", online: true, length: "1", format: "Knock-out only" });
  await page.goto(`${event}/desk/entries`);
  await page.locator("input[name='many']").fill("8");
  await page.getByRole("button", { name: "Add bots" }).click();
  await page.getByRole("row", { name: /Ilda/ }).waitFor();
  await appoint(page, event);
  await draw(page, event);
  await page.goto(event);
  await page.getByRole("link", { name: "watch" }).first().waitFor({ timeout: 30_000 });
  await keep(page, "tournament-online");
  await page.getByText("All matches have been played").or(page.locator("h3", { hasText: "Standings" })).first().waitFor({ timeout: 200_000 });
  const seen = await view(page, event);
  assert.ok(seen.divisions[0].is_over);
  assert.equal(seen.matches.filter((/** @type {any} */ game) => game.status.online).length, 7);
  await keep(page, "tournament-online-over");
  assert.deepEqual(club.errors.filter((error) => !/422/.test(error)), []);
});

test("a late answer puts no old page over a new one, and takes nothing that is being written or pressed", { timeout: 120_000 }, async () => {
  const page = await club.person({ viewport: { width: 1280, height: 900 } });
  const event = await openEvent(page, { name: "Late" });
  await importList(page, event, `name\n${SIX.join("\n")}`);
  await page.getByRole("row", { name: /Franco/ }).waitFor();
  await appoint(page, event);
  const late = page.locator("input[name='late_places']");
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

test("prizes in parts, a side pool, a dispute and its appeal by forms; what is called is heard", { timeout: 120_000 }, async () => {
  const page = await club.person({ viewport: { width: 1280, height: 900 } });
  const event = await openEvent(page, { name: "Forms", length: "1", fee: "33.33", format: "Knock-out only" });
  await importList(page, event, `name\n${SIX.slice(0, 3).join("\n")}`);
  await page.getByRole("row", { name: /Carla/ }).waitFor();

  await page.goto(`${event}/desk/setup`);
  await page.locator("summary", { hasText: "Prizes" }).click();
  await page.locator("input[name='main']").fill("2, 1");
  await page.locator("#prizes-main").getByRole("button").click();
  await page.locator("#said.done", { hasText: /./ }).waitFor();
  await page.locator("summary", { hasText: "Side pools" }).click();
  await page.locator("#pool-main-name").fill("Pot");
  await page.locator("#pool-main-fee").fill("10");
  await page.getByRole("button", { name: "Add the pool" }).click();
  await page.locator("#pools-main strong", { hasText: "Pot" }).waitFor();

  // A player enters by themselves, and joins the pool with another.
  const player = await club.person({ viewport: { width: 390, height: 844 } });
  await player.goto(event);
  await player.locator("form:has([value='enter']) input[name='name']").fill("Dario");
  await player.getByRole("button", { name: "Ask to take part" }).click();
  await player.waitForURL(/\/me$/);
  await page.goto(`${event}/desk/entries`);
  await page.getByRole("button", { name: /^Approve/ }).click();
  for (const name of ["Ada", "Dario"]) {
    const row = page.getByRole("row", { name: new RegExp(name) });
    await row.getByRole("button", { name: /Joins Pot/ }).click();
    await row.getByText("takes part · Pot").waitFor();
  }
  await appoint(page, event);
  await draw(page, event);
  await player.goto(event);
  await send(page, event, { type: "call_next" });
  await player.locator("#heard", { hasText: /Table 1: .*Table 2: / }).waitFor({ state: "attached" });

  // They call the director; the ruling is appealed against and overturned by the committee.
  await player.goto(`${event}/me`);
  await player.locator("#dispute summary").click();
  await player.locator("#dispute-text").fill("He moved twice");
  await player.locator("#dispute button").click();
  await page.goto(`${event}/desk`);
  await page.locator(".card[data-state='disputed']").first().focus();
  await page.keyboard.press("e");
  await page.waitForURL(/#rule$/);
  const rule = page.locator("#rule form.rule");
  await rule.locator("select[name='clause']").selectOption("TRN-19");
  await rule.locator("select[name='remedy']").selectOption({ label: "settled" });
  await rule.locator("input[name='reason']").fill("Heard both");
  await rule.getByRole("button", { name: "Record ruling" }).click();
  await page.getByRole("button", { name: "Dario appeals" }).click();
  for (let side = 2; side > 0; side--) {
    const heard = page.getByRole("button", { name: /has been heard/ });
    const name = (await heard.first().textContent()) ?? "";
    await heard.first().click();
    await page.getByRole("button", { name }).waitFor({ state: "detached" });
  }
  // Two members and the director decide (TRN-19): before they have voted nothing can be closed.
  const close = page.getByRole("button", { name: "Close the appeal" });
  for (const name of ["Rita", "Sandro", "Director"]) {
    const vote = page.getByRole("button", { name: `${name}: overturn` });
    await vote.waitFor();
    assert.equal(await close.count(), 0, `offered before ${name} has voted`);
    await vote.click();
    await vote.waitFor({ state: "detached" });
  }
  page.once("dialog", (asks) => void asks.accept());
  await close.click();
  await page.locator(".ruling", { hasText: "overturned by the committee" }).waitFor();

  // A result too long is refused, and the clause can be read; the right one is confirmed at the desk by a key.
  await player.locator("input[name='loser_points']").fill("7");
  await player.locator("button[data-key='1']").click();
  await player.locator("#said summary", { hasText: "MAT-01" }).click();
  await player.locator("#said .law p", { hasText: "surplus points mean nothing" }).waitFor();
  await player.locator("input[name='loser_points']").fill("0");
  await player.locator("button[data-key='1']").click();
  await player.getByText(/has reported/).waitFor();
  await page.goto(`${event}/desk`);
  await page.locator(".card[data-state='disputed']").first().focus();
  await page.keyboard.press("k");
  await page.locator(".card[data-state='done']").first().waitFor();

  const seen = await playOut(page, event, (/** @type {any} */ game) => ({ winner: game.seats[0].entrant, score: [1, 0] }));
  const paid = seen.divisions[0].prizes;
  const sum = (/** @type {any} */ pool) =>
    paid.filter((/** @type {any} */ prize) => prize.pool === pool).reduce((/** @type {number} */ all, /** @type {any} */ prize) => all + prize.amount, 0);
  assert.equal(sum(null), 4 * 3333);
  assert.equal(sum("Pot"), 2000);
  await page.goto(event);
  await page.getByText("All matches have been played").waitFor();
  assert.deepEqual(club.errors.filter((error) => !/422/.test(error)), []);
});
