// Every time limit of a chouette waited out once with nobody acting: every page shows what came of it without being
// loaded again. docs/limits.md lists all limits there are, and the test of each.
// @ts-check

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { Club, eventually } from "./club.mjs";
import { Parlour } from "./members.mjs";
import { choose } from "./player.mjs";
import { STILL, untouched } from "./still.mjs";

/** @import { Page } from "playwright-core" */

/** @type {Club} */
let club;
/** @type {Page[]} */
let people;
before(async () => {
  club = await Club.open();
  people = [];
  for (const _ of NAMES) people.push(await club.person());
  // Whoever has been in a chouette is known from then on: those below are opened side by side.
  await chouette(NAMES.length, {});
});
after(() => club.close());

const NAMES = ["Ada", "Bea", "Cleo", "Dora"];

/** Nobody is waited for so long that it mattered, and nobody's time is ever over. */
const PATIENT = { answer: null, gather: 1000, fair: 0, turn: null, absence: null, link: 2000 };

/**
 * A chouette of so many with those limits, and their pages.
 * @param {number} many
 * @param {object} pace
 * @param {object} [rules]
 * @param {(message: any) => boolean} [drops] messages of pages that never arrive
 */
async function chouette(many, pace, rules = { game: { preset: "chouette-club", automatic_doubles: "none" } }, drops = undefined) {
  const [host] = people;
  assert.ok(host);
  const data = { rules, pace: { ...PATIENT, ...pace }, name: "Ada" };
  const { url, join_url } = await (await host.request.post("/chouettes", { data })).json();
  const parlour = new Parlour(club);
  parlour.path = url;
  for (const [index, person] of people.slice(0, many).entries()) {
    const name = NAMES[index] ?? "";
    if (index > 0) await person.request.post(join_url, { data: { name } });
    const page = await person.context().newPage();
    page.setDefaultTimeout(40_000);
    page.on("pageerror", (error) => club.errors.push(`${page.url()}: ${error.stack ?? error.message}`));
    if (drops) {
      await page.routeWebSocket(/\/live/, (line) => {
        const house = line.connectToServer();
        line.onMessage((text) => void (drops(JSON.parse(String(text))) || house.send(text)));
      });
    }
    await choose(page, STILL);
    await page.goto(url);
    parlour.pages.set(name, page);
  }
  for (const page of parlour.pages.values()) await page.locator("#lineup .member, #lineup li").nth(many - 1).waitFor({ state: "attached" });
  return { parlour, pages: [...parlour.pages.values()], stays: await untouched([...parlour.pages.values()]) };
}

/** @param {Page[]} pages @param {(page: Page) => Promise<unknown>} sees */
const all = (pages, sees) => Promise.all(pages.map(sees));

/** An act of the page that can be done. @param {Page} page @param {string} act */
const ready = (page, act) => page.locator(`[data-act="${act}"]:not([aria-disabled="true"])`).first();

/** Ada rolls for the order, and nobody else: it is found all the same. @param {Parlour} parlour */
async function order(parlour) {
  await parlour.press("Ada", "roll_die");
  return parlour.until((view) => view.line !== null);
}

/** The end of a game that nobody plays: everything in it is waited out. @param {Page[]} pages */
const gameOver = (pages) => all(pages, (page) => page.locator("#games-list li").first().waitFor({ timeout: 100_000 }));

