// Learning from oneself: one's own errors as questions on a board, the position of the day, a bot as strong as oneself.
// @ts-check

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Club, eventually, keep } from "./club.mjs";
import { choose, HASTE, playUntil } from "./player.mjs";

/** @import { Page } from "playwright-core" */

/** @type {Club} */
let club;
before(async () => {
  club = await Club.open();
});
after(() => club.close());

/** Plays a match of a point against the bot, the first legal play each time, and has it analysed. @param {Page} page */
async function playsAMatch(page) {
  await choose(page, HASTE);
  const data = { opponent: "bot", rules: { preset: "match", length: { points: 1 } }, level: "beginner", side: "white" };
  const { id } = await (await page.request.post("/tables", { data })).json();
  await page.goto(`/t/${id}`);
  await playUntil([page], async () => (await page.locator("#result:visible").count()) > 0);
  await page.goto("/quiz");
  await eventually("the errors have become cards", async () => {
    await page.goto("/quiz");
    return page.locator("#quiz-progress").count();
  }, Boolean, 90_000);
  return id;
}

/** Where the solution would stand. @param {Page} page */
const solutions = (page) => page.locator(".study-candidates, #quiz-verdict, #daily-verdict, #daily-shares").count();

/** The answers on the page. @param {Page} page */
const answers = (page) => page.locator('button[name="answer"]').evaluateAll((all) => all.map((one) => /** @type {HTMLButtonElement} */ (one).value));

test("one's own errors are asked, on the board, by writing and by keys; wrong and right come back at their times", { timeout: 240_000 }, async () => {
  const page = await club.person();
  const id = await playsAMatch(page);
  const due = async () => Number(await page.locator("#quiz-progress").getAttribute("data-due"));
  const many = await due();
  assert.ok(many > 0);
  assert.equal(await solutions(page), 0, "nothing is told before the answer");
  await keep(page, "quiz");
  // A card about a play, made on the board by keys: what was moved stands in the form.
  for (let n = 0; n < many && !(await page.locator("#answer").count()); n++) await page.locator('button[value="skip"]').click();
  await page.locator("tavola-board").waitFor();
  const card = await page.locator('input[name="card"]').first().getAttribute("value");
  const [first = ""] = await answers(page);
  for (const step of first.replaceAll("*", "").split(" ")) {
    const [from = ""] = step.split("/");
    // By pressing the place of a checker it moves by the larger die first: enough that something stands in the form.
    await page.locator(`tavola-board .place[data-place="${from === "bar" ? 25 : from}"]`).focus().catch(() => {});
    await page.keyboard.press("Enter");
  }
  await page.locator("#answer").fill(first);
  await page.keyboard.press("Enter");
  await page.locator("#quiz-verdict").waitFor();
  await keep(page, "quiz-answered");
  assert.ok((await page.locator(".study-candidates").count()) > 0);
  assert.equal(await page.locator(`a[href^="/t/${id}/study?match=1&at="]`).count(), 1);
  await page.locator("#quiz-next").focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/quiz$/);
  const next = page.locator('input[name="card"]').first();
  if (await next.count()) assert.notEqual(await next.getAttribute("value"), card);
  assert.ok((await due()) < many);
  // All others retired: nothing is due, and it can be begun again.
  await eventually("nothing is due", async () => {
    await page.goto("/quiz");
    if (await page.locator("#quiz-done").count()) return true;
    await page.locator('button[value="retire"]').click();
    return false;
  }, Boolean, 60_000);
  await page.locator("details.own summary").click();
  await page.locator('button[value="reset"]').click();
  await eventually("all are due again", due, (now) => now === many);
  assert.deepEqual(club.errors, []);
});

test("the position of the day is answered once, without a script and on a phone too", { timeout: 240_000 }, async () => {
  const page = await club.person();
  await page.goto("/daily");
  if (await page.locator("#daily-empty").count()) await playsAMatch(page);
  await page.goto("/daily");
  assert.equal(await solutions(page), 0);
  const all = await answers(page);
  assert.ok(all.length > 1);
  const phone = await club.person({ viewport: { width: 390, height: 844 }, locale: "it-IT", javaScriptEnabled: false });
  await phone.goto("/daily");
  assert.equal(await phone.evaluate(() => document.documentElement.scrollWidth), 390);
  await keep(phone, "daily");
  if (await phone.locator("#answer").count()) {
    await phone.locator("#answer").fill(all[0] ?? "");
    await phone.locator("#question-form button.button").first().click();
  } else {
    await phone.locator('button[name="answer"]').first().click();
  }
  await phone.locator("#daily-verdict").waitFor();
  await keep(phone, "daily-answered");
  assert.equal(await phone.evaluate(() => document.documentElement.scrollWidth), 390);
  await phone.goto("/daily");
  await phone.locator("#daily-shares").waitFor();
  assert.equal(await phone.locator('button[name="answer"]').count(), 0, "it is answered once");
  await page.reload();
  assert.equal(await solutions(page), 0, "who has not answered is told nothing");
  assert.deepEqual(club.errors, []);
});
