// What one takes along from a table, and what one learns from it: its match as files, and its analysis.
// @ts-check

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { binary, Club, eventually } from "./club.mjs";

/** @type {Club} */
let club;
before(async () => {
  club = await Club.open();
});
after(() => club.close());

test("a match is taken along as .mat and SGF, and read again without a remark", { timeout: 120_000 }, async () => {
  const page = await club.person();
  const data = { opponent: "bots", rules: { preset: "match", length: { points: 1 } }, level: "beginner" };
  const { id } = await (await page.request.post("/tables", { data })).json();
  assert.equal((await page.request.get(`/t/${id}/match/other.txt`)).status(), 404);
  await page.goto(`/t/${id}`);
  await page.locator("#result:visible").waitFor({ timeout: 100_000 });
  const links = await page.locator("#result .files a").evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  assert.deepEqual(links.map((link) => link.split("/").at(-1)), ["xg.mat", "gnubg.mat", "match.sgf"]);
  const folder = mkdtempSync(join(tmpdir(), "tavola-files-"));
  try {
    const reports = [];
    for (const [index, link] of links.entries()) {
      const answer = await page.request.get(link);
      assert.match(answer.headers()["content-disposition"] ?? "", /attachment; filename="tavola-.*\.(mat|sgf)"/);
      const file = join(folder, `${index}.txt`);
      writeFileSync(file, await answer.body());
      const report = execFileSync(binary, ["convert", "--report", file], { encoding: "utf8" });
      assert.match(report, /1 game, \d+ plays/);
      assert.doesNotMatch(report, /note|mended|left out/);
      reports.push(report.split("\n").at(-2));
    }
    assert.equal(new Set(reports).size, 1, reports.join("\n"));
  } finally {
    rmSync(folder, { recursive: true });
  }
  assert.deepEqual(club.errors, []);
});

/** A match of bots to its end, as somebody sees it who watched. @param {import("playwright-core").Page} page */
async function watched(page) {
  const data = { opponent: "bots", rules: { preset: "match", length: { points: 1 } }, level: "beginner" };
  const { id } = await (await page.request.post("/tables", { data })).json();
  await page.goto(`/t/${id}`);
  await page.locator("#result:visible").waitFor({ timeout: 100_000 });
}

test("after the match its analysis is a click away, and stepped through by keys, clicks, wheel and swipes", { timeout: 180_000 }, async () => {
  const page = await club.person({ hasTouch: true });
  await watched(page);
  await page.locator("#result").getByRole("link", { name: "Analyse" }).click();
  const decision = page.locator("#decision");
  await decision.waitFor();
  await page.getByText("Looked 2 rolls ahead.").waitFor({ timeout: 60_000 });
  const at = () => decision.getAttribute("data-at");
  const shows = (/** @type {string} */ line) => eventually(`line ${line} is shown`, at, (now) => now === line);

  const worst = await page.locator("#errors tbody a").first().textContent();
  await shows(worst ?? "");
  assert.ok((await decision.locator("tr.chosen").count()) > 0, "what was played stands out");
  await page.keyboard.press("Home");
  await shows("1.1");
  assert.equal(await page.locator('#games tr[aria-current="true"]').getAttribute("id"), "l1.1");
  await page.keyboard.press("ArrowRight");
  await shows("1.2");
  assert.match(page.url(), /at=1\.2$/);
  await page.keyboard.press("ArrowDown");
  const error = await eventually("an error is shown", at, (now) => now !== "1.2");
  assert.ok((await page.locator(`[id="l${error}"] .study-mark`).count()) > 0);
  await page.locator('#games a[data-at="1.5"]').click();
  await shows("1.5");
  // Steps are heard, a jump can be gone back from, and the board is there in words.
  await eventually("the line is said", () => page.locator("#study-said").textContent(), (said) => said?.startsWith("Line 1.5, ") ?? false);
  assert.match((await page.locator("#board-words").textContent()) ?? "", /^Points as .* counts them\. .*: \d+ on \d+, /);
  await page.goBack();
  await shows(error ?? "");
  await page.goForward();
  await shows("1.5");
  await page.locator(".study-board").hover();
  await page.mouse.wheel(0, 120);
  await shows("1.6");
  const box = await page.locator(".study-board").boundingBox();
  assert.ok(box);
  const board = page.locator(".study-board");
  const y = box.y + box.height / 2;
  await board.dispatchEvent("pointerdown", { pointerType: "touch", clientX: box.x + 250, clientY: y });
  await board.dispatchEvent("pointerup", { pointerType: "touch", clientX: box.x + 60, clientY: y });
  await shows("1.7");

  // By keys alone: the button keeps the focus from step to step.
  await decision.locator('a[rel="next"]').focus();
  await page.keyboard.press("Enter");
  await shows("1.8");
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("rel")), "next");

  // The same address shows the same to anybody, in their language, without a script, and on a phone nothing is cut.
  const phone = await club.person({ viewport: { width: 390, height: 844 }, locale: "it-IT", javaScriptEnabled: false });
  await phone.goto(page.url());
  assert.equal(await phone.locator("#decision").getAttribute("data-at"), "1.8");
  await phone.getByText("Analisi:").waitFor();
  assert.equal(await phone.evaluate(() => document.documentElement.scrollWidth), 390);
  await phone.locator('a[rel="next"]').click();
  assert.equal(await phone.locator("#decision").getAttribute("data-at"), "1.9");

  // “?” lists the keys where they are, and gives the focus back.
  await page.keyboard.press("?");
  await page.locator("#keys[open] summary:focus").waitFor();
  await page.keyboard.press("?");
  await page.locator("#keys:not([open])").waitFor();
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("rel")), "next");
  // The engine in the browser goes on with the match.
  await page.locator("#look-here").click();
  await page.locator("#offline-report .study-summary").waitFor({ timeout: 60_000 });
  assert.match(page.url(), /\/offline\?study$/);
  assert.deepEqual(club.errors, []);
});
