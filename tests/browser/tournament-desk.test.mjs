// One tournament directed from the desk in a browser, from the empty desk to the paper on the wall.
// @ts-check

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Club, eventually, keep } from "./club.mjs";
import { appoint, draw, importList, openEvent, playOut, send, upperWins, view } from "./director.mjs";
import { assertNoSideways } from "./player.mjs";

/** @import { Page } from "playwright-core" */

/** @type {Club} */
let club;
before(async () => {
  club = await Club.open();
});
after(() => club.close());

const TWELVE = ["Ada", "Bruno", "Carla", "Dario", "Elena", "Franco", "Gina", "Hugo", "Irma", "Jacopo", "Katia", "Luca"];

test("thirteen players, one late: penalty, correction after the next round has begun, consolation, prizes", { timeout: 240_000 }, async () => {
  const page = await club.person({ viewport: { width: 1440, height: 900 } });
  const event = await openEvent(page, { name: "Coppa d’autunno", length: "7", fee: "50" });
  await keep(page, "tournament-desk-empty");
  await importList(page, event, "name,club\nAda,Roma\nBruno,\"Milano\n");
  await page.locator("#said", { hasText: /line \d/i }).waitFor();
  await importList(page, event, `name,club\n${TWELVE.map((name) => `${name},Roma`).join("\n")}`);
  await page.getByRole("row", { name: /Luca/ }).waitFor();
  await keep(page, "tournament-entries");

  await appoint(page, event);
  await page.locator("input[name='late_places']").fill("2");
  await page.locator("input[name='until']").fill(local(new Date(Date.now() + 3_600_000)));
  await page.getByRole("button", { name: "Draw", exact: true }).click();
  await page.getByRole("button", { name: /Publish the draw/ }).waitFor();
  // Nobody but directors sees a draw that is not final.
  const watcher = await club.person({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: "it-IT" });
  await watcher.goto(event);
  assert.equal(await watcher.locator(".node").count(), 0);
  await assertNoSideways(watcher, "the public page before the draw");
  page.once("dialog", (asks) => void asks.accept());
  await page.getByRole("button", { name: /Publish the draw/ }).click();
  await watcher.locator(".node").first().waitFor();
  await watcher.locator("main", { hasText: /Tabellone|tabellone|Main/ }).waitFor();
  await keep(page, "tournament-draw");

  // A late arrival takes the first late place.
  await page.goto(`${event}/desk/entries`);
  await page.locator("form:has([value='enter']) input[name='name']").fill("Mara");
  await page.getByRole("button", { name: "Add a late arrival" }).click();
  await page.getByRole("row", { name: /Mara/ }).waitFor();
  await page.goto(`${event}/desk/draw`);
  await page.locator(".late", { hasText: /LA1\s+Mara/ }).waitFor();
  page.once("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Release all late places" }).click();
  await page.getByRole("button", { name: "Release all late places" }).waitFor({ state: "detached" });

  // The board by keys: call all, start the first, the first of it has won.
  await page.goto(`${event}/desk`);
  await page.keyboard.press("n");
  await page.locator(".card[data-state='called']").first().waitFor();
  await keep(page, "tournament-board-called");
  const card = page.locator(".card[data-state='called']").first();
  const id = await card.getAttribute("id");
  await card.focus();
  await page.keyboard.press("s");
  await page.locator(`#${id}[data-state='playing']`).waitFor();

  // A penalty by the book: found by a word, ruled with a reason.
  const number = Number(id?.replace("match-", ""));
  await page.goto(`${event}/desk/book?q=phone&match=${number}`);
  await page.locator(".book summary").first().click();
  const form = page.locator(".book form").first();
  await form.locator("select[name='about']").selectOption({ index: 1 });
  await form.locator("select[name='remedy']").selectOption({ index: 0 });
  await form.locator("input[name='reason']").fill("A phone on the table");
  await form.getByRole("button", { name: "Record ruling" }).click();
  await page.locator(".ruling", { hasText: "A phone on the table" }).waitFor();
  await page.goto(`${event}/desk/match/${number}`);
  const rule = page.locator("#rule form");
  await rule.locator("select[name='remedy']").selectOption({ label: "penalty points" });
  await rule.locator("select[name='about']").selectOption({ index: 1 });
  await rule.locator("input[name='reason']").fill("A phone again");
  await rule.getByRole("button", { name: "Record ruling" }).click();
  await page.locator(".ruling", { hasText: "A phone again" }).waitFor();
  await page.locator("main", { hasText: /was awarded one point/ }).waitFor();
  await keep(page, "tournament-match");

  // The result with one key; what is longer than the match is refused with the clause.
  await page.goto(`${event}/desk`);
  const loser = page.locator(`#${id} input[name='loser_points']`);
  await loser.fill("9");
  await loser.press("Escape");
  await page.keyboard.press("1");
  await page.locator("#said", { hasText: "MAT-01" }).waitFor();
  await loser.fill("4");
  await loser.press("Escape");
  await page.keyboard.press("1");
  await page.locator(`#${id}[data-state='done']`).waitFor();
  await keep(page, "tournament-board");

  // The next round begins; then the first result is corrected, and every match it touches is listed before.
  const first = (await view(page, event)).matches.find((/** @type {any} */ game) => game.id === number);
  const next = (/** @type {any} */ seen) =>
    seen.matches.find((/** @type {any} */ game) => game.stage === "main" && game.feeds.some((/** @type {any} */ feed) => feed.type === "winner" && feed.of === number));
  const begun = (/** @type {any} */ seen) => seen.matches.find((/** @type {any} */ game) => game.id === next(seen).id).status.phase.type === "called";
  await playOut(page, event, upperWins, begun);
  const after = next(await view(page, event));
  await send(page, event, { type: "start", match: after.id });
  await page.goto(`${event}/desk/match/${number}`);
  await page.locator("#correct > summary").click();
  await page.locator("#correct input[name='loser_points']").fill("5");
  await page.locator("#correct button[data-key='2']").click();
  await page.locator("#confirm").waitFor();
  await page.locator("#confirm", { hasText: new RegExp(`#${after.id} `) }).waitFor();
  const unchanged = (await view(page, event)).matches.find((/** @type {any} */ game) => game.id === number);
  assert.deepEqual(unchanged.status.phase, first.status.phase, "asking changes nothing");
  await keep(page, "tournament-correction");
  await page.getByRole("button", { name: "Apply the correction" }).click();
  await page.waitForURL((url) => url.search === "");
  const corrected = (await view(page, event)).matches.find((/** @type {any} */ game) => game.id === number);
  assert.equal(corrected.status.phase.report.winner, first.seats[1].entrant);

  // To the end of main and consolation; the prizes are paid to the last cent.
  const seen = await playOut(page, event, upperWins);
  assert.ok(seen.divisions[0].is_over);
  const stages = seen.divisions[0].stages.map((/** @type {any} */ stage) => stage.stage);
  assert.deepEqual(stages, ["main", "consolation"]);
  await page.goto(`${event}/desk`);
  page.once("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Close the tournament" }).click();
  await page.getByText("Over", { exact: true }).waitFor();
  const paid = (await view(page, event)).divisions[0].prizes;
  const sum = paid.reduce((/** @type {number} */ total, /** @type {any} */ prize) => total + prize.amount, 0);
  assert.equal(sum, 13 * 5000);
  assert.ok(paid.every((/** @type {any} */ prize) => prize.entrant));
  await page.goto(`${event}/desk/log`);
  await keep(page, "tournament-log");

  await watcher.goto(event);
  await assertNoSideways(watcher, "the public page on a phone");
  await keep(watcher, "tournament-public-phone-it");
  await watcher.locator(".player").first().click();
  await watcher.locator(".path .node").first().waitFor();
  await assertNoSideways(watcher, "a player's path on a phone");
  await keep(watcher, "tournament-player-phone-it");
  const dark = await club.person({ viewport: { width: 1440, height: 900 }, colorScheme: "dark" });
  await dark.goto(event);
  await keep(dark, "tournament-public-dark");
  await printed(page, event);
  assert.deepEqual(club.errors.filter((error) => !/422/.test(error)), []);
});

