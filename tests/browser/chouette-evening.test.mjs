// An evening of five at the ordinary times: one is away when a cube is offered, one settles, one leaves, one comes later,
// and the accounts are closed where they were made. No page is loaded again.
// @ts-check

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Club, keep } from "./club.mjs";
import { Parlour, fold, reach } from "./members.mjs";
import { choose } from "./player.mjs";
import { STILL, untouched } from "./still.mjs";

/** @type {Club} */
let club;
before(async () => {
  club = await Club.open();
});
after(() => club.close());

test("five play at the ordinary times, and nobody has to load a page again", { timeout: 500_000 }, async () => {
  const parlour = new Parlour(club);
  const ada = await parlour.open("Ada", async (page) => {
    await page.getByText("More rules", { exact: true }).click();
    await page.locator("#knob-automatic_doubles").selectOption("none");
    await page.getByText("Time limits", { exact: true }).click();
    await page.locator("#pace-absence").selectOption("30");
    await page.locator("#worth").fill("5");
    await page.locator("#currency").fill("EUR");
  });
  await parlour.join("Bruno");
  await parlour.join("Carla", { locale: "it-IT", viewport: { width: 390, height: 844 } });
  await parlour.join("Dario");
  await parlour.join("Elena");
  await parlour.rollForOrder();
  await parlour.press("Ada", "start_game");
  await parlour.until((view) => view.game !== null);
  const { box, team } = await parlour.roles();
  const [captain = "", settler = "", leaver = "", absent = ""] = team;
  const staying = [box, captain, settler, leaver].map((name) => parlour.page(name));
  const same = await untouched(staying);

  // The rules of this table, with the stake.
  await (await reach(parlour.page(captain), "#terms-open")).click();
  await parlour.page(captain).locator("#terms dl.terms", { hasText: "5" }).first().waitFor();
  await keep(parlour.page(captain), "chouette-terms");
  await parlour.page(captain).keyboard.press("Escape");
  await fold(parlour.page(captain));

  // One is away: the others see it, and their silence is the captain's answer.
  await parlour.untilOnRoll("white");
  const gone = parlour.page(absent);
  await gone.close();
  await parlour.page(captain).locator(`#lineup .member`, { hasText: absent }).locator(".badge-away").waitFor({ state: "attached", timeout: 40_000 });
  await parlour.press(box, "double_all");
  await parlour.until((view) => view.game?.round?.by === "box");
  for (const name of [captain, settler, leaver]) await parlour.press(name, "answer-take");
  await parlour.page(captain).locator("#news li", { hasText: `${absent} gave no answer in time` }).or(parlour.page(captain).locator("#news li", { hasText: `${absent} non ha risposto in tempo` })).first().waitFor({ timeout: 60_000 });
  const taken = await parlour.until((view) => view.game?.round === null);
  const theirs = taken.game?.cubes.find((edge) => Parlour.nameOf(taken, edge.member) === absent);
  assert.deepEqual([theirs?.cube.value, theirs?.cube.owner], [2, "black"]);
  const back = await gone.context().newPage();
  await choose(back, STILL);
  await back.goto(parlour.path);
  await back.locator("#news li", { hasText: /You gave no answer in time|Non hai risposto in tempo/ }).waitFor();
  parlour.pages.set(absent, back);
  await keep(back, "chouette-back-again");

  // One settles: the box is asked where it looks, in money.
  await offerToSettle(parlour.page(settler), "1.5");
  const asked = parlour.page(box).locator(".settle-asked");
  await asked.locator("p", { hasText: /7[.,]50 EUR/ }).waitFor();
  await keep(parlour.page(box), "chouette-settle-asked");
  await asked.locator('[data-act="accept_settlement"]').click();
  await parlour.until((view) => view.game?.cubes.find((edge) => Parlour.nameOf(view, edge.member) === settler)?.settled === "agreed");

  // Table talk is everybody's.
  await (await reach(parlour.page(settler), "#table-talk-text")).fill("Good luck!");
  await parlour.page(settler).locator("#table-talk-form button").click();
  await fold(parlour.page(settler));
  await parlour.page(box).locator("#table-talk-list li", { hasText: "Good luck!" }).waitFor({ state: "attached" });

  // One leaves and one comes; the game goes on to its end.
  await (await reach(parlour.page(leaver), "#leave")).click();
  await parlour.page(leaver).locator("#sure .choice").click();
  await parlour.until((view) => view.members.find((one) => one.name === leaver)?.presence === "leaving");
  const fabio = await parlour.join("Fabio");
  await fabio.locator("#now-waiting", { hasText: "You play from the next game on." }).waitFor();
  await parlour.turn();
  await parlour.untilOnRoll("black");
  await parlour.untilOnRoll("white");
  await keep(parlour.page(captain), "chouette-evening");
  await parlour.resign(box, captain);
  const over = await parlour.until((view) => view.games.length === 1);
  assert.equal(over.members.find((one) => one.name === leaver)?.presence, "gone");
  assert.equal(Parlour.nameOf(over, over.line?.box), captain);

  // The next game: all but its captain have settled, and the captain goes away; one who is out plays in their place.
  await parlour.press(captain, "start_game");
  await parlour.until((view) => view.game !== null);
  const second = await parlour.roles();
  await parlour.untilOnRoll("black");
  for (const name of second.team.slice(1)) {
    await offerToSettle(parlour.page(name), "0.5");
    await parlour.page(second.box).locator('.settle-asked [data-act="accept_settlement"]').click();
    await parlour.until((view) => view.game?.cubes.find((edge) => Parlour.nameOf(view, edge.member) === name)?.settled === "agreed");
  }
  const left = parlour.page(second.captain);
  await left.close();
  await parlour.page(second.box).locator("#news li", { hasText: /captain’s place|posto del capitano/ }).waitFor({ timeout: 60_000 });
  const stands = await parlour.view(second.box);
  const standIn = stands.members.find((member) => member.role === "stand_in")?.name ?? "";
  assert.equal(Parlour.nameOf(stands, stands.game?.team_player), standIn);
  await parlour.page(standIn).locator("#news li", { hasText: /You play in the captain’s place|Giochi al posto del capitano/ }).waitFor();
  await keep(parlour.page(standIn), "chouette-stand-in");
  await parlour.turn();
  await parlour.turn();
  const again = await left.context().newPage();
  await choose(again, STILL);
  await again.goto(parlour.path);
  parlour.pages.set(second.captain, again);
  await parlour.until((view) => Parlour.nameOf(view, view.game?.team_player) === second.captain);
  await parlour.untilOnRoll("black");
  await (await reach(again, "#resign-open")).click();
  await again.locator("#resign .choice small", { hasText: /EUR/ }).first().waitFor();
  await again.locator("#resign .choice").first().click();
  await parlour.press(second.box, "accept_resignation");
  const done = await parlour.until((view) => view.games.length === 2);

  // Whoever owes says that they have paid, until nobody owes anything.
  for (const payment of done.ledger.accounts[0]?.payments ?? []) {
    const payer = parlour.page(Parlour.nameOf(done, payment.from));
    await (await reach(payer, `[data-id="pay-${payment.to}-EUR"]`)).click();
    await payer.locator("#sure .choice").click();
    await parlour.until((view) => !view.ledger.accounts[0]?.payments.some((one) => one.from === payment.from && one.to === payment.to));
  }
  const closed = await parlour.until((view) => view.ledger.accounts.every((account) => account.payments.length === 0));
  assert.ok(Object.values(closed.ledger.accounts[0]?.balances ?? {}).every((amount) => amount === 0));
  await keep(ada, "chouette-evening-closed");
  await same();
  assert.deepEqual(club.errors, []);
});

/** Offers to settle the own cube for so many points. @param {import("playwright-core").Page} page @param {string} points */
async function offerToSettle(page, points) {
  await reach(page, "#settle");
  const open = await page.locator("#settle").getAttribute("open");
  if (open === null) await page.locator("#settle summary").click();
  await page.locator(".settle-row input").first().fill(points);
  await page.locator(".settle-row button").first().click();
  await fold(page);
}
