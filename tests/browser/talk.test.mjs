// Talk at a table: two players in two languages, a watcher they do not hear before the end, mute and block, a report and its
// decision; all of it by keyboard.
// @ts-check

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Club, eventually, keep } from "./club.mjs";

/** @import { Page } from "playwright-core" */

/** @type {Club} */
let club;
before(async () => {
  club = await Club.open();
});
after(async () => {
  await club.close();
  assert.deepEqual(club.errors, []);
});

/** @param {Page} page @param {string} name */
async function register(page, name) {
  await page.goto("/register");
  await page.fill("#account-name", name);
  await page.fill("#account-password", "quiet anchor on the bar");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/account/);
}

/** @param {Page} page */
const lines = (page) => page.locator("#chat-lines .chat-said").allTextContents();

/** Waits until somebody reads these lines and no others. @param {Page} page @param {string[]} expected */
const reads = (page, expected) => eventually(`${page.url()} reads ${expected}`, () => lines(page), (now) => JSON.stringify(now) === JSON.stringify(expected));

/** Says a phrase by keyboard: to the talk, first letters choose, on to the button. @param {Page} page @param {string} phrase */
async function says(page, phrase) {
  await page.locator("#chat-phrase").focus();
  await page.locator("#chat-phrase").selectOption(phrase);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
}

/** Writes words by keyboard. @param {Page} page @param {string} text */
async function writes(page, text) {
  await page.locator("#chat-text").focus();
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}

/** Presses what stands behind a line, by keyboard. @param {Page} page @param {number} nth @param {string} act */
async function acts(page, nth, act) {
  const more = page.locator("#chat-lines .chat-acts").nth(nth);
  await more.locator("summary").focus();
  await page.keyboard.press("Enter");
  await more.locator(`[data-act=${act}]`).focus();
  await page.keyboard.press("Enter");
}

test("two players in two languages talk, a watcher is not heard before the end, a report is decided", async () => {
  const ada = await club.person();
  const bea = await club.person({ locale: "it-IT", viewport: { width: 390, height: 844 } });
  const eve = await club.person();
  await Promise.all([register(ada, "Ada"), register(bea, "Bea"), eve.goto("/")]);
  const opened = await ada.request.post("/tables", { data: { opponent: "friend", side: "white", rules: { preset: "match", length: { points: 1 } } } });
  const { url, join_url } = await opened.json();
  await bea.request.post(join_url, { data: {} });
  await Promise.all([ada.goto(url), bea.goto(url), eve.goto(url)]);
  await eventually("the match is on", () => ada.locator("#chat-phrases").isVisible());

  // A phrase is read in the reader's language, and counted until it is in sight.
  await ada.keyboard.press("w");
  await eventually("the key leads to the talk", () => ada.evaluate(() => document.activeElement?.id === "chat-phrase"));
  await says(ada, "well-played");
  await reads(bea, ["Ben giocato"]);
  await reads(ada, ["Well played"]);
  await keep(bea, "talk-phone");

  // Free words, once both have switched them on; what is written is text.
  for (const page of [ada, bea]) {
    await page.locator("#chat-want").focus();
    await page.keyboard.press("Enter");
  }
  await eventually("both may write", async () => (await ada.locator("#chat-words").isVisible()) && bea.locator("#chat-words").isVisible());
  await writes(ada, "<img src=x onerror=alert(1)> ciao");
  await reads(bea, ["Ben giocato", "<img src=x onerror=alert(1)> ciao"]);
  assert.equal(await bea.locator("#chat-lines img").count(), 0);
  assert.equal(await bea.locator("#chat-log").getAttribute("aria-live"), "polite");

  // The watcher's own room.
  await eventually("she is seen", () => ada.locator("#watchers").isVisible());
  await says(eve, "brave-take");
  await reads(eve, ["Brave take"]);
  await writes(bea, "pronta?");
  await reads(ada, ["Well played", "<img src=x onerror=alert(1)> ciao", "pronta?"]);

  // Muted and heard again.
  await acts(ada, 0, "mute");
  await reads(ada, ["Well played", "<img src=x onerror=alert(1)> ciao"]);
  await ada.locator("#chat-muted button").focus();
  await ada.keyboard.press("Enter");
  await reads(ada, ["Well played", "<img src=x onerror=alert(1)> ciao", "pronta?"]);

  // Reported.
  await acts(ada, 0, "report");
  await ada.locator("#report-words").focus();
  await ada.keyboard.type("Too loud");
  await ada.keyboard.press("Tab");
  await ada.keyboard.press("Enter");
  await eventually("it was sent", async () => (await ada.locator("#chat-note").textContent()) !== "");
  await keep(ada, "talk-table");

  // The end: what watchers said is there.
  const resigned = await bea.request.post(`${url}/command`, { data: { command_id: "end", command: { type: "resign_match" } } });
  assert.ok(resigned.ok(), await resigned.text());
  await eventually("the watcher is heard", () => lines(ada), (now) => now.includes("Brave take"));

  // Decided by a moderator, told to both.
  const max = await club.person();
  await register(max, "Max");
  club.tavola(["admin", "--data-dir", club.folder, "grant", "Max", "moderator"]);
  await max.goto("/moderation");
  await max.locator("main a[href^='/moderation/']").first().focus();
  await max.keyboard.press("Enter");
  await max.locator("#verdict").selectOption("no_words");
  await max.locator("#why").focus();
  await max.keyboard.type("Write more calmly");
  await keep(max, "talk-moderation");
  await max.locator("#decide button").focus();
  await max.keyboard.press("Enter");
  await max.waitForURL("**/moderation");
  await bea.reload();
  await eventually("no free words", async () => !(await bea.locator("#chat-words").isVisible()));
  await bea.goto("/account");
  assert.match(await bea.locator("ul.cases").innerText(), /Write more calmly/);
  await ada.goto("/account");
  assert.match(await ada.locator("ul.cases").innerText(), /No free words/);

  // Blocked: gone, both ways.
  await ada.goto(url);
  await eventually("the talk is there", () => ada.locator("#chat-lines .chat-acts").count());
  // The watcher's line stands before Bea's.
  await acts(ada, 1, "block");
  await eventually("nothing of Bea's", () => lines(ada), (now) => !now.includes("pronta?"));
  await ada.goto("/account");
  assert.match(await ada.locator("ul.blocks").innerText(), /Bea/);
});
