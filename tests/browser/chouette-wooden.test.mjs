// Over a wooden board one person keeps the book: order, cubes, duties, results, corrections, accounts.
// @ts-check

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Club, eventually, keep, numbers } from "./club.mjs";
import { Parlour } from "./members.mjs";
import { assertNoSideways } from "./player.mjs";

/** @type {Club} */
let club;
before(async () => {
  club = await Club.open();
});
after(() => club.close());

test("the keeper enters a chouette played over a wooden board, takes back, and prints the sheet", { timeout: 120_000 }, async () => {
  const parlour = new Parlour(club);
  const page = await parlour.open("Keeper", async (form) => {
    await form.getByLabel("A wooden board").check();
    await form.locator("#host").selectOption("keeps");
    await form.locator("#worth").fill("5");
    await form.locator("#currency").fill("EUR");
  }, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  for (const name of ["Anna", "Bice", "Ciro", "Dora"]) {
    await page.locator("#book-main input").fill(name);
    await page.locator('[data-act="add"]').first().click();
    await page.locator(".order-list b", { hasText: name }).or(page.locator("#lineup b", { hasText: name })).first().waitFor();
  }
  await page.getByRole("button", { name: "Move Bice up" }).click();
  await keep(page, "wooden-order-phone");
  await page.locator('[data-act="set_order"]').click();
  await page.locator('[data-act="start_game"]').click();
  await page.locator('[data-act="rolled"]').waitFor();
  await keep(page, "wooden-game-phone");
  await page.setViewportSize({ width: 1280, height: 900 });
  await keep(page, "wooden-game");
  const begun = await parlour.view();
  const id = (/** @type {string} */ name) => begun.members.find((member) => member.name === name)?.id ?? "";
  const { box, team } = await parlour.roles();
  const [captain = "", second = "", third = ""] = team;

  // All three double; taking only the captain's the box must beaver, and is told so before it is final.
  for (const name of team) await page.locator(`[data-act="double-${id(name)}"]`).click();
  await page.locator(".answer-form .answer-cube").nth(2).waitFor();
  for (const [name, answer] of /** @type {const} */ ([[captain, "take"], [second, "drop"], [third, "drop"]])) {
    await page.locator(`.answer-form input[data-cube="${id(name)}"][value="${answer}"]`).check({ force: true });
  }
  await page.locator(".verdict-line.refused").waitFor();
  await keep(page, "wooden-duty");
  await page.locator(`.answer-form input[data-cube="${id(captain)}"][value="beaver"]`).check({ force: true });
  await page.locator('[data-act="answer"]').click();
  await page.locator('[data-act="answer-take"]').click();
  await page.locator('[data-act="result-box-gammon"]').click();
  await page.locator("#sure .choice").click();
  const first = await parlour.until((view) => view.games.length === 1);
  assert.equal(first.games[0]?.points[id(box)], 8 - 2, "a gammon on the cube of 4, and two cubes passed");

  // It was a single game: taken back and entered anew.
  await page.locator("#undo-one").click();
  await parlour.until((view) => view.games.length === 0);
  await page.locator('[data-act="result-box-single"]').click();
  await page.locator("#sure .choice").click();
  const again = await parlour.until((view) => view.games.length === 1);
  assert.equal(again.games[0]?.points[id(box)], 4 - 2);
  assert.equal(again.line?.box, id(box), "the box has won and is not behind");

  // A payment is recorded, somebody leaves, the sheet is handed out.
  await page.locator(".book-others > summary").click();
  await page.locator('[data-id="pay-From"]').selectOption(id(captain));
  await page.locator('[data-id="pay-To"]').selectOption(id(box));
  // Amounts are written with the decimals of their currency, and nothing else is taken for one.
  await page.locator('[data-id="pay-amount"]').fill("10.005");
  await page.getByRole("button", { name: "Record" }).click();
  await page.locator('[data-id="pay-amount"]:invalid').waitFor();
  await page.locator('[data-id="pay-amount"]').fill("10.00");
  await page.getByRole("button", { name: "Record" }).click();
  await parlour.until((view) => view.ledger.accounts[0]?.balances[id(captain)] === -1000);
  // More than is owed is asked about before it is entered.
  await page.locator('[data-id="pay-From"]').selectOption(id(captain));
  await page.locator('[data-id="pay-To"]').selectOption(id(box));
  await page.locator('[data-id="pay-amount"]').fill("1000");
  await page.getByRole("button", { name: "Record" }).click();
  await page.locator("#sure-text", { hasText: "1,000.00 EUR" }).waitFor();
  await page.keyboard.press("Escape");
  await page.locator(`[data-act="leave-${id(third)}"]`).click();
  await parlour.until((view) => view.members.find((member) => member.name === third)?.presence === "gone");
  await keep(page, "wooden-between");
  await assertNoSideways(page, "the book");
  await page.reload();
  await page.locator('[data-act="start_game"]').waitFor();
  await page.locator("#accounts-open").click();
  await page.locator(".settlement").waitFor();
  await page.locator(".settlement tfoot", { hasText: "0.00 EUR" }).waitFor();
  await keep(page, "wooden-accounts");
  const sheet = await (await page.request.get(`${parlour.path}/sheet.csv`)).text();
  assert.match(sheet, /^game,stake,box,captain,winner,ending/);
  assert.deepEqual(club.errors, []);
});

test("a keeper who plays is asked once, and enters what two have agreed on", { timeout: 60_000 }, async () => {
  const parlour = new Parlour(club);
  const page = await parlour.open("Anna", (form) => form.getByLabel("A wooden board").check());
  for (const name of ["Bice", "Ciro"]) {
    await page.locator("#book-main input").fill(name);
    await page.locator('[data-act="add"]').first().click();
    await page.locator("#lineup b", { hasText: name }).waitFor();
  }
  await page.locator("#now-text", { hasText: "on the table" }).waitFor();
  const names = () => page.locator("#lineup .member-name b").allInnerTexts();
  await eventually("they stand as they came", names, (now) => now.join() === "Anna,Bice,Ciro");
  await page.locator('[data-act="set_order"]').click();
  await page.locator('[data-act="start_game"]').click();
  const view = await parlour.until((now) => now.game !== null);
  const id = (/** @type {string} */ name) => view.members.find((member) => member.name === name)?.id ?? "";
  for (const name of ["Bice", "Ciro"]) await page.locator(`[data-act="double-${id(name)}"]`).click();
  await page.locator(".answer-form .answer-cube").nth(1).waitFor();
  // One form for one decision.
  await numbers(page.locator(".answer-form:visible"), 1);
  for (const name of ["Bice", "Ciro"]) await page.locator(`.answer-form input[data-cube="${id(name)}"][value="take"]`).check({ force: true });
  await page.locator('[data-act="answer"]').click();

  // Ciro pays a point and a half and is out.
  await page.getByText("Settle a cube by agreement").click();
  await page.locator('[data-id="settle-cube"]').selectOption({ label: "Ciro" });
  await page.locator('[data-id="settle-points"]').fill("-1.5");
  await page.locator('[data-act="settle"]').click();
  await parlour.until((now) => now.members.find((member) => member.name === "Ciro")?.points === -1.5);
  await page.locator('[data-act="result-team-single"]').click();
  await page.locator("#sure .choice").click();
  const over = await parlour.until((now) => now.games.length === 1);
  assert.deepEqual(over.games[0]?.points, { [id("Anna")]: -0.5, [id("Bice")]: 2, [id("Ciro")]: -1.5 });
  assert.deepEqual(club.errors, []);
});

test("whoever stands in the book says who they are, and the keeper confirms it", { timeout: 60_000 }, async () => {
  const parlour = new Parlour(club);
  const page = await parlour.open("Keeper", async (form) => {
    await form.getByLabel("A wooden board").check();
    await form.locator("#host").selectOption("keeps");
  });
  for (const name of ["Piero", "Rosa", "Sandro"]) {
    await page.locator("#book-main input").fill(name);
    await page.locator('[data-act="add"]').first().click();
    await page.locator("#lineup b", { hasText: name }).waitFor();
  }
  const piero = await club.person({ viewport: { width: 390, height: 844 }, locale: "it-IT" });
  await piero.goto(parlour.link);
  await piero.locator("#name").fill("Piero R.");
  await piero.locator(".claim button", { hasText: "Piero" }).click();
  await piero.waitForURL(/\/c\//);
  await piero.locator("#now-waiting", { hasText: "Piero" }).waitFor();
  await keep(piero, "claim-waits");
  await page.locator("#book-claims .claim", { hasText: "Piero R." }).waitFor();
  await keep(page, "claim-asked");
  await page.locator('#book-claims [data-act^="grant-"]').click();
  await page.locator("#book-claims .claim").waitFor({ state: "detached" });
  await piero.locator("#lineup .member", { hasText: "Piero" }).locator(".badge").first().waitFor({ state: "attached" });
  assert.equal((await parlour.view()).members.length, 3, "nobody has become a second Piero");
  assert.deepEqual(club.errors, []);
});
