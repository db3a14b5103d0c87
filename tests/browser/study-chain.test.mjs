// The whole way of whoever wants to know where they went wrong, in one go: a match against the bot with a tutor, its
// analysis, a "what if", the quiz, the match as a file and imported again. Once on a phone by touch, once by keys alone.
// @ts-check

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Club, eventually, keep, numbers } from "./club.mjs";
import { HASTE, act, assertNoSideways, choose, look } from "./player.mjs";

/** @import { Locator, Page } from "playwright-core" */

/** @type {Club} */
let club;
before(async () => {
  club = await Club.open();
});
after(() => club.close());

/**
 * How somebody works a page.
 * @typedef {object} Hands
 * @property {string} name
 * @property {(where: Locator) => Promise<void>} press a link or a button
 * @property {(where: Locator, text: string) => Promise<void>} write into a field
 * @property {(where: Locator, value: string) => Promise<void>} pick one of a list
 * @property {() => Promise<void>} onward to the next line of the analysis
 */

/** A finger on a phone. @param {Page} page @returns {Hands} */
const finger = (page) => ({
  name: "phone",
  press: (where) => where.tap(),
  write: (where, text) => where.fill(text),
  pick: async (where, value) => void (await where.selectOption(value)),
  onward: async () => {
    const board = page.locator(".study-board").first();
    const box = await board.boundingBox();
    assert.ok(box);
    const clientY = box.y + box.height / 2;
    await board.dispatchEvent("pointerdown", { pointerType: "touch", clientX: box.x + box.width * 0.8, clientY });
    await board.dispatchEvent("pointerup", { pointerType: "touch", clientX: box.x + box.width * 0.2, clientY });
  },
});

/** Ten fingers and no mouse. @param {Page} page @returns {Hands} */
function keyboard(page) {
  const to = async (/** @type {Locator} */ where) => {
    await where.waitFor();
    const isThere = () => where.evaluate((element) => element === document.activeElement);
    for (let n = 0; !(await isThere()); n++) {
      assert.ok(n < 300, `no Tab leads to ${where}`);
      await page.keyboard.press("Tab");
    }
  };
  return {
    name: "keys",
    press: async (where) => {
      await to(where);
      await page.keyboard.press("Enter");
    },
    write: async (where, text) => {
      await to(where);
      await page.keyboard.press("Control+A");
      await page.keyboard.insertText(text);
    },
    pick: async (where, value) => {
      await to(where);
      const chosen = () => where.evaluate((list) => /** @type {HTMLSelectElement} */ (list).value);
      const many = await where.evaluate((list) => /** @type {HTMLSelectElement} */ (list).length);
      await page.keyboard.press("Home");
      for (let n = 0; (await chosen()) !== value; n++) {
        assert.ok(n < many, `no arrow leads to ${value}`);
        await page.keyboard.press("ArrowDown");
      }
    },
    onward: () => page.keyboard.press("ArrowRight"),
  };
}