test("a hand that is too quick decides nothing: Enter, a key on nothing, a second press, and the way back", { timeout: 180_000 }, async () => {
  const page = await club.person({ viewport: { width: 1440, height: 900 } });
  const event = await openEvent(page, { name: "Coppa svelta", length: "7", tables: "8" });
  await importList(page, event, `name\n${TWELVE.join("\n")}`);
  await page.getByRole("row", { name: /Luca/ }).waitFor();
  await appoint(page, event);
  await draw(page, event);
  const ended = async () => {
    const { matches } = await view(page, event);
    return matches.filter((/** @type {any} */ game) => game.status.phase.type === "ended").length;
  };
  const said = page.locator("#said");

  // A key pressed on the board with nothing chosen does nothing but say so; the head's keys need nothing chosen.
  await page.goto(`${event}/desk`);
  await page.keyboard.press("c");
  await said.filter({ hasText: "Choose a match first" }).waitFor();
  assert.equal(await page.locator(".card[data-state='called']").count(), 0);
  await page.keyboard.press("n");
  await page.locator(".card[data-state='called']").first().waitFor();
  for (const key of ["1", "2", "s", "a", "Enter"]) await page.keyboard.press(key);
  await said.filter({ hasText: "Choose a match first" }).waitFor();
  assert.equal(new URL(page.url()).pathname, `${event}/desk`);
  assert.deepEqual([await ended(), await page.locator(".card[data-state='playing']").count()], [0, 0]);

  // Enter in the points, and the phone's Go, lead to the question who has won; only an answer to it is one.
  const card = page.locator(".card[data-state='called']").first();
  const id = await card.getAttribute("id");
  const points = page.locator(`#${id} input[name='loser_points']`);
  await points.fill("5");
  for (let press = 0; press < 3; press++) await page.keyboard.press("Enter");
  const asked = () => page.evaluate(() => document.activeElement?.hasAttribute("data-winners"));
  await eventually("it is asked who has won", asked, (yes) => yes === true);
  assert.equal(await points.evaluate((field) => {
    const form = /** @type {HTMLInputElement} */ (field).form;
    return form?.querySelector("button, input[type='submit']")?.matches(":disabled");
  }), true, "what the keyboard's Go presses by itself does nothing, without a script too");
  assert.equal(await ended(), 0);
  await page.keyboard.press("2");
  await page.locator(`#${id}[data-state='done']`).waitFor();
  const number = Number(id?.replace("match-", ""));
  const reported = (await view(page, event)).matches.find((/** @type {any} */ game) => game.id === number);
  assert.deepEqual([reported.status.phase.report.winner, reported.status.phase.report.score], [reported.seats[1].entrant, [7, 5]]);

  // The rows keep their place: a second press in the same place is none for another match.
  const before = await ended();
  await page.waitForTimeout(1100);
  const upper = page.locator(".card[data-state='called'] button[data-key='1']").first();
  const box = await upper.boundingBox();
  assert.ok(box);
  for (let press = 0; press < 3; press++) {
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(300);
  }
  await eventually("it has ended", ended, (now) => now > before);
  assert.equal(await ended(), before + 1, "a press meant for the match that was there is none for another");

  // The result is taken back where it was said to be done: the match is called at its table as before.
  const done = page.locator(".card[data-state='done']").first();
  const last = await done.getAttribute("id");
  await said.getByRole("button", { name: "Undo" }).click();
  await page.locator(`#${last}[data-state='called']`).waitFor();
  assert.equal(await ended(), before);
  const again = (await view(page, event)).matches.find((/** @type {any} */ game) => `match-${game.id}` === last);
  assert.equal(again.status.phase.type, "called");
  assert.ok(again.status.table);
  // And once more from the card, after the same result again.
  await page.locator(`#${last} button[data-key='1']`).click();
  await page.locator(`#${last}[data-state='done'] a[data-undo]`).click();
  await page.locator(`#${last}[data-state='called']`).waitFor();
  assert.deepEqual(club.errors.filter((error) => !/422/.test(error)), []);
});

