// The pages around the table: both languages, without a script, on a phone, and for who listens.
// @ts-check

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Club, keep } from "./club.mjs";

/** @type {Club} */
let club;
before(async () => {
  club = await Club.open();
});
after(async () => {
  await club.close();
});

const PAGES = ["/", "/rules", "/rules/movement", "/rulebook", "/rulebook/MOV-07", "/articles", "/articles/races", "/about", "/privacy", "/terms", "/verify"];

for (const [locale, language] of /** @type {const} */ ([["en-GB", "en"], ["it-IT", "it"]])) {
  test(`every page speaks the browser's language: ${language}`, async () => {
    const page = await club.person({ locale });
    for (const path of PAGES) {
      const answer = await page.goto(path);
      assert.equal(answer?.status(), 200, path);
      assert.equal(await page.locator("html").getAttribute("lang"), language, path);
      assert.equal(await page.locator("h1").count(), 1, path);
      assert.notEqual(await page.title(), "", path);
      await keep(page, `page${path.replaceAll("/", "-")}-${language}`);
    }
    assert.deepEqual(club.errors, []);
  });
}

test("nothing is wider than a phone's screen", async () => {
  const page = await club.person({ viewport: { width: 360, height: 740 }, isMobile: true });
  for (const path of PAGES) {
    await page.goto(path);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    assert.ok(over <= 0, `${path} is ${over} pixels too wide`);
  }
});

test("every control has a name that can be spoken", async () => {
  const page = await club.person();
  await page.goto("/");
  await page.locator('form:has(input[name="opponent"][value="bot"]) button').first().click();
  await page.waitForURL(/\/t\//);
  await page.locator("[data-act]").first().waitFor({ state: "attached" });
  const nameless = await page.locator("button:visible, a:visible, input:visible, select:visible").evaluateAll((controls) =>
    controls
      .filter((control) => {
        const labels = control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? [...(control.labels ?? [])] : [];
        const own = [control.getAttribute("aria-label"), control.textContent, control.getAttribute("title"), ...labels.map((label) => label.textContent)];
        const by = control.getAttribute("aria-labelledby");
        return !by && own.every((name) => !name?.trim());
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );
  assert.deepEqual(nameless, []);
  assert.equal(await page.locator("#live[role=log]").count(), 1);
});

test("a table can be opened and read without a script", async () => {
  const page = await club.person({ javaScriptEnabled: false });
  await page.goto("/");
  await page.locator('form:has(input[name="opponent"][value="bot"]) button').first().click();
  await page.waitForURL(/\/t\//);
  assert.ok((await page.locator("noscript, form").count()) > 0);
});

test("a friend’s table shows its invitation without a script, and who follows it sits down", async () => {
  const page = await club.person({ javaScriptEnabled: false });
  await page.goto("/");
  await page.locator('form:has(input[name="opponent"][value="friend"]) button').first().click();
  await page.waitForURL(/\/t\//);
  const link = page.locator('section.plain a[href*="/join/"]');
  await link.waitFor({ state: "visible" });
  const friend = await club.person({ javaScriptEnabled: false });
  await friend.goto((await link.getAttribute("href")) ?? "");
  await friend.locator("form.stack button").click();
  await friend.waitForURL(/\/t\//);
  // Two presses before the answer is there.
  const sit = friend.locator("section.plain form button").first();
  await sit.dblclick();
  await friend.waitForURL(/\/t\/[^/]+$/);
  await page.reload();
  assert.equal(await page.locator('section.plain a[href*="/join/"]').count(), 0, "nobody else is invited");
});

test("a double click opens one table, and who comes back may open another", async () => {
  const page = await club.person();
  await page.goto("/");
  let posts = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") posts += 1;
  });
  const play = page.locator('form:has(input[name="opponent"][value="bot"]) button').first();
  await play.dblclick();
  await page.waitForURL(/\/t\//);
  assert.equal(posts, 1);
  await page.goto("/");
  await play.click();
  await page.waitForURL(/\/t\//);
  assert.equal(posts, 2);
});

test("rules that do not go together are refused with what would go", async () => {
  const page = await club.person({ javaScriptEnabled: false });
  await page.goto("/");
  const answer = await page.request.post("/tables", {
    form: { opponent: "bot", preset: "match", length: "5", jacoby: "on" },
    headers: { origin: new URL(page.url()).origin, accept: "text/html" },
  });
  assert.equal(answer.status(), 400);
  assert.match(await answer.text(), /There is no Jacoby rule in a match.*OPT-03/s);
});

test("what does not exist is said so, in a page", async () => {
  const page = await club.person();
  for (const path of ["/nowhere", "/t/unknown", "/join/unknown"]) {
    const answer = await page.goto(path);
    assert.equal(answer?.status(), 404, path);
    assert.equal(await page.locator("h1").count(), 1, path);
  }
});
