// One's matches: files dropped on the page, found again, taken along, shared, added up; the same without a script and by keys.
// @ts-check

import assert from "node:assert/strict";
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { Club, eventually, numbers } from "./club.mjs";

/** @type {Club} */
let club;
before(async () => {
  club = await Club.open();
});
after(() => club.close());

/** A short match of Ann's. @param {string} other @param {string} day */
const match = (other, day) => `; [Event "Club night"]
; [EventDate "${day}"]
 3 point match
 Game 1
 Ann : 0                   ${other} : 0
  1)                        31: 8/5 6/5
  2) 62: 24/18 13/11        55: 8/3(2) 6/1*(2)
  3) 66:                     Doubles => 2
  4)  Takes                 21: 13/11 6/5
  5)  Doubles => 4           Drops
 Wins 2 points
`;

/** Drops files on the page. @param {import("playwright-core").Page} page @param {Record<string, string>} files */
async function drop(page, files) {
  const dropped = await page.evaluateHandle((files) => {
    const data = new DataTransfer();
    for (const [name, text] of Object.entries(files)) data.items.add(new File([text], name));
    return data;
  }, files);
  await page.dispatchEvent("#bring", "dragover", { dataTransfer: dropped });
  await page.dispatchEvent("#bring", "drop", { dataTransfer: dropped });
}

test("files are dropped, read, found again, taken along and added up; the same file again is the same match", { timeout: 180_000 }, async () => {
  const page = await club.person({ acceptDownloads: true });
  await page.goto("/");
  await page.locator('a[href="/study"]').first().click();
  await page.getByRole("heading", { name: "My matches", exact: true }).waitFor();
  await drop(page, { "one.mat": match("Bo", "2026.03.22"), "two.mat": match("Cy", "2026.05.01"), "no.txt": "hello" });
  await numbers(page.locator("#brought .library-file"), 3);
  assert.deepEqual(await page.locator("#brought .library-file").evaluateAll((all) => all.map((one) => one.getAttribute("data-came-to"))), ["taken", "taken", "refused"]);
  await page.getByText("2 files have been imported.").waitFor();
  await numbers(page.locator("#matches tbody tr"), 2);

  // Who they are is asked once, and known of the other match of that name.
  await page.locator("#matches .library-own").first().getByRole("button", { name: "Ann" }).click();
  await numbers(page.locator("#matches th strong"), 2);
  await numbers(page.locator("#matches .library-own"), 0);

  await drop(page, { "three.mat": match("Bo", "2026.03.22") });
  await page.locator('#brought [data-came-to="known"]').waitFor();
  await page.getByText("No file has been imported.").waitFor();
  await numbers(page.locator("#matches tbody tr"), 2);

  await page.locator(".library-search summary").click();
  await page.getByLabel("Player").fill("cy");
  await page.getByLabel("Position").fill("4HPwATDgc/ABMA");
  await page.getByRole("button", { name: "Search" }).click();
  await numbers(page.locator("#matches tbody tr"), 1);
  await page.getByRole("link", { name: "line 1.1" }).click();
  await page.locator('#decision[data-at="1.1"]').waitFor();
  await page.getByText("You are Ann.").waitFor();

  // Taken along, the match is read again as the same one.
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: ".sgf" }).click()]);
  const folder = mkdtempSync(join(tmpdir(), "tavola-library-"));
  try {
    const file = join(folder, "again.sgf");
    await download.saveAs(file);
    await page.goto("/study");
    await page.locator(".library-bring > details > summary").click();
    await page.setInputFiles("#bring-files", file);
    await page.getByRole("button", { name: "Import" }).click();
    await page.locator('#brought [data-came-to="known"]').waitFor();
    await numbers(page.locator("#matches tbody tr"), 2);
    await numbers(page.locator("#matches th strong"), 2);
    assert.equal(await page.locator("#matches tbody tr", { hasText: "Cy" }).count(), 1);

    // A whole folder, by the field for one.
    const inner = join(folder, "matches", "2025");
    mkdirSync(inner, { recursive: true });
    for (const nth of [1, 2, 3]) writeFileSync(join(inner, `${nth}.mat`), match("Di", `2025.01.0${nth}`));
    await page.setInputFiles("#bring-folder", join(folder, "matches"));
    await page.getByRole("button", { name: "Import" }).click();
    await numbers(page.locator("#matches tbody tr"), 5);
  } finally {
    rmSync(folder, { recursive: true });
  }

  // Judged in the background, they are added up.
  await page.getByRole("link", { name: "Statistics" }).click();
  const judged = async () => {
    await page.reload();
    return page.locator("#extent").getAttribute("data-matches");
  };
  await eventually("all are judged", judged, (now) => now === "5", 90_000);
  await numbers(page.locator(".library-chart rect"), 3);
  await page.getByRole("cell", { name: "31: 8/5 6/5" }).or(page.getByRole("rowheader", { name: "31: 8/5 6/5" })).first().waitFor();
  assert.deepEqual(club.errors, []);
});

test("without a script, on a phone, a match is pasted, shared, no longer shared, and removed", { timeout: 120_000 }, async () => {
  const page = await club.person({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  await page.goto("/study");
  await page.locator("#bring details summary").click();
  await page.getByLabel("The match as text").fill(match("Bo", "2026.03.22").replace("13/11 6/5", "13/11 99/1"));
  await page.getByRole("button", { name: "Import" }).click();
  await page.locator('#brought [data-came-to="taken"]').waitFor();
  // The reader says where something does not fit.
  const remark = page.locator("#brought .library-remarks tbody tr").first();
  assert.match((await remark.textContent()) ?? "", /^9\d+/);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
  await page.locator("#matches tbody a").first().click();
  await page.getByRole("button", { name: "Share with a link" }).click();
  const link = (await page.locator("#share-link").getAttribute("href")) ?? "";
  const other = await club.person({ locale: "it-IT" });
  await other.goto(link);
  await other.getByText("Analisi:").waitFor();
  assert.equal(await other.locator(".study-own, .study-share, .study-remove").count(), 0);
  assert.equal((await other.request.get(new URL(page.url()).pathname)).status(), 404);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
  // A page that is still open would ask for the deeper analysis, and get nothing.
  await other.close();
  await page.getByRole("button", { name: "Stop sharing" }).click();
  assert.equal((await other.request.get(link)).status(), 404);
  await page.locator(".study-remove summary").click();
  await page.getByRole("button", { name: "Remove the match" }).click();
  await page.getByText("Your matches come together here").waitFor();
  for (const path of ["/study", "/study/statistics"]) {
    await page.goto(path);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390, path);
  }
  assert.deepEqual(club.errors, []);
});