/** From the start page to the end of a match of a point, minding the tutor the first time. @param {Page} page @param {Hands} hands */
async function plays(page, hands) {
  await page.goto("/");
  const form = page.locator("form.choose");
  await hands.write(form.locator("#knob-length"), "1");
  await hands.pick(form.locator("#knob-level"), "beginner");
  await hands.pick(form.locator("#knob-tutor"), "doubtful");
  await hands.press(form.getByRole("button", { name: "Open the table" }));
  await page.waitForURL(/\/t\//);
  const asks = page.locator("#tutor-asks[open]");
  let [asked, hinted] = [0, false];
  await eventually("the match is over", async () => {
    if (await asks.count()) {
      asked += 1;
      await keep(page, `chain-${hands.name}-tutor`);
      if (asked === 1) {
        // Minded: chosen again, and what was put on the board is taken up.
        await hands.press(asks.getByRole("button", { name: "Choose again" }));
        await numbers(asks, 0);
        await page.keyboard.press("Shift+U");
      } else {
        await hands.press(asks.getByRole("button", { name: "Play it" }));
        await numbers(asks, 0);
      }
      return false;
    }
    const now = await look(page);
    if (now.over) return true;
    if (now.turn && asked > 0 && !hinted) {
      hinted = true;
      await page.keyboard.press("h");
      await page.locator("#hints .choice").first().waitFor();
      await keep(page, `chain-${hands.name}-hint`);
    }
    await act(page, () => "t", () => false);
    return false;
  }, Boolean, 200_000);
  assert.ok(asked > 0 && hinted, "who plays the first legal play each time is warned some time");
  return /** @type {string} */ (page.url().split("/").at(-1)?.split("?")[0]);
}

/** Both players' ratings as a judged match has them. @param {Page} page @param {string} address */
async function ratings(page, address) {
  const report = await (await page.request.get(address)).json();
  const { black, white } = report.players;
  return [black, white].map(({ rating, plays, cubes }) => ({ rating: Math.round(rating * 1000), plays, cubes }));
}

/** The whole way. @param {Page} page @param {Hands} hands */
async function goes(page, hands) {
  await choose(page, HASTE);
  const id = await plays(page, hands);
  await keep(page, `chain-${hands.name}-end`);

  // Its analysis: something at once, more as it comes, without a reload.
  const pressed = Date.now();
  await hands.press(page.locator("#result").getByRole("link", { name: "Analyse" }));
  const decision = page.locator("#decision");
  await decision.waitFor();
  const first = Date.now() - pressed;
  await page.getByText("Looked 2 rolls ahead.").waitFor({ timeout: 60_000 });
  console.log(`${hands.name}: first figures ${first} ms after the press, two rolls deep after ${Date.now() - pressed} ms`);
  await keep(page, `chain-${hands.name}-study`);
  await assertNoSideways(page, "the analysis");
  const at = () => decision.getAttribute("data-at");
  await hands.press(decision.locator('a[rel="first"]'));
  await eventually("the first line is shown", at, (now) => now === "1.1");
  await hands.onward();
  await eventually("the next line is shown", at, (now) => now === "1.2");
  const worst = page.locator("#errors tbody a").first();
  const where = await worst.getAttribute("data-at");
  await hands.press(worst);
  await eventually("the worst error is shown", at, (now) => now === where);

  // What if: the position as a tree, another play, a remark; found again by its address and in the list.
  await hands.press(decision.getByRole("button", { name: "What if" }));
  await page.waitForURL(/\/variations\/[^/]+$/);
  const tree = page.url();
  if (await page.locator("#tree-play").count()) {
    const { steps } = JSON.parse((await page.locator("#tree-data").textContent()) ?? "{}");
    assert.ok(steps.nodes.length > 1);
    await hands.write(page.locator("#tree-play"), await firstPlay(page));
    await hands.press(page.getByRole("button", { name: "Try", exact: true }));
  } else {
    await hands.press(page.locator('.variations-rolls button[value="31"]'));
  }
  await page.waitForURL(/\?at=\d+$/);
  await hands.write(page.locator("#tree-comment"), "Ask somebody about this");
  await hands.press(page.getByRole("button", { name: "Keep the comment" }));
  await page.locator(".variations-tree").getByText("Ask somebody about this").waitFor();
  await assertNoSideways(page, "the variations");
  await keep(page, `chain-${hands.name}-what-if`);
  await page.goto("/variations");
  await hands.press(page.locator(".variations-list a").first());
  await page.waitForURL(tree);
  await page.locator(".variations-tree").getByText("Ask somebody about this").waitFor();

  // One's own errors as questions.
  await page.goto("/study");
  await eventually("there is a question", async () => {
    await page.goto("/quiz");
    return page.locator("#quiz-progress").count();
  }, Boolean, 60_000);
  const choice = page.locator('button[name="answer"]').first();
  if (await page.locator("#answer").count()) {
    await hands.write(page.locator("#answer"), (await choice.getAttribute("value")) ?? "");
    await hands.press(page.locator("#question-form button.button").first());
  } else {
    await hands.press(choice);
  }
  await page.locator("#quiz-verdict").waitFor();
  await keep(page, `chain-${hands.name}-quiz`);
  await assertNoSideways(page, "the quiz");

  // Taken along as a file: imported again it is known, and a friend who imports it has it judged the same.
  await page.goto(`/t/${id}/study`);
  const [download] = await Promise.all([page.waitForEvent("download"), hands.press(page.getByRole("link", { name: ".mat (XG)" }))]);
  const text = await (await page.request.get(download.url())).text();
  await page.goto("/study");
  await hands.press(page.locator(".library-bring > details > summary"));
  await imports(page, hands, text, "known");
  const friend = await club.person();
  await friend.goto("/study");
  await imports(friend, keyboard(friend), text, "taken");
  const imported = friend.locator('#matches tbody a[href^="/study/m/"]').first();
  const address = (await imported.getAttribute("href")) ?? "";
  await imported.click();
  await friend.getByText("Looked 2 rolls ahead.").waitFor({ timeout: 60_000 });
  assert.deepEqual(await ratings(friend, `${address.split("?")[0]}/report.json`), await ratings(page, `/t/${id}/study/report.json`));
  await keep(friend, `chain-${hands.name}-imported`);
  assert.deepEqual(club.errors, []);
}

/** Imports a match as text, and sees what came of it. @param {Page} page @param {Hands} hands @param {string} text @param {string} cameTo */
async function imports(page, hands, text, cameTo) {
  await hands.press(page.locator("#bring details summary"));
  await hands.write(page.getByLabel("The match as text"), text);
  await hands.press(page.getByRole("button", { name: "Import" }));
  await page.locator(`#brought [data-came-to="${cameTo}"]`).waitFor();
  assert.equal(await page.locator("#brought .library-remarks tbody tr").count(), 0, "it is read without a remark");
}

/** A legal play of the position on the page. @param {Page} page */
async function firstPlay(page) {
  const data = await page.locator("#tree-data").textContent();
  const { steps } = JSON.parse(data ?? "{}");
  const moved = [];
  for (let node = steps.nodes[0]; node.steps.length; node = steps.nodes[node.steps[0].next]) {
    const { from, to } = node.steps[0];
    moved.push(`${from === 25 ? "bar" : from}/${to === 0 ? "off" : to}`);
  }
  return moved.join(" ");
}

test("on a phone: played with a tutor, analysed, asked what if, answered, taken along and imported again", { timeout: 400_000 }, async () => {
  const page = await club.person({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, acceptDownloads: true });
  await goes(page, finger(page));
});

test("the same by keys alone", { timeout: 400_000 }, async () => {
  const page = await club.person({ viewport: { width: 1440, height: 900 }, acceptDownloads: true });
  await goes(page, keyboard(page));
});
