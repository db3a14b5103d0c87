// The page of a position: set up by mouse, by keys and by text, played on, on a phone and without a script.
// @ts-check

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Club, eventually } from "./club.mjs";

/** @type {Club} */
let club;
before(async () => {
  club = await Club.open();
});
after(() => club.close());

const OPENING = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10";

/** The id in the address. @param {import("playwright-core").Page} page */
const idOf = (page) => new URL(page.url()).searchParams.get("id");

/** @param {import("playwright-core").Page} page @param {number} place */
const place = (page, place) => page.locator(`tavola-board [data-place="${place}"]`);

/** @param {import("playwright-core").Page} page @param {string} id */
const addressSays = (page, id) => eventually(`the address says ${id}`, async () => idOf(page), (now) => now === id);

/** Takes a checker from place to place; it is let go only when it is seen in hand. @param {import("playwright-core").Page} page @param {number} from @param {number} to */
async function drag(page, from, to) {
  const [start, end] = await Promise.all([place(page, from).boundingBox(), place(page, to).boundingBox()]);
  assert.ok(start && end);
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 6 });
  await page.locator(".checker.lifted").waitFor();
  await page.mouse.up();
}

test("a roll is tried on the board: the play is found in the table, and leads on", { timeout: 60_000 }, async () => {
  const page = await club.person();
  await page.goto(`/position?id=${OPENING}&plies=0`);
  await place(page, 8).click();
  await page.locator("#play-undo").click();
  await place(page, 24).click();
  await place(page, 6).click({ button: "right" });
  await page.locator("#position-look tr.chosen th", { hasText: "24/21 6/5" }).waitFor();
  assert.match((await page.locator("#position-said").textContent()) ?? "", /Your play .* is number \d+/);
  await page.locator("#play-on").click();
  await page.getByText("Black is on roll.").waitFor();
  assert.deepEqual(club.errors, []);
});

test("a position is set up by mouse: placed, taken away, dragged; address and ids follow", { timeout: 60_000 }, async () => {
  const page = await club.person();
  await page.goto("/position");
  await page.locator("#setup[open]").waitFor();
  await page.locator("#setup-clear").click();
  await place(page, 6).click();
  await place(page, 6).click();
  await page.locator('input[name="brush"][value="black"]').check();
  await place(page, 1).click();
  await place(page, 0).click();
  await addressSays(page, `XGID=aa----B${"-".repeat(19)}:0:0:1:00:0:0:3:0:10`);
  await place(page, 6).click({ button: "right" });
  await drag(page, 6, 13);
  await addressSays(page, `XGID=aa${"-".repeat(11)}A${"-".repeat(12)}:0:0:1:00:0:0:3:0:10`);
  assert.match((await page.locator("#position-pips").textContent()) ?? "", /White 13, Black 49/);
  await page.locator('select[name="turn"]').selectOption("black");
  await page.locator('select[name="roll"]').selectOption("52");
  await page.locator('select[name="cube"]').selectOption("2");
  await page.locator('select[name="owner"]').selectOption("white");
  await page.locator('input[name="length"]').fill("5");
  await page.locator('input[name="white"]').fill("4");
  await page.locator('input[name="white"]').blur();
  const set = `XGID=aa${"-".repeat(11)}A${"-".repeat(12)}:1:1:-1:52:4:0:0:5:10`;
  await addressSays(page, set);
  assert.equal(await page.locator("#position-id").inputValue(), set);
  await page.locator("#setup-look").click();
  await page.locator("#position-look tr[data-next]").first().waitFor();
  assert.deepEqual(club.errors, []);
});

test("sixteen checkers cannot be placed, and a text that is no position is said and not sent", { timeout: 60_000 }, async () => {
  const page = await club.person();
  await page.goto("/position");
  await place(page, 6).click();
  await page.getByText("White has all 15 checkers on the board").waitFor();
  assert.match((await page.locator("#position-pips").textContent()) ?? "", /White 167/);
  await page.locator("#position-id").fill("XGID=-b----P-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10");
  await page.getByText("nobody has more than 15").waitFor();
  await page.locator("#position-id").fill("4HPwATDgc/ABMA:cInlAAAAAAAE");
  await eventually("the text is on the board", async () => idOf(page), (id) => id?.endsWith(":7:10") ?? false);
  await page.locator("#setup-clear").click();
  await page.getByText("nobody has a checker", { exact: false }).or(page.locator("#setup-look[disabled]")).first().waitFor();
  assert.deepEqual(club.errors, []);
});