describe("the limits of a chouette", { concurrency: 3 }, () => {
  test("nobody else rolls for the order, nobody makes the opening roll or opens a link, nobody plays", { timeout: 180_000 }, async () => {
    const pace = { answer: 2000, turn: 4000, link: 1000 };
    const { parlour, pages, stays } = await chouette(3, pace, undefined, (message) => message.command?.type === "open_link");
    await parlour.press("Ada", "roll_die");
    await all(pages, (page) => ready(page, "start_game").waitFor());
    await parlour.press("Ada", "start_game");
    // The opening roll is left to them for a quarter of a minute, each link for a second, a play for four.
    await parlour.until((view) => view.game !== null);
    await gameOver(pages);
    const over = await parlour.view();
    const proof = await (await pages[0]?.request.get(`${parlour.path}/proof.json?set=${over.games[0]?.dice}`))?.json();
    assert.deepEqual([proof.rolls[0].links.white.source, proof.rolls[0].links.black.source], ["default", "default"]);
    await stays();
  });

  test("the captain may roll when the members' moment is over; who has doubled waits for others, and then for the box", { timeout: 240_000 }, async () => {
    const { parlour, pages, stays } = await chouette(4, { fair: 2500, gather: 1500, answer: 3000 });
    await order(parlour);
    await parlour.press("Ada", "start_game");
    await parlour.until((view) => view.game !== null);
    await parlour.untilOnRoll("black");
    const { box, captain, team } = await parlour.roles();
    // Nobody says anything: the button comes by itself.
    await ready(parlour.page(captain), "roll").waitFor();
    const [, second = ""] = team;
    await parlour.press(second, "double");
    const answers = parlour.page(box).locator('[data-act="answer-take"]:not([aria-disabled="true"])').first();
    await answers.waitFor();
    // The box says nothing: its cube is dropped, and who has doubled is out.
    await answers.waitFor({ state: "detached" });
    await parlour.until((view) => view.game?.round === null && view.game.cubes.every((edge) => Parlour.nameOf(view, edge.member) !== second || edge.cube.value === 1));
    await all(pages, (page) => eventually("nobody is asked", () => page.locator('[data-act^="answer-"]:visible').count(), (many) => many === 0));
    // The box doubles the others, and nobody answers: the game is over.
    await parlour.untilOnRoll("white");
    await parlour.press(box, "double_all");
    await gameOver(pages);
    await stays();
  });

  test("a resignation nobody answers is rejected when the time for a turn is over", { timeout: 240_000 }, async () => {
    const { parlour, pages, stays } = await chouette(3, { turn: 12_000 });
    await parlour.rollForOrder();
    await parlour.press("Ada", "start_game");
    await parlour.until((view) => view.game !== null);
    const view = await parlour.untilOnRoll("black");
    const [loser, winner] = [view.game?.team_player, view.game?.box_player].map((id) => parlour.page(Parlour.nameOf(view, id)));
    assert.ok(loser && winner);
    await loser.locator("#resign-open").click();
    await loser.locator("#resign .choice").first().click();
    await ready(winner, "accept_resignation").waitFor();
    await ready(winner, "accept_resignation").waitFor({ state: "detached" });
    await ready(loser, "roll").waitFor();
    // Nobody rolls either.
    await gameOver(pages);
    await stays();
  });

  test("who has no page open is waited for no longer than was agreed", { timeout: 180_000 }, async () => {
    const { parlour, pages, stays } = await chouette(3, { absence: 1000 });
    await parlour.rollForOrder();
    await parlour.press("Ada", "start_game");
    await parlour.until((view) => view.game !== null);
    // For an absent captain the next in line would play; nobody plays for the box.
    await parlour.untilOnRoll("white");
    const gone = parlour.page((await parlour.roles()).box);
    await gone.close();
    await gameOver(pages.filter((page) => page !== gone));
    await stays();
  });

  test("whoever is asked to be the box's partner and says nothing has declined", { timeout: 180_000 }, async () => {
    const rules = { game: { preset: "chouette-galore", automatic_doubles: "none" }, partner_from: 4 };
    const { parlour, stays } = await chouette(4, { answer: 2500 }, rules);
    const known = await order(parlour);
    const [box = "", ...asked] = [known.line?.box, ...(known.line?.queue ?? [])].map((id) => Parlour.nameOf(known, id));
    await parlour.press(box, "seek_partner");
    // One after the other is asked on their own page, and the question goes as it came.
    for (const name of asked) {
      await ready(parlour.page(name), "accept_partner").waitFor();
      await ready(parlour.page(name), "accept_partner").waitFor({ state: "detached" });
    }
    await ready(parlour.page(box), "draw_partner").waitFor();
    await stays();
  });

  test("who has passed and says nothing gives no additional cube", { timeout: 240_000 }, async () => {
    const rules = { game: { preset: "chouette-galore", automatic_doubles: "none" }, extras: "on" };
    const { parlour, stays } = await chouette(4, { answer: 8000 }, rules);
    await order(parlour);
    await parlour.press("Ada", "start_game");
    await parlour.until((view) => view.game !== null);
    await parlour.untilOnRoll("white");
    const { box, captain, team } = await parlour.roles();
    await parlour.press(box, "double");
    const others = team.slice(1);
    for (const name of others) await ready(parlour.page(name), "answer-drop").click();
    await ready(parlour.page(captain), "answer-take").click();
    for (const name of others) await ready(parlour.page(name), "give_extra").waitFor();
    for (const name of others) await ready(parlour.page(name), "give_extra").waitFor({ state: "detached" });
    const view = await parlour.until((now) => now.game?.extras === null);
    assert.equal(view.game?.cubes.filter((edge) => edge.kind === "extra").length, 0);
    await stays();
  });
});

test("no page had an error meanwhile", () => assert.deepEqual(club.errors, []));
