// A knock-out of sixty-four directed from the board's line by keys alone, with what it costs; and rows that keep their place.
// @ts-check

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Club, eventually, keep } from "./club.mjs";
import { send, view } from "./director.mjs";

/** @import { Page } from "playwright-core" */

/** @type {Club} */
let club;
before(async () => {
  club = await Club.open();
});
after(() => club.close());

const PLAYERS = 64;
/** Matches of a main alone. */
const MATCHES = PLAYERS - 1;

/** An event of that many, drawn. @param {Page} page @param {number} many @param {number} tables */
async function drawn(page, many, tables) {
  const division = { id: "main", lengths: { main: [7] }, format: { type: "knock_out", consolation: { type: "none" } } };
  const answer = await page.request.post("/events", { data: { settings: { name: "Sessantaquattro", tables, divisions: [division] }, name: "Dora" } });
  const { url } = await answer.json();
  await page.goto(`${url}/desk`);
  const names = Array.from({ length: many }, (_, at) => `Player${String(at + 1).padStart(2, "0")} Surname${at + 1}`);
  for (const command of [
    { type: "appoint_committee", members: ["Rita", "Sandro", "Ugo"].map((name) => ({ person: name, name })) },
    { type: "import", division: "main", csv: `name\n${names.join("\n")}\n` },
    { type: "draw", division: "main" },
    { type: "publish_draw", division: "main" },
  ]) {
    const said = await send(page, url, command);
    assert.equal(said.status, 200, JSON.stringify(said));
  }
  await page.goto(`${url}/desk`);
  return url;
}

/** @param {number[]} all */
const median = (all) => [...all].sort((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0;

/** Where each row of the hall stands. @param {Page} page @returns {Promise<Record<string, number>>} */
const places = (page) =>
  page.evaluate(() => Object.fromEntries([...document.querySelectorAll(".hall .rows > li")].map((row) => [row.id, Math.round(row.getBoundingClientRect().top + scrollY)])));

// rule: TRN-18
test("sixty-four players by keys alone: so many keys and so long a result", { timeout: 300_000 }, async () => {
  const page = await club.person({ viewport: { width: 1280, height: 900 } });
  const url = await drawn(page, PLAYERS, 32);
  await keep(page, "board-64-empty");
  await page.keyboard.press("n");
  await eventually("all are called", () => page.locator(".card[data-state='called']").count(), (now) => now === 32);
  const height = await page.evaluate(() => document.querySelector(".hall")?.getBoundingClientRect().bottom ?? 0);
  await keep(page, "board-64-called");
  assert.ok(height <= 1.5 * 900, `the hall of 64 ends at ${height} of 1350`);
  for (const [width, high] of /** @type {const} */ ([[1920, 1080], [390, 844]])) {
    await page.setViewportSize({ width, height: high });
    await keep(page, `board-64-${width}`);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `nothing stands out at ${width}`);
  }
  await page.setViewportSize({ width: 1280, height: 900 });

  // All have begun: one key, and no row has moved.
  const before = await places(page);
  await page.keyboard.press("g");
  await eventually("all have begun", () => page.locator(".card[data-state='playing']").count(), (now) => now === 32);
  assert.deepEqual(await places(page), before);

  const costs = /** @type {{ keys: number, ms: number }[]} */ ([]);
  while (costs.length < MATCHES) {
    const seen = await view(page, url);
    const game = seen.matches.find((/** @type {any} */ one) => ["called", "playing"].includes(one.status.phase.type));
    if (!game) {
      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
      await page.keyboard.press("n");
      await page.locator(".card[data-state='called']").first().waitFor();
      continue;
    }
    costs.push(await result(page, url, game, costs.length));
    // After the last the end is offered at the top.
    if (costs.length < MATCHES) assert.deepEqual(await places(page), before, `no row of the hall has moved after ${costs.length} results`);
  }
  const keys = median(costs.map((cost) => cost.keys));
  const ms = median(costs.map((cost) => cost.ms));
  console.log(`64 players, ${costs.length} results by keys: median ${keys} keys and ${Math.round(ms)} ms a result`);
  assert.ok(keys <= 6, `${keys} keys a result`);
  assert.deepEqual(club.errors, []);
});

/**
 * One result, written in the line: its keys and how long it was until the board showed it.
 * @param {Page} page @param {string} url @param {any} game @param {number} turn
 */
async function result(page, url, game, turn) {
  const loser = turn % 7;
  const winner = 1 + (turn % 2);
  const started = Date.now();
  let keys = 0;
  const press = async (/** @type {string} */ key) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  const isThere = await page.evaluate(() => document.activeElement?.id === "find");
  if (!isThere) await press("r");
  for (const key of `${game.status.table} ${loser}`) await press(key === " " ? "Space" : key);
  // Enter decides nothing: the pairing is asked about by name.
  await press("Enter");
  const pairing = await page.locator("#quick-found .quick-pairing").innerText();
  assert.match(pairing, new RegExp(`${game.id}, .+ – .+, Table ${game.status.table}`));
  assert.equal(await page.evaluate(() => document.activeElement?.id), "quick-winners");
  await press(String(winner));
  await page.locator(`#match-${game.id}[data-state='done']`).waitFor();
  const ms = Date.now() - started;
  if (turn === 0) {
    const after = (await view(page, url)).matches.find((/** @type {any} */ one) => one.id === game.id);
    assert.deepEqual([after.status.phase.report.winner, after.status.phase.report.score], [game.seats[winner - 1].entrant, [7, loser]]);
  }
  return { keys, ms };
}

// rule: TRN-18
test("the line finds a player by the beginning of a name, asks where several are meant, and keeps to the match it shows", { timeout: 120_000 }, async () => {
  const page = await club.person({ viewport: { width: 1280, height: 900 } });
  const url = await drawn(page, 8, 4);
  await page.keyboard.press("n");
  await page.locator(".card[data-state='called']").nth(3).waitFor();
  const line = page.locator("#find");
  await line.fill("player");
  await page.locator("#quick-found", { hasText: "Which one?" }).waitFor();
  await line.press("Enter");
  await line.press("Enter");
  assert.equal((await view(page, url)).matches.filter((/** @type {any} */ one) => one.status.phase.type === "ended").length, 0);

  const game = (await view(page, url)).matches.find((/** @type {any} */ one) => one.status.table === 2);
  const name = (await view(page, url)).entries.find((/** @type {any} */ one) => one.entrant === game.seats[1].entrant).name;
  await line.fill(`${name.split(" ")[1].toUpperCase()} 5`);
  await page.locator("#quick-found .quick-pairing", { hasText: name }).waitFor();
  // Another desk ends that match meanwhile: what is shown is no other match then.
  await line.press("Enter");
  await send(page, url, { type: "result", match: game.id, result: { winner: game.seats[0].entrant, score: [7, 1] } });
  await page.locator(`#match-${game.id}[data-state='done']`).waitFor();
  await page.keyboard.press("2");
  const after = (await view(page, url)).matches.find((/** @type {any} */ one) => one.id === game.id);
  assert.deepEqual(after.status.phase.report.score, [7, 1]);
  const ended = (await view(page, url)).matches.filter((/** @type {any} */ one) => one.status.phase.type === "ended").length;
  assert.equal(ended, 1);

  // Who is nowhere on the board is looked for among all entries.
  await page.goto(`${url}/desk`);
  await line.fill("zeno");
  await page.locator("#quick-found", { hasText: "press Enter" }).waitFor();
  await line.press("Enter");
  await page.waitForURL(/desk\/entries\?q=zeno/);
});