test("the same by keys alone", { timeout: 60_000 }, async () => {
  const page = await club.person();
  await page.goto("/position");
  await page.locator("#setup-clear").waitFor();
  await page.locator("#setup-clear").focus();
  await page.keyboard.press("Enter");
  await place(page, 6).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Delete");
  await page.keyboard.press("Enter");
  await page.locator('input[name="brush"][value="white"]').focus();
  await page.keyboard.press("ArrowRight");
  await place(page, 24).focus();
  await page.keyboard.press("Enter");
  await addressSays(page, `XGID=-----AB${"-".repeat(17)}a-:0:0:1:00:0:0:3:0:10`);
  assert.match((await place(page, 5).getAttribute("aria-label")) ?? "", /point 5, a blot of White/);
  assert.deepEqual(club.errors, []);
});

test("on a phone nothing is cut, and without a script fields and text say the same", { timeout: 60_000 }, async () => {
  const phone = await club.person({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: "it-IT" });
  await phone.goto("/position");
  await phone.locator("#setup-clear").tap();
  await place(phone, 3).tap();
  await addressSays(phone, `XGID=---A${"-".repeat(22)}:0:0:1:00:0:0:3:0:10`);
  assert.equal(await phone.evaluate(() => document.documentElement.scrollWidth), 390);

  const plain = await club.person({ javaScriptEnabled: false });
  await plain.goto(`/position?id=${OPENING}&plies=0`);
  await plain.locator("#setup summary").click();
  await plain.locator('select[name="turn"]').selectOption("black");
  await plain.locator('select[name="roll"]').selectOption("42");
  await plain.locator("#setup-look").click();
  await plain.getByText("Black plays 42.").waitFor();
  await plain.locator("#setup summary").click();
  await plain.locator('input[name="white"]').fill("7");
  await plain.locator("#setup-look").click();
  await plain.getByText("Each score must be below the match length").waitFor();
  assert.deepEqual(club.errors, []);
});

const SHORT = "XGID=---A-A------------------c-:0:0:1:21:0:0:3:0:10";

