// Eight at a wooden board, by the book in Italian on a phone: equal rolls that double the stake, a partner for the box.
// @ts-check

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Club, eventually, keep } from "./club.mjs";
import { Parlour } from "./members.mjs";
import { assertNoSideways } from "./player.mjs";

/** @type {Club} */
let club;
before(async () => {
  club = await Club.open();
});
after(() => club.close());

test("the book knows equal rolls, a partner of the box, half a point and the decimals of money", { timeout: 180_000 }, async () => {
  const parlour = new Parlour(club);
  const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, locale: "it-IT" };
  const page = await parlour.open("Tino", async (form) => {
    await form.locator('input[name="play"][value="over_the_board"]').check();
    await form.locator("#host").selectOption("keeps");
    await form.locator("#worth").fill("2,50");
    await form.locator("#currency").fill("EUR");
  }, phone);
  for (const name of ["Anna", "Bice", "Ciro", "Dora", "Elio", "Fede", "Gaia", "Hugo"]) {
    await page.locator("#book-main input").fill(name);
    await page.locator('[data-act="add"]').first().click();
    await page.locator("#lineup b", { hasText: name }).waitFor({ state: "attached" });
  }
  await page.locator('[data-act="set_order"]').click();
  const press = (/** @type {string} */ act) => page.locator(`[data-act="${act}"]`).first().click();
  const known = await parlour.until((view) => view.line !== null);
  const id = (/** @type {string} */ name) => known.members.find((member) => member.name === name)?.id ?? "";
  const order = known.line?.queue.map((one) => Parlour.nameOf(known, one)) ?? [];
  const box = Parlour.nameOf(known, known.line?.box);
  const [captain = "", partner = "", third = ""] = order;

  // The captain does not want to, the next does.
  await press("seek_partner");
  await parlour.until((view) => view.stage.type === "seeking");
  await keep(page, "partner-asked-phone-it");
  await press("decline_partner");
  await parlour.until((view) => view.stage.type === "seeking" && view.stage.asked === id(partner));
  await press("accept_partner");
  await parlour.until((view) => view.line?.partner === id(partner));
  await press("start_game");
  await parlour.until((view) => view.game !== null);

  // The first equal roll counts by itself, the second only if the box wants it.
  await press("tie");
  await parlour.until((view) => view.game?.cubes.every((edge) => edge.cube.value === 2) ?? false);
  await press("tie");
  await parlour.until((view) => view.game?.tie_waits ?? false);
  await keep(page, "partner-tie-phone-it");
  await press(`decline_tie-${id(box)}`);
  await parlour.until((view) => view.game?.tie_waits === false);
  await keep(page, "partner-game-phone-it");
  await assertNoSideways(page, "the book on a phone");
  await press(`double-${id(captain)}`);
  await press("answer-take");
  await parlour.until((view) => view.game?.round === null);
  await page.locator('[data-act="result-box-single"]').click();
  await page.locator("#sure .choice").click();
  const over = await parlour.until((view) => view.games.length === 1);
  // 4 from the captain and 2 from each of five: 14, shared.
  const points = Object.fromEntries(over.members.map((member) => [member.name, member.points]));
  assert.deepEqual([points[box], points[partner], points[captain], points[third]], [7, 7, -4, -2]);
  const cents = over.ledger.accounts[0]?.balances ?? {};
  assert.deepEqual([cents[id(box)], cents[id(captain)]], [1750, -1000]);

  // Another stake, written with a comma; the sheet in Italian.
  await page.locator(".book-others > summary").click();
  await eventually("the stake is in the field", () => page.locator('[data-id="stake-unit"]').inputValue(), (value) => value === "2,50");
  await page.locator('[data-id="stake-unit"]').fill("0,50");
  await page.locator('[data-id="stake-unit"]').locator("xpath=..").locator("button").click();
  await parlour.until((view) => view.stake.unit === 50);
  await page.goto(`${parlour.path}/accounts`);
  await page.locator(".settlement").waitFor();
  await page.locator(".settlement").filter({ hasText: "17,50 EUR" }).waitFor();
  await assertNoSideways(page, "the accounts of eight on a phone");
  await keep(page, "partner-accounts-phone-it");
  await page.goto(`${parlour.path}/games/1`);
  await page.locator(".moves .end").waitFor();
  await assertNoSideways(page, "a game move by move");
  await keep(page, "partner-history-phone-it");
  assert.deepEqual(club.errors, []);
});
