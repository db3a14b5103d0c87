// A chouette with one cube for all, and additional cubes for who has taken alone: five people on five pages.
// @ts-check

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Club, keep, numbers } from "./club.mjs";
import { Parlour, fold, reach } from "./members.mjs";
import { heard } from "./player.mjs";

/** @type {Club} */
let club;
before(async () => {
  club = await Club.open();
});
after(() => club.close());

test("one takes alone and is given cubes by who has passed, one by one settled with each", { timeout: 400_000 }, async () => {
  const parlour = new Parlour(club);
  await parlour.open("Ada", async (page) => {
    await page.getByLabel("Plain chouette").check();
    await page.getByText("More rules", { exact: true }).click();
    await page.locator("#knob-extras").selectOption("paid");
    await page.getByText("Time limits", { exact: true }).click();
    await page.locator("#pace-fair").selectOption("0");
  });
  await parlour.join("Bruno", { colorScheme: "dark", viewport: { width: 1280, height: 800 } });
  await parlour.join("Carla", { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, colorScheme: "dark" });
  await parlour.join("Dario");
  await parlour.join("Elena");
  await parlour.rollForOrder();
  await parlour.press("Ada", "start_game");
  await parlour.until((view) => view.game !== null);
  const { box, captain, team } = await parlour.roles();
  const [adviser = ""] = team.slice(1);
  await advise(parlour, { captain, adviser, box });
  await parlour.untilOnRoll("white");
  await parlour.press(box, "double");
  await parlour.until((view) => view.game?.round?.waiting.length === 4);
  await parlour.answer(captain, { [captain]: "take" });
  for (const member of team.slice(1)) await parlour.answer(member, { [member]: "drop" });
  const asked = await parlour.until((view) => view.game?.extras !== null);
  assert.equal(asked.game?.extras?.waiting.length, 3);
  const [giver = "", second = "", third = ""] = team.slice(1);
  await keep(parlour.page(giver), "extras-asked");
  await keep(parlour.page("Carla"), "extras-phone-dark");
  await parlour.press(giver, "give_extra");
  await parlour.press(second, "give_extra");
  await parlour.press(third, "decline_extra");
  const lies = await parlour.until((view) => view.game?.extras === null);
  assert.equal(lies.game?.cubes.filter((edge) => edge.kind === "extra").length, 2);
  await numbers(parlour.page(captain).locator(".lineup .extra"), 2);
  await keep(parlour.page(captain), "extras-lie");
  await keep(parlour.page("Bruno"), "extras-dark");

  // The taker redoubles one of the additional cubes; its giver passes and pays 2.
  await parlour.untilOnRoll("black");
  const key = lies.members.find((member) => member.name === giver)?.id;
  await parlour.page(captain).locator(`#now-offer input[data-cube="${key}"]`).check();
  await parlour.press(captain, "double_some");
  await parlour.until((view) => view.game?.round?.offers.length === 1);
  await parlour.answer(giver, { [giver]: "drop" });
  await parlour.until((view) => view.game?.round === null);
  await parlour.untilOnRoll("white");
  await parlour.resign(box, captain);
  const over = await parlour.until((view) => view.games.length === 1);
  const points = Object.fromEntries(over.members.map((member) => [member.name, member.points]));
  // The captain: 2 from the box, a point and the cube of 2 from each giver. Who passed paid a point to the box.
  assert.deepEqual([points[captain], points[box], points[giver], points[second], points[third]], [2 + 3 + 3, -2 + 3, -4, -4, -1]);
  await keep(parlour.page(captain), "extras-over");
  assert.deepEqual(club.errors, []);
});

/**
 * A member shows the captain a play and says why: arrows and words on the team's pages, nothing on the box's.
 * @param {Parlour} parlour
 * @param {{ captain: string, adviser: string, box: string }} people
 */
async function advise(parlour, { captain, adviser, box }) {
  const steps = await somethingToPlay(parlour, captain);
  const [page, leader, against] = [adviser, captain, box].map((name) => parlour.page(name));
  assert.ok(page && leader && against);
  await page.locator("#now-text").filter({ hasText: /show the captain|capitano/i }).waitFor();
  await (await reach(page, "#talk-text")).fill("this one, I think");
  await page.locator("#talk-form button").click();
  await fold(page);
  await page.locator("#now").focus();
  await page.keyboard.type(steps.map(({ from, to }) => `${from}/${to}`).join(" "));
  await page.keyboard.press("Enter");
  await page.locator('[data-act="advise_play"]').click();
  await leader.locator("tavola-board path.trail").first().waitFor();
  // On a phone it is folded with the talk.
  await leader.locator(".advice", { hasText: "this one, I think" }).waitFor({ state: "attached" });
  await keep(leader, "advice-captain");
  await keep(page, "advice-adviser");
  await heard(leader, /this one, I think/);
  assert.equal(await against.locator(".advice").count(), 0, "the box hears nothing");
  assert.deepEqual((await parlour.view(box)).game?.advice, []);
  assert.equal((await parlour.view(captain)).game?.board?.phase.type, "to_play", "advice is no play");
  // What was said stays when the roll is played; the arrows go.
  await parlour.turn();
  await leader.locator(".advice", { hasText: "this one, I think" }).waitFor({ state: "attached" });
  assert.ok((await parlour.view(captain)).game?.advice.every((piece) => piece.steps.length === 0));
}

/** Plays on until the captain has rolled and can move from a point. @param {Parlour} parlour @param {string} captain */
async function somethingToPlay(parlour, captain) {
  for (let i = 0; i < 10; i++) {
    await parlour.untilOnRoll("black");
    await parlour.press(captain, "roll");
    await parlour.until((view) => view.game?.board?.phase.type === "to_play" && view.dice?.called === null);
    const steps = firstPlay((await parlour.view(captain)).legal.steps);
    if (steps.length > 0 && steps.every(({ from, to }) => from <= 24 && to >= 1)) return steps;
    await parlour.turn();
  }
  throw new Error("the captain can never move from a point");
}

/** @param {import("../../crates/tavola-server/web/js/wire.js").StepGraph | null} graph */
function firstPlay(graph) {
  const steps = [];
  for (let node = graph?.nodes[0]; node?.steps[0]; node = graph?.nodes[node.steps[0].next]) steps.push(node.steps[0]);
  return steps;
}