test("two plays are rolled out in the page until the difference is certain", { timeout: 90_000 }, async () => {
  const page = await club.person();
  await page.goto(`/position?id=${SHORT}&plies=0`);
  for (const box of await page.locator('input[name="play"]').all()) await box.setChecked(["5/2", "5/4 3/1"].includes((await box.getAttribute("value")) ?? ""));
  await page.locator('select[name="trials"]').selectOption("324");
  await page.locator("#rollout-form button").click();
  await page.getByText(/^Certain: 5\/4 3\/1 is better than/).waitFor({ timeout: 60_000 });
  assert.equal(new URL(page.url()).hash, "", "without another page");
  assert.ok((await page.locator("#rollout tbody tr").count()) >= 2);
  const plain = await club.person({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await plain.goto(`/position?id=${SHORT}&plies=0`);
  await plain.getByText(/^Certain: 5\/4 3\/1/).waitFor();
  assert.equal(await plain.evaluate(() => document.documentElement.scrollWidth), 390);
  assert.deepEqual(club.errors, []);
});

test("where the browser looks, and on a page that was kept, the position is there at once and can be rolled out", { timeout: 90_000 }, async () => {
  const page = await club.person();
  await page.goto(`/position?id=${SHORT}&plies=0&look=here`);
  const looked = page.locator('#position-look[data-by="engine"]');
  await looked.waitFor({ timeout: 30_000 });
  assert.equal(await page.locator('input[name="play"]:checked').count(), 2);
  await page.locator('select[name="trials"]').selectOption("324");
  await page.locator("#rollout-form button").click();
  await page.locator("#rollout h2").waitFor();

  // A server that does not answer in time: the page that is kept has no position, the address has one.
  const kept = await club.person();
  const shell = await (await kept.request.get("/position")).text();
  await kept.route((url) => url.pathname === "/position" && url.searchParams.has("id"), (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ body: shell, contentType: "text/html" }) : route.continue());
  await kept.goto(`/position?id=${SHORT.replace(":21:", ":00:")}&roll=21&plies=0`);
  await kept.getByText("White plays 21.").waitFor();
  await kept.locator("#setup:not([open])").waitFor({ state: "attached" });
  await place(kept, 3).click();
  await kept.locator("#play-undo").click();
  await kept.locator('#position-look[data-by="engine"]').waitFor({ timeout: 30_000 });
  await kept.locator("#rollout-form").waitFor();
  assert.equal(idOf(kept), SHORT);

  // What is no position says so, and nothing breaks.
  await kept.unrouteAll();
  await kept.goto("/position?id=garbage");
  await kept.locator("[role=alert]").waitFor();
  assert.deepEqual(club.errors, []);
});

test("what if: a tree grows on the board, by buttons and by keys, and is shared to be read", { timeout: 90_000 }, async () => {
  const page = await club.person();
  await page.goto(`/position?id=${OPENING}&plies=0`);
  await place(page, 8).click();
  await place(page, 6).click({ button: "right" });
  await page.locator("#play-on:visible").waitFor();
  await page.locator("#what-if button").click();
  const here = page.locator('#tree-side a[aria-current="true"]');
  await page.locator('#tree-side a[aria-current="true"]', { hasText: "8/5 6/5" }).waitFor();
  await page.locator('#tree-acts button[value="55"]').click();
  await page.locator('#tree-side a[aria-current="true"]', { hasText: "55" }).waitFor();
  const black = (/** @type {number} */ number) => place(page, 25 - number);
  await black(8).click();
  await page.locator("#tree-undo").click();
  for (const from of [13, 13, 8, 8]) await black(from).click();
  await page.locator('#tree-side a[aria-current="true"]', { hasText: "13/3(2)" }).waitFor();
  await page.locator("#tree-comment").fill("Strong");
  await page.getByRole("button", { name: "Keep the comment" }).click();
  await page.locator("#tree-side .note", { hasText: "Strong" }).waitFor();
  await page.locator("h1").click();
  await page.keyboard.press("ArrowLeft");
  await eventually("the roll is shown", () => here.textContent(), (now) => now === "55");
  await page.keyboard.press("Home");
  await eventually("the beginning is shown", () => page.url(), (now) => !now.includes("at="));
  await page.locator("#tree-play").fill("24/20");
  await page.keyboard.press("Enter");
  await page.locator('#tree-side a[aria-current="true"]', { hasText: "24/20" }).waitFor();
  await page.keyboard.press("Tab");
  await page.locator("h1").click();
  await page.keyboard.press("ArrowUp");
  await eventually("the other way is shown", () => here.textContent(), (now) => now?.includes("8/5 6/5") ?? false);
  await page.keyboard.press("ArrowDown");
  await eventually("and back", () => here.textContent(), (now) => now?.includes("24/20") ?? false);
  await page.getByRole("button", { name: "Make it the main line" }).click();
  await eventually("it comes first", () => page.locator("#tree-side nav li a").nth(1).textContent(), (now) => now?.includes("24/20") ?? false);
  await page.locator("#tree-play, #tree-acts button").first().waitFor();
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByText("Everybody who has the address can read it.").waitFor();

  const address = page.url();
  const reader = await club.person({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, locale: "it-IT" });
  await reader.goto(address);
  await reader.locator('#tree-side a[aria-current="true"]', { hasText: "24/20" }).waitFor();
  assert.equal(await reader.locator("form[data-change]").count(), 0);
  assert.equal(await reader.evaluate(() => document.documentElement.scrollWidth), 390);
  await reader.locator('a[rel="before"]').click();
  assert.doesNotMatch(reader.url(), /at=/);
  const plain = await club.person({ javaScriptEnabled: false });
  await plain.goto("/variations");
  await plain.locator("#new-id").fill(OPENING);
  await plain.locator("main button.button").click();
  await plain.locator("#tree-play").fill("13/10 6/5");
  await plain.getByRole("button", { name: "Try" }).click();
  await plain.locator('#tree-side a[aria-current="true"]', { hasText: "13/10 6/5" }).waitFor();
  assert.deepEqual(club.errors, []);
});

test("the tables of scores show a score, keep their headings and fit a phone", { timeout: 60_000 }, async () => {
  const phone = await club.person({ viewport: { width: 390, height: 844 } });
  await phone.goto("/met/take-points");
  await phone.locator('select[name="own"]').selectOption("3");
  await phone.locator('select[name="other"]').selectOption("5");
  await phone.locator(".met-choice button").click();
  await phone.getByText("chance to win the match 64.8%").waitFor();
  assert.equal(await phone.locator("td.met-here").count(), 3);
  const scroll = phone.locator(".met-scroll").first();
  await scroll.evaluate((element) => element.scrollTo(300, 200));
  const [row, box] = await Promise.all([scroll.locator("tbody th").nth(8).boundingBox(), scroll.boundingBox()]);
  assert.ok(row && box && Math.abs(row.x - box.x) < 3, "the row's heading stays in sight");
  assert.equal(await phone.evaluate(() => document.documentElement.scrollWidth), 390);
  await phone.goto(`/position?id=${OPENING}&plies=0`);
  await phone.getByRole("link", { name: "Match equity and take points at this score" }).click();
  await phone.getByText("You need 7, the opponent 7").waitFor();
  assert.deepEqual(club.errors, []);
});
