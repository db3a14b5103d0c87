// Every time limit of a tournament waited out once with nobody acting: the pages of the desk and of everybody show what
// came of it without being loaded again. docs/limits.md lists all limits there are, and the test of each.
// @ts-check

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { Club, eventually } from "./club.mjs";
import { send, view } from "./director.mjs";
import { untouched } from "./still.mjs";

/** @import { Page } from "playwright-core" */

/** @type {Club} */
let club;
/** @type {Page} */
let director;
before(async () => {
  club = await Club.open();
  director = await club.person({ viewport: { width: 1280, height: 900 } });
  await open({});
});
after(() => club.close());

/**
 * An event of the director's with those settings, and its address.
 * @param {object} settings
 */
async function open(settings) {
  const division = { id: "main", lengths: { main: [1] }, format: { type: "knock_out" } };
  const all = { name: "Short", tables: 4, divisions: [division], ...settings };
  const answer = await director.request.post("/events", { data: { settings: all, name: "Dora" } });
  assert.equal(answer.status(), 201, await answer.text());
  const { url } = await answer.json();
  const members = ["Rita", "Sandro", "Ugo"].map((name) => ({ person: name, name }));
  const desk = await director.context().newPage();
  desk.setDefaultTimeout(40_000);
  desk.on("pageerror", (error) => club.errors.push(`${desk.url()}: ${error.stack ?? error.message}`));
  await desk.goto(`${url}/desk`);
  await does(desk, url, { type: "appoint_committee", members });
  return { url, desk };
}

/** @param {Page} desk @param {string} url @param {object} command */
async function does(desk, url, command) {
  const answer = await send(desk, url, command);
  assert.equal(answer.status, 200, JSON.stringify(answer));
}

/** The list is entered, drawn and published. @param {Page} desk @param {string} url @param {string[]} names @param {object} [more] */
async function drawn(desk, url, names, more = {}) {
  await does(desk, url, { type: "import", division: "main", csv: `name\n${names.join("\n")}\n` });
  await does(desk, url, { type: "draw", division: "main", ...more });
  await does(desk, url, { type: "publish_draw", division: "main" });
}

/** A page of somebody who only looks. @param {string} url */
async function watcher(url) {
  const page = await club.person();
  page.setDefaultTimeout(40_000);
  await page.goto(url);
  return page;
}

describe("the limits of a tournament", { concurrency: 3 }, () => {
  test("late places nobody has taken are given up at their hour", { timeout: 120_000 }, async () => {
    const { url, desk } = await open({});
    await drawn(desk, url, ["Ada", "Bruno", "Carla"], { late_places: 1, until: Date.now() + 15_000 });
    await desk.goto(`${url}/desk/draw`);
    const button = desk.getByRole("button", { name: /late places/i });
    await button.first().waitFor();
    const public_ = await watcher(url);
    const before = await public_.locator("main").innerText();
    const stays = await untouched([desk, public_]);
    await button.first().waitFor({ state: "detached" });
    await eventually("the public page shows it", () => public_.locator("main").innerText(), (text) => text !== before, 40_000);
    await stays();
  });

  test("who does not come to the table has lost when lateness has cost more than half of the match", { timeout: 120_000 }, async () => {
    const { url, desk } = await open({ lateness: { grace: 4000, every: 1000 }, late_loses: "points" });
    await drawn(desk, url, ["Ada", "Bruno"]);
    const public_ = await watcher(url);
    await desk.goto(`${url}/desk`);
    await does(desk, url, { type: "call_next" });
    const [game] = (await view(desk, url)).matches;
    await desk.locator(`#match-${game.id}[data-state='called']`).waitFor();
    const stays = await untouched([desk, public_]);
    await does(desk, url, { type: "absent", match: game.id, entrant: game.seats[0].entrant });
    await desk.locator(`#match-${game.id}[data-state='done']`).waitFor();
    await public_.getByText("All matches have been played").or(public_.locator("h3", { hasText: "Standings" })).first().waitFor();
    const [over] = (await view(desk, url)).matches;
    assert.deepEqual([over.status.phase.report.how, over.status.phase.report.winner], ["late", game.seats[1].entrant]);
    await stays();
  });

  test("an appeal is offered for as long as one may appeal, and not longer", { timeout: 120_000 }, async () => {
    const { url, desk } = await open({ appeal: 12_000 });
    await drawn(desk, url, ["Ada", "Bruno"]);
    await does(desk, url, { type: "call_next" });
    const [game] = (await view(desk, url)).matches;
    await does(desk, url, { type: "rule", match: game.id, about: game.seats[0].entrant, clause: "TRN-21", reason: "noise", remedy: { type: "warning" } });
    await desk.goto(`${url}/desk/match/${game.id}`);
    const stays = await untouched([desk]);
    await desk.getByRole("button", { name: /appeals$/ }).first().waitFor();
    await desk.getByRole("button", { name: /appeals$/ }).first().waitFor({ state: "detached" });
    await desk.locator(".ruling", { hasText: "time for an appeal over" }).waitFor();
    await stays();
  });

  test("online, who does not sit down has lost when lateness has cost more than half of the match", { timeout: 180_000 }, async () => {
    const { url, desk } = await open({ venue: "online", lateness: { grace: 4000, every: 1000 }, late_loses: "points" });
    const player = await club.person();
    await player.goto(url);
    await player.locator("form:has([value='enter']) input[name='name']").fill("Bea");
    await player.locator("form:has([value='enter'])").getByRole("button").click();
    await player.waitForURL(/\/me$/);
    await player.goto(url);
    await does(desk, url, { type: "approve", entrant: 1 });
    const bot = await director.request.post(`${url}/bots`, { form: { division: "main", many: "1" } });
    assert.ok(bot.ok(), await bot.text());
    await does(desk, url, { type: "draw", division: "main" });
    const stays = await untouched([desk, player]);
    await does(desk, url, { type: "publish_draw", division: "main" });
    // The match is called by itself, the bot is there, and nobody else comes.
    await player.getByText("All matches have been played").or(player.locator("h3", { hasText: "Standings" })).first().waitFor({ timeout: 60_000 });
    const [over] = (await view(desk, url)).matches;
    assert.deepEqual([over.status.phase.report.how, over.status.phase.report.winner !== 1], ["late", true]);
    await stays();
  });
});

test("no page had an error meanwhile", () => assert.deepEqual(club.errors.filter((error) => !/422/.test(error)), []));