/** Where each row of the hall stands. @param {Page} page */
const places = (page) => page.evaluate(() => [...document.querySelectorAll(".hall .rows > li")].map((row) => row.getBoundingClientRect().top + scrollY));

// rule: TRN-18
test("what can be no result is said in the line at once, and the desk stays where it is", { timeout: 120_000 }, async () => {
  const page = await club.person({ viewport: { width: 1440, height: 900 } });
  const event = await openEvent(page, { name: "Coppa", length: "5", tables: "6" });
  await importList(page, event, `name;shoes\n${TWELVE.slice(0, 8).join("\n")}\n;\n`);
  await page.locator("#said", { hasText: /1 \(unknown column, .?shoes.?\), 2/ }).waitFor();
  await importList(page, event, `name\n${TWELVE.slice(0, 8).join("\n")}`);
  await page.getByRole("row", { name: /Hugo/ }).waitFor();
  // The first page leads to the draw, and then to its publication.
  await page.goto(`${event}/desk`);
  await page.locator("[data-next='draw'] a.button").click();
  await page.locator("#committee-names").fill("Rita\nSandro\nUgo");
  await page.getByRole("button", { name: "Appoint" }).click();
  await page.getByRole("button", { name: "Draw", exact: true }).click();
  await page.getByRole("button", { name: /Publish the draw/ }).waitFor();
  await page.goto(`${event}/desk`);
  page.once("dialog", (asks) => void asks.accept());
  await page.locator("[data-next='publish'] button").click();
  await page.locator("[data-next]").waitFor({ state: "detached" });
  await page.keyboard.press("n");
  await page.locator(".card[data-state='called']").nth(3).waitFor();
  await page.getByRole("button", { name: /^Missing: .+/ }).first().waitFor();

  const line = page.locator("#find");
  const found = page.locator("#quick-found");
  const before = await places(page);
  const isHere = async () => {
    assert.equal(new URL(page.url()).pathname, `${event}/desk`);
    assert.equal(await page.evaluate(() => document.activeElement?.id), "find");
    assert.deepEqual(await places(page), before, "no row has moved");
  };
  await line.fill("9 3");
  await found.filter({ hasText: /No match is on at that table.*1, 2, 3, 4\./ }).waitFor();
  await line.press("Enter");
  await isHere();
  for (const points of [5, 9]) {
    await line.fill(`1 ${points}`);
    await found.filter({ hasText: "the loser has at most 4 points" }).waitFor();
    assert.equal(await found.locator("button").count(), 0, "nobody can be chosen");
    await line.press("Enter");
    await isHere();
  }
  await line.fill("1 3");
  await found.locator("#quick-winners").waitFor();
  await isHere();
  const covered = await page.evaluate(() => {
    const shown = document.getElementById("quick-found")?.getBoundingClientRect();
    const under = [...document.querySelectorAll(".desk-board :is(button, a)")].map((one) => one.getBoundingClientRect());
    return under.filter((box) => shown && box.width > 0 && box.top < shown.bottom && box.bottom > shown.top).length;
  });
  assert.equal(covered, 0, "the preview lies over no button of the hall");
  await keep(page, "tournament-preview");
  await line.press("Enter");
  await page.keyboard.press("2");
  await page.locator(".card[data-state='done']").first().waitFor();

  // The head has the new name at once; emptied, lateness counts as usual.
  await page.goto(`${event}/desk/setup`);
  const settings = page.locator("#settings");
  await settings.locator("#terms-name").fill("Coppa nuova");
  await settings.locator("#terms-grace").fill("45");
  await settings.getByRole("button", { name: "Save" }).click();
  await page.locator(".tournament-name", { hasText: "Coppa nuova" }).waitFor();
  await settings.locator("#terms-grace").fill("");
  await settings.getByRole("button", { name: "Save" }).click();
  await eventually("lateness counts as usual", () => settings.locator("#terms-grace").inputValue(), (now) => now === "20");
  assert.equal((await view(page, event)).settings.lateness.grace, 1_200_000);
  assert.deepEqual(club.errors.filter((error) => !/422/.test(error)), []);
});

