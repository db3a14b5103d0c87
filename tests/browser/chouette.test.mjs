// A chouette of five people with a cube each: three games with a beaver, a captain's cube dropped, a new box, one who
// comes later and one who goes, down to the settlement.
// @ts-check

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Club, eventually, keep, numbers } from "./club.mjs";
import { Parlour, reach } from "./members.mjs";
import { assertNoSideways, heard } from "./player.mjs";

/** @type {Club} */
let club;
before(async () => {
  club = await Club.open();
});
after(() => club.close());

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

test("five play a chouette with a cube each, three games long, and settle", { timeout: 400_000 }, async () => {
  const parlour = new Parlour(club);
  const ada = await parlour.open("Ada", async (page) => {
    await keep(page, "chouette-open");
    await page.getByLabel("Club chouette").check();
    // Real dice: equal rolls at the opening would double the sums below.
    await page.getByText("More rules", { exact: true }).click();
    await page.locator("#knob-automatic_doubles").selectOption("none");
    await page.getByText("Time limits", { exact: true }).click();
    await page.locator("#pace-fair").selectOption("0");
    await page.locator("#pace-gather").selectOption("5");
    await page.locator("#worth").fill("2.50");
    await page.locator("#currency").fill("EUR");
  });
  await keep(ada, "chouette-gathering");
  await parlour.join("Bruno", { viewport: { width: 1280, height: 800 }, colorScheme: "dark" });
  const carla = await parlour.join("Carla", { ...PHONE, locale: "it-IT" });
  await parlour.join("Dario", PHONE);
  await keep(carla, "chouette-gathering-phone-it");
  await parlour.rollForOrder();
  await keep(ada, "chouette-order");

  // The first game: all members double, the box beavers the captain's cube and passes the others.
  await parlour.press("Ada", "start_game");
  await parlour.until((view) => view.game !== null);
  const first = await parlour.roles();
  await parlour.turn();
  await keep(ada, "chouette-playing");
  await keep(carla, "chouette-playing-phone-it");
  await parlour.untilOnRoll("black");
  for (const member of first.team) await parlour.press(member, "double");
  await parlour.until((view) => view.game?.round?.offers.length === 3);
  const box = parlour.page(first.box);
  const [captain = "", second = "", third = ""] = first.team;
  await parlour.choose(first.box, { [captain]: "take", [second]: "drop", [third]: "drop" });
  await box.locator(".verdict-line.refused", { hasText: /beaver/i }).waitFor();
  await keep(box, "chouette-duty");
  await parlour.choose(first.box, { [captain]: "beaver" });
  await box.locator(".verdict-line:not(.refused)").waitFor();
  // What has been chosen is still chosen when the rules allow it; then it is final, all cubes at once.
  await parlour.press(first.box, "answer");
  await parlour.until((view) => view.game?.round?.step === "beaver");
  await parlour.answer(captain, { [captain]: "take" });
  const lies = await parlour.until((view) => view.game?.round === null);
  const edge = lies.game?.cubes.find((one) => Parlour.nameOf(lies, one.member) === captain);
  assert.deepEqual([edge?.cube.value, edge?.cube.owner], [4, "white"]);
  await keep(ada, "chouette-beavered");

  // Somebody comes; somebody who is out goes at once.
  const elena = await parlour.join("Elena", { viewport: { width: 820, height: 1180 } });
  await keep(elena, "chouette-newcomer-tablet");
  const leaver = parlour.page(third);
  await (await reach(leaver, "#leave")).click();
  await leaver.locator("#sure .choice").click();
  await parlour.until((view) => view.members.find((one) => one.name === third)?.presence === "gone");
  // A reload in the middle shows the same cubes again.
  await box.locator("#lineup .member", { hasText: third }).waitFor({ state: "detached" });
  const seen = await box.locator("#lineup").textContent();
  await box.reload();
  await box.locator("#lineup .member").first().waitFor({ state: "attached" });
  await eventually("the same cubes are shown", () => box.locator("#lineup").textContent(), (text) => text === seen);
  await parlour.untilOnRoll("white");
  await parlour.resign(first.box, captain);
  const afterFirst = await parlour.until((view) => view.games.length === 1);
  assert.equal(Parlour.nameOf(afterFirst, afterFirst.line?.box), captain, "the captain is the new box");
  const won = afterFirst.games[0]?.points ?? {};
  assert.deepEqual(Object.values(won).toSorted((a, b) => (a ?? 0) - (b ?? 0)), [-6, 1, 1, 4], "the box pays the cube of 4 and the two it has passed");
  await keep(carla, "chouette-between-phone-it");

  // The second game: the captain doubles alone, their cube is dropped, the next plays on as captain and loses.
  await parlour.press(captain, "start_game");
  await parlour.until((view) => view.game?.number === 2);
  const game = await parlour.roles();
  await parlour.untilOnRoll("black");
  await parlour.press(game.captain, "double");
  for (const member of game.team.slice(1)) await parlour.press(member, "hold");
  await parlour.until((view) => view.game?.round !== null && view.game?.round.joining.length === 0);
  await parlour.answer(game.box, { [game.captain]: "drop" });
  const changed = await parlour.until((view) => view.game?.round === null);
  assert.equal(Parlour.nameOf(changed, changed.game?.captain), game.team[1], "the next member plays on as captain");
  await heard(parlour.page(game.team[1] ?? ""), /You are now the captain|Ora il capitano sei tu/);
  await keep(parlour.page(game.box), "chouette-captain-dropped");
  await parlour.turn();
  await parlour.turn();
  await parlour.untilOnRoll("black");
  await parlour.resign(game.team[1] ?? "", game.box);
  const afterSecond = await parlour.until((view) => view.games.length === 2);
  assert.equal(afterSecond.games[1]?.result.winner, "box");

  // The third game: the box doubles all, everybody passes.
  const { box: third_box } = await parlour.roles();
  await parlour.press(third_box, "start_game");
  await parlour.until((view) => view.game?.number === 3);
  const last = await parlour.roles();
  await parlour.untilOnRoll("white");
  await parlour.press(last.box, "double_all");
  await parlour.until((view) => view.game?.round?.by === "box");
  await keep(parlour.page(last.team[0] ?? ""), "chouette-asked");
  for (const member of last.team) {
    // A key before the question is on the page would say nothing.
    await parlour.page(member).locator('[data-act="answer-drop"]').waitFor();
    await parlour.page(member).keyboard.press("p");
  }
  const over = await parlour.until((view) => view.games.length === 3);
  for (const game of over.games) assert.equal(Object.values(game.points).reduce((all, one) => (all ?? 0) + (one ?? 0), 0), 0);
  await keep(ada, "chouette-accounts-beside");

  // The settlement, on a screen, on a phone, in Italian.
  await ada.locator("#accounts-open").click();
  await ada.locator(".settlement").waitFor();
  const paid = over.ledger.accounts[0]?.payments ?? [];
  await numbers(ada.locator(".payments li"), paid.length);
  await ada.locator(".settlement tfoot", { hasText: "0.00 EUR" }).first().waitFor();
  await numbers(ada.locator(".game-sheet"), 3);
  await keep(ada, "chouette-settlement");
  await ada.emulateMedia({ media: "print" });
  await keep(ada, "chouette-settlement-print");
  await carla.goto(`${parlour.path}/accounts`);
  await assertNoSideways(carla, "the accounts on a phone");
  await keep(carla, "chouette-settlement-phone-it");
  const sheet = await (await ada.request.get(`${parlour.path}/sheet.csv`)).text();
  assert.equal(sheet.split("\r\n").filter((line) => /^[123],/.test(line)).length, 3);
  await parlour.page("Dario").goto(parlour.path);
  await assertNoSideways(parlour.page("Dario"), "the chouette on a phone");
  assert.deepEqual(club.errors, []);
});

