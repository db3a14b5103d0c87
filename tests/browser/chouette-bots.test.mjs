// One person alone against bots: a whole game, whichever part the dice give them.
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

test("one can play a chouette alone against bots, from the roll for the order to the accounts", { timeout: 400_000 }, async () => {
  const parlour = new Parlour(club);
  const page = await parlour.open("Ada", async (page) => {
    await page.locator("#bots").selectOption("3");
    await page.locator("#bot-level").selectOption("beginner");
    await page.getByText("Time limits", { exact: true }).click();
    await page.locator("#pace-fair").selectOption("0");
    await page.locator("#pace-gather").selectOption("5");
  });
  await numbers(page.locator("#lineup .badge", { hasText: "bot" }), 3);
  const end = Date.now() + 200_000;
  for (;;) {
    const view = await parlour.view();
    if (view.games.length > 0) break;
    assert.ok(Date.now() < end, `no end in sight: ${JSON.stringify({ stage: view.stage, game: view.game, legal: { ...view.legal, steps: null } })}`);
    await act(parlour, page, view);
    await page.waitForTimeout(60);
  }
  await keep(page, "bots-over");
  await assertNoSideways(page, "the chouette");
  const view = await parlour.view();
  assert.equal(view.members.reduce((all, member) => all + member.points, 0), 0);
  await page.locator("#games-list li").first().waitFor();
  // Every control has a name that can be spoken.
  const nameless = await page.locator("button:visible, a:visible, input:visible, select:visible, summary:visible").evaluateAll((controls) =>
    controls
      .filter((control) => {
        const labels = control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? [...(control.labels ?? [])] : [];
        const own = [control.getAttribute("aria-label"), control.textContent, ...labels.map((label) => label.textContent)];
        return !control.getAttribute("aria-labelledby") && own.every((name) => !name?.trim());
      })
      .map((control) => control.outerHTML.slice(0, 120)));
  assert.deepEqual(nameless, []);

  // The game can be read move by move, its dice verify, and it replays from a file.
  await page.locator("#games-list .game-moves").first().click();
  await page.locator(".moves .end").waitFor();
  await page.locator(".moves .play").first().waitFor();
  await keep(page, "bots-history");
  await stepsThroughBoards(page);
  const proof = await (await page.request.get(`${parlour.path}/proof.json?set=${view.games[0]?.dice}`)).text();
  assert.match(club.tavola(["verify-dice", "-"], proof), /^(All \d+ rolls are|The one roll is) made as the house and both players committed/);
  const file = club.tavola(["replay", "--export", parlour.path.slice(3), "--data-dir", club.folder]);
  const replayed = JSON.parse(club.tavola(["replay", "-"], file));
  assert.deepEqual([replayed.refusals, replayed.state.ledger.points], [[], view.ledger.points]);

  // The session ends; another one begins with the same people.
  await page.goto(parlour.path);
  await page.locator("#close").click();
  await page.locator("#sure .choice").click();
  await page.locator("#again button").waitFor();
  await keep(page, "bots-closed");
  await page.locator("#again button").click();
  await page.waitForURL((url) => url.pathname.startsWith("/c/") && url.pathname !== parlour.path);
  await page.locator('[data-act="roll_die"]').waitFor();
  await numbers(page.locator("#lineup .badge", { hasText: "bot" }), 3);
  await page.goto(parlour.path);
  await page.locator("#sequel").waitFor();
  assert.deepEqual(club.errors, []);
});

/** Beside every play stands a small board; keys step from one to the next, and the one chosen is large. @param {import("playwright-core").Page} page */
async function stepsThroughBoards(page) {
  const boards = page.locator(".moves .play .mini");
  const many = await page.locator(".moves .play").count();
  await numbers(boards, many);
  assert.match((await boards.first().getAttribute("aria-label")) ?? "", /^Position\. .+: 24: \d/);
  const large = page.locator("li:target .mini-link");
  for (const size of [{ width: 390, height: 844 }, { width: 1440, height: 900 }]) {
    await page.setViewportSize(size);
    await page.keyboard.press("ArrowRight");
    await large.and(page.locator(":focus")).waitFor();
    const first = await page.evaluate(() => location.hash);
    const width = async () => (await large.boundingBox())?.width ?? 0;
    await eventually(`the board is large on ${size.width}`, width, (pixels) => pixels > 300);
    await assertNoSideways(page, "the history");
    await page.keyboard.press("ArrowDown");
    // A game of one play has nowhere to step to.
    if (many > 1) await page.waitForFunction((first) => location.hash !== first, first);
    // Pressed once more, the board is small again.
    await page.keyboard.press("Enter");
    await large.waitFor({ state: "detached" });
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  }
}

/** Offers the most that can be lost, which the bots do not refuse. @param {import("playwright-core").Page} page */
async function givesUp(page) {
  const before = await page.locator("#now-text").innerText();
  await page.locator("#resign-open").click();
  await page.locator("#resign .choice").last().click();
  await eventually("the offer is on the page", () => page.locator("#now-text").innerText(), (text) => text !== before);
}

/**
 * Does the next thing a person would do; gives up a game that has been going on for a while, as far as one may.
 * @param {Parlour} parlour
 * @param {import("playwright-core").Page} page
 * @param {import("../../crates/tavola-server/web/js/wire.js").ChouetteView} view
 */
async function act(parlour, page, view) {
  const may = (/** @type {any} */ act) => view.legal.actions.includes(act);
  const press = async (/** @type {string} */ id) => page.locator(`[data-act="${id}"]:not([aria-disabled="true"])`).first().click({ timeout: 3000 }).catch(() => undefined);
  if (view.legal.answer.length > 0) return page.keyboard.press("p");
  if (may("accept_resignation")) return page.keyboard.press("t");
  // Equal rolls alone can make a record this long: there has to be a play to look back at.
  if (may("resign") && view.version > 60 && view.game?.board?.last_turn) return givesUp(page);
  for (const id of ["roll_die", "start_game", "roll_opening", "roll", "decline_extra"]) if (may(id)) return press(id);
  if (may("hold") && (await page.locator('[data-act="hold"]').count())) return press("hold");
  if (!view.legal.steps) return;
  if (await page.locator('[data-act="no_move"]').count()) return press("no_move");
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await press("done");
}