/** @param {Page} page @param {string} event */
async function printed(page, event) {
  const folder = process.env.TAVOLA_SCREENSHOTS;
  const papers = /** @type {const} */ ([["a4", 842, 595], ["poster", 2384, 1684]]);
  for (const [paper, across, high] of papers) {
    await page.goto(`${event}/print/main?paper=${paper}`);
    const pdf = await page.pdf({ preferCSSPageSize: true, ...(folder ? { path: `${folder}/bracket-${paper}.pdf` } : {}) });
    assert.equal(pdf.subarray(0, 5).toString(), "%PDF-");
    const sheets = pdf.toString("latin1").match(/\/MediaBox\s*\[[^\]]*\]/g) ?? [];
    assert.equal(sheets.length, 3, `main, consolation and standings each fill one sheet of ${paper}: ${sheets}`);
    const [width = 0, height = 0] = sheets[0].match(/[\d.]+/g)?.slice(2).map(Number) ?? [];
    assert.ok(Math.abs(width - across) < 2 && Math.abs(height - high) < 2, `${paper} is ${width} × ${height} points`);
    await page.emulateMedia({ media: "print" });
    await keep(page, `bracket-${paper}`);
    await page.emulateMedia({ media: null });
  }
}

/** @param {Date} at */
const local = (at) => new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