test("the list of plays closes when the turn it belongs to has ended elsewhere", { timeout: 120_000 }, async () => {
  const parlour = new Parlour(club);
  await parlour.open("Ada", async (page) => {
    await page.getByText("More rules", { exact: true }).click();
    await page.locator("#knob-automatic_doubles").selectOption("none");
    await page.getByText("Time limits", { exact: true }).click();
    await page.locator("#pace-fair").selectOption("0");
  });
  for (const name of ["Bruno", "Carla"]) await parlour.join(name);
  await parlour.rollForOrder();
  await parlour.press("Ada", "start_game");
  await parlour.until((view) => view.game !== null);
  for (let turn = 0; turn < 2; turn++) {
    for (let turns = 0; turns < 40; turns++) {
      const view = await parlour.until((now) => now.game?.board !== null && now.dice?.called === null);
      if (view.game?.board?.phase.type === "to_play") break;
      await parlour.turn();
    }
    const view = await parlour.view();
    const { phase } = view.game?.board ?? {};
    assert.equal(phase?.type, "to_play");
    const player = Parlour.nameOf(view, phase?.type === "to_play" && phase.side === "white" ? view.game?.box_player : view.game?.team_player);
    const page = parlour.page(player);
    if (await page.locator('[data-act="no_move"]').count()) continue;
    await page.locator("#plays-open").click();
    await page.locator("#plays[open] .choice").first().waitFor();
    // The same person in another tab ends the turn.
    const tab = await page.context().newPage();
    await tab.goto(parlour.path);
    await tab.locator('[data-act="undo"]').first().waitFor({ state: "attached" });
    await tab.keyboard.press("1");
    await tab.keyboard.press("Enter");
    await tab.locator('[data-act="done"][aria-disabled="false"]').click();
    await parlour.until((now) => now.version > view.version);
    await page.locator("#plays:not([open])").waitFor({ state: "attached" });
    assert.equal(await page.locator('[aria-label=""]').count(), 0, "nothing is named by an empty label");
    await tab.close();
  }
  assert.deepEqual(club.errors, []);
});
